//! The undo and redo stacks.

use super::change::Change;
use super::transaction::Merge;
use crate::sgf::NodeId;
use std::sync::Arc;

/// A state of a record. Two states have the same number exactly if they are the same; numbers are never reused. Only a record creates them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Revision(#[doc(hidden)] pub u64);

/// A step, held as the changes that lead away from where the record stands: to undo it, or to make it again.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub title: String,
    pub changes: Vec<Change>,
    pub cursor_before: Option<NodeId>,
    pub cursor_after: Option<NodeId>,
    pub before: Revision,
    pub after: Revision,
    pub merge: Option<Merge>,
    /// The text that was being typed, whatever became of it: node and property.
    pub typed: Option<(NodeId, String)>,
}

/// The undo history of a record: a list of steps and a position in it.
///
/// "Modified" means that the current state is not the saved one, however it was reached. A clone shares the steps.
#[derive(Clone, Debug)]
pub struct History {
    done: Vec<Arc<Step>>,
    undone: Vec<Arc<Step>>,
    revision: Revision,
    newest: u64,
    saved: Option<Revision>,
    /// States with the bytes of the saved one, which were read from them in another encoding.
    same_bytes: Vec<Revision>,
}

impl Default for History {
    fn default() -> Self {
        let start = Revision(0);
        Self {
            done: Vec::new(),
            undone: Vec::new(),
            revision: start,
            newest: 0,
            saved: Some(start),
            same_bytes: Vec::new(),
        }
    }
}

impl History {
    /// The current revision.
    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// The revision that the last new step made, whether or not it was undone since: undo and redo leave it as it is.
    pub fn newest(&self) -> Revision {
        Revision(self.newest)
    }

    /// Whether the current state differs from the saved one.
    pub fn is_modified(&self) -> bool {
        self.saved != Some(self.revision) && !self.same_bytes.contains(&self.revision)
    }

    /// How many steps are done in the state that was saved; `None` where the history does not lead there.
    pub(super) fn saved_steps(&self) -> Option<usize> {
        let saved = self.saved?;
        let before = self.steps().position(|step| step.before == saved);
        let after = || self.steps().position(|step| step.after == saved).map(|at| at + 1);
        before.or_else(after).or_else(|| (saved == self.revision).then_some(self.done.len()))
    }

    /// Whether the current state is this one, or followed from it by steps not undone.
    pub(super) fn follows(&self, revision: Revision) -> bool {
        self.revision == revision || self.done.iter().any(|step| step.before == revision || step.after == revision)
    }

    /// The titles of all steps, oldest first, undone ones included. The first [`position`](Self::position) are done.
    pub fn titles(&self) -> impl Iterator<Item = &str> {
        self.steps().map(|step| step.title.as_str())
    }

    /// The current node after each step.
    pub fn places(&self) -> impl Iterator<Item = Option<NodeId>> {
        self.steps().map(|step| step.cursor_after)
    }

    /// Whether each step continues typing in the same text as the step before it.
    pub fn goes_on(&self) -> impl Iterator<Item = bool> {
        let mut before = None;
        self.steps().map(move |step| {
            let same = step.typed.is_some() && before == step.typed.as_ref();
            before = step.typed.as_ref();
            same
        })
    }

    fn steps(&self) -> impl Iterator<Item = &Step> {
        self.done.iter().chain(self.undone.iter().rev()).map(|step| &**step)
    }

    /// How many steps are done.
    pub fn position(&self) -> usize {
        self.done.len()
    }

    /// How many steps there are, undone ones included.
    pub fn len(&self) -> usize {
        self.done.len() + self.undone.len()
    }

    /// True without a step to undo or redo.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of changes between the current state and the one after `steps` steps.
    pub fn weight(&self, steps: usize) -> usize {
        let (done, undone) = (self.done.iter().skip(steps), self.undone.iter().rev());
        let ahead = undone.take(steps.saturating_sub(self.done.len()));
        done.chain(ahead).map(|step| step.changes.len()).sum()
    }

    /// The title of the step that undo would take back.
    pub fn undo_title(&self) -> Option<&str> {
        self.done.last().map(|step| step.title.as_str())
    }

