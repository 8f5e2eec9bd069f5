//! Comments as shown to the user: without the words by which a record marks right moves.

use crate::study::convention::Convention;
use crate::study::words::in_capitals;

/// A comment as it is shown in a record of this convention.
pub fn shown_comment(comment: &str, convention: Convention) -> String {
    let shown = match convention {
        Convention::RightWord => {
            let words = ["RIGHT", "CHOICE", "FORCE", "NOTTHIS"];
            words.into_iter().fold(comment.to_owned(), |comment, word| without_word(&comment, word))
        }
        Convention::Plus => {
            let rest = comment.trim_start();
            rest.strip_prefix('+').unwrap_or(rest).to_owned()
        }
        Convention::Joseki => without_stars(comment),
        _ => return comment.to_owned(),
    };
    shown.trim().to_owned()
}

/// A text without a word in capitals, and without the blank that it leaves.
fn without_word(text: &str, word: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut from = 0;
    for at in in_capitals(text, word) {
        shown.push_str(&text[from..at]);
        from = at + word.len();
        if shown.is_empty() || shown.ends_with([' ', '\n']) {
            from = text.len() - text[from..].trim_start_matches(' ').len();
        }
    }
    shown.push_str(&text[from..]);
    shown
}

/// `'A *'` as `'A'`: the star is the answer.
fn without_stars(text: &str) -> String {
    const QUOTES: [char; 6] = ['\'', '"', '‘', '’', '“', '”'];
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('*') {
        let after = &rest[at + 1..];
        shown.push_str(&rest[..at]);
        if after.trim_start_matches([' ', '\t']).starts_with(QUOTES) {
            shown.truncate(shown.trim_end_matches([' ', '\t']).len());
            rest = after.trim_start_matches([' ', '\t']);
        } else {
            shown.push('*');
            rest = after;
        }
    }
    shown.push_str(rest);
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_for_programs_are_left_out() {
        for (comment, convention, shown) in [
            ("RIGHT\nBoth sides work.", Convention::RightWord, "Both sides work."),
            ("Too late. RIGHT CHOICE", Convention::RightWord, "Too late."),
            ("BRIGHT idea", Convention::RightWord, "BRIGHT idea"),
            ("Now RIGHT then", Convention::RightWord, "Now then"),
            ("It is sekiRIGHT", Convention::RightWord, "It is seki"),
            ("RIGHTGood, and more RIGHT", Convention::RightWord, "Good, and more"),
            ("+Dead.", Convention::Plus, "Dead."),
            ("White plays 'A *' or 'B'. * Joseki *", Convention::Joseki, "White plays 'A' or 'B'. * Joseki *"),
            ("Correct.", Convention::CorrectWord, "Correct."),
            ("RIGHT", Convention::Te, "RIGHT"),
        ] {
            assert_eq!(shown_comment(comment, convention), shown, "{comment}");
        }
    }
}
