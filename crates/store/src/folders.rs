//! The records in a folder and in the folders below it.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use super::budget;
use super::disk::{self, Folder, folder};

/// A folder's content.
#[derive(Debug, Default)]
pub struct FoundFiles {
    /// The files, sorted by name; those of a subfolder at the position of its name.
    pub files: Vec<PathBuf>,
    /// Folders that could not be listed completely: sentences for people.
    pub messages: Vec<String>,
}

/// Whether a path is that of a folder.
pub fn is_folder(path: &Path) -> bool {
    disk::look(path).is_ok_and(|about| about.is_dir())
}

/// The files in a folder, and below it, whose names `is_wanted`. Links are not followed, and what is hidden is not looked at.
///
/// # Errors
/// The system's, where the folder itself cannot be looked into.
pub fn files_below(path: &Path, is_wanted: impl Fn(&OsStr) -> bool) -> io::Result<FoundFiles> {
    let mut found = FoundFiles::default();
    let mut left = budget::BELOW;
    // The entries still to visit, the next one last.
    let mut next = entries(path, &is_wanted, &mut found, &mut left)?;
    while let Some((path, kind)) = next.pop() {
        match kind {
            folder::Kind::Folder => match entries(&path, &is_wanted, &mut found, &mut left) {
                Ok(mut below) => next.append(&mut below),
                Err(error) => {
                    let (path, error) = (path.display(), super::file::cause(&error));
                    found.messages.push(say!("folder-unread", "{path}: cannot be opened ({error})", path, error));
                }
            },
            _ => found.files.push(path),
        }
    }
    Ok(found)
}

/// The folders and the wanted files of a folder, the first of them last.
fn entries(
    path: &Path,
    is_wanted: &impl Fn(&OsStr) -> bool,
    found: &mut FoundFiles,
    left: &mut usize,
) -> io::Result<Vec<(PathBuf, folder::Kind)>> {
    let folder = Folder::open(path)?;
    let (mut names, more) = folder.names(budget::ENTRIES.min(*left))?;
    *left -= names.len();
    if more {
        let path = path.display();
        found.messages.push(say!("folder-cut", "{path}: too large: only part of it was searched", path));
    }
    names.retain(|name| !name.as_encoded_bytes().starts_with(b"."));
    names.sort_unstable_by(|one, other| other.cmp(one));
    let kind = |name: &OsStr| folder.look(name).map(|about| about.kind).ok();
    let entries = names.into_iter().filter_map(|name| match kind(&name)? {
        folder::Kind::Folder => Some((path.join(&name), folder::Kind::Folder)),
        folder::Kind::File if is_wanted(&name) => Some((path.join(&name), folder::Kind::File)),
        _ => None,
    });
    Ok(entries.collect())
}

#[cfg(all(test, unix))]
mod tests;
