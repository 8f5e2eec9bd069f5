//! A live preview of a picture, redrawn when its input changes.

use egui::accesskit::Role;
use egui::{Rect, Ui, vec2};

use crate::app::board::paint::{self, Picture, Placement};
use crate::app::look::{Palette, controls, words};
use crate::language::StaticText;
use crate::scene::Scene;

/// The picture, and what it is of.
pub struct ScenePreview<K> {
    shown: Option<(K, Result<Scene, String>)>,
    drawn: Option<(Rect, Picture)>,
}

impl<K> Default for ScenePreview<K> {
    fn default() -> ScenePreview<K> {
        ScenePreview { shown: None, drawn: None }
    }
}

impl<K: PartialEq + Clone> ScenePreview<K> {
    /// Draws the picture for `key` in a square with this side; `make` composes its scene when the key changed, or returns why there is
    /// none.
    pub fn show(&mut self, ui: &mut Ui, side: f32, key: &K, make: impl FnOnce() -> Result<Scene, String>) {
        let (rect, response) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
        controls::set_name(&response, Role::Image, || StaticText("preview", "Preview"));
        if self.shown.as_ref().is_none_or(|(shown, _)| shown != key) {
            self.shown = Some((key.clone(), make()));
            self.drawn = None;
        }
        match &self.shown {
            Some((_, Ok(scene))) => {
                let (placement, bounds) = (Placement::fitting(rect, scene.bounds), scene.bounds);
                let size = vec2(bounds.width(), bounds.height()) * placement.scale;
                let page = Rect::from_center_size(rect.center(), size);
                ui.painter().rect_filled(page, 0.0, paint::colour(scene.background));
                if self.drawn.as_ref().is_none_or(|(at, _)| *at != rect) {
                    self.drawn = Some((rect, Picture::new(&scene.shapes, placement, ui.pixels_per_point())));
                }
                if let Some((_, picture)) = &self.drawn {
                    picture.draw(ui.painter());
                }
            }
            Some((_, Err(why))) => {
                let font = egui::FontId::proportional(13.0);
                let quiet = Palette::of(ui).quiet;
                ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, words::capital(why), font, quiet);
            }
            None => {}
        }
    }

    /// The scene that is shown.
    pub fn scene(&self) -> Option<&Scene> {
        self.shown.as_ref()?.1.as_ref().ok()
    }
}
