//! Merge conflicts: each with the versions of both sides and what they began with, and the choice between them.

use egui::{Context, Response, ScrollArea, Ui, vec2};

use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, List, Palette, controls, words};
use crate::app::platform::Worked;
use crate::commands::WindowCommand;
use crate::edit::{Command, Scope, Settling, Unsettled, unsettled};
use crate::language::StaticText;
use crate::sgf::NodeId;

/// Height of a row of the list, in points.
const ROW: f32 = 28.0;
/// Height of the versions, and of the result, in windows that are lower than this.
const TEXTS: [(f32, [f32; 2]); 3] = [(560.0, [20.0, 32.0]), (720.0, [40.0, 56.0]), (f32::INFINITY, [64.0, 96.0])];
/// In windows that are less wide, or higher than wide, this list has the place of the comment.
const WIDE: f32 = 900.0;
/// Width of the names of the texts.
const NAMES: f32 = 112.0;
/// Records of more nodes are looked through away from the window.
const AT_ONCE: usize = 20_000;

/// The resolutions of a conflict, in the order of the buttons.
const CHOICES: [(Settling, StaticText); 3] =
    [(Settling::Ours, THIS), (Settling::Theirs, OTHER), (Settling::Both, StaticText("take-both", "Both"))];
const THIS: StaticText = StaticText("conflict-mine", "This version");
const WILL_STAND: StaticText = StaticText("will-stand", "Merge result");
const OTHER: StaticText = StaticText("conflict-theirs", "Other version");

/// The dialog.
pub struct Conflicts {
    /// The record, by number.
    record: u64,
    /// The unresolved conflicts, in the order of the record.
    left: Worked<RecordState, Vec<Unsettled>>,
    at: usize,
    /// The board is to be led to the conflict at hand: it is the first one, or the one before was resolved here.
    leads: bool,
    /// The record and the node on the board when both were looked at last.
    seen: Option<(RecordState, NodeId)>,
    /// The node whose comment is edited: until the board goes on, it stays there.
    edited: Option<NodeId>,
    /// The choice whose outcome is shown: the one that was pointed at last.
    choice: Option<usize>,
}

impl Conflicts {
    /// The conflicts of a record.
    pub fn new(reading: &Reading<'_>) -> Conflicts {
        let (left, record) = (Worked::default(), reading.tab);
        Conflicts { record, left, at: 0, leads: true, seen: None, edited: None, choice: None }
    }

    fn follow(&mut self, ctx: &Context, reading: &Reading<'_>) {
        if !self.left.wants(&reading.state) {
            return;
        }
        let (tree, names) = (reading.workspace.document().snapshot().1, reading.workspace.coordinates());
        self.left.find(ctx, reading.state, tree.len() <= AT_ONCE, move || unsettled(&tree, names));
    }

    /// Where the board went on or the record changed, by undo as well, the page shows the conflict that the board shows now. The board is led
    /// only after a choice in this page: who writes a comment stays there.
    fn keep_with_board(&mut self, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        self.at = self.at.min(self.left.len().saturating_sub(1));
        let now = (reading.state, reading.node);
        if self.seen.replace(now) != Some(now) {
            let on_board = self.left.iter().position(|one| one.node == reading.node);
            let is_there = self.left.get(self.at).is_some_and(|one| one.node == reading.node);
            self.edited.take_if(|node| *node != reading.node || on_board.is_some());
            if let Some(at) = on_board.filter(|_| !is_there) {
                (self.at, self.choice) = (at, None);
            }
        }
        if self.edited.is_none() && std::mem::take(&mut self.leads) {
            self.lead(reading, actions);
        }
    }

    fn lead(&mut self, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        (self.leads, self.choice) = (false, None);
        let node = self.left.get(self.at).map(|one| one.node).filter(|node| *node != reading.node);
        actions.extend(node.map(Action::GoTo));
    }

    /// The text of a row: the move of its node, and how this version begins.
    fn row(reading: &Reading<'_>, one: &Unsettled) -> String {
        let number = reading.workspace.move_number_at(one.node);
        let text = one.ours.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{} · {text}", words::at_move(number))
    }

