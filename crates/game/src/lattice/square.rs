//! Unit squares: cell `(c, r)` is `[c, c+1] × [r, r+1]`. Points on lines are the centres of the same squares.

use super::{Point, pt};

/// The corners, clockwise from the upper left.
pub fn outline(c: i32, r: i32) -> Vec<Point> {
    let (x, y) = (c as f32, r as f32);
    vec![pt(x, y), pt(x + 1.0, y), pt(x + 1.0, y + 1.0), pt(x, y + 1.0)]
}

/// The centre.
pub fn anchor(c: i32, r: i32) -> Point {
    pt(c as f32 + 0.5, r as f32 + 0.5)
}

/// The radius of the largest circle inside a cell.
pub const INRADIUS: f32 = 0.5;

/// The cell under a point.
pub fn at(p: Point) -> (i32, i32) {
    (p.x.floor() as i32, p.y.floor() as i32)
}

/// The cells across the four sides.
pub fn neighbours(c: i32, r: i32) -> Vec<(i32, i32)> {
    vec![(c + 1, r), (c, r + 1), (c - 1, r), (c, r - 1)]
}
