//! A quick look through a record for the sake of its encoding: where the values are, what they are called, and how
//! much of the rest makes no sense. The reader of records proper is another floor's.

use super::charset::{Charset, Coding, Escapes};
use super::decode::strict;
use std::ops::Range;

/// What does not fit the grammar under one reading of the bytes. Less is more likely to be right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Nonsense {
    /// Unterminated values, stray bytes between tokens, brackets that do not pair.
    pub structure: usize,
    /// Values that do not decode.
    pub undecodable: usize,
}

/// Walks through a record, calling `value` with the identifier and the range of each value. `value` returns `false` to stop.
pub(super) fn walk(
    bytes: &[u8],
    charset: &Charset,
    mut value: impl FnMut(&[u8], Range<usize>, usize) -> bool,
) -> usize {
    let bytewise = charset.is_bytewise();
    let (mut at, mut depth, mut nonsense, mut nodes) = (0, 0i64, 0, 0);
    let mut ident = 0..0;
    while at < bytes.len() {
        match bytes[at] {
            b'(' => depth += 1,
            b')' => {
                depth -= 1;
                if depth < 0 {
                    depth = 0;
                    nonsense += 1;
                }
            }
            b';' => nodes += 1,
            b'[' => {
                let (end, closed) = value_end(bytes, at + 1, charset, bytewise);
                if !value(&bytes[ident.clone()], at + 1..end, nodes) {
                    return nonsense;
                }
                nonsense += usize::from(!closed) * 3;
                at = end;
            }
            byte if byte.is_ascii_alphanumeric() => {
                let start = at;
                while bytes.get(at).is_some_and(u8::is_ascii_alphanumeric) {
                    at += 1;
                }
                ident = start..at;
                // An identifier is followed by a value, perhaps after white space.
                let next = bytes[at..].iter().find(|byte| !byte.is_ascii_whitespace());
                nonsense += usize::from(next != Some(&b'['));
                continue;
            }
            byte if byte.is_ascii_whitespace() => {}
            _ => nonsense += 1,
        }
        at += 1;
    }
    nonsense + depth.unsigned_abs() as usize
}

/// The end of the value whose text starts at `at`, and whether a bracket closes it there.
fn value_end(bytes: &[u8], mut at: usize, charset: &Charset, bytewise: bool) -> (usize, bool) {
    loop {
        if bytewise {
            match memchr::memchr2(b'\\', b']', &bytes[at..]) {
                Some(found) => at += found,
                None => return (bytes.len(), false),
            }
        }
        match bytes.get(at) {
            None => return (bytes.len(), false),
            Some(b']') => return (at, true),
            Some(b'\\') => at += 1 + charset.step(bytes, at + 1),
            Some(_) => at += charset.step(bytes, at),
        }
        if at >= bytes.len() {
            return (bytes.len(), false);
        }
    }
}

/// How much makes no sense when the bytes are read with this charset.
pub(super) fn nonsense(bytes: &[u8], charset: &Charset) -> Nonsense {
    let mut undecodable = 0;
    let structure = walk(bytes, charset, |_, range, _| {
        let raw = &bytes[range];
        if !raw.is_ascii() {
            let decoded = charset.decode(raw);
            undecodable += usize::from(decoded.errors || decoded.fallback);
        }
        true
    });
    Nonsense { structure, undecodable }
}

/// The escape convention under which less is nonsense; characters when both do equally well.
pub(super) fn better_escapes(bytes: &[u8], charset: &Charset) -> (Escapes, Nonsense) {
    let characters = charset.clone().with_escapes(Escapes::Characters);
    let first = nonsense(bytes, &characters);
    let can_differ =
        characters.has_risky_trails() && matches!(characters.coding, Coding::Web(e) if e != encoding_rs::ISO_2022_JP);
    if !can_differ || (first == Nonsense::default() && !has_escaped_trail(bytes)) {
        return (Escapes::Characters, first);
    }
    let second = nonsense(bytes, &characters.with_escapes(Escapes::Bytes));
    if second < first { (Escapes::Bytes, second) } else { (Escapes::Characters, first) }
}

/// Whether a backslash follows a byte that could be the first of two, and another escapable byte follows.
fn has_escaped_trail(bytes: &[u8]) -> bool {
    memchr::memchr_iter(b'\\', bytes)
        .any(|at| at > 0 && bytes[at - 1] >= 0x81 && matches!(bytes.get(at + 1), Some(b'\\' | b']')))
}

