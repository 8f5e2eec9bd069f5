//! Unsaved work is kept where it survives the end of the program.

use std::time::{Duration, Instant};

use egui::Context;

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::look::words;
use crate::app::records::place::place_of;
use crate::store::journal::{Entry, Journal};

/// Records up to this size are kept in the journal with every change.
const KEPT_AT_ONCE: usize = 1 << 20;
/// Larger ones this long after the first change that is not kept: with what writing takes, no more than a second is lost.
const PAUSE: Duration = Duration::from_millis(500);

impl App {
    /// Keeps unsaved work at once, or, where writing it takes time, half a second after the first change that was not kept.
    pub(super) fn keep_soon(&mut self, ctx: &Context) {
        let Some(tab) = self.desk.front() else { return };
        let number = tab.number;
        let source = tab.workspace.document().tree().source().len();
        // What was read may be short, and what was pasted into it long.
        let length = self.journal.as_ref().and_then(|journal| journal.length(number)).unwrap_or(source);
        if length < KEPT_AT_ONCE {
            return self.keep(number);
        }
        match self.unkept {
            Some((other, _)) if other == number => {}
            before => {
                if let Some((other, _)) = before {
                    self.keep(other);
                }
                self.unkept = Some((number, Instant::now() + PAUSE));
            }
        }
        ctx.request_repaint_after(PAUSE);
    }

    /// Keeps what has waited long enough. What nobody looks at may not be drawn again for long, so it does not wait.
    pub(super) fn keep_when_due(&mut self, ctx: &Context) {
        let Some((number, due)) = self.unkept else { return };
        let now = Instant::now();
        if now >= due || !ctx.input(|input| input.focused) {
            self.unkept = None;
            self.keep(number);
        } else {
            ctx.request_repaint_after(due - now);
        }
    }

    /// Keeps unsaved work where it survives a crash.
    pub(super) fn keep(&mut self, number: u64) {
        let Some(tab) = self.desk.get(number) else { return };
        // What its file does not hold any more is nowhere else.
        if !tab.is_modified() && tab.away.is_none() {
            return self.journal.iter().for_each(|journal| journal.forget(number));
        }
        if self.journal().is_none() {
            return;
        }
        let Some((tab, journal)) = self.desk.get(number).zip(self.journal.as_ref()) else {
            return;
        };
        let (game, place) = place_of(&tab.workspace);
        let (file, title, base, (_, tree)) =
            (tab.path.clone(), tab.name(), tab.stamp, tab.workspace.document().snapshot());
        journal.keep(tab.number, move || Entry { file, title, game, place, base, tries: 0, bytes: tree.write() });
    }

    /// The journal, opened when it is first needed; where that fails the user is told, once.
    pub(super) fn journal(&mut self) -> Option<&Journal> {
        let home = self.options.home.as_ref()?;
        if self.journal.is_none() {
            match Journal::open(&home.journal()) {
                Ok(journal) => {
                    self.journal = Some(journal);
                    self.notices.settle(Topic::Journal);
                }
                Err(error) if !std::mem::replace(&mut self.told_no_journal, true) => {
                    self.notices.lasting(Topic::Journal, words::no_journal(&home.journal(), &error));
                }
                Err(_) => {}
            }
        }
        self.journal.as_ref()
    }

    /// Tells what became of the unsaved work on the disk.
    pub(super) fn hear_of_journal(&mut self) {
        match self.journal.as_ref().and_then(Journal::news) {
            Some(Ok(())) => self.notices.settle(Topic::Journal),
            Some(Err(error)) => self.notices.lasting(Topic::Journal, words::without_a_net(&error.to_string())),
            None => {}
        }
    }
}
