//! Which nodes of two records are the same.
//!
//! A node has a name among its siblings: its move and its setup. Children with equal names are the same, the first with the first. What is
//! left over is the same node with another move where what follows agrees, or a node put into the line or taken out of it.

use super::games;
use super::record::Known;
use crate::sgf::NodeId;
use std::collections::{HashMap, HashSet, VecDeque};

/// The nodes that two records share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    /// By index of a node of the first record: its node in the second; and the other way round.
    there: Vec<Option<NodeId>>,
    here: Vec<Option<NodeId>>,
    /// Nodes of the first record that have another move or setup in the second.
    corrected: HashSet<NodeId>,
}

/// Nodes that are still to be looked at, and those that were paired.
struct Matcher<'a> {
    a: &'a Known<'a>,
    b: &'a Known<'a>,
    pairs: Pairs,
    next: Vec<(NodeId, NodeId)>,
    /// How many nodes agree below two that may be the same.
    agreeing: HashMap<(NodeId, NodeId), usize>,
}

impl Pairs {
    /// Pairs the games of two records, and then their nodes.
    pub(crate) fn of(a: &Known<'_>, b: &Known<'_>) -> Self {
        let games = games::pair(a, b);
        Self::of_games(a, b, games)
    }

    /// Pairs the nodes of these games.
    pub(crate) fn of_games(a: &Known<'_>, b: &Known<'_>, games: Vec<(NodeId, NodeId)>) -> Self {
        let mut matcher = Matcher { a, b, pairs: Self::default(), next: Vec::new(), agreeing: HashMap::new() };
        matcher.pairs.there = vec![None; a.tree.len() + 1];
        matcher.pairs.here = vec![None; b.tree.len() + 1];
        games.into_iter().for_each(|(root, other)| matcher.pair(root, other));
        while let Some((node, other)) = matcher.next.pop() {
            matcher.children(node, other);
        }
        matcher.pairs
    }

    /// The node of the second record that is the same as one of the first.
    pub(crate) fn there(&self, a: &Known<'_>, node: NodeId) -> Option<NodeId> {
        self.there_at(a.tree.index(node))
    }

    /// The same of a node by its [`Tree::index`](crate::sgf::Tree::index).
    pub(super) fn there_at(&self, index: usize) -> Option<NodeId> {
        self.there.get(index).copied().flatten()
    }

    /// The node of the first record, for one of the second.
    pub(super) fn here_at(&self, index: usize) -> Option<NodeId> {
        self.here.get(index).copied().flatten()
    }

    /// The node of the first record that is the same as one of the second.
    pub(crate) fn here(&self, b: &Known<'_>, node: NodeId) -> Option<NodeId> {
        self.here_at(b.tree.index(node))
    }

    /// How many nodes both have.
    pub(crate) fn count(&self) -> usize {
        self.there.iter().flatten().count()
    }

    /// Whether a node of the first record has another move or setup in the second.
    pub(crate) fn is_corrected(&self, node: NodeId) -> bool {
        self.corrected.contains(&node)
    }
}

impl Matcher<'_> {
    fn pair(&mut self, node: NodeId, other: NodeId) {
        self.pairs.there[self.a.tree.index(node)] = Some(other);
        self.pairs.here[self.b.tree.index(other)] = Some(node);
        self.next.push((node, other));
    }

    fn children(&mut self, node: NodeId, other: NodeId) {
        // Most lines go on without a variation.
        if let (Some(one), Some(two)) = (self.a.only_child(node), self.b.only_child(other))
            && self.a.key(one) == self.b.key(two)
        {
            return self.pair(one, two);
        }
        let (same, left, right) = equal(self.a, self.b, (node, other));
        same.into_iter().for_each(|(one, two)| self.pair(one, two));
        let moved_up = put_in((self.a, &left), (self.b, &right));
        if let ([], &[one], &[two]) = (&moved_up[..], &left[..], &right[..])
            && self.is_same_but_for_its_move(one, two)
        {
            self.pairs.corrected.insert(one);
            return self.pair(one, two);
        }
        moved_up.into_iter().for_each(|(one, two)| self.pair(one, two));
    }

    /// Whether half or more of what follows two nodes agrees. An end is never the same as another one.
    fn is_same_but_for_its_move(&mut self, one: NodeId, two: NodeId) -> bool {
        let both = self.a.below(one) + self.b.below(two);
        if self.a.below(one) == 0 || self.b.below(two) == 0 {
            return false;
        }
        if !self.agreeing.contains_key(&(one, two)) {
            self.count(one, two);
        }
        self.agreeing.get(&(one, two)).is_some_and(|found| 4 * found >= both)
    }

    /// Counts the nodes that agree below two that may be the same, and below all further ones on the way that may be: so nothing is
    /// counted again for those.
    fn count(&mut self, one: NodeId, two: NodeId) {
        let mut seen = vec![Seen { pair: (one, two), above: 0, doubtful: 1, found: 0 }];
        let mut at = 0;
        while at < seen.len() {
            let Seen { pair, doubtful, .. } = seen[at];
            let (same, left, right) = equal(self.a, self.b, pair);
            let moved_up = put_in((self.a, &left), (self.b, &right));
            let equal = same.into_iter().chain(moved_up.iter().copied());
            seen.extend(equal.map(|pair| Seen { pair, above: at, doubtful: 0, found: 0 }));
            // One move after the other may have been corrected.
            if let ([], &[one], &[two]) = (&moved_up[..], &left[..], &right[..])
                && doubtful < DOUBTFUL
            {
                seen.push(Seen { pair: (one, two), above: at, doubtful: doubtful + 1, found: 0 });
            }
            at += 1;
        }
        for at in (1..seen.len()).rev() {
            let Seen { above, doubtful, found, .. } = seen[at];
            seen[above].found += found + usize::from(doubtful == 0);
        }
        let doubtful = seen.into_iter().filter(|seen| seen.doubtful > 0);
        self.agreeing.extend(doubtful.map(|seen| (seen.pair, seen.found)));
    }
}

