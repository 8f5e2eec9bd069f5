//! Coordinates on the sides of a board: quiet, upright, and only beside what is shown.

use super::ground::{Ground, Look};
use super::view::View;
use super::{Scene, Shape, Theme, font};
use crate::game::board::{Lattice, Point, Rect};

/// The room that coordinates take outside the board's own bounds.
pub(crate) fn room(view: &View) -> f32 {
    match view.board.lattice() {
        Lattice::Hex => 0.0,
        _ => 0.5,
    }
}

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) {
    let board = view.board;
    let ink = if ground.look == Look::Lines { theme.lines.coordinates } else { theme.coordinates };
    let size = size(view, ground.look);
    // Where only a part is shown, only the labels level with it.
    let shown = if ground.shows_all() {
        None
    } else {
        Rect::around(board.places().filter(|&p| ground.shows(p)).flat_map(|p| board.outline(p)))
    };
    for (text, at) in board.labels() {
        if let Some(part) = shown {
            let beside = board.lattice() == Lattice::Hex || near(part, at);
            if !beside || part.width() <= 0.0 {
                continue;
            }
        }
        // Long numbers keep to their place.
        let width = font::width(&text, false) * size;
        let room = column_room(view, &at);
        let size = if width > room { size * room / width } else { size };
        scene.shapes.push(Shape::text(view.point(at), text, size, ink));
    }
}

fn near(part: Rect, p: Point) -> bool {
    let along_x = p.x >= part.min.x && p.x <= part.max.x && (p.y - part.min.y).abs().min((p.y - part.max.y).abs()) < 1.0;
    let along_y = p.y >= part.min.y && p.y <= part.max.y && (p.x - part.min.x).abs().min((p.x - part.max.x).abs()) < 1.0;
    along_x || along_y
}

/// The font size of coordinates.
fn size(view: &View, look: Look) -> f32 {
    match (view.board.lattice(), look) {
        (_, Look::Lines) => 0.36,
        (Lattice::Hex, _) => 0.38,
        (Lattice::Quarters, _) => 0.34,
        (Lattice::Segments, _) => 0.5,
        _ => 0.4,
    }
}

fn column_room(view: &View, at: &Point) -> f32 {
    let bounds = view.board.bounds();
    let column = at.y < bounds.min.y || at.y > bounds.max.y;
    match view.board.lattice() {
        Lattice::Trigon if column => 0.62,
        Lattice::Quarters if column => 0.42,
        Lattice::Hex => 0.75,
        _ => 0.8,
    }
}
