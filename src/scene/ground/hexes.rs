//! Hexagons inside four edges in the players' colours. The edges end in straight lines, which keeps the board calm.

use super::{Ground, View};
use crate::game::board::{Point, Rect};
use crate::game::lattice::hex;
use crate::scene::{Ink, Scene, Shape, Stroke, Theme};

/// How far an edge reaches beyond the tips of the cells, in (column, row) coordinates.
const BEYOND: f32 = 0.2;
/// How far the cut acute corners are from the tips of their cells.
const TIP: f32 = 0.36;

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) -> Rect {
    let (board, ink) = (view.board, &theme.hex);
    let (columns, rows) = (f32::from(board.columns()), f32::from(board.rows()));
    let whole = ground.shows_all();
    if whole {
        edges(scene, view, columns, rows, ink.edges, ink.rim);
    }
    let cells: Vec<Vec<Point>> = board.places().filter(|&p| ground.shows(p)).map(|p| view.cell(p)).collect();
    let bounds = Rect::around(cells.iter().flatten().copied()).unwrap_or_default();
    scene.shapes.push(Shape::area(cells, ink.cell));
    grid(scene, view, ground, Stroke::round(ink.line, 0.035));
    if whole { bounds.grow(0.3) } else { bounds.grow(0.05) }
}

/// Every side once, as zigzag lines along the rows and the short sides between them.
fn grid(scene: &mut Scene, view: &View, ground: &Ground, stroke: Stroke) {
    let board = view.board;
    let corner = |c: u16, r: u16, i: usize| {
        let (dc, dr) = hex::CORNERS[i];
        view.point(hex::point(f32::from(c) + dc, f32::from(r) + dr))
    };
    if !ground.shows_all() {
        for place in board.places().filter(|&p| ground.shows(p)) {
            scene.shapes.push(Shape::closed(view.cell(place), stroke));
        }
        return;
    }
    let (last_column, rows) = (board.columns() - 1, board.rows());
    for r in 0..=rows {
        let mut line = Vec::new();
        if r > 0 {
            line.push(corner(0, r - 1, 3));
        }
        for c in 0..board.columns() {
            // The lower corners of the row above are the upper corners of this one.
            line.extend(if r < rows {
                [corner(c, r, 4), corner(c, r, 5)]
            } else {
                [corner(c, r - 1, 2), corner(c, r - 1, 1)]
            });
        }
        if r < rows {
            line.push(corner(last_column, r, 0));
        }
        scene.shapes.push(Shape::line(line, stroke));
    }
    for r in 0..rows {
        for c in 0..board.columns() {
            scene.shapes.push(Shape::line(vec![corner(c, r, 3), corner(c, r, 4)], stroke));
        }
        scene.shapes.push(Shape::line(vec![corner(last_column, r, 0), corner(last_column, r, 1)], stroke));
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
    // Upper edge: from the tip of a1 to the middle of the last column's upper right side.
    let mut upper = Vec::new();
    let mut lower = Vec::new();
    for i in 0..columns as usize {
        let c = i as f32;
        let start = if i == 0 { left + cut } else { c - third };
        upper.push(vec![p(c - third, -third), p(start, top), p(c + third, top), p(c + third, -2.0 * third)]);
        if i + 1 < columns as usize {
            upper.push(vec![
                p(c + third, -2.0 * third),
                p(c + third, top),
                p(c + 2.0 * third, top),
                p(c + 2.0 * third, -third),
            ]);
        } else {
            upper.push(vec![p(c + third, -2.0 * third), p(c + third, top), p(right, top), p(c + 0.5, -0.5)]);
        }
    }
    // The lower edge is the upper one turned by half a circle about the middle of the board.
    let turn = |q: &Point| {
        let (a, b) = (p(0.0, 0.0), p(columns - 1.0, rows - 1.0));
        Point { x: a.x + b.x - q.x, y: a.y + b.y - q.y }
    };
    lower.extend(upper.iter().map(|quad| quad.iter().map(turn).collect::<Vec<_>>()));
    let mut first = Vec::new();
    for i in 0..rows as usize {
        let r = i as f32;
        let start = if i == 0 { top + cut } else { r - third };
        first.push(vec![p(-third, r - third), p(left, start), p(left, r + third), p(-2.0 * third, r + third)]);
        if i + 1 < rows as usize {
            first.push(vec![
                p(-2.0 * third, r + third),
                p(left, r + third),
                p(left, r + 2.0 * third),
                p(-third, r + 2.0 * third),
            ]);
        } else {
            first.push(vec![p(-2.0 * third, r + third), p(left, r + third), p(left, bottom), p(-0.5, r + 0.5)]);
        }
    }
    let last: Vec<Vec<Point>> = first.iter().map(|quad| quad.iter().map(turn).collect()).collect();
    // The little triangle at the tip of each acute corner, halved between the colours.
    let tip = |c: f32, r: f32| p(c, r);
    let middle = tip(left + cut / 2.0, top + cut / 2.0);
    upper.push(vec![p(-third, -third), middle, p(left + cut, top)]);
    first.push(vec![p(-third, -third), p(left, top + cut), middle]);
    lower.push(upper[upper.len() - 1].iter().map(turn).collect());
    let mut last = last;
    last.push(first[first.len() - 1].iter().map(turn).collect());
    for (ink, parts) in [(inks[0], [upper, lower]), (inks[1], [first, last])] {
        for polygons in parts {
            scene.shapes.push(Shape::area(crate::scene::area::clockwise(polygons), ink));
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
    scene.shapes.push(Shape::closed(outline, Stroke::new(rim, 0.045)));
}
