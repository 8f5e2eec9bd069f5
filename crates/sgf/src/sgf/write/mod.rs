//! Serialises a tree. Unchanged parts are copied from the source, the rest is printed.
//!
//! Text between tokens is written before the token that followed it in the file (`writer`). If that token was deleted or moved, stray text
//! stays after the token that preceded it (`placed`). How much can stay is found by parsing the output (`keep`). The traversal uses an
//! explicit stack, so records may be of any depth.
//!
//! The output depends only on the links and lists of the nodes, never on the steps that led there: a state of the history has the same
//! bytes however it was reached.

mod keep;
mod parentheses;
mod placed;
mod separators;
#[cfg(test)]
mod tests;
mod writer;

use super::{NodeId, Tree, tree::COLLECTION};
use keep::{Keep, Level};
use placed::{PlacedText, Step};
use std::collections::{BTreeSet, HashMap};
use writer::{Printed, Writer};

impl Tree {
    /// The bytes of the record. For a tree that was not changed, or whose changes were all taken back, the bytes that
    /// were read.
    pub fn write(&self) -> Vec<u8> {
        let bytes = if self.is_pristine() { self.source.to_vec() } else { self.print().bytes };
        self.charsets[0].1.widen(bytes)
    }

    /// The bytes that were read, whatever was changed since.
    pub(super) fn write_as_read(&self) -> Vec<u8> {
        self.charsets[0].1.widen(self.source.to_vec())
    }

    /// The stray text that [`write`](Self::write) omits because it would be misread after the edits; usually empty. Takes time only for
    /// records with such text.
    pub fn left_out(&self) -> Vec<u8> {
        let irregular = &self.irregular;
        let regrouped = irregular.faulty && self.relinked.contains_key(&COLLECTION);
        let odd = self.has_loose_text() || irregular.open_tail.0 > 0 || regrouped;
        if odd && !self.is_pristine() { self.print().left_out } else { Vec::new() }
    }

    /// The bytes with all stray text, if they are read as this tree. Else with as much of it as can be, without what would be read
    /// as something else.
    fn print(&self) -> Printed {
        let print = |keep| self.print_keeping(keep, HashMap::new());
        let cautious = print(Keep::BLANKS);
        if cautious.left_out.is_empty() && !self.lacks_stray_text() {
            return cautious;
        }
        let reads = |printed: &Printed| self.reads_back(&printed.bytes);
        Keep::ALL.into_iter().map(print).find(reads).unwrap_or_else(|| {
            let alike = Keep::WAYS.into_iter().map(print).find(reads);
            let piece_by_piece = self.print_piece_by_piece(&cautious.cut);
            // If both omit as much, all texts are written in one way.
            let either = alike.into_iter().chain(piece_by_piece).min_by_key(|printed| printed.left_out.len());
            either.unwrap_or(cautious)
        })
    }

    /// The bytes with each stray text at a [`Level`] of its own. `texts` are the starts of those that cannot all be written whole.
    /// `None` where the bytes are read as another tree even with their white space alone.
    fn print_piece_by_piece(&self, texts: &[u32]) -> Option<Printed> {
        /// So many bytes are read again at most, and records of any length four times.
        const ENOUGH: usize = 4 << 20;
        let tries = std::cell::Cell::new((ENOUGH / self.source.len().max(1)).clamp(4, 64));
        let texts: Vec<u32> = BTreeSet::from_iter(texts.iter().copied()).into_iter().collect();
        let reads = |levels: &[Level]| {
            tries.set(tries.get().saturating_sub(1));
            let lowered = texts.iter().copied().zip(levels.iter().copied()).collect();
            Some(self.print_keeping(Keep::ALL[2], lowered)).filter(|printed| self.reads_back(&printed.bytes))
        };
        let mut levels = vec![Level::Blanks; texts.len()];
        let mut best = reads(&levels)?;
        let mut settled = 0;
        while settled < texts.len() && tries.get() > 0 {
            // Halves the texts until the first is found that cannot stay whole.
            let (mut good, mut bad, mut next) = (settled, texts.len() + 1, texts.len());
            while bad - good > 1 && tries.get() > 0 {
                let mut raised = levels.clone();
                raised[settled..next].fill(Level::All);
                match reads(&raised) {
                    Some(printed) => (best, good) = (printed, next),
                    None => bad = next,
                }
                next = (good + bad) / 2;
            }
            levels[settled..good].fill(Level::All);
            if good < texts.len() && bad == good + 1 {
                levels[good] = Level::Words;
                match reads(&levels) {
                    Some(printed) => best = printed,
                    None => levels[good] = Level::Blanks,
                }
            }
            settled = good + 1;
        }
        Some(best)
    }

