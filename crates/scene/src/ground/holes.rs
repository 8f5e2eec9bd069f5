//! Holes in wood, for pegs: dots, and the border rows as lines in the colours of those who join them.

use super::{Ground, View, lines};
use crate::game::board::{Point, Rect, pt};
use crate::{Scene, Shape, Stroke, Theme};

/// The radius of a hole.
const HOLE: f32 = 0.085;

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) -> Rect {
    let (board, ink) = (view.board, &theme.lines);
    let Some(wood) = lines::wood(scene, view, ground, theme) else { return Rect::default() };
    let (right, bottom) = (f32::from(board.columns()) - 1.0, f32::from(board.rows()) - 1.0);
    if let Some([rows, columns]) = ground.edges.filter(|_| ground.shows_all() && right > 1.0 && bottom > 1.0) {
        let line = |a: Point, b: Point| vec![view.point(a), view.point(b)];
        for (ink, ends) in [
            (rows, [line(pt(1.0, 1.0), pt(right, 1.0)), line(pt(1.0, bottom), pt(right, bottom))]),
            (columns, [line(pt(1.0, 1.0), pt(1.0, bottom)), line(pt(right, 1.0), pt(right, bottom))]),
        ] {
            for points in ends {
                // A pale colour would be lost on the wood without a rim.
                scene.shapes.push(Shape::line(points.clone(), Stroke::round(theme.lines.line.faded(0.55), 0.17)));
                scene.shapes.push(Shape::line(points, Stroke::round(ink, 0.12)));
            }
        }
    }
    for place in board.places().filter(|&p| ground.shows(p)) {
        let (column, row) = (board.column(place), board.row(place));
        let corner = (column == 0 || column + 1 == board.columns()) && (row == 0 || row + 1 == board.rows());
        if !corner && !ground.covered[place.index()] {
            scene.shapes.push(Shape::disc(view.anchor(place), HOLE, ink.line.faded(0.7)));
        }
    }
    if ground.shows_all() {
        let rim = Stroke::new(ink.rim, 0.04);
        scene.shapes.push(Shape::closed(crate::shape::corners(wood.grow(-0.02)).to_vec(), rim));
    }
    wood
}
