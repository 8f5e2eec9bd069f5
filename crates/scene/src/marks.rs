//! Marks on places: triangles, squares, circles, crosses, labels, lines, arrows, territory, dots of the last move.
//!
//! A mark has the colour that is best seen on what lies under it; sizes follow the lattice's mark radius.

use super::shape::corners;
use super::{Align, Ink, Shape, Stroke, Text, font};
use crate::game::board::{Point, Rect, pt};
use crate::game::markup::Mark;

/// Draws a mark around a point; `r` is the mark radius.
pub(crate) fn mark(shapes: &mut Vec<Shape>, mark: Mark, at: Point, r: f32, ink: Ink) {
    let stroke = Stroke { ink, width: r * 0.15, round: false };
    match mark {
        Mark::Circle => shapes.push(Shape::ring(at, r * 0.52, stroke)),
        Mark::Triangle => {
            let corner = |degrees: f32| {
                let (s, c) = degrees.to_radians().sin_cos();
                pt(at.x + r * 0.66 * c, at.y + r * 0.06 + r * 0.66 * s)
            };
            shapes.push(Shape::closed(vec![corner(-90.0), corner(30.0), corner(150.0)], stroke));
        }
        Mark::Square => {
            shapes.push(Shape::closed(square(at, r * 0.44), stroke));
        }
        Mark::Cross => {
            let h = r * 0.42;
            let round = Stroke { round: true, width: r * 0.17, ..stroke };
            shapes.push(Shape::line(vec![pt(at.x - h, at.y - h), pt(at.x + h, at.y + h)], round));
            shapes.push(Shape::line(vec![pt(at.x - h, at.y + h), pt(at.x + h, at.y - h)], round));
        }
        Mark::Selected => {
            let h = r * 0.36;
            let points = vec![
                pt(at.x, at.y - h * 1.3),
                pt(at.x + h * 1.3, at.y),
                pt(at.x, at.y + h * 1.3),
                pt(at.x - h * 1.3, at.y),
            ];
            shapes.push(Shape::polygon(points, ink));
        }
    }
}

/// The corners of a square with half this side.
fn square(at: Point, half: f32) -> Vec<Point> {
    corners(Rect { min: at, max: at }.grow(half)).to_vec()
}

/// The room of a label.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// The mark radius.
    pub r: f32,
    /// The largest width at which it can still shrink.
    pub fit: f32,
    /// The smallest legible letter size; 0 if the picture may be enlarged.
    pub least: f32,
    /// The largest width if it cannot shrink.
    pub wide: f32,
}

impl Room {
    /// That of a mark, and no more.
    pub(crate) fn of(r: f32) -> Room {
        Room { r, fit: 1.8 * r, least: 0.0, wide: 0.0 }
    }
}

/// A label: as large as fits. Longer texts shrink to twice the room of a letter, or to what can still be read, then are cut with an
/// ellipsis.
pub(crate) fn label(shapes: &mut Vec<Shape>, text: &str, at: Point, room: Room, ink: Ink, bold: bool) {
    let Some(text) = text.lines().next().map(str::trim).filter(|text| !text.is_empty()) else { return };
    // Text beyond this length can never fit.
    let mut text: String = text.chars().take(LOOKED_AT).collect();
    let Room { r, fit, least, wide } = room;
    let full = r * if text.chars().count() <= 2 { 1.08 } else { 0.96 };
    let mut size = full.max(least);
    let width = font::width(&text, bold);
    if width * size > fit {
        size = (fit / width).max(full * 0.6).max(least);
    }
    let most = wide.max(fit * 1.1);
    if width * size > most {
        text.truncate(fitting(&text, most / size - font::width("…", bold), bold));
        text.push('…');
    }
    shapes.push(Shape::Text(Text { at, text, size, ink, bold, align: Align::Middle }));
}

/// The background of the last text drawn, so that it is legible where it extends beyond a narrow piece: as wide as the text, in the piece's
/// colour. Nothing if the text fits into `room`.
pub(crate) fn under_label(shapes: &mut Vec<Shape>, room: f32, ink: Ink) {
    let Some(Shape::Text(text)) = shapes.last() else { return };
    let (width, size, at) = (text.width(), text.size, text.at);
    if width <= room {
        return;
    }
    let ends =
        vec![pt(at.x - (width - size) / 2.0 - size * 0.1, at.y), pt(at.x + (width - size) / 2.0 + size * 0.1, at.y)];
    let plate = Shape::line(ends, Stroke::round(ink, size * 1.15));
    shapes.insert(shapes.len() - 1, plate);
}

/// Characters of a label that are measured.
const LOOKED_AT: usize = 200;

/// How many bytes of a text fit into a width in ems: one character at least.
fn fitting(text: &str, room: f32, bold: bool) -> usize {
    let mut width = 0.0;
    let mut ends = text.char_indices().map(|(at, c)| {
        width += font::width(c.encode_utf8(&mut [0; 4]), bold);
        (at + c.len_utf8(), width)
    });
    let first = ends.next().map_or(0, |(end, _)| end);
    ends.take_while(|(_, width)| *width <= room).last().map_or(first, |(end, _)| end)
}

/// The last move: a dot, or a ring off the main line.
pub(crate) fn last_move(shapes: &mut Vec<Shape>, at: Point, r: f32, ink: Ink, ring: bool) {
    if ring {
        shapes.push(Shape::ring(at, r * 0.3, Stroke { ink, width: r * 0.13, round: false }));
    } else {
        shapes.push(Shape::disc(at, r * 0.33, ink));
    }
}

