//! The undo history. A click goes to the state after a step.

use std::collections::HashMap;

use egui::{Align2, FontId, Ui, pos2};

use crate::app::context::{Action, RecordState, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::cut_text;
use crate::app::look::{GRID, List, Palette, controls, words};
use crate::edit::Command;
use crate::language::StaticText;

/// Height of a row.
const ROW: f32 = 30.0;

/// The dialog.
#[derive(Default)]
pub struct HistoryList {
    /// At which move each step was made that was on view, if that is there still; and the state that this is true of.
    moves: (Option<RecordState>, HashMap<usize, Option<u32>>),
    /// How many steps are done at the end of each row: a text that was typed is one, however many steps it took.
    rows: Vec<usize>,
}

impl HistoryList {
    /// The row that ends with this step, or in which it is.
    fn row_of(&self, step: usize) -> usize {
        self.rows.partition_point(|&end| end < step)
    }
}

impl Dialog for HistoryList {
    fn look(&self) -> DialogLook {
        DialogLook::front("history", words::HISTORY, 440.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let palette = Palette::of(ui);
        let history = reading.workspace.document().history();
        let (at, count) = (history.position(), history.len());
        if count == 0 {
            controls::quiet(
                ui,
                StaticText("no-history", "No changes yet. Every change will be listed here and can be undone.")
                    .localized(),
            );
        }
        if self.moves.0 != Some(reading.state) {
            self.moves = (Some(reading.state), HashMap::new());
            let goes_on: Vec<bool> = history.goes_on().collect();
            let ends = |step: &usize| goes_on.get(*step) != Some(&true);
            self.rows = (0..=count).filter(ends).collect();
        }
        let row = self.row_of(at);
        let height = (ui.ctx().content_rect().height() - 240.0).clamp(3.0 * ROW, 14.0 * ROW);
        let (moves, ends) = (&mut self.moves.1, &self.rows);
        let list = List::new(ui, "history", words::HISTORY, ends.len(), Some(row));
        let mut list = list.rows(ROW, 0.0).at_most(height).opens();
        let steps = history.titles().zip(history.places()).map(|(title, place)| (title, Some(place)));
        let mut steps = std::iter::once((StaticText("as-opened", "Record as opened").localized(), None))
            .chain(steps)
            .enumerate()
            .peekable();
        let wanted = list.choose(ui, |ui, line| {
            let (rect, index) = (line.rect, line.index);
            // Rows come in order; skip those above the visible ones.
            while steps.next_if(|(number, _)| *number < ends[index]).is_some() {}
            let Some((step, (title, place))) = steps.next() else { return String::new() };
            // Undone steps are dimmed: the record does not contain them now.
            let colour = if index <= row { palette.text } else { palette.quiet };
            let font = FontId::proportional(14.0);
            let number = if index == 0 { String::new() } else { index.to_string() };
            let right = pos2(rect.left() + 40.0, rect.center().y);
            ui.painter().text(right, Align2::RIGHT_CENTER, number, FontId::proportional(12.0), palette.quiet);
            let left = pos2(rect.left() + 40.0 + GRID, rect.center().y);
            let end = cut_text(ui, left, title, font, colour, rect.right() - left.x - GRID) + 1.5 * GRID;
            // Asked once: whether a node is there still takes time with its depth.
            let at_move = *moves.entry(step).or_insert_with(|| {
                let node = place.flatten().filter(|&node| reading.tree.is_linked(node))?;
                Some(reading.workspace.move_number_at(node))
            });
            let place = at_move.map_or_else(String::new, words::at_move);
            let beside = pos2(end, rect.center().y);
            cut_text(ui, beside, &place, FontId::proportional(13.0), palette.quiet, rect.right() - GRID - end);
            title.to_owned()
        });
        let step = wanted.and_then(|row| ends.get(row));
        actions.extend(step.filter(|&&step| step != at).map(|&step| Action::Run(Command::History(step))));
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some() || dialogs::is_entered(ui)
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui::Key;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

    use super::*;
    use crate::app::dialogs::{DialogPlace, Dialogs};
    use crate::app::testing::harness::{Stage, picture, typed};
    use crate::edit::Grouping;

    #[test]
    fn a_click_goes_to_a_step() {
        let mut stage = Stage::running("(;GM[1]SZ[9])", &[]);
        for line in ["play dd", "play ee", "comment 'Well played'", "annotate good-move"] {
            stage.run(&Command::parse(line).unwrap(), Grouping::Alone);
        }
        let mut harness = stage.play_dialog([600.0, 480.0], "history-list");
        picture(&mut harness, "history");
        harness.get_by_label("Comment: Well played").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["history 3"]));
        assert_eq!(harness.state().workspace.document().history().position(), 3);
        harness.key_press(Key::ArrowUp);
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9];B[dd];W[ee])");
        harness.get_by_label("Record as opened").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9])");
        picture(&mut harness, "history-start");
    }

    #[test]
    fn the_search_has_a_column_and_enter_belongs_to_the_record() {
        let mut stage = Stage::running("(;GM[1]SZ[9])", &[]);
        for line in ["play dd", "play ee"] {
            stage.run(&Command::parse(line).unwrap(), Grouping::Alone);
        }
        let mut dialogs = Dialogs::default();
        dialogs.open_at(HistoryList::default(), DialogPlace::Beside { docks: true, leaves_comment: false });
        let mut harness = stage.play([1400.0, 600.0], move |ui, here, actions| {
            dialogs.docked = dialogs.wants_room().map(|(wide, _)| ui.ctx().content_rect().with_max_x(wide));
            assert!(!dialogs.is_open(), "the board goes on taking keys");
            dialogs.show(ui.ctx(), here, actions);
        });
        let row = harness.get_by_label("Record as opened");
        assert!(row.rect().right() < 450.0);
        row.click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9])");
        harness.key_press(Key::Enter);
        harness.run();
        harness.get_by_label("Record as opened");
        harness.get_by_label_contains("Close: ").click();
        harness.run();
        assert!(harness.query_by_label("Record as opened").is_none());
    }

    #[test]
    fn a_text_that_was_typed_is_one_row_with_its_words() {
        let mut stage = Stage::running("(;GM[1]SZ[9])", &[]);
        stage.run(&Command::parse("play dd").unwrap(), Grouping::Alone);
        let comment = "Black plays too fast here. White answers.";
        for (end, _) in comment.char_indices().skip(1).chain([(comment.len(), ' ')]) {
            stage.run(&Command::Comment(comment[..end].to_owned()), Grouping::Typing);
        }
        stage.run(&Command::Comment(format!("{comment} No")), Grouping::Typing);
        stage.run(&Command::Comment(comment.to_owned()), Grouping::Typing);
        stage.run(&Command::parse("annotate good-black").unwrap(), Grouping::Alone);
        stage.run(&Command::parse("unset GB").unwrap(), Grouping::Alone);
        let steps = stage.workspace.document().history().len();
        assert!(steps > 8, "words are taken back one by one: {steps}");
        let mut harness = stage.play_dialog([600.0, 480.0], "history-list");
        picture(&mut harness, "history-typed");
        let rows = harness.get_all_by_role(egui::accesskit::Role::ListBoxOption);
        let rows: Vec<String> = rows.filter_map(|row| row.accesskit_node().label()).collect();
        let whole = format!("Comment: {comment}");
        let wanted = ["Record as opened", "Play Black D6", &whole, "Good for Black", "Remove good for Black"];
        assert_eq!(rows, wanted);
        // An undone part of a text is in its row; arrows move between rows.
        harness.state_mut().run(&Command::History(4), Grouping::Alone);
        harness.run();
        harness.key_press(Key::ArrowUp);
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9];B[dd])");
        harness.key_press(Key::ArrowDown);
        harness.run();
        assert_eq!(harness.state().text(), format!("(;GM[1]SZ[9];B[dd]C[{comment}])"));
        assert_eq!(harness.state().workspace.document().history().position(), steps - 2);
    }
}
