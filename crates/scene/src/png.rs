//! Renders a scene to pixels and PNG. The same scene and size give the same bytes on every machine.
//!
//! Pixels come from tiny-skia, glyphs from [`super::font`]; system fonts are not used, except those supplied to it.

use super::shape::{Ball, Fill, Shape, Stroke, Text};
use super::{DrawError, Ink, Scene, area, font};
use crate::game::board::{Point, Rect, pt};
use tiny_skia as skia;

/// The longest side a picture may have, in pixels.
pub const MAX_SIDE: u32 = 32_768;
/// The largest number of pixels a picture may have.
const MAX_PIXELS: u64 = 400_000_000;

/// A picture in memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Pixels {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Rows from the top, four bytes a pixel: red, green, blue, opacity (not premultiplied).
    pub rgba: Vec<u8>,
}

/// Draws a scene `width` pixels wide and encodes it.
///
/// # Errors
/// When the width is 0 or the picture would be too large.
pub fn write(scene: &Scene, width: u32) -> Result<Vec<u8>, DrawError> {
    encode(&pixels(scene, width)?)
}

/// Draws a scene `width` pixels wide, as high as its bounds ask.
///
/// # Errors
/// When the width is 0 or the picture would be too large.
pub fn pixels(scene: &Scene, width: u32) -> Result<Pixels, DrawError> {
    let ratio = scene.bounds.height() / scene.bounds.width();
    let height = (width as f32 * ratio).round().max(1.0);
    pixels_in(scene, width, height as u32)
}

/// Draws a scene in the middle of a picture of a given size.
///
/// # Errors
/// When a side is 0 or the picture would be too large.
pub fn pixels_in(scene: &Scene, width: u32, height: u32) -> Result<Pixels, DrawError> {
    let too_large = DrawError::TooLarge { width, height };
    if width == 0 || height == 0 {
        return Err(DrawError::Empty);
    }
    if width > MAX_SIDE || height > MAX_SIDE || u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(too_large);
    }
    let pixmap = skia::Pixmap::new(width, height).ok_or(too_large)?;
    let (scale, origin) = fitted(scene, width, height);
    let mut canvas = Canvas { pixmap, scale, origin, upright: scene.upright };
    if !scene.background.is_clear() {
        canvas.pixmap.fill(colour(scene.background));
    }
    for shape in &scene.shapes {
        canvas.draw(shape);
    }
    let rgba = canvas.pixmap.take_demultiplied();
    Ok(Pixels { width, height, rgba })
}

/// The pixels for a unit, and the pixel of the point (0, 0), where a scene is drawn in the middle of a picture.
#[doc(hidden)]
pub fn fitted(scene: &Scene, width: u32, height: u32) -> (f32, Point) {
    let bounds = scene.bounds;
    let mut scale = (width as f32 / bounds.width()).min(height as f32 / bounds.height());
    // Whole pixels for a unit keep the sides of squares sharp and all bevels alike.
    if scene.upright && scale >= 4.0 {
        scale = scale.floor();
    }
    let corner = |side: u32, low: f32, length: f32| {
        let origin = (side as f32 - length * scale) / 2.0 - low * scale;
        if scene.upright { origin.round() } else { origin }
    };
    (scale, pt(corner(width, bounds.min.x, bounds.width()), corner(height, bounds.min.y, bounds.height())))
}

/// Encodes pixels; without opacity where every pixel is opaque.
///
/// # Errors
/// Only if the encoder fails, which it does not for sizes that [`pixels`] allows.
pub fn encode(pixels: &Pixels) -> Result<Vec<u8>, DrawError> {
    let mut out = Vec::with_capacity(pixels.rgba.len() / 8);
    let mut encoder = png::Encoder::new(&mut out, pixels.width, pixels.height);
    let opaque = pixels.rgba.chunks_exact(4).all(|p| p[3] == 255);
    encoder.set_color(if opaque { png::ColorType::Rgb } else { png::ColorType::Rgba });
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    let failed = |error: png::EncodingError| DrawError::Encoder(error.to_string());
    let mut writer = encoder.write_header().map_err(failed)?;
    if opaque {
        let rgb: Vec<u8> = pixels.rgba.chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]).collect();
        writer.write_image_data(&rgb).map_err(failed)?;
    } else {
        writer.write_image_data(&pixels.rgba).map_err(failed)?;
    }
    writer.finish().map_err(failed)?;
    Ok(out)
}

fn colour(ink: Ink) -> skia::Color {
    skia::Color::from_rgba8(ink.r, ink.g, ink.b, ink.a)
}

struct Canvas {
    pixmap: skia::Pixmap,
    scale: f32,
    origin: Point,
    upright: bool,
}

impl Canvas {
    /// To pixels, on a grid of 1/256 so that the last bits of a sine do not reach the picture.
    fn map(&self, p: Point) -> Point {
        let grid = |v: f32| (v * 256.0).round() / 256.0;
        pt(grid(self.origin.x + p.x * self.scale), grid(self.origin.y + p.y * self.scale))
    }

    fn draw(&mut self, shape: &Shape) {
        let mut path = skia::PathBuilder::new();
        let (path, fill, stroke) = match shape {
            Shape::Area { polygons, fill, stroke } => {
                for points in area::silhouette(polygons) {
                    self.trace(&mut path, &points, true);
                }
                (path.finish(), fill.as_ref(), stroke.as_ref())
            }
            Shape::Circle { centre, radius, fill, stroke } => {
                let (c, r) = (self.map(*centre), radius * self.scale);
                (skia::PathBuilder::from_circle(c.x, c.y, r), fill.as_ref(), stroke.as_ref())
            }
            Shape::Line { points, closed, stroke } => {
                if let (true, &[a, b], false) = (self.upright, &points[..], stroke.round)
                    && a != b
                    && (a.x == b.x || a.y == b.y)
                {
                    return self.rule(a, b, stroke);
                }
                self.trace(&mut path, points, *closed);
                (path.finish(), None, Some(stroke))
            }
            Shape::Text(text) => return self.text(text),
        };
        let Some(path) = path else { return };
        fill.into_iter().for_each(|fill| self.fill(&path, fill));
        stroke.into_iter().for_each(|stroke| self.stroke(&path, stroke));
    }

