//! Exports the board as a picture, with a live preview.

use std::path::{Path, PathBuf};

use egui::{RichText, Ui};

use crate::app::context::publishing::MadeFile;
use crate::app::context::{Action, Reading, ViewContext};
use crate::app::dialogs::scene_preview::ScenePreview;
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, controls, form, words};
use crate::app::platform::file_dialogs::has_dialogs;
use crate::language::StaticText;
use crate::scene::diagram::{self, Split};
use crate::scene::options::Numbers;
use crate::scene::render::{self, Format, Request};
use crate::scene::{self, DrawError, Scene, Theme};
use crate::sgf::NodeId;

/// Side of the preview, in points.
const PREVIEW: f32 = 320.0;

/// Room for what can be chosen of a picture, and for that of diagrams, in points.
const CHOICES: f32 = 328.0;
const FIELDS: f32 = 420.0;

/// The available formats and suffixes.
const FORMATS: [(Format, &str, StaticText); 3] = [
    (Format::Png, "png", StaticText("format-png", "PNG picture")),
    (Format::Svg, "svg", StaticText("format-svg", "SVG picture")),
    (Format::Txt, "txt", StaticText("format-txt", "Text")),
];

/// The dialog.
#[derive(Default)]
pub struct Export {
    path: String,
    size: String,
    theme: usize,
    coordinates: bool,
    markup: bool,
    numbers: bool,
    /// Diagrams of a range of moves, in place of the position.
    diagrams: bool,
    from: String,
    to: String,
    each: String,
    preview: ScenePreview<Options>,
    /// The system has a dialog to choose the file with.
    browses: bool,
    /// Why the file was not written.
    wrong: Option<String>,
}

/// Everything the picture depends on.
type Options = (usize, [bool; 4], [String; 3], NodeId);

impl Export {
    /// Proposes a file beside the record; with `diagrams` the whole current line.
    pub fn new(reading: &Reading<'_>, diagrams: bool) -> Export {
        let onward = |&node: &NodeId| reading.tree.first_child(node);
        let end = std::iter::successors(Some(reading.node), onward).last().unwrap_or(reading.node);
        let name = reading.path.map_or_else(|| PathBuf::from(words::PICTURE_NAME), |path| path.with_extension("png"));
        let path = std::path::absolute(&name).unwrap_or(name);
        Export {
            path: path.display().to_string(),
            size: "1000".to_owned(),
            coordinates: true,
            markup: true,
            diagrams,
            from: "1".to_owned(),
            to: reading.workspace.move_number_at(end).max(1).to_string(),
            browses: has_dialogs(),
            ..Export::default()
        }
    }

