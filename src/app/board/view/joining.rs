//! What joins two places, or frames what lies between them, before it is in the record.

use egui::{Rect, Ui};

use crate::app::board::camera::Drawn;
use crate::app::board::paint;
use crate::game::{Board, Place};

/// Draws a line that is not in the record yet.
pub(super) fn line(ui: &Ui, board: &Board, drawn: &Drawn<'_>, ends: [Place; 2]) {
    let accent = paint::colour(drawn.theme.marks.accent);
    let stroke = egui::Stroke::new(drawn.placement.scale * 0.08, accent.gamma_multiply(0.6));
    ui.painter().line_segment(ends.map(|place| drawn.at(board, place)), stroke);
}

/// Draws the frame around the part of the board between two places.
pub(super) fn frame(ui: &Ui, board: &Board, drawn: &Drawn<'_>, [from, to]: [Place; 2]) {
    let accent = paint::colour(drawn.theme.marks.accent);
    let part = Rect::from_two_pos(drawn.at(board, from), drawn.at(board, to));
    let part = part.expand(drawn.placement.scale * 0.5);
    ui.painter().rect_stroke(part, 2.0, egui::Stroke::new(2.0, accent), egui::StrokeKind::Middle);
}
