//! Finding the encoding of a record from its bytes.
//!
//! In order: byte order marks and zero bytes; shift sequences of ISO-2022-JP; nothing but ASCII; valid UTF-8, whatever
//! CA claims; CA, unless the bytes contradict it; a detector over the values that are not ASCII; the default of the
//! format. For encodings whose second bytes look like brackets both escape conventions are tried.

use super::alias::{Label, look_up};
use super::charset::{Charset, Coding, Origin};
use super::{prior, survey, wide};
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs as enc;

/// Below this many bytes a general detector is not to be trusted.
const ENOUGH_FOR_DETECTOR: usize = 12;

/// The charset of a record, found from its bytes alone. Always an answer; [`Charset::origin`] says on what grounds.
pub fn detect(bytes: &[u8]) -> Charset {
    if let Some(wide) = wide::find(bytes) {
        let bom = matches!(bytes, [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]);
        return Charset { wide: Some(wide), bom, ..Charset::utf8().with_origin(Origin::Bom) };
    }
    let bom = bytes.starts_with(b"\xEF\xBB\xBF");
    let text = if bom { &bytes[3..] } else { bytes };
    let label = survey::declared(text).map_or(Label::Nothing, look_up);
    let mut charset = if text.is_ascii() {
        ascii(text, label)
    } else if let Ok(text) = std::str::from_utf8(text) {
        valid_utf8(text, label)
    } else {
        legacy(text, label)
    };
    if bom && charset.is_utf8() {
        charset.bom = true;
        charset.origin = Origin::Bom;
        charset.ascii = false;
    } else if bom && text.is_ascii() {
        charset = Charset { bom, ..Charset::utf8().with_origin(Origin::Bom) };
    }
    charset
}

/// The charset somebody chose, with what only the bytes can tell: the escape convention and the byte order mark.
pub fn detect_as(bytes: &[u8], given: &Charset) -> Charset {
    let mut charset = given.clone();
    charset.bom = bytes.starts_with(b"\xEF\xBB\xBF") && charset.is_utf8() && !charset.is_wide();
    if charset.is_wide() {
        charset.bom = matches!(bytes, [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]);
    } else if !bytes.is_ascii() {
        charset.escapes = survey::better_escapes(bytes, &charset).0;
    }
    charset
}

/// Whether games of this record name different encodings, so that each must be looked at. Never for UTF-8 records.
pub fn may_differ_by_game(bytes: &[u8], charset: &Charset) -> bool {
    if charset.is_wide() || (!bytes.is_ascii() && std::str::from_utf8(bytes).is_ok()) {
        return false;
    }
    let mut labels = memchr::memmem::find_iter(bytes, b"CA[").map(|at| {
        let rest = &bytes[at + 3..];
        &rest[..rest.iter().take(40).position(|&byte| byte == b']').unwrap_or(0)]
    });
    match (labels.next(), survey::declared(bytes)) {
        (None, _) => false,
        (Some(first), Some(_)) => labels.any(|label| !label.eq_ignore_ascii_case(first)),
        (Some(_), None) => true,
    }
}

/// The charset of the game at the start of `bytes`, in a record whose first game has the charset `main`; and how many
/// bytes were looked at.
pub fn detect_game(bytes: &[u8], main: &Charset) -> (Charset, usize) {
    let label = survey::declared(bytes).map_or(Label::Nothing, look_up);
    let declared = match label {
        Label::Known(coding) => Charset::new(coding, Origin::Ca),
        _ => main.clone(),
    };
    let length = survey::game_length(bytes, &declared);
    let game = &bytes[..length];
    let found = if game.is_ascii() {
        ascii(game, label)
    } else if let Ok(text) = std::str::from_utf8(game) {
        valid_utf8(text, label)
    } else {
        legacy(game, label)
    };
    let sure = matches!(found.origin, Origin::Ca | Origin::Utf8);
    let values = survey::foreign_values(game);
    if !sure && survey::failures(main.coding, &values) == 0 {
        return (main.clone(), length);
    }
    (found, length)
}

