//! Coordinate labels around a board: text and position for each row and column.

use super::board::{Board, Lattice, Place, Point, Rect, Surface, pt};
use super::lattice::{hex, trigon};

/// A coordinate at the end of a line of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// Its centre in board units, on the line that it names.
    pub at: Point,
    /// Its centre perpendicular to the edge, for slanted lines: on the line it would be as close to the next one.
    pub upright: Point,
    /// The cell of the name grid at this end of the line.
    pub beside: (u16, u16),
    /// It names a column, not a row.
    pub column: bool,
}

/// Hexagons: how far beyond the outer cells' middles labels of a rhombus stand, which has coloured edges, and of a hexagon.
const BESIDE: (f32, f32) = (1.27, 0.98);

impl Board {
    /// Labels at both ends of every line; on a hexagonal board at one end only of lines that share a side with others.
    pub fn labels(&self) -> Vec<Label> {
        match self.lattice() {
            Lattice::Hex if self.is_hexagon() => self.hexagon_labels(),
            Lattice::Hex => self.rhombus_labels(),
            lattice => self.upright_labels(lattice),
        }
    }

    fn column_end(&self, column: u16, row: u16, at: Point) -> Label {
        Label { text: self.column_label(column), at, upright: at, beside: (column, row), column: true }
    }

    fn row_end(&self, column: u16, row: u16, at: Point) -> Label {
        Label { text: self.row_label(row), at, upright: at, beside: (column, row), column: false }
    }

    /// Outside the coloured edges.
    fn rhombus_labels(&self) -> Vec<Label> {
        let (columns, rows) = (self.columns(), self.rows());
        let (low, far, aside) = (-BESIDE.0, BESIDE.0 - 1.0, BESIDE.0 / 2.0);
        let mut labels = Vec::new();
        for c in 0..columns {
            let at = |row: f32, aside: f32| hex::point(f32::from(c) + aside, row);
            let end = f32::from(rows) + far;
            labels.push(Label { upright: at(low, aside), ..self.column_end(c, 0, at(low, 0.0)) });
            labels.push(Label { upright: at(end, -aside), ..self.column_end(c, rows - 1, at(end, 0.0)) });
        }
        for r in 0..rows {
            let at = |column: f32, aside: f32| hex::point(column, f32::from(r) + aside);
            let end = f32::from(columns) + far;
            labels.push(Label { upright: at(low, aside), ..self.row_end(0, r, at(low, 0.0)) });
            labels.push(Label { upright: at(end, -aside), ..self.row_end(columns - 1, r, at(end, 0.0)) });
        }
        labels
    }

    /// Each of the six sides has labels of one kind: letters below, to the lower right and above; numbers at the others.
    fn hexagon_labels(&self) -> Vec<Label> {
        let (side, edge) = (self.columns(), self.edge());
        let (low, high) = (edge - 1, 3 * (edge - 1));
        let point = |c: u16, r: u16, (dc, dr): (f32, f32)| hex::point(f32::from(c) + dc, f32::from(r) + dr);
        let mut labels = Vec::new();
        for c in 0..side {
            let lowest = (high - c).min(side - 1);
            labels.push(self.column_end(c, lowest, point(c, lowest, (0.0, BESIDE.1))));
            if c >= low {
                labels.push(self.column_end(c, 0, point(c, 0, (0.0, -BESIDE.1))));
            }
        }
        for r in 0..side {
            let first = low.saturating_sub(r);
            labels.push(self.row_end(first, r, point(first, r, (-BESIDE.1, 0.0))));
            if r <= low {
                let (text, way) = self.line_end(r);
                let at = point(side - 1, r, (way.0 * BESIDE.1, way.1 * BESIDE.1));
                labels.push(Label { text, at, upright: at, beside: (side - 1, r), column: false });
            }
        }
        labels
    }

    fn upright_labels(&self, lattice: Lattice) -> Vec<Label> {
        let distance = match (lattice, self.surface()) {
            (Lattice::Square, Surface::Lines) => 0.32,
            (Lattice::Segments, _) => 0.62,
            _ => 0.55,
        };
        let (columns, rows) = (self.columns(), self.rows());
        let Rect { min, max } = self.bounds().grow(distance);
        let mut labels = Vec::new();
        for c in 0..columns {
            let x = match lattice {
                // The middle of a triangle's or a quarter's column, regardless of its centroid.
                Lattice::Trigon => f32::from(c + 1) * trigon::SIDE / 2.0,
                Lattice::Quarters => f32::from(c) * 0.5 + 0.25,
                _ => self.point(c, 0).x,
            };
            labels.push(self.column_end(c, 0, pt(x, min.y)));
            labels.push(self.column_end(c, rows - 1, pt(x, max.y)));
        }
        for r in 0..rows {
            let y = match lattice {
                Lattice::Trigon => (f32::from(r) + 0.5) * trigon::HEIGHT,
                Lattice::Quarters => f32::from(r) + 0.5,
                _ => self.point(0, r).y,
            };
            // At the ends of the row itself if the board is no rectangle.
            let (left, right) = self.row_ends(r, distance).unwrap_or((min.x, max.x));
            labels.push(self.row_end(0, r, pt(left, y)));
            labels.push(self.row_end(columns - 1, r, pt(right, y)));
        }
        labels
    }

    fn row_ends(&self, row: u16, distance: f32) -> Option<(f32, f32)> {
        if !matches!(self.lattice(), Lattice::Trigon) {
            return None;
        }
        let mut in_row = (0..self.columns()).filter_map(|c| self.place(c, row));
        let first: Place = in_row.next()?;
        let last = in_row.next_back().unwrap_or(first);
        let (left, right) = (self.anchor(first).x, self.anchor(last).x);
        Some((left - trigon::SIDE / 2.0 - distance, right + trigon::SIDE / 2.0 + distance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Naming;

    #[test]
    fn every_line_has_its_coordinates_at_the_edge() {
        for board in [
            Board::square(19, 19, Surface::Lines, Naming::LetterPair),
            Board::square(6, 7, Surface::Cells, Naming::DigitPair),
            Board::hex(5, 9),
            Board::hexagon(4, Naming::LetterNumberFromBottom),
            Board::hexagon(5, Naming::LetterNumberInLine),
            Board::trigon(9),
            Board::nexos(),
            Board::callisto(20, 6),
            Board::gembloq(28),
        ] {
            let labels = board.labels();
            let missing = if board.is_hexagon() { 2 * usize::from(board.edge() - 1) } else { 0 };
            assert_eq!(labels.len(), 2 * (usize::from(board.columns()) + usize::from(board.rows())) - missing);
            for label in &labels {
                assert!(board.at(label.at).is_none(), "{label:?}");
                let apart = |other: &Label| other == label || other.at.distance(label.at) > 0.2;
                assert!(labels.iter().all(apart), "{label:?}");
            }
            if board.lattice() == Lattice::Hex {
                let near = |label: &Label| board.place(label.beside.0, label.beside.1).map(|p| board.anchor(p));
                assert!(labels.iter().all(|label| near(label).is_some_and(|p| p.distance(label.at) < 1.5)));
            }
        }
        let go = Board::square(19, 19, Surface::Lines, Naming::LetterPair).labels();
        assert_eq!((&*go[0].text, &*go[16].text), ("A", "J"));
    }
}
