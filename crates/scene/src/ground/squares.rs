//! Plain squares, of one tone or two: Octi, Othello and all games whose rules are not known.

use super::{Ground, View};
use crate::game::board::{Point, Rect, pt};
use crate::{Ink, Scene, Shape, Stroke, Theme};

pub(super) fn draw(
    scene: &mut Scene,
    view: &View,
    ground: &Ground,
    theme: &Theme,
    (checkered, dotted): (bool, bool),
) -> Rect {
    let (board, ink) = (view.board, &theme.squares);
    let mut tones: [Vec<Vec<Point>>; 2] = Default::default();
    for place in board.places().filter(|&p| ground.shows(p)) {
        let other = checkered && (board.column(place) + board.row(place)) % 2 == 1;
        tones[usize::from(other)].push(view.cell(place));
    }
    let bounds = Rect::around(tones.iter().flatten().flatten().copied()).unwrap_or_default();
    for (cells, tone) in tones.into_iter().zip([ink.base, ink.other]) {
        if !cells.is_empty() {
            scene.shapes.push(Shape::area(cells, tone));
        }
    }
    for &(place, owner) in ground.homes {
        let stone = &theme.stones[owner.index().min(1)];
        let inner = crate::area::inset(&view.cell(place), 0.06);
        scene.shapes.push(Shape::Area {
            polygons: vec![inner],
            fill: Some(stone.body.faded(0.13).into()),
            stroke: Some(Stroke::new(stone.rim.faded(0.55), 0.04)),
        });
    }
    let line = Stroke::new(ink.line, 0.03);
    let whole = board.len() == usize::from(board.columns()) * usize::from(board.rows());
    if ground.shows_all() && whole {
        let b = board.bounds();
        let upright = (1..board.columns()).map(f32::from).map(|x| [pt(x, b.min.y), pt(x, b.max.y)]);
        let level = (1..board.rows()).map(f32::from).map(|y| [pt(b.min.x, y), pt(b.max.x, y)]);
        for ends in upright.chain(level) {
            scene.shapes.push(Shape::line(ends.map(|p| view.point(p)).to_vec(), line));
        }
        if dotted {
            dots(scene, view, ink.line);
        }
        let rim = crate::shape::corners(bounds.grow(0.03)).to_vec();
        scene.shapes.push(Shape::closed(rim, Stroke::new(ink.rim, 0.06)));
    } else {
        for place in board.places().filter(|&p| ground.shows(p)) {
            scene.shapes.push(Shape::closed(view.cell(place), line));
        }
    }
    bounds.grow(0.06)
}

/// The four dots of an Othello board, where the lines cross two squares from each corner.
fn dots(scene: &mut Scene, view: &View, ink: Ink) {
    const FROM_CORNER: f32 = 2.0;
    const RADIUS: f32 = 0.07;
    let Rect { min, max } = view.board.bounds();
    if max.x - min.x <= 2.0 * FROM_CORNER || max.y - min.y <= 2.0 * FROM_CORNER {
        return;
    }
    for x in [min.x + FROM_CORNER, max.x - FROM_CORNER] {
        for y in [min.y + FROM_CORNER, max.y - FROM_CORNER] {
            scene.shapes.push(Shape::disc(view.point(Point { x, y }), RADIUS, ink));
        }
    }
}
