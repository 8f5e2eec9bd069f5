//! A game with unknown rules: stones stay where they are placed, and nothing is judged.

use crate::sgf::Fault;
use crate::{
    Colour, Kind, Move, MoveError,
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts},
    state::{Effect, GameState, Mover, of_stones},
    stones::{Stones, target},
};

/// A game whose rules are not known here.
#[derive(Debug)]
pub(crate) struct Unjudged;

const FACTS: Facts = Facts {
    judged: false,
    ..Facts::of(Basics {
        family: "other",
        entry: MoveEntry::Point,
        ground: Ground::Checkered,
        wins: Wins::Kept,
        passes: true,
        cards: &[],
        samples: &[],
    })
};

impl Game for Unjudged {
    of_facts!(FACTS, State);

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        let as_typed = || Ok(Move::Raw(text.to_owned()));
        match kind.has_board() {
            true => kind.parse_place(text).or_else(|_| as_typed()),
            false if text.is_empty() => Err(MoveError::NoMove(text.to_owned())),
            false => as_typed(),
        }
    }
}

/// The stones on the board.
#[derive(Clone, Debug)]
struct State(Stones);

impl State {
    fn start(kind: &Kind) -> State {
        State(Stones::new(kind.columns(), kind.rows()))
    }
}

impl GameState for State {
    of_stones!(0);

    fn to_play(&self, next: Colour) -> Option<Colour> {
        Some(next)
    }

    fn has_winner(&self) -> bool {
        false
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        let Some(place) = target(action, self.0.len(), findings) else { return Effect::default() };
        self.0.put(place, mover.colour, mover.number);
        Effect::at(vec![place])
    }
}
