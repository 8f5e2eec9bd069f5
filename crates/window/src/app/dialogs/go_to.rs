//! Asks for a destination: a move number, a node or a point of the board.

use egui::Ui;

use crate::app::context::{Action, Reading, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{form, words};
use crate::edit::{Command, Go, Where};
use crate::language::StaticText;

/// The dialog.
#[derive(Default)]
pub struct GoTo {
    text: String,
    focused: bool,
    /// Enter was pressed on an invalid goal.
    refused: bool,
}

impl Dialog for GoTo {
    fn look(&self) -> DialogLook {
        DialogLook::front("go-to", words::GO_TO_MOVE, 448.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let field = form::row(ui, words::MOVE_OR_POINT.localized(), |ui| {
            form::text(ui, words::MOVE_OR_POINT.localized(), "", &mut self.text, None)
        });
        let goal = goal(self.text.trim(), &reading);
        self.refused &= !field.changed();
        self.refused |= goal.is_none() && field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if !std::mem::replace(&mut self.focused, true) {
            field.request_focus();
        }
        match &goal {
            // An incomplete destination is not an error yet.
            None if !self.text.trim().is_empty() => {
                let why = StaticText("no-such-place", "Not a move number or a point on this board").localized();
                drop(if self.refused { form::alarm(ui, why) } else { form::note(ui, why) });
            }
            _ => drop(form::note(
                ui,
                &say!("go-to-hint", "Move number, point, {start} or {end}", start = START, end = END),
            )),
        }
        let pressed = dialogs::buttons(ui, &[StaticText("go", "Go").localized(), words::CANCEL.localized()]);
        if let Some(goal) = goal.filter(|_| pressed == Some(0) || dialogs::is_entered(ui)) {
            actions.push(Action::Run(Command::Go(goal)));
            return true;
        }
        pressed == Some(1)
    }
}

/// Names of the two ends, besides the words of the commands.
const START: StaticText = StaticText("go-to-start", "start");
const END: StaticText = StaticText("go-to-end", "end");

/// The destination of the typed text, or `None` if it has no meaning.
fn goal(text: &str, reading: &Reading<'_>) -> Option<Go> {
    let place = text.strip_prefix('#').unwrap_or(text);
    let path = place.strip_prefix('/').unwrap_or(place);
    let numbers = path.split('.').all(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()));
    let kind = reading.position.kind();
    // In Octi, "46" is a square as much as a move; the board is the better reading of two digits there only with a word before.
    let typed = place.to_lowercase();
    let end = [("start", START), ("end", END)]
        .into_iter()
        .find(|(name, word)| typed == *name || typed == word.to_lowercase());
    let there = |place: &Where| reading.workspace.resolve(place).is_ok();
    if let Some((name, _)) = end {
        name.parse().ok().map(Go::To)
    } else if place == "/" || numbers {
        place.parse().ok().filter(there).map(Go::To)
    } else {
        let place = kind.board().parse_display(place).filter(|_| kind.has_board());
        place.map(|place| Go::WherePlayed(place.into()))
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

    use super::*;
    use crate::app::dialogs::Dialogs;
    use crate::app::testing::harness::{Stage, picture};
    use crate::game::Place;

    #[test]
    fn enter_goes_to_what_was_typed() {
        for (text, asked) in [
            ("17", Go::To(Where::Move(17))),
            ("/2.2", Go::To("/2.2".parse().unwrap())),
            ("#4", Go::To(Where::Move(4))),
            ("D16", Go::WherePlayed(Place(3 * 19 + 3).into())),
            ("end", Go::To(Where::End)),
        ] {
            let mut dialogs = Dialogs::default();
            dialogs.open(GoTo::default());
            let draw = move |ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>| {
                dialogs.show(ui.ctx(), here, actions)
            };
            let record =
                format!("(;GM[1]SZ[19](;B[dd]{})(;B[dp])(;B[pd](;W[pp])(;W[qq])(;W[qc])))", ";W[aa];B[bb]".repeat(10));
            let mut harness = Stage::new(&record, &[]).play([600.0, 300.0], draw);
            harness.get_by_label("Move or point").type_text(text);
            harness.run();
            picture(&mut harness, "go-to");
            harness.key_press(egui::Key::Enter);
            harness.run();
            assert_eq!(harness.state_mut().commands(), [Command::Go(asked)]);
            assert!(harness.query_by_label("Move or point").is_none(), "closed");
        }
    }

    #[test]
    fn nonsense_makes_no_request() {
        let mut dialogs = Dialogs::default();
        dialogs.open(GoTo::default());
        let draw =
            move |ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>| dialogs.show(ui.ctx(), here, actions);
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play([600.0, 300.0], draw);
        for wrong in ["over there", "9999", "/7.7"] {
            harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
            harness.run();
            harness.get_by_label("Move or point").type_text(wrong);
            harness.run();
            harness.key_press(egui::Key::Enter);
            harness.run();
            let field = harness.get_by_label("Move or point");
            assert!(field.accesskit_node().is_focused(), "a wrong entry keeps the keyboard");
            let message = harness.get_by_label("Not a move number or a point on this board");
            assert_eq!(message.accesskit_node().live(), egui::accesskit::Live::Assertive, "it is read aloud");
        }
        // Tab still moves on.
        harness.key_press(egui::Key::Tab);
        harness.run();
        assert!(!harness.get_by_label("Move or point").accesskit_node().is_focused());
        harness.get_by_label("Go").click();
        harness.run();
        assert!(harness.state_mut().commands().is_empty());
        harness.key_press(egui::Key::Escape);
        harness.run();
        assert!(harness.query_by_label("Move or point").is_none());
    }
}
