//! The smallest pieces of a record: white space, identifiers and values, as byte offsets.
//!
//! Works on the bytes of the file, with the charset at its side: the second byte of a double-byte character can look
//! like `]` or `\` and is stepped over where the file's escapes count characters.

use crate::text::{Charset, steps::step};
use memchr::memchr2;

/// White space between tokens. NUL counts too: old programs pad with it.
pub(super) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C | 0)
}

/// The offset of the first byte at or after `at` that is not white space.
pub(super) fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() && is_space(bytes[at]) {
        at += 1;
    }
    at
}

/// Bytes that identifiers are made of. Blokus uses digits anywhere; FF1 to FF3 mix in lower-case letters.
pub(super) const fn is_identifier(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The end of the identifier that starts at `at`. A hyphen inside is part of it: one server has a player `P-1`.
pub(super) fn identifier_end(bytes: &[u8], mut at: usize) -> usize {
    let start = at;
    while at < bytes.len() {
        let inner_hyphen = bytes[at] == b'-' && at > start && bytes.get(at + 1).is_some_and(|&b| is_identifier(b));
        if !is_identifier(bytes[at]) && !inner_hyphen {
            break;
        }
        at += 1;
    }
    at
}

/// Whether an identifier is spelled as the format wants: upper-case letters and digits, and a hyphen inside as one server has it.
pub(crate) fn is_identifier_text(id: &str) -> bool {
    !id.is_empty() && identifier_end(id.as_bytes(), 0) == id.len() && !id.bytes().any(|b| b.is_ascii_lowercase())
}

/// An identifier as a number, in the same order: comparing numbers is quicker. All longer ones are the same number,
/// which is that of no property.
pub(super) const fn key(id: &str) -> u64 {
    let bytes = id.as_bytes();
    // Nearly all.
    match *bytes {
        [first] => return (first as u64) << 56,
        [first, second] => return (first as u64) << 56 | (second as u64) << 48,
        _ if bytes.len() > 8 => return u64::MAX,
        _ => {}
    }
    let (mut key, mut at) = (0, 0);
    while at < 8 {
        key = key << 8 | if at < bytes.len() { bytes[at] as u64 } else { 0 };
        at += 1;
    }
    key
}

/// Whether a raw value ends with the bracket after it, not before and not later.
pub(crate) fn is_whole_value(raw: &[u8], charset: &Charset) -> bool {
    value_end(&[raw, b"]"].concat(), 0, charset) == Some(raw.len())
}

/// The offset of the `]` that ends the value whose text starts at `at`, or `None` where the file ends first.
pub(super) fn value_end(bytes: &[u8], at: usize, charset: &Charset) -> Option<usize> {
    if charset.is_bytewise() {
        value_end_among_bytes(bytes, at)
    } else if charset.has_shifts() {
        value_end_by_steps(bytes, at, charset)
    } else {
        value_end_among_pairs(bytes, at, charset)
    }
}

/// The same where every `]` and `\` byte is that character.
#[inline]
pub(super) fn value_end_among_bytes(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at = next_special(bytes, at)?;
        step(1);
        if bytes[at] == b']' {
            return Some(at);
        }
        at += 2;
    }
}

/// The next `]` or `\`. Most values are short, and a search made for long ones takes longer to begin than they do.
#[inline]
fn next_special(bytes: &[u8], mut at: usize) -> Option<usize> {
    const NEAR: usize = 32;
    let far = at + NEAR;
    while at < far {
        let Some(word) = bytes.get(at..).and_then(<[u8]>::first_chunk::<8>) else { break };
        if let Some(within) = special_in(*word) {
            return Some(at + within);
        }
        at += 8;
    }
    memchr2(b']', b'\\', bytes.get(at..)?).map(|found| at + found)
}

