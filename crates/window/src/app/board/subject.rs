//! The data that the board is drawn from and that clicks are interpreted with.

use egui::Color32;

use crate::app::board::counting::Counting;
use crate::app::board::{Style, Tool};
use crate::app::context::Now;
use crate::app::context::equal::PlayedElsewhere;
use crate::app::engine::marks::EngineOverlay;
use crate::edit::Workspace;
use crate::game::{Colour, Kind, Place};
use crate::record::Revision;
use crate::sgf::{NodeId, Tree};

/// The input for drawing the board.
pub struct Subject<'a> {
    /// The record with its history.
    pub workspace: &'a Workspace,
    /// Its tree.
    pub tree: &'a Tree,
    /// Data derived from it.
    pub now: &'a Now,
    /// How boards are shown.
    pub style: &'a Style,
    /// The active tool.
    pub tool: Tool,
    /// The colour that setup puts on the board; `None` erases.
    pub setup: Option<Colour>,
    /// The kind of piece that setup places, by its letters, or an uncoloured thing; `None` for plain stones.
    pub piece: Option<&'static str>,
    /// The text that the label tool places; if empty, letters in their order.
    pub label: &'a str,
    /// Places highlighted because a text names them.
    pub lit: &'a [Place],
    /// The node of a move that is hovered elsewhere and shown as a preview.
    pub foreshown: Option<NodeId>,
    /// Moves that the same position is continued with elsewhere.
    pub elsewhere: &'a [PlayedElsewhere],
    /// The count in progress.
    pub counting: Option<&'a Counting>,
    /// A text is being edited, and clicks insert point names.
    pub writing: bool,
    /// Only moves are allowed: no menus, no arrows, nothing illegal.
    pub only_moves: bool,
    /// What engines left of the position.
    pub engine: Option<EngineOverlay<'a>>,
    /// The paint of each colour, by index.
    pub inks: &'a [Color32],
}

impl Subject<'_> {
    /// The current node in the state that the record is in.
    pub fn at(&self) -> (NodeId, Revision) {
        self.now.at()
    }

    /// The colour that a move played here has.
    pub fn colour(&self) -> Colour {
        self.now.position.colour_to_place(self.tree, self.now.node)
    }

    /// The kind of piece that setup places, if this game has it.
    pub fn put_up(&self) -> Option<SetupPiece> {
        SetupPiece::of(self.now.position.kind(), self.piece)
    }

    /// The data for the piece in hand.
    pub fn context(&self) -> HandContext<'_> {
        HandContext { now: self.now, tree: self.tree, tool: self.tool, setup: self.setup }
    }
}

/// What setup places other than plain stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPiece {
    /// Pieces with these letters, and their name.
    Lettered(&'static str, &'static str),
    /// Something uncoloured, by its name in commands.
    Nobodys(&'static str),
}

impl SetupPiece {
    /// The piece that has these letters in a game, or the uncoloured thing with this name.
    pub fn of(kind: &Kind, piece: Option<&str>) -> Option<SetupPiece> {
        let letters = || kind.piece_letters().into_iter().find(|(letters, _)| Some(*letters) == piece);
        match kind.nobodys().filter(|nobodys| Some(*nobodys) == piece) {
            Some(nobodys) => Some(SetupPiece::Nobodys(nobodys)),
            None => letters().map(|(letters, name)| SetupPiece::Lettered(letters, name)),
        }
    }
}

/// What the hand with a piece needs of a record, even if nothing is drawn.
#[derive(Clone, Copy)]
pub struct HandContext<'a> {
    /// Data derived from the record.
    pub now: &'a Now,
    /// Its tree.
    pub tree: &'a Tree,
    /// The active tool.
    pub tool: Tool,
    /// The colour that setup puts on the board; `None` erases.
    pub setup: Option<Colour>,
}
