//! Words of the board: tools, pieces, moves by hand.

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

// The board.
pub const TAKE_A_PIECE: &str = "Take a piece first: click one under the board";
pub const NO_PIECES: &str = "Moves are found in games of the Blokus family only";
pub const REMOVE_MARKS: &str = "Remove marks";
pub const SHOW_WHOLE_BOARD: &str = "Show the whole board";
pub const TURN_BOARD_BACK: &str = "Turn the board back";
pub const TURN_BOARD: &str = "Turn the board";
pub const MIRROR_BOARD: &str = "Mirror the board";

/// Play at a place.
pub fn play_here(name: &str) -> String {
    format!("Play {name}")
}

/// Put a point's name into the comment.
pub fn insert_point(name: &str) -> String {
    format!("Insert {name} into the comment")
}

// The pieces.
pub const NO_PIECES_LEFT: &str = "No pieces left";
pub const TURN_PIECE_LEFT: &str = "Turn the piece left";
pub const TURN_PIECE_RIGHT: &str = "Turn the piece right";
pub const FLIP_PIECE: &str = "Flip the piece";

/// A piece to take: "Blue L5".
pub fn piece_of(colour: &str, name: &str, count: u32) -> String {
    if count > 1 { format!("{colour} {name}, {count} left") } else { format!("{colour} {name}") }
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
pub const PICTURE_COPIED: &str = "The board is on the clipboard as a picture";
pub const NO_FURTHER_FILE: &str = "There is no further record in this folder";
