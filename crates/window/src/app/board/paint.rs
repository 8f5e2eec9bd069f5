//! Draws [`scene`](crate::scene) pictures with egui: the window and the exported files show the same scene.
//!
//! Everything but text is tessellated once and cached; text is laid out by egui, which keeps it sharp at every size.

use std::sync::Arc;

use egui::epaint::{CircleShape, Mesh, PathShape, PathStroke, Tessellator};
use egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape as Drawn, Stroke as Line, Vec2, pos2, vec2,
};

use crate::app::look::fonts;
use crate::game::board::Point;
use crate::scene::shape::{Align, Ball, Fill, Shape, Stroke};
use crate::scene::{self, Ink, area, font};

/// From view units to the screen: `screen = origin + scale · point`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// Where the point (0, 0) is on the screen, in points.
    pub origin: Pos2,
    /// Points per unit.
    pub scale: f32,
}

impl Placement {
    /// Fills a room with a picture as far as it goes, in its middle.
    pub fn fitting(room: Rect, bounds: scene::Rect) -> Placement {
        let scale = (room.width() / bounds.width()).min(room.height() / bounds.height());
        let centre = bounds.centre();
        Placement { origin: room.center() - vec2(centre.x, centre.y) * scale, scale }
    }

    /// A point of the view on the screen.
    pub fn at(&self, p: Point) -> Pos2 {
        pos2(self.origin.x + p.x * self.scale, self.origin.y + p.y * self.scale)
    }

    /// A point of the screen in the view.
    pub fn back(&self, p: Pos2) -> Point {
        Point { x: (p.x - self.origin.x) / self.scale, y: (p.y - self.origin.y) / self.scale }
    }
}

/// A tessellated picture, drawn repeatedly at its own scale and origin.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    layers: Vec<Layer>,
}

#[derive(Clone, Debug)]
enum Layer {
    Faces(Arc<Mesh>),
    Text(Text),
}

#[derive(Clone, Debug)]
struct Text {
    at: Pos2,
    text: String,
    size: f32,
    colour: Color32,
    bold: bool,
    align: Align2,
}

impl Picture {
    /// Makes triangles of `shapes` for a placement; `pixels` are the pixels per point, for the softness of edges.
    pub fn new(shapes: &[Shape], placement: Placement, pixels: f32) -> Picture {
        let mut builder = Builder::new(placement, pixels);
        for shape in shapes {
            builder.add(shape);
        }
        builder.finish()
    }

    /// The same picture elsewhere.
    pub fn moved(&self, by: Vec2) -> Picture {
        let moved = |layer: &Layer| match layer {
            Layer::Faces(mesh) => {
                let mut mesh = Mesh::clone(mesh);
                mesh.translate(by);
                Layer::Faces(Arc::new(mesh))
            }
            Layer::Text(text) => Layer::Text(Text { at: text.at + by, ..text.clone() }),
        };
        Picture { layers: self.layers.iter().map(moved).collect() }
    }

    /// Draws it.
    pub fn draw(&self, painter: &Painter) {
        for layer in &self.layers {
            match layer {
                Layer::Faces(mesh) => {
                    painter.add(Drawn::Mesh(mesh.clone()));
                }
                Layer::Text(text) => text.draw(painter),
            }
        }
    }
}

impl Text {
    fn draw(&self, painter: &Painter) {
        // Text below this size is illegible.
        if self.size < 3.0 {
            return;
        }
        let family = if self.bold { fonts::bold() } else { FontFamily::Proportional };
        let galley = painter.layout_no_wrap(self.text.clone(), FontId::new(self.size, family), self.colour);
        // The scene centres on the capitals' middle, half the height of capitals above the baseline.
        let baseline = galley.rows.first().and_then(|row| row.glyphs.first()).map(|glyph| glyph.pos.y);
        let rect = self.align.anchor_size(self.at, galley.size());
        let top = baseline.map_or(rect.top(), |baseline| self.at.y + font::CAP_HEIGHT / 2.0 * self.size - baseline);
        painter.galley(pos2(rect.left(), top), galley, self.colour);
    }
}

struct Builder {
    placement: Placement,
    pixels: f32,
    tessellator: Tessellator,
    mesh: Mesh,
    layers: Vec<Layer>,
}

