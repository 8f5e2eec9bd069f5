//! The shape that a tree will have after a transaction, without applying it.

use super::change::Change;
use super::transaction::Transaction;
use crate::sgf::{Address, NodeId, Tree};
use std::collections::{BTreeSet, HashMap, HashSet};

/// A tree with other links than it has.
#[doc(hidden)]
pub struct Outlook<'a> {
    tree: &'a Tree,
    parents: HashMap<NodeId, Option<NodeId>>,
    firsts: HashMap<NodeId, Option<NodeId>>,
    lasts: HashMap<NodeId, Option<NodeId>>,
    next: HashMap<NodeId, Option<NodeId>>,
    previous: HashMap<NodeId, Option<NodeId>>,
}

impl Transaction {
    /// Whether nodes that stay may have other addresses afterwards.
    #[doc(hidden)]
    pub fn moves_lines(&self) -> bool {
        let moves = |change: &Change| match change {
            Change::Unlink { .. } => true,
            Change::Link { before, .. } => before.is_some(),
            _ => false,
        };
        self.changes.iter().any(moves)
    }

    /// The shape of the tree afterwards.
    #[doc(hidden)]
    pub fn outlook<'a>(&self, tree: &'a Tree) -> Outlook<'a> {
        let mut outlook = Outlook {
            tree,
            parents: HashMap::new(),
            firsts: HashMap::new(),
            lasts: HashMap::new(),
            next: HashMap::new(),
            previous: HashMap::new(),
        };
        for change in &self.changes {
            match change {
                Change::Unlink { node, .. } => outlook.unlink(*node),
                Change::Link { node, parent, before, .. } => outlook.link(*node, *parent, *before),
                _ => {}
            }
        }
        outlook
    }
}

impl Outlook<'_> {
    fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.parents.get(&node).copied().unwrap_or_else(|| self.tree.parent(node))
    }

    /// Whether the first child of some node may be another one.
    #[doc(hidden)]
    pub fn has_other_lines(&self) -> bool {
        !self.firsts.is_empty()
    }

    /// The main continuation.
    #[doc(hidden)]
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.firsts.get(&node).copied().unwrap_or_else(|| self.tree.first_child(node))
    }

    fn last_child(&self, node: NodeId) -> Option<NodeId> {
        self.lasts.get(&node).copied().unwrap_or_else(|| self.tree.last_child(node))
    }

    fn next(&self, node: NodeId) -> Option<NodeId> {
        self.next.get(&node).copied().unwrap_or_else(|| self.tree.next_sibling(node))
    }

    fn previous(&self, node: NodeId) -> Option<NodeId> {
        self.previous.get(&node).copied().unwrap_or_else(|| self.tree.previous_sibling(node))
    }

    fn unlink(&mut self, node: NodeId) {
        // Addresses do not depend on the games and their order.
        if let Some(parent) = self.parent(node) {
            let (before, after) = (self.previous(node), self.next(node));
            self.join(parent, before, after);
        }
        self.parents.insert(node, None);
    }

    fn link(&mut self, node: NodeId, parent: Option<NodeId>, after: Option<NodeId>) {
        self.parents.insert(node, parent);
        if let Some(parent) = parent {
            let before = after.map_or_else(|| self.last_child(parent), |after| self.previous(after));
            self.join(parent, before, Some(node));
            self.join(parent, Some(node), after);
        }
    }

    /// Makes two children of a node neighbours, or one of them the first or the last.
    fn join(&mut self, parent: NodeId, before: Option<NodeId>, after: Option<NodeId>) {
        match before {
            Some(before) => self.next.insert(before, after),
            None => self.firsts.insert(parent, after),
        };
        match after {
            Some(after) => self.previous.insert(after, before),
            None => self.lasts.insert(parent, before),
        };
    }

    /// The roots of the games in which nodes have other neighbours.
    #[doc(hidden)]
    pub fn games(&self) -> BTreeSet<NodeId> {
        let mut seen = HashSet::new();
        let mut roots = BTreeSet::new();
        for &changed in self.firsts.keys().chain(self.lasts.keys()).chain(self.next.keys()) {
            let mut at = changed;
            while seen.insert(at) {
                match self.parent(at) {
                    Some(parent) => at = parent,
                    None => {
                        roots.extend(Some(at).filter(|_| self.tree.is_root(at)));
                        break;
                    }
                }
            }
        }
        roots
    }

    /// Goes through a game in the order of the file: each node with its address.
    #[doc(hidden)]
    pub fn walk(&self, root: NodeId, mut look: impl FnMut(NodeId, &Address)) {
        let mut address = Address::root();
        let mut at = root;
        loop {
            look(at, &address);
            if let Some(child) = self.first_child(at) {
                address.push(0);
                at = child;
                continue;
            }
            loop {
                let Some(number) = address.pop() else { return };
                if let Some(sibling) = self.next(at) {
                    address.push(number + 1);
                    at = sibling;
                    break;
                }
                let Some(parent) = self.parent(at) else { return };
                at = parent;
            }
        }
    }
}
