//! Backups of files as they were before this program first overwrote them, kept for a while in the user's state folder.
//!
//! Each has the bytes of the file, under a name that says which file it was, when it was backed up, and what the file was called:
//! `0123456789abcdef-1795311845123-game.sgf`. So backups can be found without this program, too.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::budget::{self, Budget};
use crate::disk::{self, Access, OwnFolder, Readers};
use crate::file::{MAX_LEN, Stamp};
use crate::names::is_named;
use crate::temporary::Temporary;

/// How long a version is kept.
const AGE: Duration = Duration::from_secs(90 * 24 * 60 * 60);
/// How many are kept of one file: one that another program writes again and again does not drive out those of others.
const OF_ONE: usize = 20;
/// Longest part of a name that is kept of the file's own, in bytes.
const NAME: usize = 100;

/// A version of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// Where its bytes are.
    pub path: PathBuf,
    /// When it was kept.
    pub when: SystemTime,
}

impl Version {
    /// Whether it is these bytes.
    fn has(&self, bytes: &[u8]) -> bool {
        disk::read(&self.path, bytes.len() as u64).is_ok_and(|kept| kept == bytes)
    }
}

/// Where versions are kept, and how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Versions {
    folder: PathBuf,
    most: usize,
}

impl Versions {
    /// Those in a folder, of all files together no more than `most`.
    pub fn new(folder: PathBuf, most: usize) -> Versions {
        Versions { folder, most }
    }

    /// Backs up a file before it becomes `new`; surplus old backups are removed. Nothing is backed up if the file is missing, is empty, has
    /// `new` already, or is not a regular file.
    ///
    /// # Errors
    /// The system's, where the version is not on the disk. Nothing is half kept.
    pub fn keep(&self, path: &Path, new: &[u8]) -> io::Result<()> {
        if self.most == 0 {
            return Ok(());
        }
        match disk::look(path) {
            Ok(about) if about.is_file() => {}
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => return Ok(()),
        }
        let old = disk::read(path, MAX_LEN)?;
        if old == new { Ok(()) } else { self.keep_bytes(path, &old) }
    }

    /// Keeps what a file held, or what a record of it was, before something else takes its place. Nothing is kept of nothing.
    ///
    /// # Errors
    /// As [`Versions::keep`].
    pub fn keep_bytes(&self, path: &Path, old: &[u8]) -> io::Result<()> {
        if self.most == 0 || old.is_empty() {
            return Ok(());
        }
        let newest = self.of(path).into_iter().next();
        if newest.as_ref().is_some_and(|version| version.has(old)) {
            return Ok(());
        }
        let own = OwnFolder::make(&self.folder)?;
        let mut kept = Temporary::create(own.held(), Readers::Owner, None)?;
        kept.file.write(old)?;
        kept.file.sync()?;
        let mut when = later(newest.as_ref());
        let name = loop {
            let name = name_for(path, when);
            match kept.take_free(name.as_ref()) {
                Ok(()) => break name,
                // Another thread or another window kept a version in the same millisecond.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    when = when.checked_add(Duration::from_millis(1)).ok_or(error)?;
                }
                Err(error) => return Err(error),
            }
        };
        own.sync()?;
        self.clear_up(&own, name.as_ref());
        Ok(())
    }

    /// The versions of a file, the newest first.
    pub fn of(&self, path: &Path) -> Vec<Version> {
        let start = key(path);
        let mut all = self.all();
        all.retain(|version| name_of(&version.path).starts_with(&start));
        all
    }

    /// Every version, the newest first.
    fn all(&self) -> Vec<Version> {
        let names = OwnFolder::open(&self.folder).and_then(|own| own.names(budget::ENTRIES));
        let names = names.map(|(names, _)| names).unwrap_or_default().into_iter();
        let paths = names.map(|name| self.folder.join(name));
        let mut all: Vec<Version> =
            paths.filter_map(|path| Some(Version { when: when(&name_of(&path))?, path })).collect();
        all.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| b.path.cmp(&a.path)));
        all
    }

    /// What is too old or too much goes, the oldest first, and never the one that was just kept. What cannot go stays; what is not the
    /// program's own stays too, and counts for nothing.
    fn clear_up(&self, own: &OwnFolder, kept: &OsStr) {
        let now = SystemTime::now();
        let mut budget = Budget { files: self.most, bytes: budget::VERSION_BYTES };
        let mut full = false;
        let mut of_one: HashMap<String, usize> = HashMap::new();
        for version in self.all() {
            let name = version.path.file_name().unwrap_or_default();
            let Ok((ours, file)) = own.find(name, Access::Read) else { continue };
            let of = name_of(&version.path).chars().take_while(|&c| c != '-').collect();
            let number = of_one.entry(of).or_default();
            *number += 1;
            let is_one_more = *number > OF_ONE;
            full |= !file.about().is_ok_and(|about| budget.take(about.len)) && name != kept;
            let is_old = now.duration_since(version.when).is_ok_and(|age| age > AGE);
            if (full || is_old || is_one_more) && name != kept {
                let _ = ours.remove();
            }
        }
    }
}

