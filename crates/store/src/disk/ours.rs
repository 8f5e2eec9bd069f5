//! Proof that a file is the program's own: required for removing, renaming and locking files.
//!
//! The proof is that this program has just created the file, or opened it without following a link and found it to be a regular file of
//! this user with one link, in a folder of this user in which nobody else may write. The caller gives its exact name. Everything else on a
//! disk is untrusted: it may be reported, but not acted on.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::folder::{Access, Folder, Id, Kind};
use super::{File, Readers, folder_of};

/// A folder that belongs to the current user, and that nobody else may write to.
#[derive(Clone, Debug)]
pub struct OwnFolder(Arc<Folder>);

/// A file proved to be this program's own, by name and identity.
#[derive(Debug)]
pub struct ProvenFile {
    folder: Arc<Folder>,
    name: OsString,
    id: Id,
}

impl OwnFolder {
    /// Opens a folder, if it is this user's own.
    ///
    /// # Errors
    /// An I/O error; or a message if it is another user's or writable by others.
    pub fn open(path: &Path) -> io::Result<OwnFolder> {
        let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
        OwnFolder::proved(Folder::find(None, folder_of(path))?.sub(name)?)
    }

    /// Opens a folder, creating it and its parents if missing; new folders are private.
    ///
    /// # Errors
    /// As [`OwnFolder::open`].
    pub fn make(path: &Path) -> io::Result<OwnFolder> {
        Folder::make(path)?;
        OwnFolder::open(path)
    }

    /// Restricts access to the user.
    ///
    /// # Errors
    /// The system's.
    pub fn make_private(&self) -> io::Result<()> {
        self.0.make_private()
    }

    fn proved(folder: Folder) -> io::Result<OwnFolder> {
        let about = folder.about()?;
        if about.is_own() && about.mode & 0o022 == 0 {
            return Ok(OwnFolder(Arc::new(folder)));
        }
        Err(io::Error::other(say!(
            "folder-is-not-own",
            "the folder {folder} belongs to another user, or others may write in it",
            folder = folder.path().display()
        )))
    }

    /// A folder in it.
    ///
    /// # Errors
    /// As [`OwnFolder::open`].
    pub fn sub(&self, name: &OsStr) -> io::Result<OwnFolder> {
        OwnFolder::proved(self.0.sub(name)?)
    }

    /// A new folder in it.
    ///
    /// # Errors
    /// The system's, `AlreadyExists` among them.
    pub fn make_sub(&self, name: &OsStr) -> io::Result<OwnFolder> {
        self.0.make_sub(name)?;
        let made = self.sub(name);
        if made.is_err() {
            let _ = self.0.remove_sub(name);
        }
        made
    }

    /// Removes a folder in it that is empty.
    ///
    /// # Errors
    /// The system's; and where it is not the user's.
    pub fn remove_sub(&self, name: &OsStr) -> io::Result<()> {
        self.sub(name)?;
        self.0.remove_sub(name)
    }

    /// The path it was opened by.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The folder, for what is made in it.
    pub(crate) fn held(&self) -> &Arc<Folder> {
        &self.0
    }

    /// The first `most` names in it, in no order, and whether there are more.
    ///
    /// # Errors
    /// The system's.
    pub fn names(&self, most: usize) -> io::Result<(Vec<OsString>, bool)> {
        self.0.names(most)
    }

    /// Makes sure that its names survive a power cut.
    ///
    /// # Errors
    /// The system's.
    pub fn sync(&self) -> io::Result<()> {
        self.0.sync()
    }

    /// Opens the file with this name.
    ///
    /// # Errors
    /// The system's; and where it is not proved to be the program's own.
    pub fn find(&self, name: &OsStr, access: Access) -> io::Result<(ProvenFile, File)> {
        let file = self.0.file(name, access)?;
        Ok((self.prove(name, &file)?, file))
    }

    fn prove(&self, name: &OsStr, file: &File) -> io::Result<ProvenFile> {
        let about = file.about()?;
        if about.is_own_file() {
            return Ok(ProvenFile { folder: self.0.clone(), name: name.into(), id: about.id });
        }
        Err(not_own())
    }

    /// A new file that only the user may read.
    ///
    /// # Errors
    /// The system's, including `AlreadyExists`.
    pub fn create(&self, name: &OsStr) -> io::Result<(ProvenFile, File)> {
        ProvenFile::create(&self.0, name, Readers::Owner)
    }

    /// Opens an empty file that is only used as a lock; creates it if missing, if `make` is set.
    ///
    /// # Errors
    /// As [`OwnFolder::find`]; and where something is in it: nobody writes into such a file.
    pub fn lock_file(&self, name: &OsStr, make: bool) -> io::Result<(ProvenFile, File)> {
        let file = if make { self.0.lock_file(name)? } else { self.0.file(name, Access::Change)? };
        let ours = self.prove(name, &file)?;
        match file.about()?.len {
            0 => Ok((ours, file)),
            _ => Err(not_own()),
        }
    }

    /// Removes the socket with this name, if there is one. Returns whether the name is free now.
    pub fn remove_socket(&self, name: &OsStr) -> bool {
        match self.0.look(name) {
            Ok(about) => about.kind == Kind::Socket && about.is_own() && self.0.remove(name).is_ok(),
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        }
    }
}

