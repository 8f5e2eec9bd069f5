//! Previews of a line, an arrow or a frame between two places, before it is in the record.

use egui::{Rect, Ui};

use super::BoardView;
use crate::app::board::camera::Drawn;
use crate::app::board::gestures::Drag;
use crate::app::board::{BoardFrame, Tool, paint};
use crate::game::{Board, Place};

/// Draws what a drag to this place would join or frame.
pub(super) fn by_drag(view: &BoardView, ui: &Ui, board: &Board, drawn: &Drawn<'_>, to: Option<Place>) {
    let Some(to) = to else { return };
    match view.gestures.drag(board) {
        Some(Drag::Join { from, .. }) => line(ui, board, drawn, [from, to]),
        Some(Drag::Frame { from }) => frame(ui, board, drawn, [from, to]),
        _ => {}
    }
}

/// Draws what Enter at the cursor would join or frame.
pub(super) fn by_cursor(view: &BoardView, BoardFrame { ui, subject, drawn, .. }: BoardFrame<'_>) {
    let board = subject.now.position.board();
    let Some((from, to)) = view.ends.first(subject).zip(view.cursor(board)) else { return };
    let draw = if subject.tool == Tool::Visible { frame } else { line };
    draw(ui, board, drawn, [from, to]);
}

/// Draws a line that is not in the record yet.
fn line(ui: &Ui, board: &Board, drawn: &Drawn<'_>, ends: [Place; 2]) {
    let accent = paint::colour(drawn.theme.marks.accent);
    let stroke = egui::Stroke::new(drawn.placement.scale * 0.08, accent.gamma_multiply(0.6));
    ui.painter().line_segment(ends.map(|place| drawn.at(board, place)), stroke);
}

/// Draws the frame around the part of the board between two places.
fn frame(ui: &Ui, board: &Board, drawn: &Drawn<'_>, [from, to]: [Place; 2]) {
    let accent = paint::colour(drawn.theme.marks.accent);
    let part = Rect::from_two_pos(drawn.at(board, from), drawn.at(board, to));
    let part = part.expand(drawn.placement.scale * 0.5);
    ui.painter().rect_stroke(part, 2.0, egui::Stroke::new(2.0, accent), egui::StrokeKind::Middle);
}
