//! What is needed to finish or clean up an interrupted save: in a folder of the program's own, never beside the file.
//!
//! | name | what |
//! |---|---|
//! | `spare-` and 16 digits | the spare of a file that is being written in place |
//! | `part-` and 16 digits | where a temporary file of this program has a name in somebody's folder, and which file that is |
//!
//! Each is locked for as long as the program that made it is at work on it. A file is finished only if it is the very one the spare was
//! made for, by its number on the disk, and holds what lies between the two states. All else is offered to the user.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::budget::{self, Budget};
use super::disk::{Access, File, Folder, Id, Kind, Ours, OwnFolder, folder_of, path_bytes};
use super::file::{MAX_LEN, Stamp};
use super::names::{in_free_name, is_named};
use super::spare::{self, Head, Spare, name_from_bytes};
use super::target::Target;

const SPARE: &str = "spare-";
const NOTE: &str = "part-";
/// How a note begins.
const NOTE_MAGIC: &[u8] = b"variorum part 1\n";
/// No note is longer: two paths and three numbers.
const NOTE_LONGEST: u64 = 128 << 10;

/// Something in this folder, locked, that goes when this does.
#[derive(Debug)]
pub(super) struct Locked {
    ours: Ours,
    _lock: File,
    stays: bool,
}

impl Locked {
    /// Writes it, synced where it must outlive a power cut.
    fn new(own: &OwnFolder, start: &str, bytes: &[u8], lasting: bool) -> io::Result<Locked> {
        // A cleanup in another process may come between creation and lock, and take the file for an abandoned one.
        let (ours, mut file) = in_free_name(start, "", |name| {
            let (ours, file) = own.create(name)?;
            let locked = file.try_lock();
            match ours.is_there() {
                Err(error) if error.kind() == io::ErrorKind::NotFound && locked.is_ok() => {
                    Err(io::ErrorKind::AlreadyExists.into())
                }
                _ => Ok((ours, file)),
            }
        })?;
        let written = file.write(bytes).and_then(|()| if lasting { file.sync() } else { Ok(()) });
        let kept = Locked { ours, _lock: file, stays: false };
        written?;
        if lasting {
            own.sync()?;
        }
        Ok(kept)
    }

    /// Stores a spare.
    pub fn spare(rescue: &Path, spare: &Spare) -> io::Result<Locked> {
        Locked::new(&OwnFolder::make(rescue)?, SPARE, &spare.to_bytes(), true)
    }

    /// Leaves it where it is.
    pub fn leave(mut self) -> PathBuf {
        self.stays = true;
        self.ours.path()
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        if !self.stays {
            // A remaining file is handled by the next start.
            let _ = self.ours.remove();
        }
    }
}

