//! A file of another program's configuration, into which lines are put and from which they are taken: git's attributes.
//!
//! A repository may come from anybody, so in it nothing but a regular file with one name is read or written: a link, even one of this
//! user, could lead to any file. It is removed only if it still holds what was read, and the caller knows all of that to be its own.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::{Access, Folder, Kind, ProvenFile, Readers};
use super::file::{MAX_LEN, Stamp, WriteError, cause};
use super::save::{Guard, WriteOptions, write_watched};
use super::target::Target;

errors! {
    /// Why such a file is left alone. Its `Display` is one line that names the file and the cause.
    #[derive(Debug)]
    NotAttributes {
        /// It is a symbolic link, and those are not followed here.
        Link(path: PathBuf) =>
            message!("attributes-link", "{path}: is a link, and links in a repository are not followed", path = path.display()),
        /// The same file has another name elsewhere.
        SeveralNames(path: PathBuf) => message!(
            "attributes-several-names",
            "{path}: the file has another name elsewhere (a hard link), and would change there too",
            path = path.display()
        ),
        /// It is a folder, a pipe or a device.
        NoFile(path: PathBuf) => message!("attributes-no-file", "{path}: is not a file", path = path.display()),
        /// The system said something else.
        Other(path: PathBuf, error: io::Error) => message!(
            "attributes-other",
            "{path}: cannot be read ({cause})",
            path = path.display(), cause = cause(error)
        ),
    }
}

/// The file as it was read.
#[derive(Debug)]
pub struct Attributes {
    /// Where it really is: links were followed, where that was allowed.
    pub path: PathBuf,
    /// What is in it; nothing if it is missing.
    pub bytes: Vec<u8>,
    /// Its path as it was named.
    named: PathBuf,
    is_there: bool,
    is_linked: bool,
}

impl Attributes {
    /// Reads the file `name` of the folder of a repository. A missing file is read as an empty one.
    ///
    /// # Errors
    /// If it is not a regular file with one name, or cannot be read.
    pub fn of_repository(folder: &Path, name: &str) -> Result<Attributes, NotAttributes> {
        let path = folder.join(name);
        let other = |error| NotAttributes::Other(path.clone(), error);
        let folder = Arc::new(Folder::find(None, folder).map_err(other)?);
        let there = folder.look_for(name.as_ref()).map_err(other)?;
        match there {
            Some(about) if about.kind == Kind::Link => return Err(NotAttributes::Link(path)),
            Some(about) if about.kind == Kind::File && about.names > 1 => {
                return Err(NotAttributes::SeveralNames(path));
            }
            _ => {}
        }
        Self::read(path.clone(), Target { folder, name: name.into(), there, linked: false })
    }

    /// Reads a file of this user, following links. A missing file is read as an empty one.
    ///
    /// # Errors
    /// If it is no regular file, or cannot be read.
    pub fn of_user(path: &Path) -> Result<Attributes, NotAttributes> {
        let target = Target::find(path).map_err(|error| NotAttributes::Other(path.into(), error))?;
        Self::read(path.into(), target)
    }

    fn read(named: PathBuf, target: Target) -> Result<Attributes, NotAttributes> {
        let (path, is_linked) = (target.path(), target.linked);
        let Some(about) = target.there else {
            return Ok(Attributes { path, bytes: Vec::new(), named, is_there: false, is_linked });
        };
        if about.kind != Kind::File {
            return Err(NotAttributes::NoFile(path));
        }
        let file = target.folder.file(&target.name, Access::Read);
        match file.and_then(|mut file| file.read_whole(MAX_LEN)) {
            Ok(bytes) => Ok(Attributes { path, bytes, named, is_there: true, is_linked }),
            Err(error) => Err(NotAttributes::Other(path, error)),
        }
    }

    /// Writes other bytes into the file, if it still holds what was read.
    ///
    /// # Errors
    /// As [`write_watched`].
    pub fn write(&self, bytes: &[u8], rescue: Option<&Path>) -> Result<(), WriteError> {
        let guard = if self.is_there { Guard::Only(Stamp::of(&self.bytes)) } else { Guard::Nothing };
        write_watched(&self.named, bytes, WriteOptions { guard, readers: Readers::Usual, rescue }, |_| true).map(|_| ())
    }

    /// Removes the file, all of which is the caller's own by what is in it, if it still holds that. A file of another user, one with
    /// several names, and one that a link leads to stay. Returns whether it is gone.
    pub fn remove(&self) -> bool {
        let Ok(target) = Target::find(&self.named) else { return false };
        if self.is_linked || target.linked {
            return false;
        }
        let Ok(mut file) = target.folder.file(&target.name, Access::Read) else { return false };
        let is_same = |bytes: Vec<u8>| bytes == self.bytes;
        match file.about() {
            Ok(about) if file.read_whole(MAX_LEN).is_ok_and(is_same) => {
                ProvenFile::noted(&target.folder, &target.name, about.id).is_some_and(|ours| ours.remove().is_ok())
            }
            _ => false,
        }
    }
}

#[cfg(all(test, unix))]
mod tests;
