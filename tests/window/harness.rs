//! A window for a test: no display, no home, the project's fonts only, drawn by the software painter.

use egui_kittest::Harness;
use variorum::app::soft::kittest::Renderer;
use variorum::app::{App, Options, Shell};

/// The window under test.
pub type Window = Harness<'static, Shell>;

/// A window of 1280 × 800 with nothing open, settled.
pub fn window() -> Window {
    sized([1280.0, 800.0], 1.0, Options::default())
}

/// A window of `size` points at `scale` pixels per point.
pub fn sized(size: [f32; 2], scale: f32, options: Options) -> Window {
    let builder = Harness::builder()
        .with_size(size)
        .with_pixels_per_point(scale)
        .with_theme(egui::Theme::Light)
        .allow_missing_glyphs()
        .renderer(Renderer::default());
    let mut window = builder.build_eframe(|cc| {
        let mut app = App::new(options);
        app.begin(&cc.egui_ctx, Vec::new(), None);
        app.ask("theme light");
        Shell(app)
    });
    window.run();
    window
}

/// Keeps a picture of the window to look at, where `VARIORUM_PICTURES` names a folder.
pub fn picture(window: &mut Window, name: &str) {
    let Some(folder) = std::env::var_os("VARIORUM_PICTURES") else { return };
    let folder = std::path::PathBuf::from(folder);
    std::fs::create_dir_all(&folder).unwrap();
    window.render().unwrap().save(folder.join(format!("{name}.png"))).unwrap();
}

/// A window with the files of these texts open, the last in front.
pub fn with_texts(size: [f32; 2], scale: f32, theme: &str, texts: &[&str]) -> Window {
    let mut window = sized(size, scale, Options::default());
    window.state_mut().0.ask(&format!("theme {theme}"));
    for text in texts {
        window.state_mut().0.open_sample("Pasted", text);
    }
    window.run();
    window
}

/// A window of 1280 × 800 with one record in front.
pub fn window_with(text: &str) -> Window {
    with_texts([1280.0, 800.0], 1.0, "light", &[text])
}

/// The record in front as it would be saved.
pub fn text_of(window: &Window) -> String {
    String::from_utf8(window.state().0.bytes().unwrap()).unwrap()
}

/// How much is drawn: corners of triangles, letters, and other shapes.
pub fn drawn(window: &Window) -> usize {
    fn weight(shape: &egui::Shape) -> usize {
        match shape {
            egui::Shape::Mesh(mesh) => mesh.vertices.len(),
            egui::Shape::Text(text) => text.galley.rows.iter().map(|row| row.glyphs.len()).sum(),
            egui::Shape::Vec(shapes) => shapes.iter().map(weight).sum(),
            _ => 1,
        }
    }
    window.output().shapes.iter().map(|shape| weight(&shape.shape)).sum()
}
