//! Writing a file so that whoever looks, whatever happens meanwhile, finds the old bytes or the new ones.
//!
//! Usually the new bytes go to a temporary file in the same folder, which gets the rights of the old one, is synced, and takes
//! its place in one step; then the folder is synced. A symbolic link stays a link: what it points to is replaced.
//!
//! Where that would change more than the bytes (other names of the same file, an owner or an access list that cannot be
//! given on, a folder in which nothing can be made), the file is written in place, and a `Spare` holds both states until it
//! is done. Killed in between, the next [`sweep`](super::temporary::sweep) finishes the work.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::{self, File, Readers, folder_of};
use super::file::{MAX_LEN, STRIDE, Stamp, WriteError, content_stamp};
use super::spare::Spare;
use super::temporary::{PART, SPARE, Temporary};

/// What may be replaced.
#[derive(Clone, Copy, Debug)]
pub enum Guard<'a> {
    /// Whatever is there.
    Anything,
    /// Nothing: the name must be free.
    Nothing,
    /// A file with this content.
    Only(&'a Stamp),
}

/// A [`Guard`] that owns what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Whatever is there.
    Anything,
    /// Nothing: the name must be free.
    Nothing,
    /// A file with this content.
    Only(Stamp),
}

impl Expected {
    /// The same, for as long as this is there.
    pub fn guard(&self) -> Guard<'_> {
        match self {
            Expected::Anything => Guard::Anything,
            Expected::Nothing => Guard::Nothing,
            Expected::Only(stamp) => Guard::Only(stamp),
        }
    }
}

/// A name beside this one that nothing has: `game 2.sgf`, `game 3.sgf` and so on.
pub fn free_name(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let suffix = path.extension().map_or_else(String::new, |suffix| format!(".{}", suffix.to_string_lossy()));
    // A numbered name is counted on.
    let counted = |(stem, number): (&str, &str)| Some((stem.to_owned(), number.parse::<u32>().ok()?));
    let (stem, number) = stem.rsplit_once(' ').and_then(counted).unwrap_or((stem, 1));
    let names =
        (number.saturating_add(1)..=u32::MAX).map(|number| path.with_file_name(format!("{stem} {number}{suffix}")));
    let mut names = names.filter(|name| !disk::is_taken(name).unwrap_or(false));
    names.next().unwrap_or_else(|| path.to_path_buf())
}

/// Writes the whole file, or nothing. Returns the stamp of what now stands on the disk.
///
/// # Errors
/// Where the file is not what `guard` expects, or the system does not let it be written. The old file stands then.
pub fn write(path: &Path, bytes: &[u8], guard: Guard) -> Result<Stamp, WriteError> {
    write_watched(path, bytes, guard, None, |_| true)
}

/// As [`write()`]. The spare of a file in a folder where nothing can be made goes to the folder `rescue`; without, such a file
/// is not written. `told_of` hears how many bytes are written, and stops the writing by returning `false`, as long as the
/// old file stands.
///
/// # Errors
/// As [`write()`], and [`WriteError::Stopped`].
pub fn write_watched(
    path: &Path,
    bytes: &[u8],
    guard: Guard,
    rescue: Option<&Path>,
    told_of: impl Fn(u64) -> bool,
) -> Result<Stamp, WriteError> {
    let target = follow_links(path).map_err(|error| told(path, error))?;
    let old = match disk::look(&target) {
        Ok(about) => Some(about),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(told(path, error)),
    };
    let job = Job { path, target, bytes, guard };
    let Some(old) = old else {
        job.check()?;
        return match job.replace(None, &told_of)? {
            Replaced::Done(stamp) => Ok(stamp),
            Replaced::InPlaceOnly(error) => Err(told(path, error)),
        };
    };
    if old.is_dir() {
        return Err(WriteError::Folder(path.into()));
    }
    if !old.is_file() {
        // There is nothing to replace, replacing it would be a disaster, and what goes in is kept by nobody.
        return Err(WriteError::Special(path.into()));
    }
    let protected = |error: io::Error| match error.kind() {
        io::ErrorKind::PermissionDenied => WriteError::Protected(path.into()),
        _ => told(path, error),
    };
    if old.permissions().readonly() {
        return Err(WriteError::Protected(path.into()));
    }
    job.check()?;
    // Who may write in a folder may put another file in the place of one that is not his to change.
    drop(File::open_to_write(&job.target).map_err(protected)?);
    if !has_other_names(&old) {
        match job.replace(Some(&old), &told_of)? {
            Replaced::Done(stamp) => return Ok(stamp),
            Replaced::InPlaceOnly(_) => {}
        }
    }
    job.overwrite(rescue)
}

