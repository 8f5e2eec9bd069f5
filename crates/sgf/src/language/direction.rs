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

/// Begins and ends a stretch whose direction is that of its first letter that has one.
pub const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// See [`FIRST_STRONG_ISOLATE`].
pub const END_OF_ISOLATE: char = '\u{2069}';

/// Isolates foreign text within a sentence, so that neither changes the direction of the other. What is isolated in it stays so.
pub fn isolated(words: &str) -> String {
    let mut out = String::from(FIRST_STRONG_ISOLATE);
    // How many stretches have begun that have not ended.
    let mut open = 0_usize;
    for letter in words.chars() {
        match letter {
            FIRST_STRONG_ISOLATE => open += 1,
            END_OF_ISOLATE if open == 0 => continue,
            END_OF_ISOLATE => open -= 1,
            '\u{61c}' | '\u{200e}' | '\u{200f}' => {}
            // Their effect could extend beyond the words.
            letter if is_control(letter) => continue,
            _ => {}
        }
        out.push(letter);
    }
    out.extend(std::iter::repeat_n(END_OF_ISOLATE, open + 1));
    out
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
    fn directions_in_a_text_end_with_it() {
        assert_eq!(isolated("שלום"), "\u{2068}שלום\u{2069}");
        assert_eq!(isolated("a\u{202e}b\u{2069}\u{2067}"), "\u{2068}ab\u{2069}");
        assert_eq!(isolated("\u{2068}א\u{2069} 5d"), "\u{2068}\u{2068}א\u{2069} 5d\u{2069}");
        assert_eq!(isolated("\u{2068}a"), "\u{2068}\u{2068}a\u{2069}\u{2069}");
    }
}
