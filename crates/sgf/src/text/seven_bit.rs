//! Encodings in which every byte looks like ASCII, and which are not read: their signs in a text. ISO-2022-JP is read; see `shifts`.

use super::charset::Charset;
use super::coding::{Coding, Origin};
use super::plausibility;

/// The encoding that a value shows by its shift sequences; `None` for text without any.
pub fn unread_encoding(raw: &[u8]) -> Option<&'static str> {
    // Hardly any value has a byte that such a sequence begins with.
    memchr::memchr3(0x1B, SHIFT_OUT, b'~', raw)?;
    by_shifts(raw)
        .or_else(|| has_shifted_run(raw).then_some("ISO-2022-KR"))
        .or_else(|| hz_runs(raw).any(is_chinese).then_some("HZ-GB-2312"))
}

/// Sequences with ESC before them, each with the encodings that have it.
fn by_shifts(raw: &[u8]) -> Option<&'static str> {
    const SHIFTS: [(&[u8], &str); 7] = [
        (b"$)C", "ISO-2022-KR"),
        (b"$)A", "ISO-2022-CN"),
        (b"$)G", "ISO-2022-CN"),
        (b"$*H", "ISO-2022-CN"),
        (b"$A", "ISO-2022-JP-2"),
        (b"$(C", "ISO-2022-JP-2"),
        (b"$(D", "ISO-2022-JP-1"),
    ];
    memchr::memchr_iter(0x1B, raw).find_map(|at| {
        let rest = &raw[at + 1..];
        SHIFTS.iter().find(|(shift, _)| rest.starts_with(shift)).map(|(_, name)| *name)
    })
}

const SHIFT_OUT: u8 = 0x0E;
const SHIFT_IN: u8 = 0x0F;

/// Whether characters of two bytes are between the shifts of ISO-2022-KR, whose sequence with ESC is only at the beginning of a file.
fn has_shifted_run(raw: &[u8]) -> bool {
    memchr::memchr_iter(SHIFT_OUT, raw).any(|at| {
        let run = &raw[at + 1..];
        let length = run.iter().take_while(|byte| matches!(byte, 0x21..=0x7E)).count();
        length > 0 && length % 2 == 0 && run.get(length) == Some(&SHIFT_IN)
    })
}

/// What stands between `~{` and `~}`, where it could be characters of two bytes.
fn hz_runs(raw: &[u8]) -> impl Iterator<Item = &[u8]> {
    // Those of GB 2312; the sign at the end begins with none of them.
    let is_character = |pair: &&[u8]| matches!(pair, [0x21..=0x77, 0x21..=0x7E]);
    let runs = memchr::memchr_iter(b'~', raw).filter_map(|at| raw[at + 1..].strip_prefix(b"{"));
    runs.filter_map(move |rest| {
        let (run, end) = rest.split_at(2 * rest.chunks(2).take_while(is_character).count());
        (!run.is_empty() && end.starts_with(b"~}")).then_some(run)
    })
}

/// Whether a run of such characters is Chinese text: `~{hi~}` has no frequent one.
fn is_chinese(run: &[u8]) -> bool {
    let gbk: Vec<u8> = run.iter().map(|byte| byte | 0x80).collect();
    plausibility::score(&Charset::new(Coding::Web(encoding_rs::GBK), Origin::Detected), std::iter::once(&gbk[..])) > 0
}

/// Whether a value is in an encoding that is not read and looks like ASCII: by its signs, or in a record whose label names such an encoding,
/// `+ZOk-` in UTF-7.
pub fn is_unread(label: &[u8], raw: &[u8]) -> bool {
    const LONGEST: usize = 20;
    if unread_encoding(raw).is_some() {
        return true;
    }
    let is_base64 = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    let may_be_utf7 = memchr::memchr_iter(b'+', raw).any(|at| raw.get(at + 1).is_some_and(is_base64));
    let may_be_hz = || hz_runs(raw).next().is_some();
    if label.len() > LONGEST || !(may_be_utf7 || may_be_hz()) {
        return false;
    }
    let named: Vec<u8> = label.iter().filter(|byte| byte.is_ascii_alphanumeric()).map(u8::to_ascii_lowercase).collect();
    match &*named {
        b"utf7" | b"csutf7" | b"unicode11utf7" | b"unicode20utf7" | b"cp65000" | b"65000" => may_be_utf7,
        b"hz" | b"hzgb2312" | b"hzgb" | b"52936" | b"cp52936" => may_be_hz(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_of_seven_bits_are_known_by_their_signs() {
        for (raw, name) in [
            (&b"~{9EA&~}"[..], Some("HZ-GB-2312")),
            (b"Gu ~{9EA&~} 9p", Some("HZ-GB-2312")),
            (b"\x1B$)C\x0E0!\x0F", Some("ISO-2022-KR")),
            (b"\x1B$)A\x0E9EA&\x0F", Some("ISO-2022-CN")),
            (b"Kim \x0E1h1b\x0F 9d", Some("ISO-2022-KR")),
            (b"\x0Eabc\x0F", None),
            (b"\x0E\x0F", None),
            (b"a\x0Eb", None),
            (b"\x1B$(D0!\x1B(B", Some("ISO-2022-JP-1")),
            (b"\x1B$BK\\\x1B(B", None),
            (b"~{~}", None),
            (b"~{abc~}", None),
            (b"~{hi~}", None),
            (b"~{help~} ~{meeeee~}", None),
            (b"~{hi~} ~{9EA&~}", Some("HZ-GB-2312")),
            (b"~{a b c~}", None),
            (b"about ~{9EA&", None),
            (b"1 ~ 2 {3}", None),
            ("é ~ {".as_bytes(), None),
            (b"\x1B", None),
        ] {
            assert_eq!(unread_encoding(raw), name, "{}", raw.escape_ascii());
        }
        for (label, raw, found) in [
            ("UTF-7", "+ZOk-", true),
            ("utf7", "a+-b", false),
            ("UTF-7", "B+3.5", true),
            ("UTF-8", "+ZOk-", false),
            ("UTF-7", "Ann", false),
            ("HZ-GB-2312", "~{hi~}", true),
            ("HZ-GB-2312", "+ZOk-", false),
            ("UTF-8", "~{hi~}", false),
            ("UTF-8", "~{9EA&~}", true),
        ] {
            assert_eq!(is_unread(label.as_bytes(), raw.as_bytes()), found, "{label} {raw}");
        }
    }
}
