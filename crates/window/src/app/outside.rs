//! Handles changes that other programs make to open files. An unmodified record is reloaded unless the file is large; a modified one is
//! flagged, and saving it asks first; if a file is gone and does not come back, the record counts as unsaved.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use egui::Context;

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::launch::AGAIN;
use crate::app::look::words;
use crate::app::platform::errors::{self, ProgramError};
use crate::app::records::Tab;
use crate::app::records::tab_file::Away;
use crate::commands::WindowCommand;
use crate::game;
use crate::language;
use crate::store::watch::{FileWatch, Sight, Watched};
use crate::store::{Given, Home, budget, themes};

/// How many seconds a file may be missing or empty while another program rewrites it.
const PATIENCE: f64 = 5.0;

/// What comes from outside this window: later starts, changes of files, descriptions of games.
#[derive(Default)]
pub(super) struct Outside {
    /// Data passed on by later starts.
    pub arrivals: Option<Receiver<Vec<Given>>>,
    watch: Option<FileWatch>,
    /// How often was looked for conflicted copies beside the records.
    pub looks: u64,
    /// The time of the frame.
    time: f64,
    /// The user's descriptions of games as they were read last.
    games: themes::FilesState,
}

impl Outside {
    /// What later starts have passed on.
    pub fn arrived(&self) -> Vec<Given> {
        self.arrivals.iter().flat_map(|arrivals| arrivals.try_iter().flatten()).collect()
    }

    /// Reads the descriptions of games where their files are others than before. Returns why some are invalid.
    fn new_descriptions(&mut self, home: &Home) -> Option<Vec<String>> {
        let state = themes::state(&home.games());
        if state == self.games {
            return None;
        }
        self.games = state;
        Some(game::broken_descriptions(game::describe(themes::read(&home.games()))))
    }
}

impl App {
    /// Reads the user's own descriptions of games where they are new: then open records may be of games that are known now.
    pub(super) fn follow_descriptions(&mut self) {
        let home = self.options.home.as_ref();
        let Some(broken) = home.and_then(|home| self.outside.new_descriptions(home)) else { return };
        broken.into_iter().for_each(|broken| self.notices.failure(broken));
        self.desk.tabs.iter_mut().for_each(|tab| tab.know_anew());
    }

    /// Begins to look at the files of open records.
    pub(crate) fn begin_watching(&mut self, ctx: &Context) {
        let ctx = ctx.clone();
        // Without the watcher, changes are still noticed on saving.
        self.outside.watch = FileWatch::begin(move || ctx.request_repaint()).ok();
        if let Some(place) = std::env::var_os(AGAIN) {
            let place = language::in_short(&place.to_string_lossy());
            self.notices.lasting(Topic::Error, words::ended_by_error(&place));
        }
    }

    /// Tells the watch what is open, and takes what it has seen.
    pub(crate) fn follow_files(&mut self, ctx: &Context) {
        self.outside.time = ctx.input(|input| input.time);
        self.wait_for_files(ctx);
        let comes_back =
            ctx.input(|input| input.events.iter().any(|event| matches!(event, egui::Event::WindowFocused(true))));
        if comes_back {
            self.outside.looks += 1;
            self.follow_descriptions();
        }
        let Some(watch) = &self.outside.watch else { return };
        watch.set(self.desk.tabs.iter().filter_map(watched).collect());
        if comes_back {
            watch.hurry();
        }
        for (record, _) in watch.seen() {
            self.look_at_file(record);
        }
    }

    /// Looks at the files of all open records, now.
    pub fn look_at_files(&mut self) {
        let all: Vec<u64> = self.desk.tabs.iter().map(|tab| tab.number).collect();
        for number in all {
            self.look_at_file(number);
        }
    }

