//! Every word the window shows, in one place, so that translations can come later.
//!
//! Sentence case. Buttons say what happens, messages say what happened and what can be done. Titles of commands are in the
//! command table, findings come with the position, names of games with their kind.

mod board;
mod dialogs;
mod panels;
mod records;

pub use board::*;
pub use dialogs::*;
pub use panels::*;
pub use records::*;

/// The program's name.
pub const PROGRAM: &str = "Variorum";
/// What it is, under the name in the welcome view.
pub const PROGRAM_IS: &str = "Open, study and annotate board-game records";

// The bars.
pub const MENU: &str = "Menu";
pub const COMMANDS: &str = "All commands";
pub const THEME: &str = "Light or dark";
pub const SETTINGS: &str = "Settings";
pub const BOARD_AS_WINDOW: &str = "As the window";
pub const SIZE_OF_EVERYTHING: &str = "Size of everything";
pub const SECONDS_A_MOVE: &str = "Seconds a move";
pub const PAINTER: &str = "Drawn by";
pub const NEXT_MOVES: &str = "Marks on the moves that follow";
pub const GHOST: &str = "The piece under the pointer";
pub const ONE_WINDOW: &str = "Files open in this window";
pub const MORE_IN_THE_FILE: &str = "Keys and more are in the settings file, which explains itself. What draws the window changes with \
the next start.";
/// What the settings file says for the numbers on moves, and what people read.
pub const NUMBER_CHOICES: [(&str, &str); 4] =
    [("none", "None"), ("last", "The last move"), ("last 5", "The last five moves"), ("all", "All moves")];
pub const NOTATION: &str = "Names of places";
pub const NOTATION_CHOICES: [(&str, &str); 7] = [
    ("usual", "As usual in the game"),
    ("record", "As the record writes them"),
    ("numbers", "Two numbers: 4-4"),
    ("chinese", "Chinese numbers: 4-四"),
    ("relative", "From the nearer sides"),
    ("other-side", "From the other side"),
    ("in-line", "In each line of a hexagon"),
];
pub const MARKED_MOVES: &str = "Marks on variations";
pub const MARKED_CHOICES: [(&str, &str); 3] =
    [("record", "As the record asks for"), ("following", "Moves that follow"), ("instead", "Moves played instead")];
pub const TREE_GROWS: &str = "Direction of the tree";
pub const TREE_CHOICES: [(&str, &str); 2] = [("right", "To the right"), ("down", "Downwards")];
pub const WHEEL: &str = "The wheel over the board";
pub const WHEEL_CHOICES: [(&str, &str); 2] =
    [("step", "Steps; with Ctrl it zooms"), ("zoom", "Zooms; with Ctrl it steps")];
pub const SNAP: &str = "The piece in hand goes to legal places";
/// The same for what draws the window.
pub const PAINTER_CHOICES: [(&str, &str); 3] =
    [("auto", "What fits this computer"), ("opengl", "OpenGL"), ("software", "Software")];
pub const CLOSE_TAB: &str = "Close";
pub const NEW_TAB: &str = "New or open";
pub const MODIFIED: &str = "not saved";
pub const UNTITLED: &str = "Untitled";
pub const PLACE_IN_LINE: &str = "Place in this line";
pub const ENCODING: &str = "Encoding of the file";
pub const NOTES: &str = "What the checker found";
pub const NO_NOTES: &str = "No findings";

pub const GAMES_OF_THE_FILE: &str = "Games of this file";
pub const NO_FURTHER_PLACE: &str = "There is no further place to go to";

/// Which game of a collection it is.
pub fn game_of((number, count): (usize, usize)) -> String {
    format!("game {number} of {count}")
}

// Themes.
pub const THEME_SYSTEM: &str = "As the system";
pub const THEME_LIGHT: &str = "Light";
pub const THEME_DARK: &str = "Dark";
pub const THEME_CONTRAST: &str = "High contrast";

// Undo and redo in the bar.
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";

/// What undo or redo would do.
pub fn with_title(what: &str, title: &str) -> String {
    format!("{what} {title}")
}

/// The picture of a sample, for those who cannot see it.
pub fn sample(title: &str) -> String {
    format!("Sample record: {title}")
}