    /// The versions of the conflict at hand, the four choices, and the result. All of it stays where it is.
    fn one(&mut self, ui: &mut Ui, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        let Some(one) = self.left.get(self.at).cloned() else { return };
        let window = ui.ctx().content_rect().height();
        let [height, result] = TEXTS.into_iter().find(|(most, _)| window < *most).map_or(TEXTS[2].1, |(_, rows)| rows);
        let base = one.base.clone().unwrap_or_else(|| say!("no-base-in-file", "(not in the file)"));
        for (name, version) in
            [(StaticText("conflict-base", "Common version"), &base), (THIS, &one.ours), (OTHER, &one.theirs)]
        {
            labelled(ui, name, height, |ui| text(ui, version));
        }
        ui.add_space(GRID);
        let settle = |choice| {
            let command = Command::Settle { choice, scope: Scope::Node, only: Some(one.number) };
            Action::RunAt((reading.workspace.identity(), one.node), command)
        };
        ui.horizontal_wrapped(|ui| {
            for (index, (choice, word)) in CHOICES.into_iter().enumerate() {
                let button = ui.add(egui::Button::new(word.localized()).min_size(vec2(0.0, 32.0)));
                if pointed_at(&button) && self.choice != Some(index) {
                    self.choice = Some(index);
                    ui.ctx().request_repaint();
                }
                if button.clicked() {
                    actions.push(settle(choice));
                    self.leads = true;
                }
            }
            let edit = egui::Button::new(StaticText("edit-conflict", "Edit…").localized()).min_size(vec2(0.0, 32.0));
            if ui.add(edit).clicked() {
                actions.push(Action::GoTo(one.node));
                if one.is_text {
                    // The text is the record's from the first letter on: nothing that is typed can be lost.
                    self.edited = Some(one.node);
                    actions.push(settle(Settling::Both));
                }
                actions.push(match one.property.as_deref() {
                    Some("C") if one.is_text => WindowCommand::EditComment.into(),
                    id => Action::Window(WindowCommand::Properties, id.map(str::to_owned).into_iter().collect()),
                });
            }
        });
        ui.add_space(GRID);
        labelled(ui, WILL_STAND, result, |ui| match self.choice.and_then(|choice| one.stands.get(choice)) {
            Some(stands) => text(ui, stands),
            None => {
                _ = controls::quiet_small(
                    ui,
                    StaticText("point-at-choice", "Point at a button to see the result.").localized(),
                )
            }
        });
    }
}

/// Whether a button is pointed at, with the pointer or the keyboard.
fn pointed_at(button: &Response) -> bool {
    button.hovered() || button.has_focus()
}

/// A row with its name in the left column.
fn labelled(ui: &mut Ui, name: StaticText, height: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), height),
        egui::Layout::left_to_right(egui::Align::Min),
        |ui| {
            ui.set_min_height(height);
            ui.allocate_ui_with_layout(vec2(NAMES, height), egui::Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(NAMES);
                controls::quiet_small(ui, name.localized());
            });
            ui.push_id(name.0, |ui| {
                ui.allocate_ui_with_layout(
                    vec2(ui.available_width(), height),
                    egui::Layout::top_down(egui::Align::Min),
                    |ui| {
                        ui.set_min_size(vec2(ui.available_width(), height));
                        content(ui);
                    },
                );
            });
        },
    );
}

/// A text in its room.
fn text(ui: &mut Ui, version: &str) {
    let height = ui.available_height();
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(0.0).auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.add(egui::Label::new(version).wrap());
    });
}

impl Dialog for Conflicts {
    fn look(&self) -> DialogLook {
        DialogLook::docked("conflicts", words::CONFLICTS, 480.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        // It goes with its record.
        let Some(reading) = here.record.filter(|reading| reading.tab == self.record) else { return true };
        self.follow(ui.ctx(), &reading);
        if self.left.is_coming() {
            controls::quiet(ui, StaticText("looking", "Looking…").localized());
        } else {
            self.keep_with_board(&reading, actions);
            self.list(ui, &reading, actions);
        }
        let window = ui.ctx().content_rect();
        let covers_comment = window.width() < WIDE || window.height() > window.width();
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some() || self.edited.is_some() && covers_comment
    }
}

impl Conflicts {
    /// The conflict at hand, and the list of all.
    fn list(&mut self, ui: &mut Ui, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        if self.left.is_empty() {
            controls::quiet(ui, StaticText("no-conflicts", "Nothing is left to resolve.").localized());
            return;
        }
        controls::quiet(ui, words::conflicts_left(self.left.len()));
        ui.add_space(GRID);
        match self.edited {
            Some(_) => self.while_edited(ui, reading, actions),
            None => self.one(ui, reading, actions),
        }
        ui.add_space(GRID);
        let palette = Palette::of(ui);
        let at = Some(self.at).filter(|_| self.edited.is_none());
        let mut list = List::new(ui, "conflicts", words::CONFLICTS, self.left.len(), at);
        list = list.rows(ROW, 0.0).at_most(8.0 * ROW).opens();
        let left = &self.left;
        let wanted = list.choose(ui, |ui, line| {
            let Some(one) = left.get(line.index) else { return String::new() };
            let row = Conflicts::row(reading, one);
            line.write(ui, &row, palette.text);
            row
        });
        if let Some(to) = wanted {
            (self.at, self.edited) = (to, None);
            self.lead(reading, actions);
        }
    }

