//! Numbers and composed values as raw bytes; points are in [`crate::sgf::point`].
//!
//! All white space is dropped, since mail programs may have broken such values over lines.

pub use crate::sgf::point::squeeze;
use crate::text;

/// The value as text, for messages and for moves that are kept as they are: white space at the ends dropped.
pub fn plain_text(raw: &[u8]) -> String {
    String::from_utf8_lossy(raw).trim().to_owned()
}

/// The two halves of a composed value, split at the first colon that is not escaped.
pub fn compose(raw: &[u8]) -> (&[u8], Option<&[u8]>) {
    text::split_composed_bytes(raw).map_or((raw, None), |(first, second)| (first, Some(second)))
}

/// A whole number, with a sign or without.
pub fn number(raw: &[u8]) -> Option<i64> {
    let text = squeeze(raw);
    let digits = text.strip_prefix(b"+").unwrap_or(&text);
    std::str::from_utf8(digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_compositions() {
        assert_eq!(number(b" +1\n9"), Some(19));
        assert_eq!(number(b"-3"), Some(-3));
        assert_eq!(number(b"x"), None);
        assert_eq!(compose(b"aa:b:c"), (&b"aa"[..], Some(&b"b:c"[..])));
        assert_eq!(compose(b"a\\:b"), (&b"a\\:b"[..], None));
    }
}
