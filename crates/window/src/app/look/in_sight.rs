//! Scrolls the focused control into view, for Tab and for screen readers.

use egui::scroll_area::ScrollAreaOutput;
use egui::{FocusDirection, Id, Rect, ScrollArea, Ui};

use crate::app::look::GRID;

/// A scroll area that follows the keyboard focus.
pub trait InSight {
    /// As `show`; what in it gets the keyboard otherwise than by the pointer is scrolled to.
    fn show_in_sight<T>(self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> ScrollAreaOutput<T>;
}

impl InSight for ScrollArea {
    fn show_in_sight<T>(self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> ScrollAreaOutput<T> {
        self.show(ui, |ui| {
            let shown = content(ui);
            if let Some(rect) = newly_focused(ui) {
                ui.scroll_to_rect(rect.expand(GRID), None);
                ui.ctx().request_repaint();
            }
            shown
        })
    }
}

/// Draws this so that its first control has the keyboard then.
pub fn enter<T>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
    // Measuring alone takes no input.
    if !ui.is_enabled() || ui.is_sizing_pass() {
        return content(ui);
    }
    ui.memory_mut(|memory| {
        memory.focused().into_iter().for_each(|now| memory.surrender_focus(now));
        memory.move_focus(FocusDirection::Next);
    });
    let drawn = content(ui);
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    drawn
}

/// In so many passes a part is opening, and gives the keyboard to one of its controls.
const OPENING: u64 = 3;

/// The newly focused rectangle in this part.
fn newly_focused(ui: &Ui) -> Option<Rect> {
    let ctx = ui.ctx();
    let focused = ctx.memory(|memory| memory.focused());
    let key = ui.unique_id().with("what had the keyboard");
    let now = ctx.cumulative_pass_nr();
    let (began, before) = ctx.data_mut(|data| {
        let (began, before) = data.get_temp::<(u64, Option<Id>)>(key).unwrap_or((now, None));
        data.insert_temp(key, (began, focused));
        (began, before)
    });
    // What has the keyboard from the beginning is not scrolled to: people read from the top.
    let response = ctx.read_response(focused.filter(|_| focused != before && now > began + OPENING)?)?;
    // Do not scroll away what is under the pointer.
    let is_pointed = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    // Content is clipped with this part; what is over or under it is not.
    let is_inside = response.interact_rect == response.rect.intersect(ui.clip_rect());
    (response.layer_id == ui.layer_id() && is_inside && !is_pointed).then_some(response.rect)
}
