//! The line under the pieces: what is played and how it ended, and the buttons for the piece in hand.

use egui::{Align, Layout, Rect, Ui, UiBuilder};

use super::Shelf;
use crate::app::board::Tool;
use crate::app::board::view::BoardView;
use crate::app::context::Action;
use crate::app::look::{BUTTON, GRID, Icon, IconButton, words};
use crate::app::panels::information;
use crate::commands::WindowCommand;

/// Between two buttons.
const GAP: f32 = 2.0;

/// Draws it.
pub(super) fn show(ui: &mut Ui, area: Rect, shelf: &Shelf<'_>, board: &BoardView, actions: &mut Vec<Action>) {
    let buttons = [
        (Icon::TurnLeft, words::TURN_PIECE_LEFT, WindowCommand::TurnPieceLeft),
        (Icon::TurnRight, words::TURN_PIECE_RIGHT, WindowCommand::TurnPieceRight),
        (Icon::Flip, words::FLIP_PIECE, WindowCommand::FlipPiece),
    ];
    let wide = buttons.len() as f32 * (BUTTON + GAP) + GRID;
    let (event, buttons_in) =
        area.split_left_right_at_x(if shelf.has_event { (area.right() - wide).max(area.left()) } else { area.left() });
    if shelf.has_event {
        information::event(ui, event, shelf.here, actions);
    }
    let builder = UiBuilder::new().id_salt("buttons").max_rect(buttons_in.shrink2(egui::vec2(GRID / 2.0, 2.0)));
    ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (icon, name, command) in buttons {
            let keys = (shelf.here.keys)(&command.into());
            let in_hand = board.held.hand.is_some();
            IconButton::new(icon, name.localized(), &keys).enabled(in_hand).push_on_click(ui, command, actions);
        }
    });
}

/// What the pieces are for, and which keys there are.
pub(super) fn hint(shelf: &Shelf<'_>, board: &BoardView) -> String {
    let subject = shelf.subject;
    let position = &subject.now.position;
    let colour = board.held.colour(subject.context()).map(|colour| position.kind().colour_name(colour));
    match (subject.tool, board.held.hand.is_some()) {
        (_, true) => words::KEYS_IN_HAND.to_string(),
        (Tool::Setup, false) => words::setup_in_tray(colour),
        (_, false) if position.to_play().is_none() => words::GAME_OVER.to_string(),
        (_, false) => words::KEYS_WITHOUT_PIECE.to_string(),
    }
}
