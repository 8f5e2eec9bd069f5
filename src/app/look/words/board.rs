//! Words of the board: tools, pieces, moves by hand.

/// What hands do on the board that no command of the table stands for, and with what.
pub const KEYS_OF_THE_BOARD: [(&str, &str); 8] = [
    ("Step, or zoom with Ctrl", "Wheel"),
    ("Move the cursor on the board", "Shift+arrows"),
    ("Play or mark at the cursor", "Enter"),
    ("Take the cursor away", "Escape"),
    ("Type a move", "Letters and figures"),
    ("Insert the name of a point into the comment", "Ctrl+click"),
    ("Move the board", "Middle button"),
    ("What can be done at a point, or set up the other colour", "Right button"),
];

// Moving about.
pub const TO_START: &str = "Start of the game";
pub const BACK_10: &str = "Ten back";
pub const BACK: &str = "Back";
pub const NEXT: &str = "Next";
pub const NEXT_10: &str = "Ten on";
pub const TO_END: &str = "End of this line";
pub const PLAY_THROUGH: &str = "Play through";
pub const STOP: &str = "Stop";
pub const GO_TO_MOVE: &str = "Go to move";

// Tools.
pub const TOOL_PLAY: &str = "Play";
pub const TOOL_SETUP: &str = "Set up";
pub const TOOL_TRIANGLE: &str = "Triangle";
pub const TOOL_SQUARE: &str = "Square";
pub const TOOL_CIRCLE: &str = "Circle";
pub const TOOL_CROSS: &str = "Cross";
pub const TOOL_LABEL: &str = "Label";
pub const TOOL_LINE: &str = "Line";
pub const TOOL_ARROW: &str = "Arrow";
pub const TOOL_NUMBER: &str = "Number";
pub const TOOL_SELECTED: &str = "Selected";
pub const TOOL_DIM: &str = "Dim";
pub const TOOL_BLACK_TERRITORY: &str = "Black's territory";
pub const TOOL_WHITE_TERRITORY: &str = "White's territory";

// The board.
pub const TAKE_A_PIECE: &str = "Take a piece first: click one in the tray, or press its letter";
pub const ALL_THE_SAME: &str = "Shift with the click, or Shift+Enter, records it all the same";
pub const NO_PIECES: &str = "Moves are found in games of the Blokus family only";
pub const REMOVE_MARKS: &str = "Remove marks";
pub const SHOW_WHOLE_BOARD: &str = "Show the whole board";
pub const TURN_BOARD_BACK: &str = "Turn the board back";
pub const TURN_BOARD: &str = "Turn the board";
pub const MIRROR_BOARD: &str = "Mirror the board";

/// The only stone, which the second player may take over.
pub fn click_swaps(name: &str) -> String {
    format!("{name}: click to swap")
}

/// Play at a place.
pub fn play_here(name: &str) -> String {
    format!("Play {name}")
}

/// Put a point's name into the comment.
pub fn insert_point(name: &str) -> String {
    format!("Insert {name} into the comment")
}

// The pieces.
pub const TURN_PIECE_LEFT: &str = "Turn the piece left";
pub const TURN_PIECE_RIGHT: &str = "Turn the piece right";
pub const FLIP_PIECE: &str = "Flip the piece";

pub const ALL_PLACED: &str = "all placed";
pub const CANNOT_MOVE: &str = "cannot move";
pub const GAME_OVER: &str = "Nobody can move any more: the game is over";
pub const KEYS_IN_HAND: &str = "Z X turn, F flips, arrows move, Enter places, Esc puts back";
pub const KEYS_WITHOUT_PIECE: &str = "A letter takes a piece, + − step through them, Ctrl+H finds a move";

/// A piece to take: "Blue L5".
pub fn piece_of(colour: &str, name: &str, count: u32, fits: bool) -> String {
    let left = if count > 1 { format!(", {count} left") } else { String::new() };
    format!("{colour} {name}{left}{}", if fits { "" } else { ", fits nowhere" })
}