impl Builder {
    fn new(placement: Placement, pixels: f32) -> Self {
        let tessellator = Tessellator::new(pixels, Default::default(), [1, 1], Vec::new());
        Builder { placement, pixels, tessellator, mesh: Mesh::default(), layers: Vec::new() }
    }

    fn finish(mut self) -> Picture {
        self.flush();
        Picture { layers: self.layers }
    }

    fn flush(&mut self) {
        if !self.mesh.is_empty() {
            self.layers.push(Layer::Faces(Arc::new(std::mem::take(&mut self.mesh))));
        }
    }

    fn add(&mut self, shape: &Shape) {
        match shape {
            Shape::Area { polygons, fill, stroke } => self.area(polygons, *fill, *stroke),
            Shape::Circle { centre, radius, fill, stroke } => self.circle(*centre, *radius, *fill, *stroke),
            Shape::Line { points, closed, stroke } => self.line(points, *closed, *stroke),
            Shape::Text(line) => {
                self.flush();
                let align = match line.align {
                    Align::Start => Align2::LEFT_CENTER,
                    Align::Middle => Align2::CENTER_CENTER,
                    Align::End => Align2::RIGHT_CENTER,
                };
                let (at, size) = (self.placement.at(line.at), line.size * self.placement.scale);
                let text = line.text.clone();
                self.layers.push(Layer::Text(Text {
                    at,
                    text,
                    size,
                    colour: colour(line.ink),
                    bold: line.bold,
                    align,
                }));
            }
        }
    }

    fn area(&mut self, polygons: &[Vec<Point>], fill: Option<Fill>, stroke: Option<Stroke>) {
        let loops = area::silhouette(polygons);
        if let Some(fill) = fill {
            let points: Vec<Vec<Pos2>> = polygons.iter().map(|polygon| self.points(polygon)).collect();
            let bounds = Rect::from_points(&points.concat());
            let colour_at = |p: Pos2| match fill {
                Fill::Solid(ink) => colour(ink),
                Fill::Linear(top, bottom) => {
                    let share = if bounds.height() > 0.0 { (p.y - bounds.top()) / bounds.height() } else { 0.0 };
                    colour(top.mix(bottom, share))
                }
                Fill::Ball(ball) => colour(ball.at(1.0)),
            };
            for polygon in &points {
                self.fan(polygon, &colour_at);
            }
            let clockwise = points.first().is_none_or(|polygon| doubled_area(polygon) >= 0.0);
            for border in &loops {
                let border = self.points(border);
                self.soften(&border, clockwise, &colour_at);
            }
        }
        if let Some(stroke) = stroke {
            for border in &loops {
                self.line(border, true, stroke);
            }
        }
    }

    fn points(&self, points: &[Point]) -> Vec<Pos2> {
        points.iter().map(|&p| self.placement.at(p)).collect()
    }

    /// A convex polygon as a fan of triangles.
    fn fan(&mut self, polygon: &[Pos2], colour_at: &impl Fn(Pos2) -> Color32) {
        let first = self.mesh.vertices.len() as u32;
        polygon.iter().for_each(|&p| self.mesh.colored_vertex(p, colour_at(p)));
        for i in 2..polygon.len() as u32 {
            self.mesh.add_triangle(first, first + i - 1, first + i);
        }
    }

    /// A seam outside a closed border, fading over one pixel.
    fn soften(&mut self, border: &[Pos2], clockwise: bool, colour_at: &impl Fn(Pos2) -> Color32) {
        let n = border.len();
        if n < 3 {
            return;
        }
        let width = 0.8 / self.pixels * if clockwise { 1.0 } else { -1.0 };
        let normal = |i: usize| {
            let d = (border[(i + 1) % n] - border[i]).normalized();
            vec2(d.y, -d.x)
        };
        let first = self.mesh.vertices.len() as u32;
        for (i, &corner) in border.iter().enumerate() {
            let sum = normal((i + n - 1) % n) + normal(i);
            // Mitred, but never longer than twice the width.
            let out = sum / (sum.length_sq() / 2.0).max(0.5);
            self.mesh.colored_vertex(corner, colour_at(corner));
            self.mesh.colored_vertex(corner + out * width, Color32::TRANSPARENT);
        }
        for i in 0..n as u32 {
            let (a, b) = (first + 2 * i, first + 2 * ((i + 1) % n as u32));
            self.mesh.add_triangle(a, b, a + 1);
            self.mesh.add_triangle(b, b + 1, a + 1);
        }
    }