fn ascii(text: &[u8], label: Label) -> Charset {
    let shifts = memchr::memmem::find_iter(text, b"\x1B$").any(|at| matches!(text.get(at + 2), Some(b'@' | b'B')));
    if shifts && label != Label::Known(Coding::Web(enc::UTF_8)) {
        let jis = Coding::Web(enc::ISO_2022_JP);
        let origin = if label == Label::Known(jis) { Origin::Ca } else { Origin::Detected };
        return Charset::new(jis, origin);
    }
    match label {
        Label::Known(coding) => Charset::new(coding, Origin::Ca),
        Label::Latin1 => Charset { strict_latin1: true, ..Charset::latin1().with_origin(Origin::Ca) },
        Label::Utf16 | Label::Nothing | Label::Unknown => Charset { ascii: true, ..Charset::latin1() },
    }
}

fn valid_utf8(text: &str, label: Label) -> Charset {
    let utf8 = Charset::utf8().with_origin(Origin::Utf8);
    let few = text.chars().filter(|character| !character.is_ascii()).take(3).count() < 3;
    if few {
        // Two characters can be valid UTF-8 by accident. Believe the label if its reading is the better text.
        let (coding, strict_latin1) = match label {
            Label::Known(coding) => (coding, false),
            Label::Latin1 => (Coding::Web(enc::WINDOWS_1252), true),
            _ => return utf8,
        };
        let values = survey::foreign_values(text.as_bytes());
        let double_byte = matches!(coding, Coding::Web(encoding) if !encoding.is_single_byte());
        if coding != utf8.coding && double_byte && survey::failures(coding, &values) == 0 {
            let in_words = prior::score(coding, &values);
            // Only a reading made of words of the field outweighs validity.
            let characters: usize =
                values.iter().map(|raw| raw.iter().filter(|byte| !byte.is_ascii()).count() / 2).sum();
            if characters > 0 && in_words >= 5 * characters as i64 {
                let charset = Charset { strict_latin1, ..Charset::new(coding, Origin::Ca) };
                let escapes = survey::better_escapes(text.as_bytes(), &charset).0;
                return charset.with_escapes(escapes);
            }
        }
    }
    utf8
}

fn legacy(text: &[u8], label: Label) -> Charset {
    let values = survey::foreign_values(text);
    let declared = match label {
        Label::Known(coding) => Some(Charset::new(coding, Origin::Ca)),
        Label::Latin1 => Some(Charset::new(Coding::Web(enc::WINDOWS_1252), Origin::Ca)),
        _ => None,
    };
    let utf8_values = survey::failures(Coding::Web(enc::UTF_8), &values);
    let valid = values.len() - utf8_values;
    let named = matches!(label, Label::Known(coding) if coding == Coding::Web(enc::UTF_8));
    if valid > utf8_values
        || (named && valid > 0 && 4 * valid >= utf8_values)
        || (values.is_empty() && declared.is_none())
    {
        // Mostly UTF-8, with pieces of something else, perhaps outside of all values.
        let strangers: Vec<&[u8]> = values.iter().filter(|raw| std::str::from_utf8(raw).is_err()).copied().collect();
        let mut charset = Charset::utf8().with_origin(Origin::Utf8);
        if !strangers.is_empty() {
            let (second, sure) = guess(&strangers);
            let double_byte = matches!(second, Coding::Web(encoding) if !encoding.is_single_byte());
            let high: usize = strangers.iter().map(|raw| raw.iter().filter(|byte| !byte.is_ascii()).count()).sum();
            // A single-byte encoding decodes anything, which proves nothing about a few bytes.
            let likely = sure && (double_byte || high >= ENOUGH_FOR_DETECTOR);
            charset.second = (likely && survey::failures(second, &strangers) == 0).then_some(second);
        } else if values.is_empty() {
            charset = Charset::latin1();
        }
        return charset;
    }
    let (guessed, sure) = guess(&values);
    let mut charset = match declared {
        Some(declared) if !contradicted(text, &declared, guessed, sure, &values) => {
            let strict_latin1 =
                label == Label::Latin1 && !values.iter().any(|raw| raw.iter().any(|b| matches!(b, 0x80..=0x9F)));
            Charset { strict_latin1, ..declared }
        }
        _ => Charset::new(guessed, if sure { Origin::Detected } else { Origin::Default }),
    };
    if charset.coding == Coding::Web(enc::GBK) && values.iter().any(|raw| has_four_byte_code(raw)) {
        charset.coding = Coding::Web(enc::GB18030);
    }
    let escapes = survey::better_escapes(text, &charset).0;
    charset.with_escapes(escapes)
}

