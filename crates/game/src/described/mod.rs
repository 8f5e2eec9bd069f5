//! Games defined by description files: board, notation, pieces and starting position, without rules.
//!
//! A description is a RON file. All of this is behind the feature `render`, which includes the RON parser; without it such games are
//! placements on squares, like any unknown game.

mod game;
mod notation;
mod read;
mod state;

use super::{
    board::{Board, Naming, Surface},
    offer::Card,
    rules::{Facts, Game},
};
use crate::sgf::Identity;
use std::sync::{PoisonError, RwLock};

pub use read::{DescriptionError, broken_descriptions, describe};

/// A game from a description.
#[derive(Debug)]
pub(super) struct Described {
    facts: &'static Facts,
    name: &'static str,
    /// Accepted values of GM, in lower case.
    gm: Vec<String>,
    board: DescribedBoard,
    naming: Naming,
    /// Letters of pieces, in capitals, and what they are called.
    pieces: Vec<(String, String)>,
    /// Words for several actions, such as castling, with their meaning for Black and for White.
    words: Vec<(String, [String; 2])>,
    /// The colours' names.
    colours: [&'static str; 2],
    white_begins: bool,
    /// For each colour the places with something on them at the start, written as in a record.
    start: [Vec<String>; 2],
}

/// Which board it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DescribedBoard {
    Squares { columns: u16, rows: u16, corners: u16, surface: Surface },
    Hexagons { columns: u16, rows: u16 },
    Hexagon { side: u16 },
}

impl DescribedBoard {
    /// Columns and rows as in SZ.
    fn size(self) -> (u16, u16) {
        match self {
            DescribedBoard::Squares { columns, rows, .. } | DescribedBoard::Hexagons { columns, rows } => {
                (columns, rows)
            }
            DescribedBoard::Hexagon { side } => (side, side),
        }
    }

    /// This board in another size.
    fn board(self, (columns, rows): (u16, u16), naming: Naming) -> Board {
        match self {
            DescribedBoard::Squares { corners, surface, .. } => Board::octagon(columns, rows, surface, naming, corners),
            DescribedBoard::Hexagons { .. } => Board::rhombus(columns, rows, naming),
            DescribedBoard::Hexagon { .. } => Board::hexagon(columns, naming),
        }
    }
}

impl Described {
    /// Columns and rows: those of SZ where the board can have them.
    fn sides(&self, identity: &Identity) -> (u16, u16) {
        let usual = self.board.size();
        let fits = |(columns, rows): &(u32, u32)| {
            (*columns).max(*rows) <= identity.most_lines().into()
                && (columns == rows || !matches!(self.board, DescribedBoard::Hexagon { .. }))
        };
        identity.written_size().filter(fits).map_or(usual, |(columns, rows)| (columns as u16, rows as u16))
    }

    fn is_called(&self, name: &str) -> bool {
        self.gm.iter().any(|known| known.eq_ignore_ascii_case(name))
    }
}

/// The described games, the user's before those of the program; `None` as long as there are only the latter. None ever goes.
static ALL: RwLock<Option<&'static [&'static Described]>> = RwLock::new(None);

fn all() -> &'static [&'static Described] {
    let own = *ALL.read().unwrap_or_else(PoisonError::into_inner);
    own.unwrap_or_else(read::built_in)
}

/// The described game that GM names, or that has the name of a game without known rules.
pub(super) fn game(identity: &Identity) -> Option<&'static dyn Game> {
    let (gm, family) = (identity.gm(), identity.family());
    let called = |game: &&&'static Described| game.is_called(gm) || (family != "other" && game.is_called(family));
    all().iter().find(called).map(|game| game as &dyn Game)
}

/// How the described games are offered to those who begin a record.
pub(super) fn cards() -> impl Iterator<Item = &'static Card> {
    all().iter().flat_map(|game| game.facts.cards)
}
