//! A quick scan of a record for encoding detection: values, their identifiers, and which of them are not ASCII. The real parser is in
//! `sgf`.

use super::charset::Charset;
use std::collections::HashSet;
use std::ops::Range;

/// Walks through a record, calling `value` with the identifier and the range of each value, and the number of nodes so
/// far. `value` returns `false` to stop.
fn walk(bytes: &[u8], charset: &Charset, mut value: impl FnMut(&[u8], Range<usize>, usize) -> bool) {
    let (mut at, mut nodes) = (0, 0);
    let mut ident = 0..0;
    while at < bytes.len() {
        match bytes[at] {
            b';' => nodes += 1,
            b'[' => {
                let (end, _) = value_end(bytes, at + 1, charset);
                if !value(&bytes[ident.clone()], at + 1..end, nodes) {
                    return;
                }
                at = end;
            }
            byte if byte.is_ascii_alphanumeric() => {
                let start = at;
                while bytes.get(at).is_some_and(u8::is_ascii_alphanumeric) {
                    at += 1;
                }
                ident = start..at;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
}

/// The end of the value whose text starts at `at`, and whether a bracket closes it there.
pub(super) fn value_end(bytes: &[u8], mut at: usize, charset: &Charset) -> (usize, bool) {
    let bytewise = charset.is_bytewise();
    loop {
        if bytewise {
            match bytes.get(at..).and_then(|rest| memchr::memchr2(b'\\', b']', rest)) {
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
    }
}

/// The length of the game that `bytes` start with: up to the parenthesis that closes it, or all there is.
pub(super) fn game_length(bytes: &[u8], charset: &Charset) -> usize {
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
            b'[' => at = value_end(bytes, at + 1, charset).0,
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

/// The values of a record that are not ASCII, as far as needed to detect its encoding.
pub(super) struct Foreign<'a> {
    /// The raw values. Where a bracket ends one is not known before the encoding is, so some may be longer or shorter.
    pub values: Vec<&'a [u8]>,
    ranges: Vec<Range<usize>>,
}

impl<'a> Foreign<'a> {
    /// Together at most half a mebibyte.
    pub fn of(bytes: &'a [u8]) -> Self {
        const ENOUGH: usize = 1 << 19;
        /// A value longer than this is not joined with what follows.
        const LONG: usize = 1 << 16;
        let (mut ranges, mut size): (Vec<Range<usize>>, usize) = (Vec::new(), 0);
        // The rest of a joined value is skipped.
        let mut after = 0;
        walk(bytes, &Charset::latin1(), |_, mut range, _| {
            if range.start < after {
                return true;
            }
            // A `]` that may be a second byte does not end the value if another non-ASCII byte follows.
            while bytes[range.clone()].last().is_some_and(|&byte| byte >= 0x81)
                && bytes.get(range.end + 1).is_some_and(|&byte| byte >= 0x80)
                && range.len() < LONG
            {
                let from = range.end + 1;
                range.end = memchr::memchr(b']', &bytes[from..]).map_or(bytes.len(), |at| from + at);
            }
            after = range.end;
            if !bytes[range.clone()].is_ascii() {
                size += range.len();
                ranges.push(range);
            }
            size < ENOUGH
        });
        let values = ranges.iter().map(|range| &bytes[range.clone()]).collect();
        Self { values, ranges }
    }

    /// Those values of which this is true.
    pub fn filtered(&self, keep: impl Fn(&[u8]) -> bool) -> Self {
        let kept = self.values.iter().zip(&self.ranges).filter(|(value, _)| keep(value));
        let (values, ranges) = kept.map(|(value, range)| (*value, range.clone())).unzip();
        Self { values, ranges }
    }

    /// Those values in which there is a word that is in none before. In no encoding a space or a sign that goes before the digits in ASCII, or
    /// a colon, is half of a character.
    pub fn different(&self) -> Self {
        let is_end = |byte: &u8| *byte < b'0' || *byte == b':';
        let mut known = HashSet::new();
        let kept = self.values.iter().zip(&self.ranges).filter(|(value, _)| {
            let words = value.split(is_end).filter(|word| !word.is_ascii());
            words.filter(|word| known.insert(*word)).count() > 0
        });
        let (values, ranges) = kept.map(|(value, range)| (*value, range.clone())).unzip();
        Self { values, ranges }
    }

    /// The first values, about this many bytes of them; at least one.
    pub fn first(&self, most: usize) -> Self {
        let mut size = 0;
        let enough = |value: &&[u8]| {
            let before = size;
            size += value.len();
            before < most
        };
        let count = self.values.iter().copied().take_while(enough).count();
        Self { values: self.values[..count].to_vec(), ranges: self.ranges[..count].to_vec() }
    }

    /// Where the values start, in order.
    pub fn starts(&self) -> impl Iterator<Item = usize> + '_ {
        self.ranges.iter().map(|range| range.start)
    }

    /// How many bytes are not ASCII.
    pub fn high(&self) -> usize {
        self.values.iter().map(|raw| raw.iter().filter(|byte| !byte.is_ascii()).count()).sum()
    }

    /// Whether in any value a backslash follows a byte that could be the first of two, so that it may be the second.
    pub fn has_escaped_trail(&self, bytes: &[u8]) -> bool {
        // The bracket that seems to end a value may be escaped: look beyond.
        self.ranges.iter().any(|range| {
            let raw = &bytes[range.start..bytes.len().min(range.end + 2)];
            memchr::memchr_iter(b'\\', raw).any(|at| at > 0 && raw[at - 1] >= 0x81)
        })
    }
}

/// The values of a record that are not ASCII, as properties of one node: about so many bytes of them, from the first on.
pub fn excerpt(bytes: &[u8], most: usize) -> Vec<u8> {
    let mut out = Vec::new();
    for value in Foreign::of(bytes).values {
        if out.len() + value.len() > most {
            break;
        }
        out.extend_from_slice(b"C[");
        out.extend_from_slice(value);
        out.push(b']');
    }
    out
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
}