/// Whether the bytes speak against the label.
fn contradicted(text: &[u8], declared: &Charset, guessed: Coding, sure: bool, values: &[&[u8]]) -> bool {
    if values.is_empty() {
        return false;
    }
    if declared.is_utf8() {
        return true;
    }
    if declared.coding == guessed {
        return false;
    }
    let single_byte = !matches!(declared.coding, Coding::Web(encoding) if !encoding.is_single_byte());
    if single_byte {
        // A single-byte encoding decodes anything. Contradicted only by clear double-byte text.
        let double = matches!(guessed, Coding::Web(encoding) if !encoding.is_single_byte());
        let high: usize = values.iter().map(|raw| raw.iter().filter(|byte| !byte.is_ascii()).count()).sum();
        return double
            && sure
            && high >= ENOUGH_FOR_DETECTOR
            && survey::failures(guessed, values) == 0
            && prior::score(guessed, values) > prior::score(declared.coding, values).max(high as i64 / 2);
    }
    let own = survey::better_escapes(text, declared).1.undecodable;
    let alphabet = !matches!(guessed, Coding::Web(encoding) if !encoding.is_single_byte());
    let high: usize = values.iter().map(|raw| raw.iter().filter(|byte| !byte.is_ascii()).count()).sum();
    if alphabet && high < ENOUGH_FOR_DETECTOR && own < values.len() {
        // An alphabet decodes anything: a few bytes are no proof against a label that reads some of the values.
        return false;
    }
    if own * 10 <= values.len() {
        return false;
    }
    let other = survey::better_escapes(text, &Charset::new(guessed, Origin::Detected)).1.undecodable;
    sure && other < own
}

