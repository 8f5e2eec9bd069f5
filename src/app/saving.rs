//! Records are written: one rule for every way. Nothing that a tab has not read is replaced before somebody was asked.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::bars::progress::Progress;
use crate::app::dialogs::path::PathDialog;
use crate::app::look::words;
use crate::app::platform::file_dialogs::has_dialogs;
use crate::app::records::files::Writing;
use crate::app::records::replace::{Answer, Found, Replace, What};
use crate::app::records::session::{AT_ONCE, Question, Saving, is_same, proposed_name};
use crate::app::records::tab::Tab;
use crate::store::save::{self, Expected, free_name};
use crate::store::{Home, Stamp, WriteError, file};

impl App {
    /// Writes the record with this number to its file, or asks for one.
    pub(crate) fn save(&mut self, number: u64) -> Saving {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return Saving::Not };
        match tab.path.clone() {
            Some(path) => self.save_to(number, path, false),
            None => {
                self.save_as(number);
                Saving::Not
            }
        }
    }

    /// Asks where to write the record with this number.
    pub(crate) fn save_as(&mut self, number: u64) {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return };
        let proposal = tab.path.clone().unwrap_or_else(|| free_place(tab));
        match &mut self.files {
            Some(files) if has_dialogs() => files.ask_for_place(number, &proposal),
            _ => self.question = Some(Question::Save(number, PathDialog::save(&proposal))),
        }
    }

    /// Writes a record. What its file must hold is what the tab has read; another file must not be there yet, unless it was `agreed`
    /// to replace whatever is. A long record is written while the window goes on.
    pub(crate) fn save_to(&mut self, number: u64, path: PathBuf, agreed: bool) -> Saving {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return Saving::Not };
        let own = tab.path.as_deref().is_some_and(|own| is_same(own, &path));
        let expected = match tab.stamp.filter(|_| own) {
            _ if agreed => Expected::Anything,
            Some(stamp) => Expected::Only(stamp),
            None => Expected::Nothing,
        };
        self.save_expecting(number, path, expected)
    }

    fn save_expecting(&mut self, number: u64, path: PathBuf, expected: Expected) -> Saving {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return Saving::Not };
        let (revision, tree) = tab.workspace.document().snapshot();
        let long = tree.source().len() as u64 > AT_ONCE;
        let rescue = self.options.home.as_ref().map(Home::rescue);
        let writing = Writing { record: number, revision, tree, path, expected, rescue };
        match &mut self.files {
            Some(files) if files.is_writing(number) => {
                self.notices.note(words::STILL_WRITING);
                Saving::Later
            }
            Some(files) if long => {
                files.write(writing);
                Saving::Later
            }
            _ => {
                let result = writing.write(&Progress::new(Context::default()));
                self.written(writing, result)
            }
        }
    }

    /// A record was written, or not.
    pub(crate) fn written(&mut self, writing: Writing, result: Result<Stamp, WriteError>) -> Saving {
        let Writing { record, revision, path, .. } = writing;
        let Some(tab) = self.tabs.iter_mut().find(|tab| tab.number == record) else { return Saving::Not };
        match result {
            Ok(stamp) => {
                tab.workspace.mark_saved_at(revision);
                tab.stamp = Some(stamp);
                tab.path = Some(path.clone());
                tab.hint = words::SAVED.to_owned();
                // What was changed while it was written is kept on.
                self.keep(record);
                self.notices.settle(Topic::Saving(record));
                self.notices.settle(Topic::File(record));
                self.settings.recent.opened(&path);
                self.save_settings();
                return Saving::Done;
            }
            Err(error) => {
                // It is there, and so nobody else's; but the disk is not to be trusted with it.
                if let WriteError::Unsure(_, stamp, _) = &error {
                    (tab.stamp, tab.path) = (Some(*stamp), Some(path.clone()));
                }
                self.not_written(What::Record(record), path, error);
            }
        }
        self.closing = None;
        Saving::Not
    }

    /// Something stands in the way, which is asked about; or it cannot be, which is told.
    fn not_written(&mut self, what: What, path: PathBuf, error: WriteError) {
        let found = match error {
            WriteError::Changed(_) => file::stamp(&path).map(Found::Changed).ok(),
            WriteError::Exists(_) => file::stamp(&path).map(Found::Unread).ok(),
            WriteError::Gone(_) => Some(Found::Gone),
            _ => None,
        };
        if let Some(found) = found {
            self.question = Some(Question::Replace(Box::new(Replace { what, path, found })));
        } else if let What::Record(number) = what {
            self.notices.lasting(Topic::Saving(number), error.to_string());
        } else {
            self.notices.failure(error.to_string());
        }
    }

    /// Writes a record to another file and stays with its own.
    pub(crate) fn save_copy(&mut self, number: u64, path: &Path) {
        self.write_copy(number, path.to_path_buf(), Expected::Nothing);
    }

    fn write_copy(&mut self, number: u64, path: PathBuf, expected: Expected) {
        let Some(tab) = self.tabs.iter_mut().find(|tab| tab.number == number) else { return };
        match save::write(&path, &tab.workspace.document().tree().write(), expected.guard()) {
            Ok(_) => {
                tab.hint = words::SAVED.to_owned();
                self.notices.note(words::written(&path));
            }
            Err(error) => self.not_written(What::Copy(number), path, error),
        }
    }

    /// Asks where to write a copy.
    pub(crate) fn ask_for_copy(&mut self, number: u64) {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return };
        let proposal = tab.path.as_deref().map_or_else(|| free_place(tab), free_name);
        self.question = Some(Question::Copy(number, PathDialog::save(&proposal)));
    }

    /// Writes a picture. What is at its place is replaced only where the system's dialog has asked.
    pub(crate) fn write_picture(&mut self, path: &Path, bytes: Vec<u8>) {
        let agreed = self.agreed.take().is_some_and(|agreed| agreed == path);
        let expected = if agreed { Expected::Anything } else { Expected::Nothing };
        self.write_picture_expecting(path.to_path_buf(), bytes, expected);
    }

    fn write_picture_expecting(&mut self, path: PathBuf, bytes: Vec<u8>, expected: Expected) {
        match save::write(&path, &bytes, expected.guard()) {
            Ok(_) => self.notices.note(words::written(&path)),
            Err(error) => self.not_written(What::Picture(bytes), path, error),
        }
    }

    /// Does what was answered. Whether what was to be written is written, or being written.
    pub(crate) fn replace(&mut self, ctx: &Context, replace: Replace, answer: Answer) {
        let Replace { what, path, found } = replace;
        let (path, expected) = match answer {
            // What the question named, and nothing that came after it.
            Answer::Replace => match found {
                Found::Changed(stamp) | Found::Unread(stamp) => (path, Expected::Only(stamp)),
                Found::Gone => (path, Expected::Nothing),
            },
            Answer::KeepBoth => (free_name(&path), Expected::Nothing),
            Answer::Reload => {
                if let What::Record(number) = what {
                    self.reload_record(number);
                }
                return self.go_on_closing(ctx);
            }
            Answer::Look => {
                self.closing_after = None;
                return self.look_at(&path);
            }
            Answer::Cancel => {
                self.closing_after = None;
                return;
            }
        };
        match what {
            What::Record(number) => {
                self.save_expecting(number, path, expected);
            }
            What::Copy(number) => self.write_copy(number, path, expected),
            What::Picture(bytes) => self.write_picture_expecting(path, bytes, expected),
        }
        self.go_on_closing(ctx);
    }

    /// Opens what a file holds now, beside the record that was read from it.
    fn look_at(&mut self, path: &Path) {
        match file::read(path) {
            Ok((bytes, _)) => self.open_text(&words::on_the_disk(path), bytes, true),
            Err(error) => self.notices.failure(error.to_string()),
        }
    }

    /// Saves these records one after the other, and closes them. Where there is a question, the rest waits for its answer.
    pub(crate) fn save_and_close(&mut self, ctx: &Context, tabs: Vec<u64>, quit: bool) {
        let unsaved = |tab: &&Tab| tabs.contains(&tab.number) && tab.is_modified();
        let numbers: Vec<u64> = self.tabs.iter().filter(unsaved).map(|tab| tab.number).collect();
        for number in numbers {
            if self.save(number) == Saving::Not {
                self.closing_after = Some((tabs, quit));
                return;
            }
        }
        self.closing = Some((tabs, quit));
        self.close_when_written(ctx);
    }

    /// After an answer: the other records that were to be saved and closed.
    pub(crate) fn go_on_closing(&mut self, ctx: &Context) {
        if self.question.is_some() {
            return;
        }
        if let Some((tabs, quit)) = self.closing_after.take() {
            self.save_and_close(ctx, tabs, quit);
        }
    }
}

/// Where a record without a file could go: a name that nothing has.
fn free_place(tab: &Tab) -> PathBuf {
    let name = PathBuf::from(proposed_name(tab));
    let path = std::path::absolute(&name).unwrap_or(name);
    if path.exists() { free_name(&path) } else { path }
}
