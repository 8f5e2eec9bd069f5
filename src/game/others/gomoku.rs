//! Gomoku, Renju and Connect6: stones stay, and a row of five, or of six, wins.

use crate::game::{
    Action, Colour, Kind, Place, fault,
    registry::{Card, Choice},
    rules::{Facts, Game},
    setup,
    state::{Effect, GameState, Mover, Setup, of_stones},
    stones::{Stones, target},
};
use crate::sgf::{Code, Fault};

/// Gomoku, Renju and Connect6.
#[derive(Debug)]
pub(in crate::game) struct Gomoku;

const FACTS: Facts = Facts {
    family: "gomoku",
    cards: &[Card { name: "Gomoku", gm: "gomoku", size: Some((9, 9)), choice: Choice::Sizes(&[15, 19]) }],
    ..Facts::STONES
};

impl Game for Gomoku {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn start(&self, kind: &Kind) -> Box<dyn GameState> {
        Box::new(State::start(kind))
    }
}

/// What stands on the board.
#[derive(Clone, Debug)]
struct State {
    stones: Stones,
    /// The stones in a row that win.
    length: usize,
    /// Where the last move was: only there a row is looked for.
    last: Option<Place>,
}

impl State {
    /// Connect6 asks for six in a row; all others for five. Longer rows count too: who forbids them, forbids in RU.
    fn start(kind: &Kind) -> State {
        let six = kind.rules().to_ascii_lowercase().contains("connect6") || kind.gm().contains("onnect6");
        State { stones: Stones::new(kind.columns(), kind.rows()), length: if six { 6 } else { 5 }, last: None }
    }

    fn row(&self) -> Option<Vec<Place>> {
        self.row_of(self.last?)
    }

    /// The row through a place, if it is long enough.
    fn row_of(&self, place: Place) -> Option<Vec<Place>> {
        let colour = self.stones.at(place)?;
        let (column, row) = self.stones.cell(place);
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().find_map(|(dx, dy)| {
            let run = |sign: i32| {
                (1..)
                    .map_while(|n| self.stones.place(column + sign * n * dx, row + sign * n * dy))
                    .take_while(|&p| self.stones.at(p) == Some(colour))
                    .collect::<Vec<_>>()
            };
            let mut line = run(-1);
            line.reverse();
            line.push(place);
            line.extend(run(1));
            (line.len() >= self.length).then_some(line)
        })
    }
}

impl GameState for State {
    of_stones!(stones);

    fn legal_moves(&self, _colour: Colour) -> Option<usize> {
        Some(self.stones.len() - self.stones.occupied() as usize)
    }

    fn winner(&self) -> Option<Colour> {
        self.stones.at(*self.row()?.first()?)
    }

    fn winning_chain(&self) -> Vec<Place> {
        self.row().unwrap_or_default()
    }

    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        self.last = None;
        setup::points(self, kind, &values, findings);
    }

    fn play(&mut self, mover: Mover, action: &Action, findings: &mut Vec<Fault>) -> Effect {
        self.last = target(action, self.stones.len(), findings);
        let Some(place) = self.last else { return Effect::default() };
        if self.stones.at(place).is_some() {
            findings.push(fault(Code::Occupied, "something stands there already"));
        }
        self.stones.put(place, mover.colour, mover.number);
        Effect::at(vec![place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_in_a_row() {
        let mut state = State::start(&Kind::new("4", None).unwrap());
        let at = |c: u16, r: u16| Place(r * 15 + c);
        let play = |state: &mut State, place| {
            let mover = Mover { colour: Colour::BLACK, number: 1 };
            state.play(mover, &Action::Place(vec![place]), &mut Vec::new());
        };
        for n in 3..7 {
            play(&mut state, at(n, 10 - n));
        }
        assert_eq!(state.row_of(at(4, 6)), None);
        play(&mut state, at(7, 3));
        assert_eq!(state.row_of(at(5, 5)).map(|row| row.len()), Some(5));
        assert_eq!(state.winner(), Some(Colour::BLACK));
    }
}