/// Now, and after the newest version of a file: two that are kept at once, or by a clock that was put back, are two.
fn later(newest: Option<&Version>) -> SystemTime {
    let now = SystemTime::now();
    let next = newest.and_then(|version| version.when.checked_add(Duration::from_millis(1)));
    next.map_or(now, |next| next.max(now))
}

/// Distinguishes the versions of a file from those of others.
fn key(path: &Path) -> String {
    let path = path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.into());
    format!("{:016x}-", Stamp::of(path.as_os_str().as_encoded_bytes()).hash)
}

fn name_for(path: &Path, when: SystemTime) -> String {
    let time = when.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_millis());
    let name = name_of(path);
    let from = (name.len().saturating_sub(NAME)..=name.len()).find(|&at| name.is_char_boundary(at)).unwrap_or(0);
    format!("{}{time}-{}", key(path), &name[from..])
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// When a version with this name was kept; `None` for what is not exactly such a name.
fn when(name: &str) -> Option<SystemTime> {
    let mut parts = name.splitn(3, '-');
    let is_key = parts.next().is_some_and(|key| is_named(key.as_ref(), "", ""));
    let time = parts.next().filter(|_| is_key)?;
    let millis = time.parse::<u64>().ok().filter(|millis| millis.to_string() == time)?;
    parts.next().filter(|name| !name.is_empty())?;
    SystemTime::UNIX_EPOCH.checked_add(Duration::from_millis(millis))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_version_is_what_the_file_held_and_of_this_file_alone() {
        let folder = tempfile::tempdir().unwrap();
        let versions = Versions::new(folder.path().join("versions"), 10);
        let (one, other) = (folder.path().join("one.sgf"), folder.path().join("other.sgf"));
        assert!(versions.keep(&one, b"new").is_ok() && versions.of(&one).is_empty(), "no file, no version");
        fs::write(&one, "(;C[one])").unwrap();
        fs::write(&other, "(;C[other])").unwrap();
        versions.keep(&one, b"(;C[one])").unwrap();
        assert!(versions.of(&one).is_empty(), "it loses nothing");
        assert!(versions.keep(folder.path(), b"new").is_ok() && versions.all().is_empty(), "a folder is no file");
        versions.keep(&one, b"(;C[new])").unwrap();
        versions.keep(&other, b"(;C[new])").unwrap();
        let [version] = &versions.of(&one)[..] else { panic!("{:?}", versions.of(&one)) };
        assert_eq!(fs::read_to_string(&version.path).unwrap(), "(;C[one])");
        versions.keep(&one, b"(;C[newer])").unwrap();
        assert_eq!(versions.of(&one).len(), 1, "it is kept already");
        assert!(name_of(&version.path).ends_with("-one.sgf"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
            assert_eq!((mode(&version.path), mode(version.path.parent().unwrap())), (0o600, 0o700));
        }
    }

    #[test]
    fn versions_kept_at_once_are_all_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.sgf");
        let versions = Versions::new(folder.path().join("versions"), 100);
        let texts: Vec<String> = (0..8).map(|number| format!("(;C[{number}])")).collect();
        let start = std::sync::Barrier::new(texts.len());
        std::thread::scope(|scope| {
            for text in &texts {
                scope.spawn(|| {
                    start.wait();
                    versions.keep_bytes(&path, text.as_bytes()).unwrap();
                });
            }
        });
        let mut kept: Vec<String> =
            versions.of(&path).iter().map(|version| fs::read_to_string(&version.path).unwrap()).collect();
        kept.sort();
        assert_eq!(kept, texts);
    }

    #[test]
    fn versions_are_bounded_in_number_and_age() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.sgf");
        let kept = folder.path().join("versions");
        fs::create_dir(&kept).unwrap();
        let old = SystemTime::now() - AGE - Duration::from_secs(60);
        fs::write(kept.join(name_for(&path, old)), "(;C[old])").unwrap();
        fs::write(kept.join("notes.txt"), "not ours").unwrap();
        let versions = Versions::new(kept.clone(), 3);
        assert_eq!(versions.of(&path).len(), 1);
        for number in 0..5 {
            fs::write(&path, format!("(;C[{number}])")).unwrap();
            versions.keep(&path, b"").unwrap();
            std::thread::sleep(Duration::from_millis(2));
        }
        let held: Vec<String> =
            versions.of(&path).iter().map(|version| fs::read_to_string(&version.path).unwrap()).collect();
        assert_eq!(held, ["(;C[4])", "(;C[3])", "(;C[2])"]);
        assert!(kept.join("notes.txt").exists());
        assert!(Versions::new(folder.path().join("none"), 0).keep(&path, b"").is_ok());
        assert!(!folder.path().join("none").exists());
    }

    #[cfg(unix)]
    #[test]
    fn versions_are_bounded_in_bytes_and_nothing_else_is_counted_or_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.sgf");
        let kept = folder.path().join("versions");
        let ago = |minutes: u64| SystemTime::now() - Duration::from_secs(60 * minutes);
        let versions = Versions::new(kept.clone(), 100);
        fs::write(&path, "(;C[0])").unwrap();
        versions.keep(&path, b"new").unwrap();
        // Sparse files: only lengths matter here.
        let long = |name: &str, share: u64| {
            fs::File::create(kept.join(name)).unwrap().set_len(budget::VERSION_BYTES / 10 * share).unwrap();
        };
        let other = folder.path().join("other.sgf");
        let [newer, older, oldest] = [10, 20, 30].map(|minutes| name_for(&other, ago(minutes)));
        for (name, share) in [(&newer, 6), (&older, 6), (&oldest, 1)] {
            long(name, share);
        }
        long("0123456789abcdef-1-", 9);
        long("notes.txt", 9);
        let link = name_for(&other, ago(1));
        std::os::unix::fs::symlink("notes.txt", kept.join(&link)).unwrap();
        fs::write(&path, "(;C[1])").unwrap();
        versions.keep(&path, b"new").unwrap();
        let is_there = |name: &String| kept.join(name).symlink_metadata().is_ok();
        assert!(is_there(&newer) && !is_there(&older) && !is_there(&oldest), "the oldest go first");
        let others = [link, "notes.txt".to_owned(), "0123456789abcdef-1-".to_owned()];
        assert!(others.iter().all(is_there), "not its own");
        assert_eq!(versions.of(&path).len(), 2);
        // However long they are that claim to be newer, what was just kept stays.
        for minutes in 1..4 {
            long(&name_for(&other, SystemTime::now() + Duration::from_secs(60 * minutes)), 9);
        }
        fs::write(&path, "(;C[2])").unwrap();
        versions.keep(&path, b"new").unwrap();
        let held = versions.of(&path);
        assert_eq!(held.len(), 1);
        assert_eq!(fs::read_to_string(&held[0].path).unwrap(), "(;C[2])");
    }

    #[test]
    fn a_file_that_changes_again_and_again_drives_out_no_others() {
        let folder = tempfile::tempdir().unwrap();
        let (one, other) = (folder.path().join("one.sgf"), folder.path().join("other.sgf"));
        let versions = Versions::new(folder.path().join("versions"), 30);
        versions.keep_bytes(&other, b"(;C[other])").unwrap();
        for number in 0..50 {
            versions.keep_bytes(&one, format!("(;C[{number}])").as_bytes()).unwrap();
        }
        assert_eq!((versions.of(&one).len(), versions.of(&other).len()), (OF_ONE, 1));
        assert_eq!(fs::read_to_string(&versions.of(&one)[0].path).unwrap(), "(;C[49])");
    }

    #[test]
    fn long_names_keep_their_ends() {
        let name = name_for(Path::new(&format!("{}.sgf", "\u{e9}".repeat(120))), SystemTime::now());
        assert!(name.len() < 255 && name.ends_with("\u{e9}.sgf") && when(&name).is_some(), "{name}");
        for other in
            ["0123456789abcdef-x-game.sgf", "0123456789ABCDEF-1-a", "0123456789abcdef-+1-a", "0123456789abcdef-01-a"]
        {
            assert_eq!(when(other), None, "{other}");
        }
    }
}
