//! Values against their types.

use super::{Game, Item, Report, shown};
use crate::sgf::{
    Class, Code, Dialect, Entry, GameType, Kind, NodeId, Shape, Tree, ValueType,
    value::{Fit, read_value},
};

/// Checked with the game, or with the game information.
const ELSEWHERE: [&str; 15] =
    ["FF", "GM", "SZ", "ST", "CA", "DT", "RE", "TM", "KM", "HA", "OM", "OP", "OV", "KI", "BS"];

/// What is wrong with a single value, and what would be right.
pub(in crate::sgf) struct Verdict {
    pub code: Code,
    pub message: String,
    pub remedy: Remedy,
}

/// What to do with a wrong value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::sgf) enum Remedy {
    /// Write it like this (decoded, escapes in place).
    Respell(String),
    /// Keep it under a private identifier.
    SetAside,
    /// Leave it out; it says nothing.
    Remove,
}

pub(super) fn check(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let Some(entry) = item.entry else { return };
    let mut values = item.property.values();
    let Some(first) = values.next() else { return };
    if let Some(second) = values.next()
        && has_one_value(game, entry)
    {
        let count = 2 + values.count();
        report.at_value(
            Code::TooManyValues,
            node,
            second,
            format!("{} has {count} values and should have one", item.id),
        );
        return;
    }
    if entry.shape == Shape::EmptyOrList && first.trim_ascii().is_empty() && item.property.values().nth(1).is_some() {
        report.at_value(Code::ViewCleared, node, first, format!("{} has an empty value beside others", item.id));
    }
    for raw in item.property.values() {
        if let Some(verdict) = judge(report.tree, game, node, entry, raw) {
            report.at_value(verdict.code, node, raw, verdict.message);
        }
    }
}

/// Whether a property may have only one value, in this game and version.
pub(in crate::sgf) fn has_one_value(game: &Game, entry: &Entry) -> bool {
    // Old Pentobi wrote a value for each point of a piece.
    let piece = entry.kind == Kind::Plain(ValueType::Move) && game.kind == GameType::Blokus;
    // FF3 gave two corners.
    entry.shape == Shape::Single && !piece && !(entry.id == "VW" && game.format < 4)
}

/// Judges a value by its type.
pub(in crate::sgf) fn judge(tree: &Tree, game: &Game, node: NodeId, entry: &Entry, raw: &[u8]) -> Option<Verdict> {
    let id = entry.id;
    let position = matches!(entry.class, Class::Move | Class::Setup | Class::Markup);
    if ELSEWHERE.contains(&id) || (!game.kind.is_known() && position) {
        return None;
    }
    let verdict = |code, message, remedy| Some(Verdict { code, message, remedy });
    if raw.trim_ascii().is_empty() {
        let info = entry.class == Class::Info && entry.kind != Kind::Plain(ValueType::None);
        if entry.is_text() || info {
            return verdict(Code::EmptyValue, format!("{id} is empty"), Remedy::Remove);
        }
        if entry.shape == Shape::List {
            return verdict(Code::EmptyList, format!("{id} needs a value"), Remedy::Remove);
        }
    }
    if entry.is_text() {
        return None;
    }
    let text = tree.charset(node).decode(raw).text;
    match read_value(entry, game.kind, &text).fit {
        Fit::Exact | Fit::Loose => None,
        Fit::Respelled(clean) => {
            let points = matches!(entry.kind, Kind::Plain(ValueType::Point | ValueType::Stone));
            let code = match entry.kind {
                Kind::Plain(_) if points && text.contains(':') => Code::PointRectangle,
                Kind::Plain(_) => Code::ValueSpelling,
                _ => Code::ComposedSpelling,
            };
            verdict(code, format!("{id}[{}] is written {id}[{clean}]", shown(tree, node, raw)), Remedy::Respell(clean))
        }
        Fit::Illegal => {
            let (code, what) = match entry.kind {
                Kind::Plain(ValueType::Move) if game.is(Dialect::PlayersAsMoves) && node == game.root => return None,
                Kind::Plain(ValueType::Move) => (Code::UnreadableMove, "no move of this game"),
                Kind::Plain(ValueType::Point | ValueType::Stone) => (Code::UnreadablePoint, "no point of this game"),
                Kind::Composed(..) if !text.contains(':') => (Code::NotComposed, "not two parts with a colon between"),
                _ => (Code::IllegalValue, kind_name(entry.kind)),
            };
            verdict(code, format!("{id}[{}] is {what}", shown(tree, node, raw)), Remedy::SetAside)
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
