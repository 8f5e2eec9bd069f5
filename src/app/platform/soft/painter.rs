//! Paints egui's meshes into a plain array of pixels: textured, vertex-coloured triangles, blended in gamma space.
//!
//! Unit: physical pixels, row by row from the top left, colours premultiplied. A triangle covers the pixels whose centre is
//! inside it, edges on a centre count for the top or left triangle only, so that neighbours neither overlap nor leave gaps.

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageData, Primitive, Vertex};
use egui::{Color32, Rect, TextureId, TextureOptions, TexturesDelta};

/// Sub-pixel steps of a coordinate: 1/256 pixel.
const STEPS: i64 = 256;

/// The painter: the textures egui has handed over.
#[derive(Default)]
pub struct Painter {
    textures: HashMap<TextureId, Texture>,
}

struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
    smooth: bool,
}

/// Where pixels go: a picture of `size` (width, height) and the pixels (left, top, right, bottom) that may be touched.
struct Target<'a> {
    pixels: &'a mut [Color32],
    width: usize,
    clip: [i64; 4],
}

impl Painter {
    /// Takes over new and changed textures and forgets the freed ones.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, deltas) in delta.set.drain() {
            for delta in deltas {
                let ImageData::Color(image) = &delta.image;
                let [width, height] = image.size;
                let Some([x, y]) = delta.pos else {
                    let smooth = delta.options != TextureOptions::NEAREST;
                    self.textures.insert(id, Texture { size: image.size, pixels: image.pixels.clone(), smooth });
                    continue;
                };
                let Some(texture) = self.textures.get_mut(&id) else { continue };
                for row in 0..height {
                    let at = (y + row) * texture.size[0] + x;
                    texture.pixels[at..at + width].copy_from_slice(&image.pixels[row * width..(row + 1) * width]);
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    /// Paints tessellated primitives over `pixels`, a picture of `size` (width, height), at `scale` pixels per point.
    pub fn paint(&self, pixels: &mut [Color32], size: [usize; 2], scale: f32, primitives: &[ClippedPrimitive]) {
        for primitive in primitives {
            let Primitive::Mesh(mesh) = &primitive.primitive else { continue };
            let Some(texture) = self.textures.get(&mesh.texture_id) else { continue };
            let mut target = Target { pixels, width: size[0], clip: clip(primitive.clip_rect, scale, size) };
            if target.clip[0] >= target.clip[2] || target.clip[1] >= target.clip[3] {
                continue;
            }
            for corners in mesh.indices.chunks_exact(3) {
                let corner = |i: usize| mesh.vertices.get(corners[i] as usize);
                if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                    triangle(&mut target, texture, [a, b, c], scale);
                }
            }
        }
    }
}

fn clip(rect: Rect, scale: f32, size: [usize; 2]) -> [i64; 4] {
    let pixel = |x: f32, limit: usize| ((x * scale).round().max(0.0) as i64).min(limit as i64);
    [pixel(rect.min.x, size[0]), pixel(rect.min.y, size[1]), pixel(rect.max.x, size[0]), pixel(rect.max.y, size[1])]
}

/// One side of a triangle as a function that is not negative inside: its value at the first pixel and its steps per column and row.
#[derive(Clone, Copy)]
struct Edge {
    value: i64,
    column: i64,
    row: i64,
}

impl Edge {
    /// Narrows the span `from..to` of columns (relative to the first) to where the edge's value, now `value`, is not negative.
    fn narrow(&self, value: i64, from: &mut i64, to: &mut i64) {
        match self.column {
            0 if value < 0 => *to = *from,
            0 => {}
            step if step > 0 && value < 0 => *from = (*from).max((-value + step - 1) / step),
            step if step > 0 => {}
            _ if value < 0 => *to = *from,
            step => *to = (*to).min(value / -step + 1),
        }
    }
}

fn triangle(target: &mut Target<'_>, texture: &Texture, corners: [&Vertex; 3], scale: f32) {
    let fixed = |x: f32| (x * scale * STEPS as f32).round() as i64;
    let (a, mut b, mut c) = (corners[0], corners[1], corners[2]);
    let place = |v: &Vertex| (fixed(v.pos.x), fixed(v.pos.y));
    let doubled_area =
        |a: (i64, i64), b: (i64, i64), c: (i64, i64)| (b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1);
    let mut area = doubled_area(place(a), place(b), place(c));
    if area == 0 {
        return;
    }
    if area < 0 {
        std::mem::swap(&mut b, &mut c);
        area = -area;
    }
    let (pa, pb, pc) = (place(a), place(b), place(c));
    let half = STEPS / 2;
    let first = |x: [i64; 3], limit: i64| (x[0].min(x[1]).min(x[2]) - half).div_euclid(STEPS).max(limit);
    let last = |x: [i64; 3], limit: i64| (x[0].max(x[1]).max(x[2]) + half - 1).div_euclid(STEPS).min(limit - 1);
    let (left, right) = (first([pa.0, pb.0, pc.0], target.clip[0]), last([pa.0, pb.0, pc.0], target.clip[2]));
    let (top, bottom) = (first([pa.1, pb.1, pc.1], target.clip[1]), last([pa.1, pb.1, pc.1], target.clip[3]));
    if left > right || top > bottom {
        return;
    }
    let edge = |from: (i64, i64), to: (i64, i64)| {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let owns_its_line = dy < 0 || (dy == 0 && dx > 0);
        let (x, y) = (left * STEPS + half, top * STEPS + half);
        let value = dx * (y - from.1) - dy * (x - from.0) - i64::from(!owns_its_line);
        Edge { value, column: -dy * STEPS, row: dx * STEPS }
    };
    let mut edges = [edge(pb, pc), edge(pc, pa), edge(pa, pb)];
    let mut shade = Shade::new(texture, [a, b, c], area);
    for y in top..=bottom {
        let (mut from, mut to) = (0, right - left + 1);
        for edge in &edges {
            edge.narrow(edge.value, &mut from, &mut to);
        }
        if from < to {
            let start = y as usize * target.width + (left + from) as usize;
            let row = &mut target.pixels[start..start + (to - from) as usize];
            shade.row(row, [0, 1].map(|i| edges[i].value + from * edges[i].column), [edges[0].column, edges[1].column]);
        }
        for edge in &mut edges {
            edge.value += edge.row;
        }
    }
}

/// What a triangle is filled with.
enum Shade<'a> {
    /// One colour.
    Solid(Color32),
    /// Colours between the corners', by the weights of the first two corners.
    Blend { colours: [[f32; 4]; 3], inverse: f32 },
    /// The texture between the corners' places in it, times one colour.
    Textured { texture: &'a Texture, colours: [[f32; 4]; 3], places: [[f32; 2]; 3], inverse: f32 },
}

impl<'a> Shade<'a> {
    fn new(texture: &'a Texture, corners: [&Vertex; 3], area: i64) -> Self {
        let [a, b, c] = corners;
        let inverse = 1.0 / area as f32;
        let one_texel = a.uv == b.uv && b.uv == c.uv;
        let one_colour = a.color == b.color && b.color == c.color;
        if one_texel {
            let texel = texture.sample(a.uv.x, a.uv.y);
            if one_colour {
                return Shade::Solid(times(a.color, texel));
            }
            return Shade::Blend {
                colours: [a, b, c].map(|v| times(v.color, texel).to_array().map(f32::from)),
                inverse,
            };
        }
        let colours = [a, b, c].map(|v| v.color.to_array().map(f32::from));
        Shade::Textured { texture, colours, places: [a, b, c].map(|v| [v.uv.x, v.uv.y]), inverse }
    }

