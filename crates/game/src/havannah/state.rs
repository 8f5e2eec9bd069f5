//! The state of a Havannah game, and who has won with what.

use super::wins::{self, Win};
use crate::language::StaticText;
use crate::sgf::{Dialect, Fault};
use crate::{
    Board, Colour, Kind, Move, Place, setup,
    state::{Effect, GameState, Mover, Setup, of_stones},
    stones::{STONE, Stones, occupied, target},
};
use std::sync::Arc;

/// The stones on a Havannah board.
#[derive(Clone, Debug)]
pub(super) struct State {
    board: Arc<Board>,
    /// The stones, in one row: the board knows their neighbours.
    stones: Stones,
    /// The first win, whatever came after it.
    won: Option<(Colour, Win)>,
}

impl State {
    pub(super) fn start(kind: &Kind) -> State {
        let board = kind.board().clone();
        State { stones: Stones::new(board.len() as u16, 1), board, won: None }
    }

    fn stones_of(&self, colour: Colour) -> wins::Stones<'_> {
        let own = self.stones.places().map(|place| self.stones.at(place) == Some(colour)).collect();
        wins::Stones { board: &self.board, own }
    }

    /// Looks at the whole board.
    fn judge(&mut self) {
        let win = |colour| Some((colour, self.stones_of(colour).win()?));
        self.won = [Colour::BLACK, Colour::WHITE].into_iter().find_map(win);
    }
}

impl GameState for State {
    of_stones!(stones);

    /// White begins; on Little Golem, whose records exchange the letters, the first player is named as Black.
    fn first_colour(&self, kind: &Kind) -> Option<Colour> {
        Some(if kind.identity().is(Dialect::LittleGolem) { Colour::BLACK } else { Colour::WHITE })
    }

    fn legal_moves(&self, _colour: Colour) -> Option<usize> {
        Some(if self.won.is_some() { 0 } else { self.stones.empty().count() })
    }

    fn is_full(&self, _next: Colour) -> bool {
        self.stones.occupied() as usize == self.stones.len()
    }

    fn winner(&self) -> Option<Colour> {
        self.won.as_ref().map(|(colour, _)| *colour)
    }

    fn won_by(&self) -> Option<StaticText> {
        self.won.as_ref().map(|(_, win)| win.by)
    }

    fn winning_chain(&self) -> Vec<Place> {
        let mut chain = Vec::new();
        for place in self.winning_lines().concat() {
            if !chain.contains(&place) {
                chain.push(place);
            }
        }
        chain
    }

    fn winning_lines(&self) -> Vec<Vec<Place>> {
        self.won.as_ref().map(|(_, win)| win.lines.clone()).unwrap_or_default()
    }

    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        setup::points(self, kind, &values, findings);
        self.judge();
    }

    /// Whose the stones are is exchanged, and each stays where it is.
    fn swap_pieces(&mut self) -> bool {
        let stones: Vec<_> = self.stones.standing().collect();
        for (place, colour) in stones {
            self.stones.put(place, colour.opponent(), self.stones.number(place));
        }
        self.judge();
        true
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        let Move::Place(_) = action else { return self.play_word(action, (STONE, 1), findings) };
        let Some(place) = target(action, self.stones.len(), findings) else { return Effect::default() };
        let taken = self.stones.at(place).is_some();
        self.stones.put(place, mover.colour, mover.number);
        if taken {
            findings.push(occupied());
            self.judge();
        } else if self.won.is_none() {
            self.won = self.stones_of(mover.colour).win_through(place).map(|win| (mover.colour, win));
        }
        Effect::at(vec![place])
    }
}
