//! Restores the session at the next start: the open files in tab order, each at its node.
//!
//! The list is removed from the settings before the files are read, and written back once they have been shown for a moment, so that a
//! record that crashes the program is not opened again at every start.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use egui::Context;

use crate::app::App;
use crate::app::look::words;
use crate::app::records::files::is_one_path;
use crate::app::records::place::{place_of, swaps_of};
use crate::language::Counted;
use crate::sgf::NodeId;
use crate::store::budget::{self, Budget};
use crate::store::given::names_another_computer;
use crate::store::settings::Session;
use crate::store::{ReadError, disk};

/// How long files are on view before they count as open.
const SEEN: Duration = Duration::from_secs(2);

/// The tabs, with or without a file, the active one, and since when.
#[derive(Debug, Default)]
pub struct SavedSession {
    tabs: Vec<(u64, bool)>,
    front: Option<usize>,
    since: Option<Instant>,
    /// The current node of each that has a file, and since when.
    places: Vec<(u64, Option<NodeId>)>,
    left: Option<Instant>,
    /// Large files that are still being read, and do not become active.
    pub behind: Vec<PathBuf>,
    /// Files that were open when there were too many for a start. They stay in the list until a start has room for them.
    later: Vec<PathBuf>,
}

/// The files of the last session, by what to do with them.
#[derive(Debug, Default, PartialEq)]
struct Sorted {
    open: Vec<PathBuf>,
    later: Vec<PathBuf>,
    gone: Vec<PathBuf>,
    /// Pipes, devices and folders of these names.
    special: Vec<PathBuf>,
}

impl Sorted {
    /// Looks at as many files as the budget allows, including the active one.
    fn of(Session { mut files, front }: Session, mut budget: Budget) -> Sorted {
        let in_front = files.iter().position(|file| front.as_ref() == Some(file));
        if let Some(at) = in_front.filter(|at| *at >= budget.files && budget.files > 0) {
            let front = files.remove(at);
            files.insert(budget.files - 1, front);
        }
        let mut sorted = Sorted { later: files.split_off(files.len().min(budget.files)), ..Sorted::default() };
        for file in files {
            // Looking there would reveal the user to that computer.
            if names_another_computer(&file) {
                sorted.later.push(file);
                continue;
            }
            let list = match disk::look(&file) {
                Ok(about) if !about.is_file() => &mut sorted.special,
                Ok(about) if !budget.take(about.len()) => &mut sorted.later,
                Ok(_) => &mut sorted.open,
                Err(_) => &mut sorted.gone,
            };
            list.push(file);
        }
        sorted
    }
}

impl App {
    /// Opens what was open when the window was closed.
    pub(super) fn reopen(&mut self) {
        if self.settings.session.files.is_empty() || self.options.new_window {
            return;
        }
        let session = std::mem::take(&mut self.settings.session);
        let front = session.front.clone();
        let mut sorted = Sorted::default();
        if self.settings.reopen {
            sorted = Sorted::of(session, Budget { files: budget::SESSION, bytes: budget::SESSION_BYTES });
        }
        // Files that were not opened cannot have crashed the program, so they stay in the list.
        self.session.later = sorted.later;
        self.settings.session.files = self.session.later.clone();
        self.save_settings();
        for file in sorted.open {
            self.session.behind.push(file.clone());
            self.open(file);
        }
        let front = front.as_ref().and_then(|front| self.desk.index_of_file(front));
        self.desk.front = front.or(self.desk.front);
        if !sorted.gone.is_empty() {
            let names: Vec<String> = sorted.gone.iter().map(|file| words::file_name(file)).collect();
            self.notices.note(say!("not-there-any-more", "No longer available: {names}", names = names.join(", ")));
        }
        if let Some(special) = sorted.special.into_iter().next() {
            self.notices.failure(ReadError::Special(special).to_string());
        }
        if !self.session.later.is_empty() {
            self.notices.note(say!(
                "opened-later",
                "at startup at most {most} files of the last session, 1 GB in total, are opened; left in the list: {count}",
                most = budget::SESSION,
                count = Counted(&self.session.later.len())
            ));
        }
    }

