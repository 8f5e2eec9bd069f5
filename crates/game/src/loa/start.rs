//! The starting positions of Lines of Action, as SU names them.

use crate::{Colour, Kind, Place, stones::Stones};

/// The start position of the pieces, and the rules that belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// Black on the first and the last row, White on the first and the last column.
    Standard,
    /// The colours alternate all around.
    Scrambled,
    /// Only the columns of that; each of a player's first six moves also puts one of the opponent's pieces on the board, written in records
    /// as setup.
    Parachute,
    /// The usual start, but each square that a piece leaves is removed: pieces may jump over it but never land on it.
    Gemma,
    /// One that is not known here.
    Unknown,
}

/// The values of SU for each of them, as the format has them; the usual start has other names, too.
const NAMES: [(&str, Start); 10] = [
    ("standard", Start::Standard),
    ("normal", Start::Standard),
    ("usual", Start::Standard),
    ("regular", Start::Standard),
    ("loa", Start::Standard),
    ("lines-of-action", Start::Standard),
    ("custom", Start::Standard),
    ("scrambled-eggs", Start::Scrambled),
    ("parachute", Start::Parachute),
    ("gemma", Start::Gemma),
];

/// The values of SU offered for a new record; the usual start needs none.
pub(super) const OFFERED: &[&str] = &["Scrambled-eggs", "Parachute", "Gemma"];

impl Start {
    /// As SU names it. What a record sets up itself is known, whatever it is called.
    pub(super) fn of(kind: &Kind) -> Start {
        let plain = |name: &str| name.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_ascii_lowercase();
        let name = plain(kind.start_name());
        let usual = name.is_empty() || kind.has_own_start();
        let known = NAMES.iter().find(|(known, _)| plain(known) == name).map(|(_, start)| *start);
        known.unwrap_or(if usual { Start::Standard } else { Start::Unknown })
    }

    /// The pieces at the start: none in the corners.
    pub(super) fn pieces(self, stones: &Stones) -> Vec<(Place, Colour)> {
        let (columns, rows) = (i32::from(stones.columns()), i32::from(stones.rows()));
        let column = |column: i32| (1..rows - 1).map(move |row| (column, row));
        let row = |row: i32| (1..columns - 1).map(move |column| (column, row));
        // Around the board clockwise from the lower left, starting at a2.
        let around = column(0).rev().chain(row(0)).chain(column(columns - 1)).chain(row(rows - 1).rev());
        let piece = |(number, (column, row)): (usize, (i32, i32))| {
            let place = stones.place(column, row)?;
            let on_side = column == 0 || column == columns - 1;
            let turns = if number % 2 == 0 { Colour::WHITE } else { Colour::BLACK };
            match self {
                Start::Scrambled => Some((place, turns)),
                Start::Parachute => on_side.then_some((place, turns)),
                _ => Some((place, if on_side { Colour::WHITE } else { Colour::BLACK })),
            }
        };
        // In fewer lines the sides would be one.
        let room = columns > 2 && rows > 2;
        around.enumerate().filter(|_| room).filter_map(piece).collect()
    }

    /// How many moves come before pieces in one group win: some are still to be put on the board until then.
    pub(super) fn moves_before_a_win(self) -> u32 {
        if self == Start::Parachute { 12 } else { 0 }
    }
}
