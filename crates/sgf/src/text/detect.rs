//! Detects the encoding of a record from its bytes.
//!
//! In order: byte order marks and zero bytes; shift sequences of ISO-2022-JP; nothing but ASCII; valid UTF-8, whatever CA claims; CA, unless
//! the bytes contradict it; a detector over the values that are not ASCII; the default of the format. For encodings whose second bytes look
//! like brackets both escape conventions are tried.

use super::alias::{Label, look_up_ca};
use super::charset::Charset;
use super::coding::{Coding, Confidence, Origin};
use super::decode::{is_broken_utf8, utf8_characters};
use super::guess::{
    CLEARLY, Candidate, DOUBLE_BYTE, ENOUGH_FOR_DETECTOR, ENOUGH_TO_BEGIN, ENOUGH_TO_JUDGE, WORDS, guess,
    guess_from_the_beginning,
};
use super::plausibility::{self, is_halfwidth};
use super::scan::{self, Foreign};
use super::{shifts, signs, spelling, structure, wide};
use encoding_rs as enc;
use std::borrow::Cow;
use std::collections::HashSet;

/// Detects the charset of a record from its bytes alone. Never fails; [`Charset::origin`] says how it was found.
pub fn detect(bytes: &[u8]) -> Charset {
    detect_with_games(bytes).0
}

/// What the bytes are, independent of any label.
enum Makeup<'a> {
    Ascii,
    Utf8(&'a str),
    Other,
}

impl<'a> Makeup<'a> {
    fn of(bytes: &'a [u8]) -> Self {
        /// Checks that read all bytes before they fail are skipped if the beginning fails.
        const BEGINNING: usize = 1 << 16;
        if bytes.is_ascii() {
            return Self::Ascii;
        }
        let begun = std::str::from_utf8(&bytes[..bytes.len().min(BEGINNING)]);
        if begun.is_err_and(|error| error.error_len().is_some()) {
            return Self::Other;
        }
        simdutf8::basic::from_utf8(bytes).map_or(Self::Other, Self::Utf8)
    }
}

/// The charset of a record, and whether its games may have different ones, so that each must be looked at.
pub fn detect_with_games(bytes: &[u8]) -> (Charset, bool) {
    if let Some(wide) = wide::find(bytes) {
        let bom = matches!(bytes, [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]);
        // Zero bytes at every other place leave no doubt.
        let origin = if bom { Origin::Bom } else { Origin::Detected };
        return (Charset { wide: Some(wide), bom, origin, ..Charset::utf8() }, false);
    }
    let bom = bytes.starts_with(b"\xEF\xBB\xBF");
    let text = if bom { &bytes[3..] } else { bytes };
    let label = scan::declared(text).map_or(Label::Nothing, look_up_ca);
    let makeup = Makeup::of(text);
    let mut charset = match makeup {
        Makeup::Ascii => ascii(text, label),
        // The mark leaves no doubt.
        Makeup::Utf8(_) if bom => Charset::utf8(),
        Makeup::Utf8(text) => valid_utf8(text, label),
        Makeup::Other => legacy(text, label),
    };
    if bom && charset.is_utf8() {
        charset.bom = true;
        charset.origin = Origin::Bom;
        charset.ascii = false;
    } else if bom && matches!(makeup, Makeup::Ascii) {
        charset = Charset { bom, ..Charset::utf8().with_origin(Origin::Bom) };
    }
    let several = match makeup {
        Makeup::Utf8(_) => false,
        // With a mark it is UTF-8 like any other.
        Makeup::Ascii => !bom && labels_differ(bytes),
        Makeup::Other => labels_differ(bytes),
    };
    (charset, several)
}

/// The charset chosen by the user, completed from the bytes: escape convention and byte order mark.
pub fn detect_as(bytes: &[u8], given: &Charset) -> Charset {
    let mut charset = given.clone();
    charset.bom = bytes.starts_with(b"\xEF\xBB\xBF") && charset.is_utf8() && !charset.is_wide();
    if charset.is_wide() {
        charset.bom = matches!(bytes, [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]);
    } else if !bytes.is_ascii() || charset.has_shifts() {
        charset.escapes = structure::escapes(bytes, &Foreign::of(bytes), &charset);
    }
    charset
}

/// Whether games of a record name different encodings.
fn labels_differ(bytes: &[u8]) -> bool {
    let mut labels = memchr::memmem::find_iter(bytes, b"CA[").map(|at| {
        let rest = &bytes[at + 3..];
        &rest[..rest.iter().take(40).position(|&byte| byte == b']').unwrap_or(0)]
    });
    match (labels.next(), scan::declared(bytes)) {
        (None, _) => false,
        (Some(first), Some(_)) => labels.any(|label| !label.eq_ignore_ascii_case(first)),
        (Some(_), None) => true,
    }
}

/// The charset of the game at the start of `bytes`, in a record whose first game has the charset `main`; and how many
/// bytes were looked at.
pub fn detect_game(bytes: &[u8], main: &Charset) -> (Charset, usize) {
    let label = scan::declared(bytes).map_or(Label::Nothing, look_up_ca);
    let declared = match label {
        Label::Known(coding) => Charset::new(coding, Origin::Ca),
        _ => main.clone(),
    };
    let length = scan::game_length(bytes, &declared);
    let game = &bytes[..length];
    let found = match Makeup::of(game) {
        Makeup::Ascii => ascii(game, label),
        Makeup::Utf8(text) => valid_utf8(text, label),
        Makeup::Other => legacy(game, label),
    };
    let sure = matches!(found.origin, Origin::Ca | Origin::Utf8);
    if !sure && structure::votes(game, &Foreign::of(game), main).undecodable == 0 {
        return (main.clone(), length);
    }
    (found, length)
}

fn ascii(text: &[u8], label: Label) -> Charset {
    if shifts::runs(text).next().is_some() {
        let jis = Coding::Web(enc::ISO_2022_JP);
        let origin = if label == Label::Known(jis) { Origin::Ca } else { Origin::Detected };
        let found = Charset::new(jis, origin).with_escapes(shifts::escapes(text));
        // Every text is UTF-8 as well, so that there must be no doubt.
        let is_text = || shifts::are_whole(&found.without_inner_escapes(text)) && !found.decode(text).errors;
        if label != Label::Known(Coding::Web(enc::UTF_8)) || is_text() {
            return found;
        }
    }
    named(label).unwrap_or_else(|| Charset { ascii: true, ..Charset::latin1() })
}

