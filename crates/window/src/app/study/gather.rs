//! Collects the questions of records and the earlier answers, in the background.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use crate::app::context::folder;
use crate::app::look::words;
use crate::edit::Incoming;
use crate::game::{Colour, Kind};
use crate::language;
use crate::sgf::{Address, NodeId, Tree};
use crate::store::disk::folder_of;
use crate::store::{Home, file, progress};
use crate::study::log::{GivenAnswer, Learned, LogEvent, LogLine, LogLines};
use crate::study::session::StudyGame;
use crate::study::{
    Convention, Exercise, ItemKey, Judgement, Mode, Moment, Schedule, Wishes, judge, natural_modes, questions,
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

    /// The path under which it is remembered; `None` for a record without a file.
    pub fn place(&self) -> Option<&Path> {
        match self {
            StudySource::Record(_, file) => file.as_deref(),
            StudySource::File(place) | StudySource::Folder(place) => Some(place),
        }
    }
}

/// A game with questions.
#[derive(Debug)]
pub struct GatheredGame {
    tree: Arc<Tree>,
    root: NodeId,
    /// The name of its file, and which game of it this is, from 1.
    name: String,
    number: usize,
    wishes: Wishes,
    lines: OnceLock<Arc<StudyGame>>,
    /// Its key; `None` if it has no moves.
    pub key: Option<ItemKey>,
    /// The evidence for its convention.
    pub evidence: String,
}

impl GatheredGame {
    /// Its moves and their judgement.
    pub fn lines(&self) -> &Arc<StudyGame> {
        self.lines.get_or_init(|| {
            let judgement = judge(&self.tree, self.root, self.wishes);
            Arc::new(StudyGame::new(self.tree.clone(), self.root, self.wishes, judgement))
        })
    }
}

/// A question and its location.
#[derive(Clone, Debug)]
pub struct StudyItem {
    /// Its game.
    pub game: Arc<GatheredGame>,
    /// The question.
    pub exercise: Exercise,
    /// Its depth in nodes.
    pub depth: u32,
    /// The name of the side asked.
    pub side: &'static str,
    /// The side's letter and English name, as logged.
    pub called: [&'static str; 2],
}

impl StudyItem {
    /// Its location, for the log.
    pub fn at(&self) -> String {
        let game = &self.game;
        let address = Address::of(&game.tree, self.exercise.node).to_string();
        GivenAnswer::place(&game.name, game.number, &address)
    }
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
    /// How many nodes are kept as they were judged.
    nodes: usize,
    /// The conventions of the problems, each with its count and the evidence in the first one.
    pub conventions: Vec<(Convention, usize, String)>,
    /// What could not be read, in sentences.
    pub told: Vec<String>,
    /// How many records were looked at.
    pub records: usize,
}

impl Gathered {
    /// The questions of a mode.
    pub fn of(&self, mode: Mode) -> &[StudyItem] {
        Mode::ALL.iter().position(|(_, known)| *known == mode).map_or(&[], |at| &self.items[at])
    }

    /// Goes on by a line.
    pub fn take(&mut self, line: LogLine) {
        self.lines.push(line.clone());
        self.learned.take(line);
    }

