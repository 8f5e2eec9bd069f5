//! Reads files for an open record, without opening tabs for them.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Arrived, Files};
use crate::app::bars::progress::{FileWork, Progress};
use crate::app::look::words;
use crate::sgf::{ReadOptions, Tree, Watch};
use crate::store::{Stamp, file};

/// What files are read for that get no tabs of their own: for the record with this number,
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchedFor {
    /// which is compared with the file.
    Compare(u64),
    /// which the first file is merged into. Both began with the second one, where there is one, or with the record as it was saved, or
    /// with nothing.
    Merge { record: u64, as_saved: bool },
}

/// A file's content.
pub struct Fetched {
    pub bytes: Vec<u8>,
    pub stamp: Stamp,
    /// As a record, where it is compared.
    pub tree: Option<Arc<Tree>>,
}

/// Reads files; `told` receives the progress and the total, and decides whether to continue.
///
/// # Errors
/// A sentence that names the file.
pub fn fetch(
    paths: &[PathBuf],
    wanted: FetchedFor,
    told: impl Fn(u64, u64) -> bool + Send + Sync + Clone + 'static,
) -> Result<Vec<Fetched>, String> {
    let one = |path: &PathBuf| {
        let (bytes, stamp) =
            file::read_watched(path, |at, of| told(at, of.max(at) * 5)).map_err(|error| error.to_string())?;
        if !matches!(wanted, FetchedFor::Compare(_)) {
            return Ok(Fetched { bytes, stamp, tree: None });
        }
        let (of, told) = (bytes.len() as u64, told.clone());
        let watch = Watch::new(move |at| told(of + at as u64 * 4, of * 5));
        let (tree, _) = Tree::read_with(bytes, &ReadOptions { watch, ..ReadOptions::default() }.of_file(path));
        if tree.game_count() == 0 {
            return Err(words::no_record(path));
        }
        Ok(Fetched { bytes: Vec::new(), stamp, tree: Some(Arc::new(tree)) })
    };
    paths.iter().map(one).collect()
}

impl Files {
    /// Starts reading files for a record that is open.
    pub fn fetch(&mut self, paths: Vec<PathBuf>, wanted: FetchedFor) {
        let progress = Arc::new(Progress::new(self.ctx.clone()));
        let path = paths.first().cloned().unwrap_or_default();
        let told = words::reading(&path);
        self.under_way.push(FileWork { path: path.clone(), told, record: None, progress: progress.clone() });
        self.work_or(Arrived::Unread(path.clone(), words::broken(&path)), move || {
            let watched = progress.clone();
            let read = fetch(&paths, wanted, move |at, of| watched.tell(at, of));
            if progress.is_stopped() { Arrived::Stopped } else { Arrived::Fetched(paths, wanted, read) }
        });
    }
}
