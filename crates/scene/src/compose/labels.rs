//! The record's labels: their size, how far they extend beyond their places, and the background behind them.

use super::Painter;
use crate::game::board::{Lattice, Place, Rect, pt};
use crate::marks::{self, Room};
use crate::{Ink, Shape};

/// A label may extend over at most this many places.
const BEYOND: i32 = 3;

impl Painter<'_> {
    /// A label of the record, on what makes it legible there.
    pub(super) fn label(
        &self,
        shapes: &mut Vec<Shape>,
        (place, text): (Place, &str),
        room: Room,
        ink: Ink,
        occupied: bool,
    ) {
        let (subject, r) = (self.subject, room.r);
        let count = shapes.len();
        if !occupied {
            self.clear(shapes, place, r, text);
        }
        marks::label(shapes, text, self.view.anchor(place), room, ink, true);
        if shapes.len() == count {
            return;
        }
        let piece = subject.on_board.pieces.iter().find(|piece| piece.places.contains(&place));
        let stone = || subject.on_board.stones.iter().find(|stone| stone.place == place);
        let at = self.view.anchor(place);
        if let Some(piece) = piece {
            let style = subject.piece(self.theme, piece.colour);
            // Letters cannot be read on hatching, nor beyond what is narrow.
            let narrow = match subject.board.lattice() {
                _ if style.pattern > 0 => 0.0,
                Lattice::Segments => 1.2 * r,
                _ if room.least > 0.0 => 1.9 * r,
                _ => f32::INFINITY,
            };
            marks::under_label(shapes, narrow, style.base);
        } else if room.least == 0.0 {
            // Where pictures may be enlarged no label is wider than its place.
        } else if let Some(stone) = stone() {
            marks::under_label(shapes, 1.9 * r, subject.stone(self.theme, stone.colour).body);
        } else if !occupied {
            let (wood, triangles) = (subject.look.is_wood(), subject.board.lattice() == Lattice::Trigon);
            let ground = if wood { self.ground_ink(at) } else { self.floor(place) };
            let narrow = if triangles { 1.0 } else { 1.7 };
            if wood || subject.has_bodies() {
                marks::under_label(shapes, narrow * r, ground);
            }
        }
    }

    /// Removes the line between two adjacent labels: it would look like a dash.
    pub(super) fn part_neighbours(&self, shapes: &mut Vec<Shape>, occupied: &[bool]) {
        let (board, r) = (&self.subject.board, self.view.mark_radius());
        if !self.subject.look.is_wood() || board.lattice() != Lattice::Square {
            return;
        }
        let bare =
            |label: &&(Place, String)| self.shows(label.0) && !occupied[label.0.index()] && !label.1.trim().is_empty();
        let mut labelled = vec![false; board.len()];
        self.markup.labels.iter().filter(bare).for_each(|(place, _)| labelled[place.index()] = true);
        for &(place, _) in self.markup.labels.iter().filter(bare) {
            let at = self.view.anchor(place);
            // On a turned board a row is a column.
            for (columns, rows) in [(1, 0), (0, 1)] {
                let next = board.place(board.column(place) + columns, board.row(place) + rows);
                let next = next.filter(|next| labelled[next.index()]).map(|next| self.view.anchor(next));
                if let Some(next) = next.filter(|next| (next.y - at.y).abs() < 0.1) {
                    let half = 0.15 * r;
                    let (left, right) = (at.x.min(next.x), at.x.max(next.x));
                    let between = Rect { min: pt(left, at.y - half), max: pt(right, at.y + half) };
                    shapes.push(Shape::rect(between, self.ground_ink(at)));
                }
            }
        }
    }

    /// The room for a label at a place: if its letters cannot be smaller it extends sideways, half the way to the next label or mark, as
    /// far as the next stone or a little over it.
    pub(super) fn room(&self, place: Place, occupied: &[bool], busy: &[bool]) -> Room {
        let (board, least) = (&self.subject.board, self.options.least_letters);
        let mut room = Room { least, ..Room::of(self.view.mark_radius()) };
        if self.subject.on_board.stones.iter().any(|stone| stone.place == place) {
            // As wide as a stone is at the text's ends.
            room.fit = room.fit.min(1.76 * self.subject.stone_radius());
        }
        let little = 1.6 * least;
        if least == 0.0 || !matches!(board.lattice(), Lattice::Square | Lattice::Hex) {
            return Room { wide: 2.0 * little, ..room };
        }
        let level = |(c, r): (i32, i32)| {
            let other = board.place(u16::try_from(c).ok()?, u16::try_from(r).ok()?)?;
            let by = self.view.anchor(other) - self.view.anchor(place);
            (by.y.abs() < 0.1).then_some(other)
        };
        let (column, row) = (i32::from(board.column(place)), i32::from(board.row(place)));
        let beside = |step: (i32, i32)| {
            for k in 1..=BEYOND {
                let between = (k - 1) as f32;
                match level((column + k * step.0, row + k * step.1)) {
                    None => return 0.45 + between,
                    Some(other) if busy[other.index()] => return 0.45 + between / 2.0,
                    Some(other) if occupied[other.index()] => return little.max(0.45 + between),
                    Some(_) => {}
                }
            }
            0.45 + BEYOND as f32
        };
        let [left, right, up, down] = [(-1, 0), (1, 0), (0, -1), (0, 1)].map(beside);
        let half = left.min(right).max(up.min(down));
        // A label on a stone stays inside it if possible.
        let half = if occupied[place.index()] { half.min(little) } else { half };
        Room { wide: 2.0 * half, ..room }
    }
}
