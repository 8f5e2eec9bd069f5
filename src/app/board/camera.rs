//! How a board lies on the screen: zoomed, moved, turned.

use egui::{PointerButton, Pos2, Rect, Response, Ui, Vec2, vec2};

use crate::app::board::paint::Placement;
use crate::game::{Board, Lattice, Place, Point};
use crate::scene::{Orientation, Scene, Theme};

/// Least and greatest zoom; 1 shows the whole board.
const ZOOMS: (f32, f32) = (0.5, 12.0);

/// What the user chose.
#[derive(Default)]
pub struct Camera {
    zoom: Option<f32>,
    /// Of the middle of the picture from the middle of the area, in points.
    pan: Vec2,
    /// As the user turned it; the usual one otherwise.
    orientation: Option<Orientation>,
}

/// A board as it is drawn in one frame.
#[derive(Clone, Copy)]
pub struct Drawn<'a> {
    /// The room it may take.
    pub area: Rect,
    /// Where the picture is in it.
    pub placement: Placement,
    /// How the board is turned.
    pub orientation: Orientation,
    /// What it is painted with.
    pub theme: &'a Theme,
}

impl Drawn<'_> {
    /// The place under a point of the screen, and the point in board units.
    pub fn under(&self, board: &Board, at: Pos2) -> (Option<Place>, Point) {
        let point = self.orientation.to_board(self.placement.back(at));
        (board.at(point), point)
    }

    /// Where a place is on the screen.
    pub fn at(&self, board: &Board, place: Place) -> Pos2 {
        self.placement.at(self.orientation.to_view(board.anchor(place)))
    }
}

impl Camera {
    /// Shows the board larger or smaller by a factor, around the middle.
    pub fn zoom_by(&mut self, factor: f32) {
        let old = self.zoom.unwrap_or(1.0);
        let new = (old * factor).clamp(ZOOMS.0, ZOOMS.1);
        self.pan *= new / old;
        self.zoom = Some(new);
    }

    /// Shows the whole board.
    pub fn fit(&mut self) {
        self.zoom = None;
        self.pan = Vec2::ZERO;
    }

    /// Turns the board on the screen by the smallest step that suits it.
    pub fn turn(&mut self, board: &Board, steps: i32) {
        self.orientation = Some(self.orientation(board).turned(board.lattice(), steps));
        self.fit();
    }

    /// Mirrors the board on the screen.
    pub fn mirror(&mut self, board: &Board) {
        self.orientation = Some(self.orientation(board).flipped());
        self.fit();
    }

    /// How the board is turned.
    pub fn orientation(&self, board: &Board) -> Orientation {
        self.orientation.unwrap_or_else(|| usual_orientation(board))
    }

    /// Where the picture is: as large as fits with a margin, times the zoom.
    pub fn placement(&self, area: Rect, scene: &Scene) -> Option<Placement> {
        let (width, height) = (scene.bounds.width(), scene.bounds.height());
        let room = area.shrink(16.0_f32.min(area.width() * 0.03));
        let fit = (room.width() / width).min(room.height() / height);
        if !(fit.is_finite() && fit > 0.0) {
            return None;
        }
        let scale = fit * self.zoom.unwrap_or(1.0);
        let centre = scene.bounds.centre();
        let middle = area.center() + self.pan;
        Some(Placement { origin: middle - vec2(centre.x, centre.y) * scale, scale })
    }

    /// The wheel zooms where the pointer is, the middle button moves the board, and so does any drag that `pans`.
    pub fn follow(&mut self, ui: &Ui, area: Rect, response: &Response, pans: bool) {
        if let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| response.contains_pointer()) {
            let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
            let factor = pinch * (scroll / 200.0).exp();
            if factor != 1.0 {
                let old = self.zoom.unwrap_or(1.0);
                let new = (old * factor).clamp(ZOOMS.0, ZOOMS.1);
                let from = pointer - area.center();
                self.pan = from - (from - self.pan) * (new / old);
                self.zoom = Some(new);
            }
        }
        let by_tool = pans && response.dragged();
        if by_tool || response.dragged_by(PointerButton::Middle) {
            self.pan += response.drag_delta();
        }
        let most = area.size() * 0.5 * self.zoom.unwrap_or(1.0).max(1.0);
        self.pan = self.pan.clamp(-most, most);
        if self.zoom.is_none_or(|zoom| zoom <= 1.0) && !by_tool && !response.dragged() {
            self.pan = Vec2::ZERO;
        }
    }
}

/// The orientation a board has unless it is turned: Hex lies flat.
pub fn usual_orientation(board: &Board) -> Orientation {
    match board.lattice() {
        Lattice::Hex => Orientation::hex(10, false),
        _ => Orientation::default(),
    }
}
