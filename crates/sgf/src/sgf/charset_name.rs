//! Where a game names its encoding (CA): one answer, for everything that writes it.

use crate::text::{Charset, name_in};

/// Whether text is read otherwise in another encoding, or can make a record look as if it were in another: zeros as in UTF-16,
/// and the beginning of a shift sequence.
pub(crate) fn is_foreign(raw: &[u8]) -> bool {
    !raw.is_ascii() || memchr::memchr2(0x1B, 0, raw).is_some()
}

/// The private property that keeps what CA says besides the name of an encoding: CA has one value.
#[doc(hidden)]
pub const REST: &str = "XCA";

/// What replaces a raw value of CA when another encoding is named, and all other text of the old one, for [`REST`]. Text that the old one
/// included because its bracket is missing stays where it is.
#[doc(hidden)]
pub fn renamed(value: &[u8], name: &str) -> (Vec<u8>, Option<Vec<u8>>) {
    let old = name_in(value);
    let rest = &value[old.end..];
    if rest.contains(&b'[') {
        return ([&value[..old.start], name.as_bytes(), rest].concat(), None);
    }
    let says_nothing =
        || std::str::from_utf8(&value[old.clone()]).is_ok_and(|label| Charset::utf8().agrees_with(label));
    let is_known = Charset::of_ca(value).is_some() || says_nothing();
    let note = if is_known { rest.trim_ascii() } else { value.trim_ascii() };
    (name.into(), (!note.is_empty()).then(|| note.to_vec()))
}

/// The same of all values of CA: its one value, and those of [`REST`].
#[doc(hidden)]
pub fn renamed_all(values: &[Vec<u8>], name: &str) -> (Vec<u8>, Vec<Vec<u8>>) {
    let (first, further) = values.split_first().map_or((&b""[..], &[][..]), |(first, further)| (&**first, further));
    let (named, note) = renamed(first, name);
    (named, note.into_iter().chain(further.iter().cloned()).collect())
}

/// Where CA belongs among the properties of a root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CharsetName {
    /// The CA to keep, if there is one before all text that depends on it.
    pub keep: Option<usize>,
    /// The index at which to insert a new CA, if none is kept.
    pub at: usize,
}

/// Returns where to insert CA: where it is if no text before it is other than ASCII, else after FF, or after GM if there is no FF, since
/// programs expect a game to begin with one of the two, or before everything. Each property is given by its identifier and whether it
/// contains such text.
pub(crate) fn place<'a>(properties: impl Iterator<Item = (&'a str, bool)>) -> CharsetName {
    let mut place = CharsetName { keep: None, at: 0 };
    let mut after_format = false;
    for (index, (id, foreign)) in properties.enumerate() {
        match id {
            "CA" if place.keep.is_none() => place.keep = Some(index),
            "FF" => (place.at, after_format) = (index + 1, true),
            "GM" if !after_format => place.at = index + 1,
            _ if foreign => break,
            _ => {}
        }
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_next_to_a_name_stay() {
        let text = |raw: Vec<u8>| String::from_utf8(raw).expect("text");
        for (values, named, rest) in [
            (&["UTF-8"][..], "GBK", &[][..]),
            (&[" UTF-8 "], "GBK", &[]),
            (&[""], "GBK", &[]),
            (&[], "GBK", &[]),
            (&["unknown"], "GBK", &[]),
            (&["latin1 (old file)"], "GBK", &["(old file)"]),
            (&["UTF-8\nPB[Ann"], "GBK\nPB[Ann", &[]),
            (&["mine"], "GBK", &["mine"]),
            (&["no such thing"], "GBK", &["no such thing"]),
            (&["UTF-8", "Big5"], "GBK", &["Big5"]),
            (&["mine", "Big5", ""], "GBK", &["mine", "Big5", ""]),
        ] {
            let raw: Vec<Vec<u8>> = values.iter().map(|value| value.as_bytes().to_vec()).collect();
            let (found, kept) = renamed_all(&raw, "GBK");
            let kept: Vec<String> = kept.into_iter().map(text).collect();
            assert_eq!((text(found).as_str(), kept), (named, rest.iter().map(|text| (*text).to_owned()).collect()));
        }
    }

    #[test]
    fn before_the_first_text_that_needs_it() {
        let place = |properties: &[(&str, bool)]| {
            let place = place(properties.iter().copied());
            (place.keep, place.at)
        };
        assert_eq!(place(&[]), (None, 0));
        assert_eq!(place(&[("GM", false), ("FF", false), ("PB", true)]), (None, 2));
        assert_eq!(place(&[("FF", false), ("GM", false), ("PB", true)]), (None, 1));
        assert_eq!(place(&[("SZ", false), ("GM", false), ("PB", true)]), (None, 2));
        assert_eq!(place(&[("PB", true), ("FF", false), ("CA", false)]), (None, 0));
        assert_eq!(place(&[("FF", false), ("CA", false), ("CA", false)]), (Some(1), 1));
        assert_eq!(place(&[("FF", false), ("PB", true), ("CA", false)]), (None, 1));
    }
}
