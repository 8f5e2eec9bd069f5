//! Font selection for a printed booklet: each character uses the first font that has it.

use super::lines::Style;
use super::shaping::Shaped;
use crate::publish::print_font::PrintFont;
use crate::scene::font;
use krilla::text::Font;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A letter in a font.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glyph {
    pub(super) face: usize,
    /// Its width where the font is one unit high.
    pub(super) width: f32,
}

/// The fonts of a booklet: the two of the program first.
pub(super) struct Fonts {
    faces: Vec<(Font, PrintFont)>,
    /// The reader's own for text, regular and bold, if he has chosen some.
    chosen: Vec<usize>,
    /// By letter, and whether it is bold and in a figure.
    known: HashMap<(char, bool, bool), Glyph>,
    /// Letters of one font: the number of the glyph, and its width.
    drawn: HashMap<(usize, char), Option<(u32, f32)>>,
    /// Stretches whose letters join, once they are known.
    pub(super) shaped: Shaped,
    /// Letters that no font has, and how often each was to be set.
    pub(super) missing: BTreeMap<char, usize>,
}

/// The face of bold text.
pub(super) const BOLD: usize = 1;
/// No font at all.
const NONE: usize = usize::MAX;

impl Fonts {
    /// The program's fonts, those that are chosen for text, and others for the letters that these lack.
    pub(super) fn new(chosen: &[PrintFont], named: &[PrintFont]) -> Fonts {
        let own = [font::REGULAR, font::BOLD].map(|data| PrintFont { data: Arc::new(data.to_vec()), index: 0 });
        let (known, drawn, missing) = (HashMap::new(), HashMap::new(), BTreeMap::new());
        let mut fonts =
            Fonts { faces: Vec::new(), chosen: Vec::new(), known, drawn, shaped: Shaped::default(), missing };
        own.iter().for_each(|font| fonts.add(font));
        for font in chosen {
            let index = fonts.faces.len();
            fonts.add(font);
            // One that cannot be read is none.
            fonts.chosen.extend((fonts.faces.len() > index).then_some(index));
        }
        named.iter().for_each(|font| fonts.add(font));
        fonts
    }

    /// Whether a face is bold.
    pub(super) fn is_bold(&self, face: usize) -> bool {
        face == BOLD || self.chosen.get(1) == Some(&face)
    }

    /// Adds another font; an unreadable one has no characters.
    pub(super) fn add(&mut self, font: &PrintFont) {
        let data: Arc<dyn AsRef<[u8]> + Send + Sync> = font.data.clone();
        self.faces.extend(Font::new(data.into(), font.index).map(|read| (read, font.clone())));
    }

    /// The file of a face.
    pub(super) fn file(&self, index: usize) -> &PrintFont {
        &self.faces[index].1
    }

    pub(super) fn face(&self, index: usize) -> &Font {
        &self.faces[index].0
    }

    /// Those of these characters that no font has.
    pub(super) fn lacking(&self, letters: &[char]) -> Vec<char> {
        let mut left = letters.to_vec();
        for (_, font) in &self.faces {
            let has = font.has(&left).unwrap_or_default();
            left.retain(|letter| !has.contains(letter));
        }
        left
    }

    /// A character's glyph. If no font has it, a question mark replaces it.
    pub(super) fn glyph(&mut self, letter: char, style: Style) -> Glyph {
        let key = (letter, style.bold, style.in_figure);
        let unknown = Style { bold: false, ..style };
        if let Some(known) = self.known.get(&key) {
            return if known.face == NONE { self.glyph('?', unknown) } else { *known };
        }
        let own = if style.bold { vec![BOLD, 0] } else { vec![0] };
        let chosen = self.chosen.iter().take(1 + usize::from(style.bold)).rev().copied().filter(|_| !style.in_figure);
        let order: Vec<usize> = chosen.chain(own).chain(2..self.faces.len()).collect();
        let mut found = order.into_iter().filter_map(|face| {
            let font = &self.faces[face].1;
            let font = FontRef::from_index(&font.data, font.index).ok()?;
            let glyph = font.charmap().map(letter)?;
            let width = font.glyph_metrics(Size::new(1.0), LocationRef::default()).advance_width(glyph)?;
            Some(Glyph { face, width })
        });
        let glyph = found.next().unwrap_or(Glyph { face: NONE, width: 0.0 });
        drop(found);
        self.known.insert(key, glyph);
        // The program's own font has a question mark.
        if glyph.face == NONE && letter != '?' { self.glyph('?', unknown) } else { glyph }
    }

    /// A letter of one of the fonts: the number of its glyph, and its width where the font is one unit high.
    pub(super) fn drawn(&mut self, face: usize, letter: char) -> Option<(u32, f32)> {
        let font = &self.faces.get(face)?.1;
        *self.drawn.entry((face, letter)).or_insert_with(|| {
            let font = FontRef::from_index(&font.data, font.index).ok()?;
            let glyph = font.charmap().map(letter)?;
            let width = font.glyph_metrics(Size::new(1.0), LocationRef::default()).advance_width(glyph)?;
            Some((glyph.to_u32(), width))
        })
    }

    /// Counts a letter that is set and that no font has.
    pub(super) fn miss(&mut self, letter: char) {
        *self.missing.entry(letter).or_default() += 1;
    }

    /// Whether some font has a letter.
    pub(super) fn has(&self, letter: char) -> bool {
        let mut known = [(false, false), (true, false), (false, true), (true, true)]
            .into_iter()
            .filter_map(|(bold, in_figure)| self.known.get(&(letter, bold, in_figure)));
        known.next().is_none_or(|glyph| glyph.face != NONE)
    }
}
