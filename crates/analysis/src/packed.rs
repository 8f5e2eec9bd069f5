//! KaTrain's packing: base64 of one member of gzip, and half floats in it.

use std::borrow::Cow;
use std::io::{ErrorKind, Read};

use flate2::bufread::GzDecoder;
use flate2::{Compression, GzBuilder};
use variorum_sgf::text::base64;

use crate::Problem;
use crate::limits;

#[cfg(test)]
std::thread_local! {
    /// How many bytes this thread has unpacked.
    static UNPACKED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// How many bytes this thread has unpacked: tests count work, and do not time it.
#[cfg(test)]
pub(crate) fn unpacked() -> usize {
    UNPACKED.get()
}

/// Unpacks a value to at most `most` bytes.
pub(crate) fn unpack(text: &[u8], most: usize) -> Result<Vec<u8>, Problem> {
    if text.len() > limits::PACKED {
        return Err(Problem::TooLarge);
    }
    // Programs may break its lines.
    let digits: Cow<'_, [u8]> = match text.iter().any(u8::is_ascii_whitespace) {
        true => text.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect(),
        false => text.into(),
    };
    // The padding belongs to it.
    let whole = Some(&*digits).filter(|digits| digits.len().is_multiple_of(4));
    let packed = whole.and_then(base64::decode).ok_or(Problem::NotBase64)?;
    let mut bytes = Vec::new();
    let read = GzDecoder::new(&packed[..]).take(most as u64 + 1).read_to_end(&mut bytes);
    #[cfg(test)]
    UNPACKED.set(UNPACKED.get() + bytes.len());
    match read {
        Ok(_) if bytes.len() > most => Err(Problem::TooLarge),
        Ok(_) => Ok(bytes),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(Problem::CutShort),
        Err(_) => Err(Problem::Damaged),
    }
}

/// Packs bytes as KaTrain does, always in the same way.
pub(crate) fn pack(bytes: &[u8]) -> String {
    let mut packed = Vec::new();
    let mut encoder = GzBuilder::new().mtime(0).read(bytes, Compression::default());
    // Reading from memory does not fail.
    let _ = encoder.read_to_end(&mut packed);
    base64::encode(&packed)
}

/// A half float.
fn half(bytes: [u8; 2]) -> f32 {
    let bits = u16::from_le_bytes(bytes);
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 1023));
    let size = match exponent {
        0 => fraction * 2_f32.powi(-24),
        31 if fraction == 0.0 => f32::INFINITY,
        31 => f32::NAN,
        _ => (1024.0 + fraction) * 2_f32.powi(exponent - 25),
    };
    if bits >> 15 == 1 { -size } else { size }
}

/// Half floats, little-endian.
pub(crate) fn halves(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(2).map(|pair| half([pair[0], pair[1]])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_round_trips() {
        for length in 0..70 {
            let bytes: Vec<u8> = (0..length).map(|at| (at * 37 % 251) as u8).collect();
            assert_eq!(unpack(pack(&bytes).as_bytes(), 70), Ok(bytes));
        }
        for wrong in ["A", "AAA", "AA-A", "AAAA=AAA"] {
            assert_eq!(unpack(wrong.as_bytes(), 70), Err(Problem::NotBase64), "{wrong}");
        }
        assert_eq!(unpack(pack(&[0; 100]).as_bytes(), 99), Err(Problem::TooLarge));
    }

    #[test]
    fn half_floats() {
        let known = [
            (0x0000, 0.0),
            (0x3C00, 1.0),
            (0xBC00, -1.0),
            (0x3555, 0.333_251_95),
            (0x0001, 5.960_464_5e-8),
            (0x7BFF, 65504.0),
        ];
        for (bits, number) in known {
            assert_eq!(half(u16::to_le_bytes(bits)), number, "{bits:x}");
        }
        assert!(half(u16::to_le_bytes(0x7E00)).is_nan() && half(u16::to_le_bytes(0xFC00)).is_infinite());
    }
}
