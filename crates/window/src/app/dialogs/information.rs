//! The game information: players, date, place, result and rules.
//!
//! Values are shown as the record has them, with their interpretation beneath; nothing is changed unless it is edited.

use std::collections::HashMap;

use egui::accesskit::Role;
use egui::{Popup, PopupCloseBehavior, ScrollArea, Ui, vec2};

use crate::app::context::{Action, Reading, ViewContext};
use crate::app::dialogs::calendar::Calendar;
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::bidi::field;
use crate::app::look::controls::{disc, heading, one_of, tip};
use crate::app::look::{GRID, Icon, IconButton, Palette, form, menu, words};
use crate::edit::Command;
use crate::game::overtime::{self, Overtime};
use crate::game::{self, Colour, Kind, Position, info};
use crate::language::{self, StaticText};
use crate::scene;
use crate::sgf::value::{amount, date};
use crate::sgf::{Dialect, NodeId, Tree, vocabulary};

/// One entry: its property, its text when the dialog was opened, and as it is typed.
struct Entry {
    id: String,
    was: String,
    now: String,
}

/// The dialog.
pub struct Information {
    entries: Vec<Entry>,
    players: Vec<(&'static str, Vec<Colour>)>,
    /// The properties of this game that are shown, by heading.
    groups: Vec<(StaticText, Vec<&'static str>)>,
    focused: bool,
    calendar: Calendar,
    /// By how many points somebody won, as it is typed for the result.
    points: String,
}

/// Rules of Go that many programs know.
const RULES: [&str; 6] = ["Japanese", "Chinese", "Korean", "AGA", "GOE", "NZ"];

/// The properties besides the players, by heading; `*` if the text has several lines.
const GROUPS: [(StaticText, &[&str]); 4] = [
    (StaticText("occasion", "Event details"), &vocabulary::OCCASION),
    (StaticText("game-and-result", "Game and result"), &vocabulary::TERMS),
    (StaticText("source", "Source"), &vocabulary::SOURCES),
    (words::ABOUT_THE_GAME, &["GC"]),
];

impl Information {
    /// The information of the current game.
    pub fn new(reading: &Reading<'_>) -> Information {
        let game = reading.position.kind().identity().game();
        let players = reading.position.kind().players();
        let mut ids = Vec::new();
        for (id, _) in &players {
            ids.extend([(*id).to_owned(), format!("{}R", &id[1..]), format!("{}T", &id[1..])]);
        }
        let belongs = |id: &&'static str| vocabulary::look_up(id, game).is_some() || reading.tree.has(reading.root, id);
        let groups = GROUPS.map(|(heading, ids)| (heading, ids.iter().copied().filter(belongs).collect::<Vec<_>>()));
        for (_, group) in &groups {
            ids.extend(group.iter().map(|id| (*id).to_owned()));
        }
        let values = values(reading.tree, reading.node, &ids);
        let entries = ids.into_iter().map(|id| {
            let was = values.get(&id).cloned().unwrap_or_default();
            Entry { id, now: was.clone(), was }
        });
        Information {
            entries: entries.collect(),
            players,
            groups: groups.to_vec(),
            focused: false,
            calendar: Calendar::default(),
            points: String::new(),
        }
    }

    fn entry(&mut self, id: &str) -> Option<&mut Entry> {
        self.entries.iter_mut().find(|entry| entry.id == id)
    }

    fn field(&mut self, ui: &mut Ui, id: &str, (name, hint): (&str, &str), width: f32) -> Option<egui::Response> {
        let entry = self.entry(id)?;
        Some(form::text(ui, name, hint, &mut entry.now, Some(width)))
    }

    /// The commands that write the typed values to the record.
    fn commands(&self) -> impl Iterator<Item = Command> {
        let changed = self.entries.iter().filter(|entry| entry.now != entry.was);
        changed.map(|entry| Command::Info { id: entry.id.clone(), value: entry.now.clone() })
    }
}

/// The texts of these properties on the nodes from `node` up to the root: a game information may stand on any of them.
fn values(tree: &Tree, node: NodeId, ids: &[String]) -> HashMap<String, String> {
    let mut values = HashMap::new();
    let mut at = Some(node);
    while let Some(here) = at {
        for property in tree.properties(here) {
            let id = property.id();
            if ids.iter().any(|wanted| *wanted == id) && !values.contains_key(&*id) {
                let text = if id == "GC" { tree.text(here, &id) } else { tree.simple_text(here, &id) };
                values.insert(id.into_owned(), text.unwrap_or_default());
            }
        }
        at = tree.parent(here);
    }
    values
}

impl Dialog for Information {
    fn look(&self) -> DialogLook {
        DialogLook::front("information", words::GAME_INFORMATION, 640.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let entries = |own: &mut Information, ui: &mut Ui, _| own.entries(ui, here, &reading);
        dialogs::over_buttons(ui, self, entries, |own, ui| {
            let pressed = dialogs::buttons(ui, &[StaticText("done", "Done").localized(), words::CANCEL.localized()]);
            if pressed == Some(0) || dialogs::is_entered(ui) {
                // One step of the history, whatever was typed.
                actions.push(Action::RunAsOne(own.commands().collect()));
                return true;
            }
            pressed == Some(1)
        })
    }

    fn holds_typing(&self) -> bool {
        self.entries.iter().any(|entry| entry.now != entry.was)
    }
}

/// How high the list of ranks is at most, in points.
const RANKS_HEIGHT: f32 = 320.0;

/// The ranks to choose from; the current one is in view, or else the first dan.
fn choose_rank(ui: &mut Ui, ranks: &[String], now: &mut String) {
    ScrollArea::vertical().max_height(RANKS_HEIGHT).show(ui, |ui| {
        ui.set_min_width(72.0);
        let at = ranks.iter().position(|rank| rank == now.trim()).or(ranks.iter().position(|rank| rank == "1d"));
        for (index, rank) in ranks.iter().enumerate() {
            let response = ui.selectable_label(rank == now.trim(), rank);
            one_of(&response, rank == now.trim(), rank);
            // The scroll height is known in the first pass only.
            if Some(index) == at && ui.is_sizing_pass() {
                response.scroll_to_me(Some(egui::Align::Center));
            }
            if response.clicked() {
                rank.clone_into(now);
                ui.close();
            }
        }
    });
}

impl Information {
    /// All entries, by heading.
    fn entries(&mut self, ui: &mut Ui, here: &ViewContext<'_>, reading: &Reading<'_>) {
        self.people(ui, here, reading);
        for (title, ids) in self.groups.clone() {
            if ids.is_empty() {
                continue;
            }
            ui.add_space(GRID);
            heading(ui, title.localized());
            for id in ids {
                self.entry_row(ui, id, reading);
            }
        }
    }

    fn people(&mut self, ui: &mut Ui, here: &ViewContext<'_>, reading: &Reading<'_>) {
        let palette = Palette::of(ui);
        let kind = reading.position.kind().clone();
        heading(ui, words::PLAYERS.localized());
        for (id, colours) in self.players.clone() {
            let letter = &id[1..];
            let who = colours.iter().map(|&colour| kind.colour_name(colour)).collect::<Vec<_>>().join(" + ");
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GRID;
                let (rect, _) = ui.allocate_exact_size(vec2(form::LABEL, 28.0), egui::Sense::hover());
                for (index, &colour) in colours.iter().enumerate() {
                    let centre = rect.left_center() + vec2(6.0 + 15.0 * index as f32, 0.0);
                    disc(ui, centre, (here.paint)(reading.position, colour));
                }
                let left = rect.left_center() + vec2(4.0 + 15.0 * colours.len() as f32, 0.0);
                let font = egui::FontId::proportional(14.0);
                ui.painter().with_clip_rect(rect).text(left, egui::Align2::LEFT_CENTER, &who, font, palette.quiet);
                let ranks = game::ranks(&kind);
                let room = ui.available_width() - 2.0 * GRID;
                let (rank, team) = (100.0_f32.min(room * 0.28), 120.0_f32.min(room * 0.3));
                let rest = room - rank - team;
                let first = self.field(ui, id, (&words::name_of(&who), ""), rest);
                if let Some(first) = first.filter(|_| !self.focused) {
                    self.focused = true;
                    first.request_focus();
                }
                let (rank_id, team_id) = (format!("{letter}R"), format!("{letter}T"));
                let name = say!("rank-of", "{player}: rank", player = who);
                let hint = StaticText("rank", "Rank").localized();
                if ranks.is_empty() {
                    self.field(ui, &rank_id, (&name, hint), rank);
                } else if let Some(entry) = self.entry(&rank_id) {
                    let choose = say!("choose-rank-of", "{player}: choose a rank", player = who);
                    form::text_with(ui, (&name, hint), &mut entry.now, rank, |ui, now| {
                        offer(ui, (Icon::Down, &choose), |ui| choose_rank(ui, &ranks, now));
                    });
                }
                let name = say!("team-of", "{player}: team", player = who);
                self.field(ui, &team_id, (&name, StaticText("team", "Team").localized()), team);
            });
        }
    }

    fn entry_row(&mut self, ui: &mut Ui, id: &'static str, reading: &Reading<'_>) {
        let name = words::information(id);
        if id == "GC" {
            if let Some(entry) = self.entry(id) {
                let output = field::lines(ui, &mut entry.now, None, |edit| {
                    edit.desired_width(f32::INFINITY).desired_rows(4).margin(egui::Margin::symmetric(8, 6))
                });
                form::name_it(&output.response.response, name.localized(), &entry.now);
            }
            return;
        }
        form::row(ui, name.localized(), |ui| {
            // What is prescribed is short, and what was understood of it stands beside it: nothing moves while one types.
            let is_noted = vocabulary::PRESCRIBED.contains(&id) || id == "OT";
            let room = ui.available_width();
            let width = if is_noted { room * PRESCRIBED_SHARE } else { room };
            if vocabulary::CHOSEN.contains(&id) {
                self.chosen(ui, id, (name, width), reading);
            } else {
                self.field(ui, id, (name.localized(), ""), width);
            }
            if is_noted {
                self.note(ui, id, reading);
            }
        });
    }

    /// An entry with help inside its field: a calendar, or a list of choices.
    fn chosen(&mut self, ui: &mut Ui, id: &'static str, (name, width): (StaticText, f32), reading: &Reading<'_>) {
        let kind = reading.position.kind();
        let Information { entries, calendar, points, .. } = self;
        let Some(entry) = entries.iter_mut().find(|entry| entry.id == id) else { return };
        // Two buttons have the same words, and screen-reader users do not see the field around them.
        let choose = if id == "OT" { words::CHOOSE_OVERTIME } else { words::CHOOSE_RULES };
        let choose = language::with_colon(name, choose);
        form::text_with(ui, (name.localized(), ""), &mut entry.now, width, |ui, now| match id {
            "DT" => offer(ui, (Icon::Calendar, words::CALENDAR.localized()), |ui| {
                // Its days must not be reported as menu entries.
                ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(Role::Group));
                if let Some(dates) = calendar.show(ui, now) {
                    *now = dates;
                }
            }),
            "RE" => offer(ui, (Icon::Down, words::CHOOSE_RESULT.localized()), |ui| {
                if reading.position.counting().is_some() {
                    choose_points(ui, kind, points, now);
                }
                if let Some(result) = result_of_scores(reading.position) {
                    choices(ui, now, vec![(result.clone(), info::result_in_words(&result, kind))]);
                    ui.separator();
                }
                choices(ui, now, game::results(kind));
            }),
            "OT" => offer(ui, (Icon::Down, &choose), |ui| {
                let usual = overtime::USUAL.map(|usual| (usual.to_string(), overtime::in_words(usual)));
                choices(ui, now, usual.to_vec());
            }),
            _ => offer(ui, (Icon::Down, &choose), |ui| {
                choices(ui, now, RULES.map(|rules| (rules.to_owned(), rules.to_owned())).to_vec());
            }),
        });
    }

