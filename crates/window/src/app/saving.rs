//! Saves records. All ways of saving follow one rule: a file whose content the tab has not read is never replaced without asking.

use std::path::{Path, PathBuf};

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::context::question::{Answer, Obstacle, Output, PathFor, Question};
use crate::app::look::words;
use crate::app::platform::file_dialogs::{FileDialog, has_dialogs, is_place_for_record};
use crate::app::records::copying::{NotCopied, write_copy, write_record};
use crate::app::records::{Patience, Tab, Task};
use crate::edit::{Reader, copy_for};
use crate::language::StaticText;
use crate::publish::is_made_of_records;
use crate::record::Revision;
use crate::sgf;
use crate::store::disk::{self, Readers};
use crate::store::save::{self, Guard, WriteOptions, free_name};
use crate::store::versions::{Version, Versions};
use crate::store::{Home, Stamp, WriteError, file};

/// The result of a request to save a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub(super) enum Saving {
    /// It is written, or not open any more.
    Done,
    /// It is being saved.
    Later,
    /// The user is asked first.
    Asked,
    /// It failed for this reason, which was reported.
    Failed(String),
}

impl App {
    /// Writes the record with this number to its file, or asks for one.
    pub(super) fn save(&mut self, number: u64) -> Saving {
        let Some(tab) = self.desk.get(number) else { return Saving::Done };
        match tab.file.path.clone() {
            Some(path) => self.save_to(number, path, false),
            None => {
                self.save_as(number);
                Saving::Asked
            }
        }
    }

    /// Asks where to write the record with this number.
    pub(super) fn save_as(&mut self, number: u64) {
        let Some(tab) = self.desk.get(number) else { return };
        let proposal = match &tab.file.path {
            Some(path) if tab.file.protected => free_name(path),
            Some(path) => path.clone(),
            None => self.free_place(tab),
        };
        if self.files.window().is_none() || !has_dialogs() {
            return self.put(Question::Path(PathFor::Save(number), Some(proposal)));
        }
        let suffix = proposal.extension().map_or_else(|| "sgf".into(), |suffix| suffix.to_string_lossy().into_owned());
        let dialog = FileDialog::of(words::SAVE_TITLE, words::RECORDS, vec![suffix]);
        let chosen = move |app: &mut App, path: PathBuf| {
            // The system's dialog has asked whether what is there may be replaced.
            let agreed = is_place_for_record(&path);
            let _ = app.save_to(number, path, agreed);
            app.go_on_closing();
        };
        let proposed = proposal.clone();
        self.ask_system_where(dialog, &proposed, chosen, move |app| {
            app.put(Question::Path(PathFor::Save(number), Some(proposal)));
        });
    }

    /// Writes a record. What its file must hold is what the tab has read; another file must not be there yet, unless it was `agreed`
    /// to replace whatever is. It is written while the window goes on: any disk can be slow.
    ///
    /// Every save of a record comes here, so whatever must be asked before saving is asked here. Copies, pictures and the files of a split
    /// do not; nor does the answer to such a question (`App::replace`).
    pub(super) fn save_to(&mut self, number: u64, path: PathBuf, agreed: bool) -> Saving {
        let Some(tab) = self.desk.get(number) else { return Saving::Done };
        // One at a time: the next begins after this one.
        if self.files.is_writing(number) {
            self.saves.save_next(number, path, agreed);
            return Saving::Later;
        }
        let own = tab.file.is_of(&path);
        // The system's dialog has then asked about another name.
        let whole = if own { path.clone() } else { with_suffix(tab, path.clone()) };
        let (path, agreed) = (whole.clone(), agreed && whole == path);
        // A file has one tab.
        if !own && self.desk.index_of_file(&path).is_some_and(|at| self.desk.tabs[at].number != number) {
            let name = words::file_name(&path);
            let why =
                say!("is-open-in-a-tab", "{name} is open in another tab. Close it there, or choose another name", name);
            return self.failed(&Output::Record(number), why);
        }
        if let Some(why) = of_another_format(&path).filter(|_| !own) {
            return self.failed(&Output::Record(number), why);
        }
        let guard = match tab.file_stamp().filter(|_| own) {
            _ if agreed => Guard::Anything,
            Some(stamp) => Guard::Only(stamp),
            None => Guard::Nothing,
        };
        self.save_expecting(number, path, guard)
    }

