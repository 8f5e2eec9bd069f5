//! Equal positions in the window: which records are searched, going to the next equal position, and copying moves from one here.
//!
//! `relate::PositionIndex` has the nodes of a record by their positions, `edit::EqualIndex` follows the changes, `records/equal_finder.rs`
//! makes it in the background, `context/equal.rs` knows what is played and said elsewhere. It is shown by `panels/equal_line.rs`,
//! `panels/forks.rs`, and as ghosts by `board/picture.rs`.

use std::sync::Arc;

use egui::Context;

use crate::app::App;
use crate::app::context::equal::EqualSearch;
use crate::app::context::{Action, Now};
use crate::app::records::equal_finder::Making;
use crate::app::records::tab::Tab;
use crate::edit::Command;
use crate::language::StaticText;

/// Records with at most this many nodes in all are looked through at once, longer ones in the background.
const AT_ONCE: usize = 1000;
/// With more nodes than this, records are looked through only on request.
const MOST: usize = 1_000_000;

impl App {
    /// The tabs whose records are looked through: the front one first.
    fn looked_through(&self, front: usize) -> Vec<usize> {
        let all = if EqualSearch::of(self.settings.equal_positions).open { self.desk.tabs.len() } else { 1 };
        (0..all).map(|at| (front + at) % self.desk.tabs.len()).collect()
    }

    /// Brings the indexes of equal positions up to date; those that are missing are made after a pause, or now.
    fn keep_up_with_equal(&mut self, ctx: &Context, front: usize, now: bool) {
        let (search, through) = (EqualSearch::of(self.settings.equal_positions), self.looked_through(front));
        let tabs = &mut self.desk.tabs;
        if search.off {
            return tabs.iter_mut().for_each(|tab| tab.equal.forget());
        }
        for (_, tab) in tabs.iter_mut().enumerate().filter(|(at, _)| *at != front) {
            tab.equal.put_away();
        }
        let nodes: usize = through.iter().map(|&at| tabs[at].workspace.document().tree().len()).sum();
        for &at in &through {
            let making = match nodes {
                ..=AT_ONCE => Making::AtOnce,
                _ if now => Making::Soon,
                // One after the other.
                ..=MOST if through.iter().all(|&at| !tabs[at].equal.is_coming()) => Making::Later,
                _ => Making::Not,
            };
            let Tab { equal, workspace, .. } = &mut tabs[at];
            equal.keep_up(ctx, workspace, search.terms(), making);
        }
        self.gather_equal(front, &through);
    }

    fn gather_equal(&mut self, front: usize, through: &[usize]) {
        let tabs = &mut self.desk.tabs;
        let index = |&at: &usize| Some((tabs[at].number, Arc::clone(tabs[at].equal.index()?)));
        // Nothing is known without that of the record itself.
        let indexes = through.first().and_then(index).map(|_| through.iter().filter_map(index).collect());
        let Tab { equal, workspace, .. } = &mut tabs[front];
        equal.gather(workspace, indexes.unwrap_or_default());
    }

    /// Updates what is known of equal positions for the active record.
    pub(super) fn follow_equal(&mut self, ctx: &Context, now: &Now) {
        let Some(front) = self.desk.front else { return };
        self.keep_up_with_equal(ctx, front, false);
        let search = EqualSearch::of(self.settings.equal_positions);
        if !search.off {
            let mut finder = std::mem::take(&mut self.desk.tabs[front].equal);
            let through = self.looked_through(front);
            let record = |number: u64| {
                let tab = through.iter().map(|&at| &self.desk.tabs[at]).find(|tab| tab.number == number)?;
                Some((tab.name(), &tab.workspace))
            };
            let tab = &self.desk.tabs[front];
            finder.look(search, (tab.number, &tab.workspace), record, (now.node, &now.position));
            self.desk.tabs[front].equal = finder;
        }
    }

    /// Goes to the next node with the same position, or reports that there is none.
    pub(super) fn go_to_equal(&mut self, ctx: &Context, front: usize) {
        let search = EqualSearch::of(self.settings.equal_positions);
        if search.off {
            return self.hint(
                StaticText("equal-is-off", "Finding equal positions is switched off in the settings").localized(),
            );
        }
        let Some(now) = self.desk.tabs[front].look() else { return };
        self.keep_up_with_equal(ctx, front, true);
        let through = self.looked_through(front);
        for &at in &through {
            let Tab { equal, workspace, .. } = &mut self.desk.tabs[at];
            equal.wait(workspace, search.terms());
        }
        self.gather_equal(front, &through);
        let tabs = &self.desk.tabs;
        let all_known = through.iter().all(|&at| tabs[at].equal.index().is_some());
        let known = tabs[front].equal.known(&tabs[front].workspace).filter(|_| all_known);
        match known.map(|equal| equal.round(now.node).next()) {
            Some(Some((number, node))) => self.run_action(ctx, Action::Show(number, node)),
            Some(None) => self.hint(match search.open {
                true => {
                    StaticText("no-equal-position-open", "This position does not occur elsewhere in the open records")
                        .localized()
                }
                false => {
                    StaticText("no-equal-position", "This position does not occur elsewhere in the game").localized()
                }
            }),
            None => self.hint(StaticText("equal-is-looked-for", "Still looking for equal positions").localized()),
        }
    }

    /// Copies the Nth of the moves that the same position goes on with elsewhere, with all that follows, behind the current node.
    pub(super) fn continue_here(&mut self, ctx: &Context, front: usize, words: &[String]) {
        let none = StaticText("nothing-elsewhere", "There is no such move elsewhere");
        let number = words.first().map_or(Some(1), |number| number.parse::<usize>().ok());
        let Some(now) = self.desk.tabs[front].look() else { return };
        let tab = &self.desk.tabs[front];
        let elsewhere = tab.equal.elsewhere(&tab.workspace, now.node);
        let played = number.and_then(|number| elsewhere?.moves.get(number.checked_sub(1)?));
        let other = played.and_then(|played| Some((played, self.desk.get(played.spot.0)?)));
        let Some((played, other)) = other else { return self.hint(none.localized()) };
        match played.text(other.workspace.document().tree()) {
            Some(text) => self.run_action(ctx, Action::Run(Command::PasteVariation { text: Some(text) })),
            None => self.hint(StaticText("not-turned", "This continuation cannot be turned to fit here").localized()),
        }
    }
}
