//! The raw properties of a node, with their meaning and value type; the only place that shows the format itself. Values are added, changed,
//! removed and reordered one by one.

use egui::accesskit::Role;
use egui::{Response, ScrollArea, Ui, vec2};

use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook, focus};
use crate::app::look::bidi::field;
use crate::app::look::controls;
use crate::app::look::{GRID, Icon, IconButton, InSight as _, Palette, form, words};
use crate::edit::{Command, ValueChange};
use crate::language::StaticText;
use crate::sgf::vocabulary::{self, PropertyEntry, ValueCount, ValueForm, ValueType};
use crate::sgf::{GameType, NodeId};
use crate::text;

/// Fields of values that are shown at most for a property: more come when it is asked for them.
const SHOWN: usize = 40;
/// The size of a button next to a value.
const SIDE: f32 = 24.0;

/// One property.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    id: String,
    /// Its meaning and the type of its values.
    about: String,
    /// Its values in fields: each a field of its own, or all points in one.
    fields: Vec<String>,
    joined: bool,
    /// It can have several values.
    several: bool,
}

/// The dialog.
#[derive(Default)]
pub struct Properties {
    /// Node and revision that the rows are of.
    shown: Option<((u64, NodeId), RecordState)>,
    /// As the record has them, and as they are typed.
    rows: Vec<(Row, Row)>,
    /// The property to which a value is being added, and the value.
    added: Option<(String, String)>,
    /// The property that is to have the keyboard, rather than the first one.
    wanted: Option<String>,
    new_id: String,
    new_value: String,
    /// The state of the record to which these were added last.
    sent: Option<RecordState>,
    /// How many values of a property are shown.
    limit: usize,
    /// The keyboard was given to the first value.
    focused: bool,
}

/// The row of the table for a property.
fn entry_of(id: &str, game: GameType) -> Option<&'static PropertyEntry> {
    vocabulary::look_up(id, game).or_else(|| vocabulary::look_up_anywhere(id))
}

/// A property's meaning, and the type of its values.
fn about(entry: &PropertyEntry) -> String {
    format!("{} · {}", entry.localized(), words::type_of(entry))
}

/// Whether all values of a list are in one field: points, which contain no blanks.
fn is_joined(id: &str, game: GameType) -> bool {
    let entry = vocabulary::look_up(id, game);
    entry.is_some_and(|entry| {
        let points = matches!(entry.kind, ValueForm::Plain(ValueType::Point | ValueType::Stone));
        points && matches!(entry.shape, ValueCount::List | ValueCount::EmptyOrList)
    })
}

fn game_of(reading: &Reading<'_>) -> GameType {
    reading.position.kind().identity().game()
}

