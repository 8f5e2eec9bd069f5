//! The graph: a line's numbers from the root to its end, Black up. What is beyond the scale is drawn at its edge, so that one large lead
//! does not flatten all others; Ctrl and the wheel change the scale around the pointer, a double click puts it back.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CursorIcon, FontId, Key, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2,
};

use crate::app::board::wheel::Wheel;
use crate::app::context::Action;
use crate::app::engine::curves::{Curves, Extent, Inks, Measure, Plot};
use crate::app::engine::{Series, ShownAnalysis, wording};
use crate::app::look::controls::{focus_ring, hover_text, keep_arrows};
use crate::app::look::{GRID, Palette};
use crate::game::Position;
use crate::language::{StaticText, decimal};
use crate::store::settings::EngineScale;

/// Room for the numbers at the left.
const NUMBERS: f32 = 34.0;
/// How far the scale can be changed.
const ZOOMS: (f32, f32) = (0.05, 20.0);
/// The name of the graph.
const GRAPH: StaticText = StaticText("engine-graph", "Engine graph");

/// The view state of a graph.
#[derive(Default)]
pub struct GraphView {
    /// What is seen of the scale, where that was changed.
    seen: Option<Seen>,
    /// The wheel's rotation towards the next step.
    wheel: Wheel,
    /// What was drawn last, and of what.
    extent: Option<(Arc<Series>, EngineScale, Extent)>,
    curves: Option<(Arc<Series>, Measure, Plot, Inks, Curves)>,
}

/// A part of a scale.
#[derive(Clone, Copy, Debug)]
struct Seen {
    /// Of which numbers: others have another scale.
    measure: Measure,
    zoom: f32,
    middle: f64,
}

impl Seen {
    fn whole(measure: Measure) -> Seen {
        Seen { measure, zoom: 1.0, middle: measure.even() }
    }

    /// From the middle to the edge.
    fn half(&self, extent: &Extent) -> f64 {
        match self.measure {
            // There is nothing beyond.
            Measure::WinRate => extent.limit / f64::from(self.zoom.max(1.0)),
            _ => extent.limit / f64::from(self.zoom),
        }
    }

    /// Makes numbers larger or smaller; the one under the pointer stays where it is, as long as there is something on all of the scale.
    fn zoom_by(&mut self, factor: f32, number: f64, extent: &Extent) {
        let before = self.half(extent);
        self.zoom = (self.zoom * factor).clamp(ZOOMS.0, ZOOMS.1);
        if self.measure == Measure::WinRate {
            self.zoom = self.zoom.max(1.0);
        }
        let half = self.half(extent);
        let middle = number - (number - self.middle) * half / before;
        let (even, room) = (self.measure.even(), (extent.greatest - half).max(0.0));
        self.middle = middle.clamp(even - room, even + room);
    }
}

impl GraphView {
    /// What a line has to be drawn; looked for once.
    fn extent(&mut self, series: &Arc<Series>, scale: EngineScale) -> Extent {
        match &self.extent {
            Some((of, on, extent)) if Arc::ptr_eq(of, series) && *on == scale => *extent,
            _ => {
                let extent = Extent::of(series, scale);
                self.extent = Some((Arc::clone(series), scale, extent));
                extent
            }
        }
    }

    /// The curves, made anew where anything of them is new.
    fn curves(&mut self, series: &Arc<Series>, measure: Measure, plot: Plot, inks: Inks) -> &Curves {
        let holds = self.curves.as_ref().is_some_and(|(of, known, there, with, _)| {
            Arc::ptr_eq(of, series) && (*known, there, with) == (measure, &plot, &inks)
        });
        if !holds {
            self.curves = None;
        }
        let made = || {
            let curves = Curves::of(series, measure, &plot, &inks);
            (Arc::clone(series), measure, plot, inks, curves)
        };
        &self.curves.get_or_insert_with(made).4
    }

