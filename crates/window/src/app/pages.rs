//! The pages that replace the window's content until they are closed: studying, which is opened here, and two records side by side.

use std::path::Path;

use egui::{Context, Ui};

use crate::app::App;
use crate::app::board::style::{Style, paint_of};
use crate::app::compare_view::ComparePage;
use crate::app::context::{AtHand, ViewContext};
use crate::app::look::fonts;
use crate::app::study::{StudyLook, StudyPage, StudySource, title_of};
use crate::commands::AnyCommand;
use crate::game::{Colour, Position};
use crate::store::disk;

/// The pages that are open.
#[derive(Default)]
pub(super) struct Pages {
    pub study: Option<StudyPage>,
    pub beside: Option<ComparePage>,
}

impl Pages {
    /// Whether one is open.
    pub fn is_open(&self) -> bool {
        self.study.is_some() || self.beside.is_some()
    }

    /// Closes them: dialogs refer to the record behind.
    pub fn close(&mut self, ctx: &Context) {
        self.finish_study(ctx);
        self.beside = None;
    }

    /// Saves the answers and closes the page of studying.
    pub fn finish_study(&mut self, ctx: &Context) {
        if let Some(mut page) = self.study.take() {
            page.finish(ctx);
        }
    }

    /// The page that compares the record with this number.
    pub fn comparing(&mut self, record: u64) -> Option<&mut ComparePage> {
        self.beside.as_mut().filter(|page| page.record == record)
    }
}

impl App {
    /// Studies the record of a tab.
    pub(super) fn study_record(&mut self, ctx: &Context, front: usize) {
        let tab = &self.desk.tabs[front];
        let (name, tree) = (tab.name(), tab.workspace.document().snapshot().1);
        let source = StudySource::Record(tree, tab.file.path.clone());
        self.study(ctx, Some((say!("study-of", "Study: {name}", name), source)));
    }

    /// Studies the records of a folder: the one of the record in front, unless another is named; without a record the page
    /// of what was studied before, where a folder is chosen.
    pub(super) fn study_folder(&mut self, ctx: &Context, folder: Option<&str>) {
        let of_front = || self.desk.front.and_then(|front| self.desk.tabs[front].file.origin().map(disk::folder_of));
        match folder.map(Path::new).or_else(of_front).map(Path::to_path_buf) {
            Some(folder) if folder.is_dir() => self.study(ctx, Some((title_of(&folder), StudySource::Folder(folder)))),
            Some(path) => {
                let (there, path) = (path.exists(), path.display());
                self.notices.failure(match there {
                    true => say!("study-no-folder", "{path} is a file, not a folder", path),
                    false => say!("study-folder-missing", "There is no folder {path}", path),
                });
            }
            None => self.study(ctx, None),
        }
    }

    /// Opens the page of studying for a source, which a title names, or that of what was studied before.
    pub(super) fn study(&mut self, ctx: &Context, opened: Option<(String, StudySource)>) {
        self.pages.finish_study(ctx);
        self.dialogs.put_away();
        self.notices.clear();
        let (home, kept) = (self.options.home.clone(), self.settings.study.clone());
        self.pages.study = Some(match opened {
            Some(opened) => StudyPage::new(ctx, opened, home, kept),
            None => {
                let front = self.desk.front.and_then(|front| self.desk.tabs[front].file.origin());
                let open = front.map(disk::folder_of).map(Path::to_path_buf);
                StudyPage::collections(ctx, home, open, kept)
            }
        });
    }

    /// Draws the page of studying, if there is one. Returns whether there is.
    pub(super) fn draw_study(&mut self, ui: &mut Ui) -> bool {
        let (style, theme) = self.board_style(ui.visuals().dark_mode);
        let names = fonts::shown(ui.ctx(), self.settings.notation);
        let Some(page) = &mut self.pages.study else { return false };
        let keymap = &self.keymap;
        let keys = |command: &AnyCommand| keymap.keys_of(command, false);
        let paint = |position: &Position, colour: Colour| paint_of(position, colour, theme);
        let (at_hand, hides_results) = (AtHand::default(), true);
        let here = ViewContext { record: None, open: &[], keys: &keys, paint: &paint, at_hand, hides_results };
        // Nothing that follows is marked, and nothing against the rules is an answer.
        let style = Style { variations: None, illegal_moves: false, ..style };
        let look = StudyLook { here: &here, style: &style, theme, names };
        let leaves = page.show(ui, look);
        if std::mem::take(&mut page.acted) {
            self.notices.clear();
        }
        if page.kept != self.settings.study {
            self.settings.study.clone_from(&page.kept);
        }
        if leaves {
            self.pages.finish_study(ui.ctx());
            ui.ctx().request_repaint();
        }
        true
    }
}
