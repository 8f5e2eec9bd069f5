//! The menu: the commands that need no arguments, by group, and those that have a few fixed arguments.

use egui::Ui;

use crate::app::bars::offers::{self, Offer};
use crate::app::context::{Action, AtHand, Keys};
use crate::app::look::controls::hover_text;
use crate::app::look::menu::Tick;
use crate::app::look::{fonts, menu, words};
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::{Command, Group, Workspace};
use crate::game::Coordinates;
use crate::language::{self, StaticText};
use crate::store::Settings;
use crate::store::settings::{Appearance, Choice as _};

/// The window's state for the menu.
#[derive(Clone, Copy)]
pub struct MenuState<'a> {
    /// What is active.
    pub at_hand: AtHand<'a>,
    /// The settings.
    pub settings: &'a Settings,
    /// Whether the switch or choice behind a command is on; `None` for commands that are neither.
    pub is_on: &'a dyn Fn(&AnyCommand) -> Option<bool>,
}

/// Fills the main menu: a submenu for each group.
pub fn main(ui: &mut Ui, state: MenuState<'_>, keys: Keys<'_>, actions: &mut Vec<Action>) {
    ui.set_min_width(180.0);
    menu::scrolling(ui, |ui| groups(ui, state, keys, actions));
}

fn groups(ui: &mut Ui, state: MenuState<'_>, keys: Keys<'_>, actions: &mut Vec<Action>) {
    let MenuState { settings, .. } = state;
    for group in Group::ALL {
        menu::sub(ui, group.title(), |ui| {
            ui.set_min_width(260.0);
            let mut plain: Vec<&Offer> = offers::plain(group).collect();
            plain.sort_by_key(|offer| rank(offer));
            let apart = plain.iter().position(|offer| takes_away(offer));
            for (at, offer) in plain.into_iter().enumerate() {
                if apart == Some(at) {
                    ui.separator();
                }
                if offer.row.window.is_some_and(|command| BEGINNINGS.contains(&command)) {
                    ui.separator();
                }
                if offer.row.window == Some(WindowCommand::Theme) {
                    themes(ui, &offer.title(), settings, actions);
                } else if offer.row.window == Some(WindowCommand::OpenRecent) {
                    recent(ui, settings, actions);
                } else if offer.has_choices() {
                    menu::sub(ui, &offer.title(), |ui| {
                        for ready in offers::ready().filter(|ready| ready.row.window == offer.row.window) {
                            item(ui, &ready.value(), ready, state, keys, actions);
                        }
                    });
                } else {
                    item(ui, &offer.title(), offer, state, keys, actions);
                }
                if offer.row.window == Some(WindowCommand::SaveCopy) {
                    copies(ui, state, keys, actions);
                }
            }
            let rest = |offer: &&Offer| offer.group == group && !offer.is_choice() && !is_copy(offer);
            for offer in offers::ready().filter(rest) {
                item(ui, &offer.title(), offer, state, keys, actions);
            }
        });
    }
}

/// The commands that begin another part of their menu.
const BEGINNINGS: [WindowCommand; 5] = [
    WindowCommand::Save,
    WindowCommand::Reload,
    WindowCommand::ExportPicture,
    WindowCommand::SplitCollection,
    WindowCommand::Close,
];

/// Where a command stands among those of its menu: what is known of the game first, what takes something away last.
fn rank(offer: &Offer) -> u8 {
    match offer.row.window {
        Some(WindowCommand::Information | WindowCommand::Counting | WindowCommand::Games) => 0,
        _ if takes_away(offer) => 2,
        _ => 1,
    }
}

/// Whether it deletes something, or deletes all but one thing: such commands stand apart at the end of a menu.
fn takes_away(offer: &Offer) -> bool {
    match &offer.command {
        Some(AnyCommand::Record(Command::CutVariation)) | None => false,
        Some(command) => command.removes(),
    }
}

fn is_copy(offer: &Offer) -> bool {
    offer.row.window == Some(WindowCommand::SaveCopyAs)
}

/// The copies for others, in a menu of their own.
fn copies(ui: &mut Ui, state: MenuState<'_>, keys: Keys<'_>, actions: &mut Vec<Action>) {
    let Some(title) = offers::ready().find(|offer| is_copy(offer)).map(|offer| offer.row.title()) else { return };
    menu::sub(ui, title, |ui| {
        ui.set_min_width(260.0);
        for offer in offers::ready().filter(|offer| is_copy(offer)) {
            item(ui, &offer.title(), offer, state, keys, actions);
        }
    });
}

/// Light or dark, and below it what boards look like: one menu for how everything looks.
fn themes(ui: &mut Ui, title: &str, settings: &Settings, actions: &mut Vec<Action>) {
    let mut one_of = |ui: &mut Ui, words: &str, chosen: bool, name: &str| {
        if menu::line(ui, words, "", Tick::OneOf(chosen), true).clicked() {
            actions.push(WindowCommand::Theme.with(&[name]).into());
        }
    };
    menu::sub(ui, title, |ui| {
        for &(name, words) in Appearance::NAMES {
            one_of(ui, words.localized(), settings.appearance.name() == name, name);
        }
        ui.separator();
        menu::sub(ui, words::BOARD_THEME.localized(), |ui| {
            for theme in crate::scene::Theme::all() {
                one_of(ui, words::theme_name(theme), settings.board_theme == theme.id, &theme.id);
            }
        });
    });
}

fn recent(ui: &mut Ui, settings: &Settings, actions: &mut Vec<Action>) {
    menu::sub(ui, StaticText("open-recent", "Open recent").localized(), |ui| {
        if settings.recent.iter().next().is_none() {
            ui.label(words::NO_RECENT.localized());
        }
        for entry in settings.recent.iter().take(15) {
            let name = words::file_name(&entry.file);
            if hover_text(ui.button(name), language::shown_name(&entry.file)).clicked() {
                actions.push(Action::Open(entry.file.clone()));
            }
        }
    });
}

/// A line of a menu: greyed with the reason where it makes no sense, ticked where it is switched on.
fn item(ui: &mut Ui, title: &str, offer: &Offer, state: MenuState<'_>, keys: Keys<'_>, actions: &mut Vec<Action>) {
    let MenuState { at_hand, is_on, .. } = state;
    let Some(command) = &offer.command else { return };
    if at_hand.workspace.and_then(Workspace::kind).is_some_and(|kind| !offers::is_of_game(command, &kind)) {
        return;
    }
    let is_chinese = *command == WindowCommand::Notation.with(&[Coordinates::Chinese.name()]);
    if is_chinese && !fonts::has_chinese(ui.ctx()) {
        return;
    }
    let available = at_hand.check(offer.row, Some(command));
    // A variation copied here is pasted as one, unless something else was copied elsewhere since.
    let copied = at_hand.workspace.is_some_and(|workspace| !workspace.clipboard().is_empty());
    let (title, help) = match offer.row.window {
        Some(WindowCommand::PasteRecord) if copied => (
            StaticText("paste", "Paste").localized(),
            StaticText(
                "paste-help",
                "A copied variation is added after this node; any other text is opened as a new record.",
            )
            .localized(),
        ),
        _ => (title, offer.row.help()),
    };
    let tick = match is_on(command) {
        Some(on) if offer.is_choice() => Tick::OneOf(on),
        Some(on) => Tick::Switch(on),
        None => Tick::None,
    };
    let response = menu::line(ui, title, &keys(command), tick, available.is_ok());
    let response = match available {
        Err(why) => response.on_disabled_hover_text(why),
        Ok(()) => response,
    };
    if hover_text(response, help).clicked() {
        actions.push(command.clone().into());
    }
}
