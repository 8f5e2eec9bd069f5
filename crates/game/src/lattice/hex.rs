//! Hexagons in axial coordinates: columns run right, rows run down and right at 60°; neighbouring centres are 1 apart.
//!
//! This is the flat placement of a Hex board (a1 in the upper left). The other placements are turns and reflections
//! of the finished picture, so they never reach this file.

use super::{Point, pt};

/// Half the height of a unit equilateral triangle times two: the distance between rows.
pub const ROW: f32 = 0.866_025_4;

/// The radius of the largest circle inside a cell.
pub const INRADIUS: f32 = 0.5;

/// The corners as offsets in (column, row) coordinates, clockwise on the flat board.
///
/// The side between corner `i` and `i + 1` borders the neighbour `NEIGHBOURS[i]`.
pub const CORNERS: [(f32, f32); 6] = {
    const T: f32 = 1.0 / 3.0;
    [(2.0 * T, -T), (T, T), (-T, 2.0 * T), (-2.0 * T, T), (-T, -T), (T, -2.0 * T)]
};

/// The offsets of the six neighbours, in the order of the sides.
pub const NEIGHBOURS: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The point at fractional (column, row) coordinates; whole numbers are centres of cells.
pub fn point(c: f32, r: f32) -> Point {
    pt(c + r * 0.5, r * ROW)
}

/// The corners, in the order of [`CORNERS`].
pub fn outline(c: i32, r: i32) -> Vec<Point> {
    CORNERS.iter().map(|&(dc, dr)| point(c as f32 + dc, r as f32 + dr)).collect()
}

/// The centre.
pub fn anchor(c: i32, r: i32) -> Point {
    point(c as f32, r as f32)
}

/// The cell under a point: inverse basis, then rounding in cube coordinates.
pub fn at(p: Point) -> (i32, i32) {
    let b = p.y / ROW;
    let a = p.x - b * 0.5;
    let z = -a - b;
    let (mut ra, mut rb, rz) = (a.round(), b.round(), z.round());
    let (da, db, dz) = ((ra - a).abs(), (rb - b).abs(), (rz - z).abs());
    if da > db && da > dz {
        ra = -rb - rz;
    } else if db > dz {
        rb = -ra - rz;
    }
    (ra as i32, rb as i32)
}

/// The cells across the six sides.
pub fn neighbours(c: i32, r: i32) -> Vec<(i32, i32)> {
    NEIGHBOURS.iter().map(|&(dc, dr)| (c + dc, r + dr)).collect()
}
