//! The backup of a file that is written in place: its old and its new bytes, kept in the program's own folder until the write is done.
//!
//! | bytes | what |
//! |---|---|
//! | 16 | what this is, and the version: `variorum spare 2` |
//! | 8, 8 | which file it is: its disk, and its number there |
//! | 8, 8, 8 | length of the name, of the old bytes, of the new ones; all numbers with the smallest byte first |
//! | … | the file's whole path, the old bytes, the new ones |
//! | 8 | the hash of all that |

use std::path::PathBuf;

use super::disk::{Id, path_bytes, path_from_bytes};
use super::file::Stamp;

/// How each begins.
pub(super) const MAGIC: &[u8] = b"variorum spare 2";
/// The head: what it is, which file, three lengths.
pub(super) const HEAD: usize = 16 + 5 * 8;
/// No path is longer.
const LONGEST_PATH: u64 = 64 << 10;

/// Both states of a file that is being written in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spare {
    pub target: PathBuf,
    /// Its file's identity.
    pub id: Id,
    pub old: Vec<u8>,
    pub new: Vec<u8>,
}

/// The bytes before the name and the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The identity of its file.
    pub id: Id,
    lengths: [usize; 3],
}

impl Head {
    /// Reads the first bytes of a file of this length, if the lengths add up to it: done before the rest is read.
    pub fn read(first: &[u8], length: u64) -> Option<Head> {
        let rest = first.strip_prefix(MAGIC)?;
        let number = |at: usize| Some(u64::from_le_bytes(*rest.get(at * 8..)?.first_chunk::<8>()?));
        let id = Id { device: number(0)?, number: number(1)? };
        let lengths = [number(2)?, number(3)?, number(4)?];
        let all = lengths.iter().try_fold(HEAD as u64 + 8, |sum, length| sum.checked_add(*length))?;
        if all != length || lengths[0] > LONGEST_PATH {
            return None;
        }
        let lengths = lengths.map(usize::try_from);
        let [Ok(name), Ok(old), Ok(new)] = lengths else { return None };
        Some(Head { id, lengths: [name, old, new] })
    }
}

impl Spare {
    pub fn to_bytes(&self) -> Vec<u8> {
        let name = path_bytes(&self.target);
        let mut bytes = Vec::with_capacity(HEAD + name.len() + self.old.len() + self.new.len() + 8);
        bytes.extend(MAGIC);
        for number in [self.id.device, self.id.number] {
            bytes.extend(number.to_le_bytes());
        }
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
        let Head { id, lengths: [name, old, new] } = Head::read(bytes, bytes.len() as u64)?;
        let (said, hash) = bytes.split_last_chunk::<8>()?;
        if Stamp::of(said).hash != u64::from_le_bytes(*hash) {
            return None;
        }
        let (path, rest) = said.get(HEAD..)?.split_at_checked(name)?;
        let (old, rest) = rest.split_at_checked(old)?;
        let target = name_from_bytes(path)?;
        Some(Spare { target, id, old: old.to_vec(), new: rest.get(..new)?.to_vec() })
    }

    /// Whether these bytes can result from an interrupted write of the new bytes over the old.
    pub fn is_between(&self, now: &[u8]) -> bool {
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

/// The path of these bytes; `None` where paths are Unicode and the bytes are not.
pub(super) fn name_from_bytes(bytes: &[u8]) -> Option<PathBuf> {
    (cfg!(unix) || str::from_utf8(bytes).is_ok()).then(|| path_from_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spare_says_what_it_was_told_or_nothing() {
        let id = Id { device: 3, number: 1 << 40 };
        let spare = Spare { target: "/games/a b.sgf".into(), id, old: b"(;)".to_vec(), new: b"(;C[new])".to_vec() };
        let bytes = spare.to_bytes();
        assert_eq!(Spare::from_bytes(&bytes).as_ref(), Some(&spare));
        assert!(Head::read(&bytes[..HEAD], bytes.len() as u64).is_some());
        assert!(Head::read(&bytes[..HEAD], bytes.len() as u64 + 1).is_none());
        for cut in 0..bytes.len() {
            assert_eq!(Spare::from_bytes(&bytes[..cut]), None);
            let mut other = bytes.clone();
            other[cut] ^= 1;
            assert_eq!(Spare::from_bytes(&other), None, "byte {cut}");
        }
    }

    #[test]
    fn lengths_that_no_file_has_are_refused_before_anything_is_read() {
        for (lengths, length) in [([0, u64::MAX, 9], 72), ([1 << 20, 0, 0], 64 + (1 << 20)), ([0, 0, 0], u64::MAX)] {
            let mut bytes = [MAGIC, &[0; 16]].concat();
            lengths.into_iter().for_each(|length: u64| bytes.extend(length.to_le_bytes()));
            assert_eq!(Head::read(&bytes, length), None, "{lengths:?}");
        }
    }

    #[test]
    fn a_state_between_is_known() {
        let (old, new) = (b"(;C[the old one])".repeat(100), b"(;C[a new one, longer])".repeat(100));
        for (old, new) in [(old.clone(), new.clone()), (new, old)] {
            let spare = Spare { target: "a".into(), id: Id::default(), old: old.clone(), new: new.clone() };
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
