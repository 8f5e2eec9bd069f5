//! Folders that are held open: a name in one is asked of the folder that was opened, whatever its path stands for by then.
//!
//! Where the system has no such calls (Windows), names are joined to the path: a program that may rename the folder can lead a call
//! elsewhere there. Files are opened so that a link in the place of a name is never followed.

use std::ffi::{OsStr, OsString};
use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};

use super::{Call, File, Readers, gate};

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A symbolic link.
    Link,
    /// A socket.
    Socket,
    /// A pipe.
    Pipe,
    /// A device that takes bytes as they come.
    Device,
    /// Anything else: a disk, for one.
    Other,
}

/// Which file it is, whatever its name: the disk, and the number of the file there. All are the same where the system does not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Id {
    /// The disk.
    pub device: u64,
    /// The file on it.
    pub number: u64,
}

/// What is known of a file without reading it.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// What it is.
    pub kind: Kind,
    /// Which it is.
    pub id: Id,
    /// The number of the user who owns it; 0 where the system has none.
    pub owner: u32,
    /// How many names it has.
    pub names: u64,
    /// Who may do what, as on Unix: `0o600`.
    pub mode: u32,
    /// How many bytes it has.
    pub len: u64,
    /// Whether nobody may write to it.
    pub protected: bool,
}

impl About {
    /// What the system says of an open file.
    pub fn of(about: &Metadata) -> About {
        sys::about(about)
    }

    /// Whether it belongs to the user who runs the program.
    pub fn is_own(&self) -> bool {
        self.owner == sys::user()
    }
}

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// To be read.
    Read,
    /// To be read, and written over.
    Change,
    /// To have bytes put through it: a pipe or a device.
    Put,
}

/// A folder that is held open.
#[derive(Debug)]
pub struct Folder {
    held: sys::Held,
    path: PathBuf,
}

impl Folder {
    /// The folder that a person named: links on the way are followed.
    pub fn open(path: &Path) -> io::Result<Folder> {
        gate(Call::Open, path)?;
        Ok(Folder { held: sys::open(path, true)?, path: path.into() })
    }

    /// The folder itself: where its name stands for a link, that is an error.
    pub fn open_itself(path: &Path) -> io::Result<Folder> {
        gate(Call::Open, path)?;
        Ok(Folder { held: sys::open(path, false)?, path: path.into() })
    }

    /// The folder that a link in this one leads to, or that is reached from here.
    pub fn reach(&self, way: &Path) -> io::Result<Folder> {
        let path = self.path.join(way);
        gate(Call::Open, &path)?;
        Ok(Folder { held: sys::open_at(&self.held, way, &path, true)?, path })
    }

    /// A folder in this one.
    pub fn sub(&self, name: &OsStr) -> io::Result<Folder> {
        let path = self.path.join(name);
        gate(Call::Open, &path)?;
        Ok(Folder { held: sys::open_at(&self.held, name.as_ref(), &path, false)?, path })
    }

    /// The path it was opened by.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is known of the folder.
    pub fn about(&self) -> io::Result<About> {
        gate(Call::Look, &self.path)?;
        sys::about_held(&self.held, &self.path)
    }

    /// What a name in it stands for: of a link, the link.
    pub fn look(&self, name: &OsStr) -> io::Result<About> {
        let path = self.path.join(name);
        gate(Call::Look, &path)?;
        sys::look(&self.held, name, &path)
    }

    /// Where a link in it points.
    pub fn link(&self, name: &OsStr) -> io::Result<PathBuf> {
        let path = self.path.join(name);
        gate(Call::Look, &path)?;
        sys::link(&self.held, name, &path)
    }

    /// Opens what has this name; a link is not followed, a pipe not waited for.
    pub fn file(&self, name: &OsStr, access: Access) -> io::Result<File> {
        let path = self.path.join(name);
        gate(Call::Open, &path)?;
        let file = sys::file(&self.held, name, &path, access)?;
        Ok(File { file, path })
    }

