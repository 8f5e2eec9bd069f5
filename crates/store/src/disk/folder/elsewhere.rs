//! The fallback for systems without folder handles: every call appends the name to the path.

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

pub fn open(path: &Path) -> io::Result<Held> {
    opened(path, true)
}

fn opened(path: &Path, follow: bool) -> io::Result<Held> {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    let found = if follow { fs::metadata(path)? } else { fs::symlink_metadata(path)? };
    if found.is_dir() { Ok(Held) } else { Err(io::ErrorKind::NotADirectory.into()) }
}

pub fn open_at(_held: &Held, _way: &Path, path: &Path) -> io::Result<Held> {
    opened(path, false)
}

pub fn find(_from: Option<&Held>, _way: &Path, path: &Path) -> io::Result<Held> {
    opened(path, true)
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
    let (read, write) = (access != Access::Put, !matches!(access, Access::Read | Access::Append));
    careful(OpenOptions::new().read(read).write(write).append(access == Access::Append)).open(path)
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

pub fn make_sub(_held: &Held, _name: &OsStr, path: &Path, _is_private: bool) -> io::Result<()> {
    fs::create_dir(path)
}

pub fn make_private(_held: &Held) -> io::Result<()> {
    Ok(())
}

pub fn rename(_held: &Held, _from: &OsStr, _other: &Held, _to: &OsStr, paths: &(PathBuf, PathBuf)) -> io::Result<()> {
    fs::rename(&paths.0, &paths.1)
}

pub fn rename_to_free(_held: &Held, _from: &OsStr, _other: &Held, _to: &OsStr) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

pub fn remove(_held: &Held, _name: &OsStr, path: &Path, folder: bool) -> io::Result<()> {
    if folder { fs::remove_dir(path) } else { fs::remove_file(path) }
}