/// The encoding of a label.
fn named(label: Label) -> Option<Charset> {
    match label {
        Label::Known(coding) => Some(Charset::new(coding, Origin::Ca)),
        Label::Latin1 => Some(Charset { strict_latin1: true, ..Charset::latin1().with_origin(Origin::Ca) }),
        Label::Utf16 | Label::Nothing | Label::Ascii | Label::Unknown => None,
    }
}

impl Charset {
    /// The charset that is found for a record of ASCII in which CA has this value; `None` where that names none.
    pub(crate) fn found_in_ascii(value: &[u8]) -> Option<Self> {
        named(look_up_ca(value))
    }
}

fn valid_utf8(text: &str, label: Label) -> Charset {
    let utf8 = Charset::utf8().with_origin(Origin::Utf8);
    // A few characters can be valid UTF-8 by chance; prefer another decoding if its text is much better.
    let Some(few) = few_characters(text) else { return utf8 };
    let is_chance = are_of_nobody(text, &few);
    let coding = match label {
        Label::Known(coding) if coding == utf8.coding => return utf8,
        Label::Known(coding) => coding,
        Label::Latin1 => return utf8,
        // Implausible text is the only reason to doubt without a label.
        _ if is_chance => Coding::Web(enc::GBK),
        _ => return utf8,
    };
    let values = Foreign::of(text.as_bytes());
    let mut other = Candidate::of(text.as_bytes(), &values, coding);
    if named(label).is_some() && values.values.iter().any(|raw| is_only_utf8(raw, &other)) {
        return utf8;
    }
    let is_halfwidth = coding == Coding::Web(enc::SHIFT_JIS) && values.values.iter().all(|raw| is_halfwidth(raw));
    if is_halfwidth {
        other.points = other.points.max(0);
    }
    let characters = values.high() as i64 / 2;
    // The least points for the other decoding. Valid UTF-8 is outweighed by frequent characters only, unless it gives no words: then a label
    // holds unless it gives rare characters, and where nobody writes what UTF-8 gives, with any.
    let wanted = match label {
        Label::Known(_) if is_chance => i64::MIN,
        Label::Known(_) if !few.iter().any(|(at, _)| is_of_text(text, *at)) => match coding {
            // The table of frequent syllables is short.
            Coding::Web(encoding) if encoding == enc::EUC_KR => -3 * characters,
            _ => -characters,
        },
        _ if is_chance => 1,
        _ => 4 * characters,
    };
    if !other.charset.is_double_byte() || other.votes.undecodable > 0 || other.points < wanted {
        return utf8;
    }
    match label {
        Label::Known(_) => other.charset.with_origin(Origin::Ca),
        _ => Charset { confidence: Confidence::Guess, ..other.charset },
    }
}

/// Whether a value is words in UTF-8, which in the other encoding have characters of the far east in the middle, or nothing but torn ones.
fn is_only_utf8(raw: &[u8], other: &Candidate) -> bool {
    let Ok(text) = std::str::from_utf8(raw) else { return false };
    let read = other.charset.decode(raw).text;
    let (torn, all) = plausibility::torn(&read);
    let is_torn = plausibility::inside_words(&read) > 0 || torn > 1 && torn == all;
    is_torn && other.is_double_byte() && foreign(text).all(|(at, _)| is_of_text(text, at))
}

/// The characters that are not ASCII, and where they are. What is ASCII is passed over quickly.
fn foreign(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    const STRIDE: usize = 4096;
    let chunks = text.as_bytes().chunks(STRIDE).enumerate().filter(|(_, chunk)| !chunk.is_ascii());
    let leads = chunks.flat_map(|(number, chunk)| {
        chunk.iter().enumerate().filter(|(_, byte)| **byte >= 0xC2).map(move |(at, _)| number * STRIDE + at)
    });
    leads.filter_map(|at| Some((at, text[at..].chars().next()?)))
}

/// The characters that are not ASCII of all different words, and where each is; `None` where they are too many to be UTF-8 by chance. One word
/// is no new evidence wherever it is repeated.
fn few_characters(text: &str) -> Option<Vec<(usize, char)>> {
    const MANY: usize = 24;
    let is_of_none = |character: char| character.is_ascii() && !character.is_ascii_alphabetic();
    let (mut known, mut few, mut end) = (HashSet::new(), Vec::new(), 0);
    for (at, _) in foreign(text) {
        if at < end {
            continue;
        }
        let begin = text[end..at].rfind(is_of_none).map_or(end, |before| end + before + 1);
        end = text[at..].find(is_of_none).map_or(text.len(), |after| at + after);
        if known.insert(&text[begin..end]) {
            let of_word = text[at..end].char_indices().filter(|(_, character)| !character.is_ascii());
            few.extend(of_word.take(MANY).map(|(place, character)| (at + place, character)));
            if few.len() >= MANY {
                return None;
            }
        }
    }
    Some(few)
}

/// Whether a text is so few letters in no word of anybody that its bytes are UTF-8 by chance.
pub(super) fn is_utf8_by_chance(text: &str) -> bool {
    few_characters(text).is_some_and(|few| are_of_nobody(text, &few))
}

/// Whether most of the characters are in no word of anybody; one of two or three is enough.
fn are_of_nobody(text: &str, few: &[(usize, char)]) -> bool {
    let of_nobody = few.iter().filter(|(at, _)| is_of_nobody(text, *at)).count();
    of_nobody > 0 && (few.len() < 4 || 2 * of_nobody >= few.len())
}

/// Whether the character is in no word of anybody: of a script that no record is written in, unless it is beside a small letter of ours, a
/// letter among those of another alphabet, or a letter with an accent among nothing but such letters.
fn is_of_nobody(text: &str, at: usize) -> bool {
    let Some(character) = text[at..].chars().next() else { return false };
    let (before, after) = word_around(text, at);
    let (mut before, mut after) = (before.peekable(), after.peekable());
    let is_small = |letter: Option<&char>| letter.is_some_and(char::is_ascii_lowercase);
    if is_small(before.peek()) || is_small(after.peek()) {
        return false;
    }
    let is_accented = |letter: char| matches!(letter, '\u{C0}'..='\u{24F}');
    let mut others = before.chain(after).peekable();
    is_unheard_of(character)
        || is_stray_letter(text, at)
        || is_accented(character) && character.is_alphabetic() && others.peek().is_some() && others.all(is_accented)
}

