//! One node: which properties may stand together, and where.

use super::{Game, Item, Report};
use crate::sgf::{
    Class, Code, Dialect, Entry, Fault, GameType, Kind, NodeId, Shape, ValueType,
    mend::has_equivalent,
    mend_text::{is_inner_game, part_games},
    value::read_value,
    vocabulary::{EXCLUSIVE, UNIQUE_POINTS},
};
use std::collections::HashMap;

/// Identifiers longer than this are surely not identifiers.
const LONGEST: usize = 100;

pub(super) fn check(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if items.is_empty() {
        if node != game.root {
            let offset = report.tree.offset(node).unwrap_or(0);
            let fault = Fault::new(Code::EmptyNode, offset, Some(node), "a node without properties");
            // With stray text in it, it is not quite empty.
            report.push(if report.tree.is_regular(node) { fault } else { fault.unfixable() });
        }
        return;
    }
    if is_inner_game(report.tree, node) {
        report.at_node(Code::GameInsideGame, node, "a game begins before the one before it is closed");
        if part_games(report.tree).is_none() {
            report.leave();
        }
    }
    for item in items {
        check_identifier(report, game, node, item);
        if item.id == "VW" {
            check_old_view(report, game, node, item);
        }
    }
    check_duplicates(report, node, items);
    check_moves(report, game, node, items);
    check_annotations(report, node, items);
    // Most nodes have a move and nothing else.
    if items.iter().any(|item| item.entry.is_some_and(|entry| entry.shape != Shape::Single)) {
        check_points(report, game, node, items);
    }
}

fn check_identifier(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let ident = item.property.ident();
    if ident.len() > LONGEST {
        report.at_property(
            Code::IdentifierTooLong,
            node,
            &item.property,
            format!("an identifier of {} characters", ident.len()),
        );
    } else if ident.iter().any(u8::is_ascii_lowercase) && game.format >= 4 {
        let written = String::from_utf8_lossy(ident);
        let fault = Fault::new(
            Code::LowercaseIdentifier,
            item.property.offset().unwrap_or(0),
            Some(node),
            format!("{written} is read as {}", item.id),
        );
        // One server's small letters are all there is.
        let certain = ident.iter().any(u8::is_ascii_uppercase);
        if item.property.offset().is_some() {
            report.push(if certain { fault } else { fault.unfixable() });
        }
    }
    match item.entry {
        None if report.is_news(Code::UnknownProperty, &item.id) => {
            report.at_property(
                Code::UnknownProperty,
                node,
                &item.property,
                format!("{} is not defined by the format", item.id),
            );
            if item.id.len() > 2 && ident.len() <= LONGEST {
                report.at_property(
                    Code::LongIdentifier,
                    node,
                    &item.property,
                    format!("{} has more than two letters", item.id),
                );
            }
        }
        Some(entry)
            if !entry.is_current()
                && game.format > entry.versions.1
                && report.is_news(Code::ObsoleteProperty, &item.id) =>
        {
            let message = format!("{} ({}) belongs to older versions of the format", item.id, entry.title);
            report.at_property(Code::ObsoleteProperty, node, &item.property, message);
            if !has_equivalent(report.tree, game, node, &item.id) {
                report.leave();
            }
        }
        Some(entry)
            if game.named_format
                && game.format < entry.versions.0
                && entry.id != "FF"
                && report.is_news(Code::NewerProperty, &item.id) =>
        {
            let message = format!("{} belongs to FF{}, the file names FF{}", item.id, entry.versions.0, game.format);
            report.at_property(Code::NewerProperty, node, &item.property, message);
        }
        Some(entry) if entry.class == Class::Root && node != game.root => {
            report.at_property(
                Code::RootPropertyElsewhere,
                node,
                &item.property,
                format!("{} belongs into the root", item.id),
            );
        }
        _ => {}
    }
}

/// Up to FF3 VW gave two corners, and nothing else.
fn check_old_view(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    if !game.named_format || game.format >= 4 {
        return;
    }
    let values: Vec<&[u8]> = item.property.values().collect();
    let lists = values.len() > 2 || values.iter().any(|raw| raw.contains(&b':'));
    if lists {
        let message = format!("VW with a list of points belongs to FF4, the file names FF{}", game.format);
        report.at_property(Code::NewerProperty, node, &item.property, message);
    } else if values.len() == 2 && values.iter().all(|raw| !raw.is_empty()) && report.is_news(Code::ViewOld, "") {
        report.at_property(Code::ViewOld, node, &item.property, "VW gives two corners");
    }
}

