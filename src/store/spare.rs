//! The spare of a file that is written in place: its old and its new bytes, kept beside it until the writing is done.
//!
//! | bytes | what |
//! |---|---|
//! | 16 | what this is, and the version: `variorum spare 1` |
//! | 8, 8, 8 | length of the name, of the old bytes, of the new ones; smallest byte first |
//! | … | the file's whole path, the old bytes, the new ones |
//! | 8 | the hash of all that |

use std::io;
use std::path::{Path, PathBuf};

use super::disk::{self, File, folder_of};
use super::file::{MAX_LEN, Stamp};
use super::save::overwrite;

const MAGIC: &[u8; 16] = b"variorum spare 1";
/// Magic and three lengths.
const HEAD: usize = 16 + 3 * 8;

/// Both states of a file that is being written in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spare {
    pub target: PathBuf,
    pub old: Vec<u8>,
    pub new: Vec<u8>,
}

/// What a spare that was left behind said of its file.
pub(super) enum Settled {
    /// The file holds the one or the other.
    Nothing,
    /// It held a part, and is finished now.
    Finished(PathBuf),
    /// It holds something else.
    Foreign(PathBuf),
}

impl Spare {
    pub fn to_bytes(&self) -> Vec<u8> {
        let name = name_to_bytes(&std::path::absolute(&self.target).unwrap_or_else(|_| self.target.clone()));
        let mut bytes = Vec::with_capacity(HEAD + name.len() + self.old.len() + self.new.len() + 8);
        bytes.extend(MAGIC);
        for part in [&name, &self.old, &self.new] {
            bytes.extend((part.len() as u64).to_le_bytes());
        }
        for part in [&name, &self.old, &self.new] {
            bytes.extend(part);
        }
        bytes.extend(Stamp::of(&bytes).hash.to_le_bytes());
        bytes
    }

    /// `None` for what was not written to its end.
    pub fn from_bytes(bytes: &[u8]) -> Option<Spare> {
        let (said, hash) = bytes.split_last_chunk::<8>()?;
        if !said.starts_with(MAGIC) || Stamp::of(said).hash != u64::from_le_bytes(*hash) {
            return None;
        }
        let length = |at: usize| {
            let bytes = said.get(MAGIC.len() + at * 8..)?.first_chunk::<8>()?;
            usize::try_from(u64::from_le_bytes(*bytes)).ok()
        };
        let mut rest = said.get(HEAD..)?;
        let mut part = |at: usize| {
            let (part, after) = rest.split_at_checked(length(at)?)?;
            rest = after;
            Some(part)
        };
        let (name, old, new) = (part(0)?, part(1)?, part(2)?);
        Some(Spare { target: name_from_bytes(name)?, old: old.to_vec(), new: new.to_vec() })
    }

    /// Whether these bytes are what is there when writing the new ones over the old is broken off.
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
}

/// Looks at a spare that was left behind, and finishes its file. The spare stays.
pub(super) fn settle(path: &Path) -> io::Result<Settled> {
    let Some(spare) = Spare::from_bytes(&disk::read(path, 3 * MAX_LEN)?) else { return Ok(Settled::Nothing) };
    // A folder may have been moved with all that is in it.
    let beside = spare.target.file_name().map(|name| folder_of(path).join(name));
    let target = match disk::look(&spare.target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match beside {
            Some(beside) if disk::look(&beside).is_ok() => beside,
            _ => return Ok(Settled::Foreign(spare.target)),
        },
        _ => spare.target.clone(),
    };
    let now = disk::read(&target, MAX_LEN)?;
    if now == spare.old || now == spare.new {
        return Ok(Settled::Nothing);
    }
    if !spare.is_between(&now) {
        return Ok(Settled::Foreign(target));
    }
    overwrite(&mut File::open_to_write(&target)?, &spare.new)?;
    Ok(Settled::Finished(target))
}

#[cfg(unix)]
fn name_to_bytes(name: &Path) -> Vec<u8> {
    std::os::unix::ffi::OsStrExt::as_bytes(name.as_os_str()).to_vec()
}

#[cfg(unix)]
fn name_from_bytes(bytes: &[u8]) -> Option<PathBuf> {
    Some(PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes)))
}

#[cfg(not(unix))]
fn name_to_bytes(name: &Path) -> Vec<u8> {
    name.to_string_lossy().into_owned().into_bytes()
}

#[cfg(not(unix))]
fn name_from_bytes(bytes: &[u8]) -> Option<PathBuf> {
    Some(PathBuf::from(str::from_utf8(bytes).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spare_says_what_it_was_told_or_nothing() {
        let spare = Spare { target: "/games/a b.sgf".into(), old: b"(;)".to_vec(), new: b"(;C[new])".to_vec() };
        let bytes = spare.to_bytes();
        assert_eq!(Spare::from_bytes(&bytes).as_ref(), Some(&spare));
        for cut in 0..bytes.len() {
            assert_eq!(Spare::from_bytes(&bytes[..cut]), None);
            let mut other = bytes.clone();
            other[cut] ^= 1;
            assert_eq!(Spare::from_bytes(&other), None, "byte {cut}");
        }
    }

    #[test]
    fn a_state_between_is_known() {
        let (old, new) = (b"(;C[the old one])".repeat(100), b"(;C[a new one, longer])".repeat(100));
        for (old, new) in [(old.clone(), new.clone()), (new, old)] {
            let spare = Spare { target: "a".into(), old: old.clone(), new: new.clone() };
            for at in [0, 1, 511, 512, 513, 1500, new.len()] {
                let mut now = new[..at].to_vec();
                now.extend(old.get(at..).unwrap_or_default());
                assert!(spare.is_between(&now), "{at}");
            }
            assert!(!spare.is_between(b"(;C[of another program])"));
            let mut other = old.clone();
            other[700] ^= 1;
            assert!(!spare.is_between(&other));
        }
    }
}
