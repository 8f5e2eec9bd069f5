//! Sunken cells: squares, triangles, diamonds and bars that pieces fill. Light falls from the upper left, so the upper and
//! left sides of a hollow lie in shadow.

use super::{Ground, View};
use crate::game::board::{Board, Lattice, Place, Point, Rect};
use crate::game::lattice::quarters;
use crate::theme::CellBoard;
use crate::{Ink, Scene, Shape, Stroke, Theme, area, bodies};
use std::collections::BTreeMap;

/// Between two hollows.
const GAP: f32 = 0.04;

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) -> Rect {
    let board = view.board;
    let shown: Vec<Place> = board.places().filter(|&p| ground.shows(p)).collect();
    let floor: Vec<Vec<Point>> = shown.iter().map(|&p| view.cell(p)).collect();
    let bounds = Rect::around(floor.iter().flatten().copied()).unwrap_or_default();
    let (centre, outer): (Vec<Place>, Vec<Place>) = shown.iter().partition(|&&p| board.in_centre(p));
    match board.lattice() {
        Lattice::Segments => {
            // The board is a plate; only the bars are hollows.
            let plate = view.rect(board.bounds().grow(0.22));
            scene.shapes.push(Shape::rect(plate, theme.cells.light.mix(theme.cells.base, 0.35)));
        }
        _ => {
            // The frame is the silhouette itself, a little wider; corners stay sharp.
            let rim = Stroke::new(theme.cells.dark, 0.12);
            scene.shapes.push(Shape::Area { polygons: floor, fill: Some(theme.cells.light.into()), stroke: Some(rim) });
        }
    }
    hollows(scene, view, ground, &outer, &theme.cells, theme.relief);
    hollows(scene, view, ground, &centre, &theme.centre, theme.relief);
    bounds.grow(if board.lattice() == Lattice::Segments { 0.25 } else { 0.1 })
}

fn hollows(scene: &mut Scene, view: &View, ground: &Ground, places: &[Place], ink: &CellBoard, relief: f32) {
    if places.is_empty() {
        return;
    }
    let units = units(view, ground, places);
    let gap = match view.board.lattice() {
        Lattice::Segments => 0.0,
        Lattice::Square if view.board.edge() > 0 => 0.05,
        _ => GAP,
    };
    let insets: Vec<Vec<Point>> = units.iter().map(|u| area::inset(&u.0, gap / 2.0)).collect();
    let width = if relief > 0.0 { 0.055 } else { 0.03 };
    let (mut dark, mut light) = (Vec::new(), Vec::new());
    // The sides of a hollow under a piece are not seen.
    for (inset, _) in insets.iter().zip(&units).filter(|(_, unit)| !unit.1) {
        let line = area::inset(inset, width / 2.0);
        let (shade, lit) = area::sides_by_light(&line);
        dark.extend(shade);
        light.extend(lit);
    }
    scene.shapes.push(Shape::area(insets, ink.base));
    let strength = if relief > 0.0 { relief } else { 1.0 };
    let shade = Stroke::new(ink.base.mix(ink.dark, strength), width);
    let lit = Stroke::new(ink.base.mix(ink.light, strength), width);
    scene.shapes.extend(light.into_iter().map(|points| Shape::line(points, lit)));
    scene.shapes.extend(dark.into_iter().map(|points| Shape::line(points, shade)));
}

/// The polygons that are one hollow each, and whether pieces hide it: cells, except that quarters join to diamonds and bars
/// stop at junctions.
fn units(view: &View, ground: &Ground, places: &[Place]) -> Vec<(Vec<Point>, bool)> {
    let board = view.board;
    let hidden = |p: &Place| ground.covered.get(p.index()).copied().unwrap_or(false);
    match board.lattice() {
        Lattice::Quarters => diamonds(board, places)
            .into_values()
            .flat_map(|quarters| {
                let covered = quarters.iter().all(hidden);
                let cells: Vec<Vec<Point>> = quarters.iter().map(|&p| view.cell(p)).collect();
                area::silhouette(&cells).into_iter().map(move |unit| (unit, covered))
            })
            .collect(),
        Lattice::Segments => places.iter().map(|p| (view.polygon(bodies::bar(board, *p)), hidden(p))).collect(),
        _ => places.iter().map(|p| (view.cell(*p), hidden(p))).collect(),
    }
}

/// The quarters of each diamond, by the point where their right angles meet.
fn diamonds(board: &Board, places: &[Place]) -> BTreeMap<(i32, i32), Vec<Place>> {
    let mut found: BTreeMap<(i32, i32), Vec<Place>> = BTreeMap::new();
    for &place in places {
        let p = quarters::diamond(board.column(place).into(), board.row(place).into());
        found.entry((p.y as i32, p.x as i32)).or_default().push(place);
    }
    found
}

/// A disc at a starting point, with a rim where it would not be seen; the point is given in board units.
pub(crate) fn start(view: &View, point: Point, ink: Ink, rim: Option<Ink>) -> impl Iterator<Item = Shape> {
    let radius = match view.board.lattice() {
        Lattice::Trigon => 0.19,
        Lattice::Quarters => 0.24,
        Lattice::Segments => 0.2,
        _ => 0.17,
    };
    let at = view.point(point);
    let inner = Shape::disc(at, if rim.is_some() { radius * 0.7 } else { radius }, ink);
    rim.map(|rim| Shape::disc(at, radius, rim)).into_iter().chain([inner])
}
