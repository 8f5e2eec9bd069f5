//! Rule family: obsolete properties, and their modern equivalents.

use super::{Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule, rule_rows, traits::Traits};
use crate::sgf::{
    GameType, NodeId, Tree,
    property::is_blank,
    value::{
        area::{Area, stripes},
        real_text, rectangle_points,
    },
    vocabulary::UNIQUE_POINTS,
};

pub(super) static RULES: &[Rule] = rule_rows! {
    KomiDoubled Note "a doubled komi"
        "KI is twice the komi. The repair writes KM."
        .sgfc(59).found(Find::NodeWith(Traits::OLD, find_komi)).repaired(Repairs::Node(halve_komi));
    ObsoleteProperty Note "a property of an older version of the format"
        "It is read and kept. The repair and normalising write the exact equivalent where there is one: labels A, B, C for L, triangles on stones and crosses on empty points for M."
        .sgfc(40).found(Find::NodeWith(Traits::OLD, find)).repaired(Repairs::Node(repair));
    ViewOld Note "VW with two corners"
        "Up to FF3, VW gave two corners of a rectangle; it is read that way."
        .allowed().sgfc(52).found(Find::Node(find_view));
};

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    for item in items {
        let Some(entry) = item.entry.filter(|entry| !entry.is_current() && game.format > entry.versions.1) else {
            continue;
        };
        if report.is_news(Code::ObsoleteProperty, &item.id) {
            let message = message!(
                "belongs-older-versions-format",
                "{id} ({title}) belongs to older versions of the format",
                id = item.id,
                title = entry.localized()
            );
            let certain = has_equivalent(report.tree, game, node, &item.id);
            let mut fault = report.at_property(Code::ObsoleteProperty, node, item.property, message);
            fault.fixable(certain);
            // FF3 had new names for the two and kept the old ones: its programs wrote either.
            fault.allowed(game.named_format && game.format == 3 && matches!(entry.id, "L" | "M"));
        }
    }
}

/// Up to FF3 VW gave two corners, and nothing else.
fn find_view(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if !game.named_format || game.format >= 4 {
        return;
    }
    for item in items.iter().filter(|item| item.id == "VW") {
        let values = item.values;
        if values.len() > 2 || values.iter().any(|raw| raw.contains(&b':')) {
            let message = message!(
                "vw-list-points-belongs",
                "VW with a list of points is FF4, but the file says FF{format}",
                format = game.format
            );
            report.at_property(Code::NewerProperty, node, item.property, message);
        } else if values.len() == 2 && values.iter().all(|raw| !raw.is_empty()) && report.is_news(Code::ViewOld, "") {
            let message = message!("vw-gives-two-corners", "VW lists only two corners");
            report.at_property(Code::ViewOld, node, item.property, message);
        }
    }
}

fn find_komi(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if game.kind != GameType::Go || items.iter().any(|item| item.id == "KM") {
        return;
    }
    for item in items.iter().filter(|item| item.id == "KI" && item.entry.is_some()) {
        let Some(raw) = item.values.first().filter(|raw| !is_blank(raw)) else { continue };
        // A value that is no number is reported as such.
        if half_of(raw).is_some() {
            report.at_value(Code::KomiDoubled, node, raw, message!("ki-twice-komi", "KI is twice the komi"));
        }
    }
}

/// The komi that KI means, as KM writes it.
fn half_of(raw: &[u8]) -> Option<String> {
    let doubled: i64 = std::str::from_utf8(raw.trim_ascii()).ok()?.parse().ok()?;
    Some(real_text(doubled as f64 / 2.0))
}

/// KI is twice the komi.
fn halve_komi(bench: &mut NodeRepair<'_>) {
    if bench.game.kind != GameType::Go {
        return;
    }
    let Some(at) = bench.parts.iter().position(|part| part.id == "KI") else { return };
    let komi = bench.parts[at].values.first().and_then(|raw| half_of(raw));
    if let Some(komi) = komi.filter(|_| !bench.parts.iter().any(|part| part.id == "KM")) {
        let further = bench.parts[at].values.drain(1..).collect::<Vec<_>>();
        let values = std::iter::once(komi.into_bytes()).chain(further).collect();
        bench.parts[at] = Part::new(bench.game, "KM", values);
    }
}

fn repair(bench: &mut NodeRepair<'_>) {
    ["L", "M"].into_iter().for_each(|id| join_lists(bench, id));
    name_letters(bench);
    replace_marks(bench);
}