    /// Reports why something is not written: of a record until it is written, of anything else once.
    fn failed(&mut self, what: &Output, why: String) -> Saving {
        match what {
            Output::Record(number) => self.notices.lasting(Topic::Saving(*number), why.clone()),
            Output::Copy(..) | Output::Picture(_) => self.notices.failure(why.clone()),
        }
        Saving::Failed(why)
    }

    fn save_expecting(&mut self, number: u64, path: PathBuf, guard: Guard) -> Saving {
        self.settle();
        let Some(tab) = self.desk.get(number) else { return Saving::Done };
        let (revision, tree) = tab.workspace.document().snapshot();
        let rescue = self.options.home.as_ref().map(Home::rescue);
        // Back up a file before the first overwrite of this session; our own writes are not versions, those of other programs are.
        let is_own = matches!(&guard, Guard::Only(stamp) if self.saves.has_written(&path, stamp));
        let versions = self.versions().filter(|_| !is_own);
        // Its own file, while it is there, is read by whomever its owner lets read it.
        let is_there = tab.file.path.as_ref() == Some(&path) && disk::is_taken(&path).unwrap_or(false);
        let readers = if is_there { Readers::Usual } else { tab.file.readers };
        let task = Task::on(&path, words::writing(&path));
        let task = Task { record: Some(number), counts_stopped: true, patience: Patience::Moment, ..task };
        let file = path.clone();
        let saving = self.work(
            task,
            move |progress| {
                let terms = WriteOptions { guard, readers, rescue: rescue.as_deref() };
                write_record(&tree, &file, terms, versions.as_ref(), progress)
            },
            move |app, written| {
                let broken = |path: &Path| {
                    WriteError::Other(path.into(), std::io::Error::other(words::PROGRAM_ERROR.localized()))
                };
                let written = written.unwrap_or_else(|| (Err(broken(&path)), None));
                app.written(number, (revision, path), written)
            },
        );
        saving.unwrap_or(Saving::Later)
    }

    /// Where files are kept as they were before they were first saved.
    pub(super) fn versions(&self) -> Option<Versions> {
        let folder = self.options.home.as_ref()?.versions();
        Some(Versions::new(folder, self.settings.versions_of_all_files as usize))
    }

    /// Lists what the file of this record held before it was first saved, on this and earlier days.
    pub(super) fn list_versions(&mut self, number: u64) {
        self.with_versions(number, move |app, all| {
            let Some(path) = app.desk.get(number).and_then(|tab| tab.file.path.clone()) else { return };
            match all.is_empty() {
                false => app.put(Question::Versions(path, all)),
                true => app.notices.note(StaticText("no-versions", "No earlier versions of this file are available")),
            }
        });
    }

    /// Goes on with the earlier versions of a record's file, which are read to tell them apart: what there is to know of each, and where
    /// it is.
    pub(super) fn with_versions(&mut self, number: u64, then: impl FnOnce(&mut App, Vec<(String, PathBuf)>) + 'static) {
        let path = self.desk.get(number).and_then(|tab| tab.file.path.clone());
        let source = self.versions().zip(path);
        let about = |version: &Version| file::stamp(&version.path).ok().map(|stamp| words::version_in_words(&stamp));
        let work = move |_: &_| {
            let all = source.map(|(versions, path)| versions.of(&path)).unwrap_or_default();
            all.into_iter().filter_map(|version| Some((about(&version)?, version.path))).collect::<Vec<_>>()
        };
        let task = Task { patience: Patience::Moment, ..Task::default() };
        self.work(task, work, move |app, all| then(app, all.unwrap_or_default()));
    }

