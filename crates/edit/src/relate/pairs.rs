//! Matches the nodes of two records.
//!
//! Among siblings a node is named by its move and its setup; children with equal names are paired in order. Nodes that are left over are
//! the same with a corrected move if what follows agrees, or else inserted into or deleted from the line. What was played on below counts
//! neither way. Where two versions of a base are matched, a name that both have new at one place is one node for both.

use super::games;
use super::merge_semantics::is_written_alike;
use super::record::Known;
use crate::sgf::NodeId;
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

/// The nodes that two records share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    /// By index of a node of the first record: the index of its node in the second, or 0; and the other way round.
    there: Vec<u32>,
    here: Vec<u32>,
    /// Nodes of the first record that have another move or setup in the second.
    corrected: HashSet<NodeId>,
    /// Whether any node may have been corrected.
    doubtful: bool,
    /// Stretches that are written alike in both: by the index of the node of the first record before one, how many nodes it has.
    alike: BTreeMap<usize, usize>,
}

/// A node of each record, and whether equal bytes mean the same in their games.
type Two = ((NodeId, NodeId), bool);
/// Stretches of this length are remembered.
const LONG: usize = 8;

/// Nodes that are still to be looked at, and those that were paired.
struct Matcher<'a> {
    a: &'a Known<'a>,
    b: &'a Known<'a>,
    pairs: Pairs,
    next: Vec<Two>,
    /// How many nodes agree below two that may be the same.
    agreeing: HashMap<(NodeId, NodeId), usize>,
    /// So many nodes are still looked at to find out which of several was corrected.
    patience: usize,
    measure: Measure,
    /// The same for the base and the other version, and how they are paired as far as is known.
    other: Option<(Box<Self>, &'a Pairs)>,
}

/// Of whose descendants half must agree for a node to be the same with another move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    /// Those in the first record, which the second was made from.
    First,
    /// Those in the record that has fewer.
    Fewer,
}

impl Pairs {
    /// Pairs the games of two records, and then their nodes.
    pub(crate) fn of(a: &Known<'_>, b: &Known<'_>) -> Self {
        Self::matched((a, b), Measure::Fewer, None)
    }

    /// Pairs two nodes whatever they are, and then what follows them.
    pub(crate) fn of_branches((a, one): (&Known<'_>, NodeId), (b, other): (&Known<'_>, NodeId)) -> Self {
        let mut matcher = Matcher::new((a, b), Measure::Fewer);
        if a.key(one) != b.key(other) {
            matcher.pairs.corrected.insert(one);
        }
        matcher.pair(one, other, false);
        matcher.finish()
    }

    /// The same for a base and two versions of it.
    pub(crate) fn of_versions(base: &Known<'_>, ours: &Known<'_>, theirs: &Known<'_>) -> [Self; 2] {
        let mut pairs = [ours, theirs].map(|version| Self::matched((base, version), Measure::First, None));
        // What becomes of a node may depend on what became of the one above it.
        for _ in 0..ROUNDS {
            let [o, t] = &pairs;
            if !o.doubtful && !t.doubtful {
                break;
            }
            let again = [
                Self::matched((base, ours), Measure::First, Some((theirs, t))),
                Self::matched((base, theirs), Measure::First, Some((ours, o))),
            ];
            let is_settled = again[0].there == o.there && again[1].there == t.there;
            pairs = again;
            if is_settled {
                break;
            }
        }
        pairs
    }

    fn matched<'a>(
        (a, b): (&'a Known<'a>, &'a Known<'a>),
        measure: Measure,
        other: Option<(&'a Known<'a>, &'a Self)>,
    ) -> Self {
        let mut matcher = Matcher::new((a, b), measure);
        matcher.other = other.map(|(version, pairs)| (Box::new(Matcher::new((a, version), measure)), pairs));
        for (root, other) in games::pair(a, b) {
            matcher.pair(root, other, a.reads_like(root, (b, other)));
        }
        matcher.finish()
    }

    /// The node of the second record that is the same as one of the first.
    pub(crate) fn there(&self, node: NodeId) -> Option<NodeId> {
        paired(&self.there, node)
    }

    /// The node of the first record that is the same as one of the second.
    pub(crate) fn here(&self, node: NodeId) -> Option<NodeId> {
        paired(&self.here, node)
    }

    /// Those of some nodes of the second record that the first one does not have.
    pub(crate) fn only_in_second(&self, nodes: &[NodeId]) -> Vec<NodeId> {
        nodes.iter().copied().filter(|&node| self.here(node).is_none()).collect()
    }

    /// How many nodes both have.
    pub(crate) fn count(&self) -> usize {
        self.there.iter().filter(|&&there| there != 0).count()
    }

