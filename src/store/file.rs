//! Records on disk: read with a stamp, written whole or not at all. Knows bytes, no format.
//!
//! A write goes to a temporary file in the same folder, is synced, and takes the place of the old file in one
//! step, so that whoever looks sees the old bytes or the new ones. A symbolic link stays a link: what it points to
//! is replaced. Permissions stay. Another *hard* link to the file keeps the old bytes: that is the price of the one step.

use std::fmt;
use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The most bytes a record may have: offsets into a record are 32 bits wide.
pub const MAX_LEN: u64 = u32::MAX as u64;

/// What a file held when we last read or wrote it, to tell whether another program changed it since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// Length in bytes.
    pub len: u64,
    /// A hash of the content: tells apart, does not protect. The same in every build, so it may be stored.
    pub hash: u64,
    /// Time of the last change, where the file system keeps one.
    pub modified: Option<SystemTime>,
}

impl Stamp {
    /// The stamp of these bytes, on no disk yet.
    pub fn of(bytes: &[u8]) -> Self {
        Self { len: bytes.len() as u64, hash: hash(bytes), modified: None }
    }

    /// Whether both stand for the same content.
    pub fn same_content(&self, other: &Stamp) -> bool {
        self.len == other.len && self.hash == other.hash
    }
}

/// Why a file could not be read. Its `Display` is one line that names the file and the cause.
#[derive(Debug)]
pub enum ReadError {
    /// There is no such file.
    Missing(PathBuf),
    /// It is a folder.
    Folder(PathBuf),
    /// It may not be read.
    Denied(PathBuf),
    /// It has no bytes.
    Empty(PathBuf),
    /// It is larger than [`MAX_LEN`].
    TooLarge(PathBuf),
    /// Whoever watched has stopped it.
    Stopped(PathBuf),
    /// The system said something else.
    Other(PathBuf, io::Error),
}

/// Why a file could not be written. Nothing was changed on the disk. Its `Display` is one line that names the file and the cause.
#[derive(Debug)]
pub enum WriteError {
    /// Another program changed the file since it was stamped.
    Changed(PathBuf),
    /// Another program removed the file since it was stamped.
    Gone(PathBuf),
    /// There is a folder of this name.
    Folder(PathBuf),
    /// The folder it should be in does not exist.
    NoFolder(PathBuf),
    /// The file is write-protected.
    Protected(PathBuf),
    /// The folder may not be written to.
    Denied(PathBuf),
    /// No room is left on the disk.
    Full(PathBuf),
    /// Whoever watched has stopped it.
    Stopped(PathBuf),
    /// The system said something else.
    Other(PathBuf, io::Error),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(path) => write!(f, "{}: no such file", path.display()),
            Self::Folder(path) => write!(f, "{}: is a folder, not a file", path.display()),
            Self::Denied(path) => write!(f, "{}: may not be read (permission denied)", path.display()),
            Self::Empty(path) => write!(f, "{}: is empty", path.display()),
            Self::TooLarge(path) => write!(f, "{}: is larger than 4 GiB", path.display()),
            Self::Stopped(path) => write!(f, "{}: not read to its end", path.display()),
            Self::Other(path, error) => write!(f, "{}: cannot be read ({})", path.display(), cause(error)),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed(path) => {
                write!(f, "{}: another program changed it meanwhile; nothing written", path.display())
            }
            Self::Gone(path) => write!(f, "{}: another program removed it meanwhile; nothing written", path.display()),
            Self::Folder(path) => write!(f, "{}: is a folder; nothing written", path.display()),
            Self::NoFolder(path) => {
                write!(f, "{}: there is no folder {}; nothing written", path.display(), folder_of(path).display())
            }
            Self::Protected(path) => write!(f, "{}: is write-protected; nothing written", path.display()),
            Self::Denied(path) => {
                let folder = folder_of(path);
                write!(
                    f,
                    "{}: may not write in the folder {} (permission denied); nothing written",
                    path.display(),
                    folder.display()
                )
            }
            Self::Full(path) => write!(f, "{}: the disk is full; nothing written", path.display()),
            Self::Stopped(path) => write!(f, "{}: stopped; nothing written", path.display()),
            Self::Other(path, error) => {
                write!(f, "{}: cannot be written ({}); nothing written", path.display(), cause(error))
            }
        }
    }
}

impl std::error::Error for ReadError {}
impl std::error::Error for WriteError {}

