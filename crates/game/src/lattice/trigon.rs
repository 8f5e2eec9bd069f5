//! Bands of equilateral triangles. A column is half a side wide, so neighbouring triangles overlap by half.
//!
//! Which of them point up depends on the length of the hexagon's edge, so every function takes it.

use super::{Point, pt};

/// The side of a triangle. At 1.5 a triangle has nearly the area of a unit square, which keeps one style for all boards.
pub const SIDE: f32 = 1.5;

/// The height of a band.
pub const HEIGHT: f32 = SIDE * 0.866_025_4;

/// The radius of the largest circle inside a cell.
pub const INRADIUS: f32 = HEIGHT / 3.0;

/// Whether the triangle's apex is at the top.
pub fn up(edge: i32, c: i32, r: i32) -> bool {
    (c + r + edge).rem_euclid(2) == 1
}

/// Whether the cell is on the hexagon with this edge: rows shorten by one triangle on both sides away from the middle.
pub fn inside(edge: i32, c: i32, r: i32) -> bool {
    if !(0..2 * edge).contains(&r) {
        return false;
    }
    let low = if r >= edge { r - edge } else { edge - 1 - r };
    (low..=4 * edge - 2 - low).contains(&c)
}

/// The corners, clockwise; the apex first.
pub fn outline(edge: i32, c: i32, r: i32) -> Vec<Point> {
    let (x, half) = ((c + 1) as f32 * SIDE / 2.0, SIDE / 2.0);
    let (top, bottom) = (r as f32 * HEIGHT, (r + 1) as f32 * HEIGHT);
    if up(edge, c, r) {
        vec![pt(x, top), pt(x + half, bottom), pt(x - half, bottom)]
    } else {
        vec![pt(x, bottom), pt(x - half, top), pt(x + half, top)]
    }
}

/// The centroid.
pub fn anchor(edge: i32, c: i32, r: i32) -> Point {
    let third = if up(edge, c, r) { 2.0 } else { 1.0 };
    pt((c + 1) as f32 * SIDE / 2.0, (r as f32 + third / 3.0) * HEIGHT)
}

/// The cell under a point. Half a side covers parts of two triangles; the band's sawtooth tells which.
pub fn at(edge: i32, p: Point) -> (i32, i32) {
    let (fy, fx) = (p.y / HEIGHT, p.x / (SIDE / 2.0));
    let (r, i) = (fy.floor() as i32, fx.floor() as i32);
    let (t, f) = (fy - fy.floor(), fx - fx.floor());
    let right = if up(edge, i, r) { f + t >= 1.0 } else { f >= t };
    (if right { i } else { i - 1 }, r)
}

/// The cells across the three sides.
pub fn neighbours(edge: i32, c: i32, r: i32) -> Vec<(i32, i32)> {
    vec![(c + 1, r), (c, if up(edge, c, r) { r + 1 } else { r - 1 }), (c - 1, r)]
}
