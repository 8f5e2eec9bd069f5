//! Journals unsaved work, so that it survives a crash.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::app::desk::Desk;
use crate::app::look::words;
use crate::app::records::place::place_of;
use crate::store::journal::{Entry, Journal};

/// Records up to this size are kept in the journal with every change.
const KEPT_AT_ONCE: usize = 1 << 20;
/// Larger ones this long after the first change that is not kept: with what writing takes, no more than a second is lost.
const PAUSE: Duration = Duration::from_millis(500);

/// The journal of unsaved work.
#[derive(Default)]
pub struct Keeping {
    /// The folder of journals; nothing is kept without.
    folder: Option<PathBuf>,
    journal: Option<Journal>,
    /// Its absence was reported.
    reported: bool,
    /// The tab, by number, with changes that are to be kept at a time.
    due: Option<(u64, Instant)>,
    /// The result of opening it, until it is reported.
    opened: Option<Result<(), String>>,
}

impl Desk {
    /// Keeps unsaved work in a folder of journals from now on.
    pub fn keeps_in(&mut self, folder: Option<PathBuf>) {
        self.keeping.folder = folder;
    }

    /// Journals unsaved work of the active record at once or, if writing takes time, half a second after the first unjournaled change.
    /// Returns the time left.
    pub fn keep_soon(&mut self, now: Instant) -> Option<Duration> {
        let tab = self.front()?;
        let number = tab.number;
        let source = tab.workspace.document().tree().source().len();
        // The source may be short, and text pasted into it long.
        let length = self.keeping.journal.as_ref().and_then(|journal| journal.length(number)).unwrap_or(source);
        if length < KEPT_AT_ONCE {
            self.keep(number);
            return None;
        }
        match self.keeping.due {
            Some((other, _)) if other == number => {}
            before => {
                before.into_iter().for_each(|(other, _)| self.keep(other));
                self.keeping.due = Some((number, now + PAUSE));
            }
        }
        Some(PAUSE)
    }

    /// Journals what has waited long enough; without focus at once, since there may be no further frame for a long time. Returns the time
    /// left.
    pub fn keep_when_due(&mut self, now: Instant, is_looked_at: bool) -> Option<Duration> {
        let (number, due) = self.keeping.due?;
        if now < due && is_looked_at {
            return Some(due - now);
        }
        self.keeping.due = None;
        self.keep(number);
        None
    }

    /// Keeps unsaved work where it survives a crash.
    pub fn keep(&mut self, number: u64) {
        let Some(tab) = self.get(number) else { return };
        // If the file no longer has the record, the journal is the only copy.
        if !tab.is_modified() && tab.file.away.is_none() {
            return self.forget(number);
        }
        self.journal();
        let Some((tab, journal)) = self.get(number).zip(self.keeping.journal.as_ref()) else { return };
        let (game, place) = place_of(&tab.workspace);
        let (file, title, base, (_, tree)) =
            (tab.file.path.clone(), tab.name(), tab.file_stamp(), tab.workspace.document().snapshot());
        journal.keep(number, move || Entry { file, title, game, place, base, tries: 0, bytes: tree.write() });
    }

    /// Discards the journal of this record.
    pub fn forget(&self, number: u64) {
        self.keeping.journal.iter().for_each(|journal| journal.forget(number));
    }

    /// The journal, opened when first needed; a failure is reported, once.
    pub fn journal(&mut self) -> Option<&Journal> {
        let Keeping { folder, journal, reported: message, opened, .. } = &mut self.keeping;
        let folder = folder.as_ref()?;
        if journal.is_none() {
            match Journal::open(folder) {
                Ok(new) => (*journal, *opened) = (Some(new), Some(Ok(()))),
                Err(error) if !std::mem::replace(message, true) => {
                    *opened = Some(Err(words::no_journal(folder, &error)));
                }
                Err(_) => {}
            }
        }
        journal.as_ref()
    }

    /// A change of state since the last call.
    ///
    /// # Errors
    /// In a sentence, where it cannot be kept.
    pub fn news_of_journal(&mut self) -> Option<Result<(), String>> {
        let news =
            || Some(self.keeping.journal.as_ref()?.news()?.map_err(|why| words::without_a_net(&why.to_string())));
        self.keeping.opened.take().or_else(news)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Workspace;
    use crate::store::journal::left_behind;

    #[test]
    fn unsaved_work_is_kept_until_it_is_saved() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("journal");
        let mut desk = Desk::default();
        let number = desk.add(Workspace::open(b"(;GM[1]SZ[9])".to_vec()).0).number;
        desk.keep(number);
        assert!(desk.journal().is_none(), "nothing is kept without a folder");
        desk.keeps_in(Some(folder.clone()));
        desk.keep(number);
        assert!(desk.news_of_journal().is_none() && !folder.exists(), "nothing was changed");
        desk.tabs[0].workspace.mark_unsaved();
        let now = Instant::now();
        assert_eq!((desk.keep_soon(now), desk.keep_when_due(now, true)), (None, None));
        assert_eq!(desk.news_of_journal(), Some(Ok(())));
        assert!(desk.journal().is_some_and(Journal::flush));
        let kept = || std::fs::read_dir(&folder).unwrap().flatten().filter(|run| run.path().is_dir()).count();
        assert_eq!(kept(), 1);
        drop(desk);
        let left = left_behind(&folder);
        assert_eq!(left.found.len(), 1, "another start finds it");
    }

    #[test]
    fn a_journal_that_cannot_be_opened_is_reported_once() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("journal");
        std::fs::write(&folder, "a file").unwrap();
        let mut desk = Desk::default();
        desk.keeps_in(Some(folder));
        let number = desk.add(Workspace::open(b"(;GM[1]SZ[9])".to_vec()).0).number;
        desk.tabs[0].workspace.mark_unsaved();
        desk.keep(number);
        assert!(desk.news_of_journal().is_some_and(|news| news.is_err()));
        desk.keep(number);
        assert_eq!(desk.news_of_journal(), None);
    }

    #[test]
    fn long_records_are_kept_a_moment_later() {
        let home = tempfile::tempdir().unwrap();
        let mut desk = Desk::default();
        desk.keeps_in(Some(home.path().join("journal")));
        let long = format!("(;GM[1]SZ[9]C[{}])", "x".repeat(KEPT_AT_ONCE));
        desk.add(Workspace::open(long.into_bytes()).0);
        desk.tabs[0].workspace.mark_unsaved();
        let now = Instant::now();
        assert_eq!(desk.keep_soon(now), Some(PAUSE));
        assert_eq!(desk.keep_when_due(now, true), Some(PAUSE));
        assert!(desk.keeping.journal.is_none());
        assert_eq!(desk.keep_when_due(now, false), None);
        assert!(desk.keeping.journal.is_some() && desk.keeping.due.is_none());
    }
}
