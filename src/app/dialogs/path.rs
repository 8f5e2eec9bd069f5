//! A path typed by hand, where the system has no file dialog or the user knows better.

use std::path::{Path, PathBuf};

use egui::{Id, Key, RichText, TextEdit, Ui};

use crate::app::look::theme::Palette;

/// The path being typed.
#[derive(Clone, Debug)]
pub struct PathField {
    text: String,
    /// What was wrong with the last try.
    wrong: Option<String>,
    fresh: bool,
}

impl PathField {
    /// Begins with what is proposed.
    pub fn new(text: String) -> PathField {
        PathField { text, wrong: None, fresh: true }
    }

    /// Begins with a path that did not do, and why.
    pub fn again(path: &Path, why: String) -> PathField {
        PathField { text: path.display().to_string(), wrong: Some(why), fresh: false }
    }

    /// The path as far as it is typed; empty where nothing is.
    pub fn path(&self) -> PathBuf {
        expand(self.text.trim())
    }

    /// Draws it, named by a label. Returns whether Enter was pressed in it.
    pub fn show(&mut self, ui: &mut Ui, label: Id) -> bool {
        let edit = TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY);
        let field = ui.add(edit).labelled_by(label);
        if std::mem::take(&mut self.fresh) {
            field.request_focus();
        }
        if let Some(why) = &self.wrong {
            ui.label(RichText::new(why).color(Palette::of(ui).alarm));
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
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
