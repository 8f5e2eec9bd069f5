//! A board as seen: its geometry after turning and mirroring. All drawing happens in these coordinates, so light always
//! falls from the upper left and text always stands upright.

use super::Orientation;
use crate::game::board::{Board, Lattice, Place, Point, Rect};
use crate::game::lattice::quarters;

/// A board and how it is turned.
#[derive(Copy, Clone)]
pub(crate) struct View<'a> {
    pub board: &'a Board,
    pub orientation: Orientation,
}

impl View<'_> {
    /// A point of the board in the view.
    pub fn point(&self, p: Point) -> Point {
        self.orientation.to_view(p)
    }

    /// Points of the board in the view, clockwise on screen also when mirrored.
    pub fn polygon(&self, points: Vec<Point>) -> Vec<Point> {
        let mut points: Vec<Point> = points.into_iter().map(|p| self.point(p)).collect();
        if self.orientation.mirrored {
            points.reverse();
        }
        points
    }

    /// The outline of a place, clockwise.
    pub fn cell(&self, place: Place) -> Vec<Point> {
        self.polygon(self.board.outline(place))
    }

    /// Where a mark belongs.
    pub fn anchor(&self, place: Place) -> Point {
        self.point(self.board.anchor(place))
    }

    /// Where the number of a piece belongs: in GembloQ the middle of the square that the place is a quarter of.
    pub fn label_point(&self, place: Place) -> Point {
        if self.board.lattice() != Lattice::Quarters {
            return self.anchor(place);
        }
        self.point(quarters::diamond(self.board.column(place).into(), self.board.row(place).into()))
    }

    /// A rectangle of the board in the view; it stays upright only in quarter turns.
    pub fn rect(&self, rect: Rect) -> Rect {
        let corners = super::shape::corners(rect).map(|p| self.point(p));
        Rect::around(corners).unwrap_or(rect)
    }

    /// Whether level lines of the board are level or upright in the view.
    pub fn is_upright(&self) -> bool {
        self.orientation.turns.is_multiple_of(3)
    }

    /// The size that lines and arrows between places are scaled by: they have room, also where places are small.
    pub fn line_radius(&self) -> f32 {
        self.mark_radius().max(0.5)
    }

    /// The size that marks are scaled by: about half the width of what they lie on.
    pub fn mark_radius(&self) -> f32 {
        match self.board.lattice() {
            Lattice::Square | Lattice::Hex => 0.5,
            Lattice::Trigon => 0.45,
            Lattice::Quarters => 0.34,
            Lattice::Segments => 0.3,
        }
    }
}