/// Lists of one identifier are read as one list, and so repaired as one.
fn join_lists(bench: &mut NodeRepair<'_>, id: &str) {
    if bench.parts.iter().filter(|part| part.id == id).count() < 2 {
        return;
    }
    let mut first = None;
    for part in std::mem::take(&mut bench.parts) {
        match first {
            Some(at) if part.id == id => {
                let joined: &mut Part = &mut bench.parts[at];
                joined.values_mut().extend(part.values);
            }
            _ => {
                if part.id == id {
                    first = Some(bench.parts.len());
                }
                bench.parts.push(part);
            }
        }
    }
}

/// L gave its points letters in their order; so do labels.
fn name_letters(bench: &mut NodeRepair<'_>) {
    if let Some((at, labels)) = letters(bench.game, &bench.parts, |raw| bench.text(raw)) {
        bench.parts[at] = Part::new(bench.game, "LB", labels);
    }
}

/// M was a triangle on a stone and a cross elsewhere.
fn replace_marks(bench: &mut NodeRepair<'_>) {
    let Some(at) = bench.parts.iter().position(|part| part.id == "M" && part.entry.is_some()) else { return };
    let (Some(entry), kind) = (bench.parts[at].entry, bench.game.kind) else { return };
    let mut taken = Area::default();
    for part in bench.parts.iter().filter(|part| UNIQUE_POINTS[1].contains(&part.id.as_str())) {
        let corners = |raw: &Vec<u8>| bench.value_of(part.entry?, raw).corners(kind);
        part.values.iter().filter_map(corners).flat_map(stripes).for_each(|stripe| taken.add(stripe));
    }
    let (mut rest, mut on_stones, mut elsewhere) = (Vec::new(), Vec::new(), Vec::new());
    for raw in &bench.parts[at].values {
        // Rectangles are newer than M: they stay.
        let value = bench.value_of(entry, raw);
        let point =
            value.text().filter(|_| value.corners(kind).is_some_and(|at| !stripes(at).any(|one| taken.has(one))));
        match point.and_then(|point| Some(((bench.stones)(bench.node, point)?, point.as_bytes().to_vec()))) {
            Some((true, point)) => on_stones.push(point),
            Some((false, point)) => elsewhere.push(point),
            None => rest.push(raw.clone()),
        }
    }
    if on_stones.is_empty() && elsewhere.is_empty() {
        return;
    }
    let mut at = at;
    if rest.is_empty() {
        bench.parts.remove(at);
    } else {
        *bench.parts[at].values_mut() = rest;
        at += 1;
    }
    for (id, points) in [("MA", elsewhere), ("TR", on_stones)] {
        match bench.parts.iter_mut().find(|part| part.id == id) {
            _ if points.is_empty() => {}
            Some(part) => part.values_mut().extend(points),
            None => bench.parts.insert(at.min(bench.parts.len()), Part::new(bench.game, id, points)),
        }
    }
}

/// Whether an obsolete property of a node has a present-day equivalent.
fn has_equivalent(tree: &Tree, game: &Game, node: NodeId, id: &str) -> bool {
    let charset = tree.charset(node);
    let parts: Vec<Part> = tree
        .properties(node)
        .map(|property| Part::new(game, &property.id(), property.values().map(<[u8]>::to_vec).collect()))
        .collect();
    match id {
        "L" => letters(game, &parts, |raw| charset.decode(raw).text.into_owned()).is_some(),
        // A mark by another name is one mark too many.
        "M" => game.kind.has_stones() && !parts.iter().any(|part| UNIQUE_POINTS[1].contains(&part.id.as_str())),
        _ => false,
    }
}

/// The labels equivalent to L in a node: its index among the parts, and the values of LB. `None` if there is no L, or labels cannot express
/// it.
fn letters(game: &Game, parts: &[Part], text: impl Fn(&[u8]) -> String) -> Option<(usize, Vec<Vec<u8>>)> {
    if game.entry("L").is_none() || parts.iter().any(|part| part.id == "LB") {
        return None;
    }
    let at = parts.iter().position(|part| part.id == "L")?;
    // No point has other letters.
    if !parts[at].values.iter().all(|raw| raw.is_ascii()) {
        return None;
    }
    // The most letters that labels can replace.
    const MOST: usize = 26;
    let mut points: Vec<String> = Vec::new();
    for raw in &parts[at].values {
        let value = text(raw);
        match value.split_once(':').and_then(|(first, second)| rectangle_points(first, second, game.kind)) {
            Some(all) => points.extend(all.take(MOST + 1)),
            None => points.push(value.clone()),
        }
        if points.len() > MOST {
            return None;
        }
    }
    let distinct = (1..points.len()).all(|at| !points[..at].contains(&points[at]));
    if points.is_empty() || !distinct || points.iter().any(|point| point.trim().is_empty()) {
        return None;
    }
    let label = |(at, point): (usize, &String)| format!("{point}:{}", (b'A' + at as u8) as char).into_bytes();
    Some((at, points.iter().enumerate().map(label).collect()))
}
