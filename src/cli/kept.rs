//! Stored next to records: answers to questions, and the user's overrides of how games are judged.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use crate::language;
use crate::store::disk::folder_of;
use crate::store::{Home, progress};
use crate::study::log::{Learned, LogLine, LogLines};
use crate::study::{self, Moment, Schedule};

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
    report_ahead(&learned);
    Logs { learned, lines: all, wishes, none: Learned::default() }
}

/// Reports answers that were dated by a wrong clock.
pub(super) fn report_wrong_clock(count: usize) {
    study::log::wrong_clock(count).iter().for_each(|words| say(words));
}

/// Reports answers that do not count yet, and those that count at another time.
pub(super) fn report_ahead(learned: &Learned) {
    report_wrong_clock(learned.doubtful);
    if learned.ahead > 0 {
        say(&say!(
            "study-lines-ahead",
            "{count} answer is dated more than a day in the future, and counts from that day on"
                | "{count} answers are dated more than a day in the future, and count from that day on",
            count = learned.ahead
        ));
    }
}

/// What was answered in the folders above: records may have been there before.
fn answers_above(folders: &BTreeSet<PathBuf>, home: Option<&Home>) -> LogLines {
    let mut above = LogLines::default();
    for folder in progress::folders_above(folders.iter().map(PathBuf::as_path)) {
        // What is wrong with these logs is reported where they are used.
        above.join(LogLines::of_files(progress::read(&folder, home).files, &mut Vec::new()));
    }
    above.about(|_| true)
}

/// The lines about the records in some folders: those of their logs, and of the logs above, save those of `others`, the lines about what was
/// answered in a record that is here now.
pub(super) fn lines_here(folders: &BTreeSet<PathBuf>, others: &BTreeSet<PathBuf>) -> LogLines {
    let home = Home::of_user();
    let mut here = LogLines::default();
    folders.iter().for_each(|folder| here.join(lines_of(folder, home.as_ref())));
    let above = answers_above(&folders.union(others).cloned().collect(), home.as_ref());
    let mut files: HashMap<String, bool> = HashMap::new();
    let mut known = above.keys_in(|file| match files.get(file) {
        Some(is_here) => *is_here,
        None => *files.entry(file.to_owned()).or_insert(folders.iter().any(|folder| folder.join(file).exists())),
    });
    known.extend(here.keys());
    here.join(above.about(|key| known.contains(&key)));
    here
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
}

impl FolderWishes {
    /// The settings for a file's folder; none for standard input.
    pub fn of(&mut self, file: &Path) -> &Learned {
        if file == Path::new("-") {
            return self.known.entry(PathBuf::new()).or_default();
        }
        let wishes = |folder: &PathBuf| wishes_in(folder, &lines_of(folder, Home::of_user().as_ref()), Moment::now());
        self.known.entry(folder_of(file).to_path_buf()).or_insert_with_key(wishes)
    }
}

/// The overrides in a folder. Those of a record that was renamed hold under its new name.
fn wishes_in(folder: &Path, lines: &LogLines, now: Moment) -> Learned {
    lines.wishes(now).without_files(|file| folder.join(file).exists())
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
