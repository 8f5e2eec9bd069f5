//! Decodes bytes to text. Never fails; reports if bytes had to be replaced.

use super::charset::{Charset, length_of};
use super::coding::{Coding, Escapes, Origin};
use super::detect::is_utf8_by_chance;
use super::dos::{CP437, CP850};
use super::plausibility;
use super::seven_bit::unread_encoding;
use super::shifts;
use std::borrow::Cow;

/// A decoded value. Escapes of the format are still in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded<'a> {
    /// The text; bytes that decode to nothing appear as U+FFFD.
    pub text: Cow<'a, str>,
    /// Some bytes did not decode, or some of them are text in an encoding of seven bits that is not read, whatever the others are.
    pub errors: bool,
    /// The value is not in the encoding of its game: the one it was decoded in without errors.
    pub fallback: Option<OtherEncoding>,
}

/// The encoding of a value that is not in that of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherEncoding {
    /// Its label in lower case.
    pub label: &'static str,
    /// Nothing but the text speaks for it.
    pub is_guess: bool,
}

impl OtherEncoding {
    /// Its name in messages.
    pub fn own_name(&self) -> &'static str {
        Charset::for_label(self.label).map_or(self.label, |charset| charset.own_name())
    }

    const UTF_8: OtherEncoding = OtherEncoding { label: "utf-8", is_guess: false };
    const ISO_2022_JP: OtherEncoding = OtherEncoding { label: "iso-2022-jp", is_guess: false };
}

impl Charset {
    /// Decodes the raw bytes of one value, never failing.
    ///
    /// A value that does not decode in the record's encoding but is valid UTF-8 is read as that: records glued together from several
    /// sources have such values. Byte-level escapes are converted to character-level ones, so later stages handle only those.
    pub fn decode<'a>(&self, raw: &'a [u8]) -> Decoded<'a> {
        // Text in such an encoding stays as it is, and is no text in any other.
        let errors = unread_encoding(raw).is_some();
        if raw.is_ascii()
            && (errors || !raw.contains(&0x1B))
            && let Ok(text) = std::str::from_utf8(raw)
        {
            return Decoded { text: Cow::Borrowed(text), errors, fallback: None };
        }
        if self.origin != Origin::Given
            && !self.has_shifts()
            && raw.is_ascii()
            && shifts::are_whole(raw)
            && let Some(text) = strict(Coding::Web(encoding_rs::ISO_2022_JP), raw)
        {
            return Decoded { text, errors, fallback: Some(OtherEncoding::ISO_2022_JP) };
        }
        if self.origin != Origin::Given
            && self.is_surely_utf8(raw)
            && let Ok(text) = std::str::from_utf8(raw)
        {
            return Decoded { text: Cow::Borrowed(text), errors, fallback: Some(OtherEncoding::UTF_8) };
        }
        let unescaped = self.without_inner_escapes(raw);
        if let Some(text) = strict(self.coding, &unescaped) {
            if self.origin != Origin::Given
                && !self.is_utf8()
                && let Ok(other) = std::str::from_utf8(raw)
                && plausibility::is_rather(other, self.coding, &text)
            {
                let fallback = Some(OtherEncoding { is_guess: true, ..OtherEncoding::UTF_8 });
                return Decoded { text: Cow::Borrowed(other), errors, fallback };
            }
            return Decoded { text: own(raw, &unescaped, text), errors, fallback: None };
        }
        // Broken shift sequences are valid UTF-8 as well, and no text in it.
        if !raw.is_ascii()
            && let Ok(text) = std::str::from_utf8(raw)
        {
            return Decoded { text: Cow::Borrowed(text), errors, fallback: Some(OtherEncoding::UTF_8) };
        }
        if let Some(second) = self.second.filter(|_| !is_broken_utf8(raw))
            && let Some(text) = strict(second, raw)
        {
            let label = Charset::new(second, Origin::Detected).label();
            let fallback = Some(OtherEncoding { label, is_guess: true });
            return Decoded { text: Cow::Owned(text.into_owned()), errors, fallback };
        }
        let text = lossy(self.coding, &unescaped).into_owned();
        Decoded { text: Cow::Owned(text), errors: true, fallback: None }
    }

    /// Whether a value of a record in another encoding is certainly UTF-8: this many valid sequences are no accident, unless they are
    /// letters that nobody writes together.
    fn is_surely_utf8(&self, raw: &[u8]) -> bool {
        let by_chance = match self.coding {
            Coding::Web(encoding) if encoding == encoding_rs::UTF_8 => return false,
            Coding::Web(encoding) if !encoding.is_single_byte() => 6,
            _ => 2,
        };
        // Leads, each of which promises a sequence; validity is the caller's to check.
        raw.iter().filter(|&&byte| byte >= 0xC2).take(by_chance).count() == by_chance
            && std::str::from_utf8(raw).is_ok_and(|text| !self.is_double_byte() || !is_utf8_by_chance(text))
    }

    /// Byte-level escapes inside double-byte characters removed; everything else as it is.
    pub(super) fn without_inner_escapes<'a>(&self, raw: &'a [u8]) -> Cow<'a, [u8]> {
        let Coding::Web(encoding) = self.coding else { return Cow::Borrowed(raw) };
        if self.escapes != Escapes::Bytes || !self.has_risky_trails() {
            return Cow::Borrowed(raw);
        }
        if self.has_shifts() {
            return Cow::Owned(shifts::without_escapes(raw));
        }
        let mut out = Vec::with_capacity(raw.len());
        let mut at = 0;
        while at < raw.len() {
            match &raw[at..at + length_of(encoding, &raw[at..])] {
                &[lead, b'\\'] => {
                    out.push(lead);
                    // The escaped trail byte; at the very end of a cut-off value there is none.
                    out.extend(raw.get(at + 2));
                    at += 3;
                }
                unit => {
                    out.extend_from_slice(unit);
                    at += unit.len();
                }
            }
        }
        Cow::Owned(out)
    }
}

