//! Atomic saves: at any time a reader finds either the old bytes or the new ones.
//!
//! Usually the new bytes go to a temporary file in the same folder, which gets the permissions of the old one, is synced, and replaces it
//! in one step; then the folder is synced. A symbolic link stays a link: its target is replaced. If that would change more than the bytes
//! (hard links, an owner or access list that cannot be copied, a folder in which no file can be created), the file is written in place, and
//! a `Spare` holds both states until it is done. If the program is killed meanwhile, the next start [settles](super::kept::rescue::settle) it.
//! Since another user may be able to rename entries of the folder, folder and file are opened once, and checked, read and written through
//! those handles: if the name refers to another file by then, nothing is written.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::folder::make_only_named;
use super::disk::{self, About, Access, File, Folder, Kind, OwnFolder, Readers, STRIDE};
use super::file::{MAX_LEN, ReadError, Stamp, WriteError, cause};
use super::kept::rescue::{Locked, Spare};
use super::target::{Target, is_alike};
use super::temporary::Temporary;
use crate::language;

/// What may be overwritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// Anything.
    Anything,
    /// Nothing: the name must be free.
    Nothing,
    /// A file with this content.
    Only(Stamp),
}

/// Options for writing a file.
#[derive(Clone, Copy, Debug)]
pub struct WriteOptions<'a> {
    /// Permission to replace.
    pub guard: Guard,
    /// Who may read it, at most.
    pub readers: Readers,
    /// The program's own folder for data to finish an interrupted in-place write; none is kept without it.
    pub rescue: Option<&'a Path>,
}

impl WriteOptions<'_> {
    /// Options as in other programs: readable as the umask allows.
    pub fn of(guard: Guard) -> Self {
        WriteOptions { guard, readers: Readers::Usual, rescue: None }
    }
}

/// A free name derived from this one: `game 2.sgf`, `game 3.sgf` and so on.
pub fn free_name(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let suffix = path.extension().map_or_else(String::new, |suffix| format!(".{}", suffix.to_string_lossy()));
    // A numbered name is counted on.
    let counted = |(stem, number): (&str, &str)| Some((stem.to_owned(), number.parse::<u32>().ok()?));
    let (stem, number) = stem.rsplit_once(' ').and_then(counted).unwrap_or((stem, 1));
    let names =
        (number.saturating_add(1)..=u32::MAX).map(|number| path.with_file_name(format!("{stem} {number}{suffix}")));
    let mut names = names.filter(|name| !disk::is_taken(name).unwrap_or(false));
    names.next().unwrap_or_else(|| path.to_path_buf())
}

/// Writes the whole file, or nothing. Returns the stamp of what now stands on the disk.
///
/// # Errors
/// If the file is not what `guard` expects, or cannot be written. The old file is then unchanged.
pub fn write(path: &Path, bytes: &[u8], guard: Guard) -> Result<Stamp, WriteError> {
    write_watched(path, bytes, WriteOptions::of(guard), |_| true)
}

/// As [`write()`], with options. `told_of` receives the bytes written, and cancels the write by returning `false` as long as the old file
/// is intact.
///
/// # Errors
/// As [`write()`], and [`WriteError::Stopped`].
pub fn write_watched(
    path: &Path,
    bytes: &[u8],
    terms: WriteOptions,
    told_of: impl Fn(u64) -> bool,
) -> Result<Stamp, WriteError> {
    let target = Target::find(path).map_err(|error| WriteError::of(path, error))?;
    let old = Old::open(path, &target, terms.guard)?;
    let job = Job { path, target: &target, bytes, terms };
    let Some(mut old) = old else {
        return match job.replace(None, &told_of)? {
            Replaced::Done(stamp) => Ok(stamp),
            Replaced::InPlaceOnly(error) => Err(WriteError::of(path, error)),
        };
    };
    job.check(Some(&mut old))?;
    // A file that was read is updated under all its names; one that was not is replaced under the given name only.
    if old.about.names == 1 || matches!(terms.guard, Guard::Anything) {
        match job.replace(Some(&mut old), &told_of)? {
            Replaced::Done(stamp) => return Ok(stamp),
            Replaced::InPlaceOnly(error) if old.about.names > 1 => return Err(WriteError::of(path, error)),
            Replaced::InPlaceOnly(_) => {}
        }
    }
    job.overwrite(old)
}

/// The result of [`renew`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Renewed {
    /// Whether the file had other bytes before, or was not there.
    pub is_written: bool,
    /// The copy of what was there and was to be kept.
    pub copy: Option<PathBuf>,
}

