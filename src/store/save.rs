//! Writing a file so that whoever looks, whatever happens meanwhile, finds the old bytes or the new ones.
//!
//! Usually the new bytes go to a temporary file in the same folder, which gets the rights of the old one, is synced, and takes
//! its place in one step; then the folder is synced. A symbolic link stays a link: what it points to is replaced.
//!
//! Where that would change more than the bytes (other names of the same file, an owner or an access list that cannot be
//! given on, a folder in which nothing can be made), the file is written in place, and a `Spare` holds both states until it
//! is done. Killed in between, the next start [settles](super::rescue::settle) it.
//!
//! Somebody else may be able to rename what lies in the folder. So the folder and the file are opened once, and looked at, read and
//! written as what was opened: where a name stands for another file by then, nothing is written.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::disk::{self, About, Access, File, Folder, Kind, Readers};
use super::file::{MAX_LEN, STRIDE, Stamp, WriteError};
use super::rescue::Kept;
use super::spare::Spare;
use super::target::{Target, is_alike};
use super::temporary::Temporary;

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

/// On what terms a file is written.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// What may be replaced.
    pub guard: Guard<'a>,
    /// Who may read it, at most.
    pub readers: Readers,
    /// The program's own folder for what is needed to finish a file that is written in place; without, none is.
    pub rescue: Option<&'a Path>,
}

