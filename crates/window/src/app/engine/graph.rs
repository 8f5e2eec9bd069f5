//! The graph: a line's numbers from the root to its end, Black up. What is beyond the scale is drawn at its edge, so that one large lead
//! does not flatten all others; Ctrl and the wheel change the scale, a double click puts it back.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CursorIcon, FontId, Key, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo, pos2,
};

use crate::analysis::Values;
use crate::app::context::Action;
use crate::app::engine::{ShownAnalysis, wording};
use crate::app::look::controls::{focus_ring, hover_text, keep_arrows};
use crate::app::look::{GRID, Palette};
use crate::game::Position;
use crate::language::StaticText;
use crate::store::settings::EngineScale;

/// Room for the numbers at the left.
const NUMBERS: f32 = 34.0;
/// The least limit of the scale of leads, in points; beyond the most of them it does not grow.
const LEAST_LIMIT: f64 = 5.0;
/// The share of the leads that fit on the scale.
const FIT: f64 = 0.9;
/// How far the scale can be changed.
const ZOOMS: (f32, f32) = (0.05, 20.0);
/// The name of the graph.
const GRAPH: StaticText = StaticText("engine-graph", "Engine graph");

/// The view state of a graph.
#[derive(Default)]
pub struct GraphView {
    /// How much the scale was zoomed; 0 before the first time.
    zoom: f32,
}

/// What is drawn of the values.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Measure {
    WinRate,
    Lead,
    Value,
}

impl Measure {
    /// The one that is wanted, or the one that there is.
    fn of(shown: &ShownAnalysis, scale: EngineScale) -> Option<Measure> {
        let has = |measure: &Measure| shown.values.iter().flatten().any(|values| measure.read(values).is_some());
        let order = match scale {
            EngineScale::WinRate => [Measure::WinRate, Measure::Lead, Measure::Value],
            EngineScale::Points => [Measure::Lead, Measure::Value, Measure::WinRate],
        };
        order.into_iter().find(has)
    }

    fn read(self, values: &Values) -> Option<f64> {
        match self {
            Measure::WinRate => values.winrate,
            Measure::Lead => values.lead,
            Measure::Value => values.value,
        }
    }
}

/// The greatest number on a scale of leads: all but the largest fit.
fn limit(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut sizes: Vec<f64> = numbers.map(f64::abs).collect();
    sizes.sort_by(f64::total_cmp);
    let fits = sizes.get(((sizes.len() as f64 * FIT) as usize).min(sizes.len().saturating_sub(1)));
    let wanted = fits.copied().unwrap_or_default().max(LEAST_LIMIT);
    // A round number.
    let steps = [1.0, 2.0, 5.0, 10.0];
    let tens = 10f64.powf(wanted.log10().floor());
    steps.into_iter().map(|step| step * tens).find(|step| *step >= wanted).unwrap_or(wanted)
}