/// Writes a file unless it has these bytes already. Missing folders are created; an existing file is replaced only if `may_replace` accepts
/// its bytes, and a copy of it is kept unless `is_ours` accepts them, too; `terms.guard` is ignored.
///
/// # Errors
/// As [`write_watched`] says; [`WriteError::Exists`] where a file may not be replaced.
pub fn renew(
    path: &Path,
    bytes: &[u8],
    terms: WriteOptions,
    (may_replace, is_ours): (impl Fn(&[u8]) -> bool, impl Fn(&[u8]) -> bool),
) -> Result<Renewed, WriteError> {
    let mut copy = None;
    let old = match super::file::read(path) {
        Ok((known, _)) if known == bytes && !has_more_readers(path, terms.readers) => return Ok(Renewed::default()),
        Ok((known, stamp)) if may_replace(&known) => {
            if known != bytes && !is_ours(&known) {
                copy = Some(copy_beside(path, &known)?);
            }
            Some(stamp)
        }
        _ => None,
    };
    // What is published is for others, as far as the umask lets them.
    Folder::make_shared(disk::folder_of(path)).map_err(|error| WriteError::of(path, error))?;
    let guard = old.map_or(Guard::Nothing, Guard::Only);
    write_watched(path, bytes, WriteOptions { guard, ..terms }, |_| true).map(|_| Renewed { is_written: true, copy })
}

/// Keeps a copy of a file beside it that is about to be replaced by `bytes`, unless `is_ours` accepts what is in it; returns where the copy is.
///
/// # Errors
/// As [`write()`], and where the file cannot be read.
pub fn keep_copy(path: &Path, bytes: &[u8], is_ours: impl Fn(&[u8]) -> bool) -> Result<Option<PathBuf>, WriteError> {
    let old = match super::file::read(path) {
        Ok((old, _)) if old == bytes || is_ours(&old) => return Ok(None),
        Ok((old, _)) => old,
        // Then there is nothing that could be lost.
        Err(ReadError::Missing(_) | ReadError::Empty(_) | ReadError::Folder(_) | ReadError::Special(_)) => {
            return Ok(None);
        }
        Err(error) => return Err(WriteError::Other(path.into(), io::Error::other(error.to_string()))),
    };
    copy_beside(path, &old).map(Some)
}

/// Writes what is in a file to another one beside it, and returns its path.
fn copy_beside(path: &Path, bytes: &[u8]) -> Result<PathBuf, WriteError> {
    let copy = free_name(path);
    let terms = WriteOptions { readers: Readers::of(path), ..WriteOptions::of(Guard::Nothing) };
    write_watched(&copy, bytes, terms, |_| true).map(|_| copy)
}

/// That a copy of a file was kept, in a sentence.
pub fn copy_note(path: &Path, copy: &Path) -> String {
    say!(
        "publish-copy-kept",
        "{path}: the file that had this name was not as Variorum made it; a copy of it is kept as {copy}",
        path = language::shown_name(path),
        copy = language::shown_name(copy)
    )
}

/// Removes a file in a folder of published files, by its way from there, if `is_ours` accepts its bytes; returns whether it did. It must be
/// proved to be the user's: a file of one name in folders that are the user's alone, reached through no link below `folder`.
///
/// # Errors
/// The system's, and where that cannot be proved.
pub fn remove_published(folder: &Path, way: &Path, is_ours: impl Fn(&[u8]) -> bool) -> io::Result<bool> {
    let plain = way.components().all(|part| matches!(part, std::path::Component::Normal(_)));
    let Some(name) = way.file_name().filter(|_| plain) else { return Ok(false) };
    let mut at = OwnFolder::open(&std::path::absolute(folder)?)?;
    for part in way.parent().into_iter().flat_map(Path::iter) {
        at = at.sub(part)?;
    }
    let (ours, mut file) = at.find(name, Access::Read)?;
    let bytes = file.read_whole(MAX_LEN)?;
    if !is_ours(&bytes) {
        return Ok(false);
    }
    ours.remove()?;
    Ok(true)
}

/// Whether a file may be read by more than these.
fn has_more_readers(path: &Path, readers: Readers) -> bool {
    Readers::of(path).mode() & !readers.mode() & 0o444 != 0
}

/// Checks, without changing anything, whether a file could be written there. An existing file may be overwritten.
///
/// # Errors
/// Why it cannot.
pub fn look_for_file(path: &Path) -> Result<(), WriteError> {
    let target = Target::find(path).map_err(|error| WriteError::of(path, error))?;
    let old = Old::open(path, &target, Guard::Anything)?;
    if old.is_none() && disk::is_denied(target.folder.path()) { Err(WriteError::Denied(path.into())) } else { Ok(()) }
}

/// The same of a folder of files, which is made where it is not there.
///
/// # Errors
/// Why there can be no files in it.
pub fn look_for_folder(path: &Path) -> Result<(), WriteError> {
    for folder in path.ancestors().filter(|folder| !folder.as_os_str().is_empty()) {
        match disk::look(folder) {
            Ok(about) if !about.is_dir() => return Err(WriteError::Exists(folder.into())),
            Ok(_) if disk::is_denied(folder) => return Err(WriteError::Denied(folder.join("index.html"))),
            Ok(_) => return Ok(()),
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {}
            Err(error) => return Err(WriteError::of(folder, error)),
        }
    }
    Ok(())
}

