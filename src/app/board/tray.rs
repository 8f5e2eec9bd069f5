//! The pieces a colour has left, in a row under the board: a click takes one in hand.
//!
//! The colour to play is shown; the discs at the left choose another one, so that records with skipped turns can be entered.

use egui::accesskit::Role;
use egui::{Color32, CursorIcon, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::board::paint::{Picture, Placement};
use crate::app::board::view::BoardView;
use crate::app::context::Here;
use crate::app::context::action::{Action, window};
use crate::app::context::now::Now;
use crate::app::look::controls::{IconButton, tip};
use crate::app::look::icons::Icon;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::game::{Colour, Position};
use crate::scene::{Shape, Theme, tray};

/// Width of the discs at its left, and of the buttons at its right; in a narrow tray the buttons stand under the discs.
const EDGE: f32 = 92.0;
const BUTTONS: f32 = 108.0;
/// A tray narrower than this is higher instead.
const NARROW: f32 = 620.0;

/// Height of the tray in an area that it shares with the board, in points.
pub fn height(area: Vec2) -> f32 {
    let wanted: f32 = if area.x < NARROW { 96.0 } else { 76.0 };
    wanted.min(area.y * 0.3).round()
}

/// The pieces on view.
#[derive(Default)]
pub struct PieceTray {
    /// The colour that was chosen, at the node it was chosen for.
    chosen: Option<(Now, Colour)>,
    row: Option<Row>,
}

/// The pictures of a row and what they were made for.
struct Row {
    left: Vec<(&'static str, u32)>,
    colour: Colour,
    theme: String,
    area: Rect,
    pixels: f32,
    pieces: Vec<Piece>,
}

struct Piece {
    name: &'static str,
    number: u8,
    count: u32,
    cell: Rect,
    picture: Picture,
}

/// Whether a position has pieces to show.
pub fn has_pieces(position: &Position) -> bool {
    position.blokus().is_some()
}

impl PieceTray {
    /// Draws the tray.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        (now, board, theme): (&Now, &BoardView, &Theme),
        here: &Here<'_>,
        actions: &mut Vec<Action>,
    ) {
        let position = &*now.position;
        if !has_pieces(position) {
            return;
        }
        let palette = Palette::of(ui);
        ui.painter().rect_filled(area, 0.0, palette.page);
        ui.painter().hline(area.x_range(), area.top() + 0.5, Stroke::new(1.0, palette.line));
        let chosen = self.chosen.as_ref().filter(|(then, _)| (then.node, then.revision) == (now.node, now.revision));
        let mut colour = chosen.map_or_else(|| position.next_colour(), |(_, colour)| *colour);
        let narrow = area.width() < NARROW;
        let edge = if narrow { BUTTONS } else { EDGE };
        let deep = if narrow { area.height() - 36.0 } else { area.height() };
        let discs = Rect::from_min_size(area.min, vec2(edge, deep));
        if let Some(other) = colours(ui, discs, position, colour, here) {
            colour = other;
            self.chosen = Some((now.clone(), other));
        }
        let row = Rect::from_min_max(
            pos2(area.left() + edge + 4.0, area.top() + 6.0),
            pos2(area.right() - if narrow { GRID } else { BUTTONS }, area.bottom() - 6.0),
        );
        self.lay_out(ui, row, position, colour, theme);
        let Some(row) = &self.row else { return };
        if row.pieces.is_empty() {
            let font = FontId::proportional(13.0);
            ui.painter().text(
                row.area.left_center(),
                egui::Align2::LEFT_CENTER,
                words::NO_PIECES_LEFT,
                font,
                palette.quiet,
            );
        }
        for piece in &row.pieces {
            let response = ui.interact(piece.cell, ui.scope_id().with(("piece", piece.number)), Sense::click());
            let held = board.held.is(piece.number);
            let name = words::piece_of(position.kind().colour_name(colour), piece.name, piece.count);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, held, &name));
            if held {
                ui.painter().rect_filled(piece.cell, 6.0, Palette::faint(palette.accent, 0.2));
                ui.painter().rect_stroke(piece.cell, 6.0, Stroke::new(1.5, palette.accent), StrokeKind::Inside);
            } else if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(piece.cell, 6.0, palette.hover);
            }
            piece.picture.draw(&ui.painter_at(row.area));
            if piece.count > 1 {
                let corner = piece.cell.right_bottom() - vec2(3.0, 1.0);
                let text = format!("×{}", piece.count);
                ui.painter().text(corner, egui::Align2::RIGHT_BOTTOM, text, FontId::proportional(10.0), palette.quiet);
            }
            if tip(response, &name, "").on_hover_cursor(CursorIcon::PointingHand).clicked() {
                let letter = position.kind().letter(colour);
                actions.push(if held {
                    Action::window("drop-piece", &[])
                } else {
                    Action::window("take-piece", &[piece.name, letter])
                });
            }
        }
        let at = if narrow {
            pos2(area.left(), area.bottom() - 36.0)
        } else {
            pos2(area.right() - BUTTONS, area.center().y - 16.0)
        };
        buttons(ui, at, board, here, actions);
    }

    fn lay_out(&mut self, ui: &Ui, area: Rect, position: &Position, colour: Colour, theme: &Theme) {
        let left = position.left(colour);
        let pixels = ui.pixels_per_point();
        let fits = |row: &Row| {
            (&row.left, row.colour, row.theme.as_str(), row.area, row.pixels)
                == (&left, colour, theme.id.as_str(), area, pixels)
        };
        if self.row.as_ref().is_some_and(fits) {
            return;
        }
        let pieces = arrange(position, colour, &left, area, pixels, theme);
        self.row = Some(Row { left, colour, theme: theme.id.clone(), area, pixels, pieces });
    }
}

