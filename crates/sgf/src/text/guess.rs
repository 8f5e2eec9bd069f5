//! Guesses the encoding of a record that declares none, or a wrong one.
//!
//! The general detector `chardetng` proposes one encoding for the values of the record. It does not know some encodings, and confuses
//! others when it sees only a player's name. So each of these is a [`Candidate`] as well. The winner is the candidate under which the
//! brackets of the record pair up (`structure`) and whose text looks most like the text of records (`plausibility`, `spelling`).

use super::charset::Charset;
use super::coding::{Coding, Confidence, Escapes, Origin};
use super::plausibility;
use super::scan::Foreign;
use super::signs;
use super::spelling;
use super::structure::{Votes, better_escapes, readings, votes};
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs as enc;
use std::borrow::Cow;

/// Each candidate is judged by the first so many bytes beyond ASCII, and the ASCII text among them.
pub(super) const ENOUGH_TO_JUDGE: usize = 1 << 15;

/// So many bytes beyond ASCII mostly tell the encoding. If they do, and all further values decode in it, it is taken.
pub(super) const ENOUGH_TO_BEGIN: usize = 1 << 12;

/// The general detector is hardly ever wrong about this many bytes beyond ASCII, or more.
pub(super) const ENOUGH_FOR_DETECTOR: usize = 12;

/// The encodings with two bytes a character. Short texts in one of them often decode in another, too.
pub(super) const DOUBLE_BYTE: [&enc::Encoding; 5] = [enc::GBK, enc::SHIFT_JIS, enc::BIG5, enc::EUC_KR, enc::EUC_JP];

/// Encodings of old Macintosh and DOS computers. The detector does not know them and names a Cyrillic or Baltic encoding instead.
const OLD_MACHINES: [Coding; 3] = [Coding::Web(enc::MACINTOSH), Coding::Cp437, Coding::Cp850];

/// The spelling in another encoding must be ahead of that in the default by this.
const SOMEWHAT: f64 = 4.0;

/// A text is spelled like words if each of its bytes costs less than this on average (`Spelling::by_byte`).
pub(super) const WORDS: f64 = 3.5;

/// The best spelling is beyond doubt if it is ahead of the next one by this (`Spelling::ahead`).
pub(super) const CLEARLY: f64 = 6.0;

/// An encoding that may be the right one, with what speaks for it and against it.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub charset: Charset,
    pub votes: Votes,
    /// How much the text resembles that of records, less what `votes` contains against it.
    pub points: i64,
}

impl Candidate {
    pub fn of(bytes: &[u8], values: &Foreign, coding: Coding) -> Self {
        let charset = Charset::new(coding, Origin::Detected);
        let (escapes, votes) = better_escapes(bytes, values, &charset);
        let charset = charset.with_escapes(escapes);
        let raw = readings(bytes, values, &charset).map(|(range, _)| &bytes[range]);
        // Records of old computers are rare, so their encodings must win clearly.
        let rare = 2 * i64::from(OLD_MACHINES.contains(&coding));
        let points = plausibility::score(&charset, raw) - 30 * votes.structure as i64 - 2 * votes.odd as i64 - rare;
        Self { charset, votes, points }
    }

    /// Whether the characters have two bytes each, are many and so frequent that no encoding with one byte a character makes as much
    /// sense of the same bytes. `high` is the number of bytes beyond ASCII.
    fn is_beyond_doubt(&self, high: usize) -> bool {
        const MANY: usize = 256;
        self.is_double_byte() && high >= MANY && self.points >= high.min(plausibility::ENOUGH) as i64
    }

    /// The values as they read in it.
    pub fn texts<'a>(&self, values: &Foreign<'a>) -> Vec<Cow<'a, str>> {
        values.values.iter().map(|value| self.charset.decode(value).text).collect()
    }

    /// Whether its characters have two bytes.
    pub fn is_double_byte(&self) -> bool {
        self.charset.is_double_byte()
    }
}

