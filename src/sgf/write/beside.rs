//! Text that belongs to nothing and stood beside nodes which are gone. Nobody asked for it to go: it stays below the node that they
//! hung from, between the variations that stood before and after it.

use super::Step;
use crate::sgf::{
    NodeId, Tree,
    property::is_blank,
    tree::{COLLECTION, MADE, NONE},
};
use std::collections::{HashMap, VecDeque};

/// Spans of the file.
type Spans = Vec<(u32, u32)>;

impl Tree {
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
                let opens = node.start > parens.open && self.source[node.start as usize - 1] == b'(';
                spans.push((parens.open, node.start - u32::from(opens)));
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
