//! The index of a site, drawn: what its readers see on opening it.

use super::flow::{Flow, HEADING, Mark, PageShape, Role, SMALL, STRONG};
use super::fonts::Fonts;
use super::lines::Style;
use super::pdf::seen;
use crate::game::board::pt;
use crate::scene::{Ink, Rect, Scene, Shape, Stroke};

/// The size of the view, in points: of a window that stands upright.
const SIZE: (f32, f32) = (420.0, 640.0);
const MARGIN: f32 = 18.0;
/// The side of a picture, and the room beside it.
const PICTURE: f32 = 52.0;
const BESIDE: f32 = 10.0;
/// Height of the field in which one searches.
const FIELD: f32 = 28.0;
const BETWEEN: f32 = 8.0;

/// A record as an index shows it.
pub(crate) struct IndexEntry {
    pub(crate) picture: Option<Scene>,
    pub(crate) title: String,
    /// Its file, players, event, date and result, as far as they are known.
    pub(crate) about: Vec<String>,
}

/// The title, the field in which one searches, how many records there are, and as many of the first ones as there is room for.
pub(crate) fn index_view(title: &str, (find, count): (&str, &str), entries: &[IndexEntry]) -> Scene {
    let mut fonts = Fonts::new(&[], &[]);
    let shape = PageShape::new(SIZE, MARGIN);
    let mut flow = Flow::new(&mut fonts, shape);
    flow.across(title, HEADING, Role::Heading);
    search(&mut flow, find);
    flow.across(count, SMALL, Role::Paragraph);
    let left = MARGIN + PICTURE + BESIDE;
    for IndexEntry { picture, title, about } in entries {
        let mut parts: Vec<(&str, Style)> = vec![(title, STRONG)];
        parts.extend(about.iter().map(|text| (text.as_str(), SMALL)));
        let lines = flow.set(&parts, SIZE.0 - MARGIN - left);
        let high = lines.iter().map(|(_, size)| size * 1.35).sum::<f32>().max(PICTURE) + BETWEEN;
        if high > flow.room() {
            break;
        }
        let top = flow.y();
        if let Some(scene) = picture {
            let scale = PICTURE / scene.bounds.width().max(scene.bounds.height()).max(0.1);
            let role = flow.role(Role::Figure(String::new()));
            flow.put(role, Mark::Picture { at: (MARGIN, top), scale, scene: Box::new(scene.clone()) });
        }
        let role = flow.role(Role::Paragraph);
        let mut y = top;
        for (line, size) in lines {
            y += size * 1.35;
            let x = if line.from_right { SIZE.0 - MARGIN - line.width } else { left };
            flow.put(role, Mark::Line { at: (x, y), line, size });
        }
        flow.skip(high);
    }
    let sheet = flow.sheets.swap_remove(0);
    seen(&sheet, "", &shape, &fonts)
}

/// An empty field with words that say what it is for.
fn search(flow: &mut Flow<'_>, find: &str) {
    let width = flow.shape.width().min(300.0);
    let corners = [(0.0, 0.0), (width, 0.0), (width, FIELD), (0.0, FIELD), (0.0, 0.0)].map(|(x, y)| pt(x, y));
    let shapes = vec![Shape::line(corners.to_vec(), Stroke::new(Ink::rgb(190, 186, 178), 0.8))];
    let bounds = Rect { min: pt(0.0, 0.0), max: pt(width, FIELD) };
    let role = flow.role(Role::Figure(String::new()));
    let top = flow.y();
    let scene = Box::new(Scene { shapes, bounds, ..Scene::default() });
    flow.put(role, Mark::Picture { at: (MARGIN, top), scale: 1.0, scene });
    if let Some((line, size)) = flow.set(&[(find, SMALL)], width - 16.0).into_iter().next() {
        let role = flow.role(Role::Paragraph);
        flow.put(role, Mark::Line { at: (MARGIN + 8.0, top + FIELD / 2.0 + size * 0.35), line, size });
    }
    flow.skip(FIELD + 4.0);
}
