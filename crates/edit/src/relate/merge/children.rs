//! Merging the children of a node: nodes that one side added, deleted, inserted into the line or reordered.

use super::carry::{Copied, Writer};
use super::{ConflictKind, MergeSide, Merger, NotMerged, Pending, Triple};
use crate::record::layout;
use crate::relate::games;
use crate::relate::merge_semantics::{MergeUnit, shown};
use crate::relate::record::Known;
use crate::relate::rising::longest_rising;
use crate::sgf::NodeId;
use crate::text::blocks::{DELETED, Sides};
use std::collections::{HashMap, HashSet};

/// The children of one node in the three versions, or all games.
pub(super) struct Family {
    /// In ours.
    pub(super) parent: Option<NodeId>,
    pub(super) base: Vec<NodeId>,
    ours: Vec<NodeId>,
    theirs: Vec<NodeId>,
    /// Nodes that both added.
    added: HashMap<NodeId, NodeId>,
    /// The names of nodes that ours added, and theirs.
    pub(super) new: [HashSet<u64>; 2],
}

/// The changes to the children of a node of ours.
#[derive(Default, PartialEq)]
pub(super) struct Changes {
    pub(super) gone: HashSet<NodeId>,
    /// What replaces a child.
    pub(super) instead: HashMap<NodeId, NodeId>,
    /// What follows a child, or precedes all.
    after: HashMap<Option<NodeId>, Vec<NodeId>>,
    /// What comes last: theirs' additions at the end stay there, whatever happened before them.
    last: Vec<NodeId>,
    /// The children that all three have, in another order.
    order: Option<Vec<NodeId>>,
    /// Nodes that are linked below another node afterwards.
    below: Vec<(NodeId, NodeId)>,
}

/// Where the next child of theirs comes.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    /// Behind a child of ours, or before all.
    Behind(Option<NodeId>),
    End,
    /// Below a new node.
    Below(NodeId),
}

impl Anchor {
    /// Continues after a child of ours, if it is one.
    fn pass(&mut self, child: Option<NodeId>) {
        if let (Self::Behind(anchor), Some(_)) = (self, child) {
            *anchor = child;
        }
    }
}

impl Changes {
    pub(super) fn add(&mut self, anchor: Anchor, node: NodeId) {
        match anchor {
            Anchor::Behind(child) => self.after.entry(child).or_default().push(node),
            Anchor::End => self.last.push(node),
            Anchor::Below(above) => self.below.push((node, above)),
        }
    }
}

impl<'a> Merger<'a> {
    /// Merges the games of the collections.
    pub(super) fn games(&mut self) -> Result<(), NotMerged> {
        let (ours, theirs) = (self.ours, self.theirs);
        let left = (ours, self.o.only_in_second(&ours.games));
        let right = (theirs, self.t.only_in_second(&theirs.games));
        let added = games::pair_added(left, right, self.base.games.is_empty());
        let family = Family {
            parent: None,
            base: self.base.games.clone(),
            ours: ours.games.clone(),
            theirs: theirs.games.clone(),
            added: added.into_iter().map(|(one, other)| (other, one)).collect(),
            // Games have no matching keys.
            new: Default::default(),
        };
        self.family(&family)
    }

    /// The last of the nodes behind one that are written alike in all three: there is nothing to be done up to there.
    fn past_what_is_alike(&self, triple: Triple) -> Triple {
        let Triple { base: Some(mut base), mut ours, mut theirs } = triple else { return triple };
        loop {
            let count = self.o.alike_behind(base).min(self.t.alike_behind(base));
            if count == 0 {
                return Triple { base: Some(base), ours, theirs };
            }
            base = self.base.tree.behind(base, count);
            (ours, theirs) = (self.ours.tree.behind(ours, count), self.theirs.tree.behind(theirs, count));
        }
    }

