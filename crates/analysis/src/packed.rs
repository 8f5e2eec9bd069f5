//! KaTrain's packing: base64 of one member of gzip, and half floats in it.

use std::io::{ErrorKind, Read};

use flate2::bufread::GzDecoder;
use flate2::{Compression, GzBuilder};

use crate::Problem;
use crate::limits;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

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

/// The bytes behind base64 with padding; white space between the digits does not matter.
fn of_base64(text: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count, mut digits, mut padding) = (0_u32, 0, 0_usize, 0);
    for &byte in text.iter().filter(|byte| !byte.is_ascii_whitespace()) {
        let digit = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            b'=' => {
                padding += 1;
                continue;
            }
            _ => return None,
        };
        if padding > 0 {
            return None;
        }
        digits += 1;
        bits = bits << 6 | u32::from(digit);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    ((digits + padding).is_multiple_of(4) && padding <= 2).then_some(bytes)
}

fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0_u32, |bits, at| bits << 8 | u32::from(chunk.get(at).copied().unwrap_or(0)));
        for at in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * at)) as usize & 63];
            text.push(if at > chunk.len() { '=' } else { char::from(digit) });
        }
    }
    text
}

/// Unpacks a value to at most `most` bytes.
pub(crate) fn unpack(text: &[u8], most: usize) -> Result<Vec<u8>, Problem> {
    if text.len() > limits::PACKED {
        return Err(Problem::TooLarge);
    }
    let packed = of_base64(text).ok_or(Problem::NotBase64)?;
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
    to_base64(&packed)
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
    fn what_is_packed_is_unpacked() {
        for length in 0..70 {
            let bytes: Vec<u8> = (0..length).map(|at| (at * 37 % 251) as u8).collect();
            assert_eq!(of_base64(to_base64(&bytes).as_bytes()), Some(bytes.clone()));
            assert_eq!(unpack(pack(&bytes).as_bytes(), 70), Ok(bytes));
        }
        for wrong in ["A", "AA", "AAA", "AAA=A", "AA==AA==", "A===", "AA-A", "=AAA"] {
            assert_eq!(of_base64(wrong.as_bytes()), None, "{wrong}");
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
