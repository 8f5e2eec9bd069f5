//! What is needed to finish or clean up an interrupted save: in a folder of the program's own, never beside the file.
//!
//! | name | what |
//! |---|---|
//! | `spare-` and 16 digits | the spare of a file that is being written in place: both its states |
//! | `part-` and 16 digits | where a temporary file of this program has a name in somebody's folder |
//!
//! Each is locked for as long as the program that made it is at work on it. A file is finished only if it is the very one the spare was
//! made for, by its number on the disk, and holds what lies between the two states. All else is offered to the user.
//!
//! | bytes | spare | note of a temporary file |
//! |---|---|---|
//! | 16 | `variorum spare 2` | `variorum part 1` and a line feed |
//! | 8, 8 | which file it is: its disk, and its number there | the same; 0 where it was not known yet |
//! | 8, 8, 8 | length of the path, of the old bytes, of the new ones | |
//! | … | the file's whole path, the old bytes, the new ones | the folder's whole path, a zero byte, the name |
//! | 8 | the hash of all that | the same |

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::{numbers, put_numbers, seal, unseal};
use crate::budget::{self, Budget};
use crate::disk::{Access, File, Folder, Id, Kind, OwnFolder, ProvenFile, folder_of, path_bytes, path_from_bytes};
use crate::file::{MAX_LEN, Stamp};
use crate::names::{in_free_name, is_named};
use crate::target::Target;

const SPARE: &str = "spare-";
const NOTE: &str = "part-";
/// How a spare begins.
const SPARE_MAGIC: &[u8] = b"variorum spare 2";
/// How a note begins.
const NOTE_MAGIC: &[u8] = b"variorum part 1\n";
/// The head of a spare: what it is, which file, three lengths.
const HEAD: usize = 16 + 5 * 8;
/// No path is longer.
const LONGEST_PATH: usize = 64 << 10;
/// No note is longer: two paths and three numbers.
const NOTE_LONGEST: u64 = 128 << 10;

/// Both states of a file that is being written in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spare {
    pub target: PathBuf,
    /// Its file's identity.
    pub id: Id,
    pub old: Vec<u8>,
    pub new: Vec<u8>,
}

/// What the file of a spare holds.
enum State {
    /// The one state or the other.
    Whole,
    /// What an interrupted write leaves.
    Between(Stamp),
    /// Something else, or nothing.
    Other(Option<Stamp>),
}

/// The identity and the lengths that the first bytes of a spare name, if they add up to the length of all: known before the rest is read.
fn head(first: &[u8], length: u64) -> Option<(Id, [usize; 3])> {
    let ([device, number], rest) = numbers(first.strip_prefix(SPARE_MAGIC)?)?;
    let (lengths, _) = numbers::<usize, 3>(rest)?;
    let all = lengths.iter().try_fold(HEAD as u64 + 8, |sum, length| sum.checked_add(*length as u64))?;
    (all == length && lengths[0] <= LONGEST_PATH).then_some((Id { device, number }, lengths))
}

impl Spare {
    fn to_bytes(&self) -> Vec<u8> {
        let path = path_bytes(&self.target);
        let parts = [&path, &self.old, &self.new];
        let mut bytes = Vec::with_capacity(HEAD + parts.iter().map(|part| part.len()).sum::<usize>() + 8);
        bytes.extend(SPARE_MAGIC);
        put_numbers(&mut bytes, [self.id.device, self.id.number]);
        put_numbers(&mut bytes, parts.map(|part| part.len() as u64));
        parts.iter().for_each(|part| bytes.extend(*part));
        seal(&mut bytes, 0);
        bytes
    }

    /// `None` for what was not written to its end.
    fn from_bytes(bytes: &[u8]) -> Option<Spare> {
        let (id, [path, old, _]) = head(bytes, bytes.len() as u64)?;
        let (path, rest) = unseal(bytes)?.get(HEAD..)?.split_at_checked(path)?;
        let (old, new) = rest.split_at_checked(old)?;
        Some(Spare { target: path_of(path)?, id, old: old.to_vec(), new: new.to_vec() })
    }

