//! Axis-aligned rectangles (glyphs and most of the UI), painted row by row without barycentric weights.

use egui::Color32;
use egui::epaint::Vertex;

use super::blend::{over, times};
use super::texture::Texture;
use super::triangle::{Target, fill, first_from, fixed};

/// How far from the texel's middle, in texels, a pixel's middle may be and still get just that texel.
const ALIGNED: f32 = 1.0 / 16.0;

/// A rectangle of one colour, upright on the screen and in its texture: its top left and bottom right corners.
#[derive(Clone, Copy)]
pub struct Quad<'a> {
    first: &'a Vertex,
    last: &'a Vertex,
}

impl<'a> Quad<'a> {
    /// Two triangles as one rectangle, where they are one: six corners, the middle ones shared.
    pub fn of(corners: [&'a Vertex; 6]) -> Option<Quad<'a>> {
        let [a, b, c, d, e, f] = corners;
        let shared = c == d && b == e;
        let upright = a.pos.y == b.pos.y && a.pos.x == c.pos.x && f.pos.x == b.pos.x && f.pos.y == c.pos.y;
        let texture = a.uv.y == b.uv.y && a.uv.x == c.uv.x && f.uv.x == b.uv.x && f.uv.y == c.uv.y;
        let one_colour = a.color == b.color && b.color == c.color && c.color == f.color;
        let ordered = a.pos.x < f.pos.x && a.pos.y < f.pos.y;
        (shared && upright && texture && one_colour && ordered).then_some(Quad { first: a, last: f })
    }

    /// Paints it.
    pub fn paint(&self, target: &mut Target<'_>, texture: &Texture, scale: f32) {
        let (from, to) = (self.first, self.last);
        let span = |from: f32, to: f32, low: i64, high: i64| {
            first_from(fixed(from, scale)).max(low)..first_from(fixed(to, scale)).min(high)
        };
        let columns = span(from.pos.x, to.pos.x, target.clip[0], target.clip[2]);
        let rows = span(from.pos.y, to.pos.y, target.clip[1], target.clip[3]);
        if columns.is_empty() {
            return;
        }
        let across = Run::new([from.pos.x, to.pos.x], [from.uv.x, to.uv.x], scale, texture.size[0]);
        let down = Run::new([from.pos.y, to.pos.y], [from.uv.y, to.uv.y], scale, texture.size[1]);
        let solid = (from.uv == to.uv).then(|| times(from.color, texture.sample(from.uv.x, from.uv.y)));
        let shifts = across.shift().zip(down.shift());
        for y in rows {
            let row = target.row(y, columns.clone());
            if let Some(colour) = solid {
                fill(row, colour);
                continue;
            }
            let texels = shifts.and_then(|(x, line)| {
                let line = usize::try_from(y + line).ok().filter(|line| *line < texture.size[1])?;
                let from = usize::try_from(columns.start + x).ok()?;
                let to = from + row.len();
                (to <= texture.size[0]).then(|| &texture.pixels[line * texture.size[0]..][from..to])
            });
            match texels {
                Some(texels) => {
                    row.iter_mut().zip(texels).for_each(|(pixel, texel)| lay(pixel, from.color, *texel));
                }
                None => {
                    let v = down.at(y);
                    for (pixel, x) in row.iter_mut().zip(columns.clone()) {
                        lay(pixel, from.color, texture.sample(across.at(x), v));
                    }
                }
            }
        }
    }
}

fn lay(pixel: &mut Color32, colour: Color32, texel: Color32) {
    if texel != Color32::TRANSPARENT {
        *pixel = over(times(colour, texel), *pixel);
    }
}

/// How one axis of the screen runs through the same axis of the texture.
struct Run {
    /// The place in the texture, 0 to 1, at the middle of pixel 0.
    start: f32,
    /// The step per pixel.
    step: f32,
    /// Texels along this axis.
    length: usize,
}

impl Run {
    fn new(screen: [f32; 2], texture: [f32; 2], scale: f32, length: usize) -> Run {
        let step = (texture[1] - texture[0]) / ((screen[1] - screen[0]) * scale);
        Run { start: texture[0] + (0.5 - screen[0] * scale) * step, step, length }
    }

    fn at(&self, pixel: i64) -> f32 {
        self.start + self.step * pixel as f32
    }

    /// The offset from a pixel's number to its texel's, if pixels and texels coincide.
    fn shift(&self) -> Option<i64> {
        let texels = self.length as f32;
        let place = self.start * texels - 0.5;
        let aligned = (self.step * texels - 1.0).abs() < 1e-3 && (place - place.round()).abs() < ALIGNED;
        aligned.then_some(place.round() as i64)
    }
}
