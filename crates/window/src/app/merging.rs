//! Merges the changes of another version into an open record, as one undo step: lists the versions that there are, finds out what would go
//! with each common base, and merges. All of it is done away from the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::bars::progress::Progress;
use crate::app::context::PathFor;
use crate::app::context::question::{Merging, OfferedVersion, Question, RecordVersion};
use crate::app::look::words;
use crate::app::records::Tab;
use crate::app::records::copies::{self, FoundCopy};
use crate::app::records::files::bytes_in;
use crate::app::records::tab_file::MergedFile;
use crate::app::records::{Patience, Task};
use crate::commands::WindowCommand;
use crate::edit::{BaseFit, Command, Lost, Workspace, merge_turned, unsettled};
use crate::game::Coordinates;
use crate::language::{self, StaticText};
use crate::record::Document;
use crate::relate::{MergeOptions, MergeSide, Merged, NotMerged};
use crate::sgf::{Fault, ReadOptions, Tree};
use crate::store::{Stamp, file};

/// Earlier versions of a file that are offered.
const EARLIER: usize = 12;
/// Bytes of versions that are compared before anybody chooses one; of the rest it is found out what would go once they are chosen.
const WEIGHED: usize = 64 << 20;

/// Where the bytes of a version come from.
enum Source {
    File(PathBuf),
    Tree(Arc<Tree>),
    Held(Arc<[u8]>),
    /// The state that was saved last, and the first one.
    Saved(Box<Document>),
    First(Box<Document>),
    Nothing,
}

impl Source {
    /// The bytes, and the stamp of the file that they are in.
    fn read(&self, progress: &Arc<Progress>) -> Result<(Vec<u8>, Option<Stamp>), String> {
        Ok(match self {
            Source::File(path) => {
                let (bytes, stamp) = bytes_in(path, progress)?;
                (bytes, Some(stamp))
            }
            Source::Tree(tree) => (tree.write(), None),
            Source::Held(bytes) => (bytes.to_vec(), None),
            Source::Saved(document) => (document.saved_bytes().unwrap_or_default(), None),
            Source::First(document) => (document.first_bytes(), None),
            Source::Nothing => (Vec::new(), None),
        })
    }
}

/// A version that may be the common base.
struct Candidate {
    source: Source,
    offered: OfferedVersion,
}

/// The versions of a merge, as they are read in the background.
struct Versions {
    ours: Arc<Tree>,
    theirs: Source,
    name: String,
}

/// What came of a merge that is not done yet.
struct Done {
    merged: Merged,
    /// The result as a record.
    record: (Workspace, Vec<Fault>),
    /// What it lacks of the record, and of the other version.
    lost: Lost,
    left: Lost,
    changes_nothing: bool,
    theirs: Vec<u8>,
    stamp: Option<Stamp>,
    /// The record as it was saved.
    saved: Option<Arc<[u8]>>,
}

impl Versions {
    fn terms(&self) -> MergeOptions {
        MergeOptions {
            labels: (StaticText("merge-label-mine", "mine").to_string(), self.name.clone()),
            reading: self.reading(),
            shows_base: true,
            ..MergeOptions::default()
        }
    }

    fn reading(&self) -> ReadOptions {
        ReadOptions { suffix: self.ours.suffix().map(str::to_owned), ..ReadOptions::default() }
    }

    fn read_tree(&self, bytes: &[u8]) -> Tree {
        Tree::read_with(bytes.to_vec(), &self.reading()).0
    }

    fn merge(&self, base: &[u8], ours: &[u8], theirs: &[u8]) -> Result<(Merged, Lost, Lost), NotMerged> {
        let merged = merge_turned(base, ours, theirs, &self.terms())?;
        let [result, other] = [&*merged.bytes, theirs].map(|bytes| self.read_tree(bytes));
        let (lost, left) = (Lost::between(&self.ours, &result), Lost::between(&other, &result));
        Ok((merged, lost, left))
    }

    fn done(&self, base: &Source, saved: Option<Source>, progress: &Arc<Progress>) -> Result<Done, String> {
        let ((theirs, stamp), (base, _)) = (self.theirs.read(progress)?, base.read(progress)?);
        let ours = self.ours.write();
        let failed = |why: NotMerged| language::with_colon(&self.name, why);
        let (mut merged, lost, left) = self.merge(&base, &ours, &theirs).map_err(failed)?;
        let bytes = std::mem::take(&mut merged.bytes);
        let changes_nothing = bytes == ours;
        let record = Workspace::open_with(bytes, &ReadOptions::again(&self.ours, None));
        let saved = saved.map(|saved| saved.read(progress)).transpose()?.map(|(bytes, _)| bytes.into());
        Ok(Done { merged, record, lost, left, changes_nothing, theirs, stamp, saved })
    }

