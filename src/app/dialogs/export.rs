//! The board as a picture: how it will look is shown at once, and written to a file.

use std::path::{Path, PathBuf};

use egui::{Pos2, RichText, Ui, vec2};

use crate::app::board::paint;
use crate::app::board::paint::{Picture, Placement};
use crate::app::context::action::Action;
use crate::app::context::{Here, Reading};
use crate::app::dialogs;
use crate::app::dialogs::Dialog;
use crate::app::look::form;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::app::platform::file_dialogs::has_dialogs;
use crate::scene::options::Numbers;
use crate::scene::render::{self, Format, Request};
use crate::scene::{DrawError, Scene, Theme};

/// Side of the preview, in points.
const PREVIEW: f32 = 320.0;

/// The dialog.
pub struct Export {
    path: String,
    size: String,
    theme: usize,
    coordinates: bool,
    markup: bool,
    numbers: bool,
    /// What the preview is of, and the preview.
    shown: Option<(Options, Result<Scene, DrawError>)>,
    drawn: Option<(Pos2, Picture)>,
    /// The system has a dialog to choose the file with.
    browses: bool,
    /// Why the file was not written.
    wrong: Option<String>,
}

/// What decides how the picture looks.
type Options = (usize, bool, bool, bool);

impl Export {
    /// Proposes a file beside the record.
    pub fn new(reading: &Reading<'_>) -> Export {
        let name = reading.path.map_or_else(|| PathBuf::from(words::PICTURE_NAME), |path| path.with_extension("png"));
        let path = std::path::absolute(&name).unwrap_or(name);
        Export {
            path: path.display().to_string(),
            size: "1000".to_owned(),
            theme: 0,
            coordinates: true,
            markup: true,
            numbers: false,
            shown: None,
            drawn: None,
            browses: has_dialogs(),
            wrong: None,
        }
    }

    fn request(&self, format: Format, reading: &Reading<'_>) -> Request {
        let mut request = Request::new(format);
        request.swaps = reading.workspace.swaps();
        request.options.notation = reading.workspace.coordinates();
        request.theme = Theme::all()[self.theme].clone();
        request.options.coordinates = self.coordinates;
        request.options.markup = self.markup;
        request.options.numbers = if self.numbers { Numbers::All } else { Numbers::None };
        request
    }

    /// The file and what goes into it.
    fn file(&self, reading: &Reading<'_>) -> Result<(PathBuf, Vec<u8>), String> {
        let path = Path::new(self.path.trim());
        let mut request = self.request(Format::of(path).map_err(|why| why.to_string())?, reading);
        request.size = self.size.trim().parse().map_err(|_| words::no_picture_size(&self.size))?;
        let picture = render::render(reading.tree, reading.node, &request).map_err(|why| why.to_string())?;
        Ok((path.to_path_buf(), picture))
    }

    fn preview(&mut self, ui: &mut Ui, reading: &Reading<'_>) {
        let (rect, response) = ui.allocate_exact_size(vec2(PREVIEW, PREVIEW), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Image, true, words::PREVIEW));
        let palette = Palette::of(ui);
        let options = (self.theme, self.coordinates, self.markup, self.numbers);
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != options) {
            let request = self.request(Format::Svg, reading);
            self.shown = Some((options, render::scene(reading.tree, reading.node, &request)));
            self.drawn = None;
        }
        let Some((_, scene)) = &self.shown else { return };
        match scene {
            Ok(scene) => {
                let (width, height) =
                    (scene.bounds.max.x - scene.bounds.min.x, scene.bounds.max.y - scene.bounds.min.y);
                let scale = (rect.width() / width).min(rect.height() / height);
                let middle = vec2(scene.bounds.min.x + width / 2.0, scene.bounds.min.y + height / 2.0);
                let placement = Placement { origin: rect.center() - middle * scale, scale };
                let page = egui::Rect::from_center_size(rect.center(), vec2(width, height) * scale);
                ui.painter().rect_filled(page, 0.0, paint::colour(scene.background));
                if self.drawn.as_ref().is_none_or(|(at, _)| *at != rect.min) {
                    let picture = Picture::new(&scene.shapes, placement, ui.pixels_per_point());
                    self.drawn = Some((rect.min, picture));
                }
                if let Some((_, picture)) = &self.drawn {
                    picture.draw(ui.painter());
                }
            }
            Err(why) => {
                let font = egui::FontId::proportional(13.0);
                ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, why, font, palette.quiet);
            }
        }
    }
}

