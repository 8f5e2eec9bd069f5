//! Formats counts with the digit grouping of the language.

use super::Word;
use std::fmt::Display;

/// Between groups of three digits.
const THOUSANDS: Word = Word("thousands", ",");

/// A count in digits, grouped by thousands. A number that is not whole stays as it is, and so do four digits in languages that group with a
/// blank.
pub fn counted(number: impl Display) -> String {
    let digits = number.to_string();
    let between = THOUSANDS.said();
    let least = if between.trim().is_empty() { 5 } else { 4 };
    if digits.len() < least || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return digits;
    }
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(between)
}

/// Before the decimal places.
const DECIMAL: Word = Word("decimal-sign", ".");

/// A number with decimal places, of which there are this many at most, as the language writes it.
pub fn decimal(number: f64, places: usize) -> String {
    let digits = format!("{number:.places$}");
    let digits = if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { &digits };
    digits.replace('.', DECIMAL.said())
}

/// Parses a typed number with the decimal separator of any language.
pub fn typed_decimal(text: &str) -> Option<f64> {
    text.trim().replace([',', '٫'], ".").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_set_in_groups_of_three() {
        let cases = ["0", "999", "1000", "12345", "1234567", "-1000", "1.5", "1000.5", "many"];
        assert_eq!(cases.map(counted), ["0", "999", "1,000", "12,345", "1,234,567", "-1000", "1.5", "1000.5", "many"]);
        let games = |count: usize| say!("games-counted", "{count} game" | "{count} games", count);
        assert_eq!([1, 999, 4803].map(games), ["1 game", "999 games", "4,803 games"]);
        let kept = message!("games-counted", "{count} game" | "{count} games", count = 4803);
        assert_eq!(kept.to_string(), "4,803 games");
    }

    #[cfg(feature = "cli")]
    #[test]
    fn decimal_places_are_written_and_read_as_the_language_does() {
        use crate::language::{chosen, with};
        for (code, written) in
            [("en", "1.5"), ("de", "1,5"), ("fr", "1,5"), ("es", "1,5"), ("ru", "1,5"), ("ja", "1.5")]
        {
            let said = with(chosen(code), || decimal(1.5, 2));
            assert_eq!((said.as_str(), typed_decimal(&said)), (written, Some(1.5)), "{code}");
        }
        assert_eq!([2.0, 0.25, 10.04].map(|number| decimal(number, 1)), ["2", "0.2", "10"]);
        assert_eq!(typed_decimal("six"), None);
    }

    #[cfg(feature = "cli")]
    #[test]
    fn each_language_has_its_way() {
        use crate::language::{chosen, with};
        let games = |count: usize| say!("games-counted", "{count} game" | "{count} games", count);
        for (code, said) in [("de", "4.803 Partien"), ("fr", "4803 parties"), ("ja", "4,803 局"), ("ru", "4803 партии")]
        {
            assert!(
                with(chosen(code), || games(4803)).ends_with(said),
                "{code}: {}",
                with(chosen(code), || games(4803))
            );
        }
        assert_eq!(with(chosen("fr"), || counted(12_345)), "12\u{202f}345");
        assert_eq!(with(chosen("de"), || counted(12_345)), "12.345");
    }
}
