//! The records of a folder, in natural order (`game 9` before `game 10`).

use std::path::{Path, PathBuf};

use crate::app::look::words;
use crate::edit::natural;
use crate::sgf;
use crate::store::budget;

/// The records of a folder: `game 9` before `game 10`. None where it cannot be read, and of a very large one those that are found first.
pub fn records(folder: &Path) -> Vec<PathBuf> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = folder.read_dir().into_iter().flatten().take(budget::ENTRIES).flatten();
    let mut records: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| sgf::is_record_name(path)).collect();
    records.sort_by_cached_key(|path| (natural(&words::file_name(path)), path.clone()));
    records
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_listed_as_people_count_them() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["103.sgf", "10.sgf", "9.SGF", "11.blksgf", "notes.txt"] {
            std::fs::write(folder.path().join(name), "(;)").unwrap();
        }
        let names: Vec<String> = records(folder.path()).iter().map(|path| words::file_name(path)).collect();
        assert_eq!(names, ["9.SGF", "10.sgf", "11.blksgf", "103.sgf"]);
        assert!(records(&folder.path().join("none")).is_empty());
    }
}
