//! The Blokus piece in hand: picked up, turned, moved, previewed, put back.
//!
//! Its colour is not stored: it is the colour to play (or the one that setup places) at the current node. So it changes with every step,
//! and the piece is put back once that colour has used it.
//!
//! This file holds the piece; `view/placing.rs` brings it to the board and says why it does not fit, `ring.rs` has the handles around it,
//! `tray` shows all that are left, and `records/hand.rs` is what keys do with it.

use crate::app::board::subject::HandContext;
use crate::app::board::{Subject, Tool};
use crate::app::context::OnBoard;
use crate::app::look::words;
use crate::game::blokus::{self, Hand, Set, State};
use crate::game::{Board, Colour, Move, Place, Point, Position};
use crate::language::StaticText;
use crate::record::Revision;
use crate::scene::options::Ghost;
use crate::scene::{Orientation, tray};
use crate::sgf::{Code, NodeId};

/// How near the pointer a legal place must be for the piece to go there by itself, in board units; and how near where it is turned
/// in its ring, which it must not cover.
pub const NEAR: f32 = 1.6;
pub const IN_RING: f32 = 0.8;

/// How a piece is turned or mirrored.
pub type PieceTurn = fn(Hand, &Set) -> Hand;
pub const TURN_LEFT: PieceTurn = Hand::turn_left;
pub const TURN_RIGHT: PieceTurn = Hand::turn_right;
pub const FLIP: PieceTurn = Hand::flip;

/// A place of the record, in one state of it.
type At = (NodeId, Revision);

/// The piece in hand, if any.
#[derive(Default)]
pub struct HeldPiece {
    /// The piece in hand, as it lies there.
    pub hand: Option<Hand>,
    /// The colour that plays out of turn, and the node where the user chose it.
    chosen: Option<(At, Colour)>,
    rest: Rest,
    /// Where it was drawn last.
    seen: Option<OnBoard<Vec<Place>>>,
    /// The pointer is bringing it from the tray.
    pub carried: bool,
}

/// How the location of the piece is chosen.
#[derive(Default)]
enum Rest {
    /// The pointer.
    #[default]
    Pointer,
    /// The keys: as near to this point as the board allows.
    Keys(Point),
    /// A search for moves, until the pointer or the piece moves on.
    FoundPlacement(FoundPlacement),
}

/// A legal placement found by a search for moves.
struct FoundPlacement {
    /// Where in the record it was searched for.
    at: At,
    /// Whose it is.
    colour: Colour,
    /// The piece searched for; any otherwise.
    only: Option<u8>,
    /// Its number among all that were found.
    index: usize,
    /// Its places.
    places: Vec<Place>,
}

/// The last announced state of the piece in hand.
#[derive(Debug, Default, PartialEq)]
pub struct HeldNotice {
    /// Its number.
    pub piece: Option<u8>,
    /// How it is turned.
    pub hand: Option<Hand>,
    /// Its places, unless it follows the pointer.
    pub places: Option<Vec<Place>>,
    /// The last attempt to place it was refused.
    pub refused: bool,
}

impl HeldPiece {
    /// The number of the piece that is held.
    pub fn piece(&self) -> Option<u8> {
        self.hand.map(|hand| hand.piece)
    }

    /// The places where it was last drawn.
    pub fn seen(&self, board: &Board) -> Option<&[Place]> {
        self.seen.as_ref()?.on(board).map(Vec::as_slice)
    }

    /// The colour whose piece is in hand or would be picked up: the colour to play, or the one that setup places. `None` while setup
    /// erases.
    pub fn colour(&self, context: HandContext<'_>) -> Option<Colour> {
        if context.tool == Tool::Setup {
            return context.setup;
        }
        let chosen = self.chosen.filter(|(at, _)| *at == context.now.at());
        Some(
            chosen.map_or_else(
                || context.now.position.colour_to_place(context.tree, context.now.node),
                |(_, colour)| colour,
            ),
        )
    }

    /// Lets a colour play out of turn, here.
    pub fn choose(&mut self, context: HandContext<'_>, colour: Colour) {
        self.chosen = Some((context.now.at(), colour));
    }

