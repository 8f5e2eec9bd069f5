//! What is derived from a record at its current node, once per frame.

use std::sync::Arc;

use crate::game::{Markup, Position};
use crate::record::Revision;
use crate::sgf::NodeId;

/// Data derived from a revision and the current node.
#[derive(Clone)]
pub struct Now {
    /// The state of the record.
    pub revision: Revision,
    /// The current node.
    pub node: NodeId,
    /// The root of its game.
    pub root: NodeId,
    /// Which game of the collection that is, counted from 1, and of how many.
    pub game: (usize, usize),
    /// The position on the board.
    pub position: Arc<Position>,
    /// The marks of the node.
    pub markup: Arc<Markup>,
    /// How far the node is from the root.
    pub depth: usize,
    /// How far the end of the line is from the root.
    pub length: usize,
}

impl Now {
    /// The current node and revision.
    pub fn at(&self) -> (NodeId, Revision) {
        (self.node, self.revision)
    }
}