/// The system's word for what went wrong, without its number.
fn cause(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

/// Reads a whole file. Pipes and devices are read to their end.
pub fn read(path: &Path) -> Result<(Vec<u8>, Stamp), ReadError> {
    read_watched(path, |_, _| true)
}

/// How much is read or written between two looks at who watches.
const STRIDE: usize = 4 << 20;

/// As [`read`]; `told` hears how many bytes of how many are read, and stops the reading by returning `false`.
pub fn read_watched(path: &Path, told_of: impl Fn(u64, u64) -> bool) -> Result<(Vec<u8>, Stamp), ReadError> {
    let told = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => ReadError::Missing(path.into()),
        io::ErrorKind::PermissionDenied => ReadError::Denied(path.into()),
        io::ErrorKind::IsADirectory => ReadError::Folder(path.into()),
        _ => ReadError::Other(path.into(), error),
    };
    // Asked by name first: where folders cannot be opened at all, opening one would only say "access denied".
    if fs::metadata(path).map_err(told)?.is_dir() {
        return Err(ReadError::Folder(path.into()));
    }
    let file = File::open(path).map_err(told)?;
    let meta = file.metadata().map_err(told)?;
    if meta.len() > MAX_LEN {
        return Err(ReadError::TooLarge(path.into()));
    }
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    let mut rest = (&file).take(MAX_LEN + 1);
    while rest.by_ref().take(STRIDE as u64).read_to_end(&mut bytes).map_err(told)? > 0 {
        if !told_of(bytes.len() as u64, meta.len()) {
            return Err(ReadError::Stopped(path.into()));
        }
    }
    if bytes.len() as u64 > MAX_LEN {
        return Err(ReadError::TooLarge(path.into()));
    }
    if bytes.is_empty() {
        return Err(ReadError::Empty(path.into()));
    }
    let stamp = Stamp { modified: meta.modified().ok(), ..Stamp::of(&bytes) };
    Ok((bytes, stamp))
}

/// Whether the file holds something else than when it was stamped, or is gone. Reads the content only where size or time differ.
pub fn changed(path: &Path, stamp: &Stamp) -> bool {
    let Ok(meta) = fs::metadata(path) else { return true };
    if meta.len() == stamp.len && meta.modified().ok() == stamp.modified {
        return false;
    }
    !matches!(content_stamp(path), Ok(now) if now.same_content(stamp))
}

/// Writes the whole file in one step, or nothing.
///
/// With `expected`, refuses when the file no longer holds what it held then. Returns the stamp of what now stands on the disk.
pub fn write(path: &Path, bytes: &[u8], expected: Option<&Stamp>) -> Result<Stamp, WriteError> {
    write_watched(path, bytes, expected, |_| true)
}

/// As [`write()`]; `told_of` hears how many bytes are written, and stops the writing by returning `false`, as long as the old file stands.
pub fn write_watched(
    path: &Path,
    bytes: &[u8],
    expected: Option<&Stamp>,
    told_of: impl Fn(u64) -> bool,
) -> Result<Stamp, WriteError> {
    let told = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => WriteError::NoFolder(path.into()),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => WriteError::Denied(path.into()),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteError::Full(path.into()),
        _ => WriteError::Other(path.into(), error),
    };
    let target = follow_links(path).map_err(told)?;
    let old = match fs::metadata(&target) {
        Ok(meta) => Some(meta),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(told(error)),
    };
    if let Some(old) = &old {
        if old.is_dir() {
            return Err(WriteError::Folder(path.into()));
        }
        if !old.is_file() {
            // A pipe or a device: there is nothing to replace, and replacing it would be a disaster.
            let mut file = File::options().write(true).open(&target).map_err(told)?;
            file.write_all(bytes).map_err(told)?;
            return Ok(Stamp::of(bytes));
        }
        if old.permissions().readonly() {
            return Err(WriteError::Protected(path.into()));
        }
    }

    let mut temporary = temporary_beside(&target, old.as_ref()).map_err(told)?;
    let mut written = 0;
    for part in bytes.chunks(STRIDE) {
        temporary.write_all(part).map_err(told)?;
        written += part.len() as u64;
        if !told_of(written) {
            return Err(WriteError::Stopped(path.into()));
        }
    }
    if let Some(old) = &old {
        keep_owner(temporary.path(), old);
        temporary.as_file().set_permissions(old.permissions()).map_err(told)?;
    }
    temporary.as_file().sync_all().map_err(told)?;
    // As late as can be: what another program writes between here and the next line is lost, nothing before it.
    if let Some(expected) = expected {
        match content_stamp(&target) {
            Ok(now) if now.same_content(expected) => {}
            Ok(_) => return Err(WriteError::Changed(path.into())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(WriteError::Gone(path.into())),
            Err(error) => return Err(told(error)),
        }
    }
    let file = temporary.persist(&target).map_err(|error| told(error.error))?;
    sync_folder(&target);
    let modified = file.metadata().and_then(|meta| meta.modified()).ok();
    Ok(Stamp { modified, ..Stamp::of(bytes) })
}

fn content_stamp(path: &Path) -> io::Result<Stamp> {
    fs::read(path).map(|bytes| Stamp::of(&bytes))
}

/// The folder a file is in; the current one for a bare name.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Where a chain of symbolic links ends, whether or not something is there.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    // As many as Linux follows.
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(next) => path = folder_of(&path).join(next),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

