//! Words of the board: tools, pieces, moves by hand.

use crate::game::MoveEntry;
use crate::language::StaticText;

/// Pointer actions on the board that are not commands of the table, and their controls.
pub const KEYS_OF_THE_BOARD: [(StaticText, StaticText); 8] = [
    (StaticText("hand-step", "Step through moves, or zoom with Ctrl"), StaticText("hand-step-keys", "Mouse wheel")),
    (StaticText("hand-cursor", "Move the board cursor"), StaticText("hand-cursor-keys", "Shift+arrows")),
    (StaticText("hand-play", "Play or mark at the cursor"), StaticText("hand-play-keys", "Enter")),
    (StaticText("hand-cursor-away", "Hide the board cursor"), StaticText("hand-cursor-away-keys", "Escape")),
    (StaticText("hand-type", "Type a move"), StaticText("hand-type-keys", "Letters and digits")),
    (
        StaticText("hand-insert", "Insert the name of a point into the comment"),
        StaticText("hand-insert-keys", "Ctrl+click"),
    ),
    (StaticText("hand-pan", "Pan the board"), StaticText("hand-pan-keys", "Middle button drag")),
    (StaticText("hand-menu", "Context menu, or set up the other colour"), StaticText("hand-menu-keys", "Right-click")),
];

pub const KEYS_IN_COMPARE: [(StaticText, StaticText); 7] = [
    (StaticText("compare-step", "Step through the moves"), StaticText("compare-step-keys", "← →")),
    (StaticText("compare-next", "Previous or next difference"), StaticText("compare-next-keys", "↑ ↓")),
    (
        StaticText("compare-to-left", "Copy the difference to the left"),
        StaticText("compare-to-left-keys", "Alt+Shift+←"),
    ),
    (
        StaticText("compare-to-right", "Copy the difference to the right"),
        StaticText("compare-to-right-keys", "Alt+Shift+→"),
    ),
    (StaticText("hand-cursor", "Move the board cursor"), StaticText("hand-cursor-keys", "Shift+arrows")),
    (StaticText("compare-undo", "Undo what was copied last"), StaticText("compare-undo-keys", "Ctrl+Z")),
    (StaticText("compare-close", "Close"), StaticText("compare-close-keys", "Escape")),
];

// Moving about.
pub const STOP: StaticText = StaticText("stop", "Stop");
pub const GO_TO_MOVE: StaticText = StaticText("go-to-move", "Go to move");

// The board.
pub const TAKE_A_PIECE: StaticText =
    StaticText("take-a-piece", "Pick up a piece first: click one in the tray or press its letter");
pub const ALL_THE_SAME_BY_KEYS: StaticText = StaticText("all-the-same-by-keys", "Press Shift+Enter to play it anyway");
pub const ALL_THE_SAME: StaticText = StaticText("all-the-same", "Shift-click or press Shift+Enter to play it anyway");
pub const NO_PIECES: StaticText = StaticText("no-pieces", "Moves can only be found in games of the Blokus family");
pub const SHOW_WHOLE_BOARD: StaticText = StaticText("show-whole-board", "Show the whole board");

/// The effect of the other key that ends a typed move.
pub fn corrects(name: &str) -> String {
    say!("ctrl-enter-corrects", "{keys} corrects this move to {name}", keys = super::with_ctrl("Enter"), name)
}

/// Says that something stands on a place where a game is played; and how its move is found, where there is a menu for that.
pub fn stands_here(entry: MoveEntry, has_menu: bool) -> &'static str {
    match (entry, has_menu) {
        (MoveEntry::Point, true) => {
            StaticText("stone-stands-here", "There is a stone here; right-click to find its move")
        }
        (MoveEntry::Point, false) => StaticText("stone-is-here", "There is a stone here"),
        (_, true) => StaticText("piece-stands-here", "There is a piece here; right-click to find its move"),
        (_, false) => StaticText("piece-is-here", "There is a piece here"),
    }
    .localized()
}