/// The file that is there, held open from the first look to the last byte.
struct Old {
    file: File,
    about: About,
}

impl Old {
    /// `None` where nothing has the name.
    fn open(path: &Path, target: &Target, guard: Guard) -> Result<Option<Old>, WriteError> {
        let other = |why: String| Err(WriteError::of(path, io::Error::other(why)));
        let shown = target.path();
        let Some(found) = target.there else {
            return match guard {
                Guard::Only(_) => Err(WriteError::Gone(path.into())),
                _ if target.linked => other(say!(
                    "link-to-nothing",
                    "it is a link to {target}, which is not there",
                    target = shown.display()
                )),
                _ => Ok(None),
            };
        };
        match found.kind {
            Kind::Folder => return Err(WriteError::Folder(path.into())),
            // There is nothing to replace, replacing it would be a disaster, and what goes in is kept by nobody.
            kind if kind != Kind::File => return Err(WriteError::Special(path.into())),
            _ => {}
        }
        match guard {
            Guard::Nothing => return Err(WriteError::Exists(path.into())),
            // A link may lead anywhere, and what is there was not read.
            Guard::Anything if target.linked && !is_alike(path, &shown) => {
                return other(say!(
                    "link-to-another-kind",
                    "it is a link to {target}, another kind of file; name that file itself to replace it",
                    target = shown.display()
                ));
            }
            _ => {}
        }
        if found.protected {
            return Err(WriteError::Protected(path.into()));
        }
        // Users who may write to a folder may replace a file that they may not change.
        let file = target.folder.file(&target.name, Access::Change).map_err(|error| match error.kind() {
            io::ErrorKind::PermissionDenied => WriteError::Protected(path.into()),
            io::ErrorKind::NotFound => WriteError::Gone(path.into()),
            _ => WriteError::of(path, error),
        })?;
        let about = file.about().map_err(|error| WriteError::of(path, error))?;
        match about.kind == Kind::File && about.id == found.id {
            true => Ok(Some(Old { file, about })),
            false => Err(WriteError::Changed(path.into())),
        }
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        self.file.read_whole(MAX_LEN)
    }
}

/// A file to be written.
struct Job<'a> {
    /// As it was named.
    path: &'a Path,
    target: &'a Target,
    bytes: &'a [u8],
    terms: WriteOptions<'a>,
}

/// The result of the usual way.
enum Replaced {
    Done(Stamp),
    /// Only in place: nothing was changed.
    InPlaceOnly(io::Error),
}