    /// Merges what follows a node.
    pub(super) fn follow(&mut self, triple: Triple) -> Result<(), NotMerged> {
        let Triple { base, ours, theirs } = self.past_what_is_alike(triple);
        // Most lines go on without a variation in all three.
        if let (Some(b), Some(o), Some(t)) = (
            base.and_then(|base| self.base.only_child(base)),
            self.ours.only_child(ours),
            self.theirs.only_child(theirs),
        ) && self.o.there(b) == Some(o)
            && self.t.there(b) == Some(t)
        {
            self.next.push(Triple { base: Some(b), ours: o, theirs: t });
            return Ok(());
        }
        let mut family = Family {
            parent: Some(ours),
            base: base.map_or_else(Vec::new, |base| self.base.tree.children(base).collect()),
            ours: self.ours.tree.children(ours).collect(),
            theirs: self.theirs.tree.children(theirs).collect(),
            added: HashMap::new(),
            new: Default::default(),
        };
        if [&family.base, &family.ours, &family.theirs].iter().all(|nodes| nodes.is_empty())
            || self.goes_on_in_order(&family)
        {
            return Ok(());
        }
        let left = self.o.only_in_second(&family.ours);
        let right = self.t.only_in_second(&family.theirs);
        family.added = self.both_added(&left, &right);
        let names = |known: &Known<'_>, nodes: &[NodeId]| nodes.iter().map(|&node| known.key(node)).collect();
        family.new = [names(self.ours, &left), names(self.theirs, &right)];
        if base.is_none_or(|base| self.base.tree.first_child(base).is_none())
            && family.added.len() < left.len().min(right.len())
        {
            self.notes.push(message!(
                "merge-two-continuations",
                "both versions continue differently after the same node; ours comes first"
            ));
        }
        self.family(&family)
    }

    /// Goes on with the children of a node, where all three have the same in one order; whether they do.
    fn goes_on_in_order(&mut self, family: &Family) -> bool {
        let Family { base, ours, theirs, .. } = family;
        let triples = || base.iter().zip(ours).zip(theirs).map(|((&base, &ours), &theirs)| (base, ours, theirs));
        let is_same = |(base, ours, theirs)| self.o.there(base) == Some(ours) && self.t.there(base) == Some(theirs);
        let all = base.len() == ours.len() && base.len() == theirs.len() && triples().all(is_same);
        if all {
            self.next.extend(triples().map(|(base, ours, theirs)| Triple { base: Some(base), ours, theirs }));
        }
        all
    }

    fn family(&mut self, family: &Family) -> Result<(), NotMerged> {
        let mut changes = Changes::default();
        self.take_out(family, &mut changes)?;
        let in_ours = |node: &NodeId| match self.t.here(*node) {
            Some(base) => self.o.there(base).is_some(),
            None => family.added.contains_key(node),
        };
        let end = family.theirs.iter().rposition(in_ours).map_or(0, |last| last + 1);
        let mut anchor = Anchor::Behind(None);
        for (at, &node) in family.theirs.iter().enumerate() {
            if at == end {
                anchor = Anchor::End;
            }
            self.bring(family, node, &mut anchor, &mut changes)?;
        }
        self.order(family, &mut changes);
        self.link(family, changes);
        Ok(())
    }

