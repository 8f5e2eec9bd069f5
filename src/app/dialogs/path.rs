//! A path typed by hand, where the system has no file dialog or the user knows better.

use std::path::{Path, PathBuf};

use egui::{Context, Key, RichText, TextEdit};

use crate::app::dialogs;
use crate::app::look::theme::Palette;
use crate::app::look::words;

/// The path being typed.
#[derive(Clone, Debug)]
pub struct PathDialog {
    title: &'static str,
    action: &'static str,
    text: String,
    /// What was wrong with the last try.
    wrong: Option<String>,
    fresh: bool,
}

impl PathDialog {
    /// Asks for a file to open; what is typed starts in `folder`.
    pub fn open(folder: Option<&Path>) -> PathDialog {
        let text =
            folder.map_or_else(String::new, |folder| format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR));
        PathDialog { title: words::OPEN_TITLE, action: words::OPEN_IT, text, wrong: None, fresh: true }
    }

    /// Asks for a folder; proposes `folder`.
    pub fn folder(folder: Option<&Path>) -> PathDialog {
        let dialog = PathDialog::open(folder);
        PathDialog { title: words::FOLDER_TITLE, action: words::SAVE, ..dialog }
    }

    /// Asks where to write; proposes `path`.
    pub fn save(path: &Path) -> PathDialog {
        let text = path.display().to_string();
        PathDialog { title: words::SAVE_TITLE, action: words::SAVE, text, wrong: None, fresh: true }
    }

    /// Says why the last path did not do.
    pub fn complain(&mut self, why: String) {
        self.wrong = Some(why);
    }

    /// Draws it. `Some(Some(path))` when a path was given, `Some(None)` when there will be none.
    pub fn show(&mut self, ctx: &Context) -> Option<Option<PathBuf>> {
        let (pressed, gone) = dialogs::show(ctx, self.title, 560.0, |ui| {
            let label = ui.label(words::TYPE_A_PATH);
            let edit = TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY);
            let field = ui.add(edit).labelled_by(label.id);
            if std::mem::take(&mut self.fresh) {
                field.request_focus();
            }
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if let Some(why) = &self.wrong {
                ui.label(RichText::new(why).color(Palette::of(ui).alarm));
            }
            let pressed = dialogs::buttons(ui, &[self.action, words::CANCEL]);
            if entered { Some(0) } else { pressed }
        });
        match pressed {
            Some(0) if self.text.trim().is_empty() => None,
            Some(0) => Some(Some(expand(self.text.trim()))),
            Some(_) => Some(None),
            None if gone => Some(None),
            None => None,
        }
    }
}

/// `~` at the start of a path is the user's home.
fn expand(text: &str) -> PathBuf {
    let home = || directories::BaseDirs::new().map(|folders| folders.home_dir().to_path_buf());
    match text.strip_prefix("~/").and_then(|rest| home().map(|home| home.join(rest))) {
        Some(path) => path,
        None => PathBuf::from(text),
    }
}
