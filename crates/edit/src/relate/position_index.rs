//! An index of the positions of a record: which nodes have the same one. It is made in one go, and follows edits node by node.

use super::positions::{PositionKeys, RunningKeys, Sameness, changes_position, has_own_position, mixed};
use crate::game::{Kind, Position, Walk};
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// Which positions of a record are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IndexTerms {
    /// When two positions are equal.
    pub sameness: Sameness,
    /// Whether positions of different games can be equal. If so, roots that set nothing up are left out: all games begin with them.
    pub across_games: bool,
}

/// What an index keeps of a node: half of the key of its position. Two different ones of a million have the same half with a probability
/// of 3·10⁻⁸.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionMark(u64);

impl PositionMark {
    /// The node is not in the record.
    const ABSENT: Self = Self(0);
    /// The node has no position of its own that could be compared.
    const NONE: Self = Self(1);

    /// Whether nodes with this mark have equal positions.
    pub fn is_position(self) -> bool {
        self > Self::NONE
    }

    /// Whether the node is in the record.
    pub fn is_there(self) -> bool {
        self != Self::ABSENT
    }
}

/// The nodes of a record by their positions. Takes 12 bytes a node, and more only for nodes that changed since it was made. A clone
/// shares the former.
#[derive(Clone, Debug)]
pub struct PositionIndex {
    terms: IndexTerms,
    made: Arc<Made>,
    /// The marks of nodes that changed, where they are others than before.
    changed: HashMap<NodeId, PositionMark>,
    /// Changed nodes by their marks, in the order in which they changed.
    changed_by_mark: HashMap<PositionMark, Vec<NodeId>>,
    /// How many nodes of a mark have another one now.
    gone: HashMap<PositionMark, usize>,
    /// How many marks are those of several nodes.
    groups: usize,
    computed: u64,
}

/// What was made in one go.
#[derive(Debug)]
struct Made {
    /// By the node's index in the tree.
    marks: Vec<PositionMark>,
    /// The indexes of nodes with a position, by mark, those of one mark in the order of the file.
    order: Vec<u32>,
}

impl PositionIndex {
    /// Replays all games of a record, each of the given kind. Takes time linear in the record.
    pub fn of(tree: &Tree, terms: IndexTerms, kind: impl Fn(NodeId) -> Arc<Kind>) -> Self {
        let mut marks = vec![PositionMark::ABSENT; tree.len() + 1];
        let mut order = Vec::with_capacity(tree.len());
        let mut marker = Marker::new(terms);
        for root in tree.games() {
            let kind = kind(root);
            marker.begin(&kind, tree, root);
            let mut walk = Walk::new(kind, root);
            while let Some(node) = walk.next(tree) {
                let mark = marker.mark(tree, node, walk.position());
                marks[tree.index(node)] = mark;
                if mark.is_position() {
                    order.push(tree.index(node) as u32);
                }
            }
        }
        let computed = order.len() as u64;
        let order = by_mark(order, &marks);
        let same = order.chunk_by(|&one, &other| marks[one as usize] == marks[other as usize]);
        let groups = same.filter(|same| same.len() > 1).count();
        let made = Arc::new(Made { marks, order });
        let (changed, changed_by_mark, gone) = Default::default();
        Self { terms, made, changed, changed_by_mark, gone, groups, computed }
    }

    /// Which positions are the same here.
    pub fn terms(&self) -> IndexTerms {
        self.terms
    }

    /// The mark of a node.
    pub fn mark(&self, node: NodeId) -> PositionMark {
        self.changed.get(&node).copied().unwrap_or_else(|| self.made.mark(node))
    }

    /// How many nodes have this mark.
    pub fn count(&self, mark: PositionMark) -> usize {
        let changed = self.changed_by_mark.get(&mark).map_or(0, Vec::len);
        self.made.run(mark).len() + changed - self.gone.get(&mark).copied().unwrap_or(0)
    }