    /// The title of the step that redo would make again.
    pub fn redo_title(&self) -> Option<&str> {
        self.undone.last().map(|step| step.title.as_str())
    }

    /// Whether the step that undo would take back was typed, letter by letter.
    pub fn is_typing(&self) -> bool {
        self.done.last().is_some_and(|step| matches!(step.merge, Some(Merge::Typing { .. })))
    }

    pub(super) fn mark_saved(&mut self, revision: Revision) {
        self.saved = Some(revision);
        self.same_bytes.clear();
    }

    /// The current state has the bytes of the state before it, decoded in another encoding.
    pub(super) fn mark_reopened(&mut self, before: Revision) {
        if self.saved == Some(before) || self.same_bytes.contains(&before) {
            self.same_bytes.push(self.revision);
        }
    }

    /// The state that was saved.
    pub(super) fn saved(&self) -> Option<Revision> {
        self.saved
    }

    /// Lets go of the oldest steps, where those after them hold more than so many bytes of whole texts. The last step stays.
    pub(super) fn hold(&mut self, most: usize) {
        let mut held = 0_usize;
        let too_much = |step: &Arc<Step>| {
            held = held.saturating_add(step.changes.iter().map(Change::held).sum());
            held > most
        };
        let kept = self.done.iter().rev().position(too_much).unwrap_or(self.done.len());
        let old: Vec<Arc<Step>> = self.done.drain(..self.done.len().saturating_sub(kept.max(1))).collect();
        let_go(old);
    }

    /// Forgets that any state was saved.
    pub(super) fn mark_unsaved(&mut self) {
        self.saved = None;
        self.same_bytes.clear();
    }

    /// Notes a new step, or adds it to the last one. `inverse` undoes it, in the order in which it is applied.
    pub(super) fn push(
        &mut self,
        title: String,
        inverse: Vec<Change>,
        cursor_before: Option<NodeId>,
        cursor_after: Option<NodeId>,
        merge: Option<Merge>,
    ) {
        let alone = !self.undone.is_empty() || !self.is_modified();
        let before = self.revision;
        self.newest += 1;
        self.revision = Revision(self.newest);
        let after = self.revision;
        let_go(std::mem::take(&mut self.undone));
        if let Some(last) = self.done.last_mut().filter(|_| !alone)
            && let (Some(old), Some(new)) = (&last.merge, &merge)
            && old.takes(new)
        {
            let last = Arc::make_mut(last);
            let older = std::mem::replace(&mut last.changes, inverse);
            for change in older {
                last.push_merged(change);
            }
            (last.title, last.cursor_after, last.after, last.merge) = (title, cursor_after, after, merge);
            return;
        }
        let typed = merge.as_ref().and_then(Merge::typed);
        let step = Step { title, changes: inverse, cursor_before, cursor_after, before, after, merge, typed };
        self.done.push(Arc::new(step));
    }

    /// Takes out the last step that was done, to undo it.
    pub(super) fn take_done(&mut self) -> Option<Step> {
        self.done.pop().map(own)
    }

    /// Takes out the step that was undone last, to do it again.
    pub(super) fn take_undone(&mut self) -> Option<Step> {
        self.undone.pop().map(own)
    }

    pub(super) fn undone(&mut self, mut step: Step) {
        self.revision = step.before;
        step.merge = None;
        self.undone.push(Arc::new(step));
    }

    /// Forgets the steps that were undone: they were no work of anybody's.
    pub(super) fn forget_undone(&mut self) {
        let_go(std::mem::take(&mut self.undone));
    }

    pub(super) fn redone(&mut self, step: Step) {
        self.revision = step.after;
        self.done.push(Arc::new(step));
    }

    /// Remembers as saved what another copy of this history does.
    pub(super) fn saved_like(&mut self, other: &History) {
        self.saved = other.saved;
        self.same_bytes.clone_from(&other.same_bytes);
    }
}

/// A step of its own: it is copied where a copy of the history still has it.
fn own(step: Arc<Step>) -> Step {
    Arc::try_unwrap(step).unwrap_or_else(|step| Step::clone(&step))
}

