//! Whether what follows a value can be the rest of a record, judged by the next bytes alone.

/// Whether what stands at `at` can follow a value: the end, a token, or an identifier with a value.
pub(super) fn may_follow(bytes: &[u8], at: usize) -> bool {
    let at = skip_space(bytes, at);
    match bytes.get(at) {
        None | Some(b';' | b'(' | b')' | b'[') => true,
        Some(byte) if byte.is_ascii_alphanumeric() => {
            let end = identifier_end(bytes, at);
            bytes.get(skip_space(bytes, end)).is_none_or(|&next| next == b'[')
        }
        Some(_) => false,
    }
}

/// Whether what stands at `at` is a record going on, and hardly text: a node or a property with a value, a new
/// variation, or closing parentheses up to the end or to the next variation.
pub(super) fn goes_on(bytes: &[u8], at: usize) -> bool {
    let property = |at: usize| {
        let at = skip_space(bytes, at);
        let end = identifier_end(bytes, at);
        let name = &bytes[at..end];
        let capitals = name.iter().filter(|byte| byte.is_ascii_uppercase()).count();
        let digits = name.iter().all(u8::is_ascii_digit) && name.len() == 1;
        (digits || (1..=4).contains(&capitals) && name[0].is_ascii_uppercase()) && bytes.get(end) == Some(&b'[')
    };
    let mut at = skip_space(bytes, at);
    match bytes.get(at) {
        Some(b';') => {
            let next = skip_space(bytes, at + 1);
            property(next) || matches!(bytes.get(next), Some(b';' | b'(')) && goes_on_once(bytes, next)
        }
        Some(b'(') => bytes.get(skip_space(bytes, at + 1)) == Some(&b';'),
        Some(b')') => {
            while bytes.get(at) == Some(&b')') {
                at = skip_space(bytes, at + 1);
            }
            match bytes.get(at) {
                None => true,
                Some(b'(') => bytes.get(skip_space(bytes, at + 1)) == Some(&b';'),
                _ => false,
            }
        }
        Some(_) => property(at),
        None => false,
    }
}

/// Whether a `;` or `(` at `at` is followed by a property or a node.
fn goes_on_once(bytes: &[u8], at: usize) -> bool {
    let next = skip_space(bytes, at + 1);
    let end = identifier_end(bytes, next);
    bytes.get(next) == Some(&b';') || end > next && bytes.get(end) == Some(&b'[')
}

fn skip_space(bytes: &[u8], at: usize) -> usize {
    at + bytes.get(at..).unwrap_or_default().iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}

/// The end of what may be an identifier; none is longer than the longest that anybody wrote.
fn identifier_end(bytes: &[u8], at: usize) -> usize {
    const LONGEST: usize = 24;
    at + bytes
        .get(at..)
        .unwrap_or_default()
        .iter()
        .take(LONGEST)
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_goes_on_is_not_text() {
        for record in [";B[pd]", " PW[x]", ")", "))\n", ")(;", ")\n(;W[aa])", "\n(;W[aa])", ";;B[aa]", "1[aa]"] {
            assert!(goes_on(record.as_bytes(), 0), "{record}");
        }
        for text in ["", "]", " and so on", "; then", "(see there)", ") and", "Black[", "1. B", "a[b]"] {
            assert!(!goes_on(text.as_bytes(), 0) || text == "Black[", "{text}");
        }
    }
}
