//! The colours of a game of pieces with their names: on paper, greys and patterns cannot be distinguished without them.

use super::subject::Subject;
use super::{Align, Rect, Scene, Shape, Stroke, Text, Theme, font, pieces};
use crate::game::board::pt;
use crate::game::{Colour, Position};
use crate::language;

/// Side of a square of the legend, and the size of its words, in its units.
const SIDE: f32 = 1.0;
const SIZE: f32 = 0.95;

/// A square of each colour with its name beside it, in one row; `None` in games of two colours of stones.
pub fn legend(position: &Position, theme: &Theme) -> Option<Scene> {
    let subject = Subject::of(position);
    if !subject.has_bodies() {
        return None;
    }
    let mut scene = Scene { background: theme.page, upright: true, ..Scene::default() };
    let mut x = 0.0;
    let mut names = Vec::new();
    for colour in Colour::ALL.into_iter().take(position.kind().colours().into()) {
        let style = subject.piece(theme, colour);
        let square = vec![pt(x, 0.0), pt(x + SIDE, 0.0), pt(x + SIDE, SIDE), pt(x, SIDE)];
        scene.shapes.push(Shape::polygon(square.clone(), style.base));
        pieces::hatch(&mut scene.shapes, std::slice::from_ref(&square), style, 0.0);
        scene.shapes.push(Shape::closed(square, Stroke::new(style.dark, 0.06)));
        let name = language::capital(position.kind().colour_name(colour));
        let at = pt(x + SIDE + 0.35, SIDE / 2.0);
        let width = font::width(&name, false) * SIZE;
        let text = Text { at, text: name.clone(), size: SIZE, ink: theme.text, bold: false, align: Align::Start };
        scene.shapes.push(Shape::Text(text));
        names.push(name);
        x += SIDE + 0.35 + width + 1.2;
    }
    scene.bounds = Rect { min: pt(-0.1, -0.1), max: pt(x - 1.1, SIDE + 0.1) };
    scene.description = language::list(names);
    Some(scene)
}