    /// Puts the piece back if it can no longer be held: its colour has used it, or the tool has changed.
    pub fn settle(&mut self, context: HandContext<'_>) {
        let Some(hand) = self.hand else { return };
        let placing = matches!(context.tool, Tool::Play | Tool::Setup);
        let state = context.now.position.blokus().filter(|_| placing);
        let left = state.zip(self.colour(context)).map_or(0, |(state, colour)| left_of(state, colour, hand.piece));
        if left == 0 {
            return self.put_back();
        }
        let Rest::FoundPlacement(found) = &self.rest else { return };
        if found.at == context.now.at() && context.tool == Tool::Play && Some(found.colour) == self.colour(context) {
            return;
        }
        match found.only {
            Some(_) => self.rest_where_seen(context.now.position.board()),
            None => self.put_back(),
        }
    }

    /// Picks up the piece with this name.
    ///
    /// # Errors
    /// A message, if there is none.
    pub fn take(&mut self, context: HandContext<'_>, name: &str) -> Result<(), String> {
        let position = &*context.now.position;
        let state = position.blokus().ok_or(words::NO_PIECES)?;
        let piece = state.set().named(name).ok_or_else(|| words::no_such_piece(name))?;
        let colour = self.colour(context).ok_or(words::ERASING)?;
        if left_of(state, colour, piece) == 0 {
            return Err(words::no_piece_left(position.kind().colour_name(colour), state.set().piece(piece).name));
        }
        self.hand = Some(tray::flat(position, piece));
        self.rest = Rest::Pointer;
        (self.seen, self.carried) = (None, false);
        Ok(())
    }

    /// Picks up the next remaining piece of the colour. With `rests` it is previewed on the board at once.
    pub fn take_next(&mut self, context: HandContext<'_>, by: i32, rests: bool) {
        let position = &*context.now.position;
        let (Some(state), Some(colour)) = (position.blokus(), self.colour(context)) else { return };
        let count = state.set().pieces().len() as i32;
        let mut piece = self.hand.map_or(if by > 0 { -1 } else { count }, |hand| i32::from(hand.piece));
        for _ in 0..count {
            piece = (piece + by).rem_euclid(count);
            if left_of(state, colour, piece as u8) > 0 {
                return self.take_by_key(context, piece as u8, rests);
            }
        }
    }

    /// Picks up a piece by letter or digit; repeated, the next one with that letter, or the same one in another orientation. A digit after
    /// a letter extends it: I, 4 is I4.
    ///
    /// # Errors
    ///
    /// Where the colour has no such piece: says so.
    pub fn pick(&mut self, context: HandContext<'_>, letter: char, rests: bool) -> Result<(), String> {
        let position = &*context.now.position;
        let (Some(state), Some(colour)) = (position.blokus(), self.colour(context)) else { return Ok(()) };
        let set = state.set();
        let whole = self.hand.filter(|_| letter.is_ascii_digit()).and_then(|hand| {
            let first = set.piece(hand.piece).name.chars().next()?;
            set.named(&format!("{first}{letter}"))
        });
        if let Some(piece) = whole.filter(|&piece| left_of(state, colour, piece) > 0) {
            self.take_by_key(context, piece, rests);
            return Ok(());
        }
        let pieces = state.pieces_of_letter(colour, letter);
        let none = || {
            let upper = letter.to_uppercase().to_string();
            match set.pieces().iter().any(|piece| piece.name.starts_with(&upper)) {
                true => words::no_piece_left(position.kind().colour_name(colour), &upper),
                false => words::no_such_piece(&upper),
            }
        };
        let first = *pieces.first().ok_or_else(none)?;
        let held = self.hand.and_then(|hand| pieces.iter().position(|&piece| piece == hand.piece));
        match held {
            Some(_) if pieces.len() == 1 => self.turn(position, Hand::next),
            Some(at) => self.take_by_key(context, pieces[(at + 1) % pieces.len()], rests),
            None => self.take_by_key(context, first, rests),
        }
        Ok(())
    }

