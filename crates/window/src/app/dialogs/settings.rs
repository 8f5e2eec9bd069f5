//! The settings that people change most, beside the board; changes take effect at once.

use egui::accesskit::Role;
use std::path::PathBuf;

use egui::{Slider, Ui};

use crate::app::bars::view_choices::{ALL_CHOICES, ALL_SWITCHES, Listed};
use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, controls, fonts, form, words};
use crate::commands::WindowCommand;
use crate::game::Coordinates;
use crate::language::{self, Word};
use crate::languages::{self, Language};
use crate::scene::Theme;
use crate::store::Settings;

/// Sizes of everything.
const ZOOMS: [f32; 8] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 2.0, 3.0];

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

/// A row with a choice among `names`; `chosen` is an index into them.
fn choice(ui: &mut Ui, label: &str, names: &[&str], chosen: &mut usize) {
    form::row(ui, label, |ui| {
        let width = ui.available_width() - GRID;
        form::choice(ui, label, names, chosen, width);
    });
}

/// A row with a choice among words of the settings file.
fn word<'a, N: Copy + Into<&'a str>>(ui: &mut Ui, label: Word, choices: &[(&str, N)], value: &mut String) {
    let names: Vec<&str> = choices.iter().map(|(_, name)| (*name).into()).collect();
    let mut chosen = choices.iter().position(|(word, _)| word == value).unwrap_or(usize::MAX);
    choice(ui, label.said(), &names, &mut chosen);
    if let Some((word, _)) = choices.get(chosen) {
        (*word).clone_into(value);
    }
}

/// A row with a choice of how things are shown.
fn listed(ui: &mut Ui, choice: &dyn Listed, settings: &mut Settings) {
    let mut names = choice.names();
    // Hide Chinese coordinates if no font has them.
    names.retain(|(name, _)| *name != Coordinates::Chinese.name() || fonts::has_chinese(ui.ctx()));
    word(ui, choice.label(), &names, (choice.field().write)(settings));
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
        if ui.button(Word("keys-dialog", "Keyboard shortcuts…").said()).clicked() {
            actions.push(WindowCommand::Shortcuts.into());
        }
        let told = match &self.file {
            Some(file) => words::settings_file(file),
            None => {
                Word("no-settings-file", "There is no folder for a settings file, so your settings won't be saved.")
                    .into()
            }
        };
        controls::quiet_tiny(ui, told);
        dialogs::buttons(ui, &[words::CLOSE.said()]).is_some()
    }

    fn choices(&mut self, ui: &mut Ui) {
        let now = &mut self.settings;
        let (first, rest) = ALL_CHOICES.split_at(1);
        first.iter().for_each(|choice| listed(ui, *choice, now));
        // If no font has a language's name, show its tag.
        let called = |language: &Language| match fonts::can_show(ui.ctx(), language.name) {
            true => language.name.to_owned(),
            false => {
                say!("no-letters-for", "{language} (no font available)", language = words::language_of(language.code))
            }
        };
        let named: Vec<(&str, String)> =
            languages::all().iter().map(|language| (language.code, called(language))).collect();
        let languages = named.iter().map(|(code, name)| (*code, name.as_str()));
        let languages: Vec<(&str, &str)> =
            [("system", Word("language-system", "System").said())].into_iter().chain(languages).collect();
        word(ui, Word("language-setting", "Language"), &languages, &mut now.language);
        let themes = Theme::all().iter().map(|theme| (theme.id.as_str(), words::theme_name(theme)));
        let themes: Vec<(&str, &str)> =
            std::iter::once(("", Word("board-as-window", "Match appearance").said())).chain(themes).collect();
        word(ui, words::BOARD_THEME, &themes, &mut now.board_theme);
        let sizes = ZOOMS.map(|zoom| format!("{:.0} %", zoom * 100.0));
        let sizes: Vec<&str> = sizes.iter().map(String::as_str).collect();
        let mut size = ZOOMS.iter().position(|zoom| *zoom == now.zoom).unwrap_or(usize::MAX);
        choice(ui, Word("size-of-everything", "Scale").said(), &sizes, &mut size);
        now.zoom = ZOOMS.get(size).copied().unwrap_or(now.zoom);
        rest.iter().for_each(|choice| listed(ui, *choice, now));
        form::row(ui, words::SECONDS_A_MOVE.said(), |ui| {
            let slider = Slider::new(&mut now.autoplay_seconds, 0.2..=10.0).step_by(0.1);
            let slider = slider.custom_formatter(|number, _| language::decimal(number, 1));
            let slider = slider.custom_parser(language::typed_decimal);
            controls::set_name(&ui.add(slider), Role::Slider, || words::SECONDS_A_MOVE);
        });
        ui.add_space(GRID);
        for (field, label) in &ALL_SWITCHES {
            ui.checkbox((field.write)(now), label.said());
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn what_is_chosen_is_asked_for() {
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
