//! The pages that replace the window's content: studying, and two records side by side.

use egui::Context;

use crate::app::beside::BesidePage;
use crate::app::study::StudyPage;

/// The pages that are open.
#[derive(Default)]
pub(super) struct Pages {
    pub study: Option<StudyPage>,
    pub beside: Option<BesidePage>,
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
    pub fn comparing(&mut self, record: u64) -> Option<&mut BesidePage> {
        self.beside.as_mut().filter(|page| page.record == record)
    }
}
