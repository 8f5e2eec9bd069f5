//! Collects the questions of records and the earlier answers, in the background.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::look::words;
use crate::app::study::choice::{StudyChoice, Summary};
use crate::app::study::keeper::Written;
use crate::edit::{Incoming, natural};
use crate::game::Colour;
use crate::language;
use crate::sgf::{Tree, is_record_name};
use crate::store::disk::folder_of;
use crate::store::folders::{self, FoundFiles};
use crate::store::{Home, file, progress};
use crate::study::log::{KnownItem, Learned, LogEvent, LogLine, LogLines, Scope};
use crate::study::{
    Certainty, Convention, JudgedGame, Judgement, Mode, Moment, Schedule, StudyItem, natural_modes, verdict_unjudged,
};

/// So many questions of one mode are looked at; a folder that has more of them is asked about in part.
const MOST: usize = 50_000;
/// So many bytes of records of a folder are kept while they are asked about.
const MOST_BYTES: usize = 256 << 20;
/// At most this many nodes have cached results; those of the rest are computed again on demand.
const MOST_NODES: usize = 1_000_000;

/// What questions are taken from.
#[derive(Clone, Debug)]
pub enum StudySource {
    /// A record as it is open, and its file, if it has one.
    Record(Arc<Tree>, Option<PathBuf>),
    /// A record that is not open.
    File(PathBuf),
    /// The records of a folder.
    Folder(PathBuf),
}

impl StudySource {
    /// The folder in which answers are kept.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            StudySource::Folder(folder) => Some(folder),
            _ => self.place().map(folder_of),
        }
    }

    /// The folders whose logs count, its own first: answers lie beside their records.
    pub fn folders(&self) -> Vec<PathBuf> {
        let mut folders: Vec<PathBuf> = self.folder().map(Path::to_path_buf).into_iter().collect();
        if let StudySource::Folder(folder) = self {
            for file in records_below(folder).files {
                let beside = folder_of(&file);
                // Those of a folder follow each other.
                if folders.last().is_none_or(|last| last != beside) && !folders.iter().any(|known| known == beside) {
                    folders.push(beside.to_path_buf());
                }
            }
        }
        folders
    }

    /// The path under which it is remembered; `None` for a record without a file.
    pub fn place(&self) -> Option<&Path> {
        match self {
            StudySource::Record(_, file) => file.as_deref(),
            StudySource::File(place) | StudySource::Folder(place) => Some(place),
        }
    }
}

/// The records in a folder and below it, as on the command line.
fn records_below(folder: &Path) -> FoundFiles {
    folders::files_below(folder, |name| is_record_name(Path::new(name))).unwrap_or_default()
}

/// The collected questions.
#[derive(Debug)]
pub struct Gathered {
    /// The questions of each mode, in the order of [`Mode::ALL`].
    pub items: [Vec<StudyItem>; Mode::ALL.len()],
    /// The modes that some game offers without being asked.
    pub natural: Vec<Mode>,
    /// The state from earlier answers.
    pub learned: Learned,
    /// The log lines behind it.
    lines: LogLines,
    /// The logs as they were read, or as this program left them.
    times: Times,
    /// Lines added since the log was read, or is being read.
    fresh: Vec<LogLine>,
    /// What there is of a choice, as long as nothing changes it.
    summary: Option<(StudyChoice, Arc<Summary>)>,
    /// How many nodes are kept as they were judged.
    nodes: usize,
    /// The conventions of the problems, each with how sure it is, its count and the evidence in the first one.
    pub conventions: Vec<(Convention, Certainty, usize, String)>,
    /// What could not be read, in sentences.
    pub messages: Vec<String>,
    /// How many records were looked at.
    pub records: usize,
    /// The log is that of all records that are in no folder.
    pub shares_log: bool,
    /// Questions without an answer that the rules allow: how many, and where the first one is.
    pub unasked: Option<(usize, String)>,
    /// Other problems of which nothing is asked: how many, where the first one is, and why.
    pub left_out: Option<(usize, String, String)>,
}

