//! The ring of handles around a piece in hand that turn and flip it, for users who have only a pointer.
//!
//! Since a held piece follows the pointer, handles beside it would move away. So the ring is only shown where the piece stays put: while
//! the right button is held, and after a click where the rules do not allow the piece. When the pointer leaves the ring, the ring closes
//! and the piece follows the pointer again.

use egui::accesskit::Role;
use egui::{CursorIcon, PointerButton, Pos2, Rect, Sense, Stroke, Ui, Vec2};

use crate::app::board::camera::Drawn;
use crate::app::board::held::{self, HeldPiece, PieceTurn};
use crate::app::board::{BoardFrame, Subject};
use crate::app::look::icons;
use crate::app::look::{Icon, Palette, controls, words};
use crate::game::{Place, Point};
use crate::language::StaticText;
use crate::record::Revision;
use crate::sgf::NodeId;

/// Half of a handle, in points.
const HANDLE: f32 = 15.0;
/// Between the piece and the handles, in points.
const GAP: f32 = 5.0;
/// How far beyond the handles the pointer goes before the ring does, in points.
const BEYOND: f32 = 24.0;
/// From handle to handle at most: in points, and as an angle.
const APART: (f32, f32) = (90.0, 0.9);
/// How far a turned piece may lie from where it lay, in board units: it goes to the nearest place that the board has for it.
const SHIFT: f32 = 0.5;
/// Seconds that the right button is held before the ring is seen.
const SEEN: f64 = 0.15;
/// Seconds that the right button is held before the ring stays when it is let go.
const STAYS: f64 = 0.5;
/// Steps from the middle handle to the next.
const ARC: i32 = 12;
/// Seconds that the pointer rests elsewhere before the piece follows.
const RESTED: f32 = 0.2;
/// Where the handles are, if the board has room: above the piece, below, beside, in a corner. In eighths of a turn from the right.
const WAYS: [f32; 8] = [6.0, 2.0, 0.0, 4.0, 7.0, 5.0, 1.0, 3.0];

const HANDLES: [(Icon, StaticText, PieceTurn); 3] = [
    (Icon::TurnLeft, words::TURN_PIECE_LEFT, held::TURN_LEFT),
    (Icon::Flip, words::FLIP_PIECE, held::FLIP),
    (Icon::TurnRight, words::TURN_PIECE_RIGHT, held::TURN_RIGHT),
];

/// The ring, if there is one.
#[derive(Default)]
pub struct Ring {
    open: Option<Open>,
}

/// A ring around a piece.
struct Open {
    /// The place of the record, and the piece.
    of: ((NodeId, Revision), Option<u8>),
    /// The middle of the piece, in board units, and how far it may reach from there.
    point: Point,
    reach: f32,
    /// When the right button was pressed that is still held.
    held: Option<f64>,
    /// Whether it is there without the button.
    stays: bool,
    /// The pointer's place on the piece: when it rests elsewhere, the piece follows.
    loose: Option<Pos2>,
}

/// A ring on the screen.
struct Circle {
    centre: Pos2,
    radius: f32,
    /// The middles of the handles.
    handles: [Pos2; 3],
}

impl Ring {
    /// Where the piece stays, in board units; `None` while it follows the pointer.
    pub fn point(&self) -> Option<Point> {
        self.open.as_ref().map(|open| open.point)
    }

    /// Opens the ring around a piece that the rules do not allow there.
    pub fn open(&mut self, subject: &Subject<'_>, piece: Option<u8>, places: &[Place], pointer: Option<Pos2>) {
        if self.open.is_none() {
            self.open = Some(Open { stays: true, loose: pointer, ..Open::around(subject, piece, places) });
        }
    }

    /// Takes it away.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Its area on the screen.
    pub fn bounds(&self, drawn: &Drawn<'_>) -> Rect {
        let handles = self.open.as_ref().map(|open| open.circle(drawn).handles);
        let around = |at: Pos2| Rect::from_center_size(at, Vec2::splat(2.0 * HANDLE));
        handles.into_iter().flatten().map(around).fold(Rect::NOTHING, |all, one| all.union(one))
    }