    /// Fills `row`; `weights` are the first two corners' at its start, `steps` what they gain per column.
    fn row(&mut self, row: &mut [Color32], weights: [i64; 2], steps: [i64; 2]) {
        match self {
            Shade::Solid(colour) if colour.a() == 255 => row.fill(*colour),
            Shade::Solid(colour) if *colour == Color32::TRANSPARENT => {}
            Shade::Solid(colour) => row.iter_mut().for_each(|pixel| *pixel = over(*colour, *pixel)),
            Shade::Blend { colours, inverse } => {
                for (i, pixel) in row.iter_mut().enumerate() {
                    let w = corner_weights(weights, steps, i, *inverse);
                    *pixel = over(blend(colours, w), *pixel);
                }
            }
            Shade::Textured { texture, colours, places, inverse } => {
                for (i, pixel) in row.iter_mut().enumerate() {
                    let w = corner_weights(weights, steps, i, *inverse);
                    let at = |k: usize| places[0][k] * w[0] + places[1][k] * w[1] + places[2][k] * w[2];
                    let texel = texture.sample(at(0), at(1));
                    if texel != Color32::TRANSPARENT {
                        *pixel = over(times(blend(colours, w), texel), *pixel);
                    }
                }
            }
        }
    }
}

fn corner_weights(weights: [i64; 2], steps: [i64; 2], column: usize, inverse: f32) -> [f32; 3] {
    let a = (weights[0] + steps[0] * column as i64) as f32 * inverse;
    let b = (weights[1] + steps[1] * column as i64) as f32 * inverse;
    [a, b, 1.0 - a - b]
}

fn blend(colours: &[[f32; 4]; 3], w: [f32; 3]) -> Color32 {
    let channel = |k: usize| (colours[0][k] * w[0] + colours[1][k] * w[1] + colours[2][k] * w[2] + 0.5) as u8;
    Color32::from_rgba_premultiplied(channel(0), channel(1), channel(2), channel(3))
}

/// a · b / 255, rounded.
fn product(a: u8, b: u8) -> u8 {
    let t = u32::from(a) * u32::from(b) + 128;
    ((t + (t >> 8)) >> 8) as u8
}

fn times(a: Color32, b: Color32) -> Color32 {
    if b == Color32::WHITE {
        return a;
    }
    Color32::from_rgba_premultiplied(
        product(a.r(), b.r()),
        product(a.g(), b.g()),
        product(a.b(), b.b()),
        product(a.a(), b.a()),
    )
}

fn over(source: Color32, below: Color32) -> Color32 {
    let rest = 255 - source.a();
    let channel = |s: u8, b: u8| s.saturating_add(product(b, rest));
    Color32::from_rgba_premultiplied(
        channel(source.r(), below.r()),
        channel(source.g(), below.g()),
        channel(source.b(), below.b()),
        channel(source.a(), below.a()),
    )
}

impl Texture {
    fn at(&self, x: i32, y: i32) -> Color32 {
        let x = x.clamp(0, self.size[0] as i32 - 1) as usize;
        let y = y.clamp(0, self.size[1] as i32 - 1) as usize;
        self.pixels[y * self.size[0] + x]
    }

