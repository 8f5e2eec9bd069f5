//! Limits on what is read at startup or unasked, in one table. Files on disk may come from strangers and be of any size, so every reader
//! asks here before it allocates memory or opens a file; what exceeds a limit is skipped, and the user is told. Files that the user names
//! are limited by [`super::file::MAX_LEN`] only.
//!
//! | what | files | bytes | |
//! |---|---|---|---|
//! | the settings | 1 | 1 MB | of keys, and of values of new games, 500 each |
//! | what another start hands over | 1,000 | 16 MB | |
//! | files of the last session | 100 | 1 GB in all | of files opened last, 50 |
//! | themes, descriptions of games | 100 each | 256 KiB each | |
//! | any folder that is looked through | 10,000 names | | |
//! | a folder of records with all below it | 200,000 names | | |
//! | journals of earlier runs | 50 runs, 1,000 records | 1 GB in all | |
//! | spares of unfinished saves | 50 | 1 GB in all | |
//! | versions | as the settings say | 1 GB in all | |
//! | what was answered in a folder of records | 1 beside them with 16 copies, 5 in the program's own folder | 64 MB each, 128 MB in all | |
//! | the lists of places that were studied, and whose questions were listed | 2 | 1 MB each | written anew when one is full, or 512 kB of it are stale |
//! | conflicted copies beside a record | 20 | 16 MB each, 64 MB in all | |
//! | a changed file that an untouched record follows | 1 | 16 MB | |
//!
//! Depth needs no number: nothing of ours recurses, and the `ron` crate, which reads settings, themes and descriptions, goes 128 deep.

use std::io;
use std::path::Path;

use super::disk;

const MB: u64 = 1 << 20;
const GB: u64 = 1 << 30;

/// Bytes of the settings: our own are a few kB, with the longest lists below 100.
pub const SETTINGS: u64 = MB;
/// Custom key bindings, and remembered values for new games: several times the number of commands and properties.
pub const KEYS: usize = 500;
/// Bytes of a text in the settings that names no file: a key, a theme, a player.
pub const WORD: usize = 1000;
/// Bytes of a path in the settings: Linux opens no longer ones.
pub const PATH: usize = 4096;
/// Bytes of a remembered place in a record: a path of a million numbers is nothing to remember.
pub const PLACE: usize = 10_000;
/// Games per file whose swap reading is remembered.
pub const SWAPS: usize = 100;

/// Files, links and texts that a second instance may hand over at once; beyond that it opens its own window.
pub const GIVEN: usize = 1000;

/// Files of the last session that a start opens; the others stay in the list.
pub const SESSION: usize = 100;
/// Bytes of all of these together.
pub const SESSION_BYTES: u64 = GB;
/// Files opened last that are remembered.
pub const RECENT: usize = 50;

/// Themes, and descriptions of games, that are read at a start.
pub const DESCRIPTIONS: usize = 100;
/// Bytes of each: it is a page of text.
pub const DESCRIPTION: u64 = 256 << 10;

/// Directory entries examined in one folder.
pub const ENTRIES: usize = 10_000;

/// Names in a folder and in all below it, where records are looked for.
pub const BELOW: usize = 200_000;

/// Earlier runs whose unsaved work is looked at, each with a descriptor for its lock.
pub const JOURNALS: usize = 50;
/// Records in all of these together.
pub const JOURNAL_ENTRIES: usize = 1000;
/// Bytes of all of these records together.
pub const JOURNAL_BYTES: u64 = GB;

/// Unfinished saves that are looked at.
pub const SPARES: usize = 50;
/// Bytes of all of these together.
pub const SPARE_BYTES: u64 = GB;

/// Bytes of all versions together, the newest of the file just saved aside.
pub const VERSION_BYTES: u64 = GB;

/// The largest file that is reloaded automatically when another program changes it.
pub const FOLLOWED: u64 = 16 * MB;

/// Conflicted copies beside a record that are looked at.
pub const COPIES: usize = 20;
/// Bytes of all of these together; one of them has no more than [`FOLLOWED`].
pub const COPY_BYTES: u64 = 64 * MB;

/// Bytes of a log of what was answered in a folder: half a million answers.
pub const PROGRESS: u64 = 64 * MB;

/// Bytes of all logs of a folder together, its copies among them.
pub const PROGRESS_BYTES: u64 = 128 * MB;

/// Copies of a log beside it that are read.
pub const LOG_COPIES: usize = 16;

/// Names of a folder among which they are looked for.
pub const FOLDER_NAMES: usize = 100_000;

/// Bytes of a list of places that were studied, or whose questions were listed.
pub const PLACES: u64 = MB;

/// The remaining number and bytes of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many may still be read.
    pub files: usize,
    /// How long they may be together.
    pub bytes: u64,
}

impl Budget {
    /// Reserves a file of this length; returns `false`, and reserves nothing, if it does not fit.
    pub fn take(&mut self, bytes: u64) -> bool {
        let (Some(files), Some(left)) = (self.files.checked_sub(1), self.bytes.checked_sub(bytes)) else {
            return false;
        };
        (self.files, self.bytes) = (files, left);
        true
    }
}

/// Reads a file that the user did not name, if it is a regular one of at most `most` bytes. Otherwise it is not even opened.
///
/// # Errors
/// The system's, and in words what is wrong with it otherwise.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let about = disk::look(path)?;
    if about.is_file() && about.len() > most {
        return Err(too_long(most));
    }
    if !about.is_file() {
        return Err(io::Error::other(say!("no-regular-file", "not a regular file")));
    }
    disk::read(path, most).map_err(|error| match error.kind() {
        io::ErrorKind::FileTooLarge => too_long(most),
        _ => error,
    })
}

/// Says that a file is longer than this many bytes.
pub(super) fn too_long(most: u64) -> io::Error {
    io::Error::other(say!("longer-than", "is larger than {most} KiB", most = most >> 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_charge_that_does_not_fit_takes_nothing() {
        let mut budget = Budget { files: 3, bytes: 10 };
        assert_eq!([6, 5, 4, 0, 0].map(|bytes| budget.take(bytes)), [true, false, true, true, false]);
        assert_eq!(budget, Budget { files: 0, bytes: 0 });
    }
}
