//! The encoding of a record: which one, how it was found, and which escape convention it uses.

use super::alias::{Label, look_up, look_up_ca, name_in};
use super::coding::{Coding, Confidence, Escapes, Origin, Wide};
use super::tokens::goes_on;
use encoding_rs::{self as enc, Encoding};

/// The encoding of a record or of one of its games, and its escape convention.
///
/// An opinion about the bytes, not a property of them: reading the same bytes with another charset is always possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Charset {
    pub(super) coding: Coding,
    pub(super) origin: Origin,
    pub(super) confidence: Confidence,
    pub(super) escapes: Escapes,
    pub(super) bom: bool,
    /// Labelled ISO-8859-1: what only windows-1252 has must not be written.
    pub(super) strict_latin1: bool,
    /// Nothing but ASCII, and no label: no promise was made yet about anything else.
    pub(super) ascii: bool,
    /// For values that decode neither in `coding` nor as UTF-8.
    pub(super) second: Option<Coding>,
    /// The encoding that the text looks more like than the one that is named.
    pub(super) doubt: Option<Coding>,
    pub(super) wide: Option<Wide>,
}

impl Charset {
    /// UTF-8, as the encoding of a new record.
    pub fn utf8() -> Self {
        Self::new(Coding::Web(enc::UTF_8), Origin::Given)
    }

    /// The default of the format: ISO-8859-1, read as windows-1252.
    pub fn latin1() -> Self {
        Self::new(Coding::Web(enc::WINDOWS_1252), Origin::Default)
    }

    /// The charset a label names, or `None` for a name that is not known or not supported.
    ///
    /// Knows the labels of the WHATWG standard and those that occur in records (`EUC-CN`, `cp936`, `MS_KANJI`, `ISO8859_1`).
    pub fn for_label(label: &str) -> Option<Self> {
        match look_up(label.as_bytes()) {
            Label::Known(coding) => Some(Self::new(coding, Origin::Given)),
            Label::Latin1 => {
                Some(Self { strict_latin1: true, ..Self::new(Coding::Web(enc::WINDOWS_1252), Origin::Given) })
            }
            Label::Utf16 => {
                let big = label.trim().to_ascii_lowercase().ends_with("be");
                Some(Self { wide: Some(Wide::new(big)), ..Self::utf8() })
            }
            Label::Ascii => Some(Self { ascii: true, ..Self::latin1() }),
            Label::Nothing | Label::Unknown => None,
        }
    }

    pub(super) fn new(coding: Coding, origin: Origin) -> Self {
        Self {
            coding,
            origin,
            confidence: if origin == Origin::Detected { Confidence::Likely } else { Confidence::Certain },
            escapes: Escapes::Characters,
            bom: false,
            strict_latin1: false,
            ascii: false,
            second: None,
            doubt: None,
            wide: None,
        }
    }

