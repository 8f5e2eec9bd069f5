//! Records on disk: their content stamps, reading, and read and write errors. Deals with bytes, not formats. [`super::save`] writes.

use crate::language;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::disk::{self, File, STRIDE, folder_of};

/// The most bytes a record may have: offsets into a record are 32 bits wide.
pub const MAX_LEN: u64 = u32::MAX as u64;

/// What a file contained when we last read or wrote it, to detect changes by other programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// Length in bytes.
    pub len: u64,
    /// A content hash: not cryptographic, but stable across builds, so it may be stored.
    pub hash: u64,
    /// Time of the last change, where the file system keeps one.
    pub modified: Option<SystemTime>,
}

impl Stamp {
    /// The stamp of bytes that are not on disk yet.
    pub fn of(bytes: &[u8]) -> Self {
        Self { len: bytes.len() as u64, hash: hash(bytes), modified: None }
    }

    /// Whether both have the same content.
    pub fn same_content(&self, other: &Stamp) -> bool {
        self.len == other.len && self.hash == other.hash
    }
}

/// Why a file could not be read. Its `Display` is one line that names the file and the cause.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// The file does not exist.
    Missing(PathBuf),
    /// It is a folder.
    Folder(PathBuf),
    /// It may not be read.
    Denied(PathBuf),
    /// It has no bytes.
    Empty(PathBuf),
    /// It is larger than [`MAX_LEN`].
    TooLarge(PathBuf),
    /// It is a pipe, a device or a socket.
    Special(PathBuf),
    /// A long, nearly empty sparse file.
    Hollow(PathBuf),
    /// Cancelled by the progress callback.
    Stopped(PathBuf),
    /// The system said something else.
    Other(PathBuf, io::Error),
}

/// Why a file could not be written. Nothing was changed on the disk, save with the last two. Its `Display` is one line that
/// names the file and the cause.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// Another program changed the file since it was stamped.
    Changed(PathBuf),
    /// Another program removed the file since it was stamped.
    Gone(PathBuf),
    /// There is a file of this name, and none was expected.
    Exists(PathBuf),
    /// There is a folder of this name.
    Folder(PathBuf),
    /// There is a pipe or a device of this name.
    Special(PathBuf),
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
    /// Written and readable, but the sync failed, so it may not survive a power cut.
    Unsure(PathBuf, Stamp, io::Error),
    /// Partly written, and not restored: the second file has all of it, and is used at the next start.
    Half(PathBuf, PathBuf, io::Error),
}

