//! The font of all pictures: Inter, regular and bold, subset, with tabular figures (`assets/fonts`). The program can supply other fonts for
//! missing glyphs ([`look_elsewhere`]); otherwise boxes are drawn.
//!
//! Outlines and widths are in ems; y grows down from the baseline. The window uses the same two files.

use super::strokes;
use crate::game::board::{Point, pt};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::prelude::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

/// The regular font file.
pub const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/Inter-Regular.otf");
/// The bold font file.
pub const BOLD: &[u8] = include_bytes!("../../../assets/fonts/Inter-Bold.otf");

/// The family for style sheets, with fallbacks.
pub const FAMILY: &str = "Inter,'Helvetica Neue',Arial,sans-serif";

/// The height of a capital letter or figure, in ems.
pub const CAP_HEIGHT: f32 = 2048.0 / 2816.0;

/// A step of an outline.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Step {
    /// Start a contour.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A quadratic curve: control point, end.
    Quad(Point, Point),
    /// A cubic curve: control points, end.
    Cubic(Point, Point, Point),
    /// Close the contour.
    Close,
}

/// The shape of a character.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Glyph {
    /// Its outline; nonzero winding fills it.
    pub steps: Vec<Step>,
    /// The advance width.
    pub advance: f32,
}

/// Fallback fonts for characters that the embedded font lacks.
pub trait Elsewhere: Sync {
    /// The shape of one letter; `None` where no font has it.
    fn letter(&self, letter: char) -> Option<Glyph>;

    /// A line of text that is not set letter by letter from the left: its shapes from left to right, as they are to stand.
    fn line(&self, text: &str, bold: bool) -> Vec<Arc<Glyph>>;
}

static ELSEWHERE: OnceLock<&'static dyn Elsewhere> = OnceLock::new();

/// Installs fallback fonts. Only the first call has an effect.
pub fn look_elsewhere(fonts: &'static dyn Elsewhere) {
    let _ = ELSEWHERE.set(fonts);
}

struct Face {
    font: Option<FontRef<'static>>,
    glyphs: Mutex<HashMap<char, Option<Arc<Glyph>>>>,
}

fn face(bold: bool) -> &'static Face {
    static FACES: [LazyLock<Face>; 2] = [
        LazyLock::new(|| Face { font: FontRef::new(REGULAR).ok(), glyphs: Mutex::default() }),
        LazyLock::new(|| Face { font: FontRef::new(BOLD).ok(), glyphs: Mutex::default() }),
    ];
    &FACES[usize::from(bold)]
}

/// The shape of a character; `None` where the font has none.
pub fn glyph(c: char, bold: bool) -> Option<Arc<Glyph>> {
    let face = face(bold);
    let mut glyphs = face.glyphs.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    glyphs.entry(c).or_insert_with(|| outline(face.font.as_ref()?, c, bold).map(Arc::new)).clone()
}

fn outline(font: &FontRef<'static>, c: char, bold: bool) -> Option<Glyph> {
    let Some(id) = font.charmap().map(c) else {
        return strokes::glyph(c, bold).or_else(|| ELSEWHERE.get()?.letter(c));
    };
    let (size, location) = (Size::new(1.0), LocationRef::default());
    let mut pen = Pen::moved(0.0, 0.0);
    if let Some(outline) = font.outline_glyphs().get(id) {
        outline.draw(DrawSettings::unhinted(size, location), &mut pen).ok()?;
    }
    let advance = font.glyph_metrics(size, location).advance_width(id)?;
    Some(Glyph { steps: pen.into_steps(), advance })
}

/// The shape of a character, or of a box where the font has none.
pub fn glyph_or_box(c: char, bold: bool) -> Arc<Glyph> {
    glyph(c, bold).unwrap_or_else(|| {
        let frame = |inset: f32, flip: bool| {
            let (l, r, t, b) = (0.08 + inset, 0.62 - inset, -CAP_HEIGHT + inset, -inset);
            let mut points = [pt(l, t), pt(r, t), pt(r, b), pt(l, b)];
            if flip {
                points.reverse();
            }
            let steps = points.into_iter().enumerate();
            steps.map(|(i, p)| if i == 0 { Step::Move(p) } else { Step::Line(p) }).chain([Step::Close])
        };
        let advance = if c.is_whitespace() || c.is_control() { 0.3 } else { 0.7 };
        let visible = advance > 0.5;
        let steps = frame(0.0, false).chain(frame(0.07, true)).filter(|_| visible).collect();
        Arc::new(Glyph { steps, advance })
    })
}

