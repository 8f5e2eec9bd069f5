//! Games without rules of their own here, and two whose rules are short: Gomoku (stones stay) and Othello (discs turn).

use super::{Colour, board::Place, fault, stones::Stones};
use crate::sgf::{Code, Fault};

const WAYS: [(i32, i32); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// What stands on the board.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) stones: Stones,
    turns_discs: bool,
}

impl State {
    /// An empty board on which things are placed and stay.
    pub(super) fn placing(columns: u16, rows: u16) -> State {
        State { stones: Stones::new(columns, rows), turns_discs: false }
    }

    /// Othello, with the four discs of the start unless the record sets up its own.
    pub(super) fn othello(columns: u16, rows: u16, empty: bool) -> State {
        let mut stones = Stones::new(columns, rows);
        if !empty {
            let (right, below) = (i32::from(columns / 2), i32::from(rows / 2));
            for (dx, dy, colour) in
                [(-1, -1, Colour::WHITE), (0, 0, Colour::WHITE), (0, -1, Colour::BLACK), (-1, 0, Colour::BLACK)]
            {
                if let Some(place) = stones.place(right + dx, below + dy) {
                    stones.put(place, colour, 0);
                }
            }
        }
        State { stones, turns_discs: true }
    }

    pub(super) fn play(&mut self, colour: Colour, place: Place, number: u32, judged: bool, findings: &mut Vec<Fault>) {
        if judged && self.stones.at(place).is_some() {
            findings.push(fault(Code::Occupied, "something stands there already"));
        }
        if self.turns_discs {
            let turned = self.turned(colour, place);
            if turned.is_empty() {
                findings.push(fault(Code::NoFlip, "the move turns over no disc"));
            }
            for disc in turned {
                let first = self.stones.number(disc);
                self.stones.put(disc, colour, first);
            }
        }
        self.stones.put(place, colour, number);
    }

    /// The discs that a move of a colour turns over.
    fn turned(&self, colour: Colour, place: Place) -> Vec<Place> {
        let (column, row) = self.stones.cell(place);
        let mut all = Vec::new();
        for (dx, dy) in WAYS {
            let mut line = Vec::new();
            let (mut c, mut r) = (column + dx, row + dy);
            while let Some(next) = self.stones.place(c, r) {
                match self.stones.at(next) {
                    Some(other) if other != colour => line.push(next),
                    Some(_) => {
                        all.append(&mut line);
                        break;
                    }
                    None => break,
                }
                (c, r) = (c + dx, r + dy);
            }
        }
        all
    }

    /// How many places a colour may play on; `None` where the rules are not known.
    pub(super) fn legal_moves(&self, colour: Colour) -> Option<usize> {
        let free = self.stones.places().filter(|&p| self.stones.at(p).is_none());
        self.turns_discs.then(|| free.filter(|&p| !self.turned(colour, p).is_empty()).count())
    }

    /// Five in a row, or more, of a colour (Gomoku): the row. Asked of the last stone only.
    pub(super) fn row_of(&self, place: Place, length: usize) -> Option<Vec<Place>> {
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
            (line.len() >= length).then_some(line)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_move_of_othello_turns_one_disc() {
        let mut state = State::othello(8, 8, false);
        assert_eq!(state.legal_moves(Colour::BLACK), Some(4));
        let mut findings = Vec::new();
        // d3: the third row of the fourth column.
        let d3 = state.stones.place(3, 2).unwrap();
        state.play(Colour::BLACK, d3, 1, true, &mut findings);
        assert!(findings.is_empty());
        assert_eq!((state.stones.count(Colour::BLACK), state.stones.count(Colour::WHITE)), (4, 1));
        state.play(Colour::WHITE, Place(0), 2, true, &mut findings);
        assert_eq!(findings[0].code, Code::NoFlip);
        state.play(Colour::BLACK, d3, 3, true, &mut findings);
        assert_eq!(findings[1].code, Code::Occupied);
    }

    #[test]
    fn five_in_a_row() {
        let mut state = State::placing(15, 15);
        let at = |c: u16, r: u16| Place(r * 15 + c);
        for n in 3..7 {
            state.play(Colour::BLACK, at(n, 10 - n), 1, true, &mut Vec::new());
        }
        assert_eq!(state.row_of(at(4, 6), 5), None);
        state.play(Colour::BLACK, at(7, 3), 1, true, &mut Vec::new());
        assert_eq!(state.row_of(at(5, 5), 5).map(|row| row.len()), Some(5));
    }
}
