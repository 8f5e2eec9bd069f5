//! The buttons beside the tree and beside the game as text.

use egui::{Rect, Ui, Vec2, pos2, vec2};

use crate::app::context::Action;
use crate::app::look::{Icon, IconButton};
use crate::app::panels::tree_node::TreeShown;
use crate::commands::WindowCommand;
use crate::language::StaticText;

/// Their side, and the width of the strip they stand in, in points.
const SIDE: f32 = 28.0;
const STRIP: f32 = 32.0;

/// The part of a panel that is left beside its buttons: they cover nothing.
pub fn beside(panel: Rect) -> Rect {
    panel.with_max_x((panel.right() - STRIP * columns(panel) as f32).max(panel.left()))
}

/// In how many columns the buttons stand: in one below each other, as far as the panel is high enough.
fn columns(panel: Rect) -> usize {
    let rows = ((panel.height() / SIDE) as usize).max(1);
    MOST.div_ceil(rows)
}

/// The most buttons there are.
const MOST: usize = 3;

/// What the buttons belong to.
pub struct Shown {
    /// The game is shown as text, not as a tree.
    pub as_text: bool,
    /// Only the current line is shown.
    pub only_line: bool,
    /// Something is folded.
    pub folds: bool,
    /// Something would be, if it had not been unfolded.
    pub unfolds: bool,
}

/// Buttons at the right edge of the tree, from the top: text or tree, only this line, everything.
pub fn show(ui: &mut Ui, panel: Rect, about: Shown, shown: &TreeShown<'_>, actions: &mut Vec<Action>) {
    let Shown { as_text, only_line, folds, unfolds } = about;
    let mut buttons = Vec::new();
    if !as_text {
        if folds || unfolds {
            buttons.push((
                Icon::Unfold,
                StaticText("show-everything", "Show all branches"),
                WindowCommand::UnfoldAll,
                unfolds && !folds,
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
    let columns = columns(panel);
    let corner = pos2(panel.right() - STRIP * columns as f32 + (STRIP - SIDE) / 2.0, panel.top() + 4.0);
    for (at, (icon, name, command, selected)) in buttons.into_iter().rev().enumerate() {
        let by = vec2((at % columns) as f32 * STRIP, (at / columns) as f32 * SIDE);
        let place = Rect::from_min_size(corner + by, Vec2::splat(SIDE));
        let builder = egui::UiBuilder::new().id_salt(("tree button", command)).max_rect(place);
        ui.scope_builder(builder, |ui| {
            let keys = (shown.keys)(&command.into());
            IconButton::new(icon, name.localized(), &keys)
                .side(SIDE)
                .selected(selected)
                .push_on_click(ui, command, actions);
        });
    }
}