fn temporary_beside(target: &Path, old: Option<&Metadata>) -> io::Result<tempfile::NamedTempFile> {
    let mut name = std::ffi::OsString::from(".");
    name.push(target.file_name().ok_or_else(|| io::Error::other("it has no file name"))?);
    name.push(".");
    let mut builder = tempfile::Builder::new();
    builder.prefix(&name);
    #[cfg(unix)]
    if old.is_none() {
        // A new file is as open as the user's mask allows, like any other program's.
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = old;
    builder.tempfile_in(folder_of(target))
}

/// An administrator's editing must not take a file from its owner. Who may not give files away keeps what is possible.
#[cfg(unix)]
fn keep_owner(path: &Path, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, chown};
    let _ = chown(path, Some(old.uid()), Some(old.gid())).or_else(|_| chown(path, None, Some(old.gid())));
}

#[cfg(not(unix))]
fn keep_owner(_path: &Path, _old: &Metadata) {}

/// The new name itself must survive a power cut. Not every file system can, and the file is in place already.
fn sync_folder(target: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = File::open(folder_of(target)) {
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = target;
}

/// Eight bytes at a time: multiply and rotate, with the length mixed in.
fn hash(bytes: &[u8]) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |state: u64, word: u64| (state ^ word).wrapping_mul(ODD).rotate_left(29);
    let words = bytes.chunks_exact(8);
    let rest = words.remainder();
    let mut state = mix(ODD, bytes.len() as u64);
    for word in words {
        state = mix(state, word.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
    }
    for byte in rest {
        state = mix(state, u64::from(*byte));
    }
    mix(state, state >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        let written = write(&path, b"(;GM[1])", None).unwrap();
        let (bytes, stamp) = read(&path).unwrap();
        assert_eq!(bytes, b"(;GM[1])");
        assert_eq!(stamp, written);
        assert!(!changed(&path, &stamp));
        assert_eq!(names(folder.path()), ["a.sgf"]);
    }

    #[test]
    fn reading_names_the_file_and_the_cause() {
        let folder = folder();
        let missing = folder.path().join("no.sgf");
        assert_eq!(read(&missing).unwrap_err().to_string(), format!("{}: no such file", missing.display()));
        let inside_a_file = folder.path().join("empty.sgf");
        fs::write(&inside_a_file, "").unwrap();
        assert_eq!(read(&inside_a_file).unwrap_err().to_string(), format!("{}: is empty", inside_a_file.display()));
        assert!(matches!(read(&inside_a_file.join("a")), Err(ReadError::Missing(_))));
        let error = read(folder.path()).unwrap_err().to_string();
        assert_eq!(error, format!("{}: is a folder, not a file", folder.path().display()));
    }

    #[test]
    fn refuses_what_another_program_changed() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        let stamp = write(&path, b"(;C[one])", None).unwrap();
        // Same length, and on a coarse clock the same time.
        fs::write(&path, b"(;C[two])").unwrap();
        let error = write(&path, b"(;C[mine])", Some(&stamp)).unwrap_err();
        assert!(matches!(error, WriteError::Changed(_)), "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"(;C[two])");
        fs::remove_file(&path).unwrap();
        assert!(matches!(write(&path, b"(;C[mine])", Some(&stamp)), Err(WriteError::Gone(_))));
        assert!(names(folder.path()).is_empty(), "nothing is left behind");
    }

    #[test]
    fn a_touch_is_no_change() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        let stamp = write(&path, b"(;)", None).unwrap();
        File::options().write(true).open(&path).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        assert!(!changed(&path, &stamp));
        assert!(write(&path, b"(;C[a])", Some(&stamp)).is_ok());
        assert!(changed(&path, &stamp));
    }

    #[test]
    fn a_missing_folder_is_named() {
        let folder = folder();
        let path = folder.path().join("sub/a.sgf");
        let error = write(&path, b"(;)", None).unwrap_err().to_string();
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
        write(&link, b"(;C[new])", None).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&real).unwrap(), b"(;C[new])");
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
        // A link to nothing yet makes what it points to.
        let dangling = folder.path().join("dangling.sgf");
        symlink("new.sgf", &dangling).unwrap();
        write(&dangling, b"(;)", None).unwrap();
        assert!(fs::symlink_metadata(&dangling).unwrap().is_symlink());
        assert_eq!(fs::read(folder.path().join("new.sgf")).unwrap(), b"(;)");
        // A ring of links is an error, not an endless walk.
        symlink("ring.sgf", folder.path().join("ring.sgf")).unwrap();
        assert!(write(&folder.path().join("ring.sgf"), b"(;)", None).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_protected_file_is_left_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder();
        let path = folder.path().join("a.sgf");
        fs::write(&path, "(;)").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
        assert!(matches!(write(&path, b"(;C[x])", None), Err(WriteError::Protected(_))));
        assert_eq!(fs::read(&path).unwrap(), b"(;)");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_to_and_not_replaced() {
        use std::os::unix::fs::FileTypeExt;
        write(Path::new("/dev/null"), b"(;)", None).unwrap();
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    }
}
