//! Words of the panels: the current node, players, the tree, finding.

use crate::language::{self, StaticText};

// The panels.
pub const BOARD: StaticText = StaticText("board", "Board");
pub const TREE: StaticText = StaticText("tree", "Tree");
/// The panel with what engines left.
pub const ENGINE: StaticText = StaticText("engine", "Engine");
pub const COMMENT: StaticText = StaticText("comment", "Comment");
pub const INFORMATION: StaticText = StaticText("information", "Game");

/// Where things are since the window was arranged anew.
pub const NEWS: StaticText = StaticText(
    "news-panels",
    "New: the comment has the room that the board leaves, and the next moves are listed below it. Drag the lines between the panels to \
     resize them; double-click one to reset it",
);

// The current node.
pub const START: StaticText = StaticText("start", "Start");
/// There is no step forward.
pub const NOTHING_FOLLOWS: StaticText = StaticText("nothing-follows-node", "there are no moves after this one");
pub const EDGE_OF_BOARD: StaticText = StaticText("edge-of-board", "Edge of the board");
pub const GO_WHERE_PLAYED: StaticText = StaticText("go-where-played", "Go to move on this point");

pub const DROP_LOOPS: StaticText = StaticText("drop-loops", "A node can't be moved below itself");
pub const DROP_IS_THERE: StaticText = StaticText("drop-is-there", "The node is already there");

/// A turn of Octi that waits to be confirmed, or a move that is not whole yet.
pub fn move_pending(turn: &str, pod: bool) -> String {
    match pod {
        true => {
            say!(
                "move-pending",
                "{turn}: press Enter to play it, click a pod that was jumped over to capture or spare it, Escape goes back a step",
                turn
            )
        }
        false => say!("move-goes-on-at", "{turn}: click a marked square to continue; Escape goes back a step", turn),
    }
}

/// The size of a file, as file managers write it.
pub fn size_of_file(bytes: u64) -> String {
    match bytes {
        0..1_000_000 => say!("size-kilobytes", "{count} kB", count = language::Counted(&bytes.div_ceil(1_000))),
        _ => say!("size-megabytes", "{count} MB", count = language::decimal(bytes as f64 / 1e6, 1)),
    }
}

/// A step of the history was taken back, or done again.
pub fn undone(title: String) -> String {
    say!("undone", "Undone: {title}", title)
}

pub fn redone(title: String) -> String {
    say!("redone", "Redone: {title}", title)
}

/// The actions for the piece in hand.
pub fn chosen(pod: bool) -> String {
    match pod {
        true => say!(
            "pod-chosen",
            "Click a square to move there, a side of the pod to add a prong, or a prong to reposition it; Escape cancels"
        ),
        false => say!("piece-chosen", "Click a marked square to move there; Escape cancels"),
    }
}

/// A move beside a number: a piece whose name is a figure is said with its colour, or it would be read as another number.
pub fn beside_number(colour: &str, text: String) -> String {
    let figure = text.starts_with(|first: char| first.is_ascii_digit()) && text.contains(' ');
    if figure { format!("{colour} {text}") } else { text }
}

// The players and the game.
pub const GAME_INFORMATION: StaticText = StaticText("game-information", "Game info");
pub const IN_VARIATION: StaticText = StaticText("counted-in-variation", "variation");
pub const TO_PLAY: StaticText = StaticText("to-play", "to play");

/// The players in their order: rank and name of each. Their points are next to their names.
pub fn ranking<'a>(players: impl Iterator<Item = (u8, &'a str)>) -> String {
    let (mut text, mut before) = (String::new(), 0);
    for (place, name) in players {
        let name = language::side_by_side([name], "");
        match place == before {
            true => text += " = ",
            false if text.is_empty() => text = format!("{place}. "),
            false => text += &format!(" · {place}. "),
        }
        text += &name;
        before = place;
    }
    text
}

/// A clock: hours, minutes and seconds, and what is left of the overtime: periods of so much, or moves in this period.
pub fn clock(seconds: f64, left: &str, periods: bool) -> String {
    let whole = seconds.abs().min(1e9) as u64;
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60);
    let sign = if seconds < 0.0 { "−" } else { "" };
    let time =
        if hours > 0 { format!("{sign}{hours}:{minutes:02}:{rest:02}") } else { format!("{sign}{minutes}:{rest:02}") };
    match left.parse::<u32>() {
        _ if left.is_empty() => time,
        Ok(left) if periods => format!("{left} × {time}"),
        Ok(moves) => say!("clock-moves", "{time} · {count} move" | "{time} · {count} moves", count = moves, time),
        Err(_) => format!("{time} · {left}"),
    }
}

// Finding.
pub const NOT_FOUND: StaticText = StaticText("not-found", "No results");

/// A hint at a node with several continuations.
pub fn take_one_of(count: usize) -> String {
    say!("take-one-of", "{count} next moves: choose one with Alt+1 to Alt+{last}", count, last = count.min(9))
}

// The tree.
pub const SETUP_NODE: StaticText = StaticText("setup-node", "Setup");

said! {
    /// A word that is none of those a command of the view knows.
    no_such_choice(which: &str) => say!("no-such-choice", "'{which}' is not one of the choices", which);

    /// There is nothing before the first of several variations.
    first_variation_of(count: usize) => say!("first-variation-of", "This is the first of {count} variations", count);

    /// There is nothing after the last of several variations.
    last_variation_of(count: usize) => say!("last-variation-of", "This is the last of {count} variations", count);
}
