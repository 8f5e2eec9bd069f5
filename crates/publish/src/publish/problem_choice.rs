//! Which games or problems of one or several records are handed out, and in which order: they become a collection of their own.

use super::asked::in_other_tree;
use super::form::Form;
use super::publication::{Answers, Choices, Publication, PublishError, counterparts};
use crate::edit::{Command, EditError, GameNumbers, SortBy, SortKey, Workspace, put_in_order};
use crate::game::Solution;
use crate::language;
use crate::record::Document;
use crate::sgf::{ReadOptions, Tree};
use crate::text::Charset;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The order of problems.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProblemOrder {
    /// As they are in the record.
    #[default]
    File,
    /// By the names of their games; those without a name last.
    Title,
    /// Shuffled: the same number leads to the same order. It is printed, so that other copies can have it, too.
    Shuffled(u64),
}

/// Which problems, and in which order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProblemChoice {
    /// Their numbers in the record, or in all records one after the other; empty for all of them.
    pub numbers: GameNumbers,
    /// The order of their games.
    pub order: ProblemOrder,
}

impl ProblemChoice {
    /// Whether everything stays as it is.
    fn is_all(&self) -> bool {
        self.numbers.is_empty() && self.order == ProblemOrder::File
    }
}

/// A game, perhaps with problems, and where it is.
struct ChosenGame {
    /// The index of its record.
    record: usize,
    /// Which game of the record it is, from 0.
    index: usize,
    solution: Option<Solution>,
}

/// Several records, each in UTF-8 where that is possible.
struct Records {
    records: Vec<Publication>,
    converted: Vec<Option<Tree>>,
    /// Sentences about those where it is not.
    failed: Vec<String>,
}

impl Records {
    fn new(records: Vec<Publication>) -> Records {
        let mut failed = Vec::new();
        let converted = records.iter().map(|record| {
            let tree = in_utf8(record.tree());
            tree.map_err(|why| failed.push(language::with_colon(record.file(), why))).ok()
        });
        Records { converted: converted.collect(), records, failed }
    }

    /// Some of their games as one collection.
    fn together(&self, name: &str, games: Vec<ChosenGame>, seed: Option<u64>) -> Publication {
        let written: Vec<Vec<Vec<u8>>> =
            self.converted.iter().map(|tree| tree.iter().flat_map(Tree::write_games).collect()).collect();
        let mut bytes = Vec::new();
        for game in &games {
            bytes.extend_from_slice(written[game.record][game.index].trim_ascii());
            bytes.push(b'\n');
        }
        let options = ReadOptions { charset: Some(Charset::utf8()), ..ReadOptions::default() };
        let tree = Tree::read_with(bytes.clone(), &options).0;
        let mut found = Vec::with_capacity(games.len());
        for (game, root) in games.into_iter().zip(tree.games()) {
            let Some(solution) = game.solution else { continue };
            let there = counterparts(self.records[game.record].tree(), &tree, vec![(solution.root, root)]);
            found.extend(in_other_tree(solution, &there));
        }
        Publication::of_problems(name, (tree, bytes), found, seed)
    }
}

impl Publication {
    /// A publication with nothing but the problems that are chosen, of one `game` or of all of them: as of a folder, games that cannot be
    /// judged are left out. Where all can be, the record stays as it is.
    ///
    /// # Errors
    /// If there are no such problems.
    pub fn with_problems(self, choice: &ProblemChoice, game: Option<usize>) -> Result<Publication, PublishError> {
        if choice.is_all() {
            let mut chosen = self.tree().games().zip(1..).filter(|(_, number)| game.is_none_or(|game| game == *number));
            match (chosen.all(|(root, _)| self.solution_of(root).is_some()), game) {
                (true, _) => return Ok(self),
                (false, Some(_)) => return Err(PublishError::NothingAsked),
                (false, None) => {}
            }
        }
        let name = self.file().to_owned();
        Publication::collected(&name, vec![self], choice).map(|(collected, _)| collected)
    }

    /// A publication as it is where nobody asked for problems: a collection of them has nothing else in it, unless a game that is none is
    /// wanted; any other record stays as it is.
    ///
    /// # Errors
    /// As [`Publication::with_problems`].
    pub fn as_collection(self, game: Option<usize>) -> Result<Publication, PublishError> {
        let chosen = game.and_then(|number| self.tree().games().nth(number.checked_sub(1)?));
        match chosen {
            Some(root) if self.solution_of(root).is_none() => Ok(self.without_problems()),
            None if self.asks() => self.with_problems(&ProblemChoice::default(), None),
            _ => Ok(self),
        }
    }