/// Drops steps. If they contain very many changes, this happens in the background.
fn let_go(steps: Vec<Arc<Step>>) {
    const MANY: usize = 10_000;
    if steps.iter().map(|step| step.changes.len()).sum::<usize>() > MANY {
        std::thread::spawn(move || drop(steps));
    }
}

impl Step {
    /// Adds an older inverse at the end. One that restores the same list as its neighbour takes that one's place.
    fn push_merged(&mut self, mut older: Change) {
        if let Some(last) = self.changes.last()
            && older.absorb(last)
        {
            self.changes.pop();
        }
        self.changes.push(older);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(history: &mut History, title: &str) {
        history.push(title.into(), Vec::new(), None, None, None);
    }

    fn undo(history: &mut History) {
        let step = history.take_done().expect("a step to undo");
        history.undone(step);
    }

    fn redo(history: &mut History) {
        let step = history.take_undone().expect("a step to redo");
        history.redone(step);
    }

    #[test]
    fn a_new_step_drops_what_was_undone_and_its_number_stays_unused() {
        let mut history = History::default();
        step(&mut history, "a");
        step(&mut history, "b");
        assert_eq!(history.revision(), Revision(2));
        undo(&mut history);
        step(&mut history, "c");
        assert_eq!(history.revision(), Revision(3));
        assert_eq!(history.titles().collect::<Vec<_>>(), ["a", "c"]);
        assert_eq!(history.redo_title(), None);
    }

    #[test]
    fn whole_texts_are_held_up_to_a_bound_and_the_last_always() {
        let mut history = History::default();
        for length in [10, 20, 30] {
            step(&mut history, "small");
            let (tree, _) = crate::sgf::Tree::read(vec![b' '; length]);
            history.push("read".into(), vec![Change::Replace { tree: Box::new(tree) }], None, None, None);
        }
        history.hold(100);
        assert_eq!(history.len(), 6);
        history.hold(50);
        assert_eq!(history.titles().collect::<Vec<_>>(), ["small", "read", "small", "read"]);
        history.hold(30);
        assert_eq!(history.len(), 2, "what stands before it leads nowhere any more");
        history.hold(0);
        assert_eq!(history.titles().collect::<Vec<_>>(), ["read"]);
    }

    #[test]
    fn modified_is_a_comparison_of_states() {
        let mut history = History::default();
        assert!(!history.is_modified());
        step(&mut history, "a");
        assert!(history.is_modified());
        undo(&mut history);
        assert!(!history.is_modified(), "back at the state that was opened");
        redo(&mut history);
        history.mark_saved(history.revision());
        assert!(!history.is_modified());
        undo(&mut history);
        assert!(history.is_modified(), "the file has the step, the record has not");
        redo(&mut history);
        assert!(!history.is_modified());
        undo(&mut history);
        step(&mut history, "another a");
        assert!(history.is_modified(), "the saved state can no longer be reached");
    }

    #[test]
    fn titles_and_place_survive_going_about_in_the_history() {
        let mut history = History::default();
        for title in ["a", "b", "c"] {
            step(&mut history, title);
        }
        undo(&mut history);
        undo(&mut history);
        assert_eq!(history.titles().collect::<Vec<_>>(), ["a", "b", "c"]);
        assert_eq!((history.position(), history.len()), (1, 3));
        assert_eq!((history.undo_title(), history.redo_title()), (Some("a"), Some("b")));
    }

    #[test]
    fn only_neighbours_with_a_fitting_key_become_one_step() {
        let mut history = History::default();
        let drag = |history: &mut History, key| {
            history.push("drag".into(), Vec::new(), None, None, Some(Merge::Gesture(key)));
        };
        drag(&mut history, 1);
        drag(&mut history, 1);
        assert_eq!(history.len(), 1);
        drag(&mut history, 2);
        assert_eq!(history.len(), 2);
        history.mark_saved(history.revision());
        drag(&mut history, 2);
        assert_eq!(history.len(), 3, "the saved state stays reachable");
    }
}
