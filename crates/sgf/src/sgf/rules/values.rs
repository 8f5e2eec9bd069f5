//! Rule family: values that do not fit their type.

use super::{Code, Find, Game, Item, NodeRepair, Repairs, Report, Rule, rule_rows, shown, swallowed::swallows};
use crate::language::{Message, StaticText};
use crate::sgf::{
    Class, Dialect, GameType, NodeId, PropertyEntry, Tree, ValueCount, ValueForm, ValueType,
    identity::blokus_name,
    point::{Naming, letter_pair},
    property::is_blank,
    value::{Fit, read_value},
    vocabulary::SETTINGS,
};
use crate::text::is_mojibake;
use memchr::memchr;

pub(super) static RULES: &[Rule] = rule_rows! {
    IllegalValue Error "a value that is not valid for its property"
        "The value is shown and kept but cannot be used. The repair moves it to a private property (X and the identifier)."
        .sgfc(14).found(Find::Node(find)).repaired(Repairs::Node(repair));
    EmptyValue Warning "an empty value"
        "An empty text says nothing. The repair removes the property."
        .sgfc(17).found(Find::Family).repaired_if_asked(Repairs::With(Code::IllegalValue));
    EmptyList Error "an empty value in a list of points"
        "The list has no meaning without points, and some programs lose a move because of it. The repair removes the empty value."
        .sgfc(17).found(Find::Family).repaired(Repairs::With(Code::IllegalValue));
    UnreadableMove Error "a move that is not valid in this game"
        "The value is not in the form of a move in this game. It is kept but not played. The repair moves it to a private property."
        .sgfc(14).found(Find::Family).repaired(Repairs::With(Code::IllegalValue));
    UnreadablePoint Error "a point that is not valid in this game"
        "The value is not in the form of a point in this game. It is kept. The repair moves it to a private property."
        .sgfc(14).found(Find::Family).repaired(Repairs::With(Code::IllegalValue));
    NotComposed Error "a value without its two parts"
        "The property needs two parts separated by a colon. The value is kept; the repair moves it to a private property."
        .sgfc(23).found(Find::Family).repaired(Repairs::With(Code::IllegalValue));
    ComposedSpelling Error "a composed value in an unusual spelling"
        "The meaning of the two parts is certain, but the format writes them differently. The repair writes them that way."
        .sgfc(25).found(Find::Family).repaired(Repairs::With(Code::IllegalValue));
    ValueSpelling Error "a value with unusual spelling"
        "The meaning is certain, but the format writes it differently: there is white space inside it, a lower-case colour or a decimal comma. The repair writes it as the format does."
        .sgfc(15).found(Find::Family).repaired(Repairs::With(Code::IllegalValue));
    PointRectangle Error "an invalid rectangle"
        "A rectangle of one point, or with its corners in the wrong order. The repair corrects it."
        .sgfc(38).found(Find::Family).repaired(Repairs::With(Code::IllegalValue));
};

/// The issue of a single value, and its remedy.
struct Verdict {
    code: Code,
    message: Message,
    remedy: Remedy,
}

/// How to treat a wrong value.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Remedy {
    /// Write it like this, as one value or several (decoded, escapes in place).
    Respell(Vec<String>),
    /// Set it aside under a private identifier.
    SetAside,
    /// Omit it; it means nothing.
    Remove,
}

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    for item in items {
        let Some(entry) = item.entry else { continue };
        if has_one_value(game, entry) && item.values.len() > 1 {
            continue;
        }
        for &raw in item.values.iter().filter(|raw| !is_plain(entry.kind, game.kind, raw)) {
            if let Some(verdict) = judge(report.tree, game, node, entry, raw)
                // Duplicate properties are reported as such.
                && !(verdict.code == Code::EmptyValue && items.iter().filter(|other| other.id == item.id).count() > 1)
                // Some programs write every property of the game information, even without a value.
                && (verdict.code != Code::EmptyValue || report.is_news(Code::EmptyValue, entry.id))
            {
                // A text may be empty.
                let allowed = verdict.code == Code::EmptyValue && entry.is_text();
                report.at_value(verdict.code, node, raw, verdict.message).allowed(allowed);
            }
        }
    }
}