    fn look_at_file(&mut self, number: u64) {
        // A file that is being written here changes, which is no news.
        if self.files.is_writing(number) {
            return;
        }
        let Some(tab) = self.desk.get_mut(number) else { return };
        let Some(watched) = watched(tab) else { return };
        let is_untouched = tab.is_untouched();
        match watched.look() {
            Sight::Same => self.is_back(number),
            Sight::Gone => {
                self.is_away(number, None);
                if !is_untouched {
                    self.give_up_waiting(number);
                }
            }
            Sight::Changed(..) if !is_untouched => {
                let offer = (number, tab.workspace.document().revision(), WindowCommand::MergeFile.into());
                let message = say!(
                    "file-has-changed",
                    "{path}: was changed by another program; when you save, you can choose which version to keep",
                    path = words::short_path(&watched.path)
                );
                self.notices.offering(Topic::File(number), message, offer);
            }
            // Nobody asked for it, and it may be of any size.
            Sight::Changed(length, _) if length > budget::FOLLOWED => {
                let offer = (number, tab.workspace.document().revision(), WindowCommand::Reload.into());
                let message = say!(
                    "large-file-has-changed",
                    "{path}: was changed by another program and is large ({size}); use Reload to read it",
                    path = words::short_path(&watched.path),
                    size = words::bytes(length)
                );
                self.notices.offering(Topic::File(number), message, offer);
            }
            Sight::Changed(..) => match self.read_again(number, budget::FOLLOWED) {
                Ok(()) => self.notices.note(say!(
                    "file-was-read-again",
                    "{path}: was changed by another program and has been reloaded",
                    path = words::short_path(&watched.path)
                )),
                Err(why) => self.is_away(number, Some(why)),
            },
        }
    }

    /// The file is as it was read or written last.
    fn is_back(&mut self, number: u64) {
        self.notices.settle(Topic::File(number));
        let Some(tab) = self.desk.get_mut(number) else { return };
        let Some(away) = tab.file.away.take() else { return };
        if let Some(saved) = away.saved {
            tab.workspace.mark_saved_at(saved);
        }
        self.keep(number);
    }

    /// The file is not there, or holds no record, for this reason. Another program may be about to write it anew, which takes a moment:
    /// what is here is kept safe at once, and is unsaved work when the file does not come back.
    fn is_away(&mut self, number: u64, why: Option<String>) {
        let time = self.outside.time;
        let Some(tab) = self.desk.get_mut(number) else { return };
        let saved = tab.workspace.document().saved();
        let away = tab.file.away.get_or_insert(Away { since: time, saved, reported: false, why: None });
        let (fresh, due) = (away.since == time, time - away.since >= PATIENCE);
        away.why = why;
        if fresh {
            self.keep(number);
        }
        if due {
            self.give_up_waiting(number);
        }
    }

    /// The file of a record has not come back: what is here is nowhere else.
    pub(super) fn give_up_waiting(&mut self, number: u64) {
        let Some(tab) = self.desk.get_mut(number) else { return };
        let Some(away) = tab.file.away.as_mut().filter(|away| !away.reported) else { return };
        away.reported = true;
        let why = away.why.take();
        tab.workspace.mark_unsaved();
        let gone = || {
            tab.file.path.as_deref().map_or_else(String::new, |path| {
                say!(
                    "file-is-gone",
                    "{path}: was deleted, moved or renamed; the record now exists only in this window",
                    path = words::short_path(path)
                )
            })
        };
        self.notices.lasting(Topic::File(number), why.unwrap_or_else(gone));
        self.keep(number);
    }

    /// Looks again at files that are not there, when they have been given their time.
    fn wait_for_files(&mut self, ctx: &Context) {
        let waits = |tab: &Tab| tab.file.away.as_ref().filter(|away| !away.reported).map(|away| away.since + PATIENCE);
        let due = |tab: &&Tab| waits(tab).is_some_and(|due| due <= self.outside.time);
        let now: Vec<u64> = self.desk.tabs.iter().filter(due).map(|tab| tab.number).collect();
        now.into_iter().for_each(|number| self.look_at_file(number));
        if let Some(next) = self.desk.tabs.iter().filter_map(waits).reduce(f64::min) {
            ctx.request_repaint_after(Duration::from_secs_f64((next - self.outside.time).max(0.0)));
        }
    }

    /// Reports errors of the program: of background work, that is; one of the window itself ends it.
    pub(crate) fn report_errors(&mut self, ctx: &Context) {
        for ProgramError { what, place } in errors::reported_to(ctx) {
            let message = say!(
                "program-error",
                "Internal error: {what}. Your last action may not have been completed; save your work.",
                what = format!("{what} ({place})")
            );
            self.notices.lasting(Topic::Error, message);
        }
    }
}

fn watched(tab: &Tab) -> Option<Watched> {
    Some(Watched { record: tab.number, path: tab.file.path.clone()?, stamp: tab.file_stamp()? })
}
