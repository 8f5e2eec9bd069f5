//! A tree as bytes: what was not changed is copied, the rest is printed. Walks with a stack of its own.

mod beside;
mod separators;
#[cfg(test)]
mod tests;
mod writer;

use super::{
    NodeId, Tree,
    tree::{COLLECTION, INLINE, NONE},
};
use writer::{Keep, Writer};

enum Step {
    Enter(u32),
    Close(u32, Wrap),
    /// Text that stood beside nodes which are gone, and whether it stands between games.
    Text((u32, u32), bool),
}

/// Where a variation's parentheses come from.
#[derive(Clone, Copy)]
enum Wrap {
    Source,
    Made,
    Plain { own_line: bool },
}

impl Tree {
    /// The bytes of the record. For a tree that was not changed, or whose changes were all taken back, the bytes that
    /// were read.
    pub fn write(&self) -> Vec<u8> {
        let bytes = if self.is_pristine() { self.source.to_vec() } else { self.print() };
        self.charsets[0].1.widen(bytes)
    }

    /// The bytes that were read, whatever was changed since.
    pub(super) fn write_as_read(&self) -> Vec<u8> {
        self.charsets[0].1.widen(self.source.to_vec())
    }

    /// With all the text that belongs to nothing, if that still reads as this tree where things changed around it; else
    /// without what could be taken for something else.
    fn print(&self) -> Vec<u8> {
        self.print_most().0
    }

    /// What [`write`](Self::write) leaves out of the text that belongs to nothing, because it would be read as something
    /// else after the changes that were made; mostly nothing. Takes time only in records that have such text.
    pub fn left_out(&self) -> Vec<u8> {
        let regrouped = self.relinked.contains_key(&COLLECTION);
        let odd = self.stray || self.junk || self.open_escape || self.open_tail.0 > 0 || regrouped;
        if odd && !self.is_pristine() { self.print_most().1 } else { Vec::new() }
    }

    /// The bytes with as much of the text that belongs to nothing as reads back, and what that leaves out.
    fn print_most(&self) -> (Vec<u8>, Vec<u8>) {
        let cautious = self.print_keeping(Keep::BLANKS);
        if cautious.1.is_empty() && self.uprooted.is_empty() {
            return cautious;
        }
        let mut kept = Keep::WAYS.into_iter().map(|keep| self.print_keeping(keep));
        kept.find(|(bytes, _)| self.reads_back(bytes)).unwrap_or(cautious)
    }

    /// The bytes, and what of the text that belongs to nothing was left out.
    fn print_keeping(&self, keep: Keep) -> (Vec<u8>, Vec<u8>) {
        let mut out = Writer::new(self, keep, self.source.len() + 64);
        out.copy_outside(self.header, b"()[;");
        let mut stack: Vec<Step> = Vec::new();
        // How many nodes are still to come: a parenthesis that the file never closed must be closed before them.
        let beside = self.text_beside();
        let texts = |id: u32| beside.get(&id).map(Vec::as_slice).unwrap_or_default();
        let mut waiting = self.push_children(COLLECTION, texts(COLLECTION), &mut stack);
        let regrouped = self.relinked.contains_key(&COLLECTION);
        if regrouped {
            out.separators = self.separators();
        }
        while let Some(step) = stack.pop() {
            match step {
                Step::Enter(id) => {
                    if let Some(wrap) = self.wrap(id) {
                        out.open(id, wrap);
                        stack.push(Step::Close(id, wrap));
                    }
                    out.node(id, regrouped && self.node(NodeId(id)).parent == COLLECTION);
                    waiting = waiting - 1 + self.push_children(id, texts(id), &mut stack);
                }
                Step::Close(id, wrap) => out.close(id, wrap, waiting > 0),
                Step::Text(span, between_games) => out.text_beside(span, between_games),
            }
        }
        out.finish();
        out.copy_outside(self.trailer, b"()[];");
        (out.bytes, out.left_out)
    }