    /// A node of theirs: merged with ours, added, or left out because ours took it out.
    fn bring(
        &mut self,
        family: &Family,
        node: NodeId,
        anchor: &mut Anchor,
        changes: &mut Changes,
    ) -> Result<(), NotMerged> {
        if let Some(base) = self.t.here(node) {
            let Some(ours) = self.o.there(base) else {
                return self.taken_out_of_ours((base, node), family, *anchor, changes);
            };
            self.next.push(Triple { base: Some(base), ours, theirs: node });
            anchor.pass(self.child_above(family, ours));
            return Ok(());
        }
        if let Some(&ours) = family.added.get(&node) {
            self.next.push(Triple { base: None, ours, theirs: node });
            anchor.pass(Some(ours));
            return Ok(());
        }
        let put_before = self.theirs.only_child(node);
        let put_before = put_before.and_then(|child| Some((child, self.t.here(child)?)));
        if self.chosen.is_some_and(|chosen| !chosen.new.contains(&node)) {
            let there = put_before.and_then(|(child, base)| Some((child, base, self.o.there(base)?)));
            if let Some((child, base, ours)) = there {
                self.next.push(Triple { base: Some(base), ours, theirs: child });
                anchor.pass(self.child_above(family, ours));
            }
            return Ok(());
        }
        let mut copied = Copied { version: MergeSide::Theirs, node, whole: true };
        if let Some((child, base)) = put_before {
            match self.o.there(base) {
                Some(ours) => return self.put_in((node, child), (base, ours), (family, anchor), changes),
                // Inserted before a node that ours deleted from the line: insert before its successor.
                None if let Some((base, ours, child)) = self.moved_up(base) => {
                    return self.put_in((node, child), (base, ours), (family, anchor), changes);
                }
                None if self.is_touched(MergeSide::Theirs, base) => {
                    // Inserted before a node that ours deleted and theirs changed.
                    let copy = self.copy(Copied { whole: false, ..copied }, family.parent, None)?;
                    changes.add(*anchor, copy);
                    return self.taken_out_of_ours((base, child), family, Anchor::Below(copy), changes);
                }
                None => copied.whole = false,
            }
        }
        let copy = self.copy(copied, family.parent, None)?;
        changes.add(*anchor, copy);
        Ok(())
    }

    /// A node that theirs put before one that ours has.
    fn put_in(
        &mut self,
        (node, child): (NodeId, NodeId),
        (base, ours): (NodeId, NodeId),
        (family, anchor): (&Family, &mut Anchor),
        changes: &mut Changes,
    ) -> Result<(), NotMerged> {
        self.next.push(Triple { base: Some(base), ours, theirs: child });
        let copied = Copied { version: MergeSide::Theirs, node, whole: false };
        let parent = self.ours.tree.parent(ours);
        // Ours inserted another node there: both stay, as a conflict.
        let rival = parent.filter(|_| parent != family.parent);
        let rival = rival.filter(|&rival| self.o.here(rival).is_none());
        if rival.is_some() && self.terms.base_on_conflict {
            anchor.pass(self.child_above(family, ours));
            return Ok(());
        }
        let sides = rival.map(|rival| {
            let (ours, theirs) = (self.named(MergeSide::Ours, rival), self.named(MergeSide::Theirs, node));
            Sides { ours, base: Some(String::new()), theirs }
        });
        let block = sides.as_ref().map(|sides| self.marks().block(sides));
        let copy = self.copy(copied, parent.or(family.parent), block.as_deref())?;
        if let Some(Sides { ours, theirs, .. }) = sides {
            self.report(ConflictKind::Added, (Some(copy), None), [None, Some(ours), Some(theirs)]);
        }
        if let Some(lead) = self.transaction.made(copy) {
            let beside = layout::beside(self.ours.tree, ours, Vec::new());
            (lead.lead, lead.parens) = (beside.lead, None);
        }
        self.transaction.unlink(ours);
        if parent == family.parent && !changes.instead.contains_key(&ours) {
            changes.instead.insert(ours, copy);
            changes.below.push((ours, copy));
            anchor.pass(Some(ours));
        } else {
            self.transaction.link(copy, parent, None);
            self.transaction.link(ours, Some(copy), None);
            anchor.pass(self.child_above(family, ours));
        }
        Ok(())
    }

    /// The child of this family that is a node of ours, or its nearest ancestor.
    fn child_above(&self, family: &Family, node: NodeId) -> Option<NodeId> {
        let parent = self.ours.tree.parent(node);
        if parent == family.parent {
            return Some(node);
        }
        parent.filter(|&parent| self.ours.tree.parent(parent) == family.parent)
    }

