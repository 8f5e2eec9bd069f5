//! Every game whose rules are known: the only list of them. Numbers and names by which records name a game are in `sgf/identity/games.rs`,
//! their translations in `names.rs`.

use super::described;
use super::{
    Kind, SizeError, amazons, blokus, go, havannah, hex, loa, octi,
    offer::{Card, Sample},
    others,
    rules::Game,
    twixt,
};
use crate::sgf::{GameType, Identity, NodeId, Tree};

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
fn game(identity: &Identity) -> &'static dyn Game {
    let known = GAMES.iter().find(|game| game.facts().family == identity.family());
    let variant = |game: &&'static dyn Game| game.variant_of(identity.variant().unwrap_or_default()).unwrap_or(*game);
    let known = known.map(variant).or_else(|| described::game(identity));
    let dots = || identity.has_areas().then_some(&others::Dots as &dyn Game);
    known.or_else(dots).unwrap_or(&others::Unjudged)
}

impl Kind {
    /// The kind of the game that starts at `root`.
    pub fn of(tree: &Tree, root: NodeId) -> Kind {
        let identity = Identity::of(tree, root);
        Kind::of_game(game(&identity), identity, Some((tree, root)))
    }

    /// The kind of a new game: `gm` as GM will have it, and the size or `None` for the usual one.
    ///
    /// # Errors
    /// With the sizes that the game can have.
    pub fn new(gm: &str, size: Option<(u16, u16)>) -> Result<Kind, SizeError> {
        let identity = Identity::named(gm, size);
        if let Some((columns, rows)) = size.filter(|_| identity.has_odd_size()) {
            return Err(match identity.game() {
                GameType::Octi => SizeError::TwoDigits { columns, rows },
                _ => SizeError::OutOfRange { columns, rows, most: identity.most_lines() },
            });
        }
        Ok(Kind::of_game(game(&identity), identity, None))
    }
}

/// The samples of all games, in the order of the games.
pub fn samples() -> impl Iterator<Item = &'static Sample> {
    GAMES.iter().flat_map(|game| game.facts().samples)
}

/// All cards in the order in which they are shown.
pub fn cards() -> impl Iterator<Item = &'static Card> {
    let cards = GAMES.iter().flat_map(|game| game.facts().cards);
    cards.chain(described::cards())
}