    /// The canonical WHATWG label in lower case (`utf-8`, `gbk`, `windows-1252`); `cp437` and `cp850` for the two that have none.
    pub fn label(&self) -> &'static str {
        let name = self.own_name();
        LABELS.split(' ').find(|label| label.eq_ignore_ascii_case(name)).unwrap_or(name)
    }

    /// The display name of the encoding: `UTF-8`, `Shift_JIS`; `ASCII` for an all-ASCII record that declares none.
    pub fn name(&self) -> &'static str {
        if self.ascii && !self.is_wide() { "ASCII" } else { self.own_name() }
    }

    /// The name to write into CA: the one that most programs know.
    pub fn ca_name(&self) -> &'static str {
        if self.strict_latin1 && !self.is_wide() { "ISO-8859-1" } else { self.own_name() }
    }

    /// The name of the encoding in messages, whatever the file calls it: `UTF-8`, `Shift_JIS`.
    pub fn own_name(&self) -> &'static str {
        match (self.wide, self.coding) {
            (Some(wide), _) if wide.big => "UTF-16BE",
            (Some(_), _) => "UTF-16LE",
            (None, Coding::Cp437) => "CP437",
            (None, Coding::Cp850) => "CP850",
            (None, Coding::Web(encoding)) => encoding.name(),
        }
    }

    /// How the encoding was found.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// How certain the encoding is. For an all-ASCII record it cannot be wrong.
    pub fn confidence(&self) -> Confidence {
        self.confidence
    }

    /// Whether there was too little to judge by.
    pub fn is_guess(&self) -> bool {
        self.confidence == Confidence::Guess
    }

    /// Whether the file does not declare it: it was detected from the text, which may be wrong.
    pub fn is_unnamed(&self) -> bool {
        matches!(self.origin, Origin::Detected | Origin::Default) && !self.ascii && !self.is_wide()
    }

    /// The name of the encoding that the text looks more like, where its label was kept against that.
    pub fn looks_like(&self) -> Option<&'static str> {
        self.doubt.map(|coding| Self::new(coding, Origin::Detected).own_name())
    }

    /// The name for a status line: `GBK`, or `GBK, a guess`.
    pub fn description(&self) -> String {
        if self.is_guess() { say!("guess-2", "{name} (guess)", name = self.name()) } else { self.name().to_owned() }
    }

    /// Which escape convention the bytes follow.
    pub fn escapes(&self) -> Escapes {
        self.escapes
    }

    /// The same encoding with the other reading of the escape character.
    pub fn with_escapes(mut self, escapes: Escapes) -> Self {
        self.escapes = escapes;
        self
    }

    /// The same charset with another origin.
    pub fn with_origin(mut self, origin: Origin) -> Self {
        (self.origin, self.confidence) = (origin, Self::new(self.coding, origin).confidence);
        self
    }

    /// Whether the file starts with a byte order mark.
    pub fn has_bom(&self) -> bool {
        self.bom
    }

    /// Whether the text is UTF-8, as far as values are concerned (true also for UTF-16 files, which are held as UTF-8).
    pub fn is_utf8(&self) -> bool {
        self.coding == Coding::Web(enc::UTF_8)
    }

    /// Whether the record is all ASCII and declares no encoding, so that declaring one changes nothing.
    pub fn is_undeclared_ascii(&self) -> bool {
        self.ascii
    }

    /// Whether both decode and encode alike, however they were found.
    pub fn same_encoding(&self, other: &Charset) -> bool {
        self.coding == other.coding && self.wide.is_some() == other.wide.is_some()
    }

    /// Whether both decode and encode alike, with the same escapes.
    #[doc(hidden)]
    pub fn same_values(&self, other: &Charset) -> bool {
        self.same_encoding(other) && self.escapes == other.escapes
    }

    /// Whether any bytes mean the same in both, those that are not in the encoding at all included.
    #[doc(hidden)]
    pub fn reads_like(&self, other: &Charset) -> bool {
        let insists = |charset: &Charset| charset.origin == Origin::Given;
        self.same_encoding(other)
            && (self.escapes, self.second, insists(self)) == (other.escapes, other.second, insists(other))
    }

    /// The charset named by a value of CA, ignoring text after the name.
    pub(crate) fn of_ca(value: &[u8]) -> Option<Self> {
        let name = &value[name_in(value)];
        std::str::from_utf8(name).ok().and_then(Self::for_label)
    }

    /// Whether a CA value agrees with this charset: same encoding, or a superset of what it names.
    pub fn agrees_with(&self, label: &str) -> bool {
        match look_up_ca(label.as_bytes()) {
            // UTF-16 is held as UTF-8.
            Label::Known(_) if self.is_wide() => false,
            Label::Known(coding) => coding == self.coding || (is_chinese(coding) && is_chinese(self.coding)),
            Label::Latin1 => self.coding == Coding::Web(enc::WINDOWS_1252),
            Label::Utf16 => self.wide.is_some(),
            Label::Nothing => true,
            Label::Ascii => self.ascii,
            Label::Unknown => false,
        }
    }

    /// Whether every `\` and `]` byte is that character, so that a byte search finds exactly the characters.
    pub fn is_bytewise(&self) -> bool {
        self.escapes == Escapes::Bytes || !self.has_risky_trails()
    }

    /// Whether the meaning of a byte depends on a shift sequence before it: ISO-2022-JP.
    pub(crate) fn has_shifts(&self) -> bool {
        self.coding == Coding::Web(enc::ISO_2022_JP)
    }

    /// The first lead byte from which on, up to FE, any two bytes are one character; `None` if there is none, as in Shift_JIS.
    pub(crate) fn lowest_of_pairs(&self) -> Option<u8> {
        match self.coding {
            Coding::Web(e) if e == enc::GBK || e == enc::GB18030 => Some(0x81),
            Coding::Web(e) if e == enc::BIG5 => Some(0xA1),
            _ => None,
        }
    }

    /// Whether a byte can be the first half of a character in Shift_JIS, where any two of these are one.
    pub(crate) fn is_first_of_shift_jis(byte: u8) -> bool {
        matches!(byte, 0x81..=0x9F | 0xE0..=0xFC)
    }

    /// Whether characters beyond ASCII have two bytes, and some three or four.
    pub(crate) fn is_double_byte(&self) -> bool {
        matches!(self.coding, Coding::Web(e) if !e.is_single_byte() && e != enc::UTF_8)
    }

    /// Whether the second byte of a character can be `\` or `]` in this encoding.
    pub(super) fn has_risky_trails(&self) -> bool {
        matches!(self.coding, Coding::Web(e) if e == enc::GBK || e == enc::GB18030 || e == enc::BIG5
            || e == enc::SHIFT_JIS || e == enc::ISO_2022_JP)
    }

    /// The length in bytes of the unit at `at` for a lexer looking for `\` and `]`: 1, or more for a multi-byte
    /// character whose later bytes could be mistaken for them. An ISO-2022-JP shift sequence is one unit up to the
    /// return to ASCII.
    ///
    /// # Panics
    /// Never; `at` past the end gives 1.
    pub fn step(&self, bytes: &[u8], at: usize) -> usize {
        if self.escapes == Escapes::Bytes {
            return 1;
        }
        let Coding::Web(encoding) = self.coding else { return 1 };
        let Some(&lead) = bytes.get(at) else { return 1 };
        if encoding == enc::ISO_2022_JP {
            return if lead == 0x1B { shifted_run(&bytes[at..]) } else { 1 };
        }
        let length = length_of(encoding, &bytes[at..]);
        // A character that was cut in half at the end of its value takes no bracket with it.
        if length == 2 && bytes[at + 1] == b']' && goes_on(bytes, at + 2) { 1 } else { length }
    }
}