    /// The child of the base that a child of a version is, or stands in the place of: where one was put before it, or it was taken out.
    fn stands_for(&self, version: MergeSide, in_base: &HashSet<NodeId>, node: NodeId) -> Option<NodeId> {
        let (known, pairs) = (self.known(version), self.pairs(version));
        match pairs.here(node) {
            Some(base) if in_base.contains(&base) => Some(base),
            Some(base) => {
                let above = self.base.tree.parent(base).filter(|above| in_base.contains(above));
                above.filter(|&above| self.base.only_child(above) == Some(base))
            }
            None => {
                let child = known.only_child(node)?;
                pairs.here(child).filter(|base| in_base.contains(base))
            }
        }
    }

    /// The order of the children that all three have.
    fn order(&mut self, family: &Family, changes: &mut Changes) {
        let in_base: HashSet<NodeId> = family.base.iter().copied().collect();
        let there = |version, nodes: &[NodeId]| -> Vec<(NodeId, NodeId)> {
            nodes.iter().filter_map(|&node| Some((self.stands_for(version, &in_base, node)?, node))).collect()
        };
        let (ours, theirs) = (there(MergeSide::Ours, &family.ours), there(MergeSide::Theirs, &family.theirs));
        let of_ours: HashMap<NodeId, NodeId> = ours.iter().copied().collect();
        let in_theirs: HashSet<NodeId> = theirs.iter().map(|&(base, _)| base).collect();
        let common = |node: &NodeId| of_ours.contains_key(node) && in_theirs.contains(node);
        let only = |nodes: Vec<(NodeId, NodeId)>| -> Vec<NodeId> {
            nodes.into_iter().map(|(base, _)| base).filter(common).collect()
        };
        let base: Vec<NodeId> = family.base.iter().copied().filter(common).collect();
        let theirs = only(theirs);
        if base == theirs || self.chosen.is_some_and(|chosen| !chosen.ordered.contains(&family.parent)) {
            return;
        }
        let ours = only(ours);
        if ours == theirs {
            return;
        }
        let of_ours = |nodes: &[NodeId]| -> Vec<NodeId> { nodes.iter().map(|node| of_ours[node]).collect() };
        if ours == base {
            changes.order = Some(of_ours(&theirs));
            return;
        }
        if self.terms.base_on_conflict {
            changes.order = Some(of_ours(&base));
            return;
        }
        let all = |nodes: &[NodeId]| nodes.iter().map(|&node| self.named(MergeSide::Base, node)).collect::<String>();
        let sides = Sides { ours: all(&ours), base: Some(all(&base)), theirs: all(&theirs) };
        if let Some(parent) = family.parent.or(self.ours.games.first().copied()) {
            self.block(parent, &sides);
        }
        let Sides { ours, base, theirs } = sides;
        self.report(ConflictKind::Order, (family.parent, None), [base, Some(ours), Some(theirs)]);
    }

    /// Brings the children of a node of ours into their new order.
    fn link(&mut self, family: &Family, mut changes: Changes) {
        if changes == Changes::default() {
            return;
        }
        let added: HashSet<NodeId> = family.added.values().copied().collect();
        let is_own = |node: &NodeId| self.o.here(*node).is_none() && !added.contains(node);
        let ordered = ordered(&family.ours, changes.order.as_deref());
        let mut all: Vec<NodeId> = Vec::with_capacity(ordered.len());
        let mut waiting = changes.after.remove(&None).unwrap_or_default();
        for node in ordered {
            if !waiting.is_empty() && !is_own(&node) {
                all.append(&mut waiting);
            }
            if !changes.gone.contains(&node) {
                all.push(changes.instead.get(&node).copied().unwrap_or(node));
            }
            waiting.extend(changes.after.remove(&Some(node)).unwrap_or_default());
        }
        all.append(&mut waiting);
        all.append(&mut changes.last);
        // Those that stay where they are, and keep their bytes.
        let place: HashMap<NodeId, usize> = family.ours.iter().copied().zip(0..).collect();
        let there: Vec<(usize, NodeId)> = all.iter().filter_map(|node| Some((*place.get(node)?, *node))).collect();
        let stays = longest_rising(&there);
        for node in family.ours.iter().filter(|node| !stays.contains(*node) && !changes.instead.contains_key(*node)) {
            self.transaction.unlink(*node);
        }
        let mut next = None;
        for &node in all.iter().rev() {
            if !stays.contains(&node) {
                self.transaction.link(node, family.parent, next);
            }
            next = Some(node);
        }
        for (node, above) in changes.below {
            self.transaction.link(node, Some(above), None);
        }
    }

