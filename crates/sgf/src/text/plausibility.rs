//! How plausible a decoding of a few bytes is as the text of a game record.
//!
//! A general detector needs a dozen bytes; the name of a player has four. Here each decoding gains points for characters that occur in
//! names, ranks and results, and loses some for characters that nobody writes.

use super::charset::Charset;
use super::coding::Coding;
use super::decode::lossy;
use super::frequent::{Characters, HAN, HANGUL, JAPANESE, SIMPLIFIED, TRADITIONAL};
use encoding_rs as enc;

/// How many bytes are judged.
pub(super) const ENOUGH: usize = 1 << 12;

/// How plausible the raw values are as text in this charset, in points; below 0 for what hardly anybody writes.
pub(super) fn score<'a>(charset: &Charset, values: impl Iterator<Item = &'a [u8]>) -> i64 {
    let (mut score, mut left) = (0, ENOUGH);
    for raw in values {
        let raw = &raw[..raw.len().min(left)];
        score += text_score(charset.coding, &lossy(charset.coding, &charset.without_inner_escapes(raw)));
        left -= raw.len();
        if left == 0 {
            break;
        }
    }
    score
}

fn text_score(coding: Coding, text: &str) -> i64 {
    match coding {
        Coding::Web(encoding) if !encoding.is_single_byte() => {
            let beside: i64 = text.chars().zip(text.chars().skip(1)).map(|pair| -3 * i64::from(is_torn(pair))).sum();
            // Finding a character in a code table is slow: each is looked up once.
            let mut characters: Vec<char> = text.chars().filter(|character| !character.is_ascii()).collect();
            characters.sort_unstable();
            let points = |same: &[char]| double_byte_points(encoding, same[0]) * same.len() as i64;
            beside + characters.chunk_by(|one, other| one == other).map(points).sum::<i64>()
        }
        _ => alphabet_score(text),
    }
}

/// Whether the bytes of a text that decode in this encoding as well are rather UTF-8: what they are in UTF-8 looks like text, and what they
/// are in the other hardly does.
pub(super) fn is_rather(utf8: &str, coding: Coding, other: &str) -> bool {
    let foreign: Vec<char> = utf8.chars().filter(|character| !character.is_ascii()).collect();
    let points = utf8_score(utf8, &foreign);
    let eastern = foreign.iter().all(|&character| is_eastern(character));
    // A letter with an accent has two bytes, as a single character of the far east has, which may stand beside a capital.
    let in_words = || utf8.split(|c: char| !c.is_alphabetic()).all(|word| word.is_ascii() || is_word(word));
    // Windows-1252 has no such letters by accident; what it has is what a wrong conversion leaves, which is undone as a whole.
    let is_western = coding == Coding::Web(enc::WINDOWS_1252);
    points > 0 && !is_western && (eastern || in_words()) && {
        let own = text_score(coding, other);
        if eastern { own <= 0 } else { own < points && own <= foreign.len() as i64 }
    }
}

/// Whether all bytes beyond ASCII are half-width kana of Shift_JIS, in an order in which they are words: marks of voice behind letters that
/// can have one, small letters and the long vowel not first.
pub(super) fn is_halfwidth(raw: &[u8]) -> bool {
    let mut before = 0;
    raw.iter().all(|&byte| {
        let fits = match byte {
            0..=0x7F => true,
            // ﾞ behind ka, sa, ta, ha and u; ﾟ behind ha.
            0xDE => matches!(before, 0xB3 | 0xB6..=0xC4 | 0xCA..=0xCE),
            0xDF => matches!(before, 0xCA..=0xCE),
            0xA7..=0xB0 => matches!(before, 0xA6..=0xDF),
            0xB1..=0xDD => true,
            _ => false,
        };
        before = byte;
        fits
    })
}

/// A word of an alphabet, which has no letters that stand alone: two small ones of ours beside one that is not, or several that are not.
fn is_word(word: &str) -> bool {
    let small = word.chars().filter(char::is_ascii_lowercase).count();
    let foreign = word.chars().filter(|c| !c.is_ascii()).count();
    small >= 2 || foreign >= 3 && foreign == word.chars().count()
}

/// Whether it is a character of the far east, of three bytes in UTF-8.
fn is_eastern(character: char) -> bool {
    matches!(character, '\u{3000}'..='\u{30FF}' | '\u{4E00}'..='\u{9FFF}' | '가'..='힣' | '\u{FF01}'..='\u{FF5E}')
}

