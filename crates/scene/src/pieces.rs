//! Pieces of the Blokus family: bodies with bevelled sides, a faint seam between their cells, and a soft shadow.

use super::compose::GHOST;
use super::theme::PieceStyle;
use super::view::View;
use super::{Fill, Ink, Shape, Stroke, area, bodies};
use crate::game::board::{Lattice, Place, Point, pt};
use std::collections::BTreeMap;

/// A piece to be drawn.
pub(crate) struct Body<'a> {
    /// The places it covers.
    pub places: &'a [Place],
    /// Its style.
    pub style: &'a PieceStyle,
    /// With a hole in its middle (the one-cell piece of Callisto): the floor that shows through.
    pub hollow: Option<Ink>,
}

/// Draws pieces: all shadows, all bodies, then all outlines, so that neighbours meet in one line.
pub(crate) fn draw(shapes: &mut Vec<Shape>, view: &View, bodies: &[Body], shadow: Ink, relief: f32) {
    let polygons: Vec<Vec<Vec<Point>>> = bodies.iter().map(|b| polygons(view, b.places)).collect();
    if relief > 0.0 && !shadow.is_clear() && !bodies.is_empty() {
        let fallen = polygons.iter().flatten().map(|p| p.iter().map(|q| *q + pt(0.05, 0.09)).collect()).collect();
        shapes.push(Shape::area(fallen, shadow));
    }
    let loops: Vec<Vec<Vec<Point>>> = polygons.iter().map(|p| area::silhouette(p)).collect();
    for ((body, polygons), loops) in bodies.iter().zip(polygons).zip(&loops) {
        self::body(shapes, view, body, polygons, loops, relief);
    }
    let width = if relief > 0.0 { 0.035 } else { 0.09 };
    let mut lines: Vec<(bool, Ink, Vec<Vec<Point>>)> = Vec::new();
    for (body, loops) in bodies.iter().zip(loops) {
        let (ink, parts) = outline(body.style, relief);
        lines.push((!parts, ink, loops));
    }
    // A line that separates pieces of its own colour is below the others' lines.
    lines.sort_by_key(|(above, ..)| *above);
    for (_, ink, loops) in lines {
        shapes.extend(loops.into_iter().map(|points| Shape::closed(points, Stroke::new(ink, width))));
    }
}

/// The colour of the line around a piece, and whether it only parts the piece from others of its kind.
fn outline(style: &PieceStyle, relief: f32) -> (Ink, bool) {
    if relief > 0.0 {
        // Between dark and black, so that the same line parts light and dark neighbours.
        return (style.dark.mix(Ink::BLACK, 0.25), false);
    }
    let melts = style.base.contrast(style.dark) < 1.5;
    (if melts { style.mark } else { style.dark }, melts)
}

/// How many lines surround a piece: the last shapes drawn of a single one.
pub(crate) fn outlines(view: &View, places: &[Place]) -> usize {
    area::silhouette(&polygons(view, places)).len()
}

fn polygons(view: &View, places: &[Place]) -> Vec<Vec<Point>> {
    let body = bodies::body(view.board, places).into_iter().map(|p| view.polygon(p)).collect();
    area::clockwise(body)
}

fn body(
    shapes: &mut Vec<Shape>,
    view: &View,
    body: &Body,
    polygons: Vec<Vec<Point>>,
    loops: &[Vec<Point>],
    relief: f32,
) {
    let style = body.style;
    let fill = if relief > 0.0 {
        Fill::Linear(style.base.mix(style.light, 0.22 * relief), style.base)
    } else {
        Fill::Solid(style.base)
    };
    let cells = polygons.clone();
    shapes.push(Shape::area(polygons, fill));
    hatch(shapes, &cells, style, relief);
    let seam = Stroke::new(style.base.mix(style.dark, if relief > 0.0 { 0.55 } else { 0.8 }), 0.03);
    for (a, b) in bodies::seams(view.board, body.places) {
        shapes.push(Shape::line(vec![view.point(a), view.point(b)], seam));
    }
    if relief > 0.0 {
        let width = bevel_width(view.board.lattice());
        let lit = style.base.mix(style.light, relief);
        let shaded = style.base.mix(style.dark, relief * 0.8);
        facets(shapes, area::bevel(loops, width), style.base, lit, shaded);
    }
    if let Some(floor) = body.hollow {
        hollow(shapes, &cells, style, floor, relief);
    }
}

