//! Modifier keys held during a click.

use egui::{Event, Ui};

/// Whether Shift is held, or was when a button of the pointer was pressed or let go: in a slow window it may be up again before the
/// click is looked at.
pub fn shift(ui: &Ui) -> bool {
    let clicked = |event: &Event| matches!(event, Event::PointerButton { modifiers, .. } if modifiers.shift);
    ui.input(|input| input.modifiers.shift || input.events.iter().any(clicked))
}
