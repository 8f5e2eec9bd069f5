//! Edits key bindings: press the new keys; if another command has them, the dialog says so before it takes them.

use crate::commands::{self, AnyCommand};
use crate::language::{self, StaticText};
use egui::accesskit::Role;
use egui::{Event, FontId, Key, Modifiers, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use crate::app::bars::fuzzy;
use crate::app::bars::keys::{Chord, Keymap};
use crate::app::bars::offers::title_with;
use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::{cut_text, heading};
use crate::app::look::{GRID, Icon, IconButton, InSight as _, Palette, controls, form, words};
use crate::edit::{CommandEntry, Group};
use crate::store::Settings;

/// Height of a row, side of its small buttons, and width of the caps that keys are shown on.
const ROW: f32 = 30.0;
const SMALL: f32 = 26.0;
const CAP: f32 = 240.0;

/// The dialog.
#[derive(Default)]
pub struct KeysDialog {
    settings: Settings,
    filter: String,
    focused: bool,
    /// The line whose keys are being pressed.
    pressing: Option<String>,
    /// Keys that were pressed for a line, and the line that has them.
    conflict: Option<(String, Chord, String)>,
    /// That has just come: its first answer is to have the keyboard.
    fresh: bool,
    /// The line whose keys were changed last.
    changed: Option<String>,
}

/// A command with its keys.
struct Row {
    group: Group,
    /// How it is typed, which is how the settings call it.
    line: String,
    title: String,
    command: AnyCommand,
}

/// The arguments of a line, where it is one of this command with some.
pub fn arguments<'a>(entry: &CommandEntry, line: &'a str) -> Option<&'a str> {
    line.strip_prefix(entry.name)?.strip_prefix(' ')
}

/// Every command that can have keys: those without arguments, and those lines with arguments that have some already.
fn rows(settings: &Settings) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for entry in commands::table() {
        if let Some(command) = entry.plain() {
            let (line, title) = (entry.name.to_owned(), entry.title().to_owned());
            rows.push(Row { group: entry.group, line, title, command });
        }
        let own = settings.keys.keys().map(String::as_str);
        for line in commands::keys().iter().map(|binding| binding.line).chain(own) {
            if let Some(arguments) = arguments(entry, line)
                && !rows.iter().any(|row| row.line == line)
                && let Ok(command) = AnyCommand::parse(line)
            {
                let title = title_with(entry, arguments, line);
                rows.push(Row { group: entry.group, line: line.to_owned(), title, command });
            }
        }
    }
    rows
}

impl KeysDialog {
    /// The keys of a command as they are now, in words.
    fn keys_of(keymap: &Keymap, command: &AnyCommand) -> String {
        let words: Vec<String> = keymap.chords_of(command).map(Chord::words).collect();
        words.join(", ")
    }

    /// The chord that was pressed in this frame; Escape is none.
    fn pressed(ui: &Ui) -> Option<Chord> {
        ui.input_mut(|input| {
            let mut chord = None;
            input.events.retain(|event| match event {
                // Tab leads away, as everywhere.
                Event::Key { key, pressed: true, modifiers, .. } if !matches!(key, Key::Escape | Key::Tab) => {
                    chord = chord.or(Chord::of(*key, *modifiers));
                    false
                }
                // egui reports Ctrl+C, X and V as clipboard events.
                Event::Copy | Event::Cut | Event::Paste(_) => {
                    let key = match event {
                        Event::Copy => Key::C,
                        Event::Cut => Key::X,
                        _ => Key::V,
                    };
                    chord = Chord::of(key, Modifiers::COMMAND);
                    false
                }
                Event::Text(_) => false,
                _ => true,
            });
            chord
        })
    }

