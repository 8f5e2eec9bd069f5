//! Encodes text to bytes. Exact or an error: never a question mark, never a character reference.

use super::charset::{Charset, length_of};
use super::coding::{Coding, Escapes};
use super::decode::strict;
use super::dos::{CP437, CP850};
use super::shifts;
use crate::language::Message;
use encoding_rs::{self as enc, EncoderResult, Encoding};
use std::fmt;

/// Text that an encoding cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unencodable {
    /// The characters it lacks, each once, in order of appearance.
    pub characters: Vec<char>,
    /// The label of the encoding.
    pub label: &'static str,
}

impl fmt::Display for Unencodable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(out)
    }
}

impl Unencodable {
    /// Which characters the encoding lacks, the first ones of many.
    pub fn message(&self) -> Message {
        const SHOWN: usize = 10;
        let shown: Vec<String> =
            self.characters.iter().take(SHOWN).map(|&c| format!("{c} (U+{:04X})", u32::from(c))).collect();
        let (label, shown) = (self.label, shown.join(", "));
        match self.characters.len().saturating_sub(SHOWN) {
            0 => message!("encoding-has-no", "the record's encoding ({label}) cannot represent {shown}", label, shown),
            more => message!(
                "encoding-has-no-more",
                "the record's encoding ({label}) cannot represent {shown} and {more} more",
                label,
                shown,
                more
            ),
        }
    }
}

impl std::error::Error for Unencodable {}

impl Charset {
    /// Encodes text that is already SGF-escaped, in this charset and its escape convention.
    ///
    /// Strict: what would not decode to the same text again is an error, with the characters that are to blame. The bytes may contain an
    /// escape that the text does not, if a character and what follows it could be misread otherwise.
    ///
    /// # Errors
    /// With the characters that this charset lacks.
    pub fn encode(&self, text: &str) -> Result<Vec<u8>, Unencodable> {
        if text.is_ascii() && !self.has_shifts() {
            // As a value it would be read as Japanese.
            return match shifts::are_whole(text.as_bytes()) {
                true => Err(Unencodable { characters: vec!['\x1B'], label: self.named() }),
                false => Ok(text.as_bytes().to_vec()),
            };
        }
        if let Some(bytes) = self.exact(text) {
            let bytes = self.with_inner_escapes(bytes);
            // It must not look like a stray UTF-8 value when the record is reread.
            if self.decode(&bytes).text == text {
                return Ok(self.with_whole_characters(bytes));
            }
            let characters = text.chars().filter(|character| !character.is_ascii()).take(1).collect();
            return Err(Unencodable { characters, label: self.named() });
        }
        let mut characters = Vec::new();
        let mut buffer = [0; 4];
        for character in text.chars() {
            if !characters.contains(&character) && self.exact(character.encode_utf8(&mut buffer)).is_none() {
                characters.push(character);
            }
        }
        Err(Unencodable { characters, label: self.named() })
    }

    /// As [`Charset::encode`], in a record that may be all ASCII and declare nothing: with the first other character it becomes UTF-8.
    ///
    /// # Errors
    /// As [`Charset::encode`].
    #[doc(hidden)]
    pub fn encode_new(&self, text: &str) -> Result<Vec<u8>, Unencodable> {
        if self.is_undeclared_ascii() { Ok(text.as_bytes().to_vec()) } else { self.encode(text) }
    }

    /// A raw value of a record in another encoding, in this one.
    ///
    /// # Errors
    /// As [`Charset::encode`].
    #[doc(hidden)]
    pub fn carry(&self, from: &Charset, raw: &[u8]) -> Result<Vec<u8>, Unencodable> {
        if self.same_values(from) || raw.is_ascii() {
            Ok(raw.to_vec())
        } else {
            self.encode_new(&from.decode(raw).text)
        }
    }

    /// A character whose second half is a bracket, followed by what looks like a record going on, would be taken for one
    /// that was cut. An escape after it, which means nothing, keeps it whole.
    fn with_whole_characters(&self, mut bytes: Vec<u8>) -> Vec<u8> {
        let Coding::Web(encoding) = self.coding else { return bytes };
        if self.is_bytewise() || !bytes.contains(&b']') {
            return bytes;
        }
        // As it will be in its value.
        bytes.push(b']');
        let mut at = 0;
        while at + 1 < bytes.len() {
            let length = self.step(&bytes, at);
            if length == 1 && length_of(encoding, &bytes[at..]) == 2 {
                // Before a line break a backslash would be a soft break.
                let blanks = bytes[at + 2..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
                bytes.insert(at + 2 + blanks, b'\\');
                at += 2;
            } else {
                at += length;
            }
        }
        bytes.pop();
        bytes
    }

    /// As the record calls it: what is read as windows-1252 may be called ISO-8859-1.
    fn named(&self) -> &'static str {
        if self.strict_latin1 { self.ca_name() } else { self.own_name() }
    }

    /// Encodes and checks by decoding, `None` when anything is lost.
    fn exact(&self, text: &str) -> Option<Vec<u8>> {
        let forbidden =
            |character: char| (self.ascii && !character.is_ascii()) || (self.strict_latin1 && !is_latin1(character));
        if (self.ascii || self.strict_latin1) && text.chars().any(forbidden) {
            return None;
        }
        let bytes = match self.coding {
            Coding::Web(encoding) if encoding == enc::UTF_8 => return Some(text.as_bytes().to_vec()),
            Coding::Web(encoding) => web(encoding, text)?,
            Coding::Cp437 => dos(&CP437, text)?,
            Coding::Cp850 => dos(&CP850, text)?,
        };
        // Encoders map some characters to look-alikes (a yen sign to a backslash in Shift_JIS).
        (strict(self.coding, &bytes)? == text).then_some(bytes)
    }

