//! The symbols for a response (tick, cross, ring, dot), so that it is never shown by colour alone.

use egui::{Painter, Rect, RichText, Stroke, Ui, pos2, vec2};

use crate::app::look::Palette;
use crate::app::study::sitting::Sign;

/// Draws a sign into a square.
pub fn draw(painter: &Painter, rect: Rect, sign: Sign, palette: Palette) {
    let at = |x: f32, y: f32| pos2(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    let line = Stroke::new(2.5, colour(sign, palette));
    match sign {
        Sign::Right => {
            painter.line_segment([at(0.1, 0.55), at(0.4, 0.85)], line);
            painter.line_segment([at(0.4, 0.85), at(0.9, 0.15)], line);
        }
        Sign::Wrong => {
            painter.line_segment([at(0.15, 0.15), at(0.85, 0.85)], line);
            painter.line_segment([at(0.85, 0.15), at(0.15, 0.85)], line);
        }
        Sign::Unknown => {
            painter.circle_stroke(at(0.5, 0.5), 0.4 * rect.width(), line);
        }
        Sign::Note => {
            painter.circle_filled(at(0.5, 0.5), 3.0, line.color);
        }
    }
}

fn colour(sign: Sign, palette: Palette) -> egui::Color32 {
    match sign {
        Sign::Right => palette.accent,
        Sign::Wrong => palette.alarm,
        Sign::Unknown | Sign::Note => palette.text,
    }
}

/// The result of a try: a symbol, and a text.
pub fn show(ui: &mut Ui, sign: Sign, message: &str) {
    let palette = Palette::of(ui);
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), egui::Sense::hover());
        draw(ui.painter(), rect, sign, palette);
        let words = RichText::new(message).size(16.0).color(colour(sign, palette));
        ui.add(egui::Label::new(words).wrap());
    });
}
