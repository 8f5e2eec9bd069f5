//! Text search: case-insensitive and across line breaks, or by regular expression.

use super::wrong_regex;
use crate::language::StaticText;
use regex_lite::{Captures, Match, Regex};
use std::borrow::Cow;
use std::ops::Range;

errors! {
    /// Errors in a search query.
    #[derive(Clone, Debug, PartialEq, Eq)]
    QueryError {
        /// There is nothing to look for.
        Nothing => message!("nothing-to-look-for", "nothing to search for"),
        /// This is not a regular expression, and why.
        Regex(what: String, why: StaticText) =>
            message!("no-regular-expression", "'{what}' is not a valid regular expression: {why}", what, why),
    }
}

/// A search pattern for texts.
#[derive(Clone, Debug)]
pub(crate) enum Pattern {
    /// Characters in lower case; `None` is a blank and matches any white space.
    Letters(Vec<Option<char>>),
    Regex(Regex),
}

impl Pattern {
    /// # Errors
    ///
    /// Where there is nothing to look for, or the expression cannot be read: why, on one line.
    pub fn new(what: &str, by_regex: bool) -> Result<Self, QueryError> {
        if what.trim().is_empty() {
            return Err(QueryError::Nothing);
        }
        if by_regex {
            return Regex::new(what)
                .map(Self::Regex)
                .map_err(|error| QueryError::Regex(what.to_owned(), wrong_regex::why(&error.to_string())));
        }
        let mut letters: Vec<Option<char>> = Vec::new();
        for letter in what.chars() {
            if !letter.is_whitespace() {
                letters.extend(letter.to_lowercase().map(Some));
            } else if letters.last() != Some(&None) {
                letters.push(None);
            }
        }
        Ok(Self::Letters(letters))
    }

    /// The matches in a text, in bytes, in order and without overlaps. Each is looked for when it is asked for: a text may have millions.
    pub fn matches<'t>(&'t self, text: &'t str) -> Box<dyn Iterator<Item = Range<usize>> + 't> {
        match self {
            Self::Regex(regex) => {
                Box::new(regex.find_iter(text).map(|found| found.range()).filter(|at| !at.is_empty()))
            }
            Self::Letters(letters) => Box::new(letters_in(letters, text)),
        }
    }

    /// The first match in a text, in bytes, and how many there are; `None` without any.
    pub fn first_and_count(&self, text: &str) -> Option<(Range<usize>, usize)> {
        let mut matches = self.matches(text);
        let first = matches.next()?;
        Some((first, 1 + matches.count()))
    }

    /// A text with everything that matches replaced, and how often.
    pub(crate) fn replaced(&self, text: &str, with: &str) -> (String, usize) {
        let mut new = String::with_capacity(text.len());
        let (mut end, mut count) = (0, 0);
        for (at, with) in self.replacements(text, with) {
            new.push_str(&text[end..at.start]);
            new.push_str(&with);
            (end, count) = (at.end, count + 1);
        }
        new.push_str(&text[end..]);
        (new, count)
    }

