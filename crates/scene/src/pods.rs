//! Octi's pods: octagons with prongs on their sides, stacked in a grid where several share a square.

use super::theme::Stone;
use super::{Fill, Shape, Stroke};
use crate::game::board::{Point, pt};
use crate::game::octi::Pod;

/// The distance from the middle of a pod alone on its square to its sides.
pub(crate) const APOTHEM: f32 = 0.41;

/// The middle and the apothem of each pod of a stack of `count`; a tenth and further pod share the last slot.
pub(crate) fn slots(centre: Point, count: usize) -> Vec<(Point, f32)> {
    let (columns, rows) = match count {
        0 | 1 => (1, 1),
        2 => (2, 1),
        3 | 4 => (2, 2),
        5 | 6 => (3, 2),
        _ => (3, 3),
    };
    let step = 0.94 / columns as f32;
    let apothem = if columns == 1 { APOTHEM } else { step * 0.46 };
    let slot = |i: usize| {
        let i = i.min(columns * rows - 1);
        // A short last row is centred.
        let row = i / columns;
        let in_row = if row + 1 == rows && count < columns * rows { count - row * columns } else { columns };
        let x = (i % columns) as f32 - (in_row as f32 - 1.0) / 2.0;
        let y = row as f32 - (rows as f32 - 1.0) / 2.0;
        (pt(centre.x + x * step, centre.y + y * step), apothem)
    };
    (0..count).map(slot).collect()
}

/// The corners of an octagon with flat sides to the eight directions; `turn` in degrees.
pub(crate) fn octagon(centre: Point, apothem: f32) -> Vec<Point> {
    let radius = apothem / (22.5_f32).to_radians().cos();
    (0..8)
        .map(|j| {
            let (s, c) = (22.5 + 45.0 * j as f32).to_radians().sin_cos();
            pt(centre.x + radius * c, centre.y + radius * s)
        })
        .collect()
}

/// Where prong `k` (0 is A, north) points, as seen: turning and mirroring carry the directions along.
pub(crate) fn direction(k: usize, turns: u8, mirrored: bool) -> Point {
    let board = (k as f32 * 45.0 - 90.0).to_radians();
    let p = pt(board.cos(), board.sin());
    super::Orientation { turns, mirrored }.to_view(p)
}

/// Draws one pod.
pub(crate) fn pod(
    shapes: &mut Vec<Shape>,
    (centre, apothem): (Point, f32),
    pod: Pod,
    styles: &[Stone; 2],
    relief: f32,
    orientation: super::Orientation,
) {
    let style = &styles[pod.colour.index().min(1)];
    let outline = octagon(centre, apothem);
    let face = if relief > 0.0 {
        Fill::Linear(style.body.mix(style.bright, 0.55 * relief), style.body.mix(style.deep, 0.55 * relief))
    } else {
        Fill::Solid(style.body)
    };
    let rim = Stroke::new(style.rim, if relief > 0.0 { 0.028 } else { 0.04 } * (apothem / APOTHEM).max(0.5));
    shapes.push(Shape::Area { polygons: vec![outline.clone()], fill: Some(face), stroke: Some(rim) });
    let width = apothem * 0.24;
    for k in 0..8 {
        let d = direction(k, orientation.turns, orientation.mirrored);
        if pod.prongs & (1 << k) == 0 {
            // The empty hole.
            shapes.push(Shape::disc(centre + d * (apothem * 0.76), apothem * 0.06, style.mark.faded(0.45)));
            continue;
        }
        let across = pt(-d.y, d.x) * (width / 2.0);
        let (from, to) = (centre + d * (apothem * 0.36), centre + d * (apothem * 1.04));
        let bar = vec![from - across, to - across, to + across, from + across];
        shapes.push(Shape::polygon(super::area::clockwise(vec![bar]).remove(0), style.mark));
        if pod.superprongs & (1 << k) != 0 {
            // A superprong is hollow inside and has a knob.
            let inner = across * 0.42;
            let (a, b) = (centre + d * (apothem * 0.44), centre + d * (apothem * 0.96));
            let slit = vec![a - inner, b - inner, b + inner, a + inner];
            shapes.push(Shape::polygon(super::area::clockwise(vec![slit]).remove(0), style.body));
            shapes.push(Shape::disc(centre + d * (apothem * 0.36), width * 0.7, style.mark));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_stay_inside_their_square() {
        for count in 1..12 {
            let slots = slots(pt(0.5, 0.5), count);
            assert_eq!(slots.len(), count);
            for (centre, apothem) in slots {
                for p in octagon(centre, apothem) {
                    assert!((0.0..=1.0).contains(&p.x) && (0.0..=1.0).contains(&p.y), "{count}: {p:?}");
                }
            }
        }
    }

    #[test]
    fn north_is_up_and_letters_run_clockwise() {
        assert!(direction(0, 0, false).distance(pt(0.0, -1.0)) < 1e-5);
        assert!(direction(2, 0, false).distance(pt(1.0, 0.0)) < 1e-5);
        assert!(direction(2, 0, true).distance(pt(-1.0, 0.0)) < 1e-5);
    }
}
