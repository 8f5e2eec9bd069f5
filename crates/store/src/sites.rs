//! Folders of pages: which index this program wrote last (only that one is believed, since a folder may come from anybody), and failures of
//! writing, each of which is said once.

use std::io;
use std::path::Path;

use super::WriteError;
use super::disk::{Access, OwnFolder};
use super::home::Home;
use super::temporary::replace_own;

/// The most bytes of a file here: a digest is shorter.
const MOST: u64 = 256;

/// What could not be written into a folder of pages.
#[derive(Debug, Default)]
pub struct SiteFailures {
    is_full: bool,
    has_no_folder: bool,
}

impl SiteFailures {
    /// The sentence about a file; an empty one where the same is true of every other file, and was said.
    pub fn message(&mut self, error: &WriteError) -> String {
        let was_said = match error {
            WriteError::Full(_) => std::mem::replace(&mut self.is_full, true),
            WriteError::NoFolder(_) => std::mem::replace(&mut self.has_no_folder, true),
            _ => false,
        };
        if was_said { String::new() } else { error.to_string() }
    }
}

/// Whether an index with this digest was the last one that was written into this folder.
pub fn is_own_index(home: &Home, site: &Path, digest: &str) -> bool {
    let found = OwnFolder::open(&home.sites()).and_then(|own| own.find(name_of(site).as_ref(), Access::Read));
    found.and_then(|(_, mut file)| file.read_whole(MOST)).is_ok_and(|known| known == digest.as_bytes())
}

/// Remembers the digest of the index that was written into a folder.
///
/// # Errors
/// The system's; the next run makes all pages again then.
pub fn remember_index(home: &Home, site: &Path, digest: &str) -> io::Result<()> {
    if is_own_index(home, site, digest) {
        return Ok(());
    }
    let own = OwnFolder::make(&home.sites())?;
    replace_own(&own, name_of(site).as_ref(), digest.as_bytes(), &home.rescue())
}

/// The file's name: a hash of the folder's path.
fn name_of(site: &Path) -> String {
    let whole = std::fs::canonicalize(site).or_else(|_| std::path::absolute(site)).unwrap_or_else(|_| site.into());
    format!("{:016x}", super::Stamp::of(whole.as_os_str().as_encoded_bytes()).hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_facts_are_stored_once_for_all_pages() {
        let mut failures = SiteFailures::default();
        let pages = ["a.html", "b.html"].map(std::path::PathBuf::from);
        for make in [WriteError::Full, WriteError::NoFolder] {
            let messages = pages.clone().map(|page| failures.message(&make(page)));
            assert!(messages[0].contains("a.html") && messages[1].is_empty(), "{messages:?}");
        }
        assert!(pages.map(|page| failures.message(&WriteError::Denied(page))).iter().all(|text| !text.is_empty()));
    }

    #[test]
    fn an_index_is_known_by_its_folder_and_its_digest() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::in_folder(&folder.path().join("home"));
        let site = folder.path().join("site");
        std::fs::create_dir(&site).unwrap();
        assert!(!is_own_index(&home, &site, "one"));
        for digest in ["one", "two", "two"] {
            remember_index(&home, &site, digest).unwrap();
            assert!(is_own_index(&home, &site, digest));
        }
        assert!(!is_own_index(&home, &site, "one") && !is_own_index(&home, folder.path(), "two"));
        assert!(is_own_index(&home, &site.join("../site"), "two"));
    }
}
