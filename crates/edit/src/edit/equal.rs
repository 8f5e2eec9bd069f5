//! The index of a record's equal positions, which follows the changes of the record.

use crate::edit::Workspace;
use crate::game::{Kind, Move, Position, Swaps, matters};
use crate::record::{Revision, Touched};
use crate::relate::{IndexTerms, PositionIndex};
use crate::sgf::{NodeId, Tree, vocabulary};
use std::collections::HashMap;
use std::sync::Arc;

/// Changes of more nodes than this are not followed: making the index anew in the background takes less of the window's time.
const MOST_FOLLOWED: usize = 2048;
/// More changes than this are not followed either.
const MOST_CHANGES: usize = 64;
/// With more changed nodes than this the index is better made anew.
const MOST_CHANGED: usize = 16_384;
/// Above a change, so many nodes without a move are gone through to find the move before it.
const MOST_ABOVE: usize = 64;

/// Which nodes of a record have equal positions, at one state of the record.
#[derive(Clone, Debug)]
pub struct EqualIndex {
    index: PositionIndex,
    state: (u64, Revision),
    /// How the swaps of its games are read.
    swaps: HashMap<NodeId, Swaps>,
}

/// What an index is made from, anywhere.
pub struct EqualWork {
    tree: Arc<Tree>,
    terms: IndexTerms,
    state: (u64, Revision),
    swaps: HashMap<NodeId, Swaps>,
}

impl EqualWork {
    /// For the present state of a record.
    pub fn of(workspace: &Workspace, terms: IndexTerms) -> Self {
        let (tree, swaps) = (workspace.document().snapshot().1, workspace.read_otherwise().clone());
        Self { tree, terms, state: workspace.state(), swaps }
    }

    /// Makes the index: replays the record.
    pub fn done(self) -> EqualIndex {
        let Self { tree, terms, state, swaps } = self;
        let kind = |root| {
            let swaps = swaps.get(&root).copied().unwrap_or_default();
            Arc::new(Kind::of(&tree, root).with_swaps(swaps))
        };
        EqualIndex { index: PositionIndex::of(&tree, terms, kind), state, swaps }
    }
}

impl EqualIndex {
    /// The nodes by their positions.
    pub fn index(&self) -> &PositionIndex {
        &self.index
    }

    /// The state of the record that it holds for.
    pub fn state(&self) -> (u64, Revision) {
        self.state
    }

    /// Whether this is the index of the present state.
    pub fn is_of(&self, workspace: &Workspace) -> bool {
        self.state == workspace.state() && self.swaps == *workspace.read_otherwise()
    }

    /// Whether so much has changed that it is better made anew.
    pub fn is_worn(&self) -> bool {
        self.index.changed() > MOST_CHANGED
    }

    /// Takes over what changed in the record. Returns `false` if that was too much: then the index holds no longer.
    #[must_use]
    pub fn follow(&mut self, workspace: &Workspace) -> bool {
        if self.is_of(workspace) {
            return true;
        }
        let is_same = self.state.0 == workspace.state().0 && self.swaps == *workspace.read_otherwise();
        let followed = is_same && self.changes(workspace).is_some_and(|changes| self.take(workspace, &changes));
        self.state = workspace.state();
        followed
    }

    /// What changed since; `None` if it is too much.
    fn changes(&self, workspace: &Workspace) -> Option<Changes> {
        let tree = workspace.document().tree();
        let mut changes = Changes::default();
        for touched in workspace.document().changed_since(self.state.1)? {
            match touched {
                Touched::Properties { node, ids } if changes_positions(tree, *node, ids) => changes.nodes.push(*node),
                Touched::Properties { .. } | Touched::Charset => {}
                Touched::Branch { node, parent } => changes.branches.entry(*node).or_default().push(*parent),
                Touched::Everything => return None,
            }
        }
        changes.nodes.sort_unstable();
        changes.nodes.dedup();
        (changes.nodes.len() + changes.branches.len() <= MOST_CHANGES).then_some(changes)
    }