    /// What was understood of an entry, and how the format would have it.
    fn note(&mut self, ui: &mut Ui, id: &'static str, reading: &Reading<'_>) {
        let kind = reading.position.kind().clone();
        let text = |id: &str| self.entries.iter().find(|entry| entry.id == id).map_or("", |entry| entry.now.trim());
        let value = text(id).to_owned();
        let rules = text("RU").to_owned();
        let komi = (id == "KM" && value.is_empty()).then(|| game::usual_komi(&rules, text("HA"), &kind)).flatten();
        let offer = match komi {
            Some(komi) => {
                Some((komi.to_owned(), say!("usual-komi", "Usual komi under {rules} rules: {komi}", rules, komi)))
            }
            None => game::proposal(id, &value, &kind)
                .map(|better| (better.clone(), say!("write-as", "Change to {value}", value = better))),
        };
        if let Some((better, message)) = offer {
            let button = ui.add(egui::Button::new(&message).small().truncate());
            let clicked = button.clicked();
            tip(button, &message, "");
            if clicked && let Some(entry) = self.entry(id) {
                entry.now = better;
            }
        }
        if let Some(understood) = understood(id, &value, reading).filter(|_| ui.available_width() > GRID) {
            let palette = Palette::of(ui);
            ui.add(egui::Label::new(egui::RichText::new(understood).size(12.0).color(palette.quiet)).truncate());
        }
    }
}