    /// Takes a piece that goes on lying where the last one lay; the first goes to the board by itself if it `rests`.
    fn take_by_key(&mut self, context: HandContext<'_>, piece: u8, rests: bool) {
        let position = &*context.now.position;
        let hand = tray::flat(position, piece);
        let held = self.hand.replace(hand).is_some();
        self.carried = false;
        match self.rest {
            Rest::Pointer if !rests => {}
            Rest::Keys(_) if held => {}
            _ if held && self.seen(position.board()).is_some() => self.rest_where_seen(position.board()),
            _ => self.rest = Rest::Keys(self.beginning(context, hand)),
        }
    }

    /// Where the keys begin: at the legal place nearest to the middle, or in the middle.
    fn beginning(&self, context: HandContext<'_>, hand: Hand) -> Point {
        let position = &*context.now.position;
        let board = position.board();
        let middle = board.bounds().centre();
        let legal = position.blokus().zip(self.colour(context)).filter(|_| context.tool == Tool::Play);
        let legal = legal.and_then(|(state, colour)| hand.nearest_legal_as_held(state, colour, board, middle));
        legal.map_or(middle, |places| blokus::middle(board, &places))
    }

    /// Turns or mirrors it.
    pub fn turn(&mut self, position: &Position, turn: PieceTurn) {
        if let (Some(hand), Some(state)) = (self.hand, position.blokus()) {
            self.hand = Some(turn(hand, state.set()));
            if matches!(self.rest, Rest::FoundPlacement(_)) {
                self.rest_where_seen(position.board());
            }
        }
    }

    /// Moves it to the next place in a direction of the screen; `far` to the next legal one. Returns what there is to say: that there is
    /// none.
    pub fn shift(
        &mut self,
        context: HandContext<'_>,
        orientation: Orientation,
        (dx, dy): (i32, i32),
        far: bool,
    ) -> Option<StaticText> {
        let position = &*context.now.position;
        let (hand, state, colour) = (self.hand?, position.blokus()?, self.colour(context)?);
        let board = position.board();
        let from = match (self.seen(board), &self.rest) {
            (Some(places), _) => blokus::middle(board, places),
            (None, Rest::Keys(point)) => *point,
            _ => self.beginning(context, hand),
        };
        let middles: Vec<Point> = if far {
            let legal = state.placements(colour, Some(hand.piece));
            let as_held = legal.iter().filter(|legal| legal.orientation() == hand.orientation(state.set()));
            as_held.map(|legal| blokus::middle(board, legal.places())).collect()
        } else {
            let firsts = (0..state.grid().places() as u16).map(Place);
            let lying = firsts.filter_map(|first| hand.places_from(state, first));
            lying.map(|places| blokus::middle(board, &places)).collect()
        };
        let there = |point: Point| orientation.to_view(point);
        let to = blokus::next_towards(board, &middles, from, (dx, dy), far, there);
        self.rest = Rest::Keys(to.unwrap_or(from));
        (far && to.is_none())
            .then_some(StaticText("no-legal-place-there", "No legal position in that direction as the piece lies"))
    }

    /// Puts it back.
    pub fn put_back(&mut self) {
        self.hand = None;
        self.rest = Rest::Pointer;
        (self.seen, self.carried) = (None, false);
    }

    /// Previews the next or previous legal placement of the piece, or of any piece if none is in hand.
    ///
    /// # Errors
    /// A message, if there is none.
    ///
    /// Otherwise returns its description.
    pub fn find(&mut self, context: HandContext<'_>, step: isize) -> Result<String, String> {
        let position = &*context.now.position;
        let Some(state) = position.blokus() else { return Err(words::NO_PIECES.to_string()) };
        let at = context.now.at();
        let context = HandContext { tool: Tool::Play, ..context };
        self.settle(context);
        let colour = self.colour(context).unwrap_or_else(|| position.next_colour());
        let known = match &self.rest {
            Rest::FoundPlacement(found) if found.at == at && self.hand.is_some() => Some(found),
            _ => None,
        };
        let only = known.map_or(self.hand.map(|hand| hand.piece), |found| found.only);
        let moves = state.placements(colour, only);
        let index = match known {
            Some(found) => (found.index as isize + step).rem_euclid(moves.len().max(1) as isize) as usize,
            None if step > 0 => 0,
            None => moves.len().saturating_sub(1),
        };
        let none = || say!("no-legal-move", "{colour} has no legal move", colour = position.kind().colour_name(colour));
        let placement = moves.get(index).ok_or_else(none)?;
        let hand = Hand::of(state.set(), placement.piece(), placement.orientation());
        let places = placement.places().to_vec();
        (self.hand, self.carried) = (Some(hand), false);
        self.rest = Rest::FoundPlacement(FoundPlacement { at, colour, only, index, places });
        Ok(say!(
            "found-move",
            "Move {number} of {count}: {played}. Enter places it, Escape puts it back",
            number = index + 1,
            count = moves.len(),
            played = position.move_text(&Move::Place(placement.places().to_vec()))
        ))
    }

