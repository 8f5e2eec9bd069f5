//! Lines below a comment that say where else the position occurs and which comments it has there. The moves played there are in the list of
//! continuations.

use egui::{Rect, Stroke, Ui, vec2};

use crate::app::context::equal::FoundElsewhere;
use crate::app::context::{Action, Reading, ViewContext};
use crate::app::look::{GRID, Palette};
use crate::app::panels::forks::{self, ROW};
use crate::commands::WindowCommand;
use crate::language;

/// In lower panels the comment has all the room.
const LEAST: f32 = 4.0 * ROW;
/// So many comments are shown at most.
const MOST: usize = 4;

/// What is said below an area's text, and how many of the comments have room. At least half of the room is the text's.
fn found<'a>(area: Rect, reading: &Reading<'a>) -> Option<(&'a FoundElsewhere, usize)> {
    let elsewhere = reading.elsewhere.filter(|elsewhere| elsewhere.count > 0 && area.height() >= LEAST)?;
    let room = ((area.height() / 2.0 / ROW) as usize).saturating_sub(1);
    Some((elsewhere, elsewhere.comments.len().min(room).min(MOST)))
}

/// What the lines leave of an area.
pub fn rest(area: Rect, reading: &Reading<'_>) -> Rect {
    let rows = found(area, reading).map_or(0, |(_, comments)| 1 + comments);
    area.with_max_y(area.bottom() - rows as f32 * ROW)
}

/// Draws the lines at the lower edge of an area, if there are any.
pub fn show(ui: &mut Ui, area: Rect, here: &ViewContext<'_>, reading: &Reading<'_>, actions: &mut Vec<Action>) {
    let Some((elsewhere, comments)) = found(area, reading) else { return };
    let comments = &elsewhere.comments[..comments];
    let mut lines = area.with_min_y(rest(area, reading).bottom());
    ui.painter().hline(lines.x_range(), lines.top() + 0.5, Stroke::new(1.0, Palette::of(ui).line));
    lines = lines.shrink2(vec2(GRID, 0.0));
    let command = WindowCommand::NextEqual.into();
    let message = message(elsewhere);
    ui.push_id("equal", |ui| {
        if forks::link(ui, lines, (&message, &message), &(here.keys)(&command), false) {
            actions.push(command.into());
        }
        for ((record, node), text) in comments {
            lines.min.y += ROW;
            if forks::link(ui, lines, (text, text), "", true) {
                actions.push(Action::Show(*record, *node));
            }
        }
    });
}

/// The number of other nodes with it, and of other records.
fn message(elsewhere: &FoundElsewhere) -> String {
    let FoundElsewhere { count, records, .. } = *elsewhere;
    let places = say!("also-at", "Also at {count} other place" | "Also at {count} other places", count);
    let others = say!(
        "also-in-records",
        "some in {count} other open record" | "some in {count} other open records",
        count = records
    );
    language::list([Some(places), (records > 0).then_some(others)].into_iter().flatten())
}
