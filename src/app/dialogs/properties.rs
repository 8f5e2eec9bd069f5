//! Every property of a node as the record has it, with its meaning; the one place that shows the format itself.

use egui::{RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::app::context::action::Action;
use crate::app::context::{Here, Reading, State};
use crate::app::dialogs;
use crate::app::dialogs::Dialog;
use crate::app::look::controls::IconButton;
use crate::app::look::form;
use crate::app::look::icons::Icon;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::edit::Command;
use crate::sgf::vocabulary::{self, Kind, Shape, ValueType};
use crate::sgf::{GameType, NodeId};
use crate::text;

/// One property.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    id: String,
    /// Its meaning; empty for one that nobody knows.
    title: &'static str,
    /// Its values in fields: each a field of its own, or all points in one.
    fields: Vec<String>,
    joined: bool,
}

/// The dialog.
#[derive(Default)]
pub struct Properties {
    /// Node and revision that the rows are of.
    shown: Option<((u64, NodeId), State)>,
    /// As the record has them, and as they are typed.
    rows: Vec<(Row, Row)>,
    new_id: String,
    new_value: String,
}

/// Whether all values of a list stand in one field: points, which never hold a blank.
fn is_joined(id: &str, game: GameType) -> bool {
    let entry = vocabulary::look_up(id, game);
    entry.is_some_and(|entry| {
        let points = matches!(entry.kind, Kind::Plain(ValueType::Point | ValueType::Stone));
        points && matches!(entry.shape, Shape::List | Shape::EmptyOrList)
    })
}

fn rows(reading: &Reading<'_>) -> Vec<Row> {
    let game = reading.position.kind().identity().game();
    let mut rows: Vec<Row> = Vec::new();
    for property in reading.tree.properties(reading.node) {
        let id = property.id().into_owned();
        let charset = reading.tree.charset(reading.node);
        let values = property.values().map(|raw| text::text_of(&charset.decode(raw).text));
        let at = rows.iter().position(|row| row.id == id).unwrap_or_else(|| {
            let title =
                vocabulary::look_up(&id, game).or_else(|| vocabulary::look_up_anywhere(&id)).map_or("", |e| e.title);
            rows.push(Row { joined: is_joined(&id, game), id, title, fields: Vec::new() });
            rows.len() - 1
        });
        rows[at].fields.extend(values);
    }
    for row in rows.iter_mut().filter(|row| row.joined) {
        row.fields = vec![row.fields.join(" ")];
    }
    rows
}

impl Row {
    /// The command that gives the property these values.
    fn command(&self) -> Command {
        let mut values = if self.joined {
            self.fields[0].split_whitespace().map(str::to_owned).collect()
        } else {
            self.fields.clone()
        };
        if values.is_empty() {
            values.push(String::new());
        }
        Command::Set { id: self.id.clone(), values }
    }
}

impl Dialog for Properties {
    fn title(&self) -> &str {
        words::PROPERTIES.said()
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn is_beside(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let palette = Palette::of(ui);
        if self.shown != Some((reading.place(), reading.state)) {
            // The reader went on, or was taken on, before what is typed was entered.
            if let Some((place, _)) = self.shown.filter(|(place, _)| *place != reading.place()) {
                let typed = self.rows.iter().filter(|(was, now)| was.fields != now.fields);
                actions.extend(typed.map(|(_, now)| Action::RunAt(place, now.command())));
            }
            self.shown = Some((reading.place(), reading.state));
            self.rows = rows(&reading).into_iter().map(|row| (row.clone(), row)).collect();
        }
        let height = (ui.ctx().content_rect().height() - 300.0).clamp(80.0, 480.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.set_width(ui.available_width() - GRID);
            if self.rows.is_empty() {
                ui.label(RichText::new(words::NO_PROPERTIES).color(palette.quiet));
            }
            for (was, now) in &mut self.rows {
                property(ui, was, now, reading.place(), actions);
            }
        });
        ui.add_space(GRID);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GRID;
            form::text(ui, words::NEW_PROPERTY.said(), words::NEW_PROPERTY.said(), &mut self.new_id, Some(120.0));
            let rest = ui.available_width() - 80.0;
            form::text(ui, words::NEW_VALUE.said(), words::NEW_VALUE.said(), &mut self.new_value, Some(rest));
            let valid = !self.new_id.is_empty() && self.new_id.bytes().all(|b| b.is_ascii_alphanumeric());
            let add = ui.add_enabled(valid, egui::Button::new(words::ADD).min_size(vec2(72.0, 28.0)));
            let entered = dialogs::is_entered(ui) && !self.new_id.is_empty();
            if valid && (add.clicked() || entered) {
                let id = self.new_id.to_ascii_uppercase();
                let game = reading.position.kind().identity().game();
                let fields = vec![std::mem::take(&mut self.new_value)];
                let row = Row { joined: is_joined(&id, game), id, title: "", fields };
                actions.push(Action::RunAt(reading.place(), row.command()));
                self.new_id.clear();
            }
        });
        dialogs::buttons(ui, &[words::CLOSE.said()]).is_some()
    }
}

