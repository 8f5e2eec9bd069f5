//! The sides of a square mesh of width 2. Name coordinates are board units: `(c, r)` lies at the point `(c, r)`.
//!
//! Even and even is a junction, odd and odd a hole of the mesh; one odd and one even is a segment.

use super::{Point, pt};

/// Half the thickness of a segment; its length without the junctions is three times its thickness.
pub const HALF: f32 = 0.25;

/// The radius of the largest circle inside a cell.
pub const INRADIUS: f32 = HALF;

/// Whether the name is a junction of the mesh.
pub fn junction(c: i32, r: i32) -> bool {
    c % 2 == 0 && r % 2 == 0
}

/// Whether the name is a segment.
pub fn segment(c: i32, r: i32) -> bool {
    (c + r).rem_euclid(2) == 1
}

/// A bar with tips in the middle of both junctions, so that four bars meet without covering each other.
pub fn outline(c: i32, r: i32) -> Vec<Point> {
    let (x, y) = (c as f32, r as f32);
    let (l, h) = (1.0, HALF);
    if c.rem_euclid(2) == 1 {
        vec![
            pt(x - l, y),
            pt(x - l + h, y - h),
            pt(x + l - h, y - h),
            pt(x + l, y),
            pt(x + l - h, y + h),
            pt(x - l + h, y + h),
        ]
    } else {
        vec![
            pt(x, y - l),
            pt(x + h, y - l + h),
            pt(x + h, y + l - h),
            pt(x, y + l),
            pt(x - h, y + l - h),
            pt(x - h, y - l + h),
        ]
    }
}

/// The middle of the segment.
pub fn anchor(c: i32, r: i32) -> Point {
    pt(c as f32, r as f32)
}

/// The nearest segment: the closest side of the mesh square around the point.
pub fn at(p: Point) -> (i32, i32) {
    let (i, j) = ((p.x / 2.0).floor() as i32, (p.y / 2.0).floor() as i32);
    let (f, g) = (p.x / 2.0 - i as f32, p.y / 2.0 - j as f32);
    let sides = [
        (f, (2 * i, 2 * j + 1)),
        (1.0 - f, (2 * i + 2, 2 * j + 1)),
        (g, (2 * i + 1, 2 * j)),
        (1.0 - g, (2 * i + 1, 2 * j + 2)),
    ];
    sides.into_iter().reduce(|a, b| if b.0 < a.0 { b } else { a }).map(|s| s.1).unwrap_or_default()
}

/// The segments that end in the same two junctions.
pub fn neighbours(c: i32, r: i32) -> Vec<(i32, i32)> {
    let ends = if c.rem_euclid(2) == 1 { [(c - 1, r), (c + 1, r)] } else { [(c, r - 1), (c, r + 1)] };
    let around = |(x, y): (i32, i32)| [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)];
    ends.into_iter().flat_map(around).filter(|&n| n != (c, r)).collect()
}
