//! Rule family: values that contain what follows them because a closing bracket is missing.

use super::game::Game;
use crate::sgf::{
    Class, PropertyEntry, Tree, ValueForm, ValueType,
    lexer::is_space,
    value::{Fit, read_value},
    vocabulary::look_up_anywhere,
};
use crate::text::name_in;
use memchr::memchr;

/// Whether a value goes on to the bracket of another property or point, as far as anybody can tell.
pub(super) fn swallows(game: &Game, entry: Option<&'static PropertyEntry>, raw: &[u8]) -> bool {
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

/// The points that were written with a bracket between them instead of two.
pub(super) fn points_run_together<'a>(
    game: &Game,
    entry: Option<&'static PropertyEntry>,
    raw: &'a [u8],
) -> Option<Vec<&'a [u8]>> {
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
pub(super) fn next_line<'a>(
    game: &Game,
    entry: Option<&'static PropertyEntry>,
    raw: &'a [u8],
    end: usize,
) -> Option<(&'a str, &'a [u8])> {
    let is_line =
        |entry: &PropertyEntry| entry.class == Class::Info && entry.kind == ValueForm::Plain(ValueType::SimpleText);
    let is_name = entry.is_some_and(|entry| entry.id == "CA");
    let begins = |rest: &&[u8]| is_name || matches!(rest, [b' ' | b'\n' | b'\r', ..]) && entry.is_some_and(is_line);
    let rest = raw.get(end..).filter(begins)?;
    let (ident, value) = rest.split_at(rest.iter().position(|&byte| byte == b'[')?);
    let id = std::str::from_utf8(ident.trim_ascii()).ok()?;
    game.entry(id).filter(|entry| is_line(entry)).map(|_| (id, &value[1..]))
}

/// Where a value should end that goes on to the bracket of another property, and that property. Text about records
/// escapes its brackets, so one that is not escaped and does not pair up with any tells.
pub(super) fn swallowed_property(entry: Option<&PropertyEntry>, raw: &[u8]) -> Option<(usize, String)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swallowed_properties_are_distinguished_from_prose() {
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