/// Points for text in UTF-8, whatever its languages are.
fn utf8_score(text: &str, foreign: &[char]) -> i64 {
    let tables = [&HAN, &SIMPLIFIED, &TRADITIONAL, &JAPANESE, &HANGUL];
    let of_table = |character: &&char| tables.iter().any(|table| table.contains(**character));
    let frequent = foreign.iter().filter(of_table).count() as i64;
    let eastern = foreign.iter().filter(|&&character| is_eastern(character)).count() as i64;
    if eastern == 0 {
        return alphabet_score(text);
    }
    // What is neither is nothing that anybody writes among them.
    5 * frequent - eastern - 4 * (foreign.len() as i64 - eastern)
}

/// Points for a character: the frequent ones are a tenth of a table, but nine in ten of what is written.
fn double_byte_points(encoding: &'static enc::Encoding, character: char) -> i64 {
    let is = |table: &'static enc::Encoding| encoding == table;
    let japanese = is(enc::SHIFT_JIS) || is(enc::EUC_JP);
    match character {
        '\u{FFFD}' => -10,
        'ぁ'..='ん' | 'ァ'..='ヶ' | 'ー' if japanese => 4,
        'ぁ'..='ん' | 'ァ'..='ヶ' | 'ー' => -2,
        // Typical of other double-byte text read as Shift_JIS.
        '\u{FF61}'..='\u{FF9F}' => -4,
        '가'..='힣' if HANGUL.contains(character) => 4,
        '가'..='힣' => -3,
        '、' | '。' | '，' | '（' | '）' | '！' | '？' | '：' | '「' | '」' | '・' | '々' | '《' | '》' | '“' | '”' => {
            2
        }
        '０'..='９' | 'Ａ'..='Ｚ' | 'ａ'..='ｚ' | '　'..='〟' | '－' | '．' | '～' => 1,
        '\u{4E00}'..='\u{9FFF}' => {
            let own = match () {
                () if japanese => &JAPANESE,
                () if is(enc::BIG5) => &TRADITIONAL,
                () if is(enc::EUC_KR) => &Characters::NONE,
                () => &SIMPLIFIED,
            };
            let rare_here = is(enc::EUC_KR);
            if own.contains(character) || HAN.contains(character) && !rare_here {
                4
            } else if rare_here || !first_level(encoding, character) {
                -4
            } else {
                -1
            }
        }
        _ => -4,
    }
}

/// Whether a letter and a character of the far east stand together, as they do where an accent was misread.
fn is_torn((first, second): (char, char)) -> bool {
    let letter = |c: char| c.is_ascii_alphabetic();
    let eastern = |c: char| ('\u{2E80}'..'\u{FFFD}').contains(&c);
    letter(first) && eastern(second) || eastern(first) && letter(second)
}

/// How many characters beyond ASCII of a text stand alone beside a letter of ours or could not be read, and how many there are.
pub(super) fn torn(text: &str) -> (usize, usize) {
    let (mut torn, mut all, mut before) = (0, 0, ' ');
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        if !letter.is_ascii() {
            let is_alone = before.is_ascii() && after.is_ascii();
            let is_beside = before.is_ascii_alphabetic() || after.is_ascii_alphabetic();
            all += 1;
            torn += usize::from(letter == char::REPLACEMENT_CHARACTER || is_alone && is_beside);
        }
        before = letter;
    }
    (torn.max(inside_words(text)), all)
}

/// How many characters beyond ASCII of a text stand between two of our letters, of which one is small: in the middle of a word. More than two
/// together are a word of their own.
pub(super) fn inside_words(text: &str) -> usize {
    let mut inside = 0;
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| !letter.is_ascii()) {
        let run = &rest[start..];
        let length = run.find(|letter: char| letter.is_ascii()).unwrap_or(run.len());
        let beside = [rest[..start].chars().next_back(), run[length..].chars().next()];
        let is_inside = beside.iter().all(|letter| letter.is_some_and(|letter| letter.is_ascii_alphabetic()));
        let is_small = beside.iter().flatten().any(char::is_ascii_lowercase);
        let count = run[..length].chars().count();
        inside += if is_inside && is_small && count <= 2 { count } else { 0 };
        rest = &run[length..];
    }
    inside
}

/// Whether the character is among the frequent ones of a code table.
fn first_level(encoding: &'static enc::Encoding, character: char) -> bool {
    let mut buffer = [0; 4];
    let (bytes, _, _) = encoding.encode(character.encode_utf8(&mut buffer));
    let &[lead, trail] = bytes.as_ref() else { return false };
    let code = u16::from_be_bytes([lead, trail]);
    match () {
        () if encoding == enc::BIG5 => matches!(code, 0xA440..=0xC67E),
        () if encoding == enc::SHIFT_JIS => matches!(code, 0x889F..=0x9872),
        () if encoding == enc::EUC_JP => matches!(code, 0xB0A1..=0xCFD3),
        () => matches!(lead, 0xB0..=0xD7) && trail >= 0xA1,
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
        if character == '\u{FFFD}' {
            score -= 10;
            continue;
        }
        let before = at.checked_sub(1).map(|at| characters[at]);
        let after = characters.get(at + 1).copied();
        score += if character.is_alphabetic() {
            letter_points(before, character, after, characters.get(at + 2).copied())
        } else {
            sign_points(before, character, after)
        };
    }
    score
}

