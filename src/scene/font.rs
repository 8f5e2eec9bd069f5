//! The one font of all pictures: Inter, regular and bold, cut down and with tabular figures (`assets/fonts`).
//!
//! Outlines and widths are in ems; y grows down from the baseline. The window shows the same two files.

use super::strokes;
use crate::game::board::{Point, pt};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::prelude::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

/// The regular font file.
pub const REGULAR: &[u8] = include_bytes!("../../assets/fonts/Inter-Regular.otf");
/// The bold font file.
pub const BOLD: &[u8] = include_bytes!("../../assets/fonts/Inter-Bold.otf");

/// The family as style sheets name it, with stand-ins.
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
    /// How far the next character is.
    pub advance: f32,
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
    let Some(id) = font.charmap().map(c) else { return strokes::glyph(c, bold) };
    let (size, location) = (Size::new(1.0), LocationRef::default());
    let mut pen = Pen::default();
    if let Some(outline) = font.outline_glyphs().get(id) {
        outline.draw(DrawSettings::unhinted(size, location), &mut pen).ok()?;
    }
    let advance = font.glyph_metrics(size, location).advance_width(id)?;
    Some(Glyph { steps: pen.0, advance })
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

/// The width of a text in ems.
pub fn width(text: &str, bold: bool) -> f32 {
    text.chars().map(|c| glyph_or_box(c, bold).advance).sum()
}

/// Whether the font has every character of a text.
pub fn covers(text: &str) -> bool {
    text.chars().all(|c| glyph(c, false).is_some())
}

#[derive(Default)]
struct Pen(Vec<Step>);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Move(pt(x, -y)));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Line(pt(x, -y)));
    }
    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.push(Step::Quad(pt(cx, -cy), pt(x, -y)));
    }
    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.push(Step::Cubic(pt(ax, -ay), pt(bx, -by), pt(x, -y)));
    }
    fn close(&mut self) {
        self.0.push(Step::Close);
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
