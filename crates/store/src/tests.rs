//! A folder of its own for each test of the store, and what is in it.

use std::fs;
use std::path::Path;

pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// The names of the files in a folder, in their order.
pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