    /// Draws it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        (shown, scale): (&ShownAnalysis, EngineScale),
        (position, inks): (&Position, &[Color32]),
        actions: &mut Vec<Action>,
    ) {
        let extent = self.extent(&shown.series, scale);
        let measure = extent.measure;
        let palette = Palette::of(ui);
        let response = ui.interact(area, ui.scope_id().with("engine graph"), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::slider(true, shown.at as f64, GRAPH));
        let words = |at: usize| {
            let values = shown.series.values.get(at).and_then(Option::as_ref);
            let values = values.map(|values| wording::values(values, position, shown.has_two_sides()));
            values.filter(|values| !values.is_empty())
        };
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Slider);
            node.set_value(words(shown.at).unwrap_or_default());
        });
        keep_arrows(&response);
        let rect = Rect::from_min_max(area.min + egui::vec2(NUMBERS, GRID), area.max - egui::vec2(1.5 * GRID, GRID));
        self.zoom(ui, rect, &response, &extent);
        let seen = self.seen.unwrap_or(Seen::whole(measure));
        let plot = Plot { rect, middle: seen.middle, half: seen.half(&extent), last: shown.series.last() };
        let painter = ui.painter_at(area);
        numbers(&painter, &plot, measure, &palette);
        let players = inks.to_vec();
        let colours = Inks { line: palette.accent, main: palette.quiet, players };
        let curves = self.curves(&shown.series, measure, plot, colours);
        painter.extend(curves.main.iter().cloned());
        painter.vline(plot.x(shown.at), rect.y_range(), Stroke::new(1.0, palette.quiet));
        painter.extend(curves.line.iter().cloned());
        if let Some(point) = plot.point(measure, shown.at, shown.here()) {
            painter.circle(point, 3.0, palette.accent, Stroke::new(1.0, palette.page));
        }
        focus_ring(ui, &response, area.shrink(1.0));
        // On a dot it is the move that lost.
        let step_at = |pointer: Pos2| curves.dot_at(pointer).map_or_else(|| plot.step(pointer.x), |dot| dot.step);
        let clicked = response.interact_pointer_pos().filter(|_| response.clicked()).map(step_at);
        if let Some(pointer) = response.hover_pos() {
            let at = step_at(pointer);
            painter.vline(plot.x(at), rect.y_range(), Stroke::new(1.0, Palette::faint(palette.accent, 0.5)));
            let place = say!("engine-at-move", "Move {number}", number = at);
            let lost = shown.line.get(at).and_then(|node| wording::loss(shown.loss(*node)?));
            let lost = lost.map(|loss| say!("engine-lost-here", "lost {loss}", loss));
            let messages: Vec<String> = [Some(place), words(at), lost].into_iter().flatten().collect();
            hover_text(response.clone().on_hover_cursor(CursorIcon::PointingHand), messages.join(" · "));
        }
        self.steer(ui, (&plot, clicked), &response, shown, actions);
    }

    /// Changes the scale with Ctrl and the wheel, around the pointer.
    fn zoom(&mut self, ui: &Ui, rect: Rect, response: &Response, extent: &Extent) {
        self.seen = self.seen.filter(|seen| seen.measure == extent.measure && !response.double_clicked());
        let factor = ui.input(egui::InputState::zoom_delta);
        let pointer = response.hover_pos().filter(|_| response.contains_pointer() && factor != 1.0);
        if let Some(pointer) = pointer {
            let seen = self.seen.get_or_insert(Seen::whole(extent.measure));
            let plot = Plot { rect, middle: seen.middle, half: seen.half(extent), last: 0 };
            seen.zoom_by(factor, plot.number(pointer.y), extent);
        }
    }

    /// Goes where one clicks and drags, and steps with wheel and keys.
    fn steer(
        &mut self,
        ui: &Ui,
        (plot, clicked): (&Plot, Option<usize>),
        response: &Response,
        shown: &ShownAnalysis,
        actions: &mut Vec<Action>,
    ) {
        let mut to = clicked.unwrap_or(shown.at);
        if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.dragged()) {
            to = plot.step(pointer.x);
        }
        if response.contains_pointer() {
            to = to.saturating_add_signed(self.wheel.notches(ui, |with| !with.command) as isize);
        }
        if response.has_focus() {
            let pressed = |key| ui.input(|input| input.num_presses(key)) as isize;
            to = to.saturating_add_signed(pressed(Key::ArrowRight) - pressed(Key::ArrowLeft));
            if pressed(Key::Home) > 0 {
                to = 0;
            }
            if pressed(Key::End) > 0 {
                to = plot.last;
            }
        }
        // What follows on the main line is not on this one.
        let to = to.min(shown.line.len().saturating_sub(1));
        if to != shown.at {
            actions.push(Action::Step(to));
        }
    }
}

/// The numbers at the left, and the line where neither is ahead.
fn numbers(painter: &Painter, plot: &Plot, measure: Measure, palette: &Palette) {
    let size = if measure == Measure::WinRate { 100.0 } else { 1.0 };
    let decimals = usize::from(size * plot.half < 2.0);
    let word = |number: f64| {
        let written = decimal(size * number.abs(), decimals);
        match measure {
            Measure::WinRate => written,
            _ if number.abs() < 0.05 => "0".to_owned(),
            _ if number < 0.0 => format!("−{written}"),
            _ => format!("+{written}"),
        }
    };
    let (top, bottom) = (plot.middle + plot.half, plot.middle - plot.half);
    let even = Some(measure.even()).filter(|even| (bottom..=top).contains(even));
    // Without room for a word between them.
    let is_clear = |y: f32| [plot.rect.top(), plot.rect.bottom()].into_iter().all(|edge| (y - edge).abs() > 12.0);
    for (number, is_even) in [(Some(top), false), (Some(bottom), false), (even, true)] {
        let Some(number) = number else { continue };
        let y = plot.y(number);
        painter.hline(plot.rect.x_range(), y, Stroke::new(if is_even { 1.0 } else { 0.5 }, palette.line));
        if !is_even || is_clear(y) {
            let at = pos2(plot.rect.left() - 6.0, y);
            painter.text(at, Align2::RIGHT_CENTER, word(number), FontId::proportional(10.5), palette.quiet);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_under_the_pointer_stays_there() {
        let extent = Extent { measure: Measure::WinRate, limit: 0.5, greatest: 0.5 };
        let mut seen = Seen::whole(Measure::WinRate);
        let share = |seen: &Seen, number: f64| (number - seen.middle) / seen.half(&extent);
        for (factor, number) in [(2.0, 0.8), (3.0, 0.75), (0.5, 0.7)] {
            let before = share(&seen, number);
            seen.zoom_by(factor, number, &extent);
            assert!((share(&seen, number) - before).abs() < 1e-9, "{seen:?}");
        }
        // Nothing is above 100 %, or below 0 %.
        seen.zoom_by(0.001, 0.9, &extent);
        assert_eq!((seen.middle, seen.half(&extent)), (0.5, 0.5));
        // A lead that was at the edge comes into view.
        let extent = Extent { measure: Measure::Lead, limit: 10.0, greatest: 80.0 };
        let mut seen = Seen::whole(Measure::Lead);
        seen.zoom_by(1.0 / 16.0, 3.0, &extent);
        assert_eq!((seen.middle, seen.half(&extent)), (0.0, 160.0));
        seen.zoom_by(1e9, 79.0, &extent);
        assert!(seen.middle > 60.0 && seen.half(&extent) == 0.5, "{seen:?}");
    }
}
