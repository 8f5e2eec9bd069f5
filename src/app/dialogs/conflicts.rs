//! Merge conflicts: each node with both texts, and the choice between them.

use egui::{Context, ScrollArea, Ui};

use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, List, Palette, controls, words};
use crate::app::platform::Worked;
use crate::edit::{Command, Scope, Settling, Unsettled, unsettled};
use crate::language::Word;

/// Height of a row, and of the texts, in points.
const ROW: f32 = 28.0;
const TEXT: f32 = 120.0;
/// Records of more nodes are looked through away from the window.
const AT_ONCE: usize = 20_000;

/// The resolutions of a conflict, in the order of the buttons.
const CHOICES: [(Settling, Word); 3] = [
    (Settling::Ours, Word("take-mine", "Take mine")),
    (Settling::Theirs, Word("take-theirs", "Take theirs")),
    (Settling::Both, Word("take-both", "Take both")),
];

/// The dialog.
#[derive(Default)]
pub struct Conflicts {
    /// The unresolved conflicts, in the order of the record.
    left: Worked<RecordState, Vec<Unsettled>>,
    at: usize,
}

impl Conflicts {
    fn follow(&mut self, ctx: &Context, reading: &Reading<'_>) {
        if !self.left.wants(&reading.state) {
            return;
        }
        let (tree, names) = (reading.workspace.document().snapshot().1, reading.workspace.coordinates());
        self.left.find(ctx, reading.state, tree.len() <= AT_ONCE, move || unsettled(&tree, names));
        self.at = self.at.min(self.left.len().saturating_sub(1));
    }

    /// The text of a row: the move of its node, and how mine begins.
    fn row(reading: &Reading<'_>, one: &Unsettled) -> String {
        let number = reading.workspace.move_number_at(one.node);
        let text = one.ours.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{} · {text}", words::at_move(number))
    }
}

/// One of the two texts, under its name.
fn text(ui: &mut Ui, name: Word, said: &str, salt: &str) {
    ui.vertical(|ui| {
        controls::quiet_small(ui, name);
        ScrollArea::vertical().id_salt(salt).max_height(TEXT).auto_shrink([false, true]).show(ui, |ui| {
            ui.add(egui::Label::new(said).wrap());
        });
    });
}

impl Dialog for Conflicts {
    fn look(&self) -> DialogLook {
        DialogLook::beside("conflicts", words::CONFLICTS, 560.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        self.follow(ui.ctx(), &reading);
        let palette = Palette::of(ui);
        if self.left.is_coming() {
            controls::quiet(ui, Word("looking", "Looking…"));
        } else if self.left.is_empty() {
            let nothing = Word("no-conflicts", "Nothing is left to be settled.");
            controls::quiet(ui, nothing);
        } else {
            controls::quiet(ui, words::conflicts_left(self.left.len()));
            let mut list = List::new(ui, "conflicts", words::CONFLICTS, self.left.len(), Some(self.at));
            list = list.rows(ROW, 0.0).at_most(6.0 * ROW).opens();
            let left = &self.left;
            let wanted = list.choose(ui, |ui, line| {
                let Some(one) = left.get(line.index) else { return String::new() };
                let said = Conflicts::row(&reading, one);
                line.write(ui, &said, palette.text);
                said
            });
            if let Some(to) = wanted {
                self.at = to;
                actions.extend(self.left.get(to).map(|one| Action::GoTo(one.node)));
            }
            if let Some(one) = self.left.get(self.at) {
                ui.add_space(GRID);
                ui.columns(2, |columns| {
                    text(&mut columns[0], Word("conflict-mine", "Mine"), &one.ours, "mine");
                    text(&mut columns[1], Word("conflict-theirs", "Theirs"), &one.theirs, "theirs");
                });
                ui.add_space(GRID);
                ui.horizontal_wrapped(|ui| {
                    for (choice, word) in CHOICES {
                        if ui.button(word).clicked() {
                            let at = (reading.workspace.identity(), one.node);
                            actions.push(Action::RunAt(
                                at,
                                Command::Settle { choice, scope: Scope::Node, only: Some(one.number) },
                            ));
                        }
                    }
                });
            }
        }
        dialogs::buttons(ui, &[words::CLOSE.said()]).is_some()
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use crate::app::testing::harness::{Stage, picture};

    const BLOCK: &str = "<<<<<<< mine\\nours\\n=======\\ntheirs\\n>>>>>>> b.sgf";

    #[test]
    fn conflicts_are_settled_one_node_after_the_other() {
        let block = BLOCK.replace("\\n", "\n");
        let record = format!("(;GM[1]SZ[9]C[{block}];B[dd]C[kept\n{block}];W[ee])");
        let mut harness = Stage::running(&record, &[]).play_dialog([900.0, 640.0], "conflicts");
        picture(&mut harness, "conflicts");
        harness.get_by_label("2 conflicts are left to be settled");
        harness.get_by_label("Take theirs").click();
        harness.run();
        harness.get_by_label("1 conflict is left to be settled");
        harness.get_by_label("Take both").click();
        harness.run();
        harness.get_by_label("Nothing is left to be settled.");
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9]C[theirs];B[dd]C[kept\nours\ntheirs];W[ee])");
    }

    #[test]
    fn properties_are_said_in_words() {
        let block = |mine: &str, theirs: &str| format!("<<<<<<< mine\n{mine}\n=======\n{theirs}\n>>>>>>> b.sgf");
        let [komi, node] = [block("KM[6.5\\]", "(deleted)"), block(";B[gc\\]", "(deleted)")];
        let record = format!("(;GM[1]SZ[9]KM[6.5]C[{komi}];B[gc]C[{node}])");
        let mut harness = Stage::running(&record, &[]).play_dialog([900.0, 640.0], "conflicts");
        harness.get_by_label("Komi: 6.5");
        harness.get_by_label("(nothing)");
        harness.get_by_label("at move 1 · Black G7").click();
        harness.run();
        harness.get_by_label("Black G7");
        picture(&mut harness, "conflicts-in-words");
    }
}
