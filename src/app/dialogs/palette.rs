//! The command palette: every command of the table by its name, and its arguments typed after it as in a script.

use egui::accesskit::Role;
use egui::{
    Align2, CursorIcon, FontId, Id, Key, Modifiers, Rect, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::bars::fuzzy;
use crate::app::bars::offers::{Offer, is_of_game, offers};
use crate::app::context::Here;
use crate::app::context::action::Action;
use crate::app::dialogs::Dialog;
use crate::app::look::form;
use crate::app::look::theme::{GRID, Palette as Colours};
use crate::app::look::words;
use crate::edit::{self, Command, Entry};

/// Height of a row.
const ROW: f32 = 44.0;

/// The dialog.
#[derive(Default)]
pub struct Palette {
    text: String,
    chosen: usize,
    asked: bool,
    found: Vec<&'static Offer>,
    found_for: Option<String>,
}

impl Palette {
    /// The command whose arguments are being typed.
    fn named(&self) -> Option<&'static Entry> {
        let (name, _) = self.text.split_once(' ')?;
        edit::entry(name)
    }

    fn find(&mut self, here: &Here<'_>) {
        if self.found_for.as_ref() == Some(&self.text) {
            return;
        }
        self.found_for = Some(self.text.clone());
        self.chosen = 0;
        if let Some(entry) = self.named() {
            self.found = offers().iter().filter(|offer| offer.is_plain() && offer.entry.name == entry.name).collect();
            return;
        }
        let query = self.text.trim();
        let kind = here.record.map(|reading| reading.position.kind().clone());
        let lacks = |command: &Command| kind.as_ref().is_some_and(|kind| !is_of_game(command, kind));
        let fit = |item: &'static Offer| {
            if item.command.as_ref().is_some_and(lacks) {
                return None;
            }
            let title = fuzzy::score(query, item.title).map(|score| 2 * score + 5);
            let name = fuzzy::score(query, item.line).map(|score| 2 * score);
            let group = fuzzy::score(query, &format!("{} {}", item.entry.group.title(), item.title));
            Some((title.max(name).max(group)?, item))
        };
        let mut found: Vec<(u32, &Offer)> = offers().iter().filter_map(fit).collect();
        found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        self.found = found.into_iter().map(|(_, item)| item).collect();
    }

    /// What Enter does with the chosen command: run it, or go on to its arguments.
    fn enter(&mut self) -> Option<Command> {
        let item = *self.found.get(self.chosen)?;
        if self.named().is_some() {
            // A line that is none stays, with the reason beneath.
            return Command::parse(self.text.trim()).ok();
        }
        if item.command.is_none() {
            self.text = format!("{} ", item.entry.name);
            self.asked = false;
        }
        item.command.clone()
    }
}

impl Dialog for Palette {
    fn title(&self) -> &str {
        words::COMMANDS
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn show(&mut self, ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>) -> bool {
        let colours = Colours::of(ui);
        let id = Id::unique("palette text");
        let press = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key) as isize);
        let steps = press(Key::ArrowDown) - press(Key::ArrowUp) + 8 * (press(Key::PageDown) - press(Key::PageUp));
        let completes = press(Key::Tab) > 0;
        let edit = TextEdit::singleline(&mut self.text)
            .id(id)
            .hint_text(egui::RichText::new(words::COMMAND_HINT).color(colours.quiet))
            .desired_width(f32::INFINITY)
            .min_size(vec2(0.0, 32.0))
            .align(Align2::LEFT_CENTER)
            .lock_focus(true)
            .margin(egui::Margin::symmetric(8, 4));
        let mut output = edit.show(ui);
        let field = output.response.response.clone();
        form::name_it(&field, words::COMMAND, &self.text);
        form::ring(ui, &field);
        if !std::mem::replace(&mut self.asked, true) {
            field.request_focus();
            let end = egui::text::CCursor::new(self.text.chars().count());
            output.state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
            output.state.store(ui.ctx(), id);
        }
        self.find(here);
        self.chosen = self.chosen.saturating_add_signed(steps).min(self.found.len().saturating_sub(1));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let mut command = None;
        let height = (ui.ctx().content_rect().height() - 200.0).clamp(2.0 * ROW, 9.0 * ROW);
        if let Some(entry) = self.named() {
            self.arguments(ui, entry, height);
        } else {
            let clicked = self.list(ui, here, height, steps != 0);
            if let Some(clicked) = clicked {
                self.chosen = clicked;
                command = self.enter();
            }
        }
        if completes
            && self.named().is_none()
            && let Some(item) = self.found.get(self.chosen)
        {
            self.text = format!("{} ", item.line);
            self.asked = false;
        }
        if entered {
            command = self.enter();
            self.asked = false;
        }
        if let Some(command) = command {
            actions.push(Action::Run(command));
            return true;
        }
        false
    }
}

