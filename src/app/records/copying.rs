//! A copy of a record is written: as it is, or as another program reads it.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::bars::progress::Progress;
use crate::edit::{Reader, ReaderCopy, copy_for};
use crate::sgf::{NodeId, Tree};
use crate::store::WriteError;
use crate::store::disk::Readers;
use crate::store::save::{self, Expected, Terms};

/// A copy to be written, of the record as it is now.
pub struct Copying {
    /// The record, by number.
    pub record: u64,
    /// The state.
    pub tree: Arc<Tree>,
    /// Whom it is for, if not for those who read the record as it is; and the current game, by its root.
    pub reader: Option<(Reader, NodeId)>,
    /// The file.
    pub path: PathBuf,
    /// What the file must hold for it to be replaced.
    pub expected: Expected,
    /// Who may read it, at most.
    pub readers: Readers,
}

/// Why a copy was not written.
#[derive(Debug)]
pub enum NotCopied {
    /// There can be none.
    Refused(String),
    /// The file could not be written.
    Unwritten(WriteError),
}

impl Copying {
    /// Writes it. Says what of the record is not in it, because its reader has no place for it.
    ///
    /// # Errors
    /// Where the record cannot be written for its reader, or the file cannot be written, or it was stopped.
    pub fn write(&self, progress: &Progress) -> Result<Vec<String>, NotCopied> {
        let ReaderCopy { bytes, left_out } = match self.reader {
            None => ReaderCopy { bytes: self.tree.write(), left_out: Vec::new() },
            Some((reader, root)) => {
                copy_for(reader, &self.tree, root).map_err(|why| NotCopied::Refused(why.to_string()))?
            }
        };
        let of = bytes.len() as u64;
        let told = |at| progress.tell(of / 2 + at / 2, of);
        let terms = Terms { readers: self.readers, ..Terms::of(self.expected.guard()) };
        let written = save::write_watched(&self.path, &bytes, terms, told);
        written.map(|_| left_out).map_err(NotCopied::Unwritten)
    }
}