fn property(ui: &mut Ui, was: &mut Row, now: &mut Row, place: (u64, NodeId), actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        let name = words::property_name(&was.id);
        let id = form::text(ui, &name, "", &mut now.id, Some(72.0));
        if id.lost_focus() && now.id != was.id {
            let to = now.id.trim().to_ascii_uppercase();
            if !to.is_empty() {
                let rename = Command::from_words(&["rename", &was.id, &to]);
                actions.push(
                    rename.map_or_else(|why| Action::Refuse(why.to_string()), |rename| Action::RunAt(place, rename)),
                );
            }
            now.id = was.id.clone();
        }
        let room = ui.available_width() - 32.0 - GRID;
        ui.vertical(|ui| {
            ui.set_width(room);
            ui.spacing_mut().item_spacing.y = 4.0;
            let mut commit = false;
            let count = now.fields.len();
            for (index, field) in now.fields.iter_mut().enumerate() {
                let name = words::value_name(&was.id, if count > 1 { index + 1 } else { 0 });
                let lines = field.lines().count().clamp(1, 6);
                let edit = TextEdit::multiline(field).desired_rows(lines).desired_width(room);
                let edit = edit.return_key(egui::KeyboardShortcut::new(egui::Modifiers::SHIFT, egui::Key::Enter));
                let response = ui.add(edit.margin(egui::Margin::symmetric(8, 4)));
                form::name_it(&response, &name, field);
                form::ring(ui, &response);
                let enter = response.has_focus()
                    && ui.input(|input| input.key_pressed(egui::Key::Enter) && !input.modifiers.shift);
                commit |= response.lost_focus() || enter;
            }
            if commit && now.fields != was.fields {
                actions.push(Action::RunAt(place, now.command()));
                was.fields.clone_from(&now.fields);
            }
            let title = if was.title.is_empty() { words::UNKNOWN_PROPERTY.said() } else { was.title };
            ui.label(RichText::new(title).size(12.0).color(palette.quiet));
        });
        if IconButton::new(Icon::Close, &words::remove_property(&was.id), "").side(28.0).show(ui).clicked() {
            actions.push(Action::RunAt(place, Command::Unset { id: was.id.clone() }));
        }
    });
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use crate::app::testing::harness::{Stage, picture};

    fn put_up(text: &str) -> Harness<'static, Stage> {
        Stage::running(text, &[]).play_dialog([800.0, 900.0], "properties")
    }

    #[test]
    fn values_are_changed_added_and_removed() {
        let mut harness = put_up("(;GM[1]SZ[9]AB[aa][bb]LB[cc:x]C[Two\nlines\\]]XX[odd])");
        picture(&mut harness, "properties");
        harness.get_by_label("XX: value").click();
        harness.run();
        harness.get_by_label("XX: value").type_text("er");
        harness.run();
        harness.get_by_label("AB: value").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]AB[aa][bb]LB[cc:x]C[Two\nlines\\]]XX[odder])");
        harness.get_by_label("AB: value").type_text(" dd");
        harness.run();
        harness.get_by_label("Remove XX").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]AB[aa][bb][dd]LB[cc:x]C[Two\nlines\\]])");
        harness.get_by_label("New property").click();
        harness.run();
        harness.get_by_label("New property").type_text("KM");
        harness.run();
        harness.get_by_label("Its value").click();
        harness.run();
        harness.get_by_label("Its value").type_text("6.5");
        harness.run();
        harness.get_by_label("Add").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]AB[aa][bb][dd]LB[cc:x]C[Two\nlines\\]]KM[6.5])");
    }
}