/// A line between two places. `seam` is what parts it from pieces of a like colour.
pub(crate) fn line(shapes: &mut Vec<Shape>, (a, b): (Point, Point), r: f32, ink: Ink, seam: Option<Ink>) {
    shapes.extend(seam.map(|seam| Shape::line(vec![a, b], Stroke::round(seam, r * 0.3))));
    shapes.push(Shape::line(vec![a, b], Stroke::round(ink, r * 0.16)));
}

/// An arrow from one place to another; it ends a little before its aim, so that the aim stays visible. `seam` is what parts it from
/// pieces of a like colour.
pub(crate) fn arrow(shapes: &mut Vec<Shape>, (a, b): (Point, Point), r: f32, ink: Ink, seam: Option<Ink>) {
    let length = a.distance(b);
    if length < 1e-3 {
        return;
    }
    let d = (b - a) * (1.0 / length);
    let tip = b - d * (r * 0.12).min(length * 0.2);
    let head = (r * 0.62).min(length * 0.6);
    let neck = tip - d * head;
    let across = pt(-d.y, d.x) * (head * 0.46);
    let (shaft, head) = (vec![a, neck + d * (head * 0.2)], vec![tip, neck + across, neck - across]);
    if let Some(seam) = seam {
        shapes.push(Shape::line(shaft.clone(), Stroke::round(seam, r * 0.3)));
        shapes.push(Shape::closed(head.clone(), Stroke::round(seam, r * 0.14)));
    }
    shapes.push(Shape::line(shaft, Stroke::round(ink, r * 0.16)));
    shapes.push(Shape::polygon(head, ink));
}

/// Territory: a small square in the owner's colour, with a line around it so that it shows on any ground.
pub(crate) fn territory(shapes: &mut Vec<Shape>, at: Point, r: f32, fill: Ink, rim: Ink) {
    let (polygons, stroke) = (vec![square(at, r * 0.3)], Some(Stroke::new(rim, r * 0.06)));
    shapes.push(Shape::Area { polygons, fill: Some(fill.into()), stroke });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Markup;
    use crate::options::Options;
    use crate::{Theme, compose};

    #[test]
    fn labels_keep_to_their_place() {
        let long = ["W".repeat(1 << 20), "囲".repeat(1000), "\u{301}".repeat(1 << 20), "i".repeat(199)];
        let texts = ["A", "12", "123", "abcdef", "a rather long label", "囲碁"];
        for text in texts.into_iter().chain(long.iter().map(String::as_str)) {
            let mut shapes = Vec::new();
            label(&mut shapes, text, pt(0.0, 0.0), Room::of(0.5), Ink::BLACK, false);
            let [Shape::Text(Text { text: shown, size, .. })] = shapes.as_slice() else { panic!("{text}") };
            assert!(font::width(shown, false) * size <= 1.0, "{text}: {shown} {size}");
        }
        let mut none = Vec::new();
        label(&mut none, " \n", pt(0.0, 0.0), Room::of(0.5), Ink::BLACK, false);
        assert!(none.is_empty());
    }

    /// The labels of a record on a board with so many points per place, and their text sizes.
    fn labels(record: &str, unit: f32) -> Vec<(Text, f32)> {
        let (tree, _) = crate::sgf::Tree::read(record.as_bytes().to_vec());
        let node = tree.games().next().unwrap();
        let position = crate::game::Position::replay(&tree, node);
        let options = Options { least_letters: 9.0 / unit, ..Options::default() };
        let markup = Markup::of(&tree, node, &position);
        let scene = compose(&position, &markup, &options, Theme::usual(false));
        let texts = scene.section("marks").iter().filter_map(|shape| match shape {
            Shape::Text(text) => Some((text.clone(), text.size * unit)),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn labels_can_be_read_on_the_smallest_boards_and_keep_off_each_other() {
        for (gm, size) in [("1", "52"), ("1", "19"), ("11", "14"), ("4", "30")] {
            for unit in [12.0, 14.0, 20.0, 35.0] {
                let place = |c: u8, r: u8| match gm {
                    "11" => format!("{}{}", char::from(b'a' + c), r + 1),
                    _ => format!("{}{}", char::from(b'a' + c), char::from(b'a' + r)),
                };
                let [alone, beside, next, stone] = [place(5, 2), place(3, 9), place(5, 9), place(8, 12)];
                let record = format!(
                    "(;GM[{gm}]SZ[{size}]AB[{stone}]LB[{alone}:key][{beside}:name][{next}:name][{stone}:A][{}:12])",
                    place(0, 5)
                );
                let labels = labels(&record, unit);
                assert_eq!(labels.len(), 5, "{record}");
                assert!(labels.iter().any(|(text, _)| text.text == "key"), "nothing stands near it: {labels:?}");
                for (at, (text, points)) in labels.iter().enumerate() {
                    assert!(*points >= 8.9, "{gm} {size} at {unit}: {} of {points} points", text.text);
                    for (other, _) in &labels[at + 1..] {
                        let level = (text.at.y - other.at.y).abs() < 0.5;
                        let apart = (text.at.x - other.at.x).abs() - (text.width() + other.width()) / 2.0;
                        assert!(!level || apart >= 0.0, "{gm} {size} at {unit}: {text:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_label_on_a_stone_ends_where_the_stone_does() {
        for (record, widest) in [("(;GM[1]SZ[9]AB[cc]LB[cc:key])", 0.92), ("(;GM[2]SZ[8]AB[c3]LB[c3:name])", 0.82)] {
            let [(text, _)] = labels(record, 60.0).try_into().unwrap();
            assert!(text.width() <= widest, "{record}: {text:?}");
        }
    }

    #[test]
    fn an_arrow_to_itself_is_nothing() {
        let mut shapes = Vec::new();
        arrow(&mut shapes, (pt(1.0, 1.0), pt(1.0, 1.0)), 0.5, Ink::BLACK, Some(Ink::BLACK));
        assert!(shapes.is_empty());
    }
}