/// Where the first `]` or `\` of eight bytes is.
#[inline]
fn special_in(word: [u8; 8]) -> Option<usize> {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const HIGH: u64 = u64::from_ne_bytes([0x80; 8]);
    // The two differ in their last bit only.
    const EITHER: u64 = u64::from_ne_bytes([b']'; 8]);
    let differs = (u64::from_le_bytes(word) | ONES) ^ EITHER;
    // The lowest bit that is set belongs to the first byte that is zero.
    let zeros = differs.wrapping_sub(ONES) & !differs & HIGH;
    (zeros != 0).then(|| zeros.trailing_zeros() as usize / 8)
}

/// The same for encodings whose second bytes can look like either: where the byte before is the first half of a character, it is
/// looked at more closely.
fn value_end_among_pairs(bytes: &[u8], mut from: usize, charset: &Charset) -> Option<usize> {
    let lowest = charset.lowest_of_pairs();
    let mut at = from;
    loop {
        at = next_special(bytes, at)?;
        step(1);
        if is_second_half(bytes, from, at, lowest, charset) {
            at += 1;
            from = at;
            continue;
        }
        if bytes[at] == b']' {
            return Some(at);
        }
        at += 1;
        if at < bytes.len() {
            at += charset.step(bytes, at);
        }
        from = at;
    }
}

/// Whether the `]` or `\` at `at` is the second half of a character, in a text of which one begins at `from`.
///
/// A run of bytes that can be first halves starts with a whole character, as what stands before it ends one. Nearly always any two
/// of them are one, and then it is enough to know whether their number is odd.
#[inline]
fn is_second_half(bytes: &[u8], from: usize, at: usize, lowest: Option<u8>, charset: &Charset) -> bool {
    let before = &bytes[from..at];
    let (run, pairs) = match lowest {
        Some(lowest) => run_before(before, lowest),
        None => (before.iter().rev().take_while(|byte| Charset::is_first_of_shift_jis(**byte)).count(), true),
    };
    let mut character = if pairs { at - run % 2 } else { at - run };
    while character < at {
        character += charset.step(bytes, character);
    }
    character > at
}

/// How many of the last bytes can be first halves of characters, and whether all of them are so high, from `lowest` to FE, that
/// any two are one character.
fn run_before(bytes: &[u8], lowest: u8) -> (usize, bool) {
    const WIDE: usize = 32;
    let is_high = |byte: &u8| (*byte >= lowest) & (*byte != 0xFF);
    // Without a branch for each byte many are looked at at once.
    let are_high = |chunk: &&[u8]| chunk.iter().fold(true, |high, byte| high & is_high(byte));
    let wide = WIDE * bytes.rchunks_exact(WIDE).take_while(are_high).count();
    let rest = &bytes[..bytes.len() - wide];
    let high = rest.iter().rev().take_while(|byte| is_high(byte)).count();
    let lower = rest[..rest.len() - high].iter().rev().take_while(|&&byte| byte >= 0x81).count();
    (wide + high + lower, lower == 0)
}

/// The same, one character after the other.
fn value_end_by_steps(bytes: &[u8], mut at: usize, charset: &Charset) -> Option<usize> {
    while at < bytes.len() {
        step(1);
        match bytes[at] {
            b']' => return Some(at),
            b'\\' => {
                at += 1;
                if at < bytes.len() {
                    at += charset.step(bytes, at);
                }
            }
            _ => at += charset.step(bytes, at),
        }
    }
    None
}

/// Whether a text without an end, from `at` to the end of the file, stops after a backslash that escapes nothing.
pub(super) fn ends_in_escape(bytes: &[u8], mut at: usize, charset: &Charset) -> bool {
    if charset.is_bytewise() {
        return bytes[at.min(bytes.len())..].iter().rev().take_while(|&&byte| byte == b'\\').count() % 2 == 1;
    }
    while at < bytes.len() {
        if bytes[at] == b'\\' {
            at += 1;
            if at >= bytes.len() {
                return true;
            }
        }
        at += charset.step(bytes, at);
    }
    false
}

