//! Translations of operating-system error messages.

use super::{Message, Word};
use crate::message;
use std::io;

/// A translated message for an OS error, by its kind or else by its number. `None` if the error carries a custom text.
pub fn system_error(error: &io::Error) -> Option<Message> {
    if error.get_ref().is_some() {
        return None;
    }
    let usual = match error.kind() {
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
        io::ErrorKind::InvalidInput => Word("system-invalid-input", "invalid argument"),
        io::ErrorKind::InvalidData => Word("system-invalid-data", "it is not valid text"),
        io::ErrorKind::UnexpectedEof => Word("system-ends-early", "unexpected end of file"),
        io::ErrorKind::Interrupted => Word("system-interrupted", "interrupted"),
        io::ErrorKind::BrokenPipe => Word("system-broken-pipe", "broken pipe"),
        _ => return Some(by_number(error)),
    };
    Some(usual.into())
}

fn by_number(error: &io::Error) -> Message {
    match error.raw_os_error() {
        Some(number) => message!("system-error-number", "system error {number}", number),
        None => Word("system-error", "system error").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_the_system_says_has_words_here() {
        let said = |error: io::Error| system_error(&error).map(|said| said.english().to_owned());
        for number in 1..140 {
            let said = said(io::Error::from_raw_os_error(number)).unwrap_or_default();
            assert!(!said.is_empty() && !said.contains("os error"), "{number}: {said}");
        }
        assert_eq!(said(io::ErrorKind::UnexpectedEof.into()).as_deref(), Some("unexpected end of file"));
        assert_eq!(said(io::Error::other("of others")), None);
    }
}