/// Places the pieces in as many rows as show them largest.
fn arrange(
    position: &Position,
    colour: Colour,
    left: &[(&'static str, u32)],
    area: Rect,
    pixels: f32,
    theme: &Theme,
) -> Vec<Piece> {
    let Some(state) = position.blokus() else { return Vec::new() };
    let drawn: Vec<_> = left
        .iter()
        .filter_map(|&(name, count)| {
            let number = state.set().named(name)?;
            let shapes = tray::piece(position, colour, tray::flat(position, number), theme);
            let bounds = shapes.iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one))?;
            Some((name, number, count, shapes, bounds))
        })
        .collect();
    if drawn.is_empty() || area.width() < 40.0 {
        return Vec::new();
    }
    let widest = drawn.iter().map(|(.., bounds)| bounds.width()).fold(0.1, f32::max);
    let highest = drawn.iter().map(|(.., bounds)| bounds.height()).fold(0.1, f32::max);
    let fit = |rows: usize| {
        let columns = drawn.len().div_ceil(rows);
        let cell = vec2((area.width() / columns as f32).min(64.0), area.height() / rows as f32);
        (rows, columns, cell, ((cell.x - 6.0) / widest).min((cell.y - 6.0) / highest))
    };
    let best = (1..=3).map(fit).max_by(|a, b| a.3.total_cmp(&b.3));
    let Some((_, columns, size, scale)) = best else { return Vec::new() };
    let scale = scale.clamp(1.0, 40.0);
    drawn
        .into_iter()
        .enumerate()
        .map(|(index, (name, number, count, shapes, bounds))| {
            let corner = area.min + vec2((index % columns) as f32 * size.x, (index / columns) as f32 * size.y);
            let cell = Rect::from_min_size(corner, size);
            let centre = bounds.centre();
            let origin = cell.center() - vec2(centre.x, centre.y) * scale;
            let picture = Picture::new(&shapes, Placement { origin, scale }, pixels);
            Piece { name, number, count, cell, picture }
        })
        .collect()
}

/// A disc for each colour with the number of its pieces; returns the one that was chosen.
fn colours(ui: &mut Ui, area: Rect, position: &Position, shown: Colour, here: &Here<'_>) -> Option<Colour> {
    let palette = Palette::of(ui);
    let count = usize::from(position.kind().colours());
    let rows = count.div_ceil(2).max(1);
    let mut chosen = None;
    for (index, colour) in Colour::ALL.into_iter().take(count).enumerate() {
        let size = vec2((area.width() - GRID) / 2.0, (area.height() - GRID) / rows as f32);
        let corner =
            area.min + vec2(GRID + (index / rows) as f32 * size.x, GRID / 2.0 + (index % rows) as f32 * size.y);
        let cell = Rect::from_min_size(corner, size);
        let response = ui.interact(cell, ui.scope_id().with(("colour", index)), Sense::click());
        let left: u32 = position.left(colour).iter().map(|(_, count)| count).sum();
        let name = words::pieces_left(position.kind().colour_name(colour), left);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, colour == shown, &name));
        let ink: Color32 = (here.paint)(position, colour);
        let centre = pos2(cell.left() + 8.0, cell.center().y);
        ui.painter().circle(centre, 6.0, ink, Stroke::new(1.0, palette.quiet));
        if colour == shown {
            ui.painter().circle_stroke(centre, 8.5, Stroke::new(2.0, palette.accent));
        }
        let text = pos2(centre.x + 12.0, centre.y);
        let strength = if colour == shown { palette.text } else { palette.quiet };
        ui.painter().text(text, egui::Align2::LEFT_CENTER, left.to_string(), FontId::proportional(12.0), strength);
        if tip(response, &name, "").clicked() {
            chosen = Some(colour);
        }
    }
    chosen
}

/// Turn and flip the piece in hand.
fn buttons(ui: &mut Ui, at: Pos2, board: &BoardView, here: &Here<'_>, actions: &mut Vec<Action>) {
    let row = Rect::from_min_size(at, vec2(BUTTONS, 32.0));
    let builder = egui::UiBuilder::new().max_rect(row).layout(egui::Layout::left_to_right(egui::Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let buttons = [
            (Icon::TurnLeft, words::TURN_PIECE_LEFT, "turn-piece-left"),
            (Icon::TurnRight, words::TURN_PIECE_RIGHT, "turn-piece-right"),
            (Icon::Flip, words::FLIP_PIECE, "flip-piece"),
        ];
        for (icon, name, command) in buttons {
            let command = window(command, &[]);
            let keys = (here.keys)(&command);
            if IconButton::new(icon, name, &keys).enabled(board.held.is_some()).show(ui).clicked() {
                actions.push(Action::Run(command));
            }
        }
    });
}