impl<'a> Terms<'a> {
    /// As other programs write: whoever the user's mask allows may read it.
    pub fn of(guard: Guard<'a>) -> Terms<'a> {
        Terms { guard, readers: Readers::Usual, rescue: None }
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
    write_watched(path, bytes, Terms::of(guard), |_| true)
}

/// As [`write()`], on other terms. `told_of` hears how many bytes are written, and stops the writing by returning `false`, as long as
/// the old file stands.
///
/// # Errors
/// As [`write()`], and [`WriteError::Stopped`].
pub fn write_watched(
    path: &Path,
    bytes: &[u8],
    terms: Terms,
    told_of: impl Fn(u64) -> bool,
) -> Result<Stamp, WriteError> {
    let target = Target::find(path).map_err(|error| told(path, error))?;
    let old = Old::open(path, &target, terms.guard)?;
    let job = Job { path, target: &target, bytes, terms };
    let Some(mut old) = old else {
        return match job.replace(None, &told_of)? {
            Replaced::Done(stamp) => Ok(stamp),
            Replaced::InPlaceOnly(error) => Err(told(path, error)),
        };
    };
    job.check(Some(&mut old))?;
    // What was read is what all its names are written as. What nobody has read is replaced under the one name that was given.
    if old.about.names == 1 || matches!(terms.guard, Guard::Anything) {
        match job.replace(Some(&mut old), &told_of)? {
            Replaced::Done(stamp) => return Ok(stamp),
            Replaced::InPlaceOnly(error) if old.about.names > 1 => return Err(told(path, error)),
            Replaced::InPlaceOnly(_) => {}
        }
    }
    job.overwrite(old)
}

/// Puts the bytes through a pipe or a device: its reader is waited for some seconds. What the program was given as open is used as it
/// is (`/dev/fd/63`); of what has a name in a folder only the user's own pipes, and devices that keep nothing.
///
/// # Errors
/// Where the system does not let it be written to, or it is somebody else's.
pub fn write_stream(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let told = |error| told(path, error);
    if is_handed_over(path) {
        let put = |mut stream: File| stream.write(bytes);
        return File::open_stream(path).and_then(put).map_err(told);
    }
    let target = Target::find(path).map_err(told)?;
    let mut tries = 0..STREAM_TRIES;
    let mut stream = loop {
        match target.folder.file(&target.name, Access::Put) {
            Err(error) if is_without_reader(&error) && tries.next().is_some() => std::thread::sleep(STREAM_PAUSE),
            Err(error) if is_without_reader(&error) => {
                return Err(told(io::Error::other(say!("pipe-without-reader", "nobody reads from this pipe"))));
            }
            opened => break opened.map_err(told)?,
        }
    };
    let about = stream.about().map_err(told)?;
    let may = match about.kind {
        Kind::Pipe => about.is_own(),
        Kind::Device => true,
        _ => false,
    };
    if !may {
        return Err(WriteError::Special(path.into()));
    }
    stream.wait_for_others().and_then(|()| stream.write(bytes)).map_err(told)
}

/// How often, and how long between, a pipe is asked whether somebody reads from it.
const STREAM_TRIES: u32 = 30;
const STREAM_PAUSE: Duration = Duration::from_millis(100);

/// Whether a path is a name of something that the program was given as open.
pub fn is_handed_over(path: &Path) -> bool {
    let known = ["/dev/stdout", "/dev/stderr", "/dev/stdin"].iter().any(|name| path == Path::new(name));
    known || ["/dev/fd", "/proc/self/fd"].iter().any(|folder| path.starts_with(folder))
}

fn is_without_reader(error: &io::Error) -> bool {
    #[cfg(unix)]
    return error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error());
    #[cfg(not(unix))]
    {
        let _ = error;
        false
    }
}

/// The file that is there, held open from the first look to the last byte.
struct Old {
    file: File,
    about: About,
}

impl Old {
    /// `None` where nothing has the name.
    fn open(path: &Path, target: &Target, guard: Guard) -> Result<Option<Old>, WriteError> {
        let other = |why: String| Err(told(path, io::Error::other(why)));
        let shown = target.path();
        let Some(found) = target.there else {
            return match guard {
                Guard::Only(_) => Err(WriteError::Gone(path.into())),
                _ if target.linked => other(say!(
                    "link-to-nothing",
                    "it is a link to {target}, which is not there",
                    target = shown.display()
                )),
                _ => Ok(None),
            };
        };
        match found.kind {
            Kind::Folder => return Err(WriteError::Folder(path.into())),
            // There is nothing to replace, replacing it would be a disaster, and what goes in is kept by nobody.
            kind if kind != Kind::File => return Err(WriteError::Special(path.into())),
            _ => {}
        }
        match guard {
            Guard::Nothing => return Err(WriteError::Exists(path.into())),
            // A link may lead anywhere, and what is there was not read.
            Guard::Anything if target.linked && !is_alike(path, &shown) => {
                return other(say!(
                    "link-to-another-kind",
                    "it is a link to {target}, another kind of file; name that file itself to replace it",
                    target = shown.display()
                ));
            }
            _ => {}
        }
        if found.protected {
            return Err(WriteError::Protected(path.into()));
        }
        // Who may write in a folder may put another file in the place of one that is not his to change.
        let file = target.folder.file(&target.name, Access::Change).map_err(|error| match error.kind() {
            io::ErrorKind::PermissionDenied => WriteError::Protected(path.into()),
            io::ErrorKind::NotFound => WriteError::Gone(path.into()),
            _ => told(path, error),
        })?;
        let about = file.about().map_err(|error| told(path, error))?;
        match about.kind == Kind::File && about.id == found.id {
            true => Ok(Some(Old { file, about })),
            false => Err(WriteError::Changed(path.into())),
        }
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        self.file.read_whole(MAX_LEN)
    }
}

/// A file to be written.
struct Job<'a> {
    /// As it was named.
    path: &'a Path,
    target: &'a Target,
    bytes: &'a [u8],
    terms: Terms<'a>,
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

    fn folder(&self) -> &Folder {
        &self.target.folder
    }

