//! A short message on the board, saying why a piece cannot go there. It disappears when the piece moves.

use egui::{FontId, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::look::{GRID, Palette};
use crate::game::Place;
use crate::record::Revision;
use crate::sgf::NodeId;

/// How far the pointer goes before a remark about nothing on the board disappears, in points.
const REACH: f32 = 40.0;
/// The width of its lines at most.
const WIDTH: f32 = 320.0;

/// The message, and what it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// Why.
    pub why: String,
    /// How to do it anyway.
    pub but: &'static str,
    /// The placement it is about; none where it is about the point.
    pub places: Vec<Place>,
    /// Where it was said on the screen.
    pub at: Pos2,
    /// The place of the record.
    pub here: (NodeId, Revision),
}

impl Remark {
    /// Whether it still holds, with these places aimed at and the pointer there.
    pub fn holds(&self, here: (NodeId, Revision), aim: Option<&[Place]>, pointer: Option<Pos2>) -> bool {
        let near = || pointer.is_none_or(|pointer| pointer.distance(self.at) < REACH);
        // A lifted finger leaves no pointer that could move on.
        let gone = aim.is_none() && pointer.is_none();
        self.here == here && (gone || aim.unwrap_or_default() == self.places && (!self.places.is_empty() || near()))
    }

    /// All of it on one line.
    pub fn localized(&self) -> String {
        format!("{}. {}", self.why, self.but)
    }

    /// Draws it below its subject, or above if there is no room. `about` stays uncovered.
    pub fn draw(&self, ui: &Ui, board: Rect, about: Rect) {
        let palette = Palette::of(ui);
        let width = WIDTH.min(board.width() - 4.0 * GRID);
        let why = ui.painter().layout(self.why.clone(), FontId::proportional(14.0), palette.text, width);
        let but = ui.painter().layout(self.but.to_owned(), FontId::proportional(12.0), palette.quiet, width);
        let gap = if self.but.is_empty() { 0.0 } else { 3.0 };
        let second = if self.but.is_empty() { 0.0 } else { but.size().y };
        let inner = vec2(why.size().x.max(but.size().x), why.size().y + gap + second);
        let size = inner + vec2(2.5 * GRID, 1.5 * GRID);
        let left = (about.center().x - size.x / 2.0)
            .clamp(board.left() + GRID, (board.right() - GRID - size.x).max(board.left() + GRID));
        let below = about.bottom() + GRID;
        let top = if below + size.y < board.bottom() - GRID { below } else { about.top() - GRID - size.y };
        let frame = Rect::from_min_size(pos2(left, top.max(board.top() + GRID)), size);
        let painter = ui.painter_at(board);
        painter.rect_filled(
            frame.translate(vec2(0.0, 2.0)).expand(1.0),
            7.0,
            Palette::faint(egui::Color32::BLACK, 0.25),
        );
        painter.rect(frame, 6.0, palette.page, Stroke::new(1.0, palette.alarm), StrokeKind::Inside);
        let corner = frame.min + vec2(1.25 * GRID, 0.75 * GRID);
        let height = why.size().y;
        painter.galley(corner, why, palette.text);
        if !self.but.is_empty() {
            painter.galley(corner + vec2(0.0, height + gap), but, palette.quiet);
        }
    }
}
