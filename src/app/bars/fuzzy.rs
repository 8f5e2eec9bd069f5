//! How well a few letters fit a name: each word of the query must be found, whole, at the start of a word, or letter by letter.

/// How well `query` fits `text`; higher is better, `None` is not at all. Case does not matter.
pub fn score(query: &str, text: &str) -> Option<u32> {
    let text = text.to_lowercase();
    let mut sum = 0;
    for word in query.split_whitespace() {
        sum += word_score(&word.to_lowercase(), &text)?;
    }
    Some(sum)
}

fn word_score(word: &str, text: &str) -> Option<u32> {
    if let Some(at) = text.find(word) {
        let starts = text[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
        let whole = text[at + word.len()..].chars().next().is_none_or(|c| !c.is_alphanumeric());
        return Some(40 + 30 * u32::from(starts) + 20 * u32::from(starts && whole) + 10 * u32::from(at == 0));
    }
    // Letter by letter, the first one at the start of a word.
    let mut letters = word.chars().peekable();
    let mut before = ' ';
    let (mut begun, mut starts) = (false, 0);
    for c in text.chars() {
        let start = !before.is_alphanumeric();
        if letters.peek() == Some(&c) && (begun || start) {
            letters.next();
            starts += u32::from(start);
            begun = true;
        }
        before = c;
    }
    (letters.peek().is_none() && starts >= 1).then_some(4 * starts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best<'a>(query: &str, texts: &[&'a str]) -> Option<&'a str> {
        let fits = texts.iter().filter_map(|text| score(query, text).map(|score| (score, *text)));
        fits.max_by_key(|(score, _)| *score).map(|(_, text)| text)
    }

    #[test]
    fn the_expected_command_comes_first() {
        let texts = [
            "Make this the main line",
            "Back to the main line",
            "Comment",
            "Add to the comment",
            "Command palette…",
            "Go to move…",
        ];
        assert_eq!(best("comment", &texts), Some("Comment"));
        assert_eq!(best("main make", &texts), Some("Make this the main line"));
        assert_eq!(best("gtm", &texts), Some("Go to move…"));
        assert_eq!(best("PAL", &texts), Some("Command palette…"));
        assert_eq!(best("xyzzy", &texts), None);
        assert_eq!(score("", "anything"), Some(0));
    }
}
