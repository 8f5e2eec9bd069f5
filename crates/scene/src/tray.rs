//! The pieces that are left, drawn small beneath the board: one block a colour, in playing order.

use super::subject::Subject;
use super::view::View;
use super::{Orientation, Point, Rect, Scene, Shape, Theme, pieces};
use crate::game::blokus::{Grid, Hand, State};
use crate::game::board::{Board, Place, pt};
use crate::game::{Colour, Position};

/// A small piece is this share of one on the board.
#[doc(hidden)]
pub const SCALE: f32 = 0.36;
/// Between two small pieces.
const GAP: f32 = 0.34;

/// Draws the pieces left beneath the scene, which grows; nothing in games without pieces.
pub(crate) fn draw(scene: &mut Scene, position: &Position, theme: &Theme) {
    let Some(state) = position.blokus() else { return };
    let subject = Subject::of(position);
    scene.begin("trays");
    let width = scene.bounds.width() - 2.0 * GAP;
    let mut y = scene.bounds.max.y + GAP;
    for &colour in state.colours() {
        let own = left(state, colour);
        let shapes: Vec<Vec<Shape>> = own.iter().map(|places| small(&subject, places, colour, theme)).collect();
        // Row by row; each row is as high as its highest piece.
        let (mut x, mut height, top) = (0.0_f32, 0.0_f32, y);
        if position.to_play() == Some(colour) {
            scene.shapes.push(Shape::disc(pt(scene.bounds.min.x + GAP * 0.6, top + 0.5), 0.14, theme.text));
        }
        for piece in shapes {
            let Some(bounds) = around(&piece) else { continue };
            if x > 0.0 && x + bounds.width() > width {
                y += height + GAP;
                (x, height) = (0.0, 0.0);
            }
            let to = pt(scene.bounds.min.x + GAP * 1.6 + x, y) - bounds.min;
            scene.shapes.extend(piece.into_iter().map(|shape| shape.moved(1.0, to)));
            x += bounds.width() + GAP;
            height = height.max(bounds.height());
        }
        y += height.max(0.6) + GAP * 1.4;
    }
    scene.bounds.max.y = y;
}

/// The shapes of one piece lying on its own as it is held, in board units somewhere near the middle of the board; nothing in
/// games without pieces.
pub fn piece(position: &Position, colour: Colour, hand: Hand, theme: &Theme) -> Vec<Shape> {
    let Some(state) = position.blokus() else { return Vec::new() };
    let orientation = &state.set().piece(hand.piece).orientations[usize::from(hand.orientation(state.set()))];
    let places = places(state.grid(), &orientation.cells, orientation.first_type);
    places.map_or_else(Vec::new, |places| small(&Subject::of(position), &places, colour, theme))
}

/// The hand that holds a piece so that it takes the least height.
pub fn flat(position: &Position, piece: u8) -> Hand {
    let Some(state) = position.blokus() else { return Hand::new(piece) };
    let orientations = &state.set().piece(piece).orientations;
    let flattest = orientations.iter().zip(0..).min_by_key(|(orientation, _)| height(&orientation.cells));
    Hand::of(state.set(), piece, flattest.map_or(0, |(_, number)| number))
}

fn around(shapes: &[Shape]) -> Option<Rect> {
    shapes.iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one))
}

/// The places of each piece left, put somewhere in the middle of the board.
fn left(state: &State, colour: Colour) -> Vec<Vec<Place>> {
    let (set, grid) = (state.set(), state.grid());
    let mut all = Vec::new();
    for (name, count) in state.left(colour) {
        let places = set.named(name).and_then(|n| {
            // The flattest orientation takes the least room.
            let flattest = set.piece(n).orientations.iter().min_by_key(|o| height(&o.cells))?;
            places(grid, &flattest.cells, flattest.first_type)
        });
        all.extend(std::iter::repeat_n(places, count as usize).flatten());
    }
    all
}

fn height(cells: &[(i8, i8)]) -> i8 {
    let rows = cells.iter().map(|c| c.1);
    rows.clone().max().unwrap_or(0) - rows.min().unwrap_or(0)
}

/// Places for a piece, as near to the middle of the board as its first cell allows.
pub(crate) fn places(grid: &Grid, cells: &[(i8, i8)], first_type: u8) -> Option<Vec<Place>> {
    let (x, y) = (i32::from(grid.columns()) / 2, i32::from(grid.rows()) / 2);
    let near = (0..16).map(|i| (x + i % 4, y - 2 + i / 4));
    let lying = |(x, y): (i32, i32)| {
        let first = grid.slot(x, y)?;
        if grid.cell_type(first) != first_type {
            return None;
        }
        cells.iter().map(|&(dx, dy)| grid.slot(x + i32::from(dx), y + i32::from(dy))).collect::<Option<Vec<_>>>()
    };
    near.into_iter().find_map(lying)
}

fn small(subject: &Subject, places: &[Place], colour: Colour, theme: &Theme) -> Vec<Shape> {
    let board: &Board = &subject.board;
    let view = View { board, orientation: Orientation::default() };
    let style = subject.piece(theme, colour);
    let hollow = subject.is_hollow(places).then_some(theme.page);
    let mut shapes = Vec::new();
    let body = pieces::Body { places, style, hollow };
    pieces::draw(&mut shapes, &view, &[body], super::Ink::CLEAR, theme.relief);
    shapes.into_iter().map(|shape| shape.moved(SCALE, Point::default())).collect()
}
