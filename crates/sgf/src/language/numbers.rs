//! Formats counts with the digit grouping of the language.

use super::StaticText;
use std::fmt::Display;

/// Between groups of three digits.
const THOUSANDS: StaticText = StaticText("thousands", ",");

/// A count in digits, grouped by thousands. A number that is not whole stays as it is, and so do four digits in languages that group with a
/// blank.
pub fn counted(number: impl Display) -> String {
    let digits = number.to_string();
    let between = THOUSANDS.localized();
    let least = if between.trim().is_empty() { 5 } else { 4 };
    if digits.len() < least || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return digits;
    }
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(between)
}

/// Before the decimal places.
const DECIMAL: StaticText = StaticText("decimal-sign", ".");

/// A number with decimal places, of which there are this many at most, as the language writes it.
pub fn decimal(number: f64, places: usize) -> String {
    let digits = format!("{number:.places$}");
    let digits = if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { &digits };
    digits.replace('.', DECIMAL.localized())
}

/// A number as it is, with the decimal sign of the language.
pub fn fractional(number: impl Display) -> String {
    number.to_string().replace('.', DECIMAL.localized())
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
}
