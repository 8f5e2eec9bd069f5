//! What is to be drawn, resolved from a position. The game says what is on the board and what the board looks like.

use super::ground::Look;
use super::theme::{PieceStyle, Stone, Theme};
use super::{Ink, bodies};
use crate::game::board::{Board, Place, Point};
use crate::game::pods::Pod;
use crate::game::{self, Colour, Colouring, MoveEntry, Position};
use std::sync::Arc;

/// What to draw.
pub(crate) struct Subject {
    pub board: Arc<Board>,
    pub look: Look,
    /// What stands there.
    pub on_board: game::Look,
    /// Lines through the winning chain.
    pub chains: Vec<Vec<Place>>,
    /// The places of the last move.
    pub last: Option<Vec<Place>>,
    /// The number of the last move.
    pub move_number: u32,
    /// English names of the colours, which are those of the theme's pieces.
    names: [&'static str; 4],
    colouring: Colouring,
    bodies: bool,
    /// Moves go from place to place.
    pub steps: bool,
}

impl Subject {
    pub fn of(position: &Position) -> Subject {
        let (kind, facts) = (position.kind(), position.kind().facts());
        Subject {
            board: position.board().clone(),
            look: Look::of(facts),
            on_board: position.look(),
            chains: position.winning_lines(),
            last: position.last_move().map(|m| m.places.clone()),
            move_number: position.move_number(),
            names: Colour::ALL.map(|c| kind.english_colour(c)),
            colouring: facts.colouring,
            bodies: facts.entry == MoveEntry::Piece,
            steps: facts.entry == MoveEntry::Steps,
        }
    }

    /// Removes everything from the board that can appear and disappear.
    pub fn clear(&mut self) {
        let game::Look { homes, edges, frames, .. } = std::mem::take(&mut self.on_board);
        self.on_board = game::Look { homes, edges, frames, ..game::Look::default() };
        self.chains.clear();
        self.last = None;
    }

    /// The pods on a place.
    pub fn stack(&self, place: Place) -> &[Pod] {
        self.on_board.stacks.iter().find(|stack| stack.0 == place).map_or(&[], |stack| &stack.1)
    }

    /// The style of a colour's pieces.
    pub fn piece<'t>(&self, theme: &'t Theme, colour: Colour) -> &'t PieceStyle {
        theme.pieces.named(self.names[colour.index()])
    }

    /// The style of a colour's stones.
    pub fn stone<'t>(&self, theme: &'t Theme, colour: Colour) -> &'t Stone {
        theme.stone(self.colouring, colour)
    }

    /// The colour that represents a player: that of the top of a stone or piece.
    pub fn face(&self, theme: &Theme, colour: Colour) -> Ink {
        theme.face(self.colouring, colour, self.names[colour.index()])
    }

    /// Whether players put pieces of several places.
    pub fn has_bodies(&self) -> bool {
        self.bodies
    }

    /// Whether a piece on these places is drawn as a frame with a hole.
    pub fn is_hollow(&self, places: &[Place]) -> bool {
        self.on_board.frames && places.len() == 1
    }

    /// The radius of stones.
    pub fn stone_radius(&self) -> f32 {
        match self.look {
            Look::Lines => 0.475,
            Look::Hexes { .. } => 0.425,
            Look::Holes => 0.34,
            _ => 0.42,
        }
    }

    /// The ink for marks on each place: that of the stone or piece on it, else that of the board.
    pub fn inks(&self, theme: &Theme) -> Vec<Ink> {
        let mut inks = vec![theme.marks.ink; self.board.len()];
        for stone in &self.on_board.stones {
            inks[stone.place.index()] = self.stone(theme, stone.colour).mark;
        }
        for block in &self.on_board.blocks {
            inks[block.place.index()] = theme.squares.base.legible_on(theme.squares.rim);
        }
        for piece in &self.on_board.pieces {
            let style = self.piece(theme, piece.colour);
            for place in &piece.places {
                // Through a hole the board shows.
                inks[place.index()] = if self.is_hollow(&piece.places) { theme.marks.ink } else { style.mark };
            }
        }
        for (place, pods) in &self.on_board.stacks {
            if let [pod] = pods.as_slice() {
                inks[place.index()] = theme.stones[pod.colour.index().min(1)].mark;
            }
        }
        inks
    }

    /// Which places are occupied.
    pub fn occupied(&self) -> Vec<bool> {
        let mut occupied = vec![false; self.board.len()];
        let places = self.on_board.stones.iter().map(|s| s.place);
        let places = places.chain(self.on_board.blocks.iter().map(|block| block.place));
        let places = places.chain(self.on_board.pieces.iter().flat_map(|p| p.places.iter().copied()));
        for place in places.chain(self.on_board.stacks.iter().map(|s| s.0)) {
            occupied[place.index()] = true;
        }
        occupied
    }

    /// The middle of a set of places: where the ghost of a piece has its mark.
    pub fn body_middle(&self, places: &[Place]) -> Option<Point> {
        let parts = bodies::body(&self.board, places);
        let points: Vec<Point> = parts.into_iter().flatten().collect();
        let sum = points.iter().fold(Point::default(), |sum, p| sum + *p);
        (!points.is_empty()).then(|| sum * (1.0 / points.len() as f32))
    }
}
