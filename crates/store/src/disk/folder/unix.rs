//! Folders as file descriptors, with calls relative to them (`openat` and the like).

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

pub fn open(path: &Path) -> io::Result<Held> {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    open_from(CWD, path, true)
}

pub fn open_at(held: &Held, way: &Path, _path: &Path) -> io::Result<Held> {
    open_from(held.as_fd(), way, false)
}

/// Name by name, each looked at before it is entered.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub fn find(from: Option<&Held>, way: &Path, path: &Path) -> io::Result<Held> {
    let names = |way: &Path| way.components().rev().map(|name| name.as_os_str().to_owned()).collect::<Vec<_>>();
    let mut held = from.map_or_else(|| open_from(CWD, Path::new("."), true), OwnedFd::try_clone)?;
    let (mut left, mut links) = (names(way), 0);
    while let Some(name) = left.pop() {
        let is_plain = !matches!(name.as_bytes(), b"/" | b"." | b"..");
        let about = is_plain.then(|| look(&held, &name, path)).transpose()?;
        let Some(link) = about.filter(|about| about.kind == Kind::Link) else {
            held = open_from(held.as_fd(), name.as_ref(), false)?;
            continue;
        };
        links += 1;
        if !link.is_trusted() {
            return Err(foreign_link(path.ancestors().find(|at| at.ends_with(&name)).unwrap_or(path)));
        }
        if links > LINKS {
            return Err(io::Error::other(say!("too-many-links", "too many symbolic links")));
        }
        left.extend(names(&self::link(&held, &name, path)?));
    }
    Ok(held)
}

/// Where a folder that may be entered, and not read, cannot be held, the system goes the whole way.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub fn find(from: Option<&Held>, way: &Path, path: &Path) -> io::Result<Held> {
    let way = if way.as_os_str().is_empty() { Path::new(".") } else { way };
    from.map_or_else(|| open(path), |from| open_from(from.as_fd(), way, true))
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
        Access::Append => OFlags::RDWR | OFlags::APPEND,
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
        // It gets its name through this system folder.
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

pub fn each_name(held: &Held, _path: &Path, mut visit: impl FnMut(OsString) -> bool) -> io::Result<()> {
    for entry in rustix::fs::Dir::new(readable(held)?)? {
        let entry = entry?;
        let name: &CStr = entry.file_name();
        let name = name.to_bytes();
        if name != b"." && name != b".." && !visit(OsStr::from_bytes(name).to_owned()) {
            break;
        }
    }
    Ok(())
}

pub fn sync(held: &Held) -> io::Result<()> {
    Ok(rustix::fs::fsync(readable(held)?)?)
}

pub fn make_sub(held: &Held, name: &OsStr, _path: &Path, is_private: bool) -> io::Result<()> {
    let mode = if is_private { 0o700 } else { 0o777 };
    Ok(rustix::fs::mkdirat(held, name, Mode::from_raw_mode(mode))?)
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
