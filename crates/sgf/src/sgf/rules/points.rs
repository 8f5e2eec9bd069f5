//! Rule family: duplicate points, lines and labels.

use super::{Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule, rule_rows, traits::Traits};
use crate::sgf::{
    GameType::{self, Blokus, Go, Hex, Octi},
    NodeId, ValueCount,
    value::{
        Fit, Spot,
        area::{Area, Stripe, rectangles, stripes},
        read_value,
    },
    vocabulary::{UNIQUE_POINTS, UNIQUE_SETUPS},
};
use std::collections::{HashMap, HashSet};

pub(super) static RULES: &[Rule] = rule_rows! {
    SetupRepeated Error "a point that is set up twice in a node"
        "The last one counts. The repair keeps it, and moves what the other lists say to a private property."
        .sgfc(38).found(Find::NodeWith(Traits::LIST, check_points)).repaired(Repairs::Node(repair_setup));
    MarkRepeated Error "a point that is marked twice in a node"
        "The first mark counts. The repair keeps it, and moves any other to a private property."
        .sgfc(38).found(Find::Family).repaired(Repairs::Node(repair_marks));
    LineRepeated Error "an arrow or line that is repeated or has no length"
        "The repair keeps each of them once, and those without a length in a private property."
        .sgfc(38).found(Find::Family).repaired(Repairs::Node(repair_lines));
    LabelRepeated Warning "several labels on one point"
        "The last one hides the others."
        .sgfc(38).found(Find::Family);
    LabelTooLong Note "a label of more than four characters in an FF3 file"
        "FF3 allowed four characters."
        .found(Find::Family);
};

/// Repeated points in lists that exclude each other.
fn check_points(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if !game.kind.is_known() || game.kind == Blokus {
        return;
    }
    let of_group = |number| {
        items.iter().filter_map(move |item| Some((item, item.entry.filter(|entry| entry.group() == Some(number))?)))
    };
    for number in groups(game.kind) {
        let mut lists = of_group(number).peekable();
        if lists.peek().is_none()
            || are_plain_and_different(game.kind, lists.flat_map(|(item, _)| item.values.iter().copied()))
        {
            continue;
        }
        let code = if number < UNIQUE_SETUPS { Code::SetupRepeated } else { Code::MarkRepeated };
        // The points seen so far in each list.
        let mut seen: Vec<(&str, Area)> = Vec::new();
        for (item, entry) in of_group(number) {
            let own = seen.iter().position(|(id, _)| *id == entry.id).unwrap_or_else(|| {
                seen.push((entry.id, Area::default()));
                seen.len() - 1
            });
            for &raw in item.values {
                let text = report.tree.charset(node).decode(raw).text;
                let value = read_value(entry, game.kind, &text).value;
                let mut twice: Option<(Spot, &str)> = None;
                for stripe in value.corners(game.kind).into_iter().flat_map(stripes) {
                    if twice.is_none() {
                        let again = seen.iter().filter_map(|(id, area)| Some((stripe.within(area).first()?, *id)));
                        twice = again.min_by_key(|&((column, _), _)| column);
                    }
                    seen.iter_mut().for_each(|(_, area)| area.take(stripe));
                    seen[own].1.add(stripe);
                }
                if let Some((spot, before)) = twice {
                    let point = value.name_of(spot).unwrap_or_default();
                    let message =
                        message!("again", "{point} is in {before} and again in {id}", point, before, id = item.id);
                    report.at_value(code, node, raw, message);
                }
            }
        }
    }
    for item in items.iter().filter(|item| matches!(&*item.id, "LB" | "AR" | "LN")) {
        check_pairs(report, game, node, item);
    }
}

/// The lists in which a point may occur once: in Octi not those of setup, since a square can hold several pods.
fn groups(kind: GameType) -> std::ops::Range<usize> {
    usize::from(kind == Octi)..UNIQUE_POINTS.len()
}

/// Whether all values are points as they mostly are written, and none stands twice: nothing is wrong with them then, and no more
/// need be known.
fn are_plain_and_different<'a>(kind: GameType, values: impl Iterator<Item = &'a [u8]>) -> bool {
    let mut different = true;
    are_plain(kind, values, |_| different = false) && different
}

