//! Modifier keys held during a click or a press of Enter: in a slow window they may be up again before it is looked at.

use egui::{Event, Key, Modifiers, Ui};

/// Whether Shift is held, or was when a button of the pointer was pressed or released.
pub fn shift(ui: &Ui) -> bool {
    during_click(ui, |held| held.shift)
}

/// The same of Ctrl, which is Command on a Mac.
pub fn command(ui: &Ui) -> bool {
    during_click(ui, |held| held.command)
}

/// Whether Shift was held when Enter was pressed in this frame; where it was not pressed, whether Shift is held now.
pub fn shift_with_enter(ui: &Ui) -> bool {
    let entered = |event: &Event| match event {
        Event::Key { key: Key::Enter, pressed: true, modifiers, .. } => Some(modifiers.shift),
        _ => None,
    };
    ui.input(|input| input.events.iter().rev().find_map(entered).unwrap_or(input.modifiers.shift))
}

fn during_click(ui: &Ui, is_held: impl Fn(Modifiers) -> bool) -> bool {
    let clicked = |event: &Event| matches!(event, Event::PointerButton { modifiers, .. } if is_held(*modifiers));
    ui.input(|input| is_held(input.modifiers) || input.events.iter().any(clicked))
}
