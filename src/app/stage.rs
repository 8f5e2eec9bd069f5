//! A stage for one panel or dialog in a test: a record to read, no window around it, and what was asked for.

use egui::{Color32, Rect, Ui, vec2};
use egui_kittest::{Harness, TestRenderer};

use super::here::{Here, Reading};
use super::soft::painter::Painter;
use super::{Ask, fonts, theme};
use crate::game::{Colour, Position};
use crate::sgf::{NodeId, Tree};

/// The record on the stage and what was asked for.
pub struct Stage {
    pub tree: Tree,
    pub node: NodeId,
    pub revision: u64,
    pub position: Position,
    pub asks: Vec<Ask>,
}

impl Stage {
    /// A record, at the node that a path of child numbers leads to.
    pub fn new(text: &str, path: &[usize]) -> Stage {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        let node = tree.at_path(root, path).unwrap();
        let position = Position::replay(&tree, node);
        Stage { tree, node, revision: 0, position, asks: Vec::new() }
    }

    /// The lines that were asked for since the last time.
    pub fn lines(&mut self) -> Vec<String> {
        let line = |ask| match ask {
            Ask::Line(line) | Ask::At(_, line) => line.into_owned(),
            other => format!("{other:?}"),
        };
        std::mem::take(&mut self.asks).into_iter().map(line).collect()
    }

    /// Puts it up: `draw` draws into the whole of `size`.
    pub fn play(
        self,
        size: [f32; 2],
        mut draw: impl FnMut(&mut Ui, &Here<'_>, &mut Vec<Ask>) + 'static,
    ) -> Harness<'static, Stage> {
        let dark = std::env::var_os("VARIORUM_DARK").is_some();
        let mut prepared = false;
        let show = move |ui: &mut Ui, stage: &mut Stage| {
            if !std::mem::replace(&mut prepared, true) {
                fonts::install(ui.ctx());
                theme::apply(ui.ctx(), if dark { theme::Choice::Dark } else { theme::Choice::Light });
                ui.ctx().request_discard("fonts");
                return;
            }
            let Stage { tree, node, revision, position, asks } = stage;
            let root = tree.root(*node);
            let reading = Reading { tab: 0, tree, revision: *revision, root, node: *node, position };
            let paint = |_: &Position, colour: Colour| {
                [Color32::BLACK, Color32::WHITE, Color32::RED, Color32::GREEN][colour.index()]
            };
            let here = Here { record: Some(reading), keys: &|_| "Ctrl+E".into(), paint: &paint };
            draw(ui, &here, asks);
        };
        let builder =
            Harness::builder().with_size(vec2(size[0], size[1])).allow_missing_glyphs().renderer(Soft::default());
        let mut harness = builder.build_ui_state(show, self);
        harness.run();
        harness
    }
}

/// The whole stage, for panels that take a rectangle.
pub fn all(ui: &Ui) -> Rect {
    ui.ctx().content_rect()
}

/// The painter of the real window, as the tests' renderer.
#[derive(Default)]
struct Soft(Painter);

impl TestRenderer for Soft {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        self.0.update(delta);
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<image::RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = (ctx.content_rect().size() * scale).round();
        let (width, height) = (size.x as usize, size.y as usize);
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        let mut pixels = vec![Color32::GRAY; width * height];
        self.0.paint(&mut pixels, [width, height], scale, &primitives);
        let bytes = pixels.iter().flat_map(|colour| colour.to_array()).collect();
        image::RgbaImage::from_raw(width as u32, height as u32, bytes).ok_or_else(|| "wrong size".to_owned())
    }
}

/// Keeps a picture to look at, where `VARIORUM_PICTURES` names a folder.
pub fn picture(harness: &mut Harness<'static, Stage>, name: &str) {
    let Some(folder) = std::env::var_os("VARIORUM_PICTURES") else { return };
    let folder = std::path::PathBuf::from(folder);
    std::fs::create_dir_all(&folder).unwrap();
    harness.render().unwrap().save(folder.join(format!("{name}.png"))).unwrap();
}