/// The lengths and times of the logs of some folders; `None` for the records that are in none.
pub type Times = HashMap<Option<PathBuf>, progress::LogTimes>;

/// The answers in a log, as it is now.
#[derive(Debug, Default)]
pub struct ReadLog {
    lines: LogLines,
    times: Times,
    learned: Learned,
    /// The overrides of each folder, by which its games are judged.
    wishes: HashMap<PathBuf, Learned>,
    /// What could not be read, in sentences.
    messages: Vec<String>,
}

impl ReadLog {
    /// What follows from the log of one folder alone.
    pub fn of_folder(folder: &Path, home: Option<&Home>, (now, schedule): (Moment, Schedule)) -> Learned {
        LogLines::of_files(progress::read(folder, home).files, &mut Vec::new()).fold(now, schedule)
    }

    /// Reads the log of a source.
    pub fn of(source: &StudySource, home: Option<&Home>, (now, schedule): (Moment, Schedule)) -> ReadLog {
        let (mut lines, mut wishes, mut messages) = (LogLines::default(), HashMap::new(), Vec::new());
        let mut add = |read: progress::ReadLines, folder: Option<&Path>| {
            messages.extend(read.messages);
            let own = LogLines::of_files(read.files, &mut messages);
            // Those of a record that was renamed hold under its new name.
            let wished = |folder: &Path| own.wishes(now, |file| folders::has_file(folder, file));
            wishes.extend(folder.map(|folder| (folder.to_path_buf(), wished(folder))));
            // What is wished for a folder below holds there alone.
            lines.join(if folder == source.folder() { own } else { own.about_games() });
        };
        let mut times = Times::new();
        match source.folder() {
            Some(folder) => {
                for folder in source.folders() {
                    // Looked at before it is read: what is added meanwhile shows.
                    times.insert(Some(folder.clone()), progress::times(Some(&folder), home));
                    add(progress::read(&folder, home), Some(&folder));
                }
                // What was answered in a record before somebody put it into this folder.
                for above in progress::folders_above([folder]) {
                    let answers = LogLines::of_files(progress::read(&above, home).files, &mut Vec::new());
                    lines.join(answers.of_folder_above(|_| true));
                }
            }
            None => {
                times.insert(None, progress::times(None, home));
                home.into_iter().for_each(|home| add(progress::read_without_folder(home), None));
            }
        }
        let learned = lines.clone().fold(now, schedule);
        messages.extend(learned.clock_report());
        ReadLog { lines, times, learned, wishes, messages }
    }
}

impl Gathered {
    /// The questions of a mode.
    pub fn of(&self, mode: Mode) -> &[StudyItem] {
        &self.items[mode as usize]
    }

    /// What there is of the chosen questions.
    pub fn summary(&mut self, choice: StudyChoice) -> Arc<Summary> {
        // Whether all of it is asked changes nothing of what there is.
        let choice = StudyChoice { all: false, ..choice };
        if let Some((_, summary)) = self.summary.as_ref().filter(|(of, _)| *of == choice) {
            return summary.clone();
        }
        let summary = Arc::new(Summary::of(self, choice));
        self.summary = Some((choice, summary.clone()));
        summary
    }

    /// Goes on by a line.
    pub fn take(&mut self, line: LogLine) {
        self.summary = None;
        self.lines.push(line.clone());
        self.fresh.push(line.clone());
        self.learned.take(line);
    }

    /// Takes the last line about an item back, of which `before` was known. Returns the line that says so in the log.
    pub fn take_back(&mut self, line: &LogLine, before: Option<KnownItem>) -> LogLine {
        let void = self.learned.line(Moment::now(), LogEvent::Void(line.hash()));
        self.learned.take_back(line, before);
        self.take(void.clone());
        void
    }

    /// The log is about to be read again: lines from now on may not be in it.
    pub fn before_reading(&mut self) {
        self.fresh.clear();
    }

