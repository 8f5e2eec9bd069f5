//! Every step that was made and can be taken back or made again. A click goes to the record as it was after a step.

use std::collections::HashMap;

use egui::{Align2, FontId, Key, RichText, ScrollArea, Ui, pos2};

use crate::app::context::action::Action;
use crate::app::context::{State, ViewContext};
use crate::app::dialogs;
use crate::app::dialogs::Dialog;
use crate::app::look::controls::{cut_text, list_row};
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::edit::Command;

/// Height of a row.
const ROW: f32 = 30.0;

/// The dialog.
#[derive(Default)]
pub struct HistoryList {
    /// The step that was in view last.
    seen: Option<usize>,
    /// At which move each step was made that was on view, if that is there still; and the state that this is true of.
    moves: (Option<State>, HashMap<usize, Option<u32>>),
}

impl Dialog for HistoryList {
    fn title(&self) -> &str {
        words::HISTORY.said()
    }

    fn width(&self) -> f32 {
        440.0
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let palette = Palette::of(ui);
        let history = reading.workspace.document().history();
        let (at, count) = (history.position(), history.len());
        if count == 0 {
            ui.label(RichText::new(words::NO_HISTORY).color(palette.quiet));
        }
        let presses = |key| ui.input(|input| input.num_presses(key) as isize);
        let wanted = at.saturating_add_signed(presses(Key::ArrowDown) - presses(Key::ArrowUp)).min(count);
        if wanted != at {
            actions.push(Action::Run(Command::History(wanted)));
        }
        let height = (ui.ctx().content_rect().height() - 240.0).clamp(3.0 * ROW, 14.0 * ROW);
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut area = ScrollArea::vertical().max_height(height).auto_shrink([false, true]);
        if self.seen != Some(at) {
            self.seen = Some(at);
            area = area.vertical_scroll_offset((at as f32 * ROW - height / 2.0).max(0.0));
        }
        if self.moves.0 != Some(reading.state) {
            self.moves = (Some(reading.state), HashMap::new());
        }
        let moves = &mut self.moves.1;
        area.show_rows(ui, ROW, count + 1, |ui, rows| {
            let titles = history.titles().skip(rows.start.saturating_sub(1));
            let first = (rows.start == 0).then_some(words::AS_OPENED.said());
            let places = history.places().skip(rows.start.saturating_sub(1));
            let places = first.map(|_| None).into_iter().chain(places);
            for ((step, title), place) in (rows.start..rows.end).zip(first.into_iter().chain(titles)).zip(places) {
                let (rect, response) = list_row(ui, ROW, step == at, || title.to_owned());
                // What was taken back is quiet: it is not in the record now.
                let colour = if step <= at { palette.text } else { palette.quiet };
                let font = FontId::proportional(14.0);
                let number = if step == 0 { String::new() } else { step.to_string() };
                let right = pos2(rect.left() + 40.0, rect.center().y);
                ui.painter().text(right, Align2::RIGHT_CENTER, number, FontId::proportional(12.0), palette.quiet);
                let left = pos2(rect.left() + 40.0 + GRID, rect.center().y);
                let end = cut_text(ui, left, title, font, colour, rect.right() - left.x - GRID) + 1.5 * GRID;
                // Asked once: whether a node is there still takes time with its depth.
                let at_move = *moves.entry(step).or_insert_with(|| {
                    let node = place.filter(|&node| reading.tree.is_linked(node))?;
                    Some(reading.workspace.move_number_at(node))
                });
                let place = at_move.map_or_else(String::new, words::at_move);
                let beside = pos2(end, rect.center().y);
                cut_text(ui, beside, &place, FontId::proportional(13.0), palette.quiet, rect.right() - GRID - end);
                if response.clicked() && step != at {
                    actions.push(Action::Run(Command::History(step)));
                }
            }
        });
        dialogs::buttons(ui, &[words::CLOSE.said()]).is_some() || dialogs::is_entered(ui)
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
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
        harness.get_by_label("Comment").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["history 3"]));
        assert_eq!(harness.state().workspace.document().history().position(), 3);
        harness.key_press(Key::ArrowUp);
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9];B[dd];W[ee])");
        harness.get_by_label("The record as it was opened").click();
        harness.run();
        assert_eq!(harness.state().text(), "(;GM[1]SZ[9])");
        picture(&mut harness, "history-start");
    }
}
