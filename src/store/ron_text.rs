//! A settings file as text: the places of its top-level fields, so that one value can be changed
//! and everything else, comments and fields of other versions included, stays as it is.
//!
//! Works on text that is known to be valid RON.

use std::ops::Range;

/// One top-level `name: value`, as byte ranges of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub name: Range<usize>,
    pub value: Range<usize>,
}

/// The fields of the outermost struct, in file order. Empty where there is none.
pub(super) fn fields(text: &str) -> Vec<Field> {
    let Some(mut at) = opening(text) else { return Vec::new() };
    let mut fields = Vec::new();
    at += 1;
    loop {
        at = skip_blank(text, at);
        let name = at..at + word_len(&text[at..]);
        if name.is_empty() {
            return fields;
        }
        let colon = skip_blank(text, name.end);
        if !text[colon..].starts_with(':') {
            return fields;
        }
        let start = skip_blank(text, colon + 1);
        let end = value_end(text, start);
        fields.push(Field { name, value: start..end });
        at = skip_blank(text, end);
        if !text[at..].starts_with(',') {
            return fields;
        }
        at += 1;
    }
}

/// The text with `name` set to `value`. A field that is not there yet is added at the end, under its `note`.
pub(super) fn set(text: &str, name: &str, value: &str, note: &str) -> String {
    let fields = fields(text);
    if let Some(field) = fields.iter().find(|field| &text[field.name.clone()] == name) {
        return format!("{}{}{}", &text[..field.value.start], value, &text[field.value.end..]);
    }
    let note: String = note.lines().map(|line| format!("    // {line}\n")).collect();
    let added = format!("\n{note}    {name}: {value},\n");
    let Some(last) = fields.last() else {
        let Some(open) = opening(text) else { return format!("({added})\n") };
        return format!("{}{added}{}", &text[..=open], text[open + 1..].trim_start_matches([' ', '\t', '\n']));
    };
    // Behind the last field, its comma and what its author wrote on the same line.
    let comma = skip_blank(text, last.value.end);
    let (head, mut rest) = match text[comma..].starts_with(',') {
        true => (text[..=comma].to_string(), &text[comma + 1..]),
        false => (format!("{},", &text[..last.value.end]), &text[last.value.end..]),
    };
    let line_end = rest.find('\n').unwrap_or(0);
    let trailing = &rest[..line_end];
    let keep = if trailing.trim_start().starts_with("//") { trailing } else { "" };
    rest = &rest[keep.len()..];
    format!("{head}{keep}\n{added}{}", rest.strip_prefix('\n').unwrap_or(rest))
}

/// The outermost opening bracket, behind comments, `#![enable(…)]` lines and a name.
fn opening(text: &str) -> Option<usize> {
    let mut at = skip_blank(text, 0);
    while text[at..].starts_with("#!") {
        let close = text[at..].find(']')?;
        at = skip_blank(text, at + close + 1);
    }
    at = skip_blank(text, at + word_len(&text[at..]));
    text[at..].starts_with('(').then_some(at)
}

fn word_len(text: &str) -> usize {
    text.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(text.len())
}

/// Past white space and comments.
fn skip_blank(text: &str, mut at: usize) -> usize {
    loop {
        let rest = &text[at..];
        let trimmed = rest.trim_start();
        at += rest.len() - trimmed.len();
        if trimmed.starts_with("//") {
            at += trimmed.find('\n').unwrap_or(trimmed.len());
        } else if trimmed.starts_with("/*") {
            at = block_comment_end(text, at);
        } else {
            return at;
        }
    }
}

