//! The lines that a line-based merge (git's and others') writes around what it could not merge: finding them in the bytes of a file, and
//! writing two whole files between such lines.
//!
//! A marker is at least seven times the same letter at the beginning of a line, with nothing or a blank and a label after it. A conflict is
//! `<<<<<<<`, perhaps `|||||||`, then `=======` and `>>>>>>>`, all of one length: a conflict inside another has longer ones.

use super::blocks::{MARK, Marks};
use super::line_end::LineEnd;
use super::wide::narrowed;
use memchr::memmem;
use std::collections::HashMap;
use std::ops::Range;

/// A marker in a file.
struct Marker {
    letter: u8,
    length: usize,
    /// Its line, without the break.
    line: Range<usize>,
}

/// A conflict in a file, or what is left of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ConflictLines {
    /// The lines of its markers, without their breaks, in file order.
    pub lines: Vec<Range<usize>>,
    /// Whether it has all of its markers. Else it is a single `<<<<<<<` or `>>>>>>>`.
    pub is_whole: bool,
}

impl ConflictLines {
    /// From the first marker to the end of the last.
    pub(crate) fn range(&self) -> Range<usize> {
        let ends = (self.lines.first(), self.lines.last());
        ends.0.map_or(0, |line| line.start)..ends.1.map_or(0, |line| line.end)
    }
}

/// Whether any line may be a marker that begins or ends a conflict: a quick look.
#[doc(hidden)]
pub fn may_hold_conflicts(bytes: &[u8]) -> bool {
    [b"<<<<<<<", b">>>>>>>"].iter().any(|marker| memmem::find(bytes, *marker).is_some())
}

/// The markers of a text, in order.
fn markers(bytes: &[u8]) -> impl Iterator<Item = Marker> + '_ {
    let mut at = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    std::iter::from_fn(move || {
        while at < bytes.len() {
            let start = at;
            let end = memchr::memchr(b'\n', &bytes[start..]).map_or(bytes.len(), |length| start + length);
            at = end + 1;
            let line = bytes[start..end].strip_suffix(b"\r").unwrap_or(&bytes[start..end]);
            let Some(&letter @ (b'<' | b'|' | b'=' | b'>')) = line.first() else { continue };
            let length = line.iter().take_while(|&&byte| byte == letter).count();
            if length >= MARK && matches!(line.get(length), None | Some(b' ')) {
                return Some(Marker { letter, length, line: start..start + line.len() });
            }
        }
        None
    })
}

/// The conflicts of a text in the order in which they begin, and single markers that begin or end one.
pub(crate) fn conflict_lines(bytes: &[u8]) -> Vec<ConflictLines> {
    if !may_hold_conflicts(bytes) {
        return Vec::new();
    }
    let single = |line: Range<usize>| ConflictLines { lines: vec![line], is_whole: false };
    let mut found = Vec::new();
    // By length: the lines so far, and whether `=======` is among them.
    let mut open: HashMap<usize, (Vec<Range<usize>>, bool)> = HashMap::new();
    for Marker { letter, length, line } in markers(bytes) {
        match (letter, open.get_mut(&length)) {
            (b'<', _) => {
                if let Some((lines, _)) = open.insert(length, (vec![line], false)) {
                    found.extend(lines.into_iter().take(1).map(single));
                }
            }
            (b'|', Some((lines, false))) => lines.push(line),
            (b'=', Some((lines, halved))) if !*halved => {
                lines.push(line);
                *halved = true;
            }
            (b'>', Some((_, true))) => {
                let mut lines = open.remove(&length).unwrap_or_default().0;
                lines.push(line);
                found.push(ConflictLines { lines, is_whole: true });
            }
            (b'>', _) => found.push(single(line)),
            _ => {}
        }
    }
    found.extend(open.into_values().flat_map(|(lines, _)| lines.into_iter().take(1)).map(single));
    found.sort_by_key(|conflict| conflict.range().start);
    found
}

