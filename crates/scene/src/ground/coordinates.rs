//! Coordinates on the sides of a board: quiet, upright, and only beside what is shown.

use super::{Ground, Look};
use crate::game::Label;
use crate::game::board::{Board, Lattice, Point, Rect, Surface, pt};
use crate::view::View;
use crate::{Scene, Shape, Theme, font};

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) {
    let board = view.board;
    let ink = if ground.look.is_wood() { theme.lines.coordinates } else { theme.coordinates };
    let nearness = nearness(view, ground);
    // Where only a part is shown, only the labels level with it.
    let shown = if ground.shows_all() {
        None
    } else {
        Rect::around(board.places().filter(|&p| ground.shows(p)).flat_map(|p| board.outline(p)))
    };
    for column in [true, false] {
        let letters = letters(view, ground, column);
        for label in &letters.labels {
            let beside = match (board.lattice(), shown) {
                (_, None) => true,
                // Rows are slanted, so distance is no criterion; a label belongs to the cell next to it.
                (Lattice::Hex, _) => board.place(label.beside.0, label.beside.1).is_some_and(|p| ground.shows(p)),
                (_, Some(part)) => near(part, label.at),
            };
            if !beside || hangs(view, label) {
                continue;
            }
            let at = match leans(view, label) {
                true => view.point(label.upright),
                false => view.point(nearer(board, label.at, nearness)),
            };
            let out = letters.outward(view, label);
            scene.shapes.push(Shape::text(at + out, &*label.text, letters.size, ink));
        }
    }
}

/// The labels of all rows, or of all columns: those that are shown, and how large.
struct Letters {
    labels: Vec<Label>,
    /// One size for all letters and one for all digits.
    size: f32,
    /// How much wider and higher they are than labels of the usual size.
    grown: Point,
}

impl Letters {
    /// How much further out a label is: one side's equally far.
    fn outward(&self, view: &View, label: &Label) -> Point {
        let way = outward(view, label);
        way * ((way.x * self.grown.x).abs() + (way.y * self.grown.y).abs()) * 0.5
    }
}

/// Where they would be too small to be read they are larger, of fewer lines, and stand further out.
fn letters(view: &View, ground: &Ground, column: bool) -> Letters {
    let board = view.board;
    let size = size(view, ground.look).min(ground.coordinate_size);
    let all: Vec<Label> = board.labels().into_iter().filter(|label| label.column == column).collect();
    let thinned = thinned(board);
    let stand_alone = thinned[0] > 1;
    let thinned = thinned[usize::from(column)];
    let few = thinned.max(board.columns().max(board.rows()) / 3);
    for every in std::iter::once(thinned).chain([2, 5, 10, 20].into_iter().filter(|&every| every > thinned)) {
        let of_line = |label: &&Label| {
            let line = if column { label.beside.0 } else { board.rows() - 1 - label.beside.1 };
            line.is_multiple_of(every)
        };
        let labels: Vec<Label> = all.iter().filter(of_line).cloned().collect();
        let widest = labels.iter().map(|label| font::width(&label.text, false)).fold(0.1_f32, f32::max);
        let room = f32::from(every) * room(view, column);
        // A label that is alone may be larger.
        let usual = (if stand_alone { 1.5 * size } else { size }).min(room / widest);
        let wanted = ground.least_letters.max(usual);
        let fits = if column { widest * wanted <= 1.1 * room } else { 1.15 * wanted <= 0.86 * f32::from(every) };
        if wanted <= usual || fits || every > few {
            let grown = (wanted - usual).max(0.0);
            // Larger letters need extra distance from stones at the edge.
            let apart = if grown > 0.0 { APART } else { 0.0 };
            return Letters { labels, size: wanted, grown: pt(grown * widest + apart, grown * HEIGHT + apart) };
        }
    }
    Letters { labels: Vec::new(), size, grown: pt(0.0, 0.0) }
}

