//! The lines below a comment that say where else the position stands, and what is played there and not here.

use egui::{Rect, Stroke, Ui, vec2};

use crate::app::context::action::Action;
use crate::app::context::{Reading, RecordState, ViewContext};
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::app::panels::forks::{self, ROW};
use crate::commands::WindowCommand;
use crate::sgf::NodeId;

/// In lower panels the comment has all the room.
const LEAST: f32 = 4.0 * ROW;
/// So many moves that are played elsewhere are listed at most.
const MOST: usize = 3;

/// What is said of a node.
struct Said {
    /// The node, its record, and whether equal positions were known.
    of: ((u64, NodeId), RecordState, usize),
    /// Moves that are played elsewhere.
    elsewhere: Vec<(NodeId, String)>,
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
        let shown = said.elsewhere.iter().take(((area.height() / 2.0 / ROW) as usize).saturating_sub(1));
        let (rest, mut lines) = area.split_top_bottom_at_y(area.bottom() - (1 + shown.len()) as f32 * ROW);
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
            Said { of, elsewhere: moves.into_iter().flatten().map(say).collect() }
        })
    }
}
