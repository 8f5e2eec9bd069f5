//! Positions that were reached lately, so that looking at the next node does not mean replaying the game.
//!
//! Holds the last position and one every few hundred nodes. What a change may have made wrong is forgotten.

use crate::game::{Game, Kind, Position};
use crate::record::Touched;
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// Nodes between two kept positions of a replay.
const STRIDE: usize = 256;
/// Most positions kept.
const MOST: usize = 4096;
/// A change below which more nodes hang forgets everything: looking for what it spoils would take longer.
const SEARCHED: usize = 4096;

/// Properties that no position depends on.
const NEUTRAL: &[&str] = &[
    "C", "N", "V", "GB", "GW", "DM", "UC", "HO", "TE", "BM", "DO", "IT", "TR", "SQ", "CR", "MA", "SL", "LB", "LN",
    "AR", "TB", "TW", "BL", "WL", "OB", "OW", "AN", "BR", "BT", "CP", "DT", "GN", "GC", "ON", "OT", "PB", "PC", "PW",
    "RE", "RO", "TM", "US", "WR", "WT", "P1", "P2", "P3", "P4", "CS", "MS", "SS", "TS", "AS", "ST",
];

#[derive(Default)]
pub(super) struct Trail {
    last: Option<(NodeId, Position)>,
    kept: HashMap<NodeId, Position>,
}

impl Trail {
    /// The position after a node.
    pub fn at(&mut self, tree: &Tree, kind: &Arc<Kind>, node: NodeId) -> &Position {
        let here = self.last.as_ref().is_some_and(|(last, _)| *last == node);
        let position = match self.last.take() {
            Some((_, position)) if here => position,
            last => self.walk(tree, kind, node, last),
        };
        &self.last.insert((node, position)).1
    }

    fn walk(&mut self, tree: &Tree, kind: &Arc<Kind>, node: NodeId, last: Option<(NodeId, Position)>) -> Position {
        let mut way = Vec::new();
        let mut next = Some(node);
        let mut start = None;
        while let Some(here) = next {
            match &last {
                Some((at, position)) if *at == here => start = Some(position.clone()),
                _ => start = self.kept.get(&here).cloned(),
            }
            if start.is_some() {
                break;
            }
            way.push(here);
            next = tree.parent(here);
        }
        let mut position = start.unwrap_or_else(|| Position::start(kind.clone()));
        for (count, &here) in way.iter().rev().enumerate() {
            position.step(tree, here);
            if count % STRIDE == STRIDE - 1 {
                if self.kept.len() >= MOST {
                    self.kept.clear();
                }
                self.kept.insert(here, position.clone());
            }
        }
        position
    }

    /// Forgets what these changes may have made wrong.
    pub fn forget(&mut self, tree: &Tree, touched: &[Touched]) {
        let looks_ahead = self.last.iter().any(|(_, position)| position.kind().game() == Game::Hex);
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
                Touched::Charset => self.clear(),
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
            if self.last.as_ref().is_some_and(|(last, _)| *last == below) {
                self.last = None;
            }
        }
    }

    pub fn clear(&mut self) {
        self.last = None;
        self.kept.clear();
    }
}
