//! The painter of the real window as the renderer of the window's tests.

use egui_kittest::TestRenderer;

use crate::app::platform::soft::painter::Painter;

/// Renders what a test looks at.
#[derive(Default)]
pub struct Renderer(Painter);

impl TestRenderer for Renderer {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        self.0.update(delta);
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<image::RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = (ctx.content_rect().size() * scale).round();
        let (width, height) = (size.x as usize, size.y as usize);
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        self.0.paint([width, height], scale, &primitives);
        let bytes = self.0.pixels().iter().flat_map(|colour| colour.to_array()).collect();
        image::RgbaImage::from_raw(width as u32, height as u32, bytes).ok_or_else(|| "wrong size".to_owned())
    }
}
