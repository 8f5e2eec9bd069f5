//! How a board is shown on the screen: zoom, offset, rotation.

use egui::{PointerButton, Pos2, Rect, Response, Ui, Vec2, pos2, vec2};

use crate::app::board::wheel::Wheel;
use crate::app::board::{Placement, Subject};
use crate::app::context::Action;
use crate::app::look::{AIR, GRID, words};
use crate::commands::WindowCommand;
use crate::edit::Go;
use crate::game::{Board, Lattice, Place, Point};
use crate::language::StaticText;
use crate::scene::{Orientation, Scene, Theme};

/// Least and greatest zoom; 1 shows the whole board.
const ZOOMS: (f32, f32) = (0.5, 12.0);

/// Zoom, offset and rotation chosen by the user.
#[derive(Default)]
pub struct Camera {
    zoom: Option<f32>,
    /// Of the middle of the picture from the middle of the area, in points.
    pan: Vec2,
    /// As the user turned it; the usual one otherwise.
    orientation: Option<Orientation>,
    /// The wheel's rotation towards the next step.
    wheel: Wheel,
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
    /// The board theme.
    pub theme: &'a Theme,
}

/// A board in one frame: what it shows, how it is drawn, and what the user does to it.
#[derive(Clone, Copy)]
pub struct BoardFrame<'a> {
    pub ui: &'a Ui,
    pub subject: &'a Subject<'a>,
    /// What pointer and keyboard do to the board.
    pub response: &'a Response,
    pub drawn: &'a Drawn<'a>,
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
    /// Zooms by a factor. The point that lies so far from the centre stays where it is.
    pub fn zoom_by(&mut self, factor: f32, around: Vec2) {
        let old = self.zoom.unwrap_or(1.0);
        let new = (old * factor).clamp(ZOOMS.0, ZOOMS.1);
        self.pan = around - (around - self.pan) * (new / old);
        self.zoom = Some(new);
    }

    /// Shows the whole board.
    pub fn fit(&mut self) {
        self.zoom = None;
        self.pan = Vec2::ZERO;
    }

    /// Whether more or less than the whole board is shown.
    pub fn is_zoomed(&self) -> bool {
        self.zoom.is_some_and(|zoom| (zoom - 1.0).abs() > 0.001)
    }

    /// Shows a part of a square board: `part` of its `lines` in each direction, from this column and row on.
    pub fn show_part(&mut self, area: Rect, (part, lines): (u16, u16), (column, row): (u16, u16)) {
        let (part, lines) = (f32::from(part.max(1)), f32::from(lines.max(1)));
        let zoom = lines / part;
        let side = area.width().min(area.height()) * zoom;
        // From the middle of the part to that of the board.
        let off = |first: u16| side * (0.5 * (lines - part) - f32::from(first)) / lines;
        self.zoom = Some(zoom);
        self.pan = vec2(off(column), off(row));
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

    /// Resets the rotation.
    pub fn turn_back(&mut self) {
        self.orientation = None;
        self.fit();
    }

    /// How the board is turned.
    pub fn orientation(&self, board: &Board) -> Orientation {
        self.orientation.unwrap_or_else(|| usual_orientation(board))
    }

    /// Where the picture is: as large as fits with a margin, times the zoom.
    pub fn placement(&self, area: Rect, scene: &Scene) -> Option<Placement> {
        let (width, height) = (scene.bounds.width(), scene.bounds.height());
        let room = area.shrink(AIR.min(area.width() * 0.03));
        let fit = (room.width() / width).min(room.height() / height);
        if !(fit.is_finite() && fit > 0.0) {
            return None;
        }
        let scale = fit * self.zoom.unwrap_or(1.0);
        let centre = scene.bounds.centre();
        let middle = area.center() + self.pan;
        Some(Placement { origin: middle - vec2(centre.x, centre.y) * scale, scale })
    }

    /// Scrolls a point of the screen into an area in which the board is only partly visible, with a margin around it.
    pub fn bring(&mut self, area: Rect, at: Pos2) {
        let inner = area.shrink2(area.size() * 0.2);
        if self.zoom.is_some_and(|zoom| zoom > 1.0) && !inner.contains(at) {
            self.pan += at.clamp(inner.min, inner.max) - at;
            self.stay(area);
        }
    }

    /// Keeps the board in view.
    pub fn stay(&mut self, area: Rect) {
        let most = area.size().max(egui::Vec2::ZERO) * 0.5 * self.zoom.unwrap_or(1.0).max(1.0);
        self.pan = self.pan.clamp(-most, most);
    }

    /// Handles wheel, pinch and drags: the wheel steps, and zooms at the pointer with Ctrl (the other way round with `wheel_zooms`); the
    /// middle button pans, and so does any drag if `pans`. Returns where the wheel steps to.
    pub fn follow(&mut self, ui: &Ui, area: Rect, response: &Response, pans: bool, wheel_zooms: bool) -> Option<Go> {
        let mut go = None;
        if let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| response.contains_pointer()) {
            let held = ui.input(|input| input.modifiers.command);
            let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
            let factor = match (wheel_zooms, held) {
                (true, true) => 1.0,
                (true, false) => pinch * (scroll / 200.0).exp(),
                // Half as quick as a page of text grows.
                (false, true) => pinch.sqrt(),
                (false, false) => pinch,
            };
            go = match self.wheel.notches(ui, |with| with.command == wheel_zooms && !with.shift) {
                0 => None,
                on @ 1.. => Some(Go::Next(on as usize)),
                back => Some(Go::Back(back.unsigned_abs() as usize)),
            };
            if factor != 1.0 {
                self.zoom_by(factor, pointer - area.center());
            }
        }
        let by_tool = pans && response.dragged();
        // A board that is seen whole stays where it is: nothing would bring it back.
        let beyond = self.zoom.is_some_and(|zoom| zoom > 1.0);
        if beyond && (by_tool || response.dragged_by(PointerButton::Middle)) {
            self.pan += response.drag_delta();
        }
        self.stay(area);
        if !beyond {
            self.pan = Vec2::ZERO;
        }
        go
    }

    /// Buttons in the corner of a zoomed or rotated board to reset it; another offers to count a finished game.
    pub fn ways_back(&self, ui: &mut Ui, area: Rect, is_over: bool, actions: &mut Vec<Action>) {
        let ways = [
            (is_over, StaticText("count-the-game", "Count game"), WindowCommand::Counting),
            (self.is_zoomed(), words::SHOW_WHOLE_BOARD, WindowCommand::ZoomFit),
            (self.orientation.is_some(), StaticText("turn-board-back", "Reset board view"), WindowCommand::UsualView),
        ];
        let mut at = pos2(area.right() - GRID, area.top() + GRID);
        for (_, name, command) in ways.into_iter().filter(|(shown, ..)| *shown) {
            let font = egui::TextStyle::Button.resolve(ui.style());
            let text = ui.painter().layout_no_wrap(name.to_string(), font, egui::Color32::WHITE).size();
            let size = vec2(text.x + 2.0 * ui.spacing().button_padding.x, 28.0);
            let place = Rect::from_min_size(pos2(at.x - size.x, at.y), size);
            if ui.put(place, egui::Button::new(name.localized())).clicked() {
                actions.push(command.into());
            }
            at.y += size.y + GRID / 2.0;
        }
    }
}

/// The aspect ratio (width by height) of a board with its coordinates.
pub fn shape(board: &Board) -> f32 {
    let bounds = usual_orientation(board).bounds(board);
    // Coordinates and margins take about as much on each side.
    let around = 0.08 * bounds.height();
    (bounds.width() + around) / (bounds.height() + around)
}

/// The default orientation of a board: Hex is flat.
pub fn usual_orientation(board: &Board) -> Orientation {
    match board.lattice() {
        Lattice::Hex => Orientation::hex(10, false),
        _ => Orientation::default(),
    }
}