impl Job<'_> {
    fn write_error(&self, error: io::Error) -> WriteError {
        WriteError::of(self.path, error)
    }

    fn folder(&self) -> &Folder {
        &self.target.folder
    }

    /// Whether what is there may be replaced: it is what was opened, and holds what is expected.
    fn check(&self, old: Option<&mut Old>) -> Result<(), WriteError> {
        let there = self.folder().look_for(&self.target.name).map_err(|error| self.write_error(error))?;
        let (old, there) = match (old, there) {
            (None, None) => return Ok(()),
            (None, Some(_)) => return Err(WriteError::Exists(self.path.into())),
            (Some(_), None) => return Err(WriteError::Gone(self.path.into())),
            (Some(old), Some(there)) => (old, there),
        };
        if there.id != old.about.id || there.kind != Kind::File {
            return Err(WriteError::Changed(self.path.into()));
        }
        match self.terms.guard {
            Guard::Only(expected) => match old.read() {
                Ok(now) if Stamp::of(&now).same_content(&expected) => Ok(()),
                Ok(_) => Err(WriteError::Changed(self.path.into())),
                Err(error) => Err(self.write_error(error)),
            },
            _ => Ok(()),
        }
    }

    fn replace(&self, mut old: Option<&mut Old>, told_of: &impl Fn(u64) -> bool) -> Result<Replaced, WriteError> {
        // What a full or broken disk refuses here, it refuses elsewhere.
        let is_old = old.is_some();
        let in_place = |error: io::Error| match error.kind() {
            io::ErrorKind::PermissionDenied
            | io::ErrorKind::ReadOnlyFilesystem
            | io::ErrorKind::ResourceBusy
            | io::ErrorKind::CrossesDevices
                if is_old =>
            {
                Ok(Replaced::InPlaceOnly(error))
            }
            _ => Err(self.write_error(error)),
        };
        let readers = if is_old { Readers::Owner } else { self.terms.readers };
        let mut temporary = match Temporary::create(&self.target.folder, readers, self.terms.rescue) {
            Ok(temporary) => temporary,
            Err(error) => return in_place(error),
        };
        let mut written = 0;
        for part in self.bytes.chunks(STRIDE) {
            temporary.file.write(part).map_err(|error| self.write_error(error))?;
            written += part.len() as u64;
            if !told_of(written) {
                return Err(WriteError::Stopped(self.path.into()));
            }
        }
        if let Some(old) = &mut old {
            match temporary.file.take_rights_of(&old.file) {
                Ok(true) => {}
                // The other names keep what they have; this one becomes the user's.
                Ok(false) if old.about.names > 1 => {}
                Ok(false) => return Ok(Replaced::InPlaceOnly(io::ErrorKind::PermissionDenied.into())),
                Err(error) => return in_place(error),
            }
        }
        self.keep_private(&temporary.file)?;
        temporary.file.sync().map_err(|error| self.write_error(error))?;
        // As late as can be: what another program writes between here and the next line is lost, nothing before it.
        self.check(old.as_deref_mut())?;
        let done = match is_old {
            false => temporary.take_free(&self.target.name),
            true => temporary.take_place(&self.target.name),
        };
        match done {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(WriteError::Exists(self.path.into()));
            }
            Err(error) if temporary.is_nameless() && is_no_way_to_a_name(&error) && !make_only_named(true) => {
                return self.replace(old, told_of);
            }
            Err(error) => return in_place(error),
        }
        let modified = temporary.file.look().and_then(|about| about.modified()).ok();
        self.confirmed(modified).map(Replaced::Done)
    }

    /// Nobody reads a copy who may not read what it is a copy of.
    fn keep_private(&self, file: &File) -> Result<(), WriteError> {
        if self.terms.readers == Readers::Usual
            || file.limit(self.terms.readers).map_err(|error| self.write_error(error))?
        {
            return Ok(());
        }
        Err(self.write_error(others_could_read()))
    }

    /// The name in its folder must survive a power cut as well.
    fn confirmed(&self, modified: Option<std::time::SystemTime>) -> Result<Stamp, WriteError> {
        let stamp = Stamp { modified, ..Stamp::of(self.bytes) };
        match self.folder().sync() {
            Ok(()) => Ok(stamp),
            Err(error) => Err(WriteError::Unsure(self.path.into(), stamp, error)),
        }
    }

    /// Writes into the file that is there.
    fn overwrite(&self, mut old: Old) -> Result<Stamp, WriteError> {
        let write_error = |error| self.write_error(error);
        let before = old.read().map_err(write_error)?;
        if matches!(self.terms.guard, Guard::Only(expected) if !Stamp::of(&before).same_content(&expected)) {
            return Err(WriteError::Changed(self.path.into()));
        }
        let Some(rescue) = self.terms.rescue else {
            let why = say!(
                "nowhere-for-a-spare",
                "it can only be written in place, and there is no folder for a safety copy"
            );
            return Err(write_error(io::Error::other(why)));
        };
        self.keep_private(&old.file)?;
        if !old.about.is_own() && self.terms.readers.mode() & 0o004 == 0 {
            return Err(self.write_error(others_could_read()));
        }
        let path = self.target.path();
        let target = std::path::absolute(&path).unwrap_or(path);
        let spare = Spare { target, id: old.about.id, old: before, new: self.bytes.to_vec() };
        // It is another folder, and perhaps another disk, than the file's that does not take it.
        let no_spare = |error| io::Error::other(language::with_colon(language::shown_name(rescue), cause(&error)));
        let kept =
            Locked::spare(rescue, &spare).map_err(|error| WriteError::Other(self.path.into(), no_spare(error)))?;
        if let Err(error) = old.file.overwrite(&spare.new) {
            return match old.file.overwrite(&spare.old) {
                Ok(()) => Err(write_error(error)),
                Err(_) => Err(WriteError::Half(self.path.into(), kept.leave(), error)),
            };
        }
        // Written; but the name may refer to another file by now.
        if self.folder().look(&self.target.name).is_ok_and(|there| there.id != old.about.id) {
            return Err(WriteError::Changed(self.path.into()));
        }
        let modified = old.file.look().and_then(|about| about.modified()).ok();
        Ok(Stamp { modified, ..Stamp::of(self.bytes) })
    }
}

/// Whether this is what a system says that lets files without a name be made, and not be given one.
fn is_no_way_to_a_name(error: &io::Error) -> bool {
    use io::ErrorKind::{CrossesDevices, InvalidInput, NotFound, PermissionDenied, Unsupported};
    matches!(error.kind(), NotFound | PermissionDenied | CrossesDevices | InvalidInput | Unsupported)
}

fn others_could_read() -> io::Error {
    io::Error::other(say!("others-could-read", "others may read this file, but not what would be written to it"))
}

#[cfg(test)]
mod tests;
