//! Navigating the tree: parents, children, siblings, paths, descendants.

use super::{COLLECTION, NONE, NodeId, Tree};
use crate::text::steps::step;

impl Tree {
    /// The roots of the games, in order.
    pub fn games(&self) -> Children<'_> {
        Children { tree: self, next: self.nodes.at(COLLECTION).first }
    }

    /// How many games there are.
    pub fn game_count(&self) -> usize {
        self.games().count()
    }

    /// The parent; `None` at the root of a game.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        Some(self.node(node).parent).filter(|&p| p != COLLECTION && p != NONE).map(NodeId)
    }

    /// The main continuation.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).first)
    }

    /// The last continuation.
    pub fn last_child(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).last)
    }

    /// The next variation at this node; for a root, the next game.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).next)
    }

    /// The previous variation at this node; for a root, the previous game.
    pub fn previous_sibling(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).prev)
    }

    /// The continuations of a node, main one first.
    pub fn children(&self, node: NodeId) -> Children<'_> {
        Children { tree: self, next: self.node(node).first }
    }

    /// How many continuations a node has.
    pub fn child_count(&self, node: NodeId) -> usize {
        self.children(node).count()
    }

    /// The root of the game that a node belongs to. Takes time with the depth.
    pub fn root(&self, node: NodeId) -> NodeId {
        self.way_up(node).last().unwrap_or(node)
    }

    /// A node and its ancestors, up to the root of its game.
    pub fn way_up(&self, node: NodeId) -> impl Iterator<Item = NodeId> + Clone + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// A node and its main continuations, to the end of the line.
    pub fn main_line(&self, node: NodeId) -> impl Iterator<Item = NodeId> + Clone + '_ {
        std::iter::successors(Some(node), |&node| self.first_child(node))
    }

    /// The ends of all lines through a node, in the order of the file.
    pub fn leaves(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.descendants(node).filter(|&node| self.first_child(node).is_none())
    }

    /// The line through a node: from the root of its game to the node, and on along the main continuations. Takes time linear in its
    /// length.
    pub fn line_through(&self, node: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.way_up(node).collect();
        line.reverse();
        line.extend(self.main_line(node).skip(1));
        line
    }

    /// The number of nodes ever created, unlinked ones included: an upper bound for ids.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// True without a single node.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// A small index, distinct for every node of this tree, for side tables. Less than `len() + 1` for nodes that the tree has or had.
    pub fn index(&self, node: NodeId) -> usize {
        node.0 as usize
    }

    /// A number that changes exactly when a node is linked or unlinked, and is never shared by another tree. What was derived from the
    /// tree's shape stays valid as long as it is the same.
    pub fn shape(&self) -> u64 {
        self.shape
    }

    /// Whether the node can be reached from a game's root; `false` for an id that this tree never had. Takes time linear in the depth.
    pub fn is_linked(&self, node: NodeId) -> bool {
        let mut at = node.0;
        while at != NONE && at != COLLECTION {
            let Some(node) = self.nodes.get(at) else { return false };
            at = node.parent;
        }
        at == COLLECTION
    }

    /// True at the root of a game.
    pub fn is_root(&self, node: NodeId) -> bool {
        self.node(node).parent == COLLECTION
    }

    /// Child numbers from the root of the game to this node; empty for a root.
    pub fn path(&self, mut node: NodeId) -> Vec<usize> {
        let mut path = Vec::new();
        while let Some(parent) = self.parent(node) {
            let mut number = 0;
            let mut at = self.node(node).prev;
            while at != NONE {
                step(1);
                number += 1;
                at = self.nodes.at(at).prev;
            }
            path.push(number);
            node = parent;
        }
        path.reverse();
        path
    }

    /// The node that a path of child numbers leads to.
    pub fn at_path(&self, root: NodeId, path: &[usize]) -> Option<NodeId> {
        path.iter().try_fold(root, |node, &number| self.children(node).nth(number))
    }

    /// Every node of the record in file order.
    pub fn all_nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.games().flat_map(|root| self.descendants(root))
    }

    /// Every node at and below `node` in file order: a node, then its variations. Needs no memory.
    pub fn descendants(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = Some(node);
        std::iter::from_fn(move || {
            let current = next?;
            next = self.first_child(current).or_else(|| {
                let mut at = current;
                loop {
                    if at == node {
                        return None;
                    }
                    if let Some(sibling) = self.next_sibling(at) {
                        return Some(sibling);
                    }
                    at = self.parent(at)?;
                }
            });
            Some(current)
        })
    }
}

fn id(link: u32) -> Option<NodeId> {
    (link != NONE).then_some(NodeId(link))
}

/// The continuations of a node, or the games of a collection, in order.
#[derive(Clone, Debug)]
pub struct Children<'a> {
    tree: &'a Tree,
    next: u32,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let node = id(self.next)?;
        self.next = self.tree.node(node).next;
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_trees_share_a_shape_but_copies() {
        let read = || Tree::read(b"(;B[aa](;W[bb])(;W[cc]))".to_vec()).0;
        let (one, other) = (read(), read());
        assert_ne!(one.shape(), other.shape());
        let mut copy = one.clone();
        assert_eq!(one.shape(), copy.shape());
        let root = copy.games().next().unwrap();
        let last = copy.leaves(root).last().unwrap();
        copy.unlink(last, 1);
        assert_ne!(one.shape(), copy.shape());
    }
}
