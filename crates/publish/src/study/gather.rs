//! The questions of records, each with its game and its place.

use super::convention::Certainty;
use super::identity::ItemKey;
use super::judge::{JudgeOverrides, Judgement, judge};
use super::log::{GivenAnswer, Learned};
use super::mode::Mode;
use super::questions::{Exercise, natural_modes, questions};
use super::remark::{NO_ANSWER, NO_LEGAL_ANSWER, Remark};
use super::session::StudyGame;
use crate::game::{Colour, Kind};
use crate::sgf::{Address, NodeId, Tree};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// A game with questions.
#[derive(Debug)]
pub struct GatheredGame {
    tree: Arc<Tree>,
    root: NodeId,
    /// Its file; empty for a record without one.
    pub file: PathBuf,
    /// Which game of the file it is, from 1.
    pub number: usize,
    wishes: JudgeOverrides,
    lines: OnceLock<Arc<StudyGame>>,
    /// Its key; `None` if it has no moves.
    pub key: Option<ItemKey>,
    /// The evidence for its convention.
    pub evidence: String,
    /// How sure it is that the record follows it.
    pub certainty: Certainty,
}

impl GatheredGame {
    /// Its moves and their judgement.
    pub fn lines(&self) -> &Arc<StudyGame> {
        self.lines.get_or_init(|| self.judged(judge(&self.tree, self.root, self.wishes)))
    }

    /// How the location of each of its questions begins.
    fn place(&self) -> String {
        GivenAnswer::place(&self.file.file_name().unwrap_or_default().to_string_lossy(), self.number, "")
    }

    fn judged(&self, judgement: Judgement) -> Arc<StudyGame> {
        Arc::new(StudyGame::new(self.tree.clone(), self.root, self.wishes, judgement))
    }
}

/// A question and its location.
#[derive(Clone, Debug)]
pub struct StudyItem {
    /// Its game.
    pub game: Arc<GatheredGame>,
    /// The question.
    pub exercise: Exercise,
    /// The name of the side asked.
    pub side: &'static str,
    /// The side's letter and English name, as logged.
    pub called: [&'static str; 2],
    /// Its game is asked so without a wish.
    pub is_natural: bool,
}

impl StudyItem {
    /// The address of its node.
    pub fn path(&self) -> String {
        Address::of(&self.game.tree, self.exercise.node).to_string()
    }

    /// Its location, for the log.
    pub fn at(&self) -> String {
        self.game.place() + self.path().trim_start_matches('/')
    }
}

/// Which questions count among what is to be asked: those that a game asks by nature, those that were asked before; and of a repertoire, and of
/// one's own mistakes, all of a game of which something was asked so.
#[derive(Debug, Default)]
pub struct CountedItems {
    asked: HashSet<(*const GatheredGame, Mode)>,
    known: HashSet<ItemKey>,
}

impl CountedItems {
    /// What counts among these questions; `is_there` says whether there still is a file with this name.
    pub fn among<'a>(
        items: impl IntoIterator<Item = &'a StudyItem>,
        learned: &Learned,
        is_there: impl Fn(&str) -> bool,
    ) -> CountedItems {
        let mut counted = CountedItems::default();
        for item in items {
            let Some(known) = learned.items.get(&item.exercise.key) else { continue };
            counted.known.insert(item.exercise.key);
            // Many games begin with one position: that it was asked says something of the game alone in which it was. If its file was renamed,
            // that game has the same number there, and the question the same address and answers.
            let was_renamed = || {
                let own = item.at();
                let places = own.rsplit_once('#').zip(known.at.rsplit_once('#'));
                let is_moved =
                    |((_, own), (file, known)): ((&str, &str), (&str, &str))| own == known && !is_there(file);
                known.answers.contains(&item.exercise.answers_key) && places.is_some_and(is_moved)
            };
            if known.at.starts_with(&item.game.place()) || was_renamed() {
                counted.asked.insert((Arc::as_ptr(&item.game), item.exercise.mode));
            }
        }
        counted
    }

    /// Whether a question counts.
    pub fn has(&self, item: &StudyItem) -> bool {
        let mode = item.exercise.mode;
        let is_asked = || mode != Mode::Guess && self.asked.contains(&(Arc::as_ptr(&item.game), mode));
        item.is_natural || self.known.contains(&item.exercise.key) || is_asked()
    }
}

/// How many problems are not asked, in a sentence; `None` if all are.
pub fn left_out(count: usize) -> Option<String> {
    (count > 0).then(|| {
        say!(
            "study-left-out",
            "{count} game is left out, since no answer to it is known ('variorum study judge' says why)"
                | "{count} games are left out, since no answers to them are known ('variorum study judge' says why)",
            count
        )
    })
}

/// A game whose questions are to be chosen.
#[derive(Debug)]
pub struct JudgedGame {
    game: GatheredGame,
    kind: Kind,
    /// Its judgement.
    pub judgement: Judgement,
    /// The only side that is asked, if the user chose one for the game or for its folder.
    pub side: Option<Colour>,
    /// The same, of the game alone.
    pub own_side: Option<Colour>,
}

impl JudgedGame {
    /// The games of a record, judged with the overrides of its folder.
    pub fn all(tree: &Arc<Tree>, file: &Path, learned: &Learned) -> impl Iterator<Item = JudgedGame> {
        let wished = learned.of_file(file);
        tree.games().zip(1..).map(move |(root, number)| {
            let (judgement, wishes, key) = wished.judged(tree, root);
            let kind = Kind::of(tree, root);
            let own = key.and_then(|key| wished.own(key).side);
            let own_side = own.and_then(|name| kind.colour_called(&name));
            let side = wished.side(key, &kind);
            let (evidence, certainty) = (judgement.evidence.clone(), judgement.certainty);
            let (tree, file, lines) = (tree.clone(), file.to_path_buf(), OnceLock::new());
            let game = GatheredGame { tree, root, file, number, wishes, lines, key, evidence, certainty };
            JudgedGame { game, kind, judgement, side, own_side }
        })
    }

    /// How many problems of it cannot be asked: they have no answer that the rules allow.
    pub fn unasked(&self) -> usize {
        let is_unasked = |remark: &&Remark| matches!(remark.code, NO_LEGAL_ANSWER | NO_ANSWER);
        self.judgement.remarks.iter().filter(is_unasked).count()
    }

    /// Its file, and which game of it it is, from 1.
    pub fn place(&self) -> (&Path, usize) {
        (&self.game.file, self.game.number)
    }

    /// Its questions in some modes, optionally for one side. If it `keeps` its judgement, they need not judge it again.
    pub fn into_items(
        self,
        modes: impl IntoIterator<Item = Mode>,
        side: Option<Colour>,
        keeps: bool,
    ) -> Vec<StudyItem> {
        let JudgedGame { game, kind, judgement, .. } = self;
        let of = |mode| questions(&game.tree, game.root, &judgement, mode, side);
        let exercises: Vec<Exercise> = modes.into_iter().flat_map(of).collect();
        let natural = natural_modes(&judgement);
        if keeps && !exercises.is_empty() {
            let _ = game.lines.set(game.judged(judgement));
        }
        let game = Arc::new(game);
        let item = |exercise: Exercise| {
            let side = exercise.side;
            let called = [kind.letter(side), kind.english_colour(side)];
            let is_natural = natural.contains(&exercise.mode);
            StudyItem { game: game.clone(), exercise, side: kind.colour_name(side), called, is_natural }
        };
        exercises.into_iter().map(item).collect()
    }
}
