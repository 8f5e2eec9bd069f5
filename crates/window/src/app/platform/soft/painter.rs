//! Paints egui's meshes into a pixel buffer, repainting only what changed.
//!
//! Unit: physical pixels, row by row from the top left, premultiplied. The picture is divided into tiles. Each tile gets a hash of
//! everything that touches it, in painting order; if the hash is the one of the last frame, the tile is skipped. Hashing costs a few
//! nanoseconds per triangle, painting many times that.

use egui::epaint::{ClippedPrimitive, Mesh, Primitive, Vertex};
use egui::{Color32, Rect, TexturesDelta};

use super::bands::Scene;
use super::quad::Quad;
use super::texture::Textures;
use super::triangle::{self, fixed};

/// The side of a tile in pixels.
const TILE: usize = 32;

/// A rectangle of pixels: left, top, right, bottom, the last two excluded.
pub type Area = [usize; 4];

/// The painter: the textures egui has handed over, and what it painted last.
#[derive(Default)]
pub struct Painter {
    textures: Textures,
    pixels: Vec<Color32>,
    size: [usize; 2],
    /// The content of each tile, row by row.
    tiles: Vec<u64>,
    /// Room for the figures of a frame and the corners of a mesh: a window is made of some ten thousand, and asking the system for
    /// memory each time takes longer than looking at them.
    figures: Vec<Figure>,
    corners: Vec<Corner>,
    /// How many threads paint; `None`: as many as are worth it.
    threads: Option<usize>,
}

/// A triangle, or two that are one rectangle.
#[derive(Clone, Copy)]
pub struct Figure {
    /// Which of the primitives it belongs to.
    pub mesh: u32,
    /// Position of its corners in the mesh's indices.
    pub at: u32,
    /// Whether it is the rectangle.
    pub is_quad: bool,
    /// The pixels it may touch.
    pub area: [i32; 4],
}

/// The data of a vertex, computed once for all the figures that meet there.
#[derive(Clone, Copy)]
struct Corner {
    /// Its position in sub-pixel steps.
    place: [i64; 2],
    /// Identifies all its data.
    number: u64,
}

impl Painter {
    /// Takes over new and changed textures and forgets the freed ones.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        self.textures.update(delta);
    }

    /// The picture as it was painted last, row by row.
    pub fn pixels(&self) -> &[Color32] {
        &self.pixels
    }

    /// Paints tessellated primitives as a picture of `size` (width, height), at `scale` pixels per point, on black; returns
    /// which parts of the picture are not as they were before.
    pub fn paint(&mut self, size: [usize; 2], scale: f32, primitives: &[ClippedPrimitive]) -> Vec<Area> {
        if size != self.size {
            self.size = size;
            self.pixels.clear();
            self.pixels.resize(size[0] * size[1], Color32::BLACK);
            self.tiles.clear();
        }
        let (columns, rows) = (size[0].div_ceil(TILE), size[1].div_ceil(TILE));
        let mut tiles = vec![0; columns * rows];
        let (mut figures, mut corners) = (std::mem::take(&mut self.figures), std::mem::take(&mut self.corners));
        figures.clear();
        for (number, primitive) in (0..).zip(primitives) {
            let Primitive::Mesh(mesh) = &primitive.primitive else { continue };
            let Some(texture) = self.textures.get(mesh.texture_id) else { continue };
            let clip = clip(primitive.clip_rect, scale, size);
            let seed = clip.iter().fold(texture.look, |seed, side| mixed(seed, *side as u64));
            corners.clear();
            corners.extend(mesh.vertices.iter().map(|vertex| Corner::of(vertex, scale)));
            for_each_figure(mesh, &corners, |at, corners, is_quad| {
                let Some(area) = touched(corners, clip) else { return };
                let number_of = corners.iter().fold(mixed(seed, u64::from(is_quad)), |all, one| mixed(all, one.number));
                for tile in tiles_of(area, columns) {
                    tiles[tile] = mixed(tiles[tile], number_of);
                }
                figures.push(Figure { mesh: number, at, is_quad, area });
            });
        }
        let changed = |tile: usize| self.tiles.get(tile) != Some(&tiles[tile]);
        let areas = damage(columns, rows, size, changed);
        self.tiles = tiles;
        if !areas.is_empty() {
            let touching = sorted(&figures, &areas, [columns, rows]);
            let parts: Vec<(Area, Vec<u32>)> = areas.iter().copied().zip(touching).collect();
            let (textures, figures) = (&self.textures, &figures[..]);
            let scene = Scene { textures, primitives, figures, width: size[0], scale, threads: self.threads };
            scene.paint(&mut self.pixels, &parts);
        }
        (self.figures, self.corners) = (figures, corners);
        areas
    }
}