fn rows(reading: &Reading<'_>) -> Vec<Row> {
    let game = game_of(reading);
    let mut rows: Vec<Row> = Vec::new();
    let mut places = std::collections::HashMap::new();
    for property in reading.tree.properties(reading.node) {
        let id = property.id().into_owned();
        let charset = reading.tree.charset(reading.node);
        let values = property.values().map(|raw| text::text_of(&charset.decode(raw).text));
        let at = *places.entry(id.clone()).or_insert_with(|| {
            let entry = entry_of(&id, game);
            let about = entry.map_or_else(String::new, about);
            let several = entry.is_none_or(|entry| entry.shape != ValueCount::Single);
            rows.push(Row { joined: is_joined(&id, game), id, about, fields: Vec::new(), several });
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
    /// The commands that make of the property as it was what is typed now.
    fn commands(&self, was: &Row) -> Vec<Command> {
        if self.joined {
            let mut values: Vec<String> = self.fields[0].split_whitespace().map(str::to_owned).collect();
            if values.is_empty() {
                values.push(String::new());
            }
            return vec![Command::Set { id: self.id.clone(), values }];
        }
        let changed = (1..).zip(self.fields.iter().zip(&was.fields)).filter(|(_, (now, was))| now != was);
        changed.map(|(number, (now, _))| self.edit(ValueChange::Put(number, now.clone()))).collect()
    }

    fn edit(&self, change: ValueChange) -> Command {
        match change {
            // How the record is stored is changed with it.
            ValueChange::Put(1, value) if self.id == "CA" => Command::Set { id: self.id.clone(), values: vec![value] },
            change => Command::EditValue { id: self.id.clone(), change },
        }
    }
}

impl Dialog for Properties {
    fn look(&self) -> DialogLook {
        DialogLook::beside("properties", StaticText("properties", "Properties"), 640.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        if self.shown != Some((reading.place(), reading.state)) {
            // The reader went on, or was taken on, before what is typed was entered.
            if let Some((place, _)) = self.shown.filter(|(place, _)| *place != reading.place()) {
                let typed = self.rows.iter().filter(|(was, now)| was.fields != now.fields);
                let commands = typed.flat_map(|(was, now)| now.commands(was));
                actions.extend(commands.map(|command| Action::RunAt(place, command)));
                (self.added, self.limit) = (None, SHOWN);
                // Continued typing would be meant for the other node.
                if let Some(field) = controls::focused_in(ui.ctx(), ui.layer_id()) {
                    field.surrender_focus();
                }
            }
            self.limit = self.limit.max(SHOWN);
            let is_first = self.shown.replace((reading.place(), reading.state)).is_none();
            self.rows = rows(&reading).into_iter().map(|row| (row.clone(), row)).collect();
            let is_there = |id: &mut String| self.rows.iter().any(|(was, _)| was.id == *id);
            if is_first && let Some(id) = self.wanted.take_if(|id| !is_there(id)) {
                // It can be added.
                self.new_id = id;
            }
        }
        let height = (ui.ctx().content_rect().height() - 320.0).clamp(80.0, 480.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show_in_sight(ui, |ui| {
            form::beside_bar(ui);
            if self.rows.is_empty() {
                controls::quiet(ui, StaticText("no-properties", "This node has no properties.").localized());
            }
            let mut rows = std::mem::take(&mut self.rows);
            for (was, now) in &mut rows {
                self.property(ui, was, now, reading.place(), actions);
            }
            self.rows = rows;
        });
        let is_entered = self.new_property(ui, &reading);
        let is_left = dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some();
        // What was typed is not lost by leaving.
        let is_typed = !self.new_value.is_empty() && self.sent.is_none();
        if is_entered || is_left && is_typed {
            self.add(&reading, actions);
        }
        is_left
    }
}

impl Properties {
    /// The properties, with the keyboard at this one.
    pub fn at(id: Option<String>) -> Properties {
        Properties { wanted: id, ..Properties::default() }
    }

    /// The identifier that is typed for a value, and the row of the property if it is there already.
    fn typed_id(&self) -> (String, Option<&Row>) {
        let id = self.new_id.trim().to_ascii_uppercase();
        let there = self.rows.iter().find(|(was, _)| was.id == id).map(|(was, _)| was);
        (id, there)
    }

    /// Adds what is typed, if that is possible. The command refuses what the format forbids, with the reason.
    fn add(&mut self, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        let (id, there) = self.typed_id();
        if id.is_empty() || there.is_some_and(|row| !row.several) {
            return;
        }
        let value = self.new_value.clone();
        let values = match is_joined(&id, game_of(reading)) {
            true if !value.trim().is_empty() => value.split_whitespace().map(str::to_owned).collect(),
            _ => vec![value],
        };
        let command = Command::EditValue { id, change: ValueChange::Add(values) };
        actions.push(Action::RunAt(reading.place(), command));
        self.sent = Some(reading.state);
    }

    /// The line that makes a property, or adds a value to one that is there. Returns whether what is typed was entered.
    fn new_property(&mut self, ui: &mut Ui, reading: &Reading<'_>) -> bool {
        let palette = Palette::of(ui);
        // Refused input stays, to be corrected.
        if self.sent.is_some_and(|sent| sent != reading.state) {
            self.sent = None;
            self.new_id.clear();
            self.new_value.clear();
        }
        let (id, there) = self.typed_id();
        let entry = entry_of(&id, game_of(reading));
        let message = match (there, entry) {
            (Some(row), _) if !row.several => {
                say!("has-its-value", "{id} already exists and can have only one value: change it above", id)
            }
            (Some(_), _) => {
                StaticText("added-to", "The value will be added to the existing ones").localized().to_owned()
            }
            (None, Some(entry)) => about(entry),
            (None, None) if id.is_empty() => String::new(),
            (None, None) => words::UNKNOWN_PROPERTY.localized().to_owned(),
        };
        let possible = !id.is_empty() && there.is_none_or(|row| row.several);
        ui.add_space(GRID);
        let is_entered = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GRID;
            form::text(
                ui,
                words::NEW_PROPERTY.localized(),
                words::NEW_PROPERTY.localized(),
                &mut self.new_id,
                Some(176.0),
            );
            let rest = ui.available_width() - 80.0;
            form::text(ui, words::NEW_VALUE.localized(), words::NEW_VALUE.localized(), &mut self.new_value, Some(rest));
            let add = ui.add_enabled(
                possible,
                egui::Button::new(StaticText("add", "Add").localized()).min_size(vec2(72.0, 28.0)),
            );
            add.clicked() || dialogs::is_entered(ui)
        });
        // Its room is always there, so that nothing moves while one types.
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), egui::Sense::hover());
        controls::set_name(&response, Role::Label, || &message);
        let font = egui::FontId::proportional(12.0);
        ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, message, font, palette.quiet);
        is_entered.inner
    }

    fn property(&mut self, ui: &mut Ui, was: &mut Row, now: &mut Row, place: (u64, NodeId), actions: &mut Vec<Action>) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GRID;
            name(ui, was, now, place, actions);
            let room = (ui.available_width() - 32.0 - GRID).max(0.0);
            ui.vertical(|ui| {
                ui.set_width(room);
                ui.spacing_mut().item_spacing.y = 4.0;
                for index in 0..now.fields.len().min(self.limit) {
                    let field = value(ui, was, now, index, place, actions);
                    // Keyboard users usually want to change a value, not its identifier.
                    let is_wanted = self.wanted.as_ref().is_none_or(|id| *id == was.id);
                    if is_wanted
                        && focus::is_wanted(ui)
                        && !ui.is_sizing_pass()
                        && !std::mem::replace(&mut self.focused, true)
                    {
                        field.request_focus();
                    }
                }
                if let Some(more) = now.fields.len().checked_sub(self.limit).filter(|&more| more > 0)
                    && ui.button(words::and_more(more)).clicked()
                {
                    self.limit += 10 * SHOWN;
                }
                self.further_value(ui, was, place, actions);
                let about = if was.about.is_empty() { words::UNKNOWN_PROPERTY.localized() } else { &was.about };
                controls::quiet_tiny(ui, about);
            });
            let name = say!("remove-property", "Remove {id}", id = was.id);
            if IconButton::new(Icon::Close, &name, "").side(28.0).clicked(ui) {
                actions.push(Action::RunAt(place, Command::Unset { id: was.id.clone() }));
            }
        });
    }

    /// The button that adds a value to a list, and the field where it is typed then.
    fn further_value(&mut self, ui: &mut Ui, row: &Row, place: (u64, NodeId), actions: &mut Vec<Action>) {
        if !row.several || row.joined {
            return;
        }
        let Some((_, typed)) = self.added.as_mut().filter(|(id, _)| *id == row.id) else {
            let name = say!("add-value", "Add a value to {id}", id = row.id);
            if IconButton::new(Icon::Plus, &name, "").side(SIDE).clicked(ui) {
                self.added = Some((row.id.clone(), String::new()));
            }
            return;
        };
        let field = form::text(ui, &words::value_name(&row.id, row.fields.len() + 1), "", typed, None);
        if field.lost_focus() {
            let value = std::mem::take(typed);
            self.added = None;
            if !value.is_empty() {
                actions.push(Action::RunAt(place, row.edit(ValueChange::Add(vec![value]))));
            }
        } else if !field.has_focus() {
            field.request_focus();
        }
    }
}

