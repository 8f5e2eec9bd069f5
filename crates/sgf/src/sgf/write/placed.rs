//! Where to write stray text that cannot be before the token that followed it, because that token was deleted or moved.
//!
//! Such text must not be lost, so it stays after the token that preceded it. After the deletion of a variation it stays between the same
//! variations, and an inserted node goes after it.
//!
//! The place is computed while writing, not kept as lists of pieces that changes move about. Such lists would replace this file, the spans
//! of late properties and the tokens in `loose`, and need about as much code: the parser would make them in each irregular case, every
//! change would move them, every step of the history would hold what it moved, and they would remember in which order nodes were deleted.

use super::parentheses::Wrap;
use crate::sgf::{
    Tree,
    property::is_blank,
    tree::{COLLECTION, MADE, NONE, Node, Span},
};
use std::collections::{HashMap, HashSet};

/// The writer's next step.
pub(super) enum Step {
    /// Write a node and what is below it.
    Enter(u32),
    /// Close the variation that starts with a node.
    Close(u32, Wrap),
    /// Write a placed text. `true`: it is between games.
    Text(Span, bool),
}

/// Stray text by the node below which it is written.
#[derive(Default)]
pub(super) struct PlacedText {
    /// Directly after the properties of a node.
    behind_node: HashMap<u32, Span>,
    /// Directly after the variation that starts with a node.
    behind_variation: HashMap<u32, Span>,
    /// Among the children of a node, in the order of the file.
    below: HashMap<u32, Vec<Span>>,
    /// Where those of these texts start whose next token is still written somewhere: it comes without them.
    pub starts: HashSet<u32>,
}

/// The token that a stray text was read before.
#[derive(Clone, Copy)]
enum Before {
    Node(u32),
    /// The parenthesis that closes the variation which starts with this node.
    Close(u32),
}

impl PlacedText {
    pub fn of(tree: &Tree) -> Self {
        let mut placed = Self::default();
        if tree.has_loose_text() && tree.relinked.keys().any(|&id| id != COLLECTION) {
            let texts = tree.texts_between();
            placed.before_nodes(tree, &texts);
            placed.before_closes(tree, &texts);
        }
        placed.beside_gone(tree);
        placed.below.values_mut().for_each(|spans| spans.sort_unstable());
        placed
    }

    /// Whether there is no such text.
    pub fn is_empty(&self) -> bool {
        self.behind_node.is_empty()
            && self.behind_variation.is_empty()
            && self.below.is_empty()
            && self.starts.is_empty()
    }

    /// The children of a node with the stray text among them: first the text after the node itself, then each text after the child that
    /// preceded it. Children made by edits come before the text.
    pub fn among(&self, tree: &Tree, parent: u32, children: &[u32]) -> Vec<Step> {
        let text = |&span: &Span| Step::Text(span, parent == COLLECTION);
        let mut texts = self.below.get(&parent).into_iter().flatten().peekable();
        let mut among: Vec<Step> = self.behind_node.get(&parent).map(text).into_iter().collect();
        let mut places = children.iter().filter_map(|&child| tree.read_at(child)).chain([NONE]);
        let mut put = |among: &mut Vec<Step>| {
            let place = places.next().unwrap_or(NONE);
            among.extend(std::iter::from_fn(|| texts.next_if(|span| span.0 < place)).map(text));
        };
        put(&mut among);
        for &child in children {
            among.push(Step::Enter(child));
            among.extend(self.behind_variation.get(&child).map(text));
            if tree.read_at(child).is_some() {
                put(&mut among);
            }
        }
        among
    }

    /// Whether there is such text among the children of a node.
    pub fn has_text_below(&self, parent: u32) -> bool {
        !self.starts.is_empty() || self.below.contains_key(&parent)
    }

    /// The texts that were read before a node which does not follow them any more.
    fn before_nodes(&mut self, tree: &Tree, texts: &HashMap<u32, (u32, Before)>) {
        let before_node = |start: u32| match texts.get(&start) {
            Some(&(end, Before::Node(next))) => Some(((start, end), next)),
            _ => None,
        };
        let home = |id: u32| tree.irregular.taken_out.get(&id).map(|taken| taken.home);
        for (&id, node) in tree.relinked.keys().filter_map(|id| Some((id, tree.nodes.get(*id)?))) {
            if id == COLLECTION || node.parent == NONE {
                continue;
            }
            if let Some((span, next)) = before_node(node.end).filter(|_| node.flags & MADE == 0)
                && !tree.comes_next(node.first, next)
            {
                self.behind_node.insert(id, span);
                self.starts.insert(span.0);
            }
            let mut child = node.first;
            while child != NONE {
                let Node { parens, next, .. } = tree.nodes.at(child);
                if let Some((span, other)) = tree.end_of_variation(parens).and_then(before_node)
                    && (home(child).is_none_or(|home| home == id) || tree.nodes.at(other).parent == id)
                    && !tree.comes_next(next, other)
                {
                    self.behind_variation.insert(child, span);
                    self.starts.insert(span.0);
                }
                child = next;
            }
        }
    }

