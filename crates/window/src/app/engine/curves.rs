//! The curves of the graph as shapes. However long a line is, there are no more of them than there are columns of pixels.

use egui::{Color32, Pos2, Rect, Shape, Stroke, pos2};

use crate::analysis::{Values, lead_limit};
use crate::app::engine::{Series, wording};
use crate::store::settings::EngineScale;

/// The length of a dash and the space behind it, in points.
const DASH: f32 = 6.0;
/// A gap narrower than this is not to be seen, in points.
const GAP: f32 = 2.0;

/// What is drawn of the values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measure {
    WinRate,
    Lead,
    Value,
}

impl Measure {
    fn read(self, values: &Values) -> Option<f64> {
        match self {
            Measure::WinRate => values.winrate,
            Measure::Lead => values.lead,
            Measure::Value => values.value,
        }
    }

    /// Where neither side is ahead.
    pub fn even(self) -> f64 {
        if self == Measure::WinRate { 0.5 } else { 0.0 }
    }
}

/// What a series has to be drawn, and the scale on which it is seen whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// What is drawn.
    pub measure: Measure,
    /// From the middle to the edge; a few large leads may be beyond.
    pub limit: f64,
    /// The same, so that nothing is beyond.
    pub greatest: f64,
}

impl Extent {
    /// That of the measure that is wanted, or of one that there is. On a line without numbers there are only the moves to go to.
    pub fn of(series: &Series, scale: EngineScale) -> Extent {
        let main = series.main.iter().flat_map(|(_, values)| values);
        let all = || series.values.iter().chain(main.clone()).flatten();
        let order = match scale {
            EngineScale::WinRate => [Measure::WinRate, Measure::Lead, Measure::Value],
            EngineScale::Points => [Measure::Lead, Measure::Value, Measure::WinRate],
        };
        let has = |measure: &Measure| all().any(|values| measure.read(values).is_some());
        let measure = order.into_iter().find(has).unwrap_or(Measure::WinRate);
        if measure == Measure::WinRate {
            return Extent { measure, limit: 0.5, greatest: 0.5 };
        }
        let sizes: Vec<f64> = all().filter_map(|values| measure.read(values)).map(f64::abs).collect();
        let greatest = sizes.iter().copied().fold(0.0, f64::max);
        let limit = match measure {
            // Won or lost: there is nothing between, and nothing beyond.
            Measure::Value if greatest <= 1.0 => 1.0,
            _ => lead_limit(sizes),
        };
        Extent { measure, limit, greatest: greatest.max(limit) }
    }
}

/// Where numbers are in an area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plot {
    /// The area.
    pub rect: Rect,
    /// The number in the middle of its height, and the difference from there to the edge.
    pub middle: f64,
    pub half: f64,
    /// The last step.
    pub last: usize,
}

impl Plot {
    /// Where a step is.
    pub fn x(&self, at: usize) -> f32 {
        (self.rect.left() + self.rect.width() * at as f32 / self.last.max(1) as f32).min(self.rect.right())
    }

    /// Where a number is; what is beyond is at the edge.
    pub fn y(&self, number: f64) -> f32 {
        let up = ((number - self.middle) / self.half).clamp(-1.0, 1.0) as f32;
        self.rect.center().y - up * self.rect.height() / 2.0
    }

    /// The number at a height.
    pub fn number(&self, y: f32) -> f64 {
        let up = (self.rect.center().y - y) / (self.rect.height() / 2.0).max(1.0);
        self.middle + self.half * f64::from(up.clamp(-1.0, 1.0))
    }

    /// The step at a pointer.
    pub fn step(&self, x: f32) -> usize {
        (egui::remap_clamp(x, self.rect.x_range(), 0.0..=1.0) * self.last as f32).round() as usize
    }