    /// How many nodes directly after a node of the first record have equal text in the second one directly after its counterpart, each the
    /// only child of the one before it.
    pub(crate) fn alike_behind(&self, node: NodeId) -> usize {
        let index = node.index() as usize;
        let stretch = self.alike.range(..=index).next_back();
        stretch.map_or(0, |(from, count)| (from + count).saturating_sub(index))
    }

    /// Whether a node of the first record has another move or setup in the second.
    pub(crate) fn is_corrected(&self, node: NodeId) -> bool {
        self.corrected.contains(&node)
    }
}

/// What an index of nodes has for one of them.
fn paired(index: &[u32], node: NodeId) -> Option<NodeId> {
    index.get(node.index() as usize).filter(|&&other| other != 0).map(|&other| NodeId::of_index(other))
}

impl<'a> Matcher<'a> {
    fn new((a, b): (&'a Known<'a>, &'a Known<'a>), measure: Measure) -> Self {
        let patience = PATIENCE * (a.tree.len() + b.tree.len());
        let none = |known: &Known<'_>| vec![0; known.tree.len() + 1];
        let pairs = Pairs { there: none(a), here: none(b), ..Pairs::default() };
        let (next, agreeing) = (Vec::new(), HashMap::new());
        Self { a, b, pairs, next, agreeing, patience, measure, other: None }
    }

    /// Pairs what follows the nodes that are paired.
    fn finish(mut self) -> Pairs {
        while let Some(two) = self.next.pop() {
            self.children(two);
        }
        self.pairs
    }

    fn pair(&mut self, node: NodeId, other: NodeId, reads_alike: bool) {
        let (here, there) = (self.a.tree.index(node), self.b.tree.index(other));
        self.pairs.there[here] = there as u32;
        self.pairs.here[there] = here as u32;
        self.next.push(((node, other), reads_alike));
    }

    /// Pairs the nodes behind two as far as their lines go on alike, byte for byte, and nothing is to be asked. Returns the last of them.
    fn stretch(&mut self, ((node, other), reads_alike): Two) -> Two {
        let (a, b) = (self.a.tree, self.b.tree);
        let count = if reads_alike { a.alike_behind(node, (b, other)) } else { 0 };
        let (here, there) = (a.index(node), b.index(other));
        let (left, right) = (&mut self.pairs.there[here..], &mut self.pairs.here[there..]);
        (1..=count).zip(&mut left[1..]).for_each(|(step, place)| *place = (there + step) as u32);
        (1..=count).zip(&mut right[1..]).for_each(|(step, place)| *place = (here + step) as u32);
        if count >= LONG {
            self.pairs.alike.insert(here, count);
        }
        ((a.behind(node, count), b.behind(other, count)), reads_alike)
    }

    fn children(&mut self, two: Two) {
        let two = self.stretch(two);
        let ((node, other), reads_alike) = two;
        // Most lines go on without a variation.
        if let (Some(one), Some(two)) = (self.a.only_child(node), self.b.only_child(other))
            && self.a.key(one) == self.b.key(two)
        {
            return self.pair(one, two, reads_alike);
        }
        let (left, right): (Vec<NodeId>, Vec<NodeId>) =
            (self.a.tree.children(node).collect(), self.b.tree.children(other).collect());
        let is_alike = |(one, two): (&NodeId, &NodeId)| is_written_alike((self.a.tree, *one), (self.b.tree, *two));
        if reads_alike && left.len() == right.len() && left.iter().zip(&right).all(is_alike) {
            return left.into_iter().zip(right).for_each(|(one, two)| self.pair(one, two, reads_alike));
        }
        let (same, left, right) = by_name((self.a, &left), (self.b, &right), Lists::Later);
        same.into_iter().for_each(|(one, two)| self.pair(one, two, reads_alike));
        let (moved_up, left, right) = put_in((self.a, &left), (self.b, &right));
        moved_up.into_iter().for_each(|(one, two)| self.pair(one, two, reads_alike));
        let several = left.len().saturating_mul(right.len());
        let most = if self.patience > 0 { MOST_CORRECTED } else { 1 };
        if several > most {
            return;
        }
        let all = left.iter().flat_map(|&one| right.iter().map(move |&two| (one, two)));
        let mut corrected: Vec<(NodeId, NodeId)> = all.collect();
        corrected.retain(|&pair| self.is_same_but_for_its_move((pair, reads_alike)));
        self.pairs.doubtful |= !corrected.is_empty();
        let shared = self.parted(node, &mut corrected);
        for (one, two) in games::unambiguous(&corrected).into_iter().chain(shared) {
            self.pairs.corrected.insert(one);
            self.pair(one, two, reads_alike);
        }
    }

