//! How well the words of a query match a name, in any order: a whole word, the beginning of one, or the first letters of some in a row.
//! Letters scattered over a sentence are no match: "pdf" would find nearly anything.

/// How well a word of the query fits, the best first.
const WHOLE: u32 = 40;
const PREFIX: u32 = 30;
const INITIALS: u32 = 20;
const INSIDE: u32 = 10;
/// The score if query and name are equal except for case and punctuation.
pub const SAME: u32 = 10_000;

/// How well `query` fits `text`; higher is better, `None` is not at all. Case does not matter.
pub fn score(query: &str, text: &str) -> Option<u32> {
    let (query, text) = (query.to_lowercase(), text.to_lowercase());
    let words = words_of(&text);
    let mut sum = 0;
    for word in words_of(&query) {
        sum += word_score(word, &words, &text)?;
    }
    if words_of(&query).is_empty() && !text.contains(query.trim()) {
        return None;
    }
    let same = !query.trim().is_empty() && words_of(&query) == words;
    Some(sum + if same { SAME } else { 0 })
}

/// How well most of the words of `query` fit `text`: all but such as "to" and "the", or at least half where `some` will do.
pub fn score_of_most(query: &str, text: &str, some: bool) -> Option<u32> {
    const SMALL: [&str; 8] = ["a", "an", "the", "to", "of", "on", "my", "in"];
    let (query, text) = (query.to_lowercase(), text.to_lowercase());
    let words = words_of(&text);
    let wanted: Vec<&str> = words_of(&query).into_iter().filter(|word| !SMALL.contains(word)).collect();
    let scores: Vec<u32> = wanted.iter().filter_map(|word| word_score(word, &words, &text)).collect();
    let least = if some { wanted.len().div_ceil(2) } else { wanted.len() };
    (!scores.is_empty() && scores.len() >= least).then(|| scores.iter().sum())
}

/// Whether each word of `query` occurs in `text` or begins a word of it. Case is ignored.
pub fn mentions(query: &str, text: &str) -> bool {
    let (query, text) = (query.to_lowercase(), text.to_lowercase());
    let words = words_of(&text);
    words_of(&query).iter().all(|word| words.iter().any(|other| other.starts_with(word)))
}

/// Whether each word of `query` is a word of `text`, and there is one. Case does not matter.
pub fn has_words(query: &str, text: &str) -> bool {
    let (query, text) = (query.to_lowercase(), text.to_lowercase());
    let (wanted, words) = (words_of(&query), words_of(&text));
    !wanted.is_empty() && wanted.iter().all(|word| words.contains(word))
}

/// Whether each word of `query` begins a word of `text`, and there is one. Case does not matter.
pub fn begins(query: &str, text: &str) -> bool {
    !query.trim().is_empty() && mentions(query, text)
}

/// The words of a text, without separators.
fn words_of(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’');
    words.filter(|word| !word.is_empty()).collect()
}

/// All in lower case.
fn word_score(word: &str, words: &[&str], text: &str) -> Option<u32> {
    if words.contains(&word) {
        return Some(WHOLE);
    }
    if words.iter().any(|other| other.starts_with(word)) {
        return Some(PREFIX);
    }
    let initials: String = words.iter().filter_map(|word| word.chars().next()).collect();
    if word.chars().nth(1).is_some() && initials.contains(word) {
        return Some(INITIALS);
    }
    // Chinese, Japanese and Korean are written without spaces, or with endings: words begin anywhere.
    (word.chars().any(is_ideograph) && text.contains(word)).then_some(INSIDE)
}

fn is_ideograph(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{20000}'..='\u{3ffff}')
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
            "Append to comment",
            "Comment",
            "Command palette…",
            "Go to move…",
        ];
        assert_eq!(best("comment", &texts), Some("Comment"));
        assert_eq!(best("main make", &texts), Some("Make this the main line"));
        assert_eq!(best("gtm", &texts), Some("Go to move…"));
        assert_eq!(best("PAL", &texts), Some("Command palette…"));
        for scattered in ["xyzzy", "mtn", "ain"] {
            assert_eq!(best(scattered, &texts), None, "{scattered}");
        }
        assert_eq!(score("", "anything"), Some(0));
        assert!(mentions("PNG pict", "Writes the board as an SVG or PNG picture."));
        assert!(!mentions("png word", "Writes the board as an SVG or PNG picture."));
    }

    #[test]
    fn small_words_and_some_others_may_be_missing() {
        let title = "Make this the main line, main variation";
        for (query, all, some) in [
            ("variation to main", true, true),
            ("variation of a main line", true, true),
            ("main chapter", false, true),
            ("first main chapter", false, false),
            ("the", false, false),
        ] {
            assert_eq!(score_of_most(query, title, false).is_some(), all, "{query}");
            assert_eq!(score_of_most(query, title, true).is_some(), some, "{query}");
        }
        assert!(score_of_most("main line", title, true) > score_of_most("main chapter", title, true));
    }

    #[test]
    fn whole_words_come_before_beginnings_and_initials() {
        let texts = ["Mid order low", "Mode", "Modern art", "A mod"];
        let mut ranked: Vec<(u32, &str)> = texts.iter().filter_map(|text| Some((score("mod", text)?, *text))).collect();
        ranked.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        assert_eq!(ranked.iter().map(|(_, text)| *text).collect::<Vec<_>>(), ["A mod", "Mode", "Modern art"]);
        let order = [("turn", "Turn left"), ("tu", "Turn left"), ("tl", "Turn left")];
        assert!(order.map(|(query, text)| score(query, text).unwrap()).is_sorted_by(|a, b| a > b));
        assert_eq!((score("urn", "Turn left"), score("left t", "Turn left").is_some()), (None, true));
        assert!(score("読む", "棋譜を読む").is_some() && score("を譜", "棋譜を読む").is_none());
    }
}
