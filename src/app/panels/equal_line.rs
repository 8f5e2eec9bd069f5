//! The line below a comment that says where else the position stands, and what is played there.

use egui::{Rect, Stroke, Ui, vec2};

use crate::app::context::action::Action;
use crate::app::context::{Reading, ViewContext};
use crate::app::look::theme::{GRID, Palette};
use crate::app::panels::forks::{self, ROW};
use crate::commands::WindowCommand;

/// In lower panels the comment has all the room.
const LEAST: f32 = 4.0 * ROW;

/// Draws the line at the lower edge of an area, where there is something to say. Returns the room that is left.
pub fn show(ui: &mut Ui, area: Rect, here: &ViewContext<'_>, reading: &Reading<'_>, actions: &mut Vec<Action>) -> Rect {
    let count = reading.equal.map_or(0, |equal| equal.others(reading.node));
    if count == 0 || area.height() < LEAST {
        return area;
    }
    let (rest, line) = area.split_top_bottom_at_y(area.bottom() - ROW);
    ui.painter().hline(line.x_range(), line.top() + 0.5, Stroke::new(1.0, Palette::of(ui).line));
    let told = say!("also-at", "Also at {count} other place" | "Also at {count} other places", count);
    let rows = vec![(told, WindowCommand::NextEqual.into())];
    ui.push_id("equal", |ui| forks::links(ui, line.shrink2(vec2(GRID, 0.0)), here, rows, actions));
    rest
}