    /// Whether what is there may be replaced: it is what was opened, and holds what is expected.
    fn check(&self, old: Option<&mut Old>) -> Result<(), WriteError> {
        let there = match self.folder().look(&self.target.name) {
            Ok(about) => Some(about),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(self.told(error)),
        };
        let (old, there) = match (old, there) {
            (None, None) => return Ok(()),
            (None, Some(_)) => return Err(WriteError::Exists(self.path.into())),
            (Some(_), None) => return Err(WriteError::Gone(self.path.into())),
            (Some(old), Some(there)) => (old, there),
        };
        if there.id != old.about.id || there.kind != Kind::File {
            return Err(WriteError::Changed(self.path.into()));
        }
        match self.terms.guard {
            Guard::Only(expected) => match old.read() {
                Ok(now) if Stamp::of(&now).same_content(expected) => Ok(()),
                Ok(_) => Err(WriteError::Changed(self.path.into())),
                Err(error) => Err(self.told(error)),
            },
            _ => Ok(()),
        }
    }

    fn replace(&self, mut old: Option<&mut Old>, told_of: &impl Fn(u64) -> bool) -> Result<Replaced, WriteError> {
        // What a full or broken disk does not take here, it does not take elsewhere.
        let is_old = old.is_some();
        let in_place = |error: io::Error| match error.kind() {
            io::ErrorKind::PermissionDenied
            | io::ErrorKind::ReadOnlyFilesystem
            | io::ErrorKind::ResourceBusy
            | io::ErrorKind::CrossesDevices
                if is_old =>
            {
                Ok(Replaced::InPlaceOnly(error))
            }
            _ => Err(self.told(error)),
        };
        let readers = if is_old { Readers::Owner } else { self.terms.readers };
        let mut temporary = match Temporary::create(&self.target.folder, readers, self.terms.rescue) {
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
        if let Some(old) = &mut old {
            match temporary.file.take_rights_of(&old.file) {
                Ok(true) => {}
                // The other names keep what they have; this one becomes the user's.
                Ok(false) if old.about.names > 1 => {}
                Ok(false) => return Ok(Replaced::InPlaceOnly(io::ErrorKind::PermissionDenied.into())),
                Err(error) => return in_place(error),
            }
            self.keep_private(&temporary.file)?;
        }
        temporary.file.sync().map_err(|error| self.told(error))?;
        // As late as can be: what another program writes between here and the next line is lost, nothing before it.
        self.check(old)?;
        let done = match is_old {
            false => temporary.take_free(&self.target.name),
            true => temporary.take_place(&self.target.name),
        };
        match done {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(WriteError::Exists(self.path.into()));
            }
            Err(error) => return in_place(error),
        }
        let modified = temporary.file.look().and_then(|about| about.modified()).ok();
        self.confirmed(modified).map(Replaced::Done)
    }

    /// Nobody reads a copy who may not read what it is a copy of.
    fn keep_private(&self, file: &File) -> Result<(), WriteError> {
        if self.terms.readers == Readers::Usual || file.limit(self.terms.readers).map_err(|error| self.told(error))? {
            return Ok(());
        }
        Err(self.told(others_could_read()))
    }

    /// The name in its folder must survive a power cut as well.
    fn confirmed(&self, modified: Option<std::time::SystemTime>) -> Result<Stamp, WriteError> {
        let stamp = Stamp { modified, ..Stamp::of(self.bytes) };
        match self.folder().sync() {
            Ok(()) => Ok(stamp),
            Err(error) => Err(WriteError::Unsure(self.path.into(), stamp, error)),
        }
    }

