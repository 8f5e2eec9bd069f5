//! The piece that a player of the Blokus family holds: taken, turned, offered where it may lie, put back.

use crate::app::board::subject::Subject;
use crate::app::board::tool::Tool;
use crate::app::context::now::Now;
use crate::app::look::words;
use crate::game::blokus::{self, Hand, Set};
use crate::game::{Colour, Place, Point, Position};
use crate::record::Revision;
use crate::scene::options::Ghost;
use crate::scene::tray;
use crate::sgf::NodeId;

/// How near the pointer a legal place must be for the piece to go there by itself, in board units.
const NEAR: f32 = 1.6;

/// The piece that is held, if any.
#[derive(Default)]
pub struct HeldPiece {
    hand: Option<Hand>,
    /// Whose piece it is; the colour to play's where nobody said.
    colour: Option<Colour>,
    /// A legal placement that is offered until the pointer or the piece moves on.
    found: Option<Found>,
}

/// A legal placement that a search for moves has come to.
struct Found {
    /// Where in the record it was searched for.
    at: (NodeId, Revision),
    /// The piece as it lies there.
    hand: Hand,
    /// Whose it is.
    colour: Colour,
    /// The piece searched for; any otherwise.
    only: Option<u8>,
    /// Its number among all that were found.
    index: usize,
    /// Where it lies.
    places: Vec<Place>,
}

impl HeldPiece {
    /// Whether a piece is held.
    pub fn is_some(&self) -> bool {
        self.hand.is_some()
    }

    /// Whether it is the piece of this number.
    pub fn is(&self, piece: u8) -> bool {
        self.hand.is_some_and(|hand| hand.piece == piece)
    }

    /// Takes the piece of that name, of a colour where one is given.
    pub fn take(&mut self, position: &Position, name: &str, colour: Option<&str>) {
        let piece = position.blokus().and_then(|state| state.set().named(name));
        self.hand = piece.map(|piece| tray::flat(position, piece));
        self.colour = colour.and_then(|colour| position.kind().colour_in(colour.as_bytes()));
    }

    /// Takes the next piece that the colour to play has left.
    pub fn take_next(&mut self, position: &Position, by: i32) {
        let Some(state) = position.blokus() else { return };
        let colour = position.next_colour();
        let count = state.set().pieces().len() as i32;
        let mut piece = self.hand.map_or(if by > 0 { -1 } else { count }, |hand| i32::from(hand.piece));
        for _ in 0..count {
            piece = (piece + by).rem_euclid(count);
            if state.left_of(colour, piece as u8) > 0 {
                self.hand = Some(tray::flat(position, piece as u8));
                self.colour = None;
                return;
            }
        }
    }

    /// Turns or mirrors it.
    pub fn turn(&mut self, position: &Position, turn: impl Fn(Hand, &Set) -> Hand) {
        if let (Some(hand), Some(state)) = (self.hand, position.blokus()) {
            self.hand = Some(turn(hand, state.set()));
        }
    }

    /// Puts it back.
    pub fn put_back(&mut self) {
        self.hand = None;
    }

    /// Offers the next or previous legal placement of the piece, or of any piece where none is held.
    ///
    /// # Errors
    ///
    /// Where there is none: says so. Otherwise says which it is.
    pub fn find(&mut self, now: &Now, step: isize) -> Result<String, String> {
        let position = &*now.position;
        let Some(state) = position.blokus() else { return Err(words::NO_PIECES.to_owned()) };
        let at = (now.node, now.revision);
        let known = self.found.as_ref().filter(|found| found.at == at && self.hand == Some(found.hand));
        let colour = self.colour.unwrap_or_else(|| position.next_colour());
        let only = known.map_or(self.hand.map(|hand| hand.piece), |found| found.only);
        let moves = state.placements(colour, only);
        let index = match known {
            Some(found) => (found.index as isize + step).rem_euclid(moves.len().max(1) as isize) as usize,
            None if step > 0 => 0,
            None => moves.len().saturating_sub(1),
        };
        let none = || words::no_legal_move(position.kind().colour_name(colour));
        let placement = moves.get(index).ok_or_else(none)?;
        let hand = Hand::of(state.set(), placement.piece(), placement.orientation());
        let places = placement.places().to_vec();
        self.found = Some(Found { at, hand, colour, only, index, places });
        self.hand = Some(hand);
        Ok(words::found_move(index + 1, moves.len(), state.set().piece(hand.piece).name))
    }

    /// Offers nothing any more.
    pub fn stop_offering(&mut self) {
        self.found = None;
    }

    /// The placement that is offered, while nothing has changed since it was found.
    pub fn offered(&self, subject: &Subject<'_>) -> Option<Ghost> {
        let found = self.found.as_ref().filter(|found| found.at == subject.at() && self.hand == Some(found.hand))?;
        let ghost = Ghost { colour: Some(found.colour), places: found.places.clone(), legal: true };
        (subject.tool == Tool::Play).then_some(ghost)
    }

    /// Where the piece lies with the pointer at a point: a legal place nearby, if that is wanted; else it follows the pointer,
    /// and its place says why not.
    pub fn aim(&self, subject: &Subject<'_>, colour: Option<Colour>, point: Point) -> Option<Ghost> {
        let position = &*subject.now.position;
        let (hand, state, board) = (self.hand?, position.blokus()?, position.board());
        let colour = self.colour.or(colour)?;
        let snapped = || {
            let places = hand.nearest_legal_as_held(state, colour, board, point)?;
            let near = blokus::middle(board, &places).distance(point) < NEAR;
            (subject.style.snap && subject.tool == Tool::Play && near).then_some(places)
        };
        let places = snapped().or_else(|| hand.nearest(state, board, point))?;
        Some(Ghost { colour: Some(colour), places, legal: true })
    }
}
