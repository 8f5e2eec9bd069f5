//! Records for the tests that go over many of them: our own, which are always here, and other people's where there are some.
//!
//! Our own stand in the folders beside this file: odd texts and encodings, analyses as engines write them (some of them
//! hostile), problems, and games. Other people's are not ours to give away: `VARIORUM_CORPUS` names a folder of them.

#![allow(dead_code, reason = "no test needs all of it")]

use std::path::{Path, PathBuf};

/// What records are called.
pub const SUFFIXES: [&str; 6] = [".sgf", ".blksgf", ".hsgf", ".hgf", ".tsgf", ".mgt"];

/// The folder of our own records.
pub fn own() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The folder of other people's records, where there is one.
pub fn others() -> Option<PathBuf> {
    let folder = std::env::var_os("VARIORUM_CORPUS")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus"), PathBuf::from);
    folder.is_dir().then_some(folder)
}

/// Both folders, or our own.
pub fn folders() -> Vec<PathBuf> {
    std::iter::once(own()).chain(others()).collect()
}

/// The files below a folder whose names end in one of these ways, sorted.
pub fn files_below(folder: &Path, ends: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = path.to_string_lossy().to_ascii_lowercase();
            if path.is_dir() {
                folders.push(path);
            } else if ends.iter().any(|end| name.ends_with(end)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The records below a folder, sorted.
pub fn records(folder: &Path) -> Vec<PathBuf> {
    files_below(folder, &SUFFIXES)
}
