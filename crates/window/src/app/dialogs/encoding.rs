//! Re-reads the file in another encoding. The names and the first comment show at once how that would look.

use egui::{Align2, FontId, ScrollArea, Ui, vec2};

use crate::app::context::{Action, Reading, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::cut_text;
use crate::app::look::{GRID, List, Palette, controls, form, words};
use crate::commands::WindowCommand;
use crate::language::StaticText;
use crate::sgf::{NodeId, ReadOptions, Tree, vocabulary};
use crate::text::Charset;

/// The encodings that records are found in, by their labels, and for whom.
const CHOICES: [(&str, StaticText); 14] = [
    ("utf-8", words::FOR_ALL),
    ("windows-1252", StaticText("for-west", "Western European")),
    ("gb18030", StaticText("for-chinese-simplified", "Simplified Chinese")),
    ("big5", StaticText("for-chinese-traditional", "Traditional Chinese")),
    ("shift_jis", words::FOR_JAPANESE),
    ("euc-jp", words::FOR_JAPANESE),
    ("iso-2022-jp", words::FOR_JAPANESE),
    ("euc-kr", StaticText("for-korean", "Korean")),
    ("windows-1251", words::FOR_CYRILLIC),
    ("koi8-r", words::FOR_CYRILLIC),
    ("windows-1250", words::FOR_CENTRAL),
    ("iso-8859-2", words::FOR_CENTRAL),
    ("windows-1253", StaticText("for-greek", "Greek")),
    ("utf-16le", words::FOR_ALL),
];

/// How many bytes of a file are read for the preview.
const PREVIEW: usize = 256 * 1024;

/// The dialog.
pub struct ReadAs {
    source: Vec<u8>,
    /// The encoding in use.
    now: String,
    chosen: usize,
    /// The choice that the preview is of, and its lines.
    preview: (usize, Vec<String>),
}

impl ReadAs {
    /// For the current record, read from the same bytes again.
    pub fn new(reading: &Reading<'_>) -> ReadAs {
        let source = reading.tree.source();
        let now = reading.tree.charset(reading.root).label().to_owned();
        let chosen = CHOICES.iter().position(|(label, _)| *label == now).unwrap_or(0);
        ReadAs { source: source[..source.len().min(PREVIEW)].to_vec(), now, chosen, preview: (usize::MAX, Vec::new()) }
    }

    fn preview(&mut self) -> &[String] {
        if self.preview.0 != self.chosen {
            self.preview = (self.chosen, preview(&self.source, CHOICES[self.chosen].0));
        }
        &self.preview.1
    }
}

/// Names, event and the first comment of the record, as they look in an encoding.
fn preview(source: &[u8], label: &str) -> Vec<String> {
    let options = ReadOptions { charset: Charset::for_label(label), ..ReadOptions::default() };
    let (tree, _) = Tree::read_with(source.to_vec(), &options);
    let mut lines = Vec::new();
    for root in tree.games().take(1) {
        let names = vocabulary::PLAYERS.iter().chain(&vocabulary::NUMBERED_PLAYERS).chain(&vocabulary::OCCASION);
        lines.extend(names.filter_map(|id| tree.line(root, id)).filter(|text| !text.trim().is_empty()));
        let comment = tree
            .descendants(root)
            .take(5000)
            .find_map(|node: NodeId| tree.beginning(node, "C").filter(|text| !text.trim().is_empty()));
        lines.extend(comment.map(|text| text.chars().take(400).collect()));
    }
    lines
}

impl Dialog for ReadAs {
    fn look(&self) -> DialogLook {
        DialogLook::front("read-as", StaticText("read-as", "Reopen with encoding"), 700.0)
    }

    fn show(&mut self, ui: &mut Ui, _: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let palette = Palette::of(ui);
        let height = (ui.ctx().content_rect().height() - 240.0).clamp(120.0, 400.0);
        let (left, right) = form::columns(ui, 320.0, height);
        form::inside(ui, left, "encodings", |ui| {
            let list = List::new(ui, "encodings", words::ENCODING, CHOICES.len(), Some(self.chosen));
            let mut list = list.rows(28.0, 0.0).opens();
            let wanted = list.choose(ui, |ui, row| {
                let (label, who) = CHOICES[row.index];
                let name =
                    if label == self.now { say!("in-use", "{label} · in use", label) } else { label.to_owned() };
                let inside = row.rect.shrink2(vec2(GRID, 0.0));
                let (font, small) = (FontId::proportional(14.0), FontId::proportional(12.0));
                let reader = ui.painter().text(
                    inside.right_center(),
                    Align2::RIGHT_CENTER,
                    who.localized(),
                    small,
                    palette.quiet,
                );
                let room = reader.left() - GRID - inside.left();
                cut_text(ui, inside.left_center(), &name, font, palette.text, room);
                format!("{name}, {who}")
            });
            self.chosen = wanted.unwrap_or(self.chosen);
        });
        form::inside(ui, right, "preview", |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let lines = self.preview();
                if lines.is_empty() {
                    controls::quiet(
                        ui,
                        StaticText("no-text-to-preview", "The record contains no names or comments.").localized(),
                    );
                }
                for text in lines {
                    ui.add(egui::Label::new(text).wrap());
                }
            });
        });
        let pressed =
            dialogs::buttons(ui, &[StaticText("read-again", "Reopen").localized(), words::CANCEL.localized()]);
        if pressed == Some(0) || dialogs::is_entered(ui) {
            actions.push(WindowCommand::ReadAs.with(&[CHOICES[self.chosen].0]).into());
            return true;
        }
        pressed == Some(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_an_encoding() {
        for (label, _) in CHOICES {
            assert!(Charset::for_label(label).is_some(), "{label}");
        }
    }

    #[test]
    fn the_preview_shows_names_and_the_first_comment() {
        let bytes = b"(;GM[1]PB[\xd5\xc5\xc8\xfd];B[aa];W[bb]C[\xba\xc3\xca\xd6])";
        assert_eq!(preview(bytes, "gb18030"), ["张三", "好手"]);
        assert_ne!(preview(bytes, "windows-1252"), ["张三", "好手"]);
        assert!(preview(b"", "utf-8").is_empty());
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui_kittest::kittest::Queryable as _;

    use crate::app::testing::harness::{Stage, picture, typed};

    #[test]
    fn the_chosen_encoding_is_applied() {
        let mut harness = Stage::new("(;GM[1]PB[Söderström]C[Ça va])", &[]).play_dialog([800.0, 600.0], "read-as");
        harness.get_by_label_contains("koi8-r").click();
        harness.run();
        picture(&mut harness, "read-as");
        assert!(harness.query_by_label("Söderström").is_none(), "the preview shows the choice");
        harness.key_press(egui::Key::ArrowDown);
        harness.run();
        harness.get_by_label("Reopen").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["read-as windows-1250"]));
    }
}
