//! Hexagons: a rhombus inside four edges in the players' colours, or any shape without edges. The edges end in straight
//! lines, which keeps the board calm.

use super::{Ground, View};
use crate::game::board::{Point, Rect};
use crate::game::lattice::hex;
use crate::{Ink, Scene, Shape, Stroke, Theme};

/// How far an edge reaches beyond the tips of the cells, in (column, row) coordinates.
const BEYOND: f32 = 0.2;
/// How far the cut acute corners are from the tips of their cells.
const TIP: f32 = 0.36;

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme, coloured: bool) -> Rect {
    let (board, ink) = (view.board, &theme.hex);
    let (columns, rows) = (f32::from(board.columns()), f32::from(board.rows()));
    let whole = ground.shows_all();
    if whole && coloured {
        edges(scene, view, columns, rows, ink.edges, ink.rim);
    }
    let cells: Vec<Vec<Point>> = board.places().filter(|&p| ground.shows(p)).map(|p| view.cell(p)).collect();
    let bounds = Rect::around(cells.iter().flatten().copied()).unwrap_or_default();
    scene.shapes.push(Shape::area(cells.clone(), ink.cell));
    grid(scene, view, ground, Stroke::round(ink.line, 0.035));
    if whole && !coloured {
        // Without edges the silhouette itself is the rim.
        let rim = Some(Stroke::round(ink.rim, 0.11));
        scene.shapes.push(Shape::Area { polygons: cells, fill: None, stroke: rim });
    }
    match (whole, coloured) {
        (true, true) => bounds.grow(0.3),
        (true, false) => bounds.grow(0.1),
        (false, _) => bounds.grow(0.05),
    }
}

/// Every side once, as zigzag lines between the rows and the short sides along them.
fn grid(scene: &mut Scene, view: &View, ground: &Ground, stroke: Stroke) {
    let board = view.board;
    if !ground.shows_all() {
        for place in board.places().filter(|&p| ground.shows(p)) {
            scene.shapes.push(Shape::closed(view.cell(place), stroke));
        }
        return;
    }
    let corner = |c: i32, r: u16, i: usize| {
        let (dc, dr) = hex::CORNERS[i];
        view.point(hex::point(c as f32 + dc, f32::from(r) + dr))
    };
    // The first and the last column of each row.
    let ends: Vec<(i32, i32)> = (0..board.rows())
        .filter_map(|r| {
            let mut cells = (0..board.columns()).filter(|&c| board.place(c, r).is_some());
            let first = i32::from(cells.next()?);
            Some((first, cells.next_back().map_or(first, i32::from)))
        })
        .collect();
    for r in 0..=ends.len() {
        let (above, below) = (r.checked_sub(1).map(|above| ends[above]), ends.get(r).copied());
        // Corners from left to right, two a column: those over a cell of the row below have numbers 4 and 5.
        let first = above.map(|(first, _)| 2 * first - 1).into_iter().chain(below.map(|(first, _)| 2 * first)).min();
        let last = above.map(|(_, last)| 2 * last + 1).into_iter().chain(below.map(|(_, last)| 2 * last + 2)).max();
        let (Some(first), Some(last)) = (first, last) else { continue };
        let side = |n: i32| corner(n.div_euclid(2), r as u16, 4 + n.rem_euclid(2) as usize);
        scene.shapes.push(Shape::line((first..=last).map(side).collect(), stroke));
    }
    for (r, &(first, last)) in (0..).zip(&ends) {
        for c in first..=last {
            scene.shapes.push(Shape::line(vec![corner(c, r, 3), corner(c, r, 4)], stroke));
        }
        scene.shapes.push(Shape::line(vec![corner(last, r, 0), corner(last, r, 1)], stroke));
    }
}

/// The four edges: rows 1 and last in the first colour, columns a and last in the second.
fn edges(scene: &mut Scene, view: &View, columns: f32, rows: f32, inks: [Ink; 2], rim: Ink) {
    let out = 2.0 / 3.0 + BEYOND;
    let p = |c: f32, r: f32| view.point(hex::point(c, r));
    // Half the base of the cut at an acute corner.
    let cut = TIP;
    let (left, top, right, bottom) = (-out, -out, columns - 1.0 + out, rows - 1.0 + out);
    let third = 1.0 / 3.0;
    // One edge, from the tip of a1 to the middle of the last cell's outer side; `p` takes places along it and away from the board.
    let edge = |length: f32, p: &dyn Fn(f32, f32) -> Point| {
        let mut quads = Vec::new();
        for i in 0..length as usize {
            let c = i as f32;
            let start = if i == 0 { -out + cut } else { c - third };
            quads.push(vec![p(c - third, -third), p(start, -out), p(c + third, -out), p(c + third, -2.0 * third)]);
            let [far, near] = match i + 1 < length as usize {
                true => [p(c + 2.0 * third, -out), p(c + 2.0 * third, -third)],
                false => [p(length - 1.0 + out, -out), p(c + 0.5, -0.5)],
            };
            quads.push(vec![p(c + third, -2.0 * third), p(c + third, -out), far, near]);
        }
        quads
    };
    let (mut upper, mut first) = (edge(columns, &p), edge(rows, &|along, away| p(away, along)));
    // The small triangle at each acute corner, split between the two colours.
    let middle = p(left + cut / 2.0, top + cut / 2.0);
    upper.push(vec![p(-third, -third), middle, p(left + cut, top)]);
    first.push(vec![p(-third, -third), p(left, top + cut), middle]);
    // The other edges are these turned by half a circle about the middle of the board.
    let (a, b) = (p(0.0, 0.0), p(columns - 1.0, rows - 1.0));
    let turn = |q: &Point| Point { x: a.x + b.x - q.x, y: a.y + b.y - q.y };
    for (ink, own) in [(inks[0], upper), (inks[1], first)] {
        let opposite = own.iter().map(|quad| quad.iter().map(turn).collect()).collect();
        for polygons in [own, opposite] {
            scene.shapes.push(Shape::area(crate::area::clockwise(polygons), ink));
        }
    }
    let outline = vec![
        p(left + cut, top),
        p(right, top),
        p(right, bottom - cut),
        p(right - cut, bottom),
        p(left, bottom),
        p(left, top + cut),
    ];
    scene.shapes.push(Shape::closed(outline, Stroke::new(rim, 0.06)));
}