    /// Writes into the file that is there.
    fn overwrite(&self, mut old: Old) -> Result<Stamp, WriteError> {
        let told = |error| self.told(error);
        let before = old.read().map_err(told)?;
        if matches!(self.terms.guard, Guard::Only(expected) if !Stamp::of(&before).same_content(expected)) {
            return Err(WriteError::Changed(self.path.into()));
        }
        let Some(rescue) = self.terms.rescue else {
            let why =
                say!("nowhere-for-a-spare", "it can only be written in place, and there is no folder for its spare");
            return Err(told(io::Error::other(why)));
        };
        self.keep_private(&old.file)?;
        if !old.about.is_own() && self.terms.readers.mode() & 0o004 == 0 {
            return Err(self.told(others_could_read()));
        }
        let path = self.target.path();
        let target = std::path::absolute(&path).unwrap_or(path);
        let spare = Spare { target, id: Some(old.about.id), old: before, new: self.bytes.to_vec() };
        let kept = Kept::spare(rescue, &spare).map_err(told)?;
        if let Err(error) = overwrite(&mut old.file, &spare.new) {
            return match overwrite(&mut old.file, &spare.old) {
                Ok(()) => Err(told(error)),
                Err(_) => Err(WriteError::Half(self.path.into(), kept.leave(), error)),
            };
        }
        // It is written; but under this name something else may stand by now.
        if self.folder().look(&self.target.name).is_ok_and(|there| there.id != old.about.id) {
            return Err(WriteError::Changed(self.path.into()));
        }
        let modified = old.file.look().and_then(|about| about.modified()).ok();
        Ok(Stamp { modified, ..Stamp::of(self.bytes) })
    }
}