/// From the board to a label, on the picture: a direction of length 1.
fn outward(view: &View, label: &Label) -> Point {
    let board = view.board;
    let Rect { min, max } = board.bounds();
    let from = match board.lattice() {
        Lattice::Hex => board.place(label.beside.0, label.beside.1).map(|place| board.anchor(place)),
        _ => None,
    };
    let from = from.unwrap_or_else(|| pt(label.at.x.clamp(min.x, max.x), label.at.y.clamp(min.y, max.y)));
    let way = view.point(label.at) - view.point(from);
    way * (1.0 / way.distance(pt(0.0, 0.0)).max(1e-6))
}

/// Whether the line that a label names is neither level nor upright on the picture.
fn leans(view: &View, label: &Label) -> bool {
    let Some(cell) = view.board.place(label.beside.0, label.beside.1) else { return false };
    let way = view.point(label.at) - view.anchor(cell);
    label.upright != label.at && way.x.abs().min(way.y.abs()) > 0.1
}

/// How much further from the board larger labels are.
const APART: f32 = 0.3;

/// Height of a capital letter, by its size.
const HEIGHT: f32 = 0.73;

/// How much more room larger labels need around the board.
pub(super) fn reach(view: &View, ground: &Ground) -> f32 {
    let of = |column: bool| {
        let letters = letters(view, ground, column);
        match (view.orientation.turns, column) {
            (0, true) => letters.grown.y,
            (0, false) => letters.grown.x,
            _ => letters.grown.x.max(letters.grown.y),
        }
    };
    if ground.least_letters > 0.0 { of(false).max(of(true)) } else { 0.0 }
}

/// Which rows and columns of a board have coordinates: each, or every second, third … if there are too many, or too narrow ones, to be
/// legible.
fn thinned(board: &Board) -> [u16; 2] {
    let most = board.columns().max(board.rows());
    match board.lattice() {
        Lattice::Square if most > MOST => [most.div_ceil(MOST); 2],
        Lattice::Trigon | Lattice::Quarters => [1, 2],
        _ => [1, 1],
    }
}

/// More lines than this in a row are too many to be named one by one.
const MOST: u16 = 30;

/// Whether a label would stand far off the board: the outer columns of triangles, where they do not run upright.
fn hangs(view: &View, label: &Label) -> bool {
    let board = view.board;
    if board.lattice() != Lattice::Trigon || view.orientation.turns.is_multiple_of(6) || !label.column {
        return false;
    }
    let top = Rect::around(board.places().filter(|&p| board.row(p) == 0).flat_map(|p| board.outline(p)));
    top.is_some_and(|top| label.at.x < top.min.x || label.at.x > top.max.x)
}

fn near(part: Rect, p: Point) -> bool {
    let along_x =
        p.x >= part.min.x && p.x <= part.max.x && (p.y - part.min.y).abs().min((p.y - part.max.y).abs()) < 1.0;
    let along_y =
        p.y >= part.min.y && p.y <= part.max.y && (p.x - part.min.x).abs().min((p.x - part.max.x).abs()) < 1.0;
    along_x || along_y
}

/// How near the labels are to the board, compared with labels of the usual size. If their size is limited, the board is to fill a window:
/// around cells for pieces, which are small, they are close to it.
pub(super) fn nearness(view: &View, ground: &Ground) -> f32 {
    let close = if ground.look == Look::Cells && ground.coordinate_size.is_finite() { CLOSE } else { 1.0 };
    (close * ground.coordinate_size / size(view, ground.look)).clamp(0.5, 1.0)
}

/// How much closer labels are in a window.
const CLOSE: f32 = 0.7;

/// A label moved towards the board. Those of Hex are close to its coloured edges already.
fn nearer(board: &Board, at: Point, nearness: f32) -> Point {
    if board.lattice() == Lattice::Hex {
        return at;
    }
    let Rect { min, max } = board.bounds();
    let along = |at: f32, min: f32, max: f32| at + (at.clamp(min, max) - at) * (1.0 - nearness);
    pt(along(at.x, min.x, max.x), along(at.y, min.y, max.y))
}