    /// The log was read again.
    pub fn renew(&mut self, read: ReadLog) {
        self.summary = None;
        let schedule = self.learned.schedule();
        (self.lines, self.times) = (read.lines, read.times);
        let is_same = self.fresh.is_empty() && read.learned.schedule() == schedule;
        self.fresh.iter().for_each(|line| self.lines.push(line.clone()));
        self.learned = if is_same { read.learned } else { self.lines.clone().fold(read.learned.now, schedule) };
    }

    /// A line was added to the log of a folder: it was so before, and is so now. What others added meanwhile stays to be read.
    pub fn wrote(&mut self, Written { folder, before, after }: Written) {
        if let Some(known) = self.times.get_mut(&folder).filter(|known| **known == before) {
            *known = after;
        }
    }

    /// The logs as they are known.
    pub fn times(&self) -> &Times {
        &self.times
    }

    /// Changes the schedule, as if it had always been this one.
    pub fn reschedule(&mut self, schedule: Schedule) {
        if self.learned.schedule() != schedule {
            self.summary = None;
            self.learned = self.lines.clone().fold(self.learned.now, schedule);
        }
    }

    /// The mode that suits best.
    pub fn best(&self) -> Mode {
        let order = [Mode::Problem, Mode::Repertoire, Mode::Mistakes, Mode::Guess];
        let natural = order.into_iter().find(|mode| self.natural.contains(mode));
        natural
            .or_else(|| [Mode::Guess, Mode::Problem].into_iter().find(|mode| !self.of(*mode).is_empty()))
            .unwrap_or(Mode::Problem)
    }

    /// The side that the user chose, if this mode has it.
    pub fn wished_side(&self, mode: Mode) -> Option<Colour> {
        let wished = self.learned.wishes.get(&Scope::Folder).and_then(|wish| wish.side.clone())?;
        let is_it = |item: &&StudyItem| item.called.iter().any(|name| name.eq_ignore_ascii_case(&wished));
        self.of(mode).iter().find(is_it).map(|item| item.exercise.side)
    }

    /// The log line that stores the chosen side.
    pub fn side_line(&self, now: Moment, (mode, side): (Mode, Option<Colour>)) -> LogLine {
        let is_it = |item: &&StudyItem| Some(item.exercise.side) == side;
        let letter = self.of(mode).iter().find(is_it).map(|item| item.called[0].to_owned());
        self.learned.line(now, LogEvent::Side(Scope::Folder, letter))
    }
}

/// Reads what was answered before, and finds what can be asked.
pub fn gather(source: &StudySource, home: Option<&Home>, (now, schedule): (Moment, Schedule)) -> Gathered {
    let ReadLog { lines, times, learned, wishes, messages } = ReadLog::of(source, home, (now, schedule));
    let mut gathered = Gathered {
        items: Default::default(),
        natural: Vec::new(),
        learned,
        lines,
        times,
        fresh: Vec::new(),
        summary: None,
        nodes: 0,
        conventions: Vec::new(),
        messages,
        records: 0,
        shares_log: source.folder().is_none(),
        unasked: None,
        left_out: None,
    };
    match source {
        StudySource::Record(tree, file) => {
            gathered.records = 1;
            gathered.add(tree, file.as_deref(), &wishes);
        }
        StudySource::Folder(folder) => {
            let mut bytes_read = 0;
            let FoundFiles { mut files, messages, .. } = records_below(folder);
            gathered.messages.extend(messages);
            // As people count them, the folders below after those above.
            files.sort_by_cached_key(|path| (folder_of(path).to_path_buf(), natural(&words::file_name(path))));
            for path in files {
                if bytes_read > MOST_BYTES || gathered.items.iter().all(|items| items.len() >= MOST) {
                    gathered
                        .messages
                        .push(say!("study-not-all", "The folder is large: questions come from part of it only."));
                    break;
                }
                bytes_read += gathered.read(&path, &wishes);
            }
        }
        StudySource::File(path) => drop(gathered.read(path, &wishes)),
    }
    if let Some((count, place)) = &gathered.unasked {
        gathered.messages.push(say!(
            "study-unasked",
            "{count} question has no right answer that the rules allow, and is not asked: {place}"
                | "{count} questions have no right answer that the rules allow, and are not asked; the first is in {place}",
            count = *count,
            place
        ));
    }
    if let Some((count, place, why)) = &gathered.left_out {
        gathered.messages.push(say!(
            "study-left-out-here",
            "{count} game is left out: {place}: {why}" | "{count} games are left out; the first is {place}: {why}",
            count = *count,
            place,
            why
        ));
    }
    // The most frequent convention first.
    gathered.conventions.sort_by_key(|(_, _, count, _)| std::cmp::Reverse(*count));
    gathered
}

