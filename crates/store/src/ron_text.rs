//! A settings file as text: finds the values of its fields, so that one can be replaced while everything else, including comments and
//! fields of other versions, stays.
//!
//! The `ron` crate decides what is RON and where a value ends; only the text after the last value is scanned here. Linear in the text.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// The fields of the outermost struct with the ranges of their values, in file order. `None` if there is no struct.
pub(super) fn fields(text: &str) -> Option<Vec<(String, Range<usize>)>> {
    let Fields(fields) = ron::from_str(text).ok()?;
    let range = |value: &RawValue| {
        let value = value.trim().get_ron();
        let start = value.as_ptr() as usize - text.as_ptr() as usize;
        start..start + value.len()
    };
    Some(fields.into_iter().map(|(name, value)| (name, range(value))).collect())
}

/// A field to be written into the text.
pub(super) struct Field<'a> {
    pub name: &'a str,
    pub value: &'a str,
    /// The comment above it if it is new.
    pub note: &'a str,
}

/// The text with these fields. Those that are not there yet are added at the end, each under its note.
pub(super) fn set(text: &str, wanted: &[Field<'_>]) -> String {
    let there = fields(text).unwrap_or_default();
    let (mut changed, mut new) = (Vec::new(), Vec::new());
    for field in wanted {
        match there.iter().find(|(name, _)| name == field.name) {
            Some((_, old)) => changed.push((old.clone(), field.value)),
            None => new.push(field),
        }
    }
    let text = replaced(text, changed);
    if new.is_empty() { text } else { add(&text, &new) }
}

/// The text with other words at these places. Of two that overlap the first counts.
fn replaced(text: &str, mut changes: Vec<(Range<usize>, &str)>) -> String {
    changes.sort_by_key(|(old, _)| old.start);
    let (mut made, mut at) = (String::with_capacity(text.len()), 0);
    for (old, new) in changes {
        if old.start >= at {
            made.extend([&text[at..old.start], new]);
            at = old.end;
        }
    }
    made + &text[at..]
}

/// A line that explains a field, or the file.
pub(super) struct Note<'a> {
    /// The field below it; `None` for the beginning.
    pub above: Option<&'a str>,
    /// Its words.
    pub said: &'a str,
}

/// A text and its fields, in which notes are looked for: it is understood once for all languages.
pub(super) struct Notes<'a> {
    text: &'a str,
    there: Vec<(String, Range<usize>)>,
}

impl<'a> Notes<'a> {
    pub(super) fn of(text: &'a str) -> Notes<'a> {
        Notes { text, there: fields(text).unwrap_or_default() }
    }

    /// Which of these notes stand in the text, each as a line of comment above its field, and the bytes of its words.
    pub(super) fn standing(&self, notes: &[Note<'_>]) -> Vec<(Range<usize>, usize)> {
        let (text, there) = (self.text, &self.there);
        let mut places = HashMap::new();
        for (at, (name, _)) in there.iter().enumerate() {
            places.entry(name.as_str()).or_insert(at);
        }
        let mut found = Vec::new();
        for (index, note) in notes.iter().enumerate() {
            // Between the value before and the name, or before the first name.
            let at = note.above.map_or(Some(0), |above| places.get(above).copied());
            let Some(at) = at.filter(|at| *at < there.len()) else { continue };
            let start = at.checked_sub(1).map_or(0, |before| there[before].1.end);
            let mut line_start = start;
            for line in text[start..there[at].1.start].split_inclusive('\n') {
                let comment = line.trim_start().strip_prefix("//").map(str::trim);
                // The note after a user's value.
                if comment == Some(note.said) && (line_start > start || start == 0) {
                    let words = line_start + line.find(note.said).unwrap_or_default();
                    found.push((words..words + note.said.len(), index));
                }
                line_start += line.len();
            }
        }
        found
    }

    /// The text with the notes that were found replaced by those in `now`.
    pub(super) fn say_anew(&self, found: Vec<(Range<usize>, usize)>, now: &[Note<'_>]) -> String {
        replaced(self.text, found.into_iter().map(|(words, index)| (words, now[index].said)).collect())
    }
}

fn add(text: &str, new: &[&Field<'_>]) -> String {
    let there = fields(text).unwrap_or_default();
    let added = |field: &&Field<'_>| {
        let note: String = field.note.lines().map(|line| format!("    // {line}\n")).collect();
        format!("{note}    {}: {},\n", field.name, field.value)
    };
    let added = new.iter().map(added).collect::<Vec<_>>().join("\n");
    let last = there.last().map_or(0, |(_, value)| value.end);
    let whole = |text: &String| fields(text).is_some_and(|now| now.len() == there.len() + new.len());
    let made = closing(text, last).map(|(at, comma)| {
        let (head, tail) = (&text[..last], text[last..at].trim_end());
        let comma = if last == 0 || comma { "" } else { "," };
        format!("{head}{comma}{tail}\n{}{added}{}", if last > 0 { "\n" } else { "" }, &text[at..])
    });
    made.filter(whole).unwrap_or_else(|| format!("(\n{added})\n"))
}

/// Behind the last value: where the bracket is that closes all, and whether there is a comma before it.
fn closing(text: &str, last: usize) -> Option<(usize, bool)> {
    let (mut closing, mut comma) = (None, false);
    let mut at = last;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        at += match letter {
            '/' if rest.starts_with("/*") => comment(rest),
            '/' => rest.find('\n').unwrap_or(rest.len()),
            _ => letter.len_utf8(),
        };
        match letter {
            ')' => closing = Some((at - 1, comma)),
            ',' => comma = true,
            _ => {}
        }
    }
    closing
}

/// How long the comment is that a text begins with, and the comments in it.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while let Some(next) = text[at..].find(['/', '*']) {
        at += next;
        let step = match &text.as_bytes()[at..] {
            [b'/', b'*', ..] => 1,
            [b'*', b'/', ..] => -1,
            _ => 0,
        };
        depth += step;
        at += if step == 0 { 1 } else { 2 };
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// Names and values, as written in the text.
struct Fields<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;

        impl<'de> Visitor<'de> for Read {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings in parentheses")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(Name(name)) = map.next_key()? {
                    fields.push((name, map.next_value()?));
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_struct("Settings", &[], Read)
    }
}

/// The name of a field: no string in quotation marks.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;

