//! What runs that ended without clearing up have left behind.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::entry::Entry;
use super::{HALF, LOCK, MOST, SUFFIX, guard, is_entry};
use crate::store::disk::{self, File, folder_of};

/// Unsaved work that another run left behind. Stays on the disk until [`Found::discard`], or until a journal has adopted it.
#[derive(Debug)]
pub struct Found {
    /// What was kept.
    pub entry: Entry,
    /// When it was last written.
    pub when: SystemTime,
    /// Whether something newer was being written when the run ended: the last moment may be missing.
    pub torn: bool,
    pub(super) path: PathBuf,
    /// Held so that no other start offers the same.
    pub(super) lock: Arc<File>,
}

/// Unsaved work that cannot be understood. Stays on the disk.
#[derive(Debug)]
pub struct Damaged {
    /// The file.
    pub path: PathBuf,
    /// A few words on what is wrong with it.
    pub why: String,
}

/// All of it.
#[derive(Debug, Default)]
pub struct Left {
    /// Oldest first.
    pub found: Vec<Found>,
    /// In no order.
    pub damaged: Vec<Damaged>,
}

impl Found {
    /// Removes it from the disk: it is saved, or is not wanted.
    pub fn discard(self) -> io::Result<()> {
        disk::remove(&self.path)?;
        clear_up(folder_of(&self.path), self.lock)
    }
}

/// Removes the folder of a run that has nothing in it any more.
pub(super) fn clear_up(run: &Path, lock: Arc<File>) -> io::Result<()> {
    if disk::list(run)?.iter().any(|path| is_entry(path)) {
        return Ok(());
    }
    // Windows removes no folder with an open file in it.
    drop(lock);
    for path in disk::list(run)? {
        disk::remove(&path)?;
    }
    disk::remove_folder(run)
}

/// Looks through the journal folder. What other running programs keep is theirs.
pub fn left_behind(journals: &Path) -> Left {
    let mut left = Left::default();
    if !disk::look(journals).is_ok_and(|about| about.is_dir()) {
        return left;
    }
    let Ok(_guard) = guard(journals) else { return left };
    for run in disk::list(journals).unwrap_or_default() {
        // Made where it is missing: then its run ended before it had one.
        let Ok(lock) = File::lock_file(&run.join(LOCK)) else { continue };
        if !matches!(lock.try_lock(), Ok(true)) {
            continue;
        }
        let lock = Arc::new(lock);
        let Ok(entries) = disk::list(&run) else { continue };
        for half in entries.iter().filter(|path| path.extension().is_some_and(|suffix| suffix == HALF)) {
            // Whole, and only its name was not given yet.
            if disk::read(half, MOST).is_ok_and(|bytes| Entry::read(&bytes).is_ok_and(|read| !read.torn)) {
                let _ = disk::rename(half, &half.with_extension(SUFFIX));
            }
        }
        let Ok(entries) = disk::list(&run) else { continue };
        for path in entries.into_iter().filter(|path| is_entry(path)) {
            let read = disk::read(&path, MOST).map_err(|error| error.to_string());
            match read.and_then(|bytes| Entry::read(&bytes).map_err(str::to_owned)) {
                Ok(read) => {
                    let (entry, when, torn) = (read.entry, read.when, read.torn);
                    left.found.push(Found { entry, when, torn, path, lock: lock.clone() });
                }
                Err(why) => left.damaged.push(Damaged { path, why }),
            }
        }
        let _ = clear_up(&run, lock);
    }
    left.found.sort_by_key(|found| found.when);
    left
}