impl Dialog for Export {
    fn title(&self) -> &str {
        words::EXPORT_PICTURE.said()
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn show(&mut self, ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let (left, right) = form::columns(ui, PREVIEW, PREVIEW);
        form::inside(ui, left, "picture", |ui| self.preview(ui, &reading));
        form::inside(ui, right, "how", |ui| {
            ui.label(RichText::new(words::LOOK).color(Palette::of(ui).quiet));
            let themes = Theme::all();
            let combo = egui::ComboBox::from_id_salt("theme").selected_text(themes[self.theme].name.as_str());
            let combo = combo.width(ui.available_width()).show_ui(ui, |ui| {
                for (index, theme) in themes.iter().enumerate() {
                    ui.selectable_value(&mut self.theme, index, theme.name.as_str());
                }
            });
            combo
                .response
                .widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::ComboBox, true, words::LOOK));
            ui.add_space(GRID);
            ui.checkbox(&mut self.coordinates, words::COORDINATES);
            ui.checkbox(&mut self.numbers, words::MOVE_NUMBERS);
            ui.checkbox(&mut self.markup, words::MARKUP);
            ui.add_space(GRID);
            form::row(ui, words::LONGER_SIDE.said(), |ui| {
                form::text(ui, words::LONGER_SIDE.said(), "", &mut self.size, Some(96.0));
            });
        });
        ui.add_space(GRID);
        form::row(ui, words::FILE.said(), |ui| {
            let room = ui.available_width() - if self.browses { 96.0 } else { 0.0 };
            form::text(ui, words::FILE.said(), "", &mut self.path, Some(room));
            if self.browses && ui.button(words::BROWSE).clicked() {
                actions.push(Action::Browse(PathBuf::from(self.path.trim())));
            }
        });
        let palette = Palette::of(ui);
        match &self.wrong {
            Some(why) => ui.label(RichText::new(words::capital(why)).color(palette.alarm).size(13.0)),
            None => ui.label(RichText::new(words::FORMATS).color(palette.quiet).size(13.0)),
        };
        let pressed = dialogs::buttons(ui, &[words::SAVE.said(), words::CANCEL.said()]);
        if pressed == Some(0) || dialogs::is_entered(ui) {
            match self.file(&reading) {
                Ok((path, bytes)) => {
                    actions.push(Action::Write(path, bytes));
                    return true;
                }
                Err(why) => self.wrong = Some(why),
            }
        }
        pressed == Some(1)
    }

    fn chosen(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.wrong = None;
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn the_picture_is_shown_and_written() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd];W[ee]TR[dd]LB[ff:A])", &[0, 0]);
        let mut harness = stage.play_dialog([900.0, 640.0], "export-picture");
        picture(&mut harness, "export");
        harness.get_by_label("Preview");
        harness.get_by_label("Move numbers").click();
        harness.run();
        harness.get_by_label("Save").click();
        harness.run();
        let actions = std::mem::take(&mut harness.state_mut().actions);
        let [Action::Write(path, bytes)] = &actions[..] else { panic!("{} actions", actions.len()) };
        assert!(path.ends_with(words::PICTURE_NAME));
        assert!(bytes.starts_with(b"\x89PNG"));
    }

    #[test]
    fn a_file_of_no_format_is_refused_in_words() {
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([900.0, 640.0], "export-picture");
        harness.get_by_label("File").click();
        harness.run();
        harness.get_by_label("File").type_text(".docx");
        harness.run();
        harness.get_by_label("Save").click();
        harness.run();
        assert!(harness.state().actions.is_empty());
        harness.get_by_label_contains(".docx is no format");
    }
}
