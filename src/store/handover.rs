//! What a second start says to the first: the length of the rest in eight bytes, the lowest first, and the files' absolute paths,
//! each ended by a zero byte.

use std::{
    io::{self, Read},
    path::{Path, PathBuf},
};

/// More than any command line holds.
const MOST: u64 = 16 << 20;

/// The message that hands over these files. Paths are made absolute: the other start is at home elsewhere.
///
/// # Errors
/// Where the folder that a path starts from is not known, or a path is empty.
pub fn write(files: &[PathBuf]) -> io::Result<Vec<u8>> {
    let mut paths = Vec::new();
    for file in files {
        paths.extend_from_slice(&bytes_of(&std::path::absolute(file)?));
        paths.push(0);
    }
    Ok([&(paths.len() as u64).to_le_bytes()[..], &paths].concat())
}

/// The files of a message: perhaps none. What follows the message is left unread.
///
/// # Errors
/// Where the message is longer than any command line, or ends too early. No more room is taken than there are bytes.
pub fn read(from: &mut impl Read) -> io::Result<Vec<PathBuf>> {
    let mut length = [0; 8];
    from.read_exact(&mut length)?;
    let length = u64::from_le_bytes(length);
    if length > MOST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut paths = Vec::new();
    from.take(length).read_to_end(&mut paths)?;
    if paths.len() as u64 != length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(paths.split(|byte| *byte == 0).filter(|path| !path.is_empty()).map(path_of).collect())
}

#[cfg(unix)]
fn bytes_of(path: &Path) -> Vec<u8> {
    std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()).to_vec()
}

#[cfg(unix)]
pub(super) fn path_of(bytes: &[u8]) -> PathBuf {
    PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes))
}

#[cfg(not(unix))]
fn bytes_of(path: &Path) -> Vec<u8> {
    path.to_string_lossy().into_owned().into_bytes()
}

#[cfg(not(unix))]
pub(super) fn path_of(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_arrive_as_they_were_handed_over() {
        let files = [std::path::absolute("a b.sgf").unwrap(), std::path::absolute("ü.sgf").unwrap()];
        for files in [&files[..], &files[..1], &[]] {
            let message = [&write(files).unwrap()[..], b"more"].concat();
            let mut rest = &message[..];
            assert_eq!(read(&mut rest).unwrap(), files);
            assert_eq!(rest, b"more");
        }
        assert_eq!(read(&mut &write(&["a.sgf".into()]).unwrap()[..]).unwrap(), [std::path::absolute("a.sgf").unwrap()]);
    }

    #[test]
    fn a_message_that_lies_about_its_length_is_refused() {
        for (length, rest) in [(u64::MAX, &b"a"[..]), (MOST + 1, b"a"), (5, b"a\0"), (1, b"")] {
            assert!(read(&mut &[&length.to_le_bytes()[..], rest].concat()[..]).is_err(), "{length}");
        }
        assert!(read(&mut &b"short"[..]).is_err());
    }
}
