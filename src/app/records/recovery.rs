//! The page of what earlier runs left unsaved: each record with its time and what became of its file, to be brought back or thrown away.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::{Context, RichText, ScrollArea, Ui};

use crate::app::App;
use crate::app::look::theme::Palette;
use crate::app::look::words;
use crate::app::records::files::return_to;
use crate::app::records::replace::stamp_in_words;
use crate::app::records::session::Question;
use crate::edit::Workspace;
use crate::store::journal::{self, Damaged, Entry, Found};
use crate::store::{Stamp, file};

/// A record that was brought back this often, and each time the program ended before it was seen, is no longer among "all".
const MOST_TRIES: u32 = 2;
/// A record that is on view this long has not ended the program.
const SEEN: Duration = Duration::from_secs(3);

/// What earlier runs left, until somebody has decided.
#[derive(Debug, Default)]
pub(crate) struct Recovery {
    kept: Vec<Kept>,
    damaged: Vec<Damaged>,
    /// Records that were brought back, by number, and when they will have been on view for long enough.
    watched: Vec<(u64, Instant)>,
}

#[derive(Debug)]
struct Kept {
    found: Found,
    about: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    All,
    Restore(usize),
    Copy(usize),
    Discard(usize),
    Later,
}

impl Kept {
    /// What there is to know before deciding.
    fn of(found: Found) -> Kept {
        let entry = &found.entry;
        let stamp = Stamp { modified: Some(found.when), ..Stamp::of(&entry.bytes) };
        let place = entry.file.as_ref().map_or_else(|| words::IN_NO_FILE.to_owned(), |file| file.display().to_string());
        let mut about = vec![place, words::kept_as(&stamp_in_words(&stamp))];
        if let Some(path) = &entry.file {
            about.extend(about_file(path, entry));
        }
        if found.torn {
            about.push(words::LAST_MOMENT_MISSING.to_owned());
        }
        if entry.tries >= MOST_TRIES {
            about.push(words::ENDED_TWICE.to_owned());
        }
        Kept { found, about }
    }
}

/// What became of the file, and where what was kept begins to differ from it.
fn about_file(path: &Path, entry: &Entry) -> Vec<String> {
    let Ok((bytes, stamp)) = file::read(path) else { return vec![words::FILE_IS_GONE.to_owned()] };
    let mut about = Vec::new();
    if entry.base.is_some_and(|base| !base.same_content(&stamp)) {
        about.push(words::file_changed_since(&stamp_in_words(&stamp)));
    }
    let same = bytes.iter().zip(&entry.bytes).take_while(|(a, b)| a == b).count();
    let around = |text: &[u8]| {
        let part = &text[same.saturating_sub(12).min(text.len())..(same + 48).min(text.len())];
        String::from_utf8_lossy(part).replace(char::is_control, " ")
    };
    about.push(words::difference(&around(&bytes), &around(&entry.bytes)));
    about
}

impl App {
    /// Looks for what earlier runs left when they were killed, and puts the page up where there is something.
    pub(crate) fn recover(&mut self) {
        let Some(home) = self.options.home.clone() else { return };
        let left = journal::left_behind(&home.journal());
        self.recovery.damaged = left.damaged;
        for found in left.found {
            // Saved, and killed before that was noted.
            let saved = found.entry.file.as_ref().and_then(|file| file::read(file).ok());
            if saved.is_some_and(|(bytes, _)| bytes == found.entry.bytes) {
                let _ = found.discard();
            } else {
                self.recovery.kept.push(Kept::of(found));
            }
        }
        self.show_recovery();
    }

    fn show_recovery(&mut self) {
        if !self.recovery.kept.is_empty() || !self.recovery.damaged.is_empty() {
            self.question = Some(Question::Recovery);
        }
    }

    /// Draws the page, and does what was chosen. Whether it stays.
    pub(crate) fn ask_what_to_recover(&mut self, ctx: &Context) -> bool {
        let chosen = self.recovery.show(ctx);
        match chosen {
            None => return true,
            Some(Choice::Later) => {
                // What is not decided is offered again by the next start.
                self.recovery.damaged.clear();
                return false;
            }
            Some(Choice::All) => {
                let mut index = 0;
                while index < self.recovery.kept.len() {
                    if self.recovery.kept[index].found.entry.tries < MOST_TRIES {
                        self.restore(ctx, index, false);
                    } else {
                        index += 1;
                    }
                }
                self.recovery.damaged.clear();
            }
            Some(Choice::Restore(index)) => self.restore(ctx, index, false),
            Some(Choice::Copy(index)) => self.restore(ctx, index, true),
            Some(Choice::Discard(index)) => {
                if let Err(error) = self.recovery.kept.remove(index).found.discard() {
                    self.notices.failure(error.to_string());
                }
            }
        }
        !self.recovery.kept.is_empty() || !self.recovery.damaged.is_empty()
    }

