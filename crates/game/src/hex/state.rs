//! The state of a Hex game: stones, two kinds of swap, and the winning chain.

use crate::sgf::Fault;
use crate::{
    Colour, Kind, Move, Place,
    state::{Effect, GameState, Mover, of_stones},
    stones::{STONE, Stones, occupied, target},
};

/// The stones on a Hex board.
#[derive(Clone, Debug)]
pub(crate) struct State {
    stones: Stones,
}

impl State {
    pub(crate) fn start(kind: &Kind) -> State {
        State { stones: Stones::new(kind.columns(), kind.rows()) }
    }

    /// A shortest chain of a colour from one of its edges to the other; empty if there is none.
    fn chain(&self, colour: Colour) -> Vec<Place> {
        let own = |place: &Place| self.stones.at(*place) == Some(colour);
        self.stones.chain(colour, colour == Colour::BLACK, |place| self.stones.touching(place).filter(own))
    }
}

impl GameState for State {
    of_stones!(stones);

    fn has_stones_alone(&self) -> bool {
        true
    }

    fn legal_moves(&self, _colour: Colour) -> Option<usize> {
        Some(if self.winner().is_some() { 0 } else { self.stones.empty().count() })
    }

    /// The colour whose stones join its two edges.
    fn winner(&self) -> Option<Colour> {
        [Colour::BLACK, Colour::WHITE].into_iter().find(|&colour| !self.chain(colour).is_empty())
    }

    fn winning_chain(&self) -> Vec<Place> {
        self.winner().map(|winner| self.chain(winner)).unwrap_or_default()
    }

    /// Recolours and mirrors every stone. On a board that is not square there is no diagonal, and nothing happens.
    fn swap_pieces(&mut self) -> bool {
        let Some(swapped) = self.stones.swapped() else { return false };
        self.stones = swapped;
        true
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        let Move::Place(_) = action else { return self.play_word(action, (STONE, 2), findings) };
        let Some(place) = target(action, self.stones.len(), findings) else { return Effect::default() };
        if self.stones.at(place).is_some() {
            findings.push(occupied());
        }
        self.stones.put(place, mover.colour, mover.number);
        Effect::at(vec![place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn empty(columns: u16, rows: u16) -> State {
        State::start(&Kind::new("11", Some((columns, rows))).unwrap())
    }

    fn fill(columns: u16, rows: u16, random: &mut fastrand::Rng) -> State {
        let mut state = empty(columns, rows);
        for place in state.stones.places() {
            let colour = if random.bool() { Colour::BLACK } else { Colour::WHITE };
            state.stones.put(place, colour, 1);
        }
        state
    }

    #[test]
    fn a_full_board_has_exactly_one_connected_colour() {
        let mut random = fastrand::Rng::with_seed(11);
        for (columns, rows) in [(1, 1), (1, 7), (2, 3), (6, 7), (11, 11), (19, 13), (63, 63)] {
            for _ in 0..12 {
                let state = fill(columns, rows, &mut random);
                let black = !state.chain(Colour::BLACK).is_empty();
                let white = !state.chain(Colour::WHITE).is_empty();
                assert!(black != white, "{columns} by {rows}");
            }
        }
    }

    #[test]
    fn the_winning_chain_joins_its_edges_without_a_gap() {
        let mut random = fastrand::Rng::with_seed(12);
        for _ in 0..200 {
            let state = fill(9, 8, &mut random);
            let winner = state.winner().unwrap();
            let chain = state.chain(winner);
            let line = |place: &Place| {
                let (column, row) = state.stones.cell(*place);
                if winner == Colour::BLACK { row } else { column }
            };
            assert_eq!(line(&chain[0]), 0);
            assert_eq!(line(&chain[chain.len() - 1]), if winner == Colour::BLACK { 7 } else { 8 });
            for pair in chain.windows(2) {
                assert!(state.stones.touching(pair[0]).any(|p| p == pair[1]));
                assert_eq!(state.stones.at(pair[1]), Some(winner));
            }
        }
    }

    #[test]
    fn swapping_pieces_twice_is_the_identity() {
        let mut random = fastrand::Rng::with_seed(13);
        for side in [1, 5, 11] {
            let mut state = fill(side, side, &mut random);
            for _ in 0..side * side / 2 {
                let place = Place(random.u16(0..side * side));
                state.stones.clear(place);
            }
            let before = state.stones.clone();
            assert!(state.swap_pieces());
            assert!(before.occupied() == 0 || state.stones != before, "something changed");
            assert!(state.swap_pieces());
            assert_eq!(state.stones, before);
        }
        assert!(!empty(3, 4).swap_pieces());
    }
}
