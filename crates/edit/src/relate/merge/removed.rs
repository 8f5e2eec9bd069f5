//! Nodes that one side deleted, with or without what follows.

use super::carry::Copied;
use super::children::{Anchor, Changes, Family};
use super::{ConflictKind, MergeSide, Merger, NotMerged, Triple};
use crate::relate::pairs::Pairs;
use crate::sgf::NodeId;
use crate::text::blocks::{DELETED, Sides};

impl Merger<'_> {
    /// Nodes that theirs took out.
    pub(super) fn take_out(&mut self, family: &Family, changes: &mut Changes) -> Result<(), NotMerged> {
        let chosen = |node: &&NodeId| self.chosen.is_none_or(|chosen| chosen.gone.contains(*node));
        for &node in family.base.iter().filter(chosen).collect::<Vec<_>>() {
            let node = self.moved_up_and_gone(node);
            let Some(ours) = self.o.there(node).filter(|_| self.t.there(node).is_none()) else {
                continue;
            };
            let child = self.base.only_child(node);
            let kept = child.filter(|&child| self.t.there(child).is_some());
            let Some(child) = kept else {
                self.take_out_whole(node, ours, family, changes)?;
                continue;
            };
            // Out of the line alone: what follows stays.
            let follows = self.o.there(child);
            let alone = follows.is_some_and(|follows| self.ours.only_child(ours) == Some(follows));
            let edited = self.is_edited(MergeSide::Ours, node) || self.is_renewed(family, MergeSide::Ours, node);
            if !edited && (alone || self.ours.tree.first_child(ours).is_none()) {
                match follows {
                    Some(follows) => {
                        let parent = self.ours.tree.parent(ours);
                        self.transaction.unlink(follows);
                        self.transaction.unlink(ours);
                        if parent == family.parent {
                            changes.instead.insert(ours, follows);
                        } else {
                            self.transaction.link(follows, parent, None);
                        }
                    }
                    None => self.leave_out(ours, family, changes),
                }
            } else if !self.terms.base_on_conflict {
                self.keep_what_theirs_took_out(node, ours);
            }
        }
        Ok(())
    }

    /// A node that theirs took out with all that follows.
    fn take_out_whole(
        &mut self,
        node: NodeId,
        ours: NodeId,
        family: &Family,
        changes: &mut Changes,
    ) -> Result<(), NotMerged> {
        if !self.is_touched(MergeSide::Ours, node) && !self.is_renewed(family, MergeSide::Ours, node) {
            self.leave_out(ours, family, changes);
        } else if self.terms.base_on_conflict {
            let copied = Copied { version: MergeSide::Base, node, whole: true };
            let copy = self.copy(copied, family.parent, None)?;
            self.transaction.unlink(ours);
            changes.instead.insert(ours, copy);
        } else {
            self.keep_what_theirs_took_out(node, ours);
        }
        Ok(())
    }

    /// A node that theirs removed and ours changed is kept and reported.
    fn keep_what_theirs_took_out(&mut self, node: NodeId, ours: NodeId) {
        let (was, named) = (self.named(MergeSide::Base, node), self.named(MergeSide::Ours, ours));
        self.conflict(ConflictKind::Delete, (ours, None), [Some(was), Some(named), None]);
    }

    /// Takes a node of ours out, with all that follows. Where ours put another node before it, it is not among the children.
    fn leave_out(&mut self, ours: NodeId, family: &Family, changes: &mut Changes) {
        if self.ours.tree.parent(ours) == family.parent {
            changes.gone.insert(ours);
        } else {
            self.transaction.unlink(ours);
        }
    }

    /// The node that follows one which ours alone took out of the line, where theirs took out both.
    fn moved_up_and_gone(&self, node: NodeId) -> NodeId {
        let is_gone = |pairs: &Pairs, node| pairs.there(node).is_none();
        let child = self.base.only_child(node).filter(|_| is_gone(&self.o, node) && is_gone(&self.t, node));
        child.filter(|&child| !is_gone(&self.o, child) && is_gone(&self.t, child)).unwrap_or(node)
    }

    /// What follows a node that ours took out of the line and theirs did not touch: in the base, in ours and in theirs.
    pub(super) fn moved_up(&self, node: NodeId) -> Option<(NodeId, NodeId, NodeId)> {
        let child = self.base.only_child(node)?;
        let (ours, theirs) = (self.o.there(child)?, self.t.there(child)?);
        let above = self.t.there(node)?;
        let alone = self.theirs.only_child(above) == Some(theirs) && !self.is_edited(MergeSide::Theirs, node);
        alone.then_some((child, ours, theirs))
    }

    /// A node that ours took out and theirs has still.
    pub(super) fn taken_out_of_ours(
        &mut self,
        (base, theirs): (NodeId, NodeId),
        family: &Family,
        anchor: Anchor,
        changes: &mut Changes,
    ) -> Result<(), NotMerged> {
        let child = self.base.only_child(base);
        let kept = child.and_then(|child| Some((child, self.o.there(child)?)));
        let mut apart = None;
        if let Some((child, ours)) = kept {
            // Out of the line alone: what follows is merged.
            apart = self.t.there(child);
            match apart {
                Some(there) => self.next.push(Triple { base: Some(child), ours, theirs: there }),
                None if self.chosen.is_none() => self.take_out_whole(child, ours, family, changes)?,
                None => {}
            }
            // Nor may it have another continuation that nobody would have then.
            let alone = self.theirs.only_child(theirs) == apart;
            let edited = self.is_edited(MergeSide::Theirs, base) || self.is_renewed(family, MergeSide::Theirs, base);
            if !edited && alone || self.terms.base_on_conflict {
                return Ok(());
            }
        } else if !self.is_touched(MergeSide::Theirs, base) && !self.is_renewed(family, MergeSide::Theirs, base) {
            return Ok(());
        }
        let (named, was) = (self.named(MergeSide::Theirs, theirs), self.named(MergeSide::Base, base));
        let version = if self.terms.base_on_conflict { MergeSide::Base } else { MergeSide::Theirs };
        let node = if self.terms.base_on_conflict { base } else { theirs };
        let copied = Copied { version, node, whole: kept.is_none() };
        let sides = Sides { ours: DELETED.to_owned(), base: Some(was.clone()), theirs: named.clone() };
        let block = self.marks().block(&sides);
        let block = Some(block.as_str()).filter(|_| !self.terms.base_on_conflict);
        let copy = self.copy(copied, family.parent, block)?;
        changes.add(anchor, copy);
        if kept.is_some() {
            self.bring_below(theirs, apart, copy, family)?;
        }
        if !self.terms.base_on_conflict {
            self.report(ConflictKind::Delete, (Some(copy), None), [Some(was), None, Some(named)]);
        }
        Ok(())
    }

    /// Brings what follows a node of theirs below its copy, but for a node that is merged where ours has it.
    fn bring_below(
        &mut self,
        theirs: NodeId,
        apart: Option<NodeId>,
        copy: NodeId,
        family: &Family,
    ) -> Result<(), NotMerged> {
        let rest: Vec<NodeId> = self.theirs.tree.children(theirs).filter(|&child| Some(child) != apart).collect();
        for node in rest {
            // One that was put before it comes alone.
            let whole = apart.is_none() || self.theirs.only_child(node) != apart;
            let child = self.copy(Copied { version: MergeSide::Theirs, node, whole }, family.parent, None)?;
            self.transaction.link(child, Some(copy), None);
        }
        Ok(())
    }
}
