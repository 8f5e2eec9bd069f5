//! Files that are only there while something is saved, and what killed programs left of them.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::disk::{self, File, Readers};
use super::spare::{Settled, settle};

/// Temporary files and spares begin with this, so that those of killed programs are known.
const PREFIX: &str = ".variorum-";
/// How temporary files end.
pub(super) const PART: &str = "part";
/// How spares end.
pub(super) const SPARE: &str = "spare";

/// A file with a short name of its own, locked, that goes again unless it gets another name.
pub(super) struct Temporary {
    pub file: File,
    pub path: PathBuf,
    /// Whether the name is still its own.
    pub has_name: bool,
}

impl Temporary {
    pub fn create(folder: &Path, suffix: &str, readers: Readers) -> io::Result<Temporary> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let mut tries = 0..100;
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let path = folder.join(format!("{PREFIX}{:x}-{number:x}.{suffix}", std::process::id()));
            let file = match File::create(&path, readers) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && tries.next().is_some() => continue,
                file => file?,
            };
            let temporary = Temporary { file, path, has_name: true };
            // A lock tells that somebody is at work on it. Who sweeps may have come between.
            let locked = temporary.file.try_lock();
            if temporary.file.has_name() || locked.is_err() || tries.next().is_none() {
                return Ok(temporary);
            }
        }
    }

    /// Leaves it where it is.
    pub fn leave(mut self) -> PathBuf {
        self.has_name = false;
        self.path.clone()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if self.has_name {
            // What stays is swept.
            let _ = disk::remove(&self.path);
        }
    }
}

/// Clears up what killed programs have left in a folder, and finishes what they had begun to write in place. Returns what
/// the user should know: a line each.
pub fn sweep(folder: &Path) -> Vec<String> {
    let ours =
        |path: &PathBuf| path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with(PREFIX));
    let names = disk::list(folder).unwrap_or_default();
    let mut lines = Vec::new();
    for path in names.into_iter().filter(ours) {
        let Ok(file) = File::open(&path) else { continue };
        // Without locks nobody can tell; then they stay.
        if !matches!(file.try_lock(), Ok(true)) {
            continue;
        }
        match path.extension().and_then(|suffix| suffix.to_str()) {
            Some(PART) => drop(disk::remove(&path)),
            Some(SPARE) => lines.extend(settle_at(&path)),
            _ => {}
        }
    }
    lines
}

/// As [`sweep`], the first time that this program comes to a folder.
pub fn sweep_once(folder: &Path) -> Vec<String> {
    static SEEN: Mutex<Option<HashSet<PathBuf>>> = Mutex::new(None);
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    if seen.get_or_insert_default().insert(folder.into()) { sweep(folder) } else { Vec::new() }
}

/// Finishes and clears up what killed programs left of a file, before it is read or written: beside it, and in the folder `rescue`
/// for what could not be beside it. Once for each folder, as [`sweep_once`].
pub fn make_whole(path: &Path, rescue: Option<&Path>) -> Vec<String> {
    let beside = disk::real_folder_of(path);
    rescue.into_iter().chain([beside.as_path()]).flat_map(sweep_once).collect()
}

fn settle_at(path: &Path) -> Option<String> {
    let settled = settle(path).ok()?;
    let (line, done) = match settled {
        Settled::Nothing => (None, true),
        Settled::Finished(target) => {
            let line = say!(
                "program-ended-while-was",
                "{target}: the program ended while it was saved; it is whole again",
                target = target.display()
            );
            (Some(line), true)
        }
        Settled::Foreign(target) => {
            let kept = path.with_extension("kept");
            disk::rename(path, &kept).ok()?;
            let (target, kept) = (target.display(), kept.display());
            (
                Some(say!(
                    "changed-after-program-ended",
                    "{target}: changed after the program ended while it was saved; what was saved is in {kept}",
                    target,
                    kept
                )),
                false,
            )
        }
    };
    if done {
        let _ = disk::remove(path);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;

    #[test]
    fn only_what_is_left_behind_is_swept() {
        let folder = tempfile::tempdir().unwrap();
        let own = Temporary::create(folder.path(), PART, Readers::Usual).unwrap();
        fs::write(folder.path().join(".variorum-1-1.part"), "(;").unwrap();
        fs::write(folder.path().join(".variorum-1-2.spare"), "variorum spare 1").unwrap();
        fs::write(folder.path().join(".variorum-notes"), "not ours").unwrap();
        assert!(sweep(folder.path()).is_empty());
        let own_name = own.path.file_name().unwrap().to_str().unwrap().to_owned();
        let expected = BTreeSet::from([".variorum-notes".to_owned(), own_name]);
        let left = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        assert_eq!(left.collect::<BTreeSet<_>>(), expected);
    }
}
