//! Where values end.

use super::check::Item;
use super::values::has_one_value;
use super::{Bench, Code, Find, Game, Part, Repairs, Report, Rule, with_escaped_brackets};
use crate::sgf::{
    Class, Entry, NodeId,
    Severity::{Error, Warning},
    Tree, ValueForm, ValueType,
    lexer::is_space,
    value::{Fit, read_value},
    vocabulary::look_up_anywhere,
};
use crate::text::{join_split_characters, name_in};
use memchr::memchr;

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::UnterminatedValue,
        Error,
        "the file ends inside a value",
        "No bracket closes the last value. The text up to the end of the file is its value; often a backslash before the bracket is to blame. Where the value holds nothing but text, the repair closes it at the end of the file.",
    ).sgfc(10)
    .repaired(Repairs::BytesAndNode(finish_values)),
    Rule::new(
        Code::SplitCharacter,
        Error,
        "half of a character that looks like a bracket",
        "The text was converted to UTF-8 with its escapes in place, so that a character fell into another one and a bracket. It is read up to the bracket that ends it. The repair joins the halves.",
    )
    .repaired(Repairs::Node(join_characters)),
    Rule::new(
        Code::UnescapedBracket,
        Error,
        "a bracket inside a text is not escaped",
        "A ] in a text must be written \\]. Where the brackets of the text pair up, it is read as text; elsewhere the text ends there, and the rest of it belongs to nothing. The repair escapes it, and the text goes on to the last of its brackets.",
    ).sgfc(8)
    .repaired(Repairs::BytesAndNode(escape_brackets)),
    Rule::new(
        Code::MissingBracket,
        Warning,
        "a bracket seems to be missing at the end of a value",
        "The value holds what looks like the next property: without the bracket that should end it, it goes on to the bracket of that property. What was swallowed is a part of the text, and is not read as a move or a name. Where a line of the game information swallowed the next line, or a point of a list the next point, the repair gives each its own. Where all parentheses pair up again with the bracket in place, the repair writes it. Anywhere else no repair is certain: write the ] where it belongs with a text editor.",
    )
    .found(Find::Node(find_missing))
    .repaired(Repairs::BytesAndNode(part_values)),
    Rule::new(
        Code::ValueWithoutProperty,
        Error,
        "a value without an identifier",
        "It is read as a further value of the property before it, or as nobody's. The repair joins it to its property; what is nobody's is kept.",
    ).sgfc(54)
    .repaired(Repairs::Bytes),
];

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
                    "the bracket that ends {id} seems to be missing here: {swallowed} is a part of it",
                    id,
                    swallowed
                ),
                false => message!(
                    "bracket-ends-seems-missing-3",
                    "the bracket that ends {id} seems to be missing here: {swallowed} is a part of it; to close it, write ] here in a text editor",
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

/// Whether an opening bracket stands in a value. Most are two letters, and a search made for long ones takes longer to begin.
fn has_bracket(raw: &[u8]) -> bool {
    if raw.len() < 8 { raw.contains(&b'[') } else { memchr(b'[', raw).is_some() }
}

/// Whether a value goes on to the bracket of another property or point, as far as anybody can tell.
pub(super) fn swallows(game: &Game, entry: Option<&'static Entry>, raw: &[u8]) -> bool {
    raw.contains(&b'[') && (points_run_together(game, entry, raw).is_some() || swallowed_property(entry, raw).is_some())
}

/// Where values could end that go on to the bracket of another property: before all parentheses and semicolons in front of it, and
/// before those alone that it needs. For the text values of a record; lines and lists have repairs of their own.
pub(super) fn open_values(tree: &Tree) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for root in tree.games() {
        let mut game = None;
        for property in tree.descendants(root).flat_map(|node| tree.properties(node)) {
            for raw in property.values().filter(|raw| memchr(b'[', raw).is_some()) {
                let game = game.get_or_insert_with(|| Game::of(tree, root));
                let entry = game.entry(&property.id());
                let Some((end, _)) = swallowed_property(entry, raw) else { continue };
                let parted =
                    points_run_together(game, entry, raw).is_some() || next_line(game, entry, raw, end).is_some();
                if let Some(start) = tree.offset_of(raw).filter(|_| !parted) {
                    found.push((start + end, start + near_end(raw, end)));
                }
            }
        }
    }
    found.sort_unstable();
    found
}

