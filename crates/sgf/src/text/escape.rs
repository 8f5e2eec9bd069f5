//! SGF escapes, on decoded text: from a written value to the text it means, and back.
//!
//! Order for reading a value: decode, split a composed value, then unescape and convert white space.

use std::ops::Range;

/// What a Text value means: escapes and soft line breaks removed, line breaks as `\n`, other white space as blanks.
pub fn text_of(raw: &str) -> String {
    convert(raw, Some('\n'), true)
}

/// The text of a SimpleText value: as [`text_of`], but line breaks become blanks.
pub fn simple_text_of(raw: &str) -> String {
    convert(raw, Some(' '), true)
}

/// Removes escapes and soft line breaks only; all other white space stays.
pub fn unescape(raw: &str) -> String {
    convert(raw, None, false)
}

/// Escapes a text for use between brackets in a value without a colon separator.
pub fn escape_text(text: &str) -> String {
    escape(text, &['\\', ']'])
}

/// The text of a Text value, or with `simple` of a SimpleText value, escaped again as [`escape_text`] does it. Escapes of ASCII letters stay:
/// they may be what is left of a line break or of a path, of which the backslash is a part.
pub fn respelled_text(raw: &str, simple: bool) -> String {
    let mut escaped = String::with_capacity(raw.len() + 8);
    for (written, letter) in letters(raw, Some(if simple { ' ' } else { '\n' }), true) {
        let is_written_so = letter.is_ascii_alphabetic() && raw[written].starts_with('\\');
        if is_written_so || matches!(letter, '\\' | ']') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// Escapes a text for use as one part of a composed value.
pub fn escape_composed(text: &str) -> String {
    escape(text, &['\\', ']', ':'])
}

/// Splits a value at its first unescaped colon. What follows, further colons included, is the second part.
pub fn split_composed(raw: &str) -> Option<(&str, &str)> {
    colon(raw.as_bytes()).map(|at| (&raw[..at], &raw[at + 1..]))
}

/// As [`split_composed`], of the bytes of a value whose first part is plain: a point, a number.
pub fn split_composed_bytes(raw: &[u8]) -> Option<(&[u8], &[u8])> {
    colon(raw).map(|at| (&raw[..at], &raw[at + 1..]))
}

/// Where the first unescaped colon is.
fn colon(raw: &[u8]) -> Option<usize> {
    let mut bytes = raw.iter().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'\\' => {
                bytes.next();
            }
            b':' => return Some(at),
            _ => {}
        }
    }
    None
}

/// The positions of parts of [`text_of`]'s result in the raw value, each with the escapes of its characters and with what came with it;
/// `simple` if it was read by [`simple_text_of`]. No part is empty, and each is after the one before.
pub fn written_parts<T>(
    raw: &str,
    simple: bool,
    parts: impl Iterator<Item = (Range<usize>, T)>,
) -> impl Iterator<Item = (Range<usize>, T)> {
    let mut read = 0;
    let mut letters = letters(raw, Some(if simple { ' ' } else { '\n' }), true).map(move |(written, letter)| {
        let start = read;
        read += letter.len_utf8();
        (start..read, written)
    });
    parts.map(move |(part, with)| {
        let first = letters.find(|(letter, _)| letter.start >= part.start);
        let Some((letter, first)) = first else { return (raw.len()..raw.len(), with) };
        let last = if letter.end < part.end { letters.find(|(letter, _)| letter.end >= part.end) } else { None };
        (first.start..last.map_or(first.end, |(_, last)| last.end), with)
    })
}

/// `line_break`: what a hard line break becomes; `None` leaves it as it is. A pair of different break characters is one.
fn convert(raw: &str, line_break: Option<char>, blanks: bool) -> String {
    if !raw.bytes().any(|byte| byte == b'\\' || (byte < b' ' && (blanks || line_break.is_some()))) {
        return raw.to_owned();
    }
    let mut text = String::with_capacity(raw.len());
    text.extend(letters(raw, line_break, blanks).map(|(_, letter)| letter));
    text
}

/// The characters that a value means, each with its location.
fn letters(raw: &str, line_break: Option<char>, blanks: bool) -> impl Iterator<Item = (Range<usize>, char)> {
    let mut characters = raw.char_indices().peekable();
    std::iter::from_fn(move || {
        loop {
            let (start, character) = characters.next()?;
            let letter = match character {
                // Nothing follows only at the end of a value that the file's end cut off.
                '\\' => match characters.next()?.1 {
                    escaped @ ('\n' | '\r') => {
                        characters.next_if(|(_, next)| *next == other_half(escaped));
                        continue;
                    }
                    // What some servers write for a line break. Nobody escapes both letters.
                    'r' if line_break.is_some() && raw[start..].starts_with(LITERAL_BREAK) => {
                        characters.next();
                        characters.next();
                        line_break.unwrap_or('\n')
                    }
                    '\t' | '\x0B' | '\x0C' | '\0' if blanks => ' ',
                    escaped => escaped,
                },
                '\n' | '\r' if line_break.is_some() => {
                    characters.next_if(|(_, next)| *next == other_half(character));
                    line_break.unwrap_or(character)
                }
                '\t' | '\x0B' | '\x0C' | '\0' if blanks => ' ',
                _ => character,
            };
            let end = characters.peek().map_or(raw.len(), |(at, _)| *at);
            return Some((start..end, letter));
        }
    })
}

