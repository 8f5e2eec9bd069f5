//! Stored next to records: answers to questions, and the user's overrides of how games are judged.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use crate::language;
use crate::sgf::{NodeId, Tree};
use crate::store::disk::folder_of;
use crate::store::{Home, progress};
use crate::study::log::{Learned, LogLine, LogLines};
use crate::study::{Judgement, Moment, Schedule, Wishes, judge};

use super::output::{Failure, say};

/// The answers in some folders, and the settings of each.
pub(super) struct Logs {
    pub learned: Learned,
    /// Only of folders in which something is wished.
    wishes: HashMap<PathBuf, Learned>,
}

/// The answers in these folders.
pub(super) fn logs(folders: &BTreeSet<PathBuf>, (now, schedule): (Moment, Schedule)) -> Logs {
    let home = Home::of_user();
    let (mut all, mut wishes) = (LogLines::default(), HashMap::new());
    for folder in folders {
        let own = lines_of(folder, home.as_ref());
        if own.has_wishes() {
            wishes.insert(folder.clone(), own.clone().fold(now, schedule));
        }
        all.join(own);
    }
    let learned = all.fold(now, schedule);
    if learned.ahead > 0 {
        say(&say!(
            "study-lines-ahead",
            "{count} answer is dated more than a day ahead of the clock, and counts when it gets there"
                | "{count} answers are dated more than a day ahead of the clock, and count when it gets there",
            count = learned.ahead
        ));
    }
    Logs { learned, wishes }
}

/// Tells of lines that cannot be used. They stay where they are.
fn tell_unused(path: &Path, lines: &LogLines) {
    let path = language::shown_name(path);
    if let Some(&line) = lines.broken.first() {
        let count = lines.broken.len();
        say(&say!(
            "study-broken-lines",
            "{count} line of {path} cannot be read, and stays there: number {line}"
                | "{count} lines of {path} cannot be read, and stay there; the first is number {line}",
            count,
            path = path.clone(),
            line
        ));
    }
    if lines.later > 0 {
        say(&say!("study-later-lines", "{path}: some lines are a later program's; they stay there", path));
    }
}

impl Logs {
    /// The judgement of a game in a file with its overrides, the overrides, and the letter of the side asked.
    pub fn judged(&self, file: &Path, tree: &Tree, root: NodeId) -> (Judgement, Wishes, Option<String>) {
        judged(self.wishes.get(folder_of(file)), tree, root)
    }
}

/// The same, as it is wished in the folder of the game.
pub(super) fn judged(wished: Option<&Learned>, tree: &Tree, root: NodeId) -> (Judgement, Wishes, Option<String>) {
    match wished {
        Some(wished) => {
            let (judgement, wishes, key) = wished.judged(tree, root);
            (judgement, wishes, key.and_then(|key| wished.wish(key).side))
        }
        None => (judge(tree, root, Wishes::default()), Wishes::default(), None),
    }
}

/// The settings of folders, each read once.
#[derive(Default)]
pub(super) struct FolderWishes {
    known: HashMap<PathBuf, Option<Learned>>,
}

impl FolderWishes {
    /// The settings for a file's folder; `None` if there are none, and for standard input.
    pub fn of(&mut self, file: &Path) -> Option<&Learned> {
        if file == Path::new("-") {
            return None;
        }
        let find = |folder: &Path| {
            let lines = lines_of(folder, Home::of_user().as_ref());
            lines.has_wishes().then(|| lines.fold(Moment::now(), Schedule::default()))
        };
        let folder = folder_of(file);
        self.known.entry(folder.to_path_buf()).or_insert_with(|| find(folder)).as_ref()
    }
}

/// The lines about a folder. Unusable ones are reported.
fn lines_of(folder: &Path, home: Option<&Home>) -> LogLines {
    let read = progress::read(folder, home);
    read.told.iter().for_each(|line| say(line));
    let mut own = LogLines::default();
    for (path, bytes) in read.files {
        let mut lines = LogLines::default();
        lines.add(&bytes);
        tell_unused(&path, &lines);
        own.join(lines);
    }
    own
}

/// Adds a line about a folder of records, and reports where, if not next to them.
pub(super) fn keep(folder: &Path, line: &LogLine) -> Result<(), Failure> {
    let home = Home::of_user();
    let added = progress::append(folder, home.as_ref(), &line.write()).map_err(|error| {
        let (folder, error) = (language::shown_name(folder), crate::store::file::cause(&error));
        Failure(say!("cli-study-not-kept", "{folder}: the answer could not be kept ({error})", folder, error))
    })?;
    if let Some(why) = &added.elsewhere {
        let (folder, path) = (language::shown_name(folder), language::shown_name(&added.path));
        say(&say!("cli-study-elsewhere", "{folder}: answers are kept in {path} instead ({why})", folder, path, why));
    }
    Ok(())
}
