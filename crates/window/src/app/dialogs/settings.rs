//! The settings that people change most, beside the board; changes take effect at once.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Slider, Ui};

use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, controls, fonts, form, words};
use crate::commands::WindowCommand;
use crate::language::{self, StaticText};
use crate::languages::{self, Language};
use crate::scene::Theme;
use crate::store::Settings;
use crate::store::settings::{Choice as _, Control, Group, Notation, ROWS, Row};

/// The dialog.
#[derive(Default)]
pub struct SettingsDialog {
    /// As they are, and as they become.
    settings: Settings,
    /// The file they are kept in.
    file: Option<PathBuf>,
}

impl SettingsDialog {
    /// Those that are kept in a file; nothing is remembered without.
    pub fn new(file: Option<PathBuf>) -> SettingsDialog {
        SettingsDialog { settings: Settings::default(), file }
    }
}

/// A row with a choice among values with their words; returns the chosen one, if any.
fn choice<'a, T>(ui: &mut Ui, label: StaticText, values: &'a [(T, String)], is: impl Fn(&T) -> bool) -> Option<&'a T> {
    let names: Vec<&str> = values.iter().map(|(_, name)| name.as_str()).collect();
    let mut chosen = values.iter().position(|(value, _)| is(value)).unwrap_or(usize::MAX);
    form::row(ui, label.localized(), |ui| {
        let width = ui.available_width() - GRID;
        form::choice(ui, label.localized(), &names, &mut chosen, width);
    });
    Some(&values.get(chosen)?.0)
}

/// The languages; the tag of one whose name no font has.
fn languages(ui: &Ui) -> Vec<(&'static str, String)> {
    let called = |language: &Language| match fonts::can_show(ui.ctx(), language.name) {
        true => language.name.to_owned(),
        false => say!("no-letters-for", "{language} (no font available)", language = words::language_of(language.code)),
    };
    let named = languages::all().iter().map(|language| (language.code, called(language)));
    [("system", StaticText("language-system", "System").into())].into_iter().chain(named).collect()
}

/// The themes for boards.
fn themes() -> Vec<(&'static str, String)> {
    let named = Theme::all().iter().map(|theme| (theme.id.as_str(), words::theme_name(theme).to_owned()));
    std::iter::once(("", StaticText("board-as-window", "Match theme").into())).chain(named).collect()
}

/// A row of the dialog.
fn row(ui: &mut Ui, label: StaticText, control: &Control, now: &mut Settings) {
    match control {
        Control::Choice(field) => {
            // Hide Chinese coordinates if no font has them.
            let can_show = |name: &str| name != Notation::Chinese.name() || fonts::has_chinese(ui.ctx());
            let values = field.names().iter().filter(|(name, _)| can_show(name));
            let values: Vec<_> = values.map(|&(name, words)| (name, words.into())).collect();
            if let Some(name) = choice(ui, label, &values, |name| field.is(now, name)) {
                field.choose(now, name);
            }
        }
        Control::Language(field) | Control::BoardTheme(field) => {
            let is_language = matches!(control, Control::Language(_));
            let values = if is_language { languages(ui) } else { themes() };
            if let Some(name) = choice(ui, label, &values, |name| (field.read)(now) == name) {
                (*name).clone_into((field.write)(now));
            }
        }
        Control::Text(field) => form::row(ui, label.localized(), |ui| {
            let width = ui.available_width() - GRID;
            form::text(ui, label.localized(), "", (field.write)(now), Some(width));
        }),
        Control::Factor(field, factors) => {
            let factors: Vec<_> = factors.iter().map(|&factor| (factor, format!("{:.0} %", factor * 100.0))).collect();
            if let Some(factor) = choice(ui, label, &factors, |factor| (field.read)(now) == factor) {
                *(field.write)(now) = *factor;
            }
        }
        Control::Slider(field, range, step) => form::row(ui, label.localized(), |ui| {
            let slider = Slider::from_get_set(range.clone(), |number| {
                // "NaN" can be typed.
                number.filter(|number| number.is_finite()).into_iter().for_each(|number| field.set(now, number));
                field.get(now)
            });
            let decimals = if step.fract() == 0.0 { 0 } else { 1 };
            let slider = slider.step_by(*step).custom_formatter(|number, _| language::decimal(number, decimals));
            controls::set_name(&ui.add(slider.custom_parser(language::typed_decimal)), Role::Slider, || label);
        }),
        Control::Switch(field) => {
            ui.checkbox((field.write)(now), label.localized());
        }
    }
}

impl Dialog for SettingsDialog {
    fn look(&self) -> DialogLook {
        DialogLook::beside("settings", words::SETTINGS, 460.0)
    }

    fn follow(&mut self, settings: &Settings) {
        self.settings = settings.clone();
    }

    fn show(&mut self, ui: &mut Ui, _here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let before = self.settings.clone();
        let choices = |own: &mut SettingsDialog, ui: &mut Ui, _| own.choices(ui);
        let closes = dialogs::over_buttons(ui, self, choices, |own, ui| own.under_choices(ui, actions));
        if self.settings != before {
            actions.push(Action::Settings(Box::new(self.settings.clone())));
        }
        closes
    }
}

impl SettingsDialog {
    /// The way to the keys, where the settings are kept, and the button. Returns whether the dialog is done.
    fn under_choices(&self, ui: &mut Ui, actions: &mut Vec<Action>) -> bool {
        ui.add_space(GRID);
        if ui.button(StaticText("keys-dialog", "Keyboard shortcuts…").localized()).clicked() {
            actions.push(WindowCommand::Shortcuts.into());
        }
        let message = match &self.file {
            Some(file) => words::settings_file(file),
            None => StaticText(
                "no-settings-file",
                "There is no folder for a settings file, so your settings won't be saved.",
            )
            .into(),
        };
        controls::quiet_tiny(ui, message);
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some()
    }

    /// The groups with their settings: in each what is chosen before what is switched.
    fn choices(&mut self, ui: &mut Ui) {
        for group in Group::ALL {
            ui.add_space(GRID);
            controls::heading(ui, group.title().localized());
            let rows = || ROWS.iter().filter(|setting| setting.group == group);
            let is_switch = |setting: &&Row| matches!(setting.control, Control::Switch(_));
            for setting in rows().filter(|setting| !is_switch(setting)).chain(rows().filter(is_switch)) {
                row(ui, setting.label, &setting.control, &mut self.settings);
            }
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn chosen_settings_are_applied() {
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([800.0, 1100.0], "settings");
        picture(&mut harness, "settings");
        harness.get_by_label("Coordinates").click();
        harness.run();
        harness.get_by_label("Scale").click();
        harness.run();
        harness.get_by_label("150 %").click();
        harness.run();
        let actions = std::mem::take(&mut harness.state_mut().actions);
        let [Action::Settings(first), Action::Settings(second)] = &actions[..] else { panic!("{actions:?}") };
        assert!(!first.coordinates && first.zoom == 1.0);
        assert_eq!(second.zoom, 1.5);
    }
}
