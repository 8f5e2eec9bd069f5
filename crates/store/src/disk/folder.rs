//! Open folder handles: names are resolved in the folder that was opened, even if its path has changed since.
//!
//! Where the system has no such calls (Windows), names are appended to the path, so a program that can rename the folder can redirect a
//! call. Symbolic links in place of a file are never followed.

use std::cell::Cell;
use std::ffi::{OsStr, OsString};
use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};

use super::{Call, File, Readers, folder_of, gate};

/// What a name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A symbolic link.
    Link,
    /// A socket.
    Socket,
    /// A pipe.
    Pipe,
    /// A character device that consumes bytes.
    Device,
    /// Anything else: a disk, for one.
    Other,
}

/// The identity of a file regardless of its name: device and inode. All are equal if the system does not report them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Id {
    /// The disk.
    pub device: u64,
    /// The file on it.
    pub number: u64,
}

/// File metadata.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Its kind.
    pub kind: Kind,
    /// Which it is.
    pub id: Id,
    /// The owner's user id; 0 if the system has none.
    pub owner: u32,
    /// The number of hard links.
    pub names: u64,
    /// Who may do what, as on Unix: `0o600`.
    pub mode: u32,
    /// How many bytes it has.
    pub len: u64,
    /// Whether it is read-only.
    pub protected: bool,
}

impl About {
    /// The system's data about an open file.
    pub fn of(about: &Metadata) -> About {
        sys::about(about)
    }

    /// Whether it belongs to the current user.
    pub fn is_own(&self) -> bool {
        self.owner == sys::user()
    }

    /// Whether it is a regular file.
    pub fn is_file(&self) -> bool {
        self.kind == Kind::File
    }

    /// Whether it is a regular file of the current user with one name.
    pub fn is_own_file(&self) -> bool {
        self.kind == Kind::File && self.is_own() && self.names == 1
    }

    /// Whether it belongs to the current user or to root, as required of links that are followed.
    pub fn is_trusted(&self) -> bool {
        self.is_own() || self.owner == 0
    }
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// To be read.
    Read,
    /// To be read, and written over.
    Change,
    /// To be read, and appended to: every write goes to the end at that time.
    Append,
    /// To have bytes put through it: a pipe or a device.
    Put,
}

/// A folder that is held open.
#[derive(Debug)]
pub struct Folder {
    held: sys::Held,
    path: PathBuf,
}

impl Folder {
    /// The folder given by a user: links in its path are followed.
    pub fn open(path: &Path) -> io::Result<Folder> {
        gate(Call::Open, path)?;
        Ok(Folder { held: sys::open(path)?, path: path.into() })
    }

    /// The folder to write into: links in the path are followed only if they belong to this user or to root. The path starts at a folder,
    /// or at the working directory.
    pub fn find(from: Option<&Folder>, way: &Path) -> io::Result<Folder> {
        let path = from.map_or_else(|| way.to_path_buf(), |from| from.path.join(way));
        gate(Call::Open, &path)?;
        Ok(Folder { held: sys::find(from.map(|from| &from.held), way, &path)?, path })
    }

    /// As [`find`](Folder::find), from the working directory; missing folders are created with access for the user only.
    pub fn make(path: &Path) -> io::Result<Folder> {
        Folder::make_with(path, true)
    }

    /// The same; missing folders are created with the access that the umask leaves, as in other programs: for what is published.
    pub fn make_shared(path: &Path) -> io::Result<Folder> {
        Folder::make_with(path, false)
    }

    fn make_with(path: &Path, is_private: bool) -> io::Result<Folder> {
        let mut missing = Vec::new();
        let mut at = path;
        let mut folder = loop {
            match (Folder::find(None, at), at.file_name()) {
                (Err(error), Some(name)) if error.kind() == io::ErrorKind::NotFound => {
                    missing.push(name);
                    at = folder_of(at);
                }
                (found, _) => break found?,
            }
        };
        while let Some(name) = missing.pop() {
            match folder.make_sub_with(name, is_private) {
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
                _ => folder = folder.sub(name)?,
            }
        }
        Ok(folder)
    }

    /// The path of an entry, once the gate has let the call pass.
    fn passed(&self, call: Call, name: &OsStr) -> io::Result<PathBuf> {
        let path = self.path.join(name);
        gate(call, &path)?;
        Ok(path)
    }

    /// A folder in this one.
    pub fn sub(&self, name: &OsStr) -> io::Result<Folder> {
        let path = self.passed(Call::Open, name)?;
        Ok(Folder { held: sys::open_at(&self.held, name.as_ref(), &path)?, path })
    }

    /// The path it was opened by.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The folder's metadata.
    pub fn about(&self) -> io::Result<About> {
        gate(Call::Look, &self.path)?;
        sys::about_held(&self.held, &self.path)
    }

    /// The metadata of an entry; links are not followed.
    pub fn look(&self, name: &OsStr) -> io::Result<About> {
        let path = self.passed(Call::Look, name)?;
        sys::look(&self.held, name, &path)
    }