/// The part of its row that a prescribed value has; what was understood of it has the rest.
const PRESCRIBED_SHARE: f32 = 0.5;

/// A button inside a field that opens a menu.
fn offer(ui: &mut Ui, (icon, name): (Icon, &str), content: impl FnOnce(&mut Ui)) {
    let button = IconButton::new(icon, name, "").side(form::INSIDE).show(ui);
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.show(|ui| {
        menu::on_top(ui);
        content(ui);
    });
    menu::opens(&button, shown.is_some());
}

/// Values to choose from, in words.
fn choices(ui: &mut Ui, now: &mut String, choices: Vec<(String, String)>) {
    for (value, words) in choices {
        let message = if value == words { words } else { format!("{words}  ({value})") };
        if ui.button(message).clicked() {
            *now = value;
            ui.close();
        }
    }
}

/// Who wins by how many points: the commonest result of games that are counted. `points` is what is typed.
fn choose_points(ui: &mut Ui, kind: &Kind, points: &mut String, now: &mut String) {
    form::row(ui, StaticText("result-points", "By points").localized(), |ui| {
        form::text(ui, StaticText("result-points", "By points").localized(), "3.5", points, Some(POINTS));
    });
    let number = language::typed_decimal(points).filter(|number| *number > 0.0 && *number < MOST_POINTS);
    for colour in [Colour::BLACK, Colour::WHITE] {
        let value = number.map(|number| format!("{}+{number}", kind.letter(colour)));
        let words = match &value {
            Some(value) => info::result_in_words(value, kind),
            None => say!("result-by-points", "{player} wins by …", player = kind.colour_name(colour)),
        };
        if ui.add_enabled(value.is_some(), egui::Button::new(words)).clicked() {
            now.clone_from(&value.unwrap_or_default());
            ui.close();
        }
    }
    ui.separator();
}

