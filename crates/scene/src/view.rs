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

    /// The scale for lines and arrows between places, with a minimum on boards with small places.
    pub fn line_radius(&self) -> f32 {
        match self.board.lattice() {
            Lattice::Square | Lattice::Hex => 0.5,
            Lattice::Trigon | Lattice::Quarters | Lattice::Segments => 0.75,
        }
    }

    /// The size that marks are scaled by: a circle of little more than half of it lies inside what they lie on.
    pub fn mark_radius(&self) -> f32 {
        match self.board.lattice() {
            Lattice::Square | Lattice::Hex => 0.5,
            Lattice::Trigon => 0.6,
            Lattice::Quarters => 0.44,
            Lattice::Segments => 0.42,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Position;
    use crate::game::markup::Mark;
    use crate::sgf::Tree;
    use crate::{Ink, Shape, bodies, marks};

    /// Circles, squares and diamonds lie on what they mark, and are large enough to be seen on a board of 660 points.
    #[test]
    fn marks_are_of_the_size_of_the_smallest_place() {
        for gm in ["Blokus", "Blokus Trigon", "Nexos", "GembloQ", "Callisto", "Blokus Duo"] {
            let (tree, _) = Tree::read(format!("(;GM[{gm}])").into_bytes());
            let position = Position::replay(&tree, tree.games().next().unwrap());
            let board = position.board();
            let view = View { board, orientation: Orientation::default() };
            let place = board.places().nth(board.len() / 2).unwrap();
            let outline = match board.lattice() {
                Lattice::Segments => bodies::bar(board, place),
                _ => board.outline(place),
            };
            let inside = |p: Point, slack: f32| {
                (0..outline.len()).all(|i| {
                    let (a, b) = (outline[i], outline[(i + 1) % outline.len()]);
                    let across = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
                    across / a.distance(b) > -slack
                })
            };
            let scale = 660.0 / board.bounds().width();
            for mark in [Mark::Circle, Mark::Square, Mark::Selected, Mark::Cross, Mark::Triangle] {
                let mut shapes = Vec::new();
                let centre = view.anchor(place);
                marks::mark(&mut shapes, mark, centre, view.mark_radius(), Ink::BLACK);
                let bounds = shapes.iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one)).unwrap();
                let size = bounds.width().min(bounds.height()) * scale;
                assert!(size >= 9.5, "{gm}: {mark:?} is {size} points");
                let middles = [
                    Point { x: bounds.min.x, y: centre.y },
                    Point { x: bounds.max.x, y: centre.y },
                    Point { x: centre.x, y: bounds.min.y },
                    Point { x: centre.x, y: bounds.max.y },
                ];
                for middle in middles.into_iter().filter(|_| mark != Mark::Triangle) {
                    assert!(inside(middle, 0.06), "{gm}: {mark:?} goes to {middle:?}, beyond {outline:?}");
                }
            }
        }
    }
}
