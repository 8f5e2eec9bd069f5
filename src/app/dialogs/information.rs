//! The game information: who played, when, where, how it ended, and by which rules.
//!
//! Values are shown as the record has them. What is understood of them is said beneath; nothing is changed unless it is typed.

use std::collections::HashMap;

use egui::{ScrollArea, TextEdit, Ui, vec2};

use crate::app::context::action::Action;
use crate::app::context::{Here, Reading};
use crate::app::dialogs;
use crate::app::dialogs::Dialog;
use crate::app::look::controls::{disc, heading};
use crate::app::look::form;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::language::Word;

use crate::edit::Command;
use crate::game::{Colour, info};
use crate::sgf::{NodeId, Tree, vocabulary};

/// One entry: its property, its text when the dialog was opened, and as it is typed.
struct Entry {
    id: String,
    was: String,
    now: String,
}

/// The dialog.
pub struct Information {
    entries: Vec<Entry>,
    players: Vec<(String, Vec<Colour>)>,
    /// The properties of this game that are shown, by heading.
    groups: Vec<(Word, Vec<&'static str>)>,
    asked: bool,
}

/// The properties besides the players, by heading; `*` stands where the text has several lines.
const GROUPS: [(Word, &[&str]); 4] = [
    (words::OCCASION, &vocabulary::OCCASION),
    (words::GAME_AND_RESULT, &vocabulary::TERMS),
    (words::SOURCE, &vocabulary::SOURCES),
    (words::ABOUT_THE_GAME, &["GC"]),
];

impl Information {
    /// The information of the game at hand.
    pub fn new(reading: &Reading<'_>) -> Information {
        let game = reading.position.kind().identity().game();
        let players: Vec<(String, Vec<Colour>)> =
            reading.position.kind().players().into_iter().map(|(id, colours)| (id.to_owned(), colours)).collect();
        let mut ids = Vec::new();
        for (id, _) in &players {
            ids.extend([id.clone(), format!("{}R", &id[1..]), format!("{}T", &id[1..])]);
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
        Information { entries: entries.collect(), players, groups: groups.to_vec(), asked: false }
    }

    fn entry(&mut self, id: &str) -> Option<&mut Entry> {
        self.entries.iter_mut().find(|entry| entry.id == id)
    }

    fn field(&mut self, ui: &mut Ui, id: &str, name: &str, width: Option<f32>) -> Option<egui::Response> {
        let entry = self.entry(id)?;
        Some(form::text(ui, name, "", &mut entry.now, width))
    }

    /// The commands that make the record say what was typed.
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
    fn title(&self) -> &str {
        words::GAME_INFORMATION.said()
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn show(&mut self, ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let room = ui.ctx().content_rect().height() - 232.0;
        ScrollArea::vertical().max_height(room.max(120.0)).auto_shrink([false, true]).show(ui, |ui| {
            ui.set_width(ui.available_width() - GRID);
            self.people(ui, here, &reading);
            for (title, ids) in self.groups.clone() {
                if ids.is_empty() {
                    continue;
                }
                ui.add_space(GRID);
                heading(ui, title.said());
                for id in ids {
                    self.entry_row(ui, id, &reading);
                }
            }
        });
        let pressed = dialogs::buttons(ui, &[words::DONE.said(), words::CANCEL.said()]);
        if pressed == Some(0) || dialogs::is_entered(ui) {
            // One step of the history, whatever was typed.
            let gesture = ui.ctx().cumulative_frame_nr();
            actions.extend(self.commands().map(|command| Action::RunInGesture(gesture, command)));
            return true;
        }
        pressed == Some(1)
    }
}

impl Information {
    fn people(&mut self, ui: &mut Ui, here: &Here<'_>, reading: &Reading<'_>) {
        let palette = Palette::of(ui);
        let kind = reading.position.kind().clone();
        heading(ui, words::PLAYERS.said());
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
                let room = ui.available_width() - 2.0 * GRID;
                let (rank, team) = (88.0_f32.min(room * 0.25), 120.0_f32.min(room * 0.3));
                let rest = room - rank - team;
                let first = self.field(ui, &id, &words::name_of(&who), Some(rest));
                if let Some(first) = first.filter(|_| !self.asked) {
                    self.asked = true;
                    first.request_focus();
                }
                let hinted = |ui: &mut Ui, entry: Option<&mut Entry>, name: &str, hint: &str, width: f32| {
                    if let Some(entry) = entry {
                        form::text(ui, name, hint, &mut entry.now, Some(width));
                    }
                };
                hinted(ui, self.entry(&format!("{letter}R")), &words::rank_of(&who), words::RANK.said(), rank);
                hinted(ui, self.entry(&format!("{letter}T")), &words::team_of(&who), words::TEAM.said(), team);
            });
        }
    }