    /// Draws it, and says how the pointer turns the piece, with the ring or without. `response` is the board's.
    pub fn show(&mut self, frame: BoardFrame<'_>, held: &mut HeldPiece) -> Option<PieceTurn> {
        let BoardFrame { ui, subject, response, drawn } = frame;
        let button = PointerButton::Secondary;
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let over = response.contains_pointer() || pointer.is_some_and(|at| self.takes(drawn, at));
        if over && ui.input(|input| input.pointer.button_pressed(button)) {
            self.press(ui, subject, held, drawn);
        }
        let of = (subject.at(), held.piece());
        self.open = self.open.take().filter(|open| open.of == of && held.is_with_pointer());
        let flip = response.secondary_clicked().then_some(held::FLIP);
        let Some(open) = &mut self.open else { return flip };
        let circle = open.circle(drawn);
        let on = pointer.and_then(|at| circle.handle(at));
        let mut turn = None;
        if let Some(since) = open.held {
            let now = ui.input(|input| input.time);
            if ui.input(|input| !input.pointer.button_down(button)) {
                open.held = None;
                turn = on.map(|n| HANDLES[n].2).or(flip.filter(|_| now - since < STAYS));
                open.stays |= on.is_some() || now - since >= STAYS;
                open.loose = open.loose.filter(|_| on.is_none());
            } else if now - since < SEEN && on.is_none() {
                ui.ctx().request_repaint_after_secs(SEEN as f32);
                return None;
            }
        }
        let places = held.seen(subject.now.position.board()).unwrap_or_default();
        if open.held.is_none() && (!open.stays || open.is_left(frame, &circle, places, pointer)) {
            self.open = None;
            return turn;
        }
        let handle = circle.draw(ui, drawn, on);
        if handle.is_some() {
            open.loose = None;
        }
        turn.or(handle)
    }

    /// The text of the handle under the pointer.
    pub fn localized(&self, ui: &Ui, drawn: &Drawn<'_>) -> Option<&'static str> {
        let at = ui.input(|input| input.pointer.latest_pos())?;
        let handle = self.open.as_ref()?.circle(drawn).handle(at)?;
        Some(HANDLES[handle].1.localized())
    }

    /// Whether the ring handles a click there, even if by ignoring it.
    pub fn takes(&self, drawn: &Drawn<'_>, at: Pos2) -> bool {
        self.open.as_ref().map(|open| open.circle(drawn)).is_some_and(|circle| circle.is_near(at))
    }

    /// The right button goes down: on the piece, or near it.
    fn press(&mut self, ui: &Ui, subject: &Subject<'_>, held: &mut HeldPiece, drawn: &Drawn<'_>) {
        let (now, pointer) = ui.input(|input| (input.time, input.pointer.latest_pos()));
        let seen = held.seen(subject.now.position.board());
        let (Some(pointer), Some(places)) = (pointer, seen) else { return };
        if self.open.is_none() {
            let open = Open::around(subject, held.piece(), places);
            let circle = open.circle(drawn);
            if pointer.distance(circle.centre) > circle.radius {
                return;
            }
            held.follow_pointer();
            self.open = Some(open);
        }
        if let Some(open) = &mut self.open {
            open.held = Some(now);
        }
    }
}

impl Open {
    fn around(subject: &Subject<'_>, piece: Option<u8>, places: &[Place]) -> Open {
        let (point, reach) = held::extent(subject.now.position.board(), places);
        let reach = reach + SHIFT;
        Open { of: (subject.at(), piece), point, reach, held: None, stays: false, loose: None }
    }

    fn circle(&self, drawn: &Drawn<'_>) -> Circle {
        let centre = drawn.placement.at(drawn.orientation.to_view(self.point));
        let radius = self.reach * drawn.placement.scale + GAP + HANDLE;
        let apart = (APART.0 / radius).min(APART.1);
        let on = |way: f32| {
            [-1.0, 0.0, 1.0].map(|n| centre + radius * Vec2::angled(way * std::f32::consts::FRAC_PI_4 + n * apart))
        };
        let room = drawn.area.shrink(HANDLE + 1.0);
        let mut handles = WAYS.map(on);
        // From left to right below as above.
        handles[1].reverse();
        let free = handles.into_iter().find(|handles| handles.iter().all(|&at| room.contains(at)));
        let handles = free.unwrap_or_else(|| on(WAYS[0]).map(|at| room.clamp(at)));
        Circle { centre, radius, handles }
    }

