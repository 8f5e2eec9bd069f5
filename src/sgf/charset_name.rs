//! Where a game says which encoding it is in: one answer, for everybody who writes CA.

/// Whether text is read otherwise in another encoding, or can make a record look as if it were in another: zeros as in UTF-16,
/// and the beginning of a shift sequence.
pub(crate) fn is_foreign(raw: &[u8]) -> bool {
    !raw.is_ascii() || memchr::memchr2(0x1B, 0, raw).is_some()
}

/// Where CA belongs among the properties of a root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CharsetName {
    /// The CA that is there and stands before all text that needs it. Any other is to be taken out.
    pub keep: Option<usize>,
    /// The property before which a new one goes, where none is kept.
    pub at: usize,
}

/// Finds the place: where CA stands if that is before all text that is not ASCII, else after FF, or after GM where there
/// is no FF, as programs expect a game to begin with one of the two, or before everything. Each property is told by its identifier and whether it holds such text.
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
