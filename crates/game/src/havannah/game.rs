//! Havannah and its notation.

use super::State;
use crate::sgf::{Dialect, Identity};
use crate::{
    Board, Kind, Misread, Move, MoveError, Naming,
    offer::{Card, Choice, Sample},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts, read_word},
};

/// Havannah.
#[derive(Debug)]
pub(crate) struct Havannah;

const FACTS: Facts = Facts {
    swaps: true,
    suffix: "hgf",
    ..Facts::of(Basics {
        family: "havannah",
        entry: MoveEntry::Point,
        ground: Ground::Hexes,
        wins: Wins::Shown,
        passes: false,
        cards: &[Card {
            name: "Havannah",
            gm: "havannah",
            size: Some((5, 5)),
            choice: Choice::Sizes(&[8, 10, 6, 5, 4]),
        }],
        samples: &[Sample::new("Havannah", include_bytes!("../../../../assets/samples/havannah.hgf"))],
    })
};

impl Game for Havannah {
    of_facts!(FACTS, State);

    /// SZ is the length of a side. Little Golem counts the places of each line from the line's own beginning.
    fn board(&self, identity: &Identity) -> Board {
        let golem = identity.is(Dialect::LittleGolem);
        let naming = if golem { Naming::LetterNumberInLine } else { identity.naming() };
        Board::hexagon(identity.sides().unwrap_or_default().0, naming)
    }

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        // The kind of swap does not matter here: no stone moves.
        read_word(kind, raw)
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        match Move::of_word(text.as_bytes()) {
            Some(Move::Pass) => Err(MoveError::NoPass("Havannah")),
            Some(action) => Ok(action),
            None => kind.parse_place(text),
        }
    }

    fn pass_value(&self, _kind: &Kind) -> &'static str {
        "pass"
    }
}
