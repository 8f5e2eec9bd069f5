//! Characters that were split. If a record whose escapes count bytes was converted to UTF-8 as if they counted characters, a character
//! becomes another one and a bracket: its first byte was paired with the backslash.

use super::alias::{Label, look_up_ca};
use super::coding::Coding;
use encoding_rs::{self as enc, Encoding};

/// The encodings in which the second byte of a character can be a bracket.
const ENCODINGS: [&Encoding; 3] = [enc::BIG5, enc::GBK, enc::SHIFT_JIS];

/// Whether `text`, UTF-8 that ends where a bracket stands, ends with a character that may be half of one.
pub fn is_split_character(text: &[u8]) -> bool {
    let start = text.iter().rposition(|&byte| byte & 0xC0 != 0x80).unwrap_or(0);
    let last = std::str::from_utf8(&text[start..]).ok().and_then(|last| last.chars().next_back());
    last.is_some_and(|last| ENCODINGS.iter().any(|encoding| joined(last, encoding).is_some()))
}

/// The text with every split character joined. `label` is the declared original encoding. `None` if nothing is split, or if several
/// characters could have been the original.
///
/// ```
/// use variorum_sgf::text::join_split_characters;
///
/// assert_eq!(join_split_characters("本吒]坊", "big5").as_deref(), Some("本因坊"));
/// assert_eq!(join_split_characters("[x]", "big5"), None);
/// ```
pub fn join_split_characters(text: &str, label: &str) -> Option<String> {
    let named = match look_up_ca(label.as_bytes()) {
        Label::Known(Coding::Web(encoding)) if encoding == enc::GB18030 => Some(enc::GBK),
        Label::Known(Coding::Web(encoding)) => ENCODINGS.into_iter().find(|known| *known == encoding),
        _ => None,
    };
    let mut out = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    let mut found = false;
    while let Some(character) = characters.next() {
        if character == '\\' {
            out.push(character);
            out.extend(characters.next());
        } else if characters.peek() == Some(&']') && !character.is_ascii() {
            let candidates = ENCODINGS.iter().filter(|encoding| named.is_none_or(|named| named == **encoding));
            let mut whole = candidates.filter_map(|encoding| joined(character, encoding));
            out.push(whole.next()?);
            if whole.next().is_some() {
                return None;
            }
            characters.next();
            found = true;
        } else {
            out.push(character);
        }
    }
    found.then_some(out)
}

/// The character whose first byte is that of `half`, and whose second byte is a closing bracket. `half` must have a
/// backslash there.
fn joined(half: char, encoding: &'static Encoding) -> Option<char> {
    if half.is_ascii() {
        return None;
    }
    let mut buffer = [0; 4];
    let (bytes, _, unmappable) = encoding.encode(half.encode_utf8(&mut buffer));
    match bytes.as_ref() {
        [lead, b'\\'] if !unmappable => {
            let whole = [*lead, b']'];
            let text = encoding.decode_without_bom_handling_and_without_replacement(&whole)?;
            let mut characters = text.chars();
            characters.next().filter(|_| characters.next().is_none())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_known_by_their_second_byte() {
        assert!(is_split_character("本吒".as_bytes()));
        assert!(!is_split_character("本因".as_bytes()));
        assert!(!is_split_character(b"abc"));
        assert!(!is_split_character(b""));
        assert!(!is_split_character(b"\xFF"));
    }

    #[test]
    fn texts_are_joined_where_one_reading_is_left() {
        assert_eq!(join_split_characters("本吒]坊 x", "").as_deref(), Some("本因坊 x"));
        assert_eq!(join_split_characters("本吒]坊 x", "Shift_JIS"), None);
        assert_eq!(join_split_characters("本吒\\]坊", "big5"), None);
    }

    #[test]
    fn every_character_of_the_dangerous_encodings_is_joined_again() {
        for encoding in ENCODINGS {
            for lead in 0x81..=0xFE {
                let (half, whole) = ([lead, b'\\'], [lead, b']']);
                let decode = |bytes| encoding.decode_without_bom_handling_and_without_replacement(bytes);
                let (Some(half), Some(whole)) = (decode(&half), decode(&whole)) else { continue };
                let (Some(half), Some(whole)) = (half.chars().next(), whole.chars().next()) else { continue };
                // Codes that are decoded but never encoded cannot come from a conversion.
                if encoding.encode(&half.to_string()).0.as_ref() == [lead, b'\\'] {
                    assert_eq!(joined(half, encoding), Some(whole));
                }
            }
        }
    }
}
