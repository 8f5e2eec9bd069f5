//! Writes a record, or a copy of it: unchanged, or converted for another program.

use std::path::Path;

use crate::app::bars::progress::Progress;
use crate::app::look::words;
use crate::edit::{Reader, ReaderCopy, copy_for};
use crate::sgf::{NodeId, Tree};
use crate::store::save::{self, WriteOptions};
use crate::store::versions::Versions;
use crate::store::{Stamp, WriteError, file};

/// Why a copy was not written.
#[derive(Debug)]
pub enum NotCopied {
    /// There can be none.
    Refused(String),
    /// The file could not be written.
    Unwritten(WriteError),
}

/// Writes a record; what the file held is kept among its versions before. Returns also why that failed.
///
/// # Errors
/// Those of [`save::write`], and if it was stopped.
pub fn write_record(
    tree: &Tree,
    path: &Path,
    terms: WriteOptions,
    versions: Option<&Versions>,
    progress: &Progress,
) -> (Result<Stamp, WriteError>, Option<String>) {
    let bytes = tree.write();
    progress.report(1, 4);
    let kept = versions.map(|versions| versions.keep(path, &bytes));
    let unkept = kept.and_then(Result::err).map(|error| words::no_version_kept(path, &file::cause(&error)));
    let of = bytes.len() as u64;
    let report = |at| progress.report(of / 4 + at * 3 / 4, of);
    (save::write_watched(path, &bytes, terms, report), unkept)
}

/// Writes a copy of a record: for a program, which reads the game with this root, or as it is. Returns what was left out because the
/// program does not support it.
///
/// # Errors
/// Where the record cannot be written for its reader, or the file cannot be written, or it was stopped.
pub fn write_copy(
    tree: &Tree,
    reader: Option<(Reader, NodeId)>,
    path: &Path,
    terms: WriteOptions,
    progress: &Progress,
) -> Result<Vec<String>, NotCopied> {
    let ReaderCopy { bytes, left_out } = match reader {
        None => ReaderCopy { bytes: tree.write(), left_out: Vec::new() },
        Some((reader, root)) => copy_for(reader, tree, root).map_err(|why| NotCopied::Refused(why.to_string()))?,
    };
    let of = bytes.len() as u64;
    let report = |at| progress.report(of / 2 + at / 2, of);
    save::write_watched(path, &bytes, terms, report).map_err(NotCopied::Unwritten)?;
    Ok(left_out)
}
