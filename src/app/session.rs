//! What was open comes back with the next start: the files in the order of their tabs, each where one was in it.
//!
//! The list is taken out of the settings before the files are read and written again when they were on view for a moment, so that a
//! record that ends the program is not opened by every start.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::Context;

use crate::app::App;
use crate::app::look::words;
use crate::app::records::files::is_same;
use crate::app::records::place::{place_of, swaps_of};
use crate::sgf::NodeId;
use crate::store::settings::Session;

/// How long files are on view before they count as open.
const SEEN: Duration = Duration::from_secs(2);

/// Which tabs there are, with or without a file, which is in front, and since when.
#[derive(Debug, Default)]
pub struct Kept {
    tabs: Vec<(u64, bool)>,
    front: Option<usize>,
    since: Option<Instant>,
    /// Where one is in each of them that has a file, and since when.
    places: Vec<(u64, Option<NodeId>)>,
    left: Option<Instant>,
    /// Large files that are still being read, and stay behind the one in front.
    pub behind: Vec<PathBuf>,
}

impl App {
    /// Opens what was open when the window was closed.
    pub(super) fn reopen(&mut self) {
        if self.settings.session.files.is_empty() || self.options.new_window {
            return;
        }
        let session = std::mem::take(&mut self.settings.session);
        self.save_settings();
        if !self.settings.reopen {
            return;
        }
        let mut gone = Vec::new();
        for file in &session.files {
            if file.exists() {
                self.session.behind.push(file.clone());
                self.open(file.clone());
            } else {
                gone.push(file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned()));
            }
        }
        let front = self.tabs.iter().position(|tab| session.front.as_ref().is_some_and(|front| tab.is_of(front)));
        self.front = front.or(self.front);
        if !gone.is_empty() {
            self.notices.note(words::not_there_any_more(&gone));
        }
    }

    /// A large file of the last session was read: it is not what one wants to see first, unless it was in front.
    pub(super) fn stay_behind(&mut self, path: &std::path::Path, number: u64, before: Option<u64>) {
        let Some(at) = self.session.behind.iter().position(|file| is_same(file, path)) else { return };
        self.session.behind.remove(at);
        let before = before.filter(|before| *before != number);
        self.front = self.tabs.iter().position(|tab| Some(tab.number) == before).or(self.front);
    }

    /// What is open now, for the next start.
    pub(super) fn remember_session(&mut self) {
        if self.options.new_window {
            return;
        }
        // A name that is not Unicode could not be written to the settings.
        let named = |path: &Path| Some(path).filter(|path| path.to_str().is_some()).map(Path::to_path_buf);
        let files = self.tabs.iter().filter_map(|tab| named(tab.origin()?)).collect();
        let front = self.front.and_then(|front| named(self.tabs[front].origin()?));
        self.settings.session = Session { files, front };
    }

    /// Writes down what is open when it was on view for a moment.
    pub(super) fn follow_session(&mut self, ctx: &Context) {
        let tabs = || self.tabs.iter().map(|tab| (tab.number, tab.path.is_some()));
        if !tabs().eq(self.session.tabs.iter().copied()) || self.session.front != self.front {
            (self.session.tabs, self.session.front) = (tabs().collect(), self.front);
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

    /// Writes down where one is in each record when one stayed there for a moment: whoever ends the program from outside asks nobody.
    fn follow_places(&mut self, ctx: &Context) {
        let places = || {
            let files = self.tabs.iter().filter(|tab| tab.path.is_some());
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

    /// Where one is in these records, and how their swaps are read, for the next time they are opened.
    pub(super) fn remember_places(&mut self, meant: impl Fn(u64) -> bool) {
        for tab in self.tabs.iter().filter(|tab| meant(tab.number)) {
            if let Some(path) = &tab.path {
                let (game, place) = place_of(&tab.workspace);
                self.settings.recent.left_at(path, game, &place);
                self.settings.recent.read_swaps(path, swaps_of(&tab.workspace));
            }
        }
    }
}