    /// Changes the schedule, as if it had always been this one.
    pub fn reschedule(&mut self, schedule: Schedule) {
        if self.learned.schedule() != schedule {
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
        let wished = self.learned.wishes.get(&None).and_then(|wish| wish.side.clone())?;
        let is_it = |item: &&StudyItem| item.called.iter().any(|name| name.eq_ignore_ascii_case(&wished));
        self.of(mode).iter().find(is_it).map(|item| item.exercise.side)
    }

    /// The log line that stores the chosen side.
    pub fn side_line(&self, now: Moment, (mode, side): (Mode, Option<Colour>)) -> LogLine {
        let is_it = |item: &&StudyItem| Some(item.exercise.side) == side;
        let letter = self.of(mode).iter().find(is_it).map(|item| item.called[0].to_owned());
        self.learned.line(now, LogEvent::Side(None, letter))
    }

    /// The sides of a mode with their names; several names if games differ.
    pub fn sides(&self, mode: Mode) -> Vec<(Colour, String)> {
        let mut sides: BTreeMap<usize, (Colour, Vec<&'static str>)> = BTreeMap::new();
        for item in self.of(mode) {
            let side = item.exercise.side;
            let (_, names) = sides.entry(side.index()).or_insert_with(|| (side, Vec::new()));
            if !names.contains(&item.side) {
                names.push(item.side);
            }
        }
        let name = |mut names: Vec<&'static str>| {
            names.sort_unstable();
            names.join(" / ")
        };
        sides.into_values().map(|(side, names)| (side, name(names))).collect()
    }
}

/// Reads what was answered before, and finds what can be asked.
pub fn gather(source: &StudySource, home: Option<&Home>, (now, schedule): (Moment, Schedule)) -> Gathered {
    let mut told = Vec::new();
    let mut lines = LogLines::default();
    if let Some(folder) = source.folder() {
        let read = progress::read(folder, home);
        told.extend(read.told);
        for (path, bytes) in read.files {
            let mut own = LogLines::default();
            own.add(&bytes);
            if let Some(line) = own.broken.first() {
                let path = language::shown_name(path);
                told.push(say!(
                    "study-line-unread",
                    "{path}: line {line} cannot be read, and stays there",
                    path,
                    line = *line
                ));
            }
            lines.join(own);
        }
    }
    let learned = lines.clone().fold(now, schedule);
    let (items, natural, conventions) = (Default::default(), Vec::new(), Vec::new());
    let mut gathered = Gathered { items, natural, learned, lines, nodes: 0, conventions, told, records: 0 };
    match source {
        StudySource::Record(tree, file) => {
            gathered.records = 1;
            gathered.add(tree, file.as_deref());
        }
        StudySource::Folder(folder) => {
            let mut bytes_read = 0;
            for path in folder::records(folder) {
                if bytes_read > MOST_BYTES || gathered.items.iter().all(|items| items.len() >= MOST) {
                    gathered.told.push(say!("study-not-all", "The folder is large: a part of it is asked about."));
                    break;
                }
                bytes_read += gathered.read(&path);
            }
        }
        StudySource::File(path) => drop(gathered.read(path)),
    }
    // The most frequent convention first.
    gathered.conventions.sort_by_key(|(_, count, _)| std::cmp::Reverse(*count));
    gathered
}

impl Gathered {
    /// Adds the questions of a file. Returns how many bytes it has.
    fn read(&mut self, path: &Path) -> usize {
        self.records += 1;
        let read = file::read(path).map_err(|error| error.to_string());
        match read.and_then(|(bytes, _)| Incoming::record_of(bytes).map_err(|why| why.to_string())) {
            Ok((bytes, _)) => {
                let len = bytes.len();
                self.add(&Arc::new(Tree::read(bytes).0), Some(path));
                len
            }
            Err(why) => {
                self.told.push(language::with_colon(words::file_name(path), why));
                0
            }
        }
    }

    /// Adds the questions of a record.
    fn add(&mut self, tree: &Arc<Tree>, file: Option<&Path>) {
        let name = file.map(words::file_name).unwrap_or_default();
        for (number, root) in tree.games().enumerate() {
            let (judgement, wishes, key) = self.learned.judged(tree, root);
            let kind = Kind::of(tree, root);
            // The whole folder's convention is preselected, and can be changed.
            let own = self.learned.wishes.get(&key).filter(|_| key.is_some()).and_then(|wish| wish.side.clone());
            let side = own.and_then(|name| kind.colour_called(&name));
            self.see(&judgement);
            let asked = Mode::ALL.map(|(_, mode)| questions(tree, root, &judgement, mode, side));
            let depths = depths(tree, root);
            let evidence = judgement.evidence.clone();
            let lines = OnceLock::new();
            let game = StudyGame::new(tree.clone(), root, wishes, judgement);
            if self.nodes <= MOST_NODES && asked.iter().any(|asked| !asked.is_empty()) {
                self.nodes += game.node_count();
                let _ = lines.set(Arc::new(game));
            }
            let (name, number, tree) = (name.clone(), number + 1, tree.clone());
            let game = Arc::new(GatheredGame { tree, root, name, number, wishes, lines, key, evidence });
            for (items, asked) in self.items.iter_mut().zip(asked) {
                let room = MOST.saturating_sub(items.len());
                items.extend(asked.into_iter().take(room).map(|exercise| StudyItem {
                    game: game.clone(),
                    depth: depths.get(&exercise.node).copied().unwrap_or(0),
                    side: kind.colour_name(exercise.side),
                    called: [kind.letter(exercise.side), kind.english_colour(exercise.side)],
                    exercise,
                }));
            }
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
            let known = self.conventions.iter_mut().find(|(known, ..)| *known == judgement.convention);
            match known {
                Some((_, count, _)) => *count += 1,
                None => self.conventions.push((judgement.convention, 1, judgement.evidence.clone())),
            }
        }
    }
}

/// The depth of each node.
fn depths(tree: &Tree, root: NodeId) -> HashMap<NodeId, u32> {
    let mut depths = HashMap::from([(root, 0)]);
    for node in tree.descendants(root).skip(1) {
        let above = tree.parent(node).and_then(|above| depths.get(&above)).copied().unwrap_or(0);
        depths.insert(node, above + 1);
    }
    depths
}