/// What setup does, under the pieces.
pub fn setup_in_tray(colour: Option<&str>) -> String {
    match colour {
        Some(colour) => format!("Setting up {colour}, which is to play next. Click a colour for another"),
        None => "Setting up: a click on a piece takes it away. Click a colour to put up its pieces".to_owned(),
    }
}

/// The colour that three players share, and whose turn with it is next.
pub fn shared_colour(colour: &str, player: &str) -> String {
    format!("{colour}: {player} next")
}

/// The same beside a disc of the colour.
pub fn next_with_it(player: &str) -> String {
    format!("{player} next")
}

/// Points with the bonus that is in them.
pub fn points_with_bonus(points: f32, bonus: f32) -> String {
    format!("{points} ({bonus} bonus)")
}

/// How a colour stands, in full.
pub fn colour_stands(colour: &str, left: u32, state: &str, points: &str) -> String {
    let state = if state.is_empty() { String::new() } else { format!(", {state}") };
    format!("{}{state}, points: {points}", pieces_left(colour, left))
}

/// What is in hand and what the keys do with it.
pub fn piece_in_hand(colour: &str, piece: &str) -> String {
    format!("{colour} {piece}: Z X F turn, Enter places")
}

/// Why a click takes no piece: whose turn it is, and how to take it nevertheless.
pub fn not_its_turn(plays: Option<&str>) -> String {
    format!("{} is to play; Shift+click takes it", plays.unwrap_or("Nobody"))
}

/// A name that no piece has.
pub fn no_such_piece(name: &str) -> String {
    format!("no piece is called {name}")
}

/// A piece that is used up, or a letter with which none begins.
pub fn no_piece_left(colour: &str, piece: &str) -> String {
    format!("{colour} has no piece {piece} left")
}

/// What a click on a place does while pieces are put up by hand; without a colour it erases.
pub fn setup_at(place: &str, colour: Option<&str>) -> String {
    match colour {
        Some(colour) => {
            format!("{place} · set up {colour}: take a piece; a click on one takes it away or recolours it")
        }
        None => format!("{place} · a click takes a piece away"),
    }
}

/// What a click and the right button do on a place while stones are put up by hand; without a colour a click erases.
pub fn setup_by_click(place: &str, colour: Option<&str>, gone: bool, other: Option<&str>) -> String {
    let click = match colour {
        Some(colour) if gone => format!("{place} · a click takes {colour} away"),
        Some(colour) => format!("{place} · a click puts up {colour}"),
        None => format!("{place} · a click erases"),
    };
    other.map_or_else(|| click.clone(), |other| format!("{click}, the right button puts up {other}"))
}

/// What a click on a place does with a mark or a label.
pub fn mark_by_click(place: &str, what: &str, gone: bool) -> String {
    format!("{place} · a click {} {what}", if gone { "takes away" } else { "puts" })
}

/// What a click on a place does with the tool that dims.
pub fn dim_by_click(place: &str, dimmed: bool) -> String {
    format!("{place} · a click {} it", if dimmed { "shows" } else { "dims" })
}

/// How many pieces a colour has left.
pub fn pieces_left(colour: &str, count: u32) -> String {
    match count {
        1 => format!("{colour}: 1 piece left"),
        n => format!("{colour}: {n} pieces left"),
    }
}

// Typing a move, setting up.
pub const MOVE: &str = "Move";
pub const TYPE_A_MOVE: &str = "Type the move, for instance 33+B";
pub const ERASING: &str = "Set up: a click erases (Ctrl+2 changes)";

/// What a typed move would do.
pub fn plays(text: &str) -> String {
    format!("Enter plays {text}")
}

/// What the setup tool puts up.
pub fn setting_up(colour: &str) -> String {
    format!("Set up: {colour} (Ctrl+2 changes)")
}

// Copies and neighbours.
pub const VARIATION_COPIED: &str = "This node and what follows are on the clipboard";
pub const PICTURE_COPIED: &str = "The board is on the clipboard as a picture";
pub const NO_FURTHER_FILE: &str = "There is no further record in this folder";
