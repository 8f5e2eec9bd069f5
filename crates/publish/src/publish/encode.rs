//! Encodings for pages: SHA-256 for the content security policy, deterministic gzip, and text as HTML.

use crate::language::{END_OF_ISOLATE, FIRST_STRONG_ISOLATE};
use crate::scene::svg::escaped;
use flate2::{Compression, GzBuilder};
use std::io::Write;

pub(super) use crate::text::base64::encode as base64;

/// A text as HTML. What it sets apart is an element: the direction of its surroundings does not follow that.
pub(super) fn html(text: &str) -> String {
    let text = escaped(text);
    if !text.contains([FIRST_STRONG_ISOLATE, END_OF_ISOLATE]) {
        return text;
    }
    let (mut out, mut open) = (String::with_capacity(text.len()), 0_usize);
    for letter in text.chars() {
        match letter {
            FIRST_STRONG_ISOLATE => {
                out += "<bdi>";
                open += 1;
            }
            END_OF_ISOLATE if open == 0 => {}
            END_OF_ISOLATE => {
                out += "</bdi>";
                open -= 1;
            }
            letter => out.push(letter),
        }
    }
    out + &"</bdi>".repeat(open)
}

/// Gzip without a name and a date.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    packed(bytes, Compression::best())
}

/// Gzip of a record, which is read again within the bounds of [`crate::edit::may_inflate_to`]: what would grow beyond them is not
/// made smaller.
pub(super) fn gzip_of_record(bytes: &[u8]) -> Vec<u8> {
    let small = gzip(bytes);
    if crate::edit::may_inflate_to(small.len(), bytes) { small } else { packed(bytes, Compression::none()) }
}

fn packed(bytes: &[u8], how: Compression) -> Vec<u8> {
    let mut writer = GzBuilder::new().mtime(0).operating_system(255).write(Vec::new(), how);
    // A vector takes whatever is written to it.
    let _ = writer.write_all(bytes);
    writer.finish().unwrap_or_default()
}

/// SHA-256 in base64, as the policy of a page names the scripts and styles that it allows.
pub(super) fn digest(bytes: &[u8]) -> String {
    base64(&sha256(bytes))
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    let (first, constants) = constants();
    let mut state = first;
    let mut padded = bytes.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend((bytes.len() as u64 * 8).to_be_bytes());
    for block in padded.chunks(64) {
        let mut words = [0_u32; 64];
        for (word, bytes) in words.iter_mut().zip(block.chunks(4)) {
            *word = bytes.iter().fold(0, |word, byte| word << 8 | u32::from(*byte));
        }
        for i in 16..64 {
            let (a, b) = (words[i - 15], words[i - 2]);
            let a = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
            let b = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
            words[i] = words[i - 16].wrapping_add(a).wrapping_add(words[i - 7]).wrapping_add(b);
        }
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = state;
        for i in 0..64 {
            let mixed = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
            let chosen = (e & f) ^ (!e & g);
            let one = h.wrapping_add(mixed).wrapping_add(chosen).wrapping_add(constants[i]).wrapping_add(words[i]);
            let two =
                (a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22)).wrapping_add((a & b) ^ (a & c) ^ (b & c));
            (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(one), c, b, a, one.wrapping_add(two));
        }
        for (sum, value) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
            *sum = sum.wrapping_add(value);
        }
    }
    let mut out = [0; 32];
    for (bytes, word) in out.chunks_mut(4).zip(state) {
        bytes.copy_from_slice(&word.to_be_bytes());
    }
    out
}

/// The fractions of the square roots of the first eight primes, and of the cube roots of the first 64.
fn constants() -> ([u32; 8], [u32; 64]) {
    let primes = (2_u128..).filter(|n| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0));
    let mut cubes = [0; 64];
    let mut squares = [0; 8];
    for (i, prime) in primes.take(64).enumerate() {
        cubes[i] = root(prime << 96, 3) as u32;
        if let Some(square) = squares.get_mut(i) {
            *square = root(prime << 64, 2) as u32;
        }
    }
    (squares, cubes)
}

/// The whole part of a root of a number below 2^106.
fn root(number: u128, power: u32) -> u128 {
    let (mut low, mut high) = (0_u128, 1 << 41);
    while low + 1 < high {
        let middle = (low + high) / 2;
        if middle.pow(power) <= number { low = middle } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of the standard.
    #[test]
    fn digests_are_those_of_the_standard() {
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        for (text, digest) in [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            ),
        ] {
            assert_eq!(hex(&sha256(text.as_bytes())), digest);
        }
    }

    #[test]
    fn packed_files_have_no_date_and_can_be_read() {
        let zeros = vec![b' '; 200_000];
        for bytes in [&b"(;GM[1])"[..], &zeros] {
            let packed = gzip_of_record(bytes);
            assert_eq!(packed[4..8], [0; 4]);
            assert!(crate::edit::may_inflate_to(packed.len(), bytes));
        }
        assert_eq!(gzip(b"(;GM[1])"), gzip(b"(;GM[1])"));
    }

    #[test]
    fn isolated_text_becomes_an_element() {
        for (text, expected) in [
            ("a < b", "a &lt; b"),
            ("\u{2068}א\u{2069} 5d", "<bdi>א</bdi> 5d"),
            ("\u{2068}<\u{2068}a\u{2069}", "<bdi>&lt;<bdi>a</bdi></bdi>"),
            ("a\u{2069}b", "ab"),
        ] {
            assert_eq!(html(text), expected);
        }
    }
}
