//! The escape convention of the format, on decoded text: from a value as written to the text it means, and back.
//!
//! Order for reading a value: decode, split a composed value, then unescape and convert white space.

/// What a Text value means: escapes and soft line breaks removed, line breaks as `\n`, other white space as blanks.
pub fn text_of(raw: &str) -> String {
    convert(raw, Some("\n"), true)
}

/// What a SimpleText value means: as [`text_of`], and line breaks become blanks.
pub fn simple_text_of(raw: &str) -> String {
    convert(raw, Some(" "), true)
}

/// Only the escapes removed, and soft line breaks; all other white space as it is.
pub fn unescape(raw: &str) -> String {
    convert(raw, None, false)
}

/// Text ready to stand between brackets, where no colon divides the value.
pub fn escape_text(text: &str) -> String {
    escape(text, &['\\', ']'])
}

/// Text ready to be one part of a composed value.
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

/// `line_break`: what a hard line break becomes; `None` leaves it as it is. A pair of different break characters is one.
fn convert(raw: &str, line_break: Option<&str>, blanks: bool) -> String {
    if !raw.bytes().any(|byte| byte == b'\\' || (byte < b' ' && (blanks || line_break.is_some()))) {
        return raw.to_owned();
    }
    let mut text = String::with_capacity(raw.len());
    let mut characters = raw.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some(escaped @ ('\n' | '\r')) => {
                    characters.next_if_eq(&other_half(escaped));
                }
                Some(blank @ ('\t' | '\x0B' | '\x0C' | '\0')) => text.push(if blanks { ' ' } else { blank }),
                Some(escaped) => text.push(escaped),
                // Only at the end of a value that the file's end cut off.
                None => {}
            },
            '\n' | '\r' if line_break.is_some() => {
                characters.next_if_eq(&other_half(character));
                text.push_str(line_break.unwrap_or_default());
            }
            '\t' | '\x0B' | '\x0C' | '\0' if blanks => text.push(' '),
            _ => text.push(character),
        }
    }
    text
}

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
}
