//! Points, lines and labels that stand twice.

use super::{Bench, Code, Find, Game, Item, Part, Repairs, Report, Rule, traits::Traits};
use crate::sgf::{
    GameType::{self, Blokus, Go, Hex, Octi},
    NodeId,
    Severity::{Error, Note, Warning},
    Shape,
    value::{Fit, Spot, read_value},
    vocabulary::UNIQUE_POINTS,
};
use std::collections::{HashMap, HashSet};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::SetupRepeated,
        Error,
        "a point is set up twice in a node",
        "The last one counts. The repair leaves that one, and keeps what another list says in a private property.",
    )
    .sgfc(38)
    .found(Find::NodeWith(Traits::LIST, check_points))
    .repaired(Repairs::Node(repair_setup)),
    Rule::new(
        Code::MarkRepeated,
        Error,
        "a point is marked twice in a node",
        "The first mark counts. The repair leaves that one, and keeps another one in a private property.",
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

/// Points of a node that are compared: rectangles can name all of a board many thousand times.
const MOST: usize = 1 << 24;

/// A number for each point.
#[derive(Default)]
struct Counts {
    /// Of boards as they are, row by row.
    near: Vec<u32>,
    far: HashMap<Spot, u32>,
}

impl Counts {
    /// Columns and rows of `near`.
    const SIDE: u32 = 64;

    fn of(&mut self, spot: Spot) -> &mut u32 {
        let (column, row) = spot;
        if column >= Self::SIDE || row >= Self::SIDE {
            return self.far.entry(spot).or_insert(0);
        }
        self.near.resize((Self::SIDE * Self::SIDE) as usize, 0);
        &mut self.near[(row * Self::SIDE + column) as usize]
    }

    /// The greatest number.
    fn most(&self) -> u32 {
        self.near.iter().chain(self.far.values()).copied().max().unwrap_or(0)
    }
}

/// Points that stand twice in lists that exclude each other.
fn check_points(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if !game.kind.is_known() || matches!(game.kind, Blokus | Octi) {
        return;
    }
    let mut left = MOST;
    let of_group = |number| {
        items.iter().filter_map(move |item| Some((item, item.entry.filter(|entry| entry.group() == Some(number))?)))
    };
    for number in 0..UNIQUE_POINTS.len() {
        let mut lists = of_group(number).peekable();
        if lists.peek().is_none()
            || are_plain_and_different(game.kind, lists.flat_map(|(item, _)| item.values.iter().copied()))
        {
            continue;
        }
        let code = if number == 0 { Code::SetupRepeated } else { Code::MarkRepeated };
        // One more than the number of the list in which a point stood first.
        let mut seen = Counts::default();
        let mut lists = Vec::new();
        for (item, entry) in of_group(number) {
            lists.push(entry.id);
            for &raw in item.values {
                let text = report.tree.charset(node).decode(raw).text;
                let value = read_value(entry, game.kind, &text).value;
                let mut twice = None;
                for spot in value.spots(game.kind).into_iter().flatten().take(left) {
                    left -= 1;
                    let before = std::mem::replace(seen.of(spot), lists.len() as u32);
                    if before > 0 && twice.is_none() {
                        twice = Some((spot, before));
                    }
                }
                if let Some((spot, before)) = twice {
                    let (point, before) = (value.name_of(spot).unwrap_or_default(), lists[before as usize - 1]);
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

/// Whether all values are points as they mostly are written, and none stands twice: nothing is wrong with them then, and no more
/// need be known.
fn are_plain_and_different<'a>(kind: GameType, values: impl Iterator<Item = &'a [u8]>) -> bool {
    let mut different = true;
    are_plain(kind, values, |_| different = false) && different
}

/// Whether all values are points as they mostly are written. `twice` hears of the places of those that stood before.
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

/// Labels, arrows and lines that stand twice.
fn check_pairs(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let Some(entry) = item.entry.filter(|entry| entry.shape == Shape::List) else { return };
    let limited = game.named_format && game.format == 3;
    if item.id == "LB" && !limited {
        let mut repeated = Vec::new();
        let points = item.values.iter().map(|raw| labelled(raw).unwrap_or_default());
        if are_plain(game.kind, points, |at| repeated.push(at))
            && (matches!(game.kind, Go | Hex) || repeated.is_empty())
        {
            for raw in repeated.into_iter().map(|at| item.values[at]) {
                let from = String::from_utf8_lossy(labelled(raw).unwrap_or_default());
                let message = message!("has-label-already", "{from} has a label already", from);
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
                report.at_value(
                    Code::LabelRepeated,
                    node,
                    raw,
                    message!("has-label-already", "{from} has a label already", from),
                );
            } else if limited && to.chars().count() > 4 && report.is_news(Code::LabelTooLong, "LB") {
                report.at_value(
                    Code::LabelTooLong,
                    node,
                    raw,
                    message!("ff3-has-labels-four", "FF3 has labels of four characters at most"),
                );
            }
        } else {
            // A line has no direction.
            let key = if item.id == "LN" && from > to { (to, from) } else { (from, to) };
            if from == to {
                report.at_value(
                    Code::LineRepeated,
                    node,
                    raw,
                    message!("from-itself", "{id} from {from} to itself", id = item.id, from),
                );
            } else if !seen.insert((key.0.to_owned(), key.1.to_owned())) {
                report.at_value(
                    Code::LineRepeated,
                    node,
                    raw,
                    message!("from-again", "{id} from {from} to {to} again", id = item.id, from, to),
                );
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

/// Each point once in lists that exclude each other.
fn unique(bench: &mut Bench<'_>, group: &[&str], last_counts: bool) {
    let kind = bench.game.kind;
    let mut count = Counts::default();
    // One more than the number of the part that keeps a point.
    let mut holder = Counts::default();
    let mut left = MOST;
    // The number of points of each value; `None` for one that has no points.
    let mut lists = Vec::new();
    for (at, part) in bench.parts.iter().enumerate() {
        let Some(entry) = part.entry.filter(|_| group.contains(&part.id.as_str())) else { continue };
        let mut points_of = |raw: &Vec<u8>| {
            let spots = read_value(entry, kind, &bench.text(raw)).value.spots(kind).filter(|_| left > 0)?;
            let mut points = 0;
            for spot in spots {
                let times = count.of(spot);
                *times += 1;
                if last_counts || *times == 1 {
                    *holder.of(spot) = at as u32 + 1;
                }
                points += 1;
            }
            left = left.saturating_sub(points);
            Some(points)
        };
        let values: Vec<Option<usize>> = part.values.iter().map(&mut points_of).collect();
        lists.push((at, entry, values));
    }
    if count.most() < 2 {
        return;
    }
    let mut passed = Counts::default();
    for (at, entry, values) in lists {
        let (mut clean, mut aside) = (Vec::new(), Vec::new());
        let mut changed = false;
        for (points, raw) in values.into_iter().zip(&bench.parts[at].values) {
            let value = points.map(|points| (points, read_value(entry, kind, &bench.text(raw)).value));
            let Some((points, value)) = value else {
                clean.push(raw.clone());
                continue;
            };
            let (mut keeps, mut leaves) = (Vec::new(), Vec::new());
            for spot in value.spots(kind).into_iter().flatten() {
                let (passed, all) = (passed.of(spot), *count.of(spot));
                *passed += 1;
                if *passed == if last_counts { all } else { 1 } {
                    keeps.push(spot);
                } else if bench.parts[*holder.of(spot) as usize - 1].id != bench.parts[at].id {
                    leaves.push(spot);
                }
            }
            let names = |spots: Vec<Spot>| {
                spots.into_iter().filter_map(|spot| value.name_of(spot)).map(String::into_bytes).collect::<Vec<_>>()
            };
            // As it was written, where all of it goes: a few letters can name all of a board, many thousand times.
            if leaves.len() == points && points > 1 {
                aside.push(raw.clone());
            } else {
                aside.extend(names(leaves));
            }
            if keeps.len() == points {
                clean.push(raw.clone());
            } else {
                changed = true;
                clean.extend(names(keeps));
            }
        }
        if changed {
            bench.parts[at].values = clean;
            bench.parts[at].kept = None;
        }
        if !aside.is_empty() {
            let id = bench.parts[at].id.clone();
            bench.set_aside(&id, aside);
        }
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
