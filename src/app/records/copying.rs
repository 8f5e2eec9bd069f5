//! Writes a copy of a record: unchanged, or converted for another program.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::bars::progress::Progress;
use crate::edit::{Reader, ReaderCopy, copy_for};
use crate::sgf::{NodeId, Tree};
use crate::store::WriteError;
use crate::store::disk::Readers;
use crate::store::save::{self, Guard, Terms};

/// A copy to be written, of the record as it is now.
pub struct Copying {
    /// The state.
    pub tree: Arc<Tree>,
    /// The program it is for, or `None` for a verbatim copy; and the root of the current game.
    pub reader: Option<(Reader, NodeId)>,
    /// The file.
    pub path: PathBuf,
    /// The condition for overwriting the file.
    pub guard: Guard,
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
    /// Writes it. Returns what was left out because the program does not support it.
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
        let terms = Terms { readers: self.readers, ..Terms::of(self.guard) };
        let written = save::write_watched(&self.path, &bytes, terms, told);
        written.map(|_| left_out).map_err(NotCopied::Unwritten)
    }
}