    /// Whether these bytes can result from an interrupted write of the new bytes over the old.
    fn is_between(&self, now: &[u8]) -> bool {
        let shorter = self.old.len().min(self.new.len());
        if now.len() < shorter || now.len() > self.old.len().max(self.new.len()) {
            return false;
        }
        // Written up to a place; or, where the power went, some blocks and others not.
        let same = now.iter().zip(&self.new).take_while(|(a, b)| a == b).count();
        let rest_is_old = now.len() == same || self.old.get(same..now.len()).is_some_and(|old| *old == now[same..]);
        let block = |at: usize| {
            let now = &now[at..(at + 512).min(now.len())];
            [&self.old, &self.new].iter().any(|state| state.get(at..at + now.len()).is_some_and(|there| there == now))
        };
        rest_is_old || (0..now.len()).step_by(512).all(block)
    }

    fn state_of(&self, file: &mut File) -> io::Result<State> {
        let (about, longest) = (file.about()?, self.old.len().max(self.new.len()) as u64);
        if about.kind != Kind::File {
            return Ok(State::Other(None));
        }
        if about.len > longest {
            return Ok(State::Other(file.read_whole(MAX_LEN).ok().map(|now| Stamp::of(&now))));
        }
        let now = file.read_whole(longest)?;
        Ok(match now == self.old || now == self.new {
            true => State::Whole,
            false if self.is_between(&now) => State::Between(Stamp::of(&now)),
            false => State::Other(Some(Stamp::of(&now))),
        })
    }

    /// Finishes its file if it is the one. Returns what that held.
    fn finish(&self) -> io::Result<State> {
        let name = self.target.file_name().unwrap_or_default();
        let opened = Folder::find(None, folder_of(&self.target)).and_then(|folder| {
            let about = folder.look(name)?;
            let is_meant = about.kind == Kind::File && self.id == about.id && !about.protected;
            folder.file(name, if is_meant { Access::Change } else { Access::Read })
        });
        let mut file = match opened {
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => return Err(error),
            Err(_) => return Ok(State::Other(None)),
            Ok(file) => file,
        };
        let state = self.state_of(&mut file)?;
        if let State::Between(now) = state {
            if self.id != file.about()?.id || self.id == Id::default() {
                return Ok(State::Other(Some(now)));
            }
            file.overwrite(&self.new)?;
        }
        Ok(state)
    }
}

/// The path of these bytes; `None` where paths are Unicode and the bytes are not.
fn path_of(bytes: &[u8]) -> Option<PathBuf> {
    (cfg!(unix) || str::from_utf8(bytes).is_ok()).then(|| path_from_bytes(bytes))
}

/// The folder and the name that a note names, and the identity of the file.
fn read_note(bytes: &[u8]) -> Option<(PathBuf, PathBuf, Id)> {
    let ([device, number], rest) = numbers(unseal(bytes)?.strip_prefix(NOTE_MAGIC)?)?;
    let (folder, name) = rest.split_at(rest.iter().position(|byte| *byte == 0)?);
    Some((path_of(folder)?, path_of(&name[1..])?, Id { device, number }))
}

/// Something in this folder, locked, that goes when this does.
#[derive(Debug)]
pub(crate) struct Locked {
    ours: ProvenFile,
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

