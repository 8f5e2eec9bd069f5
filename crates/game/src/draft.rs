//! A move entered step by step on the board: what was clicked, the result of the click, and what can follow.
//!
//! A draft belongs to one position and one player. It never changes the position; a finished move is played like a typed one. Only legal
//! steps are accepted.

use super::{Colour, Move, Place, Position};
use std::fmt::Debug;

/// What is under the pointer: a place, a piece on it, and a side of that piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// The place.
    pub place: Place,
    /// The index of the piece on that place.
    pub pod: usize,
    /// The side, 0 to 7 clockwise from north; `None` for the centre, or outside the piece.
    pub side: Option<u8>,
    /// A prong added there is to be a superprong.
    pub superprong: bool,
}

impl Pointed {
    /// A place, and the first piece on it.
    pub fn at(place: Place) -> Pointed {
        Pointed { place, pod: 0, side: None, superprong: false }
    }
}

/// The result of touching a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The draft goes on.
    Open,
    /// The draft is empty again.
    Dropped,
    /// The move is complete.
    Done(Move),
    /// It is not possible, and why; the draft is unchanged.
    Refused(String),
}

/// The state of a draft, for drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outline {
    /// The place and index of the selected piece.
    pub in_hand: Option<(Place, usize)>,
    /// The paths so far, each from its starting place.
    pub ways: Vec<Vec<Place>>,
    /// The pieces jumped over, and whether each is captured.
    pub jumped: Vec<(Place, Vec<bool>)>,
    /// Where a piece can enter while none is selected.
    pub entries: Vec<Place>,
    /// The sides of the selected piece that can take a prong.
    pub free_sides: Vec<u8>,
    /// The side whose prong is being moved.
    pub lifted: Option<u8>,
    /// The destinations of the selected piece, and whether each is a jump.
    pub goals: Vec<(Place, bool)>,
}

/// A move that is not finished.
pub trait MoveDraft: Debug + Send {
    /// The same draft once more.
    fn copy(&self) -> Box<dyn MoveDraft>;
    /// Whose move it is to be.
    fn colour(&self) -> Colour;
    /// Touches a spot of the board.
    fn touch(&mut self, position: &Position, spot: Pointed) -> Touch;
    /// Plays the move as it is.
    fn confirm(&self, position: &Position) -> Touch;
    /// Lets go of what was begun last; answers whether something is left.
    fn step_back(&mut self) -> bool;
    /// The move as it would be confirmed now.
    fn action(&self, position: &Position) -> Option<Move>;
    /// Its outline.
    fn outline(&self, position: &Position) -> Outline;
}

impl Clone for Box<dyn MoveDraft> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

/// A move from place to place, in games that know the possible continuations.
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
    /// Why the rules forbid continuing to a place. A path of several steps is tried with its last one back to its start.
    fn why_not(&self, position: &Position, place: Place) -> Option<String> {
        let first = *self.places.first()?;
        let [short, long] = [vec![place], vec![place, first]].map(|more| [&self.places[..], &more].concat());
        let against = |way| Some(position.check_move(self.colour, &Move::Path(way)).first()?.message.localized());
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

    fn touch(&mut self, position: &Position, Pointed { place, .. }: Pointed) -> Touch {
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
