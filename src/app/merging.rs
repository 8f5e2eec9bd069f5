//! Merges the changes of another version into an open record, in the background, as one undo step.

use std::path::PathBuf;

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::context::question::{MergeBase, Question};
use crate::app::look::words;
use crate::app::records::files::bytes_in;
use crate::app::records::tab::MergedFile;
use crate::app::records::{Patience, Task};
use crate::commands::WindowCommand;
use crate::edit::merge_turned;
use crate::language::{self, Word};
use crate::relate::{MergeTerms, Merged, NotMerged};
use crate::sgf::ReadOptions;
use crate::store::Stamp;

/// Another version of an open record, to be merged into it.
#[derive(Clone, Debug)]
pub struct OtherVersion {
    /// The record, by number.
    record: u64,
    base: Vec<u8>,
    theirs: Vec<u8>,
    /// Its file.
    path: PathBuf,
    /// The version is what the record's own file holds now.
    own: Option<Stamp>,
}

impl App {
    /// Merges what the file of a record holds now into the record.
    pub(crate) fn merge_with_file(&mut self, number: u64) {
        let Some(path) = self.desk.get(number).and_then(|tab| tab.path.clone()) else { return };
        self.merge_with(number, path, &MergeBase::AsSaved);
    }

    /// Asks what a record and another version of it began with.
    pub(crate) fn ask_for_base(&mut self, number: u64, theirs: PathBuf) {
        let versions = self.versions_of(number);
        self.put(Question::MergeBase { record: number, theirs, versions });
    }

    /// Merges what a file holds into a record, away from the window.
    pub(crate) fn merge_with(&mut self, number: u64, path: PathBuf, base: &MergeBase) {
        let mut files = vec![path.clone()];
        if let MergeBase::File(base) = base {
            files.push(base.clone());
        }
        let as_saved = *base == MergeBase::AsSaved;
        self.fetch(files, bytes_in, move |app, files| {
            let mut files = files.into_iter();
            let (Some(tab), Some((theirs, stamp))) = (app.desk.get(number), files.next()) else { return };
            let base = files.next().map(|(bytes, _)| bytes);
            let base = base.or_else(|| as_saved.then(|| tab.common_base())).unwrap_or_default();
            let own = tab.is_of(&path).then_some(stamp);
            app.begin_to_merge(OtherVersion { record: number, base, theirs, path, own });
        });
    }

    fn begin_to_merge(&mut self, version: OtherVersion) {
        let Some(tab) = self.desk.get(version.record) else { return };
        let (revision, tree) = tab.workspace.document().snapshot();
        let (base, theirs, path) = (version.base.clone(), version.theirs.clone(), version.path.clone());
        let work = move |_: &_| {
            let terms = MergeTerms {
                labels: (Word("merge-label-mine", "mine").to_string(), words::file_name(&path)),
                reading: ReadOptions { suffix: tree.suffix().map(str::to_owned), ..ReadOptions::default() },
                ..MergeTerms::default()
            };
            merge_turned(&base, &tree.write(), &theirs, &terms)
        };
        self.merges += 1;
        let this = self.merges;
        self.work(Task { patience: Patience::Moment, ..Task::default() }, work, move |app, done| {
            // One that began since takes its place.
            let Some(done) = done.filter(|_| app.merges == this) else { return };
            match app.desk.get(version.record).map(|tab| tab.workspace.document().revision()) {
                None => {}
                Some(now) if now == revision => app.take_merged(version, done),
                // It was edited meanwhile.
                Some(_) => app.begin_to_merge(version),
            }
        });
    }

    fn take_merged(&mut self, version: OtherVersion, done: Result<Merged, NotMerged>) {
        let OtherVersion { record: number, theirs, path, own, .. } = version;
        let merged = match done {
            Ok(merged) => merged,
            Err(why) => return self.notices.failure(language::with_colon(words::file_name(&path), why)),
        };
        let Some(tab) = self.desk.get_mut(number) else { return };
        let changes_nothing = merged.bytes == tab.workspace.document().tree().write();
        if !changes_nothing {
            tab.take_merged(merged.bytes);
        }
        let revision = tab.workspace.document().revision();
        if let Some(stamp) = own {
            tab.away = None;
            tab.merged.push(MergedFile { at: revision, stamp, bytes: theirs.into() });
            self.notices.settle(Topic::File(number));
        }
        let name = words::file_name(&path);
        let told = match merged.conflicts.len() {
            _ if changes_nothing => say!("merged-nothing", "{name} has nothing that is not here", name),
            0 => {
                say!("merged-whole", "{name} was merged into this record: save to keep it, undo to take it back", name)
            }
            count => say!(
                "merged-with-conflicts",
                "{name} was merged; {count} place was changed in both and is to be settled"
                    | "{name} was merged; {count} places were changed in both and are to be settled",
                count,
                name
            ),
        };
        tab.had_conflicts |= !merged.conflicts.is_empty();
        self.keep(number);
        if merged.conflicts.is_empty() {
            self.notices.note(told);
        } else {
            self.notices.offering(Topic::Merged(number), told, (number, revision, WindowCommand::Conflicts.into()));
        }
        merged.notes.iter().for_each(|note| self.notices.note(note.said()));
    }
}
