//! Text that belongs to nothing and stood beside nodes which are gone, or behind which something else stands now. Nobody asked for it
//! to go: below a node that others hung from it stays between the variations that stood before and after it, and what was inserted
//! comes behind it.

use super::{Step, Wrap};
use crate::sgf::{
    NodeId, Tree,
    property::is_blank,
    tree::{COLLECTION, MADE, NONE, Node},
};
use std::collections::{HashMap, HashSet, VecDeque};

/// Spans of the file.
type Spans = Vec<(u32, u32)>;

/// Text that stays behind what it stands behind, although what it stood before is elsewhere now.
#[derive(Default)]
pub(super) struct Staying {
    /// Right behind the properties of a node.
    node: HashMap<u32, (u32, u32)>,
    /// Right behind the variation that starts with a node.
    variation: HashMap<u32, (u32, u32)>,
    /// Below a node, behind what is gone.
    below: Vec<(u32, (u32, u32))>,
    /// Where each of these texts starts.
    pub starts: HashSet<u32>,
}

impl Staying {
    /// The text that stands below a node, with what stays there.
    pub fn beside(&self, mut beside: HashMap<u32, Spans>) -> HashMap<u32, Spans> {
        beside.values_mut().for_each(|spans| spans.retain(|(from, _)| !self.starts.contains(from)));
        for &(home, span) in &self.below {
            let spans = beside.entry(home).or_default();
            spans.push(span);
            spans.sort_unstable();
        }
        beside
    }

    /// The children of a node, with these texts among them.
    pub fn among(&self, parent: u32, children: Vec<Step>) -> Vec<Step> {
        let text = |span: &(u32, u32)| Step::Text(*span, false);
        let mut among: Vec<Step> = self.node.get(&parent).map(text).into_iter().collect();
        for child in children {
            let behind = match &child {
                Step::Enter(id) => self.variation.get(id).map(text),
                _ => None,
            };
            among.push(child);
            among.extend(behind);
        }
        among
    }
}

/// What a text stood before when it was read.
#[derive(Clone, Copy)]
enum Before {
    Node(u32),
    /// The parenthesis that closes the variation which starts with this node.
    Close(u32),
}

impl Tree {
    /// The text that stays where it stands, in a record whose nodes hang in other ways than they were read.
    pub(super) fn staying(&self) -> Staying {
        let mut staying = Staying::default();
        if !(self.junk || self.stray) || self.relinked.keys().all(|&id| id == COLLECTION) {
            return staying;
        }
        let texts = self.texts_between();
        let at_home = |id: u32| self.homes.get(&id).is_none_or(|&home| home == self.nodes.at(id).parent);
        for (&id, node) in self.relinked.keys().filter_map(|id| Some((id, self.nodes.get(*id)?))) {
            if id == COLLECTION || node.parent == NONE {
                continue;
            }
            if let Some(&(end, Before::Node(next))) = texts.get(&node.end).filter(|_| node.flags & MADE == 0)
                && !self.comes_next(node.first, next)
            {
                staying.node.insert(id, (node.end, end));
                staying.starts.insert(node.end);
            }
            let mut child = node.first;
            while child != NONE {
                let Node { parens, next, .. } = self.nodes.at(child);
                if let Some(start) = self.end_of_variation(parens)
                    && let Some(&(end, Before::Node(other))) = texts.get(&start)
                    && (at_home(child) || self.nodes.at(other).parent == id)
                    && !self.comes_next(next, other)
                {
                    staying.variation.insert(child, (start, end));
                    staying.starts.insert(start);
                }
                child = next;
            }
        }
        for (id, node) in self.nodes_read() {
            let ends = [Some(node.end), self.end_of_variation(node.parens)];
            for (start, variation) in ends.into_iter().zip([false, true]) {
                let Some(start) = start else { continue };
                let Some(&(end, Before::Close(first))) = texts.get(&start) else { continue };
                if let Some(&parent) = self.gone.get(&id)
                    && let Some(home) = self.home(parent, &mut HashMap::new())
                {
                    if self.goes_on(home, true, first) {
                        staying.below.push((home, (start, end)));
                        staying.starts.insert(start);
                    }
                } else if self.goes_on(id, variation, first) {
                    if variation { &mut staying.variation } else { &mut staying.node }.insert(id, (start, end));
                    staying.starts.insert(start);
                }
            }
        }
        staying
    }