    fn trace(&self, path: &mut skia::PathBuilder, points: &[Point], closed: bool) {
        for (i, p) in points.iter().map(|p| self.map(*p)).enumerate() {
            if i == 0 { path.move_to(p.x, p.y) } else { path.line_to(p.x, p.y) }
        }
        if closed {
            path.close();
        }
    }

    fn fill(&mut self, path: &skia::Path, fill: &Fill) {
        let (low, high) = (path.bounds().top(), path.bounds().bottom());
        let shader = match fill {
            Fill::Solid(ink) => Some(skia::Shader::SolidColor(colour(*ink))),
            Fill::Linear(top, bottom) => skia::LinearGradient::new(
                skia::Point::from_xy(0.0, low),
                skia::Point::from_xy(0.0, high),
                vec![skia::GradientStop::new(0.0, colour(*top)), skia::GradientStop::new(1.0, colour(*bottom))],
                skia::SpreadMode::Pad,
                skia::Transform::identity(),
            ),
            Fill::Ball(ball) => {
                let r = (high - low) / 2.0;
                let centre = pt(path.bounds().left() + r, low + r);
                ball_shader(ball, centre, r)
            }
        };
        let Some(shader) = shader else { return };
        let paint = skia::Paint { shader, anti_alias: true, ..skia::Paint::default() };
        self.pixmap.fill_path(path, &paint, skia::FillRule::Winding, skia::Transform::identity(), None);
    }

    fn stroke(&mut self, path: &skia::Path, stroke: &Stroke) {
        let mut paint = skia::Paint { anti_alias: true, ..skia::Paint::default() };
        paint.set_color(colour(stroke.ink));
        let round = stroke.round;
        let pen = skia::Stroke {
            width: (stroke.width * self.scale).max(1e-3),
            miter_limit: 4.0,
            line_cap: if round { skia::LineCap::Round } else { skia::LineCap::Butt },
            line_join: if round { skia::LineJoin::Round } else { skia::LineJoin::Miter },
            dash: None,
        };
        self.pixmap.stroke_path(path, &paint, &pen, skia::Transform::identity(), None);
    }

    /// A level or upright line, its sides on pixel borders.
    fn rule(&mut self, a: Point, b: Point, stroke: &Stroke) {
        let (a, b) = (self.map(a), self.map(b));
        let exact = stroke.width * self.scale;
        let width = exact.round().max(1.0);
        // Thinner than a pixel it becomes paler, not narrower.
        let ink = stroke.ink.faded((exact / width).min(1.0));
        let across = |v: f32| (v - width / 2.0).round();
        let along = |v: f32, w: f32| (v.min(w).round(), v.max(w).round());
        let rect = if a.x == b.x {
            let (top, bottom) = along(a.y, b.y);
            Rect { min: pt(across(a.x), top), max: pt(across(a.x) + width, bottom) }
        } else {
            let (left, right) = along(a.x, b.x);
            Rect { min: pt(left, across(a.y)), max: pt(right, across(a.y) + width) }
        };
        let Some(rect) = skia::Rect::from_ltrb(rect.min.x, rect.min.y, rect.max.x, rect.max.y) else { return };
        let mut paint = skia::Paint { anti_alias: false, ..skia::Paint::default() };
        paint.set_color(colour(ink));
        self.pixmap.fill_rect(rect, &paint, skia::Transform::identity(), None);
    }

    fn text(&mut self, text: &Text) {
        let em = text.size * self.scale;
        let at = self.map(text.at);
        // Computed in pixels, so that a text's pixels do not depend on the board unit.
        let mut x = at.x - text.indent(font::width(&text.text, text.bold) * em);
        let y = at.y + font::CAP_HEIGHT * em / 2.0;
        let mut path = skia::PathBuilder::new();
        for glyph in font::line(&text.text, text.bold) {
            let to = |p: Point| pt(x + p.x * em, y + p.y * em);
            for step in &glyph.steps {
                match *step {
                    font::Step::Move(p) => path.move_to(to(p).x, to(p).y),
                    font::Step::Line(p) => path.line_to(to(p).x, to(p).y),
                    font::Step::Quad(a, p) => path.quad_to(to(a).x, to(a).y, to(p).x, to(p).y),
                    font::Step::Cubic(a, b, p) => path.cubic_to(to(a).x, to(a).y, to(b).x, to(b).y, to(p).x, to(p).y),
                    font::Step::Close => path.close(),
                }
            }
            x += glyph.advance * em;
        }
        if let Some(path) = path.finish() {
            self.fill(&path, &Fill::Solid(text.ink));
        }
    }
}

fn ball_shader(ball: &Ball, centre: Point, radius: f32) -> Option<skia::Shader<'static>> {
    let spot = centre + ball.spot * radius;
    skia::RadialGradient::new(
        skia::Point::from_xy(spot.x, spot.y),
        0.0,
        skia::Point::from_xy(centre.x, centre.y),
        radius,
        ball.stops.iter().map(|(t, ink)| skia::GradientStop::new(*t, colour(*ink))).collect(),
        skia::SpreadMode::Pad,
        skia::Transform::identity(),
    )
}
