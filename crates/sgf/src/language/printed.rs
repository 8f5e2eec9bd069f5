//! Makes foreign text safe to print: control characters and line breaks are shown as pictures.

use std::borrow::Cow;
use std::ffi::OsStr;

use super::direction::is_control;

/// This many characters of a value are enough to recognize it.
const ENOUGH: usize = 300;

/// Whether a character is a control for a terminal rather than visible: cursor movement, colour, line end, text direction.
pub fn is_order(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The visible picture of such a character.
pub fn picture(letter: char) -> char {
    match letter {
        '\0'..='\x1f' => char::from_u32(0x2400 + letter as u32).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\x7f' => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// A text on one line, with control characters made visible.
pub fn on_one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(is_order) {
        return text.into();
    }
    text.chars().map(|letter| if is_order(letter) { picture(letter) } else { letter }).collect()
}

/// Whether a character that is no order is not seen either, though it may change the order of its neighbours, or keep words apart that
/// look like one. What joins letters in some scripts is none.
fn is_unseen(letter: char) -> bool {
    is_control(letter)
        || matches!(letter, '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The name or the path of a file as it is shown: on one line, and whatever is in it can be seen and moves nothing.
pub fn shown_name(name: impl AsRef<OsStr>) -> String {
    let shown = |letter: char| if is_order(letter) || is_unseen(letter) { picture(letter) } else { letter };
    name.as_ref().to_string_lossy().chars().map(shown).collect()
}

/// The same as [`on_one_line`] for a text of any length: its beginning.
pub fn in_short(text: &str) -> String {
    on_one_line(&beginning(text, ENOUGH)).into_owned()
}

/// At most `letters` characters of a text, with an ellipsis if it is longer.
pub fn beginning(text: &str, letters: usize) -> Cow<'_, str> {
    match text.char_indices().nth(letters) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_name_is_obeyed_or_unseen() {
        for name in
            ["a\u{202e}fgs.exe", "a\u{200f}1 2\u{200f}", "a\u{200b}b", "a\n\u{1b}[2Jb", "\u{2067}a", "a\u{e0062}"]
        {
            let shown = shown_name(name);
            assert!(!shown.contains(|letter| is_order(letter) || is_unseen(letter)), "{shown}");
            assert_eq!(shown.chars().count(), name.chars().count());
        }
        for name in ["plain.sgf", "שלום.sgf", "棋譜.sgf", "می\u{200c}خواهم.sgf", "👨\u{200d}👩.sgf"] {
            assert_eq!(shown_name(name), name);
        }
    }

    #[test]
    fn words_of_others_stay_on_their_line() {
        let words = "a\u{1b}[2J\r\nvariorum: é\t\u{85}\u{202e}fgs.exe\u{2066}";
        assert_eq!(on_one_line(words), "a␛[2J␍␊variorum: é␉\u{fffd}\u{fffd}fgs.exe\u{fffd}");
        assert!(matches!(on_one_line("plain, 棋 שלום"), Cow::Borrowed(_)));
        assert_eq!(in_short(&"棋\n".repeat(150)), "棋␊".repeat(150));
        assert_eq!(in_short(&"棋".repeat(9000)), format!("{}…", "棋".repeat(300)));
    }
}
