//! The data that the board is drawn from and that clicks are interpreted with.

use crate::app::board::counting::Counting;
use crate::app::board::style::Style;
use crate::app::board::tool::Tool;
use crate::app::context::equal::PlayedElsewhere;
use crate::app::context::now::Now;
use crate::edit::Workspace;
use crate::game::{Colour, Kind, Place};
use crate::record::Revision;
use crate::sgf::{NodeId, Tree};

/// What the board is drawn from.
pub struct Subject<'a> {
    /// The record with its history.
    pub workspace: &'a Workspace,
    /// Its tree.
    pub tree: &'a Tree,
    /// What is derived from it.
    pub now: &'a Now,
    /// How boards are shown.
    pub style: &'a Style,
    /// What a click does.
    pub tool: Tool,
    /// The colour that setup puts on the board; `None` erases.
    pub setup: Option<Colour>,
    /// The kind of piece that setup puts up, by its letters, or what is nobody's; `None` for plain stones.
    pub piece: Option<&'static str>,
    /// The text that the label tool puts; letters in their order where it is empty.
    pub label: &'a str,
    /// Places highlighted because a text names them.
    pub lit: &'a [Place],
    /// The node of a move that is hovered elsewhere and shown as a preview.
    pub foreshown: Option<NodeId>,
    /// Moves that the same position is continued with elsewhere.
    pub elsewhere: &'a [PlayedElsewhere],
    /// The count under way.
    pub counting: Option<&'a Counting>,
    /// A text is being edited, and clicks insert point names.
    pub writing: bool,
    /// Only moves are allowed: no menus, no arrows, nothing illegal.
    pub only_moves: bool,
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

    /// The kind of piece that setup puts up, where this game has it.
    pub fn put_up(&self) -> Option<PutUp> {
        PutUp::of(self.now.position.kind(), self.piece)
    }

    /// The data for the piece in hand.
    pub fn context(&self) -> HandContext<'_> {
        HandContext { now: self.now, tree: self.tree, tool: self.tool, setup: self.setup }
    }
}

/// What setup places other than plain stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutUp {
    /// Pieces with these letters, and what they are called.
    Lettered(&'static str, &'static str),
    /// What belongs to nobody, as commands call it.
    Nobodys(&'static str),
}

impl PutUp {
    /// What a game has by these letters, or by the name of what is nobody's.
    pub fn of(kind: &Kind, piece: Option<&str>) -> Option<PutUp> {
        let letters = || kind.piece_letters().into_iter().find(|(letters, _)| Some(*letters) == piece);
        match kind.nobodys().filter(|nobodys| Some(*nobodys) == piece) {
            Some(nobodys) => Some(PutUp::Nobodys(nobodys)),
            None => letters().map(|(letters, name)| PutUp::Lettered(letters, name)),
        }
    }
}

/// What the hand that holds a piece needs to know of a record, also where nothing is drawn.
#[derive(Clone, Copy)]
pub struct HandContext<'a> {
    /// What is derived from the record.
    pub now: &'a Now,
    /// Its tree.
    pub tree: &'a Tree,
    /// What a click does.
    pub tool: Tool,
    /// The colour that setup puts on the board; `None` erases.
    pub setup: Option<Colour>,
}
