//! Rule family: missing and unescaped brackets.

use super::swallowed::{next_line, points_run_together, swallowed_property};
use super::values::has_one_value;
use super::{Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule, rule_rows, with_escaped_brackets};
use crate::sgf::NodeId;
use crate::text::join_split_characters;
use memchr::memchr;

pub(super) static RULES: &[Rule] = rule_rows! {
    UnterminatedValue Error "the file ends inside a value"
        "No bracket closes the last value. Everything up to the end of the file is read as its value; a backslash before the bracket is often the cause. If the value contains nothing but text, the repair closes it at the end of the file."
        .sgfc(10).repaired(Repairs::BytesAndNode(finish_values));
    SplitCharacter Error "half of a character that was read as a bracket"
        "The text was converted to UTF-8 with its escapes in place, so one character was split into another character and a bracket. The text is read up to the bracket that really ends it. The repair joins the two halves."
        .repaired(Repairs::Node(join_characters));
    UnescapedBracket Error "an unescaped bracket in a text"
        "A ] in a text must be written \\]. Where the brackets in the text match, it is read as part of the text; otherwise the text ends there, and the rest belongs to no property. The repair escapes it, and the text continues to the last of its brackets."
        .sgfc(8).repaired(Repairs::BytesAndNode(escape_brackets));
    MissingBracket Warning "the closing bracket of a value seems to be missing"
        "The value contains what looks like the next property: without its own closing bracket, it runs on to the closing bracket of that property. What was swallowed is part of the text and is not read as a move or a name. Where a line of the game info swallowed the next line, or a point of a list the next point, the repair separates them. Where all parentheses match again with the bracket in place, the repair inserts it. In all other cases no repair is certain: insert the ] where it belongs with a text editor."
        .found(Find::Node(find_missing)).repaired(Repairs::BytesAndNode(part_values));
    ValueWithoutProperty Error "a value without a property name"
        "It is read as another value of the property before it, or as belonging to no property. The repair joins it to its property; a value that belongs to none is kept."
        .sgfc(54).repaired(Repairs::Bytes);
};

fn find_missing(report: &mut Report<'_>, game: &Game, node: NodeId, properties: &[Item<'_>]) {
    for Item { id, values, entry, .. } in properties {
        for &raw in values.iter().filter(|raw| has_bracket(raw)) {
            if report.is_explained(raw) {
                continue;
            }
            let points = points_run_together(game, *entry, raw);
            let found = match &points {
                Some(points) => {
                    let end = points[0].len();
                    Some((end, format!("{}]", String::from_utf8_lossy(&raw[end..]))))
                }
                None => swallowed_property(*entry, raw),
            };
            let Some((end, swallowed)) = found else { continue };
            let next = next_line(game, *entry, raw, end);
            let is_list = points.is_some() && entry.is_some_and(|entry| !has_one_value(game, entry));
            let shown = report.tree.offset_of(raw).and_then(|start| report.missing_bracket(start..start + raw.len()));
            let certain = is_list
                || shown.is_some()
                || next.is_some_and(|(next, _)| !properties.iter().any(|item| item.id == next));
            let message = match certain {
                true => message!(
                    "bracket-ends-seems-missing-2",
                    "the closing bracket of {id} seems to be missing here: {swallowed} has become part of it",
                    id,
                    swallowed
                ),
                false => message!(
                    "bracket-ends-seems-missing-3",
                    "the closing bracket of {id} seems to be missing here: {swallowed} has become part of it; to fix this, insert ] here in a text editor",
                    id,
                    swallowed
                ),
            };
            match report.tree.offset_of(raw) {
                Some(start) => report.add(Code::MissingBracket, shown.unwrap_or(start + end), Some(node), message),
                None => report.at_value(Code::MissingBracket, node, raw, message),
            }
            .fixable(certain);
            report.explain(raw);
        }
    }
}

/// Whether a value contains an opening bracket. Most are two letters, for which `memchr` starts too slowly.
fn has_bracket(raw: &[u8]) -> bool {
    if raw.len() < 8 { raw.contains(&b'[') } else { memchr(b'[', raw).is_some() }
}

/// Lines of the game information that ran into one get their own properties, and points of a list their own values.
fn part_values(bench: &mut NodeRepair<'_>) {
    let game = bench.game;
    for part in bench.parts.iter_mut().filter(|part| part.entry.is_some_and(|entry| !has_one_value(game, entry))) {
        for at in (0..part.values.len()).rev() {
            let points = points_run_together(game, part.entry, &part.values[at]);
            if let Some(points) = points.map(|points| points.into_iter().map(<[u8]>::to_vec).collect::<Vec<_>>()) {
                part.values_mut().splice(at..=at, points);
            }
        }
    }
    let mut at = 0;
    while let Some(part) = bench.parts.get(at) {
        let found = part.values.last().filter(|_| part.values.len() == 1).and_then(|raw| {
            let (end, _) = swallowed_property(part.entry, raw)?;
            let (id, value) = next_line(bench.game, part.entry, raw, end)?;
            Some((end, id.to_owned(), value.to_vec()))
        });
        if let Some((end, id, value)) = found.filter(|(_, id, _)| !bench.parts.iter().any(|part| part.id == *id)) {
            bench.parts[at].values_mut().iter_mut().for_each(|raw| raw.truncate(end));
            bench.parts.insert(at + 1, Part::new(bench.game, &id, vec![value]));
        }
        at += 1;
    }
}

/// A backslash at the very end of the file escapes nothing: it represents itself.
fn finish_values(bench: &mut NodeRepair<'_>) {
    for at in 0..bench.parts.len() {
        let Some(raw) = bench.parts[at].values.last().filter(|raw| raw.ends_with(b"\\")) else { continue };
        let text = bench.text(raw);
        let alone = text.bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1;
        if alone && let Some(last) = bench.parts[at].values_mut().last_mut() {
            last.push(b'\\');
        }
    }
}

/// Brackets that were read as a part of the text get their backslash.
fn escape_brackets(bench: &mut NodeRepair<'_>) {
    let game = bench.game;
    bench.rewrite(|_, raw, text| {
        let wrong = raw.contains(&b']') && join_split_characters(text, &game.label).is_none();
        wrong.then(|| with_escaped_brackets(text))
    });
}

/// Characters that fell apart into another one and a bracket.
fn join_characters(bench: &mut NodeRepair<'_>) {
    let (charset, game) = (bench.charset, bench.game);
    bench.rewrite(|_, raw, text| {
        let split = charset.is_utf8() && raw.contains(&b']');
        split.then(|| join_split_characters(text, &game.label).unwrap_or_else(|| with_escaped_brackets(text)))
    });
}