    fn press(&mut self, ui: &Ui, keymap: &Keymap, actions: &mut Vec<Action>) {
        let Some(line) = self.pressing.clone() else { return };
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape) || input.key_pressed(Key::Tab)) {
            self.pressing = None;
            return;
        }
        let Some(chord) = Self::pressed(ui) else { return };
        self.pressing = None;
        let command = AnyCommand::parse(&line).ok();
        match keymap.line_of(chord).filter(|other| AnyCommand::parse(other).ok() != command) {
            Some(other) => (self.conflict, self.fresh) = (Some((line, chord, other)), true),
            None => self.set(&line, chord.text(), actions),
        }
    }

    fn set(&mut self, line: &str, keys: String, actions: &mut Vec<Action>) {
        self.changed = Some(line.to_owned());
        self.settings.keys.insert(line.to_owned(), keys);
        actions.push(Action::Settings(Box::new(self.settings.clone())));
    }

    /// Who has the pressed keys, and the choice of what to do.
    fn decide(&mut self, ui: &mut Ui, actions: &mut Vec<Action>) {
        let Some((line, chord, other)) = self.conflict.clone() else { return };
        let all = rows(&self.settings);
        let title = |line: &str| {
            let row = all.iter().find(|row| row.line == line);
            row.map_or_else(|| line.to_owned(), |row| row.title.clone())
        };
        let message = say!(
            "keys-are-taken",
            "{keys} is already assigned to {title}",
            keys = chord.words(),
            title = title(&other)
        );
        ui.horizontal_wrapped(|ui| {
            form::alarm(ui, &message);
            let assign = ui.button(say!("give-keys-to", "Assign to {title}", title = title(&line)));
            if std::mem::take(&mut self.fresh) {
                assign.request_focus();
            }
            if assign.clicked() {
                // Where the other has them by the settings alone, it is left without.
                if self.settings.keys.contains_key(&other) {
                    self.settings.keys.insert(other.clone(), String::new());
                }
                self.set(&line, chord.text(), actions);
                // The answer buttons are gone; the focus returns to the filter.
                (self.conflict, self.focused) = (None, false);
            }
            if ui.button(StaticText("leave-keys", "Keep").localized()).clicked() {
                (self.conflict, self.focused) = (None, false);
            }
        });
    }

    /// A command, its keys on a cap to click, and what takes them away or gives them back.
    fn row(&mut self, ui: &mut Ui, row: &Row, keymap: &Keymap, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        let keys = Self::keys_of(keymap, &row.command);
        let pressing = self.pressing.as_deref() == Some(&row.line);
        let own = self.settings.keys.contains_key(&row.line);
        let line = ui.cursor().with_max_y(ui.cursor().top() + ROW).intersect(ui.max_rect());
        // The small buttons are for the row at hand; for keys and screen readers they are always there.
        let is_at_hand = ui.rect_contains_pointer(line) || controls::works_with_keys(ui.ctx());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GRID / 2.0;
            let cap = cap_width(ui);
            let room = ui.available_width() - cap - 2.0 * (SMALL + GRID / 2.0) - GRID;
            let (rect, response) = ui.allocate_exact_size(vec2(room.max(0.0), ROW), Sense::hover());
            let spoken = if keys.is_empty() { row.title.clone() } else { format!("{}, {keys}", row.title) };
            controls::set_name(&response, Role::Label, || &spoken);
            cut_text(ui, rect.left_center(), &row.title, FontId::proportional(14.0), palette.text, room);
            let shown = match pressing {
                true => StaticText("press-keys", "Press the new shortcut…").localized(),
                false if keys.is_empty() => "–",
                false => &keys,
            };
            let colour = if pressing || own { palette.accent } else { palette.quiet };
            let button = egui::Button::new(RichText::new(shown).color(colour)).truncate();
            let button = ui.add_sized(vec2(cap, ROW - 4.0), button);
            let name = say!("change-keys-of", "Change the shortcut for {title}", title = row.title);
            controls::set_name(&button, Role::Button, || &name);
            if pressing || self.changed.as_deref() == Some(&row.line) {
                // The request for keys, and then the result, are announced.
                form::heard(ui, || shown.to_owned());
            }
            if button.clicked() {
                (self.pressing, self.conflict) = (Some(row.line.clone()), None);
            }
            let icon = |ui: &mut Ui, icon: Icon, name: String, shown: bool| {
                let (rect, _) = ui.allocate_exact_size(vec2(SMALL, SMALL), Sense::hover());
                let button = |ui: &mut Ui| IconButton::new(icon, &name, "").side(SMALL).clicked(ui);
                shown && ui.scope_builder(UiBuilder::new().max_rect(rect), button).inner
            };
            let name = say!("no-keys-for", "Clear the shortcut for {title}", title = row.title);
            if icon(ui, Icon::Close, name, is_at_hand && !keys.is_empty()) {
                self.set(&row.line, String::new(), actions);
            }
            let name = say!("built-in-keys-of", "Reset the shortcut for {title} to default", title = row.title);
            if icon(ui, Icon::Undo, name, own) {
                self.settings.keys.remove(&row.line);
                actions.push(Action::Settings(Box::new(self.settings.clone())));
            }
        });
    }

    /// What is done with the pointer and with keys that no command has.
    fn of_hand(ui: &mut Ui, (what, keys): &(StaticText, StaticText)) {
        let palette = Palette::of(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        controls::set_name(&response, Role::Label, || language::with_colon(what, keys));
        let left = rect.right() - 2.0 * (SMALL + GRID / 2.0) - cap_width(ui) - GRID;
        let font = FontId::proportional(14.0);
        cut_text(ui, rect.left_center(), what.localized(), font.clone(), palette.text, left - rect.left());
        let at = pos2(left + GRID, rect.center().y);
        cut_text(ui, at, keys.localized(), font, palette.quiet, cap_width(ui));
    }
}

