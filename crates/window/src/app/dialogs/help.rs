//! The guide: searchable how-to chapters, and reference pages made from the tables: commands with their keys, findings, games.

use std::collections::HashSet;

use egui::accesskit::Role;
use egui::{FontId, ScrollArea, Sense, TextStyle, Ui, pos2, vec2};

use crate::app::bars::offers::title_with;
use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::keys::arguments;
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::one_of;
use crate::app::look::{GRID, InSight as _, Palette, controls, form, words};
use crate::commands::{self, AnyCommand, CommandRow, WindowCommand};
use crate::edit::Group;
use crate::game;
use crate::language::{self, StaticText};

/// Width of the list of chapters.
const CHAPTERS: f32 = 190.0;

/// The text of the guide: chapters begin with `#`, their parts with `##`.
const TEXT: &str = include_str!("../../../../../assets/manual/en.md");

/// A chapter of the guide.
#[derive(Clone, Debug, Default, PartialEq)]
struct Chapter {
    title: String,
    parts: Vec<Part>,
}

/// A piece of a chapter that is shown or found as one.
#[derive(Clone, Debug, PartialEq)]
enum Part {
    Heading(String),
    Text(String),
    /// A line of a table: its name, the text at its end, and an explanation.
    Line(String, String, String),
    /// A command and its keys, also listed among all commands.
    Command(String, String),
    /// The keys for changing keys.
    Keys,
}

impl Part {
    /// Whether it has all these words, in lower case.
    fn has(&self, sought: &[String]) -> bool {
        let text = match self {
            Part::Heading(text) | Part::Text(text) => text.to_lowercase(),
            Part::Line(name, keys, about) => format!("{name} {keys} {about}").to_lowercase(),
            Part::Command(..) | Part::Keys => return false,
        };
        sought.iter().all(|word| text.contains(word))
    }
}

/// The chapters that were written, in the language chosen. A chapter's name in the catalogues is made of its English title, and the
/// name of each of its parts of that and its number.
fn written() -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut name = String::new();
    let row = |name: &str, text: &'static str| language::row("guide", name, text).to_owned();
    for line in TEXT.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(title) = line.strip_prefix("# ") {
            name = title.to_lowercase().replace([' ', ','], "-").replace("--", "-");
            chapters.push(Chapter { title: row(&name, title), parts: Vec::new() });
        } else if let Some(chapter) = chapters.last_mut() {
            let name = format!("{name}-{}", chapter.parts.len() + 1);
            chapter.parts.push(match line.strip_prefix("## ") {
                Some(heading) => Part::Heading(row(&name, heading)),
                None => Part::Text(row(&name, line)),
            });
        }
    }
    chapters
}

/// Every key there is: those of the board, then those of the commands.
fn keys(here: &ViewContext<'_>) -> Chapter {
    let mut parts = vec![Part::Keys, Part::Heading(words::BOARD.into())];
    let of_board = words::KEYS_OF_THE_BOARD.iter();
    parts.extend(of_board.map(|(what, keys)| Part::Line((*what).into(), (*keys).into(), String::new())));
    parts.push(Part::Heading(StaticText("compare-heading", "Compare").into()));
    let in_compare = words::KEYS_IN_COMPARE.iter();
    parts.extend(in_compare.map(|(what, keys)| Part::Line((*what).into(), (*keys).into(), String::new())));
    for group in Group::ALL {
        let entries = commands::table().iter().filter(|entry| entry.group == group);
        let rows: Vec<_> = entries.flat_map(|entry| keyed(entry, here)).filter(|(_, keys)| !keys.is_empty()).collect();
        if !rows.is_empty() {
            parts.push(Part::Heading(group.title().to_owned()));
            parts.extend(rows.into_iter().map(|(title, keys)| Part::Command(title, keys)));
        }
    }
    Chapter { title: words::KEYS.into(), parts }
}

/// The chapters that the tables know.
fn made(here: &ViewContext<'_>) -> [Chapter; 3] {
    let mut commands = Vec::new();
    for group in Group::ALL {
        commands.push(Part::Heading(group.title().to_owned()));
        for entry in commands::table().iter().filter(|entry| entry.group == group) {
            for (title, keys) in keyed(entry, here) {
                let help =
                    if title == entry.title() { format!("{}   {}", entry.line(), entry.help()) } else { String::new() };
                commands.push(Part::Line(title, keys, help));
            }
        }
    }
    let findings = game::rules().map(|rule| {
        let name = language::with_colon(rule.code, rule.title());
        let weight = language::in_english(|| rule.severity.name());
        Part::Line(name, weight.to_owned(), rule.explanation().to_owned())
    });
    let games = game::cards().map(|card| {
        let about = match card.choice {
            game::Choice::Variants(_) | game::Choice::Forms(_) => card.forms().join(", "),
            game::Choice::Sizes(sizes) => sizes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        };
        Part::Line(card.title(), String::new(), about)
    });
    let chapter = |title: language::StaticText, parts| Chapter { title: title.into(), parts };
    [
        chapter(words::COMMANDS, commands),
        chapter(StaticText("all-findings", "All issues"), findings.collect()),
        chapter(StaticText("all-games", "All games"), games.collect()),
    ]
}