/// Whether a value is spelled as nearly all points, moves and labels are, and so right.
fn is_plain(kind: ValueForm, game: GameType, raw: &[u8]) -> bool {
    let point = |raw: &[u8]| match game {
        GameType::Go => letter_pair(raw).is_some(),
        GameType::Hex => matches!(raw, [b'a'..=b'z', b'1'..=b'9'] | [b'a'..=b'z', b'1'..=b'9', b'0'..=b'9']),
        _ => false,
    };
    match kind {
        ValueForm::Plain(ValueType::Point | ValueType::Stone | ValueType::Move) => point(raw),
        ValueForm::Composed(ValueType::Point, ValueType::SimpleText) => {
            memchr(b':', raw.get(..4).unwrap_or(raw)).is_some_and(|colon| point(&raw[..colon]))
        }
        _ => false,
    }
}

/// Whether a property may have only one value, in this game and version.
pub(super) fn has_one_value(game: &Game, entry: &PropertyEntry) -> bool {
    // Old Pentobi wrote a value for each point of a piece, and in Dots a move can have several dots.
    let is_of_several = game.kind == GameType::Blokus || game.identity.has_areas();
    let piece = entry.kind == ValueForm::Plain(ValueType::Move) && is_of_several;
    // FF3 gave two corners.
    entry.shape == ValueCount::Single && !piece && !(entry.id == "VW" && game.format < 4)
}

/// Judges a value by its type.
fn judge(tree: &Tree, game: &Game, node: NodeId, entry: &PropertyEntry, raw: &[u8]) -> Option<Verdict> {
    let id = entry.id;
    let position = matches!(entry.class, Class::Move | Class::Setup | Class::Markup);
    let verdict = |code, message, remedy| Some(Verdict { code, message, remedy });
    let respelled = |code, clean: String| {
        let raw = shown(tree, node, raw);
        let message =
            message!("written-2", "{id}[{raw}] should be written {id}[{clean}]", id, raw, clean = clean.as_str());
        verdict(code, message, Remedy::Respell(vec![clean]))
    };
    // Programs that know the Blokus family take its names to the letter.
    if id == "GM"
        && let Some(name) = blokus_name(&tree.charset(node).decode(raw).text)
        && name.as_bytes() != raw
    {
        return respelled(Code::ValueSpelling, name.to_owned());
    }
    // Checked with the game.
    if SETTINGS.contains(&id) || (!game.kind.is_known() && position) {
        return None;
    }
    if is_blank(raw) {
        let info = entry.class == Class::Info && entry.kind != ValueForm::Plain(ValueType::None);
        if entry.is_text() || info {
            return verdict(Code::EmptyValue, message!("empty", "{id} is empty", id), Remedy::Remove);
        }
        if entry.shape == ValueCount::List {
            return verdict(Code::EmptyList, message!("needs-value", "{id} needs a value", id), Remedy::Remove);
        }
    }
    // Checked with the game information.
    if entry.is_text() || entry.is_prescribed() {
        return None;
    }
    let text = tree.charset(node).decode(raw).text;
    let lettered = in_letters(tree, game, entry, &text);
    let text = lettered.as_deref().map_or(text, |lettered| lettered.to_owned().into());
    let mut reading = read_value(entry, game.kind, &text);
    if reading.fit == Fit::Exact
        && let Some(lettered) = lettered
    {
        reading.fit = Fit::Respelled(lettered);
    }
    match reading.fit {
        Fit::Exact | Fit::Loose
            if id == "PM" && reading.value.real().is_some_and(|mode| !(0.0..=2.0).contains(&mode)) =>
        {
            let message = message!("pm-none-0-1", "PM[{raw}] is not 0, 1 or 2", raw = shown(tree, node, raw));
            verdict(Code::IllegalValue, message, Remedy::SetAside)
        }
        Fit::Exact | Fit::Loose => None,
        // Some Hex programs give the end to show.
        _ if id == "IP" && matches!(text.trim(), "start" | "end") => None,
        Fit::Respelled(clean) => {
            let points = matches!(entry.kind, ValueForm::Plain(ValueType::Point | ValueType::Stone));
            let code = match entry.kind {
                ValueForm::Plain(_) if points && text.contains(':') => Code::PointRectangle,
                ValueForm::Plain(_) => Code::ValueSpelling,
                _ => Code::ComposedSpelling,
            };
            respelled(code, clean)
        }
        Fit::Illegal if let Some(points) = listed_points(game, entry, &text) => {
            let raw = shown(tree, node, raw);
            let clean = points.join("][");
            let message = message!("written-2", "{id}[{raw}] should be written {id}[{clean}]", id, raw, clean);
            verdict(Code::ValueSpelling, message, Remedy::Respell(points))
        }
        Fit::Illegal => {
            let (code, what) = match entry.kind {
                ValueForm::Plain(ValueType::Move) if game.is(Dialect::PlayersAsMoves) && node == game.root => {
                    return None;
                }
                ValueForm::Plain(ValueType::Move) => {
                    (Code::UnreadableMove, StaticText("is-no-move-of-game", "not a move of this game"))
                }
                ValueForm::Plain(ValueType::Point | ValueType::Stone) => {
                    (Code::UnreadablePoint, StaticText("is-no-point-of-game", "not a point of this game"))
                }
                ValueForm::Composed(..) if !text.contains(':') => {
                    (Code::NotComposed, StaticText("not-two-parts", "not two parts separated by a colon"))
                }
                _ => (Code::IllegalValue, kind_name(entry.kind)),
            };
            verdict(
                code,
                message!("is", "{id}[{raw}] is {what}", id, raw = shown(tree, node, raw), what),
                Remedy::SetAside,
            )
        }
    }
}