/// Where a value ends at the latest that goes on to the bracket of a property: right before its semicolon and the parenthesis before it.
fn near_end(raw: &[u8], end: usize) -> usize {
    let tokens = &raw[end..];
    let Some(semicolon) =
        tokens.iter().take_while(|&&byte| is_space(byte) || b";()".contains(&byte)).count().checked_sub(1)
    else {
        return end;
    };
    let before = |at: usize| tokens[..at].iter().rposition(|byte| !is_space(*byte)).map_or(0, |last| last + 1);
    let semicolon = tokens[..=semicolon].iter().rposition(|byte| *byte == b';').unwrap_or(0);
    let at = before(semicolon);
    end + if tokens[..at].ends_with(b"(") { before(at - 1) } else { at }
}

/// Where the first value ends that may have swallowed parentheses.
pub(super) fn parentheses_swallowed(tree: &Tree) -> Option<usize> {
    open_values(tree).into_iter().find_map(|(far, _)| {
        let rest = &tree.source()[far..];
        let tokens = rest.iter().take_while(|&&byte| is_space(byte) || b";()".contains(&byte));
        tokens.into_iter().any(|byte| b"()".contains(byte)).then_some(far)
    })
}

/// The points that were written with a bracket between them where there should be two.
fn points_run_together<'a>(game: &Game, entry: Option<&'static Entry>, raw: &'a [u8]) -> Option<Vec<&'a [u8]>> {
    const LONGEST: usize = 20;
    let on_board = |kind| matches!(kind, ValueForm::Plain(ValueType::Point | ValueType::Stone | ValueType::Move));
    let entry = entry.filter(|entry| on_board(entry.kind) && game.kind.is_known() && raw.contains(&b'['))?;
    let is_point = |part: &&[u8]| {
        // No game says more in so few places, and none of its moves is a sentence.
        let short = (1..=LONGEST).contains(&part.len())
            && part.iter().all(|byte| byte.is_ascii_alphanumeric() || b":,-+".contains(byte));
        let text = std::str::from_utf8(part).ok().filter(|_| short);
        text.is_some_and(|text| read_value(entry, game.kind, text).fit != Fit::Illegal)
    };
    let points: Vec<&[u8]> = raw.split(|&byte| byte == b'[').collect();
    points.iter().all(is_point).then_some(points)
}

/// The line that a line of the game information swallowed, where that is certain: its identifier and its value. Such
/// values are of one line.
fn next_line<'a>(game: &Game, entry: Option<&'static Entry>, raw: &'a [u8], end: usize) -> Option<(&'a str, &'a [u8])> {
    let is_line = |entry: &Entry| entry.class == Class::Info && entry.kind == ValueForm::Plain(ValueType::SimpleText);
    let is_name = entry.is_some_and(|entry| entry.id == "CA");
    let begins = |rest: &&[u8]| is_name || matches!(rest, [b' ' | b'\n' | b'\r', ..]) && entry.is_some_and(is_line);
    let rest = raw.get(end..).filter(begins)?;
    let (ident, value) = rest.split_at(rest.iter().position(|&byte| byte == b'[')?);
    let id = std::str::from_utf8(ident.trim_ascii()).ok()?;
    game.entry(id).filter(|entry| is_line(entry)).map(|_| (id, &value[1..]))
}

