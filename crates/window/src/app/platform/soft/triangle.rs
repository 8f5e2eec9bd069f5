//! Triangles as pixels: textured, vertex-coloured, in fixed point.
//!
//! A triangle covers the pixels whose centre is inside it; edges on a centre count for the top or left triangle only, so that
//! neighbours neither overlap nor leave gaps. What a pixel gets does not depend on the clip: a part painted again is the same.

use std::ops::Range;

use egui::Color32;
use egui::epaint::Vertex;

use super::blend::{over, times};
use super::texture::Texture;

/// Sub-pixel steps of a coordinate: 1/256 pixel.
const STEPS: i64 = 256;

/// Where pixels go: some rows of a picture of which (left, top, right, bottom) may be touched.
pub struct Target<'a> {
    /// Row by row.
    pub pixels: &'a mut [Color32],
    /// The length of a row.
    pub width: usize,
    /// Number of the first row in the picture.
    pub first_row: i64,
    /// Left, top, right and bottom, the last two excluded.
    pub clip: [i64; 4],
}

impl Target<'_> {
    /// The pixels of these columns of a row.
    pub fn row(&mut self, y: i64, columns: Range<i64>) -> &mut [Color32] {
        let start = (y - self.first_row) as usize * self.width;
        &mut self.pixels[start + columns.start as usize..start + columns.end as usize]
    }
}

/// A coordinate in sub-pixel steps.
pub fn fixed(points: f32, scale: f32) -> i64 {
    let steps = points * scale * STEPS as f32;
    // Rounded: without the help of newer processors `round` is a call.
    (steps + 0.5_f32.copysign(steps)) as i64
}

/// The first pixel whose centre is not before a coordinate in sub-pixel steps.
pub fn first_from(fixed: i64) -> i64 {
    fixed.saturating_add(STEPS / 2 - 1).div_euclid(STEPS)
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
    fn narrow(&self, from: &mut i64, to: &mut i64) {
        match (self.column, self.value) {
            (0, value) if value < 0 => *to = *from,
            (0, _) => {}
            (step, value) if step > 0 && value < 0 => *from = (*from).max((-value + step - 1) / step),
            (step, _) if step > 0 => {}
            (_, value) if value < 0 => *to = *from,
            (step, value) => *to = (*to).min(value / -step + 1),
        }
    }
}

/// Paints a triangle of either direction.
pub fn paint(target: &mut Target<'_>, texture: &Texture, corners: [&Vertex; 3], scale: f32) {
    let (a, mut b, mut c) = (corners[0], corners[1], corners[2]);
    let place = |v: &Vertex| (fixed(v.pos.x, scale), fixed(v.pos.y, scale));
    let (pa, mut pb, mut pc) = (place(a), place(b), place(c));
    let doubled_area =
        |a: (i64, i64), b: (i64, i64), c: (i64, i64)| (b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1);
    let mut area = doubled_area(pa, pb, pc);
    if area == 0 {
        return;
    }
    if area < 0 {
        std::mem::swap(&mut b, &mut c);
        std::mem::swap(&mut pb, &mut pc);
        area = -area;
    }
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
    let mut shade = None;
    for y in top..=bottom {
        let (mut from, mut to) = (0, right - left + 1);
        for edge in &edges {
            edge.narrow(&mut from, &mut to);
        }
        if from < to {
            let row = target.row(y, left + from..left + to);
            let weights = [0, 1].map(|i| edges[i].value + from * edges[i].column);
            let shade = shade.get_or_insert_with(|| Shade::new(texture, [a, b, c], area));
            shade.row(row, weights, [edges[0].column, edges[1].column]);
        }
        for edge in &mut edges {
            edge.value += edge.row;
        }
    }
}

/// The filling of a triangle.
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
            Shade::Solid(colour) => fill(row, *colour),
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

/// Lays one colour over a row.
pub fn fill(row: &mut [Color32], colour: Color32) {
    if colour.a() == 255 {
        row.fill(colour);
    } else if colour != Color32::TRANSPARENT {
        row.iter_mut().for_each(|pixel| *pixel = over(colour, *pixel));
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