    /// Where the number of a position is, if it has one.
    pub fn point(&self, measure: Measure, at: usize, values: Option<&Values>) -> Option<Pos2> {
        Some(pos2(self.x(at), self.y(measure.read(values?)?)))
    }
}

/// The colours of the graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Inks {
    pub line: Color32,
    pub main: Color32,
    /// Black's and White's.
    pub players: Vec<Color32>,
}

/// The dot of a loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// Where it is.
    pub at: Pos2,
    /// Its step.
    pub step: usize,
    radius: f32,
}

/// What is drawn.
#[derive(Default)]
pub struct Curves {
    /// The main line's curve: it lies below everything.
    pub main: Vec<Shape>,
    /// The curve of the line and the dots on it.
    pub line: Vec<Shape>,
    /// The dots of losses.
    pub dots: Vec<Dot>,
}

impl Curves {
    /// Makes them.
    pub fn of(series: &Series, measure: Measure, plot: &Plot, inks: &Inks) -> Curves {
        let mut curves = Curves::default();
        if let Some((from, main)) = &series.main {
            curve(measure, plot, (*from, main), Stroke::new(1.0, inks.main), &mut curves.main);
        }
        curve(measure, plot, (0, &series.values), Stroke::new(2.0, inks.line), &mut curves.line);
        let mut worst: Vec<(Dot, usize, Color32)> = Vec::new();
        for &(step, side, class) in &series.dots {
            let values = series.values.get(step).and_then(Option::as_ref);
            let Some(at) = plot.point(measure, step, values) else { continue };
            let ink = inks.players.get(wording::colour(side).index()).copied().unwrap_or(inks.main);
            // The larger the worse.
            let dot = Dot { at, step, radius: (5.0 - 1.5 * class as f32).max(2.5) };
            match worst.last_mut() {
                Some(last) if at.x.floor() == last.0.at.x.floor() => {
                    if class < last.1 {
                        *last = (dot, class, ink);
                    }
                }
                _ => worst.push((dot, class, ink)),
            }
        }
        for (dot, _, ink) in worst {
            curves.line.push(Shape::circle_filled(dot.at, dot.radius, ink));
            curves.line.push(Shape::circle_stroke(dot.at, dot.radius, Stroke::new(1.5, inks.line)));
            curves.dots.push(dot);
        }
        curves
    }

    /// The dot at a pointer, the nearest of those that it is on or beside.
    pub fn dot_at(&self, pointer: Pos2) -> Option<&Dot> {
        const BESIDE: f32 = 3.0;
        let distance = |dot: &Dot| dot.at.distance(pointer);
        let near = self.dots.iter().filter(|dot| distance(dot) <= dot.radius + BESIDE);
        near.min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }
}

/// What a curve has in one column of pixels: where it comes in and goes out, its lowest and its highest number.
struct Column {
    x: f32,
    first: Pos2,
    last: Pos2,
    lowest: Pos2,
    highest: Pos2,
    /// The step of `last`.
    step: usize,
}

impl Column {
    fn of(at: Pos2, step: usize) -> Column {
        Column { x: at.x.floor(), first: at, last: at, lowest: at, highest: at, step }
    }

    fn add(&mut self, at: Pos2, step: usize) {
        (self.last, self.step) = (at, step);
        if at.y > self.lowest.y {
            self.lowest = at;
        }
        if at.y < self.highest.y {
            self.highest = at;
        }
    }

    /// Its points in the order of the line, each once.
    fn points(&self) -> impl Iterator<Item = Pos2> + use<> {
        let (lowest, highest) = (self.lowest, self.highest);
        let between = if lowest.x <= highest.x { [lowest, highest] } else { [highest, lowest] };
        let mut points = vec![self.first, between[0], between[1], self.last];
        points.dedup();
        points.into_iter()
    }
}

