//! Nodes, variations, games, and changes to many nodes at once.

use crate::edit::commands::arguments::what;
use crate::edit::commands::command::Command;
use crate::edit::commands::readers::{games, identifier, ordinal, place, scope, scope_or};
use crate::edit::commands::table::{CommandEntry, Group, Row};
use crate::edit::values::choices::{RepairChoice, Scope, Settling, Strip};
use crate::edit::values::games::SortBy;
use crate::game::Swaps;
use crate::game::turn::{Axis, Turn};
use crate::relate::ResultTerms;

pub(super) static ENTRIES: &[Row] = entries! {
    Variation {
        "new-node" "", "New node", "Adds an empty node after this one.",
            |_| Ok(Command::NewNode);
        "new-variation" "", "New variation", "Adds an empty node as an alternative to this one.",
            |_| Ok(Command::NewVariation);
        "insert-node" "[--after]", "Insert node", "Inserts an empty node before this one, or between it and everything after it.",
            |w| Ok(Command::InsertNode { after: w.option("--after") });
        "correct" "MOVE", "Correct move", "Replaces this move with another move of the same player; what follows stays.",
            |w| Ok(Command::Correct(w.one(what::MOVE)?));
        "toggle-link" "A B", "Add or remove link",
            "Adds the link between two pegs to this move, or removes it with this move: the move then says so, as in f7-d4e6+g5h7.",
            |w| Ok(Command::ToggleLink { from: w.one(what::FIRST_POINT)?, to: w.one(what::SECOND_POINT)? });
        "insert-move" "[COLOUR] MOVE", "Insert move", "Inserts a move between this node and everything after it.",
            |w| {
                let first = w.one(what::MOVE)?;
                Ok(match w.optional() {
                    Some(text) => Command::InsertMove { colour: Some(first), text },
                    None => Command::InsertMove { colour: None, text: first },
                })
            };
        "delete-node" "", "Delete this node only", "Deletes this node; what follows moves up.",
            |_| Ok(Command::DeleteNode);
        "delete-variation" "", "Delete variation", "Deletes this node and everything after it.",
            |_| Ok(Command::DeleteVariation);
        "delete-other-variations" "", "Delete other variations",
            "Deletes every variation that branches off between the start of the game and this node.",
            |_| Ok(Command::DeleteOtherVariations);
        "truncate" "", "Delete following moves", "Deletes everything after this node.",
            |_| Ok(Command::Truncate);
        "promote" "", "Move variation up", "Moves this variation up by one among its alternatives.",
            |_| Ok(Command::Promote);
        "demote" "", "Move variation down", "Moves this variation down by one among its alternatives.",
            |_| Ok(Command::Demote);
        "make-main-line" "", "Make this the main line", "Makes the line to this node the first variation at every fork.",
            |_| Ok(Command::MakeMainLine);
        "make-main-here" "", "Make this the main variation here", "Makes this variation the first at its fork; earlier forks stay as they are.",
            |_| Ok(Command::MakeMainHere);
        "move-variation" "INDEX", "Move variation to", "Moves this variation to a position among its alternatives, counted from 0.",
            |w| Ok(Command::MoveVariation(w.number(what::VARIATION_PLACE)?));
        "move-to" "WHERE [INDEX]", "Move variation below another node", "Moves this node and everything after it below another node of the game.",
            |w| {
                let place = place(w)?;
                let index = if w.len() > 0 { Some(w.number(what::VARIATION_PLACE)?) } else { None };
                Ok(Command::MoveTo { place, index })
            };
        wide Command::KeepPosition =>
        "keep-position" "", "Keep only this position", "Turns the position into a record of its own: setup in place of the moves, with the game info kept.",
            |_| Ok(Command::KeepPosition);
        wide Command::KeepSubtree =>
        "keep-subtree" "", "Keep only this position and what follows", "Turns the position and everything after it into a record of its own.",
            |_| Ok(Command::KeepSubtree);
    }
    Game {
        wide Command::Info { id, .. } if id == "CA" =>
        "info" "ID VALUE", "Set game info", "Sets one entry of the game info, on the node where the record keeps it; an empty value removes it. Dates, results, times and komi are converted to the standard form where the meaning is certain.",
            |w| Ok(Command::Info { id: identifier(w)?, value: w.text(what::VALUE)? });
        wide Command::NewGame { .. } =>
        "new-game" "GM [SIZE]", "New game", "Adds a game to the record: a number or name of a game, and the size of the board.",
            |w| Ok(Command::NewGame { game: w.one(what::GAME)?, size: w.optional() });
        wide Command::DeleteGame(_) =>
        "delete-game" "[GAME…]", "Delete game", "Deletes this game, or the games with these numbers: 3 5-8.",
            |w| Ok(Command::DeleteGame(games(w)?));
        wide Command::MoveGame { .. } =>
        "move-game" "N [GAME…]", "Move game to", "Moves this game, or the games with these numbers, to another position in the record, counted from 1.",
            |w| Ok(Command::MoveGame { to: ordinal(w, what::GAME_PLACE)?, games: games(w)? });
        wide Command::DuplicateGame(_) =>
        "duplicate-game" "[GAME…]", "Duplicate game", "Adds a copy after this game, or copies of the games with these numbers.",
            |w| Ok(Command::DuplicateGame(games(w)?));
        wide Command::CopyGames(_) =>
        "copy-games" "[GAME…]", "Copy games", "Copies this game, or the games with these numbers, to the clipboard.",
            |w| Ok(Command::CopyGames(games(w)?));
        wide Command::MergeGames(_) =>
        "merge-games" "GAME…", "Merge games", "Merges the games with these numbers into the first of them: identical moves share a node.",
            |w| {
                let games = games(w)?;
                if games.is_empty() { Err(say!("numbers-of-games-missing", "the game numbers are missing")) } else { Ok(Command::MergeGames(games)) }
            };
        wide Command::SortGames { .. } =>
        "sort-games" "[--backwards] BY", "Sort games",
            "Sorts the games of the record by date, players, title, event, round, result or game. Games without this information, or with a date that is not understood, always go last and keep their order.",
            |w| {
                let backwards = w.option("--backwards");
                Ok(Command::SortGames { by: w.choice(what::SORTED_BY, &SortBy::ALL)?, backwards })
            };
        wide Command::AddGames { .. } =>
        "add-games" "[SGF]", "Add games from clipboard", "Adds the games on the clipboard, or in the given text, at the end of the record.",
            |w| Ok(Command::AddGames { text: w.optional() });
        wide Command::Merge { .. } =>
        "merge" "[SGF]", "Merge from clipboard",
            "Merges the game on the clipboard, or in the given text, into this one: identical moves share a node, and comments and marks are combined.",
            |w| Ok(Command::Merge { text: w.optional() });
        "read-swaps" "WHAT", "Interpret swaps",
            "Chooses how the swaps in this game of Hex are interpreted: judged by the moves after them, as-written, pieces or sides. The record does not change.",
            |w| Ok(Command::ReadSwaps(w.choice(what::WAY_TO_READ_SWAPS, &Swaps::ALL)?));
    }
    Clean {
        wide Command::Strip { scope, .. } if *scope != Scope::Node =>
        "strip" "[--node|--subtree|--game|--collection] WHAT", "Remove content",
            "Removes comments, markup, annotations, variations, private, empty-nodes or times; from the whole game unless a scope is given.",
            |w| {
                let scope = scope(w)?;
                Ok(Command::Strip { what: w.choice(what::REMOVED, &Strip::ALL)?, scope })
            };
        wide Command::Settle { scope, .. } if *scope != Scope::Node =>
        "settle" "[--node|--subtree|--game|--collection] ours|theirs|both [N]", "Resolve conflicts",
            "Takes ours, theirs or both of what a merge left to resolve in comments, in the whole game unless said otherwise, and removes the blocks; with a number only that conflict of this node.",
            |w| {
                let scope = scope(w)?;
                let choice = w.choice(what::SETTLED, &Settling::ALL)?;
                let only = Some(w.number_or(what::NUMBER, 0)?).filter(|&number: &usize| number > 0);
                Ok(Command::Settle { choice, scope: only.map_or(scope, |_| Scope::Node), only })
            };
        wide Command::WriteResults(_) =>
        "write-results" "[--proved] [--transpositions]", "Write results",
            "Works out what the marks at the ends of this game (good for Black, good for White, even) say of the positions before them, and marks these; --proved: only where every move was tried; --transpositions: equal positions share theirs.",
            |w| {
                let (proved, transpositions) = (w.option("--proved"), w.option("--transpositions"));
                Ok(Command::WriteResults(ResultTerms { proved, transpositions }))
            };
        wide Command::Rotate { .. } =>
        "rotate" "[--comments] [right|left|half]", "Rotate game", "Rotates all points of this game, with --comments also the point names in comments.",
            |w| {
                let comments = w.option("--comments");
                Ok(Command::Rotate { turn: w.choice_or(what::TURN, &Turn::ALL, Turn::Right)?, comments })
            };
        wide Command::Flip { .. } =>
        "flip" "[--comments] [horizontal|vertical|diagonal|antidiagonal]", "Mirror game",
            "Mirrors all points of this game, with --comments also the point names in comments. Mirroring Hex along a diagonal exchanges the colours, since its edges belong to them.",
            |w| {
                let comments = w.option("--comments");
                Ok(Command::Flip { axis: w.choice_or(what::AXIS, &Axis::ALL, Axis::Horizontal)?, comments })
            };
        wide Command::Encoding(_) =>
        "encoding" "LABEL", "Change encoding", "Converts the record to another encoding, for instance utf-8.",
            |w| Ok(Command::Encoding(w.one(what::ENCODING)?));
        wide Command::Repair { .. } =>
        "repair" "[--node|--subtree|--game|--collection] CODE|all", "Repair",
            "Fixes issues found by the checker in the file, or only in this node: all of them, or all with one code.",
            |w| {
                let scope = scope_or(w, Scope::Collection)?;
                let what = match w.one(what::CODE)? {
                    all if all == "all" => RepairChoice::All,
                    word => RepairChoice::Code(word.parse().map_err(|error| say!("check-lists-codes", "{error}; 'check' lists the issues with their codes", error = format!("{error}")))?),
                };
                Ok(Command::Repair { what, scope })
            };
    }
};