/// The letters before the character at this place that are of its word, the nearest first, and those behind it.
fn word_around(text: &str, at: usize) -> (impl Iterator<Item = char> + '_, impl Iterator<Item = char> + '_) {
    let before = text[..at].chars().rev().take_while(|letter| letter.is_alphabetic());
    (before, text[at..].chars().skip(1).take_while(|letter| letter.is_alphabetic()))
}

/// Whether the character is a letter of another alphabet than the Latin one that stands alone, or beside one of yet another alphabet, as in no
/// word.
fn is_stray_letter(text: &str, at: usize) -> bool {
    let alphabet = |character: char| match character {
        '\u{370}'..='\u{3FF}' => Some("Greek"),
        '\u{400}'..='\u{52F}' => Some("Cyrillic"),
        '\u{590}'..='\u{5FF}' => Some("Hebrew"),
        '\u{600}'..='\u{6FF}' => Some("Arabic"),
        _ => None,
    };
    let Some(own) = text[at..].chars().next().and_then(alphabet) else { return false };
    let (mut before, mut after) = word_around(text, at);
    let beside = [before.next().and_then(alphabet), after.next().and_then(alphabet)];
    let mut others = beside.into_iter().flatten().peekable();
    others.peek().is_none() || others.any(|other| other != own)
}

/// Whether the character is where UTF-8 has text: one of three bytes, which is no accident; a letter in a word, beside a small letter of ours or
/// with two others of its kind; a sign in the place where people write it.
fn is_of_text(text: &str, at: usize) -> bool {
    let Some(character) = text[at..].chars().next() else { return false };
    if character.len_utf8() > 2 {
        return true;
    }
    if !character.is_alphabetic() {
        let of_latin1 = |letter: char| u8::try_from(letter).unwrap_or(b'?');
        let nearest = text[..at].chars().rev().take(signs::REACH).map(of_latin1).collect::<Vec<_>>();
        let before: Vec<u8> = nearest.into_iter().rev().collect();
        let after: Vec<u8> = text[at..].chars().skip(1).take(signs::REACH).map(of_latin1).collect();
        return u8::try_from(character).is_ok_and(|sign| signs::is_sign(&before, sign, &after));
    }
    let (before, after) = word_around(text, at);
    let (mut before, mut after) = (before.take(2).peekable(), after.take(2).peekable());
    let small = |letter: Option<&char>| letter.is_some_and(char::is_ascii_lowercase);
    small(before.peek()) || small(after.peek()) || before.chain(after).filter(|letter| !letter.is_ascii()).count() >= 2
}

/// Characters of two bytes in UTF-8 that belong to no script a record is written in: phonetic signs, scripts of Africa
/// and the Caucasus, historic letters.
fn is_unheard_of(character: char) -> bool {
    matches!(character, '\u{180}'..='\u{36F}' | '\u{460}'..='\u{48F}' | '\u{500}'..='\u{52F}' | '\u{530}'..='\u{58F}' | '\u{700}'..='\u{7FF}')
}

fn legacy(text: &[u8], label: Label) -> Charset {
    let values = Foreign::of(text);
    // An encoding of seven bits has no such bytes.
    let declared = named(label).filter(|declared| !declared.has_shifts() || shifts::runs(text).next().is_some());
    let is_named = declared.as_ref().is_some_and(Charset::is_utf8);
    if values.values.is_empty() && declared.is_none() {
        // Only between the values.
        return if is_broken_utf8(text) { Charset::utf8().with_origin(Origin::Utf8) } else { Charset::latin1() };
    }
    if is_mostly_utf8(&values, is_named)
        && !declared.as_ref().is_some_and(|declared| reads_all(text, declared, &values))
    {
        return Charset { second: second(text, &values), ..Charset::utf8().with_origin(Origin::Utf8) };
    }
    // Every reading that is thought of goes through them on its own.
    let judged = values.first(ENOUGH_TO_JUDGE);
    // One word is no new evidence against a label wherever it is repeated.
    let judged = if declared.as_ref().is_some_and(Charset::is_double_byte) { judged.different() } else { judged };
    let western = declared.as_ref().and_then(|declared| western_words(text, &judged, declared));
    let better = match &declared {
        Some(_) if western.is_some() && judged.high() > 1 => western.clone(),
        Some(declared) => better_than(text, declared, &judged),
        None => Some(guess_from_the_beginning(text, &judged).charset),
    };
    let mut charset = match (better, declared) {
        // A single character may be a rare one.
        (None, Some(declared)) => match western.map(Rival::doubted).or_else(|| rival(text, &declared, &judged)) {
            Some(Rival { charset, is_clear: true }) => charset,
            rival => {
                let c1 = values.values.iter().any(|raw| raw.iter().any(|b| matches!(b, 0x80..=0x9F)));
                let doubt = rival.map(|rival| rival.charset.coding);
                Charset { strict_latin1: declared.strict_latin1 && !c1, doubt, ..declared }
            }
        },
        (better, _) => better.unwrap_or_else(Charset::latin1),
    };
    if charset.coding == Coding::Web(enc::GBK) && values.values.iter().any(|raw| has_four_byte_code(raw)) {
        charset.coding = Coding::Web(enc::GB18030);
    }
    let escapes = structure::escapes(text, &values, &charset);
    charset.with_escapes(escapes)
}

/// Whether every value is text in an encoding of two bytes a character, which little else is, and not all of them are valid UTF-8. UTF-8 that
/// was cut decodes as well where its length is even, but hardly to text.
fn reads_all(text: &[u8], declared: &Charset, values: &Foreign) -> bool {
    let is_cut_utf8 = |raw: &&[u8]| {
        let whole: String = raw.utf8_chunks().map(|chunk| chunk.valid()).collect();
        is_broken_utf8(raw) && plausibility::is_rather(&whole, declared.coding, &declared.decode(raw).text)
    };
    declared.is_double_byte()
        && values.values.iter().any(|raw| std::str::from_utf8(raw).is_err())
        && !values.values.iter().any(is_cut_utf8)
        && Candidate::of(text, values, declared.coding).votes.undecodable == 0
}

/// Whether the values are UTF-8, but for pieces of something else and for characters that were cut.
fn is_mostly_utf8(values: &Foreign, named: bool) -> bool {
    let (mut valid, mut broken, mut foreign, mut unheard_of) = (0, 0, 0, true);
    for raw in &values.values {
        match std::str::from_utf8(raw) {
            Ok(text) => {
                valid += 1;
                unheard_of &= text.chars().any(is_unheard_of);
            }
            Err(_) if is_broken_utf8(raw) && (named || is_hardly_chance(raw)) => broken += 1,
            Err(_) if named && has_surrogates(raw) => broken += 1,
            Err(_) => foreign += 1,
        }
    }
    let good = valid + broken;
    let as_many = good == foreign && valid > 0 && !unheard_of;
    good > foreign || as_many || named && good > 0 && 4 * good >= foreign
}

