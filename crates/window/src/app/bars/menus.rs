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

/// An entry of a menu.
enum Entry {
    /// A command line.
    Line(&'static str),
    /// The values of a command, in a menu of their own.
    Choices(WindowCommand),
    /// Rare commands, in a menu of their own.
    Sub(StaticText, &'static [&'static str]),
    /// The records opened last.
    Recent,
    /// The look of the window and the boards.
    Themes,
    /// A line between two parts.
    Break,
}

use Entry::{Break, Choices, Line, Recent, Sub, Themes};

/// The main menu: what is used most comes first, by use, and what deletes comes last.
const MENUS: &[(Group, &[Entry])] = &[
    (
        Group::File,
        &[
            Line("new"),
            Line("open"),
            Line("open-folder"),
            Recent,
            Line("paste-record"),
            Break,
            Line("save"),
            Line("save-as"),
            Line("save-copy"),
            Sub(
                StaticText("command-save-copy-as", "Save a copy for another program"),
                &[
                    "save-copy-as ff4",
                    "save-copy-as utf-8",
                    "save-copy-as pentobi",
                    "save-copy-as sabaki",
                    "save-copy-as hexgui",
                ],
            ),
            Break,
            Line("print"),
            Line("publish"),
            Line("export-picture"),
            Line("export-diagrams"),
            Break,
            Line("compare"),
            Line("merge-version"),
            Line("merge-file"),
            Line("conflicts"),
            Break,
            Line("earlier-versions"),
            Line("reload"),
            Line("read-as"),
            Break,
            Line("close"),
            Line("quit"),
        ],
    ),
    (
        Group::Edit,
        &[
            Line("undo"),
            Line("redo"),
            Line("history-list"),
            Break,
            Line("cut-variation"),
            Line("copy-variation"),
            Line("paste-variation"),
            Sub(
                StaticText("menu-copy", "Copy"),
                &["copy-record", "copy-moves", "copy-board", "copy-picture", "link", "copy-link"],
            ),
            Break,
            Line("find"),
            Line("find-next"),
            Line("find-previous"),
            Line("replace-dialog"),
            Break,
            Line("palette"),
            Line("settings"),
        ],
    ),
    (
        Group::View,
        &[
            Line("coordinates"),
            Choices(WindowCommand::Notation),
            Choices(WindowCommand::MoveNumbers),
            Choices(WindowCommand::NextMoves),
            Break,
            Line("show-information"),
            Line("show-pieces"),
            Line("show-tree"),
            Line("show-comment"),
            Line("usual-sizes"),
            Break,
            Line("game-text"),
            Sub(
                StaticText("menu-engine", "Engine data"),
                &[
                    "show-engine",
                    "hide-engine",
                    "next-loss",
                    "previous-loss",
                    "losses",
                    "mirror-engine",
                    "add-engine-line",
                    "copy-engine",
                ],
            ),
            Line("to-tree"),
            Sub(StaticText("what-tree-shows", "Branches"), &["only-line", "fold-others", "unfold-all"]),
            Choices(WindowCommand::TreeGrows),
            Choices(WindowCommand::EqualPositions),
            Break,
            Line("hide-following"),
            Line("hide-results"),
            Break,
            Sub(
                StaticText("menu-board", "Turn and zoom the board"),
                &["zoom-in", "zoom-out", "zoom-fit", "rotate-view", "flip-view", "usual-view"],
            ),
            Themes,
            Line("full-screen"),
        ],
    ),
    (
        Group::Go,
        &[
            Line("next"),
            Line("back"),
            Line("next 10"),
            Line("back 10"),
            Line("line-start"),
            Line("line-end"),
            Line("goto end"),
            Break,
            Line("next-variation"),
            Line("previous-variation"),
            Line("next-fork"),
            Line("previous-fork"),
            Line("main-line"),
            Break,
            Line("next-with comment"),
            Line("previous-with comment"),
            Sub(
                StaticText("menu-marked", "Annotations and hotspots"),
                &["next-with annotation", "previous-with annotation", "next-with hotspot", "previous-with hotspot"],
            ),
            Line("next-equal"),
            Line("continue-here"),
            Break,
            Line("goto-dialog"),
            Line("go-back"),
            Line("go-forward"),
            Line("play-through"),
            Break,
            Line("next-game"),
            Line("previous-game"),
            Line("next-file"),
            Line("previous-file"),
            Line("next-tab"),
            Line("previous-tab"),
        ],
    ),
    (
        Group::Play,
        &[
            Line("type-move"),
            Line("pass"),
            Line("swap"),
            Line("resign"),
            Break,
            Line("find-move"),
            Line("find-move-back"),
            Sub(
                StaticText("menu-piece", "Piece"),
                &[
                    "next-piece",
                    "previous-piece",
                    "turn-piece-left",
                    "turn-piece-right",
                    "flip-piece",
                    "place-piece",
                    "drop-piece",
                ],
            ),
            Line("snap"),
            Line("illegal-moves"),
            Break,
            Line("tool play"),
            Line("tool setup"),
            Line("set-up"),
        ],
    ),
    (
        Group::Annotate,
        &[
            Line("edit-comment"),
            Break,
            Line("annotate good-move 2"),
            Line("annotate good-move"),
            Line("annotate interesting"),
            Line("annotate doubtful"),
            Line("annotate bad-move"),
            Line("annotate bad-move 2"),
            Break,
            Line("annotate good-black"),
            Line("annotate even"),
            Line("annotate good-white"),
            Line("annotate unclear"),
            Break,
            Line("annotate hotspot"),
            Line("annotate none"),
            Break,
            Sub(
                StaticText("menu-mark", "Mark"),
                &[
                    "tool triangle",
                    "tool square",
                    "tool circle",
                    "tool cross",
                    "tool label",
                    "tool number",
                    "tool line",
                    "tool arrow",
                    "tool selected",
                    "tool dim",
                    "tool black-territory",
                    "tool white-territory",
                    "tool visible",
                ],
            ),
            Line("unmark"),
            Break,
            Line("figure"),
            Line("properties"),
        ],
    ),
    (
        Group::Variation,
        &[
            Line("new-variation"),
            Line("new-node"),
            Line("insert-node"),
            Break,
            Line("promote"),
            Line("demote"),
            Line("make-main-line"),
            Line("make-main-here"),
            Break,
            Line("compare-variation"),
            Break,
            Line("delete-node"),
            Line("delete-variation"),
            Line("truncate"),
            Line("delete-other-variations"),
            Line("keep-position"),
            Line("keep-subtree"),
        ],
    ),
    (
        Group::Game,
        &[
            Line("information"),
            Line("counting"),
            Line("count"),
            Line("results"),
            Sub(
                StaticText("command-read-swaps", "Interpret swaps"),
                &["read-swaps judged", "read-swaps as-written", "read-swaps pieces", "read-swaps sides"],
            ),
            Break,
            Line("study"),
            Line("study-folder"),
            Line("dictionary"),
            Line("study-collections"),
            Break,
            Line("games"),
            Line("duplicate-game"),
            Line("copy-games"),
            Line("add-games"),
            Line("add-games-from"),
            Line("merge"),
            Line("split-collection"),
            Break,
            Line("delete-game"),
        ],
    ),
    (
        Group::Clean,
        &[
            Line("findings"),
            Line("repair all"),
            Break,
            Line("rotate right"),
            Line("rotate left"),
            Line("rotate half"),
            Line("flip horizontal"),
            Line("flip vertical"),
            Line("flip diagonal"),
            Line("write-results"),
            Line("analysis-annotations"),
            Break,
            Line("clean-up"),
            Sub(
                StaticText("menu-remove", "Remove"),
                &[
                    "strip comments",
                    "strip markup",
                    "strip annotations",
                    "strip variations",
                    "strip private",
                    "strip empty-nodes",
                    "remove-analysis",
                ],
            ),
        ],
    ),
    (Group::Help, &[Line("help"), Line("shortcuts"), Line("about")]),
];