/// A curve through numbers, dashed over gaps. A number alone is a dot.
fn curve(
    measure: Measure,
    plot: &Plot,
    (from, values): (usize, &[Option<Values>]),
    stroke: Stroke,
    shapes: &mut Vec<Shape>,
) {
    let mut run: Vec<Pos2> = Vec::new();
    let mut column: Option<Column> = None;
    let end = |run: &mut Vec<Pos2>, shapes: &mut Vec<Shape>| match run[..] {
        [] => {}
        [alone] => {
            run.clear();
            shapes.push(Shape::circle_filled(alone, 1.5 * stroke.width, stroke.color));
        }
        _ => shapes.push(Shape::line(std::mem::take(run), stroke)),
    };
    for (at, values) in values.iter().enumerate() {
        let step = from + at;
        let Some(point) = plot.point(measure, step, values.as_ref()) else { continue };
        match &mut column {
            Some(column) if point.x.floor() == column.x => column.add(point, step),
            before => {
                let next = Column::of(point, step);
                if let Some(before) = before.replace(next) {
                    run.extend(before.points());
                    if step > before.step + 1 && point.x - before.last.x >= GAP {
                        end(&mut run, shapes);
                        dashes(before.last, point, stroke, shapes);
                    }
                }
            }
        }
    }
    run.extend(column.iter().flat_map(Column::points));
    end(&mut run, shapes);
}