    /// Brings a record back, with its file or as one that has none.
    fn restore(&mut self, ctx: &Context, index: usize, as_copy: bool) {
        let found = self.recovery.kept.remove(index).found;
        let mut entry = found.entry.clone();
        // Noted on the disk before anything is done with the record: it may be what ends the program.
        entry.tries += 1;
        if as_copy {
            entry.title = words::copy_of(&entry.title);
            (entry.file, entry.base) = (None, None);
        }
        let number = self.opened + 1;
        match self.journal() {
            Some(journal) => {
                let noted = entry.clone();
                journal.adopt(number, found);
                journal.keep(number, move || noted);
                journal.flush();
            }
            // Until it is saved no other start may have it, and the next one offers it again.
            None => self.left.push(found),
        }
        let (mut workspace, faults) = Workspace::open(entry.bytes);
        workspace.mark_unsaved();
        return_to(&mut workspace, entry.game, &entry.place);
        let tab = self.add(workspace);
        (tab.faults, tab.path, tab.stamp, tab.title) = (faults, entry.file, entry.base, entry.title);
        self.recovery.watched.push((number, Instant::now() + SEEN));
        ctx.request_repaint_after(SEEN);
    }

    /// Records that were brought back and are on view are as good as any.
    pub(crate) fn trust_what_is_seen(&mut self) {
        let now = Instant::now();
        let (seen, watched) = std::mem::take(&mut self.recovery.watched).into_iter().partition(|(_, due)| *due <= now);
        self.recovery.watched = watched;
        let seen: Vec<(u64, Instant)> = seen;
        seen.into_iter().for_each(|(number, _)| self.keep(number));
    }
}

impl Recovery {
    fn show(&self, ctx: &Context) -> Option<Choice> {
        let all = self.kept.iter().any(|kept| kept.found.entry.tries < MOST_TRIES);
        let names: &[&str] = if all { &[words::RESTORE_ALL, words::LATER] } else { &[words::LATER] };
        let mut chosen = None;
        let (pressed, gone) = crate::app::dialogs::show(ctx, words::UNSAVED_WORK, 720.0, |ui| {
            ui.label(words::UNSAVED_WORK_MORE);
            ScrollArea::vertical().max_height(ui.available_height() - 64.0).show(ui, |ui| {
                for (index, kept) in self.kept.iter().enumerate() {
                    chosen = chosen.or(row(ui, index, kept));
                }
                for damaged in &self.damaged {
                    ui.add_space(8.0);
                    ui.label(
                        RichText::new(words::damaged_work(&damaged.path, &damaged.why)).color(Palette::of(ui).alarm),
                    );
                }
            });
            crate::app::dialogs::buttons(ui, names)
        });
        let pressed = pressed.map(|index| if all && index == 0 { Choice::All } else { Choice::Later });
        chosen.or(pressed).or(gone.then_some(Choice::Later))
    }
}

fn row(ui: &mut Ui, index: usize, kept: &Kept) -> Option<Choice> {
    ui.add_space(8.0);
    ui.label(RichText::new(&kept.found.entry.title).strong());
    for line in &kept.about {
        ui.label(RichText::new(line).color(Palette::of(ui).quiet).size(13.0));
    }
    let mut chosen = None;
    ui.horizontal(|ui| {
        let choices = [
            (words::RESTORE, Choice::Restore(index)),
            (words::AS_A_COPY, Choice::Copy(index)),
            (words::DISCARD_IT, Choice::Discard(index)),
        ];
        for (name, choice) in choices {
            let button = ui.button(name);
            // Several rows have the same buttons: who listens hears which.
            let full = format!("{name}: {}", kept.found.entry.title);
            button.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Button, true, &full));
            if button.clicked() {
                chosen = Some(choice);
            }
        }
    });
    chosen
}
