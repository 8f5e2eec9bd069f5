//! Positions that were reached lately, so that looking at the next node does not mean replaying the game.
//!
//! Holds the last position and one every few hundred nodes. What a change may have made wrong is forgotten.

use crate::game::{Game, Kind, Position};
use crate::record::Touched;
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// Nodes between two kept positions of a short line. In a longer one the distance doubles as often as needed.
const STRIDE: usize = 256;
/// Most positions kept.
const MOST: usize = 512;
/// A change below which more nodes hang forgets everything: looking for what it spoils would take longer.
const SEARCHED: usize = 4096;

/// Properties that no position depends on.
const NEUTRAL: &[&str] = &[
    "C", "N", "V", "GB", "GW", "DM", "UC", "HO", "TE", "BM", "DO", "IT", "TR", "SQ", "CR", "MA", "SL", "LB", "LN",
    "AR", "TB", "TW", "BL", "WL", "OB", "OW", "AN", "BR", "BT", "CP", "DT", "GN", "GC", "ON", "OT", "PB", "PC", "PW",
    "RE", "RO", "TM", "US", "WR", "WT", "P1", "P2", "P3", "P4", "CS", "MS", "SS", "TS", "AS", "ST",
];

pub(crate) struct Trail {
    last: Option<Known>,
    kept: HashMap<NodeId, Known>,
    stride: usize,
}

#[derive(Clone)]
struct Known {
    node: NodeId,
    /// How many nodes stand before it.
    depth: usize,
    position: Position,
}

impl Default for Trail {
    fn default() -> Self {
        Self { last: None, kept: HashMap::new(), stride: STRIDE }
    }
}

impl Trail {
    /// The position after a node.
    pub fn at(&mut self, tree: &Tree, kind: &Arc<Kind>, node: NodeId) -> &Position {
        let known = match self.last.take() {
            Some(last) if last.node == node => last,
            last => self.walk(tree, kind, node, last),
        };
        &self.last.insert(known).position
    }

    fn walk(&mut self, tree: &Tree, kind: &Arc<Kind>, node: NodeId, last: Option<Known>) -> Known {
        let mut way = Vec::new();
        let mut next = Some(node);
        let mut start = None;
        while let Some(here) = next {
            let near = last.as_ref().filter(|last| last.node == here);
            start = near.or_else(|| self.kept.get(&here)).cloned();
            if start.is_some() {
                break;
            }
            way.push(here);
            next = tree.parent(here);
        }
        let (mut position, mut depth) = match start {
            Some(known) => (known.position, known.depth + 1),
            None => (Position::start(kind.clone()), 0),
        };
        for &here in way.iter().rev() {
            position.step(tree, here);
            if depth % self.stride == self.stride - 1 {
                self.keep(Known { node: here, depth, position: position.clone() });
            }
            depth += 1;
        }
        Known { node, depth: depth.saturating_sub(1), position }
    }

    fn keep(&mut self, known: Known) {
        self.kept.insert(known.node, known);
        while self.kept.len() > MOST && self.stride < usize::MAX / 2 {
            self.stride *= 2;
            let stride = self.stride;
            self.kept.retain(|_, known| known.depth % stride == stride - 1);
        }
    }

    /// Forgets what these changes may have made wrong.
    pub fn forget(&mut self, tree: &Tree, touched: &[Touched]) {
        let looks_ahead =
            self.last.iter().chain(self.kept.values().take(1)).any(|known| known.position.kind().game() == Game::Hex);
        if looks_ahead && !touched.is_empty() {
            // How a swap is meant can depend on the moves after it.
            return self.clear();
        }
        for change in touched {
            match change {
                Touched::Properties { node, ids } => {
                    if ids.iter().any(|id| !NEUTRAL.contains(&id.as_str())) {
                        self.forget_below(tree, *node);
                    }
                }
                Touched::Branch(node) => self.forget_below(tree, *node),
                Touched::Charset | Touched::Everything => self.clear(),
            }
        }
    }

    fn forget_below(&mut self, tree: &Tree, node: NodeId) {
        if self.last.is_none() && self.kept.is_empty() {
            return;
        }
        for (count, below) in tree.descendants(node).enumerate() {
            if count == SEARCHED {
                return self.clear();
            }
            self.kept.remove(&below);
            if self.last.as_ref().is_some_and(|last| last.node == below) {
                self.last = None;
            }
        }
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