    /// While both texts are edited in the comment: what to do there, and how to go on.
    fn while_edited(&mut self, ui: &mut Ui, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        let what = StaticText("conflict-edited", "The comment contains both texts now. Edit it there, then go on.");
        ui.add(egui::Label::new(what.localized()).wrap());
        ui.add_space(GRID);
        let next =
            egui::Button::new(StaticText("next-conflict", "Next conflict").localized()).min_size(vec2(0.0, 32.0));
        if ui.add(next).clicked() {
            self.edited = None;
            self.lead(reading, actions);
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui::accesskit::Role;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use crate::app::context::Action;
    use crate::app::testing::harness::{Stage, picture};
    use crate::commands::WindowCommand;
    use crate::edit::{Command, Grouping};
    use crate::sgf::NodeId;

    fn block(mine: &str, theirs: &str) -> String {
        format!("<<<<<<< mine\n{mine}\n||||||| base\nbefore\n=======\n{theirs}\n>>>>>>> b.sgf")
    }

    fn shown(record: &str) -> Harness<'static, Stage> {
        Stage::running(record, &[]).play_dialog([1000.0, 760.0], "conflicts")
    }

    fn press(harness: &mut Harness<'static, Stage>, button: &str) {
        harness.get_by_role_and_label(Role::Button, button).click();
        harness.run();
    }

    fn run(harness: &mut Harness<'static, Stage>, line: &str) {
        harness.state_mut().run(&Command::parse(line).unwrap(), Grouping::Alone);
        harness.run();
    }

    fn node_at(harness: &Harness<'static, Stage>, path: &[usize]) -> NodeId {
        let tree = harness.state().workspace.document().tree();
        tree.games().next().and_then(|root| tree.at_path(root, path)).unwrap()
    }

    fn has(harness: &Harness<'static, Stage>, label: &str) -> bool {
        harness.query_all_by_label(label).next().is_some()
    }

    #[test]
    fn conflicts_are_settled_one_node_after_the_other() {
        let block = block("ours", "theirs");
        let record = format!("(;GM[1]SZ[9]C[{block}];B[dd]C[kept\n{block}];W[ee])");
        let mut harness = shown(&record);
        picture(&mut harness, "conflicts");
        harness.get_by_label("2 conflicts left to resolve");
        assert!(["before", "ours", "theirs"].iter().all(|text| has(&harness, text)));
        press(&mut harness, "Other version");
        harness.get_by_label("1 conflict left to resolve");
        press(&mut harness, "Both");
        harness.get_by_label("Nothing is left to resolve.");
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]C[theirs];B[dd]C[kept\nours\ntheirs];W[ee])");
    }

    #[test]
    fn the_result_of_a_choice_is_shown_beforehand() {
        let record = format!("(;GM[1]SZ[9]KM[6.5]C[{}])", block("KM[6.5\\]", "KM[7.5\\]"));
        let mut harness = shown(&record);
        for (button, stands) in [
            ("Other version", "Komi: 7.5"),
            ("Both", "Komi: 6.5\nand in the comment: KM[7.5]"),
            ("This version", "Komi: 6.5"),
        ] {
            harness.get_by_role_and_label(Role::Button, button).hover();
            harness.run();
            let count = harness.query_all_by_label(stands).count();
            // Once as a version, and once as what will stand.
            assert_eq!(count, if button == "Both" { 1 } else { 2 }, "{button}");
        }
    }