    /// Whether the pointer has moved on: out of the ring, or to rest on another place in it.
    fn is_left(&mut self, on: BoardFrame<'_>, circle: &Circle, places: &[Place], pointer: Option<Pos2>) -> bool {
        let (BoardFrame { ui, drawn, .. }, board) = (on, on.subject.now.position.board());
        let Some(at) = pointer else { return false };
        let away = at.distance(circle.centre);
        if away > circle.radius + HANDLE + BEYOND {
            return true;
        }
        if away < 0.5 * drawn.placement.scale {
            self.loose = self.loose.or(Some(at));
        }
        if circle.is_near(at) {
            return false;
        }
        let point = drawn.under(board, at).1;
        let on_piece = places.iter().any(|&place| board.anchor(place).distance(point) < 0.75);
        let elsewhere = match self.loose {
            Some(from) => from.distance(at) > 0.5 * drawn.placement.scale,
            None => !on_piece,
        };
        let (rested, pressed) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.time_since_last_movement(), pointer.button_pressed(PointerButton::Primary))
        });
        if elsewhere && rested < RESTED {
            ui.ctx().request_repaint_after_secs(RESTED - rested);
        }
        elsewhere && (pressed || rested >= RESTED)
    }
}

impl Circle {
    /// The handle at a point of the screen.
    fn handle(&self, at: Pos2) -> Option<usize> {
        self.handles.iter().position(|handle| handle.distance(at) < HANDLE + 2.0)
    }

    /// The part of the ring that holds the handles; nothing where they have no room on it.
    fn arc(&self) -> Vec<Pos2> {
        let [first, middle, last] = self.handles.map(|handle| handle - self.centre);
        let on_ring = |handle: &Vec2| (handle.length() - self.radius).abs() < 1.0;
        if ![first, middle, last].iter().all(on_ring) {
            return Vec::new();
        }
        let span = (first.x * middle.y - first.y * middle.x).atan2(first.dot(middle));
        let turn = |step: i32| middle.angle() + span * (step as f32 / ARC as f32);
        (-ARC..=ARC).map(|step| self.centre + self.radius * Vec2::angled(turn(step))).collect()
    }

    /// Whether a point of the screen is on a handle, or close to missing one.
    fn is_near(&self, at: Pos2) -> bool {
        self.handles.iter().any(|handle| handle.distance(at) < 1.5 * HANDLE)
    }

    /// Draws it; `on` is the handle under the pointer. Returns the turn of the clicked one.
    fn draw(&self, ui: &Ui, drawn: &Drawn<'_>, on: Option<usize>) -> Option<PieceTurn> {
        let palette = Palette::of(ui);
        let painter = ui.painter_at(drawn.area);
        let whole = drawn.area.contains_rect(Rect::from_center_size(self.centre, Vec2::splat(2.0 * self.radius)));
        for (width, ink) in [(3.0, palette.page), (1.0, palette.text)] {
            let line = Stroke::new(width, Palette::faint(ink, 0.5));
            match whole {
                true => drop(painter.circle_stroke(self.centre, self.radius, line)),
                // At the edge of the board a whole ring would be cut.
                false => drop(painter.line(self.arc(), line)),
            }
        }
        let mut turn = None;
        for (n, (icon, name, turns)) in HANDLES.into_iter().enumerate() {
            let rect = Rect::from_center_size(self.handles[n], Vec2::splat(2.0 * HANDLE));
            let response = ui.interact(rect, ui.scope_id().with(("ring", n)), Sense::click());
            controls::set_name(&response, Role::Button, || name.localized());
            let lit = on == Some(n);
            let line = if response.has_focus() || lit { palette.accent } else { palette.quiet };
            let ground = if lit { palette.accent } else { palette.page };
            painter.circle(rect.center(), HANDLE, ground, Stroke::new(1.5, line));
            let ink = if lit { palette.on_accent } else { palette.text };
            icons::draw(&painter, icon, rect.shrink(HANDLE - 10.0), ink);
            // Its text is in the bar below: next to the pointer it would cover the piece.
            if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                turn = Some(turns);
            }
        }
        turn
    }
}
