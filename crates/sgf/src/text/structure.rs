//! Scores a decoding by the structure of the record: it is worse if a bracket is swallowed, a value runs into the next property, or text
//! does not decode.

use super::charset::Charset;
use super::coding::Escapes;
use super::decode::strict;
use super::scan::{Foreign, value_end};
use super::shifts;
use super::tokens::{goes_on, may_follow};
use std::ops::Range;

/// Evidence against a reading, the weightiest first. Less is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Votes {
    /// Values that do not end, that are followed by something that cannot follow a value, or that contain what only a record contains.
    pub structure: usize,
    /// Values that do not decode.
    pub undecodable: usize,
    /// Escapes where the convention has none, and missing ones where it requires one.
    pub odd: usize,
}

/// The raw values as they are under this reading: where each starts and ends, and whether a bracket ends it.
pub(super) fn readings<'a>(
    bytes: &'a [u8],
    values: &'a Foreign,
    charset: &'a Charset,
) -> impl Iterator<Item = (Range<usize>, bool)> + 'a {
    let mut after = 0;
    values.starts().filter_map(move |start| {
        // The value before may go on to here and farther under this reading.
        if start < after {
            return None;
        }
        let (end, closed) = value_end(bytes, start, charset);
        after = end;
        Some((start..end, closed))
    })
}

/// Looks at each of the values, and at what follows it, under this reading.
pub(super) fn votes(bytes: &[u8], values: &Foreign, charset: &Charset) -> Votes {
    let mut votes = Votes::default();
    for (range, closed) in readings(bytes, values, charset) {
        if !closed {
            votes.structure += 3;
        } else if !may_follow(bytes, range.end + 1) {
            votes.structure += 1;
        }
        let raw = &bytes[range.clone()];
        if strict(charset.coding, &charset.without_inner_escapes(raw)).is_none() && std::str::from_utf8(raw).is_err() {
            votes.undecodable += 1;
        }
        votes.structure += swallowed(bytes, range, charset);
        votes.odd += odd_escapes(raw, charset);
    }
    votes
}

/// The escape convention that less speaks against, and what does; characters when both do equally well.
pub(super) fn better_escapes(bytes: &[u8], values: &Foreign, charset: &Charset) -> (Escapes, Votes) {
    if charset.has_shifts() {
        return (shifts::escapes(bytes), Votes::default());
    }
    let of = |escapes| votes(bytes, values, &charset.clone().with_escapes(escapes));
    let characters = of(Escapes::Characters);
    if !charset.has_risky_trails() || !values.has_escaped_trail(bytes) {
        return (Escapes::Characters, characters);
    }
    let by_bytes = of(Escapes::Bytes);
    if by_bytes < characters { (Escapes::Bytes, by_bytes) } else { (Escapes::Characters, characters) }
}

/// The escape convention alone: the first values that show it decide.
pub(super) fn escapes(bytes: &[u8], values: &Foreign, charset: &Charset) -> Escapes {
    const ENOUGH: usize = 1 << 14;
    if !charset.has_risky_trails() {
        return Escapes::Characters;
    }
    let first = values.first(ENOUGH);
    let values = if first.has_escaped_trail(bytes) { &first } else { values };
    let is_certain = charset.has_shifts() || values.has_escaped_trail(bytes);
    if is_certain { better_escapes(bytes, values, charset).0 } else { Escapes::Characters }
}

/// How many escaped brackets of a value, just after a byte that is not ASCII, are followed by what only a record has.
fn swallowed(bytes: &[u8], Range { start, end }: Range<usize>, charset: &Charset) -> usize {
    let mut found = 0;
    let mut at = start;
    while at < end {
        if bytes[at] != b'\\' {
            at += charset.step(bytes, at);
            continue;
        }
        let near = bytes[at.saturating_sub(2).max(start)..at].iter().any(|byte| !byte.is_ascii());
        if bytes.get(at + 1) == Some(&b']') && near && goes_on(bytes, at + 2) {
            found += 1;
        }
        at += 1 + charset.step(bytes, at + 1);
    }
    found
}

/// Escapes that the convention of a reading does not explain.
fn odd_escapes(raw: &[u8], charset: &Charset) -> usize {
    if !charset.has_risky_trails() {
        return 0;
    }
    let by_bytes = charset.escapes == Escapes::Bytes;
    let as_characters = charset.clone().with_escapes(Escapes::Characters);
    let (mut odd, mut at) = (0, 0);
    while at < raw.len() {
        let pair = as_characters.step(raw, at) == 2;
        match raw.get(at + 1) {
            // If escapes count bytes, a second byte is escaped if it needs it.
            Some(b'\\') if pair && by_bytes => {
                odd += usize::from(!matches!(raw.get(at + 2), Some(b'\\' | b']' | b':' | b'[')));
                at += 3;
            }
            // If escapes count characters, an escape right after such a character is very rare.
            Some(b'\\') if pair => {
                odd += usize::from(raw.get(at + 2) == Some(&b'\\'));
                at += 2;
            }
            _ if raw[at] == b'\\' => at += 1 + as_characters.step(raw, at + 1),
            _ => at += as_characters.step(raw, at),
        }
    }
    odd
}

#[cfg(test)]
mod tests {
    use super::*;

    fn better(bytes: &[u8], label: &str) -> Escapes {
        let charset = Charset::for_label(label).unwrap();
        better_escapes(bytes, &Foreign::of(bytes), &charset).0
    }

    #[test]
    fn the_convention_with_less_against_it_wins() {
        assert_eq!(better(b"(;C[\xA5\xBB\xA6\x5D\xA7\x7B];B[aa])", "big5"), Escapes::Characters);
        assert_eq!(better(b"(;C[\xA5\xBB\xA6\x5C\x5D\xA7\x7B];B[aa])", "big5"), Escapes::Bytes);
        assert_eq!(better(b"(;C[\xA5\xBB\xA6\x5C\x5D];B[aa])", "big5"), Escapes::Bytes);
        assert_eq!(better(b"(;C[\xA5\xBB\xA5\x5C\x5C];B[aa])", "big5"), Escapes::Bytes);
        assert_eq!(better(b"(;C[abc\\]])", "big5"), Escapes::Characters);
    }
}