/// Lines of the game information that ran into one get their own properties, and points of a list their own values.
fn part_values(bench: &mut Bench<'_>) {
    let game = bench.game;
    for part in bench.parts.iter_mut().filter(|part| part.entry.is_some_and(|entry| !has_one_value(game, entry))) {
        for at in (0..part.values.len()).rev() {
            let points = points_run_together(game, part.entry, &part.values[at]);
            if let Some(points) = points.map(|points| points.into_iter().map(<[u8]>::to_vec).collect::<Vec<_>>()) {
                part.values.splice(at..=at, points);
                part.kept = None;
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
            let part = &mut bench.parts[at];
            part.values.iter_mut().for_each(|raw| raw.truncate(end));
            part.kept = None;
            bench.parts.insert(at + 1, Part::new(bench.game, &id, vec![value]));
        }
        at += 1;
    }
}

/// Where a value should end that goes on to the bracket of another property, and that property. Text about records
/// escapes its brackets, so one that is not escaped and does not pair up with any tells.
fn swallowed_property(entry: Option<&Entry>, raw: &[u8]) -> Option<(usize, String)> {
    /// A point, a name, a date: longer values may be prose that opens a bracket.
    const LONGEST: usize = 80;
    let open = raw.iter().rposition(|&byte| byte == b'[')?;
    let inner = raw.get(open + 1..).filter(|inner| inner.len() <= LONGEST && !inner.contains(&b']'))?;
    let ident = raw[..open].iter().rposition(|byte| !byte.is_ascii_uppercase()).map_or(0, |before| before + 1);
    let name = std::str::from_utf8(&raw[ident..open]).ok().filter(|name| matches!(name.len(), 1 | 2))?;
    look_up_anywhere(name)?;
    let between = raw[..ident].iter().rev().take_while(|&&byte| is_space(byte) || b";()".contains(&byte)).count();
    let between = ident - between..ident;
    // Behind the name of an encoding no prose begins.
    let named = entry.filter(|entry| entry.id == "CA").map(|_| name_in(raw)).filter(|name| !name.is_empty());
    if named.is_some_and(|name| name.end == between.start) {
        return Some((between.start, format!("{name}[{}]", String::from_utf8_lossy(inner))));
    }
    let node = raw[between.clone()].contains(&b';');
    let line = raw[between.clone()].iter().any(|byte| matches!(byte, b'\n' | b'\r'));
    // A letter before a bracket in the middle of a line is prose, unless what stands there can only be a property.
    let wide = name.len() == 2 && !between.is_empty();
    if !(node || line || wide) {
        return None;
    }
    Some((between.start, format!("{name}[{}]", String::from_utf8_lossy(inner))))
}

/// A backslash that the end of the file left alone escapes nothing: it stands for itself.
fn finish_values(bench: &mut Bench<'_>) {
    for at in 0..bench.parts.len() {
        let Some(raw) = bench.parts[at].values.last().filter(|raw| raw.ends_with(b"\\")) else { continue };
        let text = bench.text(raw);
        let alone = text.bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1;
        if let Some(last) = bench.parts[at].values.last_mut().filter(|_| alone) {
            last.push(b'\\');
            bench.parts[at].kept = None;
        }
    }
}

/// Brackets that were read as a part of the text get their backslash.
fn escape_brackets(bench: &mut Bench<'_>) {
    let game = bench.game;
    bench.rewrite(|_, raw, text| {
        let wrong = raw.contains(&b']') && join_split_characters(text, &game.label).is_none();
        wrong.then(|| with_escaped_brackets(text))
    });
}

/// Characters that fell apart into another one and a bracket.
fn join_characters(bench: &mut Bench<'_>) {
    let (charset, game) = (bench.charset, bench.game);
    bench.rewrite(|_, raw, text| {
        let split = charset.is_utf8() && raw.contains(&b']');
        split.then(|| join_split_characters(text, &game.label).unwrap_or_else(|| with_escaped_brackets(text)))
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_swallowed_is_told_from_prose() {
        let found = |raw: &str| swallowed_property(None, raw.as_bytes());
        assert_eq!(found("Handtalk 95\nPB[GNU Go"), Some((11, "PB[GNU Go]".into())));
        assert_eq!(found("hello;B[aa"), Some((5, "B[aa]".into())));
        assert_eq!(found("hello)\n(;W[bb"), Some((5, "W[bb]".into())));
        assert_eq!(found("Handtalk 95 PB[GNU Go"), Some((11, "PB[GNU Go]".into())));
        assert_eq!(found("aa\n;B[bb"), Some((2, "B[bb]".into())));
        let ca = look_up_anywhere("CA");
        for swallowed in ["UTF-8PB[Ann", "UTF-8\nPB[Ann", "gbk;B[aa"] {
            assert!(swallowed_property(ca, swallowed.as_bytes()).is_some_and(|(end, _)| end <= 5), "{swallowed}");
        }
        for prose in ["see B[aa", "as in (;B[aa\\])", "[1", "at move 5 [see below", "the ZZ[x", "plan A [long", "a;b[c"]
        {
            assert_eq!(found(prose), None, "{prose}");
        }
    }
}
