//! The graph of what an engine left of a game: a drawing in the page, for readers with and without scripts.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::analysis::{Loss, NodeData, Reader, Scale, Side, Source, Values, lead_limit, series};
use crate::language::decimal;
use crate::scene::svg::escaped;
use crate::sgf::{NodeId, Tree};

/// Width and height of the drawing, and the room at its edges for the dots of losses.
const SIZE: (f64, f64) = (480.0, 120.0);
const EDGE: f64 = 6.0;
/// How many classes of losses have dots.
const WORST: usize = 2;

/// The graph of the main line of a game: Black up, gaps dashed, the worst two classes of losses as dots in their players' colours. `None`
/// where a source says nothing of it, and in games of more than two sides.
pub(super) fn graph(
    tree: &Tree,
    reader: &Reader,
    source: &Source,
    losses: &[Loss],
    read: &mut dyn FnMut(NodeId) -> Arc<NodeData>,
) -> Option<String> {
    let line: Vec<NodeId> = tree.main_line(reader.root()).collect();
    let values = series(tree, &line, source, read);
    let rates = || numbers(&values, |values| values.winrate);
    let leads = || numbers(&values, |values| values.lead.or(values.value));
    let (numbers, is_rate) = match rates() {
        rates if rates.iter().any(Option::is_some) => (rates, true),
        _ => (leads(), false),
    };
    if !reader.has_two_sides() || numbers.iter().flatten().count() < 2 {
        return None;
    }
    let (middle, half) = match is_rate {
        true => (0.5, 0.5),
        false => (0.0, lead_limit(numbers.iter().flatten().map(|lead| lead.abs()).collect())),
    };
    let last = (line.len().max(2) - 1) as f64;
    let at = |step: usize, number: f64| {
        let up = ((number - middle) / half).clamp(-1.0, 1.0);
        let x = EDGE + (SIZE.0 - 2.0 * EDGE) * step as f64 / last;
        (x, (SIZE.1 - (SIZE.1 - 2.0 * EDGE) * up) / 2.0)
    };
    let (line_drawn, gaps) = paths(&numbers, &at);
    let name = match is_rate {
        true => say!("published-graph-rate", "Black's win rate by {source}", source = source.label()),
        false => say!("published-graph-lead", "Black's lead by {source}", source = source.label()),
    };
    let scale = |number: f64| if is_rate { decimal(100.0 * number, 0) } else { decimal(number, 0) };
    let (top, bottom) = (scale(middle + half), scale(middle - half));
    let name = escaped(&name);
    let mut out = format!(
        "<figure class=\"graph\"><svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{name}\">",
        SIZE.0, SIZE.1
    );
    let _ = write!(
        out,
        "<g fill=\"none\" stroke=\"currentColor\"><path stroke-opacity=\".3\" d=\"M{EDGE} {}H{}\"/>",
        SIZE.1 / 2.0,
        SIZE.0 - EDGE
    );
    let _ = write!(out, "<path stroke-width=\"2\" stroke-linejoin=\"round\" d=\"{line_drawn}\"/>");
    if !gaps.is_empty() {
        let _ = write!(out, "<path stroke-width=\"2\" stroke-dasharray=\"3 3\" d=\"{gaps}\"/>");
    }
    dots(&mut out, &line, losses, |step| Some(at(step, numbers.get(step).copied().flatten()?)));
    let _ = writeln!(out, "</g></svg><figcaption dir=\"auto\">{name} ({bottom} – {top})</figcaption></figure>");
    Some(out)
}

fn numbers(values: &[Option<Values>], number: impl Fn(&Values) -> Option<f64>) -> Vec<Option<f64>> {
    values.iter().map(|values| number(values.as_ref()?)).collect()
}

/// The curve and its gaps. Of the numbers in one column of the drawing, the one that is farthest from that before stays.
fn paths(numbers: &[Option<f64>], at: &dyn Fn(usize, f64) -> (f64, f64)) -> (String, String) {
    let mut points: Vec<(usize, (f64, f64))> = Vec::new();
    for (step, number) in numbers.iter().enumerate() {
        let Some(number) = *number else { continue };
        let point = at(step, number);
        let before = points.len().checked_sub(2).map_or(point, |before| points[before].1);
        match points.last_mut() {
            Some(last) if last.1.0.floor() == point.0.floor() => {
                if (point.1 - before.1).abs() > (last.1.1 - before.1).abs() {
                    last.1 = point;
                }
                last.0 = step;
            }
            _ => points.push((step, point)),
        }
    }
    let (mut drawn, mut gaps) = (String::new(), String::new());
    let mut before: Option<(usize, (f64, f64))> = None;
    for (step, (x, y)) in points {
        match before {
            // A gap that is not to be seen is none.
            Some((from, (left, top))) if step > from + 1 && x - left > 2.0 => {
                let _ = write!(gaps, "M{left:.1} {top:.1}L{x:.1} {y:.1}");
                let _ = write!(drawn, "M{x:.1} {y:.1}");
            }
            Some(_) => _ = write!(drawn, "L{x:.1} {y:.1}"),
            None => _ = write!(drawn, "M{x:.1} {y:.1}"),
        }
        before = Some((step, (x, y)));
    }
    (drawn, gaps)
}

/// The dots of losses: at most one in each column.
fn dots(out: &mut String, line: &[NodeId], losses: &[Loss], at: impl Fn(usize) -> Option<(f64, f64)>) {
    let scale = Scale::katrain();
    let mut losses = losses.iter().peekable();
    let mut last = f64::NEG_INFINITY;
    for (step, node) in line.iter().enumerate() {
        // Losses have the order of the record, where a main line comes first.
        let Some(loss) = losses.next_if(|loss| loss.node == *node) else { continue };
        let Some((x, y)) = at(step).filter(|_| scale.class_of(loss).is_some_and(|class| class < WORST)) else {
            continue;
        };
        if x.floor() == last {
            continue;
        }
        last = x.floor();
        let fill = if loss.side == Side::Black { "#222" } else { "#fff" };
        let _ =
            write!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{fill}\"><title>{step}</title></circle>");
    }
}