fn check_duplicates(report: &mut Report<'_>, node: NodeId, items: &[Item<'_>]) {
    let mut seen: Vec<&str> = Vec::with_capacity(items.len());
    // Nodes with very many properties exist only to hurt.
    let mut many: HashMap<&str, ()> = HashMap::new();
    for item in items {
        let twice =
            if items.len() > 32 { many.insert(&item.id, ()).is_some() } else { seen.contains(&item.id.as_str()) };
        if twice {
            report.at_property(
                Code::DuplicateProperty,
                node,
                &item.property,
                format!("{} is in this node already", item.id),
            );
        } else if items.len() <= 32 {
            seen.push(&item.id);
        }
    }
}

fn is_move(item: &Item<'_>) -> bool {
    item.entry.is_some_and(|entry| matches!(entry.kind, Kind::Plain(ValueType::Move)) && entry.id != "EX")
}

fn check_moves(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    let mut moves = items.iter().filter(|item| is_move(item));
    let Some(first) = moves.next() else {
        for item in items {
            let about_move = matches!(item.id.as_str(), "BM" | "DO" | "IT" | "TE" | "KO");
            if about_move && item.entry.is_some_and(|entry| entry.class == Class::Move) {
                report.at_property(
                    Code::AnnotationWithoutMove,
                    node,
                    &item.property,
                    format!("{} without a move", item.id),
                );
            }
        }
        return;
    };
    if node == game.root {
        if game.is(Dialect::PlayersAsMoves) {
            return;
        }
        report.at_property(Code::MoveInRoot, node, &first.property, "there is a move in the root");
    }
    if let Some(second) = moves.find(|item| item.id != first.id) {
        report.at_property(
            Code::TwoMoves,
            node,
            &second.property,
            format!("{} and {} in one node", first.id, second.id),
        );
    }
    if let Some(setup) = items.iter().find(|item| item.entry.is_some_and(|entry| entry.class == Class::Setup)) {
        let message = format!("{} and {} in one node", first.id, setup.id);
        report.at_property(Code::MoveWithSetup, node, &setup.property, message);
    }
}

fn check_annotations(report: &mut Report<'_>, node: NodeId, items: &[Item<'_>]) {
    if items.iter().filter(|item| item.entry.is_some_and(Entry::is_judgement)).count() < 2 {
        return;
    }
    for group in EXCLUSIVE {
        let mut present = items.iter().filter(|item| item.entry.is_some() && group.contains(&item.id.as_str()));
        let Some(first) = present.next() else { continue };
        let Some(second) = present.find(|item| item.id != first.id) else { continue };
        let third = present.any(|item| item.id != first.id && item.id != second.id);
        let pair = matches!((first.id.as_str(), second.id.as_str()), ("BM", "TE") | ("TE", "BM"));
        if pair && !third {
            let meant = if first.id == "BM" { "doubtful" } else { "interesting" };
            report.at_property(
                Code::AnnotationPair,
                node,
                &second.property,
                format!("{} and {} together meant {meant}", first.id, second.id),
            );
        } else {
            report.at_property(
                Code::AnnotationContradicts,
                node,
                &second.property,
                format!("{} contradicts {}", second.id, first.id),
            );
        }
    }
}

/// Points that stand twice in lists that exclude each other.
fn check_points(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if !game.kind.is_known() || game.kind == GameType::Blokus || game.kind == GameType::Octi {
        return;
    }
    for (number, group) in UNIQUE_POINTS.iter().enumerate() {
        let code = if number == 0 { Code::SetupRepeated } else { Code::MarkRepeated };
        let mut seen: HashMap<String, &str> = HashMap::new();
        for item in items.iter().filter(|item| group.contains(&item.id.as_str())) {
            let Some(entry) = item.entry else { continue };
            for raw in item.property.values() {
                let text = report.tree.charset(node).decode(raw).text;
                let points = read_value(entry, game.kind, &text).value.points(game.kind).unwrap_or_default();
                let twice = points.iter().find_map(|point| Some((point.clone(), *seen.get(point)?)));
                seen.extend(points.into_iter().map(|point| (point, entry.id)));
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
    let mut seen: HashMap<(String, String), ()> = HashMap::new();
    for raw in item.property.values() {
        let text = report.tree.charset(node).decode(raw).text;
        let value = read_value(entry, game.kind, &text).value;
        let Some((Some(from), Some(to))) = value.parts().map(|(a, b)| (a.text(), b.text())) else { continue };
        if item.id == "LB" {
            if seen.insert((from.to_owned(), String::new()), ()).is_some() {
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
            } else if seen.insert((key.0.to_owned(), key.1.to_owned()), ()).is_some() {
                report.at_value(Code::LineRepeated, node, raw, format!("{} from {from} to {to} again", item.id));
            }
        }
    }
}