    /// All matches in a text, in bytes, with their replacements. For an expression, `$1` and the like are its groups.
    pub(crate) fn replacements<'t>(
        &'t self,
        text: &'t str,
        with: &'t str,
    ) -> impl Iterator<Item = (Range<usize>, Cow<'t, str>)> + 't {
        let of_groups = move |regex: &Regex, at: usize| {
            let groups = regex.captures_at(text, at)?;
            let part = |part| match part {
                Part::Text(text) => text,
                Part::Group(name) => group(&groups, name).map_or("", |group| group.as_str()),
            };
            Some(parts_of(with, regex).into_iter().map(part).collect::<String>())
        };
        self.matches(text).map(move |at| {
            let new = match self {
                Self::Letters(_) => None,
                Self::Regex(regex) => of_groups(regex, at.start),
            };
            (at, new.map_or(Cow::Borrowed(with), Cow::Owned))
        })
    }

    /// The first group in the replacement that the expression does not have.
    pub(crate) fn lacks<'w>(&self, with: &'w str) -> Option<&'w str> {
        let Self::Regex(regex) = self else { return None };
        parts_of(with, regex).into_iter().find_map(|part| match part {
            Part::Group(name) if !has_group(regex, name) => Some(name),
            _ => None,
        })
    }

    /// Whether a raw value cannot hold it. Says so only of values that mean what they say letter by letter.
    pub(crate) fn is_not_in(&self, raw: &[u8]) -> bool {
        let Self::Letters(letters) = self else { return false };
        let plain = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\r' | b'\t') && !matches!(byte, b'\\' | b'~');
        if !raw.iter().all(plain) {
            return false;
        }
        let is = |letter: Option<char>, byte: u8| match letter {
            None => byte.is_ascii_whitespace(),
            Some(letter) => letter.is_ascii() && byte.to_ascii_lowercase() == letter as u8,
        };
        // Only up to the first blank, which may match several characters.
        let word: Vec<Option<char>> =
            letters.iter().copied().skip_while(Option::is_none).take_while(Option::is_some).collect();
        !raw.windows(word.len()).any(|window| word.iter().zip(window).all(|(&letter, &byte)| is(letter, byte)))
    }
}

/// A part of a replacement text.
enum Part<'w> {
    Text(&'w str),
    /// A group's match, by its number or name.
    Group(&'w str),
}

/// The parts of a replacement. `$1` is a group, whatever follows the number; `${name}` too, `$$` is a dollar sign, and a dollar sign
/// before anything else is itself.
fn parts_of<'w>(with: &'w str, regex: &Regex) -> Vec<Part<'w>> {
    let mut parts = Vec::new();
    let mut rest = with;
    while let Some(at) = rest.find('$') {
        let (before, dollar) = rest.split_at(at);
        parts.push(Part::Text(before));
        let after = &dollar[1..];
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        // `$12` is the twelfth group if there are as many, otherwise the first and a 2.
        let known = (1..=digits).rev().find(|&digits| has_group(regex, &after[..digits]));
        let braced = after.strip_prefix('{').and_then(|inner| inner.split_once('}'));
        rest = if let Some((name, after)) = braced {
            parts.push(Part::Group(name));
            after
        } else if digits > 0 {
            let (number, after) = after.split_at(known.unwrap_or(digits));
            parts.push(Part::Group(number));
            after
        } else {
            parts.push(Part::Text("$"));
            after.strip_prefix('$').unwrap_or(after)
        };
    }
    parts.push(Part::Text(rest));
    parts
}

fn has_group(regex: &Regex, name: &str) -> bool {
    match name.parse::<usize>() {
        Ok(number) => number < regex.captures_len(),
        Err(_) => regex.capture_names().flatten().any(|known| known == name),
    }
}

fn group<'t>(groups: &Captures<'t>, name: &str) -> Option<Match<'t>> {
    name.parse().map_or_else(|_| groups.name(name), |number| groups.get(number))
}

/// The characters of a text in lower case, each with where its letter starts and ends: one letter can become several.
fn lower_case(text: &str) -> impl Iterator<Item = (char, usize, usize)> + Clone + '_ {
    text.char_indices()
        .flat_map(|(at, letter)| letter.to_lowercase().map(move |lower| (lower, at, at + letter.len_utf8())))
}

/// Takes time with the product of both lengths at worst, as for `aaaa…b` in `aaaa…`.
fn letters_in<'t>(letters: &'t [Option<char>], text: &'t str) -> impl Iterator<Item = Range<usize>> + 't {
    let mut rest = lower_case(text);
    std::iter::from_fn(move || {
        loop {
            let here = rest.clone();
            let (_, start, _) = rest.next()?;
            if let Some((after, end)) = match_at(letters, here) {
                rest = after;
                return Some(start..end);
            }
        }
    })
}