    /// Takes those out of some pairs whose second node is in the other version, too, under the node that is this one in the base: it is
    /// returned where it can be the same correction, and else no correction but a node that both added.
    fn parted(&mut self, node: NodeId, corrected: &mut Vec<(NodeId, NodeId)>) -> Vec<(NodeId, NodeId)> {
        let Some((other, pairs)) = self.other.as_mut().filter(|_| !corrected.is_empty()) else { return Vec::new() };
        let Some(there) = pairs.there(node) else { return Vec::new() };
        let base: Vec<NodeId> = self.a.tree.children(node).collect();
        let others: Vec<NodeId> = other.b.tree.children(there).collect();
        let (_, gone, new) = by_name((self.a, &base), (other.b, &others), Lists::Later);
        let new: HashMap<u64, NodeId> = new.into_iter().rev().map(|node| (other.b.key(node), node)).collect();
        let gone: HashSet<NodeId> = gone.into_iter().collect();
        let same = |two: NodeId| new.get(&self.b.key(two)).copied();
        let both: Vec<(NodeId, NodeId)> = corrected
            .iter()
            .copied()
            .filter(|&(one, two)| {
                let is_same = |node| other.is_same_but_for_its_move(((one, node), false));
                gone.contains(&one) && same(two).is_some_and(is_same)
            })
            .collect();
        let shared = games::unambiguous(&both);
        corrected.retain(|&(one, two)| same(two).is_none() && shared.iter().all(|pair| pair.0 != one));
        shared
    }

    /// Whether half or more of what follows two nodes agrees. An end is never the same as another one.
    fn is_same_but_for_its_move(&mut self, pair: Two) -> bool {
        let ((one, two), _) = pair;
        if self.a.tree.first_child(one).is_none() || self.b.tree.first_child(two).is_none() {
            return false;
        }
        let (first, second) = (self.a.below(one), self.b.below(two));
        let all = if self.measure == Measure::First { first } else { first.min(second) };
        if !self.agreeing.contains_key(&(one, two)) {
            self.count(pair);
        }
        self.agreeing.get(&(one, two)).is_some_and(|found| 2 * found >= all)
    }

    /// Counts the nodes that agree below two that may be the same, and below all further ones on the way that may be: so nothing is
    /// counted again for those.
    fn count(&mut self, (pair, reads_alike): Two) {
        let mut seen = vec![Seen { pair, above: 0, doubtful: 1, found: 0 }];
        let mut at = 0;
        while at < seen.len() {
            let Seen { pair, doubtful, .. } = seen[at];
            let (a, b) = (self.a.tree, self.b.tree);
            let stretch = if reads_alike { a.alike_behind(pair.0, (b, pair.1)) } else { 0 };
            if stretch > 0 {
                let pair = (a.behind(pair.0, stretch), b.behind(pair.1, stretch));
                seen.push(Seen { pair, above: at, doubtful: 0, found: stretch - 1 });
                at += 1;
                continue;
            }
            let (same, left, right) = equal(self.a, self.b, pair);
            let (moved_up, left, right) = put_in((self.a, &left), (self.b, &right));
            let equal = same.into_iter().chain(moved_up.iter().copied());
            seen.extend(equal.map(|pair| Seen { pair, above: at, doubtful: 0, found: 0 }));
            // One move after the other may have been corrected.
            let several = left.len().saturating_mul(right.len());
            if doubtful < DOUBTFUL && several <= MOST_CORRECTED && (several <= 1 || seen.len() < FAR) {
                let all = left.iter().flat_map(|&one| right.iter().map(move |&two| (one, two)));
                seen.extend(all.map(|pair| Seen { pair, above: at, doubtful: doubtful + 1, found: 0 }));
            }
            at += 1;
        }
        // Of several nodes that one may be, it is that with which most agrees.
        let mut most: HashMap<(usize, NodeId), usize> = HashMap::new();
        for at in (1..seen.len()).rev() {
            let Seen { pair, above, doubtful, found } = seen[at];
            if doubtful == 0 {
                seen[above].found += found + 1;
                continue;
            }
            let best = most.entry((above, pair.0)).or_default();
            seen[above].found += found.saturating_sub(*best);
            *best = found.max(*best);
        }
        self.patience = self.patience.saturating_sub(seen.len());
        let doubtful = seen.into_iter().filter(|seen| seen.doubtful > 0);
        self.agreeing.extend(doubtful.map(|seen| (seen.pair, seen.found)));
    }
}

/// How often two versions are matched again, each with what is known of the other.
const ROUNDS: usize = 3;

/// So many moves in a row can have been corrected.
const DOUBTFUL: usize = 8;

/// The average number of comparisons per node for that.
const PATIENCE: usize = 4;
/// Pairs of siblings that are looked at for a corrected move, where several are left over.
const MOST_CORRECTED: usize = 16;