/// The same as [`guess`], but quicker for long records: it looks at the first values alone where they are clearly in an encoding with
/// two bytes a character and all others decode in it.
pub(super) fn guess_from_the_beginning(bytes: &[u8], values: &Foreign) -> Candidate {
    let first = values.first(ENOUGH_TO_BEGIN);
    if first.values.len() < values.values.len() {
        let found = guess(bytes, &first);
        let clear = found.charset.confidence() == Confidence::Likely && found.is_double_byte();
        let fits_all = || {
            let Votes { structure, undecodable, .. } = votes(bytes, values, &found.charset);
            structure + undecodable == 0
        };
        if clear && fits_all() {
            return found;
        }
    }
    guess(bytes, values)
}

/// The most likely encoding of values that are neither ASCII nor UTF-8. `charset.confidence()` of the candidate says how likely it is.
pub(super) fn guess(bytes: &[u8], values: &Foreign) -> Candidate {
    if signs::are_all(values) {
        return western(bytes, values);
    }
    let likely = likeliest(bytes, values);
    let latin = Coding::Web(enc::WINDOWS_1252);
    if values.high() < ENOUGH_FOR_DETECTOR && likely.charset.coding != latin {
        let western = western(bytes, values);
        if let Some(old) = of_old_machine(bytes, values, &likely, &western) {
            return old;
        }
        if !is_evident(values, &likely, &western) {
            return western;
        }
    }
    likely
}

/// The reading of an old machine, where all words of a few bytes are known in it, and none in the default nor in what is likeliest: `1ère`,
/// `Søren`. Two of its letters are control characters and signs elsewhere, which are in no list of words.
fn of_old_machine(bytes: &[u8], values: &Foreign, likely: &Candidate, western: &Candidate) -> Option<Candidate> {
    // Single letters are words, too, and a letter of another language alone.
    let is_short = |word: &str| !word.is_ascii() && word.chars().count() < 3;
    let is_long = |text: &Cow<'_, str>| !text.split(|c: char| !c.is_alphabetic()).any(is_short);
    let reads_words = |candidate: &Candidate| are_known(&candidate.texts(values));
    if likely.is_double_byte() && values.high() > 1 || reads_words(likely) || reads_words(western) {
        return None;
    }
    let mut old = OLD_MACHINES.into_iter().map(|coding| Candidate::of(bytes, values, coding));
    let old = old.find(|old| reads_words(old) && old.texts(values).iter().all(is_long))?;
    Some(Candidate { charset: Charset { confidence: Confidence::Guess, ..old.charset }, ..old })
}