impl Corner {
    fn of(vertex: &Vertex, scale: f32) -> Corner {
        let pair = |a: u32, b: u32| u64::from(a) << 32 | u64::from(b);
        let place = pair(vertex.pos.x.to_bits(), vertex.pos.y.to_bits());
        let texture = pair(vertex.uv.x.to_bits(), vertex.uv.y.to_bits());
        let colour = u64::from(u32::from_le_bytes(vertex.color.to_array()));
        let number = mixed(mixed(place, texture), colour);
        Corner { place: [fixed(vertex.pos.x, scale), fixed(vertex.pos.y, scale)], number }
    }
}

fn clip(rect: Rect, scale: f32, size: [usize; 2]) -> [i64; 4] {
    let pixel = |x: f32, limit: usize| ((x * scale).round().max(0.0) as i64).min(limit as i64);
    [pixel(rect.min.x, size[0]), pixel(rect.min.y, size[1]), pixel(rect.max.x, size[0]), pixel(rect.max.y, size[1])]
}

/// The corners of the figure whose indices start at `at`.
pub fn corners<const N: usize>(mesh: &Mesh, at: usize) -> Option<[&Vertex; N]> {
    let indices = mesh.indices.get(at..at + N)?;
    let mut found = [mesh.vertices.get(indices[0] as usize)?; N];
    for (corner, index) in found.iter_mut().zip(indices) {
        *corner = mesh.vertices.get(*index as usize)?;
    }
    Some(found)
}

/// Calls `visit` with each triangle or rectangle of a mesh: the position of its indices, its corners, and whether it is a rectangle. A
/// rectangle is given by its first corner and its last.
fn for_each_figure(mesh: &Mesh, corners_of: &[Corner], mut visit: impl FnMut(u32, &[Corner], bool)) {
    let corner = |index: u32| corners_of.get(index as usize).copied();
    let mut at = 0;
    while let Some(&[a, b, c]) = mesh.indices.get(at..at + 3) {
        let shares = matches!(mesh.indices.get(at + 3..at + 5), Some(&[d, e]) if c == d && b == e);
        if shares && let Some(last) = corners::<6>(mesh, at).and_then(Quad::of).and(corner(mesh.indices[at + 5])) {
            corner(a).into_iter().for_each(|first| visit(at as u32, &[first, last], true));
            at += 6;
            continue;
        }
        if let (Some(a), Some(b), Some(c)) = (corner(a), corner(b), corner(c)) {
            visit(at as u32, &[a, b, c], false);
        }
        at += 3;
    }
}

/// The pixels that a figure with these corners can touch.
fn touched(corners: &[Corner], clip: [i64; 4]) -> Option<[i32; 4]> {
    let mut least = [i64::MAX; 2];
    let mut most = [i64::MIN; 2];
    for Corner { place: [x, y], .. } in corners {
        (least[0], least[1]) = (least[0].min(*x), least[1].min(*y));
        (most[0], most[1]) = (most[0].max(*x), most[1].max(*y));
    }
    let from = triangle::first_from;
    // An edge on the middle of a pixel may belong to it.
    let to = |place: i64| triangle::first_from(place.saturating_add(1));
    let area = [from(least[0]), from(least[1]), to(most[0]), to(most[1])];
    let inside = [area[0].max(clip[0]), area[1].max(clip[1]), area[2].min(clip[2]), area[3].min(clip[3])];
    // The clip within the picture.
    (inside[0] < inside[2] && inside[1] < inside[3]).then(|| inside.map(|side| side as i32))
}

