//! The textures that egui supplies: the font atlas and images.

use std::collections::HashMap;

use egui::epaint::{ImageData, ImageDelta};
use egui::{Color32, TextureId, TextureOptions, TexturesDelta};

/// All textures there are.
#[derive(Default)]
pub struct Textures {
    all: HashMap<TextureId, Texture>,
    /// Numbers the looks of textures.
    looks: u64,
}

/// One picture, and how it is read between its pixels.
pub struct Texture {
    /// Width and height in texels.
    pub size: [usize; 2],
    /// Row by row from the top left.
    pub pixels: Vec<Color32>,
    /// A version number: if it changes, anything painted with this texture may look different.
    pub look: u64,
    smooth: bool,
}

impl Textures {
    /// Takes over new and changed textures and forgets the freed ones.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, deltas) in delta.set.drain() {
            for delta in deltas {
                self.looks += 1;
                let look = self.looks;
                let ImageData::Color(image) = &delta.image;
                if delta.pos.is_none() {
                    let smooth = delta.options != TextureOptions::NEAREST;
                    let texture = Texture { size: image.size, pixels: image.pixels.clone(), look, smooth };
                    self.all.insert(id, texture);
                } else if let Some(texture) = self.all.get_mut(&id)
                    && texture.patch(&delta)
                {
                    texture.look = look;
                }
            }
        }
        for id in delta.free.drain() {
            self.all.remove(&id);
        }
    }

    /// The texture with this id.
    pub fn get(&self, id: TextureId) -> Option<&Texture> {
        self.all.get(&id)
    }
}

impl Texture {
    /// Copies a part in, and returns whether anything but unused space has changed: glyphs are added to a texture all the time.
    fn patch(&mut self, delta: &ImageDelta) -> bool {
        let (ImageData::Color(image), Some([x, y])) = (&delta.image, delta.pos) else { return false };
        let [width, height] = image.size;
        let mut changed = false;
        for row in 0..height {
            let at = (y + row) * self.size[0] + x;
            let (to, from) = (&mut self.pixels[at..at + width], &image.pixels[row * width..(row + 1) * width]);
            changed |= to.iter().zip(from).any(|(old, new)| *old != Color32::TRANSPARENT && old != new);
            to.copy_from_slice(from);
        }
        changed
    }

    fn at(&self, x: i32, y: i32) -> Color32 {
        let x = x.clamp(0, self.size[0] as i32 - 1) as usize;
        let y = y.clamp(0, self.size[1] as i32 - 1) as usize;
        self.pixels[y * self.size[0] + x]
    }

    /// The colour at (`u`, `v`), both from 0 to 1 over the texture.
    pub fn sample(&self, u: f32, v: f32) -> Color32 {
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