fn letter_points(before: Option<char>, character: char, after: Option<char>, next: Option<char>) -> i64 {
    let odd_case =
        |same: &dyn Fn(char) -> bool| character.is_uppercase() && before.is_some_and(|c| same(c) && c.is_lowercase());
    let latin = |c: char| c.is_ascii_alphabetic() || matches!(c, '\u{C0}'..='\u{24F}');
    if !latin(character) {
        let own = |c: char| !c.is_ascii() && c.is_alphabetic() && !latin(c);
        let neighbour = before.into_iter().chain(after).any(own);
        return match (odd_case(&own), neighbour) {
            (true, _) => -2,
            (false, true) => 1,
            (false, false) => -1,
        };
    }
    let beside_letter = before.into_iter().chain(after).any(|c| c.is_ascii_alphabetic());
    let small = |c: Option<char>| c.is_some_and(char::is_lowercase);
    let capital = |c: Option<char>| c.is_some_and(char::is_uppercase);
    let inside = before.is_some_and(char::is_alphabetic);
    let odd = odd_case(&latin)
        || character.is_uppercase() && inside && (small(after) || capital(after) && small(next))
        || character.is_lowercase() && capital(after);
    let common = "äöüßéèêëàáâçñóòôíìîïúùûåæøœãõÄÖÜÉÀÇÑÅØÁÍÓÚŠšŽž".contains(character);
    match (beside_letter && !odd, common) {
        (true, true) => 2,
        (true, false) => 1,
        (false, _) if odd => -2,
        (false, _) => -1,
    }
}

/// Points for a character that is no letter: a quote in the right place counts like a letter.
fn sign_points(before: Option<char>, sign: char, after: Option<char>) -> i64 {
    let word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    let fits = match sign {
        '’' => word(before),
        '“' | '‘' | '«' | '¿' | '¡' | '„' => edge(before) && !edge(after) || sign == '«' && !word(before),
        '”' | '»' | '…' => {
            edge(after) && before.is_some_and(|c| !c.is_whitespace()) || sign == '…' || sign == '»' && edge(after)
        }
        '–' | '—' | '°' | '½' | '€' | '\u{A0}' => return 0,
        _ if sign.is_control() || matches!(sign, '─'..='▟') => return -3,
        _ => return if word(before) { -2 } else { -1 },
    };
    if fits { 2 } else { -2 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Origin;

    fn of(encoding: &'static enc::Encoding, bytes: &[u8]) -> i64 {
        score(&Charset::new(Coding::Web(encoding), Origin::Detected), [bytes].into_iter())
    }

    fn best(bytes: &[u8]) -> &'static str {
        let web = [enc::WINDOWS_1252, enc::GBK, enc::BIG5, enc::SHIFT_JIS, enc::EUC_JP, enc::EUC_KR, enc::MACINTOSH];
        let scores = web.into_iter().map(|encoding| (of(encoding, bytes), encoding.name()));
        scores.max_by_key(|(score, _)| *score).map_or("", |(_, name)| name)
    }

    #[test]
    fn a_name_is_enough() {
        assert_eq!(best(b"\xB0\xD7"), "GBK"); // 白
        assert_eq!(best(b"\xC5\xCC\xC3\xE6"), "GBK"); // 盘面
        for (text, encoding) in [
            ("黑中押勝", enc::BIG5),
            ("趙治勲 九段", enc::SHIFT_JIS),
            ("趙治勲 九段", enc::EUC_JP),
            ("이창호 구단", enc::EUC_KR),
            ("Zürich", enc::WINDOWS_1252),
            ("François René", enc::MACINTOSH),
            ("“Bob’s”", enc::MACINTOSH),
        ] {
            assert_eq!(best(&encoding.encode(text).0), encoding.name(), "{text}");
        }
    }

    #[test]
    fn signs_in_wrong_places_cost() {
        assert!(alphabet_score("“Bob”") > alphabet_score("ÒBobÓ"));
        assert!(alphabet_score("O’Brien") > alphabet_score("OÕBrien"));
        assert!(alphabet_score("Zürich") > alphabet_score("Z³rich"));
    }
}
