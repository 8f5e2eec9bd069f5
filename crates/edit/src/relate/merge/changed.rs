//! What one side changed relative to the base, and which nodes both sides added.

use super::children::Family;
use super::{MergeSide, Merger};
use crate::relate::merge_semantics::is_alike;
use crate::relate::pairs::{Lists, Pairs, by_name};
use crate::relate::record::differing;
use crate::sgf::NodeId;
use std::collections::{HashMap, HashSet};

impl Merger<'_> {
    /// Nodes that both added, by theirs. What one side put before a node of the base is the same as what the other put before it, and not a
    /// variation beside it.
    pub(super) fn both_added(&self, left: &[NodeId], right: &[NodeId]) -> HashMap<NodeId, NodeId> {
        let put_before = |version, nodes: &[NodeId]| -> Vec<(NodeId, Option<NodeId>)> {
            nodes.iter().map(|&node| (node, self.put_before(version, node))).collect()
        };
        let (left, right) = (put_before(MergeSide::Ours, left), put_before(MergeSide::Theirs, right));
        let plain = |nodes: &[(NodeId, Option<NodeId>)]| -> Vec<NodeId> {
            nodes.iter().filter(|(_, before)| before.is_none()).map(|&(node, _)| node).collect()
        };
        let (same, ..) = by_name((self.ours, &plain(&left)), (self.theirs, &plain(&right)), Lists::New);
        let put: HashMap<(NodeId, u64), NodeId> =
            left.iter().filter_map(|&(node, before)| Some(((before?, self.ours.key(node)), node))).collect();
        let both =
            right.iter().filter_map(|&(node, before)| Some((node, *put.get(&(before?, self.theirs.key(node)))?)));
        same.into_iter().map(|(one, other)| (other, one)).chain(both).collect()
    }

    /// The node of the base that a new node of a version was put before, where the other version has that still.
    pub(super) fn put_before(&self, version: MergeSide, node: NodeId) -> Option<NodeId> {
        let (known, other) = (self.known(version), if version == MergeSide::Ours { &self.t } else { &self.o });
        let before = self.pairs(version).here(known.only_child(node)?)?;
        other.there(before).map(|_| before)
    }

    pub(super) fn pairs(&self, version: MergeSide) -> &Pairs {
        if version == MergeSide::Ours { &self.o } else { &self.t }
    }

    /// Whether a side changed the content of a base node.
    pub(super) fn is_edited(&self, version: MergeSide, node: NodeId) -> bool {
        let there = self.pairs(version).there(node);
        there.is_some_and(|there| {
            let strays = &self.strays[usize::from(version == MergeSide::Theirs)];
            let (was, is) = ((self.reader(MergeSide::Base, node), node), (self.reader(version, there), there));
            strays.contains_key(&there)
                || !is_alike(was, is) && !differing((self.base, node), (self.known(version), there)).is_empty()
        })
    }

    /// Whether a side added a node with the name of one of the base. Whoever sees what is left, once one of them is taken out, cannot tell
    /// which of them it is.
    pub(super) fn is_renewed(&self, family: &Family, version: MergeSide, node: NodeId) -> bool {
        family.new[usize::from(version == MergeSide::Theirs)].contains(&self.base.key(node))
    }

    /// Whether a side changed, added or moved anything at or below a node of the base.
    pub(super) fn is_touched(&self, version: MergeSide, node: NodeId) -> bool {
        let (known, pairs) = (self.known(version), self.pairs(version));
        self.base.tree.descendants(node).any(|node| {
            let Some(there) = pairs.there(node) else { return false };
            let children: Vec<Option<NodeId>> = known.tree.children(there).map(|child| pairs.here(child)).collect();
            let has_new = children.iter().any(Option::is_none);
            let kept: Vec<NodeId> = children.into_iter().flatten().collect();
            let still: HashSet<NodeId> = kept.iter().copied().collect();
            let order = self.base.tree.children(node).filter(|child| still.contains(child));
            let moved = !order.eq(kept.iter().copied().filter(|&child| self.base.tree.parent(child) == Some(node)));
            has_new || moved || self.is_edited(version, node)
        })
    }
}