    /// The colour at (`u`, `v`), both from 0 to 1 over the texture.
    fn sample(&self, u: f32, v: f32) -> Color32 {
        let (x, y) = (u * self.size[0] as f32 - 0.5, v * self.size[1] as f32 - 0.5);
        if !self.smooth {
            return self.at((x + 0.5).floor() as i32, (y + 0.5).floor() as i32);
        }
        let (x0, y0) = (x.floor(), y.floor());
        let (fx, fy) = (((x - x0) * 256.0) as u32, ((y - y0) * 256.0) as u32);
        let (x0, y0) = (x0 as i32, y0 as i32);
        if fx == 0 && fy == 0 {
            return self.at(x0, y0);
        }
        let corners =
            [self.at(x0, y0), self.at(x0 + 1, y0), self.at(x0, y0 + 1), self.at(x0 + 1, y0 + 1)].map(|c| c.to_array());
        let channel = |k: usize| {
            let [a, b, c, d] = [0, 1, 2, 3].map(|i: usize| u32::from(corners[i][k]));
            (((a * (256 - fx) + b * fx) * (256 - fy) + (c * (256 - fx) + d * fx) * fy + 32768) >> 16) as u8
        };
        Color32::from_rgba_premultiplied(channel(0), channel(1), channel(2), channel(3))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::epaint::{ImageDelta, Mesh};
    use egui::{ColorImage, Pos2, pos2};

    const RED: Color32 = Color32::from_rgb(255, 0, 0);
    const HALF: Color32 = Color32::from_rgba_premultiplied(0, 0, 128, 128);

    fn painter() -> Painter {
        let mut painter = Painter::default();
        let mut delta = TexturesDelta::default();
        let white = ImageDelta::full(ColorImage::filled([1, 1], Color32::WHITE), TextureOptions::LINEAR);
        delta.set.entry(TextureId::default()).or_default().push(white);
        painter.update(&mut delta);
        painter
    }

    fn draw(triangles: &[[Pos2; 3]], colour: Color32, clip_rect: Rect) -> Vec<Color32> {
        let mut mesh = Mesh::default();
        for corners in triangles {
            let first = mesh.vertices.len() as u32;
            corners.iter().for_each(|&pos| mesh.colored_vertex(pos, colour));
            mesh.add_triangle(first, first + 1, first + 2);
        }
        let mut pixels = vec![Color32::BLACK; 64];
        painter().paint(&mut pixels, [8, 8], 1.0, &[ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }]);
        pixels
    }

    fn everything() -> Rect {
        Rect::from_min_max(pos2(0.0, 0.0), pos2(8.0, 8.0))
    }

    /// A fan around a point paints every pixel of its square exactly once, whichever way its triangles turn.
    #[test]
    fn neighbouring_triangles_share_no_pixel_and_leave_none() {
        let rim = [pos2(1.0, 1.0), pos2(7.0, 1.0), pos2(7.0, 7.0), pos2(1.0, 7.0)];
        for centre in [pos2(4.0, 4.0), pos2(3.3, 5.1), pos2(4.5, 4.5)] {
            let mut fan: Vec<_> = (0..4).map(|i| [rim[i], rim[(i + 1) % 4], centre]).collect();
            fan[1].swap(0, 1);
            let pixels = draw(&fan, HALF, everything());
            for (i, pixel) in pixels.iter().enumerate() {
                let inside = (1..7).contains(&(i % 8)) && (1..7).contains(&(i / 8));
                let expected = if inside { over(HALF, Color32::BLACK) } else { Color32::BLACK };
                assert_eq!(*pixel, expected, "pixel {i}, centre {centre:?}");
            }
        }
    }

    #[test]
    fn nothing_is_painted_outside_the_clip() {
        let big = [[pos2(-90.0, -90.0), pos2(200.0, -90.0), pos2(-90.0, 200.0)]];
        let pixels = draw(&big, RED, Rect::from_min_max(pos2(2.0, 3.0), pos2(4.0, 5.0)));
        let painted: Vec<_> = (0..64).filter(|&i| pixels[i] == RED).collect();
        assert_eq!(painted, [26, 27, 34, 35]);
    }

    #[test]
    fn blending_keeps_what_is_below() {
        assert_eq!(over(HALF, RED), Color32::from_rgb(127, 0, 128));
        assert_eq!(over(Color32::TRANSPARENT, RED), RED);
        assert_eq!(times(RED, Color32::WHITE), RED);
    }
}