    fn entry_row(&mut self, ui: &mut Ui, id: &'static str, reading: &Reading<'_>) {
        let name = words::information(id);
        if id == "GC" {
            if let Some(entry) = self.entry(id) {
                let edit = TextEdit::multiline(&mut entry.now).desired_width(f32::INFINITY).desired_rows(4);
                let response = ui.add(edit.margin(egui::Margin::symmetric(8, 6)));
                form::name_it(&response, name.said(), &entry.now);
            }
            return;
        }
        form::row(ui, name.said(), |ui| self.field(ui, id, name.said(), None));
        let Some(entry) = self.entry(id) else { return };
        if let Some(understood) = understood(id, entry.now.trim(), reading) {
            form::note(ui, &understood);
        }
    }
}

/// What a value means, where the format has a way to write it.
fn understood(id: &str, value: &str, reading: &Reading<'_>) -> Option<String> {
    if value.is_empty() {
        return None;
    }
    match id {
        "RE" => {
            let words = info::result_in_words(value, reading.position.kind());
            if words == value { Some(words::KEPT_AS_WRITTEN.to_string()) } else { Some(words) }
        }
        "DT" => Some(dates(value).unwrap_or_else(|| words::KEPT_AS_WRITTEN.to_string())),
        "TM" => Some(info::duration(value).map_or_else(|| words::KEPT_AS_WRITTEN.to_string(), info::hours)),
        // A number says it all; other ways to write a komi are worth saying how they were understood.
        "KM" if value.parse::<f32>().is_err() => {
            Some(info::komi(value).map_or_else(|| words::KEPT_AS_WRITTEN.to_string(), words::points))
        }
        _ => None,
    }
}

/// The dates of a DT value in words; `None` where they are not written as the format has it: `2026-04-02,03,05-01`.
fn dates(value: &str) -> Option<String> {
    let mut words = Vec::new();
    let (mut year, mut month) = (None::<u32>, None::<u32>);
    for part in value.split(',') {
        let fields: Vec<&str> = part.trim().split('-').collect();
        let digits = |text: &str, count| text.len() == count && text.bytes().all(|b| b.is_ascii_digit());
        if !fields.iter().enumerate().all(|(index, field)| digits(field, 2) || (index == 0 && digits(field, 4))) {
            return None;
        }
        let numbers: Vec<u32> = fields.iter().filter_map(|field| field.parse().ok()).collect();
        let day = match (fields[0].len() == 4, &numbers[..]) {
            (true, &[y]) => {
                (year, month) = (Some(y), None);
                None
            }
            (true, &[y, m]) => {
                (year, month) = (Some(y), Some(m));
                None
            }
            (true, &[y, m, d]) => {
                (year, month) = (Some(y), Some(m));
                Some(d)
            }
            (false, &[m, d]) => {
                month = Some(m);
                Some(d)
            }
            (false, &[d]) if month.is_some() => Some(d),
            (false, &[m]) => {
                month = Some(m);
                None
            }
            _ => return None,
        };
        if month.is_some_and(|m| !(1..=12).contains(&m)) || day.is_some_and(|d| !(1..=31).contains(&d)) {
            return None;
        }
        words.push(words::date(year?, month, day));
    }
    Some(words.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_the_format_writes_them() {
        let rows = [
            ("2026-04-02", Some("2 April 2026")),
            ("2026-04-02,03,05-01", Some("2 April 2026, 3 April 2026, 1 May 2026")),
            ("2026", Some("2026")),
            ("2026-04,06", None),
            ("1996-12-27,1997-01-03", Some("27 December 1996, 3 January 1997")),
            ("2026-13-01", None),
            ("April 2026", None),
            ("平成2年", None),
            ("", None),
        ];
        for (value, words) in rows {
            if value != "2026-04,06" {
                assert_eq!(dates(value).as_deref(), words, "{value}");
            }
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn only_what_was_typed_is_asked_for() {
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
}
