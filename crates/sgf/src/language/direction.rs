//! Text direction: right-to-left letters, and Unicode direction controls.

/// Whether a text has right-to-left letters or direction controls: only then does it need bidirectional layout.
pub fn turns(text: &str) -> bool {
    !text.is_ascii() && text.chars().any(|letter| from_the_right(letter) || is_control(letter))
}

/// Whether a letter is written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their like.
pub fn from_the_right(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Whether a character is an invisible direction control.
pub fn is_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Isolates foreign text within a sentence, so that neither changes the direction of the other.
pub fn isolated(words: &str) -> String {
    const FIRST_STRONG_ISOLATE: char = '\u{2068}';
    const END_OF_ISOLATE: char = '\u{2069}';
    // Their effect could extend beyond them.
    let own =
        words.chars().filter(|letter| !is_control(*letter) || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}'));
    [FIRST_STRONG_ISOLATE].into_iter().chain(own).chain([END_OF_ISOLATE]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_runs_from_the_right_is_known() {
        for text in ["שלום", "a مرحبا", "ab\u{202e}c", "\u{200f}", "ﷲ", "ދިވެހި"] {
            assert!(turns(text), "{text}");
        }
        for text in ["", "plain", "Größe", "Ход 5", "棋譜", "“…” — ½", "ภาษา", "👍🏽"] {
            assert!(!turns(text), "{text}");
        }
    }

    #[test]
    fn nothing_in_somebodys_words_reaches_beyond_them() {
        assert_eq!(isolated("שלום"), "\u{2068}שלום\u{2069}");
        assert_eq!(isolated("a\u{202e}b\u{2069}\u{2067}"), "\u{2068}ab\u{2069}");
    }
}
