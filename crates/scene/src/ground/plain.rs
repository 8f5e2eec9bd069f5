//! Sunken cells drawn with few strokes, for small picture files: one face, and lines between cells joined as long as they are straight.

use super::View;
use crate::game::board::{Lattice, Place, Point, pt};
use crate::game::lattice::quarters;
use crate::{Shape, Stroke, Theme, bodies};
use std::collections::{BTreeMap, HashMap};

/// Lengths are compared in thousandths of units.
const FINE: f32 = 1000.0;

/// A point in thousandths.
type Spot = (i64, i64);
/// A side of a cell by its ends, the smaller first.
type Side = [Spot; 2];

/// The empty board with few strokes.
pub(crate) fn plain(view: &View, theme: &Theme) -> Vec<Shape> {
    let board = view.board;
    let cells: Vec<Vec<Point>> = board.places().map(|place| view.cell(place)).collect();
    if board.lattice() == Lattice::Segments {
        let plate = view.rect(board.bounds().grow(0.22));
        let bars = board.places().map(|place| view.polygon(bodies::bar(board, place))).collect();
        let ink = theme.cells.light.mix(theme.cells.base, 0.35);
        return vec![Shape::rect(plate, ink), Shape::area(bars, theme.cells.base)];
    }
    let centre: Vec<Vec<Point>> = board.places().filter(|&p| board.in_centre(p)).map(|p| view.cell(p)).collect();
    let rim = Stroke::new(theme.cells.dark, 0.12);
    let mut shapes = vec![Shape::Area { polygons: cells, fill: Some(theme.cells.base.into()), stroke: Some(rim) }];
    if !centre.is_empty() {
        shapes.push(Shape::area(centre, theme.centre.base));
    }
    let line = Stroke::new(theme.cells.light, 0.05);
    shapes.extend(lines(view).into_iter().map(|(a, b)| Shape::line(vec![a, b], line)));
    shapes
}

/// The sides between cells, joined as far as they go on.
fn lines(view: &View) -> Vec<(Point, Point)> {
    let board = view.board;
    // In GembloQ four quarters are one cell.
    let cell = |place: Place| match board.lattice() {
        Lattice::Quarters => {
            let p = quarters::diamond(board.column(place).into(), board.row(place).into());
            (key(p).0, key(p).1)
        }
        _ => (i64::from(place.0), -1),
    };
    let mut sides: HashMap<Side, Vec<Spot>> = HashMap::new();
    for place in board.places() {
        let outline = view.cell(place);
        for (at, &a) in outline.iter().enumerate() {
            let mut ends = [key(a), key(outline[(at + 1) % outline.len()])];
            ends.sort_unstable();
            sides.entry(ends).or_default().push(cell(place));
        }
    }
    // By direction and distance from the origin: the stretches of each straight line.
    let mut straight: BTreeMap<Spot, Vec<(i64, i64, Side)>> = BTreeMap::new();
    for (ends, cells) in sides {
        if cells.len() < 2 || cells.iter().all(|other| *other == cells[0]) {
            continue;
        }
        let (a, b) = (point(ends[0]), point(ends[1]));
        let way = (b - a) * (1.0 / a.distance(b).max(1e-6));
        let angle = (way.y.atan2(way.x) * 1000.0).round() as i64;
        let off = ((a.x * way.y - a.y * way.x) * 100.0).round() as i64;
        let along = |p: Point| ((p.x * way.x + p.y * way.y) * FINE).round() as i64;
        straight.entry((angle, off)).or_default().push((along(a), along(b), ends));
    }
    let mut joined = Vec::new();
    for mut stretches in straight.into_values() {
        stretches.sort_unstable();
        let mut open: Option<(i64, Point, Point)> = None;
        for (from, to, [a, b]) in stretches {
            match &mut open {
                Some((end, _, last)) if from <= *end + 2 => (*end, *last) = (to.max(*end), point(b)),
                _ => {
                    joined.extend(open.take().map(|(_, a, b)| (a, b)));
                    open = Some((to, point(a), point(b)));
                }
            }
        }
        joined.extend(open.map(|(_, a, b)| (a, b)));
    }
    joined
}

fn key(p: Point) -> (i64, i64) {
    ((p.x * FINE).round() as i64, (p.y * FINE).round() as i64)
}

fn point((x, y): (i64, i64)) -> Point {
    pt(x as f32 / FINE, y as f32 / FINE)
}
