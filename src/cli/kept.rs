//! Stored next to records: answers to questions, and the user's overrides of how games are judged.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Once;

use crate::language;
use crate::store::disk::folder_of;
use crate::store::{Home, folders, progress};
use crate::study::log::{Learned, LogLine, LogLines};
use crate::study::{ItemKey, Moment, Schedule};

use super::output::{Failure, say};

/// The answers in some folders, and the settings of each.
pub(super) struct Logs {
    pub learned: Learned,
    /// The lines behind them.
    pub lines: LogLines,
    wishes: HashMap<PathBuf, Learned>,
    none: Learned,
}

/// The answers in these folders.
pub(super) fn logs(folders: &BTreeSet<PathBuf>, (now, schedule): (Moment, Schedule)) -> Logs {
    let home = Home::of_user();
    let (mut all, mut wishes) = (LogLines::default(), HashMap::new());
    for folder in folders {
        let own = lines_of(folder, home.as_ref());
        wishes.insert(folder.clone(), wishes_in(folder, &own, now));
        all.join(own);
    }
    all.join(answers_above(folders, home.as_ref()));
    let learned = all.clone().fold(now, schedule);
    report_clock(&learned);
    Logs { learned, lines: all, wishes, none: Learned::default() }
}

/// Reports, once a run, answers that do not count yet, and those that count at another time.
pub(super) fn report_clock(learned: &Learned) {
    static REPORTED: Once = Once::new();
    if let Some(report) = learned.clock_report() {
        REPORTED.call_once(|| say(&report));
    }
}

/// What was answered in the folders above: records may have been there before.
fn answers_above(folders: &BTreeSet<PathBuf>, home: Option<&Home>) -> LogLines {
    let mut above = LogLines::default();
    for folder in progress::folders_above(folders.iter().map(PathBuf::as_path)) {
        // What is wrong with these logs is reported where they are used.
        above.join(LogLines::of_files(progress::read(&folder, home).files, &mut Vec::new()));
    }
    above.of_folder_above(|_| true)
}

/// The lines about the records in some folders, each log read once: those of their logs, and of the logs above them those about what was
/// answered in a record that is here now.
pub(super) struct LinesHere {
    own: BTreeMap<PathBuf, LogLines>,
    above: LogLines,
    /// The items that were answered above, by the names of the files in which they were.
    files: BTreeMap<String, BTreeSet<ItemKey>>,
}

impl LinesHere {
    /// Reads the logs of these folders, and of those above.
    pub fn read(folders: &BTreeSet<PathBuf>) -> LinesHere {
        let home = Home::of_user();
        let above = answers_above(folders, home.as_ref());
        let own = folders.iter().map(|folder| (folder.clone(), lines_of(folder, home.as_ref()))).collect();
        LinesHere { own, files: above.keys_by_file(), above }
    }

    /// What is about a folder alone.
    pub fn of(&self, folder: &PathBuf) -> LogLines {
        self.among([folder])
    }

    /// What is about all of the folders.
    pub fn of_all(&self) -> LogLines {
        self.among(self.own.keys())
    }

    fn among<'a>(&'a self, wanted: impl IntoIterator<Item = &'a PathBuf> + Clone) -> LogLines {
        let mut here = LogLines::default();
        let own = wanted.clone().into_iter().filter_map(|folder| self.own.get(folder));
        own.for_each(|lines| here.join(lines.clone()));
        let mut known = here.keys();
        let is_here = |file: &str| wanted.clone().into_iter().any(|folder| folders::has_file(folder, file));
        known.extend(self.files.iter().filter(|(file, _)| is_here(file)).flat_map(|(_, keys)| keys));
        if !self.above.keys().is_disjoint(&known) {
            here.join(self.above.clone().of_folder_above(|key| known.contains(&key)));
        }
        here
    }
}

impl Logs {
    /// The settings for a file's folder.
    pub fn wishes_of(&self, file: &Path) -> &Learned {
        self.wishes.get(folder_of(file)).unwrap_or(&self.none)
    }
}

/// The settings of folders, each read once.
#[derive(Default)]
pub(super) struct FolderWishes {
    known: HashMap<PathBuf, Learned>,
    /// The time, if they are looked through for a question: then the logs are reported where it is found.
    searched_at: Option<Moment>,
}

impl FolderWishes {
    /// Those of folders that are looked through for a question.
    pub fn searched_at(now: Moment) -> FolderWishes {
        FolderWishes { searched_at: Some(now), ..FolderWishes::default() }
    }

    /// The settings for a file's folder; none for standard input.
    pub fn of(&mut self, file: &Path) -> &Learned {
        if file == Path::new("-") {
            return self.known.entry(PathBuf::new()).or_default();
        }
        let searched_at = self.searched_at;
        let wishes = |folder: &PathBuf| {
            let home = Home::of_user();
            let lines = match searched_at {
                Some(_) => LogLines::of_files(progress::read(folder, home.as_ref()).files, &mut Vec::new()),
                None => lines_of(folder, home.as_ref()),
            };
            wishes_in(folder, &lines, searched_at.unwrap_or_else(Moment::now))
        };
        self.known.entry(folder_of(file).to_path_buf()).or_insert_with_key(wishes)
    }
}

/// The overrides in a folder. Those of a record that was renamed hold under its new name.
fn wishes_in(folder: &Path, lines: &LogLines, now: Moment) -> Learned {
    lines.wishes(now, |file| folders::has_file(folder, file))
}

/// The lines about a folder. Unusable ones are reported.
fn lines_of(folder: &Path, home: Option<&Home>) -> LogLines {
    let read = progress::read(folder, home);
    let mut messages = read.messages;
    let lines = LogLines::of_files(read.files, &mut messages);
    messages.iter().for_each(|line| say(line));
    lines
}

/// Adds lines about a folder of records in one go, and reports where, if not next to them.
pub(super) fn keep(folder: &Path, lines: &[LogLine]) -> Result<(), Failure> {
    add(folder, Home::of_user().as_ref(), &lines.iter().map(LogLine::write).collect::<Vec<_>>())
}

/// The same with lines as they are written.
pub(super) fn add(folder: &Path, home: Option<&Home>, lines: &[String]) -> Result<(), Failure> {
    let added = progress::append(folder, home, &lines.join("\n")).map_err(|error| {
        let (folder, error) = (language::shown_name(folder), crate::store::file::cause(&error));
        Failure(say!("cli-study-not-kept", "{folder}: the answer could not be saved ({error})", folder, error))
    })?;
    if let Some(why) = &added.elsewhere {
        let (folder, path) = (language::shown_name(folder), language::shown_name(&added.path));
        say(&say!("cli-study-elsewhere", "{folder}: answers are saved in {path} instead ({why})", folder, path, why));
    }
    Ok(())
}
