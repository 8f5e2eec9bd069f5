//! A merge conflict, as it is reported.

use crate::game::Kind;
use crate::language;
use crate::sgf::{Address, NodeId, Property, PropertyEntry, Tree, vocabulary};
use crate::text::{blocks, text_of};
use std::collections::HashMap;
use std::ops::{Add, Range};

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
    pub description: String,
    /// The identifier; none where it is about nodes.
    pub property: Option<String>,
    /// The base's version, as text of the format, or some lines of a text; `None` for nothing.
    pub base: Option<String>,
    /// Our version.
    pub ours: Option<String>,
    /// Their version.
    pub theirs: Option<String>,
    /// Where one side deleted a node: what goes if it is deleted after all.
    pub takes: Option<Extent>,
}

/// How much a part of a record holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Nodes.
    pub nodes: usize,
    /// Words of texts and names, separated by white space; those in the blocks of conflicts do not count.
    pub words: usize,
}

impl Extent {
    /// Of a node alone.
    pub fn of(tree: &Tree, node: NodeId) -> Extent {
        Extent { nodes: 1, words: tree.properties(node).map(|property| words_of(tree, node, &property)).sum() }
    }

    /// Of a node with all that follows it.
    pub fn below(tree: &Tree, node: NodeId) -> Extent {
        tree.descendants(node).map(|node| Extent::of(tree, node)).fold(Extent::default(), Extent::add)
    }

    /// As in `3 nodes, 2 words`.
    pub fn localized(&self) -> String {
        let nodes = say!("removed-nodes", "{count} node" | "{count} nodes", count = self.nodes);
        let words = say!("removed-words", "{count} word" | "{count} words", count = self.words);
        language::list([nodes, words])
    }

    /// A version without the node, in words.
    pub fn said_deleted(&self) -> String {
        say!("said-deleted", "Deleted, with all that follows: {what}", what = self.localized())
    }

    /// Of each node of a record with all that follows it, by [`Tree::index`].
    fn of_all(tree: &Tree) -> Vec<Self> {
        let mut extents = vec![Self::default(); tree.len() + 1];
        let order: Vec<NodeId> = tree.all_nodes().collect();
        for node in order.into_iter().rev() {
            let own = extents[tree.index(node)] + Extent::of(tree, node);
            extents[tree.index(node)] = own;
            if let Some(parent) = tree.parent(node) {
                let above = &mut extents[tree.index(parent)];
                *above = *above + own;
            }
        }
        extents
    }
}

impl Add for Extent {
    type Output = Extent;

    fn add(self, other: Extent) -> Extent {
        Extent { nodes: self.nodes + other.nodes, words: self.words + other.words }
    }
}

/// How many words somebody wrote in a property.
fn words_of(tree: &Tree, node: NodeId, property: &Property) -> usize {
    if !vocabulary::look_up_anywhere(&property.id()).is_some_and(PropertyEntry::is_text) {
        return 0;
    }
    let texts = property.values().map(|raw| text_of(&tree.charset(node).decode(raw).text));
    let count = |text: String| {
        let in_blocks: Vec<Range<usize>> = blocks::find(&text).into_iter().map(|block| block.lines).collect();
        let lines = text.split('\n').enumerate();
        let own = lines.filter(|(number, _)| !in_blocks.iter().any(|lines| lines.contains(number)));
        own.map(|(_, line)| line.split_whitespace().count()).sum::<usize>()
    };
    texts.map(count).sum()
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
    let deletes = pending.iter().any(|pending| pending.kind == ConflictKind::Delete);
    let extents = if deletes { Extent::of_all(tree) } else { Vec::new() };
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
                let (path, description) = (address.to_string(), describe(tree, &kind, node));
                let takes = (what == ConflictKind::Delete).then(|| extents[tree.index(node)]);
                found.push(Conflict {
                    kind: what,
                    game: number + 1,
                    path,
                    description,
                    property,
                    base,
                    ours,
                    theirs,
                    takes,
                });
            }
            next = address.advance(tree, node);
        }
    }
    found
}

/// The number and the move of a node.
fn describe(tree: &Tree, kind: &Kind, node: NodeId) -> String {
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