/// A dashed line, of at most one dash for each column of pixels.
fn dashes(from: Pos2, to: Pos2, stroke: Stroke, shapes: &mut Vec<Shape>) {
    let most = (to.x - from.x).abs().max(1.0);
    let count = (from.distance(to) / DASH).clamp(1.0, most).round();
    let at = |share: f32| from + (to - from) * (share / count);
    shapes.extend((0..count as usize).map(|dash| {
        let dash = dash as f32 + 0.25;
        Shape::line_segment([at(dash), at(dash + 0.5)], stroke)
    }));
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;
    use crate::analysis::Side;

    const INKS: [Color32; 2] = [Color32::BLACK, Color32::WHITE];

    fn series(rates: impl Iterator<Item = Option<f64>>) -> Series {
        let values = |rate: f64| Values { winrate: Some(rate), ..Values::default() };
        Series { values: rates.map(|rate| rate.map(values)).collect(), main: None, dots: Vec::new() }
    }

    fn drawn(series: &Series, size: egui::Vec2) -> (Plot, Curves) {
        let rect = Rect::from_min_size(pos2(10.0, 20.0), size);
        let plot = Plot { rect, middle: 0.5, half: 0.5, last: series.last() };
        let inks = Inks { line: Color32::RED, main: Color32::GRAY, players: INKS.to_vec() };
        (plot, Curves::of(series, Measure::WinRate, &plot, &inks))
    }

    fn points(shapes: &[Shape]) -> usize {
        let of = |shape: &Shape| match shape {
            Shape::Path(path) => path.points.len(),
            _ => 1,
        };
        shapes.iter().map(of).sum()
    }

    /// In Hex V says who wins; in Go it is points.
    #[test]
    fn a_scale_suits_its_numbers() {
        let value = |value: f64| Some(Values { value: Some(value), ..Values::default() });
        let of = |values: Vec<Option<Values>>| {
            let extent = Extent::of(&Series { values, main: None, dots: Vec::new() }, EngineScale::WinRate);
            (extent.measure, extent.limit, extent.greatest)
        };
        assert_eq!(of(vec![value(1.0), value(-1.0)]), (Measure::Value, 1.0, 1.0));
        assert_eq!(of(vec![value(1.0), None, value(-7.5)]), (Measure::Value, 10.0, 10.0));
        let lead = Some(Values { lead: Some(0.5), ..Values::default() });
        assert_eq!(of(vec![lead]), (Measure::Lead, 5.0, 5.0));
        assert_eq!(of(vec![None, None]), (Measure::WinRate, 0.5, 0.5));
    }

    /// With a gap behind each number, behind every hundredth, or nowhere; and a loss at each move.
    #[test]
    fn a_very_long_line_has_no_more_shapes_than_there_are_pixels() {
        for gap in [2, 3, 100, usize::MAX] {
            let rate = |at: usize| (!at.is_multiple_of(gap)).then_some((at % 97) as f64 / 97.0);
            let mut long = series((0..100_000).map(rate));
            long.dots = (1..100_000).map(|at| (at, Side::Black, (at % 7).min(2))).collect();
            long.main = Some((500, long.values[500..].to_vec()));
            let (plot, curves) = drawn(&long, vec2(380.0, 100.0));
            let columns = plot.rect.width() as usize + 1;
            assert!(curves.dots.len() <= columns, "{}", curves.dots.len());
            let shapes = curves.line.len() + curves.main.len();
            assert!(shapes <= 6 * columns, "{gap}: {shapes}");
            let points = points(&curves.line) + points(&curves.main);
            assert!(points <= 14 * columns, "{gap}: {points}");
            // Of the losses that share a column the worst is shown.
            // But for the last column, which has one step.
            assert!(curves.dots.iter().filter(|dot| dot.radius < 5.0).count() <= 1);
            // Nothing that the line reaches is left out.
            let heights: Vec<f32> = curves.line.iter().map(|shape| shape.visual_bounding_rect().height()).collect();
            assert!(heights.into_iter().fold(0.0, f32::max) > 90.0, "{gap}");
        }
    }

    #[test]
    fn gaps_are_dashed_and_a_number_alone_is_a_dot() {
        let numbers = [Some(0.5), Some(0.6), None, Some(0.4), None, None, Some(0.7), Some(0.7)];
        let (plot, curves) = drawn(&series(numbers.into_iter()), vec2(350.0, 100.0));
        let paths: Vec<usize> = curves.line.iter().map(|shape| points(std::slice::from_ref(shape))).collect();
        let lines = curves.line.iter().filter(|shape| matches!(shape, Shape::Path(_)));
        let ends: Vec<Vec<Pos2>> = lines
            .map(|shape| match shape {
                Shape::Path(path) => path.points.clone(),
                _ => Vec::new(),
            })
            .collect();
        let at = |step: usize, rate: f64| pos2(plot.x(step), plot.y(rate));
        assert_eq!(ends, [vec![at(0, 0.5), at(1, 0.6)], vec![at(6, 0.7), at(7, 0.7)]], "{paths:?}");
        let alone = |shape: &&Shape| matches!(shape, Shape::Circle(circle) if circle.center == at(3, 0.4));
        assert_eq!(curves.line.iter().filter(alone).count(), 1);
        let is_dash = |shape: &&Shape| matches!(shape, Shape::LineSegment { .. });
        assert!(curves.line.iter().filter(is_dash).count() > 20);
    }

    #[test]
    fn a_pointer_near_a_dot_hits_it() {
        let mut long = series((0..1000).map(|_| Some(0.5)));
        long.dots = vec![(500, Side::White, 0)];
        let (plot, curves) = drawn(&long, vec2(300.0, 100.0));
        let dot = pos2(plot.x(500), plot.y(0.5));
        assert_eq!(curves.dot_at(dot + vec2(5.0, -5.0)).map(|dot| dot.step), Some(500));
        assert_eq!(curves.dot_at(dot + vec2(0.0, 20.0)), None);
        assert_eq!(plot.step(dot.x + 5.0), 517);
    }

    #[test]
    fn a_number_is_where_it_is_read() {
        let plot = Plot { rect: Rect::from_min_size(pos2(0.0, 7.0), vec2(9.0, 80.0)), middle: 3.0, half: 2.0, last: 9 };
        for number in [1.0, 2.25, 3.0, 5.0] {
            assert!((plot.number(plot.y(number)) - number).abs() < 1e-5, "{number}");
        }
        assert_eq!(plot.y(9.0), plot.rect.top());
    }
}