/// One number made of two; the order counts.
fn mixed(a: u64, b: u64) -> u64 {
    (a.rotate_left(23) ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The tiles that an area covers.
fn tiles_of(area: [i32; 4], columns: usize) -> impl Iterator<Item = usize> {
    let [left, top, right, bottom] = area.map(|side| side as usize);
    let across = left / TILE..right.div_ceil(TILE);
    (top / TILE..bottom.div_ceil(TILE)).flat_map(move |row| across.clone().map(move |column| row * columns + column))
}

/// For each area, the numbers of the figures that may touch it, in the order of painting.
fn sorted(figures: &[Figure], areas: &[Area], [columns, rows]: [usize; 2]) -> Vec<Vec<u32>> {
    const NONE: usize = usize::MAX;
    let mut area_of = vec![NONE; columns * rows];
    for (number, area) in areas.iter().enumerate() {
        for tile in tiles_of(area.map(|side| side as i32), columns) {
            area_of[tile] = number;
        }
    }
    let mut sorted: Vec<Vec<u32>> = vec![Vec::new(); areas.len()];
    for (at, figure) in (0_u32..).zip(figures) {
        for tile in tiles_of(figure.area, columns) {
            if let Some(list) = sorted.get_mut(area_of[tile])
                && list.last() != Some(&at)
            {
                list.push(at);
            }
        }
    }
    sorted
}

/// The changed tiles as rectangles: runs of a row, joined with equal runs of the row below.
fn damage(columns: usize, rows: usize, size: [usize; 2], changed: impl Fn(usize) -> bool) -> Vec<Area> {
    let mut done: Vec<Area> = Vec::new();
    let mut open: Vec<Area> = Vec::new();
    for row in 0..rows {
        let mut next = Vec::new();
        let mut column = 0;
        while column < columns {
            let from = column;
            while column < columns && changed(row * columns + column) {
                column += 1;
            }
            if column > from {
                let above = open.iter().position(|run| run[0] == from && run[2] == column);
                let top = above.map_or(row, |at| open.swap_remove(at)[1]);
                next.push([from, top, column, row + 1]);
            }
            column += 1;
        }
        done.append(&mut open);
        open = next;
    }
    done.append(&mut open);
    let pixels = |[left, top, right, bottom]: Area| {
        [left * TILE, top * TILE, (right * TILE).min(size[0]), (bottom * TILE).min(size[1])]
    };
    done.into_iter().map(pixels).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::platform::soft::blend::over;
    use egui::epaint::ImageDelta;
    use egui::{ColorImage, Pos2, TextureId, TextureOptions, pos2};

    const RED: Color32 = Color32::from_rgb(255, 0, 0);
    const HALF: Color32 = Color32::from_rgba_premultiplied(0, 0, 128, 128);

    fn painter() -> Painter {
        with_texture(Painter::default())
    }

    /// Gives a painter a texture of four shades, white at the top left.
    fn with_texture(mut painter: Painter) -> Painter {
        let mut delta = TexturesDelta::default();
        let mut image = ColorImage::filled([4, 4], Color32::WHITE);
        for (i, pixel) in image.pixels.iter_mut().enumerate().skip(4) {
            *pixel = Color32::from_white_alpha(i as u8 * 16);
        }
        let white = ImageDelta::full(image, TextureOptions::LINEAR);
        delta.set.entry(TextureId::default()).or_default().push(white);
        painter.update(&mut delta);
        painter
    }

    fn primitive(mesh: Mesh, clip_rect: Rect) -> ClippedPrimitive {
        ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }
    }

    fn draw(triangles: &[[Pos2; 3]], colour: Color32, clip_rect: Rect) -> Vec<Color32> {
        let mut mesh = Mesh::default();
        for corners in triangles {
            let first = mesh.vertices.len() as u32;
            corners.iter().for_each(|&pos| mesh.colored_vertex(pos, colour));
            mesh.add_triangle(first, first + 1, first + 2);
        }
        let mut painter = painter();
        painter.paint([8, 8], 1.0, &[primitive(mesh, clip_rect)]);
        painter.pixels().to_vec()
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

    /// Rectangles and triangles at random, some with texture, some see-through, some overlapping the border.
    fn scribble(random: &mut fastrand::Rng) -> Vec<ClippedPrimitive> {
        let place = |random: &mut fastrand::Rng| {
            // Halves and quarters hit pixel centres exactly.
            pos2(random.i32(-40..500) as f32 / 4.0, random.i32(-40..500) as f32 / 4.0)
        };
        let mut all = Vec::new();
        for _ in 0..random.usize(1..4) {
            let mut mesh = Mesh::default();
            for _ in 0..random.usize(1..9) {
                let alpha = random.u8(..);
                let colour = Color32::from_rgba_unmultiplied(random.u8(..), random.u8(..), random.u8(..), alpha);
                let (a, b) = (place(random), place(random));
                match random.u8(..3) {
                    0 => mesh.add_colored_rect(Rect::from_two_pos(a, b), colour),
                    1 => {
                        let uv = Rect::from_min_max(pos2(0.0, 0.25), pos2(random.f32(), 1.0));
                        mesh.add_rect_with_uv(Rect::from_two_pos(a, b), uv, colour);
                    }
                    _ => {
                        let first = mesh.vertices.len() as u32;
                        [a, b, place(random)].iter().for_each(|&pos| mesh.colored_vertex(pos, colour));
                        mesh.vertices[first as usize].color = RED;
                        mesh.add_triangle(first, first + 1, first + 2);
                    }
                }
            }
            all.push(primitive(mesh, Rect::from_two_pos(place(random), place(random))));
        }
        all
    }

    /// The law of the tiles: what was painted on top of other frames is what a fresh painter paints, and whatever differs from
    /// the frame before lies in the parts that were named.
    #[test]
    fn painting_what_changed_is_painting_everything() {
        let mut random = fastrand::Rng::with_seed(7);
        let size = [100, 90];
        let mut kept = painter();
        let mut frame = scribble(&mut random);
        for round in 0..400 {
            match random.u8(..4) {
                0 => frame = scribble(&mut random),
                1 => frame.extend(scribble(&mut random)),
                2 => drop(frame.pop()),
                _ => {}
            }
            frame.truncate(8);
            let before = kept.pixels().to_vec();
            let areas = kept.paint(size, 1.0, &frame);
            let mut fresh = painter();
            fresh.paint(size, 1.0, &frame);
            assert!(kept.pixels() == fresh.pixels(), "round {round}");
            for (i, (old, new)) in before.iter().zip(kept.pixels()).enumerate() {
                let (x, y) = (i % size[0], i / size[0]);
                let named = areas.iter().any(|a| (a[0]..a[2]).contains(&x) && (a[1]..a[3]).contains(&y));
                assert!(old == new || named, "round {round}: {x},{y}");
            }
        }
        assert!(kept.paint(size, 1.0, &frame).is_empty(), "the same again changes nothing");
    }

    /// Threads paint each in its rows what one paints in all.
    #[test]
    fn many_threads_paint_what_one_paints() {
        let mut random = fastrand::Rng::with_seed(11);
        let mut painters =
            [1, 2, 5].map(|threads| with_texture(Painter { threads: Some(threads), ..Painter::default() }));
        // Several bands, the last one cut; after the first frame only parts of it.
        for round in 0..60 {
            let frame = scribble(&mut random);
            let areas = painters.each_mut().map(|painter| painter.paint([403, 390], 3.7, &frame));
            let [one, others @ ..] = &painters;
            assert!(others.iter().all(|other| other.pixels() == one.pixels()), "round {round}");
            assert!(areas.iter().all(|other| *other == areas[0]), "round {round}");
        }
    }

    /// A rectangle covers the pixels that its two triangles cover.
    #[test]
    fn a_rectangle_is_two_triangles() {
        let mut random = fastrand::Rng::with_seed(3);
        for round in 0..300 {
            let coordinate = |random: &mut fastrand::Rng| random.i32(-8..80) as f32 / 8.0;
            let mut corner = || pos2(coordinate(&mut random), coordinate(&mut random));
            let rect = Rect::from_two_pos(corner(), corner());
            let [a, b, c, d] = [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()];
            let mut mesh = Mesh::default();
            mesh.add_colored_rect(rect, HALF);
            let mut painter = painter();
            painter.paint([8, 8], 1.0, &[primitive(mesh, everything())]);
            assert_eq!(painter.pixels(), draw(&[[a, c, b], [b, d, c]], HALF, everything()), "round {round}: {rect:?}");
        }
    }

    #[test]
    fn a_letter_added_to_the_texture_repaints_nothing_and_a_changed_one_does() {
        let mut painter = Painter::default();
        let delta = |pos: Option<[usize; 2]>, colour: Color32, size: [usize; 2]| {
            let mut delta = TexturesDelta::default();
            let mut image = ImageDelta::full(ColorImage::filled(size, colour), TextureOptions::LINEAR);
            image.pos = pos;
            delta.set.entry(TextureId::default()).or_default().push(image);
            delta
        };
        painter.update(&mut delta(None, Color32::TRANSPARENT, [4, 4]));
        painter.update(&mut delta(Some([0, 0]), Color32::WHITE, [1, 1]));
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(everything(), RED);
        let frame = [primitive(mesh, everything())];
        painter.paint([8, 8], 1.0, &frame);
        painter.update(&mut delta(Some([2, 2]), Color32::WHITE, [1, 1]));
        assert!(painter.paint([8, 8], 1.0, &frame).is_empty());
        painter.update(&mut delta(Some([2, 2]), Color32::RED, [1, 1]));
        assert_eq!(painter.paint([8, 8], 1.0, &frame), [[0, 0, 8, 8]]);
    }
}
