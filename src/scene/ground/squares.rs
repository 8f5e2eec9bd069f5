//! Plain squares, of one tone or two: Octi, Othello and all games whose rules are not known.

use super::{Ground, View};
use crate::game::board::{Point, Rect};
use crate::scene::{Scene, Shape, Stroke, Theme};

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme, checkered: bool) -> Rect {
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
        let inner = crate::scene::area::inset(&view.cell(place), 0.06);
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
        for c in 1..board.columns() {
            let x = f32::from(c);
            let ends = [Point { x, y: b.min.y }, Point { x, y: b.max.y }];
            scene.shapes.push(Shape::line(ends.map(|p| view.point(p)).to_vec(), line));
        }
        for r in 1..board.rows() {
            let y = f32::from(r);
            let ends = [Point { x: b.min.x, y }, Point { x: b.max.x, y }];
            scene.shapes.push(Shape::line(ends.map(|p| view.point(p)).to_vec(), line));
        }
        let rim = crate::scene::shape::corners(bounds.grow(0.03)).to_vec();
        scene.shapes.push(Shape::closed(rim, Stroke::new(ink.rim, 0.06)));
    } else {
        for place in board.places().filter(|&p| ground.shows(p)) {
            scene.shapes.push(Shape::closed(view.cell(place), line));
        }
    }
    bounds.grow(0.06)
}