    /// The bytes of one node and everything below it as a game tree of its own, with parentheses.
    pub fn write_variation(&self, node: NodeId) -> Vec<u8> {
        self.print_variation(node, &mut Writer::new(self, Keep::BLANKS, 0))
    }

    /// The bytes of each game as a record of its own.
    pub fn write_games(&self) -> impl Iterator<Item = Vec<u8>> + '_ {
        // What the writer has to know of the whole record it learns once.
        let mut out = Writer::new(self, Keep::BLANKS, 0);
        self.games().map(move |root| self.print_variation(root, &mut out))
    }

    fn print_variation(&self, node: NodeId, out: &mut Writer) -> Vec<u8> {
        out.print(b"(");
        let mut stack = vec![Step::Enter(node.0)];
        while let Some(step) = stack.pop() {
            match step {
                Step::Enter(id) => {
                    if let Some(wrap) = self.wrap(id).filter(|_| id != node.0) {
                        out.open(id, wrap);
                        stack.push(Step::Close(id, wrap));
                    }
                    out.node(id, id == node.0);
                    self.push_children(id, &[], &mut stack);
                }
                Step::Close(id, wrap) => out.close(id, wrap, true),
                Step::Text(span, between_games) => out.text_beside(span, between_games),
            }
        }
        out.print(b")");
        out.take()
    }

    /// True while nothing is changed against what was read.
    fn is_pristine(&self) -> bool {
        self.relinked.is_empty() && self.edited.is_empty()
    }

    /// Puts the children of a node on the stack, and the text that stands among them, each right behind what it was read behind.
    /// Returns how many children there are.
    fn push_children(&self, id: u32, texts: &[(u32, u32)], stack: &mut Vec<Step>) -> usize {
        let from = stack.len();
        let mut child = self.node(NodeId(id)).first;
        while child != NONE {
            stack.push(Step::Enter(child));
            child = self.nodes.at(child).next;
        }
        let count = stack.len() - from;
        let children = &mut stack[from..];
        if self.node(NodeId(id)).flags & INLINE != 0 && !self.relinked.contains_key(&id) {
            children.sort_by_key(|step| match step {
                Step::Enter(id) | Step::Close(id, _) => self.nodes.at(*id).start,
                Step::Text((from, _), _) => *from,
            });
        }
        if !texts.is_empty() {
            let children = stack.split_off(from);
            stack.extend(self.among(id == COLLECTION, children, texts));
        }
        stack[from..].reverse();
        count
    }

    fn wrap(&self, id: u32) -> Option<Wrap> {
        let node = self.node(NodeId(id));
        if node.parens != NONE {
            return Some(Wrap::Source);
        }
        let made = self.made.get(&id);
        if made.is_some_and(|layout| layout.parens.is_some()) {
            return Some(Wrap::Made);
        }
        let alone = node.prev == NONE && node.next == NONE;
        let needed = node.parent == COLLECTION || (!alone && self.relinked.contains_key(&node.parent));
        needed.then(|| Wrap::Plain { own_line: !self.line_before(id).0.is_empty() })
    }

    /// The line break that a node starts with, and the blanks that indent it: parentheses made for it stand alike.
    fn line_before(&self, id: u32) -> (&[u8], &[u8]) {
        let node = self.nodes.at(id);
        let lead = match self.made.get(&id) {
            Some(layout) => &layout.lead[..],
            None => &self.source[node.start as usize..node.end as usize],
        };
        let (line, rest) = lead.split_at(line_break(lead));
        let blanks = rest.iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count();
        (line, if line.is_empty() { &[] } else { &rest[..blanks] })
    }
}

/// The length of the line break that `bytes` start with.
fn line_break(bytes: &[u8]) -> usize {
    match bytes {
        [b'\r', b'\n', ..] | [b'\n', b'\r', ..] => 2,
        [b'\r' | b'\n', ..] => 1,
        _ => 0,
    }
}
