//! Coordinates on the sides of a board: quiet, upright, and only beside what is shown.

use super::{Ground, Look};
use crate::game::Label;
use crate::game::board::{Board, Lattice, Point, Rect, Surface, pt};
use crate::scene::view::View;
use crate::scene::{Scene, Shape, Theme, font};

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) {
    let board = view.board;
    let ink = if ground.look.is_wood() { theme.lines.coordinates } else { theme.coordinates };
    let size = size(view, ground.look).min(ground.coordinate_size);
    let nearness = nearness(view, ground);
    // Where only a part is shown, only the labels level with it.
    let shown = if ground.shows_all() {
        None
    } else {
        Rect::around(board.places().filter(|&p| ground.shows(p)).flat_map(|p| board.outline(p)))
    };
    let every = thinned(board);
    let mut labels = board.labels();
    labels.retain(|label| {
        let line = if label.column { label.beside.0 } else { board.rows() - 1 - label.beside.1 };
        line.is_multiple_of(every[usize::from(label.column)])
    });
    // What stands alone may be larger.
    let size = if every[0] > 1 { 1.5 * size } else { size };
    // One size for all letters and one for all figures: the largest at which the widest fits.
    let fitted = |column: bool| {
        let own = labels.iter().filter(|label| label.column == column);
        let widest = own.map(|label| font::width(&label.text, false)).fold(0.0_f32, f32::max);
        size.min(f32::from(every[usize::from(column)]) * room(view, column) / widest.max(0.1))
    };
    let sizes = [fitted(false), fitted(true)];
    for label in labels {
        let beside = match (board.lattice(), shown) {
            (_, None) => true,
            // Rows lean, so that nearness says nothing; a label belongs to the cell beside it.
            (Lattice::Hex, _) => board.place(label.beside.0, label.beside.1).is_some_and(|p| ground.shows(p)),
            (_, Some(part)) => near(part, label.at),
        };
        if !beside || hangs(view, &label) {
            continue;
        }
        let at = nearer(board, label.at, nearness);
        scene.shapes.push(Shape::text(view.point(at), label.text, sizes[usize::from(label.column)], ink));
    }
}

/// Which rows and which columns of a board have coordinates: each, or every second, third … where there are so many, or where they
/// are so narrow, that none could be read.
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

/// How near the labels are to the board, compared to labels of the usual size. Where their size has a limit, there is a window to
/// be filled with the board: beside cells for pieces, which are small, they stand close to it.
pub(super) fn nearness(view: &View, ground: &Ground) -> f32 {
    let close = if ground.look == Look::Cells && ground.coordinate_size.is_finite() { CLOSE } else { 1.0 };
    (close * ground.coordinate_size / size(view, ground.look)).clamp(0.5, 1.0)
}

/// How much closer labels stand in a window.
const CLOSE: f32 = 0.7;

/// A label moved towards the board. Those of Hex stand close to its coloured edges already.
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
        // The wood ends beside them.
        Lattice::Square if !column && view.board.surface() == Surface::Lines => 0.58,
        _ => 0.8,
    }
}
