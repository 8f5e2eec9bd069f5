//! The commands of a record: the table of all of them, each with what it is called, takes, changes and needs.
//!
//! A [`Command`] is plain data and knows no record. Places, moves and colours are what they are, or the [words](Operand) that were typed.

use super::arguments::{Words, what};
use super::readers::{
    SWAP_WAYS, analysis_parts, annotate, colour_or_none, count, figure, find, games, identifier, loss_limits, mark,
    mark_stone, move_number, ordinal, place, play, repair, replace, scope, some_games, target, time, value, view,
};
use super::table::{CommandEntry, Group};
use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::clipboard::{given, of_games, of_variation};
use crate::edit::operations::{
    Plan, analysis, clean, clipboard, counting, encoding, games, go, info, keep, mark, merge, play, repair, replace,
    results, settle, setup, text, turn, variation, when,
};
use crate::edit::search::{Kinds, Query};
use crate::edit::values::choices::{
    AnalysisPart, Annotation, Go, LossLimits, RepairChoice, Scope, Settling, SetupTarget, Sought, Strip, ValueChange,
    View, Where,
};
use crate::edit::values::games::{GameNumbers, SortBy};
use crate::edit::values::operand::{Operand, Places};
use crate::edit::values::place::has_move;
use crate::edit::workspace::{CommandOutcome, NO_GAME, Workspace};
use crate::game::count::Scoring;
use crate::game::turn::{Axis, Turn, Way};
use crate::game::{Colour, Kind, Mark, Move, Place, PrintedFigure, Swaps};
use crate::language::{Message, StaticText};
use crate::record::History;
use crate::relate::ResultTerms;

pub use super::parse::CommandError;

type ReadArguments = fn(&mut Words) -> Result<Command, String>;