impl ProvenFile {
    /// A new file, in whatever folder: who makes it knows whose it is. `AlreadyExists` where the name is taken.
    pub(crate) fn create(folder: &Arc<Folder>, name: &OsStr, readers: Readers) -> io::Result<(ProvenFile, File)> {
        let file = folder.create(name, readers)?;
        match file.about() {
            Ok(about) => Ok((ProvenFile { folder: folder.clone(), name: name.into(), id: about.id }, file)),
            Err(error) => {
                let _ = folder.remove(name);
                Err(error)
            }
        }
    }

    /// Gives a file that was made without a name one that nothing has; `AlreadyExists` where something does.
    pub(crate) fn name_it(folder: &Arc<Folder>, file: &File, name: &OsStr) -> io::Result<ProvenFile> {
        let id = file.about()?.id;
        folder.give_name(file, name)?;
        Ok(ProvenFile { folder: folder.clone(), name: name.into(), id })
    }

    /// What another start of this program made in a folder and wrote down in its own one: a file of this user with one name, and with
    /// this number still, where that was known. `None` for anything else.
    pub(crate) fn noted(folder: &Arc<Folder>, name: &OsStr, id: Id) -> Option<ProvenFile> {
        let about = folder.look(name).ok()?;
        let same = id == Id::default() || about.id == id;
        (same && about.is_own_file()).then(|| ProvenFile { folder: folder.clone(), name: name.into(), id: about.id })
    }

    /// Its name in the folder.
    pub fn name(&self) -> &OsStr {
        &self.name
    }

    /// Where it is.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join(&self.name)
    }

    /// Whether its name still refers to it: `NotFound` if not.
    pub(crate) fn is_there(&self) -> io::Result<()> {
        if self.folder.look(&self.name)?.id == self.id { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
    }

    /// Removes it.
    ///
    /// # Errors
    /// The system's; `NotFound` where another file has its name by now.
    pub fn remove(&self) -> io::Result<()> {
        self.is_there()?;
        self.folder.remove(&self.name)
    }

    /// Renames it within its folder to a free name; `AlreadyExists` if it is taken.
    ///
    /// # Errors
    /// The system's.
    pub fn take_free(&mut self, name: &OsStr) -> io::Result<()> {
        self.is_there()?;
        self.folder.rename_to_free(&self.name, &self.folder, name)?;
        self.name = name.into();
        Ok(())
    }

    /// Renames it over an existing entry of its folder; the caller has checked that entry.
    ///
    /// # Errors
    /// The system's.
    pub fn take_place(&mut self, name: &OsStr) -> io::Result<()> {
        self.is_there()?;
        self.folder.rename(&self.name, &self.folder, name)?;
        self.name = name.into();
        Ok(())
    }

    /// Moves it to a free name in another of the program's folders; `AlreadyExists` if it is taken.
    ///
    /// # Errors
    /// The system's.
    pub fn move_to(&mut self, folder: &OwnFolder, name: &OsStr) -> io::Result<()> {
        self.is_there()?;
        self.folder.rename_to_free(&self.name, &folder.0, name)?;
        (self.folder, self.name) = (folder.0.clone(), name.into());
        Ok(())
    }
}

fn not_own() -> io::Error {
    io::Error::other(say!("file-is-not-own", "it is not one of this program's own files"))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn own(folder: &tempfile::TempDir) -> OwnFolder {
        OwnFolder::make(&folder.path().join("own")).unwrap()
    }

    #[test]
    fn a_file_without_proof_is_never_written_to() {
        let folder = tempfile::tempdir().unwrap();
        let own = own(&folder);
        let path = own.path().to_path_buf();
        let precious = folder.path().join("precious");
        fs::write(&precious, "precious").unwrap();
        symlink(&precious, path.join("link")).unwrap();
        fs::hard_link(&precious, path.join("hard")).unwrap();
        fs::create_dir(path.join("folder")).unwrap();
        symlink(folder.path(), path.join("other")).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(path.join("pipe")).status().unwrap().success());
        fs::write(path.join("full"), "words").unwrap();
        for name in ["link", "hard", "folder", "pipe", "none"] {
            assert!(own.find(name.as_ref(), Access::Change).is_err(), "{name}");
            assert!(own.lock_file(name.as_ref(), false).is_err(), "{name}");
            assert!(name == "none" || own.lock_file(name.as_ref(), true).is_err(), "{name}");
            assert!(name == "none" || !own.remove_socket(name.as_ref()), "{name}");
        }
        assert!(own.lock_file("full".as_ref(), true).is_err(), "somebody has written into it");
        assert!(own.sub("other".as_ref()).is_err() && own.remove_sub("other".as_ref()).is_err());
        assert_eq!(fs::read_to_string(&precious).unwrap(), "precious");
        // Held open: an inode is reused only when nobody has it open.
        let (ours, _held) = own.find("full".as_ref(), Access::Read).unwrap();
        fs::remove_file(path.join("full")).unwrap();
        fs::write(path.join("full"), "of another").unwrap();
        assert!(ours.remove().is_err() && path.join("full").exists(), "it is another file by now");
    }

    #[test]
    fn a_folder_that_others_may_write_in_is_nobodys_own() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own");
        for (mode, is_own) in [(0o777, false), (0o1777, false), (0o770, false), (0o755, true), (0o700, true)] {
            fs::create_dir(&path).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            assert_eq!(OwnFolder::open(&path).is_ok(), is_own, "{mode:o}");
            assert_eq!(OwnFolder::make(&path).is_ok(), is_own, "{mode:o}");
            fs::remove_dir(&path).unwrap();
        }
        symlink(folder.path(), &path).unwrap();
        assert!(OwnFolder::open(&path).is_err() && OwnFolder::make(&path).is_err(), "it is a link");
    }
}
