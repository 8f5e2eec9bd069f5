//! System fonts for glyphs that the embedded picture font lacks: found as for the window, shaped for their script and put in display order.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use egui::FontFamily;
use egui::epaint::text::{FallbackRequest, FontData, FontProvider};
use egui_system_font_provider::SystemFontProvider;
use harfrust::{Direction, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::outline::DrawSettings;
use skrifa::prelude::{LocationRef, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use unicode_bidi::BidiInfo;

use crate::app::look::bidi::Tame;
use crate::app::platform::errors;
use crate::app::platform::system_fonts::Guarded;
use crate::scene::font::{self, Elsewhere, Glyph};

/// Installs the system's fonts for pictures. They are listed when a glyph is first missing.
pub fn lend() {
    font::look_elsewhere(&SYSTEM);
}

static SYSTEM: System = System { fonts: LazyLock::new(listed), found: Mutex::new(Vec::new()) };

fn listed() -> Guarded<SystemFontProvider> {
    errors::listen();
    Guarded::new(SystemFontProvider::new())
}

/// A picture uses at most this many fonts: characters in none of them are boxes.
const MOST_FONTS: usize = 32;

struct System {
    fonts: LazyLock<Guarded<SystemFontProvider>>,
    /// Those that had a letter; their files are mapped, not copied.
    found: Mutex<Vec<Arc<FontData>>>,
}

impl System {
    /// A font that has a letter: one that is in use already, or another.
    fn font_for(&self, letter: char) -> Option<Arc<FontData>> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(font) = found.iter().find(|font| has(font, letter)) {
            return Some(font.clone());
        }
        if found.len() >= MOST_FONTS {
            return None;
        }
        let mut bytes = [0; 4];
        let request = FallbackRequest { cluster: letter.encode_utf8(&mut bytes), family: &FontFamily::Proportional };
        let font = Arc::new(self.fonts.font_for(&request)?.data);
        has(&font, letter).then(|| {
            found.push(font.clone());
            font
        })
    }
}

fn face(font: &FontData) -> Option<FontRef<'_>> {
    FontRef::from_index(font.bytes(), font.index).ok()
}

fn has(font: &FontData, letter: char) -> bool {
    face(font).is_some_and(|face| face.charmap().map(letter).is_some())
}

/// A glyph of a font, moved by this many ems.
fn glyph(face: &FontRef<'_>, id: GlyphId, (right, up): (f32, f32), advance: f32) -> Glyph {
    let mut pen = font::Pen::moved(right, -up);
    if let Some(outline) = face.outline_glyphs().get(id) {
        let settings = DrawSettings::unhinted(Size::new(1.0), LocationRef::default());
        let _ = outline.draw(settings, &mut pen);
    }
    Glyph { steps: pen.into_steps(), advance }
}

impl Elsewhere for System {
    fn letter(&self, letter: char) -> Option<Glyph> {
        let font = self.font_for(letter)?;
        let face = face(&font)?;
        let id = face.charmap().map(letter)?;
        let advance = face.glyph_metrics(Size::new(1.0), LocationRef::default()).advance_width(id)?;
        let glyph = glyph(&face, id, (0.0, 0.0), advance);
        // A font of pictures in colours has no outline.
        (!glyph.steps.is_empty() || letter.is_whitespace()).then_some(glyph)
    }

    fn line(&self, text: &str, bold: bool) -> Vec<Arc<Glyph>> {
        let info = BidiInfo::new_with_data_source(&Tame, text, None);
        let mut line = Vec::new();
        for paragraph in &info.paragraphs {
            let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let from_right = levels[run.start].is_rtl();
                let mut parts = self.parts(&text[run], bold);
                if from_right {
                    parts.reverse();
                }
                for (font, part) in parts {
                    line.extend(set(font.as_deref(), part, from_right, bold));
                }
            }
        }
        line
    }
}

