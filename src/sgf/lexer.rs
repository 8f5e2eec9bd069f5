//! The smallest pieces of a record: white space, identifiers and values, as byte offsets.
//!
//! Works on the bytes of the file, with the charset at its side: the second byte of a double-byte character can look
//! like `]` or `\` and is stepped over where the file's escapes count characters.

use crate::text::{Charset, steps::step};
use memchr::memchr2;

/// White space between tokens. NUL counts too: old programs pad with it.
pub(super) fn is_space(byte: u8) -> bool {
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
pub(super) fn is_identifier(byte: u8) -> bool {
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
    if bytes.len() > 8 {
        return u64::MAX;
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
pub(super) fn value_end(bytes: &[u8], mut at: usize, charset: &Charset) -> Option<usize> {
    if charset.is_bytewise() {
        loop {
            at += memchr2(b']', b'\\', bytes.get(at..)?)?;
            step(1);
            if bytes[at] == b']' {
                return Some(at);
            }
            at += 2;
        }
    }
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