    /// A node's effect on the board, as text of the format.
    pub(super) fn named(&self, version: MergeSide, node: NodeId) -> String {
        let reader = self.reader(version, node);
        let values = reader.by_unit(node);
        let mut units: Vec<&MergeUnit> = values.keys().filter(|unit| unit.is_of_board(reader.kind)).collect();
        units.sort();
        let all = units.into_iter().map(|unit| shown(&reader, &values[unit]));
        format!(";{}", all.collect::<String>())
    }

    /// Notes a conflict about a node or one of its properties: what base, ours and theirs have there.
    pub(super) fn report(
        &mut self,
        kind: ConflictKind,
        (node, property): (Option<NodeId>, Option<&str>),
        [base, ours, theirs]: [Option<String>; 3],
    ) {
        self.conflicts.push(Pending { kind, node, property: property.map(str::to_owned), base, ours, theirs });
    }

    /// The same, with a block in the comment of the node, which is one of ours.
    pub(super) fn conflict(
        &mut self,
        kind: ConflictKind,
        (node, property): (NodeId, Option<&str>),
        [base, ours, theirs]: [Option<String>; 3],
    ) {
        let shown = |text: &Option<String>| text.clone().unwrap_or_else(|| DELETED.to_owned());
        // What the base never had was not deleted either.
        let before = base.clone().unwrap_or_default();
        self.block(node, &Sides { ours: shown(&ours), base: Some(before), theirs: shown(&theirs) });
        self.report(kind, (Some(node), property), [base, ours, theirs]);
    }

    /// Notes a block for the comment of a node of ours.
    fn block(&mut self, node: NodeId, sides: &Sides) {
        let block = self.marks().block(sides);
        self.blocks.entry(node).or_default().push(block);
    }

    /// Writes the new properties of our nodes.
    pub(super) fn write_lists(&mut self) -> Result<(), NotMerged> {
        let tree = self.ours.tree;
        for (node, blocks) in std::mem::take(&mut self.blocks) {
            let writer = Writer::of(tree, Some(node));
            let mut list = self.lists.remove(&node).unwrap_or_else(|| tree.list(node));
            for block in blocks {
                list = writer.with_block(list, &block)?;
            }
            self.lists.insert(node, list);
        }
        let mut lists: Vec<_> = std::mem::take(&mut self.lists).into_iter().collect();
        lists.sort_by_key(|(node, _)| tree.index(*node));
        lists.into_iter().for_each(|(node, list)| self.transaction.set_list(node, list));
        Ok(())
    }
}

/// The children of ours with those that all three have in another order; the others follow what they followed.
fn ordered(ours: &[NodeId], order: Option<&[NodeId]>) -> Vec<NodeId> {
    let Some(order) = order else { return ours.to_vec() };
    let common: HashSet<NodeId> = order.iter().copied().collect();
    let mut behind: HashMap<Option<NodeId>, Vec<NodeId>> = HashMap::new();
    let mut last = None;
    for &node in ours {
        if common.contains(&node) {
            last = Some(node);
        } else {
            behind.entry(last).or_default().push(node);
        }
    }
    let mut all = behind.remove(&None).unwrap_or_default();
    for &node in order {
        all.push(node);
        all.extend(behind.remove(&Some(node)).unwrap_or_default());
    }
    all
}
