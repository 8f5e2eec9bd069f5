//! What the checker found: what, where and why. A click goes there; what can be put right has a button that does it.

use std::collections::HashMap;

use egui::accesskit::Role;
use egui::{Align2, Context, CursorIcon, FontId, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::context::action::Action;
use crate::app::context::check;
use crate::app::context::check::Finding;
use crate::app::context::{Here, Reading, State, place};
use crate::app::dialogs;
use crate::app::dialogs::Dialog;
use crate::app::look::controls::tip;
use crate::app::look::icons;
use crate::app::look::icons::Icon;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::app::platform::background::{Background, Come};
use crate::edit::{Command, Repair};
use crate::game::{self, Swaps};
use crate::sgf::{NodeId, Severity};

/// Height of a row.
const ROW: f32 = 48.0;
/// The dialog.
#[derive(Default)]
pub struct Findings {
    /// The state that `rows` are of, and how swaps were read.
    checked: Option<(State, HashMap<NodeId, Swaps>)>,
    rows: Vec<Finding>,
    working: Option<Background<Vec<Finding>>>,
}

impl Findings {
    fn check(&mut self, ctx: &Context, reading: &Reading<'_>) {
        if self.checked.as_ref().is_some_and(|(state, _)| state.0 != reading.state.0) {
            // What is listed, and looked for, is of another record.
            *self = Findings::default();
        }
        match self.working.as_ref().map(Background::take) {
            Some(Come::Done(rows)) => (self.rows, self.working) = (rows, None),
            Some(Come::Nothing) => self.working = None,
            Some(Come::NotYet) | None => {}
        }
        if self.working.is_some() {
            // One after the other: what is typed meanwhile is checked then.
            return;
        }
        let swaps = reading.workspace.read_otherwise();
        if self.checked.as_ref().is_some_and(|(state, read)| (*state, read) == (reading.state, swaps)) {
            return;
        }
        self.checked = Some((reading.state, swaps.clone()));
        if reading.tree.len() <= check::AT_ONCE {
            self.rows = check::findings(reading.tree, reading.faults, swaps);
            return;
        }
        let (tree, faults) = (reading.workspace.document().snapshot().1, reading.faults.to_vec());
        let swaps = swaps.clone();
        self.working = Some(Background::begin(ctx, move || check::findings(&tree, &faults, &swaps)));
    }
}

impl Dialog for Findings {
    fn title(&self) -> &str {
        words::CHECK.said()
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn is_beside(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let palette = Palette::of(ui);
        self.check(ui.ctx(), &reading);
        let told = match self.working {
            Some(_) => words::CHECKING.to_string(),
            None => words::found(self.rows.iter().map(|row| row.more.max(1)).sum()),
        };
        ui.label(RichText::new(told).color(palette.quiet));
        let height = (ui.ctx().content_rect().height() - 280.0).clamp(2.0 * ROW, 9.0 * ROW);
        ui.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show_rows(
            ui,
            ROW,
            self.rows.len(),
            |ui, rows| {
                for row in &self.rows[rows] {
                    finding(ui, row, &reading, actions);
                }
            },
        );
        let fixable = self.working.is_none() && self.rows.iter().any(|row| row.fixable);
        let names: &[&str] =
            if fixable { &[words::CLOSE.said(), words::REPAIR_ALL.said()] } else { &[words::CLOSE.said()] };
        match dialogs::buttons(ui, names) {
            Some(1) => actions.push(Action::Run(Command::Repair(Repair::All))),
            Some(_) => return true,
            None => {}
        }
        false
    }
}

/// One finding, which leads to its node.
fn finding(ui: &mut Ui, row: &Finding, reading: &Reading<'_>, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let at = row.place.get_or_init(|| match (row.node, row.line) {
        (Some(node), Some(line)) => words::place_and_line(&place(reading.tree, node), line),
        (Some(node), None) => place(reading.tree, node),
        (None, line) => words::line_of_file(line.unwrap_or(1)),
    });
    response
        .widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, row.node.is_some(), format!("{}, {at}", row.message)));
    let response = if row.node.is_some() { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
    if response.hovered() {
        ui.painter().rect_filled(rect, 6.0, palette.hover);
    }
    let (icon, colour) = match row.severity {
        Severity::Error => (Icon::Warning, palette.alarm),
        Severity::Warning => (Icon::Warning, palette.quiet),
        Severity::Note => (Icon::Info, palette.quiet),
    };
    let sign = Rect::from_center_size(pos2(rect.left() + 16.0, rect.center().y), vec2(18.0, 18.0));
    icons::draw(ui.painter(), icon, sign, colour);
    let left = rect.left() + 36.0;
    let right = if row.fixable { rect.right() - 92.0 } else { rect.right() - GRID };
    let clip = Rect::from_min_max(rect.min, pos2(right, rect.bottom())).intersect(ui.clip_rect());
    let painter = ui.painter().with_clip_rect(clip);
    let top = pos2(left, rect.top() + 15.0);
    painter.text(
        top,
        Align2::LEFT_CENTER,
        words::capital(&row.message.said()),
        FontId::proportional(14.0),
        palette.text,
    );
    let below = pos2(left, rect.bottom() - 14.0);
    painter.text(below, Align2::LEFT_CENTER, format!("{at} · {}", row.code), FontId::proportional(12.0), palette.quiet);
    if row.fixable {
        let place = Rect::from_center_size(pos2(rect.right() - 44.0, rect.center().y), vec2(76.0, 28.0));
        let builder = egui::UiBuilder::new().id_salt((row.code, row.line)).max_rect(place);
        let button = ui.new_child(builder).add_sized(place.size(), egui::Button::new(words::REPAIR));
        if tip(button, words::REPAIR_THIS_KIND.said(), "").clicked() {
            actions.push(Action::Run(Command::Repair(Repair::Code(row.code))));
        }
    }
    let response = tip(response, game::rule(row.code).explanation(), "");
    if let Some(node) = row.node.filter(|_| response.clicked()) {
        actions.push(Action::GoTo(node));
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn a_finding_leads_to_its_node() {
        let stage = Stage::new("(;GM[1]SZ[9]PB[A]PB[B]\n;B[dd]\n;W[dd]\n;B[zz])", &[]);
        let tree = stage.workspace.document().tree();
        let second = tree.at_path(tree.games().next().unwrap(), &[0, 0]).unwrap();
        let mut harness = stage.play_dialog([800.0, 560.0], "findings");
        picture(&mut harness, "findings");
        harness.get_by_label_contains("move 2").click();
        harness.run();
        assert_eq!(harness.state_mut().actions, [Action::GoTo(second)]);
        harness.get_by_label_contains("move 2");
    }
}