    /// Writes to a file that was named; or asks, with the reason why that cannot be.
    pub fn into(mut self: Box<Self>, reading: &Reading<'_>, file: &str) -> Result<Action, Box<Export>> {
        self.path = std::path::absolute(file).map_or_else(|_| file.to_owned(), |path| path.display().to_string());
        match self.file(reading) {
            Ok((path, bytes)) => Ok(Action::Write(path, bytes)),
            Err(why) => {
                self.wrong = Some(why);
                Err(self)
            }
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

    /// The node to be drawn, and how; in words, where a number is none.
    fn wanted(&self, format: Format, reading: &Reading<'_>) -> Result<(NodeId, Request), String> {
        let mut request = self.request(format, reading);
        if !self.diagrams {
            return Ok((reading.node, request));
        }
        let number = |text: &str| {
            text.trim()
                .parse::<u32>()
                .map_err(|_| say!("no-number-of-a-move", "'{text}' is not a move number", text = text.trim()))
        };
        let each = if self.each.trim().is_empty() { u32::MAX } else { number(&self.each)?.max(1) };
        (request.from, request.split) = (number(&self.from)?.max(1), Some(Split::Every(each)));
        let to = number(&self.to)?;
        let node = diagram::at_move(reading.tree, reading.node, request.swaps, to);
        Ok((node.ok_or_else(|| DrawError::NoMove(to).to_string())?, request))
    }

    /// The file and what goes into it.
    fn file(&self, reading: &Reading<'_>) -> Result<(PathBuf, Vec<u8>), String> {
        let path = Path::new(self.path.trim());
        let format = Format::of(path).map_err(|why| why.to_string())?;
        if self.diagrams && format == Format::Txt {
            return Err(StaticText(
                "diagrams-are-pictures",
                "diagrams need a picture file, .svg or .png; text shows only one board",
            )
            .to_string());
        }
        let (node, mut request) = self.wanted(format, reading)?;
        request.size = self
            .size
            .trim()
            .parse()
            .map_err(|_| say!("no-picture-size", "“{text}” is not a valid size in pixels", text = self.size))?;
        let picture = render::render(reading.tree, node, &request).map_err(|why| why.to_string())?;
        Ok((path.to_path_buf(), picture))
    }

    /// A warning that the picture lacks characters which the window shows with system fonts.
    fn boxes(&self) -> Option<String> {
        let drawn = Format::of(Path::new(self.path.trim())).is_ok_and(|format| format == Format::Png);
        let lacking = self.preview.scene().filter(|_| drawn).map(Scene::boxes).unwrap_or_default();
        (!lacking.is_empty()).then(|| scene::words::boxes(&lacking))
    }

    fn preview(&mut self, ui: &mut Ui, reading: &Reading<'_>) {
        let side = PREVIEW.min(ui.available_width());
        let switches = [self.coordinates, self.markup, self.numbers, self.diagrams];
        let range = [self.from.clone(), self.to.clone(), self.each.clone()];
        let options = (self.theme, switches, range, reading.node);
        let mut preview = std::mem::take(&mut self.preview);
        preview.show(ui, side, &options, || {
            let (node, request) = self.wanted(Format::Svg, reading)?;
            render::scene(reading.tree, node, &request).map_err(|why| why.to_string())
        });
        self.preview = preview;
    }
}

impl Dialog for Export {
    fn look(&self) -> DialogLook {
        DialogLook::front("export", words::EXPORT_PICTURE, 720.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let choices = |own: &mut Export, ui: &mut Ui, room| own.choices(ui, &reading, room);
        dialogs::over_buttons(ui, self, choices, |own, ui| own.decide(ui, &reading, actions))
    }

    fn chosen(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.wrong = None;
    }
}

impl Export {
    /// The picture, and next to it its options.
    fn choices(&mut self, ui: &mut Ui, reading: &Reading<'_>, room: f32) {
        // Beside what can be chosen, as large as there is room.
        let side = PREVIEW.min(ui.available_width() - 200.0).min(room).max(120.0);
        let high = side.max(if self.diagrams { FIELDS } else { CHOICES });
        let (left, right) = form::columns_in_sight(ui, (side, side), high);
        form::inside(ui, left, "picture", |ui| self.preview(ui, reading));
        form::inside(ui, right, "how", |ui| {
            controls::quiet(ui, words::LOOK.localized());
            let themes: Vec<&str> = Theme::all().iter().map(words::theme_name).collect();
            let width = ui.available_width();
            form::choice(ui, words::LOOK.localized(), &themes, &mut self.theme, width);
            ui.add_space(GRID);
            ui.checkbox(&mut self.coordinates, words::COORDINATES.localized());
            ui.checkbox(&mut self.numbers, StaticText("move-numbers", "Move numbers").localized());
            ui.checkbox(&mut self.markup, StaticText("markup", "Marks and labels").localized());
            ui.checkbox(
                &mut self.diagrams,
                StaticText("diagrams-of-moves", "Diagrams of a range of moves").localized(),
            );
            if self.diagrams {
                let fields = [
                    (StaticText("from-move", "From move").localized(), "", &mut self.from),
                    (StaticText("to-move", "To move").localized(), "", &mut self.to),
                    (
                        StaticText("moves-each", "Moves per diagram").localized(),
                        StaticText("all-of-them", "all").localized(),
                        &mut self.each,
                    ),
                ];
                for (name, hint, value) in fields {
                    form::row(ui, name, |ui| form::text(ui, name, hint, value, Some(96.0)));
                }
            }
            ui.add_space(GRID);
            form::row(ui, words::LONGER_SIDE.localized(), |ui| {
                form::text(ui, words::LONGER_SIDE.localized(), "", &mut self.size, Some(96.0));
            });
        });
    }

    /// The format: follows from the file's suffix, and changes it.
    fn format(&mut self, ui: &mut Ui) {
        // Text shows one board.
        let formats = &FORMATS[..if self.diagrams { 2 } else { FORMATS.len() }];
        let names: Vec<&str> = formats.iter().map(|(_, _, name)| name.localized()).collect();
        let typed = Format::of(Path::new(self.path.trim())).ok();
        let at = formats.iter().position(|(format, ..)| Some(*format) == typed).unwrap_or(names.len());
        let (mut chosen, name) = (at, StaticText("format", "Format").localized());
        form::row(ui, name, |ui| form::choice(ui, name, &names, &mut chosen, 160.0));
        if let Some((_, suffix, _)) = formats.get(chosen).filter(|_| chosen != at) {
            self.path = Path::new(self.path.trim()).with_extension(suffix).display().to_string();
            self.wrong = None;
        }
    }

    /// The file and the buttons. Returns whether the dialog is done.
    fn decide(&mut self, ui: &mut Ui, reading: &Reading<'_>, actions: &mut Vec<Action>) -> bool {
        ui.add_space(GRID);
        self.format(ui);
        form::row(ui, words::FILE.localized(), |ui| {
            let room = ui.available_width() - if self.browses { 96.0 } else { 0.0 };
            form::text(ui, words::FILE.localized(), "", &mut self.path, Some(room));
            if self.browses && ui.button(StaticText("browse", "Browse…").localized()).clicked() {
                actions.push(Action::Browse(PathBuf::from(self.path.trim()), MadeFile::Picture));
            }
        });
        match (&self.wrong, self.boxes()) {
            (Some(why), _) => _ = form::alarm(ui, &words::capital(why)),
            (None, Some(message)) => _ = ui.label(RichText::new(words::capital(&message)).size(13.0)),
            (None, None) => {}
        }
        let pressed = dialogs::buttons(ui, &[words::SAVE.localized(), words::CANCEL.localized()]);
        if pressed == Some(0) || dialogs::is_entered(ui) {
            match self.file(reading) {
                Ok((path, bytes)) => {
                    actions.push(Action::Write(path, bytes));
                    return true;
                }
                Err(why) => self.wrong = Some(why),
            }
        }
        pressed == Some(1)
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui::accesskit::Role;
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

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
    fn a_range_of_moves_becomes_diagrams() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd];W[ee];B[ff];W[gg])", &[0, 0]);
        let mut harness = stage.play_dialog([900.0, 720.0], "export-picture");
        harness.get_by_label("Diagrams of a range of moves").click();
        harness.run();
        // A move after the current node, on the current line.
        harness.get_by_label("To move").click();
        harness.run();
        harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        harness.get_by_label("To move").type_text("4");
        harness.run();
        picture(&mut harness, "export-diagrams");
        harness.get_by_label("File").click();
        harness.run();
        harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        harness.get_by_label("File").type_text("range.svg");
        harness.run();
        harness.get_by_label("Save").click();
        harness.run();
        let actions = std::mem::take(&mut harness.state_mut().actions);
        let [Action::Write(_, bytes)] = &actions[..] else { panic!("{} actions", actions.len()) };
        assert!(String::from_utf8_lossy(bytes).contains("Moves 1 to 4"));
    }

    #[test]
    fn diagrams_are_of_the_whole_line_and_their_size_can_be_chosen() {
        let line = format!("(;GM[1]SZ[9];B[dd];W[ee](;B[ff];W[gg];B[cc])(;B[gg]{}))", ";W[];B[]".repeat(30));
        let mut harness = Stage::new(&line, &[0]).play_dialog([900.0, 760.0], "export-diagrams");
        let value = |harness: &Harness<'static, Stage>, name: &str| {
            harness.get_by_role_and_label(Role::TextInput, name).accesskit_node().value()
        };
        assert_eq!(
            (value(&harness, "From move").as_deref(), value(&harness, "To move").as_deref()),
            (Some("1"), Some("5"))
        );
        let size = harness.get_by_role_and_label(Role::TextInput, words::LONGER_SIDE.localized()).rect();
        let file = harness.get_by_role_and_label(Role::TextInput, words::FILE.localized()).rect();
        assert!(size.height() > 16.0 && size.bottom() <= file.top(), "{size} {file}");
        picture(&mut harness, "export-diagrams-whole");
    }

