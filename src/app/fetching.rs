//! Reads files in the background that are to be compared with or merged into an open record.

use std::path::PathBuf;

use egui::Context;

use crate::app::App;
use crate::app::records::files::{Arrived, Fetched, FetchedFor, fetch};

impl App {
    /// Reads files, and goes on with them once they are there.
    pub(super) fn fetch(&mut self, ctx: &Context, paths: Vec<PathBuf>, wanted: FetchedFor) {
        let Some(files) = &mut self.files else {
            let read = fetch(&paths, wanted, |_, _| true);
            return self.fetched(ctx, paths, wanted, read);
        };
        files.fetch(paths, wanted);
        // Most files are read at once, without visible progress.
        if let Some(Arrived::Fetched(paths, wanted, read)) = files.wait_for(|one| matches!(one, Arrived::Fetched(..))) {
            self.fetched(ctx, paths, wanted, read);
        }
    }

    /// Files were read, or could not be.
    pub(super) fn fetched(
        &mut self,
        ctx: &Context,
        paths: Vec<PathBuf>,
        wanted: FetchedFor,
        read: Result<Vec<Fetched>, String>,
    ) {
        match (read, wanted) {
            (Err(why), _) => self.notices.failure(why),
            (Ok(files), FetchedFor::Compare(record)) => self.compare_fetched(ctx, record, &paths, files),
            (Ok(files), FetchedFor::Merge { record, as_saved }) => {
                self.merge_fetched(ctx, (record, as_saved), paths, files);
            }
        }
    }
}
