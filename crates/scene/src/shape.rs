//! The shapes of a picture: a flat list, drawn in order. Every output draws these and nothing else.
//!
//! Coordinates are board units after orientation, y grows down.

use super::{Ink, area, font};
use crate::game::board::{Point, Rect};

/// How a face is coloured.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Fill {
    /// One colour.
    Solid(Ink),
    /// From one colour at the top of the shape's bounding box to another at its bottom.
    Linear(Ink, Ink),
    /// A ball, for circles only.
    Ball(Ball),
}

/// The light on a ball: concentric rings from a bright spot to the rim.
///
/// The ring at offset `t` (0 to 1) is the circle with radius `t · r` whose centre is `t` of the way from the spot to the centre of the
/// circle: SVG's focal gradient.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Ball {
    /// The bright spot, from the centre, in radii; nearer than 1.
    pub spot: Point,
    /// Offsets and colours, offsets rising from 0 to 1.
    pub stops: [(f32, Ink); 4],
}

impl Ball {
    /// The colour at an offset.
    pub fn at(&self, t: f32) -> Ink {
        let after = self.stops.iter().position(|s| s.0 >= t).unwrap_or(3);
        let (a, b) = (self.stops[after.saturating_sub(1)], self.stops[after]);
        if b.0 > a.0 { a.1.mix(b.1, (t - a.0) / (b.0 - a.0)) } else { b.1 }
    }
}

impl From<Ink> for Fill {
    fn from(ink: Ink) -> Fill {
        Fill::Solid(ink)
    }
}

/// How a line is drawn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its thickness in board units.
    pub width: f32,
    /// Round ends and joints; else ends are cut off and joints are mitred.
    pub round: bool,
}

impl Stroke {
    /// A line with cut ends and mitred joints.
    pub fn new(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, round: false }
    }

    /// A line with round ends and joints.
    pub fn round(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, round: true }
    }
}

/// The part of a text that is at its point.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Align {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// One shape of a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// The union of convex polygons, all the same way round, that touch along whole sides and do not overlap.
    ///
    /// Painters of outlines take [`area::silhouette`]; painters of triangles fan the polygons.
    Area {
        /// The polygons.
        polygons: Vec<Vec<Point>>,
        /// The face; `None` to draw only the outline.
        fill: Option<Fill>,
        /// The line along the silhouette, half of it inside.
        stroke: Option<Stroke>,
    },
    /// A disc or ring.
    Circle {
        /// The centre.
        centre: Point,
        /// The radius.
        radius: f32,
        /// The face.
        fill: Option<Fill>,
        /// The line along the rim, half of it inside.
        stroke: Option<Stroke>,
    },
    /// A line from point to point.
    Line {
        /// The points, at least two.
        points: Vec<Point>,
        /// Whether it returns to its first point.
        closed: bool,
        /// How it is drawn.
        stroke: Stroke,
    },
    /// A line of text.
    Text(Text),
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The point the text is aligned to; vertically the middle of its capital letters.
    pub at: Point,
    /// The text, without line breaks.
    pub text: String,
    /// The font size (the em) in board units.
    pub size: f32,
    /// Its colour.
    pub ink: Ink,
    /// Bold instead of regular.
    pub bold: bool,
    /// The part that is at the point.
    pub align: Align,
}

impl Text {
    /// How wide it is.
    pub fn width(&self) -> f32 {
        font::width(&self.text, self.bold) * self.size
    }

    /// The distance from its point back to its start, for this width in output units.
    pub fn indent(&self, width: f32) -> f32 {
        match self.align {
            Align::Start => 0.0,
            Align::Middle => width / 2.0,
            Align::End => width,
        }
    }

    /// Where its first character begins, on the baseline.
    pub fn start(&self) -> Point {
        Point { x: self.at.x - self.indent(self.width()), y: self.at.y + font::CAP_HEIGHT * self.size / 2.0 }
    }
}

impl Shape {
    /// A single convex polygon.
    pub fn polygon(points: Vec<Point>, fill: impl Into<Fill>) -> Shape {
        Shape::Area { polygons: vec![points], fill: Some(fill.into()), stroke: None }
    }