/// The note of a temporary file's name.
pub(super) struct Note(#[allow(dead_code, reason = "it is there until this goes")] Locked);

impl Note {
    /// `None` where nothing can be noted: then what a killed program leaves stays.
    pub fn of(rescue: Option<&Path>, folder: &Folder, name: &OsStr, file: Option<&File>) -> Option<Note> {
        let own = OwnFolder::make(rescue?).ok()?;
        let id = file.map_or(Some(Id::default()), |file| Some(file.about().ok()?.id))?;
        let path = std::path::absolute(folder.path()).ok()?;
        let mut bytes = NOTE_MAGIC.to_vec();
        bytes.extend(id.device.to_le_bytes());
        bytes.extend(id.number.to_le_bytes());
        bytes.extend([&path_bytes(&path)[..], &[0], &path_bytes(Path::new(name))].concat());
        bytes.extend(Stamp::of(&bytes).hash.to_le_bytes());
        Locked::new(&own, NOTE, &bytes, false).ok().map(Note)
    }

    /// The folder, the name and the number that a note names.
    fn read(bytes: &[u8]) -> Option<(PathBuf, PathBuf, Id)> {
        let (said, hash) = bytes.split_last_chunk::<8>()?;
        let rest = said.strip_prefix(NOTE_MAGIC)?;
        if Stamp::of(said).hash != u64::from_le_bytes(*hash) {
            return None;
        }
        let (device, rest) = rest.split_first_chunk::<8>()?;
        let (number, rest) = rest.split_first_chunk::<8>()?;
        let id = Id { device: u64::from_le_bytes(*device), number: u64::from_le_bytes(*number) };
        let (folder, name) = rest.split_at(rest.iter().position(|byte| *byte == 0)?);
        Some((name_from_bytes(folder)?, name_from_bytes(&name[1..])?, id))
    }
}

/// An interrupted save that cannot be finished without asking.
#[derive(Debug)]
pub struct Offered {
    /// The destination file.
    pub file: PathBuf,
    /// That file's present state, if it exists.
    pub now: Option<Stamp>,
    /// The intended content.
    pub bytes: Vec<u8>,
    /// When it was being saved.
    pub when: SystemTime,
    /// Where it is.
    pub path: PathBuf,
    ours: Ours,
    _lock: File,
}

impl Offered {
    /// Removes it: it is saved, or is not wanted.
    ///
    /// # Errors
    /// The system's, where it cannot be removed.
    pub fn discard(&self) -> io::Result<()> {
        self.ours.remove()
    }

    /// A message about it, for when nobody can be asked.
    pub fn told(&self) -> String {
        say!(
            "changed-after-program-ended",
            "{target}: the program ended while saving this file, and the file has changed since; the version being saved is in {kept}",
            target = self.file.display(),
            kept = self.path.display()
        )
    }
}

/// What became of interrupted saves.
#[derive(Debug, Default)]
pub struct Settled {
    /// Messages for the user: a line each.
    pub told: Vec<String>,
    /// Decisions for the user.
    pub offered: Vec<Offered>,
}

/// Finishes interrupted in-place writes and cleans up. Does nothing if this folder is not the user's own.
pub fn settle(rescue: &Path) -> Settled {
    settle_where(rescue, |_| true)
}

/// The same for one file, before it is changed.
pub fn settle_for(rescue: &Path, path: &Path) -> Settled {
    let id = Target::find(path).ok().and_then(|target| Some(target.there?.id));
    settle_where(rescue, |spare| Some(spare) == id)
}

fn settle_where(rescue: &Path, wanted: impl Fn(Id) -> bool) -> Settled {
    let mut settled = Settled::default();
    let Ok(own) = OwnFolder::open(rescue) else { return settled };
    clear_up(&own);
    for (ours, mut file, head) in spares(&own) {
        if !wanted(head.id) {
            continue;
        }
        let Ok(bytes) = file.read_whole(budget::SPARE_BYTES) else { continue };
        // If the spare is incomplete, its file was not touched yet.
        let Some(spare) = Spare::from_bytes(&bytes) else { continue };
        match finish(&spare) {
            Ok(Finished::Whole) => drop(ours.remove()),
            Ok(Finished::Now) => {
                settled.told.push(say!(
                    "program-ended-while-was",
                    "{target}: the program ended while saving it; the file is complete again",
                    target = spare.target.display()
                ));
                let _ = ours.remove();
            }
            Ok(Finished::Not(now)) => {
                let when = file.look().and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
                let (file, lock, path) = (spare.target, file, ours.path());
                settled.offered.push(Offered { file, now, bytes: spare.new, when, path, ours, _lock: lock });
            }
            // The disk it is on may be back at another start.
            Err(_) => {}
        }
    }
    settled
}

/// The spares in the folder whose makers have ended, each with its head.
fn spares(own: &OwnFolder) -> Vec<(Ours, File, Head)> {
    let mut budget = Budget { files: budget::SPARES, bytes: budget::SPARE_BYTES };
    let names = own.names(budget::ENTRIES).map(|(names, _)| names).unwrap_or_default();
    let mut found = Vec::new();
    for name in names.into_iter().filter(|name| is_named(name, SPARE, "")) {
        let Ok((ours, mut file)) = own.find(&name, Access::Read) else { continue };
        // Without locks it may be in use; then it stays.
        if !matches!(file.try_lock(), Ok(true)) {
            continue;
        }
        let Ok(length) = file.look().map(|about| about.len()) else { continue };
        let mut first = Vec::new();
        if file.read_on(spare::HEAD as u64, &mut first).is_err() {
            continue;
        }
        match Head::read(&first, length) {
            Some(head) if budget.take(length) => found.push((ours, file, head)),
            Some(_) => break,
            // The spare itself is incomplete, so its file was not touched yet.
            None if is_cut_off(&first, spare::MAGIC) => drop(ours.remove()),
            None => {}
        }
    }
    found
}

/// The head of a spare, read before the rest, if its maker has ended.
fn head_of(file: &mut File) -> Option<Head> {
    let (length, mut first) = (file.look().ok()?.len(), Vec::new());
    if !matches!(file.try_lock(), Ok(true)) {
        return None;
    }
    file.read_on(spare::HEAD as u64, &mut first).ok()?;
    Head::read(&first, length)
}

/// The content of a spare's file, if it is neither state but in between.
fn half_of(target: &Target, spare: &Spare) -> Option<Vec<u8>> {
    let longest = spare.old.len().max(spare.new.len()) as u64;
    let now = target.folder.file(&target.name, Access::Read).ok()?.read_whole(longest).ok()?;
    (now != spare.old && now != spare.new && spare.is_between(&now)).then_some(now)
}

/// Whether these are the first bytes of something that begins so and was not written to its end.
fn is_cut_off(first: &[u8], magic: &[u8]) -> bool {
    first.starts_with(magic) || magic.starts_with(first)
}

enum Finished {
    /// The file holds the one state or the other.
    Whole,
    /// It held a part, and is whole now.
    Now,
    /// It must not be touched; with its current content, if any.
    Not(Option<Stamp>),
}

/// Looks at the file of a spare, and finishes it if it is the one.
fn finish(spare: &Spare) -> io::Result<Finished> {
    let longest = spare.old.len().max(spare.new.len()) as u64;
    let name = spare.target.file_name().unwrap_or_default();
    let opened = Folder::find(None, folder_of(&spare.target)).and_then(|folder| {
        let about = folder.look(name)?;
        let is_meant = about.kind == Kind::File && spare.id == about.id && !about.protected;
        folder.file(name, if is_meant { Access::Change } else { Access::Read })
    });
    let mut file = match opened {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Finished::Not(None)),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => return Err(error),
        Err(_) => return Ok(Finished::Not(None)),
    };
    let about = file.about()?;
    if about.kind != Kind::File {
        return Ok(Finished::Not(None));
    }
    if about.len > longest {
        let now = file.read_whole(MAX_LEN).ok();
        return Ok(Finished::Not(now.map(|now| Stamp::of(&now))));
    }
    let now = file.read_whole(longest)?;
    if now == spare.old || now == spare.new {
        return Ok(Finished::Whole);
    }
    let is_meant = spare.id == about.id && spare.id != Id::default();
    if !is_meant || !spare.is_between(&now) {
        return Ok(Finished::Not(Some(Stamp::of(&now))));
    }
    file.overwrite(&spare.new)?;
    Ok(Finished::Now)
}

