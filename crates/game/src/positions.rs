//! A cache of the positions of a record: the last one, and one every few hundred nodes of the lines that were visited.
//!
//! Belongs to one record and one reading of its swaps. [`Positions::follow`] invalidates what has changed between two revisions; no caller
//! clears the cache. Memory is bounded: when too many positions are cached, every second one is dropped and the spacing doubles, so that
//! going anywhere in a line of a million nodes stays fast.

use super::{Coordinates, Kind, Position, Swaps};
use crate::sgf::{NodeId, Tree, vocabulary};
use std::{collections::HashMap, sync::Arc};

/// Nodes between two kept positions of a short line.
const STRIDE: usize = 256;
/// Most positions kept.
const MOST: usize = 512;
/// Most games whose kind is kept.
const MOST_KINDS: usize = 64;
/// More changes than this forget everything: looking for what they spoil would take longer.
const MOST_CHANGES: usize = 64;
/// How far up a change is looked for before everything is forgotten.
const MOST_ABOVE: usize = 1 << 16;

/// A change of a record, as far as it affects positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// The properties of a node.
    Node(NodeId),
    /// A node's continuations.
    Below(NodeId),
    /// The first node of a game that came, went or changed its place.
    Game(NodeId),
}

/// The cached positions of a record.
#[derive(Clone, Debug)]
pub struct Positions {
    revision: u64,
    kinds: HashMap<NodeId, Arc<Kind>>,
    last: Option<Known>,
    kept: HashMap<NodeId, Known>,
    stride: usize,
    /// A node that was looked up, and the root of its game.
    root: Option<(NodeId, NodeId)>,
    /// A node that changed last, and how many stand before it: where the next change is, mostly, and nothing may be known nearby.
    changed: Option<(NodeId, usize)>,
    steps: u64,
    /// The coordinate system of the boards.
    coordinates: Coordinates,
}

/// The depth of what is not part of the record: deeper than any change, so that every change forgets it.
const UNLINKED: usize = usize::MAX;

#[derive(Clone, Debug)]
struct Known {
    node: NodeId,
    /// How many nodes precede it.
    depth: usize,
    position: Position,
}

impl Known {
    /// Whether only what stands at and before its node decided about it. What a swap or an unknown game means may depend on
    /// the moves after it.
    fn is_settled(&self) -> bool {
        !self.position.looked_ahead && self.position.kind.is_read_from_root()
    }
}

impl Default for Positions {
    fn default() -> Self {
        Self::new()
    }
}

impl Positions {
    /// Without any position yet, for a record at revision 0.
    pub fn new() -> Positions {
        Positions {
            revision: 0,
            kinds: HashMap::new(),
            last: None,
            kept: HashMap::new(),
            stride: STRIDE,
            root: None,
            changed: None,
            steps: 0,
            coordinates: Coordinates::Usual,
        }
    }

    /// The coordinate system of the boards.
    pub fn coordinates(&self) -> Coordinates {
        self.coordinates
    }

    /// Changes the coordinate system.
    pub fn set_coordinates(&mut self, coordinates: Coordinates) {
        if self.coordinates != coordinates {
            self.coordinates = coordinates;
            self.last = None;
            self.kept.clear();
            self.kinds.clear();
        }
    }

    /// Updates to another revision of the record. `changes` returns what changed since the given revision, or `None` if unknown; then
    /// everything is computed again.
    pub fn follow(&mut self, tree: &Tree, revision: u64, changes: impl FnOnce(u64) -> Option<Vec<Changed>>) {
        if self.revision == revision {
            return;
        }
        let changes = changes(self.revision).filter(|changes| changes.len() <= MOST_CHANGES);
        match changes {
            Some(changes) if changes.is_empty() => {}
            Some(changes) => {
                for change in &changes {
                    if let Changed::Node(node) | Changed::Game(node) = change {
                        self.kinds.remove(node);
                    }
                }
                self.kinds.retain(|_, kind| kind.is_read_from_root());
                // Positions at least as deep as the highest change are dropped, on any line.
                let above = changes.iter().filter_map(|change| match *change {
                    Changed::Node(node) => self.depth(tree, node),
                    Changed::Below(node) => self.depth(tree, node).map(|depth| depth.saturating_add(1)),
                    // Its descendants may have had another ancestor before.
                    Changed::Game(_) => Some(0),
                });
                let depth = above.min().unwrap_or(usize::MAX);
                self.changed = match changes[..] {
                    [Changed::Node(node)] => Some((node, depth)),
                    [Changed::Below(node)] => depth.checked_sub(1).map(|depth| (node, depth)),
                    _ => None,
                };
                // Depth 0 means "unknown", except for a root.
                self.changed = self.changed.filter(|(node, depth)| *depth > 0 || tree.is_root(*node));
                // Nodes moved elsewhere may belong to another game now.
                let below = changes.iter().filter(|change| matches!(change, Changed::Below(_))).count();
                if below > 1 || changes.iter().any(|change| matches!(change, Changed::Game(_))) {
                    self.root = None;
                }
                self.kept.retain(|_, known| known.depth < depth && known.is_settled());
                self.last = self.last.take().filter(|known| known.depth < depth && known.is_settled());
            }
            None => *self = Positions { steps: self.steps, coordinates: self.coordinates, ..Positions::new() },
        }
        self.revision = revision;
    }