fn others_could_read() -> io::Error {
    io::Error::other(say!("others-could-read", "others may read this file, and not what is to be written to it"))
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

fn told(path: &Path, error: io::Error) -> WriteError {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => WriteError::NoFolder(path.into()),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => WriteError::Denied(path.into()),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteError::Full(path.into()),
        io::ErrorKind::IsADirectory => WriteError::Folder(path.into()),
        _ => WriteError::Other(path.into(), error),
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
        // A link to nothing would let whoever made it choose where a file appears.
        let dangling = folder.path().join("dangling.sgf");
        symlink("new.sgf", &dangling).unwrap();
        for guard in [Guard::Anything, Guard::Nothing] {
            assert!(write(&dangling, b"(;)", guard).unwrap_err().to_string().contains("link to"));
        }
        assert!(!folder.path().join("new.sgf").exists());
        // What was not read is not replaced through a link that is called otherwise; what was read is.
        let precious = folder.path().join("start-up");
        fs::write(&precious, "(;)").unwrap();
        let link = folder.path().join("other.sgf");
        symlink("start-up", &link).unwrap();
        assert!(write(&link, b"(;C[x])", Guard::Anything).unwrap_err().to_string().contains("another kind"));
        assert_eq!(fs::read(&precious).unwrap(), b"(;)");
        write(&link, b"(;C[x])", Guard::Only(&Stamp::of(b"(;)"))).unwrap();
        assert_eq!(fs::read(&precious).unwrap(), b"(;C[x])");
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
            for guard in [Guard::Anything, Guard::Nothing, Guard::Only(&Stamp::of(b""))] {
                // A program that saves must not be told that it is saved, nor wait.
                assert!(matches!(write(path, b"(;)", guard), Err(WriteError::Special(_))), "{}", path.display());
            }
        }
        write_stream(Path::new("/dev/null"), b"(;)").unwrap();
        let begun = std::time::Instant::now();
        assert!(write_stream(&pipe, b"(;)").unwrap_err().to_string().contains("nobody reads"));
        assert!(begun.elapsed() < Duration::from_secs(30));
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    }

    #[cfg(unix)]
    #[test]
    fn other_names_of_what_nobody_read_keep_it() {
        use std::os::unix::fs::MetadataExt;
        let folder = folder();
        let (path, precious) = (folder.path().join("a.sgf"), folder.path().join("precious"));
        fs::write(&precious, "(;)").unwrap();
        fs::hard_link(&precious, &path).unwrap();
        write(&path, b"(;C[new])", Guard::Anything).unwrap();
        assert_eq!((fs::read(&path).unwrap(), fs::read(&precious).unwrap()), (b"(;C[new])".to_vec(), b"(;)".to_vec()));
        // What was read is one file still, under both names.
        fs::remove_file(&path).unwrap();
        fs::hard_link(&precious, &path).unwrap();
        let (stamp, rescue) = (Stamp::of(b"(;)"), folder.path().join("rescue"));
        let terms = Terms::of(Guard::Only(&stamp));
        assert!(write_watched(&path, b"(;C[new])", terms, |_| true).is_err(), "not without a folder for its spare");
        write_watched(&path, b"(;C[new])", Terms { rescue: Some(&rescue), ..terms }, |_| true).unwrap();
        assert_eq!(fs::read(&precious).unwrap(), b"(;C[new])");
        assert_eq!(fs::metadata(&path).unwrap().ino(), fs::metadata(&precious).unwrap().ino());
        assert!(names(&rescue).is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn a_copy_is_read_by_no_more_people_than_its_source() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder();
        let (source, copy) = (folder.path().join("source.sgf"), folder.path().join("copy.sgf"));
        fs::write(&source, "(;)").unwrap();
        for (mode, old, copied) in [
            (0o600, None, 0o600),
            (0o600, Some(0o644), 0o600),
            (0o640, Some(0o644), 0o640),
            (0o644, Some(0o600), 0o600),
            (0o600, Some(0o755), 0o700),
            (0o644, None, 0o644),
        ] {
            fs::set_permissions(&source, fs::Permissions::from_mode(mode)).unwrap();
            let _ = fs::remove_file(&copy);
            if let Some(old) = old {
                fs::write(&copy, "(;C[old])").unwrap();
                fs::set_permissions(&copy, fs::Permissions::from_mode(old)).unwrap();
            }
            let terms = Terms { readers: Readers::of(&source), ..Terms::of(Guard::Anything) };
            write_watched(&copy, b"(;C[new])", terms, |_| true).unwrap();
            let now = fs::metadata(&copy).unwrap().permissions().mode() & 0o777;
            assert_eq!(now & !copied, 0, "{mode:o} over {old:?}: {now:o}");
            assert_eq!(now & 0o600, 0o600);
        }
        assert_eq!(Readers::of(&folder.path().join("none")), Readers::Owner);
        assert_eq!(Readers::Usual.and(Readers::AtMost(0o640)).mode(), 0o640);
        assert_eq!(Readers::AtMost(0o644).and(Readers::AtMost(0o660)).mode(), 0o640);
    }

    /// Whoever may rename in the folder puts another file in the record's place, at any time.
    #[cfg(all(unix, debug_assertions))]
    #[test]
    fn a_name_that_stands_for_another_file_by_now_is_not_written_to() {
        use std::os::unix::fs::symlink;
        for (in_place, by_link) in [(false, false), (false, true), (true, false), (true, true)] {
            let folder = folder();
            let (path, precious) = (folder.path().join("a.sgf"), folder.path().join("precious"));
            fs::write(&precious, "(;)").unwrap();
            fs::write(&path, "(;)").unwrap();
            if in_place {
                fs::hard_link(&path, folder.path().join("b.sgf")).unwrap();
            }
            let (stamp, rescue) = (Stamp::of(b"(;)"), folder.path().join("rescue"));
            let terms = Terms { rescue: Some(&rescue), ..Terms::of(Guard::Only(&stamp)) };
            let target = Target::find(&path).unwrap();
            let old = Old::open(&path, &target, terms.guard).unwrap().unwrap();
            fs::rename(&path, folder.path().join("moved.sgf")).unwrap();
            match by_link {
                true => symlink(&precious, &path).unwrap(),
                false => fs::hard_link(&precious, &path).unwrap(),
            }
            let job = Job { path: &path, target: &target, bytes: b"(;C[new])", terms };
            let mut old = old;
            let result = match in_place {
                true => job.overwrite(old).map(|_| ()),
                false => job.replace(Some(&mut old), &|_| true).map(|_| ()),
            };
            assert!(matches!(result, Err(WriteError::Changed(_))), "{result:?}");
            assert_eq!(fs::read(&precious).unwrap(), b"(;)");
            let mut left = names(folder.path());
            left.retain(|name| name.starts_with(".variorum"));
            assert!(left.is_empty() && (!rescue.exists() || names(&rescue).is_empty()));
        }
    }
}
