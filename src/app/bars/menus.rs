//! The menu: the commands of the table that need no words, in their groups, and what has a few fixed words.

use egui::{Button, Ui};

use crate::app::Ask;
use crate::app::bars::view_choices::is_on;
use crate::app::look::theme::Choice;
use crate::app::look::words;
use crate::edit::{self, Command, Group, Workspace};
use crate::store::Settings;

/// Lines that are in menus besides the commands without arguments: the group, what is said, the line.
pub const LINES: &[(Group, &str, &str)] = &[
    (Group::Go, "Ten on", "next 10"),
    (Group::Go, "Ten back", "back 10"),
    (Group::Go, "Next comment", "next-with comment"),
    (Group::Go, "Previous comment", "previous-with comment"),
    (Group::Go, "Next annotation", "next-with annotation"),
    (Group::Go, "Previous annotation", "previous-with annotation"),
    (Group::Annotate, "Good move", "annotate good-move"),
    (Group::Annotate, "Very good move", "annotate good-move 2"),
    (Group::Annotate, "Interesting move", "annotate interesting"),
    (Group::Annotate, "Doubtful move", "annotate doubtful"),
    (Group::Annotate, "Bad move", "annotate bad-move"),
    (Group::Annotate, "Very bad move", "annotate bad-move 2"),
    (Group::Annotate, "Good for Black", "annotate good-black"),
    (Group::Annotate, "Good for White", "annotate good-white"),
    (Group::Annotate, "Even position", "annotate even"),
    (Group::Annotate, "Unclear position", "annotate unclear"),
    (Group::Annotate, "Hotspot", "annotate hotspot"),
    (Group::Annotate, "No judgement", "annotate none"),
    (Group::Mark, "Triangles", "tool triangle"),
    (Group::Mark, "Squares", "tool square"),
    (Group::Mark, "Circles", "tool circle"),
    (Group::Mark, "Crosses", "tool cross"),
    (Group::Mark, "Labels", "tool label"),
    (Group::Mark, "Lines", "tool line"),
    (Group::Mark, "Arrows", "tool arrow"),
    (Group::Setup, "Set up by clicking", "tool setup"),
    (Group::Play, "Play by clicking", "tool play"),
    (Group::Game, "Swaps as judged", "read-swaps judged"),
    (Group::Game, "Swaps as written", "read-swaps as-written"),
    (Group::Game, "Swaps are of pieces", "read-swaps pieces"),
    (Group::Game, "Swaps are of sides", "read-swaps sides"),
    (Group::View, "Move numbers: none", "move-numbers none"),
    (Group::View, "Move numbers: the last move", "move-numbers last"),
    (Group::View, "Move numbers: the last five", "move-numbers last 5"),
    (Group::View, "Move numbers: all", "move-numbers all"),
    (Group::View, "Move numbers: from here, counted from 1", "move-numbers here"),
    (Group::View, "Marks on variations: as the record asks for", "next-moves record"),
    (Group::View, "Marks on variations: moves that follow", "next-moves following"),
    (Group::View, "Marks on variations: moves played instead", "next-moves instead"),
    (Group::View, "Marks on variations: none", "next-moves none"),
    (Group::View, "Direction of the tree: to the right", "tree-grows right"),
    (Group::View, "Direction of the tree: downwards", "tree-grows down"),
    (Group::Clean, "Remove comments", "strip comments"),
    (Group::Clean, "Remove markup", "strip markup"),
    (Group::Clean, "Remove annotations", "strip annotations"),
    (Group::Clean, "Keep only the main line", "strip variations"),
    (Group::Clean, "Remove private data", "strip private"),
    (Group::Clean, "Remove empty nodes", "strip empty-nodes"),
    (Group::Clean, "Repair everything", "repair all"),
    (Group::Clean, "Turn right", "rotate right"),
    (Group::Clean, "Turn left", "rotate left"),
    (Group::Clean, "Mirror left and right", "flip horizontal"),
    (Group::Clean, "Mirror top and bottom", "flip vertical"),
];

/// Commands whose lines are choices: they stand in a menu of their own, under the title of the command.
pub const CHOICES: [&str; 3] = ["move-numbers", "next-moves", "tree-grows"];

/// The first word of a line: the name of its command.
pub fn name_of(line: &str) -> &str {
    line.split(' ').next().unwrap_or(line)
}

