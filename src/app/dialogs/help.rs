//! Help: how to get about, and every command with its keys, from the one table.

use egui::accesskit::Role;
use egui::{Align2, FontId, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::bars::fuzzy;
use crate::app::context::Here;
use crate::app::context::action::Action;
use crate::app::dialogs;
use crate::app::dialogs::Dialog;
use crate::app::look::controls::heading;
use crate::app::look::form;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::{fonts, words};
use crate::edit::{self, Command, Entry, Group};

/// The dialog.
#[derive(Default)]
pub struct Help {
    filter: String,
    asked: bool,
    /// Only commands with keys, and no guide.
    keys_only: bool,
}

impl Help {
    /// Guide and commands.
    pub fn guide() -> Help {
        Help::default()
    }

    /// The list of keys.
    pub fn keys() -> Help {
        Help { keys_only: true, ..Help::default() }
    }
}

impl Dialog for Help {
    fn title(&self) -> &str {
        if self.keys_only { words::KEYS.said() } else { words::HELP.said() }
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn show(&mut self, ui: &mut Ui, here: &Here<'_>, _: &mut Vec<Action>) -> bool {
        let palette = Palette::of(ui);
        let field =
            form::text(ui, words::FILTER_COMMANDS.said(), words::FILTER_COMMANDS.said(), &mut self.filter, None);
        if !std::mem::replace(&mut self.asked, true) {
            field.request_focus();
        }
        ui.add_space(GRID);
        let height = (ui.ctx().content_rect().height() - 240.0).clamp(120.0, 560.0);
        let query = self.filter.trim().to_owned();
        ScrollArea::vertical().max_height(height).auto_shrink(false).show(ui, |ui| {
            if !self.keys_only && query.is_empty() {
                for (title, text) in words::GUIDE {
                    ui.label(RichText::new(title).family(fonts::bold()));
                    ui.add(egui::Label::new(text).wrap());
                    ui.add_space(GRID);
                }
            }
            ui.spacing_mut().item_spacing.y = GRID / 2.0;
            let of_hand = words::KEYS_OF_THE_BOARD.iter().filter(|(what, _)| fuzzy::score(&query, what).is_some());
            let of_hand: Vec<_> = of_hand.collect();
            if !of_hand.is_empty() {
                heading(ui, words::BOARD.said());
                for (what, keys) in of_hand {
                    line(ui, what, keys, &palette);
                }
                ui.add_space(GRID);
            }
            for group in Group::ALL {
                let wanted = |entry: &&Entry| {
                    entry.group == group
                        && fuzzy::score(&query, &format!("{} {} {}", entry.title(), entry.name, entry.help())).is_some()
                };
                let entries: Vec<&Entry> = edit::table().iter().filter(wanted).collect();
                let rows: Vec<(&Entry, String, String)> =
                    entries.iter().flat_map(|entry| rows(entry, here, self.keys_only)).collect();
                if rows.is_empty() {
                    continue;
                }
                heading(ui, group.title());
                for (entry, title, keys) in rows {
                    command(ui, entry, &title, &keys, self.keys_only || title != entry.title(), &palette);
                }
                ui.add_space(GRID);
            }
        });
        dialogs::buttons(ui, &[words::CLOSE.said()]).is_some() || dialogs::is_entered(ui)
    }
}

/// A command once for each of its keys, or once without.
fn rows<'a>(entry: &'a Entry, here: &Here<'_>, keys_only: bool) -> Vec<(&'a Entry, String, String)> {
    let mut rows: Vec<(&Entry, String, String)> = Vec::new();
    let own = entry.plain().map_or_else(String::new, |command| (here.keys)(&command));
    if !keys_only || !own.is_empty() {
        rows.push((entry, entry.title().to_owned(), own));
    }
    // Lines with arguments have keys of their own: `next 10`, `tool play`.
    for binding in edit::keys() {
        let arguments = binding.line.strip_prefix(entry.name).and_then(|rest| rest.strip_prefix(' '));
        if let Some(arguments) = arguments
            && !rows.iter().any(|(_, title, _)| title.ends_with(arguments))
            && let Ok(command) = Command::parse(binding.line)
        {
            rows.push((entry, format!("{}: {arguments}", entry.title()), (here.keys)(&command)));
        }
    }
    rows
}

fn command(ui: &mut Ui, entry: &Entry, title: &str, keys: &str, keys_only: bool, palette: &Palette) {
    line(ui, title, keys, palette);
    if !keys_only {
        ui.add_space(-GRID / 2.0);
        let help = format!("{}   {}", entry.line(), entry.help());
        ui.add(egui::Label::new(RichText::new(help).size(12.0).color(palette.quiet)).wrap());
    }
}

/// What is done, and the keys that do it.
fn line(ui: &mut Ui, title: &str, keys: &str, palette: &Palette) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width() - GRID, 20.0), Sense::hover());
    let spoken = if keys.is_empty() { title.to_owned() } else { format!("{title}, {keys}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let font = FontId::proportional(14.0);
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, title, font.clone(), palette.text);
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, keys, font, palette.quiet);
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::dialogs::Dialogs;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn commands_and_keys_are_listed_and_found() {
        for (name, shown) in [("help", "Find next"), ("shortcuts", "Find next")] {
            let mut dialogs: Option<Dialogs> = None;
            let draw = move |ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>| {
                let dialogs = dialogs.get_or_insert_with(|| {
                    let mut dialogs = Dialogs::default();
                    assert!(dialogs.command(name, &[], here));
                    dialogs
                });
                dialogs.show(ui.ctx(), here, actions);
            };
            let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play([900.0, 700.0], draw);
            picture(&mut harness, name);
            harness.get_by_label("Filter commands").type_text("find next");
            harness.run();
            harness.get_by_label_contains(shown);
            assert!(harness.query_by_label_contains("Undo").is_none());
            harness.key_press(egui::Key::Escape);
            harness.run();
            assert!(harness.query_by_label("Filter commands").is_none());
        }
    }
}
