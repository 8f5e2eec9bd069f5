//! The current node, and which child was visited last at each fork. Not part of the tree: navigation is not an edit.

use crate::sgf::{NodeId, Tree};
use std::collections::{HashMap, HashSet};

/// The current node, and the last visited child of nodes that have several.
#[derive(Debug, Clone, Default)]
pub(super) struct Cursor {
    node: Option<NodeId>,
    visited: HashMap<NodeId, NodeId>,
}

impl Cursor {
    /// The current node; `None` only in a collection without a game.
    pub fn node(&self) -> Option<NodeId> {
        self.node
    }

    /// Goes to a node and remembers the path. Returns `false`, and stays, if the node is not in the record.
    ///
    /// Takes time linear in the distance, not the depth: the path to the current node is remembered already, so both ends walk up in turn
    /// until the paths meet.
    pub fn go_to(&mut self, tree: &Tree, node: NodeId) -> bool {
        let (mut here, mut there) = (Some(node), self.node);
        let (mut ours, mut theirs) = (HashSet::new(), HashSet::new());
        let mut way = Vec::new();
        let mut meeting = None;
        while here.is_some() || there.is_some() {
            if let Some(at) = here {
                if theirs.contains(&at) {
                    meeting = Some(at);
                    break;
                }
                if there.is_some() {
                    ours.insert(at);
                }
                way.push(at);
                here = tree.parent(at);
                if here.is_none() && !tree.is_root(at) {
                    return false;
                }
            }
            if let Some(at) = there {
                if ours.contains(&at) {
                    meeting = Some(at);
                    break;
                }
                if here.is_some() {
                    theirs.insert(at);
                }
                there = tree.parent(at);
            }
        }
        self.node = Some(node);
        for &at in way.iter().take_while(|&&at| Some(at) != meeting) {
            self.visit(tree, at);
        }
        self.visit(tree, node);
        true
    }

    /// Clears the current node: in an empty collection, or before a path is remembered anew.
    pub fn leave(&mut self) {
        self.node = None;
    }

    /// Remembers a node as the one visited last among its siblings. An only child needs no remembering.
    fn visit(&mut self, tree: &Tree, node: NodeId) {
        if let Some(parent) = tree.parent(node) {
            let alone = tree.previous_sibling(node).is_none() && tree.next_sibling(node).is_none();
            if !alone {
                self.visited.insert(parent, node);
            } else if !self.visited.is_empty() {
                self.visited.remove(&parent);
            }
        }
    }

    /// The child that was visited last, or the first child.
    pub fn last_visited(&self, tree: &Tree, node: NodeId) -> Option<NodeId> {
        match self.visited.get(&node) {
            Some(&child) if tree.parent(child) == Some(node) => Some(child),
            _ => tree.first_child(node),
        }
    }
}