    fn print_keeping(&self, keep: Keep, lowered: HashMap<u32, Level>) -> Printed {
        let placed = PlacedText::of(self);
        let mut out = Writer::new(self, keep, lowered, placed.starts.clone());
        out.copy_outside(self.header, b"()[;");
        self.walk(COLLECTION, &placed, &mut out);
        out.finish();
        out.copy_outside(self.trailer, b"()[];");
        out.printed
    }

    /// Writes everything below a node.
    fn walk(&self, top: u32, placed: &PlacedText, out: &mut Writer) {
        let regrouped = self.relinked.contains_key(&COLLECTION);
        let mut stack: Vec<Step> = Vec::new();
        // How many nodes are still to come. A parenthesis that the file never closed must be closed before them.
        let mut waiting = self.push_children(top, placed, &mut stack) + usize::from(top != COLLECTION);
        while let Some(step) = stack.pop() {
            match step {
                Step::Enter(id) => {
                    if let Some(wrap) = self.wrap(id) {
                        out.open(id, wrap);
                        stack.push(Step::Close(id, wrap));
                    }
                    out.node(id, regrouped && self.node(NodeId(id)).parent == COLLECTION);
                    // A line without variations is copied at once.
                    let last = if placed.is_empty() { out.line_behind(id) } else { id };
                    waiting = waiting - 1 + self.push_children(last, placed, &mut stack);
                }
                Step::Close(id, wrap) => out.close(id, wrap, waiting > 0),
                Step::Text(span, between_games) => out.placed_text(span, between_games),
            }
        }
    }

    /// The bytes of one node and everything below it as a game tree of its own, with parentheses.
    pub fn write_variation(&self, node: NodeId) -> Vec<u8> {
        self.print_variation(node, &mut Writer::of_part(self))
    }

    /// The bytes of each game as a record of its own.
    pub fn write_games(&self) -> impl Iterator<Item = Vec<u8>> + '_ {
        let mut out = Writer::of_part(self);
        self.games().map(move |root| self.print_variation(root, &mut out))
    }

    fn print_variation(&self, node: NodeId, out: &mut Writer) -> Vec<u8> {
        out.print(b"(");
        out.node(node.0, true);
        self.walk(node.0, &PlacedText::default(), out);
        // The parentheses are new, but words before the old closing one belong to the variation.
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

    /// Puts the children of a node on the stack, with the stray text among them. Returns how many children there are.
    fn push_children(&self, id: u32, placed: &PlacedText, stack: &mut Vec<Step>) -> usize {
        let from = stack.len();
        let children = self.children(NodeId(id)).map(|child| child.0);
        let inline = self.has_inline_variations(NodeId(id));
        if inline || placed.has_text_below(id) {
            let mut children: Vec<u32> = children.collect();
            if inline {
                children.sort_by_key(|&child| self.nodes.at(child).start);
            }
            stack.extend(placed.among(self, id, &children));
        } else {
            stack.extend(children.map(Step::Enter));
        }
        stack[from..].reverse();
        stack[from..].iter().filter(|step| matches!(step, Step::Enter(_))).count()
    }
}
