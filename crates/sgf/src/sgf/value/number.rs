//! Numbers: what the format wants, and what people and programs with a decimal comma write.

use super::{Fit, ParsedValue, Value, amount, illegal, respelled, without_blanks};

pub(super) fn read_number(raw: &str) -> ParsedValue {
    let clean = without_blanks(raw);
    let digits = clean.strip_prefix(['+', '-']).unwrap_or(&clean);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        // A decimal number without decimals is a whole one.
        let whole = clean.strip_suffix('.').or_else(|| clean.trim_end_matches('0').strip_suffix('.'));
        return match whole.and_then(|whole| whole.parse().ok()) {
            Some(number) => ParsedValue { value: Value::Number(number), fit: Fit::Respelled(number.to_string()) },
            None => illegal(raw),
        };
    }
    match clean.parse() {
        Ok(number) => respelled(Value::Number(number), raw, &clean),
        Err(_) => illegal(raw),
    }
}

pub(super) fn read_real(raw: &str) -> ParsedValue {
    let clean = without_blanks(raw);
    if is_real(&clean) {
        return match clean.parse() {
            Ok(real) => respelled(Value::Real(real), raw, &clean),
            Err(_) => illegal(raw),
        };
    }
    // A decimal comma, or nothing on one side of the point.
    let dotted = clean.replace(',', ".");
    let (sign, number) = match dotted.strip_prefix(['+', '-']) {
        Some(number) => (&dotted[..1], number),
        None => ("", dotted.as_str()),
    };
    let completed = match number.split_once('.') {
        Some(("", decimals)) => format!("{sign}0.{decimals}"),
        Some((whole, "")) => format!("{sign}{whole}"),
        _ => dotted.clone(),
    };
    if is_real(&completed) {
        return match completed.parse() {
            Ok(real) => ParsedValue { value: Value::Real(real), fit: Fit::Respelled(completed) },
            Err(_) => illegal(raw),
        };
    }
    match fraction(raw) {
        Some(real) => ParsedValue { value: Value::Real(real), fit: Fit::Respelled(real_text(real)) },
        None => illegal(raw),
    }
}

/// `5 1/2`, `5½` and the like.
fn fraction(raw: &str) -> Option<f64> {
    let raw = raw.trim().replace('½', " 1/2").replace('¼', " 1/4").replace('¾', " 3/4");
    let words: Vec<&str> = raw.split_whitespace().collect();
    let (whole, part) = match words[..] {
        [whole, part] => (whole.parse::<u32>().ok()?, part),
        [part] => (0, part),
        _ => return None,
    };
    Some(f64::from(whole) + f64::from(amount::fraction(part)?))
}

fn is_real(text: &str) -> bool {
    let number = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    digits(whole) && digits(decimals) && text.len() < 300
}

/// A number as the format writes it, whatever the locale: no exponent, no more decimals than needed.
pub fn real_text(real: f64) -> String {
    if real.is_finite() { format!("{real}") } else { "0".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{fit, respelled_as};
    use super::*;
    use crate::sgf::GameType;

    #[test]
    fn numbers() {
        use GameType::Go;
        assert_eq!(fit("MN", "12", Go), Fit::Exact);
        assert_eq!(fit("MN", "+5", Go), Fit::Exact);
        assert_eq!(fit("MN", " 1\n2", Go), respelled_as("12"));
        assert_eq!(fit("MN", "3.0", Go), respelled_as("3"));
        assert_eq!(fit("MN", "1 kk", Go), Fit::Illegal);
        assert_eq!(fit("MN", "99999999999999999999", Go), Fit::Illegal);
        assert_eq!(fit("KM", "6.500000", Go), Fit::Exact);
        assert_eq!(fit("KM", "5,5", Go), respelled_as("5.5"));
        assert_eq!(fit("KM", ".5", Go), respelled_as("0.5"));
        assert_eq!(fit("KM", "-59.5", Go), Fit::Exact);
        assert_eq!(fit("BL", "34.", Go), respelled_as("34"));
        assert_eq!(fit("KM", "5 1/2", Go), respelled_as("5.5"));
        assert_eq!(fit("KM", "", Go), Fit::Illegal);
        assert_eq!(fit("BL", "1e5", Go), Fit::Illegal);
        assert_eq!(real_text(5.0), "5");
        assert_eq!(real_text(0.1 + 0.2), "0.30000000000000004");
    }
}