/// Whether all words beyond ASCII in these texts are known.
fn are_known(texts: &[Cow<'_, str>]) -> bool {
    spelling::are_known(texts.iter().map(|text| &**text))
}

/// Whether a few bytes are reason enough to leave the default of the format, which reads all text of Western Europe.
fn is_evident(values: &Foreign, likely: &Candidate, western: &Candidate) -> bool {
    let western_points = western.points;
    let (own, western) = (likely.texts(values), western.texts(values));
    if own == western {
        return false;
    }
    let misplaced = |texts: &[Cow<'_, str>]| texts.iter().map(|text| signs::misplaced(text)).sum::<usize>();
    let is_words = misplaced(&western) == 0;
    // A few Western European letters look like those of another alphabet, but seldom where that has letters, too.
    if !likely.is_double_byte() && misplaced(&own) > 0 {
        // Letters that all stand alone are no words of any language.
        return !is_words && misplaced(&own) < values.high();
    }
    // The usual letters of Western Europe, each where a word has one; in Portuguese an õ goes before an e.
    let has_odd_tilde = |text: &Cow<'_, str>| text.split('õ').skip(1).any(|rest| !rest.starts_with('e'));
    let is_usual = is_words && western_points >= 2 * values.high() as i64 && !western.iter().any(has_odd_tilde);
    let lead = || spelling::lead(&values.values, likely.charset.coding, Coding::Web(enc::WINDOWS_1252));
    // A letter of Icelandic is one of Turkish in its encoding: a single one of a name is no evidence.
    let is_accent = spelling::is_latin(likely.charset.coding) && !OLD_MACHINES.contains(&likely.charset.coding);
    if is_words && values.high() == 1 && is_accent && !is_usual {
        return are_known(&own) && !are_known(&western) || lead() >= CLEARLY;
    }
    if !is_usual {
        // One or two letters among many of ours are no word of another alphabet.
        let ours =
            values.values.iter().flat_map(|value| value.iter()).filter(|byte| byte.is_ascii_alphabetic()).count();
        return !(is_words && is_other_script(likely) && values.high() <= 2 && ours > 2 * values.high());
    }
    let by_detector = detect(values, Escapes::Characters) == enc::WINDOWS_1252;
    if likely.is_double_byte() {
        // One half of each character is a letter of a word.
        let is_alone = |value: &&[u8]| !value.windows(2).any(|two| !two.is_ascii() && two[0] > 0x7F && two[1] > 0x7F);
        return !(by_detector && values.values.iter().all(is_alone));
    }
    if are_known(&own) && !are_known(&western) {
        return true;
    }
    let lead = lead();
    match () {
        () if by_detector => lead >= CLEARLY,
        // They had to win clearly already.
        () if OLD_MACHINES.contains(&likely.charset.coding) => lead > 0.0,
        () => lead >= SOMEWHAT,
    }
}

fn western(bytes: &[u8], values: &Foreign) -> Candidate {
    let found = Candidate::of(bytes, values, Coding::Web(enc::WINDOWS_1252));
    Candidate { charset: Charset { origin: Origin::Default, confidence: Confidence::Guess, ..found.charset }, ..found }
}

fn likeliest(bytes: &[u8], values: &Foreign) -> Candidate {
    let high = values.high();
    let guessed = Coding::Web(detect(values, Escapes::Characters));
    let double_byte = DOUBLE_BYTE.map(|encoding| Candidate::of(bytes, values, Coding::Web(encoding)));
    // Judging the spelling compares with long lists of words, which takes longer than everything else here.
    let is_clear = double_byte.iter().any(|candidate| candidate.is_beyond_doubt(high));
    let spelling = if is_clear { None } else { spelling::best(&values.values, guessed) };
    // Among encodings with one byte a character the spelling is a better judge than the detector.
    let opinion = spelling.filter(|_| spelling::is_judged(guessed)).map_or(guessed, |spelling| spelling.coding);
    let mut codings = vec![opinion];
    let mut add = |coding: Coding| {
        if !codings.contains(&coding) {
            codings.push(coding);
        }
    };
    if values.has_escaped_trail(bytes) {
        add(Coding::Web(detect(values, Escapes::Bytes)));
    }
    DOUBLE_BYTE.into_iter().for_each(|encoding| add(Coding::Web(encoding)));
    if Charset::new(opinion, Origin::Detected).is_double_byte() {
        add(Coding::Web(enc::WINDOWS_1252));
    }
    if let Some(spelling) = spelling.filter(|spelling| spelling.by_byte < WORDS) {
        add(spelling.coding);
    }
    let known = |coding| double_byte.iter().find(|candidate| candidate.charset.coding == coding).cloned();
    let of = |coding| known(coding).unwrap_or_else(|| Candidate::of(bytes, values, coding));
    let mut candidates: Vec<Candidate> = codings.into_iter().map(of).collect();
    // A non-Latin alphabet must win clearly, unless the detector or the spelling proposed it first.
    candidates
        .iter_mut()
        .skip(1)
        .filter(|candidate| is_other_script(candidate))
        .for_each(|candidate| candidate.points -= 2);
    // The first proposal is weighted by the number of bytes it was based on, but by no more than `plausibility` can outweigh, since a
    // single value in another encoding can sway the detector.
    let judged = high.min(plausibility::ENOUGH) as i64;
    candidates[0].points += (judged / 2).min(3) + judged / 4;
    // Of those with equally many points the first, so that the first opinion wins.
    let best = (0..candidates.len()).rev().max_by_key(|&at| candidates[at].points).unwrap_or(0);
    let best = rare_characters(&candidates, best, high).unwrap_or(best);
    let best = whole(&candidates, best, values).unwrap_or(best);
    let likely = candidates.swap_remove(best);
    let rival = candidates.iter().map(|candidate| candidate.points).max().unwrap_or(0);
    let default = likely.charset.coding == Coding::Web(enc::WINDOWS_1252) && high < ENOUGH_FOR_DETECTOR;
    let agrees = spelling.is_none_or(|spelling| spelling.coding != likely.charset.coding || spelling.ahead >= CLEARLY);
    let clear = likely.points - rival >= 6 && high >= ENOUGH_FOR_DETECTOR && agrees;
    let origin = if default { Origin::Default } else { Origin::Detected };
    let confidence = if clear { Confidence::Likely } else { Confidence::Guess };
    Candidate { charset: Charset { origin, confidence, ..likely.charset }, ..likely }
}

/// The likeliest candidate with two bytes a character that reads everything, where the best one leaves much of a short text unread and makes
/// little of the rest.
fn whole(candidates: &[Candidate], best: usize, values: &Foreign) -> Option<usize> {
    let found = &candidates[best];
    let is_text = found.points >= values.high() as i64 / 2;
    if found.votes.undecodable * 10 <= values.values.len() || is_text {
        return None;
    }
    let reads_all = |at: &usize| candidates[*at].is_double_byte() && candidates[*at].votes.undecodable == 0;
    let likest = (0..candidates.len()).filter(reads_all).max_by_key(|&at| candidates[at].points)?;
    (candidates[likest].votes.structure <= found.votes.structure).then_some(likest)
}

/// The candidate with two bytes a character that was named first, where everything decodes in it and the best one makes no text of the
/// bytes either: in a long text of rare characters the detector alone is right, since `plausibility` knows the frequent ones only.
fn rare_characters(candidates: &[Candidate], best: usize, high: usize) -> Option<usize> {
    const LONG: usize = 48;
    let first = candidates.first().filter(|first| first.is_double_byte() && high >= LONG)?;
    let found = &candidates[best];
    // Nearly every character of an alphabet or of frequent ideographs is worth a point.
    let is_text = found.points >= high as i64 / 2;
    let fits = first.votes.undecodable == 0 && first.votes.structure <= found.votes.structure;
    (!is_text && fits).then_some(0)
}

/// Another encoding, for a record whose encoding was only guessed, that contains these characters. The record's text is the same in it, or
/// nearly as likely. Both are single-byte encodings, so the tokens stay the same.
pub fn another_reading(bytes: &[u8], guessed: &Charset, characters: &[char]) -> Option<Charset> {
    let is_guess = guessed.is_guess() && matches!(guessed.origin, Origin::Detected | Origin::Default);
    if !is_guess || guessed.is_double_byte() || guessed.is_wide() || !spelling::is_judged(guessed.coding) {
        return None;
    }
    let values = Foreign::of(bytes).first(ENOUGH_TO_JUDGE);
    let has_all = |charset: &Charset| {
        characters.iter().all(|character| charset.encode(character.encode_utf8(&mut [0; 4])).is_ok())
    };
    let mut likely = spelling::likely(&values.values, guessed.coding).into_iter();
    likely.find_map(|coding| {
        let charset = Charset { confidence: Confidence::Guess, ..Charset::new(coding, Origin::Detected) };
        has_all(&charset).then_some(charset)
    })
}

/// Whether the candidate is for an alphabet other than the Latin one.
fn is_other_script(candidate: &Candidate) -> bool {
    !candidate.is_double_byte() && !spelling::is_latin(candidate.charset.coding)
}

/// The encoding that the detector names for the values. With [`Escapes::Bytes`] it does not see the backslashes before second halves of
/// characters.
fn detect(values: &Foreign, escapes: Escapes) -> &'static enc::Encoding {
    /// More bytes do not change the detector's result.
    const ENOUGH: usize = 1 << 16;
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    let mut fed = 0;
    for raw in &values.values {
        let raw = &raw[..raw.len().min(ENOUGH - fed)];
        fed += raw.len();
        if escapes == Escapes::Bytes {
            let mut before = 0;
            for &byte in raw {
                if !(byte == b'\\' && before >= 0x81) {
                    detector.feed(&[byte], false);
                }
                before = byte;
            }
        } else {
            detector.feed(raw, false);
        }
        detector.feed(b"\n", false);
    }
    detector.feed(b"", true);
    detector.guess(None, Utf8Detection::Deny)
}