    /// The metadata of an entry, if there is one.
    pub fn look_for(&self, name: &OsStr) -> io::Result<Option<About>> {
        match self.look(name) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            found => found.map(Some),
        }
    }

    /// The target of a link.
    pub fn link(&self, name: &OsStr) -> io::Result<PathBuf> {
        let path = self.passed(Call::Look, name)?;
        sys::link(&self.held, name, &path)
    }

    /// Opens an entry; links are not followed, and a pipe does not block.
    pub fn file(&self, name: &OsStr, access: Access) -> io::Result<File> {
        let path = self.passed(Call::Open, name)?;
        let file = sys::file(&self.held, name, &path, access)?;
        Ok(File { file, path })
    }

    /// A new file; `AlreadyExists` where the name is taken, by a link as well.
    pub fn create(&self, name: &OsStr, readers: Readers) -> io::Result<File> {
        let path = self.passed(Call::Create, name)?;
        let file = sys::create(&self.held, name, &path, readers.mode())?;
        Ok(File { file, path })
    }

    /// A new file without a name, which is gone when it is closed; `None` where the system or the disk has none.
    pub fn create_nameless(&self, readers: Readers) -> io::Result<Option<File>> {
        gate(Call::Create, &self.path)?;
        if ONLY_NAMED.get() {
            return Ok(None);
        }
        let file = sys::create_nameless(&self.held, readers.mode())?;
        Ok(file.map(|file| File { file, path: self.path.clone() }))
    }

    /// Gives a file without a name one that nothing has; `AlreadyExists` if something does.
    pub fn give_name(&self, file: &File, name: &OsStr) -> io::Result<()> {
        gate(Call::Link, &self.path.join(name))?;
        sys::give_name(&self.held, &file.file, name)
    }

    /// At most `most` names in it, unordered, and whether there are more.
    pub fn names(&self, most: usize) -> io::Result<(Vec<OsString>, bool)> {
        gate(Call::List, &self.path)?;
        let mut names = Vec::new();
        let mut more = false;
        sys::each_name(&self.held, &self.path, |name| {
            more = names.len() == most;
            if !more {
                names.push(name);
            }
            !more
        })?;
        Ok((names, more))
    }

    /// Syncs its entries to disk. Some systems and file systems cannot; that is not an error.
    pub fn sync(&self) -> io::Result<()> {
        gate(Call::SyncFolder, &self.path)?;
        let cannot = |error: &io::Error| {
            let kinds = [io::ErrorKind::InvalidInput, io::ErrorKind::Unsupported, io::ErrorKind::PermissionDenied];
            kinds.contains(&error.kind())
        };
        sys::sync(&self.held).or_else(|error| if cannot(&error) { Ok(()) } else { Err(error) })
    }

    // For `ours` only: removing and renaming require its proof.

    /// Makes a folder in it that is the user's own.
    pub(super) fn make_sub(&self, name: &OsStr) -> io::Result<()> {
        self.make_sub_with(name, true)
    }

    fn make_sub_with(&self, name: &OsStr, is_private: bool) -> io::Result<()> {
        let path = self.passed(Call::Folder, name)?;
        sys::make_sub(&self.held, name, &path, is_private)
    }

    /// Restricts access to the user.
    pub(super) fn make_private(&self) -> io::Result<()> {
        gate(Call::Rights, &self.path)?;
        sys::make_private(&self.held)
    }

    /// A file to be locked, made where it is missing.
    pub(super) fn lock_file(&self, name: &OsStr) -> io::Result<File> {
        let path = self.passed(Call::Create, name)?;
        let file = sys::lock_file(&self.held, name, &path)?;
        Ok(File { file, path })
    }

    /// Renames, in the place of what had the new name.
    pub(super) fn rename(&self, from: &OsStr, folder: &Folder, to: &OsStr) -> io::Result<()> {
        let paths = (self.path.join(from), folder.path.join(to));
        gate(Call::Rename, &paths.1)?;
        sys::rename(&self.held, from, &folder.held, to, &paths)
    }

    /// Gives a file a name that nothing has; `AlreadyExists` if something does.
    pub(super) fn rename_to_free(&self, from: &OsStr, folder: &Folder, to: &OsStr) -> io::Result<()> {
        let paths = (self.path.join(from), folder.path.join(to));
        gate(Call::Link, &paths.1)?;
        match sys::rename_to_free(&self.held, from, &folder.held, to) {
            // Not every file system can rename and check in one step.
            Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
                match folder.look_for(to)? {
                    Some(_) => Err(io::ErrorKind::AlreadyExists.into()),
                    None => self.rename(from, folder, to),
                }
            }
            done => done,
        }
    }

    /// Removes a name.
    pub(super) fn remove(&self, name: &OsStr) -> io::Result<()> {
        let path = self.passed(Call::Remove, name)?;
        sys::remove(&self.held, name, &path, false)
    }

    /// Removes an empty folder.
    pub(super) fn remove_sub(&self, name: &OsStr) -> io::Result<()> {
        let path = self.passed(Call::Remove, name)?;
        sys::remove(&self.held, name, &path, true)
    }
}

thread_local! {
    /// A file without a name could be made here, and not be given one: some sandboxes are like that.
    static ONLY_NAMED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread is to make files with names alone from now on; returns whether it was to before.
pub fn make_only_named(only: bool) -> bool {
    ONLY_NAMED.replace(only)
}

/// The longest chain of links followed, as on Linux.
pub const LINKS: usize = 40;

/// Why a link is not followed.
pub fn foreign_link(link: &Path) -> io::Error {
    io::Error::other(say!("link-of-another-user", "{link} is a link that another user made", link = link.display()))
}

#[cfg_attr(unix, path = "folder/unix.rs")]
#[cfg_attr(not(unix), path = "folder/elsewhere.rs")]
mod sys;