    /// Escapes second bytes that look like `\` or `]`, where the record does so.
    fn with_inner_escapes(&self, bytes: Vec<u8>) -> Vec<u8> {
        let Coding::Web(encoding) = self.coding else { return bytes };
        if self.escapes != Escapes::Bytes || !self.has_risky_trails() {
            return bytes;
        }
        if self.has_shifts() {
            return shifts::with_escapes(&bytes);
        }
        let mut out = Vec::with_capacity(bytes.len() + 8);
        let mut at = 0;
        while at < bytes.len() {
            let length = length_of(encoding, &bytes[at..]);
            match &bytes[at..at + length] {
                &[lead, trail @ (b'\\' | b']')] => out.extend_from_slice(&[lead, b'\\', trail]),
                unit => out.extend_from_slice(unit),
            }
            at += length;
        }
        out
    }
}

/// U+0000 to U+00FF without the second control block, whose bytes everybody reads as windows-1252.
fn is_latin1(character: char) -> bool {
    matches!(u32::from(character), 0..=0x7F | 0xA0..=0xFF)
}

fn web(encoding: &'static Encoding, text: &str) -> Option<Vec<u8>> {
    let mut encoder = encoding.new_encoder();
    let room = encoder.max_buffer_length_from_utf8_without_replacement(text.len())?;
    let mut bytes = vec![0; room];
    let (result, _, written) = encoder.encode_from_utf8_without_replacement(text, &mut bytes, true);
    match result {
        EncoderResult::InputEmpty => {
            bytes.truncate(written);
            Some(bytes)
        }
        EncoderResult::OutputFull | EncoderResult::Unmappable(_) => None,
    }
}

fn dos(upper: &[char; 128], text: &str) -> Option<Vec<u8>> {
    text.chars()
        .map(|character| match u8::try_from(u32::from(character)) {
            Ok(byte) if byte < 0x80 => Some(byte),
            _ => upper.iter().position(|&own| own == character).map(|at| at as u8 + 0x80),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{scan::value_end, text_of};

    fn charset(label: &str) -> Charset {
        Charset::for_label(label).expect("a known label")
    }

    #[test]
    fn text_goes_out_in_the_convention_it_came_in() {
        assert_eq!(charset("big5").encode("本因坊").unwrap(), b"\xA5\xBB\xA6\x5D\xA7\x7B");
        let bytes = charset("big5").with_escapes(Escapes::Bytes);
        assert_eq!(bytes.encode("本因坊\\]").unwrap(), b"\xA5\xBB\xA6\x5C\x5D\xA7\x7B\\]");
        assert_eq!(charset("gbk").encode("昞").unwrap(), b"\x95\x5C");
        assert_eq!(charset("gbk").with_escapes(Escapes::Bytes).encode("昞").unwrap(), b"\x95\x5C\x5C");
    }

    #[test]
    fn characters_that_do_not_fit_are_named() {
        let error = charset("gbk").encode("a😀b한😀").unwrap_err();
        assert_eq!(error.characters, ['😀', '한']);
        assert_eq!(error.to_string(), "the record's encoding (GBK) cannot represent 😀 (U+1F600), 한 (U+D55C)");
        // A look-alike is not the same character.
        assert_eq!(charset("shift_jis").encode("¥").unwrap_err().characters, ['¥']);
        assert_eq!(charset("iso-8859-1").encode("é “").unwrap_err().characters, ['“']);
        assert_eq!(charset("windows-1252").encode("é “").unwrap(), b"\xE9 \x93");
        assert_eq!(charset("cp437").encode("ü").unwrap(), b"\x81");
        assert_eq!(charset("cp437").encode("한").unwrap_err().characters, ['한']);
    }

    #[test]
    fn text_that_looks_like_a_record_stays_in_its_value() {
        for (label, character) in [("big5", "因"), ("gbk", "奭"), ("shift_jis", "転")] {
            let charset = charset(label);
            for text in [";B[aa", "W[aa", ")(;", "(;", " KM[6", "\nKM[6", " \n;B[aa", ")", "x", ""] {
                let text = format!("{character}{text}");
                let bytes = charset.encode(&text).unwrap();
                let record = [&bytes[..], b"];B[aa])"].concat();
                assert_eq!(value_end(&record, 0, &charset), (bytes.len(), true), "{text}");
                assert_eq!(text_of(&charset.decode(&bytes).text), text);
                assert!(bytes.len() <= text.len());
            }
        }
    }

    #[test]
    fn decoding_gives_back_what_was_encoded() {
        let text = "Zürich 第五局 日本 한국 Ω \\] \\\\ 表十本因坊予余能噂 ア";
        for label in
            ["utf-8", "gb18030", "gbk", "big5", "shift_jis", "euc-jp", "euc-kr", "iso-2022-jp", "cp850", "koi8-r"]
        {
            for escapes in [Escapes::Characters, Escapes::Bytes] {
                let charset = charset(label).with_escapes(escapes);
                let holds: String =
                    text.chars().filter(|c| charset.encode(c.encode_utf8(&mut [0; 4])).is_ok()).collect();
                let bytes = charset.encode(&holds).unwrap();
                let decoded = charset.decode(&bytes);
                assert_eq!(decoded.text, holds, "{label}");
                assert!(!decoded.errors && decoded.fallback.is_none(), "{label}");
            }
        }
    }
}
