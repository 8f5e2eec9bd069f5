//! A tree as bytes: what was not changed is copied, the rest is printed. Walks with a stack of its own.

mod beside;
mod keep;
mod separators;
#[cfg(test)]
mod tests;
mod writer;

use super::{
    NodeId, Tree,
    tree::{COLLECTION, INLINE, NONE},
};
use beside::Staying;
use keep::{Keep, Level};
use std::collections::{BTreeSet, HashMap};
use writer::Writer;

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

/// A record that was put down.
struct Printed {
    bytes: Vec<u8>,
    /// What of the text that belongs to nothing is not in it.
    left_out: Vec<u8>,
    /// Where texts start of which something is not.
    cut: Vec<u32>,
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
        let regrouped = !self.faultless && self.relinked.contains_key(&COLLECTION);
        let odd = self.stray || self.junk || self.open_escape || self.open_tail.0 > 0 || regrouped;
        if odd && !self.is_pristine() { self.print_most().1 } else { Vec::new() }
    }

    /// The bytes with as much of the text that belongs to nothing as reads back, and what that leaves out.
    fn print_most(&self) -> (Vec<u8>, Vec<u8>) {
        let cautious = self.print_keeping(Keep::BLANKS, &HashMap::new());
        if cautious.left_out.is_empty() && self.uprooted.is_empty() {
            return (cautious.bytes, cautious.left_out);
        }
        let print = |keep| self.print_keeping(keep, &HashMap::new());
        let reads = |printed: &Printed| self.reads_back(&printed.bytes);
        let most = Keep::ALL.into_iter().map(print).find(reads).unwrap_or_else(|| {
            let alike = Keep::WAYS.into_iter().map(print).find(reads);
            let piece_by_piece = self.print_piece_by_piece(&cautious.cut);
            // Where they leave out as much, one way for all is the simpler one.
            let either = alike.into_iter().chain(piece_by_piece).min_by_key(|printed| printed.left_out.len());
            either.unwrap_or(cautious)
        });
        (most.bytes, most.left_out)
    }

    /// With each text that belongs to nothing for itself: all of it, or its words, or only its white space. `texts` are where those
    /// start that are not harmless. `None` where not even that reads back.
    fn print_piece_by_piece(&self, texts: &[u32]) -> Option<Printed> {
        /// So many bytes are read again, but a few times the record in any case.
        const ENOUGH: usize = 4 << 20;
        let tries = std::cell::Cell::new((ENOUGH / self.source.len().max(1)).clamp(4, 64));
        let texts: Vec<u32> = BTreeSet::from_iter(texts.iter().copied()).into_iter().collect();
        let reads = |lowered: &HashMap<u32, Level>| {
            tries.set(tries.get().saturating_sub(1));
            let printed = self.print_keeping(Keep::ALL[2], lowered);
            self.reads_back(&printed.bytes).then_some(printed)
        };
        let mut lowered: HashMap<u32, Level> = texts.iter().map(|&text| (text, Level::Blanks)).collect();
        let without = |lowered: &HashMap<u32, Level>, texts: &[u32]| {
            let mut lowered = lowered.clone();
            // They are in order.
            lowered.retain(|text, _| texts.binary_search(text).is_err());
            lowered
        };
        let mut best = reads(&lowered)?;
        let mut settled = 0;
        while settled < texts.len() && tries.get() > 0 {
            // What cannot stay is the first text up to which they cannot all stay.
            let (mut good, mut bad) = (settled, texts.len() + 1);
            let mut next = texts.len();
            while bad - good > 1 && tries.get() > 0 {
                match reads(&without(&lowered, &texts[settled..next])) {
                    Some(printed) => (best, good) = (printed, next),
                    None => bad = next,
                }
                next = (good + bad) / 2;
            }
            lowered = without(&lowered, &texts[settled..good]);
            if let Some(&text) = texts.get(good).filter(|_| bad == good + 1) {
                lowered.insert(text, Level::Words);
                match reads(&lowered) {
                    Some(printed) => best = printed,
                    None => lowered.extend([(text, Level::Blanks)]),
                }
            }
            settled = good + 1;
        }
        Some(best)
    }

    /// The bytes, and what of the text that belongs to nothing was left out.
    fn print_keeping(&self, keep: Keep, lowered: &HashMap<u32, Level>) -> Printed {
        let mut out = Writer::new(self, keep, self.source.len() + 64);
        out.lowered.clone_from(lowered);
        out.copy_outside(self.header, b"()[;");
        let mut stack: Vec<Step> = Vec::new();
        // How many nodes are still to come: a parenthesis that the file never closed must be closed before them.
        let staying = self.staying();
        let beside = staying.beside(self.text_beside());
        let texts = |id: u32| beside.get(&id).map(Vec::as_slice).unwrap_or_default();
        let mut waiting = self.push_children(COLLECTION, texts(COLLECTION), &staying, &mut stack);
        let regrouped = self.relinked.contains_key(&COLLECTION);
        if regrouped {
            out.separators = self.separators();
        }
        out.staying.clone_from(&staying.starts);
        while let Some(step) = stack.pop() {
            match step {
                Step::Enter(id) => {
                    if let Some(wrap) = self.wrap(id) {
                        out.open(id, wrap);
                        stack.push(Step::Close(id, wrap));
                    }
                    out.node(id, regrouped && self.node(NodeId(id)).parent == COLLECTION);
                    waiting = waiting - 1 + self.push_children(id, texts(id), &staying, &mut stack);
                }
                Step::Close(id, wrap) => out.close(id, wrap, waiting > 0),
                Step::Text(span, between_games) => out.text_beside(span, between_games),
            }
        }
        out.finish();
        out.copy_outside(self.trailer, b"()[];");
        Printed { bytes: out.bytes, left_out: out.left_out, cut: out.cut }
    }

    /// The bytes of one node and everything below it as a game tree of its own, with parentheses.
    pub fn write_variation(&self, node: NodeId) -> Vec<u8> {
        self.print_variation(node, &mut Writer::of_part(self))
    }

    /// The bytes of each game as a record of its own.
    pub fn write_games(&self) -> impl Iterator<Item = Vec<u8>> + '_ {
        // What the writer has to know of the whole record it learns once.
        let mut out = Writer::of_part(self);
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
                    self.push_children(id, &[], &Staying::default(), &mut stack);
                }
                Step::Close(id, wrap) => out.close(id, wrap, true),
                Step::Text(span, between_games) => out.text_beside(span, between_games),
            }
        }
        // Its own parentheses are new ones, but what stands before the closing one is a part of it.
        let close = self.parens.get(self.node(node).parens as usize).map(|parens| parens.close);
        if let Some((from, to)) = close.filter(|(from, to)| from < to) {
            out.copy_last((from, to - 1));
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
    fn push_children(&self, id: u32, texts: &[(u32, u32)], staying: &Staying, stack: &mut Vec<Step>) -> usize {
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
        if !staying.starts.is_empty() {
            let children = stack.split_off(from);
            stack.extend(staying.among(id, children));
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