/// Points of Gomoku and its kin that are written as at the edge of the board, `h8` for `hh`, in two letters as records should have them;
/// `None` where there are none on the board. Only Connect6 has two in a move.
fn in_letters(tree: &Tree, game: &Game, entry: &PropertyEntry, text: &str) -> Option<String> {
    let is_place = |part| matches!(part, ValueType::Point | ValueType::Stone | ValueType::Move);
    let (points, rest) = match entry.kind {
        ValueForm::Plain(part) if is_place(part) => (text, ""),
        ValueForm::Composed(first, second) if is_place(first) => {
            text.split_at(if is_place(second) { text.len() } else { text.find(':')? })
        }
        _ => return None,
    };
    let digits = points.bytes().any(|byte| byte.is_ascii_digit());
    let (columns, rows) = game.identity.sides().filter(|_| game.kind == GameType::Gomoku && digits)?;
    let points: String = points.chars().filter(|character| !character.is_whitespace()).collect();
    let (mut lettered, mut left, mut count) = (String::new(), points.as_str(), 0);
    while let Some(start) = left.find(|c: char| c.is_ascii_alphanumeric()) {
        lettered += &left[..start];
        let letters = left[start..].find(|c: char| !c.is_ascii_alphabetic()).map_or(left.len(), |at| start + at);
        let end = left[letters..].find(|c: char| !c.is_ascii_digit()).map_or(left.len(), |at| letters + at);
        let point = &left[start..end];
        lettered += &match Naming::LetterNumberFromBottom.parse(point, columns, rows) {
            Some((column, row)) if column < columns => Naming::LetterPair.name(column, row, rows),
            _ if letters == end && point.len() == 2 => point.to_owned(),
            _ => return None,
        };
        (left, count) = (&left[end..], count + 1);
    }
    let is_move = entry.kind == ValueForm::Plain(ValueType::Move);
    let has_pairs = || {
        let rules = tree.simple_text(game.root, "RU").unwrap_or_default().to_ascii_lowercase();
        [&rules, &game.identity.gm().to_ascii_lowercase()].iter().any(|name| name.contains("connect6"))
            || game.identity.variant() == Some("connect6")
    };
    (count == 1 || !is_move || has_pairs()).then(|| lettered + left + rest)
}

/// The values of a list that stand in one, with commas between them; `None` unless each of them is a point.
fn listed_points(game: &Game, entry: &PropertyEntry, text: &str) -> Option<Vec<String>> {
    let is_list = entry.shape != ValueCount::Single
        && matches!(entry.kind, ValueForm::Plain(ValueType::Point | ValueType::Stone));
    if !is_list || !text.contains(',') {
        return None;
    }
    let points = text.split(',').map(|part| match read_value(entry, game.kind, part).fit {
        _ if part.trim().is_empty() || part.contains(':') => None,
        Fit::Exact | Fit::Loose => Some(part.to_owned()),
        Fit::Respelled(clean) => Some(clean),
        Fit::Illegal => None,
    });
    points.collect()
}