/// What follows a match at the beginning of a text, and where that match ends.
fn match_at<T>(letters: &[Option<char>], mut text: T) -> Option<(T, usize)>
where
    T: Iterator<Item = (char, usize, usize)> + Clone,
{
    let mut end = 0;
    for letter in letters {
        let (next, _, after) = text.next()?;
        end = after;
        match letter {
            Some(letter) => (next == *letter).then_some(())?,
            None => {
                next.is_whitespace().then_some(())?;
                let mut ahead = text.clone();
                while let Some((_, _, after)) = ahead.next().filter(|(next, ..)| next.is_whitespace()) {
                    end = after;
                    text.clone_from(&ahead);
                }
            }
        }
    }
    Some((text, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found<'t>(what: &str, by_regex: bool, text: &'t str) -> Vec<&'t str> {
        let pattern = Pattern::new(what, by_regex).unwrap();
        pattern.matches(text).map(|at| &text[at]).collect()
    }

    #[test]
    fn letters_match_either_case_and_blanks_line_breaks() {
        assert_eq!(found("ladder", false, "The LADDER and the ladder"), ["LADDER", "ladder"]);
        assert_eq!(found("good move", false, "a good\nmove, a good  \n move"), ["good\nmove", "good  \n move"]);
        assert_eq!(found("aa", false, "aaaaa"), ["aa", "aa"]);
        assert_eq!(found("ÉTÉ", false, "été"), ["été"]);
        // Dotted capital I becomes two characters.
        assert_eq!(found("x", false, "İİİİx"), ["x"]);
        assert_eq!(found("語", false, "日本語"), ["語"]);
        assert_eq!(found("a.c", false, "abc"), [""; 0]);
        assert_eq!(found("a.c", true, "abc Abc"), ["abc"]);
        assert_eq!(found("(?i)a.c|x*", true, "abc Abc"), ["abc", "Abc"]);
        for wrong in ["", " \n"] {
            assert!(Pattern::new(wrong, false).is_err() && Pattern::new(wrong, true).is_err());
        }
        assert_eq!(Pattern::new("(", true).unwrap_err().to_string().lines().count(), 1);
    }

    #[test]
    fn matches_are_replaced_and_counted() {
        let replaced =
            |what: &str, by_regex, text: &str, with: &str| Pattern::new(what, by_regex).unwrap().replaced(text, with);
        assert_eq!(replaced("ann", false, "Ann and ANN", "$1"), ("$1 and $1".to_owned(), 2));
        assert_eq!(replaced("(\\w)(\\d)", true, "d4 and e5", "$2$1"), ("4d and 5e".to_owned(), 2));
        assert_eq!(replaced("x*", true, "axb", "-"), ("a-b".to_owned(), 1));
        let names = "(?<first>\\w+) (\\w+)";
        for (with, expected) in [
            ("$1_$2", "Ann_Smith"),
            ("$2x$1", "SmithxAnn"),
            ("$12", "Ann2"),
            ("${first}, ${2}", "Ann, Smith"),
            ("$$1 $", "$1 $"),
            ("5$ for $0", "5$ for Ann Smith"),
        ] {
            assert_eq!(replaced(names, true, "Ann Smith", with).0, expected, "{with}");
            assert_eq!(Pattern::new(names, true).unwrap().lacks(with), None);
        }
        for (with, group) in [("$3", "3"), ("${last}", "last"), ("${}", "")] {
            assert_eq!(Pattern::new(names, true).unwrap().lacks(with), Some(group), "{with}");
        }
        assert_eq!(Pattern::new("ann", false).unwrap().lacks("$9"), None);
    }

    #[test]
    fn a_quick_no_is_never_wrong() {
        let texts = ["", "ladder", "a LADDER here", "good\r\nmove", "a\\]b", "é", "~{VP~}", "x good", "goo d move"];
        for what in ["ladder", "good move", " good", "]", "é", "b", "中", "x"] {
            let pattern = Pattern::new(what, false).unwrap();
            for raw in texts {
                let is_there = pattern.first_and_count(&crate::text::text_of(raw)).is_some();
                assert!(!(is_there && pattern.is_not_in(raw.as_bytes())), "{what} in {raw}");
            }
        }
        assert!(Pattern::new("ladder", false).unwrap().is_not_in(b"lad der"));
    }
}