    fn circle(&mut self, centre: Point, radius: f32, fill: Option<Fill>, stroke: Option<Stroke>) {
        let (centre, radius) = (self.placement.at(centre), radius * self.placement.scale);
        match fill {
            Some(Fill::Solid(ink)) => {
                self.tessellator.tessellate_circle(CircleShape::filled(centre, radius, colour(ink)), &mut self.mesh);
            }
            Some(Fill::Linear(top, bottom)) => {
                let rim = rim(centre, radius, self.pixels);
                let colour_at = |p: Pos2| colour(top.mix(bottom, (p.y - centre.y + radius) / (2.0 * radius)));
                self.fan(&rim, &colour_at);
                self.soften(&rim, true, &colour_at);
            }
            Some(Fill::Ball(ball)) => self.ball(centre, radius, &ball),
            None => {}
        }
        if let Some(stroke) = stroke {
            let line = Line::new(stroke.width * self.placement.scale, colour(stroke.ink));
            self.tessellator.tessellate_circle(CircleShape::stroke(centre, radius, line), &mut self.mesh);
        }
    }

    /// A ball as rings between its stops, each between two circles around centres that move from the spot to the middle.
    fn ball(&mut self, centre: Pos2, radius: f32, ball: &Ball) {
        let n = segments(radius, self.pixels);
        let spot = centre + vec2(ball.spot.x, ball.spot.y) * radius;
        let first = self.mesh.vertices.len() as u32;
        self.mesh.colored_vertex(spot, colour(ball.at(0.0)));
        let rings = ball.stops.iter().filter(|(offset, _)| *offset > 0.0);
        for (number, (offset, ink)) in (0..).zip(rings) {
            let (middle, r) = (spot + (centre - spot) * *offset, radius * offset);
            for i in 0..n {
                self.mesh.colored_vertex(middle + Vec2::angled(turn(i, n)) * r, colour(*ink));
            }
            let ring = |k: u32, i: u32| first + 1 + k * n + i % n;
            for i in 0..n {
                if number == 0 {
                    self.mesh.add_triangle(first, ring(0, i), ring(0, i + 1));
                } else {
                    self.mesh.add_triangle(ring(number - 1, i), ring(number, i), ring(number, i + 1));
                    self.mesh.add_triangle(ring(number - 1, i), ring(number, i + 1), ring(number - 1, i + 1));
                }
            }
        }
        self.soften(&rim(centre, radius, self.pixels), true, &|_| colour(ball.at(1.0)));
    }

    fn line(&mut self, points: &[Point], closed: bool, stroke: Stroke) {
        if let (&[a, b], false, false) = (points, closed, stroke.round)
            && (a.x == b.x) != (a.y == b.y)
        {
            return self.rule(a, b, stroke);
        }
        let width = stroke.width * self.placement.scale;
        let ink = colour(stroke.ink);
        let points = self.points(points);
        if stroke.round && !closed && width > 2.0 {
            for &end in points.first().into_iter().chain(points.last()) {
                self.tessellator.tessellate_circle(CircleShape::filled(end, width / 2.0, ink), &mut self.mesh);
            }
        }
        let line = PathStroke::new(width, ink);
        let path = if closed { PathShape::closed_line(points, line) } else { PathShape::line(points, line) };
        self.tessellator.tessellate_path(&path, &mut self.mesh);
    }

    /// A level or upright line, its sides on the borders of pixels, as in a PNG: between them it would be a grey smear.
    fn rule(&mut self, a: Point, b: Point, stroke: Stroke) {
        let (from, to) = (self.placement.at(a) * self.pixels, self.placement.at(b) * self.pixels);
        let exact = stroke.width * self.placement.scale * self.pixels;
        let width = exact.round().max(1.0);
        // Thinner than a pixel it becomes paler, not narrower.
        let ink = colour(stroke.ink.faded((exact / width).min(1.0)));
        let across = |v: f32| (v - width / 2.0).round();
        let rect = if a.x == b.x {
            let left = across(from.x);
            let (top, bottom) = (from.y.min(to.y).round(), from.y.max(to.y).round());
            Rect::from_min_max(pos2(left, top), pos2(left + width, bottom))
        } else {
            let top = across(from.y);
            let (left, right) = (from.x.min(to.x).round(), from.x.max(to.x).round());
            Rect::from_min_max(pos2(left, top), pos2(right, top + width))
        };
        self.mesh.add_colored_rect(rect / self.pixels, ink);
    }
}