/// Removes temporary files that killed programs noted here, and the notes.
fn clear_up(own: &OwnFolder) {
    let names = own.names(budget::ENTRIES).map(|(names, _)| names).unwrap_or_default();
    for name in names.into_iter().filter(|name| is_named(name, NOTE, "")) {
        let Ok((ours, mut file)) = own.find(&name, Access::Read) else { continue };
        if !matches!(file.try_lock(), Ok(true)) {
            continue;
        }
        let Ok(bytes) = file.read_whole(NOTE_LONGEST) else { continue };
        match Note::read(&bytes) {
            Some((folder, name, id)) if is_named(name.as_os_str(), ".variorum-", ".part") => {
                let Ok(folder) = Folder::find(None, &folder).map(Arc::new) else { continue };
                if let Some(left) = Ours::noted(&folder, name.as_os_str(), id) {
                    let _ = left.remove();
                }
                let _ = ours.remove();
            }
            Some(_) => {}
            None if is_cut_off(&bytes, NOTE_MAGIC) => drop(ours.remove()),
            None => {}
        }
    }
}

/// A message about a file with an interrupted save, for commands that only read it. Changes nothing.
pub fn unfinished(rescue: &Path, path: &Path) -> Option<String> {
    let own = OwnFolder::open(rescue).ok()?;
    let target = Target::find(path).ok()?;
    let about = target.there.filter(|about| about.kind == Kind::File)?;
    let names = own.names(budget::ENTRIES).ok()?.0;
    let is_of_it = |name: &OsStr| {
        let (_, mut file) = own.find(name, Access::Read).ok()?;
        head_of(&mut file).filter(|head| head.id == about.id)?;
        let spare = Spare::from_bytes(&file.read_whole(budget::SPARE_BYTES).ok()?)?;
        half_of(&target, &spare)
    };
    names.iter().filter(|name| is_named(name, SPARE, "")).take(budget::SPARES).find_map(|name| is_of_it(name))?;
    Some(say!(
        "save-was-cut-off",
        "{path}: the program ended while it was saved; the window, or a command that changes it, makes it whole again",
        path = path.display()
    ))
}

#[cfg(test)]
mod tests;