/// Whether bytes that are not valid UTF-8 are UTF-8 all the same, of which some characters were cut or spoilt.
pub(super) fn is_broken_utf8(raw: &[u8]) -> bool {
    // Two bytes of three at the end, and nothing else: the beginning of a character.
    let begun = std::str::from_utf8(raw)
        .is_err_and(|error| error.error_len().is_none() && raw.len() - error.valid_up_to() >= 2);
    begun || is_mostly_whole(raw)
}

/// Whether twice as many characters beyond ASCII are valid UTF-8 as there are places where it is broken. Other encodings are broken
/// at every other byte, and what follows cannot make up for that.
fn is_mostly_whole(raw: &[u8]) -> bool {
    let mut found = 0;
    let may_be = |(whole, broken, read)| {
        found = whole;
        2 * broken <= whole + (raw.len() - read) / 2
    };
    utf8_counts(raw).all(may_be) && found > 0
}

/// How many characters beyond ASCII are valid UTF-8, and at how many places it is broken.
pub(super) fn utf8_characters(raw: &[u8]) -> (usize, usize) {
    utf8_counts(raw).last().map_or((0, 0), |(whole, broken, _)| (whole, broken))
}

/// The same so far, and how many bytes were looked at, after each place where it is broken.
fn utf8_counts(raw: &[u8]) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
    raw.utf8_chunks().scan((0, 0, 0), |(whole, broken, read), chunk| {
        *whole += chunk.valid().chars().filter(|character| !character.is_ascii()).count();
        *broken += usize::from(!chunk.invalid().is_empty());
        *read += chunk.valid().len() + chunk.invalid().len();
        Some((*whole, *broken, *read))
    })
}