/// Whether there are surrogates of three bytes each, alone or in pairs, as some programs write that keep their text in UTF-16.
fn has_surrogates(raw: &[u8]) -> bool {
    raw.windows(3).any(|code| matches!(code, [0xED, 0xA0..=0xBF, 0x80..=0xBF]))
}

/// Whether there is so much valid UTF-8 in a broken value that no other encoding has it by accident.
fn is_hardly_chance(raw: &[u8]) -> bool {
    let (whole, broken) = utf8_characters(raw);
    let mut characters = raw.utf8_chunks().flat_map(|chunk| chunk.valid().chars());
    whole >= 3 && whole >= 4 * broken && !characters.any(is_unheard_of)
}

/// How the values of a UTF-8 record are read that are something else.
fn second(text: &[u8], values: &Foreign) -> Option<Coding> {
    let strangers = values.filtered(|raw| std::str::from_utf8(raw).is_err() && !is_broken_utf8(raw));
    if strangers.values.is_empty() {
        return None;
    }
    let second = guess(text, &strangers);
    // A single-byte encoding decodes anything, which proves nothing about a few bytes that make no word.
    let western = second.charset.coding == Coding::Web(enc::WINDOWS_1252) && second.points > 1;
    let words =
        || strangers.high() >= ENOUGH_FOR_WORDS && second.points > 1 && is_spelt(&strangers, second.charset.coding);
    let likely = second.is_double_byte() || strangers.high() >= ENOUGH_FOR_DETECTOR || western || words();
    (likely && second.votes.undecodable == 0).then_some(second.charset.coding)
}

/// The least length of a name.
const ENOUGH_FOR_WORDS: usize = 4;

/// Whether the values look like words in this encoding more than in any other.
fn is_spelt(values: &Foreign, coding: Coding) -> bool {
    spelling::best(&values.values, coding).is_some_and(|best| best.coding == coding && best.by_byte < WORDS)
}

/// The actual encoding, if the bytes contradict the label.
fn better_than(text: &[u8], declared: &Charset, values: &Foreign) -> Option<Charset> {
    if values.values.is_empty() {
        return None;
    }
    if declared.is_utf8() {
        return Some(guess(text, values).charset);
    }
    let high = values.high();
    let own = Candidate::of(text, values, declared.coding);
    if !declared.is_double_byte() {
        // A single-byte encoding decodes anything. Contradicted only by clear text in another, where what is named
        // gives no text at all; and ISO-8859-1, which many programs write without thinking, also by other alphabets.
        let beginning = values.first(ENOUGH_TO_BEGIN);
        let is_right = || guess(text, &beginning).charset.coding == declared.coding;
        if high < ENOUGH_FOR_DETECTOR || beginning.values.len() < values.values.len() && is_right() {
            return None;
        }
        let guessed = guess(text, values);
        let better = if guessed.is_double_byte() {
            guessed.points > own.points.max(high as i64 / 2)
        } else {
            declared.strict_latin1 && own.points < 0 && guessed.points > own.points + high as i64
        };
        if better && guessed.votes.undecodable == 0 && has_words(&guessed, values) {
            return Some(guessed.charset);
        }
        let spelt = spelt_against(values, declared.coding)?;
        return Some(Candidate::of(text, values, spelt))
            .filter(|spelt| spelt.votes <= own.votes && has_words(spelt, values))
            .map(|spelt| spelt.charset);
    }
    // A few truncated characters in otherwise good text do not disprove it.
    if own.votes.undecodable * 10 <= values.values.len() || own.points > 0 {
        // Two or three characters that are text under the label cast doubt on it at most.
        if own.votes.undecodable == 0 && high < enough_to_contradict(&own, values) {
            return None;
        }
        // Two bytes that are a rare character in what is named may be a frequent one in another encoding, which nobody writes by chance; in
        // a short text only if hardly any is rare in that one.
        let high = high as i64;
        let is_short = high < 2 * ENOUGH_FOR_DETECTOR as i64;
        // A single character may be a sign or a letter of another alphabet.
        let is_text = if is_short { own.points >= 0 || high < 4 } else { own.points >= high / 4 };
        let guessed = (!is_text).then(|| guess(text, values)).filter(Candidate::is_double_byte)?;
        let points = if is_short { Candidate::of(text, values, guessed.charset.coding).points } else { guessed.points };
        let least = match is_short {
            true if own.points <= -high => high,
            true => 3 * high / 2,
            false => high / 2,
        };
        let clear = points >= least && points > 3 * own.points;
        return (clear && guessed.votes <= own.votes).then_some(guessed.charset);
    }
    let guessed = guess(text, values);
    // An alphabet decodes anything: a few bytes are no proof against a label that reads some of the values.
    let proof = guessed.is_double_byte() || high >= ENOUGH_FOR_DETECTOR || own.votes.undecodable >= values.values.len();
    (proof && guessed.points > own.points && guessed.votes < own.votes).then_some(guessed.charset)
}

/// The encoding of Western Europe, where the text is words in it, while in the one that is named, whose characters have two bytes, nearly
/// every one of them stands inside of a word of Latin letters: an accented letter and the one behind it, taken for one character.
fn western_words(text: &[u8], values: &Foreign, declared: &Charset) -> Option<Charset> {
    if !declared.is_double_byte() {
        return None;
    }
    let own = values.values.iter().map(|value| plausibility::torn(&declared.decode(value).text));
    let (torn, all) = own.fold((0, 0), |(torn, all), own| (torn + own.0, all + own.1));
    if all == 0 || 10 * torn < 9 * all {
        return None;
    }
    let western = Candidate::of(text, values, Coding::Web(enc::WINDOWS_1252));
    let high = values.high();
    // Two points for each of the usual letters; in a long text there are signs, too.
    let least = if high < ENOUGH_FOR_DETECTOR { 2 * high } else { high };
    (western.points >= least as i64).then_some(Charset { confidence: Confidence::Guess, ..western.charset })
}

