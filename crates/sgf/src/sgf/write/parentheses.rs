//! Which parentheses to write for a variation.

use crate::sgf::{
    NodeId, Tree,
    tree::{COLLECTION, NONE},
};

/// Where the parentheses of a variation come from.
#[derive(Clone, Copy)]
pub(super) enum Wrap {
    /// They were read.
    Source,
    /// From the edit that created the node.
    Made,
    /// The writer adds them: the node got a sibling, or became the root of a game.
    Plain { own_line: bool },
}

impl Tree {
    /// The parentheses of the variation that starts with a node; `None` where none starts with it.
    pub(super) fn wrap(&self, id: u32) -> Option<Wrap> {
        let node = self.node(NodeId(id));
        if node.parens != NONE {
            return Some(Wrap::Source);
        }
        if self.made.get(&id).is_some_and(|layout| layout.parens.is_some()) {
            return Some(Wrap::Made);
        }
        let alone = node.prev == NONE && node.next == NONE;
        let needed = node.parent == COLLECTION || (!alone && self.relinked.contains_key(&node.parent));
        needed.then(|| Wrap::Plain { own_line: !self.line_before(id).0.is_empty() })
    }

    /// The line break that a node starts with, and the blanks that indent it. The writer puts its own parentheses on such a line.
    pub(super) fn line_before(&self, id: u32) -> (&[u8], &[u8]) {
        let node = self.nodes.at(id);
        let lead = match self.made.get(&id) {
            Some(layout) => &layout.lead[..],
            None => &self.source[node.start as usize..node.end as usize],
        };
        let length = match lead {
            [b'\r', b'\n', ..] | [b'\n', b'\r', ..] => 2,
            [b'\r' | b'\n', ..] => 1,
            _ => return (b"", b""),
        };
        let (line, rest) = lead.split_at(length);
        let blanks = rest.iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count();
        (line, &rest[..blanks])
    }
}