impl WriteError {
    /// The system's error for this file, or its folder.
    pub(super) fn of(path: &Path, error: io::Error) -> WriteError {
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => WriteError::NoFolder(path.into()),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => WriteError::Denied(path.into()),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteError::Full(path.into()),
            io::ErrorKind::IsADirectory => WriteError::Folder(path.into()),
            _ => WriteError::Other(path.into(), error),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(path) => f.write_str(&say!("file-missing", "{path}: no such file", path = path.display())),
            Self::Folder(path) => {
                f.write_str(&say!("file-is-folder", "{path}: is a folder, not a file", path = path.display()))
            }
            Self::Denied(path) => {
                f.write_str(&say!("file-denied", "{path}: cannot be read (permission denied)", path = path.display()))
            }
            Self::Empty(path) => f.write_str(&say!("file-empty", "{path}: is empty", path = path.display())),
            Self::TooLarge(path) => {
                f.write_str(&say!("file-too-large", "{path}: is larger than 4 GiB", path = path.display()))
            }
            Self::Special(path) => {
                f.write_str(&say!("file-special", "{path}: is a pipe or a device, not a file", path = path.display()))
            }
            Self::Hollow(path) => f.write_str(&say!(
                "file-hollow",
                "{path}: is very large and almost empty; this cannot be a game record",
                path = path.display()
            )),
            Self::Stopped(path) => f.write_str(&say!(
                "file-not-read",
                "{path}: stopped before it was read completely",
                path = path.display()
            )),
            Self::Other(path, error) => f.write_str(&say!(
                "file-cannot-be-read",
                "{path}: cannot be read ({cause})",
                path = path.display(),
                cause = cause(error)
            )),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed(path) => f.write_str(&say!(
                "file-changed",
                "{path}: changed by another program in the meantime; nothing written",
                path = path.display()
            )),
            Self::Gone(path) => f.write_str(&say!(
                "file-gone",
                "{path}: deleted by another program in the meantime; nothing written",
                path = path.display()
            )),
            Self::Exists(path) => f.write_str(&say!(
                "file-exists",
                "{path}: a file with this name already exists; nothing written",
                path = path.display()
            )),
            Self::Special(path) => ReadError::Special(path.clone()).fmt(f),
            Self::Folder(path) => {
                f.write_str(&say!("file-folder-written", "{path}: is a folder; nothing written", path = path.display()))
            }
            Self::NoFolder(path) => f.write_str(&say!(
                "file-no-folder",
                "{path}: the folder {folder} does not exist; nothing written",
                path = path.display(),
                folder = folder_of(path).display()
            )),
            Self::Protected(path) => f.write_str(&say!(
                "file-protected",
                "{path}: is write-protected; nothing written",
                path = path.display()
            )),
            Self::Denied(path) => {
                let folder = folder_of(path);
                f.write_str(&say!(
                    "file-folder-denied",
                    "{path}: cannot write to the folder {folder} (permission denied); nothing written",
                    path = path.display(),
                    folder = folder.display()
                ))
            }
            Self::Full(path) => {
                f.write_str(&say!("file-disk-full", "{path}: the disk is full; nothing written", path = path.display()))
            }
            Self::Stopped(path) => {
                f.write_str(&say!("file-stopped", "{path}: stopped; nothing written", path = path.display()))
            }
            Self::Other(path, error) => f.write_str(&say!(
                "file-cannot-be-written",
                "{path}: cannot be written ({cause}); nothing written",
                path = path.display(),
                cause = cause(error)
            )),
            Self::Unsure(path, _, error) => f.write_str(&say!(
                "file-unsure",
                "{path}: written, but the disk does not confirm it ({cause})",
                path = path.display(),
                cause = cause(error)
            )),
            Self::Half(path, whole, error) => {
                let (path, whole) = (path.display(), whole.display());
                f.write_str(&say!(
                    "file-half",
                    "{path}: only partly written ({cause}); the complete record is in {whole}",
                    path,
                    cause = cause(error),
                    whole
                ))
            }
        }
    }
}

impl std::error::Error for ReadError {}
impl std::error::Error for WriteError {}

