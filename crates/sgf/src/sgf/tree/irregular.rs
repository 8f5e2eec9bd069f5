//! The irregular parts of a record's text, and how edits affected them. Nodes of a regular record have no entry here.
//!
//! *Stray text* is between tokens, is not white space and belongs to no property: `oops` in `(;C[a] oops;B[aa])`. A *late* property comes
//! after a variation of its node: `C[a]` in `(;SZ[9](;B[aa])C[a])`.

use super::{ByNode, COLLECTION, MADE, Node, NodeId, Tree};
use crate::sgf::property::{PropertyText, SourceProperty, is_blank};
use std::collections::{HashMap, HashSet};

/// Where a text starts and ends in the source.
pub(in crate::sgf) type Span = (u32, u32);

/// Irregularities in the text of a tree.
#[derive(Clone, Debug, Default)]
pub(in crate::sgf) struct Irregular {
    /// Stray brackets, parentheses or semicolons, or late properties: next to other tokens the text could be read differently.
    pub stray: bool,
    /// There is stray text inside a game.
    pub junk: bool,
    /// The parser reported a fault. If it did not, there is no stray text between the games either.
    pub faulty: bool,
    /// The file ends before every parenthesis is closed.
    pub unclosed: bool,
    /// The file ends inside a value.
    pub open_value: bool,
    /// The number of trailing bytes of that value that would swallow a bracket after them (`\`, half a character), and the bytes that
    /// return a stateful encoding to ASCII.
    pub open_tail: (usize, &'static [u8]),
    /// Where the `;` and the properties start in nodes with stray text before either. Without a `;` both are the same.
    pub heads: ByNode<Span>,
    /// Nodes that were ever unlinked and may have stray text next to them.
    pub taken_out: HashMap<u32, TakenOut>,
}

/// Where a node hung that was taken out.
#[derive(Clone, Copy, Debug)]
pub(in crate::sgf) struct TakenOut {
    /// The parent it had when it was read.
    pub home: u32,
    /// The parent it was unlinked from; `None` once it is linked again.
    pub from: Option<u32>,
}

/// The tree's data about an edited node.
#[derive(Clone, Debug, Default)]
pub(in crate::sgf) struct Edited {
    /// The number of edits not undone.
    pub count: u32,
    /// The properties as they were read, in a record with stray text.
    pub read: Option<Vec<PropertyText>>,
}

impl Tree {
    /// Whether there is stray text in a game, or between games where it could be misread.
    #[doc(hidden)]
    pub fn has_loose_text(&self) -> bool {
        self.irregular.junk || self.irregular.stray
    }

    /// Whether the file ends inside a value, which any change may have to end.
    pub(crate) fn has_open_value(&self) -> bool {
        self.irregular.open_value
    }

    /// Whether the node's text holds nothing but its properties, or was written since.
    pub fn is_regular(&self, node: NodeId) -> bool {
        !self.irregular.heads.contains_key(&node.0)
    }

    /// Notes that a node was removed from a parent, where stray text may be next to it.
    pub(super) fn note_taken_out(&mut self, node: NodeId, parent: u32) {
        if (parent == COLLECTION || self.has_loose_text()) && self.node(node).flags & MADE == 0 {
            let taken = TakenOut { home: parent, from: None };
            self.irregular.taken_out.entry(node.0).or_insert(taken).from = Some(parent);
        }
    }

    /// The parent from which a node was taken out, if it hangs nowhere now.
    pub(in crate::sgf) fn taken_from(&self, id: u32) -> Option<u32> {
        self.irregular.taken_out.get(&id)?.from
    }

    /// The numbers of a node's late properties.
    pub(in crate::sgf) fn late_properties(&self, node: NodeId) -> impl Iterator<Item = usize> + '_ {
        let list = self.lists.get(&node.0).into_iter().flatten();
        list.enumerate().filter(|(_, property)| late(property).is_some()).map(|(index, _)| index)
    }

    /// The spans of the file that are not to be copied with the text around them: late properties that are in their node's list
    /// no longer, or, with `gathers`, all of them.
    pub(in crate::sgf) fn holes(&self, gathers: bool) -> Vec<Span> {
        if !self.irregular.stray {
            return Vec::new();
        }
        let mut holes: Vec<Span> = self.edited.iter().flat_map(|(&id, edited)| self.lost_spans(id, edited)).collect();
        if gathers {
            let late = self.lists.values().flatten().filter_map(late);
            holes.extend(late.map(|property| (property.start, property.end)));
        }
        holes.sort_unstable();
        holes
    }

    /// Whether an edited node lacks a late property, or one with stray text before it.
    pub(in crate::sgf) fn lacks_stray_text(&self) -> bool {
        let lacks = |(&id, edited): (&u32, &Edited)| {
            let list = self.lists.get(&id).into_iter().flatten();
            let kept: HashSet<&[u8]> = list.map(|text| self.read_property(text).lead()).collect();
            let mut read = edited.read.iter().flatten().map(|text| self.read_property(text).lead());
            read.any(|lead| !is_blank(lead) && !kept.contains(lead)) || !self.lost_spans(id, edited).is_empty()
        };
        self.irregular.stray && self.edited.iter().any(lacks)
    }

    /// The spans of late properties that an edited node has lost.
    fn lost_spans(&self, id: u32, edited: &Edited) -> Vec<Span> {
        let spans = |property: &PropertyText| late(property).map(|property| property.parts(&self.source));
        let mut lost: Vec<Span> = edited.read.iter().flatten().filter_map(spans).flatten().collect();
        if !lost.is_empty() {
            let kept = self.lists.get(&id).into_iter().flatten().filter_map(spans).flatten();
            let kept: HashSet<Span> = kept.collect();
            lost.retain(|span| !kept.contains(span));
        }
        lost
    }

    /// Where the parenthesis stands that opens a variation; where it was left out, where its first node starts.
    pub(in crate::sgf) fn opening(&self, node: &Node) -> u32 {
        let open = self.parens.get(node.parens as usize).map_or(node.start, |parens| parens.open);
        let opens = node.start > open && self.source[node.start as usize - 1] == b'(';
        node.start - u32::from(opens)
    }
}

/// A property as written in the file, if it is late.
fn late(property: &PropertyText) -> Option<&SourceProperty> {
    match property {
        PropertyText::Source(property) => Some(property).filter(|property| property.late),
        PropertyText::Own(_) => None,
    }
}
