//! Undo and redo, the clipboard, search and navigation.

use crate::edit::commands::arguments::what;
use crate::edit::commands::command::Command;
use crate::edit::commands::readers::{find, ordinal, place, replace};
use crate::edit::commands::table::{CommandEntry, Group, Row};
use crate::edit::values::choices::{Go, Scope, Sought};

pub(super) static ENTRIES: &[Row] = entries! {
    Edit {
        wide Command::Undo(_) =>
        "undo" "[N]", "Undo", "Undoes the last step, or the last N.",
            |w| Ok(Command::Undo(w.number_or(what::STEPS, 1)?));
        wide Command::Redo(_) | Command::History(_) =>
        "redo" "[N]", "Redo", "Redoes the last undone step, or the last N.",
            |w| Ok(Command::Redo(w.number_or(what::STEPS, 1)?));
        "history" "N", "Go to history step", "Undoes or redoes until N steps are applied; 0 is the record as opened.",
            |w| Ok(Command::History(w.number(what::STEPS)?));
        "find" "[--in=KIND] [--regex] [TEXT]", "Find…",
            "Searches for a text, a point or a property, from here on and then from the start: in the whole record, or only in comments, names, players, labels, moves, marks, setup or properties. Points can be named as people do (D4) or as the record does (dp).",
            find;
        "find-next" "", "Find next", "Goes to the next match.",
            |_| Ok(Command::FindAgain { forward: true });
        "find-previous" "", "Find previous", "Goes to the previous match.",
            |_| Ok(Command::FindAgain { forward: false });
        wide Command::Replace { scope, .. } if *scope != Scope::Node =>
        "replace" "[--in=KIND] [--regex] [--node|--subtree|--game|--collection] WHAT WITH", "Replace",
            "Replaces a text wherever it occurs in comments, names, players and labels, or in one KIND of these; in every game unless a scope is given. With --in=properties, also in dates, results and all other texts of the game. With --regex, $1 stands for a group.",
            replace;
        wide Command::CopyVariation =>
        "copy-variation" "", "Copy variation", "Copies this node and everything after it to the clipboard.",
            |_| Ok(Command::CopyVariation);
        wide Command::CutVariation =>
        "cut-variation" "", "Cut variation", "Cuts this node and everything after it to the clipboard.",
            |_| Ok(Command::CutVariation);
        wide Command::PasteVariation { .. } =>
        "paste-variation" "[SGF]", "Paste variation",
            "Adds what is on the clipboard, or the given text, after this node.",
            |w| Ok(Command::PasteVariation { text: w.optional() });
    }
    Go {
        "goto" "WHERE", "Go to",
            "Goes to a position in this game: start, end (of the main line), a move number on the main line, or child numbers like /0.0.2.",
            |w| Ok(Command::Go(Go::To(place(w)?)));
        "link" "", "Link to this node", "Shows the link to this node, as it is written in a comment: #0.2.1.",
            |_| Ok(Command::Link);
        "next" "[N]", "Next", "Goes forward, following the last visited variation.",
            |w| Ok(Command::Go(Go::Next(w.number_or(what::NODES, 1)?)));
        "back" "[N]", "Back", "Goes back one move, or N.",
            |w| Ok(Command::Go(Go::Back(w.number_or(what::NODES, 1)?)));
        "line-start" "", "Start of the game", "Goes back to the first node of the game.",
            |_| Ok(Command::Go(Go::LineStart));
        "line-end" "", "End of this line", "Goes to the last node of this line.",
            |_| Ok(Command::Go(Go::LineEnd));
        "variation" "N", "Go to variation", "Goes to a child of this node. Children are counted from 0, as in a path.",
            |w| Ok(Command::Go(Go::Variation(w.number(what::CHILD)?)));
        "next-variation" "", "Next variation", "Goes to the next alternative to this node, or to this line.",
            |_| Ok(Command::Go(Go::NextVariation));
        "previous-variation" "", "Previous variation", "Goes to the previous alternative to this node, or to this line.",
            |_| Ok(Command::Go(Go::PreviousVariation));
        "next-fork" "", "Next fork", "Goes forward to the next node with several variations, or to the end.",
            |_| Ok(Command::Go(Go::NextFork));
        "previous-fork" "", "Previous fork", "Goes back to the nearest node with several variations, or to the start.",
            |_| Ok(Command::Go(Go::PreviousFork));
        "main-line" "", "Back to the main line", "Goes to the move on the main line where this variation branches off.",
            |_| Ok(Command::Go(Go::MainLine));
        "next-with" "WHAT", "Next node with", "Goes to the next node with a comment, annotation, hotspot, setup or markup.",
            |w| Ok(Command::Go(Go::NextWith(w.choice(what::SOUGHT, &Sought::ALL)?)));
        "previous-with" "WHAT", "Previous node with", "Goes to the previous node with a comment, annotation, hotspot, setup or markup.",
            |w| Ok(Command::Go(Go::PreviousWith(w.choice(what::SOUGHT, &Sought::ALL)?)));
        "where-played" "POINT", "Go to move on this point", "Goes to the move played on a point: back in this line, or else forward.",
            |w| Ok(Command::Go(Go::WherePlayed(w.one(what::THE_POINT)?)));
        "game" "N", "Go to game", "Goes to the start of a game of the record, counted from 1.",
            |w| Ok(Command::Go(Go::Game(ordinal(w, what::GAME_NUMBER)?)));
        "next-game" "", "Next game", "Goes to the start of the next game of the record.",
            |_| Ok(Command::Go(Go::NextGame));
        "previous-game" "", "Previous game", "Goes to the start of the previous game of the record.",
            |_| Ok(Command::Go(Go::PreviousGame));
    }
};
