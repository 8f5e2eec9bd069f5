//! Language-specific punctuation between parts of a line: commas, colons, ends of sentences.

use super::StaticText;
use std::fmt;

/// Between the members of a list in a line.
const COMMA: StaticText = StaticText("list-comma", ", ");
/// Between parts of a line that may hold commas.
const SEMICOLON: StaticText = StaticText("clause-separator", "; ");
/// Between what is spoken of and what is said of it.
const COLON: StaticText = StaticText("colon", ": ");
/// At the end of a sentence, and between two.
const STOP: StaticText = StaticText("sentence-end", ".");
const GAP: StaticText = StaticText("sentence-gap", " ");

/// Joins the members of a list in a line, with the language's separators.
pub fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(COMMA.localized())
}

/// Joins parts of a line that may be lists themselves.
pub fn clauses(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(SEMICOLON.localized())
}

/// What separates notes: a comma, or a stronger sign if one of them is a list.
pub fn between_notes(parts: &[String]) -> &'static str {
    let has_list = parts.iter().any(|part| part.contains(COMMA.localized()));
    if has_list { SEMICOLON.localized() } else { COMMA.localized() }
}

/// The parts that [`clauses`] joined.
pub fn split_clauses(line: &str) -> impl Iterator<Item = &str> {
    line.split(SEMICOLON.localized())
}

/// A heading, the language's colon, and a text.
pub fn with_colon(head: impl fmt::Display, rest: impl fmt::Display) -> String {
    format!("{head}{}{rest}", COLON.localized())
}

/// The part before the first colon with such spacing; `None` if there is none.
pub fn before_colon(words: &str) -> Option<&str> {
    let ends =
        [": ", " : ", "\u{a0}: ", "\u{202f}: ", COLON.localized()].into_iter().filter_map(|colon| words.find(colon));
    ends.min().map(|end| &words[..end])
}

/// Ends a text as a sentence, so that a screen reader pauses.
pub fn sentence(words: String) -> String {
    if words.ends_with(['.', '!', '?', '…', '。', '！', '？']) { words } else { words + STOP.localized() }
}

/// Capitalises the first letter, if the script has capitals.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Several sentences in a line.
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().map(sentence).collect::<Vec<_>>().join(GAP.localized())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_joined_to_lines() {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(list(words(&["a", "b"])), "a, b");
        assert_eq!(sentences(words(&["One", "Two!", "三。"])), "One. Two! 三。");
        assert_eq!(clauses(words(&["a", "b, c"])), "a; b, c");
        assert_eq!([words(&["a", "b"]), words(&["a", "b, c"])].map(|notes| between_notes(&notes)), [", ", "; "]);
        assert_eq!(split_clauses("a; b, c").collect::<Vec<_>>(), ["a", "b, c"]);
        assert_eq!(with_colon("a", 1), "a: 1");
        assert_eq!((before_colon("x.sgf : y"), before_colon("no")), (Some("x.sgf"), None));
        assert_eq!((&*capital("über"), &*capital("")), ("Über", ""));
    }
}