impl System {
    /// A text in parts of one font each; none is that of pictures.
    fn parts<'a>(&self, text: &'a str, bold: bool) -> Vec<(Option<Arc<FontData>>, &'a str)> {
        let mut parts: Vec<(Option<Arc<FontData>>, std::ops::Range<usize>)> = Vec::new();
        for (at, letter) in text.char_indices() {
            let end = at + letter.len_utf8();
            let font = if font::is_own(letter, bold) { None } else { self.font_for(letter) };
            let same = |before: &Option<Arc<FontData>>| match (before, &font) {
                (None, None) => true,
                (Some(before), Some(font)) => Arc::ptr_eq(before, font),
                _ => false,
            };
            match parts.last_mut().filter(|(before, _)| same(before)) {
                Some((_, range)) => range.end = end,
                None => parts.push((font, at..end)),
            }
        }
        parts.into_iter().map(|(font, range)| (font, &text[range])).collect()
    }
}

/// A part of a line in one font, in visual order from left to right.
fn set(font: Option<&FontData>, part: &str, from_right: bool, bold: bool) -> Vec<Arc<Glyph>> {
    let Some(face) = font.and_then(face) else {
        let own = |letter| font::glyph_or_box(if from_right { mirrored(letter) } else { letter }, bold);
        return if from_right { part.chars().rev().map(own).collect() } else { part.chars().map(own).collect() };
    };
    let data = ShaperData::new(&face);
    let shaper = data.shaper(&face).build();
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(part);
    buffer.set_direction(if from_right { Direction::RightToLeft } else { Direction::LeftToRight });
    buffer.guess_segment_properties();
    let shaped = shaper.shape(buffer, ShapeOptions::new());
    let em = f32::from(face.metrics(Size::unscaled(), LocationRef::default()).units_per_em.max(1));
    let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
    let glyphs = glyphs.map(|(info, at)| {
        let moved = (at.x_offset as f32 / em, at.y_offset as f32 / em);
        Arc::new(glyph(&face, GlyphId::new(info.glyph_id), moved, at.x_advance as f32 / em))
    });
    glyphs.collect()
}

/// Brackets are mirrored in right-to-left text.
fn mirrored(letter: char) -> char {
    const PAIRS: [(char, char); 5] = [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>'), ('«', '»')];
    let turned = |(open, close)| match letter {
        _ if letter == open => Some(close),
        _ if letter == close => Some(open),
        _ => None,
    };
    PAIRS.into_iter().find_map(turned).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If no font has the characters there is nothing to test.
    fn have(letters: &str) -> bool {
        let all = letters.chars().all(|letter| SYSTEM.letter(letter).is_some());
        if !all {
            println!("skipped: no font here has {letters}");
        }
        all
    }

    fn outlines(line: &[Arc<Glyph>]) -> Vec<Glyph> {
        line.iter().map(|glyph| (**glyph).clone()).collect()
    }

    #[test]
    fn right_to_left_text_is_in_its_order() {
        if !have("אבג") {
            return;
        }
        let singly = |text: &str| text.chars().map(|c| SYSTEM.letter(c).unwrap()).collect::<Vec<_>>();
        let advances = |glyphs: &[Glyph]| glyphs.iter().map(|glyph| glyph.advance).collect::<Vec<_>>();
        assert_eq!(advances(&outlines(&SYSTEM.line("אבג", false))), advances(&singly("גבא")));
        // Numbers and Latin words within it run from the left.
        let own = |text: &str| text.chars().map(|c| (*font::glyph_or_box(c, false)).clone()).collect::<Vec<_>>();
        let line = outlines(&SYSTEM.line("אב 12 (x)", false));
        assert_eq!(line[..7], [own("(x) 12 ")].concat(), "the whole line begins at the right");
        assert_eq!(line.len(), 9);
    }

    #[test]
    fn arabic_letters_join() {
        if !have("بيت") {
            return;
        }
        let joined = outlines(&SYSTEM.line("بيت", false));
        let singly: Vec<Glyph> = "تيب".chars().map(|c| SYSTEM.letter(c).unwrap()).collect();
        assert_ne!(joined, singly, "letters in a word have other shapes than alone");
        let width = |glyphs: &[Glyph]| glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
        assert!(width(&joined) < width(&singly));
    }
}
