//! Splits a long text into parts, of which only the visible ones are laid out.

use std::ops::Range;

/// Longer texts are divided into parts of about this many bytes.
pub const PART: usize = 12 * 1024;

/// A part of the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Bytes of the text.
    pub range: Range<usize>,
    /// In points; an estimate until the part was on view.
    pub height: Option<f32>,
}

/// Divides a text at line ends into parts of roughly [`PART`] bytes; never none. The line end between two parts is in neither.
pub fn divide(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut start = 0;
    while text.len() - start > 2 * PART {
        let mut least = start + PART;
        while !text.is_char_boundary(least) {
            least += 1;
        }
        let mut most = start + 2 * PART;
        while !text.is_char_boundary(most) {
            most -= 1;
        }
        let window = &text[least..most];
        // At a line end, else at a blank, else anywhere: a part may not grow without end.
        let (end, next) = match (window.find('\n'), window.rfind(' ')) {
            (Some(line), _) => (least + line, least + line + 1),
            (None, Some(blank)) => (least + blank + 1, least + blank + 1),
            (None, None) => (most, most),
        };
        parts.push(Part { range: start..end, height: None });
        start = next;
    }
    parts.push(Part { range: start..text.len(), height: None });
    parts
}

/// The byte at which a character starts.
pub fn byte_of(text: &str, index: usize) -> usize {
    text.char_indices().nth(index).map_or(text.len(), |(byte, _)| byte)
}

/// Where the part ends that is different in `new`.
pub fn end_of_change(old: &str, new: &str) -> usize {
    let same = old.chars().rev().zip(new.chars().rev()).take_while(|(a, b)| a == b);
    new.len() - same.map(|(a, _)| a.len_utf8()).sum::<usize>()
}

/// Where a caret of the old text is in the new one: before the same letters, or after them.
pub(super) fn moved(caret: usize, old: &str, new: &str) -> usize {
    let Some((before, after)) = old.split_at_checked(caret) else { return new.len() };
    match () {
        () if new.starts_with(before) => caret,
        () if new.ends_with(after) => new.len() - after.len(),
        () => end_of_change(old, new),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str, parts: &[Part]) -> String {
        let mut whole = String::new();
        let mut end = 0;
        for part in parts {
            whole.push_str(&text[end..part.range.start]);
            whole.push_str(&text[part.range.clone()]);
            end = part.range.end;
        }
        whole
    }

    #[test]
    fn parts_make_up_the_text_and_are_never_long() {
        let texts = [
            "".to_owned(),
            "a".into(),
            "é\n".repeat(40_000),
            "語".repeat(100_000),
            "word ".repeat(50_000),
            "\n".repeat(90_000),
        ];
        for text in texts {
            let parts = divide(&text);
            assert_eq!(whole(&text, &parts), text);
            assert_eq!(parts[parts.len() - 1].range.end, text.len());
            assert!(parts.iter().all(|part| part.range.len() <= 2 * PART + 4), "{:?}", parts.len());
            assert!(parts.windows(2).all(|two| two[1].range.start - two[0].range.end <= 1));
        }
        assert_eq!(divide("short\n\ntext").len(), 1);
    }

    #[test]
    fn the_caret_follows_what_was_changed() {
        assert_eq!(end_of_change("one three", "one two three"), 7);
        assert_eq!(end_of_change("one two three", "one three"), 3);
        assert_eq!(end_of_change("aaa", "aaaa"), 1);
        assert_eq!(end_of_change("", "é"), 2);
        assert_eq!(end_of_change("é", ""), 0);
    }

    #[test]
    fn characters_and_bytes_are_kept_apart() {
        assert_eq!((byte_of("aé語", 0), byte_of("aé語", 2), byte_of("aé語", 3), byte_of("aé語", 9)), (0, 3, 6, 6));
    }
}
