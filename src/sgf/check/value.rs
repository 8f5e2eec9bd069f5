//! Values against their types.

use super::{Game, Item, Report, shown};
use crate::sgf::{
    Class, Dialect, Kind, NodeId, Shape, ValueType,
    value::{Fit, read_value},
};

/// Checked with the game, or with the game information.
const ELSEWHERE: [&str; 15] =
    ["FF", "GM", "SZ", "ST", "CA", "DT", "RE", "TM", "KM", "HA", "OM", "OP", "OV", "KI", "BS"];

pub(super) fn check(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let Some(entry) = item.entry else { return };
    let mut values = item.property.values();
    let Some(first) = values.next() else { return };
    if entry.shape == Shape::Single
        && let Some(second) = values.next()
        && !is_old_point_list(game, item)
        // FF3 had the whole board as an empty value, and its corners as two.
        && !(entry.id == "VW" && game.format < 4)
    {
        let count = 2 + values.count();
        report.at_value("too-many-values", node, second, format!("{} has {count} values and should have one", item.id));
        return;
    }
    if entry.shape == Shape::EmptyOrList && first.trim_ascii().is_empty() && item.property.values().nth(1).is_some() {
        report.at_value("view-cleared", node, first, format!("{} has an empty value beside others", item.id));
    }
    if ELSEWHERE.contains(&entry.id) {
        return;
    }
    if !game.kind.is_known() && matches!(entry.class, Class::Move | Class::Setup | Class::Markup) {
        return;
    }
    for raw in item.property.values() {
        check_value(report, game, node, item, raw);
    }
}

fn is_old_point_list(game: &Game, item: &Item<'_>) -> bool {
    let is_move = item.entry.is_some_and(|entry| entry.kind == Kind::Plain(ValueType::Move));
    is_move
        && (game.kind == crate::sgf::GameType::Blokus
            || item.property.values().nth(1).is_some() && game.is(Dialect::OldPentobi))
}

fn check_value(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>, raw: &[u8]) {
    let Some(entry) = item.entry else { return };
    let text = report.tree.charset(node).decode(raw).text;
    if raw.trim_ascii().is_empty() {
        if entry.is_text() {
            report.at_value("empty-value", node, raw, format!("{} is empty", item.id));
            return;
        }
        if entry.shape == Shape::List {
            report.at_value("empty-list", node, raw, format!("{} needs a value", item.id));
            return;
        }
        if entry.class == Class::Info && entry.kind != Kind::Plain(ValueType::None) {
            report.at_value("empty-value", node, raw, format!("{} is empty", item.id));
            return;
        }
    }
    match read_value(entry, game.kind, &text).fit {
        Fit::Exact | Fit::Loose => {}
        Fit::Respelled(clean) => {
            let points = matches!(entry.kind, Kind::Plain(ValueType::Point | ValueType::Stone));
            let code = match entry.kind {
                Kind::Plain(_) if points && text.contains(':') => "point-rectangle",
                Kind::Plain(_) => "value-spelling",
                _ => "composed-spelling",
            };
            report.at_value(
                code,
                node,
                raw,
                format!("{}[{}] is written {}[{clean}]", item.id, shown(report.tree, node, raw), item.id),
            );
        }
        Fit::Illegal => {
            let (code, what) = match entry.kind {
                Kind::Plain(ValueType::Move) if game.is(Dialect::PlayersAsMoves) && node == game.root => return,
                Kind::Plain(ValueType::Move) => ("unreadable-move", "no move of this game"),
                Kind::Plain(ValueType::Point | ValueType::Stone) => ("unreadable-point", "no point of this game"),
                Kind::Composed(..) if !text.contains(':') => ("not-composed", "not two parts with a colon between"),
                _ => ("illegal-value", kind_name(entry.kind)),
            };
            report.at_value(code, node, raw, format!("{}[{}] is {what}", item.id, shown(report.tree, node, raw)));
        }
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain(ValueType::None) => "not empty",
        Kind::Plain(ValueType::Number) => "not a whole number",
        Kind::Plain(ValueType::Real) => "not a number",
        Kind::Plain(ValueType::Double) => "neither 1 nor 2",
        Kind::Plain(ValueType::Color) => "no colour",
        _ => "not of the right form",
    }
}
