//! Stored next to records: answers to questions, and the user's overrides of how games are judged.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use crate::language;
use crate::store::disk::folder_of;
use crate::store::{Home, progress};
use crate::study::log::{Learned, LogLine, LogLines};
use crate::study::{Moment, Schedule};

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
        wishes.insert(folder.clone(), own.wishes(now));
        all.join(own);
    }
    let learned = all.clone().fold(now, schedule);
    if learned.ahead > 0 {
        say(&say!(
            "study-lines-ahead",
            "{count} answer is dated more than a day in the future, and counts from that day on"
                | "{count} answers are dated more than a day in the future, and count from that day on",
            count = learned.ahead
        ));
    }
    Logs { learned, lines: all, wishes, none: Learned::default() }
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
        let wishes = |folder: &PathBuf| lines_of(folder, Home::of_user().as_ref()).wishes(Moment::now());
        self.known.entry(folder_of(file).to_path_buf()).or_insert_with_key(wishes)
    }
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
    let home = Home::of_user();
    let lines: Vec<String> = lines.iter().map(LogLine::write).collect();
    let added = progress::append(folder, home.as_ref(), &lines.join("\n")).map_err(|error| {
        let (folder, error) = (language::shown_name(folder), crate::store::file::cause(&error));
        Failure(say!("cli-study-not-kept", "{folder}: the answer could not be saved ({error})", folder, error))
    })?;
    if let Some(why) = &added.elsewhere {
        let (folder, path) = (language::shown_name(folder), language::shown_name(&added.path));
        say(&say!("cli-study-elsewhere", "{folder}: answers are saved in {path} instead ({why})", folder, path, why));
    }
    Ok(())
}
