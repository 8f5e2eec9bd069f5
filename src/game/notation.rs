//! Points, numbers and compositions as the bytes of a value. Knows no board: results are columns and rows from 0.
//!
//! White space is dropped everywhere: values of these types may be broken over lines by mail programs.

use std::borrow::Cow;

/// The value without white space and without escaping backslashes.
pub fn squeeze(raw: &[u8]) -> Cow<'_, [u8]> {
    let plain = |b: &u8| !b.is_ascii_whitespace() && *b != b'\\' && *b != 0x0b;
    if raw.iter().all(plain) { Cow::Borrowed(raw) } else { Cow::Owned(raw.iter().copied().filter(plain).collect()) }
}

/// The value as text, for messages and for moves that are kept as they are: white space at the ends dropped.
pub fn plain_text(raw: &[u8]) -> String {
    String::from_utf8_lossy(raw).trim().to_owned()
}

/// The two halves of a composed value, split at the first colon that is not escaped.
pub fn compose(raw: &[u8]) -> (&[u8], Option<&[u8]>) {
    let mut at = 0;
    while at < raw.len() {
        match raw[at] {
            b'\\' => at += 2,
            b':' => return (&raw[..at], Some(&raw[at + 1..])),
            _ => at += 1,
        }
    }
    (raw, None)
}

/// A whole number, with a sign or without.
pub fn number(raw: &[u8]) -> Option<i64> {
    let text = squeeze(raw);
    let digits = text.strip_prefix(b"+").unwrap_or(&text);
    std::str::from_utf8(digits).ok()?.parse().ok()
}

/// SZ: one number, or two with a colon. `19x19` and `19,19` are seen and mean the same.
pub fn size(raw: &[u8]) -> Option<(i64, i64)> {
    let text = squeeze(raw);
    match text.iter().position(|b| matches!(b, b':' | b'x' | b'X' | b',' | b'*')) {
        Some(at) => Some((number(&text[..at])?, number(&text[at + 1..])?)),
        None => number(&text).map(|n| (n, n)),
    }
}

/// Two letters, column then row, `a` being 0 and `A` 26.
pub fn letter_pair(text: &[u8]) -> Option<(u32, u32)> {
    let index = |b: u8| match b {
        b'a'..=b'z' => Some(u32::from(b - b'a')),
        b'A'..=b'Z' => Some(u32::from(b - b'A') + 26),
        _ => None,
    };
    match *text {
        [column, row] => Some((index(column)?, index(row)?)),
        _ => None,
    }
}

/// Letters and a number from 1 (`ab12` is 27, 11), in any case.
pub fn letter_number(text: &[u8]) -> Option<(u32, u32)> {
    let digits = text.iter().position(|b| !b.is_ascii_alphabetic())?;
    let (letters, number) = text.split_at(digits);
    if !(1..=3).contains(&letters.len()) || number.len() > 6 || !number.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let column = letters.iter().fold(0, |n, b| n * 26 + u32::from(b.to_ascii_lowercase() - b'a') + 1);
    let row = number.iter().fold(0, |n, b| n * 10 + u32::from(b - b'0'));
    Some((column - 1, row.checked_sub(1)?))
}

/// Two digits, column then row from the bottom, both from 1; the row is returned as counted from the bottom, from 0.
pub fn digit_pair(text: &[u8]) -> Option<(u32, u32)> {
    match *text {
        [column @ b'1'..=b'9', row @ b'1'..=b'9'] => Some((u32::from(column - b'1'), u32::from(row - b'1'))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points() {
        assert_eq!(letter_pair(b"dc"), Some((3, 2)));
        assert_eq!(letter_pair(b"AZ"), Some((26, 51)));
        assert_eq!(letter_pair(b"d4"), None);
        assert_eq!(letter_number(b"D4"), Some((3, 3)));
        assert_eq!(letter_number(b"aB27"), Some((27, 26)));
        assert_eq!(letter_number(b"bk63"), Some((62, 62)));
        for bad in [&b"a0"[..], b"a", b"4", b"", b"abcd1", b"a-1", b"a1b", b"a1234567"] {
            assert_eq!(letter_number(bad), None, "{bad:?}");
        }
        assert_eq!(digit_pair(b"46"), Some((3, 5)));
        assert_eq!(digit_pair(b"40"), None);
    }

    #[test]
    fn numbers_and_compositions() {
        assert_eq!(number(b" +1\n9"), Some(19));
        assert_eq!(number(b"-3"), Some(-3));
        assert_eq!(number(b"x"), None);
        assert_eq!(size(b"6:7"), Some((6, 7)));
        assert_eq!(size(b"19x19"), Some((19, 19)));
        assert_eq!(size(b"d=9"), None);
        assert_eq!(compose(b"aa:b:c"), (&b"aa"[..], Some(&b"b:c"[..])));
        assert_eq!(compose(b"a\\:b"), (&b"a\\:b"[..], None));
        assert_eq!(squeeze(b"d\n d"), &b"dd"[..]);
    }
}
