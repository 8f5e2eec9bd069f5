//! Temporary files for a save.
//!
//! Where the system supports it, such a file has no name until it is complete, so that a killed program leaves nothing. Elsewhere it has an
//! unpredictable name, which is noted in the program's own folder: see [`rescue`](super::kept::rescue).

use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::sync::Arc;

use super::disk::{Access, File, Folder, OwnFolder, ProvenFile, Readers};
use super::kept::rescue::Locked;
use super::names::in_free_name;

/// A file that goes again unless it gets a name of its own.
pub(super) struct Temporary<'a> {
    pub file: File,
    folder: &'a Arc<Folder>,
    named: Option<Named>,
    rescue: Option<&'a Path>,
}

/// A name of no meaning, and the note of it.
struct Named {
    ours: ProvenFile,
    _note: Option<Locked>,
}

impl<'a> Temporary<'a> {
    /// Creates a temporary file. If it needs a name, that is noted in the folder `rescue`.
    pub fn create(folder: &'a Arc<Folder>, readers: Readers, rescue: Option<&'a Path>) -> io::Result<Temporary<'a>> {
        if let Some(file) = folder.create_nameless(readers)? {
            return Ok(Temporary { file, folder, named: None, rescue });
        }
        let (named, file) = in_free_name(".variorum-", ".part", |name| {
            // Noted before the file exists: its identity is unknown yet, and its name secret.
            let note = Locked::note(rescue, folder, name, None);
            let (ours, file) = ProvenFile::create(folder, name, readers)?;
            Ok((Named { ours, _note: note }, file))
        })?;
        Ok(Temporary { file, folder, named: Some(named), rescue })
    }

    /// Whether it has no name at all.
    pub fn is_nameless(&self) -> bool {
        self.named.is_none()
    }

    /// Gives it a free name; `AlreadyExists` if it is taken.
    pub fn take_free(&mut self, name: &OsStr) -> io::Result<()> {
        match &mut self.named {
            None => drop(ProvenFile::name_it(self.folder, &self.file, name)?),
            Some(named) => named.ours.take_free(name)?,
        }
        self.named = None;
        Ok(())
    }

    /// Renames it over an existing entry; the caller has checked that entry.
    pub fn take_place(&mut self, name: &OsStr) -> io::Result<()> {
        if self.named.is_none() {
            // No call puts what has no name into another's place: for an instant it has one.
            self.named = Some(in_free_name(".variorum-", ".part", |free| {
                let note = Locked::note(self.rescue, self.folder, free, Some(&self.file));
                Ok(Named { ours: ProvenFile::name_it(self.folder, &self.file, free)?, _note: note })
            })?);
        }
        if let Some(named) = &mut self.named {
            named.ours.take_place(name)?;
        }
        self.named = None;
        Ok(())
    }
}

/// Replaces a file of the program's own folder in one step, or begins it; only its owner may read it. What has its name and is not proved to be
/// the program's own stays.
pub(super) fn replace_own(own: &OwnFolder, name: &OsStr, bytes: &[u8], rescue: &Path) -> io::Result<()> {
    let mut new = Temporary::create(own.held(), Readers::Owner, Some(rescue))?;
    new.file.write(bytes)?;
    new.file.sync_content()?;
    match own.find(name, Access::Read) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => new.take_free(name)?,
        found => {
            found?;
            new.take_place(name)?;
        }
    }
    own.sync()
}

impl Drop for Temporary<'_> {
    fn drop(&mut self) {
        if let Some(named) = &self.named {
            // A remaining file is noted.
            let _ = named.ours.remove();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{folder, names};
    use std::fs;

    #[test]
    fn nothing_stays_of_what_gets_no_name() {
        let make = || {
            let folder = folder();
            let held = Arc::new(Folder::open(folder.path()).unwrap());
            let begun = || {
                let mut begun = Temporary::create(&held, Readers::Owner, None).unwrap();
                begun.file.write(b"(;)").unwrap();
                begun
            };
            drop(begun());
            assert!(names(folder.path()).is_empty());
            begun().take_free("a.sgf".as_ref()).unwrap();
            let taken = begun().take_free("a.sgf".as_ref()).unwrap_err();
            assert_eq!(taken.kind(), io::ErrorKind::AlreadyExists);
            fs::write(folder.path().join("b.sgf"), "old").unwrap();
            begun().take_place("b.sgf".as_ref()).unwrap();
            assert_eq!(names(folder.path()), ["a.sgf", "b.sgf"]);
            assert_eq!(fs::read(folder.path().join("b.sgf")).unwrap(), b"(;)");
        };
        make();
        #[cfg(debug_assertions)]
        crate::disk::faults::with_names(true, make);
    }
}