    /// Opens what a file holds, or once held, as a record that is in no file: from where it is now.
    pub(super) fn open_beside_file(&mut self, title: &str, from: &Path, file: &Path) {
        match file::read(from) {
            Ok((bytes, _)) => self.open_text_for(title, bytes, true, Readers::of(file)),
            Err(error) => self.notices.failure(error.to_string()),
        }
    }

    /// A record was written, or not.
    fn written(
        &mut self,
        record: u64,
        (revision, path): (Revision, PathBuf),
        (result, unkept): (Result<Stamp, WriteError>, Option<String>),
    ) -> Saving {
        let there = matches!(result, Ok(_) | Err(WriteError::Unsure(..)));
        unkept.filter(|_| there).into_iter().for_each(|why| self.notices.failure(why));
        let Some(tab) = self.desk.get_mut(record) else { return Saving::Done };
        match result {
            Ok(stamp) => {
                tab.workspace.mark_saved_at(revision);
                tab.file.stamp = Some(stamp);
                tab.file.merged.clear();
                tab.file.path = Some(path.clone());
                tab.file.protected = false;
                tab.file.away = None;
                tab.views.hint.say(words::SAVED);
                let next = self.saves.written(record, &path, stamp);
                // Keep journaling edits made while the file was being written.
                self.keep(record);
                self.notices.settle(Topic::Saving(record));
                self.notices.settle(Topic::File(record));
                self.notices.saved(record);
                self.settings.recent.opened(&path);
                self.save_settings();
                // It was asked for once more meanwhile.
                match next {
                    Some((next, agreed)) if next != path || self.desk.get(record).is_some_and(Tab::is_modified) => {
                        self.save_to(record, next, agreed)
                    }
                    _ => Saving::Done,
                }
            }
            Err(error) => {
                // The file is written and ours; but the disk may not have stored it.
                if let WriteError::Unsure(_, stamp, _) = &error {
                    (tab.file.stamp, tab.file.path) = (Some(*stamp), Some(path.clone()));
                }
                self.saves.failed(record);
                self.not_written(Output::Record(record), path, &error)
            }
        }
    }

    /// An obstacle, which the user is asked about, or a failure, which is reported.
    fn not_written(&mut self, what: Output, path: PathBuf, error: &WriteError) -> Saving {
        let found = match error {
            WriteError::Changed(_) => file::stamp(&path).map(Obstacle::Changed).ok(),
            WriteError::Exists(_) => file::stamp(&path).map(Obstacle::Unread).ok(),
            WriteError::Gone(_) => Some(Obstacle::Gone),
            _ => None,
        };
        if let Some(found) = found {
            self.put(Question::Replace { what, path, found });
            return Saving::Asked;
        }
        let why = error.to_string();
        // The record's own file is not writable: offer another name.
        if let (Output::Record(number), WriteError::Protected(_) | WriteError::Denied(_)) = (&what, error)
            && let Some(tab) = self.desk.get_mut(*number).filter(|tab| tab.file.is_of(&path))
        {
            tab.file.protected = true;
            self.notices.lasting(Topic::Saving(*number), why);
            self.save_as(*number);
            return Saving::Asked;
        }
        self.failed(&what, why)
    }

    /// Writes a copy, while the window goes on.
    pub(super) fn write_copy(&mut self, number: u64, reader: Option<Reader>, path: PathBuf, guard: Guard) -> Saving {
        self.settle();
        let Some(tab) = self.desk.get(number) else { return Saving::Done };
        let path = with_suffix(tab, path);
        if let Some(why) = of_another_format(&path) {
            return self.failed(&Output::Copy(number, reader), why);
        }
        let (document, tree) = (tab.workspace.document(), tab.workspace.document().snapshot().1);
        // A collection without a game is copied as it is.
        let root = document.cursor().map(|node| tab.workspace.root_of(node));
        let terms = WriteOptions { readers: tab.file.readers, ..WriteOptions::of(guard) };
        let task = Task::on(&path, words::writing(&path));
        let file = path.clone();
        let copied = self.work(
            Task { counts_stopped: true, patience: Patience::Moment, ..task },
            move |progress| write_copy(&tree, reader.zip(root), &file, terms, progress),
            move |app, outcome| {
                let outcome = outcome.unwrap_or_else(|| Err(NotCopied::Refused(words::broken(&path))));
                app.copied(number, reader, path, outcome)
            },
        );
        copied.unwrap_or(Saving::Later)
    }

