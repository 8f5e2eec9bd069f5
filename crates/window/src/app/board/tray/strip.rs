//! The buttons for the piece in hand, with their keys.

use std::sync::Arc;

use egui::{FontId, Rect, Ui, vec2};

use super::{Shelf, arrange};
use crate::app::board::Tool;
use crate::app::board::view::BoardView;
use crate::app::context::Action;
use crate::app::look::{GRID, Icon, IconButton, Palette, words};
use crate::commands::WindowCommand;
use crate::game::{Colour, Position};

/// Height of the buttons, and the width of all three with what parts them from the text.
const BUTTONS: (f32, f32) = (32.0, 108.0);
/// Around the strip's content, above and below.
const MARGIN: f32 = 4.0;
/// Size of the text.
const LETTERS: f32 = 11.5;
/// The possible widths of a strip next to the boxes.
const BESIDE: [f32; 5] = [128.0, 152.0, 176.0, 208.0, 240.0];
/// The most of a tray's height that a strip takes from the pieces.
const MOST: f32 = 0.4;

/// How much of a tray the strip takes, and the text's place in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hint {
    /// Height of the strip under the boxes, or width next to them, in points.
    pub extent: f32,
    /// Whether the text is under the buttons, not next to them.
    under: bool,
}

impl Hint {
    /// Room for the longest text that is ever said here: none is cut, and no piece moves when another is said.
    pub fn measured(ui: &Ui, area: Rect, position: &Position) -> Hint {
        let texts = texts(position);
        let height = |width: f32| {
            let laid = texts.iter().map(|text| laid_out(ui, text.clone(), width).size().y);
            laid.fold(0.0, f32::max) + 4.0
        };
        let inner = |width: f32| width - 2.0 * GRID;
        if arrange::strip_is_beside(area) {
            let room = area.height() - BUTTONS.0 - 2.0 * MARGIN;
            let fits = BESIDE.into_iter().find(|&width| height(inner(width)) <= room);
            return Hint { extent: fits.unwrap_or(BESIDE[BESIDE.len() - 1]), under: true };
        }
        let under = BUTTONS.0 + height(inner(area.width()));
        let beside = height((inner(area.width()) - BUTTONS.1).max(1.0)).max(BUTTONS.0);
        let extent = under.min(beside) + 2.0 * MARGIN;
        Hint { extent: extent.min(MOST * area.height()).round(), under: under < beside }
    }
}

/// Everything that is ever said here.
fn texts(position: &Position) -> Vec<String> {
    let kind = position.kind();
    let colours = Colour::ALL.into_iter().take(usize::from(kind.colours()));
    let setup = colours.map(|colour| words::setup_in_tray(Some(kind.colour_name(colour))));
    let fixed = [words::KEYS_IN_HAND, words::KEYS_WITHOUT_PIECE, words::GAME_OVER].map(|word| word.to_string());
    setup.chain([words::setup_in_tray(None)]).chain(fixed).collect()
}

fn laid_out(ui: &Ui, text: String, width: f32) -> Arc<egui::Galley> {
    ui.painter().layout(text, FontId::proportional(LETTERS), Palette::of(ui).quiet, width)
}

/// The text's rectangle in the strip.
fn text_place(area: Rect, hint: Hint) -> Rect {
    let inner = area.shrink2(vec2(GRID, MARGIN));
    let left_top = inner.min + if hint.under { vec2(0.0, BUTTONS.0) } else { vec2(BUTTONS.1, 0.0) };
    Rect::from_min_max(left_top, inner.max)
}

/// Draws the strip.
pub(super) fn show(
    ui: &mut Ui,
    area: Rect,
    hint: Hint,
    shelf: &Shelf<'_>,
    board: &BoardView,
    actions: &mut Vec<Action>,
) {
    let (here, subject) = (shelf.here, shelf.subject);
    let palette = Palette::of(ui);
    let inner = area.shrink2(vec2(GRID, MARGIN));
    let row = Rect::from_min_size(inner.min, vec2(inner.width(), BUTTONS.0));
    let builder = egui::UiBuilder::new().max_rect(row).layout(egui::Layout::left_to_right(egui::Align::Center));
    let in_hand = board.held.hand.is_some();
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let buttons = [
            (Icon::TurnLeft, words::TURN_PIECE_LEFT, WindowCommand::TurnPieceLeft),
            (Icon::TurnRight, words::TURN_PIECE_RIGHT, WindowCommand::TurnPieceRight),
            (Icon::Flip, words::FLIP_PIECE, WindowCommand::FlipPiece),
        ];
        for (icon, name, command) in buttons {
            let keys = (here.keys)(&command.into());
            IconButton::new(icon, name.localized(), &keys).enabled(in_hand).push_on_click(ui, command, actions);
        }
    });
    let colour = board.held.colour(subject.context()).map(|colour| subject.now.position.kind().colour_name(colour));
    let text = match (subject.tool, in_hand) {
        (_, true) => words::KEYS_IN_HAND.to_string(),
        (Tool::Setup, false) => words::setup_in_tray(colour),
        (_, false) if subject.now.position.to_play().is_none() => words::GAME_OVER.to_string(),
        (_, false) => words::KEYS_WITHOUT_PIECE.to_string(),
    };
    let place = text_place(area, hint);
    let galley = laid_out(ui, text, place.width());
    ui.painter_at(area).galley(place.min + vec2(0.0, 2.0), galley, palette.quiet);
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::edit::Workspace;
    use crate::game::blokus::Variant;

    /// Trays next to boards and under them: no text is cut.
    #[test]
    fn every_text_has_room() {
        let positions = Variant::all().map(|variant| {
            let (workspace, _) = Workspace::open(format!("(;GM[{}])", variant.gm()).into_bytes());
            workspace.position().unwrap()
        });
        let positions: Vec<_> = positions.collect();
        let mut cut = Vec::new();
        let ctx = egui::Context::default();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for size in
                [(200.0, 480.0), (228.0, 720.0), (420.0, 1000.0), (360.0, 312.0), (640.0, 150.0), (480.0, 110.0)]
            {
                let area = Rect::from_min_size(pos2(0.0, 0.0), size.into());
                for position in &positions {
                    let hint = Hint::measured(ui, area, position);
                    let colours = usize::from(position.kind().colours());
                    let strip = arrange::arrange(area, hint.extent, colours, &[vec2(1.0, 1.0)]).strip;
                    let place = text_place(strip, hint);
                    let cuts =
                        |text: &String| laid_out(ui, text.clone(), place.width()).size().y + 2.0 > place.height();
                    cut.extend(texts(position).into_iter().filter(cuts).map(|text| (size, text)));
                }
            }
        });
        output.textures_delta.clear();
        assert!(cut.is_empty(), "{cut:?}");
    }
}