/// A line break as the source text of a program has it.
const LITERAL_BREAK: &str = r"\r\n";

fn other_half(line_break: char) -> char {
    if line_break == '\n' { '\r' } else { '\n' }
}

fn escape(text: &str, special: &[char]) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    for character in text.chars() {
        if special.contains(&character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_format() {
        let raw = "Meijin NR: yeah, k4 is won\\\nderful\nsweat NR: thank you! :\\)\ndada NR: yup. I like this move too. It's a move only to be expected from a pro. I really like it :)\njansteen 4d: Can anyone\\\n explain [me\\] k4?";
        assert_eq!(
            text_of(raw),
            "Meijin NR: yeah, k4 is wonderful\nsweat NR: thank you! :)\ndada NR: yup. I like this move too. It's a move only to be expected from a pro. I really like it :)\njansteen 4d: Can anyone explain [me] k4?"
        );
        assert_eq!(simple_text_of("a\r\nb"), "a b");
    }

    #[test]
    fn pairs_of_break_characters_count_once() {
        for (raw, lines) in
            [("\n", 1), ("\r", 1), ("\r\n", 1), ("\n\r", 1), ("\n\n", 2), ("\r\r", 2), ("\r\n\r\n", 2), ("\n\r\n", 2)]
        {
            assert_eq!(text_of(raw), "\n".repeat(lines), "{raw:?}");
            assert_eq!(simple_text_of(raw), " ".repeat(lines), "{raw:?}");
        }
        assert_eq!(text_of("a\\\r\nb\\\n\rc\\\rd\\\ne"), "abcde");
        assert_eq!(text_of("a\\\n\nb"), "a\nb");
    }

    #[test]
    fn white_space_is_converted_even_when_escaped() {
        assert_eq!(text_of("a\tb\\\tc\x0Bd\\te"), "a b c dte");
        assert_eq!(unescape("a\tb\\\\\\]\n"), "a\tb\\]\n");
        assert_eq!(text_of("end\\"), "end");
        // Line breaks as the source text of a program has them.
        assert_eq!(text_of("第一行\\r\\n第二行\\n\\r"), "第一行\n第二行nr");
        assert_eq!(simple_text_of("a\\r\\nb"), "a b");
        assert_eq!(text_of("a\\\\r\\\\nb"), "a\\r\\nb");
        assert_eq!(unescape("a\\r\\nb"), "arnb");
    }

    #[test]
    fn escaping_and_unescaping_are_inverse() {
        let text = "a]b\\c:d [e] 本因坊\n";
        assert_eq!(escape_text(text), "a\\]b\\\\c:d [e\\] 本因坊\n");
        assert_eq!(text_of(&escape_text(text)), text);
        assert_eq!(text_of(&escape_composed(text)), text);
    }

    #[test]
    fn values_split_at_the_first_unescaped_colon() {
        assert_eq!(split_composed("aa:b:c"), Some(("aa", "b:c")));
        assert_eq!(split_composed("a\\:b"), None);
        assert_eq!(split_composed("a\\\\:b"), Some(("a\\\\", "b")));
        assert_eq!(split_composed("名:本"), Some(("名", "本")));
        assert_eq!(split_composed(":"), Some(("", "")));
    }

    #[test]
    fn a_part_of_a_text_is_found_as_it_is_written() {
        let raw = "a\\\nb\\]\\x\r\nc 本\\";
        let text = text_of(raw);
        assert_eq!(text, "ab]x\nc 本");
        let at = |part: &str| text.find(part).map(|at| at..at + part.len()).unwrap();
        let written = |parts: &[&str]| -> Vec<&str> {
            let parts: Vec<_> = parts.iter().map(|part| at(part)).collect();
            written_parts(raw, false, parts.into_iter().map(|part| (part, ()))).map(|(range, ())| &raw[range]).collect()
        };
        assert_eq!(written(&["a", "b]", "x\nc", "本"]), ["a", "b\\]", "\\x\r\nc", "本"]);
        assert_eq!(written(&["ab"]), ["a\\\nb"]);
        assert_eq!(written(&[&text]), [&raw[..raw.len() - 1]]);
        let parts = [(0..1, 'x'), (1..2, 'y')];
        assert!(written_parts("a\r\nb", true, parts.into_iter()).eq([(0..1, 'x'), (1..3, 'y')]));
    }
}
