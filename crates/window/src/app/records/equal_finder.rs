//! Keeps the index of a record's equal positions: made once the record was idle for a moment or on demand, in the background for long
//! records, and brought up to date with every change.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use crate::app::context::RecordState;
use crate::app::context::equal::{EqualHere, EqualPlaces, EqualSearch, FoundElsewhere};
use crate::app::platform::{Background, JobState, at_first};
use crate::edit::{EqualIndex, EqualWork, Workspace};
use crate::game::Position;
use crate::relate::IndexTerms;
use crate::sgf::NodeId;

/// How long a record must be unchanged before its index is made anew.
const PAUSE: Duration = Duration::from_millis(500);
/// How long callers wait for it.
const AT_FIRST: Duration = Duration::from_millis(20);

/// When an index that is missing is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Making {
    /// Not now.
    Not,
    /// In the background, after a pause.
    Later,
    /// In the background, now.
    Soon,
    /// At once: the record is short.
    AtOnce,
}

/// Keeps the index of one record, and what its window shows of that.
#[derive(Default)]
pub struct EqualFinder {
    index: Option<Arc<EqualIndex>>,
    coming: Option<(IndexTerms, Background<EqualIndex>)>,
    /// The state of the record that was seen last, and since when.
    seen: Option<(RecordState, Instant)>,
    /// How many indexes were made.
    made: usize,
    /// Making it ended by an error of the program: the same would come again.
    failed: Option<IndexTerms>,
    /// The equal positions, with the shape of the record then.
    places: Option<(EqualPlaces, u64)>,
    /// The states that they are of.
    of: Vec<(u64, RecordState)>,
    /// How often they changed.
    found: u64,
    /// What is at other nodes with this position; with the state and the search it is from.
    elsewhere: Option<((NodeId, RecordState, u64), FoundElsewhere)>,
}

impl EqualFinder {
    /// Drops everything.
    pub fn forget(&mut self) {
        *self = EqualFinder { made: self.made, found: self.found + 1, ..EqualFinder::default() };
    }

    /// Lets go of the other records, and of what is shown.
    pub fn put_away(&mut self) {
        self.places = None;
    }

    /// The index, if it is known.
    pub fn index(&self) -> Option<&Arc<EqualIndex>> {
        self.index.as_ref()
    }

    /// Whether it is being made.
    pub fn is_coming(&self) -> bool {
        self.coming.is_some()
    }

    /// How many were made.
    #[cfg(test)]
    pub fn made(&self) -> usize {
        self.made
    }

    /// The known equal positions. During an edit the previous ones stay, since most edits change no position.
    pub fn known(&self, workspace: &Workspace) -> Option<&EqualPlaces> {
        let (places, shape) = self.places.as_ref()?;
        (*shape == workspace.document().tree().shape()).then_some(places)
    }

    /// Moves and comments at other nodes with this node's position, once computed.
    pub fn elsewhere(&self, workspace: &Workspace, node: NodeId) -> Option<&FoundElsewhere> {
        let now = (node, workspace.state(), self.found);
        self.elsewhere.as_ref().filter(|(of, _)| *of == now).map(|(_, elsewhere)| elsewhere)
    }

    /// Brings the index of the record up to date. Where that takes too long, nothing is known until it is made anew.
    pub fn keep_up(&mut self, ctx: &Context, workspace: &Workspace, terms: IndexTerms, making: Making) {
        self.take(terms, Duration::ZERO);
        self.index.take_if(|index| index.index().terms() != terms);
        if let Some(index) = self.index.as_mut().filter(|index| !index.is_of(workspace)) {
            // What is shown shares the index: let go of it before it changes.
            self.places = None;
            if !Arc::make_mut(index).follow(workspace) {
                self.index = None;
            }
        }
        let lacks = self.index.as_ref().is_none_or(|index| index.is_worn());
        let is_coming = self.coming.as_ref().is_some_and(|(coming, _)| *coming == terms);
        if !lacks || is_coming || making == Making::Not || self.failed == Some(terms) {
            return;
        }
        let state = workspace.state();
        let since = match self.seen {
            Some((seen, since)) if seen == state => since,
            _ => self.seen.insert((state, Instant::now())).1,
        };
        if making == Making::Later && since.elapsed() < PAUSE {
            return ctx.request_repaint_after(PAUSE);
        }
        let work = EqualWork::of(workspace, terms);
        match making {
            Making::AtOnce => self.take_made(work.done()),
            _ => self.coming = Some((terms, Background::begin(ctx, move || work.done()))),
        }
    }

