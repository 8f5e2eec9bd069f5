//! Which encoding a few bytes are in, judged by what game records are likely to say.
//!
//! A general detector needs a dozen bytes to be right; the name of a player has four. Here each candidate decoding gets
//! points for characters that occur in names, ranks and results, and loses some for what nobody writes.

use super::charset::Coding;
use super::decode::strict;
use super::survey::nearly;
use encoding_rs as enc;

/// Words of records in the scripts whose encodings collide: colours, ranks, results, titles, frequent family names.
const WORDS: &str = "黑白棋段级級目子局胜勝负負盘盤名人本因坊中押手合先第届屆回战戰赛賽贴貼日年月九八七六五四三二一十王李朴金张張陈陈\
    陳林吴吳周古力常昊马馬聂聶趙赵治勲小高山田井大竹武宫宮正树樹加藤石依紀基曹柯曺徐劉刘昌镐鎬不计半执執面圍围碁\
    흑백단급승국기반집김이박최조정";

/// The encodings worth trying, in the order of preference when they do equally well.
const CANDIDATES: [Coding; 11] = [
    Coding::Web(enc::WINDOWS_1252),
    Coding::Web(enc::GBK),
    Coding::Web(enc::SHIFT_JIS),
    Coding::Web(enc::BIG5),
    Coding::Web(enc::EUC_KR),
    Coding::Web(enc::EUC_JP),
    Coding::Web(enc::WINDOWS_1251),
    Coding::Web(enc::KOI8_R),
    Coding::Web(enc::MACINTOSH),
    Coding::Cp437,
    Coding::Cp850,
];

/// The most plausible encoding and its score; a score of 0 or less means that none is.
pub(super) fn best(values: &[&[u8]]) -> (Coding, i64) {
    let mut best = (CANDIDATES[0], score(CANDIDATES[0], values));
    for candidate in &CANDIDATES[1..] {
        let score = score(*candidate, values);
        if score > best.1 {
            best = (*candidate, score);
        }
    }
    best
}

/// How likely the values are text in this encoding. The first few thousand characters tell.
pub(super) fn score(coding: Coding, values: &[&[u8]]) -> i64 {
    let (mut score, mut left) = (0, ENOUGH);
    for raw in values {
        let raw = &raw[..raw.len().min(left)];
        score += value_score(coding, raw);
        left -= raw.len();
        if left == 0 {
            break;
        }
    }
    score
}

/// How many bytes are judged.
const ENOUGH: usize = 1 << 14;

fn value_score(coding: Coding, raw: &[u8]) -> i64 {
    let Some(text) = nearly(coding, raw) else {
        return -40;
    };
    match coding {
        Coding::Web(encoding) if !encoding.is_single_byte() => double_byte_score(encoding, raw),
        // The code pages of DOS are rare: they must win clearly.
        Coding::Cp437 | Coding::Cp850 => alphabet_score(&text) - 1,
        _ => alphabet_score(&text),
    }
}

fn double_byte_score(encoding: &'static enc::Encoding, raw: &[u8]) -> i64 {
    let (mut score, mut at) = (0, 0);
    while at < raw.len() {
        let lead = raw[at];
        if lead < 0x80 {
            at += 1;
            continue;
        }
        let Some(&trail) = raw.get(at + 1) else { break };
        if encoding == enc::SHIFT_JIS && matches!(lead, 0xA1..=0xDF) {
            // Half-width katakana: what any other double-byte text looks like in Shift_JIS.
            score -= 2;
            at += 1;
            continue;
        }
        score += pair_score(encoding, lead, trail);
        if let Some(character) = strict(Coding::Web(encoding), &raw[at..raw.len().min(at + 2)])
            && character.chars().next().is_some_and(|character| WORDS.contains(character))
        {
            score += 4;
        }
        at += 2;
    }
    score
}