fn is_chinese(coding: Coding) -> bool {
    coding == Coding::Web(enc::GBK) || coding == Coding::Web(enc::GB18030)
}

/// The length of the character that some bytes begin with, where that matters for the lexer.
pub(super) fn length_of(encoding: &'static Encoding, bytes: &[u8]) -> usize {
    let &[lead @ 0x81..=0xFF, trail, ..] = bytes else { return 1 };
    let two = if encoding == enc::GBK || encoding == enc::GB18030 {
        if trail.is_ascii_digit() && lead != 0xFF {
            // Four bytes: the third is a lead, the fourth a digit again. None of them is risky, but the third must
            // not be taken for the start of a pair.
            let four = matches!(bytes.get(2..4), Some([0x81..=0xFE, b'0'..=b'9']));
            return if four { 4 } else { 1 };
        }
        lead != 0xFF && matches!(trail, 0x40..=0x7E | 0x80..=0xFE)
    } else if encoding == enc::BIG5 {
        lead != 0xFF && matches!(trail, 0x40..=0x7E | 0xA1..=0xFE)
    } else if encoding == enc::SHIFT_JIS {
        Charset::is_first_of_shift_jis(lead) && matches!(trail, 0x40..=0x7E | 0x80..=0xFC)
    } else {
        false
    };
    if two { 2 } else { 1 }
}

