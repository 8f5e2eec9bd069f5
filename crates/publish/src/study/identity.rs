//! How an item is recognised: by the position that is asked about, wherever its record is and whatever it is called.

use super::mode::Mode;
use crate::game::{Colour, Position};
use crate::relate::{PositionKey, PositionKeys};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// Goes up when the same question would get another key.
const VERSION: u8 = 1;

/// The key of an item: a hash of what is asked. Equal for equal positions of one game and size, rotated or not, in any file; written as 32
/// hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ItemKey(pub u128);

/// A hash of the right answers of an item: when it changes, the answer has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnswersKey(pub u64);

impl ItemKey {
    /// The key of a question: its mode, position and side. Whose turn the record says it is does not matter.
    pub fn of(mode: Mode, position: &Position, side: Colour, keys: &PositionKeys) -> ItemKey {
        let position = keys.of(&position.clone().with_next(side));
        let head = [VERSION, mode.number(), side.index() as u8];
        ItemKey(hash(head.into_iter().chain(position.0.to_be_bytes())))
    }
}

impl AnswersKey {
    /// A key of the positions after the right answers, each with its count: on a symmetric board two moves may lead to the same position.
    pub fn of(positions: &BTreeMap<PositionKey, usize>) -> AnswersKey {
        let each = positions.iter().flat_map(|(key, count)| std::iter::repeat_n(key, *count));
        let bytes = each.flat_map(|key| key.0.to_be_bytes());
        AnswersKey((hash(std::iter::once(VERSION).chain(bytes)) >> 64) as u64)
    }
}

/// FNV-1a of 128 bits: written out, so that it never changes with a compiler or a library.
pub(super) fn hash(bytes: impl IntoIterator<Item = u8>) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.into_iter().fold(BASIS, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME))
}

impl fmt::Display for ItemKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Display for AnswersKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The value of this many hexadecimal digits.
fn digits(text: &str, count: usize) -> Option<u128> {
    let all = text.len() == count && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    all.then(|| u128::from_str_radix(text, 16).ok())?
}

impl FromStr for ItemKey {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        digits(text, 32).map(ItemKey).ok_or(())
    }
}

impl FromStr for AnswersKey {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        digits(text, 16).map(|number| AnswersKey(number as u64)).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_written_and_read() {
        // The published value of the hash of "a".
        assert_eq!(hash(*b"a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
        let key = ItemKey(hash(*b"a"));
        assert_eq!(key.to_string().parse(), Ok(key));
        for wrong in ["", "a", "+228cb696f1a8caf78912b704e4a8964", "d228cb696f1a8caf78912b704e4a89640"] {
            assert_eq!(wrong.parse::<ItemKey>(), Err(()), "{wrong}");
        }
        assert_eq!("00000000000000ff".parse(), Ok(AnswersKey(255)));
    }
}