impl GraphView {
    /// Draws it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        (shown, scale): (&ShownAnalysis, EngineScale),
        (position, inks): (&Position, &[Color32]),
        actions: &mut Vec<Action>,
    ) {
        let Some(measure) = Measure::of(shown, scale) else { return };
        if self.zoom == 0.0 {
            self.zoom = 1.0;
        }
        let palette = Palette::of(ui);
        let response = ui.interact(area, ui.scope_id().with("engine graph"), Sense::click_and_drag());
        let last = shown.last();
        response.widget_info(|| WidgetInfo::slider(true, shown.at as f64, GRAPH));
        let words = |at: usize| {
            let values = shown.values.get(at).and_then(Option::as_ref);
            let values = values.map(|values| wording::values(values, position, shown.has_two_sides()));
            values.filter(|values| !values.is_empty())
        };
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Slider);
            node.set_value(words(shown.at).unwrap_or_default());
        });
        keep_arrows(&response);
        let plot = Rect::from_min_max(area.min + egui::vec2(NUMBERS, GRID), area.max - egui::vec2(1.5 * GRID, GRID));
        self.steer(ui, (plot, last), &response, shown, actions);
        let limit = match measure {
            Measure::WinRate => 0.5 / f64::from(self.zoom.max(1.0)),
            _ => {
                let main = shown.main.iter().flat_map(|(_, values)| values);
                let numbers = shown.values.iter().chain(main).flatten().filter_map(|values| measure.read(values));
                limit(numbers) / f64::from(self.zoom)
            }
        };
        let x = |at: usize| plot.left() + plot.width() * at as f32 / last.max(1) as f32;
        let y = |number: f64| {
            let up = if measure == Measure::WinRate { number - 0.5 } else { number };
            plot.center().y - (up / limit).clamp(-1.0, 1.0) as f32 * plot.height() / 2.0
        };
        let painter = ui.painter_at(area);
        numbers(&painter, plot, (measure, limit), &palette);
        let points = |from: usize, values: &[Option<Values>]| -> Vec<Option<Pos2>> {
            let at = |(at, values): (usize, &Option<Values>)| {
                Some(pos2(x(from + at).min(plot.right()), y(measure.read(values.as_ref()?)?)))
            };
            values.iter().enumerate().map(at).collect()
        };
        if let Some((from, main)) = &shown.main {
            curve(&painter, &points(*from, main), Stroke::new(1.0, palette.quiet));
        }
        let here = x(shown.at);
        painter.vline(here, plot.y_range(), Stroke::new(1.0, palette.quiet));
        let line = points(0, &shown.values);
        curve(&painter, &line, Stroke::new(2.0, palette.accent));
        for (at, node) in shown.shown_losses() {
            let (Some(Some(point)), Some(loss)) = (line.get(at), shown.loss(node)) else { continue };
            let ink = inks.get(wording::colour(loss.side).index()).copied().unwrap_or(palette.quiet);
            let radius = if shown.class(node) == Some(0) { 5.0 } else { 3.5 };
            painter.circle(*point, radius, ink, Stroke::new(1.5, palette.accent));
        }
        if let Some(Some(point)) = line.get(shown.at) {
            painter.circle(*point, 3.0, palette.accent, Stroke::new(1.0, palette.page));
        }
        focus_ring(ui, &response, area.shrink(1.0));
        if let Some(pointer) = response.hover_pos() {
            let at = at_pointer(pointer, plot, last);
            painter.vline(x(at), plot.y_range(), Stroke::new(1.0, Palette::faint(palette.accent, 0.5)));
            let place = say!("engine-at-move", "Move {number}", number = at);
            let lost = shown.line.get(at).and_then(|node| wording::loss(shown.loss(*node)?));
            let lost = lost.map(|loss| say!("engine-lost-here", "lost {loss}", loss));
            let told: Vec<String> = [Some(place), words(at), lost].into_iter().flatten().collect();
            hover_text(response.on_hover_cursor(CursorIcon::PointingHand), told.join(" · "));
        }
    }

    /// Goes where one clicks and drags, and steps with wheel and keys.
    fn steer(
        &mut self,
        ui: &Ui,
        (plot, last): (Rect, usize),
        response: &Response,
        shown: &ShownAnalysis,
        actions: &mut Vec<Action>,
    ) {
        let mut to = shown.at;
        if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
            to = at_pointer(pointer, plot, last);
        }
        if response.double_clicked() {
            self.zoom = 1.0;
        }
        if response.contains_pointer() {
            let (zoom, wheel) = ui.input(|input| (input.zoom_delta(), wheel_steps(input)));
            self.zoom = (self.zoom * zoom).clamp(ZOOMS.0, ZOOMS.1);
            to = to.saturating_add_signed(if zoom == 1.0 { wheel } else { 0 });
        }
        if response.has_focus() {
            let pressed = |key| ui.input(|input| input.num_presses(key)) as isize;
            to = to.saturating_add_signed(pressed(Key::ArrowRight) - pressed(Key::ArrowLeft));
            if pressed(Key::Home) > 0 {
                to = 0;
            }
            if pressed(Key::End) > 0 {
                to = last;
            }
        }
        // What follows on the main line is not on this one.
        let to = to.min(shown.line.len().saturating_sub(1));
        if to != shown.at {
            actions.push(Action::Step(to));
        }
    }
}

