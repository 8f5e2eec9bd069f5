//! Points, lines and labels that stand twice.

use super::{Bench, Code, Find, Game, Item, Part, Repairs, Report, Rule};
use crate::sgf::{
    GameType::{Blokus, Octi},
    NodeId,
    Severity::{Error, Note, Warning},
    Shape,
    value::read_value,
    vocabulary::UNIQUE_POINTS,
};
use std::collections::{HashMap, HashSet};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::SetupRepeated,
        Error,
        "a point is set up twice in a node",
        "The last one counts. The repair leaves that one only.",
    )
    .sgfc(38)
    .found(Find::Node(find))
    .repaired(Repairs::Node(repair_setup)),
    Rule::new(
        Code::MarkRepeated,
        Error,
        "a point is marked twice in a node",
        "The first mark counts. The repair leaves that one only.",
    )
    .sgfc(38)
    .found(Find::Family)
    .repaired(Repairs::Node(repair_marks)),
    Rule::new(Code::LineRepeated, Error, "an arrow or line twice, or without length", "The repair leaves each once.")
        .sgfc(38)
        .found(Find::Family)
        .repaired(Repairs::Node(repair_lines)),
    Rule::new(Code::LabelRepeated, Warning, "two labels on one point", "The last one hides the others.")
        .sgfc(38)
        .found(Find::Family),
    Rule::new(Code::LabelTooLong, Note, "a label of more than four characters in FF3", "FF3 allowed four characters.")
        .found(Find::Family),
];

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    // Most nodes have a move and nothing else.
    if items.iter().any(|item| item.entry.is_some_and(|entry| entry.shape != Shape::Single)) {
        check_points(report, game, node, items);
    }
}

/// Points that stand twice in lists that exclude each other.
fn check_points(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if !game.kind.is_known() || matches!(game.kind, Blokus | Octi) {
        return;
    }
    for (number, group) in UNIQUE_POINTS.iter().enumerate() {
        let code = if number == 0 { Code::SetupRepeated } else { Code::MarkRepeated };
        let mut seen: HashMap<String, &str> = HashMap::new();
        // The first point of a value that was read already: a rectangle may stand there many thousand times.
        let mut known: HashMap<&[u8], Option<String>> = HashMap::new();
        for item in items.iter().filter(|item| group.contains(&item.id.as_str())) {
            let Some(entry) = item.entry else { continue };
            for raw in item.property.values() {
                let text = report.tree.charset(node).decode(raw).text;
                let twice = match known.get(raw) {
                    Some(first) => first.as_ref().and_then(|point| Some((point.clone(), *seen.get(point)?))),
                    None => {
                        let points = read_value(entry, game.kind, &text).value.points(game.kind).unwrap_or_default();
                        known.insert(raw, points.first().cloned());
                        let twice = points.iter().find_map(|point| Some((point.clone(), *seen.get(point)?)));
                        seen.extend(points.into_iter().map(|point| (point, entry.id)));
                        twice
                    }
                };
                if let Some((point, before)) = twice {
                    let message = format!("{point} is in {before} and again in {}", item.id);
                    report.at_value(code, node, raw, message);
                }
            }
        }
    }
    for item in items.iter().filter(|item| matches!(item.id.as_str(), "LB" | "AR" | "LN")) {
        check_pairs(report, game, node, item);
    }
}

/// Labels, arrows and lines that stand twice.
fn check_pairs(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let Some(entry) = item.entry.filter(|entry| entry.shape == Shape::List) else { return };
    let mut seen: HashSet<(String, String)> = HashSet::new();
    for raw in item.property.values() {
        let text = report.tree.charset(node).decode(raw).text;
        let value = read_value(entry, game.kind, &text).value;
        let Some((Some(from), Some(to))) = value.parts().map(|(a, b)| (a.text(), b.text())) else { continue };
        if item.id == "LB" {
            if !seen.insert((from.to_owned(), String::new())) {
                report.at_value(Code::LabelRepeated, node, raw, format!("{from} has a label already"));
            } else if game.named_format
                && game.format == 3
                && to.chars().count() > 4
                && report.is_news(Code::LabelTooLong, "LB")
            {
                report.at_value(Code::LabelTooLong, node, raw, "FF3 has labels of four characters at most");
            }
        } else {
            // A line has no direction.
            let key = if item.id == "LN" && from > to { (to, from) } else { (from, to) };
            if from == to {
                report.at_value(Code::LineRepeated, node, raw, format!("{} from {from} to itself", item.id));
            } else if !seen.insert((key.0.to_owned(), key.1.to_owned())) {
                report.at_value(Code::LineRepeated, node, raw, format!("{} from {from} to {to} again", item.id));
            }
        }
    }
}

