//! What the system says went wrong, for languages other than its own English.

use super::Word;
use std::io;

/// What the system says in English goes by its kind in other languages, where it is a usual one.
pub fn system_error(error: &io::Error) -> Option<Word> {
    error.raw_os_error()?;
    Some(match error.kind() {
        io::ErrorKind::NotFound => Word("system-not-found", "no such file or directory"),
        io::ErrorKind::PermissionDenied => Word("system-permission-denied", "permission denied"),
        io::ErrorKind::AlreadyExists => Word("system-already-exists", "file exists"),
        io::ErrorKind::NotADirectory => Word("system-not-a-folder", "not a directory"),
        io::ErrorKind::IsADirectory => Word("system-is-a-folder", "is a directory"),
        io::ErrorKind::ReadOnlyFilesystem => Word("system-read-only", "read-only file system"),
        io::ErrorKind::StorageFull => Word("system-full", "no space left on device"),
        io::ErrorKind::QuotaExceeded => Word("system-quota", "disk quota exceeded"),
        io::ErrorKind::FileTooLarge => Word("system-file-too-large", "file too large"),
        io::ErrorKind::ResourceBusy => Word("system-busy", "device or resource busy"),
        io::ErrorKind::InvalidFilename => Word("system-name-too-long", "file name too long"),
        io::ErrorKind::OutOfMemory => Word("system-no-memory", "cannot allocate memory"),
        io::ErrorKind::TimedOut => Word("system-timed-out", "connection timed out"),
        _ => return None,
    })
}