commands! {
    (w, kind, history, c, workspace)
    Edit {
        Undo(steps: usize):
            "undo" "[N]", "Undo", "Undoes the last step, or the last N.", Command::Undo(w.number_or(what::STEPS, 1)?);
            {
                anytime when(history.undo_title().is_some(), StaticText("nothing-was-done-yet", "nothing to undo"));
                wide true; while_writing true;
                does workspace.undo(*steps);
            }
        Redo(steps: usize):
            "redo" "[N]", "Redo", "Redoes the last undone step, or the last N.",
                Command::Redo(w.number_or(what::STEPS, 1)?);
            {
                anytime when(history.redo_title().is_some(), StaticText("nothing-was-undone", "nothing to redo"));
                wide true; while_writing true;
                does workspace.redo(*steps);
            }
        History(steps: usize):
            "history" "N", "Go to history step", "Undoes or redoes until N steps are applied; 0 is the record as opened.",
                Command::History(w.number(what::STEPS)?);
            { available go::steps_are_there(history, *steps); wide true; does workspace.jump(*steps); }
        Find { what: String, kinds: Kinds, regex: bool }:
            "find" "[--in=KIND] [--regex] [TEXT]", "Find…",
                "Searches for a text, a point or a property, from here on and then from the start: in the whole record, or only in comments, names, players, labels, moves, marks, setup or properties. Points can be named as people do (D4) or as the record does (dp).",
                find(w)?;
            { anytime Ok(()); while_writing true; does workspace.find(what, *kinds, *regex); }
        FindAgain { forward: bool }:
            "find-next" "", "Find next", "Goes to the next match.", Command::FindAgain { forward: true };
            "find-previous" "", "Find previous", "Goes to the previous match.", Command::FindAgain { forward: false };
            { while_writing true; does workspace.go_to_found(*forward, false); }
        Replace { what: String, with: String, kinds: Kinds, regex: bool, scope: Scope }:
            "replace" "[--in=KIND] [--regex] [--node|--subtree|--game|--collection] WHAT WITH", "Replace",
                "Replaces a text wherever it occurs in comments, names, players and labels, or in one KIND of these; in every game unless a scope is given. With --in=properties, also in dates, results and all other texts of the game. With --regex, $1 stands for a group.",
                replace(w)?;
            {
                wide *scope != Scope::Node;
                run Query::new(what, *kinds, *regex)
                    .map_err(EditError::refused)
                    .and_then(|query| replace::replace(c, &query, with, clean::covered(c, *scope)));
            }
        CopyVariation:
            "copy-variation" "", "Copy variation", "Copies this node and everything after it to the clipboard.";
            { wide true; run Ok(c.transaction(StaticText("copy-variation", "Copy variation"))).map(|step| (step, of_variation(c))); }
        CutVariation:
            "cut-variation" "", "Cut variation", "Cuts this node and everything after it to the clipboard.";
            {
                available variation::above(c, variation::NOT_DELETED);
                removes true; wide true; changes_lines true;
                run variation::delete(c, StaticText("command-cut-variation", "Cut variation")).map(|step| (step, of_variation(c)));
            }
        PasteVariation { text: Option<String> }:
            "paste-variation" "[SGF]", "Paste variation", "Adds what is on the clipboard, or the given text, after this node.",
                Command::PasteVariation { text: w.optional() };
            { available given(c, text.as_deref()).is_there(); wide true; run clipboard::paste(c, text.as_deref()); }
    }
    Go {
        Go(go: Go):
            "goto" "WHERE", "Go to",
                "Goes to a position in this game: start, end (of the main line), a move number on the main line, or child numbers like /0.0.2.",
                Command::Go(Go::To(place(w)?));
            "link" "", "Copy link to this node", "Copies the link to this node, as it is written in a comment: #0.2.1.", Command::Link;
            "next" "[N]", "Next", "Goes forward, following the last visited variation.",
                Command::Go(Go::Next(w.number_or(what::NODES, 1)?));
            "back" "[N]", "Back", "Goes back one move, or N.", Command::Go(Go::Back(w.number_or(what::NODES, 1)?));
            "line-start" "", "Start of the game", "Goes back to the first node of the game.", Command::Go(Go::LineStart);
            "line-end" "", "End of this line", "Goes to the last node of this line.", Command::Go(Go::LineEnd);
            "variation" "N", "Go to variation", "Goes to a child of this node. Children are counted from 0, as in a path.",
                Command::Go(Go::Variation(w.number(what::CHILD)?));
            "next-variation" "", "Next variation", "Goes to the next alternative to this node, or to this line.",
                Command::Go(Go::NextVariation);
            "previous-variation" "", "Previous variation", "Goes to the previous alternative to this node, or to this line.",
                Command::Go(Go::PreviousVariation);
            "next-fork" "", "Next fork", "Goes forward to the next node with several variations, or to the end.",
                Command::Go(Go::NextFork);
            "previous-fork" "", "Previous fork", "Goes back to the nearest node with several variations, or to the start.",
                Command::Go(Go::PreviousFork);
            "main-line" "", "Back to the main line", "Goes to the move on the main line where this variation branches off.",
                Command::Go(Go::MainLine);
            "next-with" "WHAT", "Next node with", "Goes to the next node with a comment, annotation, hotspot, setup or markup.",
                Command::Go(Go::NextWith(w.choice(what::SOUGHT, &Sought::ALL)?));
            "previous-with" "WHAT", "Previous node with",
                "Goes to the previous node with a comment, annotation, hotspot, setup or markup.",
                Command::Go(Go::PreviousWith(w.choice(what::SOUGHT, &Sought::ALL)?));
            "where-played" "POINT", "Go to move on this point",
                "Goes to the move played on a point: back in this line, or else forward.",
                Command::Go(Go::WherePlayed(w.typed(what::THE_POINT)?));
            "game" "N", "Go to game", "Goes to the start of a game of the record, counted from 1.",
                Command::Go(Go::Game(ordinal(w, what::GAME_NUMBER)?));
            "next-game" "", "Next game", "Goes to the start of the next game of the record.", Command::Go(Go::NextGame);
            "previous-game" "", "Previous game", "Goes to the start of the previous game of the record.",
                Command::Go(Go::PreviousGame);
            { available go::can_go(c, go); does workspace.go(go); }
        // Its words are among those above, where menus show it.
        Link: { does workspace.link(); }
    }
    Play {
        Play { colour: Option<Operand<Colour>>, action: Operand<Move> }:
            "play" "[COLOUR] MOVE", "Play",
                "Plays a move in the game's notation. If it is already one of the next moves, goes to it.", play(w)?;
            { run play::play(c, colour.as_ref(), action); }
        Pass { colour: Option<Operand<Colour>> }:
            "pass" "[COLOUR]", "Pass", "Passes.", Command::Pass { colour: w.typed_if_any() };
            {
                game kind.facts().passes;
                available when(kind.facts().passes, StaticText("nobody-passes-game-2", "passing is not possible in this game"));
                run play::word(c, colour.as_ref(), "pass");
            }
        Swap { sides: Option<bool> }:
            "swap" "[pieces|sides]", "Swap",
                "Answers the first move by taking it over: the stones change colour, or the players change sides.",
                Command::Swap { sides: w.choice_or(what::WAY_TO_SWAP, SWAP_WAYS, None)? };
            {
                game kind.facts().swaps, play::NOBODY_SWAPS;
                available when(c.position().may_swap(), StaticText("swap-answers-first-move-2", "a swap must answer the first move"));
                run play::swap(c, *sides);
            }
        Resign { colour: Option<Operand<Colour>> }:
            "resign" "[COLOUR]", "Resign",
                "Resigns: as a move if records of this game have one, otherwise as the result of the game.",
                Command::Resign { colour: w.typed_if_any() };
            { game kind.colours() == 2; available when(kind.colours() == 2, play::TOO_MANY_COLOURS); run play::resign(c, colour.as_ref()); }
        Time { colour: Operand<Colour>, seconds: Option<String>, moves: Option<u32> }:
            "time" "COLOUR SECONDS|none [MOVES]", "Set time left",
                "Sets a player's remaining time, and the moves left in this period.", time(w)?;
            { run play::time(c, colour, seconds.as_deref(), *moves); }
        MoveNumber(number: Option<u32>):
            "move-number" "N|none", "Set move number",
                "Sets the number of this move; the moves after it continue from there.", move_number(w)?;
            { run play::number(c, *number); }
    }
    Setup {
        AddStone { colour: Operand<Colour>, letters: &'static str, points: Places, target: SetupTarget }:
            "add-stone" "[--here|--new-node] COLOUR POINT…", "Add stones",
                "Places stones on the board by hand; in the Blokus family one piece, given by its points. In Octi, 46CD is a pod with two prongs; 46CD+A and 46CD-C add a prong to that pod or remove one. In games whose pieces have letters, Kd4 is a piece, and in Amazons arrow stands in place of the colour. If the node has a move or is followed by others, say which node the stones go to.",
                Command::AddStone { target: target(w)?, colour: w.typed(what::COLOUR)?, letters: "", points: w.places(what::POINT)? };
            { run setup::add(c, colour, (letters, points), *target); }
        Erase { points: Places, target: SetupTarget }:
            "erase" "[--here|--new-node] POINT…", "Erase", "Removes the stones or pieces at these points from the board by hand.",
                Command::Erase { target: target(w)?, points: w.places(what::POINT)? };
            { run setup::erase(c, points, *target); }
        Handicap(stones: u32):
            "handicap" "N", "Place handicap stones",
                "Places N Black stones on the usual points before the first move; 0 removes them.",
                Command::Handicap(w.number(what::STONES)?);
            { available counting::before_moves(c); run counting::handicap(c, *stones); }
        ToPlay { colour: Option<Operand<Colour>>, target: SetupTarget }:
            "to-play" "[--here|--new-node] COLOUR|none", "Set player to move", "Sets whose turn it is.",
                Command::ToPlay { target: target(w)?, colour: colour_or_none(w)? };
            { run setup::to_play(c, colour.as_ref(), *target); }
    }
    Text {
        Comment(words: String):
            "comment" "TEXT", "Replace comment", "Replaces the comment of this node; an empty text removes it.",
                Command::Comment(w.text(what::TEXT)?);
            { run text::comment(c, words); }
        AppendComment(words: String):
            "append-comment" "TEXT", "Append to comment", "Adds a paragraph to the comment of this node.",
                Command::AppendComment(w.text(what::TEXT)?);
            { run text::append_comment(c, words); }
        Name(words: String):
            "name" "TEXT", "Name node", "Sets the name of this node; an empty text removes it.", Command::Name(w.text(what::NAME)?);
            { run text::name(c, words); }
        Set { id: String, values: Vec<String> }:
            "set" "ID VALUE…", "Set property", "Sets a property of this node to these values, whatever they mean.",
                Command::Set { id: identifier(w)?, values: w.some(what::VALUE)? };
            { wide id == "CA"; run text::set(c, id, values); }
        EditValue { id: String, change: ValueChange }:
            "add-value" "ID VALUE…", "Add value", "Adds values to a property of this node, or creates the property.",
                Command::EditValue { id: identifier(w)?, change: ValueChange::Add(w.some(what::VALUE)?) };
            "change-value" "ID N VALUE", "Change value", "Changes the Nth value of a property of this node, counted from 1.",
                Command::EditValue {
                    id: identifier(w)?,
                    change: ValueChange::Put(ordinal(w, what::VALUE_NUMBER)?, w.text(what::VALUE)?),
                };
            "remove-value" "ID N", "Remove value", "Removes the Nth value of a property of this node, counted from 1.",
                Command::EditValue { id: identifier(w)?, change: ValueChange::Remove(ordinal(w, what::VALUE_NUMBER)?) };
            "move-value" "ID N TO", "Move value",
                "Moves the Nth value of a property of this node to another position among its values.",
                Command::EditValue {
                    id: identifier(w)?,
                    change: ValueChange::Move(ordinal(w, what::VALUE_NUMBER)?, ordinal(w, what::VALUE_PLACE)?),
                };
            { run text::edit_value(c, id, change); }
        Unset { id: String }:
            "unset" "ID", "Remove property", "Removes a property from this node.", Command::Unset { id: identifier(w)? };
            { wide id == "CA"; run text::unset(c, id); }
        Rename { id: String, to: String }:
            "rename" "ID NEW-ID", "Rename property", "Renames a property of this node and keeps its values.",
                Command::Rename { id: identifier(w)?, to: identifier(w)? };
            { wide id == "CA" || to == "CA"; run text::rename(c, id, to); }
    }
    Annotate {
        Annotate { annotation: Option<Annotation>, strength: u8 }:
            "annotate" "WHAT [1|2]", "Annotate",
                "Annotates the move (good-move, bad-move, doubtful, interesting) or the position (good-black, good-white, even, unclear, hotspot); none clears the annotation.",
                annotate(w)?;
            {
                // The format has a word for two colours only.
                offered kind.colours() == 2 || annotation.is_none_or(|annotation| annotation.row().favours.is_none());
                available when(
                    !annotation.is_some_and(Annotation::is_of_move) || has_move(c.tree(), kind, c.node),
                    StaticText("node-has-no-move", "this node has no move to annotate"),
                );
                run text::annotate(c, *annotation, *strength);
            }
        Value(value: Option<String>):
            "value" "NUMBER|none", "Set position value", "Sets the value of the position; above 0 is good for Black.", value(w)?;
            { run text::value(c, value.as_deref()); }
        Figure(figure: Option<PrintedFigure>):
            "figure" "[FLAGS] [NAME]|none", "Start new figure", "Starts a new diagram at this node.", figure(w)?;
            { run text::figure(c, figure.as_ref()); }
    }
    Mark {
        Mark { mark: Mark, points: Places }:
            "mark" "WHAT POINT…", "Mark points",
                "Marks points: triangle, square, circle, cross, selected, dim. If all of them have the mark already, removes it.",
                mark(w)?;
            { run mark::mark(c, *mark, points); }
        Dim { points: Places }: { run mark::dim(c, points); }
        Label { point: Operand<Place>, text: Option<String> }:
            "label" "POINT [TEXT]", "Add label",
                "Adds a text label to a point, or the next free letter; an empty text removes the label, and so does no text where there is one.",
                Command::Label { point: w.typed(what::THE_POINT)?, text: w.optional() };
            { run mark::label(c, point, text.as_deref()); }
        Line { from: Operand<Place>, to: Operand<Place>, arrow: bool }:
            "line" "A B", "Draw line", "Draws a line between two points, or removes it.",
                Command::Line { from: w.typed(what::FIRST_POINT)?, to: w.typed(what::SECOND_POINT)?, arrow: false };
            "arrow" "A B", "Draw arrow", "Draws an arrow between two points, or removes it.",
                Command::Line { from: w.typed(what::FIRST_POINT)?, to: w.typed(what::SECOND_POINT)?, arrow: true };
            { run mark::line(c, from, to, *arrow); }
        Territory { colour: Option<Operand<Colour>>, points: Places }:
            "territory" "COLOUR|none POINT…", "Mark territory", "Marks points as a colour's territory.",
                Command::Territory { colour: colour_or_none(w)?, points: w.places(what::POINT)? };
            { run mark::territory(c, colour.as_ref(), points); }
        Count { way: Option<Scoring>, dead: Places, neutral: Places, result: bool }:
            "count" "[--area|--territory] [--result] [--neutral=POINTS] [DEAD…]", "Mark counted territory",
                "Counts a finished game of Go and marks the territory; the points given are dead stones. Uses the record's rules unless --area or --territory is given. With --result, the result is written too.",
                count(w)?;
            { game kind.is_counted(), counting::NOT_COUNTED; run counting::count(c, *way, (dead, neutral), *result); }
        View(view: View):
            "visible" "POINT…|all|inherited", "Show part of the board", "Shows only these points from this node on.", view(w)?;
            { run mark::view(c, view); }
        MarkStone { mark: Mark, stones: Vec<String> }:
            "mark-stone" "WHAT STONE…", "Mark stones", "Marks stones of an Octi position: arrow, circle, cross, square, triangle.",
                mark_stone(w)?;
            { game kind.facts().stacks, mark::NOT_ONE_BY_ONE; run mark::mark_stone(c, *mark, stones); }
        StoneArrow { ends: Vec<String> }:
            { game kind.facts().stacks, mark::NOT_ONE_BY_ONE; run mark::stone_arrow(c, ends); }
        Unmark { points: Places }:
            "unmark" "[POINT…]", "Remove marks", "Removes every mark, label, line and arrow at these points, or in the whole node.",
                Command::Unmark { points: Operand::Typed(w.rest()) };
            { run mark::unmark(c, points); }
    }
    Variation {
        NewNode:
            "new-node" "", "New node", "Adds an empty node after this one.";
            { run Ok(variation::new_node(c)); }
        NewVariation:
            "new-variation" "", "New variation", "Adds an empty node as an alternative to this one.";
            { available variation::above(c, variation::NO_ALTERNATIVE); run variation::new_variation(c); }
        InsertNode { after: bool }:
            "insert-node" "[--after]", "Insert node", "Inserts an empty node before this one, or between it and everything after it.",
                Command::InsertNode { after: w.option("--after") };
            {
                available if *after { Ok(c.node) } else { variation::above(c, variation::NOTHING_BEFORE) };
                run variation::insert_node(c, *after);
            }
        Correct(action: Operand<Move>):
            "correct" "MOVE", "Correct move", "Replaces this move with another move of the same player; what follows stays.",
                Command::Correct(w.typed(what::MOVE)?);
            { available play::moved(c); run play::correct(c, action); }
        ToggleLink { from: Operand<Place>, to: Operand<Place> }:
            "toggle-link" "A B", "Add or remove link",
                "Adds the link between two pegs to this move, or removes it with this move: the move then says so, as in f7-d4e6+g5h7.",
                Command::ToggleLink { from: w.typed(what::FIRST_POINT)?, to: w.typed(what::SECOND_POINT)? };
            {
                game kind.facts().links, play::NO_LINKS;
                available play::moved(c);
                run play::toggle_link(c, [from, to]);
            }
        InsertMove { colour: Option<Operand<Colour>>, action: Operand<Move> }:
            "insert-move" "[COLOUR] MOVE", "Insert move", "Inserts a move between this node and everything after it.",
                {
                    let first = w.one(what::MOVE)?;
                    match w.typed_if_any() {
                        Some(action) => Command::InsertMove { colour: Some(Operand::Typed(first)), action },
                        None => Command::InsertMove { colour: None, action: Operand::Typed(first) },
                    }
                };
            { run play::insert(c, colour.as_ref(), action); }
        DeleteNode:
            "delete-node" "", "Delete this node only", "Deletes this node; what follows moves up.";
            { available variation::above(c, variation::NOT_DELETED); removes true; changes_lines true; run variation::delete_node(c); }
        DeleteVariation:
            "delete-variation" "", "Delete variation", "Deletes this node and everything after it.";
            {
                available variation::above(c, variation::NOT_DELETED);
                removes true; changes_lines true;
                run variation::delete(c, StaticText("command-delete-variation", "Delete variation"));
            }
        DeleteOtherVariations:
            "delete-other-variations" "", "Delete other variations",
                "Deletes every variation that branches off between the start of the game and this node.";
            { available variation::forked(c, variation::NO_OTHERS); removes true; changes_lines true; run variation::delete_others(c); }
        Truncate:
            "truncate" "", "Delete following moves", "Deletes everything after this node.";
            { available variation::follows(c); removes true; changes_lines true; run variation::truncate(c); }
        Promote:
            "promote" "", "Move variation up", "Moves this variation up by one among its alternatives.";
            { available variation::previous(c); changes_lines true; run variation::promote(c); }
        Demote:
            "demote" "", "Move variation down", "Moves this variation down by one among its alternatives.";
            { available variation::next(c); changes_lines true; run variation::demote(c); }
        MakeMainLine:
            "make-main-line" "", "Make this the main line", "Makes the line to this node the first variation at every fork.";
            { available variation::branch(c); changes_lines true; run variation::make_main_line(c); }
        MakeMainHere:
            "make-main-here" "", "Make this the main variation here",
                "Makes this variation the first at its fork; earlier forks stay as they are.";
            { available variation::previous(c); changes_lines true; run variation::make_main_here(c); }
        MoveVariation(index: usize):
            "move-variation" "INDEX", "Move variation to",
                "Moves this variation to a position among its alternatives, counted from 0.",
                Command::MoveVariation(w.number(what::VARIATION_PLACE)?);
            { available variation::branch(c); changes_lines true; run variation::move_to_index(c, *index); }
        MoveTo { place: Where, index: Option<usize> }:
            "move-to" "WHERE [INDEX]", "Move variation below another node",
                "Moves this node and everything after it below another node of the game.",
                Command::MoveTo { place: place(w)?, index: w.number_if_any(what::VARIATION_PLACE)? };
            { available variation::above(c, variation::NOT_MOVED); changes_lines true; run variation::move_to(c, place, *index); }
        KeepPosition:
            "keep-position" "", "Keep only this position",
                "Turns the position into a record of its own: setup in place of the moves, with the game info kept.";
            { available keep::can_keep(c); removes true; wide true; run keep::keep(c, false); }
        KeepSubtree:
            "keep-subtree" "", "Keep only this position and what follows",
                "Turns the position and everything after it into a record of its own.";
            { available keep::can_keep(c); removes true; wide true; run keep::keep(c, true); }
    }
    Game {
        Info { id: String, value: String }:
            "info" "ID VALUE", "Set game info",
                "Sets one entry of the game info, on the node where the record keeps it; an empty value removes it. Dates, results, times and komi are converted to the standard form where the meaning is certain.",
                Command::Info { id: identifier(w)?, value: w.text(what::VALUE)? };
            { wide id == "CA"; run info::set(c, id, value); }
        NewGame { game: String, size: Option<String> }:
            "new-game" "GM [SIZE]", "New game",
                "Adds a game to the record: a number or name of a game, and the size of the board.",
                Command::NewGame { game: w.one(what::GAME)?, size: w.optional() };
            { anytime Ok(()); wide true; run games::new(c.document, Some(c), game, size.as_deref(), c.today); }
        DeleteGame(numbers: GameNumbers):
            "delete-game" "[GAME…]", "Delete game", "Deletes this game, or the games with these numbers: 3 5-8.",
                Command::DeleteGame(games(w)?);
            { available games::may_delete(c); removes true; wide true; run games::delete(c, numbers); }
        MoveGame { to: usize, games: GameNumbers }:
            "move-game" "N [GAME…]", "Move game to",
                "Moves this game, or the games with these numbers, to another position in the record, counted from 1.",
                Command::MoveGame { to: ordinal(w, what::GAME_PLACE)?, games: games(w)? };
            { available games::several(c); wide true; run games::move_to(c, *to, games); }
        DuplicateGame(numbers: GameNumbers):
            "duplicate-game" "[GAME…]", "Duplicate game", "Adds a copy after this game, or copies of the games with these numbers.",
                Command::DuplicateGame(games(w)?);
            { wide true; run games::duplicate(c, numbers); }
        CopyGames(numbers: GameNumbers):
            "copy-games" "[GAME…]", "Copy games", "Copies this game, or the games with these numbers, to the clipboard.",
                Command::CopyGames(games(w)?);
            {
                wide true;
                run games::chosen(c, numbers)
                    .map(|games| (c.transaction(StaticText("command-copy-games", "Copy games")), of_games(c, &games)));
            }
        MergeGames(numbers: GameNumbers):
            "merge-games" "GAME…", "Merge games",
                "Merges the games with these numbers into the first of them: identical moves share a node.",
                Command::MergeGames(some_games(w)?);
            { available games::several(c); wide true; run games::chosen(c, numbers).and_then(|games| merge::merge_games(c, &games)); }
        SortGames { by: SortBy, backwards: bool }:
            "sort-games" "[--backwards] BY", "Sort games",
                "Sorts the games of the record by date, players, title, event, round, result or game. Games without this information, or with a date that is not understood, always go last and keep their order.",
                Command::SortGames { backwards: w.option("--backwards"), by: w.choice(what::SORTED_BY, &SortBy::ALL)? };
            { available games::several(c); wide true; run games::sort(c, *by, *backwards); }
        AddGames { text: Option<String> }:
            "add-games" "[SGF]", "Add games from clipboard",
                "Adds the games on the clipboard, or in the given text, at the end of the record.",
                Command::AddGames { text: w.optional() };
            { available given(c, text.as_deref()).is_there(); wide true; run games::add(c, text.as_deref()); }
        Merge { text: Option<String> }:
            "merge" "[SGF]", "Merge from clipboard",
                "Merges the game on the clipboard, or in the given text, into this one: identical moves share a node, and comments and marks are combined.",
                Command::Merge { text: w.optional() };
            { available given(c, text.as_deref()).is_there(); wide true; run merge::merge(c, text.as_deref()); }
        ReadSwaps(swaps: Swaps):
            "read-swaps" "WHAT", "Interpret swaps",
                "Chooses how the swaps in this game of Hex are interpreted: judged by the moves after them, as-written, pieces or sides. The record does not change.",
                Command::ReadSwaps(w.choice(what::WAY_TO_READ_SWAPS, &Swaps::ALL)?);
            { game kind.facts().swaps, play::NOBODY_SWAPS; does workspace.read_swaps(*swaps); }
    }
    Clean {
        Strip { what: Strip, scope: Scope }:
            "strip" "[--node|--subtree|--game|--collection] WHAT", "Remove content",
                "Removes comments, markup, annotations, variations, private, empty-nodes, times or analysis; from the whole game unless a scope is given.",
                Command::Strip { scope: scope(w)?, what: w.choice(what::REMOVED, &Strip::ALL)? };
            {
                removes matches!(what, Strip::Variations | Strip::EmptyNodes); wide *scope != Scope::Node;
                run clean::strip(c, *what, *scope);
            }
        RemoveAnalysis(parts: Vec<AnalysisPart>):
            "remove-analysis" "[KIND…]", "Remove analysis",
                "Removes what engines left in all games of the record: properties, and text in comments. Words of people stay, and so do annotations. Name properties, comments or variations to remove only these; variations are removed only if every node of them is an engine's.",
                Command::RemoveAnalysis(analysis_parts(w)?);
            {
                removes parts.contains(&AnalysisPart::Variations); wide true;
                run analysis::remove(c, parts, Scope::Collection);
            }
        AnalysisAnnotations(limits: LossLimits):
            "analysis-annotations" "[BM=POINTS] [DO=POINTS] [HO=POINTS]", "Annotate losses",
                "Marks moves of this game by the points that they lost by an engine's analysis: as bad (BM), doubtful (DO) or as a hotspot (HO) from so many points on; without arguments BM=5 DO=2. A move that has an annotation keeps it.",
                Command::AnalysisAnnotations(loss_limits(w)?);
            { wide true; run analysis::annotate(c, limits); }
        Settle { choice: Settling, scope: Scope, only: Option<usize> }:
            "settle" "[--node|--subtree|--game|--collection] ours|theirs|both [N]", "Resolve conflicts",
                "Resolves the conflicts that a merge left in comments with ours, theirs or both, and removes their blocks; in the whole game unless a scope is given. With a number, only that conflict of this node.",
                {
                    let scope = scope(w)?;
                    let choice = w.choice(what::SETTLED, &Settling::ALL)?;
                    let only = Some(w.number_or(what::NUMBER, 0)?).filter(|&number: &usize| number > 0);
                    Command::Settle { choice, scope: only.map_or(scope, |_| Scope::Node), only }
                };
            { removes true; wide *scope != Scope::Node; run settle::settle(c, *choice, *scope, *only); }
        WriteResults(terms: ResultTerms):
            "write-results" "[--proved] [--transpositions]", "Write results",
                "Works out what the marks at the ends of this game (good for Black, good for White, even) say of the positions before them, and marks these; --proved: only where every move was tried; --transpositions: equal positions share theirs.",
                Command::WriteResults(ResultTerms { proved: w.option("--proved"), transpositions: w.option("--transpositions") });
            { wide true; run results::write(c, *terms); }
        Rotate { turn: Turn, comments: bool, without_analysis: bool }:
            "rotate" "[--comments] [--remove-analysis] [right|left|half]", "Rotate game",
                "Rotates all points of this game, with --comments also the point names in comments. Analysis by engines is rotated, too; --remove-analysis removes it instead.",
                {
                    let (comments, without_analysis) = (w.option("--comments"), w.option("--remove-analysis"));
                    Command::Rotate { comments, without_analysis, turn: w.choice_or(what::TURN, &Turn::ALL, Turn::Right)? }
                };
            {
                available when(turn::fits(kind, Way::Rotated(*turn)), turn::HEXAGONS);
                wide true;
                run turn::turn(c, Way::Rotated(*turn), *comments, *without_analysis);
            }
        Flip { axis: Axis, comments: bool, without_analysis: bool }:
            "flip" "[--comments] [--remove-analysis] [horizontal|vertical|diagonal|antidiagonal]", "Mirror game",
                "Mirrors all points of this game, with --comments also the point names in comments. Analysis by engines is mirrored, too; --remove-analysis removes it instead. Mirroring Hex along a diagonal exchanges the colours, since its edges belong to them.",
                {
                    let (comments, without_analysis) = (w.option("--comments"), w.option("--remove-analysis"));
                    Command::Flip { comments, without_analysis, axis: w.choice_or(what::AXIS, &Axis::ALL, Axis::Horizontal)? }
                };
            {
                available when(turn::fits(kind, Way::Mirrored(*axis)), turn::HEXAGONS);
                wide true;
                run turn::turn(c, Way::Mirrored(*axis), *comments, *without_analysis);
            }
        Encoding(label: String):
            "encoding" "LABEL", "Change encoding", "Converts the record to another encoding, for instance utf-8.",
                Command::Encoding(w.one(what::ENCODING)?);
            { wide true; run encoding::convert(c, label); }
        Repair { what: RepairChoice, scope: Scope }:
            "repair" "[--node|--subtree|--game|--collection] CODE|all", "Repair",
                "Fixes issues found by the checker in the file, or only in this node: all of them, or all with one code.",
                repair(w)?;
            { wide true; run repair::repair(c, what, *scope); }
    }
}

/// Every command of a record, menu by menu.
pub fn table() -> &'static [CommandEntry] {
    TABLE
}

impl Command {
    /// The command that turns a record so.
    pub fn turning(way: Way, comments: bool) -> Command {
        let without_analysis = false;
        match way {
            Way::Rotated(turn) => Command::Rotate { turn, comments, without_analysis },
            Way::Mirrored(axis) => Command::Flip { axis, comments, without_analysis },
        }
    }

    /// The same command with analysis removed that it would make wrong; any other command as it is.
    pub fn without_analysis(self) -> Command {
        match self {
            Command::Rotate { turn, comments, .. } => Command::Rotate { turn, comments, without_analysis: true },
            Command::Flip { axis, comments, .. } => Command::Flip { axis, comments, without_analysis: true },
            other => other,
        }
    }

    /// Reads the arguments of the command with this name.
    pub(super) fn read(name: &str) -> Option<(&'static CommandEntry, ReadArguments)> {
        TABLE.iter().zip(READERS).find(|(entry, _)| entry.name == name).map(|(entry, &read)| (entry, read))
    }
}