    /// Whether it is at a placement found by [`find`](Self::find).
    pub fn is_found(&self) -> bool {
        matches!(self.rest, Rest::FoundPlacement(_))
    }

    /// Makes the piece follow the pointer.
    pub fn follow_pointer(&mut self) {
        self.rest = Rest::Pointer;
    }

    /// Whether the piece follows the pointer.
    pub fn is_with_pointer(&self) -> bool {
        matches!(self.rest, Rest::Pointer)
    }

    /// Starts dragging the piece from the tray.
    pub fn carry(&mut self) {
        self.carried = self.hand.is_some();
    }

    /// Leaves it where it was drawn last, if anywhere.
    fn rest_where_seen(&mut self, board: &Board) {
        self.rest = self.seen(board).map_or(Rest::Pointer, |places| Rest::Keys(blokus::middle(board, places)));
    }

    /// Where the piece would be placed: at a found placement or where the keys moved it, else under the pointer if that is over the board.
    /// Within `snaps` it snaps to a legal place.
    pub fn aim(&mut self, subject: &Subject<'_>, pointer: Option<Point>, snaps: f32) -> Option<Ghost> {
        let position = &*subject.now.position;
        let (hand, state, board) = (self.hand?, position.blokus()?, position.board());
        let colour = self.colour(subject.context())?;
        let places = match &self.rest {
            Rest::FoundPlacement(found) => Some(found.places.clone()),
            Rest::Keys(point) => hand.nearest(state, board, *point),
            Rest::Pointer => pointer.and_then(|point| {
                let near = |places: &Vec<Place>| blokus::middle(board, places).distance(point) < snaps;
                let may = snaps > 0.0 && subject.tool == Tool::Play;
                let snapped = may.then(|| hand.nearest_legal_as_held(state, colour, board, point)).flatten();
                snapped.filter(near).or_else(|| hand.nearest(state, board, point))
            }),
        };
        self.seen = places.clone().map(|places| OnBoard::new(board, places));
        Some(Ghost { colour: Some(colour), places: places?, legal: true, held: true })
    }
}

/// The middle of a piece that covers these places, and how far it reaches from there, in board units.
pub fn extent(board: &Board, places: &[Place]) -> (Point, f32) {
    let middle = blokus::middle(board, places);
    let corners = places.iter().flat_map(|&place| board.outline(place));
    (middle, corners.map(|corner| corner.distance(middle)).fold(0.0, f32::max))
}

/// How many of a piece a colour can put on the board.
fn left_of(state: &State, colour: Colour, piece: u8) -> u32 {
    if usize::from(piece) < state.set().pieces().len() { state.left_of(colour, piece) } else { 0 }
}

/// What is wrong with a placement. In setup only impossible placements are refused.
pub fn objections(subject: &Subject<'_>, colour: Colour, places: &[Place]) -> Option<String> {
    let findings = subject.now.position.check_move(colour, &Move::Place(places.to_vec()));
    let impossible = |code| matches!(code, Code::NotAPiece | Code::PieceUsed | Code::Overlap | Code::Crossing);
    let counts = findings.iter().find(|finding| subject.tool == Tool::Play || impossible(finding.code));
    counts.map(|finding| finding.message.to_string())
}