fn kind_name(kind: ValueForm) -> StaticText {
    match kind {
        ValueForm::Plain(ValueType::None) => StaticText("is-not-empty", "not empty"),
        ValueForm::Plain(ValueType::Number) => StaticText("not-whole-number", "not a whole number"),
        ValueForm::Plain(ValueType::Real) => StaticText("is-not-number", "not a number"),
        ValueForm::Plain(ValueType::Double) => StaticText("neither-1-nor-2", "neither 1 nor 2"),
        ValueForm::Plain(ValueType::Color) => StaticText("is-no-colour", "not a colour"),
        _ => StaticText("not-right-form", "not in the right format"),
    }
}

/// Whether another finding about the value is the reason that it means nothing: it stays where it is.
fn is_explained(bench: &NodeRepair<'_>, entry: &'static PropertyEntry, raw: &[u8]) -> bool {
    let lost = || {
        let decoded = bench.charset.decode(raw);
        decoded.errors || decoded.text.contains('\u{FFFD}') || is_mojibake(&decoded.text)
    };
    // The end of the file cut it off.
    let cut_off = bench.tree.has_open_value() && !raw.is_empty() && bench.tree.source().ends_with(raw);
    cut_off || swallows(bench.game, Some(entry), raw) || !raw.is_ascii() && lost()
}

/// Rewrites oddly spelled values, and sets aside or omits meaningless ones.
fn repair(bench: &mut NodeRepair<'_>) {
    let mut aside = Vec::new();
    for at in 0..bench.parts.len() {
        let Some(entry) = bench.parts[at].entry else { continue };
        let old = std::mem::take(&mut bench.parts[at].values);
        let mut values = Vec::with_capacity(old.len());
        let mut changed = false;
        for raw in old {
            let explained = !bench.newest && is_explained(bench, entry, &raw);
            let verdict = if explained { None } else { judge(bench.tree, bench.game, bench.node, entry, &raw) };
            match verdict.filter(|verdict| bench.wants(verdict.code)).map(|verdict| verdict.remedy) {
                None => values.push(raw),
                Some(Remedy::Respell(clean)) => {
                    let encoded = clean.iter().map(|clean| bench.charset.encode(clean)).collect::<Result<Vec<_>, _>>();
                    match encoded {
                        Ok(encoded) => {
                            values.extend(encoded);
                            changed = true;
                        }
                        Err(_) => values.push(raw),
                    }
                }
                Some(Remedy::SetAside) => {
                    aside.push((bench.parts[at].id.clone(), raw));
                    // A property of this type needs no content.
                    if entry.kind == ValueForm::Plain(ValueType::None) && values.is_empty() {
                        values.push(Vec::new());
                    }
                    changed = true;
                }
                Some(Remedy::Remove) => changed = true,
            }
        }
        bench.parts[at].values = values;
        if changed {
            bench.parts[at].kept = None;
        }
    }
    bench.drop_empty();
    for (id, raw) in aside {
        bench.set_aside(&id, vec![raw]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::vocabulary::look_up;

    #[test]
    fn the_quick_check_of_a_value_agrees_with_the_full_one() {
        const LETTERS: &[u8] = b"aatzAZ0019:\\] \xe9";
        let mut random = fastrand::Rng::with_seed(7);
        let mut plain = 0;
        for _ in 0..100_000 {
            let game = if random.bool() { GameType::Go } else { GameType::Hex };
            let id = ["B", "AB", "TR", "LB", "C", "KO"][random.usize(..6)];
            let entry = look_up(id, game).expect("a known property");
            let raw: Vec<u8> = (0..random.usize(..6)).map(|_| LETTERS[random.usize(..LETTERS.len())]).collect();
            if is_plain(entry.kind, game, &raw) {
                plain += 1;
                let fit = read_value(entry, game, &String::from_utf8_lossy(&raw)).fit;
                assert!(matches!(fit, Fit::Exact | Fit::Loose), "{id}[{}]", raw.escape_ascii());
            }
        }
        assert!(plain > 100, "{plain}");
    }
}