/// Commands that need no menu: they open one, or have a key and a place of their own.
#[cfg(test)]
const WITHOUT_A_MENU: [&str; 11] = [
    "menu",
    "menu-here",
    // What arrows do with the piece in hand.
    "place-piece anyway",
    "move-piece right",
    "move-piece left",
    "move-piece up",
    "move-piece down",
    "move-piece right far",
    "move-piece left far",
    "move-piece up far",
    "move-piece down far",
];

/// Fills the main menu.
pub fn main(ui: &mut Ui, state: MenuState<'_>, keys: Keys<'_>, actions: &mut Vec<Action>) {
    ui.set_min_width(180.0);
    menu::scrolling(ui, |ui| {
        for (group, entries) in MENUS {
            menu::sub(ui, group.title(), |ui| {
                ui.set_min_width(260.0);
                fill(ui, entries, state, keys, actions);
            });
        }
    });
}

fn fill(ui: &mut Ui, entries: &[Entry], state: MenuState<'_>, keys: Keys<'_>, actions: &mut Vec<Action>) {
    let kind = state.at_hand.workspace.and_then(Workspace::kind);
    let of_line = |line: &str| {
        let of_game = |offer: &&Offer| kind.as_ref().is_none_or(|kind| offer.is_of_game(kind));
        offers::of_line(line).filter(of_game)
    };
    let mut breaks = false;
    let mut first = true;
    for entry in entries {
        // Where a game has nothing of a part, there is no line for it either.
        let is_there = match entry {
            Line(line) => of_line(line).is_some(),
            Sub(_, lines) => lines.iter().any(|line| of_line(line).is_some()),
            Choices(_) | Recent | Themes => true,
            Break => false,
        };
        if !is_there {
            breaks |= matches!(entry, Break);
            continue;
        }
        if std::mem::take(&mut breaks) && !first {
            ui.separator();
        }
        first = false;
        match entry {
            Line(line) => {
                of_line(line).into_iter().for_each(|offer| item(ui, &offer.title(), offer, state, keys, actions))
            }
            Sub(title, lines) => {
                menu::sub(ui, title.localized(), |ui| {
                    ui.set_min_width(220.0);
                    for offer in lines.iter().filter_map(|line| of_line(line)) {
                        item(ui, &offer.title(), offer, state, keys, actions);
                    }
                });
            }
            Choices(command) => {
                menu::sub(ui, command.entry().title(), |ui| {
                    for offer in offers::ready().filter(|offer| offer.row.window == Some(*command)) {
                        item(ui, &offer.value(), offer, state, keys, actions);
                    }
                });
            }
            Recent => recent(ui, state.settings, actions),
            Themes => themes(ui, WindowCommand::Theme.entry().title(), state.settings, actions),
            Break => {}
        }
    }
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
    if at_hand.workspace.and_then(Workspace::kind).is_some_and(|kind| !offer.is_of_game(&kind)) {
        return;
    }
    let is_chinese = *command == WindowCommand::Notation.with(&[Coordinates::Chinese.name()]);
    if is_chinese && !fonts::has_chinese(ui.ctx()) {
        return;
    }
    let available = at_hand.check(offer.row, Some(command));
    // A variation copied here is pasted as one, unless something else was copied elsewhere since.
    let copied = at_hand.workspace.is_some_and(|workspace| !workspace.clipboard().is_empty());
    let named = step_of(command, at_hand).map(|step| language::with_colon(title, step));
    let (title, help) = match offer.row.window {
        None if named.is_some() => (named.as_deref().unwrap_or(title), offer.row.help()),
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

/// The step that undo or redo is about.
fn step_of<'a>(command: &AnyCommand, at_hand: AtHand<'a>) -> Option<&'a str> {
    let history = at_hand.workspace?.document().history();
    match command {
        AnyCommand::Record(Command::Undo(1)) => history.undo_title(),
        AnyCommand::Record(Command::Redo(1)) => history.redo_title(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Vec<&'static str> {
        let of = |entry: &'static Entry| match entry {
            Line(line) => std::slice::from_ref(line).to_vec(),
            Sub(_, lines) => lines.to_vec(),
            Choices(_) | Recent | Themes | Break => Vec::new(),
        };
        MENUS.iter().flat_map(|(_, entries)| entries.iter().flat_map(of)).collect()
    }

    #[test]
    fn every_command_that_needs_no_arguments_is_in_one_menu() {
        let shown = lines();
        for line in &shown {
            assert!(offers::of_line(line).is_some_and(|offer| offer.command.is_some()), "{line} is no entry");
            assert_eq!(shown.iter().filter(|other| *other == line).count(), 1, "{line} is there twice");
        }
        let mut missing = Vec::new();
        for offer in offers::offers().iter().filter(|offer| offer.command.is_some() && !offer.is_choice()) {
            let same =
                shown.iter().any(|line| offers::of_line(line).is_some_and(|other| other.command == offer.command));
            let special = offer.has_choices()
                || matches!(offer.row.window, Some(WindowCommand::Theme | WindowCommand::OpenRecent))
                || WITHOUT_A_MENU.contains(&offer.line);
            missing.extend((!same && !special).then_some(offer.line));
        }
        assert!(missing.is_empty(), "in no menu: {missing:?}");
    }

    #[test]
    fn commands_that_delete_come_last_in_their_menu() {
        for (group, entries) in MENUS {
            let removes = |entry: &Entry| match entry {
                Line(line) => offers::of_line(line)
                    .and_then(|offer| offer.command.as_ref())
                    .is_some_and(|command| command.removes() && *command != Command::CutVariation),
                _ => false,
            };
            let first = entries.iter().position(removes).unwrap_or(entries.len());
            assert!(entries[first..].iter().all(removes), "{}", group.title());
        }
    }
}