/// The identifier, which can be another one.
fn name(ui: &mut Ui, was: &Row, now: &mut Row, place: (u64, NodeId), actions: &mut Vec<Action>) {
    let name = say!("property-name", "{id}: name", id = was.id);
    let id = form::text(ui, &name, "", &mut now.id, Some(72.0));
    if id.lost_focus() && now.id != was.id {
        let to = now.id.trim().to_ascii_uppercase();
        if !to.is_empty() {
            let rename = Command::from_words(&["rename", &was.id, &to]);
            actions
                .push(rename.map_or_else(|why| Action::Refuse(why.to_string()), |rename| Action::RunAt(place, rename)));
        }
        now.id = was.id.clone();
    }
}

/// One value, or all points of a list, with what can be done with a single value of several.
fn value(
    ui: &mut Ui,
    was: &mut Row,
    now: &mut Row,
    index: usize,
    place: (u64, NodeId),
    actions: &mut Vec<Action>,
) -> Response {
    let count = now.fields.len();
    let number = index + 1;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let buttons = if count > 1 { 3.0 * (SIDE + 2.0) } else { 0.0 };
        let value = &mut now.fields[index];
        let lines = value.lines().count().clamp(1, 6);
        let width = ui.available_width() - buttons;
        let output = field::lines(ui, value, None, |edit| {
            let enter = egui::KeyboardShortcut::new(egui::Modifiers::SHIFT, egui::Key::Enter);
            let edit = edit.desired_rows(lines).desired_width(width).return_key(enter);
            edit.margin(egui::Margin::symmetric(8, 4))
        });
        let response = output.response.response;
        form::name_it(&response, &words::value_name(&was.id, if count > 1 { number } else { 0 }), value);
        form::ring(ui, &response);
        let enter =
            response.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter) && !input.modifiers.shift);
        if (response.lost_focus() || enter) && now.fields[index] != was.fields[index] {
            actions.extend(now.commands(was).into_iter().map(|command| Action::RunAt(place, command)));
            was.fields.clone_from(&now.fields);
        }
        if count == 1 {
            return response;
        }
        let up = say!("value-up", "Move value {number} of {id} up", number, id = was.id);
        let down = say!("value-down", "Move value {number} of {id} down", number, id = was.id);
        let remove = say!("remove-value", "Remove value {number} of {id}", number, id = was.id);
        let buttons = [
            (Icon::Up, up, index > 0, ValueChange::Move(number, index.max(1))),
            (Icon::Down, down, number < count, ValueChange::Move(number, number + 1)),
            (Icon::Close, remove, true, ValueChange::Remove(number)),
        ];
        for (icon, name, enabled, change) in buttons {
            if IconButton::new(icon, &name, "").side(SIDE).enabled(enabled).clicked(ui) {
                actions.push(Action::RunAt(place, was.edit(change)));
            }
        }
        response
    })
    .inner
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use crate::app::testing::harness::{Stage, picture, type_into};

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
        type_into(&mut harness, "New property", "KM");
        type_into(&mut harness, "Value", "6.5");
        harness.get_by_label("Add").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]AB[aa][bb][dd]LB[cc:x]C[Two\nlines\\]]KM[6.5])");
    }

    #[test]
    fn closing_adds_what_is_typed() {
        let mut harness = put_up("(;GM[1]SZ[9])");
        type_into(&mut harness, "New property", "KM");
        type_into(&mut harness, "Value", "6.5");
        harness.get_by_label("Close").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]KM[6.5])");
    }

    #[test]
    fn a_value_of_several_is_added_changed_moved_and_removed_alone() {
        let start = "(;GM[1]SZ[9]LB[cc:x] [dd:y]\n[ee:z]XX[a][b])";
        let mut harness = put_up(start);
        let click = |harness: &mut Harness<'static, Stage>, name: &str| {
            harness.get_by_label(name).click();
            harness.run();
        };
        click(&mut harness, "LB: value 2");
        harness.get_by_label("LB: value 2").type_text("es");
        harness.run();
        click(&mut harness, "XX: value 1");
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]LB[cc:x][dd:yes][ee:z]XX[a][b])");
        click(&mut harness, "Move value 3 of LB up");
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]LB[cc:x][ee:z][dd:yes]XX[a][b])");
        click(&mut harness, "Remove value 1 of XX");
        click(&mut harness, "Add a value to XX");
        harness.get_by_label("XX: value 2").type_text("new");
        harness.run();
        click(&mut harness, "LB: value 1");
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]LB[cc:x][ee:z][dd:yes]XX[b][new])");
        for _ in 0..4 {
            harness.state_mut().run(&crate::edit::Command::Undo(1), crate::edit::Grouping::Alone);
        }
        assert_eq!(harness.state().text(), start);
    }

    #[test]
    fn nothing_is_replaced_and_refusals_have_a_reason() {
        let start = "(;GM[1]SZ[9]KM[6.5]AB[aa])";
        let mut harness = put_up(start);
        let mut add = |id: &str, value: &str| {
            harness.get_by_label("New property").click();
            harness.run();
            harness.get_by_label("New property").type_text(id);
            harness.get_by_label("Value").click();
            harness.run();
            harness.get_by_label("Value").type_text(value);
            harness.run();
            harness.get_by_label("Add").click();
            harness.run();
            let state = (harness.state().text(), harness.state_mut().refused.take());
            for _ in 0..2 {
                for field in ["New property", "Value"] {
                    harness.get_by_label(field).click();
                    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
                    harness.key_press(egui::Key::Delete);
                    harness.run();
                }
            }
            state
        };
        assert_eq!(add("KM", "7").0, start);
        let (text, why) = add("X1", "y");
        assert_eq!(text, start);
        assert!(why.is_some_and(|why| why.contains("capital letters")));
        assert_eq!(add("ab", "bb cc").0, "(;GM[1]SZ[9]KM[6.5]AB[aa][bb][cc])");
    }

    #[test]
    fn an_empty_node_and_a_broken_one_are_shown() {
        for text in ["(;)", "(;GM[1]SZ[9]C[never", "(;B[aa][bb][][]junk C[a]C[b]\u{7}[x])"] {
            let mut harness = put_up(text);
            harness.get_by_label("Close").click();
            harness.run();
            assert_eq!(harness.state().text(), text);
        }
        let harness = put_up(&format!("(;GM[1]XX{})", "[y]".repeat(20_000)));
        harness.get_by_label("XX: value 40");
        assert!(harness.query_by_label("XX: value 41").is_none());
        harness.get_by_label("and 19,960 more");
    }
}
