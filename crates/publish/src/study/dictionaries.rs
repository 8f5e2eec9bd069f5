//! Several joseki dictionaries, where games leave them, in words, and how often.

use super::leaving::{ColourMove, Dictionary, Leaving, Region};
use crate::game::{Kind, Position};
use crate::language::StaticText;
use crate::sgf::{NodeId, Tree};
use std::collections::{HashMap, HashSet};

/// Dictionaries, one for each kind and size of board.
#[derive(Clone, Debug, Default)]
pub struct Dictionaries(Vec<Dictionary>);

impl Dictionaries {
    /// Adds the games of a record.
    pub fn add(&mut self, tree: &Tree) {
        for root in tree.games() {
            if !self.0.iter_mut().any(|book| book.add(tree, root)) {
                let mut book = Dictionary::new(&Kind::of(tree, root));
                book.add(tree, root);
                self.0.push(book);
            }
        }
    }

    /// Whether one of them that is compared by whole boards could be followed by corners.
    pub fn may_follow_corners(&self) -> bool {
        self.0.iter().any(Dictionary::may_follow_corners)
    }

    /// Where the main line of a game leaves the one that suits it, as [`Dictionary::left_by`].
    pub fn left_by(&self, tree: &Tree, root: NodeId, by_corner: bool) -> Vec<Leaving> {
        let found = self.0.iter().map(|book| book.left_by(tree, root, by_corner)).find(|left| !left.is_empty());
        found.unwrap_or_default()
    }
}

/// What is said of a game of which no dictionary knows anything.
pub fn leaves_at_once() -> String {
    say!("study-leaves-at-once", "nothing in the joseki collection starts like this")
}

/// A part of the board in words.
fn region_words(region: Region) -> &'static str {
    match region {
        Region::Board => StaticText("study-region-board", "the whole board"),
        Region::UpperLeft => StaticText("study-region-upper-left", "the upper left"),
        Region::UpperRight => StaticText("study-region-upper-right", "the upper right"),
        Region::LowerLeft => StaticText("study-region-lower-left", "the lower left"),
        Region::LowerRight => StaticText("study-region-lower-right", "the lower right"),
    }
    .localized()
}

/// A move by which a dictionary is left, and its own moves there, in words: whose they are is said where the dictionary's are not of the colour
/// that moved.
fn move_words(position: &Position, played: &ColourMove, known: &[ColourMove]) -> (String, String) {
    let is_said = known.iter().any(|(colour, _)| *colour != played.0);
    let word = |(colour, made): &ColourMove| match is_said {
        true => format!("{} {}", position.kind().colour_name(*colour), position.move_text(made)),
        false => position.move_text(made),
    };
    let words: Vec<String> = known.iter().map(word).collect();
    let known = match words.is_empty() {
        true => say!("study-plays-nothing", "nothing"),
        false => words.join(if is_said { ", " } else { " " }),
    };
    (word(played), known)
}

impl Leaving {
    /// Where it is, in a sentence; points are named as they are in this position.
    pub fn words(&self, position: &Position) -> String {
        let region = region_words(self.region);
        match self.played.as_ref().zip(self.left_at) {
            None if self.goes_beyond => say!(
                "study-line-ends-there",
                "{region}: the line of the joseki collection ends after its only move"
                    | "{region}: the line of the joseki collection ends after {moves} moves",
                moves = self.moves,
                region
            ),
            None => say!(
                "study-never-leaves-there",
                "{region}: the only move there is in the joseki collection"
                    | "{region}: all {moves} moves there are in the joseki collection",
                moves = self.moves,
                region
            ),
            Some((played, number)) => {
                let (played, known) = move_words(position, played, &self.plays);
                say!(
                    "study-leaves-there",
                    "{region}: leaves the joseki collection at move {number} with {played}; it has {known}",
                    number,
                    region,
                    played,
                    known
                )
            }
        }
    }
}

/// How often games leave by each step.
#[derive(Default)]
pub struct LeavingCounts(HashMap<(u128, u128), LeavingCount>);

/// A step by which games leave, as it lies in the dictionary, and how often.
#[derive(Debug)]
pub struct LeavingCount {
    /// An empty board, by which points are named.
    pub position: Position,
    /// Where the dictionary is.
    pub region: Region,
    /// The moves of the dictionary.
    pub known: Vec<ColourMove>,
    /// The move by which it is left.
    pub played: ColourMove,
    /// How many games leave so.
    pub games: usize,
    /// In how many of their corners.
    pub corners: usize,
}

impl LeavingCounts {
    /// Counts where a game leaves, by all of its corners.
    pub fn add(&mut self, tree: &Tree, root: NodeId, left: &[Leaving]) {
        let mut steps = HashSet::new();
        for step in left.iter().filter_map(|left| left.step.as_ref()) {
            let counted = self.0.entry(step.key).or_insert_with(|| LeavingCount {
                position: Position::start(Kind::of(tree, root).into()),
                region: step.region,
                known: step.known.clone(),
                played: step.played.clone(),
                games: 0,
                corners: 0,
            });
            counted.corners += 1;
            counted.games += usize::from(steps.insert(step.key));
        }
    }

    /// The most frequent first.
    pub fn most_first(self) -> Vec<LeavingCount> {
        let mut counts: Vec<LeavingCount> = self.0.into_values().collect();
        counts.sort_by_cached_key(|one| {
            let known: Vec<String> = one.known.iter().map(|(_, made)| one.position.move_value(made)).collect();
            (std::cmp::Reverse((one.games, one.corners)), one.position.move_value(&one.played.1), one.played.0, known)
        });
        counts
    }
}

impl LeavingCount {
    /// The same in a sentence.
    pub fn words(&self) -> String {
        let (played, known) = move_words(&self.position, &self.played, &self.known);
        let region = region_words(self.region);
        if self.corners > self.games {
            return say!(
                "study-leaves-often-in-corners",
                "{count} game, {corners} corners: leaves {region} with {played}; the joseki collection has {known}"
                    | "{count} games, {corners} corners: leave {region} with {played}; the joseki collection has {known}",
                count = self.games,
                corners = self.corners,
                region,
                played,
                known
            );
        }
        say!(
            "study-leaves-often",
            "{count} game leaves {region} with {played}; the joseki collection has {known}"
                | "{count} games leave {region} with {played}; the joseki collection has {known}",
            count = self.games,
            region,
            played,
            known
        )
    }
}
