//! What a record can be compared with.

use std::path::PathBuf;
use std::sync::Arc;

use crate::sgf::{NodeId, ReadOptions, Tree};

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

/// The two lines that diverge where a variation starts: the main line and the current one. `None` on the main line.
pub fn lines(tree: &Tree, node: NodeId) -> Option<[Arc<Tree>; 2]> {
    let first = tree.way_up(node).find(|&node| tree.previous_sibling(node).is_some())?;
    let main = tree.first_child(tree.parent(first)?)?;
    Some([line(tree, main), line(tree, node)])
}