    /// Notes the name of a temporary file. `None` where nothing can be noted: then what a killed program leaves stays.
    pub fn note(rescue: Option<&Path>, folder: &Folder, name: &OsStr, file: Option<&File>) -> Option<Locked> {
        let own = OwnFolder::make(rescue?).ok()?;
        let id = file.map_or(Some(Id::default()), |file| Some(file.about().ok()?.id))?;
        let path = std::path::absolute(folder.path()).ok()?;
        let mut bytes = NOTE_MAGIC.to_vec();
        put_numbers(&mut bytes, [id.device, id.number]);
        bytes.extend([&path_bytes(&path)[..], &[0], &path_bytes(Path::new(name))].concat());
        seal(&mut bytes, 0);
        Locked::new(&own, NOTE, &bytes, false).ok()
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
    ours: ProvenFile,
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
    pub fn description(&self) -> String {
        say!(
            "changed-after-program-ended",
            "{target}: the program ended while saving this file, and the file has changed since; the version being saved is in {kept}",
            target = self.file.display(),
            kept = self.ours.path().display()
        )
    }
}

/// What became of interrupted saves.
#[derive(Debug, Default)]
pub struct Settled {
    /// Messages for the user: a line each.
    pub messages: Vec<String>,
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
    abandoned(&own, NOTE).for_each(|(ours, file)| clear_up(&ours, file));
    let mut budget = Budget { files: budget::SPARES, bytes: budget::SPARE_BYTES };
    for (ours, mut file) in abandoned(&own, SPARE) {
        let (Ok(about), mut first) = (file.look(), Vec::new()) else { continue };
        if file.read_on(HEAD as u64, &mut first).is_err() {
            continue;
        }
        let Some((id, _)) = head(&first, about.len()) else {
            // If the spare is incomplete, its file was not touched yet.
            if is_cut_off(&first, SPARE_MAGIC) {
                let _ = ours.remove();
            }
            continue;
        };
        if !budget.take(about.len()) {
            break;
        }
        let spare = wanted(id).then(|| Spare::from_bytes(&file.read_whole(budget::SPARE_BYTES).ok()?)).flatten();
        let Some(spare) = spare else { continue };
        match spare.finish() {
            Ok(State::Whole) => drop(ours.remove()),
            Ok(State::Between(_)) => {
                settled.messages.push(say!(
                    "program-ended-while-was",
                    "{target}: the program ended while saving it; the file is complete again",
                    target = spare.target.display()
                ));
                let _ = ours.remove();
            }
            Ok(State::Other(now)) => {
                let when = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                settled.offered.push(Offered { file: spare.target, now, bytes: spare.new, when, ours, _lock: file });
            }
            // The disk it is on may be back at another start.
            Err(_) => {}
        }
    }
    settled
}

/// The files that begin with this and whose makers have ended, each locked.
fn abandoned(own: &OwnFolder, start: &str) -> impl Iterator<Item = (ProvenFile, File)> {
    let names = own.names(budget::ENTRIES).map(|(names, _)| names).unwrap_or_default();
    names.into_iter().filter(move |name| is_named(name, start, "")).filter_map(move |name| {
        let (ours, file) = own.find(&name, Access::Read).ok()?;
        // Without locks it may be in use; then it stays.
        matches!(file.try_lock(), Ok(true)).then_some((ours, file))
    })
}

/// Whether these are the first bytes of something that begins so and was not written to its end.
fn is_cut_off(first: &[u8], magic: &[u8]) -> bool {
    first.starts_with(magic) || magic.starts_with(first)
}

/// Removes the temporary file that a killed program noted here, and the note.
fn clear_up(note: &ProvenFile, mut file: File) {
    let Ok(bytes) = file.read_whole(NOTE_LONGEST) else { return };
    match read_note(&bytes) {
        Some((folder, name, id)) if is_named(name.as_os_str(), ".variorum-", ".part") => {
            let Ok(folder) = Folder::find(None, &folder).map(Arc::new) else { return };
            if let Some(left) = ProvenFile::noted(&folder, name.as_os_str(), id) {
                let _ = left.remove();
            }
            let _ = note.remove();
        }
        None if is_cut_off(&bytes, NOTE_MAGIC) => drop(note.remove()),
        _ => {}
    }
}

/// A message about a file with an interrupted save, for commands that only read it. Changes nothing.
pub fn unfinished(rescue: &Path, path: &Path) -> Option<String> {
    let own = OwnFolder::open(rescue).ok()?;
    let target = Target::find(path).ok()?;
    let about = target.there.filter(|about| about.kind == Kind::File)?;
    let is_of_it = |(_, mut file): (ProvenFile, File)| {
        let (length, mut first) = (file.look().ok()?.len(), Vec::new());
        file.read_on(HEAD as u64, &mut first).ok()?;
        head(&first, length).filter(|(id, _)| *id == about.id)?;
        let spare = Spare::from_bytes(&file.read_whole(budget::SPARE_BYTES).ok()?)?;
        let mut file = target.folder.file(&target.name, Access::Read).ok()?;
        matches!(spare.state_of(&mut file), Ok(State::Between(_))).then_some(())
    };
    abandoned(&own, SPARE).take(budget::SPARES).find_map(is_of_it)?;
    Some(say!(
        "save-was-cut-off",
        "{path}: the program ended while saving it; opening it in the window, or changing it with a command, restores it",
        path = path.display()
    ))
}

#[cfg(test)]
mod tests;
