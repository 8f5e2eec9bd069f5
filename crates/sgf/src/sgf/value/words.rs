//! Word lists such as `pt|pts|points`.

/// Whether a word is one of a list like `pt|pts|points`.
pub(super) fn is_among(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}
