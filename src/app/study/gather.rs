//! What can be asked of records, and what was answered before: read and judged away from the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::context::folder;
use crate::edit::Incoming;
use crate::game::{Colour, Kind};
use crate::language;
use crate::sgf::{NodeId, Tree};
use crate::store::disk::folder_of;
use crate::store::{Home, file, progress};
use crate::study::log::{Learned, LogLines};
use crate::study::{Exercise, Mode, Moment, Schedule, Wishes, game_key, judge, natural_modes, questions};

/// So many questions of one mode are looked at; a folder that has more of them is asked about in part.
const MOST: usize = 50_000;
/// So many bytes of records of a folder are kept while they are asked about.
const MOST_BYTES: usize = 256 << 20;

/// What is asked about.
#[derive(Clone, Debug)]
pub enum StudySource {
    /// A record as it is open, and its file, if it has one.
    Record(Arc<Tree>, Option<PathBuf>),
    /// The records of a folder.
    Folder(PathBuf),
}

impl StudySource {
    /// The folder in which answers are kept.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            StudySource::Record(_, file) => file.as_deref().map(folder_of),
            StudySource::Folder(folder) => Some(folder),
        }
    }
}

/// A question, and where it stands.
#[derive(Clone, Debug)]
pub struct StudyItem {
    /// Its record.
    pub tree: Arc<Tree>,
    /// Its game.
    pub root: NodeId,
    /// How the game is judged.
    pub wishes: Wishes,
    /// What is asked.
    pub exercise: Exercise,
    /// What the colour is called that is asked.
    pub side: &'static str,
    /// Where it stands, for the log.
    pub at: String,
}

/// What was found.
#[derive(Debug)]
pub struct Gathered {
    /// The questions of each mode, in the order of [`Mode::ALL`].
    pub items: [Vec<StudyItem>; Mode::ALL.len()],
    /// The modes that suit some game by itself.
    pub natural: Vec<Mode>,
    /// What was answered before.
    pub learned: Learned,
    /// What could not be read, in sentences.
    pub told: Vec<String>,
}

impl Gathered {
    /// The questions of a mode.
    pub fn of(&self, mode: Mode) -> &[StudyItem] {
        Mode::ALL.iter().position(|(known, _)| *known == mode).map_or(&[], |at| &self.items[at])
    }

    /// The mode that suits best.
    pub fn best(&self) -> Mode {
        let order = [Mode::Problem, Mode::Repertoire, Mode::Mistakes, Mode::Guess];
        let natural = order.into_iter().find(|mode| self.natural.contains(mode));
        natural
            .or_else(|| [Mode::Guess, Mode::Problem].into_iter().find(|mode| !self.of(*mode).is_empty()))
            .unwrap_or(Mode::Problem)
    }

    /// The colours that are asked in a mode, with their names.
    pub fn sides(&self, mode: Mode) -> Vec<(Colour, &'static str)> {
        let mut sides: Vec<(Colour, &'static str)> = Vec::new();
        for item in self.of(mode) {
            if !sides.iter().any(|(side, _)| *side == item.exercise.side) {
                sides.push((item.exercise.side, item.side));
            }
        }
        sides.sort_by_key(|(side, _)| side.index());
        sides
    }
}

/// Reads what was answered before, and finds what can be asked.
pub fn gather(source: &StudySource, home: Option<&Home>, now: Moment) -> Gathered {
    let mut told = Vec::new();
    let mut lines = LogLines::default();
    if let Some(folder) = source.folder() {
        let read = progress::read(folder, home);
        told.extend(read.told);
        for (path, bytes) in read.files {
            let mut own = LogLines::default();
            own.add(&bytes);
            if let Some(line) = own.broken.first() {
                let path = path.display().to_string();
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
    let has_wishes = lines.has_wishes();
    let learned = lines.fold(now, Schedule::Fsrs);
    let mut gathered = Gathered { items: Default::default(), natural: Vec::new(), learned, told };
    match source {
        StudySource::Record(tree, file) => gathered.add(tree, file.as_deref(), has_wishes),
        StudySource::Folder(folder) => {
            let mut bytes_read = 0;
            for path in folder::records(folder) {
                if bytes_read > MOST_BYTES || gathered.items.iter().all(|items| items.len() >= MOST) {
                    gathered.told.push(say!("study-not-all", "The folder is large: a part of it is asked about."));
                    break;
                }
                let read = file::read(&path).map_err(|error| error.to_string());
                let read = read.and_then(|(bytes, _)| Incoming::record_of(bytes).map_err(|why| why.to_string()));
                match read {
                    Ok((bytes, _)) => {
                        bytes_read += bytes.len();
                        gathered.add(&Arc::new(Tree::read(bytes).0), Some(&path), has_wishes);
                    }
                    Err(why) => gathered.told.push(language::with_colon(folder::name(&path), why)),
                }
            }
        }
    }
    gathered
}

impl Gathered {
    /// Adds the questions of a record.
    fn add(&mut self, tree: &Arc<Tree>, file: Option<&Path>, has_wishes: bool) {
        for (game, root) in tree.games().enumerate() {
            let (mut wishes, mut side) = (Wishes::default(), None);
            let mut judgement = judge(tree, root, wishes);
            let kind = Kind::of(tree, root);
            if let Some(key) = game_key(tree, &judgement).filter(|_| has_wishes) {
                let wished = self.learned.wish(key);
                side = wished.side.and_then(|name| kind.colour_called(&name));
                if wished.convention.is_some() {
                    wishes = Wishes { convention: wished.convention, ..wishes };
                    judgement = judge(tree, root, wishes);
                }
            }
            for mode in natural_modes(&judgement) {
                if !self.natural.contains(&mode) {
                    self.natural.push(mode);
                }
            }
            let name = file.map(folder::name).unwrap_or_default();
            for (items, (mode, _)) in self.items.iter_mut().zip(Mode::ALL) {
                let room = MOST.saturating_sub(items.len());
                let asked = questions(tree, root, &judgement, mode, side);
                items.extend(asked.into_iter().take(room).map(|exercise| StudyItem {
                    tree: tree.clone(),
                    root,
                    wishes,
                    side: kind.colour_name(exercise.side),
                    at: format!("{name}#{}{}", game + 1, path_of(tree, exercise.node)),
                    exercise,
                }));
            }
        }
    }
}

/// The place of a node in its game, as the log writes it.
fn path_of(tree: &Tree, node: NodeId) -> String {
    let path = crate::sgf::Address::of(tree, node).to_string();
    if path.starts_with('/') { path } else { format!("/{path}") }
}
