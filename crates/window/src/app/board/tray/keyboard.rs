//! Keyboard in the tray: each colour is one Tab stop, the arrow keys select a piece, Enter picks it up.

use egui::{Id, Key, Modifiers, Rect, Response, Stroke, StrokeKind, Ui};

use super::Row;
use crate::app::look::Palette;
use crate::app::look::controls::has_keys;

impl Row<'_> {
    /// The focus target of this colour.
    pub(super) fn stop(&self, ui: &Ui) -> Id {
        ui.scope_id().with(("colour", self.number))
    }

    /// Whether it has the keyboard.
    pub(super) fn has_keys(&self, ui: &Ui) -> bool {
        has_keys(ui.ctx(), Some(self.stop(ui)))
    }

    /// Shows that keys are at a piece, and lets it be heard.
    pub(super) fn show_at(&self, ui: &Ui, piece: &Response) {
        let ring = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter().rect_stroke(piece.rect, 5.0, ring, StrokeKind::Inside);
        if ui.ctx().has_accesskit_node(piece.id) {
            let piece = piece.id.accesskit_id();
            ui.ctx().accesskit_node_builder(self.stop(ui), |node| node.set_active_descendant(piece));
        }
    }

    /// Hears the keys, where the keyboard is here. `left` are the pieces and their places, `at` is the colour and the piece that one is
    /// at. Returns the piece that is taken.
    pub(super) fn walk(&self, ui: &Ui, left: &[(usize, Rect)], at: &mut Option<(usize, usize)>) -> Option<usize> {
        if !self.has_keys(ui) {
            return None;
        }
        let here = at.filter(|(number, _)| *number == self.number).map(|(_, piece)| piece);
        let here = here.and_then(|here| left.iter().position(|&(piece, _)| piece == here));
        let pressed = |held, key| ui.input_mut(|input| input.consume_key(held, key));
        let last = left.len().checked_sub(1)?;
        let to = match here {
            _ if pressed(Modifiers::NONE, Key::Home) => Some(0),
            _ if pressed(Modifiers::NONE, Key::End) => Some(last),
            Some(here) if pressed(Modifiers::NONE, Key::ArrowRight) => Some((here + 1).min(last)),
            Some(here) if pressed(Modifiers::NONE, Key::ArrowLeft) => Some(here.saturating_sub(1)),
            Some(here) if pressed(Modifiers::NONE, Key::ArrowDown) => beside(left, here, 1.0),
            Some(here) if pressed(Modifiers::NONE, Key::ArrowUp) => beside(left, here, -1.0),
            None if [Key::ArrowRight, Key::ArrowLeft, Key::ArrowDown, Key::ArrowUp]
                .into_iter()
                .any(|key| pressed(Modifiers::NONE, key)) =>
            {
                Some(0)
            }
            _ => None,
        };
        let here = to.or(here).and_then(|here| left.get(here)).map(|&(piece, _)| piece);
        *at = here.map(|piece| (self.number, piece));
        let takes = [(Modifiers::NONE, Key::Enter), (Modifiers::SHIFT, Key::Enter), (Modifiers::NONE, Key::Space)];
        here.filter(|_| takes.into_iter().any(|(held, key)| pressed(held, key)))
    }
}

/// The piece in the next row, or the row before, that is nearest.
fn beside(left: &[(usize, Rect)], here: usize, way: f32) -> Option<usize> {
    let from = left.get(here)?.1;
    let cost = |cell: &Rect| {
        let (down, aside) = ((cell.center().y - from.center().y) * way, (cell.center().x - from.center().x).abs());
        (down > 0.5 * from.height().min(cell.height())).then_some(down + aside)
    };
    let others = left.iter().enumerate().filter_map(|(at, (_, cell))| Some((at, cost(cell)?)));
    others.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
}
