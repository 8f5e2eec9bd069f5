//! What a command can act on, and whether it is available.

use crate::app::look::words;
use crate::commands::{AnyCommand, CommandRow, Needs};
use crate::edit::Workspace;
use crate::language::StaticText;

/// What commands can act on.
#[derive(Clone, Copy, Default)]
pub struct AtHand<'a> {
    /// The active record.
    pub workspace: Option<&'a Workspace>,
    /// It was read from a file.
    pub in_file: bool,
    /// A piece is in hand.
    pub piece: bool,
}

impl AtHand<'_> {
    /// Whether a command is available, or what is missing. `command` is `None` if arguments are still missing.
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

    /// What a window command requires that is missing.
    pub fn missing(self, needs: Needs) -> Option<StaticText> {
        let Some(workspace) = self.workspace else {
            return (!matches!(needs, Needs::Nothing | Needs::PiecesIfAny)).then_some(words::NOTHING_OPEN);
        };
        match needs {
            Needs::File => (!self.in_file).then_some(words::NOT_IN_A_FILE),
            Needs::Board => workspace.kind().is_some_and(|kind| !kind.has_board()).then_some(words::NO_BOARD),
            Needs::PieceInHand => (!self.piece).then_some(StaticText("no-piece-in-hand", "Pick up a piece first")),
            // Commands that a game lacks are not shown at all.
            Needs::Nothing | Needs::Record | Needs::Pieces | Needs::PiecesIfAny | Needs::Counting | Needs::HexWorld => {
                None
            }
        }
    }
}