/// The length of the game that `bytes` start with: up to the parenthesis that closes it, or all there is.
pub(super) fn game_length(bytes: &[u8], charset: &Charset) -> usize {
    let bytewise = charset.is_bytewise();
    let (mut at, mut depth) = (0, 1usize);
    // The caller may have read the opening parenthesis already.
    if bytes.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'(') {
        depth = 0;
    }
    while at < bytes.len() {
        match bytes[at] {
            b'(' => depth += 1,
            b')' if depth <= 1 => return at + 1,
            b')' => depth -= 1,
            b'[' => at = value_end(bytes, at + 1, charset, bytewise).0,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// The value of the CA property of the first root, as raw bytes.
pub(super) fn declared(bytes: &[u8]) -> Option<&[u8]> {
    let mut found = None;
    // The root of the first game, and not further than any header or root reaches.
    let start = &bytes[..bytes.len().min(1 << 16)];
    walk(start, &Charset::latin1(), |ident, range, nodes| {
        let canonical = ident.iter().filter(|byte| !byte.is_ascii_lowercase());
        if nodes <= 1 && canonical.eq(b"CA") {
            found = Some(range);
        }
        found.is_none() && nodes <= 1
    });
    found.map(|range| &bytes[range])
}

/// The values that are not ASCII, together at most a mebibyte: enough to tell an encoding.
pub(super) fn foreign_values(bytes: &[u8]) -> Vec<&[u8]> {
    /// A value longer than this is not joined with what follows.
    const LONG: usize = 1 << 16;
    let (mut values, mut size): (Vec<&[u8]>, usize) = (Vec::new(), 0);
    // What was joined to a value is not looked at again.
    let mut after = 0;
    walk(bytes, &Charset::latin1(), |_, mut range, _| {
        if range.start < after {
            return true;
        }
        // A second byte that looks like a bracket ends no value when another such byte follows it.
        while bytes[range.clone()].last().is_some_and(|&byte| byte >= 0x81)
            && bytes.get(range.end + 1).is_some_and(|&byte| byte >= 0x80)
            && range.len() < LONG
        {
            let from = range.end + 1;
            range.end = memchr::memchr(b']', &bytes[from..]).map_or(bytes.len(), |at| from + at);
        }
        after = range.end;
        let raw = &bytes[range];
        if !raw.is_ascii() {
            size += raw.len();
            values.push(raw);
        }
        size < 1 << 20
    });
    values
}

/// Decodes, forgiving a last byte without its second half: a second byte that looks like a bracket was cut off.
pub(super) fn nearly(coding: Coding, raw: &[u8]) -> Option<std::borrow::Cow<'_, str>> {
    let double_byte =
        matches!(coding, Coding::Web(encoding) if !encoding.is_single_byte() && encoding != encoding_rs::UTF_8);
    strict(coding, raw).or_else(|| {
        let (&last, rest) = raw.split_last()?;
        if double_byte && last >= 0x81 { strict(coding, rest) } else { None }
    })
}

/// How many of the values do not decode.
pub(super) fn failures(coding: Coding, values: &[&[u8]]) -> usize {
    values.iter().filter(|raw| nearly(coding, raw).is_none()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_label_of_the_first_root_counts() {
        assert_eq!(declared(b"(;FF[4]CA[Big5]GM[1];CA[utf-8])"), Some(&b"Big5"[..]));
        assert_eq!(declared(b"(;C[CA[utf-8\\]];B[aa]CA[x])"), None);
        assert_eq!(declared(b"(;Charset[gbk])"), None);
        assert_eq!(declared(b"(;ChArset[gbk])"), Some(&b"gbk"[..]));
        assert_eq!(declared(b""), None);
    }

    #[test]
    fn the_reading_with_less_nonsense_wins() {
        let big5 = Charset::for_label("big5").unwrap();
        let by_character = b"(;C[\xA5\xBB\xA6\x5D\xA7\x7B];B[aa])";
        let by_byte = b"(;C[\xA5\xBB\xA6\x5C\x5D\xA7\x7B];B[aa])";
        assert_eq!(better_escapes(by_character, &big5).0, Escapes::Characters);
        assert_eq!(better_escapes(by_byte, &big5).0, Escapes::Bytes);
        assert_eq!(better_escapes(b"(;C[abc\\]])", &big5).0, Escapes::Characters);
    }
}