/// Borrows from the raw bytes where decoding changed nothing.
fn own<'a>(raw: &'a [u8], decoded: &[u8], text: Cow<'_, str>) -> Cow<'a, str> {
    match (text, std::str::from_utf8(raw)) {
        (Cow::Borrowed(_), Ok(same)) if decoded.len() == raw.len() => Cow::Borrowed(same),
        (text, _) => Cow::Owned(text.into_owned()),
    }
}

/// Decodes, or gives `None` at the first byte that does not decode.
pub(super) fn strict(coding: Coding, bytes: &[u8]) -> Option<Cow<'_, str>> {
    match coding {
        Coding::Web(encoding) => encoding.decode_without_bom_handling_and_without_replacement(bytes),
        Coding::Cp437 => Some(Cow::Owned(dos(&CP437, bytes))),
        Coding::Cp850 => Some(Cow::Owned(dos(&CP850, bytes))),
    }
}

/// Decodes, with U+FFFD for what does not decode.
pub(super) fn lossy(coding: Coding, bytes: &[u8]) -> Cow<'_, str> {
    match coding {
        Coding::Web(encoding) => encoding.decode_without_bom_handling(bytes).0,
        Coding::Cp437 | Coding::Cp850 => strict(coding, bytes).unwrap_or_default(),
    }
}