/// Points for a double-byte code by its place in the code table: the first levels hold the frequent characters.
fn pair_score(encoding: &'static enc::Encoding, lead: u8, trail: u8) -> i64 {
    let code = u16::from_be_bytes([lead, trail]);
    let frequent = if encoding == enc::GBK {
        matches!(lead, 0xB0..=0xD7) && trail >= 0xA1
    } else if encoding == enc::BIG5 {
        matches!(code, 0xA440..=0xC67E)
    } else if encoding == enc::SHIFT_JIS {
        matches!(code, 0x889F..=0x9872 | 0x829F..=0x8396)
    } else if encoding == enc::EUC_JP {
        matches!(code, 0xB0A1..=0xCFD3 | 0xA4A1..=0xA5F6)
    } else {
        matches!(code, 0xB0A1..=0xC8FE) && trail >= 0xA1
    };
    let punctuation = match lead {
        0xA1..=0xA3 => encoding != enc::SHIFT_JIS,
        0x81 | 0x82 => encoding == enc::SHIFT_JIS,
        _ => false,
    };
    if frequent {
        3
    } else if punctuation {
        1
    } else {
        -1
    }
}

/// Points for text in an alphabet: accented letters inside words are good, symbols and mixed case are bad.
fn alphabet_score(text: &str) -> i64 {
    let characters: Vec<char> = text.chars().collect();
    let mut score = 0;
    for (at, &character) in characters.iter().enumerate() {
        if character.is_ascii() {
            continue;
        }
        let before = at.checked_sub(1).map(|at| characters[at]);
        let after = characters.get(at + 1).copied();
        let cyrillic = |c: char| matches!(c, '\u{400}'..='\u{45F}');
        if !character.is_alphabetic() {
            let apostrophe = matches!(character, '’' | '‘' | '“' | '”' | '–' | '—' | '…' | '°' | '½' | '«' | '»' | '€');
            score -= if apostrophe {
                0
            } else if character.is_control() || matches!(character, '─'..='▟') {
                3
            } else {
                1
            };
            continue;
        }
        if cyrillic(character) {
            let neighbour = before.into_iter().chain(after).any(cyrillic);
            let odd_case = character.is_uppercase() && before.is_some_and(|c| cyrillic(c) && c.is_lowercase());
            score += if odd_case {
                -2
            } else if neighbour {
                1
            } else {
                -1
            };
            continue;
        }
        let beside_letter = before.into_iter().chain(after).any(|c| c.is_ascii_alphabetic());
        let inside_word = before.is_some_and(char::is_alphabetic);
        let odd_case = character.is_uppercase()
            && inside_word
            && before.into_iter().chain(after).any(|neighbour| neighbour.is_lowercase());
        let common = "äöüßéèêëàáâçñóòôíìîïúùûåæøœÄÖÜÉÀÇÑÅØŠšŽž".contains(character);
        score += match (beside_letter && !odd_case, common) {
            (true, true) => 2,
            (true, false) => 0,
            (false, _) => -1,
        };
    }
    score
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(bytes: &[u8]) -> Coding {
        best(&[bytes]).0
    }

    #[test]
    fn a_name_is_enough() {
        assert_eq!(guess(b"\xB0\xD7"), Coding::Web(enc::GBK)); // 白
        assert_eq!(guess(b"\xC5\xCC\xC3\xE6"), Coding::Web(enc::GBK)); // 盘面
        assert_eq!(guess("黑中押勝".encode(enc::BIG5).as_ref()), Coding::Web(enc::BIG5));
        assert_eq!(guess("趙治勲 九段".encode(enc::SHIFT_JIS).as_ref()), Coding::Web(enc::SHIFT_JIS));
        assert_eq!(guess("이창호 구단".encode(enc::EUC_KR).as_ref()), Coding::Web(enc::EUC_KR));
        assert_eq!(guess(b"Z\xFCrich"), Coding::Web(enc::WINDOWS_1252));
        assert_eq!(guess(b"Fran\xE7ois Ren\xE9"), Coding::Web(enc::WINDOWS_1252));
        assert_eq!(guess(b"Fran\x8Dois Ren\x8E"), Coding::Web(enc::MACINTOSH));
        assert_eq!(guess(b"M\x81ller J\x84ger"), Coding::Cp437);
        assert_eq!(guess("Иванов".encode(enc::WINDOWS_1251).as_ref()), Coding::Web(enc::WINDOWS_1251));
        assert_eq!(guess("Иванов".encode(enc::KOI8_R).as_ref()), Coding::Web(enc::KOI8_R));
    }

    trait Encode {
        fn encode(&self, encoding: &'static enc::Encoding) -> Vec<u8>;
    }

    impl Encode for str {
        fn encode(&self, encoding: &'static enc::Encoding) -> Vec<u8> {
            encoding.encode(self).0.into_owned()
        }
    }
}