    /// A copy was written, or not.
    fn copied(
        &mut self,
        record: u64,
        reader: Option<Reader>,
        path: PathBuf,
        outcome: Result<Vec<String>, NotCopied>,
    ) -> Saving {
        match outcome {
            Ok(left_out) => {
                left_out.into_iter().for_each(|left_out| self.notices.note(left_out));
                if let Some(tab) = self.desk.get_mut(record) {
                    tab.views.hint.say(words::SAVED);
                }
                self.notices.note(words::written(&path));
                Saving::Done
            }
            Err(NotCopied::Refused(why)) => self.failed(&Output::Copy(record, reader), why),
            Err(NotCopied::Unwritten(WriteError::Stopped(_))) => Saving::Done,
            Err(NotCopied::Unwritten(error)) => self.not_written(Output::Copy(record, reader), path, &error),
        }
    }

    /// Writes a copy of a record, which stays with its own file, or asks where to; as another program reads it, if one is named.
    pub(super) fn save_copy(&mut self, number: u64, program: Option<&str>, path: Option<&Path>) {
        let reader = program.and_then(Reader::of_name);
        if let Some(name) = program.filter(|_| reader.is_none()) {
            return self.notices.failure(say!(
                "no-such-reader",
                "cannot write a copy for {name}: use ff4, utf-8, pentobi, sabaki or hexgui",
                name
            ));
        }
        let Some(tab) = self.desk.get(number) else { return };
        if let Some(path) = path {
            let _ = self.write_copy(number, reader, path.to_path_buf(), Guard::Nothing);
            return;
        }
        // Nobody is asked for the place of what cannot be; of a long record that shows only when it is made.
        if let Some(reader) = reader {
            let document = tab.workspace.document();
            let Some(node) = document.cursor() else { return self.notices.failure(words::NO_GAME.localized()) };
            if !tab.workspace.is_long()
                && let Err(why) = copy_for(reader, document.tree(), tab.workspace.root_of(node))
            {
                return self.notices.failure(why.to_string());
            }
        }
        let proposal = tab.file.path.as_deref().map_or_else(|| self.free_place(tab), free_name);
        self.put(Question::Path(PathFor::Copy(number, reader), Some(proposal)));
    }

    /// The folder of the file that was opened last, now or at an earlier start.
    pub(super) fn recent_folder(&self) -> Option<PathBuf> {
        self.settings.recent.iter().next()?.file.parent().map(Path::to_path_buf)
    }

    /// Where a record without a file could go: a name that nothing has, in the folder that was chosen from last.
    fn free_place(&self, tab: &Tab) -> PathBuf {
        let folder = self.saves.folder.clone().or_else(|| self.recent_folder()).filter(|folder| folder.is_dir());
        let name = folder.unwrap_or_default().join(tab.proposed_name());
        let path = std::path::absolute(&name).unwrap_or(name);
        if path.exists() { free_name(&path) } else { path }
    }

    /// Writes a picture or another file that is no record; returns whether it was written. An existing file is replaced only if the
    /// system's dialog has asked.
    pub(super) fn write_picture(&mut self, path: &Path, bytes: Vec<u8>) -> bool {
        let agreed = self.saves.agreed.take().is_some_and(|agreed| agreed == path);
        let guard = if agreed { Guard::Anything } else { Guard::Nothing };
        matches!(self.write_picture_expecting(path.to_path_buf(), bytes, guard), Saving::Done)
    }

    fn write_picture_expecting(&mut self, path: PathBuf, bytes: Vec<u8>, guard: Guard) -> Saving {
        let readers = self.desk.front.map_or(Readers::Usual, |front| self.desk.tabs[front].file.readers);
        match save::write_watched(&path, &bytes, WriteOptions { readers, ..WriteOptions::of(guard) }, |_| true) {
            Ok(_) => {
                self.notices.note(words::written(&path));
                Saving::Done
            }
            Err(error) => self.not_written(Output::Picture(bytes), path, &error),
        }
    }