    /// Computes what depends on some changes. Returns `false` if that is too much.
    fn take(&mut self, workspace: &Workspace, changes: &Changes) -> bool {
        let tree = workspace.document().tree();
        let mut rest = MOST_FOLLOWED;
        let mut renewed = Vec::new();
        let nodes = changes.nodes.iter().copied().filter(|node| self.is_linked(tree, *node, changes));
        let mut near: Vec<NodeId> = nodes.clone().filter_map(|node| tree.parent(node)).collect();
        renewed.extend(nodes);
        for (&node, parents) in &changes.branches {
            let now = tree.parent(node);
            let parents_then = parents.iter().flatten().filter(|parent| self.is_linked(tree, **parent, changes));
            near.extend(parents_then);
            if self.is_linked(tree, node, changes) {
                near.extend(now);
                // What was taken out and put back where it was has the positions that it had.
                let is_back = parents.len() % 2 == 0 && parents.iter().all(|parent| *parent == now);
                renewed.extend((!is_back).then_some(node));
            } else {
                match self.index.forget(tree, node, rest) {
                    Some(number) => rest -= number,
                    None => return false,
                }
            }
        }
        near.sort_unstable();
        near.dedup();
        for &node in &near {
            if !workspace.kind_at(node).is_read_from_root() {
                // The moves decide about the game, and may decide otherwise now.
                return false;
            }
            renewed.extend(self.swap_read_otherwise(workspace, node));
        }
        renewed.sort_unstable();
        renewed.dedup();
        renewed.into_iter().all(|node| {
            let root = workspace.root_of(node);
            let before = match tree.parent(node) {
                Some(parent) => workspace.position_at(parent),
                None => Position::start(workspace.kind_at(root)),
            };
            let number = self.index.renew(tree, (root, node), before, rest);
            rest -= number.unwrap_or(0);
            number.is_some()
        })
    }

    /// The swap that was the last move at a node, if it has another meaning than before: the moves that follow may decide about that.
    fn swap_read_otherwise(&self, workspace: &Workspace, node: NodeId) -> Option<NodeId> {
        let (tree, kind) = (workspace.document().tree(), workspace.kind_at(node));
        if !kind.facts().swaps {
            return None;
        }
        let has_move = |node: &NodeId| tree.properties(*node).any(|property| kind.colour_of(&property.id()).is_some());
        let last = tree.way_up(node).take(MOST_ABOVE).find(has_move)?;
        let root = workspace.root_of(last);
        let is_read_otherwise = workspace.with_position(last, |position| {
            let action = position.last_move().map(|played| &played.action);
            matches!(action, Some(Move::SwapPieces | Move::SwapSides))
                && !self.index.holds(tree, (root, last), position)
        });
        is_read_otherwise.then_some(last)
    }

    /// Whether a node is part of the record now. One change, as a move makes it, takes no time.
    fn is_linked(&self, tree: &Tree, node: NodeId, changes: &Changes) -> bool {
        let was_there = |node| self.index.mark(node).is_there();
        match changes.branches.len() {
            0 => was_there(node),
            1 if changes.branches.contains_key(&node) => tree.parent(node).map_or(tree.is_root(node), was_there),
            _ => tree.is_linked(node),
        }
    }
}

/// What changed in a record, as far as positions care.
#[derive(Debug, Default)]
struct Changes {
    /// Nodes with other properties.
    nodes: Vec<NodeId>,
    /// Nodes that were linked or unlinked, with their parents then.
    branches: HashMap<NodeId, Vec<Option<NodeId>>>,
}

/// Whether positions depend on these properties of a node. An empty list means that their order changed.
fn changes_positions(tree: &Tree, node: NodeId, ids: &[String]) -> bool {
    // What a root says of the game may name the game; its comments and marks do not.
    let is_remark = |id: &String| {
        use vocabulary::Class;
        let class = vocabulary::look_up_anywhere(id).map(|entry| entry.class);
        !matters(id) && matches!(class, Some(Class::Annotation | Class::Markup))
    };
    let matters = |id: &String| if tree.is_root(node) { !is_remark(id) } else { matters(id) };
    ids.is_empty() || ids.iter().any(matters)
}
