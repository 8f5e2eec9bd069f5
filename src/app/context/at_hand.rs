//! What a command finds where the reader stands, and whether it makes sense there.

use crate::app::look::words;
use crate::commands::{AnyCommand, CommandRow, Needs};
use crate::edit::Workspace;
use crate::language::Word;

/// What a command finds.
#[derive(Clone, Copy, Default)]
pub struct AtHand<'a> {
    /// The record in front.
    pub workspace: Option<&'a Workspace>,
    /// It was read from a file.
    pub in_file: bool,
    /// A piece is in hand.
    pub piece: bool,
}

impl AtHand<'_> {
    /// Whether a command makes sense here, or what is missing. `command` is `None` where words are still to be typed.
    ///
    /// # Errors
    /// In a sentence.
    pub fn check(self, row: &CommandRow, command: Option<&AnyCommand>) -> Result<(), String> {
        match (self.workspace, command, row.window) {
            (_, _, Some(window)) => self.missing(window.needs()).map_or(Ok(()), |why| Err(why.to_string())),
            (None, ..) => Err(words::NOTHING_OPEN.to_string()),
            (Some(workspace), Some(AnyCommand::Record(command)), None) => {
                workspace.available(command).map_err(|why| why.to_string())
            }
            (Some(_), ..) => Ok(()),
        }
    }

    /// What is missing that a command of the window needs.
    pub fn missing(self, needs: Needs) -> Option<Word> {
        let Some(workspace) = self.workspace else {
            return (!matches!(needs, Needs::Nothing | Needs::PiecesIfAny)).then_some(words::NOTHING_OPEN);
        };
        match needs {
            Needs::File => (!self.in_file).then_some(words::NOT_IN_A_FILE),
            Needs::Board => workspace.kind().is_some_and(|kind| !kind.has_board()).then_some(words::NO_BOARD),
            Needs::PieceInHand => (!self.piece).then_some(Word("no-piece-in-hand", "Take a piece in hand first")),
            // What a game lacks is not offered at all.
            Needs::Nothing | Needs::Record | Needs::Pieces | Needs::PiecesIfAny | Needs::Counting | Needs::HexWorld => {
                None
            }
        }
    }
}
