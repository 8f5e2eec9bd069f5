//! What is remembered of saving, and of closing what is saved.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::store::Stamp;

/// Tabs, by number, that are to be closed, and whether the window is.
pub(super) type ToClose = (Vec<u64>, bool);

/// What this start of the program has saved, and what is still to be saved or closed.
#[derive(Debug, Default)]
pub(super) struct Saves {
    /// The files that it has written, and what it wrote.
    written: HashMap<PathBuf, Stamp>,
    /// Saves that were requested while the record, by its number, was being written: where to, and whether it was agreed to replace
    /// what is there.
    next: HashMap<u64, (PathBuf, bool)>,
    /// The system's dialog has asked whether this file may be replaced.
    pub agreed: Option<PathBuf>,
    /// The folder that was chosen from last.
    pub folder: Option<PathBuf>,
    /// Closed when what is being written is written.
    pub closing: Option<ToClose>,
    /// Closed when the question that waits is answered.
    pub closing_after: Option<ToClose>,
    /// The changes may be lost: the user said so.
    pub may_close: bool,
}

impl Saves {
    /// Whether this program wrote what the file holds.
    pub fn has_written(&self, path: &Path, stamp: &Stamp) -> bool {
        self.written.get(path).is_some_and(|own| own.same_content(stamp))
    }

    /// Saves a record once more when it is written.
    pub fn save_next(&mut self, record: u64, path: PathBuf, agreed: bool) {
        self.next.insert(record, (path, agreed));
    }

    /// A record was written. Returns where it is to be saved next.
    pub fn written(&mut self, record: u64, path: &Path, stamp: Stamp) -> Option<(PathBuf, bool)> {
        self.written.insert(path.to_path_buf(), stamp);
        self.next.remove(&record)
    }

    /// A record was not written: nothing more is done with it unasked.
    pub fn failed(&mut self, record: u64) {
        self.closing = None;
        self.next.remove(&record);
    }

    /// Closes nothing: the user stopped waiting.
    pub fn keep_open(&mut self) {
        (self.closing, self.closing_after) = (None, None);
    }

    /// Whether the record, by number, is closed when it is written.
    pub fn closes(&self, record: u64) -> bool {
        self.closing.as_ref().is_some_and(|(tabs, _)| tabs.contains(&record))
    }
}
