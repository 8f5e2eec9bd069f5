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
    /// How many links there are under the names of wanted files, or of folders. They are not followed.
    pub links: usize,
}

impl FoundFiles {
    /// A sentence about the links in this folder, if there are any.
    pub fn unfollowed(&self, path: &Path) -> Option<String> {
        (self.links > 0).then(|| {
            say!(
                "folder-links",
                "{path}: {count} link to a record or a folder was not followed"
                    | "{path}: {count} links to records or folders were not followed",
                count = self.links,
                path = path.display()
            )
        })
    }
}

/// Whether a path is that of a folder.
pub fn is_folder(path: &Path) -> bool {
    disk::look(path).is_ok_and(|about| about.is_dir())
}

/// Whether a folder has something with this name. A name may come from a stranger: only a plain one is looked for, in the folder itself, and
/// no link is followed.
pub fn has_file(folder: &Path, name: &str) -> bool {
    let path = Path::new(name);
    let is_plain = path.file_name().is_some_and(|plain| plain == path.as_os_str());
    // On Windows a colon names a drive, or a stream of a file.
    is_plain && !(cfg!(windows) && name.contains(':')) && disk::is_taken(&folder.join(path)).unwrap_or(false)
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
    let mut entries = Vec::new();
    for name in names {
        match kind(&name) {
            Some(folder::Kind::Folder) => entries.push((path.join(&name), folder::Kind::Folder)),
            Some(folder::Kind::File) if is_wanted(&name) => entries.push((path.join(&name), folder::Kind::File)),
            // Where it leads is not looked at: a name without a suffix is usually that of a folder.
            Some(folder::Kind::Link) if is_wanted(&name) || Path::new(&name).extension().is_none() => found.links += 1,
            _ => {}
        }
    }
    Ok(entries)
}

#[cfg(all(test, unix))]
mod tests;
