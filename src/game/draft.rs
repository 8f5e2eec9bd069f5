//! A move put together step by step on the board, as a hand does it: what is touched, what came of it, what can follow.
//!
//! A draft is of one position and one player. It never changes the position; a finished move is played like one that was
//! typed. Only steps that break no rule are taken.

use super::{Colour, Move, Place, Position};
use std::fmt::Debug;

/// What a finger can be on: a place, what stands on it, and a side of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The place.
    pub place: Place,
    /// Which of the things that stand on it.
    pub pod: usize,
    /// Which side, 0 to 7 for north and on, clockwise; `None` for the middle, or beside it.
    pub side: Option<u8>,
    /// A prong that is put in is to be a superprong.
    pub superprong: bool,
}

impl Spot {
    /// A place, and the first thing on it.
    pub fn at(place: Place) -> Spot {
        Spot { place, pod: 0, side: None, superprong: false }
    }
}

/// What came of touching a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Touch {
    /// The draft goes on.
    Open,
    /// Nothing is left of it.
    Dropped,
    /// The move is complete.
    Done(Move),
    /// It cannot be done, and why; the draft is as it was.
    Refused(String),
}

/// What a draft shows.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Outline {
    /// The place and which of the things on it is in hand.
    pub in_hand: Option<(Place, usize)>,
    /// The ways so far, each from the place it starts on.
    pub ways: Vec<Vec<Place>>,
    /// The things on the places jumped over, and whether they are taken.
    pub jumped: Vec<(Place, Vec<bool>)>,
    /// Where something can enter while nothing is in hand.
    pub entries: Vec<Place>,
    /// The sides of what is in hand that can take a prong.
    pub free_sides: Vec<u8>,
    /// The side from which a prong is taken.
    pub lifted: Option<u8>,
    /// Where what is in hand can go, and whether by a jump.
    pub goals: Vec<(Place, bool)>,
}

/// A move that is not finished.
pub trait MoveDraft: Debug + Send {
    /// The same draft once more.
    fn copy(&self) -> Box<dyn MoveDraft>;
    /// Whose move it is to be.
    fn colour(&self) -> Colour;
    /// Touches a spot of the board.
    fn touch(&mut self, position: &Position, spot: Spot) -> Touch;
    /// Plays the move as it is.
    fn confirm(&self, position: &Position) -> Touch;
    /// Lets go of what was begun last; answers whether something is left.
    fn step_back(&mut self) -> bool;
    /// The move as it would be confirmed now.
    fn action(&self, position: &Position) -> Option<Move>;
    /// What it shows.
    fn outline(&self, position: &Position) -> Outline;
}

impl Clone for Box<dyn MoveDraft> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

/// A move that goes from place to place, in games that say where one can go on.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    colour: Colour,
    places: Vec<Place>,
}

impl Path {
    pub(super) fn new(colour: Colour) -> Path {
        Path { colour, places: Vec::new() }
    }

    fn starts(&self, position: &Position, place: Place) -> bool {
        position.stone(place) == Some(self.colour) && !position.goals(self.colour, &[place]).is_empty()
    }
}

impl Path {
    /// What the rules say against going on to a place. A move of more steps is tried with its last one back to where it began.
    fn why_not(&self, position: &Position, place: Place) -> Option<String> {
        let first = *self.places.first()?;
        let [short, long] = [vec![place], vec![place, first]].map(|more| [&self.places[..], &more].concat());
        let against = |way| Some(position.check_move(self.colour, &Move::Path(way)).first()?.message.said());
        against(short).or_else(|| against(long))
    }
}

impl MoveDraft for Path {
    fn copy(&self) -> Box<dyn MoveDraft> {
        Box::new(self.clone())
    }

    fn colour(&self) -> Colour {
        self.colour
    }

    fn touch(&mut self, position: &Position, Spot { place, .. }: Spot) -> Touch {
        let stays = || position.goals(self.colour, &self.places).contains(&place);
        if self.places.last() == Some(&place) && self.places.len() == 1 && !stays() {
            self.places.clear();
            return Touch::Dropped;
        }
        if !self.places.is_empty() && position.goals(self.colour, &self.places).contains(&place) {
            self.places.push(place);
            return match position.goals(self.colour, &self.places).is_empty() {
                true => Touch::Done(Move::Path(self.places.clone())),
                false => Touch::Open,
            };
        }
        if self.starts(position, place) {
            self.places = vec![place];
            return Touch::Open;
        }
        Touch::Refused(match position.stone(place) {
            Some(colour) if colour == self.colour => say!("nothing-can-move", "there is nothing to move there"),
            _ if self.places.is_empty() => say!("no-piece-player-stands", "the player has no piece there"),
            _ => {
                self.why_not(position, place).unwrap_or_else(|| say!("move-cannot-go", "a move there is not possible"))
            }
        })
    }

    fn confirm(&self, _position: &Position) -> Touch {
        Touch::Refused(say!("move-not-complete", "the move is not complete"))
    }

    fn step_back(&mut self) -> bool {
        self.places.pop();
        !self.places.is_empty()
    }

    fn action(&self, _position: &Position) -> Option<Move> {
        (self.places.len() > 1).then(|| Move::Path(self.places.clone()))
    }

    fn outline(&self, position: &Position) -> Outline {
        let goals = if self.places.is_empty() { Vec::new() } else { position.goals(self.colour, &self.places) };
        Outline {
            in_hand: self.places.first().map(|&place| (place, 0)),
            ways: if self.places.len() > 1 { vec![self.places.clone()] } else { Vec::new() },
            goals: goals.into_iter().map(|place| (place, false)).collect(),
            ..Outline::default()
        }
    }
}
