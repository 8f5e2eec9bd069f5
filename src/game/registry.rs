//! Every game there is: the only list of them. What no row names is a game whose rules are not known.

#[cfg(feature = "render")]
use super::described;
use super::{
    amazons, blokus, go, havannah, hex, loa, octi,
    offer::{Card, Sample},
    others,
    rules::Game,
    twixt,
};
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