/// The most likely encoding of values that are neither ASCII nor UTF-8, and whether anything speaks for it.
fn guess(values: &[&[u8]]) -> (Coding, bool) {
    let (likely, score) = prior::best(values);
    let high: usize = values.iter().map(|raw| raw.iter().filter(|byte| !byte.is_ascii()).count()).sum();
    if high < ENOUGH_FOR_DETECTOR {
        let default = Coding::Web(enc::WINDOWS_1252);
        return if score > 0 && likely != default { (likely, true) } else { (default, false) };
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    for raw in values {
        detector.feed(raw, false);
        detector.feed(b"\n", false);
    }
    detector.feed(b"", true);
    let mut detected = Coding::Web(detector.guess(None, Utf8Detection::Deny));
    let alphabet = |coding: Coding| !matches!(coding, Coding::Web(encoding) if !encoding.is_single_byte());
    let detected_score = prior::score(detected, values);
    // The detector knows neither the Macintosh nor DOS, and takes them for Cyrillic or Baltic.
    let old_machine = matches!(likely, Coding::Cp437 | Coding::Cp850) || likely == Coding::Web(enc::MACINTOSH);
    if (alphabet(detected) && old_machine && score > detected_score)
        || (survey::failures(detected, values) > 0 && survey::failures(likely, values) == 0 && score > 0)
    {
        detected = likely;
    }
    (detected, true)
}

fn has_four_byte_code(raw: &[u8]) -> bool {
    raw.windows(4).any(|code| matches!(code, [0x81..=0xFE, b'0'..=b'9', 0x81..=0xFE, b'0'..=b'9']))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Escapes;

    fn check(bytes: &[u8], label: &str, origin: Origin) {
        let found = detect(bytes);
        assert_eq!((found.label(), found.origin()), (label, origin), "{}", String::from_utf8_lossy(bytes));
    }

    fn record(ca: &str, text: &str, encoding: &'static enc::Encoding) -> Vec<u8> {
        let (bytes, _, unmappable) = encoding.encode(text);
        assert!(!unmappable);
        let ca = if ca.is_empty() { String::new() } else { format!("CA[{ca}]") };
        [format!("(;GM[1]{ca}C[").as_bytes(), &bytes, b"];B[aa])"].concat()
    }

    #[test]
    fn ascii_follows_its_label() {
        check(b"(;GM[1])", "windows-1252", Origin::Default);
        check(b"(;CA[GB2312])", "gbk", Origin::Ca);
        check(b"(;CA[UTF-8])", "utf-8", Origin::Ca);
        check(b"(;CA[no such thing])", "windows-1252", Origin::Default);
        check(b"\xEF\xBB\xBF(;GM[1])", "utf-8", Origin::Bom);
        assert!(detect(b"(;GM[1])").is_undeclared_ascii());
        assert!(!detect(b"(;CA[UTF-8])").is_undeclared_ascii());
        check(b"", "windows-1252", Origin::Default);
    }

    #[test]
    fn utf8_is_utf8_whatever_the_label_says() {
        let text = "第五局 本因坊";
        check(&record("", text, enc::UTF_8), "utf-8", Origin::Utf8);
        check(&record("GB2312", text, enc::UTF_8), "utf-8", Origin::Utf8);
        check(&record("ISO-8859-1", "Zürich", enc::UTF_8), "utf-8", Origin::Utf8);
        check(&record("GBK", "é", enc::UTF_8), "utf-8", Origin::Utf8);
    }

    #[test]
    fn labels_count_when_the_bytes_agree() {
        check(&record("Big5", "本因坊 黑中押勝", enc::BIG5), "big5", Origin::Ca);
        check(&record("EUC-CN", "白", enc::GBK), "gbk", Origin::Ca);
        check(&record("MS_KANJI", "予選", enc::SHIFT_JIS), "shift_jis", Origin::Ca);
        check(&record("ISO8859_1", "Zürich", enc::WINDOWS_1252), "windows-1252", Origin::Ca);
        check(&record("gb2312", "😀 古力", enc::GB18030), "gb18030", Origin::Ca);
    }

    #[test]
    fn wrong_labels_give_way() {
        let chinese = "第21届永城杯中国名人战预选赛第一轮 古力九段执黑中盘胜";
        check(&record("UTF-8", chinese, enc::GBK), "gbk", Origin::Detected);
        check(&record("ISO-8859-1", chinese, enc::GBK), "gbk", Origin::Detected);
        check(&record("", chinese, enc::GBK), "gbk", Origin::Detected);
        check(&record("Shift_JIS", chinese, enc::GBK), "gbk", Origin::Detected);
        let japanese = "第二局は黒の中押し勝ちでした。本因坊戦の予選。";
        check(&record("", japanese, enc::SHIFT_JIS), "shift_jis", Origin::Detected);
        check(&record("", japanese, enc::EUC_JP), "euc-jp", Origin::Detected);
        check(&record("", "이창호 구단이 흑으로 불계승했다", enc::EUC_KR), "euc-kr", Origin::Detected);
        check(&record("", "Zürich", enc::WINDOWS_1252), "windows-1252", Origin::Default);
    }

    #[test]
    fn whole_file_encodings_are_seen() {
        let text = "(;GM[1]C[é])";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        check(&little, "utf-16le", Origin::Bom);
        let marked: Vec<u8> = format!("\u{FEFF}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect();
        check(&marked, "utf-16be", Origin::Bom);
        check(&record("", "第二局", enc::ISO_2022_JP), "iso-2022-jp", Origin::Detected);
    }

    #[test]
    fn games_can_have_encodings_of_their_own() {
        let big5 = record("Big5", "本因坊", enc::BIG5);
        let gbk = record("GB2312", "古力", enc::GBK);
        let both = [big5.clone(), gbk.clone()].concat();
        let main = detect(&both);
        assert!(may_differ_by_game(&both, &main));
        assert!(!may_differ_by_game(&[big5.clone(), big5.clone()].concat(), &main));
        let (first, length) = detect_game(&both, &main);
        assert_eq!((first.label(), length), ("big5", big5.len()));
        assert_eq!(detect_game(&both[length..], &main).0.label(), "gbk");
        assert_eq!(detect_game(b"(;C[abc])", &main).0, main);
    }

    #[test]
    fn pieces_of_another_encoding_do_not_decide() {
        let mixed = [b"(;C[".as_slice(), "第五局".as_bytes(), b"];C[", "本因坊".as_bytes(), b"];C[\xB0\xD7])"].concat();
        let found = detect(&mixed);
        assert_eq!(found.label(), "utf-8");
        assert_eq!(found.decode(b"\xB0\xD7").text, "白");
        assert!(found.decode(b"\xB0\xD7").fallback);
    }

    #[test]
    fn the_escape_convention_is_found_with_the_encoding() {
        let by_byte = b"(;CA[big5]C[\xA5\xBB\xA6\x5C\x5D\xA7\x7B];B[aa])";
        assert_eq!(detect(by_byte).escapes(), Escapes::Bytes);
        let given = detect_as(by_byte, &Charset::for_label("big5").unwrap());
        assert_eq!((given.escapes(), given.origin()), (Escapes::Bytes, Origin::Given));
    }
}
