//! The state of a Havannah game, and who has won with what.

use super::wins::{self, Win};
use crate::game::{
    Board, Colour, Kind, Move, Place, setup,
    state::{Effect, GameState, Mover, NextTurn, Setup},
    stones::{Stones, occupied, target},
};
use crate::language::Word;
use crate::sgf::{Dialect, Fault};
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

    /// Whose the stones are is exchanged, and each stays where it is.
    fn swap(&mut self) {
        for place in self.stones.places() {
            if let Some(colour) = self.stones.at(place) {
                self.stones.put(place, colour.opponent(), self.stones.number(place));
            }
        }
        self.judge();
    }

    /// The only stone, if there is just one: there a swap shows.
    fn only_stone(&self) -> Vec<Place> {
        let stones: Vec<Place> = self.stones.places().filter(|&p| self.stones.at(p).is_some()).take(2).collect();
        if stones.len() == 1 { stones } else { Vec::new() }
    }
}

impl GameState for State {
    fn stones(&self) -> Option<&Stones> {
        Some(&self.stones)
    }

    fn stones_mut(&mut self) -> Option<&mut Stones> {
        Some(&mut self.stones)
    }

    /// White begins; on Little Golem, whose records exchange the letters, the first player is named as Black.
    fn first_colour(&self, kind: &Kind) -> Option<Colour> {
        Some(if kind.identity().is(Dialect::LittleGolem) { Colour::BLACK } else { Colour::WHITE })
    }

    fn legal_moves(&self, _colour: Colour) -> Option<usize> {
        match self.won {
            Some(_) => Some(0),
            None => Some(self.stones.len() - self.stones.occupied() as usize),
        }
    }

    fn is_full(&self, _next: Colour) -> bool {
        self.stones.occupied() as usize == self.stones.len()
    }

    fn winner(&self) -> Option<Colour> {
        self.won.as_ref().map(|(colour, _)| *colour)
    }

    fn won_by(&self) -> Option<Word> {
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

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        match action {
            Move::Place(_) => {
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
            Move::SwapPieces => {
                self.stones.check_swap("stone", findings);
                self.swap();
                Effect::at(self.only_stone())
            }
            Move::SwapSides => {
                self.stones.check_swap("stone", findings);
                // The persons change places, so the swapper's colour is now the opponent's.
                Effect { places: self.only_stone(), turn: NextTurn::Mover }
            }
            Move::Resign | Move::Forfeit => Effect::turn(NextTurn::AsBefore),
            _ => Effect::default(),
        }
    }
}