/// Steps of the wheel: down is on.
fn wheel_steps(input: &egui::InputState) -> isize {
    let mut steps = 0.0;
    for event in &input.events {
        if let egui::Event::MouseWheel { delta, modifiers, .. } = event
            && !modifiers.command
        {
            steps -= delta.y.signum() * f32::from(delta.y != 0.0);
        }
    }
    steps as isize
}

fn at_pointer(pointer: Pos2, plot: Rect, last: usize) -> usize {
    let share = egui::remap_clamp(pointer.x, plot.x_range(), 0.0..=1.0);
    (share * last as f32).round() as usize
}

/// The numbers at the left, and the middle line.
fn numbers(painter: &Painter, plot: Rect, (measure, limit): (Measure, f64), palette: &Palette) {
    let rates = [0.5 + limit, 0.5, 0.5 - limit].map(|rate| format!("{:.0}", 100.0 * rate));
    let short = |number: f64| if number < 1.0 { format!("{number:.1}") } else { format!("{number:.0}") };
    let leads = [format!("+{}", short(limit)), "0".to_owned(), format!("−{}", short(limit))];
    let words = if measure == Measure::WinRate { rates } else { leads };
    for (y, word) in [plot.top(), plot.center().y, plot.bottom()].into_iter().zip(words) {
        let stroke = Stroke::new(if y == plot.center().y { 1.0 } else { 0.5 }, palette.line);
        painter.hline(plot.x_range(), y, stroke);
        let at = pos2(plot.left() - 6.0, y);
        painter.text(at, Align2::RIGHT_CENTER, word, FontId::proportional(10.5), palette.quiet);
    }
}

/// A curve through points, dashed over gaps. In long lines the lowest and the highest of each pixel are drawn.
fn curve(painter: &Painter, points: &[Option<Pos2>], stroke: Stroke) {
    let mut run: Vec<Pos2> = Vec::new();
    let mut last: Option<(usize, Pos2)> = None;
    let flush = |run: &mut Vec<Pos2>| {
        if run.len() > 1 {
            painter.add(Shape::line(std::mem::take(run), stroke));
        }
        run.clear();
    };
    for (at, point) in points.iter().enumerate().filter_map(|(at, point)| Some((at, (*point)?))) {
        match last {
            Some((before, from)) if at > before + 1 => {
                flush(&mut run);
                painter.extend(Shape::dashed_line(&[from, point], stroke, 3.0, 3.0));
            }
            // Where many share a pixel only what widens the curve is drawn.
            Some(_) if run.len() > 2 && point.x - run[run.len() - 2].x < 0.5 => {
                let [.., low, high] = &mut run[..] else { continue };
                if point.y < low.y.min(high.y) || point.y > low.y.max(high.y) {
                    *high = point;
                }
                last = Some((at, point));
                continue;
            }
            _ => {}
        }
        run.push(point);
        last = Some((at, point));
    }
    flush(&mut run);
    // A number alone is a dot.
    for (at, point) in points.iter().enumerate().filter_map(|(at, point)| Some((at, (*point)?))) {
        let is_alone = |other: Option<usize>| other.and_then(|other| points.get(other)).is_none_or(Option::is_none);
        if is_alone(at.checked_sub(1)) && is_alone(Some(at + 1)) {
            painter.circle_filled(point, 1.5 * stroke.width, stroke.color);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_large_lead_flattens_nothing() {
        let leads = |large: f64| (0..40).map(move |at| if at < 38 { f64::from(at % 7) } else { large });
        assert_eq!(limit(leads(300.0)), 10.0);
        assert_eq!(limit(leads(0.0)), 10.0);
        assert_eq!(limit(std::iter::empty()), 5.0);
        assert_eq!(limit([35.0, -36.0, 34.0].into_iter()), 50.0);
    }
}
