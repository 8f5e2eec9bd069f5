//! What runs that ended without clearing up have left behind.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::entry::Entry;
use super::{HALF, LOCK, MOST, SUFFIX, guard, is_entry};
use crate::store::disk::{self, File, folder_of};
use crate::store::file::cause;

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
#[non_exhaustive]
pub struct Damaged {
    /// The file, or a folder of such files.
    pub path: PathBuf,
    /// A few words on what is wrong with it.
    pub why: String,
}

/// All of it.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Left {
    /// Oldest first.
    pub found: Vec<Found>,
    /// In no order. Folders that could not be looked into are here as well.
    pub damaged: Vec<Damaged>,
}

impl Left {
    fn not_looked_at(&mut self, path: &Path, error: &io::Error) {
        self.damaged.push(Damaged { path: path.into(), why: cause(error) });
    }
}

impl Found {
    /// Removes it from the disk: it is saved, or is not wanted.
    ///
    /// # Errors
    /// The system's, where it cannot be removed.
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
    let looked = match disk::look(journals) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return left,
        Err(error) => Err(error),
        Ok(_) => look_through(journals, &mut left),
    };
    if let Err(error) = looked {
        left.not_looked_at(journals, &error);
    }
    left.found.sort_by_key(|found| found.when);
    left
}

fn look_through(journals: &Path, left: &mut Left) -> io::Result<()> {
    let _guard = guard(journals)?;
    for run in disk::list(journals)? {
        // Made where it is missing: then its run ended before it had one.
        let lock = match File::lock_file(&run.join(LOCK)) {
            // No folder.
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => continue,
            Err(error) => {
                left.not_looked_at(&run, &error);
                continue;
            }
            Ok(lock) => lock,
        };
        match lock.try_lock() {
            Ok(true) => {}
            Ok(false) => continue,
            Err(error) => {
                left.not_looked_at(&run, &error);
                continue;
            }
        }
        if let Err(error) = look_into(&run, Arc::new(lock), left) {
            left.not_looked_at(&run, &error);
        }
    }
    Ok(())
}

fn look_into(run: &Path, lock: Arc<File>, left: &mut Left) -> io::Result<()> {
    for half in disk::list(run)?.iter().filter(|path| path.extension().is_some_and(|suffix| suffix == HALF)) {
        // Whole, and only its name was not given yet.
        if disk::read(half, MOST).is_ok_and(|bytes| Entry::read(&bytes).is_ok_and(|read| !read.torn)) {
            disk::rename(half, &half.with_extension(SUFFIX))?;
        }
    }
    for path in disk::list(run)?.into_iter().filter(|path| is_entry(path)) {
        let read = disk::read(&path, MOST).map_err(|error| cause(&error));
        match read.and_then(|bytes| Entry::read(&bytes).map_err(str::to_owned)) {
            Ok(read) => {
                let (entry, when, torn) = (read.entry, read.when, read.torn);
                left.found.push(Found { entry, when, torn, path, lock: lock.clone() });
            }
            Err(why) => left.damaged.push(Damaged { path, why }),
        }
    }
    // What cannot be cleared up now, a later start clears up.
    let _ = clear_up(run, lock);
    Ok(())
}
