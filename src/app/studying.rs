//! Studying: the page is opened for the record in front or for its folder, and stands in place of the window until it is left.

use std::path::Path;

use egui::{Context, Ui};

use crate::app::App;
use crate::app::bars::view_choices::NOTATION;
use crate::app::look::{fonts, words};
use crate::app::study::{StudyLook, StudyPage, StudySource};
use crate::store::disk;

impl App {
    /// Opens the page for the record of a tab.
    pub(super) fn study_record(&mut self, ctx: &Context, front: usize) {
        let tab = &self.desk.tabs[front];
        let (name, tree) = (tab.name(), tab.workspace.document().snapshot().1);
        let source = StudySource::Record(tree, tab.path.clone());
        self.study(ctx, say!("study-of", "Study: {name}", name), source);
    }

    /// Opens the page for the records of a folder: the one of the record in front, unless another is named.
    pub(super) fn study_folder(&mut self, ctx: &Context, folder: Option<&str>) {
        let of_front = || self.desk.front.and_then(|front| self.desk.tabs[front].origin().map(disk::folder_of));
        let Some(folder) = folder.map(Path::new).or_else(of_front).map(Path::to_path_buf) else {
            return self.notices.failure(words::NOT_IN_A_FILE);
        };
        let shown =
            folder.file_name().map_or_else(|| folder.display().to_string(), |name| name.to_string_lossy().into());
        self.study(ctx, say!("study-of-folder", "Study: folder {name}", name = shown), StudySource::Folder(folder));
    }

    fn study(&mut self, ctx: &Context, title: String, source: StudySource) {
        self.finish_study(ctx);
        self.study = Some(StudyPage::new(ctx, title, source, self.options.home.clone()));
    }

    /// What was answered is kept, and the page goes.
    pub(super) fn finish_study(&mut self, ctx: &Context) {
        if let Some(mut page) = self.study.take() {
            page.finish(ctx);
        }
    }

    /// Draws the page, where there is one. Returns whether there is.
    pub(super) fn draw_study(&mut self, ui: &mut Ui) -> bool {
        let (style, theme) = self.board_style(ui.visuals().dark_mode);
        let names = fonts::shown(ui.ctx(), NOTATION.of(&self.settings));
        let look = StudyLook { theme, coordinates: style.coordinates, names };
        let Some(page) = &mut self.study else { return false };
        if page.show(ui, look) {
            self.finish_study(ui.ctx());
            ui.ctx().request_repaint();
        }
        true
    }
}