/// Another encoding in which a short text makes more sense than in the one that is named.
struct Rival {
    charset: Charset,
    /// So much more that the bytes contradict the name. Else it is only doubtful.
    is_clear: bool,
}

impl Rival {
    fn doubted(charset: Charset) -> Self {
        Self { charset, is_clear: false }
    }
}

/// Four characters of two bytes, of which one may have a half of ASCII: fewer contradict no label that they are text under.
const ENOUGH_TO_CONTRADICT: usize = 7;

/// How many bytes contradict a label: more of them where they are all syllables of Hangul in it, as little else is.
fn enough_to_contradict(own: &Candidate, values: &Foreign) -> usize {
    let is_hangul = |text: Cow<'_, str>| text.chars().all(|letter| letter.is_ascii() || matches!(letter, '가'..='힣'));
    let is_korean = own.charset.coding == Coding::Web(enc::EUC_KR) && own.texts(values).into_iter().all(is_hangul);
    if is_korean { ENOUGH_FOR_DETECTOR } else { ENOUGH_TO_CONTRADICT }
}

/// A longer text is judged by [`better_than`].
const SHORT_TEXT: usize = 128;

/// Tells whether the few bytes of a short text contradict its label, or cast doubt on it.
fn rival(text: &[u8], declared: &Charset, values: &Foreign) -> Option<Rival> {
    let high = values.high();
    if declared.is_utf8() || !(1..=SHORT_TEXT).contains(&high) {
        return None;
    }
    let is_double_byte = declared.is_double_byte();
    if !is_double_byte && !spelling::is_judged(declared.coding) {
        return None;
    }
    let guess =
        |charset: Charset, is_clear| Rival { charset: Charset { confidence: Confidence::Guess, ..charset }, is_clear };
    let mut own = Candidate::of(text, values, declared.coding);
    let shift_jis = Coding::Web(enc::SHIFT_JIS);
    let is_halfwidth = values.values.iter().all(|raw| is_halfwidth(raw));
    if declared.coding == shift_jis && is_halfwidth {
        // Two of these letters look like a character of another encoding, which is not worth more unless it is a frequent one.
        own.points = own.points.max(0);
    }
    let others = DOUBLE_BYTE.map(Coding::Web).into_iter().filter(|coding| !same_characters(*coding, declared.coding));
    let others = others.map(|coding| Candidate::of(text, values, coding)).filter(|other| other.votes <= own.votes);
    let best = others.filter(|other| other.votes.undecodable == 0).max_by_key(|other| other.points);
    let mut doubted = None;
    if let Some(best) = best {
        let (ahead, high) = (best.points - own.points, high as i64);
        // What one character adds to the points depends on how frequent it is.
        let is_clear = match is_double_byte {
            true => high >= enough_to_contradict(&own, values) as i64 && ahead >= high && best.points >= high / 2,
            false => high >= 4 && 2 * ahead >= 3 * high && 2 * best.points >= high && has_words(&best, values),
        };
        if is_clear {
            return Some(guess(best.charset, true));
        }
        // One of two or three characters may well be a rare one.
        let least = if high >= ENOUGH_TO_CONTRADICT as i64 { high / 2 } else { 3 * high / 2 };
        doubted = (ahead > 0 && ahead >= least && best.points > 0).then_some(best.charset);
    }
    // Rare characters of two bytes whose halves are kana, each in its place.
    let are_rather_kana = is_halfwidth && is_double_byte && high >= ENOUGH_FOR_WORDS && own.points < 0;
    if doubted.is_none() && are_rather_kana && declared.coding != shift_jis {
        doubted = Some(Charset::new(shift_jis, Origin::Detected));
    }
    // Rare characters whose halves are the letters of words in another alphabet.
    if doubted.is_none() && is_double_byte && high >= ENOUGH_FOR_WORDS && own.points < 0 {
        let spelt = spelling::best(&values.values, declared.coding);
        let spelt = spelt.filter(|spelt| !spelling::is_latin(spelt.coding) && spelt.by_byte < WORDS);
        let found = spelt.map(|spelt| Candidate::of(text, values, spelt.coding));
        doubted = found.filter(|found| has_words(found, values)).map(|found| found.charset);
    }
    let spelt = (!is_double_byte).then(|| spelling::best(&values.values, declared.coding)).flatten();
    // One or two accents prove nothing about an encoding that has accents, too.
    let is_enough = high >= 3 || !spelling::is_latin(declared.coding);
    let spelt = spelt.filter(|spelt| is_enough && spelt.coding != declared.coding && spelt.by_byte < WORDS);
    if let Some(spelt) = spelt
        && spelling::lead(&values.values, spelt.coding, declared.coding) >= 2.0 * CLEARLY
    {
        let found = Candidate::of(text, values, spelt.coding);
        let is_latin = spelling::is_latin(spelt.coding);
        if is_latin || has_words(&found, values) {
            // Accents are words of too many languages.
            let is_clear = !is_latin && high >= 3 && found.votes <= own.votes;
            return Some(guess(found.charset, is_clear));
        }
    }
    doubted.map(|charset| guess(charset, false))
}

/// Whether most of what is not ASCII is in words: three letters of an alphabet together, or two characters of two bytes each. Single letters
/// of one alphabet are single letters of every other one, which contradicts no label.
fn has_words(found: &Candidate, values: &Foreign) -> bool {
    let is_sign =
        |character: char| matches!(character, '\0'..='\u{BF}' | '\u{2000}'..='\u{2BFF}' | char::REPLACEMENT_CHARACTER);
    let least = if found.is_double_byte() { 2 } else { 3 };
    let (mut together, mut all) = (0, 0);
    for text in found.texts(values) {
        for letters in text.split(is_sign).map(|word| word.chars().count()) {
            all += letters;
            together += if letters >= least { letters } else { 0 };
        }
    }
    together > 0 && 2 * together >= all
}

/// Whether two encodings are the same one, or one of them contains the other.
fn same_characters(one: Coding, other: Coding) -> bool {
    let is_chinese = |coding| coding == Coding::Web(enc::GBK) || coding == Coding::Web(enc::GB18030);
    one == other || is_chinese(one) && is_chinese(other)
}

/// The encoding in which the values are words, where they are none in the one that is named, of the same or of another alphabet. Accents of
/// Western Europe are no proof: too many languages have words of them.
fn spelt_against(values: &Foreign, named: Coding) -> Option<Coding> {
    let best = spelling::best(&values.values, named)?;
    let contradicts =
        spelling::is_judged(named) && best.coding != named && best.by_byte < WORDS && best.ahead >= CLEARLY;
    let accents = spelling::is_latin(best.coding);
    (contradicts && !accents).then_some(best.coding)
}