    /// Waits a moment for the index that is being made.
    pub fn wait(&mut self, workspace: &Workspace, terms: IndexTerms) {
        self.take(terms, at_first(AT_FIRST));
        self.index.take_if(|index| !Arc::make_mut(index).follow(workspace));
    }

    fn take_made(&mut self, index: EqualIndex) {
        (self.index, self.coming, self.places) = (Some(Arc::new(index)), None, None);
        self.made += 1;
    }

    fn take(&mut self, terms: IndexTerms, most: Duration) {
        let Some((of, coming)) = self.coming.take_if(|(of, _)| *of == terms) else { return };
        match coming.take_within(most) {
            JobState::NotYet => self.coming = Some((of, coming)),
            JobState::Nothing => self.failed = Some(of),
            JobState::Done(index) => self.take_made(index),
        }
    }

    /// Takes over the indexes of all records that are looked through, with their numbers; the first is this one.
    pub fn gather(&mut self, workspace: &Workspace, indexes: Vec<(u64, Arc<EqualIndex>)>) {
        let shape = workspace.document().tree().shape();
        let of: Vec<_> = indexes.iter().map(|(number, index)| (*number, index.state())).collect();
        let is_same = self.of == of && self.places.as_ref().is_some_and(|(_, known)| *known == shape);
        if !is_same {
            self.places = (!indexes.is_empty()).then(|| (EqualPlaces::of(indexes), shape));
            self.of = of;
            self.found += 1;
        }
    }

    /// Looks at the other nodes with the position of the current one, where that was not done. `own` is the record with its number; `record`
    /// gives the name of an open record and the record.
    pub fn look<'a>(
        &mut self,
        search: EqualSearch,
        (number, workspace): (u64, &'a Workspace),
        record: impl Fn(u64) -> Option<(String, &'a Workspace)>,
        (node, position): (NodeId, &Position),
    ) {
        let now = (node, workspace.state(), self.found);
        if self.elsewhere.as_ref().is_some_and(|(of, _)| *of == now) {
            return;
        }
        let Some(places) = self.known(workspace) else { return };
        let here = EqualHere { record: number, tree: workspace.document().tree(), node, position };
        let elsewhere = FoundElsewhere::of(places, &here, search, record);
        self.elsewhere = Some((now, elsewhere));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Command;

    fn run(workspace: &mut Workspace, line: &str) {
        workspace.run(&Command::parse(line).unwrap()).unwrap();
    }

    #[test]
    fn no_index_is_made_for_a_move() {
        let moves = ";B[];W[]".repeat(1500);
        let mut workspace = Workspace::open(format!("(;GM[1]SZ[9]{moves})").into_bytes()).0;
        run(&mut workspace, "goto end");
        let (ctx, terms) = (Context::default(), IndexTerms::default());
        let mut finder = EqualFinder::default();
        finder.keep_up(&ctx, &workspace, terms, Making::Soon);
        while finder.index().is_none() {
            finder.wait(&workspace, terms);
        }
        for (line, equal) in [("pass", 1501), ("play B cc", 1), ("undo 2", 1501), ("redo", 1501)] {
            run(&mut workspace, line);
            finder.keep_up(&ctx, &workspace, terms, Making::Soon);
            let index = finder.index().unwrap();
            let mark = index.index().mark(workspace.document().cursor().unwrap());
            assert!(index.is_of(&workspace) && !finder.is_coming());
            assert_eq!((finder.made(), index.index().count(mark)), (1, equal), "{line}");
        }
        // What changes all positions asks for another, and until then nothing is known.
        run(&mut workspace, "goto start");
        run(&mut workspace, "add-stone --here B aa");
        finder.keep_up(&ctx, &workspace, terms, Making::Later);
        assert!(finder.index().is_none() && !finder.is_coming());
        finder.keep_up(&ctx, &workspace, terms, Making::Soon);
        assert!(finder.index().is_none() && finder.is_coming());
    }
}