fn turn(i: u32, n: u32) -> f32 {
    i as f32 / n as f32 * std::f32::consts::TAU
}

/// How many corners make a circle look round.
fn segments(radius: f32, pixels: f32) -> u32 {
    ((radius * pixels).sqrt() * 6.0).clamp(8.0, 96.0) as u32
}

fn rim(centre: Pos2, radius: f32, pixels: f32) -> Vec<Pos2> {
    let n = segments(radius, pixels);
    (0..n).map(|i| centre + Vec2::angled(turn(i, n)) * radius).collect()
}

/// Twice the area, positive when the points run clockwise on the screen.
fn doubled_area(points: &[Pos2]) -> f32 {
    (0..points.len()).map(|i| (points[i], points[(i + 1) % points.len()])).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// A colour of a picture as one of the screen.
pub fn colour(ink: Ink) -> Color32 {
    Color32::from_rgba_unmultiplied(ink.r, ink.g, ink.b, ink.a)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::board::pt;

    const UNIT: Placement = Placement { origin: Pos2::ZERO, scale: 10.0 };

    #[test]
    fn a_place_on_the_screen_leads_back() {
        let placement = Placement { origin: pos2(3.0, -7.0), scale: 12.5 };
        let there = placement.at(pt(4.0, 5.0));
        assert_eq!(there, pos2(53.0, 55.5));
        assert!(placement.back(there).distance(pt(4.0, 5.0)) < 1e-5);
    }

    /// An L of three cells is filled without painting a cell twice, and softened along its silhouette only, outwards.
    #[test]
    fn areas_are_filled_once_and_softened_outside() {
        let cell = |x: f32, y: f32| vec![pt(x, y), pt(x + 1.0, y), pt(x + 1.0, y + 1.0), pt(x, y + 1.0)];
        let shape = Shape::area(vec![cell(0.0, 0.0), cell(0.0, 1.0), cell(1.0, 1.0)], Ink::BLACK);
        let picture = Picture::new(&[shape], UNIT, 1.0);
        let [Layer::Faces(mesh)] = picture.layers.as_slice() else { panic!("{picture:?}") };
        let solid: f32 = mesh
            .indices
            .chunks(3)
            .map(|t| [0, 1, 2].map(|i| mesh.vertices[t[i] as usize]))
            .filter(|t| t.iter().all(|v| v.color == Color32::BLACK))
            .map(|t| doubled_area(&t.map(|v| v.pos)).abs() / 2.0)
            .sum();
        assert_eq!(solid, 300.0);
        let clear: Vec<_> = mesh.vertices.iter().filter(|v| v.color == Color32::TRANSPARENT).collect();
        assert_eq!(clear.len(), 6, "an L has six corners");
        let body = [
            Rect::from_min_max(pos2(0.0, 0.0), pos2(10.0, 20.0)),
            Rect::from_min_max(pos2(0.0, 10.0), pos2(20.0, 20.0)),
        ];
        for vertex in clear {
            assert!(body.iter().all(|cell| !cell.shrink(0.01).contains(vertex.pos)), "{vertex:?}");
        }
    }

    #[test]
    fn text_parts_the_faces_so_that_order_is_kept() {
        let disc = Shape::disc(pt(0.0, 0.0), 1.0, Ink::BLACK);
        let text = Shape::text(pt(0.0, 0.0), "1", 1.0, Ink::WHITE);
        let picture = Picture::new(&[disc.clone(), disc.clone(), text, disc], UNIT, 1.0);
        let kinds: Vec<_> = picture.layers.iter().map(|layer| matches!(layer, Layer::Text(_))).collect();
        assert_eq!(kinds, [false, true, false]);
    }
}