/// A command once for each of its keys, or once without.
fn keyed(entry: &CommandRow, here: &ViewContext<'_>) -> Vec<(String, String)> {
    let own = entry.plain().map_or_else(String::new, |command| (here.keys)(&command));
    let mut rows = vec![(entry.title().to_owned(), own)];
    let mut seen = HashSet::new();
    // Lines with arguments have keys of their own: `next 10`, `tool play`.
    for binding in commands::keys() {
        if let Some(arguments) = arguments(entry, binding.line)
            && let Ok(command) = AnyCommand::parse(binding.line)
            && seen.insert(binding.line)
        {
            rows.push((title_with(entry, arguments, binding.line), (here.keys)(&command)));
        }
    }
    rows
}

/// The dialog.
#[derive(Default)]
pub struct Help {
    filter: String,
    focused: bool,
    /// The chapter on view.
    at: usize,
    chapters: Vec<Chapter>,
}

impl Dialog for Help {
    fn look(&self) -> DialogLook {
        DialogLook::front("help", StaticText("help", "Help"), 860.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        if self.chapters.is_empty() {
            // The keys are what users of F1 need most.
            self.chapters = std::iter::once(keys(here)).chain(written()).chain(made(here)).collect();
        }
        form::filter(ui, StaticText("search-guide", "Search the guide"), &mut self.filter, &mut self.focused);
        ui.add_space(GRID);
        let height = (ui.ctx().content_rect().height() - 240.0).clamp(120.0, 620.0);
        let (left, right) = form::columns(ui, CHAPTERS, height);
        form::inside(ui, left, "chapters", |ui| self.contents(ui, height));
        let sought: Vec<String> = self.filter.to_lowercase().split_whitespace().map(str::to_owned).collect();
        form::inside(ui, right, "chapter", |ui| {
            let salt = (self.at, sought.is_empty());
            let area = ScrollArea::vertical().id_salt(salt).max_height(height).auto_shrink(false);
            area.show_in_sight(ui, |ui| {
                form::beside_bar(ui);
                if sought.is_empty() {
                    let chapter = &self.chapters[self.at.min(self.chapters.len() - 1)];
                    title(ui, &chapter.title);
                    chapter.parts.iter().for_each(|part| show(ui, part, actions));
                } else {
                    self.found(ui, &sought, actions);
                }
            });
        });
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some() || dialogs::is_entered(ui)
    }
}

impl Help {
    /// The list of chapters, with the chosen one.
    fn contents(&mut self, ui: &mut Ui, height: f32) {
        ScrollArea::vertical().id_salt("contents").max_height(height).auto_shrink(false).show_in_sight(ui, |ui| {
            for (index, chapter) in self.chapters.iter().enumerate() {
                let chosen = self.at == index && self.filter.trim().is_empty();
                let response = ui.selectable_label(chosen, chapter.title.as_str());
                one_of(&response, chosen, &chapter.title);
                if response.clicked() {
                    self.at = index;
                    self.filter.clear();
                }
            }
        });
    }