    /// How many nodes stand before a node; `None` where it is not part of the record, and 0 where that is far to see.
    fn depth(&self, tree: &Tree, node: NodeId) -> Option<usize> {
        let mut at = node;
        for steps in 0..MOST_ABOVE {
            let last = self.last.as_ref().filter(|known| known.node == at);
            let changed = self.changed.filter(|(node, _)| *node == at).map(|(_, depth)| depth);
            if let Some(depth) = last.or_else(|| self.kept.get(&at)).map(|known| known.depth).or(changed) {
                return Some(depth.saturating_add(steps));
            }
            match tree.parent(at) {
                Some(parent) => at = parent,
                None => return tree.is_root(at).then_some(steps),
            }
        }
        Some(0)
    }

    /// The root of a node's game. Takes time linear in the distance to the node looked up last, and none in a record with one game.
    pub fn root_of(&mut self, tree: &Tree, node: NodeId) -> NodeId {
        let mut games = tree.games();
        if let (Some(only), None) = (games.next(), games.next()) {
            return only;
        }
        // Up from both in turn: one of them is often above the other.
        let known = self.root.filter(|&(_, root)| tree.is_root(root));
        let (mut here, mut there) = (node, known.map(|(last, _)| last));
        let root = loop {
            match known {
                Some((last, root)) if here == last || there == Some(node) => break root,
                _ => {}
            }
            match tree.parent(here) {
                Some(parent) => here = parent,
                None => break here,
            }
            there = there.and_then(|there| tree.parent(there));
        };
        self.root = Some((node, root));
        root
    }

    /// The kind of the game that starts at `root`.
    pub fn kind(&mut self, tree: &Tree, root: NodeId, swaps: Swaps) -> Arc<Kind> {
        if let Some(kind) = self.kinds.get(&root).filter(|kind| kind.swaps() == swaps) {
            return kind.clone();
        }
        let kind = Arc::new(Kind::of(tree, root).with_swaps(swaps).with_coordinates(self.coordinates));
        if self.kinds.len() >= MOST_KINDS {
            self.kinds.clear();
        }
        // A node outside the record may later belong to another game, so do not cache its kind.
        if tree.is_root(root) {
            self.kinds.insert(root, kind.clone());
        }
        kind
    }

    /// The position after a node, with this interpretation of swaps.
    pub fn at(&mut self, tree: &Tree, node: NodeId, swaps: Swaps) -> &Position {
        let last = self.last.take().filter(|known| known.position.kind.swaps() == swaps);
        let known = match last {
            Some(last) if last.node == node => last,
            last => self.walk(tree, node, swaps, last),
        };
        &self.last.insert(known).position
    }

    /// Whether more than `most` nodes must be replayed to get the position after a node.
    pub fn is_farther(&self, tree: &Tree, node: NodeId, most: usize) -> bool {
        let is_known =
            |node: &NodeId| self.last.as_ref().is_some_and(|last| last.node == *node) || self.kept.contains_key(node);
        let mut way = tree.way_up(node).take_while(|node| !is_known(node));
        way.nth(most).is_some()
    }

    fn walk(&mut self, tree: &Tree, node: NodeId, swaps: Swaps, mut last: Option<Known>) -> Known {
        let mut way = Vec::new();
        let mut at = node;
        let (mut position, mut depth) = loop {
            if let Some(last) = last.take_if(|last| last.node == at) {
                break (last.position, last.depth.saturating_add(1));
            }
            if let Some(known) = self.kept.get(&at).filter(|known| known.position.kind.swaps() == swaps) {
                break (known.position.clone(), known.depth.saturating_add(1));
            }
            way.push(at);
            match tree.parent(at) {
                Some(parent) => at = parent,
                None if tree.is_root(at) => break (Position::start(self.kind(tree, at, swaps)), 0),
                None => break (Position::start(self.kind(tree, at, swaps)), UNLINKED),
            }
        };
        self.steps += way.len() as u64;
        for &here in way.iter().rev() {
            position.step(tree, here);
            if depth == UNLINKED {
                continue;
            }
            if depth % self.stride == self.stride - 1 {
                self.keep(Known { node: here, depth, position: position.clone() });
            }
            depth += 1;
        }
        let depth = if depth == UNLINKED { UNLINKED } else { depth.saturating_sub(1) };
        Known { node, depth, position }
    }

    fn keep(&mut self, known: Known) {
        self.kept.insert(known.node, known);
        while self.kept.len() > MOST && self.stride < usize::MAX / 2 {
            self.stride *= 2;
            let stride = self.stride;
            self.kept.retain(|_, known| known.depth % stride == stride - 1);
        }
    }

    /// The number of nodes executed so far, for tests and benchmarks.
    pub fn steps(&self) -> u64 {
        self.steps
    }
}

/// Whether a property below the root can affect a position.
pub fn matters(id: &str) -> bool {
    use vocabulary::Class;
    vocabulary::look_up_anywhere(id).is_none_or(|entry| match entry.class {
        // FG starts the numbers of a figure.
        Class::Annotation | Class::Markup | Class::Info => entry.inherited || id == "FG",
        Class::Move => entry.is_move() || matches!(id, "KO" | "MN"),
        Class::Setup | Class::Root => true,
    })
}

#[cfg(test)]
mod tests;
