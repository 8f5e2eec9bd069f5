//! Exchanges Black and White: everything in a record that belongs to one colour goes to the other.
//!
//! Comments stay as they are; whether they mention a colour is for a person to see.

use crate::edit::values::draft::Draft;
use crate::game::{Colour, Kind};
use crate::sgf::vocabulary::COLOUR_PAIRS;

/// Exchanges the colours in the properties of a node.
pub(crate) fn exchange(kind: &Kind, draft: &mut Draft) {
    draft.map_ids(|id| {
        let other = COLOUR_PAIRS.iter().find_map(|&(black, white)| match id {
            _ if id == black => Some(white),
            _ if id == white => Some(black),
            _ => None,
        });
        other.map(str::to_owned)
    });
    let ids: Vec<String> = draft.properties().map(|property| property.id().into_owned()).collect();
    for (at, id) in ids.iter().enumerate() {
        match id.as_str() {
            "PL" | "RE" => draft.map_values_at(at, |raw| colour(kind, raw)),
            "V" => draft.map_values_at(at, negated),
            _ => {}
        }
    }
}

/// A value that starts with a colour: `W`, `white`, `B+R`. `None` where it does not mention one.
fn colour(kind: &Kind, raw: &[u8]) -> Option<Vec<u8>> {
    let start = raw.iter().position(|byte| !byte.is_ascii_whitespace())?;
    let word = raw[start..].iter().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(raw.len() - start);
    let (before, word, after) = (&raw[..start], &raw[start..start + word], &raw[start + word..]);
    let known = [&b"b"[..], b"w", b"black", b"white", b"1", b"2"];
    if !known.iter().any(|known| word.eq_ignore_ascii_case(known)) {
        return None;
    }
    let black = kind.colour_in(word)? == Colour::BLACK;
    let names = match (word.len(), word[0].is_ascii_digit()) {
        (1, true) => ["1", "2"],
        (1, false) => ["B", "W"],
        _ => ["Black", "White"],
    };
    let name = names[usize::from(black)];
    let name = if word[0].is_ascii_lowercase() { name.to_ascii_lowercase() } else { name.to_owned() };
    Some([before, name.as_bytes(), after].concat())
}

/// The negated value of a position: above 0 is good for Black.
fn negated(raw: &[u8]) -> Option<Vec<u8>> {
    let value = raw.trim_ascii();
    let number = value.iter().any(u8::is_ascii_digit)
        && value.iter().all(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-' | b'.'));
    if !number || value.iter().all(|byte| matches!(byte, b'0' | b'.')) {
        return None;
    }
    Some(match value.split_first() {
        Some((b'-', rest)) => rest.to_vec(),
        Some((b'+', rest)) => [b"-", rest].concat(),
        _ => [b"-", value].concat(),
    })
}