    /// The candidates, the most plausible first, each with what would go if it was chosen.
    fn weigh(&self, candidates: Vec<Candidate>, progress: &Arc<Progress>) -> Result<Vec<OfferedVersion>, String> {
        let (theirs, ours) = (self.theirs.read(progress)?.0, self.ours.write());
        let their_tree = self.read_tree(&theirs);
        // Before these are resolved nothing can be merged, whatever is chosen.
        if !unsettled(&self.ours, Coordinates::default()).is_empty() {
            return Err(
                StaticText("own-conflicts-first", "resolve the merge conflicts in this record first").to_string()
            );
        }
        if !unsettled(&their_tree, Coordinates::default()).is_empty() {
            return Err(say!("their-conflicts-first", "resolve the merge conflicts in {name} first", name = self.name));
        }
        if their_tree.game_count() == 0 {
            return Err(words::no_record(Path::new(&self.name)));
        }
        let (mut ranked, mut refused) = (Vec::new(), Vec::new());
        let (mut read, mut seen): (usize, Vec<Stamp>) = (0, Vec::new());
        for Candidate { source, mut offered } in candidates {
            if progress.is_stopped() {
                break;
            }
            // Of what cannot be read nothing can be offered.
            let Ok((base, _)) = source.read(progress) else { continue };
            let stamp = Stamp::of(&base);
            if seen.iter().any(|other| other.same_content(&stamp)) {
                continue;
            }
            seen.push(stamp);
            read = read.saturating_add(ours.len() + theirs.len() + base.len());
            let is_nothing = offered.version == RecordVersion::Nothing;
            let is_much = read > WEIGHED && !ranked.is_empty();
            let fit = (!is_much).then(|| BaseFit::of(&self.read_tree(&base), &self.ours, &their_tree));
            // Of a record that has little in common with the two, a merge is made only once somebody wants it.
            let is_weighed = |fit: &BaseFit| is_nothing || fit.is_plausible() || fit.is_ours || fit.is_theirs;
            let Some(fit) = fit.filter(is_weighed) else {
                let more = StaticText("base-not-weighed", "Choose it to see what it would change.");
                offered.about.push(more.to_string());
                // Without a common version nothing goes.
                ranked.push(((false, !is_nothing, usize::MAX - 1), offered));
                continue;
            };
            let mut rank = fit.rank();
            match self.merge(&base, &ours, &theirs) {
                Ok((merged, lost, left)) => {
                    // Without a common version nothing is left out: what both have otherwise is a conflict.
                    let left = if is_nothing { Lost::default() } else { left };
                    offered.about.extend(effects(&self.name, &fit, &merged, &left));
                    offered.alarm = (!lost.is_nothing()).then(|| would_go(&lost));
                    if lost.is_nothing() {
                        offered.about.push(
                            StaticText("nothing-goes", "Nothing of yours will be removed or replaced.").to_string(),
                        );
                    }
                }
                Err(why) => {
                    refused.push(why.clone());
                    (offered.alarm, rank) = (Some(words::capital(&why.to_string())), (true, true, usize::MAX));
                }
            }
            ranked.push((rank, offered));
        }
        // Whatever is chosen: nobody has to choose first.
        if let Some(why) = refused.into_iter().next().filter(|_| ranked.iter().all(|(rank, _)| rank.2 == usize::MAX)) {
            return Err(language::with_colon(&self.name, why));
        }
        ranked.sort_by_key(|(rank, _)| *rank);
        Ok(ranked.into_iter().map(|(_, offered)| offered).collect())
    }
}

/// What a merge would take away.
fn would_go(lost: &Lost) -> String {
    words::capital(&say!("merge-would-remove", "{what} of yours will be removed or replaced", what = lost.localized()))
}

/// What else follows from a base.
fn effects(name: &str, fit: &BaseFit, merged: &Merged, left: &Lost) -> Vec<String> {
    let conflicts = merged.conflicts.len();
    let damaged = merged
        .damaged
        .contains(&MergeSide::Theirs)
        .then(|| say!("version-is-damaged", "{name} is damaged: part of it may be missing.", name));
    let is_ours = fit.is_ours.then(|| {
        say!("base-is-ours", "Identical to this record: whatever is missing from {name} counts as deleted there.", name)
    });
    let is_theirs = fit.is_theirs.then(|| {
        say!(
            "base-is-theirs",
            "Identical to {name}: whatever is missing from this record counts as deleted here.",
            name
        )
    });
    let not_taken = (!left.is_slight())
        .then(|| say!("base-leaves", "Left out from {name}: {what}.", what = left.localized(), name));
    let conflicts = (conflicts > 0).then(|| {
        say!(
            "base-conflicts",
            "{count} place was changed in both and needs to be resolved."
                | "{count} places were changed in both and need to be resolved.",
            count = conflicts
        )
    });
    [damaged, is_ours, is_theirs, not_taken, conflicts].into_iter().flatten().collect()
}