    /// The nodes with this mark: in the order of the file as it was when the index was made, then those that changed since.
    pub fn nodes(&self, mark: PositionMark) -> impl Iterator<Item = NodeId> + '_ {
        let made = self.made.run(mark).iter().map(|&index| NodeId::of_index(index));
        let changed = self.changed_by_mark.get(&mark).into_iter().flatten().copied();
        made.filter(|node| !self.changed.contains_key(node)).chain(changed)
    }

    /// Whether any two nodes have equal positions.
    pub fn has_equal(&self) -> bool {
        self.groups > 0
    }

    /// How many nodes have changed since the index was made.
    pub fn changed(&self) -> usize {
        self.changed.len()
    }

    /// How many keys of positions were computed so far, for tests and benchmarks.
    pub fn computed(&self) -> u64 {
        self.computed
    }

    /// Whether a node has this position in the index.
    pub fn holds(&self, tree: &Tree, (root, node): (NodeId, NodeId), position: &Position) -> bool {
        let mut marker = Marker::new(self.terms);
        marker.begin(position.kind(), tree, root);
        marker.mark(tree, node, position) == self.mark(node)
    }

    /// Takes over that a node and all that follows it were made or changed. `before` is the position before the node, at the start of a
    /// game that of the empty board. Returns the number of nodes, or `None` if they are more than `most`: then the index no longer holds.
    pub fn renew(
        &mut self,
        tree: &Tree,
        (root, node): (NodeId, NodeId),
        before: Position,
        most: usize,
    ) -> Option<usize> {
        let mut marker = Marker::new(self.terms);
        marker.begin(before.kind(), tree, root);
        let mut walk = Walk::through(node, before);
        let mut number = 0;
        while let Some(node) = walk.next(tree) {
            if number == most {
                return None;
            }
            number += 1;
            let mark = marker.mark(tree, node, walk.position());
            self.computed += u64::from(mark.is_position());
            self.set(node, mark);
        }
        Some(number)
    }

    /// Takes over that a node is not in the record any more, with all that followed it. Returns as [`renew`](Self::renew).
    pub fn forget(&mut self, tree: &Tree, node: NodeId, most: usize) -> Option<usize> {
        let mut number = 0;
        for node in tree.descendants(node) {
            if number == most {
                return None;
            }
            number += 1;
            self.set(node, PositionMark::ABSENT);
        }
        Some(number)
    }

    fn set(&mut self, node: NodeId, mark: PositionMark) {
        let (before, made) = (self.mark(node), self.made.mark(node));
        if before == mark {
            return;
        }
        let shared = |index: &Self| [before, mark].iter().filter(|mark| index.is_shared(**mark)).count();
        let groups = shared(self);
        match self.changed.remove(&node) {
            Some(old) => {
                if let Some(nodes) = self.changed_by_mark.get_mut(&old) {
                    nodes.retain(|other| *other != node);
                    if nodes.is_empty() {
                        self.changed_by_mark.remove(&old);
                    }
                }
            }
            None if made.is_position() => *self.gone.entry(made).or_default() += 1,
            None => {}
        }
        if mark != made {
            self.changed.insert(node, mark);
            if mark.is_position() {
                self.changed_by_mark.entry(mark).or_default().push(node);
            }
        } else if let Some(gone) = self.gone.get_mut(&made) {
            *gone -= 1;
            if *gone == 0 {
                self.gone.remove(&made);
            }
        }
        self.groups = self.groups + shared(self) - groups;
    }

    fn is_shared(&self, mark: PositionMark) -> bool {
        mark.is_position() && self.count(mark) > 1
    }
}

impl Made {
    fn mark(&self, node: NodeId) -> PositionMark {
        self.marks.get(node.index() as usize).copied().unwrap_or(PositionMark::ABSENT)
    }

    /// The nodes with a mark.
    fn run(&self, mark: PositionMark) -> &[u32] {
        let of = |&index: &u32| self.marks[index as usize];
        let start = self.order.partition_point(|index| of(index) < mark);
        let rest = &self.order[start..];
        // Mostly there are only a few.
        let few = rest.iter().take(8).take_while(|index| of(index) == mark).count();
        let end = if few < 8 { few } else { rest.partition_point(|index| of(index) == mark) };
        if mark.is_position() { &rest[..end] } else { &[] }
    }
}

/// Sorts indexes by their marks, those of one mark in the order in which they come. Marks are as good as random: nearly every one gets a
/// room of its own by its first bits.
fn by_mark(nodes: Vec<u32>, marks: &[PositionMark]) -> Vec<u32> {
    let bits = usize::BITS - nodes.len().leading_zeros();
    let room = |node: u32| (marks[node as usize].0 >> 1 >> (63 - bits)) as usize;
    let mut ends = vec![0_u32; (1 << bits) + 1];
    nodes.iter().for_each(|&node| ends[room(node) + 1] += 1);
    for at in 1..ends.len() {
        ends[at] += ends[at - 1];
    }
    let mut order = vec![0; nodes.len()];
    for &node in &nodes {
        let end = &mut ends[room(node)];
        order[*end as usize] = node;
        *end += 1;
    }
    let mut start = 0;
    for end in ends {
        let end = end as usize;
        if end > start + 1 {
            order[start..end].sort_by_key(|&node| marks[node as usize]);
        }
        start = start.max(end);
    }
    order
}

/// Makes the marks of the nodes of one game after another.
struct Marker {
    terms: IndexTerms,
    game: Option<(Arc<Kind>, RunningKeys)>,
    /// Distinguishes the games where positions of different ones are not compared.
    salt: u64,
}

impl Marker {
    fn new(terms: IndexTerms) -> Self {
        Self { terms, game: None, salt: 0 }
    }

    fn begin(&mut self, kind: &Arc<Kind>, tree: &Tree, root: NodeId) {
        self.salt = if self.terms.across_games { 0 } else { mixed(tree.index(root) as u64) };
        let keys = PositionKeys::new(kind, self.terms.sameness);
        self.game = Some((kind.clone(), RunningKeys::new(keys)));
    }

    fn mark(&mut self, tree: &Tree, node: NodeId, position: &Position) -> PositionMark {
        let Some((kind, keys)) = &mut self.game else { return PositionMark::NONE };
        let is_start = self.terms.across_games && tree.is_root(node) && !changes_position(tree, kind, node);
        if is_start || !has_own_position(tree, kind, node, position) {
            return PositionMark::NONE;
        }
        PositionMark(((keys.of(position).0 >> 64) as u64 ^ self.salt).max(2))
    }
}
