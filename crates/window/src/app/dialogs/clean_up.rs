//! The clean-up dialog: annotations by kind, with the amount of each, and a preview of what would be removed.

use std::sync::Arc;

use egui::Ui;

use crate::app::context::preview::Preview;
use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::dialogs::difference::{self, Difference};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, controls, form, words};
use crate::app::platform::Worked;
use crate::edit::{Command, Scope, Strip};
use crate::language::{self, StaticText};
use crate::sgf::NodeId;

/// What can be removed.
const KINDS: [(Strip, StaticText); 8] = [
    (Strip::Comments, StaticText("clean-comments", "Comments and names")),
    (Strip::Markup, StaticText("clean-markup", "Marks, labels, lines and territory")),
    (Strip::Annotations, StaticText("clean-annotations", "Annotations")),
    (Strip::Variations, StaticText("clean-variations", "Variations (all but the main line)")),
    (Strip::Private, words::PRIVATE_PROPERTIES),
    (Strip::EmptyNodes, StaticText("clean-empty-nodes", "Empty nodes")),
    (Strip::Times, words::CLOCK_TIMES),
    (Strip::Analysis, StaticText("clean-analysis", "Analysis by engines, also in comments")),
];
/// The part of the record it is removed from.
const SCOPES: [(Scope, StaticText); 4] = [
    (Scope::Node, StaticText("clean-node", "this node")),
    (Scope::Subtree, StaticText("clean-subtree", "this node and everything after it")),
    (Scope::Game, StaticText("clean-game", "this game")),
    (Scope::Collection, StaticText("clean-collection", "all games in the file")),
];

/// The key of the counts.
type Of = (RecordState, NodeId, usize);

/// The dialog.
pub struct CleanUp {
    /// Its place among the scopes.
    scope: usize,
    chosen: [bool; KINDS.len()],
    counted: Worked<Of, Vec<Preview>>,
    difference: Difference,
    /// The last removal.
    message: String,
}

impl Default for CleanUp {
    /// The scope is this game.
    fn default() -> CleanUp {
        let (chosen, counted, difference) = Default::default();
        CleanUp { scope: 2, chosen, counted, difference, message: String::new() }
    }
}

impl CleanUp {
    fn command(&self, kind: usize) -> Command {
        Command::Strip { what: KINDS[kind].0, scope: SCOPES[self.scope].0 }
    }

    /// Counts what there is of each kind, in the background.
    fn count(&mut self, ui: &Ui, reading: &Reading<'_>) {
        // The node matters only if the scope depends on it.
        let node = match SCOPES[self.scope].0 {
            Scope::Node | Scope::Subtree => reading.node,
            _ => reading.root,
        };
        let of = (reading.state, node, self.scope);
        if !self.counted.wants(&of) {
            return;
        }
        let (tree, node) = (reading.workspace.document().snapshot().1, reading.node);
        let commands: Vec<Command> = (0..KINDS.len()).map(|kind| self.command(kind)).collect();
        let count = move || {
            let of = |command| Preview::in_sum(Arc::clone(&tree), Some(node), std::slice::from_ref(command));
            commands.iter().map(of).collect()
        };
        self.counted.begin(ui.ctx(), of, count);
    }

    /// The amount of a kind: `None` while it is counted, or if there is none.
    fn preview(&self, kind: usize) -> Option<&Preview> {
        self.counted.get(kind).filter(|preview| preview.refused.is_none())
    }
}