    /// Whatever is typed is in the record at once: no click, key or closed page can lose it.
    #[test]
    fn a_text_is_edited_in_the_comment() {
        let record =
            format!("(;GM[1]SZ[9];B[dd]C[first\n{}\nlast];W[ee]C[{}])", block("ours", "theirs"), block("a", "b"));
        let mut harness = shown(&record);
        press(&mut harness, "Edit…");
        let actions = std::mem::take(&mut harness.state_mut().actions);
        assert_eq!(actions.last(), Some(&WindowCommand::EditComment.into()));
        assert!(harness.state().text().contains("B[dd]C[first\nours\ntheirs\nlast]"));
        // The board stays for the one who types, until the next conflict is wanted.
        harness.get_by_label("1 conflict left to resolve");
        let last = Action::GoTo(node_at(&harness, &[0, 0]));
        assert!(!actions.contains(&last));
        press(&mut harness, "Next conflict");
        assert!(has(&harness, "a") && has(&harness, "b"));
        assert!(harness.state().actions.contains(&last));
    }

    #[test]
    fn page_and_board_show_the_same_conflict() {
        let node = |name: &str| format!("C[{}]", block(name, "other"));
        let mut harness =
            shown(&format!("(;GM[1]SZ[9];B[dd]{};W[ee]{};B[ff]{})", node("one"), node("two"), node("three")));
        press(&mut harness, "This version");
        assert!(has(&harness, "two"), "the next one");
        // Undo leads the board back.
        run(&mut harness, "undo");
        assert!(has(&harness, "one"));
        run(&mut harness, "goto end");
        assert!(has(&harness, "three"));
        press(&mut harness, "Edit…");
        assert!(harness.state().text().contains("B[ff]C[three\nother]"));
        run(&mut harness, "undo");
        assert!(has(&harness, "three"), "the text that was edited");
    }

    #[test]
    fn nodes_of_a_deleted_branch_are_counted() {
        let node = block("(deleted)", ";B[gc\\]");
        let record = format!("(;GM[1]SZ[9];B[aa];W[bb](;B[gc]C[{node}];W[cc]C[two words];B[dd])(;B[ee]))");
        let mut harness = shown(&record);
        picture(&mut harness, "conflicts-deleted");
        assert!(has(&harness, "Deleted, with all that follows: 3 nodes, 2 words"));
        press(&mut harness, "This version");
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9];B[aa];W[bb](;B[ee]))");
    }

    #[test]
    fn the_board_follows_and_the_buttons_stay() {
        let (short, long) = (block("a", "b"), block(&"long\n".repeat(30), &"longer ".repeat(200)));
        let record = format!("(;GM[1]SZ[9]C[{short}];B[dd]C[{long}];W[ee]KM[1]C[{}])", block("KM[1\\]", "KM[2\\]"));
        let mut harness = shown(&record);
        let places = |harness: &Harness<'static, Stage>| {
            let rect = |label| harness.get_by_role_and_label(Role::Button, label).rect();
            ["This version", "Other version", "Both", "Edit…"].map(rect)
        };
        let before = places(&harness);
        let nodes = |harness: &mut Harness<'static, Stage>| {
            let actions = std::mem::take(&mut harness.state_mut().actions);
            actions.iter().filter(|action| matches!(action, Action::GoTo(_))).count()
        };
        assert_eq!(nodes(&mut harness), 0, "the board shows the first one already");
        for _ in 0..2 {
            harness.key_press(egui::Key::ArrowDown);
            harness.run();
            assert_eq!(nodes(&mut harness), 1);
            assert_eq!(places(&harness), before);
        }
        press(&mut harness, "Both");
        assert_eq!(places(&harness), before, "one fewer moves nothing");
    }

    #[test]
    fn a_property_is_edited_where_properties_are() {
        for (sides, id) in [(["KM[6.5\\]", "KM[7.5\\]"], "KM"), (["(deleted)", "RE[B+1\\]"], "RE")] {
            let mut harness = shown(&format!("(;GM[1]SZ[9]KM[6.5]C[{}])", block(sides[0], sides[1])));
            harness.state_mut().actions.clear();
            press(&mut harness, "Edit…");
            let opened = |action: &Action| matches!(action, Action::Window(WindowCommand::Properties, words) if *words == [id.to_owned()]);
            assert!(harness.state().actions.iter().any(opened), "{id}");
        }
    }

    #[test]
    fn properties_are_described_in_words() {
        let record = format!("(;GM[1]SZ[9]KM[6.5]C[{}])", block("KM[6.5\\]", "(deleted)"));
        let mut harness = shown(&record);
        assert!(has(&harness, "Komi: 6.5") && has(&harness, "(nothing)"));
        picture(&mut harness, "conflicts-in-words");
    }
}
