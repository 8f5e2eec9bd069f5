//! Numbers as programs write them.

use crate::limits;

/// The zeros of scripts whose ten digits follow each other.
const ZEROS: [u32; 8] = [0x30, 0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0x17E0, 0xFF10];

/// A finite number: a sign if any, digits, and a point with digits if any; blanks around it do not matter.
pub(crate) fn real(text: &str) -> Option<f64> {
    let text = text.trim();
    let number = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let mut plain = String::from(if text.starts_with('-') { "-" } else { "" });
    for (part, between) in [(whole, "."), (decimals, "")] {
        if part.is_empty() {
            return None;
        }
        for letter in part.chars() {
            let zero = ZEROS.iter().find(|zero| (**zero..**zero + 10).contains(&u32::from(letter)))?;
            plain.push(char::from(b'0' + (u32::from(letter) - zero) as u8));
        }
        plain += between;
    }
    plain.parse().ok().filter(|number: &f64| number.is_finite())
}

/// The same where the decimal sign may be a comma.
pub(crate) fn local(text: &str) -> Option<f64> {
    match text.split_once(',') {
        Some((whole, decimals)) => real(&format!("{whole}.{decimals}")),
        None => real(text),
    }
}

/// A percentage as a rate from 0 to 1.
pub(crate) fn percent(text: &str) -> Option<f64> {
    local(text).map(|number| number / 100.0).and_then(rate)
}

/// A rate, if it is one.
pub(crate) fn rate(number: f64) -> Option<f64> {
    (0.0..=1.0).contains(&number).then_some(number)
}

/// Visits, written in full.
pub(crate) fn visits(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| digits && *number as f64 <= limits::VISITS)
}

/// Playouts, in full or abbreviated: `812`, `2.8k`, `1,2m`, `3G`.
pub(crate) fn playouts(text: &str) -> Option<u64> {
    let times = match text.chars().last()? {
        'k' | 'K' => 1e3,
        'm' | 'M' => 1e6,
        'g' | 'G' => 1e9,
        _ => return visits(text),
    };
    let number = local(&text[..text.len() - 1]).map(|number| (number * times).round())?;
    (0.0..=limits::VISITS).contains(&number).then_some(number as u64)
}