    /// The nodes that were read.
    fn nodes_read(&self) -> impl Iterator<Item = (u32, Node)> + '_ {
        (0u32..).zip(self.nodes.iter()).skip(1).filter(|(_, node)| node.flags & MADE == 0)
    }

    /// Where the variation with these parentheses ends, if anything closes it.
    fn end_of_variation(&self, parens: u32) -> Option<u32> {
        let (from, to) = self.parens.get(parens as usize)?.close;
        (from < to).then_some(to)
    }

    /// Whether the next node is what a text stood before, with nothing between them.
    fn comes_next(&self, next: u32, before: u32) -> bool {
        next == before && !matches!(self.wrap(before), Some(Wrap::Made | Wrap::Plain { .. }))
    }

    /// Whether something follows a node (or the variation that starts with it) now, in a variation that ended with it.
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

    /// The text that stands between nodes and parentheses, by where it starts: where it ends, and what it stands before.
    fn texts_between(&self) -> HashMap<u32, (u32, Before)> {
        let mut texts = HashMap::new();
        let mut add = |from: u32, to: u32, before: Before| {
            if from < to && !is_blank(&self.source[from as usize..to as usize]) {
                texts.insert(from, (to, before));
            }
        };
        for (id, node) in self.nodes_read() {
            let Some(parens) = self.parens.get(node.parens as usize) else {
                // Only what was not read as plain as that has text before it.
                if let Some(&(semicolon, _)) = self.heads.get(&id) {
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

    /// Where the parenthesis stands that opens a variation; where it was left out, where its first node starts.
    pub(in crate::sgf) fn opening(&self, node: &Node) -> u32 {
        let open = self.parens.get(node.parens as usize).map_or(node.start, |parens| parens.open);
        let opens = node.start > open && self.source[node.start as usize - 1] == b'(';
        node.start - u32::from(opens)
    }

    /// Whether the text beside a node is worth remembering when it goes from below this one.
    pub(in crate::sgf) fn has_text_beside(&self, node: NodeId, parent: u32) -> bool {
        let between_games = parent == COLLECTION;
        (between_games || self.junk || self.stray) && self.node(node).flags & MADE == 0
    }

    /// The text that stood beside nodes which are gone, by the node below which it stands now, in the order of the file.
    pub(super) fn text_beside(&self) -> HashMap<u32, Spans> {
        let mut found: HashMap<u32, Spans> = HashMap::new();
        let mut known: HashMap<u32, Option<u32>> = HashMap::new();
        for (&id, &parent) in &self.gone {
            let spans = self.spans_beside(id);
            if spans.is_empty() {
                continue;
            }
            if let Some(home) = self.home(parent, &mut known) {
                found.entry(home).or_default().extend(spans);
            }
        }
        found.values_mut().for_each(|spans| spans.sort_unstable());
        found
    }

    /// The nearest node at or above this one that did not go alone; `None` below one that went with all that followed it.
    fn home(&self, node: u32, known: &mut HashMap<u32, Option<u32>>) -> Option<u32> {
        let (mut at, mut passed) = (node, Vec::new());
        let home = loop {
            if let Some(&home) = known.get(&at) {
                break home;
            }
            let Some(&parent) = self.gone.get(&at) else { break Some(at) };
            passed.push(at);
            if !self.went_alone(at) {
                break None;
            }
            at = parent;
        };
        known.extend(passed.into_iter().map(|node| (node, home)));
        home
    }

    /// Whether what followed a node that is gone was taken from it before, whether to stay or to go, too: of its variation nothing
    /// was left then but words.
    fn went_alone(&self, id: u32) -> bool {
        self.nodes.at(id).first == NONE && self.relinked.contains_key(&id)
    }

    /// What stands outside of a node, or of the variation that starts with it where it went with it.
    fn spans_beside(&self, id: u32) -> Spans {
        let node = self.nodes.at(id);
        let inside = (node.start, self.semicolon(id).0 as u32);
        let mut spans = vec![];
        match self.parens.get(node.parens as usize) {
            None => spans.push(inside),
            Some(parens) => {
                spans.push((parens.open, self.opening(&node)));
                if self.went_alone(id) {
                    let (from, to) = parens.close;
                    spans.extend([inside, (from, to.saturating_sub(1).max(from))]);
                }
            }
        }
        spans.retain(|&(from, to)| from < to && !is_blank(&self.source[from as usize..to as usize]));
        spans
    }

    /// Children with the text that stands among them: each right behind what it was read behind, and before what was made since.
    pub(super) fn among(&self, games: bool, children: Vec<Step>, texts: &[(u32, u32)]) -> Vec<Step> {
        let read_at = |step: &Step| match step {
            Step::Enter(id) => self.read_at(*id),
            _ => None,
        };
        let mut places: VecDeque<u32> = children.iter().filter_map(read_at).collect();
        let mut texts = texts.iter().copied().peekable();
        let mut among = Vec::with_capacity(children.len() + texts.len());
        let mut put = |among: &mut Vec<Step>, before: Option<&u32>| {
            while let Some(text) = texts.next_if(|text| before.is_none_or(|&before| text.0 < before)) {
                among.push(Step::Text(text, games));
            }
        };
        put(&mut among, places.front());
        for child in children {
            let read = read_at(&child).is_some();
            among.push(child);
            if read {
                places.pop_front();
                put(&mut among, places.front());
            }
        }
        among
    }

    /// Where a node was read, with its parenthesis; `None` for one that was made.
    fn read_at(&self, id: u32) -> Option<u32> {
        let node = self.nodes.at(id);
        let start = || self.parens.get(node.parens as usize).map_or(node.start, |parens| parens.open);
        (node.flags & MADE == 0).then(start)
    }
}
