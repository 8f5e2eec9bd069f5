//! What a record can be compared with.

use std::path::PathBuf;
use std::sync::Arc;

use crate::sgf::{Address, NodeId, ReadOptions, Tree};

/// What is shown on the right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Another open record, by its number.
    Open(u64),
    /// A file's content.
    File(PathBuf),
    /// The record as it was read or saved last.
    Saved,
    /// Another game of the record, by its number from 0: then the current game is on the left.
    Game(usize),
    /// The current variation, compared with the line that the game takes without it, on the left.
    Line,
    /// Two branches of the record, each given by its first node.
    Branches(NodeId, NodeId),
}

/// A choice, with its name.
#[derive(Clone, Debug)]
pub struct ToCompare {
    /// What is compared.
    pub what: Compared,
    /// Its name.
    pub name: String,
}

/// A game as a record of its own.
pub fn game(tree: &Tree, root: NodeId) -> Arc<Tree> {
    read(tree, root, tree.write_variation(root))
}

/// Reads a part of a record in its encoding.
fn read(tree: &Tree, node: NodeId, part: Vec<u8>) -> Arc<Tree> {
    Arc::new(Tree::read_with(part, &ReadOptions::of_part(tree, node)).0)
}

/// The line through a node and on to its end, as a record of its own.
fn line(tree: &Tree, node: NodeId) -> Arc<Tree> {
    let mut bytes = b"(".to_vec();
    for node in tree.line_through(node) {
        bytes.push(b';');
        for property in tree.properties(node) {
            bytes.extend(property.id().as_bytes());
            property.values().for_each(|raw| bytes.extend([b"[", raw, b"]"].concat()));
        }
    }
    bytes.push(b')');
    read(tree, node, bytes)
}

/// Whether a node is not on the main line.
pub fn leaves_main(tree: &Tree, node: NodeId) -> bool {
    tree.way_up(node).any(|node| tree.parent(node).is_some() && tree.previous_sibling(node).is_some())
}

/// The branch of a node at the nearest fork before it, with each of the others there: each given by its first node; those after it come
/// first.
pub fn beside(tree: &Tree, node: NodeId) -> impl Iterator<Item = (NodeId, NodeId)> + '_ {
    let is_forked = |node: &NodeId| {
        tree.parent(*node).is_some() && (tree.next_sibling(*node).is_some() || tree.previous_sibling(*node).is_some())
    };
    let own = tree.way_up(node).find(is_forked);
    own.into_iter().flat_map(|own| {
        let after = std::iter::successors(tree.next_sibling(own), |&node| tree.next_sibling(node));
        let before = tree.parent(own).into_iter().flat_map(|parent| tree.children(parent));
        after.chain(before.take_while(move |&node| node != own)).map(move |other| (own, other))
    })
}

/// The branches in which two nodes of a game are, from the last node that leads to both; `None` where one leads to the other.
pub fn forked(tree: &Tree, one: NodeId, other: NodeId) -> Option<(NodeId, NodeId)> {
    let [mut one, mut other] = [one, other].map(|node| tree.way_up(node).collect::<Vec<NodeId>>());
    if one.last() != other.last() {
        return None;
    }
    while let (Some(first), Some(second)) = (one.pop(), other.pop()) {
        if first != second {
            return Some((first, second));
        }
    }
    None
}

/// The node with this address in the game of another node.
pub fn at_address(tree: &Tree, here: NodeId, address: &str) -> Option<NodeId> {
    let address: Address = address.parse().ok()?;
    let root = tree.way_up(here).last()?;
    address.iter().try_fold(root, |node, child| tree.children(node).nth(child))
}

/// The two lines that diverge where a variation starts: the main line and the current one. `None` on the main line.
pub fn lines(tree: &Tree, node: NodeId) -> Option<[Arc<Tree>; 2]> {
    let first = tree.way_up(node).find(|&node| tree.previous_sibling(node).is_some())?;
    let main = tree.first_child(tree.parent(first)?)?;
    Some([line(tree, main), line(tree, node)])
}
