//! A settings file as text: where the values of its fields stand, so that one can be changed and everything else, comments
//! and fields of other versions included, stays as it is.
//!
//! What is RON and where a value ends is asked of the `ron` crate; only the comma and the comment behind the last field are
//! found by trying.

use std::fmt;
use std::ops::Range;

use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// The fields of the outermost struct with the bytes of their values, in file order. `None` where there is no struct.
pub(super) fn fields(text: &str) -> Option<Vec<(String, Range<usize>)>> {
    let Fields(fields) = ron::from_str(text).ok()?;
    let range = |value: &RawValue| {
        let value = value.trim().get_ron();
        let start = value.as_ptr() as usize - text.as_ptr() as usize;
        start..start + value.len()
    };
    Some(fields.into_iter().map(|(name, value)| (name, range(value))).collect())
}

/// A field as it is to stand in the text.
pub(super) struct Field<'a> {
    pub name: &'a str,
    pub value: &'a str,
    /// What stands above it where it is new.
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
    // From the last on: what stands before a value stays where it is.
    changed.sort_by_key(|(old, _)| std::cmp::Reverse(old.start));
    let mut text = text.to_owned();
    for (old, value) in changed {
        text.replace_range(old, value);
    }
    if new.is_empty() { text } else { add(&text, &new) }
}

/// A line that explains a field, or the file.
pub(super) struct Note<'a> {
    /// The field that it stands above; none for the beginning.
    pub above: Option<&'a str>,
    /// Its words.
    pub said: &'a str,
}

/// Which of these notes stand in the text, each as a line of comment above its field, and the bytes of its words.
pub(super) fn standing(text: &str, notes: &[Note<'_>]) -> Vec<(usize, Range<usize>)> {
    let there = fields(text).unwrap_or_default();
    let mut found = Vec::new();
    for (index, note) in notes.iter().enumerate() {
        // Between the value before and the name, or before the first name.
        let at = note.above.map_or(Some(0), |above| there.iter().position(|(name, _)| name == above));
        let Some(at) = at.filter(|at| *at < there.len()) else { continue };
        let start = at.checked_sub(1).map_or(0, |before| there[before].1.end);
        let mut line_start = start;
        for line in text[start..there[at].1.start].split_inclusive('\n') {
            let comment = line.trim_start().strip_prefix("//").map(str::trim);
            // What stands behind a value somebody wrote.
            if comment == Some(note.said) && (line_start > start || start == 0) {
                let words = line_start + line.find(note.said).unwrap_or_default();
                found.push((index, words..words + note.said.len()));
            }
            line_start += line.len();
        }
    }
    found
}

/// The text in which those of the `notes` that stand there say what the list of `now` says at their place.
pub(super) fn say_anew(mut text: String, notes: &[Note<'_>], now: &[Note<'_>]) -> String {
    let mut found = standing(&text, notes);
    found.sort_by_key(|(_, words)| std::cmp::Reverse(words.start));
    for (index, words) in found {
        text.replace_range(words, now[index].said);
    }
    text
}

fn add(text: &str, new: &[&Field<'_>]) -> String {
    let there = fields(text).unwrap_or_default();
    let added = |field: &&Field<'_>| {
        let note: String = field.note.lines().map(|line| format!("    // {line}\n")).collect();
        format!("{note}    {}: {},\n", field.name, field.value)
    };
    let added = new.iter().map(added).collect::<Vec<_>>().join("\n");
    // Before the bracket that closes, and with the comma that the last field may lack: what reads back was right.
    let last = there.last().map_or(0, |(_, value)| value.end);
    let closing = text.rmatch_indices(')').map(|(at, _)| at).take_while(|&at| at >= last);
    let candidates = closing.flat_map(|at| {
        let (head, tail) = (&text[..last], text[last..at].trim_end());
        ["", ","]
            .map(|comma| format!("{head}{comma}{tail}\n{}{added}{}", if last > 0 { "\n" } else { "" }, &text[at..]))
    });
    let whole = |text: &String| fields(text).is_some_and(|now| now.len() == there.len() + new.len());
    candidates.into_iter().find(whole).unwrap_or_else(|| format!("(\n{added})\n"))
}

/// Names and values, as they stand in the text.
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