/// What a choice is called where its command stands above it: `Direction of the tree: downwards` is `Downwards`.
fn choice(title: &str) -> String {
    let words = title.split_once(": ").map_or(title, |(_, words)| words);
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Fills the main menu: a submenu for each group.
pub fn main(
    ui: &mut Ui,
    workspace: Option<&Workspace>,
    settings: &Settings,
    keys: &dyn Fn(&str) -> String,
    asks: &mut Vec<Ask>,
) {
    ui.set_min_width(180.0);
    for group in Group::ALL {
        ui.menu_button(group.title(), |ui| {
            ui.set_min_width(220.0);
            egui::ScrollArea::vertical().max_height(ui.ctx().content_rect().height() - 64.0).show(ui, |ui| {
                for entry in edit::table().iter().filter(|entry| entry.group == group) {
                    if needs_words(entry.arguments) {
                        continue;
                    }
                    if entry.name == "open-recent" {
                        recent(ui, settings, asks);
                        continue;
                    }
                    if CHOICES.contains(&entry.name) {
                        ui.menu_button(entry.title, |ui| {
                            for (_, title, line) in LINES.iter().filter(|(.., line)| name_of(line) == entry.name) {
                                item(ui, &choice(title), line, (workspace, settings), keys, asks);
                            }
                        });
                        continue;
                    }
                    item(ui, entry.title, entry.name, (workspace, settings), keys, asks);
                }
                let plain = |line: &str| !CHOICES.contains(&name_of(line));
                for (_, title, line) in LINES.iter().filter(|(of, _, line)| *of == group && plain(line)) {
                    item(ui, title, line, (workspace, settings), keys, asks);
                }
                if group == Group::View {
                    ui.menu_button(words::THEME, |ui| {
                        for choice in Choice::ALL {
                            let chosen = settings.appearance == choice.name();
                            if ui.add(Button::selectable(chosen, choice.words())).clicked() {
                                asks.push(Ask::line(format!("theme {}", choice.name())));
                            }
                        }
                    });
                    ui.menu_button(words::BOARD_THEME, |ui| {
                        for theme in crate::scene::Theme::all() {
                            let chosen = settings.board_theme == theme.id;
                            if ui.add(Button::selectable(chosen, theme.name.as_str())).clicked() {
                                asks.push(Ask::line(format!("theme {}", theme.id)));
                            }
                        }
                    });
                }
            });
        });
    }
}

/// Whether a command cannot be asked for without saying more.
pub fn needs_words(arguments: &str) -> bool {
    !arguments.is_empty() && !arguments.starts_with('[') || arguments.contains("] ")
}

fn recent(ui: &mut Ui, settings: &Settings, asks: &mut Vec<Ask>) {
    ui.menu_button(words::OPEN_RECENT, |ui| {
        if settings.recent.iter().next().is_none() {
            ui.label(words::NO_RECENT);
        }
        for entry in settings.recent.iter().take(15) {
            let name = entry.file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            if ui.button(name).on_hover_text(entry.file.display().to_string()).clicked() {
                asks.push(Ask::Open(entry.file.clone()));
            }
        }
    });
}

/// A line of a menu: greyed with the reason where it makes no sense, ticked where it is switched on.
fn item(
    ui: &mut Ui,
    title: &str,
    line: &str,
    (workspace, settings): (Option<&Workspace>, &Settings),
    keys: &dyn Fn(&str) -> String,
    asks: &mut Vec<Ask>,
) {
    let Ok(command) = Command::parse(line) else { return };
    let available = match (&command, workspace) {
        (Command::Window { .. }, _) => Ok(()),
        (_, Some(workspace)) => workspace.available(&command),
        (_, None) => Err(words::NOTHING_OPEN.to_owned()),
    };
    let button = match is_on(settings, line) {
        Some(on) => Button::selectable(on, title),
        None => Button::new(title),
    };
    let button = button.shortcut_text(keys(line));
    let response = ui.add_enabled(available.is_ok(), button);
    let response = match available {
        Err(why) => response.on_disabled_hover_text(why),
        Ok(()) => response,
    };
    let help = edit::entry(name_of(line)).map_or("", |entry| entry.help);
    if response.on_hover_text(help).clicked() {
        asks.push(Ask::line(line.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_command_and_every_group_has_something() {
        for (_, title, line) in LINES {
            assert!(Command::parse(line).is_ok(), "{title}: {line}");
        }
        for group in Group::ALL {
            let plain = edit::table().iter().any(|entry| entry.group == group && !needs_words(entry.arguments));
            assert!(plain || LINES.iter().any(|(of, ..)| *of == group), "{}", group.title());
        }
    }

    #[test]
    fn words_that_may_be_left_out_are_not_needed() {
        assert!(!needs_words("") && !needs_words("[N]") && !needs_words("[FILE…]"));
        assert!(needs_words("WHAT POINT…") && needs_words("[COLOUR] MOVE"));
    }
}
