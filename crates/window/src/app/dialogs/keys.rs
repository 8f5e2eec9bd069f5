//! Edits key bindings: press the new keys; if another command has them, the dialog says so before it takes them.

use crate::commands::{self, AnyCommand};
use crate::language::{self, StaticText};
use egui::accesskit::{Live, Role};
use egui::{Align2, Event, FontId, Key, Modifiers, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::bars::fuzzy;
use crate::app::bars::keys::{Chord, Keymap};
use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::heading;
use crate::app::look::{GRID, InSight as _, Palette, controls, form, words};
use crate::edit::{CommandEntry, Group};
use crate::store::Settings;

/// Height of a row.
const ROW: f32 = 30.0;

/// The dialog.
#[derive(Default)]
pub struct KeysDialog {
    settings: Settings,
    filter: String,
    asked: bool,
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
                let title = language::with_colon(entry.title(), arguments);
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
        let told = say!(
            "keys-are-taken",
            "{keys} is already assigned to {title}",
            keys = chord.words(),
            title = title(&other)
        );
        ui.horizontal_wrapped(|ui| {
            form::alarm(ui, &told);
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
                (self.conflict, self.asked) = (None, false);
            }
            if ui.button(StaticText("leave-keys", "Keep").localized()).clicked() {
                (self.conflict, self.asked) = (None, false);
            }
        });
    }

    fn row(&mut self, ui: &mut Ui, row: &Row, keymap: &Keymap, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        let keys = Self::keys_of(keymap, &row.command);
        let pressing = self.pressing.as_deref() == Some(&row.line);
        let own = self.settings.keys.contains_key(&row.line);
        // In a narrow window the buttons wrap.
        ui.horizontal_wrapped(|ui| {
            let wide = ui.available_width();
            let room = (wide - 380.0).max((0.3 * wide).min(140.0));
            let room_of_keys = (0.3 * wide).min(150.0);
            let (rect, response) = ui.allocate_exact_size(vec2(room, ROW), Sense::hover());
            let spoken = if keys.is_empty() { row.title.clone() } else { format!("{}, {keys}", row.title) };
            controls::set_name(&response, Role::Label, || &spoken);
            let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
            painter.text(rect.left_center(), Align2::LEFT_CENTER, &row.title, FontId::proportional(14.0), palette.text);
            let (rect, of_keys) = ui.allocate_exact_size(vec2(room_of_keys, ROW), Sense::hover());
            let shown =
                if pressing { StaticText("press-keys", "Press the new shortcut…").localized() } else { &keys };
            if pressing || self.changed.as_deref() == Some(&row.line) {
                // The request for keys, and then the result, are announced.
                controls::set_name(&of_keys, Role::Label, || shown);
                ui.ctx().accesskit_node_builder(of_keys.id, |node| node.set_live(Live::Assertive));
            }
            let colour = if pressing || own { palette.accent } else { palette.quiet };
            let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
            painter.text(rect.left_center(), Align2::LEFT_CENTER, shown, FontId::proportional(14.0), colour);
            let named = |ui: &mut Ui, name: &str, label: String, enabled: bool| {
                let response = ui.add_enabled(enabled, egui::Button::new(name).small());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &label));
                response.clicked()
            };
            let name = say!("change-keys-of", "Change the shortcut for {title}", title = row.title);
            if named(ui, &StaticText("change-keys", "Change"), name, true) {
                (self.pressing, self.conflict) = (Some(row.line.clone()), None);
            }
            let name = say!("no-keys-for", "Clear the shortcut for {title}", title = row.title);
            if named(ui, &StaticText("no-keys", "Clear"), name, !keys.is_empty()) {
                self.set(&row.line, String::new(), actions);
            }
            if own {
                let name = say!("built-in-keys-of", "Reset the shortcut for {title} to default", title = row.title);
                if named(ui, &StaticText("built-in-keys", "Reset to default"), name, true) {
                    self.settings.keys.remove(&row.line);
                    actions.push(Action::Settings(Box::new(self.settings.clone())));
                }
            }
        });
    }
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
            form::filter(ui, StaticText("filter-commands", "Filter commands"), &mut self.filter, &mut self.asked);
        if self.pressing.is_some() {
            // Letters are keys now, no text.
            field.surrender_focus();
        }
        for why in wrong {
            form::alarm(ui, &why);
        }
        self.decide(ui, actions);
        ui.add_space(GRID);
        let height = (ui.ctx().content_rect().height() - 280.0).clamp(120.0, 520.0);
        let query = self.filter.trim().to_owned();
        ScrollArea::vertical().max_height(height).auto_shrink(false).show_in_sight(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let of_hand = words::KEYS_OF_THE_BOARD.iter().filter(|(what, _)| fuzzy::score(&query, what).is_some());
            let of_hand: Vec<_> = of_hand.collect();
            if !of_hand.is_empty() {
                heading(ui, words::BOARD.localized());
                for (what, keys) in of_hand {
                    ui.label(language::with_colon(what, keys));
                }
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
    fn keys_are_pressed_and_whoever_had_them_is_asked_for() {
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
            let asked = std::mem::take(&mut harness.state_mut().actions);
            let taken = harness.query_by_label_contains("is already assigned to").is_some();
            if taken {
                harness.get_by_label("Assign to Find next").click();
                harness.run();
            }
            (asked, taken, std::mem::take(&mut harness.state_mut().actions))
        };
        let (asked, taken, _) = press(Key::F4, Modifiers::NONE);
        assert!(!taken);
        assert_eq!(keys(&asked[0]), [("find-next".to_owned(), "F4".to_owned())].into());
        let (asked, taken, then) = press(Key::S, Modifiers::COMMAND);
        assert!(taken && asked.is_empty());
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