/// The length of an ISO-2022-JP run from its shift sequence to the return to a single-byte set, that included.
fn shifted_run(bytes: &[u8]) -> usize {
    if !matches!(bytes, [0x1B, b'$', b'@' | b'B', ..]) {
        return 1;
    }
    let mut at = 3;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            0x1B if matches!(bytes.get(at + 1..at + 3), Some([b'(', b'B' | b'J' | b'I'])) => return at + 3,
            0x1B if matches!(bytes.get(at + 1..at + 3), Some([b'$', b'@' | b'B'])) => at += 3,
            0x21..=0x7E if matches!(bytes.get(at + 1), Some(0x21..=0x7E)) => at += 2,
            // A line break or a stray byte ends the run for a tolerant reader.
            _ => return at,
        }
    }
    at.min(bytes.len())
}

/// The names of encodings in the lower case of WHATWG labels.
const LABELS: &str = "utf-8 ibm866 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-8-i \
    iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh windows-874 windows-1250 \
    windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 \
    x-mac-cyrillic gbk gb18030 big5 euc-jp iso-2022-jp shift_jis euc-kr replacement utf-16be utf-16le \
    x-user-defined cp437 cp850";

#[cfg(test)]
mod tests {
    use super::*;

    fn charset(label: &str) -> Charset {
        Charset::for_label(label).expect("a known label")
    }

    #[test]
    fn labels_are_lower_case_and_canonical() {
        for (given, label) in [
            ("GB2312", "gbk"),
            ("Shift-JIS", "shift_jis"),
            ("latin1", "windows-1252"),
            ("UTF8", "utf-8"),
            ("utf-16be", "utf-16be"),
            ("cp437", "cp437"),
            ("ISO-2022-JP", "iso-2022-jp"),
        ] {
            assert_eq!(charset(given).label(), label);
        }
        for label in LABELS.split(' ') {
            assert_eq!(label, label.to_ascii_lowercase());
        }
    }

    #[test]
    fn second_bytes_that_look_like_brackets_are_stepped_over() {
        // 5D and 5C as second bytes, in the three dangerous encodings.
        assert_eq!(charset("gbk").step(b"\x8A\x5D", 0), 2);
        assert_eq!(charset("big5").step(b"\xA6\x5D", 0), 2);
        assert_eq!(charset("shift_jis").step(b"\x97\x5D", 0), 2);
        assert_eq!(charset("gb18030").step(b"\x81\x30\x81\x30]", 0), 4);
        assert_eq!(charset("euc-kr").step(b"\xB0\xA1", 0), 1);
        assert_eq!(charset("utf-8").step("白".as_bytes(), 0), 1);
        assert_eq!(charset("gbk").with_escapes(Escapes::Bytes).step(b"\x8A\x5D", 0), 1);
        // Half-width katakana are single bytes in Shift_JIS.
        assert_eq!(charset("shift_jis").step(b"\xB0]", 0), 1);
        assert_eq!(charset("gbk").step(b"\x8A", 0), 1);
        assert_eq!(charset("gbk").step(b"", 0), 1);
    }

    #[test]
    fn a_shifted_run_is_one_unit() {
        let jis = charset("iso-2022-jp");
        assert_eq!(jis.step(b"\x1B$B]\\]]\x1B(B]", 0), 10);
        assert_eq!(jis.step(b"\x1B(B]", 0), 1);
        assert_eq!(jis.step(b"\x1B$B]", 0), 3);
        // Where escapes count bytes, each that looks like one of the two has one in front, first halves too.
        let by_bytes = charset("iso-2022-jp").with_escapes(Escapes::Bytes);
        assert!(by_bytes.is_bytewise());
        let text = jis.decode(b"\x1B$B]]K\\\x1B(B").text;
        let raw = b"\x1B$B\\]\\]K\\\\\x1B(B";
        assert_eq!((by_bytes.decode(raw).text, by_bytes.encode(&text).as_deref()), (text.clone(), Ok(&raw[..])));
    }
}
