//! The user's own themes and game descriptions: the texts of the `.ron` files in one folder, not yet parsed.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::budget;
use super::disk::{self, Folder};
use super::file::{cause, without_mark};

/// Identifies a state of such a folder: the files to be read, with modification times and lengths.
pub type FilesState = Vec<(PathBuf, Option<SystemTime>, u64)>;

/// The state of a folder, without reading its files; empty if it does not exist.
pub fn state(folder: &Path) -> FilesState {
    let about = |name: OsString| {
        let path = folder.join(name);
        let about = disk::look(&path).ok();
        let changed = about.as_ref().and_then(|about| about.modified().ok());
        (path, changed, about.map_or(0, |about| about.len()))
    };
    names(folder).map_or_else(|_| FilesState::new(), |(names, _)| names.into_iter().map(about).collect())
}

/// The names of the files that are read, sorted, and whether some are left out.
fn names(folder: &Path) -> io::Result<(Vec<OsString>, bool)> {
    let (mut names, more) = Folder::open(folder)?.names(budget::ENTRIES)?;
    names.retain(|name| Path::new(name).extension().is_some_and(|suffix| suffix == "ron"));
    names.sort();
    let left_out = more || names.len() > budget::DESCRIPTIONS;
    names.truncate(budget::DESCRIPTIONS);
    Ok((names, left_out))
}

/// The files of a folder, sorted by name: the name without suffix, and the text or the error. If there are more than are read, an entry `*`
/// reports it. Empty if there is no such folder.
pub fn read(folder: &Path) -> Vec<(String, Result<String, String>)> {
    let Ok((names, left_out)) = names(folder) else { return Vec::new() };
    let text = |name: &Path| {
        let bytes = budget::read(&folder.join(name), budget::DESCRIPTION).map_err(|error| cause(&error))?;
        String::from_utf8(without_mark(bytes)).map_err(|error| error.to_string())
    };
    let mut read: Vec<_> = names
        .iter()
        .map(|name| {
            (Path::new(name).file_stem().unwrap_or_default().to_string_lossy().into_owned(), text(name.as_ref()))
        })
        .collect();
    if left_out {
        let why = say!("too-many-files", "there are too many; only {count} are read", count = read.len());
        read.push(("*".to_owned(), Err(why)));
    }
    read
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_themes_are_read_and_in_order() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(&folder.path().join("none")).is_empty());
        for (name, bytes) in
            [("b.ron", "(b)".as_bytes()), ("a.ron", b"\xef\xbb\xbf(a)"), ("c.txt", b""), ("d.ron", &[0xFF, 0xFE])]
        {
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        fs::write(folder.path().join("e.ron"), vec![b' '; 300_000]).unwrap();
        fs::create_dir(folder.path().join("f.ron")).unwrap();
        let found = read(folder.path());
        assert_eq!(found.iter().map(|f| f.0.as_str()).collect::<Vec<_>>(), ["a", "b", "d", "e", "f"]);
        assert_eq!(found[0].1.as_deref().unwrap(), "(a)");
        assert!(found[2].1.is_err());
        assert_eq!(found[3].1, Err("is larger than 256 KiB".to_owned()));
        assert_eq!(found[4].1, Err("not a regular file".to_owned()));
    }

    #[test]
    fn too_many_files_are_reported_once_and_the_first_are_read() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..budget::DESCRIPTIONS + 50 {
            fs::write(folder.path().join(format!("{number:04}.ron")), "()").unwrap();
        }
        let found = read(folder.path());
        assert_eq!(found.len(), budget::DESCRIPTIONS + 1);
        assert!(found[..budget::DESCRIPTIONS].iter().all(|(_, text)| text.is_ok()));
        let (name, why) = found.last().unwrap();
        assert_eq!((name.as_str(), why), ("*", &Err("there are too many; only 100 are read".to_owned())));
    }

    #[test]
    fn a_folder_is_not_looked_through_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..budget::ENTRIES + 1 {
            fs::write(folder.path().join(number.to_string()), "").unwrap();
        }
        assert_eq!(read(folder.path()).len(), 1, "that there are too many");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn themes_are_read_through_links_and_only_from_files() {
        let folder = tempfile::tempdir().unwrap();
        let themes = folder.path().join("themes");
        fs::create_dir(folder.path().join("dotfiles")).unwrap();
        fs::write(folder.path().join("dotfiles/own.txt"), "(own)").unwrap();
        std::os::unix::fs::symlink("dotfiles", &themes).unwrap();
        let link = |to: &str, name: &str| std::os::unix::fs::symlink(to, themes.join(name)).unwrap();
        link("own.txt", "own.ron");
        link("/dev/zero", "zero.ron");
        link("nothing", "nothing.ron");
        rustix::fs::mknodat(rustix::fs::CWD, themes.join("pipe.ron"), rustix::fs::FileType::Fifo, 0o600.into(), 0)
            .unwrap();
        let found: Vec<(String, bool)> = read(&themes).into_iter().map(|(name, text)| (name, text.is_ok())).collect();
        let expected = [("nothing", false), ("own", true), ("pipe", false), ("zero", false)];
        assert_eq!(found, expected.map(|(name, good)| (name.to_owned(), good)));
    }
}
