//! A window for a test: no display, no home, the project's fonts only, drawn by the software painter.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use variorum::app::soft::kittest::Renderer;
use variorum::app::{App, Options, Shell, dialog_commands};
use variorum::store::Home;

/// The window under test.
pub type Window = Harness<'static, Shell>;

/// Dialogs that other tests look at: they need a record with conflicts, or are not left as the others are.
const APART: [&str; 4] = ["conflicts", "palette", "replace-dialog", "export-diagrams"];

/// The dialogs and lists, by the commands that open them.
pub fn dialogs() -> impl Iterator<Item = &'static str> {
    dialog_commands().filter(|dialog| !APART.contains(dialog))
}

/// A window of 1280 × 800 with nothing open, settled.
pub fn window() -> Window {
    sized([1280.0, 800.0], 1.0, Options::default())
}

/// A window of 1280 × 800 that keeps what it knows in this home, settled.
pub fn at_home(home: &Home) -> Window {
    sized([1280.0, 800.0], 1.0, Options { home: Some(home.clone()), ..Options::default() })
}

/// A window of `size` points at `scale` pixels per point.
pub fn sized(size: [f32; 2], scale: f32, options: Options) -> Window {
    paced(size, scale, options, 0.25)
}

/// The same, of which each frame takes so many seconds.
pub fn paced(size: [f32; 2], scale: f32, options: Options, frame: f32) -> Window {
    let builder = Harness::builder()
        .with_size(size)
        // Work on a thread of its own asks for a frame when it is done, whenever that is: the steps are no measure.
        .with_max_steps(64)
        .with_pixels_per_point(scale)
        .with_step_dt(frame)
        .with_theme(egui::Theme::Light)
        .allow_missing_glyphs()
        .renderer(Renderer::default());
    let mut window = builder.build_eframe(|cc| {
        let mut app = App::new(options);
        app.begin(&cc.egui_ctx, Vec::new(), None);
        app.request("theme light");
        Shell(app)
    });
    window.run();
    window
}

/// Steps on until it is so: work on threads of their own takes the time it takes, and a busy machine more of it.
pub fn until(window: &mut Window, what: &str, so: impl Fn(&mut Window) -> bool) {
    let end = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !so(window) {
        assert!(std::time::Instant::now() < end, "{what} never comes");
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.step();
    }
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
    window.state_mut().0.request(&format!("theme {theme}"));
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

/// Has a line of the command table carried out.
pub fn ask(window: &mut Window, line: &str) {
    window.state_mut().0.request(line);
    window.run();
}

/// Presses a key.
pub fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

/// Presses a key while others are held.
pub fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

/// Presses a key with Ctrl, or ⌘.
pub fn command(window: &mut Window, key: Key) {
    press_with(window, Modifiers::COMMAND, key);
}

/// Types letters into whatever has the keyboard.
pub fn type_text(window: &mut Window, text: &str) {
    window.event(Event::Text(text.to_owned()));
    window.run();
}

/// Takes an entry of a list that opens, and goes on for some frames.
pub fn choose(window: &mut Window, list: &str, entry: &str) {
    window.get_by_role_and_label(Role::ComboBox, list).click();
    window.run_steps(12);
    window.get_by_label(entry).click();
    window.run_steps(12);
}

/// Clicks what has this name.
pub fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

/// Clicks a place; the pointer stays there.
pub fn click_at(window: &mut Window, at: Pos2, button: PointerButton) {
    window.hover_at(at);
    window.run();
    for pressed in [true, false] {
        window.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        window.run();
    }
}

/// Clicks a place, and the pointer leaves the window.
pub fn tap(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run();
    window.drag_at(at);
    window.drop_at(at);
    window.run();
}

/// The colours at the places that are `wanted`, in a window of a pixel per point.
pub fn pixels(window: &mut Window, wanted: impl Fn(Pos2) -> bool) -> Vec<[u8; 4]> {
    let image = window.render().unwrap();
    let inside = image.enumerate_pixels().filter(|&(x, y, _)| wanted(pos2(x as f32, y as f32)));
    inside.map(|(.., pixel)| pixel.0).collect()
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

/// How light a colour is, as contrast is reckoned: 0 to 1.
pub fn light([r, g, b, _]: [u8; 4]) -> f32 {
    let part = |value: u8| {
        let value = f32::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
}

/// The contrast between two, from 1 to 21.
pub fn contrast(a: f32, b: f32) -> f32 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
