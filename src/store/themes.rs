//! The user's own themes: the texts of `.ron` files in one folder. What they mean is not known here.

use std::fs;
use std::path::Path;

/// A theme is a page of text; a file beyond this is something else.
const LONGEST: u64 = 256 * 1024;

/// The files of a folder, sorted by name: the name without suffix, and the text or why it could not be read.
/// Nothing where there is no such folder.
pub fn read(folder: &Path) -> Vec<(String, Result<String, String>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|suffix| suffix == "ron"));
    paths.sort();
    let named = |path: &Path| {
        let text = match fs::metadata(path) {
            Ok(about) if about.len() > LONGEST => Err(format!("is longer than {} KiB", LONGEST / 1024)),
            Ok(_) => fs::read_to_string(path).map_err(|e| e.to_string()),
            Err(e) => Err(e.to_string()),
        };
        (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), text)
    };
    paths.iter().map(|path| named(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(found[0].1.as_deref(), Ok("(a)"));
        assert!(found[2].1.is_err() && found[3].1.is_err());
    }
}