/// RON's block comments nest.
fn block_comment_end(text: &str, start: usize) -> usize {
    let mut depth = 0;
    let mut at = start;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// Where the value that starts at `start` ends: before the comma or bracket that is not its own.
fn value_end(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut at, mut end) = (0, start, start);
    while at < bytes.len() {
        let next = match bytes[at] {
            b'"' => string_end(text, at),
            b'r' if raw_hashes(text, at).is_some() && !part_of_word(bytes, at) => raw_string_end(text, at),
            b'\'' => char_end(text, at),
            b'(' | b'[' | b'{' => {
                depth += 1;
                at + 1
            }
            b')' | b']' | b'}' | b',' if depth == 0 => return end,
            b')' | b']' | b'}' => {
                depth -= 1;
                at + 1
            }
            b'/' if skip_blank(text, at) > at => {
                at = skip_blank(text, at);
                continue;
            }
            byte if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            _ => at + 1,
        };
        at = next;
        end = next;
    }
    end.min(text.len())
}

fn part_of_word(bytes: &[u8], at: usize) -> bool {
    at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_')
}

fn string_end(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(text.len())
}

fn char_end(text: &str, start: usize) -> usize {
    let rest = &text[start + 1..];
    let skip = if rest.starts_with('\\') { 2 } else { rest.chars().next().map_or(0, char::len_utf8) };
    rest.get(skip..).and_then(|rest| rest.find('\'')).map_or(text.len(), |quote| start + 1 + skip + quote + 1)
}

/// How many `#` the raw string that starts at `start` has, if one does.
fn raw_hashes(text: &str, start: usize) -> Option<usize> {
    let rest = &text[start + 1..];
    let hashes = rest.bytes().take_while(|byte| *byte == b'#').count();
    rest[hashes..].starts_with('"').then_some(hashes)
}

fn raw_string_end(text: &str, start: usize) -> usize {
    let hashes = raw_hashes(text, start).unwrap_or(0);
    let body = start + 1 + hashes + 1;
    let close = format!("\"{}", "#".repeat(hashes));
    text[body..].find(&close).map_or(text.len(), |found| body + found + close.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(text: &str) -> Vec<(&str, &str)> {
        fields(text).into_iter().map(|field| (&text[field.name], &text[field.value])).collect()
    }

    #[test]
    fn fields_are_found_among_everything_ron_has() {
        let text = r####"#![enable(implicit_some)]
// (a: 1) is not it
Settings(
    a: "x, \" )", /* b: 2, /* nested */ */ b: r#"raw " , )"#,
    c: [1, (2), {"k": 'v', "q": ')'}], // d: no
    d: Some((e: ",")) ,
    last: 1.5
)"####;
        let expected = [
            ("a", r#""x, \" )""#),
            ("b", r##"r#"raw " , )"#"##),
            ("c", r#"[1, (2), {"k": 'v', "q": ')'}]"#),
            ("d", r#"Some((e: ","))"#),
            ("last", "1.5"),
        ];
        assert_eq!(listed(text), expected);
        assert_eq!(listed("()"), []);
        assert_eq!(listed(""), []);
    }

    #[test]
    fn one_value_changes_and_the_rest_stays() {
        let text = "(\n    // mine\n    a: 1, // here\n    b: (x: 2),\n)\n";
        assert_eq!(set(text, "a", "\"new\"", "unused"), "(\n    // mine\n    a: \"new\", // here\n    b: (x: 2),\n)\n");
        assert_eq!(set(text, "b", "3", "unused"), "(\n    // mine\n    a: 1, // here\n    b: 3,\n)\n");
    }

    #[test]
    fn a_new_field_comes_last_under_its_note() {
        assert_eq!(set("()", "a", "1", "One."), "(\n    // One.\n    a: 1,\n)");
        assert_eq!(set("", "a", "1", "One."), "(\n    // One.\n    a: 1,\n)\n");
        let expected = "(\n    a: 1, // mine\n\n    // Two\n    // lines.\n    b: 2,\n)\n";
        assert_eq!(set("(\n    a: 1, // mine\n)\n", "b", "2", "Two\nlines."), expected);
        assert_eq!(set("(a: 1)", "b", "2", "N"), "(a: 1,\n\n    // N\n    b: 2,\n)");
        assert_eq!(listed(&set("(a: 1 // mine\n)", "b", "2", "N")), [("a", "1"), ("b", "2")]);
    }
}