/// Whether the embedded font has a character.
pub fn is_own(c: char, bold: bool) -> bool {
    face(bold).font.as_ref().is_some_and(|font| font.charmap().map(c).is_some())
}

/// The glyphs of a line of text from left to right, in display order.
pub fn line(text: &str, bold: bool) -> Vec<Arc<Glyph>> {
    match set_elsewhere(text) {
        Some(elsewhere) => elsewhere.line(text, bold),
        None => text.chars().map(|c| glyph_or_box(c, bold)).collect(),
    }
}

fn set_elsewhere(text: &str) -> Option<&'static dyn Elsewhere> {
    ELSEWHERE.get().copied().filter(|_| text.chars().any(is_not_set_singly))
}

/// Whether a character's place may differ from that after its predecessor: those of Hebrew, Arabic, India and so on; not Latin, Greek,
/// Cyrillic, Chinese, Japanese and Korean.
fn is_not_set_singly(c: char) -> bool {
    let singly = [
        '\0'..='\u{2ff}',
        '\u{370}'..='\u{58f}',
        '\u{1e00}'..='\u{200a}',
        '\u{2010}'..='\u{2029}',
        '\u{2030}'..='\u{9fff}',
        '\u{ac00}'..='\u{d7a3}',
        '\u{f900}'..='\u{faff}',
        '\u{ff00}'..='\u{ffef}',
    ];
    !singly.iter().any(|range| range.contains(&c))
}

/// The width of a text in ems.
pub fn width(text: &str, bold: bool) -> f32 {
    match set_elsewhere(text) {
        Some(elsewhere) => elsewhere.line(text, bold).iter().map(|glyph| glyph.advance).sum(),
        None => text.chars().map(|c| glyph_or_box(c, bold).advance).sum(),
    }
}

/// Whether the font has every character of a text.
pub fn covers(text: &str) -> bool {
    text.chars().all(|c| glyph(c, false).is_some())
}

/// Receives a glyph's outline, moved by this many ems.
#[derive(Debug)]
pub struct Pen {
    steps: Vec<Step>,
    by: Point,
}

impl Pen {
    /// To the right, and down.
    pub fn moved(right: f32, down: f32) -> Pen {
        Pen { steps: Vec::new(), by: pt(right, down) }
    }

    /// The steps.
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }

    /// A point of an outline, whose y grows up.
    fn at(&self, x: f32, y: f32) -> Point {
        self.by + pt(x, -y)
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Move(self.at(x, y)));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Line(self.at(x, y)));
    }
    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.steps.push(Step::Quad(self.at(cx, cy), self.at(x, y)));
    }
    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.steps.push(Step::Cubic(self.at(ax, ay), self.at(bx, by), self.at(x, y)));
    }
    fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_faces_have_what_pictures_write() {
        for bold in [false, true] {
            let needed = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain("‼⁉⁈⁇!?×–…°äßŁžЖжΩω●○△□→".chars());
            for c in needed {
                let glyph = glyph(c, bold).unwrap_or_else(|| panic!("no {c}"));
                assert!(!glyph.steps.is_empty() && glyph.advance > 0.0);
            }
        }
        assert!(covers("Łukasz 20 at 12"));
        assert!(!covers("囲碁"));
    }

    #[test]
    fn figures_have_one_width_and_capitals_their_height() {
        for bold in [false, true] {
            let one = width("1", bold);
            assert!(('0'..='9').all(|c| width(&c.to_string(), bold) == one));
            let high = glyph('H', bold).unwrap().steps.iter().fold(0.0_f32, |m, s| match s {
                Step::Move(p) | Step::Line(p) => m.min(p.y),
                _ => m,
            });
            assert!((high + CAP_HEIGHT).abs() < 0.01, "{high}");
        }
    }

    #[test]
    fn a_missing_character_is_a_box() {
        assert_eq!(glyph_or_box('囲', false).steps.len(), 10);
        assert!(glyph_or_box('\u{7}', false).steps.is_empty());
    }
}