/// Facets of one direction share one shape; all have the same colour.
fn facets(shapes: &mut Vec<Shape>, facets: Vec<area::Facet>, base: Ink, lit: Ink, shaded: Ink) {
    let mut by_step: BTreeMap<i32, Vec<Vec<Point>>> = BTreeMap::new();
    for facet in facets {
        by_step.entry((facet.light * 8.0).round() as i32).or_default().push(facet.points);
    }
    for (step, polygons) in by_step {
        shapes
            .extend(polygons.into_iter().map(|p| Shape::polygon(p, area::shade(step as f32 / 8.0, base, lit, shaded))));
    }
}

fn bevel_width(lattice: Lattice) -> f32 {
    match lattice {
        Lattice::Segments => 0.075,
        Lattice::Quarters => 0.09,
        _ => 0.085,
    }
}

/// The frame piece of Callisto: a square hole through which the floor shows.
fn hollow(shapes: &mut Vec<Shape>, cells: &[Vec<Point>], style: &PieceStyle, floor: Ink, relief: f32) {
    for cell in cells {
        let hole = area::inset(cell, 0.24);
        shapes.push(Shape::polygon(hole.clone(), floor));
        if relief > 0.0 {
            // Inner sides face the other way.
            let outside: Vec<Point> = hole.iter().rev().copied().collect();
            facets(shapes, area::bevel(&[outside], 0.06), style.base, style.light, style.dark);
        }
        shapes.push(Shape::closed(hole, Stroke::new(style.dark.mix(Ink::BLACK, 0.25), 0.03)));
    }
}

/// The pattern of a colour on the parts of a piece; each of its lines is drawn once.
pub(crate) fn hatch(shapes: &mut Vec<Shape>, polygons: &[Vec<Point>], style: &PieceStyle, relief: f32) {
    let angles: &[f32] = match style.pattern {
        0 => &[],
        1 => &[45.0],
        2 => &[-45.0],
        _ => &[45.0, -45.0],
    };
    // Beside colours a hint is enough.
    let ink = if relief > 0.0 { style.base.mix(style.dark, 0.45) } else { style.dark };
    for &angle in angles {
        let parts = polygons.iter().flat_map(|polygon| area::hatch(polygon, angle, 0.25));
        for (a, b) in area::joined(parts.collect(), angle) {
            shapes.push(Shape::line(vec![a, b], Stroke::new(ink, 0.045)));
        }
    }
}

/// A piece that is not there yet: pale, or nearly solid over its shadow where it is in hand, and hatched where it may not go.
pub(crate) fn ghost(
    shapes: &mut Vec<Shape>,
    view: &View,
    places: &[Place],
    (fill, shadow): (Ink, Option<Ink>),
    illegal: Option<Ink>,
) {
    let polygons = polygons(view, places);
    let loops = area::silhouette(&polygons);
    let cells = polygons.clone();
    if let Some(shadow) = shadow {
        let fallen = polygons.iter().map(|polygon| polygon.iter().map(|&at| at + pt(0.09, 0.16)).collect());
        shapes.push(Shape::area(fallen.collect(), shadow));
    }
    shapes.push(Shape::area(polygons, fill.faded(if shadow.is_some() { IN_HAND } else { GHOST })));
    if shadow.is_some() {
        for (a, b) in bodies::seams(view.board, places) {
            shapes.push(Shape::line(vec![view.point(a), view.point(b)], Stroke::new(fill.mix(Ink::BLACK, 0.3), 0.03)));
        }
    }
    let rim = illegal.unwrap_or(if shadow.is_some() { fill.mix(Ink::BLACK, 0.45) } else { fill.faded(0.85) });
    if let Some(ink) = illegal {
        for cell in &cells {
            for (a, b) in area::hatch(cell, 45.0, 0.2) {
                shapes.push(Shape::line(vec![a, b], Stroke::new(ink, 0.035)));
            }
        }
    }
    shapes.extend(loops.into_iter().map(|points| Shape::closed(points, Stroke::new(rim, 0.05))));
}