/// The merges of other versions into records.
#[derive(Debug, Default)]
pub(super) struct Merges {
    /// How many there have been.
    count: u64,
    /// The merge that waits for work on its record: the versions, the base, and what was agreed to.
    waits: Option<(Merging, RecordVersion, Option<Lost>)>,
}

impl Merges {
    /// Begins one in place of any before. Returns which.
    fn begin(&mut self) -> u64 {
        (self.count, self.waits) = (self.count + 1, None);
        self.count
    }

    fn is_last(&self, which: u64) -> bool {
        self.count == which
    }
}

impl App {
    /// Merges what the file of a record holds now into the record.
    pub(crate) fn merge_with_file(&mut self, number: u64) {
        let Some(path) = self.desk.get(number).and_then(|tab| tab.file.path.clone()) else { return };
        let name = words::file_name(&path);
        self.merge(Merging { record: number, theirs: RecordVersion::File(path), name }, RecordVersion::AsSaved, None);
    }

    /// Whether a record is being changed in the background; then that is reported.
    pub(super) fn is_at_work(&mut self, number: u64) -> bool {
        let work = self.desk.get(number).and_then(|tab| tab.work.as_ref()).map(|work| words::is_at_work(&work.message));
        let is_at_work = work.is_some();
        work.into_iter().for_each(|why| self.notices.failure(why));
        is_at_work
    }

    /// Asks which version to merge into a record: another open one, a copy beside its file, or any file.
    pub(crate) fn ask_for_version(&mut self, number: u64) {
        if self.is_at_work(number) {
            return;
        }
        let Some(tab) = self.desk.get(number) else { return };
        let (path, tree) = (tab.file.path.clone(), tab.workspace.document().snapshot().1);
        let open: Vec<OfferedVersion> = self.open_versions(number);
        let work = move |_: &_| path.map(|path| copies::beside(&path, &tree)).unwrap_or_default();
        let task = Task { patience: Patience::Moment, ..Task::default() };
        self.work(task, work, move |app, copies: Option<Vec<FoundCopy>>| {
            let copies = copies.unwrap_or_default().into_iter().map(|copy| copy_of_file(copy.path));
            let all: Vec<OfferedVersion> = copies.chain(open).collect();
            match all.is_empty() {
                true => app.ask_for_path(PathFor::MergeWith(number), Some(number)),
                false => app.put(Question::MergeWith(number, all)),
            }
        });
    }

    /// The other open records, as versions.
    fn open_versions(&self, number: u64) -> Vec<OfferedVersion> {
        let others = self.desk.tabs.iter().filter(|tab| tab.number != number);
        let offered = |tab: &Tab| OfferedVersion {
            version: RecordVersion::Open(tab.number),
            title: tab.name(),
            about: vec![match &tab.file.path {
                Some(path) => say!("version-open-file", "Open in another tab: {path}", path = words::short_path(path)),
                None => StaticText("version-open", "Open in another tab").to_string(),
            }],
            alarm: None,
        };
        others.map(offered).collect()
    }

    /// A version of a record by the name under which it was offered.
    pub(crate) fn merging(&self, number: u64, theirs: RecordVersion) -> Merging {
        let name = match &theirs {
            RecordVersion::File(path) => words::file_name(path),
            RecordVersion::Open(other) => self.desk.get(*other).map(Tab::name).unwrap_or_default(),
            RecordVersion::AsSaved | RecordVersion::AsOpened | RecordVersion::Nothing => String::new(),
        };
        Merging { record: number, theirs, name }
    }

    /// Where the bytes of a version of a record come from; `None` if there is no such version.
    fn source(&self, number: u64, version: &RecordVersion) -> Option<Source> {
        let tab = self.desk.get(number)?;
        let document = tab.workspace.document();
        Some(match version {
            RecordVersion::File(path) => Source::File(path.clone()),
            RecordVersion::Open(other) => Source::Tree(self.desk.get(*other)?.workspace.document().snapshot().1),
            RecordVersion::AsSaved => match tab.merged_bytes() {
                Some(merged) => Source::Held(merged),
                None if document.reaches_saved() => Source::Saved(Box::new(document.clone())),
                None => Source::Held(tab.file.base.clone()?),
            },
            RecordVersion::AsOpened => {
                let is_changed = document.history().position() > 0;
                is_changed.then(|| Source::First(Box::new(document.clone())))?
            }
            RecordVersion::Nothing => Source::Nothing,
        })
    }

