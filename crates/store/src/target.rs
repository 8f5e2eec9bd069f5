//! Resolves the path of an output: one folder and one name in it, held open from the first check to the last call.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::folder::{self, LINKS};
use super::disk::{About, Folder, Kind, folder_of};

/// A name in a folder that is held open, not reached by a link.
pub(super) struct Target {
    pub folder: Arc<Folder>,
    pub name: OsString,
    /// The existing file.
    pub there: Option<About>,
    /// Whether it was reached through a link.
    pub linked: bool,
}

impl Target {
    /// Follows links to the actual file. Only links of this user and of root are followed; others could redirect the write.
    pub fn find(path: &Path) -> io::Result<Target> {
        let mut folder = Folder::find(None, folder_of(path))?;
        let mut name = name_of(path)?;
        for passed in 0..LINKS {
            let there = folder.look_for(&name)?;
            let Some(link) = there.filter(|about| about.kind == Kind::Link) else {
                return Ok(Target { folder: Arc::new(folder), name, there, linked: passed > 0 });
            };
            if !link.is_trusted() {
                return Err(folder::foreign_link(&folder.path().join(&name)));
            }
            let next = folder.link(&name)?;
            (folder, name) = (Folder::find(Some(&folder), folder_of(&next))?, name_of(&next)?);
        }
        Err(io::Error::other(say!("too-many-links", "too many symbolic links")))
    }

    /// Where it is.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join(&self.name)
    }
}

/// The last name of a path. A path with a separator at its end is that of a folder, although [`Path::file_name`] passes over it.
fn name_of(path: &Path) -> io::Result<OsString> {
    if path.to_string_lossy().ends_with(std::path::is_separator) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    match path.file_name() {
        Some(name) => Ok(name.to_owned()),
        None if path.parent().is_some() || path.has_root() => Err(io::ErrorKind::IsADirectory.into()),
        None => Err(io::Error::other(say!("has-no-file-name", "no file name"))),
    }
}

/// Whether two names have the same suffix: a file keeps its kind. Without suffixes this is unknown.
pub(super) fn is_alike(a: &Path, b: &Path) -> bool {
    let suffix = |path: &Path| path.extension().map(|suffix| suffix.to_ascii_lowercase());
    suffix(a).is_some() && suffix(a) == suffix(b)
}