    /// What has all the words that are looked for, by chapters. A chapter that is called so is shown whole.
    fn found(&self, ui: &mut Ui, sought: &[String], actions: &mut Vec<Action>) {
        let mut any = false;
        for chapter in &self.chapters {
            let whole = Part::Heading(chapter.title.clone()).has(sought);
            let parts = chapter.parts.iter().filter(|part| whole || part.has(sought)).collect::<Vec<_>>();
            if parts.is_empty() {
                continue;
            }
            any = true;
            title(ui, &chapter.title);
            parts.into_iter().for_each(|part| show(ui, part, actions));
            ui.add_space(GRID);
        }
        if !any {
            controls::quiet(ui, words::NOT_IN_GUIDE.localized());
        }
    }
}

fn title(ui: &mut Ui, text: &str) {
    controls::title(ui, text, 16.0);
    ui.add_space(GRID / 2.0);
}

fn show(ui: &mut Ui, part: &Part, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    match part {
        Part::Heading(text) => {
            ui.add_space(GRID / 2.0);
            controls::title(ui, text, 14.0);
        }
        Part::Command(name, keys) => line(ui, name, keys, &palette),
        Part::Keys => {
            if ui.button(StaticText("change-keys-dialog", "Change shortcuts…").localized()).clicked() {
                actions.push(WindowCommand::Shortcuts.into());
            }
        }
        Part::Text(text) => {
            ui.add(egui::Label::new(with_code(ui, text)).wrap());
            ui.add_space(GRID / 2.0);
        }
        Part::Line(name, keys, about) => {
            line(ui, name, keys, &palette);
            if !about.is_empty() {
                controls::quiet_tiny(ui, about);
            }
        }
    }
}

/// A paragraph: what is between backticks is in the letters of a terminal, and an item of a list begins with a dot.
fn with_code(ui: &Ui, text: &str) -> egui::text::LayoutJob {
    let fonts = [TextStyle::Body, TextStyle::Monospace].map(|style| style.resolve(ui.style()));
    let mut job = egui::text::LayoutJob::default();
    let mut add = |text: &str, font: &FontId| {
        job.append(text, 0.0, egui::TextFormat::simple(font.clone(), ui.visuals().text_color()));
    };
    let (start, text) = text.strip_prefix("* ").map_or(("", text), |item| ("• ", item));
    add(start, &fonts[0]);
    for (part, font) in text.split('`').zip(fonts.iter().cycle()) {
        add(part, font);
    }
    job
}

/// A description, and its keys.
fn line(ui: &mut Ui, title: &str, keys: &str, palette: &Palette) {
    let font = FontId::proportional(14.0);
    let width = ui.available_width() - GRID;
    let shown = ui.painter().layout_no_wrap(keys.to_owned(), font.clone(), palette.quiet);
    let left = (width - shown.size().x - GRID).max(0.0);
    let name = ui.painter().layout(title.to_owned(), font, palette.text, left);
    let (rect, response) = ui.allocate_exact_size(vec2(width, name.size().y.max(20.0)), Sense::hover());
    let spoken = if keys.is_empty() { title.to_owned() } else { format!("{title}, {keys}") };
    controls::set_name(&response, Role::Label, || &spoken);
    let middle = |galley: &egui::Galley| rect.center().y - galley.size().y / 2.0;
    let (at, keys_at) = (pos2(rect.left(), middle(&name)), pos2(rect.right() - shown.size().x, middle(&shown)));
    ui.painter().galley(at, name, palette.text);
    ui.painter().galley(keys_at, shown, palette.quiet);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages;

    #[test]
    fn the_guide_has_chapters_and_names_no_command_that_is_none() {
        // Text in quotation marks in it, with three dots, is the title of a command.
        let quoted = |text: &str| {
            let signs = |c: char| "\"«»“”„「」".contains(c);
            let names: Vec<String> = text.split(signs).map(|name| name.trim().to_owned()).collect();
            names.into_iter().filter(|name| name.ends_with('…') && name != "…" && name.len() < 60).collect::<Vec<_>>()
        };
        for code in languages::all().iter().map(|language| language.code) {
            language::with(languages::chosen(code), || {
                let chapters = written();
                assert!(chapters.len() > 12, "{}", chapters.len());
                assert!(chapters.iter().all(|chapter| !chapter.title.is_empty() && !chapter.parts.is_empty()));
                let titles: Vec<&str> = commands::table().iter().map(|row| row.title()).collect();
                let mut named = 0;
                for part in chapters.iter().flat_map(|chapter| &chapter.parts) {
                    if let Part::Text(text) = part {
                        for name in quoted(text) {
                            assert!(titles.contains(&&*name), "{code}: {name}");
                            named += 1;
                        }
                    }
                }
                assert!(named > 6, "{code}: {named}");
            });
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn the_guide_is_read_and_searched() {
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([1000.0, 700.0], "help");
        picture(&mut harness, "help");
        harness.get_by_label("Change shortcuts…").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), crate::app::testing::harness::typed(&["shortcuts"]));
        harness.get_by_label("Moving around").click();
        harness.run();
        harness.get_by_label_contains("in a comment are links");
        harness.get_by_label("Search the guide").click();
        harness.run();
        harness.get_by_label("Search the guide").type_text("find next");
        harness.run();
        harness.get_by_label_contains("Find next, F3");
        assert!(harness.query_by_label_contains("Undo").is_none());
        harness.key_press(egui::Key::Escape);
        harness.run();
        assert!(harness.query_by_label("Search the guide").is_none());
    }

    #[test]
    fn code_and_lists_are_drawn_and_not_spelled() {
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([1000.0, 700.0], "help");
        harness.get_by_label("Search the guide").type_text("an animation of the moves");
        harness.run();
        picture(&mut harness, "help-publishing");
        harness.get_by_label_contains("• .gif or .png: an animation of the moves");
    }

    #[test]
    fn every_finding_and_every_command_is_in_the_guide() {
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([1000.0, 700.0], "help");
        for sought in ["two-moves", "split-collection", "Blokus Duo", "shift_jis"] {
            harness.get_by_label("Search the guide").type_text(sought);
            harness.run();
            assert!(harness.query_by_label(&words::NOT_IN_GUIDE).is_none(), "{sought}");
            harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
            harness.key_press(egui::Key::Delete);
            harness.run();
        }
    }
}