    /// Asks what a record and another version of it began with.
    pub(crate) fn ask_for_base(&mut self, merge: Merging) {
        let number = merge.record;
        if self.is_at_work(number) {
            return;
        }
        let (Some(tab), Some(theirs)) = (self.desk.get(number), self.source(number, &merge.theirs)) else { return };
        let path = tab.file.path.clone();
        let ours = tab.workspace.document().snapshot().1;
        let own = [
            (
                RecordVersion::AsSaved,
                words::BASE_SAVED,
                StaticText("base-saved-more", "What the file contained when it was last read or saved here."),
            ),
            (
                RecordVersion::AsOpened,
                StaticText("base-opened", "The record as it was opened"),
                StaticText("base-opened-more", "The earliest state that undo can go back to."),
            ),
        ];
        let candidate = |source: Source, version: RecordVersion, title: String, about: String| Candidate {
            source,
            offered: OfferedVersion { version, title, about: vec![about], alarm: None },
        };
        let mut candidates: Vec<Candidate> = Vec::new();
        for (version, title, about) in own {
            let source = self.source(number, &version);
            candidates.extend(source.map(|source| candidate(source, version, title.to_string(), about.to_string())));
        }
        let open: Vec<Candidate> = self
            .open_versions(number)
            .into_iter()
            .filter(|offered| offered.version != merge.theirs)
            .filter_map(|offered| Some(Candidate { source: self.source(number, &offered.version)?, offered }))
            .collect();
        let nothing = candidate(
            Source::Nothing,
            RecordVersion::Nothing,
            words::BASE_NOTHING.to_string(),
            StaticText("base-nothing-more", "Everything in both is kept.").to_string(),
        );
        let (versions, name) = (self.versions(), merge.name.clone());
        let other = merge.theirs.clone();
        let message = say!("comparing-versions", "Comparing versions with {name}", name = merge.name);
        let task = Task { patience: Patience::Moment, ..Task::on(Path::new(&merge.name), message) };
        let work =
            move |progress: &Arc<Progress>| {
                let kept = versions.zip(path.as_ref()).map(|(versions, path)| versions.of(path)).unwrap_or_default();
                let kept = kept.into_iter().take(EARLIER).filter_map(|version| {
                    let about = words::version_in_words(&file::stamp(&version.path).ok()?);
                    let title = language::with_colon(StaticText("beside-version", "Earlier version"), about);
                    let more = StaticText("base-kept-more", "Kept when this file was overwritten.");
                    Some(candidate(
                        Source::File(version.path.clone()),
                        RecordVersion::File(version.path),
                        title,
                        more.to_string(),
                    ))
                });
                candidates.extend(kept);
                let beside = path.map(|path| copies::beside(&path, &ours)).unwrap_or_default();
                // What was read of them, and no more: the files may be others by now.
                let beside = beside.into_iter().filter(|copy| other != RecordVersion::File(copy.path.clone()));
                candidates.extend(beside.map(|copy| Candidate {
                    source: Source::Held(copy.bytes.into()),
                    offered: copy_of_file(copy.path),
                }));
                candidates.extend(open);
                candidates.push(nothing);
                Versions { ours, theirs, name }.weigh(candidates, progress)
            };
        self.work(task, work, move |app, bases| match bases.unwrap_or_else(|| Err(words::PROGRAM_ERROR.to_string())) {
            Ok(bases) => app.put(Question::MergeBase { merge, bases }),
            Err(why) => app.notices.failure(why),
        });
    }