/// So many moves in a row can have been corrected.
const DOUBTFUL: usize = 8;

/// Two nodes that may be the same.
#[derive(Clone, Copy)]
struct Seen {
    pair: (NodeId, NodeId),
    /// Where those before them are in the list.
    above: usize,
    /// How many moves in a row are other ones, up to these; 0 where they do the same.
    doubtful: usize,
    /// How many nodes below them agree.
    found: usize,
}

/// Pairs of nodes, and what is left over of the first and of the second record.
type Split = (Vec<(NodeId, NodeId)>, Vec<NodeId>, Vec<NodeId>);

/// The children of two nodes that have equal names, and those that are left.
fn equal(a: &Known<'_>, b: &Known<'_>, (node, other): (NodeId, NodeId)) -> Split {
    let left: Vec<NodeId> = a.tree.children(node).collect();
    let right: Vec<NodeId> = b.tree.children(other).collect();
    by_name((a, &left), (b, &right))
}

/// Pairs nodes of two lists that have equal names, the first with the first.
pub(super) fn by_name((a, left): (&Known<'_>, &[NodeId]), (b, right): (&Known<'_>, &[NodeId])) -> Split {
    let mut named: HashMap<u64, VecDeque<NodeId>> = HashMap::new();
    left.iter().for_each(|&node| named.entry(a.key(node)).or_default().push_back(node));
    let (mut same, mut over) = (Vec::new(), Vec::new());
    for &node in right {
        match named.get_mut(&b.key(node)).and_then(VecDeque::pop_front) {
            Some(one) => same.push((one, node)),
            None => over.push(node),
        }
    }
    let paired: HashSet<NodeId> = same.iter().map(|&(one, _)| one).collect();
    let left = left.iter().copied().filter(|node| !paired.contains(node)).collect();
    (same, left, over)
}

/// Pairs nodes with what the other record has below a node that it put before them.
fn put_in((a, left): (&Known<'_>, &[NodeId]), (b, right): (&Known<'_>, &[NodeId])) -> Vec<(NodeId, NodeId)> {
    if left.is_empty() || right.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut named: HashMap<u64, VecDeque<NodeId>> = HashMap::new();
    left.iter().for_each(|&node| named.entry(a.key(node)).or_default().push_back(node));
    let (mut taken, mut gone) = (HashSet::new(), HashSet::new());
    for &put in right {
        let Some(child) = b.only_child(put) else { continue };
        if let Some(node) = named.get_mut(&b.key(child)).and_then(VecDeque::pop_front) {
            found.push((node, child));
            taken.insert(put);
            gone.insert(node);
        }
    }
    let mut named: HashMap<u64, VecDeque<NodeId>> = HashMap::new();
    let free = right.iter().filter(|node| !taken.contains(*node));
    free.for_each(|&node| named.entry(b.key(node)).or_default().push_back(node));
    for &out in left.iter().filter(|node| !gone.contains(*node)) {
        let Some(child) = a.only_child(out) else { continue };
        if let Some(node) = named.get_mut(&a.key(child)).and_then(VecDeque::pop_front) {
            found.push((child, node));
        }
    }
    found
}