/// Two versions that cannot be merged as one text: both whole, byte for byte, between markers that are longer than any in them. If both
/// are in UTF-16, so are the markers, and a further byte order mark precedes the first.
#[doc(hidden)]
pub fn both_whole(base: &[u8], ours: &[u8], theirs: &[u8], marks: &Marks) -> Vec<u8> {
    let order = |bytes: &[u8]| match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] if bytes.len().is_multiple_of(2) => Some([bytes[0], bytes[1]]),
        _ => None,
    };
    let wide = order(ours).filter(|order_of_ours| order(theirs) == Some(*order_of_ours));
    let texts = [ours, theirs, base].map(|bytes| if wide.is_some() { narrowed(bytes) } else { None });
    let read = |number: usize, bytes| texts[number].as_deref().unwrap_or(bytes);
    let (our_text, their_text, base_text) = (read(0, ours), read(1, theirs), read(2, base));
    let shown = if marks.base { base_text } else { b"" };
    let longest = [our_text, their_text, shown].into_iter().flat_map(markers).map(|marker| marker.length).max();
    let size = marks.size.max(longest.map_or(0, |longest| longest + 1));
    let has_breaks = memchr::memchr(b'\n', our_text).is_some();
    let line_end = match LineEnd::of(if has_breaks { our_text } else { their_text }).0 {
        LineEnd::CrLf => "\r\n",
        _ => "\n",
    };
    let coded = |text: &str| match wide {
        Some([0xFF, _]) => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        Some(_) => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        None => text.as_bytes().to_vec(),
    };
    let marker = |letter: &str, label: &str| {
        let label = label.replace(['\n', '\r'], " ");
        coded(&format!("{}{line_end}", format!("{} {label}", letter.repeat(size)).trim_end()))
    };
    let whole = |bytes: &[u8], text: &[u8]| {
        let ends = text.is_empty() || text.ends_with(b"\n");
        [bytes, &coded(if ends { "" } else { line_end })].concat()
    };
    let base = if marks.base { [marker("|", "base"), whole(base, base_text)].concat() } else { Vec::new() };
    [
        wide.map_or_else(Vec::new, Vec::from),
        marker("<", &marks.ours),
        whole(ours, our_text),
        base,
        marker("=", ""),
        whole(theirs, their_text),
        marker(">", &marks.theirs),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, bool)> {
        conflict_lines(text.as_bytes()).iter().map(|conflict| (conflict.lines.len(), conflict.is_whole)).collect()
    }

    #[test]
    fn conflicts_of_any_wording_and_length_are_found() {
        for (text, expected) in [
            ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n", vec![(3, true)]),
            ("<<<<<<<\r\na\r\n||||||| 12ab\r\n=======\r\nb\r\n>>>>>>>\r\n", vec![(4, true)]),
            ("\u{feff}<<<<<<< .mine\n=======\n>>>>>>> .r12", vec![(3, true)]),
            ("<<<<<<<<< Temporary merge branch 1\n=========\n>>>>>>>>> x", vec![(3, true)]),
            ("<<<<<<< a\n<<<<<<<< b\n========\n>>>>>>>> b\n=======\n>>>>>>> a", vec![(3, true), (3, true)]),
            ("<<<<<<< a\n=======\n<<<<<<< b\n=======\n>>>>>>> c", vec![(1, false), (3, true)]),
            ("<<<<<<< a\n======\n>>>>>>> b", vec![(1, false), (1, false)]),
            ("Title\n=======\n|||||||\n <<<<<<< a\nx <<<<<<< a\n<<<<<<<a\n<<<<<< a", vec![]),
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
    }

    #[test]
    fn two_whole_files_are_a_conflict_that_is_found() {
        let marks = |base| Marks { size: 7, ours: "HEAD".into(), theirs: "a\nb".into(), base };
        let whole = |ours: &str, theirs: &str| {
            String::from_utf8(both_whole(b"was\n", ours.as_bytes(), theirs.as_bytes(), &marks(false))).unwrap()
        };
        assert_eq!(whole("", "x"), "<<<<<<< HEAD\n=======\nx\n>>>>>>> a b\n");
        assert_eq!(whole("a\r\nb", "c\r\n"), "<<<<<<< HEAD\r\na\r\nb\r\n=======\r\nc\r\n>>>>>>> a b\r\n");
        let ours = "<<<<<<< a\n=========\n=======\n>>>>>>> b\n";
        let both = whole(ours, "(;)\n");
        assert_eq!(
            both,
            format!("{0} HEAD\n{ours}{1}\n(;)\n{2} a b\n", "<".repeat(10), "=".repeat(10), ">".repeat(10))
        );
        assert!(conflict_lines(both.as_bytes())[0].is_whole);
        let with_base = both_whole(b"was", b"x", b"y", &marks(true));
        assert_eq!(with_base, b"<<<<<<< HEAD\nx\n||||||| base\nwas\n=======\ny\n>>>>>>> a b\n");
    }

    #[test]
    fn wide_files_have_wide_markers() {
        let marks = Marks { size: 7, ours: "ours".into(), theirs: "theirs".into(), base: false };
        for big in [false, true] {
            let wide = |text: &str| -> Vec<u8> {
                let units = text.encode_utf16();
                if big {
                    units.flat_map(u16::to_be_bytes).collect()
                } else {
                    units.flat_map(u16::to_le_bytes).collect()
                }
            };
            let both = both_whole(b"", &wide("\u{feff}no record"), &wide("\u{feff}nor this"), &marks);
            let text = String::from_utf8(narrowed(&both).unwrap()).unwrap();
            assert_eq!(text, "\u{feff}<<<<<<< ours\n\u{feff}no record\n=======\n\u{feff}nor this\n>>>>>>> theirs\n");
            assert!(conflict_lines(text.as_bytes())[0].is_whole);
        }
    }
}