/// Beyond this many nodes, only moves are looked at for corrections that stand alone.
const FAR: usize = 1 << 10;

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
    by_name((a, &left), (b, &right), Lists::Later)
}

/// Nodes by something that they have, in their order.
#[derive(Default)]
struct Named(HashMap<u64, VecDeque<NodeId>>);

impl Named {
    fn new(nodes: &[NodeId], name: impl Fn(NodeId) -> u64) -> Self {
        let mut named = Self::default();
        nodes.iter().for_each(|&node| named.0.entry(name(node)).or_default().push_back(node));
        named
    }

    /// Takes the first one that has it.
    fn take(&mut self, name: u64) -> Option<NodeId> {
        self.0.get_mut(&name).and_then(VecDeque::pop_front)
    }

    fn is_several(&self, name: u64) -> bool {
        self.0.get(&name).is_some_and(|nodes| nodes.len() > 1)
    }

    fn repeats(&self) -> bool {
        self.0.values().any(|nodes| nodes.len() > 1)
    }
}

/// The relation of two lists of nodes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lists {
    /// The second is what became of the first.
    Later,
    /// Both are new.
    New,
}

/// Pairs nodes of two lists that have equal names. If several have one name, they are paired in order: whoever looks at a merge result must
/// recognize what became of each. New nodes are paired first by equal content including descendants, then by equal content alone, then in
/// order.
pub(super) fn by_name((a, left): (&Known<'_>, &[NodeId]), (b, right): (&Known<'_>, &[NodeId]), lists: Lists) -> Split {
    let (mut same, mut left, mut right) = (Vec::new(), left.to_vec(), right.to_vec());
    if left.is_empty() || right.is_empty() {
        return (same, left, right);
    }
    let [ours, theirs] = [Named::new(&left, |node| a.key(node)), Named::new(&right, |node| b.key(node))];
    let is_clear = |known: &Known<'_>, node| {
        let name = known.key(node);
        !ours.is_several(name) && !theirs.is_several(name)
    };
    let mut pair = |name: &dyn Fn(&Known<'_>, NodeId) -> Option<u64>| {
        let several: Vec<NodeId> = left.iter().copied().filter(|&node| name(a, node).is_some()).collect();
        let mut named = Named::new(&several, |node| name(a, node).unwrap_or_default());
        let before = same.len();
        right.retain(|&node| {
            let found = name(b, node).and_then(|name| named.take(name));
            same.extend(found.map(|found| (found, node)));
            found.is_none()
        });
        let paired: HashSet<NodeId> = same[before..].iter().map(|&(one, _)| one).collect();
        left.retain(|node| !paired.contains(node));
    };
    if lists == Lists::New && (ours.repeats() || theirs.repeats()) {
        pair(&|known, node| if is_clear(known, node) { None } else { Some(known.says(node).1) });
        pair(&|known, node| if is_clear(known, node) { None } else { Some(known.says(node).0) });
    }
    pair(&|known, node| Some(known.key(node)));
    (same, left, right)
}

/// Pairs nodes with what the other record has below a node that it put before them.
fn put_in((a, left): (&Known<'_>, &[NodeId]), (b, right): (&Known<'_>, &[NodeId])) -> Split {
    if left.is_empty() || right.is_empty() {
        return (Vec::new(), left.to_vec(), right.to_vec());
    }
    let rest = |nodes: &[NodeId], used: &HashSet<NodeId>| -> Vec<NodeId> {
        nodes.iter().copied().filter(|node| !used.contains(node)).collect()
    };
    let put = below((a, left), (b, right));
    let left = rest(left, &put.iter().map(|&(node, ..)| node).collect());
    let right = rest(right, &put.iter().map(|&(_, put, _)| put).collect());
    let out = below((b, &right), (a, &left));
    let left = rest(&left, &out.iter().map(|&(_, out, _)| out).collect());
    let right = rest(&right, &out.iter().map(|&(node, ..)| node).collect());
    let put = put.into_iter().map(|(node, _, child)| (node, child));
    let pairs = put.chain(out.into_iter().map(|(node, _, child)| (child, node))).collect();
    (pairs, left, right)
}

/// Nodes of one list that stand below a node of the other, alone: with both.
fn below((a, nodes): (&Known<'_>, &[NodeId]), (b, others): (&Known<'_>, &[NodeId])) -> Vec<(NodeId, NodeId, NodeId)> {
    let mut named = Named::new(nodes, |node| a.key(node));
    let under = |&above: &NodeId| {
        let child = b.only_child(above)?;
        Some((named.take(b.key(child))?, above, child))
    };
    others.iter().filter_map(under).collect()
}
