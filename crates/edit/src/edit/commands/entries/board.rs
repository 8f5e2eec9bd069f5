//! Moves, setup, texts, annotations and marks of a node.

use crate::edit::commands::arguments::what;
use crate::edit::commands::command::Command;
use crate::edit::commands::readers::{
    SWAP_WAYS, annotate, count, figure, identifier, mark, mark_stone, ordinal, play, real, target, time, view,
};
use crate::edit::commands::table::{CommandEntry, Group, Row};
use crate::edit::values::choices::ValueChange;

pub(super) static ENTRIES: &[Row] = entries! {
    Play {
        "play" "[COLOUR] MOVE", "Play",
            "Plays a move in the game's notation. If it is already one of the next moves, goes to it.", play;
        "pass" "[COLOUR]", "Pass", "Passes.",
            |w| Ok(Command::Pass { colour: w.optional() });
        "swap" "[pieces|sides]", "Swap", "Answers the first move by taking it over: the stones change colour, or the players change sides.",
            |w| Ok(Command::Swap { sides: w.choice_or(what::WAY_TO_SWAP, SWAP_WAYS, None)? });
        "resign" "[COLOUR]", "Resign", "Resigns: as a move if records of this game have one, otherwise as the result of the game.",
            |w| Ok(Command::Resign { colour: w.optional() });
        "time" "COLOUR SECONDS|none [MOVES]", "Set time left",
            "Sets a player's remaining time, and the moves left in this period.", time;
        "move-number" "N|none", "Set move number", "Sets the number of this move; the moves after it continue from there.",
            |w| match w.one(what::NUMBER)?.as_str() {
                "none" => Ok(Command::MoveNumber(None)),
                number => number.parse().map(|n| Command::MoveNumber(Some(n))).map_err(|_| say!("not-number", "'{text}' is not a number", text = number)),
            };
    }
    Setup {
        "add-stone" "[--here|--new-node] COLOUR POINT…", "Add stones",
            "Places stones on the board by hand; in the Blokus family one piece, given by its points. In Octi, 46CD is a pod with two prongs; 46CD+A and 46CD-C add a prong to that pod or remove one. In games whose pieces have letters, Kd4 is a piece, and in Amazons arrow stands in place of the colour. If the node has a move or is followed by others, say which node the stones go to.",
            |w| {
                let target = target(w)?;
                Ok(Command::AddStone { colour: w.one(what::COLOUR)?, points: w.some(what::POINT)?, target })
            };
        "erase" "[--here|--new-node] POINT…", "Erase", "Removes the stones or pieces at these points from the board by hand.",
            |w| {
                let target = target(w)?;
                Ok(Command::Erase { points: w.some(what::POINT)?, target })
            };
        "handicap" "N", "Place handicap stones", "Places N Black stones on the usual points before the first move; 0 removes them.",
            |w| Ok(Command::Handicap(w.number(what::STONES)?));
        "to-play" "[--here|--new-node] COLOUR|none", "Set player to move", "Sets whose turn it is.",
            |w| {
                let target = target(w)?;
                let colour = w.one(what::COLOUR)?;
                Ok(Command::ToPlay { colour: (colour != "none").then_some(colour), target })
            };
    }
    Text {
        "comment" "TEXT", "Replace comment", "Replaces the comment of this node; an empty text removes it.",
            |w| Ok(Command::Comment(w.text(what::TEXT)?));
        "append-comment" "TEXT", "Append to comment", "Adds a paragraph to the comment of this node.",
            |w| Ok(Command::AppendComment(w.text(what::TEXT)?));
        "name" "TEXT", "Name node", "Sets the name of this node; an empty text removes it.",
            |w| Ok(Command::Name(w.text(what::NAME)?));
        wide Command::Set { id, .. } if id == "CA" =>
        "set" "ID VALUE…", "Set property", "Sets a property of this node to these values, whatever they mean.",
            |w| Ok(Command::Set { id: identifier(w)?, values: w.some(what::VALUE)? });
        "add-value" "ID VALUE…", "Add value", "Adds values to a property of this node, or creates the property.",
            |w| Ok(Command::EditValue { id: identifier(w)?, change: ValueChange::Add(w.some(what::VALUE)?) });
        "change-value" "ID N VALUE", "Change value", "Changes the Nth value of a property of this node, counted from 1.",
            |w| {
                let (id, number) = (identifier(w)?, ordinal(w, what::VALUE_NUMBER)?);
                Ok(Command::EditValue { id, change: ValueChange::Put(number, w.text(what::VALUE)?) })
            };
        "remove-value" "ID N", "Remove value", "Removes the Nth value of a property of this node, counted from 1.",
            |w| {
                let (id, number) = (identifier(w)?, ordinal(w, what::VALUE_NUMBER)?);
                Ok(Command::EditValue { id, change: ValueChange::Remove(number) })
            };
        "move-value" "ID N TO", "Move value", "Moves the Nth value of a property of this node to another position among its values.",
            |w| {
                let (id, number) = (identifier(w)?, ordinal(w, what::VALUE_NUMBER)?);
                Ok(Command::EditValue { id, change: ValueChange::Move(number, ordinal(w, what::VALUE_PLACE)?) })
            };
        wide Command::Unset { id } if id == "CA" =>
        "unset" "ID", "Remove property", "Removes a property from this node.",
            |w| Ok(Command::Unset { id: identifier(w)? });
        wide Command::Rename { id, to } if id == "CA" || to == "CA" =>
        "rename" "ID NEW-ID", "Rename property", "Renames a property of this node and keeps its values.",
            |w| Ok(Command::Rename { id: identifier(w)?, to: identifier(w)? });
    }
    Annotate {
        "annotate" "WHAT [1|2]", "Annotate",
            "Annotates the move (good-move, bad-move, doubtful, interesting) or the position (good-black, good-white, even, unclear, hotspot); none clears the annotation.",
            annotate;
        "value" "NUMBER|none", "Set position value", "Sets the value of the position; above 0 is good for Black.",
            |w| match w.one(what::VALUE)? {
                none if none == "none" => Ok(Command::Value(None)),
                value => real(&value).map(|()| Command::Value(Some(value))),
            };
        "figure" "[FLAGS] [NAME]|none", "Start new figure", "Starts a new diagram at this node.", figure;
    }
    Mark {
        "mark" "WHAT POINT…", "Mark points",
            "Marks points: triangle, square, circle, cross, selected, dim. If all of them have the mark already, removes it.",
            mark;
        "label" "POINT [TEXT]", "Add label", "Adds a text label to a point, or the next free letter; an empty text removes the label, and so does no text where there is one.",
            |w| Ok(Command::Label { point: w.one(what::THE_POINT)?, text: w.optional() });
        "line" "A B", "Draw line", "Draws a line between two points, or removes it.",
            |w| Ok(Command::Line { from: w.one(what::FIRST_POINT)?, to: w.one(what::SECOND_POINT)?, arrow: false });
        "arrow" "A B", "Draw arrow", "Draws an arrow between two points, or removes it.",
            |w| Ok(Command::Line { from: w.one(what::FIRST_POINT)?, to: w.one(what::SECOND_POINT)?, arrow: true });
        "territory" "COLOUR|none POINT…", "Mark territory", "Marks points as a colour's territory.",
            |w| {
                let colour = w.one(what::COLOUR)?;
                Ok(Command::Territory { colour: (colour != "none").then_some(colour), points: w.some(what::POINT)? })
            };
        "count" "[--area|--territory] [--result] [--neutral=POINTS] [DEAD…]", "Mark counted territory",
            "Counts a finished game of Go and marks the territory; the points given are dead stones. Uses the record's rules unless --area or --territory is given. With --result, the result is written too.",
            count;
        "visible" "POINT…|all|inherited", "Show part of the board", "Shows only these points from this node on.", view;
        "mark-stone" "WHAT STONE…", "Mark stones", "Marks stones of an Octi position: arrow, circle, cross, square, triangle.",
            mark_stone;
        "unmark" "[POINT…]", "Remove marks", "Removes every mark, label, line and arrow at these points, or in the whole node.",
            |w| Ok(Command::Unmark { points: w.rest() });
    }
};
