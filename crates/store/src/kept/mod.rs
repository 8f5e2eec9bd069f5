//! What is kept of a user's work in the program's own folders, so that no crash and no mistake loses it. Only the user may read it; what
//! a program is still at work on is locked by it, and what has no lock was left behind.
//!
//! | module | folder | what | until |
//! |---|---|---|---|
//! | [`journal`] | `journal` | unsaved work: a record whole, then its changes | it is saved or discarded |
//! | [`versions`] | `versions` | the bytes of a file before it was first written over | it is old, or one too many |
//! | [`rescue`] | `rescue` | both states of a file that is written in place | it is written |
//! | | | where a temporary file has a name | it is gone, or has its own |
//!
//! What has a head is sealed: a hash at the end shows that all of it was written. Numbers have 8 bytes, the smallest first.

use super::file::Stamp;

pub mod journal;
pub mod rescue;
pub mod versions;

/// Appends numbers.
fn put_numbers<const N: usize>(bytes: &mut Vec<u8>, numbers: [u64; N]) {
    numbers.into_iter().for_each(|number| bytes.extend(number.to_le_bytes()));
}

/// The numbers at the beginning, and what follows them.
fn numbers<T: TryFrom<u64> + Copy + Default, const N: usize>(mut bytes: &[u8]) -> Option<([T; N], &[u8])> {
    let mut numbers = [T::default(); N];
    for number in &mut numbers {
        let (first, rest) = bytes.split_first_chunk()?;
        (*number, bytes) = (T::try_from(u64::from_le_bytes(*first)).ok()?, rest);
    }
    Some((numbers, bytes))
}

/// Ends what begins at this byte.
fn seal(bytes: &mut Vec<u8>, from: usize) {
    let hash = Stamp::of(&bytes[from..]).hash;
    put_numbers(bytes, [hash]);
}

/// What was sealed; `None` if it was not written to its end.
fn unseal(bytes: &[u8]) -> Option<&[u8]> {
    let (sealed, hash) = bytes.split_last_chunk()?;
    (Stamp::of(sealed).hash == u64::from_le_bytes(*hash)).then_some(sealed)
}