/// The result of the points that two colours have at a position, where the game keeps them and somebody has some.
fn result_of_scores(position: &Position) -> Option<String> {
    let kind = position.kind();
    let of = |colour| position.score(colour).filter(|_| kind.colours() == 2 && position.counting().is_none());
    let (first, second) = (of(Colour::BLACK)?, of(Colour::WHITE)?);
    let winner = if first > second { Colour::BLACK } else { Colour::WHITE };
    match first - second {
        _ if first == 0.0 && second == 0.0 => None,
        0.0 => Some("0".to_owned()),
        more => Some(format!("{}+{}", kind.letter(winner), more.abs())),
    }
}

/// Width of the field for points, and what no result reaches.
const POINTS: f32 = 64.0;
const MOST_POINTS: f64 = 10_000.0;

/// The meaning of a value, if the format has a form for it.
fn understood(id: &str, value: &str, reading: &Reading<'_>) -> Option<String> {
    if value.is_empty() {
        return None;
    }
    let kind = reading.position.kind();
    if game::understanding(id, value, kind) == Some(None) {
        return Some(words::NOT_UNDERSTOOD.to_string());
    }
    match id {
        "RE" => Some(info::result_in_words(value, kind)),
        "DT" => dates(value),
        "OT" => Some(Overtime::read(value).map_or_else(|| words::NOT_UNDERSTOOD.to_string(), overtime::in_words)),
        "TM" => info::duration(value).map(info::hours),
        // A plain number needs no note; other spellings of komi get one with their interpretation.
        "KM" => {
            let komi = amount::komi(value, kind.identity().is(Dialect::Fox))?;
            (value.parse::<f32>() != Ok(komi)).then(|| scene::words::points(komi))
        }
        _ => None,
    }
}