        impl Visitor<'_> for Read {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a setting")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }

        deserializer.deserialize_identifier(Read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(text: &str) -> Vec<(String, &str)> {
        let fields = fields(text).unwrap_or_default();
        fields.into_iter().map(|(name, value)| (name, &text[value])).collect()
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
        assert_eq!(listed(text), expected.map(|(name, value)| (name.to_owned(), value)));
        assert_eq!(listed("()"), []);
        assert_eq!(listed(""), []);
    }

    fn field<'a>(name: &'a str, value: &'a str, note: &'a str) -> Field<'a> {
        Field { name, value, note }
    }

    #[test]
    fn one_value_changes_and_the_rest_stays() {
        let text = "(\n    // mine\n    a: 1, // here\n    b: (x: 2),\n)\n";
        assert_eq!(
            set(text, &[field("a", "\"new\"", "unused")]),
            "(\n    // mine\n    a: \"new\", // here\n    b: (x: 2),\n)\n"
        );
        assert_eq!(set(text, &[field("b", "3", "unused")]), "(\n    // mine\n    a: 1, // here\n    b: 3,\n)\n");
    }

    #[test]
    fn a_new_field_comes_last_under_its_note() {
        assert_eq!(set("()", &[field("a", "1", "One.")]), "(\n    // One.\n    a: 1,\n)");
        assert_eq!(set("", &[field("a", "1", "One.")]), "(\n    // One.\n    a: 1,\n)\n");
        assert_eq!(set("( // (\n)", &[field("a", "1", "One.")]), "( // (\n    // One.\n    a: 1,\n)");
        let expected = "(\n    a: 1, // mine\n\n    // Two\n    // lines.\n    b: 2,\n)\n";
        assert_eq!(set("(\n    a: 1, // mine\n)\n", &[field("b", "2", "Two\nlines.")]), expected);
        assert_eq!(set("(a: 1)", &[field("b", "2", "N")]), "(a: 1,\n\n    // N\n    b: 2,\n)");
        assert_eq!(
            listed(&set("(a: 1 // mine\n)", &[field("b", "2", "N")])),
            [("a".to_owned(), "1"), ("b".to_owned(), "2")]
        );
    }

    #[test]
    fn several_at_once_are_as_one_after_the_other() {
        let wanted = [
            field("b", "(7)", "B."),
            field("new", "1", "New."),
            field("a", "[3, 4]", "A."),
            field("last", "2", "Last."),
        ];
        for text in ["()", "", "(a: 1)", "(\n    a: 1,\n    b: 2, // mine\n)\n", "(b: \"long, )\", a: 'x')"] {
            let singly = wanted.iter().fold(text.to_owned(), |text, one| set(&text, std::slice::from_ref(one)));
            assert_eq!(listed(&set(text, &wanted)), listed(&singly), "{text}");
            assert_eq!(set(text, &wanted), singly);
        }
    }
}
