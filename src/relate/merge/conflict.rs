//! A merge conflict, as it is reported.

use crate::game::Kind;
use crate::sgf::{Address, NodeId, Tree, vocabulary};
use std::collections::HashMap;

named! {
    /// What a conflict is about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    ConflictKind {
        /// A value that counts as a whole.
        Value = "value",
        /// Lines of a text.
        Text = "text",
        /// The text of a label.
        Label = "label",
        /// Two marks on one point.
        Mark = "mark",
        /// Two things set up on one point.
        Setup = "setup",
        /// A node that one side deleted and the other changed.
        Delete = "delete",
        /// The order of variations.
        Order = "order",
        /// Two nodes inserted into the line at the same place.
        Added = "added",
    }
}

/// A conflict, with its place in the result.
#[derive(Clone, Debug)]
pub struct Conflict {
    /// Its kind.
    pub kind: ConflictKind,
    /// The number of the game, from 1.
    pub game: usize,
    /// The address of the node in the result.
    pub path: String,
    /// The number and the move of the node, for users; empty if it has none.
    pub said: String,
    /// The identifier; none where it is about nodes.
    pub property: Option<String>,
    /// The base's version, as text of the format, or some lines of a text; `None` for nothing.
    pub base: Option<String>,
    /// Our version.
    pub ours: Option<String>,
    /// Their version.
    pub theirs: Option<String>,
}

/// A conflict whose place in the result is still to be found.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub kind: ConflictKind,
    /// The node; none for the order of games.
    pub node: Option<NodeId>,
    pub property: Option<String>,
    pub base: Option<String>,
    pub ours: Option<String>,
    pub theirs: Option<String>,
}

/// The conflicts in the order of the result.
pub(crate) fn placed(tree: &Tree, pending: Vec<Pending>) -> Vec<Conflict> {
    let first = tree.games().next();
    let mut by_node: HashMap<NodeId, Vec<Pending>> = HashMap::new();
    for pending in pending {
        if let Some(node) = pending.node.or(first) {
            by_node.entry(node).or_default().push(pending);
        }
    }
    let mut found = Vec::new();
    for (number, root) in tree.games().enumerate() {
        let kind = Kind::of(tree, root);
        let (mut address, mut next) = (Address::root(), Ok(root));
        while let (Ok(node), false) = (next, by_node.is_empty()) {
            for pending in by_node.remove(&node).unwrap_or_default() {
                let Pending { kind: what, property, base, ours, theirs, .. } = pending;
                let (path, said) = (address.to_string(), said(tree, &kind, node));
                found.push(Conflict { kind: what, game: number + 1, path, said, property, base, ours, theirs });
            }
            next = address.advance(tree, node);
        }
    }
    found
}

/// The number and the move of a node.
fn said(tree: &Tree, kind: &Kind, node: NodeId) -> String {
    let is_move = |node: NodeId| tree.properties(node).find_map(|property| kind.colour_of(&property.id()));
    let Some(colour) = is_move(node) else { return String::new() };
    let number = tree.way_up(node).filter(|&above| is_move(above).is_some()).count();
    let property = tree
        .properties(node)
        .find(|property| vocabulary::is_played(&property.id()) || kind.colour_of(&property.id()).is_some());
    let value = property.and_then(|property| property.value().map(|raw| String::from_utf8_lossy(raw).into_owned()));
    let (colour, place) = (kind.letter(colour), value.unwrap_or_default());
    say!("merge-move", "move {number} {colour} {place}", number, colour, place).trim_end().to_owned()
}