fn repair_setup(bench: &mut Bench<'_>) {
    if has_lists(bench) {
        unique(bench, UNIQUE_POINTS[0], true);
    }
}

fn repair_marks(bench: &mut Bench<'_>) {
    if has_lists(bench) {
        UNIQUE_POINTS[1..].iter().for_each(|group| unique(bench, group, false));
    }
}

fn repair_lines(bench: &mut Bench<'_>) {
    if has_lists(bench) {
        unique_lines(bench);
    }
}

/// Most nodes have a move and nothing else.
fn has_lists(bench: &Bench<'_>) -> bool {
    let list = |part: &Part| part.entry.is_some_and(|entry| entry.shape != Shape::Single);
    bench.game.kind.is_known() && !matches!(bench.game.kind, Blokus | Octi) && bench.parts.iter().any(list)
}

/// The points of a value, and which value of which part it is.
type Named = (Option<Vec<String>>, (usize, usize));

/// Each point once in lists that exclude each other.
fn unique(bench: &mut Bench<'_>, group: &[&str], last_counts: bool) {
    // The points of each value, and where it stands first or last: the same rectangle may stand there many thousand times.
    let mut known: HashMap<&[u8], Named> = HashMap::new();
    let mut all = 0;
    let lists = |part: &&Part| part.entry.is_some() && group.contains(&part.id.as_str());
    for (at, part) in bench.parts.iter().enumerate().filter(|(_, part)| lists(part)) {
        let Some(entry) = part.entry else { continue };
        for (number, raw) in part.values.iter().enumerate() {
            let (points, place) = known.entry(raw).or_insert_with(|| (bench.points_of(entry, raw), (at, number)));
            all += points.as_ref().map_or(0, Vec::len);
            if last_counts {
                *place = (at, number);
            }
        }
    }
    // Which value of which property keeps a point.
    let mut keeper: HashMap<&str, (usize, usize)> = HashMap::new();
    for (points, place) in known.values() {
        for point in points.iter().flatten() {
            let keeps = keeper.entry(point).or_insert(*place);
            *keeps = if last_counts { (*keeps).max(*place) } else { (*keeps).min(*place) };
        }
    }
    if keeper.len() == all {
        return;
    }
    let mut cleaned = Vec::new();
    for (at, part) in bench.parts.iter().enumerate().filter(|(_, part)| lists(part)) {
        let mut clean = Vec::new();
        let mut changed = false;
        for (number, raw) in part.values.iter().enumerate() {
            let (points, place) = &known[raw.as_slice()];
            let Some(points) = points else {
                clean.push(raw.clone());
                continue;
            };
            let here = (at, number);
            let keeps = |point: &&String| keeper[point.as_str()] == here;
            if *place == here && points.iter().all(|point| keeps(&point)) || points.is_empty() {
                clean.push(raw.clone());
                continue;
            }
            changed = true;
            if *place == here {
                clean.extend(points.iter().filter(keeps).map(|point| point.clone().into_bytes()));
            }
        }
        if changed {
            cleaned.push((at, clean));
        }
    }
    for (at, values) in cleaned {
        bench.parts[at].values = values;
        bench.parts[at].kept = None;
    }
    bench.parts.retain(|part| !part.values.is_empty() || part.kept.is_some());
}

/// Arrows and lines once, and only those that have a length.
fn unique_lines(bench: &mut Bench<'_>) {
    for at in 0..bench.parts.len() {
        let part = &bench.parts[at];
        let Some(entry) = part.entry.filter(|_| matches!(part.id.as_str(), "AR" | "LN")) else { continue };
        let lines = part.id == "LN";
        let mut seen: HashSet<(String, String)> = HashSet::new();
        let mut keeps = Vec::new();
        for raw in &part.values {
            let value = read_value(entry, bench.game.kind, &bench.text(raw)).value;
            let ends = value.parts().and_then(|(from, to)| Some((from.text()?.to_owned(), to.text()?.to_owned())));
            let keep = ends.is_none_or(|(from, to)| {
                let key = if lines && from > to { (to, from) } else { (from, to) };
                key.0 != key.1 && seen.insert(key)
            });
            if keep {
                keeps.push(raw.clone());
            }
        }
        if keeps.len() < part.values.len() {
            bench.parts[at].values = keeps;
            bench.parts[at].kept = None;
        }
    }
    bench.parts.retain(|part| !part.values.is_empty() || part.kept.is_some());
}