fn dos(upper: &[char; 128], bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| if byte < 0x80 { byte as char } else { upper[usize::from(byte) - 0x80] }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn charset(label: &str) -> Charset {
        Charset::for_label(label).expect("a known label")
    }

    #[test]
    fn both_escape_conventions_give_the_same_text() {
        // 本因坊 in Big5: the middle character ends in 5D.
        let characters = charset("big5");
        let bytes = charset("big5").with_escapes(Escapes::Bytes);
        assert_eq!(characters.decode(b"\xA5\xBB\xA6\x5D\xA7\x7B").text, "本因坊");
        assert_eq!(bytes.decode(b"\xA5\xBB\xA6\x5C\x5D\xA7\x7B").text, "本因坊");
        // Escapes outside of characters stay for the next step.
        assert_eq!(bytes.decode(b"\xA5\xBB\\]\\\\").text, "本\\]\\\\");
        assert_eq!(bytes.decode(b"\xA6\x5C").text, "\u{FFFD}");
    }

    #[test]
    fn a_value_in_another_encoding_is_still_text() {
        let gbk = charset("gbk");
        let utf8 = gbk.decode("本因坊".as_bytes());
        assert_eq!((utf8.text.as_ref(), utf8.errors, utf8.fallback), ("本因坊", false, Some(OtherEncoding::UTF_8)));
        // Valid in both: a long text is no accident, unless the encoding is forced.
        let both = "本因坊戦決勝";
        assert_eq!(charset("gbk").with_origin(Origin::Ca).decode(both.as_bytes()).text, both);
        assert_ne!(gbk.decode(both.as_bytes()).text, both);
        let broken = gbk.decode(b"a\xFFb");
        assert_eq!((broken.text.as_ref(), broken.errors), ("a\u{FFFD}b", true));
    }

    #[test]
    fn a_short_value_in_utf_8_is_seen_in_a_record_of_another_encoding() {
        for (label, text) in [
            ("gbk", "古力"),
            ("gbk", "李世石九段"),
            ("gb18030", "柯洁"),
            ("gbk", "이창호 구단"),
            ("gbk", "René"),
            ("gbk", "Zürich"),
            ("gbk", "Иван"),
            ("big5", "古力"),
            ("shift_jis", "趙治勲"),
            ("shift_jis", "本因"),
            ("euc-kr", "조훈현"),
            ("euc-jp", "本因"),
            ("windows-1251", "André"),
            ("koi8-r", "Jürgen"),
        ] {
            let named = charset(label).with_origin(Origin::Ca);
            let decoded = named.decode(text.as_bytes());
            assert_eq!((decoded.text.as_ref(), decoded.errors), (text, false), "{label}");
            assert!(decoded.fallback.is_some_and(|other| other.label == "utf-8"), "{label} {text}");
            // Whoever chose the encoding is obeyed.
            assert!(charset(label).decode(text.as_bytes()).fallback.is_none_or(|other| !other.is_guess), "{label}");
        }
        // Text of the encoding itself, the bytes of which are valid UTF-8 by accident.
        for (label, text) in [
            ("gbk", "檀啸"),
            ("gbk", "茅"),
            ("gbk", "学"),
            ("gbk", "A选"),
            ("gbk", "B没"),
            ("big5", "聶"),
            ("euc-kr", "첩"),
            ("windows-1251", "Вђ"),
            ("koi8-r", "ба"),
        ] {
            let named = charset(label).with_origin(Origin::Ca);
            let raw = charset(label).encode(text).expect("text of this encoding");
            let decoded = named.decode(&raw);
            assert_eq!((decoded.text.as_ref(), decoded.fallback), (text, None), "{label} {}", raw.escape_ascii());
        }
    }

    #[test]
    fn text_in_an_encoding_that_is_not_read_is_no_text_in_another() {
        for label in ["utf-8", "gbk", "windows-1252", "iso-2022-jp"] {
            for raw in [&b"Gu ~{9EA&~}"[..], b"\x1B$)C\x0E0!\x0F"] {
                let decoded = charset(label).decode(raw);
                assert!(decoded.errors, "{label} {}", raw.escape_ascii());
                assert!(decoded.text.is_ascii() || label == "iso-2022-jp", "{label}: {}", decoded.text);
            }
            assert!(!charset(label).decode(b"a ~ {b}").errors);
        }
        // Whatever the rest of the value is.
        for (label, rest) in [("gbk", "本因坊戦"), ("utf-8", "é"), ("windows-1252", "é")] {
            let raw = [rest.as_bytes(), b" ~{9EA&~}"].concat();
            assert!(charset(label).with_origin(Origin::Ca).decode(&raw).errors, "{label}");
        }
    }

    #[test]
    fn text_of_seven_bits_is_read_in_a_record_of_another_encoding() {
        let jis = b"a \x1B$BK\\0xK7\x1B(B b";
        for label in ["utf-8", "gbk", "windows-1252", "shift_jis"] {
            let named = charset(label).with_origin(Origin::Ca);
            let decoded = named.decode(jis);
            assert_eq!((&*decoded.text, decoded.errors), ("a 本因坊 b", false), "{label}");
            assert_eq!(decoded.fallback, Some(OtherEncoding::ISO_2022_JP), "{label}");
            assert!(named.encode("\x1B$BK7K7\x1B(B").is_err(), "{label}");
            // Unfinished, in the form of no character, or in an encoding that somebody chose.
            for raw in [&b"\x1B$BK7"[..], b"\x1B$B\x1B(B", b"\x1B$BK7K\x1B(B", b"\x1B[0m"] {
                let text = std::str::from_utf8(raw).expect("ASCII");
                assert_eq!((&*named.decode(raw).text, named.encode(text).is_ok()), (text, true), "{label}");
            }
            assert!(charset(label).decode(jis).text.starts_with("a \x1B"), "{label}");
        }
    }

    #[test]
    fn byte_order_marks_inside_values_are_text() {
        assert_eq!(charset("latin1").decode(b"\xFF\xFEa").text, "ÿþa");
        assert_eq!(charset("utf-8").decode("\u{FEFF}a".as_bytes()).text, "\u{FEFF}a");
    }

    #[test]
    fn single_byte_tables_are_total() {
        let all: Vec<u8> = (0..=255).collect();
        for label in ["latin1", "cp437", "cp850", "windows-1252", "macintosh"] {
            let charset = charset(label);
            let decoded = charset.decode(&all);
            assert!(!decoded.errors, "{label}");
            assert_eq!(decoded.text.chars().count(), 256, "{label}");
        }
        assert_eq!(charset("cp437").decode(b"\x81").text, "ü");
    }
}