    /// A union of convex polygons.
    pub fn area(polygons: Vec<Vec<Point>>, fill: impl Into<Fill>) -> Shape {
        Shape::Area { polygons, fill: Some(fill.into()), stroke: None }
    }

    /// An upright rectangle.
    pub fn rect(rect: Rect, fill: impl Into<Fill>) -> Shape {
        Shape::polygon(corners(rect).to_vec(), fill)
    }

    /// A disc.
    pub fn disc(centre: Point, radius: f32, fill: impl Into<Fill>) -> Shape {
        Shape::Circle { centre, radius, fill: Some(fill.into()), stroke: None }
    }

    /// A ring.
    pub fn ring(centre: Point, radius: f32, stroke: Stroke) -> Shape {
        Shape::Circle { centre, radius, fill: None, stroke: Some(stroke) }
    }

    /// An open line.
    pub fn line(points: Vec<Point>, stroke: Stroke) -> Shape {
        Shape::Line { points, closed: false, stroke }
    }

    /// A closed line.
    pub fn closed(points: Vec<Point>, stroke: Stroke) -> Shape {
        Shape::Line { points, closed: true, stroke }
    }

    /// Text with its middle at a point.
    pub fn text(at: Point, text: impl Into<String>, size: f32, ink: Ink) -> Shape {
        Shape::Text(Text { at, text: text.into(), size, ink, bold: false, align: Align::Middle })
    }

    /// Bold text with its middle at a point.
    pub fn bold(at: Point, text: impl Into<String>, size: f32, ink: Ink) -> Shape {
        Shape::Text(Text { at, text: text.into(), size, ink, bold: true, align: Align::Middle })
    }

    /// The shape scaled about the origin, then moved.
    pub fn moved(mut self, scale: f32, by: Point) -> Shape {
        let to = |p: &mut Point| *p = *p * scale + by;
        match &mut self {
            Shape::Area { polygons, stroke, .. } => {
                polygons.iter_mut().flatten().for_each(to);
                stroke.iter_mut().for_each(|s| s.width *= scale);
            }
            Shape::Circle { centre, radius, stroke, .. } => {
                to(centre);
                *radius *= scale;
                stroke.iter_mut().for_each(|s| s.width *= scale);
            }
            Shape::Line { points, stroke, .. } => {
                points.iter_mut().for_each(to);
                stroke.width *= scale;
            }
            Shape::Text(text) => {
                to(&mut text.at);
                text.size *= scale;
            }
        }
        self
    }

    /// The loops around an area; empty for other shapes.
    pub fn silhouette(&self) -> Vec<Vec<Point>> {
        match self {
            Shape::Area { polygons, .. } => area::silhouette(polygons),
            _ => Vec::new(),
        }
    }

    /// The rectangle around a shape, half of its stroke included.
    pub fn bounds(&self) -> Option<Rect> {
        let half = |stroke: &Option<Stroke>| stroke.map_or(0.0, |s| s.width / 2.0);
        match self {
            Shape::Area { polygons, stroke, .. } => {
                Rect::around(polygons.iter().flatten().copied()).map(|r| r.grow(half(stroke)))
            }
            Shape::Circle { centre, radius, stroke, .. } => {
                Some(Rect { min: *centre, max: *centre }.grow(radius + half(stroke)))
            }
            Shape::Line { points, stroke, .. } => {
                Rect::around(points.iter().copied()).map(|r| r.grow(stroke.width / 2.0))
            }
            Shape::Text(text) => {
                let min = Point { x: text.start().x, y: text.at.y - text.size * 0.5 };
                Some(Rect { min, max: Point { x: min.x + text.width(), y: min.y + text.size } })
            }
        }
    }
}

/// The corners of a rectangle, clockwise from the upper left.
pub fn corners(rect: Rect) -> [Point; 4] {
    let Rect { min, max } = rect;
    [min, Point { x: max.x, y: min.y }, max, Point { x: min.x, y: max.y }]
}