    /// The texts before a closing parenthesis, after a node or variation that was removed or has a continuation now.
    fn before_closes(&mut self, tree: &Tree, texts: &HashMap<u32, (u32, Before)>) {
        for (id, node) in tree.nodes_read() {
            let ends = [(Some(node.end), false), (tree.end_of_variation(node.parens), true)];
            for (start, variation) in ends {
                let Some(start) = start else { continue };
                let Some(&(end, Before::Close(first))) = texts.get(&start) else { continue };
                let span = (start, end);
                if let Some(parent) = tree.taken_from(id)
                    && let Some(home) = tree.home(parent, &mut HashMap::new())
                {
                    if !tree.goes_on(home, true, first) {
                        continue;
                    }
                    self.below.entry(home).or_default().push(span);
                } else if !tree.goes_on(id, variation, first) {
                    continue;
                } else if variation {
                    self.behind_variation.insert(id, span);
                } else {
                    self.behind_node.insert(id, span);
                }
                self.starts.insert(start);
            }
        }
    }

    /// The other texts next to removed nodes.
    fn beside_gone(&mut self, tree: &Tree) {
        let mut known: HashMap<u32, Option<u32>> = HashMap::new();
        for (&id, taken) in &tree.irregular.taken_out {
            let Some(parent) = taken.from else { continue };
            let mut spans = tree.spans_beside(id);
            spans.retain(|(start, _)| !self.starts.contains(start));
            if !spans.is_empty()
                && let Some(home) = tree.home(parent, &mut known)
            {
                self.below.entry(home).or_default().extend(spans);
            }
        }
    }
}

impl Tree {
    /// The nodes that were read.
    fn nodes_read(&self) -> impl Iterator<Item = (u32, Node)> + '_ {
        (0u32..).zip(self.nodes.iter()).skip(1).filter(|(_, node)| node.flags & MADE == 0)
    }

    /// Where the variation with these parentheses ends, if anything closes it.
    fn end_of_variation(&self, parens: u32) -> Option<u32> {
        let (from, to) = self.parens.get(parens as usize)?.close;
        (from < to).then_some(to)
    }

    /// Whether `next` is the node that a text was read before, and no parenthesis is written between the two.
    fn comes_next(&self, next: u32, before: u32) -> bool {
        next == before && !matches!(self.wrap(before), Some(Wrap::Made | Wrap::Plain { .. }))
    }

    /// Whether a node follows `node` (or the variation that starts with it) now, inside the variation that starts with `first`.
    fn goes_on(&self, node: u32, variation: bool, first: u32) -> bool {
        let mut follows = !variation && self.nodes.at(node).first != NONE;
        let mut at = node;
        while at != first {
            let Node { next, parent, .. } = self.nodes.at(at);
            if matches!(parent, NONE | COLLECTION) {
                return false;
            }
            follows |= next != NONE;
            at = parent;
        }
        follows
    }

    fn is_stray(&self, (from, to): Span) -> bool {
        from < to && !is_blank(&self.source[from as usize..to as usize])
    }

    /// The stray text between nodes and parentheses, by where it starts: where it ends, and the token behind it.
    fn texts_between(&self) -> HashMap<u32, (u32, Before)> {
        let mut texts = HashMap::new();
        let mut add = |from: u32, to: u32, before: Before| {
            if self.is_stray((from, to)) {
                texts.insert(from, (to, before));
            }
        };
        for (id, node) in self.nodes_read() {
            let Some(parens) = self.parens.get(node.parens as usize) else {
                // A node without an entry in `heads` has only white space before its semicolon.
                if let Some(&(semicolon, _)) = self.irregular.heads.get(&id) {
                    add(node.start, semicolon, Before::Node(id));
                }
                continue;
            };
            add(parens.open, self.opening(&node), Before::Node(id));
            let (from, to) = parens.close;
            add(from, to.saturating_sub(1), Before::Close(id));
        }
        texts
    }

    /// The nearest node at or above this one that is still there, or whose children went with it; `None` below a node that was
    /// taken out together with its children.
    fn home(&self, node: u32, known: &mut HashMap<u32, Option<u32>>) -> Option<u32> {
        let (mut at, mut passed) = (node, Vec::new());
        let home = loop {
            if let Some(&home) = known.get(&at) {
                break home;
            }
            let Some(parent) = self.taken_from(at) else { break Some(at) };
            passed.push(at);
            if !self.went_alone(at) {
                break None;
            }
            at = parent;
        };
        known.extend(passed.into_iter().map(|node| (node, home)));
        home
    }

    /// Whether the children of a node that is gone were taken from it before. Only stray text was left of its variation then.
    fn went_alone(&self, id: u32) -> bool {
        self.nodes.at(id).first == NONE && self.relinked.contains_key(&id)
    }

    /// The stray text outside a removed node, or outside the variation removed with it.
    fn spans_beside(&self, id: u32) -> Vec<Span> {
        let node = self.nodes.at(id);
        let inside = (node.start, self.semicolon(id).0 as u32);
        let mut spans = match self.parens.get(node.parens as usize) {
            None => vec![inside],
            Some(parens) if self.went_alone(id) => {
                let (from, to) = parens.close;
                vec![(parens.open, self.opening(&node)), inside, (from, to.saturating_sub(1))]
            }
            Some(parens) => vec![(parens.open, self.opening(&node))],
        };
        spans.retain(|&span| self.is_stray(span));
        spans
    }

    /// Where a node was read, with its parenthesis; `None` for a node that an edit made.
    fn read_at(&self, id: u32) -> Option<u32> {
        let node = self.nodes.at(id);
        let start = || self.parens.get(node.parens as usize).map_or(node.start, |parens| parens.open);
        (node.flags & MADE == 0).then(start)
    }
}
