//! The lines below a comment that say where else the position stands, what is played there and not here, and what is said of it there.

use egui::{Rect, Stroke, Ui, vec2};

use crate::app::context::action::Action;
use crate::app::context::{Reading, RecordState, ViewContext};
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::app::panels::forks::{self, ROW};
use crate::commands::WindowCommand;
use crate::edit::Command;
use crate::language::{self, Word};
use crate::sgf::NodeId;

/// In lower panels the comment has all the room.
const LEAST: f32 = 4.0 * ROW;
/// So many moves that are played elsewhere are listed at most, and so many comments.
const MOST: usize = 3;
const MOST_COMMENTS: usize = 2;
/// Letters of a comment that are shown.
const LETTERS: usize = 200;
/// Width of what copies a move, in points.
const COPY: f32 = 130.0;

/// What is said of a node.
struct Said {
    /// The node, its record, and whether equal positions were known.
    of: ((u64, NodeId), RecordState, usize),
    /// Moves that are played elsewhere.
    elsewhere: Vec<(NodeId, String)>,
    /// What is said there.
    comments: Vec<(NodeId, String)>,
}

/// The lines of one record.
#[derive(Default)]
pub struct EqualLine {
    said: Option<Said>,
}

impl EqualLine {
    /// Draws the lines at the lower edge of an area, where there is something to say. Returns the room that is left.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        here: &ViewContext<'_>,
        reading: &Reading<'_>,
        actions: &mut Vec<Action>,
    ) -> Rect {
        let count = reading.equal.map_or(0, |equal| equal.others(reading.node));
        if count == 0 || area.height() < LEAST {
            return area;
        }
        let said = self.said(reading, count);
        // At least half of the room is the comment's.
        let room = ((area.height() / 2.0 / ROW) as usize).saturating_sub(1);
        let shown = said.elsewhere.iter().take(room);
        let comments = said.comments.iter().take(room - shown.len());
        let count_of_lines = 1 + shown.len() + comments.len();
        let (rest, mut lines) = area.split_top_bottom_at_y(area.bottom() - count_of_lines as f32 * ROW);
        ui.painter().hline(lines.x_range(), lines.top() + 0.5, Stroke::new(1.0, Palette::of(ui).line));
        lines = lines.shrink2(vec2(GRID, 0.0));
        let told = say!("also-at", "Also at {count} other place" | "Also at {count} other places", count);
        let command = WindowCommand::NextEqual.into();
        ui.push_id("equal", |ui| {
            if forks::link(ui, lines, &told, &(here.keys)(&command), false) {
                actions.push(command.into());
            }
            for (node, text) in shown {
                lines.min.y += ROW;
                let copies = lines.width() > 2.0 * COPY;
                let (left, right) = match copies {
                    true => lines.split_left_right_at_x(lines.right() - COPY),
                    false => (lines, lines),
                };
                if forks::link(ui, left, text, "", true) {
                    actions.push(Action::GoTo(*node));
                }
                let copy = Word("continue-here", "Continue here").said();
                if copies && ui.push_id(node, |ui| forks::link(ui, right, copy, "", false)).inner {
                    let text =
                        reading.tree.charset(*node).decode(&reading.tree.write_variation(*node)).text.into_owned();
                    actions.push(Action::Run(Command::PasteVariation { text: Some(text) }));
                }
            }
            for (node, text) in comments {
                lines.min.y += ROW;
                if forks::link(ui, lines, text, "", true) {
                    actions.push(Action::GoTo(*node));
                }
            }
        });
        rest
    }

    /// What is played elsewhere, looked for once for each node and state.
    fn said(&mut self, reading: &Reading<'_>, count: usize) -> &Said {
        let of = (reading.place(), reading.state, count);
        if self.said.as_ref().is_some_and(|said| said.of != of) {
            self.said = None;
        }
        self.said.get_or_insert_with(|| {
            let moves = reading.equal.map(|equal| equal.goes_on(reading.tree, reading.position, reading.node, MOST));
            let place = |node| words::at_move(reading.workspace.move_number_at(node));
            let say = |(node, words)| {
                (node, say!("played-elsewhere", "{move} elsewhere, {place}", move = words, place = place(node)))
            };
            let comments = reading.equal.map(|equal| equal.comments(reading.tree, reading.node, MOST_COMMENTS));
            let quote = |(node, comment): (NodeId, String)| {
                let line: String = comment.chars().take(LETTERS).collect();
                (node, language::with_colon(words::capital(&place(node)), line))
            };
            let comments = comments.into_iter().flatten().map(quote).collect();
            Said { of, elsewhere: moves.into_iter().flatten().map(say).collect(), comments }
        })
    }
}