/// Whether a pipe or a device has this name: bytes go through it, and are not kept there.
pub fn is_stream(path: &Path) -> bool {
    disk::look(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

/// Puts the bytes through a pipe or a device, and waits for who is at its other end.
///
/// # Errors
/// Where the system does not let it be written to.
pub fn write_stream(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let put = |mut stream: File| stream.write(bytes);
    File::open_stream(path).and_then(put).map_err(|error| told(path, error))
}

/// A file to be written.
struct Job<'a> {
    /// As it was named.
    path: &'a Path,
    /// Where the links end.
    target: PathBuf,
    bytes: &'a [u8],
    guard: Guard<'a>,
}

/// What came of the usual way.
enum Replaced {
    Done(Stamp),
    /// It cannot be gone here: nothing was changed.
    InPlaceOnly(io::Error),
}

impl Job<'_> {
    fn told(&self, error: io::Error) -> WriteError {
        told(self.path, error)
    }

    /// Whether what is there may be replaced.
    fn check(&self) -> Result<(), WriteError> {
        match self.guard {
            Guard::Anything => Ok(()),
            Guard::Nothing => match disk::is_taken(&self.target) {
                Ok(true) => Err(WriteError::Exists(self.path.into())),
                Ok(false) => Ok(()),
                Err(error) => Err(self.told(error)),
            },
            Guard::Only(expected) => match content_stamp(&self.target) {
                Ok(now) if now.same_content(expected) => Ok(()),
                Ok(_) => Err(WriteError::Changed(self.path.into())),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Err(WriteError::Gone(self.path.into())),
                Err(error) => Err(self.told(error)),
            },
        }
    }

    fn replace(&self, old: Option<&std::fs::Metadata>, told_of: &impl Fn(u64) -> bool) -> Result<Replaced, WriteError> {
        if self.target.file_name().is_none() {
            return Err(self.told(io::Error::other(say!("has-no-file-name", "it has no file name"))));
        }
        // What a full or broken disk does not take here, it does not take elsewhere.
        let in_place = |error: io::Error| match error.kind() {
            io::ErrorKind::PermissionDenied
            | io::ErrorKind::ReadOnlyFilesystem
            | io::ErrorKind::ResourceBusy
            | io::ErrorKind::CrossesDevices
                if old.is_some() =>
            {
                Ok(Replaced::InPlaceOnly(error))
            }
            _ => Err(self.told(error)),
        };
        let readers = if old.is_some() { Readers::Owner } else { Readers::Usual };
        let mut temporary = match Temporary::create(folder_of(&self.target), PART, readers) {
            Ok(temporary) => temporary,
            Err(error) => return in_place(error),
        };
        let mut written = 0;
        for part in self.bytes.chunks(STRIDE) {
            temporary.file.write(part).map_err(|error| self.told(error))?;
            written += part.len() as u64;
            if !told_of(written) {
                return Err(WriteError::Stopped(self.path.into()));
            }
        }
        if let Some(old) = old {
            match temporary.file.take_rights_of(&self.target, old) {
                Ok(true) => {}
                Ok(false) => return Ok(Replaced::InPlaceOnly(io::ErrorKind::PermissionDenied.into())),
                Err(error) => return in_place(error),
            }
        }
        temporary.file.sync().map_err(|error| self.told(error))?;
        // As late as can be: what another program writes between here and the next line is lost, nothing before it.
        self.check()?;
        let renamed = match self.guard {
            Guard::Nothing => disk::rename_to_free(&temporary.path, &self.target),
            _ => disk::rename(&temporary.path, &self.target),
        };
        match renamed {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(WriteError::Exists(self.path.into()));
            }
            Err(error) => return in_place(error),
        }
        temporary.has_name = false;
        let modified = temporary.file.look().and_then(|about| about.modified()).ok();
        self.confirmed(modified).map(Replaced::Done)
    }

    /// The name in its folder must survive a power cut as well.
    fn confirmed(&self, modified: Option<std::time::SystemTime>) -> Result<Stamp, WriteError> {
        let stamp = Stamp { modified, ..Stamp::of(self.bytes) };
        match disk::sync_folder(folder_of(&self.target)) {
            Ok(()) => Ok(stamp),
            Err(error) => Err(WriteError::Unsure(self.path.into(), stamp, error)),
        }
    }

    /// Writes into the file that is there.
    fn overwrite(&self, rescue: Option<&Path>) -> Result<Stamp, WriteError> {
        let told = |error| self.told(error);
        let old = disk::read(&self.target, MAX_LEN).map_err(told)?;
        if matches!(self.guard, Guard::Only(expected) if !Stamp::of(&old).same_content(expected)) {
            return Err(WriteError::Changed(self.path.into()));
        }
        let spare = Spare { target: self.target.clone(), old, new: self.bytes.to_vec() };
        let kept = match spare.keep(folder_of(&self.target)) {
            Err(error) if matches!(error.kind(), io::ErrorKind::PermissionDenied) => match rescue {
                Some(rescue) => disk::make_folders(rescue, true).and_then(|()| spare.keep(rescue)).map_err(told)?,
                None => return Err(told(error)),
            },
            kept => kept.map_err(told)?,
        };
        let mut file = File::open_to_write(&self.target).map_err(told)?;
        if let Err(error) = overwrite(&mut file, &spare.new) {
            return match overwrite(&mut file, &spare.old) {
                Ok(()) => Err(told(error)),
                Err(_) => Err(WriteError::Half(self.path.into(), kept.leave(), error)),
            };
        }
        let modified = file.look().and_then(|about| about.modified()).ok();
        Ok(Stamp { modified, ..Stamp::of(self.bytes) })
    }
}

