//! Questions and lists in front of the window. One file a dialog; each draws itself from what it is given and says when it is done.

pub mod path;
pub mod unsaved;

use egui::{Context, Frame, Id, Margin, Modal, RichText, Ui, vec2};

use super::fonts;
use super::theme::{GRID, Palette};

/// Shows a dialog of `width` points with a title. Returns what `content` returns, and whether the user wants it gone
/// (Escape, or a click beside it).
pub fn show<T>(ctx: &Context, title: &str, width: f32, content: impl FnOnce(&mut Ui) -> T) -> (T, bool) {
    let room = ctx.content_rect().size() - vec2(4.0 * GRID, 4.0 * GRID);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(24)).corner_radius(10.0);
    let response = Modal::new(Id::unique(("dialog", title))).frame(frame).show(ctx, |ui| {
        ui.set_width((width - 48.0).min(room.x - 48.0));
        ui.set_max_height(room.y - 48.0);
        ui.label(RichText::new(title).family(fonts::bold()).size(18.0));
        ui.add_space(GRID);
        content(ui)
    });
    let gone = response.should_close();
    (response.inner, gone)
}

/// A row of buttons at the right end; the first is the one that Enter means.
pub fn buttons(ui: &mut Ui, names: &[&str]) -> Option<usize> {
    let palette = Palette::of(ui);
    ui.add_space(2.0 * GRID);
    let mut pressed = None;
    let row = vec2(ui.available_width(), 32.0);
    ui.allocate_ui_with_layout(row, egui::Layout::right_to_left(egui::Align::Center), |ui| {
        for (index, name) in names.iter().enumerate() {
            let button = match index {
                0 => egui::Button::new(RichText::new(*name).color(palette.on_accent)).fill(palette.accent),
                _ => egui::Button::new(*name),
            };
            if ui.add(button.min_size(vec2(72.0, 32.0))).clicked() {
                pressed = Some(index);
            }
        }
    });
    pressed
}
