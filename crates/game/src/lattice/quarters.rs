//! Quarters of diamonds: boxes of two columns and one row are unit squares, each halved by a diagonal.
//!
//! Four triangles whose right angles meet form one square of the game, a diamond two boxes wide and high.

use super::{Point, pt};

/// The radius of the largest circle inside a cell: `1 - 1/√2`.
pub const INRADIUS: f32 = 0.292_893_2;

/// Where a triangle has its right angle, inside its box.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Corner {
    /// Upper left.
    TopLeft,
    /// Lower right.
    BottomRight,
    /// Lower left.
    BottomLeft,
    /// Upper right.
    TopRight,
}

/// The right angle of a cell; it repeats every four columns and every two rows.
pub fn corner(c: i32, r: i32) -> Corner {
    match (c + 2 * r.rem_euclid(2)).rem_euclid(4) {
        0 => Corner::TopLeft,
        1 => Corner::BottomRight,
        2 => Corner::BottomLeft,
        _ => Corner::TopRight,
    }
}

/// Whether the cell is on the octagon with `rows` rows and an oblique rim that leaves `edge` diamonds at the top.
pub fn inside(rows: i32, edge: i32, c: i32, r: i32) -> bool {
    if !(0..rows).contains(&r) {
        return false;
    }
    let cut = ((rows - 2 * edge) - 1 - 2 * r.min(rows - 1 - r)).max(0);
    (cut..2 * rows - cut).contains(&c)
}

/// The corners, clockwise; the right angle first.
pub fn outline(c: i32, r: i32) -> Vec<Point> {
    let (x, y) = (c.div_euclid(2) as f32, r as f32);
    let (tl, tr, bl, br) = (pt(x, y), pt(x + 1.0, y), pt(x, y + 1.0), pt(x + 1.0, y + 1.0));
    match corner(c, r) {
        Corner::TopLeft => vec![tl, tr, bl],
        Corner::TopRight => vec![tr, br, tl],
        Corner::BottomRight => vec![br, bl, tr],
        Corner::BottomLeft => vec![bl, tl, br],
    }
}

/// The centroid.
pub fn anchor(c: i32, r: i32) -> Point {
    let o = outline(c, r);
    (o[0] + o[1] + o[2]) * (1.0 / 3.0)
}

/// The middle of the diamond a cell is a quarter of: the place of its right angle.
pub fn diamond(c: i32, r: i32) -> Point {
    outline(c, r)[0]
}

/// The cell under a point: the box, then the side of its diagonal.
pub fn at(p: Point) -> (i32, i32) {
    let (i, r) = (p.x.floor() as i32, p.y.floor() as i32);
    let (f, g) = (p.x - p.x.floor(), p.y - p.y.floor());
    let right = match corner(2 * i, r) {
        Corner::TopLeft => f + g >= 1.0,
        _ => f >= g,
    };
    (2 * i + i32::from(right), r)
}

/// The cells across the three sides.
pub fn neighbours(c: i32, r: i32) -> Vec<(i32, i32)> {
    let below = matches!(corner(c, r), Corner::BottomLeft | Corner::BottomRight);
    vec![(c + 1, r), (c, if below { r + 1 } else { r - 1 }), (c - 1, r)]
}
