//! Every game there is: the only list of them. What no row names is a game whose rules are not known.

#[cfg(feature = "render")]
use super::described;
use super::{amazons, blokus, go, havannah, hex, loa, octi, others, rules::Game, twixt};
use crate::sgf::Identity;

/// The games, in the order in which they are offered; a family of variants by one of them.
const GAMES: &[&dyn Game] = &[
    &go::Go,
    &hex::Hex,
    &havannah::Havannah,
    &blokus::Variant::Classic,
    &octi::Octi,
    &others::Gomoku,
    &others::Othello,
    &loa::LinesOfAction,
    &amazons::Amazons,
    &twixt::Twixt,
];

/// Every game whose rules are known, of a family of variants one.
pub(super) fn games() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.iter().copied()
}

/// The game of a family, in a family of variants the one that GM names, or one that somebody described.
pub(super) fn game(identity: &Identity) -> &'static dyn Game {
    let known = GAMES.iter().find(|game| game.facts().family == identity.family());
    let variant = |game: &&'static dyn Game| game.variant_of(identity.variant().unwrap_or_default()).unwrap_or(*game);
    #[cfg(feature = "render")]
    let known = known.map(variant).or_else(|| described::game(identity));
    #[cfg(not(feature = "render"))]
    let known = known.map(variant);
    known.unwrap_or(&others::Unjudged)
}

/// A board to begin a record with, as those are shown who choose.
#[derive(Debug)]
#[non_exhaustive]
pub struct Card {
    /// What people call it.
    pub name: &'static str,
    /// What `new` calls the game.
    pub gm: &'static str,
    /// The size that is shown, where it is not the usual one.
    pub size: Option<(u16, u16)>,
    /// What can be chosen about it.
    pub choice: Choice,
}

/// What can be chosen about a game.
#[derive(Debug)]
#[non_exhaustive]
pub enum Choice {
    /// Sides of a board, the usual one first; any other can be typed.
    Sizes(&'static [u16]),
    /// Variants of a family: what tells each from the others, and its GM.
    Variants(&'static [(&'static str, &'static str)]),
    /// Forms of one game: name, size, RU.
    Forms(&'static [(&'static str, &'static str, &'static str)]),
}

/// A record that comes with the program.
#[derive(Debug)]
#[non_exhaustive]
pub struct Sample {
    /// What it is called.
    pub title: &'static str,
    /// The record.
    pub bytes: &'static [u8],
}

impl Sample {
    pub(super) const fn new(title: &'static str, bytes: &'static [u8]) -> Sample {
        Sample { title, bytes }
    }
}

/// The samples of all games, in the order of the games.
pub fn samples() -> impl Iterator<Item = &'static Sample> {
    GAMES.iter().flat_map(|game| game.facts().samples)
}

/// All cards in the order in which they are shown.
pub fn cards() -> impl Iterator<Item = &'static Card> {
    let cards = GAMES.iter().flat_map(|game| game.facts().cards);
    #[cfg(feature = "render")]
    let cards = cards.chain(described::cards());
    cards
}