    /// A new file; `AlreadyExists` where the name is taken, by a link as well.
    pub fn create(&self, name: &OsStr, readers: Readers) -> io::Result<File> {
        let path = self.path.join(name);
        gate(Call::Create, &path)?;
        let file = sys::create(&self.held, name, &path, readers.mode())?;
        Ok(File { file, path })
    }

    /// A new file without a name, which is gone when it is closed; `None` where the system or the disk has none.
    pub fn create_nameless(&self, readers: Readers) -> io::Result<Option<File>> {
        gate(Call::Create, &self.path)?;
        #[cfg(debug_assertions)]
        if super::faults::only_named() {
            return Ok(None);
        }
        let file = sys::create_nameless(&self.held, readers.mode())?;
        Ok(file.map(|file| File { file, path: self.path.clone() }))
    }

    /// Gives a file without a name one that nothing has; `AlreadyExists` if something does.
    pub fn give_name(&self, file: &File, name: &OsStr) -> io::Result<()> {
        gate(Call::Link, &self.path.join(name))?;
        sys::give_name(&self.held, &file.file, name)
    }

    /// The first `most` names in it, in no order, and whether there are more.
    pub fn names(&self, most: usize) -> io::Result<(Vec<OsString>, bool)> {
        gate(Call::List, &self.path)?;
        let mut names = Vec::new();
        let mut more = false;
        sys::each_name(&self.held, &self.path, |name| {
            more = names.len() == most;
            if !more {
                names.push(name);
            }
            !more
        })?;
        Ok((names, more))
    }

    /// Makes sure that what became of its names survives a power cut. Some systems and file systems cannot, which is no error.
    pub fn sync(&self) -> io::Result<()> {
        gate(Call::SyncFolder, &self.path)?;
        let cannot = |error: &io::Error| {
            let kinds = [io::ErrorKind::InvalidInput, io::ErrorKind::Unsupported, io::ErrorKind::PermissionDenied];
            kinds.contains(&error.kind())
        };
        sys::sync(&self.held).or_else(|error| if cannot(&error) { Ok(()) } else { Err(error) })
    }

    // What follows is for `ours` alone: whoever removes or renames has shown before that it may.

    /// Makes a folder in it that is the user's own.
    pub(super) fn make_sub(&self, name: &OsStr) -> io::Result<()> {
        let path = self.path.join(name);
        gate(Call::Folder, &path)?;
        sys::make_sub(&self.held, name, &path)
    }

    /// Lets nobody but the user into it.
    pub(super) fn make_private(&self) -> io::Result<()> {
        gate(Call::Rights, &self.path)?;
        sys::make_private(&self.held)
    }

    /// A file to be locked, made where it is missing.
    pub(super) fn lock_file(&self, name: &OsStr) -> io::Result<File> {
        let path = self.path.join(name);
        gate(Call::Create, &path)?;
        let file = sys::lock_file(&self.held, name, &path)?;
        Ok(File { file, path })
    }

    /// Renames, in the place of what had the new name.
    pub(super) fn rename(&self, from: &OsStr, folder: &Folder, to: &OsStr) -> io::Result<()> {
        let paths = (self.path.join(from), folder.path.join(to));
        gate(Call::Rename, &paths.1)?;
        sys::rename(&self.held, from, &folder.held, to, &paths)
    }

    /// Gives a file a name that nothing has; `AlreadyExists` if something does.
    pub(super) fn rename_to_free(&self, from: &OsStr, folder: &Folder, to: &OsStr) -> io::Result<()> {
        let paths = (self.path.join(from), folder.path.join(to));
        gate(Call::Link, &paths.1)?;
        match sys::rename_to_free(&self.held, from, &folder.held, to) {
            // Not every file system knows the way that looks and renames in one step.
            Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
                match folder.look(to) {
                    Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => self.rename(from, folder, to),
                    Err(error) => Err(error),
                }
            }
            done => done,
        }
    }

    /// Removes a name.
    pub(super) fn remove(&self, name: &OsStr) -> io::Result<()> {
        let path = self.path.join(name);
        gate(Call::Remove, &path)?;
        sys::remove(&self.held, name, &path, false)
    }

    /// Removes an empty folder.
    pub(super) fn remove_sub(&self, name: &OsStr) -> io::Result<()> {
        let path = self.path.join(name);
        gate(Call::Remove, &path)?;
        sys::remove(&self.held, name, &path, true)
    }
}

