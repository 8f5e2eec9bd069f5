//! Text that went through the wrong decoder once, was saved, and now is valid nonsense.

use super::charset::Coding;
use super::decode::strict;
use super::prior;
use encoding_rs as enc;

/// Whether the text is what UTF-8 or a double-byte encoding looks like when it is taken for windows-1252.
///
/// Sure signs only: the bytes it came from must decode, and the result must be better text.
pub fn is_mojibake(text: &str) -> bool {
    repair_mojibake(text).is_some()
}

/// What the text was before it was taken for windows-1252; `None` where nothing says that it was.
pub fn repair_mojibake(text: &str) -> Option<String> {
    let foreign = text.chars().filter(|character| !character.is_ascii()).count();
    if foreign < 2 {
        return None;
    }
    let (bytes, _, unmappable) = enc::WINDOWS_1252.encode(text);
    if unmappable {
        return None;
    }
    if let Ok(inner) = std::str::from_utf8(&bytes) {
        return Some(inner.to_owned());
    }
    let (coding, score) = prior::best(&[&bytes]);
    let double_byte = matches!(coding, Coding::Web(encoding) if !encoding.is_single_byte());
    // Accented words score too; only runs of characters that occur in no word are suspicious.
    let plain = prior::score(Coding::Web(enc::WINDOWS_1252), &[&bytes]);
    if double_byte && foreign >= 6 && plain < 0 && score >= foreign as i64 {
        return strict(coding, &bytes).map(|text| text.into_owned());
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_accidents_are_seen() {
        assert_eq!(repair_mojibake("ZÃ¼rich â€“ GenÃ¨ve").as_deref(), Some("Zürich – Genève"));
        let (bytes, _, _) = enc::GBK.encode("第三局古力执黑");
        let (wrong, _) = enc::WINDOWS_1252.decode_without_bom_handling(&bytes);
        assert_eq!(repair_mojibake(&wrong).as_deref(), Some("第三局古力执黑"));
    }

    #[test]
    fn good_text_is_left_in_peace() {
        for text in ["Zürich", "François Mizessyn, Genève", "Größe ÄÖÜ", "第三局", "© 2001 “x” – y", "ÀÉÎÕÜ", "ascii"]
        {
            assert_eq!(repair_mojibake(text), None, "{text}");
        }
    }
}
