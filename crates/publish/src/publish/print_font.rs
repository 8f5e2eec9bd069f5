//! Font files for glyphs that the embedded font lacks.

use skrifa::{FontRef, MetadataProvider};
use std::sync::Arc;

/// A font available for text.
#[derive(Clone)]
pub struct PrintFont {
    /// The file.
    pub data: Arc<Vec<u8>>,
    /// Which font of the file.
    pub index: u32,
}

impl std::fmt::Debug for PrintFont {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PrintFont({} bytes, {})", self.data.len(), self.index)
    }
}

impl PrintFont {
    /// Which of these characters it has; `None` if it is unreadable.
    pub fn has(&self, letters: &[char]) -> Option<Vec<char>> {
        letters_of(&self.data, self.index, letters)
    }
}

/// Which of these characters a font has; `None` if it is unreadable.
pub fn letters_of(data: &[u8], index: u32, letters: &[char]) -> Option<Vec<char>> {
    let map = FontRef::from_index(data, index).ok()?.charmap();
    Some(letters.iter().copied().filter(|&letter| map.map(letter).is_some()).collect())
}