#[cfg(unix)]
mod sys {
    use super::*;
    use rustix::fs::{AtFlags, CWD, FileType, Mode, OFlags, Stat};
    use std::ffi::CStr;
    use std::fs;
    use std::os::fd::{AsFd, AsRawFd, OwnedFd};
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::os::unix::fs::MetadataExt;

    pub type Held = OwnedFd;

    /// To look names up in it, for which it need not be readable.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    const HOLD: OFlags = OFlags::PATH;
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    const HOLD: OFlags = OFlags::RDONLY;

    pub fn user() -> u32 {
        rustix::process::geteuid().as_raw()
    }

    pub fn about(about: &Metadata) -> About {
        About {
            kind: kind(FileType::from_raw_mode(about.mode() as _)),
            id: Id { device: about.dev(), number: about.ino() },
            owner: about.uid(),
            names: about.nlink(),
            mode: about.mode() & 0o7777,
            len: about.len(),
            protected: about.mode() & 0o222 == 0,
        }
    }

    // The widths of these numbers differ between systems.
    #[allow(clippy::unnecessary_cast, clippy::cast_lossless)]
    fn about_stat(stat: &Stat) -> About {
        About {
            kind: kind(FileType::from_raw_mode(stat.st_mode)),
            id: Id { device: stat.st_dev as u64, number: stat.st_ino as u64 },
            owner: stat.st_uid as u32,
            names: stat.st_nlink as u64,
            mode: stat.st_mode as u32 & 0o7777,
            len: stat.st_size as u64,
            protected: stat.st_mode as u32 & 0o222 == 0,
        }
    }

    fn kind(kind: FileType) -> Kind {
        match kind {
            FileType::RegularFile => Kind::File,
            FileType::Directory => Kind::Folder,
            FileType::Symlink => Kind::Link,
            FileType::Socket => Kind::Socket,
            FileType::Fifo => Kind::Pipe,
            FileType::CharacterDevice => Kind::Device,
            _ => Kind::Other,
        }
    }

