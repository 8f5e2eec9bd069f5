//! The buttons below the tree and below the game as text.

use egui::{Rect, Ui, vec2};

use crate::app::context::Action;
use crate::app::look::{Icon, IconButton, Palette};
use crate::app::panels::tree_node::TreeShown;
use crate::commands::WindowCommand;
use crate::language::StaticText;

/// The height of the strip of buttons, in points.
const STRIP: f32 = 34.0;

/// Their width with what is around them: two, where nothing is folded.
pub const WIDTH: f32 = 2.0 * 28.0 + 20.0;

/// The part of a panel above its buttons: they cover nothing if there is room for both.
pub fn above(area: Rect) -> Rect {
    if area.height() < 5.0 * STRIP { area } else { area.with_max_y(area.bottom() - STRIP) }
}

/// Buttons in the lower right corner of the tree: text or tree, only this line, everything.
pub fn show(
    ui: &mut Ui,
    area: Rect,
    (as_text, only_line, folded): (bool, bool, bool),
    shown: &TreeShown<'_>,
    actions: &mut Vec<Action>,
) {
    let mut buttons = Vec::new();
    if !as_text {
        if folded {
            buttons.push((
                Icon::Unfold,
                StaticText("show-everything", "Show all branches"),
                WindowCommand::UnfoldAll,
                false,
            ));
        }
        buttons.push((
            Icon::OneLine,
            StaticText("only-this-line", "Only this line"),
            WindowCommand::OnlyLine,
            only_line,
        ));
    }
    buttons.push((
        if as_text { Icon::Branches } else { Icon::Text },
        StaticText("game-as-text", "Show game as text"),
        WindowCommand::GameText,
        as_text,
    ));
    let size = vec2(28.0 * buttons.len() as f32, 28.0);
    let corner = area.max - size - vec2(10.0, 6.0);
    let ground = Rect::from_min_size(corner, size);
    let palette = Palette::of(ui);
    ui.painter().rect_filled(ground.expand(2.0), 6.0, palette.page);
    let builder = egui::UiBuilder::new().id_salt("tree corner").max_rect(ground);
    // From the left, so that Tab follows the reading order.
    ui.scope_builder(builder.layout(egui::Layout::left_to_right(egui::Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (icon, name, command, selected) in buttons {
            let keys = (shown.keys)(&command.into());
            IconButton::new(icon, name.localized(), &keys)
                .side(28.0)
                .selected(selected)
                .push_on_click(ui, command, actions);
        }
    });
}
