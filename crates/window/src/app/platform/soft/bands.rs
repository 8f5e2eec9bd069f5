//! Repaints the changed parts of a picture; a large area is split into bands, one per thread.

use std::sync::{Mutex, OnceLock, PoisonError};

use egui::Color32;
use egui::epaint::{ClippedPrimitive, Primitive};

use super::painter::{Area, Figure, corners};
use super::quad::Quad;
use super::texture::Textures;
use super::triangle::{self, Target};

/// The rows that a thread paints in one go. Many more than there are threads, since some hold more than others.
const ROWS: usize = 96;

/// The pixels that make a thread worthwhile: waking it takes longer than painting a few.
const PIXELS_A_THREAD: usize = 1 << 17;

/// No more threads than this: they share what memory gives.
const MOST_THREADS: usize = 4;

/// The input of a frame.
pub struct Scene<'a> {
    /// The pictures it is filled with.
    pub textures: &'a Textures,
    /// The meshes.
    pub primitives: &'a [ClippedPrimitive],
    /// Their figures, in the order of painting.
    pub figures: &'a [Figure],
    /// Pixels in a row of the picture.
    pub width: usize,
    /// Pixels for a point.
    pub scale: f32,
    /// How many threads paint; `None`: as many as are worth it.
    pub threads: Option<usize>,
}

impl Scene<'_> {
    /// Repaints parts of a picture; each comes with the numbers of figures that may touch it.
    pub fn paint(&self, pixels: &mut [Color32], parts: &[(Area, Vec<u32>)]) {
        let painted: usize = parts.iter().map(|([left, top, right, bottom], _)| (right - left) * (bottom - top)).sum();
        let threads = self.threads.unwrap_or_else(|| (painted / PIXELS_A_THREAD).min(cores()));
        if threads < 2 {
            return self.paint_rows(0, pixels, parts);
        }
        let bands = Mutex::new(pixels.chunks_mut(ROWS * self.width).enumerate());
        let next = || bands.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || {
            while let Some((number, pixels)) = next() {
                self.paint_rows(number * ROWS, pixels, parts);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                // If no thread can be spawned, the others paint its rows.
                let _ = std::thread::Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
    }

    /// The same of some rows of the picture, of which `top` is the first.
    fn paint_rows(&self, top: usize, pixels: &mut [Color32], parts: &[(Area, Vec<u32>)]) {
        let bottom = top + pixels.len() / self.width.max(1);
        for (area, figures) in parts {
            let area = [area[0], area[1].max(top), area[2], area[3].min(bottom)];
            if area[1] < area[3] {
                self.paint_area(top, pixels, area, figures);
            }
        }
    }

    fn paint_area(&self, first_row: usize, pixels: &mut [Color32], area: Area, figures: &[u32]) {
        let [left, top, right, bottom] = area;
        for row in top - first_row..bottom - first_row {
            pixels[row * self.width + left..row * self.width + right].fill(Color32::BLACK);
        }
        let area = area.map(|side| side as i32);
        let mut target = Target { pixels, width: self.width, first_row: first_row as i64, clip: [0; 4] };
        // Figures of one mesh come one after the other.
        let mut last = None;
        for figure in figures.iter().map(|at| self.figures[*at as usize]) {
            let Some(clip) = common(figure.area, area) else { continue };
            let Primitive::Mesh(mesh) = &self.primitives[figure.mesh as usize].primitive else { continue };
            let known = last.filter(|(number, _)| *number == figure.mesh).map(|(_, texture)| texture);
            let Some(texture) = known.or_else(|| self.textures.get(mesh.texture_id)) else { continue };
            last = Some((figure.mesh, texture));
            target.clip = clip.map(i64::from);
            let at = figure.at as usize;
            let quad = if figure.is_quad { corners::<6>(mesh, at).and_then(Quad::of) } else { None };
            match (quad, corners::<3>(mesh, at)) {
                (Some(quad), _) => quad.paint(&mut target, texture, self.scale),
                (None, Some(corners)) => triangle::paint(&mut target, texture, corners, self.scale),
                (None, None) => {}
            }
        }
    }
}

/// How many threads the machine runs at once, as far as they are of use here. Asked once: the system looks it up in files.
fn cores() -> usize {
    static CORES: OnceLock<usize> = OnceLock::new();
    *CORES.get_or_init(|| std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS)))
}

/// The overlap of two pixel rectangles.
fn common(a: [i32; 4], b: [i32; 4]) -> Option<[i32; 4]> {
    let area = [a[0].max(b[0]), a[1].max(b[1]), a[2].min(b[2]), a[3].min(b[3])];
    (area[0] < area[2] && area[1] < area[3]).then_some(area)
}