    pub fn open(path: &Path, follow: bool) -> io::Result<Held> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        open_from(CWD, path, follow)
    }

    pub fn open_at(held: &Held, way: &Path, _path: &Path, follow: bool) -> io::Result<Held> {
        open_from(held.as_fd(), way, follow)
    }

    fn open_from(from: impl AsFd, way: &Path, follow: bool) -> io::Result<Held> {
        let how = if follow { OFlags::empty() } else { OFlags::NOFOLLOW };
        Ok(rustix::fs::openat(from, way, HOLD | OFlags::DIRECTORY | OFlags::CLOEXEC | how, Mode::empty())?)
    }

    /// The folder as one that can be read.
    fn readable(held: &Held) -> io::Result<OwnedFd> {
        Ok(rustix::fs::openat(held, ".", OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())?)
    }

    pub fn about_held(held: &Held, _path: &Path) -> io::Result<About> {
        Ok(about_stat(&rustix::fs::fstat(held)?))
    }

    pub fn look(held: &Held, name: &OsStr, _path: &Path) -> io::Result<About> {
        Ok(about_stat(&rustix::fs::statat(held, name, AtFlags::SYMLINK_NOFOLLOW)?))
    }

    pub fn link(held: &Held, name: &OsStr, _path: &Path) -> io::Result<PathBuf> {
        let target = rustix::fs::readlinkat(held, name, Vec::new())?;
        Ok(PathBuf::from(OsString::from_vec(target.into_bytes())))
    }

    /// A pipe without anybody at its other end is not waited for, and a terminal does not become the program's.
    const CAREFUL: OFlags = OFlags::NOFOLLOW.union(OFlags::NONBLOCK).union(OFlags::NOCTTY).union(OFlags::CLOEXEC);

    pub fn file(held: &Held, name: &OsStr, _path: &Path, access: Access) -> io::Result<fs::File> {
        let access = match access {
            Access::Read => OFlags::RDONLY,
            Access::Change => OFlags::RDWR,
            Access::Put => OFlags::WRONLY,
        };
        Ok(rustix::fs::openat(held, name, access | CAREFUL, Mode::empty())?.into())
    }

    pub fn create(held: &Held, name: &OsStr, _path: &Path, mode: u32) -> io::Result<fs::File> {
        let how = OFlags::RDWR | OFlags::CREATE | OFlags::EXCL | CAREFUL;
        Ok(rustix::fs::openat(held, name, how, Mode::from_raw_mode(mode as _))?.into())
    }

    pub fn lock_file(held: &Held, name: &OsStr, _path: &Path) -> io::Result<fs::File> {
        let how = OFlags::RDWR | OFlags::CREATE | CAREFUL;
        Ok(rustix::fs::openat(held, name, how, Mode::from_raw_mode(0o600))?.into())
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    pub fn create_nameless(held: &Held, mode: u32) -> io::Result<Option<fs::File>> {
        use rustix::io::Errno;
        let how = OFlags::RDWR | OFlags::TMPFILE | OFlags::CLOEXEC;
        match rustix::fs::openat(held, ".", how, Mode::from_raw_mode(mode)) {
            // It gets its name by way of this folder of the system's.
            Ok(file) => Ok(rustix::fs::stat(way_to(&file)).is_ok().then(|| file.into())),
            Err(Errno::NOTSUP | Errno::ISDIR | Errno::INVAL | Errno::NOENT | Errno::NOSYS) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn way_to(file: &impl AsRawFd) -> String {
        format!("/proc/self/fd/{}", file.as_raw_fd())
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    pub fn give_name(held: &Held, file: &fs::File, name: &OsStr) -> io::Result<()> {
        Ok(rustix::fs::linkat(CWD, way_to(file), held, name, AtFlags::SYMLINK_FOLLOW)?)
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    pub fn create_nameless(_held: &Held, _mode: u32) -> io::Result<Option<fs::File>> {
        Ok(None)
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    pub fn give_name(_held: &Held, _file: &fs::File, _name: &OsStr) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub fn each_name(held: &Held, _path: &Path, mut told: impl FnMut(OsString) -> bool) -> io::Result<()> {
        for entry in rustix::fs::Dir::new(readable(held)?)? {
            let entry = entry?;
            let name: &CStr = entry.file_name();
            let name = name.to_bytes();
            if name != b"." && name != b".." && !told(OsStr::from_bytes(name).to_owned()) {
                break;
            }
        }
        Ok(())
    }

    pub fn sync(held: &Held) -> io::Result<()> {
        Ok(rustix::fs::fsync(readable(held)?)?)
    }

    pub fn make_sub(held: &Held, name: &OsStr, _path: &Path) -> io::Result<()> {
        Ok(rustix::fs::mkdirat(held, name, Mode::from_raw_mode(0o700))?)
    }

    pub fn make_private(held: &Held) -> io::Result<()> {
        Ok(rustix::fs::fchmod(readable(held)?, Mode::from_raw_mode(0o700))?)
    }

    type Paths = (PathBuf, PathBuf);

    pub fn rename(held: &Held, from: &OsStr, other: &Held, to: &OsStr, _paths: &Paths) -> io::Result<()> {
        Ok(rustix::fs::renameat(held, from, other, to)?)
    }

    #[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
    pub fn rename_to_free(held: &Held, from: &OsStr, other: &Held, to: &OsStr) -> io::Result<()> {
        Ok(rustix::fs::renameat_with(held, from, other, to, rustix::fs::RenameFlags::NOREPLACE)?)
    }

    #[cfg(not(any(target_os = "linux", target_os = "android", target_os = "macos")))]
    pub fn rename_to_free(_held: &Held, _from: &OsStr, _other: &Held, _to: &OsStr) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub fn remove(held: &Held, name: &OsStr, _path: &Path, folder: bool) -> io::Result<()> {
        let how = if folder { AtFlags::REMOVEDIR } else { AtFlags::empty() };
        Ok(rustix::fs::unlinkat(held, name, how)?)
    }
}

#[cfg(not(unix))]
mod sys {
    use super::*;
    use std::fs::{self, OpenOptions};

    /// Nothing is held: every call joins the name to the path.
    #[derive(Debug)]
    pub struct Held;

    pub fn user() -> u32 {
        0
    }

    pub fn about(about: &Metadata) -> About {
        let kind = match about {
            about if about.is_symlink() => Kind::Link,
            about if about.is_dir() => Kind::Folder,
            about if about.is_file() => Kind::File,
            _ => Kind::Other,
        };
        let protected = about.permissions().readonly();
        About { kind, id: Id::default(), owner: 0, names: 1, mode: 0o600, len: about.len(), protected }
    }

    pub fn open(path: &Path, follow: bool) -> io::Result<Held> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        let found = if follow { fs::metadata(path)? } else { fs::symlink_metadata(path)? };
        if found.is_dir() { Ok(Held) } else { Err(io::ErrorKind::NotADirectory.into()) }
    }

    pub fn open_at(_held: &Held, _way: &Path, path: &Path, follow: bool) -> io::Result<Held> {
        open(path, follow)
    }

    pub fn about_held(_held: &Held, path: &Path) -> io::Result<About> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        fs::metadata(path).map(|found| about(&found))
    }

    pub fn look(_held: &Held, _name: &OsStr, path: &Path) -> io::Result<About> {
        fs::symlink_metadata(path).map(|found| about(&found))
    }

    pub fn link(_held: &Held, _name: &OsStr, path: &Path) -> io::Result<PathBuf> {
        fs::read_link(path)
    }

    /// Opens a link itself and not what it leads to.
    fn careful(options: &mut OpenOptions) -> &mut OpenOptions {
        #[cfg(windows)]
        {
            /// `FILE_FLAG_OPEN_REPARSE_POINT`.
            const ITSELF: u32 = 0x0020_0000;
            std::os::windows::fs::OpenOptionsExt::custom_flags(options, ITSELF);
        }
        options
    }

    pub fn file(_held: &Held, _name: &OsStr, path: &Path, access: Access) -> io::Result<fs::File> {
        let (read, write) = (access != Access::Put, access != Access::Read);
        careful(OpenOptions::new().read(read).write(write)).open(path)
    }

    pub fn create(_held: &Held, _name: &OsStr, path: &Path, _mode: u32) -> io::Result<fs::File> {
        OpenOptions::new().read(true).write(true).create_new(true).open(path)
    }

    pub fn lock_file(_held: &Held, _name: &OsStr, path: &Path) -> io::Result<fs::File> {
        careful(OpenOptions::new().read(true).write(true).create(true).truncate(false)).open(path)
    }

    pub fn create_nameless(_held: &Held, _mode: u32) -> io::Result<Option<fs::File>> {
        Ok(None)
    }

    pub fn give_name(_held: &Held, _file: &fs::File, _name: &OsStr) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub fn each_name(_held: &Held, path: &Path, mut told: impl FnMut(OsString) -> bool) -> io::Result<()> {
        for entry in fs::read_dir(if path.as_os_str().is_empty() { Path::new(".") } else { path })? {
            if !told(entry?.file_name()) {
                break;
            }
        }
        Ok(())
    }

    pub fn sync(_held: &Held) -> io::Result<()> {
        Ok(())
    }

    pub fn make_sub(_held: &Held, _name: &OsStr, path: &Path) -> io::Result<()> {
        fs::create_dir(path)
    }

    pub fn make_private(_held: &Held) -> io::Result<()> {
        Ok(())
    }

    pub fn rename(
        _held: &Held,
        _from: &OsStr,
        _other: &Held,
        _to: &OsStr,
        paths: &(PathBuf, PathBuf),
    ) -> io::Result<()> {
        fs::rename(&paths.0, &paths.1)
    }

    pub fn rename_to_free(_held: &Held, _from: &OsStr, _other: &Held, _to: &OsStr) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub fn remove(_held: &Held, _name: &OsStr, path: &Path, folder: bool) -> io::Result<()> {
        if folder { fs::remove_dir(path) } else { fs::remove_file(path) }
    }
}