/// The dates of a DT value in words; `None` if they are unclear.
fn dates(value: &str) -> Option<String> {
    let known = |number: u8| (number > 0).then_some(u32::from(number));
    let words = |date: &date::Date| words::date(u32::from(date.year), known(date.month), known(date.day));
    // A stroke may stand for two days, or for all from one to the other.
    let days = date::guess(value).filter(|_| !date::may_be_two_days(value))?;
    Some(days.iter().map(words).collect::<Vec<_>>().join(", "))
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

    use super::*;
    use crate::app::testing::harness::{Stage, picture, type_into};

    #[test]
    fn only_typed_fields_are_changed() {
        let text = "(;GM[1]SZ[19]PB[Ann]DT[2026-04-02]RE[B+3.5]KM[6.5]RU[Japanese]TM[3600]EV[Spring Cup]XX[y];B[dd])";
        let mut harness = Stage::new(text, &[0]).play_dialog([800.0, 760.0], "information");
        picture(&mut harness, "information");
        harness.get_by_label("White: name").click();
        harness.run();
        harness.get_by_label("White: name").type_text("Ben's \"team\"");
        harness.run();
        harness.get_by_label("Done").click();
        harness.run();
        assert_eq!(
            harness.state_mut().commands(),
            [Command::Info { id: "PW".to_owned(), value: "Ben's \"team\"".to_owned() }]
        );
        assert!(harness.query_by_label("White: name").is_none());
    }

    #[test]
    fn typed_information_is_written_in_the_form_of_the_format_on_request() {
        let text = "(;GM[1]SZ[19]DT[6 June 2020]KM[7 1/2]RU[Chinese])";
        let mut harness = Stage::running(text, &[]).play_dialog([800.0, 900.0], "information");
        harness.get_by_label("Change to 7.5").click();
        harness.run();
        harness.get_by_label("Change to 2020-06-06").click();
        harness.run();
        assert!(harness.query_by_label_contains("Write ").is_none());
        harness.get_by_label("Done").click();
        harness.run();
        let info = |id: &str, value: &str| Command::Info { id: id.to_owned(), value: value.to_owned() };
        assert_eq!(harness.state_mut().commands(), [info("DT", "2020-06-06"), info("KM", "7.5")]);
    }

    #[test]
    fn only_changed_fields_are_submitted() {
        let mut harness =
            Stage::running("(;GM[1]SZ[19]DT[6 June 2020])", &[]).play_dialog([800.0, 900.0], "information");
        type_into(&mut harness, "Komi", "6,5");
        type_into(&mut harness, "Place", "6,5");
        harness.get_by_label("Done").click();
        harness.run();
        let info = |id: &str, value: &str| Command::Info { id: id.to_owned(), value: value.to_owned() };
        // The command knows how the format has it.
        assert_eq!(harness.state_mut().commands(), [info("PC", "6,5"), info("KM", "6,5")]);
    }

    #[test]
    fn escape_asks_before_it_drops_what_was_typed() {
        let mut harness = Stage::running("(;GM[1]SZ[19]PB[Ann])", &[]).play_dialog([800.0, 900.0], "information");
        harness.get_by_label("White: name").click();
        harness.run();
        harness.get_by_label("White: name").type_text("Ben");
        harness.run();
        harness.key_press(egui::Key::Escape);
        harness.run();
        // A second time it takes the question away, and everything is as it was.
        harness.get_by_label("Discard what you typed?");
        harness.key_press(egui::Key::Escape);
        harness.run();
        assert_eq!(harness.get_by_label("White: name").value().as_deref(), Some("Ben"));
        harness.key_press(egui::Key::Escape);
        harness.run();
        harness.get_by_label("Keep editing").click();
        harness.run();
        harness.key_press(egui::Key::Escape);
        harness.run();
        harness.get_by_label("Discard changes").click();
        harness.run();
        assert!(harness.query_by_label("White: name").is_none());
        assert!(harness.state_mut().commands().is_empty());
    }

    #[test]
    fn a_result_by_points_is_typed_in_the_list_of_results() {
        let mut harness = Stage::running("(;GM[1]SZ[19])", &[]).play_dialog([800.0, 1000.0], "information");
        harness.get_by_label("Choose result").click();
        harness.run();
        assert!(harness.get_by_label_contains("White wins by …").accesskit_node().is_disabled());
        type_into(&mut harness, "By points", "3,5");
        harness.get_by_label("White wins by 3.5").click();
        harness.run();
        harness.get_by_label("Done").click();
        harness.run();
        let result = Command::Info { id: "RE".to_owned(), value: "W+3.5".to_owned() };
        assert_eq!(harness.state_mut().commands(), [result]);
        // Where the game keeps points, they are the first choice.
        let duo = "(;GM[Blokus Duo];B[e10,f10,g10,h10,i10];W[j5])";
        let mut harness = Stage::running(duo, &[0, 0]).play_dialog([800.0, 1000.0], "information");
        harness.get_by_label("Choose result").click();
        harness.run();
        harness.get_by_label_contains("Purple wins by 4").click();
        harness.run();
        harness.get_by_label("Done").click();
        harness.run();
        let result = Command::Info { id: "RE".to_owned(), value: "B+4".to_owned() };
        assert_eq!(harness.state_mut().commands(), [result]);
        // Connection games have no points.
        let mut harness = Stage::running("(;GM[11]SZ[11])", &[]).play_dialog([800.0, 1000.0], "information");
        harness.get_by_label("Choose result").click();
        harness.run();
        assert!(harness.query_by_label("By points").is_none());
    }

    #[test]
    fn the_calendar_writes_days_and_ranges_and_the_menu_results() {
        let mut harness =
            Stage::running("(;GM[1]SZ[19]DT[2020-06-06])", &[]).play_dialog([800.0, 1000.0], "information");
        harness.get_by_label("Calendar").click();
        harness.run();
        for day in ["30 May 2020", "2 June 2020"] {
            if day.starts_with('3') {
                harness.get_by_label("Previous month").click();
                harness.run();
            }
            if day.starts_with('2') {
                harness.get_by_label("Next month").click();
                harness.run();
            }
            harness.get_by_label(day).click();
            harness.run();
        }
        harness.key_press(egui::Key::Escape);
        harness.run();
        harness.get_by_label("Choose result").click();
        harness.run();
        harness.get_by_label_contains("Black wins by resignation").click();
        harness.run();
        harness.get_by_label("Done").click();
        harness.run();
        let info = |id: &str, value: &str| Command::Info { id: id.to_owned(), value: value.to_owned() };
        assert_eq!(harness.state_mut().commands(), [info("DT", "2020-05-30,31,06-01,02"), info("RE", "B+R")]);
    }
}