    #[test]
    fn a_picture_is_written_where_it_is_named_or_the_reason_is_shown() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd])", &[0]);
        stage.with_here(&mut |here| {
            let reading = here.record.unwrap();
            let action = Box::new(Export::new(&reading, false)).into(&reading, "board.svg");
            let Ok(Action::Write(path, bytes)) = action else { panic!("it is not written") };
            assert!(path.is_absolute() && path.ends_with("board.svg") && bytes.starts_with(b"<svg"));
            let asks = Box::new(Export::new(&reading, false)).into(&reading, "victim.sgf").err().unwrap();
            assert!(asks.wrong.is_some_and(|why| why.contains(".sgf")));
        });
    }

    #[test]
    fn the_format_is_chosen_and_the_suffix_follows() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd])", &[0]);
        let mut harness = stage.play_dialog([900.0, 640.0], "export-picture");
        for (format, suffix) in [("SVG picture", ".svg"), ("Text", ".txt")] {
            harness.get_by_role_and_label(Role::ComboBox, "Format").click();
            harness.run();
            harness.get_by_label(format).click();
            harness.run();
            let file = harness.get_by_role_and_label(Role::TextInput, "File").accesskit_node().value();
            assert!(file.is_some_and(|file| file.ends_with(suffix)), "{format}");
        }
        harness.get_by_label("Diagrams of a range of moves").click();
        harness.run();
        harness.get_by_role_and_label(Role::ComboBox, "Format").click();
        harness.run();
        assert!(harness.query_by_label("Text").is_none(), "diagrams are pictures");
    }

    #[test]
    fn a_file_of_no_format_is_refused_in_words() {
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([900.0, 640.0], "export-picture");
        harness.get_by_label("File").click();
        harness.run();
        // However long the path is.
        harness.key_press(egui::Key::End);
        harness.run();
        harness.get_by_label("File").type_text(".docx");
        harness.run();
        harness.get_by_label("Save").click();
        harness.run();
        assert!(harness.state().actions.is_empty());
        harness.get_by_label_contains(".docx is not a supported");
    }
}
