//! Isolated Western European symbols in ASCII records: `© 2004`, `£10`, `15×15`, `Nº 3`. Detectors take such bytes for letters of other
//! alphabets, but no word has a single letter among digits.

use super::scan::Foreign;

/// More bytes beyond ASCII than this are judged by what they spell.
const FEW: usize = 12;

/// Whether every byte beyond ASCII is such a sign, in the place where people write it.
pub(super) fn are_all(values: &Foreign) -> bool {
    let count = values.high();
    (1..=FEW).contains(&count)
        && values.values.iter().all(|value| {
            let high = value.iter().enumerate().filter(|(_, byte)| !byte.is_ascii());
            high.into_iter().all(|(at, &byte)| is_sign(&value[..at], byte, &value[at + 1..]))
        })
}

/// How many characters around a sign say whether it is in its place.
pub(super) const REACH: usize = 8;

/// The bytes are those of Windows-1252 and ISO-8859-1, in which these signs are the same.
pub(super) fn is_sign(before: &[u8], byte: u8, after: &[u8]) -> bool {
    let (left, right) = (before.last().copied().unwrap_or(b' '), after.first().copied().unwrap_or(b' '));
    let is_word = |letter: u8| letter.is_ascii_alphabetic() || !letter.is_ascii();
    let (word_before, word_after) = (is_word(left), is_word(right));
    let next_is_number = after.iter().find(|letter| !matches!(letter, b' ' | b'.')).is_some_and(u8::is_ascii_digit);
    match byte {
        // © and ®.
        0xA9 => !word_before && !word_after,
        0xAE => !word_after && left.is_ascii() && left != b' ',
        // £, ¥ and § before a number, ¢ after one.
        0xA3 | 0xA5 => !word_before && right.is_ascii_digit(),
        0xA7 => !word_before && !word_after && next_is_number,
        0xA2 => left.is_ascii_digit() && !word_after,
        // ±0, and ½, ¼, ¾ as in 6½.
        0xB1 => !word_before && !word_after && next_is_number,
        0xBC..=0xBE => !word_before && !word_after && left.is_ascii_digit(),
        // 15×15.
        0xD7 => {
            let number_before = before.iter().rev().find(|&&letter| letter != b' ').is_some_and(u8::is_ascii_digit);
            !word_before && !word_after && number_before && next_is_number
        }
        // 1ª, 2º and Nº 3.
        0xAA | 0xBA => {
            let stem = before.strip_suffix(b".").unwrap_or(before).last().copied().unwrap_or(b' ');
            !word_after && (stem.is_ascii_digit() || matches!(stem, b'N' | b'n') && next_is_number)
        }
        _ => false,
    }
}

/// How many characters beyond ASCII are where no text has them: a letter without another next to it, or a symbol inside a word or right
/// before one.
pub(super) fn misplaced(text: &str) -> usize {
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    let mut count = 0;
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        if !letter.is_ascii() {
            let by_itself = letter.is_alphabetic() && !before.is_alphabetic() && !after.is_alphabetic();
            // Romance languages and those of the North have words of one letter.
            let is_word =
                "\u{E0}\u{C0}\u{E1}\u{E9}\u{E8}\u{C8}\u{F2}\u{F3}\u{D3}\u{FA}\u{E5}\u{F6}\u{F4}".contains(letter);
            let alone = by_itself && (!is_word || before.is_ascii_digit() || after.is_ascii_digit());
            // Apostrophes and points join parts of words, and quotation marks stand before them; those below the line only there.
            let below = matches!(letter, '\u{201A}' | '\u{201E}');
            let joins = matches!(
                letter,
                '\u{2018}'..='\u{201F}' | '\u{B7}' | '\u{AB}' | '\u{BB}' | '\u{BF}' | '\u{A1}' | '\u{A0}'
            );
            let dash = matches!(letter, '\u{2013}' | '\u{2014}');
            let sign = !letter.is_alphanumeric() && !joins && !dash;
            let degree = letter == '\u{B0}' && before.is_lowercase() && after.is_whitespace();
            let inside = sign && after.is_lowercase() || degree || below && before.is_alphabetic();
            count += usize::from(alone || inside);
        }
        before = letter;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_alone_and_signs_inside_words_are_misplaced() {
        for (text, count) in [
            ("\u{160} 2004", 1),
            ("15\u{432}15", 1),
            ("\u{2026}amonn", 1),
            ("Troms\u{B0} Open", 1),
            ("20\u{B0} C", 0),
            ("\u{C9}amonn, \u{AB}oui\u{BB}, l\u{2019}eau \u{2026} fin", 0),
        ] {
            assert_eq!(misplaced(text), count, "{text}");
        }
    }
}