/// Puts these bytes into a file, from its start, and ends it there.
pub(super) fn overwrite(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    file.rewind()?;
    for part in bytes.chunks(STRIDE) {
        file.write(part)?;
    }
    file.shorten(bytes.len() as u64)?;
    file.sync()
}

impl Spare {
    /// Writes it into this folder, synced. It goes when what this returns does.
    fn keep(&self, folder: &Path) -> io::Result<Temporary> {
        let mut kept = Temporary::create(folder, SPARE, Readers::Owner)?;
        kept.file.write(&self.to_bytes())?;
        kept.file.sync()?;
        disk::sync_folder(folder)?;
        Ok(kept)
    }
}

fn told(path: &Path, error: io::Error) -> WriteError {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => WriteError::NoFolder(path.into()),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => WriteError::Denied(path.into()),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteError::Full(path.into()),
        _ => WriteError::Other(path.into(), error),
    }
}

/// Where a chain of symbolic links ends, whether or not something is there.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    // As many as Linux follows.
    for _ in 0..40 {
        match disk::read_link(&path)? {
            Some(next) => path = folder_of(&path).join(next),
            None => return Ok(path),
        }
    }
    Err(io::Error::other(say!("too-many-links", "too many symbolic links")))
}

fn has_other_names(about: &std::fs::Metadata) -> bool {
    #[cfg(unix)]
    return std::os::unix::fs::MetadataExt::nlink(about) > 1;
    #[cfg(not(unix))]
    {
        let _ = about;
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::{folder, names};
    use std::fs;

    #[test]
    fn refuses_what_another_program_changed() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        let stamp = write(&path, b"(;C[one])", Guard::Anything).unwrap();
        // Same length, and on a coarse clock the same time.
        fs::write(&path, b"(;C[two])").unwrap();
        let error = write(&path, b"(;C[mine])", Guard::Only(&stamp)).unwrap_err();
        assert!(matches!(error, WriteError::Changed(_)), "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"(;C[two])");
        fs::remove_file(&path).unwrap();
        assert!(matches!(write(&path, b"(;C[mine])", Guard::Only(&stamp)), Err(WriteError::Gone(_))));
        assert!(names(folder.path()).is_empty(), "nothing is left behind");
    }

    #[test]
    fn a_missing_folder_is_named() {
        let folder = folder();
        let path = folder.path().join("sub/a.sgf");
        let error = write(&path, b"(;)", Guard::Anything).unwrap_err().to_string();
        assert_eq!(
            error,
            format!("{}: there is no folder {}; nothing written", path.display(), folder.path().join("sub").display())
        );
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = folder();
        let (real, link) = (folder.path().join("real.sgf"), folder.path().join("link.sgf"));
        fs::write(&real, "(;)").unwrap();
        fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
        // Relative, and through another folder.
        fs::create_dir(folder.path().join("sub")).unwrap();
        symlink("sub/../real.sgf", &link).unwrap();
        write(&link, b"(;C[new])", Guard::Anything).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&real).unwrap(), b"(;C[new])");
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
        // A link to nothing yet makes what it points to.
        let dangling = folder.path().join("dangling.sgf");
        symlink("new.sgf", &dangling).unwrap();
        write(&dangling, b"(;)", Guard::Anything).unwrap();
        assert!(fs::symlink_metadata(&dangling).unwrap().is_symlink());
        assert_eq!(fs::read(folder.path().join("new.sgf")).unwrap(), b"(;)");
        // A ring of links is an error, not an endless walk.
        symlink("ring.sgf", folder.path().join("ring.sgf")).unwrap();
        assert!(write(&folder.path().join("ring.sgf"), b"(;)", Guard::Anything).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_protected_file_is_left_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder();
        let path = folder.path().join("a.sgf");
        fs::write(&path, "(;)").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
        assert!(matches!(write(&path, b"(;C[x])", Guard::Anything), Err(WriteError::Protected(_))));
        assert!(disk::is_protected(&path) && !disk::is_protected(&folder.path().join("b.sgf")));
        assert_eq!(fs::read(&path).unwrap(), b"(;)");
    }

    #[cfg(any(target_os = "linux", target_os = "macos"))]
    #[test]
    fn access_lists_and_attributes_stay() {
        use rustix::fs::{XattrFlags, getxattr, setxattr};
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        let folder = folder();
        let path = folder.path().join("a.sgf");
        fs::write(&path, "(;)").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        // The owner and one other user may write, the group may not: entries of tag, rights and user.
        let entries = [(1, 6, u32::MAX), (2, 6, 65534), (4, 0, u32::MAX), (0x10, 6, u32::MAX), (0x20, 0, u32::MAX)];
        let mut list = 2_u32.to_le_bytes().to_vec();
        for (tag, rights, user) in entries {
            list.extend([u16::to_le_bytes(tag), u16::to_le_bytes(rights)].concat());
            list.extend(u32::to_le_bytes(user));
        }
        let attributes = [("user.note", &b"mine"[..]), ("system.posix_acl_access", &list)];
        let set = attributes.map(|(name, value)| setxattr(&path, name, value, XattrFlags::empty()).is_ok());
        let before = fs::metadata(&path).unwrap();
        write(&path, b"(;C[new])", Guard::Anything).unwrap();
        let after = fs::metadata(&path).unwrap();
        assert_ne!(before.ino(), after.ino(), "replaced, not written in place");
        assert_eq!(before.mode(), after.mode());
        for ((name, value), _) in attributes.iter().zip(set).filter(|(_, set)| *set) {
            let mut now = vec![0; 1000];
            let length = getxattr(&path, *name, &mut now[..]).unwrap();
            assert_eq!(&now[..length], *value, "{name}");
        }
    }

    #[test]
    fn the_longest_names_can_be_saved() {
        let folder = folder();
        for length in [247, 248, 255] {
            let path = folder.path().join("n".repeat(length - 4) + ".sgf");
            write(&path, b"(;)", Guard::Nothing).unwrap();
            write(&path, b"(;C[again])", Guard::Anything).unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"(;C[again])");
        }
        assert_eq!(names(folder.path()).len(), 3);
    }

    #[test]
    fn free_names_are_counted_on() {
        let folder = folder();
        for name in ["a.sgf", "a 2.sgf", "b 9.sgf", "c"] {
            fs::write(folder.path().join(name), "(;)").unwrap();
        }
        for (name, free) in [("a.sgf", "a 3.sgf"), ("a 2.sgf", "a 3.sgf"), ("b 9.sgf", "b 10.sgf"), ("c", "c 2")] {
            assert_eq!(free_name(&folder.path().join(name)), folder.path().join(free));
        }
    }

    #[test]
    fn a_name_that_must_be_free_is_never_taken() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        fs::write(&path, "(;C[mine])").unwrap();
        assert!(matches!(write(&path, b"(;)", Guard::Nothing), Err(WriteError::Exists(_))));
        assert_eq!(fs::read(&path).unwrap(), b"(;C[mine])");
        // Many at once: one of them has it, the others are told.
        let path = folder.path().join("b.sgf");
        let all: Vec<_> = std::thread::scope(|scope| {
            let tries: Vec<_> = (0..8)
                .map(|n| {
                    let path = &path;
                    scope.spawn(move || write(path, format!("(;C[{n}])").as_bytes(), Guard::Nothing).is_ok())
                })
                .collect();
            tries.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert_eq!(all.iter().filter(|done| **done).count(), 1, "{all:?}");
        assert_eq!(names(folder.path()), ["a.sgf", "b.sgf"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_to_and_not_replaced() {
        use std::os::unix::fs::FileTypeExt;
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe.sgf");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        for path in [Path::new("/dev/null"), &pipe] {
            assert!(is_stream(path));
            for guard in [Guard::Anything, Guard::Nothing, Guard::Only(&Stamp::of(b""))] {
                // A program that saves must not be told that it is saved, nor wait.
                assert!(matches!(write(path, b"(;)", guard), Err(WriteError::Special(_))), "{}", path.display());
            }
        }
        write_stream(Path::new("/dev/null"), b"(;)").unwrap();
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    }
}
