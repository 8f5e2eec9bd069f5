//! UI texts used in several places, each with its name in the translation catalogues and its English. Texts used once are defined where
//! they are used.
//!
//! Sentence case. Buttons say what happens, messages say what happened and what can be done. Command titles are in the command table, the
//! texts of findings come from the position, names of games from their kind.

use crate::language::{Counted, StaticText};
use crate::languages::Language;

/// Functions for texts with arguments, a line each.
macro_rules! said {
    ($($(#[$about:meta])* $name:ident($($argument:ident: $kind:ty),+) => $said:expr;)+) => {
        $($(#[$about])*
        pub fn $name($($argument: $kind),+) -> String {
            $said
        })+
    };
}

mod board;
mod dialogs;
mod keys;
mod lists;
mod panels;
mod records;
mod tools;

pub use board::*;
pub use dialogs::*;
pub use keys::{key, with_ctrl};
pub use lists::*;
pub use panels::*;
pub use records::*;
pub use tools::*;

/// The program's name.
pub const PROGRAM: &str = "Variorum";
/// The subtitle in the welcome view.
pub const PROGRAM_IS: StaticText = StaticText("program-is", "Open, study and annotate board-game records");

// Languages.

/// The name of a language in the current one; its tag if it is unknown.
pub fn language_of(code: &str) -> &str {
    Language::named(code).map_or(code, |language| language.called.localized())
}

/// A message that no font has a language's characters, with advice.
pub fn no_font_for(code: &str) -> String {
    say!(
        "no-font-for",
        "No font on this computer has the characters of this language: {language}. Install the Noto Sans CJK fonts to read it.",
        language = language_of(code)
    )
}

// The bars.
pub const COMMANDS: StaticText = StaticText("commands", "All commands");
pub const THEME: StaticText = StaticText("theme", "Theme");
pub const SETTINGS: StaticText = StaticText("settings", "Settings");
pub const CLOSE_TAB: StaticText = StaticText("close-tab", "Close tab");
pub const PROTECTED: StaticText = StaticText("protected", "write-protected");

pub const UNTITLED: StaticText = StaticText("untitled", "Untitled");
pub const ENCODING: StaticText = StaticText("encoding", "File encoding");
pub const NOTES: StaticText = StaticText("notes", "Issues");
pub const NO_NOTES: StaticText = StaticText("no-notes", "No issues");

pub const GAMES_OF_THE_FILE: StaticText = StaticText("games-of-the-file", "Games in this file");

/// Which game of a collection it is.
pub fn game_of((number, count): (usize, usize)) -> String {
    say!("game-of", "game {number} of {count}", number = Counted(&number), count = Counted(&count))
}

// Undo and redo in the bar.
pub const UNDO: StaticText = StaticText("undo", "Undo");