    /// A large file of the last session was read: it becomes active only if it was before.
    pub(super) fn stay_behind(&mut self, path: &std::path::Path, number: u64, before: Option<u64>) {
        let Some(at) = self.session.behind.iter().position(|file| is_one_path(file, path)) else { return };
        self.session.behind.remove(at);
        let before = before.filter(|before| *before != number);
        self.desk.front = self.desk.tabs.iter().position(|tab| Some(tab.number) == before).or(self.desk.front);
    }

    /// Saves the session for the next start.
    pub(super) fn remember_session(&mut self) {
        if self.options.new_window {
            return;
        }
        self.settings.session = self.desk.session(&mut self.session.later);
    }

    /// Writes down what is open when it was on view for a moment.
    pub(super) fn follow_session(&mut self, ctx: &Context) {
        let tabs = || self.desk.tabs.iter().map(|tab| (tab.number, tab.file.path.is_some()));
        if !tabs().eq(self.session.tabs.iter().copied()) || self.session.front != self.desk.front {
            (self.session.tabs, self.session.front) = (tabs().collect(), self.desk.front);
            self.session.since = Some(Instant::now());
            ctx.request_repaint_after(SEEN);
        }
        if self.session.since.is_some_and(|since| since.elapsed() >= SEEN) {
            self.session.since = None;
            self.remember_session();
            self.save_settings();
        }
        self.follow_places(ctx);
    }

    /// Saves the current node of each record after a short stay there: whoever kills the program gives no warning.
    fn follow_places(&mut self, ctx: &Context) {
        let places = || {
            let files = self.desk.tabs.iter().filter(|tab| tab.file.path.is_some());
            files.map(|tab| (tab.number, tab.workspace.document().cursor()))
        };
        if !places().eq(self.session.places.iter().copied()) {
            self.session.places = places().collect();
            self.session.left = Some(Instant::now());
            ctx.request_repaint_after(SEEN);
        }
        if self.session.left.is_some_and(|left| left.elapsed() >= SEEN) {
            self.session.left = None;
            self.remember_places(|_| true);
            self.save_settings();
        }
    }

    /// The current nodes of these records, and their kind of swaps, for the next time.
    pub(super) fn remember_places(&mut self, meant: impl Fn(u64) -> bool) {
        for tab in self.desk.tabs.iter().filter(|tab| meant(tab.number)) {
            if let Some(path) = &tab.file.path {
                let (game, place) = place_of(&tab.workspace);
                self.settings.recent.left_at(path, game, &place);
                self.settings.recent.read_swaps(path, swaps_of(&tab.workspace));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(files: usize, bytes: u64) -> Budget {
        Budget { files, bytes }
    }

    #[test]
    fn a_start_opens_what_it_has_room_for_and_the_one_in_front() {
        let folder = tempfile::tempdir().unwrap();
        let files: Vec<PathBuf> = (0..6).map(|n| folder.path().join(format!("{n}.sgf"))).collect();
        for (file, length) in files.iter().zip([10, 20, 30, 5, 5, 5]) {
            std::fs::write(file, " ".repeat(length)).unwrap();
        }
        let session = |front: usize| Session { files: files.clone(), front: Some(files[front].clone()) };
        let named =
            |list: &[PathBuf]| list.iter().map(|file| words::file_name(file)[..1].to_owned()).collect::<String>();
        for (front, budget, open, later) in [
            (0, budget(9, 1000), "012345", ""),
            (0, budget(3, 1000), "012", "345"),
            (4, budget(3, 1000), "014", "235"),
            (0, budget(9, 45), "01345", "2"),
            (0, budget(0, 1000), "", "012345"),
        ] {
            let sorted = Sorted::of(session(front), budget);
            assert_eq!((named(&sorted.open), named(&sorted.later)), (open.into(), later.into()), "{budget:?}");
            assert!(sorted.gone.is_empty() && sorted.special.is_empty());
        }
        // Files over the budget are not even looked at.
        std::fs::remove_file(&files[1]).unwrap();
        std::fs::create_dir(&files[1]).unwrap();
        std::fs::remove_file(&files[2]).unwrap();
        std::fs::remove_file(&files[5]).unwrap();
        let sorted = Sorted::of(session(0), budget(4, 1000));
        let lists = [&sorted.open, &sorted.later, &sorted.gone, &sorted.special].map(|list| named(list));
        assert_eq!(lists, ["03", "45", "2", "1"]);
    }
}