impl Palette {
    /// Usage and help of the command whose arguments are typed, and what is still wrong with them.
    fn arguments(&self, ui: &mut Ui, entry: &Entry, height: f32) {
        let colours = Colours::of(ui);
        ui.set_min_height(height);
        ui.add_space(GRID);
        ui.label(egui::RichText::new(entry.line()).family(crate::app::look::fonts::bold()));
        ui.label(entry.help);
        if let Err(error) = Command::parse(self.text.trim()) {
            ui.label(egui::RichText::new(error.to_string()).color(colours.quiet).size(13.0));
        }
    }

    fn list(&self, ui: &mut Ui, here: &Here<'_>, height: f32, follow: bool) -> Option<usize> {
        let colours = Colours::of(ui);
        let mut clicked = None;
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(GRID);
        let mut area = ScrollArea::vertical().auto_shrink(false).max_height(height);
        if follow {
            area = area.vertical_scroll_offset((self.chosen as f32 * ROW - height / 2.0).max(0.0));
        }
        area.show_rows(ui, ROW, self.found.len().max(1), |ui, rows| {
            if self.found.is_empty() {
                ui.label(egui::RichText::new(words::NO_COMMAND).color(colours.quiet));
            }
            for index in rows.start..rows.end.min(self.found.len()) {
                let item = self.found[index];
                let available = match (here.record, &item.command) {
                    (Some(reading), Some(command)) => {
                        reading.workspace.available(command).map_err(|why| why.to_string())
                    }
                    (None, _) if !item.entry.window_only => Err(words::NO_RECORD_OPEN.to_owned()),
                    _ => Ok(()),
                };
                let keys = item.command.as_ref().map_or_else(String::new, here.keys);
                if row(ui, item, &keys, index == self.chosen, available) {
                    clicked = Some(index);
                }
            }
        });
        clicked
    }
}

/// One command: its title, how it is typed, its keys. Returns whether it was clicked.
fn row(ui: &mut Ui, item: &Offer, keys: &str, chosen: bool, available: Result<(), String>) -> bool {
    let colours = Colours::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, available.is_ok(), chosen, item.title));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if chosen {
        ui.painter().rect_filled(rect, 6.0, colours.chosen());
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 6.0, colours.hover);
    }
    let strong = if available.is_ok() { colours.text } else { colours.quiet };
    let painter = ui.painter();
    let left = rect.left() + GRID;
    painter.text(pos2(left, rect.top() + 14.0), Align2::LEFT_CENTER, item.title, FontId::proportional(14.0), strong);
    let mut right = rect.right() - GRID;
    if !keys.is_empty() {
        let at = pos2(right, rect.top() + 14.0);
        right = painter.text(at, Align2::RIGHT_CENTER, keys, FontId::proportional(13.0), colours.quiet).left() - GRID;
    }
    let second = match &available {
        Ok(()) if item.is_plain() => item.entry.line(),
        Ok(()) => item.line.to_owned(),
        Err(why) => why.clone(),
    };
    let clip = Rect::from_min_max(rect.min, pos2(right.max(left), rect.bottom()));
    let quiet = painter.with_clip_rect(clip.intersect(ui.clip_rect()));
    quiet.text(
        pos2(left, rect.bottom() - 13.0),
        Align2::LEFT_CENTER,
        second,
        FontId::proportional(12.0),
        colours.quiet,
    );
    crate::app::look::controls::tip(response, item.entry.help, keys).clicked()
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture, typed};

    fn put_up() -> Harness<'static, Stage> {
        Stage::new("(;GM[1]SZ[9];B[dd](;W[ee])(;W[ff]))", &[0, 1]).play_dialog([900.0, 640.0], "palette")
    }

    #[test]
    fn a_command_is_found_by_a_few_letters() {
        let mut harness = put_up();
        picture(&mut harness, "palette");
        harness.get_by_label("Command").type_text("main line make");
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["make-main-line"]));
        assert!(harness.query_by_label("Command").is_none());
    }

    #[test]
    fn arguments_are_typed_after_the_name() {
        let mut harness = put_up();
        harness.get_by_label("Command").type_text("where played");
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert!(harness.state_mut().commands().is_empty(), "it needs a point");
        harness.get_by_label("where-played POINT");
        picture(&mut harness, "palette-arguments");
        harness.get_by_label("Command").type_text("D6");
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["where-played D6"]));
    }

    #[test]
    fn a_line_that_is_none_stays_with_the_reason() {
        let mut harness = put_up();
        harness.get_by_label("Command").type_text("annotate splendid");
        harness.run();
        harness.get_by_label_contains("is not an annotation");
        harness.key_press(Key::Enter);
        harness.run();
        assert!(harness.state_mut().commands().is_empty());
        harness.get_by_label("Command");
        harness.key_press(Key::Escape);
        harness.run();
        assert!(harness.query_by_label("Command").is_none());
    }

    #[test]
    fn arrows_choose_among_what_was_found() {
        let mut harness = put_up();
        harness.get_by_label("Command").type_text("undo");
        harness.run();
        let first = harness.get_by_label("Undo");
        first.click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["undo"]));
        let mut harness = put_up();
        harness.key_press(Key::ArrowDown);
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state_mut().commands().len(), 1);
    }
}
