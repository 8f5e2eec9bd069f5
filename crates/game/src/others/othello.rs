//! Othello: a move flips the discs between it and the next disc of its colour; a player who cannot flip any passes.

use crate::sgf::{Code, Fault};
use crate::{
    Colour, Kind, Move, Place, fault,
    offer::{Card, Choice, Sample},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts},
    state::{Effect, GameState, Mover, of_stones},
    stones::{Stones, WAYS, needless_pass, target},
};

/// Othello.
#[derive(Debug)]
pub(crate) struct Othello;

const FACTS: Facts = Facts::of(Basics {
    family: "othello",
    entry: MoveEntry::Point,
    ground: Ground::Dotted,
    wins: Wins::Kept,
    passes: true,
    cards: &[Card { name: "Othello", gm: "othello", size: None, choice: Choice::Sizes(&[8, 6, 10]) }],
    samples: &[Sample::new("Othello", include_bytes!("../../../../assets/samples/othello.sgf"))],
});

impl Game for Othello {
    of_facts!(FACTS, State);
}

/// The discs on the board.
#[derive(Clone, Debug)]
struct State {
    stones: Stones,
    /// Whether a disc was turned over since the board was set up.
    turned: bool,
    lacks_start: bool,
}

impl State {
    /// The four discs of the start, unless the record sets up its own. Only a board with even sides has a middle for them.
    fn start(kind: &Kind) -> State {
        let (columns, rows) = (kind.columns(), kind.rows());
        let mut stones = Stones::new(columns, rows);
        let lacks_start = !kind.has_own_start() && (columns % 2 != 0 || rows % 2 != 0);
        if !kind.has_own_start() && !lacks_start {
            let (right, below) = (i32::from(columns / 2), i32::from(rows / 2));
            for (dx, dy, colour) in
                [(-1, -1, Colour::WHITE), (0, 0, Colour::WHITE), (0, -1, Colour::BLACK), (-1, 0, Colour::BLACK)]
            {
                if let Some(place) = stones.place(right + dx, below + dy) {
                    stones.put(place, colour, 0);
                }
            }
        }
        State { stones, turned: false, lacks_start }
    }

    /// The discs that a move of a colour turns over.
    fn turned(&self, colour: Colour, place: Place) -> Vec<Place> {
        let theirs = |place: &Place| self.stones.at(*place).is_some_and(|other| other != colour);
        let turned = |way| {
            let ray = || self.stones.ray(place, way);
            let count = ray().take_while(theirs).count();
            let ends = ray().nth(count).is_some_and(|end| self.stones.at(end) == Some(colour));
            ray().take(if ends { count } else { 0 })
        };
        WAYS.into_iter().flat_map(turned).collect()
    }

    fn legal(&self, colour: Colour) -> impl Iterator<Item = Place> {
        self.stones.empty().filter(move |&place| !self.turned(colour, place).is_empty())
    }

    fn can_move(&self, colour: Colour) -> bool {
        self.legal(colour).next().is_some()
    }
}

impl GameState for State {
    of_stones!(stones);

    fn lacks_start(&self) -> bool {
        self.lacks_start
    }

    fn unsaid(&self, kind: &Kind) -> Vec<(&'static str, Vec<Place>)> {
        self.stones.unsaid(kind)
    }

    fn to_play(&self, next: Colour) -> Option<Colour> {
        [next, next.opponent()].into_iter().find(|&colour| self.can_move(colour))
    }

    fn score(&self, colour: Colour) -> Option<f32> {
        Some(self.stones.count(colour) as f32)
    }

    fn legal_moves(&self, colour: Colour) -> Option<usize> {
        Some(self.legal(colour).count())
    }

    /// Who has more discs when nobody can move. Where all are of one colour that takes a move that made them so.
    fn winner(&self) -> Option<Colour> {
        let (black, white) = (self.stones.count(Colour::BLACK), self.stones.count(Colour::WHITE));
        match black.cmp(&white) {
            _ if black.min(white) == 0 && !self.turned => None,
            _ if self.can_move(Colour::BLACK) || self.can_move(Colour::WHITE) => None,
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Colour::BLACK),
            std::cmp::Ordering::Less => Some(Colour::WHITE),
        }
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        if *action == Move::Pass && self.can_move(mover.colour) {
            findings.push(needless_pass());
        }
        let Some(place) = target(action, self.stones.len(), findings) else { return Effect::default() };
        if self.stones.at(place).is_some() {
            findings
                .push(fault(Code::Occupied, message!("something-stands-already", "this point is already occupied")));
        }
        let turned = self.turned(mover.colour, place);
        if turned.is_empty() && self.stones.at(place).is_none() {
            findings.push(fault(Code::NoFlip, message!("move-turns-over-no", "the move turns over no discs")));
        }
        self.turned |= !turned.is_empty();
        for disc in turned {
            let first = self.stones.number(disc);
            self.stones.put(disc, mover.colour, first);
        }
        self.stones.put(place, mover.colour, mover.number);
        Effect::at(vec![place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_move_of_othello_turns_one_disc() {
        let mut state = State::start(&Kind::new("2", None).unwrap());
        assert_eq!(state.legal_moves(Colour::BLACK), Some(4));
        let mut findings = Vec::new();
        let mut play = |state: &mut State, colour, number, place| {
            state.play(Mover { colour, number }, &Move::Place(vec![place]), &mut findings);
            findings.iter().map(|finding| finding.code).collect::<Vec<_>>()
        };
        // d3: the third row of the fourth column.
        let d3 = state.stones.place(3, 2).unwrap();
        assert!(play(&mut state, Colour::BLACK, 1, d3).is_empty());
        assert_eq!((state.stones.count(Colour::BLACK), state.stones.count(Colour::WHITE)), (4, 1));
        assert_eq!(play(&mut state, Colour::WHITE, 2, Place(0)), [Code::NoFlip]);
        assert_eq!(play(&mut state, Colour::BLACK, 3, d3)[1], Code::Occupied);
    }
}
