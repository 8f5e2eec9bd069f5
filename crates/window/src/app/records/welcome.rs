//! The view without a record: open, new, recent files, a sample of each kind of board, and problems to begin with.

use egui::{Align, Layout, Rect, Response, RichText, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::context::{Action, Keys};
use crate::app::look::controls::{button, button_of, heading, quiet, title};
use crate::app::look::{GRID, InSight as _, Palette, words};
use crate::app::platform::windowing;
use crate::app::study::starter_title;
use crate::commands::WindowCommand;
use crate::language::{self, StaticText};
use crate::store::recent::Recent;
use crate::study::STARTERS;

/// Draws the view.
/// `samples` draws the pictures of the samples.
pub fn show(
    ui: &mut Ui,
    area: Rect,
    recent: &Recent,
    keys: Keys<'_>,
    actions: &mut Vec<Action>,
    samples: impl FnOnce(&mut Ui, &mut Vec<Action>),
) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(area, 0.0, palette.page);
    let width = (area.width() - 6.0 * GRID).min(920.0);
    // The page scrolls as a whole, with its bar at the edge of the window; what is on it stands in the middle.
    ui.scope_builder(UiBuilder::new().max_rect(area).layout(Layout::top_down(Align::Min)), |ui| {
        ScrollArea::vertical().auto_shrink(false).show_in_sight(ui, |ui| {
            let column = Rect::from_x_y_ranges(
                (area.center().x - width / 2.0)..=(area.center().x + width / 2.0),
                ui.max_rect().y_range(),
            );
            ui.scope_builder(UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min)), |ui| {
                ui.add_space((area.height() * 0.09).clamp(2.0 * GRID, 9.0 * GRID));
                title(ui, words::PROGRAM, 34.0);
                quiet(ui, RichText::new(words::PROGRAM_IS).size(16.0));
                ui.add_space(3.0 * GRID);
                ui.horizontal(|ui| {
                    for (usual, word, command) in [
                        (true, words::OPEN, WindowCommand::Open),
                        (false, words::NEW, WindowCommand::New),
                        (false, StaticText("welcome-study", "Study…"), WindowCommand::StudyCollections),
                    ] {
                        let response = button(ui, word, &keys(&command.into()), usual, 36.0);
                        if usual {
                            begin_here(&response);
                        }
                        if response.clicked() {
                            actions.push(command.into());
                        }
                    }
                    ui.add_space(GRID);
                    let hint = if windowing::takes_drops() {
                        StaticText("drop-hint", "or drop files anywhere in the window")
                    } else {
                        StaticText(
                            "no-drop-hint",
                            "Files can't be dropped here under Wayland. Use Open… to open one or more files",
                        )
                    };
                    quiet(ui, hint.localized());
                });
                ui.add_space(4.0 * GRID);
                // Returning users want their own records.
                let returning = recent.iter().next().is_some();
                if returning {
                    ui.scope(|ui| recent_files(ui, recent, actions));
                    ui.add_space(3.0 * GRID);
                }
                ui.horizontal_wrapped(|ui| {
                    for (number, starter) in STARTERS.iter().enumerate() {
                        if button_of(ui, starter_title(starter).into(), false, 32.0).clicked() {
                            actions.push(Action::Starter(number));
                        }
                    }
                });
                ui.add_space(2.0 * GRID);
                heading(ui, StaticText("samples", "Samples").localized());
                samples(ui, actions);
                if !returning {
                    ui.add_space(2.0 * GRID);
                    ui.scope(|ui| recent_files(ui, recent, actions));
                }
            });
        });
    });
}

/// Who listens to the window begins here, instead of looking for it, whenever the page appears.
fn begin_here(response: &Response) {
    let (ctx, pass) = (&response.ctx, response.ctx.cumulative_pass_nr());
    let last = ctx.data_mut(|data| data.get_temp_mut_or_default::<Option<u64>>(response.id).replace(pass));
    let is_new = last.is_none_or(|last| last + 1 < pass);
    if is_new && ctx.has_accesskit_node(response.id) && ctx.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}

fn recent_files(ui: &mut Ui, recent: &Recent, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    heading(ui, StaticText("recent", "Recent").localized());
    if recent.iter().next().is_none() {
        quiet(ui, words::NO_RECENT.localized());
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    for entry in recent.iter().take(8) {
        let name = words::file_name(&entry.file);
        let folder = entry.file.parent().map_or_else(String::new, language::shown_name);
        let row =
            egui::Button::new(RichText::new(name)).right_text(RichText::new(folder).color(palette.quiet).size(13.0));
        let row = row.frame_when_inactive(false).min_size(vec2(ui.available_width(), 32.0)).truncate();
        if ui.add(row).clicked() {
            actions.push(Action::Open(entry.file.clone()));
        }
    }
}