/// How solid a piece in hand is.
pub(crate) const IN_HAND: f32 = 0.88;

/// A piece that could be played: only its outline, with dashes or without, so far inside, and a breath of its colour.
pub(crate) fn hint(shapes: &mut Vec<Shape>, view: &View, places: &[Place], (ink, dashed): (Ink, bool), inset: f32) {
    let polygons = polygons(view, places);
    let loops = area::silhouette(&polygons);
    shapes.push(Shape::area(polygons, ink.faded(if dashed { 0.05 } else { 0.12 })));
    let line = Stroke::new(ink.faded(0.95), 0.06);
    for outline in loops.into_iter().map(|points| area::inset(&points, inset)) {
        match dashed {
            true => shapes.extend(area::dashes(&outline, DASH).map(|dash| Shape::line(dash, line))),
            false => shapes.push(Shape::closed(outline, line)),
        }
    }
}

/// Length of a dash of an outline.
const DASH: f32 = 0.16;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Markup, Position};
    use crate::sgf::Tree;
    use crate::{Options, Theme, compose};

    /// The shapes of pieces at the end of a record.
    fn pieces(text: &str, theme: &str) -> Vec<Shape> {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let end = tree.main_line(tree.games().next().unwrap()).last().unwrap();
        let theme = Theme::named(theme).unwrap();
        compose(&Position::replay(&tree, end), &Markup::default(), &Options::default(), theme)
            .section("pieces")
            .to_vec()
    }

    #[test]
    fn touching_pieces_of_one_colour_are_distinguished_on_paper() {
        // Two adjacent black pieces, and a hatched one next to them.
        let game = "(;GM[Callisto Two-Player];B[h8];W[j8];B[h7,i7];B[h6,i6];W[j7,j6])";
        let outlines: Vec<(Ink, f32)> = pieces(game, "print")
            .into_iter()
            .filter_map(|shape| match shape {
                Shape::Line { closed: true, stroke, .. } => Some((stroke.ink, stroke.width)),
                _ => None,
            })
            .filter(|(_, width)| *width > 0.05)
            .collect();
        let white = outlines.iter().filter(|(ink, _)| *ink == Ink::WHITE).count();
        assert_eq!((white, outlines.len() - white), (3, 2), "{outlines:?}");
        // A white line takes nothing away from a black one.
        assert!(outlines.iter().is_sorted_by_key(|(ink, _)| *ink != Ink::WHITE), "{outlines:?}");
        let light = pieces(game, "light");
        assert!(!light.iter().any(|shape| matches!(shape, Shape::Line { stroke, .. } if stroke.ink == Ink::WHITE)));
    }

    #[test]
    fn a_piece_in_hand_is_nearly_solid_and_what_could_be_played_is_faint_meanwhile() {
        let (tree, _) = Tree::read(b"(;GM[Blokus Duo])".to_vec());
        let position = Position::replay(&tree, tree.games().next().unwrap());
        let places: Vec<Place> = position.board().places().skip(40).take(3).collect();
        let hint = crate::options::Hint {
            places: places.clone(),
            colour: crate::game::Colour::WHITE,
            letter: "A".into(),
            instead: false,
            elsewhere: false,
            node: None,
        };
        for theme in ["light", "dark", "print", "high-contrast"] {
            let theme = Theme::named(theme).unwrap();
            let strongest = |held: bool| {
                let ghost = crate::options::Ghost {
                    colour: Some(crate::game::Colour::BLACK),
                    places: places.clone(),
                    legal: true,
                    held,
                };
                let options =
                    Options { ghost: Some(ghost), hints: vec![hint.clone()], quiet_hints: held, ..Options::default() };
                let scene = compose(&position, &Markup::default(), &options, theme);
                let alpha = |shapes: &[Shape]| {
                    let fills = shapes.iter().filter_map(|shape| match shape {
                        Shape::Area { fill: Some(Fill::Solid(ink)), .. } => Some(ink.a),
                        Shape::Circle { fill: Some(Fill::Solid(ink)), .. } => Some(ink.a),
                        _ => None,
                    });
                    f32::from(fills.max().unwrap_or_default()) / 255.0
                };
                (alpha(scene.section("ghost")), alpha(scene.section("marks")))
            };
            let (pointed, letters) = strongest(false);
            let (held, quiet) = strongest(true);
            assert!(pointed < 0.5 && (0.85..=0.9).contains(&held), "{}: {pointed} {held}", theme.id);
            assert!(quiet < 0.5 * letters, "{}: {letters} {quiet}", theme.id);
        }
    }

    #[test]
    fn the_hatching_of_what_is_illegal_is_seen_on_every_board() {
        for (gm, grounds) in [
            ("1", ["lines", "lines"]),
            ("11", ["hex", "hex"]),
            ("2", ["squares", "squares"]),
            ("Blokus", ["cells", "cells"]),
            ("Callisto", ["cells", "centre"]),
        ] {
            let (tree, _) = Tree::read(format!("(;GM[{gm}])").into_bytes());
            let position = Position::replay(&tree, tree.games().next().unwrap());
            for (theme, held) in Theme::built_in().iter().flat_map(|theme| [(theme, false), (theme, true)]) {
                let ghost = crate::options::Ghost {
                    colour: Some(crate::game::Colour::BLACK),
                    places: position.board().places().take(1).collect(),
                    legal: false,
                    held,
                };
                let options = Options { ghost: Some(ghost), ..Options::default() };
                let scene = compose(&position, &Markup::default(), &options, theme);
                let ghost = scene.section("ghost");
                let body = ghost.iter().rev().find_map(|shape| match shape {
                    Shape::Area { fill: Some(Fill::Solid(ink)), .. } => Some(*ink),
                    Shape::Circle { fill: Some(Fill::Solid(ink)), .. } => Some(*ink),
                    _ => None,
                });
                let hatching: Vec<Ink> = ghost
                    .iter()
                    .filter_map(|shape| match shape {
                        Shape::Line { closed: false, stroke, .. } if stroke.width == 0.035 => Some(stroke.ink),
                        _ => None,
                    })
                    .collect();
                assert!(!hatching.is_empty());
                for ground in grounds {
                    let ground = match ground {
                        "lines" => theme.lines.bottom,
                        "hex" => theme.hex.cell,
                        "squares" => theme.squares.base,
                        "cells" => theme.cells.base,
                        _ => theme.centre.base,
                    };
                    let under = body.expect("a body").over(ground);
                    let least =
                        hatching.iter().map(|ink| ink.over(under).contrast(under)).fold(f32::INFINITY, f32::min);
                    assert!(least >= 3.0, "{gm} in {}, held: {held}: {least:.2}", theme.id);
                }
            }
        }
    }

    #[test]
    fn a_number_keeps_to_the_window_of_its_piece() {
        let mut game = "(;GM[Callisto Two-Player]".to_owned();
        for n in 0..12 {
            let (column, row) = (["h", "i"][n % 2], 4 + n / 2);
            game += &format!(";{}[{column}{row}]", ["B", "W"][n % 2]);
        }
        let (tree, _) = Tree::read((game + ")").into_bytes());
        let end = tree.main_line(tree.games().next().unwrap()).last().unwrap();
        let options = Options { numbers: crate::Numbers::All, ..Options::default() };
        let scene = compose(&Position::replay(&tree, end), &Markup::default(), &options, Theme::usual(false));
        let texts: Vec<_> = scene
            .section("marks")
            .iter()
            .filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None })
            .collect();
        assert!(texts.iter().any(|text| text.text == "12"), "{texts:?}");
        for text in texts {
            assert!(text.width() < 0.5, "{text:?}");
        }
    }
}