/// The font size of coordinates.
fn size(view: &View, look: Look) -> f32 {
    match (view.board.lattice(), look) {
        (_, Look::Lines | Look::Holes) => 0.36,
        (Lattice::Hex, _) => 0.38,
        (Lattice::Quarters, _) => 0.34,
        (Lattice::Segments, _) => 0.42,
        _ => 0.4,
    }
}

/// The width a label may have.
fn room(view: &View, column: bool) -> f32 {
    match view.board.lattice() {
        Lattice::Trigon if column => 0.64,
        Lattice::Quarters if column => 0.44,
        Lattice::Hex => 0.75,
        // The wood ends at the labels.
        Lattice::Square if !column && view.board.surface() == Surface::Lines => 0.58,
        _ => 0.8,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::game::board::Point;
    use crate::game::{Kind, Markup, Position};
    use crate::options::Options;
    use crate::{Scene, Shape, Theme, compose};

    /// The labels around a board with so many points per place: their positions and sizes.
    fn letters(gm: &str, size: Option<u16>, unit: f32, least: f32) -> Scene {
        let kind = Kind::new(gm, size.map(|size| (size, size))).unwrap();
        let options = Options { least_letters: least / unit, coordinate_size: 15.0 / unit, ..Options::default() };
        compose(&Position::start(Arc::new(kind)), &Markup::default(), &options, Theme::usual(false))
    }

    #[test]
    fn letters_that_could_not_be_read_are_larger_and_fewer() {
        for (gm, size) in
            [("1", Some(19)), ("1", Some(52)), ("11", Some(19)), ("Blokus", None), ("Blokus Trigon", None)]
        {
            // Nobody has triangles as small as the lines of the largest boards.
            for unit in [5.0, 9.0, 14.0, 30.0].into_iter().filter(|&unit| unit > 5.0 || gm != "Blokus Trigon") {
                let scene = letters(gm, size, unit, 9.0);
                let labels = scene.section("coordinates");
                assert!(labels.len() >= 8, "{gm} {size:?} at {unit}: {}", labels.len());
                for (at, label) in labels.iter().enumerate() {
                    let Shape::Text(text) = label else { panic!("{label:?}") };
                    assert!(text.size * unit >= 8.9, "{gm} {size:?} at {unit}: {} points", text.size * unit);
                    let place = label.bounds().unwrap();
                    for other in &labels[at + 1..] {
                        let other = other.bounds().unwrap();
                        let apart = place.min.x >= other.max.x - 0.05
                            || other.min.x >= place.max.x - 0.05
                            || place.min.y >= other.max.y - 0.05
                            || other.min.y >= place.max.y - 0.05;
                        assert!(apart, "{gm} {size:?} at {unit}: {place:?} and {other:?}");
                    }
                }
            }
        }
        // Stones at the edge leave them in sight.
        for (size, unit) in [(52, 13.0), (52, 9.0), (19, 11.0), (37, 14.0)] {
            let kind = Kind::new("1", Some((size, size))).unwrap();
            let points = kind.board().places().map(|place| kind.board().anchor(place)).collect::<Vec<_>>();
            for label in letters("1", Some(size), unit, 9.0).section("coordinates") {
                let bounds = label.bounds().unwrap();
                let near = |p: &&Point| {
                    let out = |at: f32, min: f32, max: f32| (min - at).max(at - max).max(0.0);
                    out(p.x, bounds.min.x, bounds.max.x).hypot(out(p.y, bounds.min.y, bounds.max.y)) < 0.475
                };
                assert_eq!(points.iter().find(near), None, "{size} at {unit}: {label:?}");
            }
        }
        // If there is room, they are unchanged.
        assert_eq!(letters("1", Some(19), 40.0, 9.0).shapes, letters("1", Some(19), 40.0, 0.0).shapes);
    }
}
