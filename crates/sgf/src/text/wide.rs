//! UTF-16 files. Their brackets are not single bytes, so the file is held as UTF-8 while it is read and edited, and converted back when it
//! is written.
//!
//! The conversion is exact for any sequence of 16-bit units: an unpaired surrogate becomes the three bytes it would have as a character,
//! which no valid text contains, and an odd last byte is kept separately.

use super::charset::Charset;
use super::coding::Wide;

impl Charset {
    /// Whether the file must be changed before it can be read: UTF-16.
    pub fn is_wide(&self) -> bool {
        self.wide.is_some()
    }

    /// Bytes that the lexer can process: the file itself or, for UTF-16, its text in UTF-8.
    pub fn narrow(&mut self, bytes: Vec<u8>) -> Vec<u8> {
        let Some(wide) = &mut self.wide else { return bytes };
        wide.odd = if bytes.len() % 2 == 1 { bytes.last().copied() } else { None };
        let mut out = Vec::with_capacity(bytes.len() / 2 + bytes.len() / 8);
        let units = bytes.chunks_exact(2).map(|pair| unit(wide.big, pair));
        let mut buffer = [0; 4];
        for character in char::decode_utf16(units) {
            match character {
                Ok(character) => out.extend_from_slice(character.encode_utf8(&mut buffer).as_bytes()),
                Err(lone) => out.extend_from_slice(&surrogate_bytes(lone.unpaired_surrogate())),
            }
        }
        out
    }

    /// The bytes of the file again: the inverse of [`Charset::narrow`].
    pub fn widen(&self, bytes: Vec<u8>) -> Vec<u8> {
        let Some(wide) = self.wide else { return bytes };
        let mut out = Vec::with_capacity(bytes.len() * 2 + 1);
        let mut push = |unit: u16| {
            out.extend_from_slice(&if wide.big { unit.to_be_bytes() } else { unit.to_le_bytes() });
        };
        let mut rest = bytes.as_slice();
        while !rest.is_empty() {
            let (good, bad) = match std::str::from_utf8(rest) {
                Ok(text) => (text, &rest[rest.len()..]),
                Err(error) => {
                    let (good, bad) = rest.split_at(error.valid_up_to());
                    (std::str::from_utf8(good).unwrap_or_default(), bad)
                }
            };
            good.encode_utf16().for_each(&mut push);
            rest = match bad {
                [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF, after @ ..] => {
                    push(0xD000 | (u16::from(second & 0x3F) << 6) | u16::from(third & 0x3F));
                    after
                }
                [_, after @ ..] => {
                    push(0xFFFD);
                    after
                }
                [] => bad,
            };
        }
        out.extend(wide.odd);
        out
    }

    /// Where in the file the byte at `offset` of the narrowed bytes is.
    pub fn file_offset(&self, narrowed: &[u8], offset: usize) -> usize {
        if self.wide.is_none() {
            return offset;
        }
        let before = &narrowed[..offset.min(narrowed.len())];
        // Every character but those of four bytes is one unit.
        let units: usize = before
            .iter()
            .map(|byte| match byte {
                0x80..=0xBF => 0,
                0xF0..=0xFF => 2,
                _ => 1,
            })
            .sum();
        units * 2
    }
}

fn unit(big: bool, pair: &[u8]) -> u16 {
    let pair = [pair[0], pair[1]];
    if big { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }
}

fn surrogate_bytes(unit: u16) -> [u8; 3] {
    [0xE0 | (unit >> 12) as u8, 0x80 | ((unit >> 6) & 0x3F) as u8, 0x80 | (unit & 0x3F) as u8]
}

/// Whether the bytes are UTF-16, and in which order: a byte order mark, or many zeros at odd or even places.
pub(super) fn find(bytes: &[u8]) -> Option<Wide> {
    match bytes {
        [0xFF, 0xFE, 0, 0, ..] | [] => return None,
        [0xFF, 0xFE, ..] => return Some(Wide::new(false)),
        [0xFE, 0xFF, ..] => return Some(Wide::new(true)),
        _ => {}
    }
    let start = &bytes[..bytes.len().min(512) & !1];
    if start.len() < 4 {
        return None;
    }
    let zeros = |first: usize| start.iter().skip(first).step_by(2).filter(|&&byte| byte == 0).count();
    let (even, odd, pairs) = (zeros(0), zeros(1), start.len() / 2);
    if odd * 10 > pairs * 3 && even * 10 < pairs {
        Some(Wide::new(false))
    } else if even * 10 > pairs * 3 && odd * 10 < pairs {
        Some(Wide::new(true))
    } else {
        None
    }
}

/// The text of a UTF-16 file in UTF-8; `None` for any other.
pub fn narrowed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut charset = Charset { wide: Some(find(bytes)?), ..Charset::utf8() };
    Some(charset.narrow(bytes.to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_sixteen_bit_units_come_back() {
        let mut random = fastrand::Rng::with_seed(7);
        for big in [false, true] {
            for _ in 0..300 {
                let units = random.usize(..40);
                let mut bytes = Vec::new();
                for _ in 0..units {
                    // Surrogates often, in any order.
                    let unit: u16 = if random.bool() { random.u16(0xD800..=0xDFFF) } else { random.u16(..) };
                    bytes.extend_from_slice(&unit.to_le_bytes());
                }
                if random.bool() {
                    bytes.push(random.u8(..));
                }
                let mut charset = Charset { wide: Some(Wide::new(big)), ..Charset::utf8() };
                let narrowed = charset.narrow(bytes.clone());
                assert_eq!(charset.file_offset(&narrowed, narrowed.len()), bytes.len() & !1);
                assert_eq!(charset.widen(narrowed), bytes);
            }
        }
    }

    #[test]
    fn zeros_betray_the_order_without_a_mark() {
        let little: Vec<u8> = "(;GM[1])".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = "(;GM[1])".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(find(&little), Some(Wide::new(false)));
        assert_eq!(find(&big), Some(Wide::new(true)));
        assert_eq!(find(b"(;GM[1])"), None);
        assert_eq!(find(&[0; 64]), None);
    }
}
