//! Records on disk: their content stamps, reading, and read and write errors. Deals with bytes, not formats. [`super::save`] writes.

use crate::language;
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

errors! {
    /// Why a file could not be read. Its `Display` is one line that names the file and the cause.
    #[derive(Debug)]
    ReadError {
        /// The file does not exist.
        Missing(path: PathBuf) => message!("file-missing", "{path}: no such file", path = path.display()),
        /// It is a folder.
        Folder(path: PathBuf) => message!("file-is-folder", "{path}: is a folder, not a file", path = path.display()),
        /// It may not be read.
        Denied(path: PathBuf) =>
            message!("file-denied", "{path}: cannot be read (permission denied)", path = path.display()),
        /// It has no bytes.
        Empty(path: PathBuf) => message!("file-empty", "{path}: is empty", path = path.display()),
        /// It is larger than [`MAX_LEN`].
        TooLarge(path: PathBuf) => message!("file-too-large", "{path}: is larger than 4 GiB", path = path.display()),
        /// It is a pipe, a device or a socket.
        Special(path: PathBuf) =>
            message!("file-special", "{path}: is a pipe or a device, not a file", path = path.display()),
        /// A long, nearly empty sparse file.
        Hollow(path: PathBuf) => message!(
            "file-hollow",
            "{path}: is very large and almost empty; this cannot be a game record",
            path = path.display()
        ),
        /// Cancelled by the progress callback.
        Stopped(path: PathBuf) =>
            message!("file-not-read", "{path}: stopped before it was read completely", path = path.display()),
        /// The system said something else.
        Other(path: PathBuf, error: io::Error) => message!(
            "file-cannot-be-read",
            "{path}: cannot be read ({cause})",
            path = path.display(), cause = cause(error)
        ),
    }
}

errors! {
    /// Why a file could not be written. Nothing was changed on the disk, save with the last two. Its `Display` is one line that
    /// names the file and the cause.
    #[derive(Debug)]
    WriteError {
        /// Another program changed the file since it was stamped.
        Changed(path: PathBuf) => message!(
            "file-changed",
            "{path}: changed by another program in the meantime; nothing written",
            path = path.display()
        ),
        /// Another program removed the file since it was stamped.
        Gone(path: PathBuf) => message!(
            "file-gone",
            "{path}: deleted by another program in the meantime; nothing written",
            path = path.display()
        ),
        /// There is a file of this name, and none was expected.
        Exists(path: PathBuf) => message!(
            "file-exists",
            "{path}: a file with this name already exists; nothing written",
            path = path.display()
        ),
        /// There is a folder of this name.
        Folder(path: PathBuf) =>
            message!("file-folder-written", "{path}: is a folder; nothing written", path = path.display()),
        /// There is a pipe or a device of this name.
        Special(path: PathBuf) => ReadError::Special(path.clone()).message(),
        /// The folder it should be in does not exist.
        NoFolder(path: PathBuf) => message!(
            "file-no-folder",
            "{path}: the folder {folder} does not exist; nothing written",
            path = path.display(), folder = folder_of(path).display()
        ),
        /// The file is write-protected.
        Protected(path: PathBuf) =>
            message!("file-protected", "{path}: is write-protected; nothing written", path = path.display()),
        /// The folder may not be written to.
        Denied(path: PathBuf) => message!(
            "file-folder-denied",
            "{path}: cannot write to the folder {folder} (permission denied); nothing written",
            path = path.display(), folder = folder_of(path).display()
        ),
        /// No room is left on the disk.
        Full(path: PathBuf) =>
            message!("file-disk-full", "{path}: the disk is full; nothing written", path = path.display()),
        /// Whoever watched has stopped it.
        Stopped(path: PathBuf) => message!("file-stopped", "{path}: stopped; nothing written", path = path.display()),
        /// The system said something else.
        Other(path: PathBuf, error: io::Error) => message!(
            "file-cannot-be-written",
            "{path}: cannot be written ({cause}); nothing written",
            path = path.display(), cause = cause(error)
        ),
        /// Written and readable, but the sync failed, so it may not survive a power cut.
        Unsure(path: PathBuf, _: Stamp, error: io::Error) => message!(
            "file-unsure",
            "{path}: written, but the disk does not confirm it ({cause})",
            path = path.display(), cause = cause(error)
        ),
        /// Partly written, and not restored: the second file has all of it, and is used at the next start.
        Half(path: PathBuf, whole: PathBuf, error: io::Error) => message!(
            "file-half",
            "{path}: only partly written ({cause}); the complete record is in {whole}",
            path = path.display(), cause = cause(error), whole = whole.display()
        ),
    }
}

impl WriteError {
    /// The system's error for this file, or its folder.
    pub(super) fn of(path: &Path, error: io::Error) -> WriteError {
        match error.kind() {
            // Folders that the system makes up take no files.
            io::ErrorKind::NotFound if super::folders::is_folder(super::disk::folder_of(path)) => {
                WriteError::Denied(path.into())
            }
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => WriteError::NoFolder(path.into()),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => WriteError::Denied(path.into()),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteError::Full(path.into()),
            io::ErrorKind::IsADirectory => WriteError::Folder(path.into()),
            _ => WriteError::Other(path.into(), error),
        }
    }
}

/// The system's word for what went wrong, without its number.
#[doc(hidden)]
pub fn cause(error: &io::Error) -> String {
    // Where the last part of a path may be no link, the system counts one as too many.
    #[cfg(unix)]
    if error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error()) {
        return say!("cause-link", "it is a link");
    }
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
    let cause = |error: io::Error| match error.kind() {
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
    kind(&disk::look(path).map_err(cause)?)?;
    let mut file = File::open(path).map_err(cause)?;
    let meta = file.look().map_err(cause)?;
    kind(&meta)?;
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    while file.read_on(STRIDE as u64, &mut bytes).map_err(cause)? > 0 {
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
    use crate::Guard;
    use crate::save::write;
    use crate::tests::{folder, names};
    use std::fs;

    #[test]
    fn a_written_file_reads_back() {
        let folder = folder();
        let path = folder.path().join("a.sgf");
        let written = write(&path, b"(;GM[1])", Guard::Anything).unwrap();
        let (bytes, stamp) = read(&path).unwrap();
        assert_eq!(bytes, b"(;GM[1])");
        assert_eq!(stamp, written);
        assert!(!changed(&path, &stamp));
        assert_eq!(names(folder.path()), ["a.sgf"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_in_the_way_is_called_one() {
        let folder = folder();
        let link = folder.path().join("a.sgf");
        std::os::unix::fs::symlink(&link, &link).unwrap();
        assert_eq!(cause(&fs::read(&link).unwrap_err()), "it is a link");
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
