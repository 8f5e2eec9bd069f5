//! Positions as resolved pictures in board units; knows no screen.
//!
//! There is one [`Scene`] for each position, markup, style and orientation. The window, SVG and PNG draw the same shapes.
#![forbid(unsafe_code)]

#[macro_use]
extern crate variorum_sgf;

use variorum_game as game;
use variorum_sgf::{language, sgf, text};

pub mod area;
pub mod ascii;
mod bodies;
mod compose;
pub mod diagram;
pub mod draft;
mod error;
pub mod font;
mod ground;
pub mod hints;
mod ink;
pub mod json;
mod legend;
mod marks;
pub mod options;
mod orientation;
mod pieces;
pub mod png;
mod pods;
pub mod render;
pub mod shape;
mod stones;
mod strokes;
mod subject;
pub mod svg;
pub mod theme;
pub mod tray;
pub mod tree_map;
mod view;
pub mod words;

pub use crate::game::board::{Point, Rect};
pub use compose::compose;
#[doc(hidden)]
pub use compose::parts;
pub use error::{BrokenTheme, DrawError, ThemeError};
pub use ink::Ink;
pub use legend::legend;
pub use options::{Ghost, Hint, LastMove, Numbers, Options};
pub use orientation::Orientation;
pub use shape::{Align, Ball, Fill, Shape, Stroke, Text};
pub use theme::Theme;

/// A picture: shapes to be drawn in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// The shapes, backmost first, in the view's board units.
    pub shapes: Vec<Shape>,
    /// The visible rectangle.
    pub bounds: Rect,
    /// The background; may be transparent.
    pub background: Ink,
    /// Named runs of shapes, in order; the first starts at 0.
    pub sections: Vec<Section>,
    /// Whether squares are axis-aligned, so that painters can snap them to whole pixels.
    pub upright: bool,
    /// A one-line title.
    pub title: String,
    /// The position in words, for those who cannot see it.
    pub description: String,
}

/// A run of shapes that belong together.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Section {
    /// `board`, `coordinates`, `pieces`, `marks`, `ghost`, `trays` or `caption`.
    pub name: &'static str,
    /// Index of its first shape.
    pub start: usize,
}

impl Scene {
    /// The characters missing from the picture font, each once; they are drawn as boxes.
    pub fn boxes(&self) -> Vec<char> {
        let mut lacking = Vec::new();
        for shape in &self.shapes {
            let Shape::Text(text) = shape else { continue };
            let boxed = |c: &char| !c.is_whitespace() && !c.is_control() && font::glyph(*c, text.bold).is_none();
            for letter in text.text.chars().filter(boxed) {
                if !lacking.contains(&letter) {
                    lacking.push(letter);
                }
            }
        }
        lacking
    }

    /// The shapes of a section; empty where the scene has none of that name.
    pub fn section(&self, name: &str) -> &[Shape] {
        let Some(i) = self.sections.iter().position(|s| s.name == name) else { return &[] };
        let end = self.sections.get(i + 1).map_or(self.shapes.len(), |s| s.start);
        &self.shapes[self.sections[i].start..end]
    }

    /// Starts a section with the next shape.
    pub(crate) fn begin(&mut self, name: &'static str) {
        self.sections.retain(|s| s.start != self.shapes.len());
        self.sections.push(Section { name, start: self.shapes.len() });
    }

    /// The width in pixels at which the longer side has `longest` pixels.
    pub fn width_for(&self, longest: u32) -> u32 {
        let (w, h) = (self.bounds.width(), self.bounds.height());
        if w >= h { longest } else { ((longest as f32 * w / h).round() as u32).max(longest.min(1)) }
    }
}