    /// The problems of several records as one collection in UTF-8, and sentences about records that cannot be part of it.
    ///
    /// # Errors
    /// If there are no such problems.
    pub fn collected(
        name: &str,
        records: Vec<Publication>,
        choice: &ProblemChoice,
    ) -> Result<(Publication, Vec<String>), PublishError> {
        let records = Records::new(records);
        let mut games = chosen(&records, choice)?;
        match choice.order {
            ProblemOrder::File => {}
            ProblemOrder::Title => put_in_order(&mut games, false, |(_, title)| title.clone()),
            ProblemOrder::Shuffled(seed) => shuffle(&mut games, seed),
        }
        let seed = match choice.order {
            ProblemOrder::Shuffled(seed) => Some(seed),
            _ => None,
        };
        let games = games.into_iter().map(|(game, _)| game).collect();
        let mut collected = records.together(name, games, seed);
        if choice.numbers.is_empty() {
            collected.left_out = records.records.iter().flat_map(Publication::unasked_names).collect();
        }
        Ok((collected, records.failed))
    }

    /// All games of several records as one collection in UTF-8, and sentences about records that cannot be part of it.
    pub fn book(name: &str, records: Vec<Publication>) -> (Publication, Vec<String>) {
        let records = Records::new(records);
        let readable = records.converted.iter().enumerate().filter_map(|(at, tree)| Some((at, tree.as_ref()?)));
        let games = readable.flat_map(|(record, tree)| {
            (0..tree.game_count()).map(move |index| ChosenGame { record, index, solution: None })
        });
        (records.together(name, games.collect(), None), records.failed)
    }

    /// The files that are made of it, each with its choices: one, or the pupils' copy of a booklet of problems without answers, and the
    /// teacher's with them.
    pub fn copies(&self, (form, choices): (Form, &Choices), file: &Path) -> Vec<(Choices, PathBuf)> {
        let with = |answers: Answers| Choices { answers, ..choices.clone() };
        match choices.answers == Answers::Both && form == Form::Booklet && self.asks() {
            true => vec![(with(Answers::None), file.to_path_buf()), (with(Answers::End), with_answers(file))],
            false => vec![(choices.clone(), file.to_path_buf())],
        }
    }
}

/// The chosen games, each with those of its questions that are chosen and its title, in the order of the records.
fn chosen(records: &Records, choice: &ProblemChoice) -> Result<Vec<(ChosenGame, SortKey)>, PublishError> {
    let (mut games, mut number) = (Vec::new(), 0);
    for (at, record) in records.records.iter().enumerate().filter(|(at, _)| records.converted[*at].is_some()) {
        for (index, root) in record.tree().games().enumerate() {
            let Some(solution) = record.solution_of(root) else { continue };
            let mut solution = solution.clone();
            solution.questions.retain(|_| {
                number += 1;
                choice.numbers.is_empty() || choice.numbers.has(number)
            });
            if !solution.questions.is_empty() {
                let title = SortBy::Title.key(record.tree(), root);
                games.push((ChosenGame { record: at, index, solution: Some(solution) }, title));
            }
        }
    }
    match games.is_empty() || choice.numbers.most() > number {
        true if number == 0 => Err(PublishError::NothingAsked),
        true => Err(PublishError::NoProblem { number: choice.numbers.most().max(1), problems: number }),
        false => Ok(games),
    }
}

/// The record in UTF-8.
fn in_utf8(tree: &Tree) -> Result<Tree, String> {
    let mut workspace = Workspace::of(Document::over(Arc::new(tree.clone())));
    match workspace.run(&Command::Encoding(Charset::utf8().ca_name().to_owned())) {
        Ok(_) | Err(EditError::Nothing(_)) => Ok(Tree::clone(&workspace.document().snapshot().1)),
        Err(why) => Err(why.to_string()),
    }
}

/// Puts things in an order that depends on a number alone.
fn shuffle<T>(things: &mut [T], seed: u64) {
    let mut state = seed;
    // Steps of a Weyl sequence, mixed until every bit depends on all others.
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    for at in (1..things.len()).rev() {
        things.swap(at, (next() % (at as u64 + 1)) as usize);
    }
}

/// The name of the teacher's copy beside a file.
fn with_answers(file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let mut name = say!("sheet-with-answers-name", "{name} with answers", name = stem);
    if let Some(suffix) = file.extension() {
        name = format!("{name}.{}", suffix.to_string_lossy());
    }
    file.with_file_name(name)
}