impl Gathered {
    /// Adds the questions of a file. Returns how many bytes it has.
    fn read(&mut self, path: &Path, wishes: &HashMap<PathBuf, Learned>) -> usize {
        self.records += 1;
        let read = file::read(path).map_err(|error| error.to_string());
        match read.and_then(|(bytes, _)| Incoming::record_of(bytes).map_err(|why| why.to_string())) {
            Ok((bytes, _)) => {
                let len = bytes.len();
                self.add(&Arc::new(Tree::read(bytes).0), Some(path), wishes);
                len
            }
            Err(why) => {
                self.messages.push(language::with_colon(words::file_name(path), why));
                0
            }
        }
    }

    /// Adds the questions of a record.
    fn add(&mut self, tree: &Arc<Tree>, file: Option<&Path>, wishes: &HashMap<PathBuf, Learned>) {
        let learned = std::mem::take(&mut self.learned);
        let wished = file.and_then(|file| wishes.get(folder_of(file))).unwrap_or(&learned);
        for game in JudgedGame::all(tree, file.unwrap_or(Path::new("")), wished) {
            self.see(&game.judgement);
            let keeps = self.nodes <= MOST_NODES;
            // The whole folder's side is preselected, and can be changed.
            let side = game.own_side;
            self.see_unasked(&game);
            let items = game.into_items(Mode::ALL.map(|(_, mode)| mode), side, keeps);
            if let Some(first) = items.first().filter(|_| keeps) {
                self.nodes += first.game.lines().node_count();
            }
            for item in items {
                let items = &mut self.items[item.exercise.mode as usize];
                if items.len() < MOST {
                    items.push(item);
                }
            }
        }
        self.learned = learned;
    }

    /// Counts the problems of a game that cannot be asked.
    fn see_unasked(&mut self, game: &JudgedGame) {
        let count = game.unasked();
        let place = || {
            let (file, number) = game.place();
            format!("{} #{number}", words::file_name(file))
        };
        if count == 0 && game.judgement.asks_nothing() {
            let why = || {
                let remark = game.judgement.remarks.first();
                remark.map_or_else(|| verdict_unjudged().to_owned(), |remark| remark.message.to_string())
            };
            self.left_out.get_or_insert_with(|| (0, place(), why())).0 += 1;
        }
        if count > 0 {
            let known = self.unasked.get_or_insert_with(|| (0, place()));
            known.0 += count;
        }
    }

    /// Counts the convention of a game.
    fn see(&mut self, judgement: &Judgement) {
        for mode in natural_modes(judgement) {
            if !self.natural.contains(&mode) {
                self.natural.push(mode);
            }
        }
        if judgement.judgeable {
            let known = self
                .conventions
                .iter_mut()
                .find(|(known, certainty, ..)| (*known, *certainty) == (judgement.convention, judgement.certainty));
            match known {
                Some((_, _, count, _)) => *count += 1,
                None => {
                    let evidence = judgement.evidence.clone();
                    self.conventions.push((judgement.convention, judgement.certainty, 1, evidence));
                }
            }
        }
    }
}
