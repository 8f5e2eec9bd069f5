//! What other programs do to the files of open records. Untouched records follow, unless the file is large; changed ones are told apart from their file, and saving
//! them asks; a record whose file is gone is unsaved work.

use egui::Context;

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::context::action;
use crate::app::launch::AGAIN;
use crate::app::look::words;
use crate::app::platform::errors::{self, Seen};
use crate::app::records::tab::Tab;
use crate::language;
use crate::store::budget;
use crate::store::watch::{Sight, Watch, Watched};

impl App {
    /// Begins to look at the files of open records.
    pub(crate) fn begin_watching(&mut self, ctx: &Context) {
        let ctx = ctx.clone();
        // Without it, saving still looks.
        self.watch = Watch::begin(move || ctx.request_repaint()).ok();
        if let Some(place) = std::env::var_os(AGAIN) {
            let place = language::in_short(&place.to_string_lossy());
            self.notices.lasting(Topic::Error, words::ended_by_error(&place));
        }
    }

    /// Tells the watch what is open, and takes what it has seen.
    pub(crate) fn follow_files(&mut self, ctx: &Context) {
        let Some(watch) = &self.watch else { return };
        watch.set(self.tabs.iter().filter_map(watched).collect());
        if ctx.input(|input| input.events.iter().any(|event| matches!(event, egui::Event::WindowFocused(true)))) {
            watch.hurry();
        }
        for (record, _) in watch.seen() {
            self.look_at_file(record);
        }
    }

    /// Looks at the files of all open records, now.
    pub fn look_at_files(&mut self) {
        let all: Vec<u64> = self.tabs.iter().map(|tab| tab.number).collect();
        for number in all {
            self.look_at_file(number);
        }
    }

    fn look_at_file(&mut self, number: u64) {
        // What is being written here changes, and is no news.
        if self.files.as_ref().is_some_and(|files| files.is_writing(number)) {
            return;
        }
        let Some(tab) = self.tabs.iter_mut().find(|tab| tab.number == number) else { return };
        let Some(watched) = watched(tab) else { return };
        match watched.look() {
            Sight::Same => {}
            Sight::Gone => {
                tab.workspace.mark_unsaved();
                self.keep(number);
                self.notices.lasting(Topic::File(number), words::file_is_gone(&watched.path));
            }
            Sight::Changed(..) if tab.is_modified() => {
                self.notices.lasting(Topic::File(number), words::file_has_changed(&watched.path));
            }
            // Nobody asked for it, and it may be of any size.
            Sight::Changed(length, _) if length > budget::FOLLOWED => {
                let offer = (number, tab.workspace.document().revision(), action::window("reload", &[]));
                let told = words::large_file_has_changed(&watched.path, length);
                self.notices.offering(Topic::File(number), told, offer);
            }
            Sight::Changed(..) => {
                if self.reload_up_to(number, budget::FOLLOWED) {
                    return self.notices.note(words::file_was_read_again(&watched.path));
                }
                // What is here is nowhere else any more.
                if let Some(tab) = self.tabs.iter_mut().find(|tab| tab.number == number) {
                    tab.workspace.mark_unsaved();
                }
                self.keep(number);
            }
        }
    }
}

impl App {
    /// Tells of errors of the program: of its workers, that is; one of the window itself ends it.
    pub(crate) fn hear_of_errors(&mut self) {
        for Seen { what, place } in errors::seen() {
            self.notices.lasting(Topic::Error, words::program_error(&format!("{what} ({place})")));
        }
    }
}

fn watched(tab: &Tab) -> Option<Watched> {
    Some(Watched { record: tab.number, path: tab.path.clone()?, stamp: tab.stamp? })
}
