//! Mojibake: text that was once decoded wrongly and saved, and is now valid nonsense.

use super::charset::Charset;
use super::coding::{Coding, Origin};
use super::decode::strict;
use super::plausibility;
use encoding_rs as enc;

/// Whether the text is what UTF-8 or a double-byte encoding looks like when it is taken for windows-1252.
///
/// Sure signs only: the bytes it came from must decode, and the result must be better text.
pub fn is_mojibake(text: &str) -> bool {
    one_layer_less(text).is_some()
}

/// Undoes one or several rounds of decoding as windows-1252; `None` if there is no evidence of it.
pub fn repair_mojibake(text: &str) -> Option<String> {
    // Each layer has fewer characters than the one around it, so this ends.
    std::iter::successors(one_layer_less(text), |inner| one_layer_less(inner)).last()
}

fn one_layer_less(text: &str) -> Option<String> {
    let foreign = text.chars().filter(|character| !character.is_ascii()).count();
    if foreign < 2 {
        return None;
    }
    let bytes = latin_bytes(text)?;
    if let Ok(inner) = std::str::from_utf8(&bytes) {
        return Some(inner.to_owned());
    }
    if let Some(rank) = rank_in(&bytes) {
        return Some(rank);
    }
    // Accented words have points too; only runs of characters that occur in no word are suspicious.
    let plain = points(enc::WINDOWS_1252, &bytes);
    if foreign < 6 || plain >= 0 {
        return None;
    }
    let (encoding, points) = [enc::GBK, enc::SHIFT_JIS, enc::BIG5, enc::EUC_KR, enc::EUC_JP]
        .map(|encoding| (encoding, points(encoding, &bytes)))
        .into_iter()
        .max_by_key(|(_, points)| *points)?;
    let inner = strict(Coding::Web(encoding), &bytes)?;
    (points >= foreign as i64).then(|| inner.into_owned())
}

/// A rank of the east, too short to be judged by its characters: a number and the word for a grade, which are nothing in a text of the west.
fn rank_in(bytes: &[u8]) -> Option<String> {
    const GRADES: [&str; 5] = ["급", "단", "段", "级", "級"];
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, word) = bytes.split_at(digits);
    // A word of two bytes. No two of the encodings have words for a grade that are the same bytes.
    if !matches!((digits, word.len()), (1 | 2, 2)) {
        return None;
    }
    let encodings = [enc::EUC_KR, enc::GBK, enc::SHIFT_JIS, enc::BIG5, enc::EUC_JP];
    let mut grades = encodings.into_iter().filter_map(|encoding| strict(Coding::Web(encoding), word));
    let grade = grades.find(|grade| GRADES.contains(&&**grade))?;
    Some(format!("{}{grade}", std::str::from_utf8(number).ok()?))
}

/// The bytes of a text that was read as windows-1252 or as ISO-8859-1; `None` if it has characters of neither.
fn latin_bytes(text: &str) -> Option<Vec<u8>> {
    // A text that went through ISO-8859-1 has control characters where windows-1252 has signs.
    if let Some(bytes) = text.chars().map(|character| u8::try_from(u32::from(character)).ok()).collect() {
        return Some(bytes);
    }
    let (bytes, _, unmappable) = enc::WINDOWS_1252.encode(text);
    (!unmappable).then(|| bytes.into_owned())
}

fn points(encoding: &'static enc::Encoding, bytes: &[u8]) -> i64 {
    plausibility::score(&Charset::new(Coding::Web(encoding), Origin::Detected), std::iter::once(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_accidents_are_seen() {
        assert_eq!(repair_mojibake("ZÃ¼rich â€“ GenÃ¨ve").as_deref(), Some("Zürich – Genève"));
        // Three times over.
        let wrong = |text: String| enc::WINDOWS_1252.decode_without_bom_handling(text.as_bytes()).0.into_owned();
        let layers = wrong(wrong(wrong("Zürich, Genève".to_owned())));
        assert_eq!(repair_mojibake(&layers).as_deref(), Some("Zürich, Genève"));
        let (bytes, _, _) = enc::GBK.encode("第三局古力执黑");
        let (wrong, _) = enc::WINDOWS_1252.decode_without_bom_handling(&bytes);
        assert_eq!(repair_mojibake(&wrong).as_deref(), Some("第三局古力执黑"));
    }

    /// The same accident in the same record: what is short is no better text.
    #[test]
    fn ranks_are_seen_as_well() {
        for (rank, encoding) in [
            ("1급", enc::EUC_KR),
            ("9단", enc::EUC_KR),
            ("9段", enc::GBK),
            ("18级", enc::GBK),
            ("3級", enc::SHIFT_JIS),
            ("5級", enc::EUC_JP),
            ("5段", enc::EUC_JP),
            ("2級", enc::BIG5),
            ("1級", enc::GBK),
            ("1級", enc::EUC_KR),
        ] {
            let (bytes, ..) = encoding.encode(rank);
            let (wrong, _) = enc::WINDOWS_1252.decode_without_bom_handling(&bytes);
            assert_eq!(repair_mojibake(&wrong).as_deref(), Some(rank), "{wrong}");
        }
        for text in ["1±5", "6½", "±Þ", "3°", "9é", "12 Þór", "100¼¶"] {
            assert_eq!(repair_mojibake(text), None, "{text}");
        }
    }

    #[test]
    fn good_text_is_left_in_peace() {
        for text in ["Zürich", "François Mizessyn, Genève", "Größe ÄÖÜ", "第三局", "© 2001 “x” – y", "ÀÉÎÕÜ", "ascii"]
        {
            assert_eq!(repair_mojibake(text), None, "{text}");
        }
    }
}