fn has_four_byte_code(raw: &[u8]) -> bool {
    // Hardly any text has its first half, which is looked for without a branch for each byte.
    let seconds = raw.iter().zip(raw.get(1..).unwrap_or_default());
    let halves = seconds.fold(false, |found, (&first, &second)| found | ((first >= 0x81) & second.is_ascii_digit()));
    halves && raw.windows(4).any(|code| matches!(code, [0x81..=0xFE, b'0'..=b'9', 0x81..=0xFE, b'0'..=b'9']))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Escapes;

    /// Words of Western Europe under a label whose characters have two bytes, of which an accent and the letter behind it would be one.
    #[test]
    fn western_words_under_an_eastern_label_are_read_as_words() {
        for label in ["GB2312", "GBK", "GB18030", "Big5", "EUC-KR", "Shift_JIS", "EUC-JP"] {
            for (text, is_clear) in [
                ("Jürgen", false),
                ("Hélène", false),
                ("Jürgen Müller", true),
                ("Élodie Lefèvre", true),
                ("Une partie créée par François: déjà vu, mais très intéressante", true),
                ("Größe", true),
            ] {
                let found = detect(&record(label, text, enc::WINDOWS_1252));
                // In some of them the single letter is no character at all.
                let is_read = found.label() == "windows-1252";
                let is_reported = is_read || found.looks_like() == Some("windows-1252");
                assert!(if is_clear { is_read } else { is_reported }, "{label}: {text}: {found:?}");
            }
        }
        // Single characters beside letters, and those of a name.
        for (label, encoding, text) in [
            ("GB2312", enc::GBK, "黑A位好"),
            ("GB2312", enc::GBK, "A黑"),
            ("GBK", enc::GBK, "K氏"),
            ("Big5", enc::BIG5, "A型 B型"),
            ("Shift_JIS", enc::SHIFT_JIS, "Aの右"),
            ("EUC-KR", enc::EUC_KR, "A가 B는"),
        ] {
            let found = detect(&record(label, text, encoding));
            assert_eq!((found.origin(), found.looks_like()), (Origin::Ca, None), "{label}: {text}");
        }
    }

    /// Words of another alphabet under a label under which they are rare characters.
    #[test]
    fn words_of_another_alphabet_cast_doubt_on_an_eastern_label() {
        for label in ["GBK", "GB2312", "GB18030", "Big5", "Shift_JIS", "EUC-KR"] {
            for text in ["Иван Петров", "Александр Сергеев", "Первая партия"] {
                let found = detect(&record(label, text, enc::WINDOWS_1251));
                let is_read = found.label() == "windows-1251";
                assert!(is_read || found.looks_like() == Some("windows-1251"), "{label}: {text}: {found:?}");
            }
        }
    }

    /// A value that is nothing but UTF-8 tells how the others are read.
    #[test]
    fn words_in_utf8_settle_the_values_that_could_be_either() {
        for label in ["GBK", "GB2312", "GB18030", "Big5", "Shift_JIS", "EUC-KR", "EUC-JP"] {
            for text in ["Świątek Łukasz];PW[Żółć Kaźmierz", "Żółć Kaźmierz", "Łukasz Świątek];C[Żółć"]
            {
                check(&record(label, text, enc::UTF_8), "utf-8", Origin::Utf8);
            }
        }
    }

    #[test]
    fn a_label_of_seven_bits_is_none_for_bytes_of_eight() {
        for text in ["第二局は黒の中押し勝ちでした。", "井山裕太 本因坊"] {
            for label in ["JIS", "ISO-2022-JP"] {
                let found = detect(&record(label, text, enc::SHIFT_JIS));
                assert_eq!(found.label(), "shift_jis", "{label}: {text}");
            }
        }
    }

    /// Half-width kana are nothing at all in the other encodings.
    #[test]
    fn a_guess_leaves_nothing_undecoded_where_another_reads_all() {
        let found = detect(&record("", "ｶﾀｶﾅ太郎];PW[ｱｲｳｴｵ", enc::SHIFT_JIS));
        assert_eq!(found.label(), "shift_jis");
    }

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
    fn utf8_is_utf8_under_any_label() {
        let text = "第五局 本因坊";
        check(&record("", text, enc::UTF_8), "utf-8", Origin::Utf8);
        check(&record("GB2312", text, enc::UTF_8), "utf-8", Origin::Utf8);
        check(&record("ISO-8859-1", "Zürich", enc::UTF_8), "utf-8", Origin::Utf8);
        check(&record("", "Məmməd", enc::UTF_8), "utf-8", Origin::Utf8);
        let marked = [b"\xEF\xBB\xBF".as_slice(), &record("GBK", "ÐÂ", enc::UTF_8)].concat();
        check(&marked, "utf-8", Origin::Bom);
        // Two characters of GBK that are valid UTF-8 by accident, and no text in it.
        check(&record("", "檀啸", enc::GBK), "gbk", Origin::Detected);
    }

    #[test]
    fn labels_count_when_the_bytes_agree() {
        check(&record("Big5", "本因坊 黑中押勝", enc::BIG5), "big5", Origin::Ca);
        check(&record("EUC-CN", "白", enc::GBK), "gbk", Origin::Ca);
        check(&record("MS_KANJI", "予選", enc::SHIFT_JIS), "shift_jis", Origin::Ca);
        check(&record("ISO8859_1", "Zürich", enc::WINDOWS_1252), "windows-1252", Origin::Ca);
        check(&record("gb2312", "😀 古力", enc::GB18030), "gb18030", Origin::Ca);
        // Two or three short words, repeated, which are words in another encoding as well.
        for (label, encoding, text) in [
            ("EUC-KR", enc::EUC_KR, "접바둑];C[접바둑 2"),
            ("EUC-KR", enc::EUC_KR, "접바둑];C[덤"),
            ("EUC-KR", enc::EUC_KR, "치];C[접바둑"),
            ("EUC-KR", enc::EUC_KR, "덤];C[덤];C[덤];C[덤"),
            ("EUC-JP", enc::EUC_JP, "ｺﾐ];C[ｺﾐ];C[ｺﾐ"),
            ("Big5", enc::BIG5, "游];C[歐];C[游: hi];C[歐: hi"),
            ("Big5", enc::BIG5, "模];C[模];C[模];C[模"),
            ("Big5", enc::BIG5, "鐘];C[鐘];C[鐘];C[鐘"),
            ("GBK", enc::GBK, "赖];C[赖];C[赖];C[赖"),
        ] {
            let (tree, _) = crate::sgf::Tree::read(record(label, text, encoding));
            let root = tree.games().next().unwrap();
            assert_eq!(tree.text(root, "C").as_deref(), text.split(']').next(), "{label}: {text}");
            let found = tree.charset(root);
            assert_eq!(found.origin(), Origin::Ca, "{label}: {text}");
        }
    }

    /// Letters and signs that stand alone are words of no other alphabet.
    #[test]
    fn single_letters_do_not_contradict_their_label() {
        let alphabet = "Ää Àà Ââ Ãã Åå Áá Çç Éé Èè Êê Ëë Íí Ìì Îî Ïï Ññ Öö Òò Ôô Õõ Óó Øø Üü Ùù Ûû Úú Ýý ÿ ¿¡ «»";
        for label in ["ISO-8859-1", "windows-1252", "Latin-1", "ISO-8859", "latin1", "cp1252"] {
            for text in [alphabet, "Å Ä Ö å ä ö", "ã õ ç á é", "ã, õ, ç, á, é", "é è ê ë à â î ï ô û ü ç ÿ"]
            {
                let found = detect(&record(label, text, enc::WINDOWS_1252));
                let expected = ("windows-1252", Origin::Ca, None);
                assert_eq!((found.label(), found.origin(), found.looks_like()), expected, "{label}: {text}");
            }
            // Words are.
            let found = detect(&record(label, "Первая партия, ход чёрных", enc::WINDOWS_1251));
            assert_eq!(found.label(), "windows-1251", "{label}");
        }
    }

    /// Bytes that are UTF-8 in part, by accident, where all of them are text in what is named.
    #[test]
    fn utf8_overrules_no_label_under_which_everything_is_text() {
        for label in ["Shift_JIS", "SJIS", "x-sjis", "cp932", "MS932", "windows-31j"] {
            for text in ["ﾚｰﾃｨﾝｸﾞ対局", "ﾚｰﾃｨﾝｸﾞ戦", "ﾚｰﾃｨﾝｸﾞ", "ﾊﾟｰﾃｨｰ戦"]
            {
                check(&record(label, text, enc::SHIFT_JIS), "shift_jis", Origin::Ca);
            }
        }
        for text in ["专", "一丌", "学", "A选"] {
            check(&record("GBK", text, enc::GBK), "gbk", Origin::Ca);
        }
        // Without a label it is a guess, and none that makes letters of the bytes that nobody writes.
        assert_ne!(detect(&record("", "ﾚｰﾃｨﾝｸﾞ戦", enc::SHIFT_JIS)).label(), "utf-8");
        // Characters that were cut, where the bytes are of an even number as well.
        for label in ["GBK", "Big5", "Shift_JIS", "EUC-KR", "EUC-JP"] {
            for text in [
                "第二十一届名人战",
                "黑棋在右上角下得很好，白棋中盘胜",
                "第二局は黒の中押し勝ち",
                "이창호 구단이 이겼다",
            ] {
                for length in 14..text.len() {
                    let cut = [format!("(;CA[{label}]C[").as_bytes(), &text.as_bytes()[..length], b"];B[aa])"].concat();
                    assert_eq!(detect(&cut).label(), "utf-8", "{label}: {text} cut at {length}");
                }
            }
        }
    }

    /// One to three characters that are valid UTF-8 as well.
    #[test]
    fn a_label_holds_where_utf8_gives_no_words() {
        for (label, encoding, text) in [
            ("GBK", enc::GBK, "梅"),
            ("GB2312", enc::GBK, "模"),
            ("GBK", enc::GBK, "鲁 卢"),
            ("GBK", enc::GBK, "A没"),
            ("GB18030", enc::GBK, "路, 梅; 模"),
            ("EUC-KR", enc::EUC_KR, "치"),
            ("EUC-KR", enc::EUC_KR, "첩"),
            ("EUC-JP", enc::EUC_JP, "長"),
            ("Big5", enc::BIG5, "聶"),
            ("Shift_JIS", enc::SHIFT_JIS, "ﾂｷ"),
            ("Shift_JIS", enc::SHIFT_JIS, "ﾃｼ ﾂｱ"),
            // More of them, of which hardly any is a letter in a word.
            ("GB2312", enc::GBK, "时越 檀啸 预选"),
            ("GB18030", enc::GBK, "时越, 时越: 时越"),
            ("GBK", enc::GBK, "预选 时越 檀啸"),
            ("EUC-KR", enc::EUC_KR, "치 치첩 첩치"),
        ] {
            let bytes = record(label, text, encoding);
            assert!(std::str::from_utf8(&bytes).is_ok(), "{text}");
            let found = detect(&bytes);
            assert_eq!((found.origin(), found.looks_like()), (Origin::Ca, None), "{label}: {text}");
            assert_eq!(found.decode(&encoding.encode(text).0).text, text, "{label}");
        }
        // Words, signs where they are written, and characters that are rare in what is named.
        for text in [
            "Zoë",
            "René",
            "Zürich",
            "Иван",
            "Иван Петров",
            "Məmməd Əliyev",
            "Ли",
            "古力",
            "本",
            "15×15",
            "© 2004",
            "it’s",
            "…",
        ] {
            for label in ["GBK", "Big5", "Shift_JIS", "EUC-KR", "EUC-JP"] {
                check(&record(label, text, enc::UTF_8), "utf-8", Origin::Utf8);
            }
        }
        check(&record("GBK", "Ö", enc::UTF_8), "utf-8", Origin::Utf8);
    }

    #[test]
    fn one_icelandic_or_turkish_letter_is_recognised_by_its_word() {
        for text in ["Ýmir", "Þór", "Guðrún", "Friðrik"] {
            check(&record("", text, enc::WINDOWS_1252), "windows-1252", Origin::Default);
        }
        for text in ["İyi", "İlk", "İsmail", "Barış", "Ayşe", "Doğan", "kız"] {
            check(&record("", text, enc::WINDOWS_1254), "windows-1254", Origin::Detected);
        }
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
    fn half_width_kana_cast_no_doubt_on_their_label() {
        for text in ["ﾀｹﾐﾔ", "ﾀｹﾐﾔ ﾏｻｷ", "ｺﾊﾞﾔｼ ｺｳｲﾁ", "ﾁｮｳﾁｸﾝ", "ﾎﾝｲﾝﾎﾞｳ", "ｲｼﾀﾞ"]
        {
            let bytes = record("Shift_JIS", text, enc::SHIFT_JIS);
            check(&bytes, "shift_jis", Origin::Ca);
            assert_eq!(detect(&bytes).looks_like(), None, "{text}");
        }
        // Under another label they do, unless they are frequent characters in that.
        for (label, text) in [("GBK", "ﾁｮｳﾁｸﾝ"), ("Big5", "ﾁｮｳﾁｸﾝ"), ("EUC-KR", "ｲｼﾀﾞ"), ("Big5", "ﾀｹﾐﾔ")]
        {
            let found = detect(&record(label, text, enc::SHIFT_JIS));
            assert!(found.looks_like() == Some("Shift_JIS") || found.label() != label, "{label} {text}: {found:?}");
        }
        for text in ["古力", "常昊", "王立诚"] {
            let found = detect(&record("Shift_JIS", text, enc::GBK));
            assert!(found.looks_like().is_some() || found.label() == "gbk", "{text}: {found:?}");
        }
    }

    #[test]
    fn a_known_word_of_an_old_machine_is_read() {
        for text in ["1ère", "Søren", "Jürgen", "François", "Ágnes Müller"] {
            let bytes = enc::MACINTOSH.encode(text).0;
            let found = detect(&record("", text, enc::MACINTOSH));
            assert_eq!(found.decode(&bytes).text, text, "{found:?}");
        }
        for text in ["1ère", "Søren", "Jürgen", "Žižek", "it’s", "¿qué?", "Ž", "50 €", "–", "Šárka"] {
            let bytes = enc::WINDOWS_1252.encode(text).0;
            let found = detect(&record("", text, enc::WINDOWS_1252));
            assert!(found.label() != "macintosh" && !found.label().starts_with("cp"), "{text}: {found:?}");
            assert!(!found.decode(&bytes).errors, "{text}");
        }
    }

    /// Text in each encoding: each label is right over its own, and none over another one.
    #[test]
    fn labels_of_the_same_kind_give_way_as_well() {
        let simple = "第三届棋圣战第一局，黑棋开局布下小目，白棋挂角以后双方在右上角展开激战，最后白棋中盘胜。";
        let full = "第三屆棋聖戰第一局，黑棋開局佈下小目，白棋掛角以後雙方在右上角展開激戰，最後白棋中盤勝。";
        let japanese =
            "第三期棋聖戦の第一局です。黒は小目に打ちました。白のカカリから右上の戦いになり、白の中押し勝ちです。";
        let korean = "제삼기 기성전 제일국입니다. 흑은 소목에 두었습니다. 백이 걸쳐서 우상귀에서 전투가 시작되었고 백이 이겼습니다.";
        let russian =
            "Первая партия матча. Чёрные начинают с комоку, белые отвечают на другой стороне доски и выигрывают.";
        let greek = "Η πρώτη παρτίδα του αγώνα. Τα μαύρα αρχίζουν στη γωνία και τα λευκά απαντούν στην άλλη πλευρά.";
        let double_byte = [
            (simple, enc::GBK),
            (full, enc::BIG5),
            (japanese, enc::SHIFT_JIS),
            (japanese, enc::EUC_JP),
            (korean, enc::EUC_KR),
        ];
        let alphabets = [
            (russian, enc::WINDOWS_1251),
            (russian, enc::KOI8_R),
            (russian, enc::IBM866),
            (russian, enc::ISO_8859_5),
            (greek, enc::WINDOWS_1253),
        ];
        for group in [double_byte, alphabets] {
            for (text, encoding) in group {
                for (_, label) in group {
                    let bytes = record(label.name(), text, encoding);
                    let found = detect(&bytes);
                    let value = encoding.encode(text).0;
                    assert_eq!(
                        found.decode(&value).text,
                        text,
                        "CA[{}] over {}: {}",
                        label.name(),
                        encoding.name(),
                        found.label()
                    );
                    assert_eq!(
                        found.origin() == Origin::Ca,
                        label == encoding,
                        "CA[{}] over {}",
                        label.name(),
                        encoding.name()
                    );
                }
            }
        }
    }

    #[test]
    fn whole_file_encodings_are_seen() {
        let text = "(;GM[1]C[é])";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        check(&little, "utf-16le", Origin::Detected);
        assert_eq!(detect(&little).confidence(), Confidence::Certain);
        let marked: Vec<u8> = format!("\u{FEFF}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect();
        check(&marked, "utf-16be", Origin::Bom);
        for label in ["", "UTF-8", "GBK"] {
            check(&record(label, "第二局", enc::ISO_2022_JP), "iso-2022-jp", Origin::Detected);
        }
        check(b"(;CA[UTF-8]C[\x1B$B;n9g])", "utf-8", Origin::Ca);
    }

    #[test]
    fn a_named_encoding_holds_against_surrogates_and_other_names() {
        check(b"(;CA[UTF-8]C[a\xED\xA0\xBD\xED\xB8\x80])", "utf-8", Origin::Utf8);
        let name = enc::WINDOWS_1251.encode("Иванов").0.into_owned();
        let mixed = [b"(;CA[UTF-8]PB[", &name[..], "]C[Первая партия, третий ход])".as_bytes()].concat();
        let found = detect(&mixed);
        assert_eq!(found.label(), "utf-8");
        assert_eq!(found.decode(&name).text, "Иванов");
    }

    #[test]
    fn games_can_have_encodings_of_their_own() {
        let big5 = record("Big5", "本因坊", enc::BIG5);
        let gbk = record("GB2312", "古力", enc::GBK);
        let both = [big5.clone(), gbk.clone()].concat();
        let main = detect(&both);
        assert!(detect_with_games(&both).1);
        assert!(!detect_with_games(&[big5.clone(), big5.clone()].concat()).1);
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
        assert!(found.decode(b"\xB0\xD7").fallback.is_some());
    }

    #[test]
    fn the_escape_convention_is_found_with_the_encoding() {
        let by_byte = b"(;CA[big5]C[\xA5\xBB\xA6\x5C\x5D\xA7\x7B];B[aa])";
        assert_eq!(detect(by_byte).escapes(), Escapes::Bytes);
        let given = detect_as(by_byte, &Charset::for_label("big5").unwrap());
        assert_eq!((given.escapes(), given.origin()), (Escapes::Bytes, Origin::Given));
    }
}
