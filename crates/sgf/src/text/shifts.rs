//! Runs of ISO-2022-JP: from a shift sequence to the return to ASCII, every byte is half of a character, whatever it looks like. Where
//! escapes count bytes, those that look like `\\` and `]` are preceded by `\\` there, too.

use super::coding::Escapes;

/// Where the runs start: after the shift sequences that lead to characters of two bytes.
pub(super) fn runs(bytes: &[u8]) -> impl Iterator<Item = usize> + '_ {
    memchr::memmem::find_iter(bytes, b"\x1B$")
        .filter(|at| matches!(bytes.get(at + 2), Some(b'@' | b'B')))
        .map(|at| at + 3)
}

/// Whether there are runs, and each has whole characters and another shift sequence behind it.
pub(super) fn are_whole(bytes: &[u8]) -> bool {
    let is_whole = |start: usize| {
        let run = &bytes[start..];
        let length = run.iter().take_while(|byte| matches!(byte, 0x21..=0x7E)).count();
        length > 0 && length % 2 == 0 && run.get(length) == Some(&0x1B)
    };
    let mut runs = runs(bytes).peekable();
    runs.peek().is_some() && runs.all(is_whole)
}

/// What escapes count, by the majority of the runs that show it.
pub(super) fn escapes(bytes: &[u8]) -> Escapes {
    let (mut for_bytes, mut for_characters) = (0_usize, 0_usize);
    for start in runs(bytes) {
        match escaped_run(&bytes[start..]) {
            Some(true) => for_bytes += 1,
            Some(false) => for_characters += 1,
            None => {}
        }
    }
    if for_bytes > for_characters { Escapes::Bytes } else { Escapes::Characters }
}

/// Whether a run has an escape before each byte that needs one, and none elsewhere; `None` where it has no such byte.
fn escaped_run(run: &[u8]) -> Option<bool> {
    let (mut escaped, mut at, mut halves) = (None, 0, 0);
    while let Some(&byte) = run.get(at) {
        match byte {
            b'\\' if matches!(run.get(at + 1), Some(b'\\' | b']' | b'[' | b':')) => {
                escaped = Some(true);
                at += 1;
            }
            b'\\' | b']' => return Some(false),
            0x21..=0x7E => {}
            _ => break,
        }
        at += 1;
        halves += 1;
    }
    escaped.map(|escaped| escaped && halves % 2 == 0)
}

/// The bytes without the escapes inside of runs.
pub(super) fn without_escapes(raw: &[u8]) -> Vec<u8> {
    let (mut out, mut at) = (Vec::with_capacity(raw.len()), 0);
    for_each_run(raw, |before, run| {
        out.extend_from_slice(before);
        at = 0;
        while at < run.len() {
            at += usize::from(run[at] == b'\\' && at + 1 < run.len());
            out.push(run[at]);
            at += 1;
        }
    });
    out
}

/// The bytes with an escape before each byte inside of runs that needs one.
pub(super) fn with_escapes(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len() + 8);
    for_each_run(bytes, |before, run| {
        out.extend_from_slice(before);
        for &byte in run {
            if matches!(byte, b'\\' | b']') {
                out.push(b'\\');
            }
            out.push(byte);
        }
    });
    out
}

/// Walks through bytes: what stands before a run, its shift sequence included, and the run; both may be empty.
fn for_each_run(bytes: &[u8], mut see: impl FnMut(&[u8], &[u8])) {
    let mut at = 0;
    while at < bytes.len() {
        let start = runs(&bytes[at..]).next().map_or(bytes.len(), |start| at + start);
        let end = start + bytes[start..].iter().take_while(|byte| matches!(byte, 0x21..=0x7E)).count();
        see(&bytes[at..start], &bytes[start..end]);
        at = end.max(at + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_runs_tell_what_escapes_count() {
        for (record, counted) in [
            (&b"(;PB[\x1B$BK\\0xK7\x1B(B])"[..], Escapes::Characters),
            (b"(;PB[\x1B$BK\\\\0xK7\x1B(B])", Escapes::Bytes),
            (b"(;PB[\x1B$BK\\\\K\\\\\x1B(B])", Escapes::Bytes),
            (b"(;PB[\x1B$B]]K7\x1B(B])", Escapes::Characters),
            (b"(;PB[\x1B$B\\]\\]K7\x1B(B])", Escapes::Bytes),
            (b"(;PB[\x1B$BK7K7\x1B(B])", Escapes::Characters),
            // Outside of the runs they count whatever they do.
            (b"(;PB[\x1B$BK7\x1B(B a\\]b])", Escapes::Characters),
        ] {
            assert_eq!(escapes(record), counted, "{}", record.escape_ascii());
        }
    }

    #[test]
    fn escapes_inside_of_runs_go_and_come() {
        let plain = b"a\\]\x1B$B]]K\\\x1B(B\\\\ \x1B$@K7\x1B(J";
        let escaped = b"a\\]\x1B$B\\]\\]K\\\\\x1B(B\\\\ \x1B$@K7\x1B(J";
        assert_eq!(with_escapes(plain), escaped);
        assert_eq!(without_escapes(escaped), plain);
    }
}