/// What prevents an unterminated text from swallowing the bracket that ends it: how many of its last bytes to remove, as they are an
/// incomplete character, and what returns to ASCII, which is invisible in the text.
pub(super) fn open_tail(raw: &[u8], charset: &Charset) -> (usize, &'static [u8]) {
    /// Half a character has at most three bytes, and so has a sequence that leads to others.
    const MOST: usize = 4;
    if charset.is_bytewise() {
        return (0, b"");
    }
    let back: &[u8] = if charset.has_shifts() { b"\x1B(B" } else { b"" };
    let ways = (0..=MOST.min(raw.len())).flat_map(|cut| [(cut, &b""[..]), (cut, back)]);
    // The end must not depend on what follows: in a run of pairs a bracket can be the first half of one.
    let ends = |raw: &[u8]| {
        let behind: [&[u8]; 3] = [b"]", b"])", b"](;"];
        behind.iter().all(|behind| value_end(&[raw, behind].concat(), 0, charset) == Some(raw.len()))
    };
    let unseen = |raw: &[u8], ended: &[u8]| back.is_empty() || charset.decode(raw).text == charset.decode(ended).text;
    let mut ways = ways.filter(|(cut, back)| {
        let raw = &raw[..raw.len() - cut];
        let ended = [raw, back].concat();
        ends(&ended) && unseen(raw, &ended)
    });
    let first = ways.next().unwrap_or((0, b""));
    let whole = |way: &(usize, &[u8])| back.is_empty() || !charset.decode(&raw[..raw.len() - way.0]).errors;
    std::iter::once(first).chain(ways).find(whole).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_was_cut_can_be_ended() {
        for (label, raw, tail) in [
            ("gbk", &b"\xb0\xa1\x81"[..], (1, &b""[..])),
            ("gbk", b"\xb0\xa1", (0, b"")),
            ("gb18030", b"\x81\x30\x81", (1, b"")),
            ("shift_jis", b"\x91\xe6\x97", (1, b"")),
            ("utf-8", b"\xe6\xa3", (0, b"")),
            ("iso-2022-jp", b"\x1b$B;n])", (0, b"\x1b(B")),
            ("iso-2022-jp", b"\x1b$B;n9", (1, b"\x1b(B")),
            ("iso-2022-jp", b"ab\x1b$B", (3, b"")),
            ("iso-2022-jp", b"ab\x1b$B;", (4, b"")),
            ("iso-2022-jp", b"\x1b$B;n\x1b(B", (0, b"")),
        ] {
            assert_eq!(open_tail(raw, &Charset::for_label(label).expect("a name")), tail, "{label} {raw:x?}");
        }
    }

    #[test]
    fn values_end_where_a_look_at_every_character_finds_their_end() {
        let mut random = fastrand::Rng::with_seed(14);
        let bytes = [
            b']', b'\\', b'[', b'a', b'0', b'5', 0x40, 0x5B, 0x80, 0x81, 0x8A, 0xA1, 0xA6, 0xB0, 0xDF, 0xE0, 0xFE, 0xFF,
        ];
        for label in ["gbk", "gb18030", "big5", "shift_jis", "utf-8", "euc-kr"] {
            let charset = Charset::for_label(label).expect("a name");
            for case in 0..20_000 {
                // Long runs of pairs, and everything mixed.
                let pair = |random: &mut fastrand::Rng| [random.u8(0xA1..=0xFE), random.u8(0xA1..=0xFE)];
                let start: Vec<u8> = (0..case % 12).flat_map(|_| pair(&mut random)).collect();
                let text: Vec<u8> = (0..random.usize(..40)).map(|_| bytes[random.usize(..bytes.len())]).collect();
                let text = [start, text].concat();
                let from = random.usize(..=text.len());
                assert_eq!(
                    value_end(&text, from, &charset),
                    value_end_by_steps(&text, from, &charset),
                    "{label} {text:x?}"
                );
            }
        }
    }
}