impl Dialog for CleanUp {
    fn look(&self) -> DialogLook {
        DialogLook::beside("clean-up", StaticText("clean-up", "Clean up"), 560.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        self.count(ui, &reading);
        let kinds = |own: &mut CleanUp, ui: &mut Ui, _| own.kinds(ui);
        dialogs::over_buttons(ui, self, kinds, |own, ui| own.decide(ui, &reading, actions))
    }
}

impl CleanUp {
    /// The part of the record to clean up, and how much there is of each kind.
    fn kinds(&mut self, ui: &mut Ui) {
        form::row(ui, words::FROM_WHERE.localized(), |ui| {
            let names = SCOPES.map(|(_, name)| name.localized());
            form::choice(ui, words::FROM_WHERE.localized(), &names, &mut self.scope, 260.0);
        });
        ui.add_space(GRID);
        for (kind, (_, name)) in KINDS.into_iter().enumerate() {
            let found = self.preview(kind).map(|preview| {
                let bytes = preview.bytes.0.saturating_sub(preview.bytes.1) as u64;
                language::list([preview.counted.join(", "), words::bytes(bytes)])
            });
            let message = match (&found, self.counted.of()) {
                (Some(found), _) => found.clone(),
                (None, Some(_)) => StaticText("nothing-of-it", "none found").localized().to_owned(),
                (None, None) => words::WORKING_IT_OUT.localized().to_owned(),
            };
            ui.horizontal(|ui| {
                // In some languages the name takes two lines.
                let font = egui::FontId::proportional(13.0);
                let says = controls::text_width(ui, &message, font);
                let room = egui::vec2((ui.available_width() - says - 2.0 * GRID).max(120.0), 24.0);
                ui.allocate_ui_with_layout(
                    room,
                    egui::Layout::left_to_right(egui::Align::Center).with_main_wrap(true),
                    |ui| {
                        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
                        ui.add_enabled_ui(found.is_some(), |ui| ui.checkbox(&mut self.chosen[kind], name.localized()));
                    },
                );
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    controls::quiet_small(ui, message);
                });
            });
        }
    }

    /// What would be removed, and the buttons. Returns whether the dialog is done.
    fn decide(&mut self, ui: &mut Ui, reading: &Reading<'_>, actions: &mut Vec<Action>) -> bool {
        ui.separator();
        // In a low window what would go has less room, so that the buttons stay in sight.
        let room = (ui.ctx().content_rect().height() - 580.0).clamp(48.0, 120.0);
        let chosen = (0..KINDS.len()).filter(|&kind| self.chosen[kind] && self.preview(kind).is_some());
        let commands: Vec<Command> = chosen.map(|kind| self.command(kind)).collect();
        if commands.is_empty() {
            let message = if self.message.is_empty() {
                StaticText(
                    "choose-what-goes",
                    "Choose what to remove. You see it here before it is removed, and you can undo it.",
                )
                .localized()
            } else {
                self.message.as_str()
            };
            controls::quiet(ui, message);
            ui.add_space(room);
            return dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some();
        }
        let preview = self.difference.of(ui.ctx(), reading, Some(reading.node), &commands);
        let message = preview
            .map_or(words::WORKING_IT_OUT.localized().to_owned(), |preview| words::before_and_after(preview.bytes));
        controls::quiet(ui, message);
        difference::show(ui, preview, room - 8.0);
        match dialogs::buttons(ui, &[words::CLOSE.localized(), StaticText("remove-chosen", "Remove").localized()]) {
            Some(1) => {
                if let Some(preview) = preview {
                    self.message = words::was_removed(&preview.messages.join(", "), preview.bytes);
                    // One step of the history, whatever was chosen.
                    actions.push(Action::RunAsOne(commands));
                    self.chosen = Default::default();
                }
                false
            }
            answer => answer.is_some(),
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture, until};

    fn put_up(text: &str) -> Harness<'static, Stage> {
        let mut harness = Stage::running(text, &[]).play_dialog([800.0, 640.0], "clean-up");
        harness.step();
        until(&mut harness, "the count", |harness| harness.query_all_by_label(&words::WORKING_IT_OUT).next().is_none());
        harness.run();
        harness
    }

    #[test]
    fn removals_are_counted_and_shown_beforehand() {
        let text = "(;GM[1]SZ[9]C[one];B[aa]C[two]TR[aa](;W[bb])(;W[cc]N[x];B[dd]))";
        let mut harness = put_up(text);
        harness.get_by_label("3 comments and names, 16 bytes");
        harness.get_by_label_contains("2 nodes in variations");
        harness.get_by_label("Comments and names").click();
        harness.run();
        harness.get_by_label("Marks, labels, lines and territory").click();
        until(&mut harness, "the sum", |harness| harness.query_by_label("63 bytes now, 41 afterwards").is_some());
        harness.get_by_label_contains("removes C[two]");
        picture(&mut harness, "clean-up");
        assert_eq!(harness.state().text(), text);
        harness.get_by_label("Remove").click();
        harness.step();
        harness.step();
        let commands = harness.state_mut().commands();
        let strip = |what| Command::Strip { what, scope: Scope::Game };
        assert_eq!(commands, [strip(Strip::Comments), strip(Strip::Markup)]);
        harness.get_by_label_contains("63 bytes before, 41 now");
    }

    #[test]
    fn an_empty_record_has_nothing_to_remove_and_a_broken_one_is_counted() {
        for text in ["(;)", "(;GM[1]SZ[9];B[aa", "(;C[a]C[b]C[;;;TR[zz:"] {
            let mut harness = put_up(text);
            harness.get_by_label("Close").click();
            harness.run();
            assert!(harness.query_by_label("Close").is_none());
            assert_eq!(harness.state().text(), text);
        }
        put_up("(;)").get_by_label_contains("Choose what to remove");
    }
}
