//! Encodings in which every byte looks like ASCII, and which are not read: their signs in a text. ISO-2022-JP is read; see `shifts`.

/// The encoding that a value shows by its shift sequences; `None` for text without any.
pub fn unread_encoding(raw: &[u8]) -> Option<&'static str> {
    by_shifts(raw).or_else(|| has_hz(raw).then_some("HZ-GB-2312"))
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

/// Whether there is `~{`, then characters of two bytes, then `~}`.
fn has_hz(raw: &[u8]) -> bool {
    // Those of GB 2312; the sign at the end begins with none of them.
    let is_character = |pair: &&[u8]| matches!(pair, [0x21..=0x77, 0x21..=0x7E]);
    memchr::memchr_iter(b'~', raw).filter_map(|at| raw[at + 1..].strip_prefix(b"{")).any(|rest| {
        let count = rest.chunks(2).take_while(is_character).count();
        count > 0 && rest[2 * count..].starts_with(b"~}")
    })
}

/// Whether a value of a record whose label is UTF-7 holds text of that encoding: `+ZOk-`.
pub fn has_utf7(label: &[u8], raw: &[u8]) -> bool {
    const LONGEST: usize = 20;
    let is_base64 = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    if label.len() > LONGEST || !memchr::memchr_iter(b'+', raw).any(|at| raw.get(at + 1).is_some_and(is_base64)) {
        return false;
    }
    let named: Vec<u8> = label.iter().filter(|byte| byte.is_ascii_alphanumeric()).map(u8::to_ascii_lowercase).collect();
    matches!(&*named, b"utf7" | b"csutf7" | b"unicode11utf7" | b"unicode20utf7" | b"cp65000" | b"65000")
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
            (b"\x1B$(D0!\x1B(B", Some("ISO-2022-JP-1")),
            (b"\x1B$BK\\\x1B(B", None),
            (b"~{~}", None),
            (b"~{abc~}", None),
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
        ] {
            assert_eq!(has_utf7(label.as_bytes(), raw.as_bytes()), found, "{label} {raw}");
        }
    }
}