/// Width of the caps that keys are shown on.
fn cap_width(ui: &Ui) -> f32 {
    (0.4 * ui.available_width()).min(CAP)
}

impl Dialog for KeysDialog {
    fn look(&self) -> DialogLook {
        DialogLook::front("shortcuts", words::KEYS, 760.0)
    }

    fn follow(&mut self, settings: &Settings) {
        self.settings = settings.clone();
    }

    fn show(&mut self, ui: &mut Ui, _: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let (keymap, wrong) = Keymap::new(commands::keys(), &self.settings.keys);
        self.press(ui, &keymap, actions);
        let field =
            form::filter(ui, StaticText("filter-commands", "Filter commands"), &mut self.filter, &mut self.focused);
        if self.pressing.is_some() {
            // Letters are keys now, no text.
            field.surrender_focus();
        }
        for why in wrong {
            form::alarm(ui, &why);
        }
        // There is always room for the question whose keys they are: nothing moves when it comes.
        let top = ui.cursor().top();
        self.decide(ui, actions);
        ui.add_space((ROW - (ui.cursor().top() - top)).max(0.0));
        let height = (ui.ctx().content_rect().height() - 280.0).clamp(120.0, 520.0);
        let query = self.filter.trim().to_owned();
        ScrollArea::vertical().max_height(height).auto_shrink(false).show_in_sight(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let of_hand = words::KEYS_OF_THE_BOARD.iter().filter(|(what, _)| fuzzy::score(&query, what).is_some());
            let of_hand: Vec<_> = of_hand.collect();
            if !of_hand.is_empty() {
                heading(ui, words::BOARD.localized());
                of_hand.into_iter().for_each(|row| Self::of_hand(ui, row));
                ui.add_space(GRID);
            }
            let all = rows(&self.settings);
            for group in Group::ALL {
                let wanted = |row: &&Row| {
                    row.group == group && fuzzy::score(&query, &format!("{} {}", row.title, row.line)).is_some()
                };
                let rows: Vec<&Row> = all.iter().filter(wanted).collect();
                if rows.is_empty() {
                    continue;
                }
                heading(ui, group.title());
                rows.into_iter().for_each(|row| self.row(ui, row, &keymap, actions));
                ui.add_space(GRID);
            }
        });
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some()
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn a_taken_key_asks_before_it_changes_owner() {
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([900.0, 700.0], "shortcuts");
        picture(&mut harness, "shortcuts");
        harness.get_by_label("Filter commands").type_text("find next");
        harness.run();
        harness.get_by_label_contains("Find next, F3");
        assert!(harness.query_by_label_contains("Undo").is_none());
        let keys = |action: &Action| match action {
            Action::Settings(settings) => settings.keys.clone(),
            other => panic!("{other:?}"),
        };
        let mut press = |key, held| {
            harness.get_by_label("Change the shortcut for Find next").click();
            harness.run();
            // The keys that are held come first, in a frame of their own.
            for own in [Key::ControlLeft, Key::ShiftRight] {
                harness.key_press_modifiers(held, own);
                harness.run();
                assert!(harness.state().actions.is_empty(), "{own:?} is no key for a command");
            }
            harness.key_press_modifiers(held, key);
            harness.run();
            let actions = std::mem::take(&mut harness.state_mut().actions);
            let taken = harness.query_by_label_contains("is already assigned to").is_some();
            if taken {
                harness.get_by_label("Assign to Find next").click();
                harness.run();
            }
            (actions, taken, std::mem::take(&mut harness.state_mut().actions))
        };
        let (actions, taken, _) = press(Key::F4, Modifiers::NONE);
        assert!(!taken);
        assert_eq!(keys(&actions[0]), [("find-next".to_owned(), "F4".to_owned())].into());
        let (actions, taken, then) = press(Key::S, Modifiers::COMMAND);
        assert!(taken && actions.is_empty());
        assert_eq!(keys(&then[0])["find-next"], "Ctrl+S");
        harness.get_by_label("Change the shortcut for Find next").click();
        harness.run();
        harness.key_press(Key::Escape);
        harness.run();
        // Escape gives up the keys, not the dialog.
        harness.get_by_label("Filter commands");
        assert!(harness.state().actions.is_empty());
    }
}