    /// Handles the answer about an existing file.
    pub(super) fn replace(&mut self, what: Output, (path, found): (PathBuf, Obstacle), answer: &Answer) {
        let (path, guard) = match answer {
            // The file in the question, and no later one.
            Answer::Replace => match found {
                Obstacle::Changed(stamp) | Obstacle::Unread(stamp) => (path, Guard::Only(stamp)),
                Obstacle::Gone => (path, Guard::Nothing),
            },
            Answer::KeepBoth => (free_name(&path), Guard::Nothing),
            Answer::Reload => {
                if let Output::Record(number) = what {
                    self.reload_record(number);
                }
                return self.go_on_closing();
            }
            Answer::Merge => {
                self.saves.closing_after = None;
                if let Output::Record(number) = what {
                    // It may be one of several that were to be closed: what is told of the merge belongs to it.
                    self.desk.show(number);
                    self.merge_with_file(number);
                }
                return;
            }
            Answer::Look => {
                self.saves.closing_after = None;
                let name = words::file_name(&path);
                return self.open_beside_file(&say!("on-the-disk", "{name} on disk", name), &path, &path);
            }
            answer => {
                debug_assert_eq!(*answer, Answer::Cancel, "nothing is done with this answer");
                self.saves.closing_after = None;
                // Who does not replace it names another place; the system's dialog has asked that itself.
                let other = match what {
                    Output::Record(number) => Some(PathFor::Save(number)),
                    Output::Copy(number, reader) => Some(PathFor::Copy(number, reader)),
                    Output::Picture(_) => None,
                };
                if let (Some(other), Obstacle::Unread(_), false) = (other, found, has_dialogs()) {
                    self.put(Question::Path(other, Some(path)));
                }
                return;
            }
        };
        // A failure is already reported.
        let _ = match what {
            Output::Record(number) => self.save_expecting(number, path, guard),
            Output::Copy(number, reader) => self.write_copy(number, reader, path, guard),
            Output::Picture(bytes) => self.write_picture_expecting(path, bytes, guard),
        };
        self.go_on_closing();
    }

    /// Saves these records one after the other, and closes them. Where there is a question, the rest waits for its answer.
    pub(super) fn save_and_close(&mut self, tabs: Vec<u64>, quit: bool) {
        let numbers: Vec<u64> = self.desk.unsaved(&tabs).iter().map(|tab| tab.number).collect();
        for number in numbers {
            if let Saving::Asked | Saving::Failed(_) = self.save(number) {
                self.saves.closing_after = Some((tabs, quit));
                return;
            }
        }
        self.saves.closing = Some((tabs, quit));
        self.close_when_written();
    }

    /// After an answer: the other records that were to be saved and closed.
    pub(super) fn go_on_closing(&mut self) {
        if self.question.is_some() {
            return;
        }
        if let Some((tabs, quit)) = self.saves.closing_after.take() {
            self.save_and_close(tabs, quit);
        }
    }
}

/// Why no record is saved under this name: its suffix is that of another format, and no program would find a record in the file.
fn of_another_format(path: &Path) -> Option<String> {
    let suffix = path.extension().filter(|_| is_made_of_records(path) || sgf::is_server_name(path))?;
    Some(say!(
        "no-suffix-of-records",
        "A record cannot be saved as .{suffix}, which is another format. Choose another name",
        suffix = suffix.to_string_lossy().to_lowercase()
    ))
}

/// A path for a record: without a suffix no program would know what it is.
fn with_suffix(tab: &Tab, path: PathBuf) -> PathBuf {
    let suffix = tab.workspace.kind().map_or("sgf", |kind| kind.facts().suffix);
    match path.extension() {
        None if path.file_name().is_some() => path.with_extension(suffix),
        _ => path,
    }
}