/// A hint where no menu opens: then none is named in it.
pub fn without_menu(hint: &'static str, entry: MoveEntry) -> &'static str {
    if hint == stands_here(entry, true) { stands_here(entry, false) } else { hint }
}

pub const IS_PUT_BACK: StaticText = StaticText("is-put-back", "Put back");
pub const NO_END_ANY_MORE: StaticText = StaticText("no-end-any-more", "Start point cleared");

// The pieces.
pub const TURN_PIECE_LEFT: StaticText = StaticText("turn-piece-left", "Rotate piece left");
pub const TURN_PIECE_RIGHT: StaticText = StaticText("turn-piece-right", "Rotate piece right");
pub const FLIP_PIECE: StaticText = StaticText("flip-piece", "Flip piece");

pub const CANNOT_MOVE: StaticText = StaticText("cannot-move", "cannot move");
pub const GAME_OVER: StaticText = StaticText("game-over", "No player can move: the game is over");
pub const KEYS_IN_HAND: StaticText = StaticText(
    "keys-in-hand",
    "Z X rotate, F flips, hold right button for the ring, arrows move, Enter places, Esc puts back",
);
pub const KEYS_WITHOUT_PIECE: StaticText = StaticText(
    "keys-without-piece",
    "Letter keys pick up a piece, + − select the next or previous one, Ctrl+H finds a move",
);

/// A piece to take: "Blue L5".
pub fn piece_of(colour: &str, name: &str, count: u32, fits: bool) -> String {
    let piece = format!("{colour} {name}");
    match (count > 1, fits) {
        (false, true) => piece,
        (true, true) => say!("piece-left", "{piece}, {count} left", piece, count),
        (false, false) => say!("piece-fits-nowhere", "{piece}, fits nowhere", piece),
        (true, false) => say!("piece-left-fits-nowhere", "{piece}, {count} left, fits nowhere", piece, count),
    }
}

/// The setup hint under the pieces.
pub fn setup_in_tray(colour: Option<&str>) -> String {
    match colour {
        Some(colour) => {
            say!("setup-in-tray", "Setting up {colour}. Click another colour to change it", colour)
        }
        None => {
            say!("erasing-in-tray", "Setup: click a piece to remove it. Click a colour to place its pieces")
        }
    }
}

/// The piece in hand, and its keys.
pub fn piece_in_hand(colour: &str, piece: &str) -> String {
    say!("piece-in-hand", "{colour} {piece}: Z and X rotate, F flips, Enter places it", colour, piece)
}

/// A piece that is used up, or a letter with which none begins.
pub fn no_piece_left(colour: &str, piece: &str) -> String {
    say!("no-piece-left", "{colour} has no piece {piece} left", colour, piece)
}

/// The effect of a click on a place during setup; without a colour it erases.
pub fn setup_at(place: &str, colour: Option<&str>) -> String {
    match colour {
        Some(colour) => {
            say!(
                "setup-at",
                "{place} · set up {colour}: pick up a piece, or click a piece to remove or recolour it",
                place,
                colour
            )
        }
        None => say!("erase-at", "{place} · click to remove a piece", place),
    }
}

/// The effects of a click and the right button on a place during setup; without a colour a click erases.
pub fn setup_by_click(place: &str, colour: Option<&str>, gone: bool, other: Option<&str>) -> String {
    let click = match colour {
        Some(colour) if gone => say!("click-takes-away", "{place} · click to remove {colour}", place, colour),
        Some(colour) => say!("click-puts-up", "{place} · click to place {colour}", place, colour),
        None => say!("click-erases", "{place} · click to erase", place),
    };
    other.map_or_else(
        || click.clone(),
        |other| say!("right-button-puts-up", "{click}, right-click to place {other}", click, other),
    )
}

/// The name of an uncoloured thing.
pub fn nobodys(name: &str) -> String {
    match name {
        "arrow" => say!("nobodys-arrow", "arrow"),
        _ => name.to_owned(),
    }
}

/// The effect of a click on a place with a mark or label.
pub fn mark_by_click(place: &str, what: &str, gone: bool) -> String {
    match gone {
        true => say!("click-unmarks", "{place} · click to remove {what}", place, what),
        false => say!("click-marks", "{place} · click to add {what}", place, what),
    }
}

/// The effect of a click on the side of a pod while setup places pods of its colour.
pub fn prong_by_click(place: &str, prong: char, gone: bool) -> String {
    match gone {
        true => say!("click-takes-prong", "{place} · click to remove prong {prong}", place, prong),
        false => {
            say!("click-puts-prong", "{place} · click to add prong {prong}, Shift-click for a superprong", place, prong)
        }
    }
}

/// The effect of a click on a place with the dimming tool.
pub fn dim_by_click(place: &str, dimmed: bool) -> String {
    match dimmed {
        true => say!("click-shows", "{place} · click to show", place),
        false => say!("click-dims", "{place} · click to dim", place),
    }
}

// Typing a move, setting up.
pub const MOVE: StaticText = StaticText("move", "Move");
pub const ERASING: StaticText = StaticText("erasing", "Setup: click to erase (Ctrl+2 to change)");

// The strip over the board.
pub const PUT_UP: StaticText = StaticText("put-up", "Place");
pub const ERASE: StaticText = StaticText("erase", "Erase");
pub const WHOSE_TURN: StaticText = StaticText("whose-turn", "To play");
pub const OWN_TEXT: StaticText = StaticText("own-text", "Custom text");
pub const DRAG_FOR_PART: StaticText = StaticText("drag-for-part", "Drag over the part of the board to show");

said! {
    /// Put another move into the current node.
    correct_to(name: &str) => say!("correct-to", "Correct move to {name}", name);

    /// Put a point's name into the comment.
    insert_point(name: &str) => say!("insert-point", "Insert {name} into the comment", name);

    /// Who moves next with a colour that players share.
    next_with_it(player: &str) => say!("next-with-it", "{player} next", player);

    /// A name that no piece has.
    no_such_piece(name: &str) => say!("no-such-piece", "there is no piece {name}", name);

    /// Effect of a typed move.
    plays(text: &str) => say!("plays", "Press Enter to play {text}", text);

    /// Whose turn it is made.
    to_play(colour: &str) => say!("makes-to-play", "{colour} to play", colour);
}