/// Whether all values are points in the usual form. `twice` receives the indices of repeated ones.
fn are_plain<'a>(kind: GameType, values: impl Iterator<Item = &'a [u8]>, mut twice: impl FnMut(usize)) -> bool {
    // A bit for each point.
    let mut seen = [0_u64; 64];
    for (at, raw) in values.enumerate() {
        let Some(place) = plain_place(kind, raw) else { return false };
        let (row, bit) = (&mut seen[place / 64], 1 << (place % 64));
        if *row & bit != 0 {
            twice(at);
        }
        *row |= bit;
    }
    true
}

/// A number below 4096 for a point as it is mostly written: two letters, and in Hex a small one and a number.
fn plain_place(kind: GameType, raw: &[u8]) -> Option<usize> {
    let number = |letter: u8| usize::from(letter % 64);
    match *raw {
        [column @ b'a'..=b'z', ref row @ ..] if kind == Hex => {
            let row = match *row {
                [ones @ b'1'..=b'9'] => ones - b'0',
                [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => 10 * (tens - b'0') + (ones - b'0'),
                _ => return None,
            };
            Some(usize::from(column - b'a') * 128 + usize::from(row))
        }
        [first, second] if kind != Hex && first.is_ascii_alphabetic() && second.is_ascii_alphabetic() => {
            Some(number(first) * 64 + number(second))
        }
        _ => None,
    }
}

/// The point of a label, up to its colon, where both are mostly written so.
fn labelled(raw: &[u8]) -> Option<&[u8]> {
    raw.iter().take(4).position(|&byte| byte == b':').map(|colon| &raw[..colon])
}

/// Repeated labels, arrows and lines.
fn check_pairs(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let Some(entry) = item.entry.filter(|entry| entry.shape == ValueCount::List) else { return };
    let limited = game.named_format && game.format == 3;
    if item.id == "LB" && !limited {
        let mut repeated = Vec::new();
        let points = item.values.iter().map(|raw| labelled(raw).unwrap_or_default());
        if are_plain(game.kind, points, |at| repeated.push(at))
            && (matches!(game.kind, Go | Hex) || repeated.is_empty())
        {
            for raw in repeated.into_iter().map(|at| item.values[at]) {
                let from = String::from_utf8_lossy(labelled(raw).unwrap_or_default());
                let message = message!("has-label-already", "{from} already has a label", from);
                report.at_value(Code::LabelRepeated, node, raw, message);
            }
            return;
        }
    }
    let mut seen: HashSet<(String, String)> = HashSet::new();
    for &raw in item.values {
        let text = report.tree.charset(node).decode(raw).text;
        let reading = read_value(entry, game.kind, &text);
        if reading.fit == Fit::Illegal {
            continue;
        }
        let value = reading.value;
        let Some((Some(from), Some(to))) = value.parts().map(|(a, b)| (a.text(), b.text())) else { continue };
        if item.id == "LB" {
            if !seen.insert((from.to_owned(), String::new())) {
                let message = message!("has-label-already", "{from} already has a label", from);
                report.at_value(Code::LabelRepeated, node, raw, message);
            } else if limited && to.chars().count() > 4 && report.is_news(Code::LabelTooLong, "LB") {
                let message = message!("ff3-has-labels-four", "labels in FF3 have at most four characters");
                report.at_value(Code::LabelTooLong, node, raw, message);
            }
        } else {
            // A line has no direction.
            let key = if item.id == "LN" && from > to { (to, from) } else { (from, to) };
            if from == to {
                let message = message!("from-itself", "{id} from {from} to the same point", id = item.id, from);
                report.at_value(Code::LineRepeated, node, raw, message);
            } else if !seen.insert((key.0.to_owned(), key.1.to_owned())) {
                let message = message!("from-again", "{id} from {from} to {to} is repeated", id = item.id, from, to);
                report.at_value(Code::LineRepeated, node, raw, message);
            }
        }
    }
}

pub(super) fn repair_setup(bench: &mut NodeRepair<'_>) {
    if has_lists(bench) {
        groups(bench.game.kind)
            .take_while(|&group| group < UNIQUE_SETUPS)
            .for_each(|group| unique(bench, UNIQUE_POINTS[group], true));
    }
}

fn repair_marks(bench: &mut NodeRepair<'_>) {
    if has_lists(bench) {
        UNIQUE_POINTS[UNIQUE_SETUPS..].iter().for_each(|group| unique(bench, group, false));
    }
}

/// Most nodes have a move and nothing else.
fn has_lists(bench: &NodeRepair<'_>) -> bool {
    let list = |part: &Part| part.entry.is_some_and(|entry| entry.shape != ValueCount::Single);
    bench.game.kind.is_known() && bench.game.kind != Blokus && bench.parts.iter().any(list)
}

/// Each point once in lists that exclude each other.
fn unique(bench: &mut NodeRepair<'_>, group: &[&str], last_counts: bool) {
    let kind = bench.game.kind;
    let mut places: Vec<(usize, usize)> = (0..)
        .zip(&bench.parts)
        .filter(|(_, part)| part.entry.is_some() && group.contains(&part.id.as_str()))
        .flat_map(|(at, part)| (0..part.values.len()).map(move |number| (at, number)))
        .collect();
    // Those that count come first.
    if last_counts {
        places.reverse();
    }
    let mut seen = Area::default();
    // The points kept by the lists of each identifier.
    let mut kept: HashMap<&str, Area> = HashMap::new();
    // Values that lose points: what they keep, and what is set aside.
    let mut parted: HashMap<(usize, usize), [Vec<Vec<u8>>; 2]> = HashMap::new();
    for (at, number) in places {
        let (part, raw) = (&bench.parts[at], &bench.parts[at].values[number]);
        let Some(entry) = part.entry else { continue };
        let value = bench.value_of(entry, raw);
        let Some(corners) = value.corners(kind) else { continue };
        let own = kept.entry(&part.id).or_default();
        let is_new = !stripes(corners).any(|stripe| seen.has(stripe));
        if is_new {
            stripes(corners).for_each(|stripe| own.add(stripe));
        } else {
            let keeps: Vec<Stripe> = stripes(corners).map(|stripe| stripe.without(&seen)).collect();
            let leaves = stripes(corners).map(|stripe| stripe.within(&seen).without(own)).collect::<Vec<_>>();
            keeps.iter().for_each(|&stripe| own.add(stripe));
            // As written, if all of it is removed.
            let whole = stripes(corners).eq(leaves.iter().copied());
            let names = |points: &[Stripe]| {
                let names = rectangles(points).into_iter().filter_map(|part| value.name_of_rectangle(part));
                names.map(String::into_bytes).collect::<Vec<_>>()
            };
            let aside = if whole { vec![raw.clone()] } else { names(&leaves) };
            parted.insert((at, number), [names(&keeps), aside]);
        }
        stripes(corners).for_each(|stripe| seen.add(stripe));
    }
    if parted.is_empty() {
        return;
    }
    for at in 0..bench.parts.len() {
        let (mut clean, mut aside, mut changed) = (Vec::new(), Vec::new(), false);
        for (number, raw) in bench.parts[at].values.iter().enumerate() {
            match parted.remove(&(at, number)) {
                None => clean.push(raw.clone()),
                Some([keeps, leaves]) => {
                    changed = true;
                    clean.extend(keeps);
                    aside.extend(leaves);
                }
            }
        }
        if changed {
            *bench.parts[at].values_mut() = clean;
        }
        if !aside.is_empty() {
            let id = bench.parts[at].id.clone();
            bench.set_aside(&id, aside);
        }
    }
    bench.drop_empty();
}

/// Arrows and lines once; those without a length are set aside.
fn repair_lines(bench: &mut NodeRepair<'_>) {
    if !has_lists(bench) {
        return;
    }
    for at in 0..bench.parts.len() {
        let part = &bench.parts[at];
        let Some(entry) = part.entry.filter(|_| matches!(part.id.as_str(), "AR" | "LN")) else { continue };
        let lines = part.id == "LN";
        let mut seen: HashSet<(String, String)> = HashSet::new();
        let (mut keeps, mut aside) = (Vec::new(), Vec::new());
        for raw in &part.values {
            let value = bench.value_of(entry, raw);
            let ends = value.parts().and_then(|(from, to)| Some((from.text()?.to_owned(), to.text()?.to_owned())));
            let Some((from, to)) = ends else {
                keeps.push(raw.clone());
                continue;
            };
            let has_length = from != to;
            let key = if lines && from > to { (to, from) } else { (from, to) };
            if seen.insert(key) {
                if has_length { keeps.push(raw.clone()) } else { aside.push(raw.clone()) }
            }
        }
        if keeps.len() < part.values.len() {
            let part = &mut bench.parts[at];
            *part.values_mut() = keeps;
            let id = part.id.clone();
            if !aside.is_empty() {
                bench.set_aside(&id, aside);
            }
        }
    }
    bench.drop_empty();
}
