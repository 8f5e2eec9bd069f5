//! What is to be drawn, resolved from a position: the only place in this room that asks what game it is.

use super::ground::Look;
use super::pods::Pod;
use super::theme::{Piece, Stone, Theme};
use super::{Ink, bodies};
use crate::game::board::{Board, Lattice, Place, Point};
use crate::game::{Colour, Game, Position};
use std::sync::Arc;

/// A piece that covers places.
pub(crate) struct Standing {
    pub colour: Colour,
    pub places: Vec<Place>,
    /// The place that carries the number.
    pub label: Place,
    pub number: Option<u32>,
    /// A frame with a hole in its middle.
    pub hollow: bool,
}

/// A stone on a place.
#[derive(Copy, Clone)]
pub(crate) struct Disc {
    pub place: Place,
    pub colour: Colour,
    pub number: Option<u32>,
}

/// What is to be drawn.
pub(crate) struct Subject {
    pub board: Arc<Board>,
    pub look: Look,
    pub stones: Vec<Disc>,
    pub pieces: Vec<Standing>,
    pub stacks: Vec<(Place, Vec<Pod>)>,
    pub homes: Vec<(Place, Colour)>,
    /// Starting points, in board units; `None` is nobody's.
    pub starts: Vec<(Point, Option<Colour>)>,
    pub chain: Vec<Place>,
    pub last: Option<Last>,
    /// The number of the last move.
    pub move_number: u32,
    /// English names of the colours, which are those of the theme's pieces.
    names: [&'static str; 4],
    bodies: bool,
    hexes: bool,
}

/// The last move.
pub(crate) struct Last {
    pub places: Vec<Place>,
}

impl Subject {
    pub fn of(position: &Position) -> Subject {
        let kind = position.kind();
        let board = position.board().clone();
        let game = kind.game();
        let look = match game {
            Game::Blokus(_) => Look::Cells,
            Game::Octi | Game::Othello => Look::Squares { checkered: false },
            _ => Look::of(board.lattice(), board.surface()),
        };
        let mut subject = Subject {
            look,
            stones: Vec::new(),
            pieces: Vec::new(),
            stacks: Vec::new(),
            homes: Vec::new(),
            starts: Vec::new(),
            chain: position.winning_chain(),
            last: position.last_move().map(|m| Last { places: m.places.clone() }),
            move_number: position.move_number(),
            names: Colour::ALL.map(|c| kind.colour_name(c)),
            bodies: matches!(game, Game::Blokus(_)),
            hexes: board.lattice() == Lattice::Hex,
            board,
        };
        match game {
            Game::Blokus(_) => subject.read_blokus(position),
            Game::Octi => subject.read_octi(position),
            _ => {
                let stone = |place| {
                    let colour = position.stone(place)?;
                    Some(Disc { place, colour, number: position.number(place) })
                };
                subject.stones = subject.board.places().filter_map(stone).collect();
            }
        }
        subject
    }

    fn read_blokus(&mut self, position: &Position) {
        let Some(state) = position.blokus() else { return };
        let callisto = self.board.lattice() == Lattice::Square && self.board.edge() > 0;
        for piece in state.pieces() {
            self.pieces.push(Standing {
                colour: piece.colour,
                places: piece.places.to_vec(),
                label: piece.label,
                number: piece.number,
                hollow: callisto && piece.name == "1",
            });
        }
        let grid = state.grid();
        let open: Vec<Colour> = state.colours().iter().copied().filter(|&c| state.is_unstarted(c)).collect();
        if grid.starts_are_shared() {
            if let Some(&first) = open.first() {
                self.starts = grid.starts(first).into_iter().map(|p| (self.board.anchor(p), None)).collect();
            }
        } else {
            for colour in open {
                let places = grid.starts(colour);
                if places.is_empty() {
                    continue;
                }
                // Several places together are one point: a junction of bars, the middle of a diamond.
                let points: Vec<Point> = places.iter().map(|&p| self.board.anchor(p)).collect();
                let sum = points.iter().fold(Point::default(), |sum, p| sum + *p);
                self.starts.push((sum * (1.0 / points.len() as f32), Some(colour)));
            }
        }
        self.starts.retain(|(point, _)| self.board.at(*point).is_none_or(|p| position.stone(p).is_none()));
    }

    fn read_octi(&mut self, position: &Position) {
        for (owner, homes) in [Colour::BLACK, Colour::WHITE].into_iter().zip(&position.kind().octi_rules().homes) {
            for &(column, row) in homes {
                let row = self.board.rows().checked_sub(u16::from(row) + 1);
                let place = row.and_then(|row| self.board.place(column.into(), row));
                self.homes.extend(place.map(|place| (place, owner)));
            }
        }
        for place in self.board.places() {
            let pods: Vec<Pod> = position
                .pods(place)
                .iter()
                .map(|pod| Pod { colour: pod.colour.index(), prongs: pod.prongs, superprongs: pod.superprongs })
                .collect();
            if !pods.is_empty() {
                self.stacks.push((place, pods));
            }
        }
    }

    /// The style of a colour's pieces.
    pub fn piece<'t>(&self, theme: &'t Theme, colour: Colour) -> &'t Piece {
        theme.pieces.named(self.names[colour.index()])
    }

    /// The style of a colour's stones.
    pub fn stone<'t>(&self, theme: &'t Theme, colour: Colour) -> &'t Stone {
        let stones = if self.hexes { &theme.hex_stones } else { &theme.stones };
        &stones[colour.index().min(1)]
    }

    /// The colour that stands for a player: the face of his stones or pieces.
    pub fn face(&self, theme: &Theme, colour: Colour) -> Ink {
        if self.bodies { self.piece(theme, colour).base } else { self.stone(theme, colour).body }
    }

    /// Whether players put pieces of several places.
    pub fn has_bodies(&self) -> bool {
        self.bodies
    }

    /// Whether one-cell pieces are frames.
    pub fn is_callisto(&self) -> bool {
        self.bodies && self.board.lattice() == Lattice::Square && self.board.edge() > 0
    }

    /// The radius of stones.
    pub fn stone_radius(&self) -> f32 {
        match self.look {
            Look::Lines => 0.475,
            Look::Hexes => 0.425,
            _ => 0.42,
        }
    }

    /// The ink for marks on each place: that of the stone or piece on it, else that of the board.
    pub fn inks(&self, theme: &Theme) -> Vec<Ink> {
        let mut inks = vec![theme.marks.ink; self.board.len()];
        for stone in &self.stones {
            inks[stone.place.index()] = self.stone(theme, stone.colour).mark;
        }
        for piece in &self.pieces {
            let style = self.piece(theme, piece.colour);
            for place in &piece.places {
                // Through a hole the board shows.
                inks[place.index()] = if piece.hollow { theme.marks.ink } else { style.mark };
            }
        }
        for (place, pods) in &self.stacks {
            if let [pod] = pods.as_slice() {
                inks[place.index()] = theme.stones[pod.colour.min(1)].mark;
            }
        }
        inks
    }

    /// Which places something stands on.
    pub fn occupied(&self) -> Vec<bool> {
        let mut occupied = vec![false; self.board.len()];
        let places = self.stones.iter().map(|s| s.place);
        let places = places.chain(self.pieces.iter().flat_map(|p| p.places.iter().copied()));
        for place in places.chain(self.stacks.iter().map(|s| s.0)) {
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
