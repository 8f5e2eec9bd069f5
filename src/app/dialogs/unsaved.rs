//! Asks before changes are lost: one question for one record or for many.

use egui::Context;

use crate::app::dialogs;
use crate::app::look::words;

/// What is done with the changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Save them, then go on.
    Save,
    /// Lose them and go on.
    Discard,
    /// Stay.
    Cancel,
}

/// Shows the question about the records of these names.
pub fn show(ctx: &Context, names: &[String]) -> Option<Answer> {
    let title = words::save_changes(names);
    let save = if names.len() > 1 { words::SAVE_ALL } else { words::SAVE };
    let (pressed, gone) = dialogs::show(ctx, &title, 480.0, |ui| {
        if names.len() > 1 {
            for name in names.iter().take(12) {
                ui.label(format!("• {name}"));
            }
            if names.len() > 12 {
                ui.label(words::and_more(names.len() - 12));
            }
        }
        ui.label(words::CHANGES_ARE_LOST);
        dialogs::buttons(ui, &[save, words::CANCEL, words::DISCARD])
    });
    match pressed {
        Some(0) => Some(Answer::Save),
        Some(1) => Some(Answer::Cancel),
        Some(_) => Some(Answer::Discard),
        None if gone => Some(Answer::Cancel),
        None => None,
    }
}
