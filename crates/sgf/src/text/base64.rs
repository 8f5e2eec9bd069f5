//! Base64: bytes as text.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Base64 with its padding.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let all = chunk.iter().fold(0_u32, |all, byte| all << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let digit = DIGITS[(all >> (18 - 6 * place)) as usize & 63];
            text.push(if place <= chunk.len() { char::from(digit) } else { '=' });
        }
    }
    text
}

/// The bytes behind base64, with or without its padding; `None` for anything else.
pub fn decode(text: &[u8]) -> Option<Vec<u8>> {
    let digits = text.strip_suffix(b"==").or_else(|| text.strip_suffix(b"=")).unwrap_or(text);
    if digits.len() != text.len() && !text.len().is_multiple_of(4) || digits.len() % 4 == 1 {
        return None;
    }
    let mut bytes = Vec::with_capacity(digits.len() / 4 * 3 + 2);
    for chunk in digits.chunks(4) {
        let mut all = 0_u32;
        for byte in chunk {
            let value = match byte {
                b'A'..=b'Z' => byte - b'A',
                b'a'..=b'z' => byte - b'a' + 26,
                b'0'..=b'9' => byte - b'0' + 52,
                b'+' => 62,
                b'/' => 63,
                _ => return None,
            };
            all = all << 6 | u32::from(value);
        }
        let whole = (all << (6 * (4 - chunk.len()))).to_be_bytes();
        bytes.extend(&whole[1..chunk.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_round_trips() {
        for (text, coded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
            assert_eq!(encode(text.as_bytes()), coded);
        }
        assert_eq!(encode(&[255, 254, 253]), "//79");
        assert_eq!(decode(b"Zm9vYmE").unwrap(), b"fooba");
        for length in 0..70 {
            let bytes: Vec<u8> = (0..length).map(|at| (at * 37 % 251) as u8).collect();
            let coded = encode(&bytes);
            assert_eq!(decode(coded.as_bytes()), Some(bytes.clone()));
            assert_eq!(decode(coded.trim_end_matches('=').as_bytes()), Some(bytes));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for wrong in ["A", "AAAAA", "AAA=A", "AA==AA==", "A===", "AA=", "AAAA=", "AA-A", "=AAA", "Zm9v YmE"] {
            assert_eq!(decode(wrong.as_bytes()), None, "{wrong}");
        }
    }
}
