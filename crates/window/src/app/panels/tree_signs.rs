//! The symbols around a tree node: move and position annotations, hotspot, comment, markup, equal positions.
//!
//! Each has a fixed slot clear of the number and of the symbols of neighbouring nodes, with a rim in the page colour so that neither stone
//! nor ring touches it. Unit: points from the centre of the node.

use egui::{Align2, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::look::controls::{Paint, stone};
use crate::app::look::{Palette, fonts};

/// A symbol for content other than the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// How the move is judged: `!`, `??`.
    Judgement(&'static str),
    /// How the position is judged: `●` for the first player, `○` for the second, else the sign itself.
    Position(&'static str),
    /// The game's turning point.
    Hotspot,
    /// There are words.
    Comment,
    /// There are marks on the board.
    Markup,
    /// The position occurs elsewhere in the game, too.
    Equal,
    /// The move lost much, by what an engine left.
    Loss,
}

/// The rim around a sign.
const RIM: f32 = 1.5;
/// Line width of the symbol for equal positions: thinner ones vanish next to a stone.
const EQUAL: f32 = 2.0;
/// The least height of a symbol with letters.
const LEAST: f32 = 10.0;

impl Sign {
    /// Its rectangle in a cell of `step` points.
    pub fn place(self, step: f32) -> Rect {
        let around = |x: f32, y: f32, size: Vec2| Rect::from_center_size(pos2(x * step, y * step), size);
        match self {
            Sign::Judgement(text) => {
                let high = (0.42 * step).max(LEAST);
                let wide = if text.len() > 1 { 1.2 * high } else { high };
                let low = -0.16 * step;
                Rect::from_min_max(pos2(0.1 * step, low - high), pos2(0.1 * step + wide, low))
            }
            Sign::Position(_) => around(-0.34, 0.33, Vec2::splat(0.28 * step)),
            Sign::Hotspot => around(-0.22, -0.385, Vec2::splat(0.3 * step)),
            Sign::Comment => around(0.3, 0.3, Vec2::splat(0.22 * step)),
            Sign::Equal => around(0.42, 0.0, Vec2::splat(0.2 * step)),
            Sign::Loss => around(-0.4, 0.0, Vec2::splat(0.17 * step)),
            Sign::Markup => around(0.0, 0.42, Vec2::splat(0.22 * step)),
        }
    }

    /// Draws it next to a node; `paints` are the players'.
    pub fn draw(self, painter: &Painter, (node, step): (Pos2, f32), paints: &[Paint], palette: &Palette) {
        let place = self.place(step).translate(node.to_vec2());
        let (at, r) = (place.center(), place.width() / 2.0);
        let rim = Stroke::new(RIM, palette.page);
        match self {
            Sign::Judgement(text) => {
                let fill = if text.starts_with('?') { palette.alarm } else { palette.accent };
                let round = CornerRadius::same((place.height() / 2.0) as u8);
                painter.rect(place, round, fill, rim, StrokeKind::Outside);
                let font = FontId::new(place.height() * 0.9, fonts::bold());
                painter.text(at, Align2::CENTER_CENTER, text, font, palette.page);
            }
            Sign::Position("●") => stone(painter, (at, r), paint(paints, 0, palette), (2.0, 1.5), palette),
            Sign::Position("○") => stone(painter, (at, r), paint(paints, 1, palette), (2.0, 1.5), palette),
            Sign::Position(text) => {
                painter.rect_filled(place, 3.0, palette.page);
                let font = FontId::new(place.height() * 1.2, fonts::bold());
                painter.text(at, Align2::CENTER_CENTER, text, font, palette.text);
            }
            Sign::Hotspot => {
                let diamond = [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)].map(|by| at + by);
                painter.add(Shape::convex_polygon(diamond.to_vec(), palette.alarm, rim));
            }
            Sign::Comment => {
                painter.circle(at, r, palette.accent, rim);
            }
            Sign::Loss => {
                painter.circle(at, r, palette.alarm, rim);
            }
            Sign::Equal => {
                painter.rect_filled(place, 2.0, palette.page);
                for by in [-0.4, 0.4].map(|by| vec2(0.0, by * r)) {
                    painter.line_segment(
                        [at + by - vec2(r, 0.0), at + by + vec2(r, 0.0)],
                        Stroke::new(EQUAL, palette.accent),
                    );
                }
            }
            Sign::Markup => {
                let triangle = vec![at + vec2(0.0, -r), at + vec2(r, r), at + vec2(-r, r)];
                painter.add(Shape::convex_polygon(triangle, palette.quiet, Stroke::new(1.0, palette.page)));
            }
        }
    }
}

fn paint(paints: &[Paint], player: usize, palette: &Palette) -> Paint {
    paints.get(player).copied().unwrap_or(palette.quiet.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGNS: [Sign; 8] = [
        Sign::Judgement("!"),
        Sign::Judgement("??"),
        Sign::Position("●"),
        Sign::Position("∞"),
        Sign::Hotspot,
        Sign::Comment,
        Sign::Markup,
        Sign::Equal,
    ];

    /// Whether two signs are of one kind: a node has one of each.
    fn alike(a: Sign, b: Sign) -> bool {
        std::mem::discriminant(&a) == std::mem::discriminant(&b)
    }

    #[test]
    fn no_sign_covers_another_nor_a_number() {
        for step in [24.0, 28.0, 36.0, 44.0] {
            // Two figures, in the size they have inside of a stone.
            let number = Rect::from_center_size(Pos2::ZERO, vec2(0.5, 0.3) * step);
            for sign in SIGNS {
                let place = sign.place(step);
                assert!(place.height() >= 0.2 * step && !place.intersects(number), "{sign:?} at {step}: {place}");
                for other in SIGNS {
                    for by in [vec2(0.0, 0.0), vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(1.0, 1.0), vec2(1.0, -1.0)] {
                        if by == Vec2::ZERO && alike(sign, other) {
                            continue;
                        }
                        // Round ends and points may come as close as the rims of neighbours.
                        let near = other.place(step).translate(by * step).shrink(0.06 * step);
                        assert!(!near.intersects(place), "{sign:?} and {other:?} at {by}, {step}");
                    }
                }
            }
        }
    }
}