    /// Merges a version into a record. What would be taken away from the record is asked about first, unless that was `agreed` to.
    pub(crate) fn merge(&mut self, merge: Merging, base: RecordVersion, agreed: Option<Lost>) {
        let number = merge.record;
        if self.is_at_work(number) {
            return;
        }
        let Some(tab) = self.desk.get(number) else { return };
        let document = tab.workspace.document();
        let (revision, ours) = document.snapshot();
        let saved = document.reaches_saved().then(|| Source::Saved(Box::new(document.clone())));
        let theirs = self.source(number, &merge.theirs);
        let Some((theirs, base_source)) = theirs.zip(self.source(number, &base)) else {
            return self.notices.failure(StaticText("version-is-gone", "That version is no longer there").localized());
        };
        let versions = Versions { ours, theirs, name: merge.name.clone() };
        let message = say!("merging-version", "Merging {name}", name = merge.name);
        let task = Task { patience: Patience::Moment, ..Task::on(Path::new(&merge.name), message) };
        let this = self.merges.begin();
        let work = move |progress: &Arc<Progress>| versions.done(&base_source, saved, progress);
        self.work(task, work, move |app, done| {
            // One that began since takes its place.
            let Some(done) = done.filter(|_| app.merges.is_last(this)) else { return };
            let Some(tab) = app.desk.get(number) else { return };
            if tab.work.is_some() {
                // What was begun meanwhile comes first.
                app.merges.waits = Some((merge, base, agreed));
                return;
            }
            if tab.workspace.document().revision() != revision {
                // It was edited meanwhile.
                return app.merge(merge, base, agreed);
            }
            let done = match done {
                Ok(done) => done,
                Err(why) => return app.notices.failure(why),
            };
            // Of its own file it is known what it held.
            let is_certain = base == RecordVersion::AsSaved && app.own_stamp(&merge, &done).is_some();
            let is_asked = if is_certain { !done.lost.is_slight() } else { !done.lost.is_nothing() };
            match is_asked && agreed != Some(done.lost) {
                true => app.put(Question::MergeLoses { merge, base, lost: done.lost }),
                false => app.take_merged(&merge, done),
            }
        });
    }

    /// Begins the merge that waits for work on its record, once that is done.
    pub(crate) fn go_on_merging(&mut self) {
        let desk = &self.desk;
        let is_free = |record| desk.get(record).is_none_or(|tab| tab.work.is_none());
        if let Some((merge, base, agreed)) = self.merges.waits.take_if(|(merge, ..)| is_free(merge.record)) {
            self.merge(merge, base, agreed);
        }
    }

    /// The stamp of the other version, if that is what the record's own file holds now.
    fn own_stamp(&self, merge: &Merging, done: &Done) -> Option<Stamp> {
        let RecordVersion::File(path) = &merge.theirs else { return None };
        done.stamp.filter(|_| self.desk.get(merge.record).is_some_and(|tab| tab.file.is_of(path)))
    }

    fn take_merged(&mut self, merge: &Merging, done: Done) {
        let own = self.own_stamp(merge, &done);
        let Done { merged, record, lost, left, changes_nothing, theirs, saved, .. } = done;
        let (number, name) = (merge.record, &merge.name);
        let Some(tab) = self.desk.get_mut(number) else { return };
        if !changes_nothing {
            tab.take_merged(record, saved);
        }
        let revision = tab.workspace.document().revision();
        if let Some(stamp) = own {
            tab.file.away = None;
            tab.file.merged.push(MergedFile { at: revision, stamp, bytes: theirs.into() });
            self.notices.settle(Topic::File(number));
        }
        let mut message = match merged.conflicts.len() {
            _ if changes_nothing && left.is_slight() => {
                say!("merged-nothing", "nothing to merge: this record has all of {name}", name)
            }
            _ if changes_nothing => say!(
                "merged-none",
                "Nothing was merged: {what} in {name} count as deleted here, because the common version has them",
                what = left.localized(),
                name
            ),
            0 => {
                say!("merged-whole", "merged {name} into this record: save to keep it, undo to take it back", name)
            }
            count => say!(
                "merged-with-conflicts",
                "merged {name}; {count} place was changed in both and needs to be resolved"
                    | "merged {name}; {count} places were changed in both and need to be resolved",
                count,
                name
            ),
        };
        if !lost.is_nothing() {
            let gone = say!("merged-removed", "Removed or replaced in this record: {what}", what = lost.localized());
            message = language::sentences([message, gone]);
        }
        self.keep(number);
        self.notices.settle(Topic::Merged(number));
        match merged.conflicts.is_empty() {
            _ if changes_nothing => self.notices.note(message),
            true => self.notices.undoable(message, (number, revision, Command::Undo(1).into())),
            false => self.notices.offering(
                Topic::Merged(number),
                message,
                (number, revision, WindowCommand::Conflicts.into()),
            ),
        }
        merged.notes.iter().for_each(|note| self.notices.note(note.localized()));
    }
}

/// A copy beside a record's file, as a version.
fn copy_of_file(path: PathBuf) -> OfferedVersion {
    OfferedVersion {
        title: words::file_name(&path),
        about: vec![
            StaticText(
                "version-copy",
                "A conflicted copy next to this file, made by a program that synchronises folders.",
            )
            .to_string(),
        ],
        version: RecordVersion::File(path),
        alarm: None,
    }
}
