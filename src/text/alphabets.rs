//! The letters beyond ASCII of the languages that are written in Latin letters.

use super::charset::Coding;
use super::decode::lossy;
use encoding_rs as enc;

/// By language. Those of neighbours that a language borrows for names are not in it.
const ALPHABETS: [&str; 19] = [
    "äöüß",              // German
    "àâæçéèêëîïôœùûüÿ",  // French
    "áéíñóúü",           // Spanish, without the signs that are no letters
    "áâãàçéêíóôõúü",     // Portuguese
    "àèéìíòóùú",         // Italian
    "åäöéü",             // Swedish, Finnish
    "åæøéóò",            // Danish, Norwegian
    "áðéíóúýþæö",        // Icelandic
    "ëéèïöüáíóú",        // Dutch
    "áéíóöőúüű",         // Hungarian
    "ąćęłńóśźż",         // Polish
    "áčďéěíňóřšťúůýž",   // Czech
    "áäčďéíľňóôšťúýž",   // Slovak, without two letters that hardly occur
    "čćđšž",             // South Slavic
    "ăâîşţșț",           // Romanian
    "çğıiöşüâîi\u{307}", // Turkish; its capital I decomposes
    "ąčęėįšųūž",         // Lithuanian
    "āčēģīķļņšūž",       // Latvian
    "äõöüšž",            // Estonian
];

/// The encodings of Latin letters, the more frequent ones first.
pub(super) const LATIN: [&enc::Encoding; 7] = [
    enc::WINDOWS_1252,
    enc::WINDOWS_1250,
    enc::ISO_8859_2,
    enc::WINDOWS_1254,
    enc::WINDOWS_1257,
    enc::ISO_8859_13,
    enc::ISO_8859_4,
];

/// The encoding of Latin letters in which every value is in one language, where `opinion` is one of those in which not
/// every value is.
pub(super) fn in_one_language(opinion: Coding, values: &[&[u8]]) -> Option<Coding> {
    /// What has more than names tells a detector enough.
    const FEW: usize = 64;
    let fits = |encoding| values.iter().all(|raw| is_of_one_language(&lossy(Coding::Web(encoding), raw)));
    let is_text = |encoding| values.iter().all(|raw| lossy(Coding::Web(encoding), raw).chars().all(is_usual));
    let latin = LATIN.into_iter().any(|encoding| opinion == Coding::Web(encoding));
    if !latin || values.len() > FEW {
        return None;
    }
    let Coding::Web(encoding) = opinion else { return None };
    if fits(encoding) {
        return None;
    }
    LATIN.into_iter().find(|encoding| fits(encoding) && is_text(encoding)).map(Coding::Web)
}

/// Letters, and the signs that stand in prose of any language.
fn is_usual(character: char) -> bool {
    character.is_ascii() || character.is_alphabetic() || "«»“”„‘’‚–—…°½¿¡\u{A0}".contains(character)
}

fn is_of_one_language(text: &str) -> bool {
    let foreign = || text.chars().filter(|character| !character.is_ascii() && character.is_alphabetic());
    ALPHABETS.iter().any(|letters| foreign().flat_map(char::to_lowercase).all(|letter| letters.contains(letter)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_two_languages_in_a_name_are_a_sign_of_the_wrong_encoding() {
        let polish = enc::WINDOWS_1250.encode("Grażyna Dąbek").0;
        let web = Coding::Web;
        assert_eq!(in_one_language(web(enc::ISO_8859_2), &[&polish]), Some(web(enc::WINDOWS_1250)));
        assert_eq!(in_one_language(web(enc::WINDOWS_1250), &[&polish]), None);
        let latvian = enc::WINDOWS_1257.encode("Mārtiņš Ozoliņš").0;
        assert_eq!(in_one_language(web(enc::WINDOWS_1252), &[&latvian]), Some(web(enc::WINDOWS_1257)));
        assert_eq!(in_one_language(web(enc::WINDOWS_1251), &[&latvian]), None);
        assert_eq!(in_one_language(web(enc::WINDOWS_1252), &[b"Andr\xE9", b"M\xFCller", b"J\xF6nsson"]), None);
    }
}