/// The system's word for what went wrong, without its number.
pub(crate) fn cause(error: &io::Error) -> String {
    if let (Some(_), Some(word)) = (language::voice(), language::system_error(error)) {
        return word.into();
    }
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

/// A text without the mark that some editors put before it.
pub(super) fn without_mark(mut bytes: Vec<u8>) -> Vec<u8> {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    if bytes.starts_with(MARK) {
        bytes.drain(..MARK.len());
    }
    bytes
}

/// Reads a whole file. Pipes, devices and nearly empty sparse files are refused.
///
/// # Errors
/// Where there is no file with bytes that may be read, or it is larger than [`MAX_LEN`].
pub fn read(path: &Path) -> Result<(Vec<u8>, Stamp), ReadError> {
    read_watched(path, |_, _| true)
}

/// Whether a path names an inherited file descriptor.
pub fn is_handed_over(path: &Path) -> bool {
    let known = ["/dev/stdout", "/dev/stderr", "/dev/stdin"].iter().any(|name| path == Path::new(name));
    known || ["/dev/fd", "/proc/self/fd"].iter().any(|folder| path.starts_with(folder))
}

/// Reads an inherited pipe (`/dev/fd/63`) to its end. `None` for other paths.
pub fn read_handed_over(path: &Path) -> Option<Result<Vec<u8>, ReadError>> {
    if !is_handed_over(path) || disk::look(path).is_ok_and(|about| about.is_file()) {
        return None;
    }
    let mut bytes = Vec::new();
    let read = disk::File::open_stream_to_read(path).and_then(|mut pipe| pipe.read_on(MAX_LEN + 1, &mut bytes));
    Some(match read {
        Err(error) => Err(ReadError::Other(path.into(), error)),
        Ok(0) => Err(ReadError::Empty(path.into())),
        Ok(_) if bytes.len() as u64 > MAX_LEN => Err(ReadError::TooLarge(path.into())),
        Ok(_) => Ok(bytes),
    })
}

/// As [`read`]; `told_of` receives bytes read and total, and cancels the reading by returning `false`.
///
/// # Errors
/// As [`read`], and [`ReadError::Stopped`].
pub fn read_watched(path: &Path, told_of: impl Fn(u64, u64) -> bool) -> Result<(Vec<u8>, Stamp), ReadError> {
    let told = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => ReadError::Missing(path.into()),
        io::ErrorKind::PermissionDenied => ReadError::Denied(path.into()),
        io::ErrorKind::IsADirectory => ReadError::Folder(path.into()),
        _ => ReadError::Other(path.into(), error),
    };
    // Check the type first: opening a folder may only report "access denied".
    let kind = |about: &std::fs::Metadata| match about {
        about if about.is_dir() => Err(ReadError::Folder(path.into())),
        about if !about.is_file() => Err(ReadError::Special(path.into())),
        about if about.len() > MAX_LEN => Err(ReadError::TooLarge(path.into())),
        about if disk::is_hollow(about) => Err(ReadError::Hollow(path.into())),
        _ => Ok(()),
    };
    kind(&disk::look(path).map_err(told)?)?;
    let mut file = File::open(path).map_err(told)?;
    let meta = file.look().map_err(told)?;
    kind(&meta)?;
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    while file.read_on(STRIDE as u64, &mut bytes).map_err(told)? > 0 {
        if bytes.len() as u64 > MAX_LEN {
            return Err(ReadError::TooLarge(path.into()));
        }
        if !told_of(bytes.len() as u64, meta.len()) {
            return Err(ReadError::Stopped(path.into()));
        }
    }
    if bytes.is_empty() {
        return Err(ReadError::Empty(path.into()));
    }
    let stamp = Stamp { modified: meta.modified().ok(), ..Stamp::of(&bytes) };
    Ok((bytes, stamp))
}

/// Whether the file was changed since it was stamped, or is gone. Reads the content only if the length is the same and the time differs.
pub fn changed(path: &Path, stamp: &Stamp) -> bool {
    let Ok(meta) = disk::look(path) else { return true };
    if meta.len() != stamp.len || meta.modified().ok() == stamp.modified {
        return meta.len() != stamp.len;
    }
    !matches!(content_stamp(path), Ok(now) if now.same_content(stamp))
}

/// The stamp of what a file holds now.
///
/// # Errors
/// The system's, where the file cannot be read.
pub fn stamp(path: &Path) -> io::Result<Stamp> {
    let modified = disk::look(path)?.modified().ok();
    Ok(Stamp { modified, ..content_stamp(path)? })
}

/// The stamp of what a file holds now, without its time.
pub(super) fn content_stamp(path: &Path) -> io::Result<Stamp> {
    disk::read(path, MAX_LEN).map(|bytes| Stamp::of(&bytes))
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
    use crate::store::Guard;
    use crate::store::save::write;
    use crate::store::tests::{folder, names};
    use std::fs;

    #[test]
    fn what_is_written_is_read() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        let written = write(&path, b"(;GM[1])", Guard::Anything).unwrap();
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

    #[cfg(target_os = "linux")]
    #[test]
    fn only_files_are_read() {
        let folder = folder();
        let pipe = folder.path().join("pipe.sgf");
        rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
        for path in [&pipe, Path::new("/dev/zero"), Path::new("/dev/null")] {
            assert!(matches!(read(path), Err(ReadError::Special(_))), "{}", path.display());
        }
        let hollow = folder.path().join("hollow.sgf");
        fs::File::create(&hollow).unwrap().set_len(3 << 30).unwrap();
        assert!(matches!(read(&hollow), Err(ReadError::Hollow(_))));
    }

    #[test]
    fn a_touch_is_no_change() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        let stamp = write(&path, b"(;)", Guard::Anything).unwrap();
        fs::File::options().write(true).open(&path).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        assert!(!changed(&path, &stamp));
        assert!(write(&path, b"(;C[a])", Guard::Only(stamp)).is_ok());
        assert!(changed(&path, &stamp));
    }
}
