//! Translations of operating-system error messages.

use super::{Message, StaticText};
use crate::message;
use std::io;

/// A translated message for an OS error, by its kind or else by its number. `None` if the error carries a custom text.
pub fn system_error(error: &io::Error) -> Option<Message> {
    if error.get_ref().is_some() {
        return None;
    }
    let usual = match error.kind() {
        io::ErrorKind::NotFound => StaticText("system-not-found", "no such file or directory"),
        io::ErrorKind::PermissionDenied => StaticText("system-permission-denied", "permission denied"),
        io::ErrorKind::AlreadyExists => StaticText("system-already-exists", "file exists"),
        io::ErrorKind::NotADirectory => StaticText("system-not-a-folder", "not a directory"),
        io::ErrorKind::IsADirectory => StaticText("system-is-a-folder", "is a directory"),
        io::ErrorKind::ReadOnlyFilesystem => StaticText("system-read-only", "read-only file system"),
        io::ErrorKind::StorageFull => StaticText("system-full", "no space left on device"),
        io::ErrorKind::QuotaExceeded => StaticText("system-quota", "disk quota exceeded"),
        io::ErrorKind::FileTooLarge => StaticText("system-file-too-large", "file too large"),
        io::ErrorKind::ResourceBusy => StaticText("system-busy", "device or resource busy"),
        io::ErrorKind::InvalidFilename => StaticText("system-name-too-long", "file name too long"),
        io::ErrorKind::OutOfMemory => StaticText("system-no-memory", "cannot allocate memory"),
        io::ErrorKind::TimedOut => StaticText("system-timed-out", "connection timed out"),
        io::ErrorKind::InvalidInput => StaticText("system-invalid-input", "invalid argument"),
        io::ErrorKind::InvalidData => StaticText("system-invalid-data", "it is not valid text"),
        io::ErrorKind::UnexpectedEof => StaticText("system-ends-early", "unexpected end of file"),
        io::ErrorKind::Interrupted => StaticText("system-interrupted", "interrupted"),
        io::ErrorKind::BrokenPipe => StaticText("system-broken-pipe", "broken pipe"),
        _ => return Some(by_number(error)),
    };
    Some(usual.into())
}

fn by_number(error: &io::Error) -> Message {
    match error.raw_os_error() {
        Some(number) => message!("system-error-number", "system error {number}", number),
        None => StaticText("system-error", "system error").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_error_has_a_text() {
        let english = |error: io::Error| system_error(&error).map(|english| english.english().to_owned());
        for number in 1..140 {
            let text = english(io::Error::from_raw_os_error(number)).unwrap_or_default();
            assert!(!text.is_empty() && !text.contains("os error"), "{number}: {text}");
        }
        assert_eq!(english(io::ErrorKind::UnexpectedEof.into()).as_deref(), Some("unexpected end of file"));
        assert_eq!(english(io::Error::other("of others")), None);
    }
}
