//! How the board is turned and mirrored before it is drawn. Lattices and hit tests never see it.

use crate::game::board::{Board, Lattice, Point, Rect, pt};

/// A turn by twelfths of a circle, after an optional flip from left to right. The board's origin stays where it is.
///
/// Squares look right at multiples of three, triangles at multiples of two, hexagons always.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Orientation {
    /// Twelfths of a turn, clockwise, 0 to 11.
    pub turns: u8,
    /// Flipped from left to right before turning.
    pub mirrored: bool,
}

/// Sine and cosine of multiples of 30°, exact where they can be.
const UNIT: [(f32, f32); 12] = {
    const H: f32 = 0.5;
    const R: f32 = 0.866_025_4;
    [
        (1.0, 0.0),
        (R, H),
        (H, R),
        (0.0, 1.0),
        (-H, R),
        (-R, H),
        (-1.0, 0.0),
        (-R, -H),
        (-H, -R),
        (0.0, -1.0),
        (H, -R),
        (R, -H),
    ]
};

/// Twelfths of a turn from one way that a lattice can lie to the next.
fn step(lattice: Lattice) -> i32 {
    match lattice {
        Lattice::Hex => 1,
        Lattice::Trigon => 2,
        _ => 3,
    }
}

impl Orientation {
    /// A turn by `turns` twelfths; any number is taken modulo 12.
    pub fn new(turns: i32, mirrored: bool) -> Orientation {
        Orientation { turns: turns.rem_euclid(12) as u8, mirrored }
    }

    /// An orientation of a Hex board: the clock position of a1 (10 is flat, 9 a diamond), mirrored or not. Mirroring swaps the directions
    /// of letters and numbers.
    pub fn hex(clock: i32, mirrored: bool) -> Orientation {
        // Mirroring a rhombus about its long diagonal (at 30°) is a flip and a turn by 240°.
        Orientation::new(clock.rem_euclid(12) - 10 + if mirrored { 8 } else { 0 }, mirrored)
    }

    /// The clock position of a1 on a Hex board, and whether the board is mirrored.
    pub fn clock(self) -> (i32, bool) {
        let clock = (i32::from(self.turns) + 10 - if self.mirrored { 8 } else { 0 }).rem_euclid(12);
        (if clock == 0 { 12 } else { clock }, self.mirrored)
    }

    /// The nearest orientation that suits a lattice: quarters for squares, sixths for triangles.
    pub fn fitted(self, lattice: Lattice) -> Orientation {
        let step = step(lattice);
        let turns = (i32::from(self.turns) + step / 2) / step * step;
        Orientation::new(turns, self.mirrored)
    }

    /// Turned clockwise by the smallest step that suits the lattice (`steps` may be negative).
    pub fn turned(self, lattice: Lattice, steps: i32) -> Orientation {
        Orientation::new(i32::from(self.turns) + step(lattice) * steps.rem_euclid(12), self.mirrored)
    }

    /// Flipped from left to right as seen now.
    pub fn flipped(self) -> Orientation {
        // A flip after a turn is the opposite turn after a flip.
        Orientation::new(-i32::from(self.turns), !self.mirrored)
    }

    /// From board units to the view.
    pub fn to_view(self, p: Point) -> Point {
        let (c, s) = UNIT[usize::from(self.turns % 12)];
        let x = if self.mirrored { -p.x } else { p.x };
        pt(c * x - s * p.y, s * x + c * p.y)
    }

    /// From the view to board units.
    pub fn to_board(self, p: Point) -> Point {
        let (c, s) = UNIT[usize::from(self.turns % 12)];
        let (x, y) = (c * p.x + s * p.y, c * p.y - s * p.x);
        pt(if self.mirrored { -x } else { x }, y)
    }

    /// The rectangle around a board in the view, without coordinates.
    pub fn bounds(self, board: &Board) -> Rect {
        let outlines = board.places().filter(|&p| {
            // Only places with a missing neighbour can touch the border.
            board.lattice() == Lattice::Segments || board.neighbours(p).count() < board.outline(p).len()
        });
        let corners = outlines.flat_map(|p| board.outline(p)).map(|p| self.to_view(p));
        Rect::around(corners).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_steps_is_taken_round_the_clock() {
        for number in [i32::MIN, -25, -1, 0, 7, 12, 1000, i32::MAX] {
            assert_eq!(Orientation::hex(number, true), Orientation::hex(number.rem_euclid(12), true));
            for lattice in [Lattice::Square, Lattice::Hex, Lattice::Trigon] {
                let one = |start: Orientation, _| start.turned(lattice, 1);
                let turned = (0..number.rem_euclid(12)).fold(Orientation::new(3, false), one);
                assert_eq!(Orientation::new(3, false).turned(lattice, number), turned, "{number}");
            }
        }
    }

    #[test]
    fn there_and_back() {
        for (turns, mirrored) in (0..12).flat_map(|t| [(t, false), (t, true)]) {
            let o = Orientation::new(turns, mirrored);
            let p = pt(3.25, -1.5);
            assert!(o.to_board(o.to_view(p)).distance(p) < 1e-5);
            assert_eq!(Orientation::hex(o.clock().0, o.clock().1), o);
            let f = o.flipped().to_view(p);
            assert!(f.distance(pt(-o.to_view(p).x, o.to_view(p).y)) < 1e-5);
        }
    }

    #[test]
    fn the_24_placements_of_hex() {
        let board = Board::hex(11, 11);
        let place = |name: &str, o: Orientation| o.to_view(board.anchor(board.parse(name).unwrap()));
        for clock in 1..=12 {
            for mirrored in [false, true] {
                let o = Orientation::hex(clock, mirrored);
                // a1 lies at the given hour, seen from the middle of the board; the acute corner has a free choice
                // of 30°, so it is the long diagonal that shows it.
                let (a1, far) = (place("a1", o), place("k11", o));
                let middle = a1.lerp(far, 0.5);
                let angle = (a1.x - middle.x).atan2(-(a1.y - middle.y)).to_degrees().rem_euclid(360.0);
                let hour = (clock as f32 * 30.0).rem_euclid(360.0);
                assert!((angle - hour).abs() < 0.1 || (angle - hour).abs() > 359.9, "{clock} {mirrored} {angle}");
            }
        }
        // Flat: letters run right. Mirrored: numbers do.
        let flat = Orientation::hex(10, false);
        assert!((place("b1", flat) - place("a1", flat)).distance(pt(1.0, 0.0)) < 1e-5);
        let mirrored = Orientation::hex(10, true);
        assert!((place("a2", mirrored) - place("a1", mirrored)).distance(pt(1.0, 0.0)) < 1e-5);
    }

    #[test]
    fn boxes_of_the_named_placements() {
        let board = Board::hex(11, 11);
        let size = |clock| {
            let b = Orientation::hex(clock, false).bounds(&board);
            ((b.width() * 10.0).round() / 10.0, (b.height() * 10.0).round() / 10.0)
        };
        assert_eq!(size(10), (16.0, 9.8));
        assert_eq!(size(9), (18.5, 11.0));
        assert_eq!(size(11), (9.8, 16.0));
        assert_eq!(size(12), (11.0, 18.5));
    }
}
