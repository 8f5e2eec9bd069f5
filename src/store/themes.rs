//! The user's own themes and descriptions of games: the texts of `.ron` files in one folder. What they mean is not known here.

use std::fmt;
use std::io;
use std::path::Path;

use super::disk;

/// Each is a page of text; a file beyond this is something else.
const LONGEST: u64 = 256 * 1024;

/// Why a text could not be had.
#[derive(Debug)]
#[non_exhaustive]
pub enum Unreadable {
    /// It is longer than any of them.
    TooLong,
    /// The system said something else.
    Other(io::Error),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => f.write_str(&say!("longer-than", "is longer than {most} KiB", most = LONGEST / 1024)),
            Self::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unreadable {}

/// The files of a folder, sorted by name: the name without suffix, and the text or why it could not be read.
/// Nothing where there is no such folder.
pub fn read(folder: &Path) -> Vec<(String, Result<String, Unreadable>)> {
    let Ok(mut paths) = disk::list(folder) else { return Vec::new() };
    paths.retain(|path| path.extension().is_some_and(|suffix| suffix == "ron"));
    paths.sort();
    let named = |path: &Path| {
        let text = match disk::read(path, LONGEST) {
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Err(Unreadable::TooLong),
            read => {
                read.and_then(|bytes| String::from_utf8(bytes).map_err(io::Error::other)).map_err(Unreadable::Other)
            }
        };
        (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), text)
    };
    paths.iter().map(|path| named(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_themes_are_read_and_in_order() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(&folder.path().join("none")).is_empty());
        for (name, bytes) in [("b.ron", "(b)".as_bytes()), ("a.ron", b"(a)"), ("c.txt", b""), ("d.ron", &[0xFF, 0xFE])]
        {
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        fs::write(folder.path().join("e.ron"), vec![b' '; 300_000]).unwrap();
        let found = read(folder.path());
        assert_eq!(found.iter().map(|f| f.0.as_str()).collect::<Vec<_>>(), ["a", "b", "d", "e"]);
        assert_eq!(found[0].1.as_deref().unwrap(), "(a)");
        assert!(found[2].1.is_err() && found[3].1.is_err());
    }
}
