//! The encoding of a record that names none, or none that can be right.
//!
//! A general detector says what it takes the values for. Beside its opinion stand the few encodings that it does not
//! know, or takes for each other when it has only a name to go by. Which of them is right is told by what becomes of
//! the record's structure, and by how much the text looks like what records say.

use super::alphabets::{LATIN, in_one_language};
use super::charset::{Charset, Coding, Confidence, Escapes, Origin};
use super::plausibility;
use super::scan::Foreign;
use super::structure::{Votes, better_escapes, readings};
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs as enc;

/// From this number of bytes on a general detector is hardly ever wrong.
pub(super) const ENOUGH_FOR_DETECTOR: usize = 12;

/// The encodings with characters of two bytes, which are easily taken for each other.
const DOUBLE_BYTE: [&enc::Encoding; 5] = [enc::GBK, enc::SHIFT_JIS, enc::BIG5, enc::EUC_KR, enc::EUC_JP];

/// What the detector does not know, and takes for Cyrillic or Baltic.
const OLD_MACHINES: [Coding; 3] = [Coding::Web(enc::MACINTOSH), Coding::Cp437, Coding::Cp850];

/// What a detector takes for something else where it has nothing but a first name.
const CYRILLIC: Coding = Coding::Web(enc::WINDOWS_1251);

/// An encoding that may be the right one, and what speaks for it.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub charset: Charset,
    pub votes: Votes,
    /// How much the text looks like text of records, what is said of the structure taken off.
    pub points: i64,
}

impl Candidate {
    pub fn of(bytes: &[u8], values: &Foreign, coding: Coding) -> Self {
        let charset = Charset::new(coding, Origin::Detected);
        let (escapes, votes) = better_escapes(bytes, values, &charset);
        let charset = charset.with_escapes(escapes);
        let raw = readings(bytes, values, &charset).map(|(range, _)| &bytes[range]);
        // Old machines are rare: they must win clearly.
        let rare = 2 * i64::from(OLD_MACHINES.contains(&coding));
        let points = plausibility::score(&charset, raw) - 30 * votes.structure as i64 - 2 * votes.odd as i64 - rare;
        Self { charset, votes, points }
    }

    /// Whether its characters are of two bytes.
    pub fn is_double_byte(&self) -> bool {
        self.charset.is_double_byte()
    }
}

/// The most likely encoding of values that are neither ASCII nor UTF-8. The confidence of its charset says how likely.
pub(super) fn guess(bytes: &[u8], values: &Foreign) -> Candidate {
    let high = values.high();
    let opinion = Coding::Web(ask(values, Escapes::Characters));
    let opinion = in_one_language(opinion, &values.values).unwrap_or(opinion);
    let mut codings = vec![opinion];
    let mut add = |coding: Coding| {
        if !codings.contains(&coding) {
            codings.push(coding);
        }
    };
    if values.has_escaped_trail(bytes) {
        add(Coding::Web(ask(values, Escapes::Bytes)));
    }
    DOUBLE_BYTE.into_iter().for_each(|encoding| add(Coding::Web(encoding)));
    let rival = DOUBLE_BYTE.into_iter().chain(LATIN).any(|encoding| opinion == Coding::Web(encoding));
    if rival && values.values.iter().all(|raw| is_cyrillic_name(raw)) {
        add(CYRILLIC);
    }
    if Charset::new(opinion, Origin::Detected).is_double_byte() {
        add(Coding::Web(enc::WINDOWS_1252));
    } else {
        if values.values.iter().any(|raw| has_guillemets(raw)) {
            add(Coding::Web(enc::WINDOWS_1252));
        }
        OLD_MACHINES.into_iter().for_each(add);
    }
    let mut candidates: Vec<Candidate> =
        codings.into_iter().map(|coding| Candidate::of(bytes, values, coding)).collect();
    // What only looks like a name must win clearly.
    let unasked = candidates.iter_mut().skip(1).filter(|candidate| candidate.charset.coding == CYRILLIC);
    unasked.for_each(|candidate| candidate.points -= 2);
    // The opinion of the detector is worth more the more it had to judge by.
    candidates[0].points += (high as i64 / 2).min(3) + high as i64 / 4;
    // Of those that do equally well the first, and so the detector's.
    let mut best = 0;
    for at in 1..candidates.len() {
        if candidates[at].points > candidates[best].points {
            best = at;
        }
    }
    let likely = candidates.swap_remove(best);
    let rival = candidates.iter().map(|candidate| candidate.points).max().unwrap_or(0);
    let default = likely.charset.coding == Coding::Web(enc::WINDOWS_1252) && high < ENOUGH_FOR_DETECTOR;
    let clear = likely.points - rival >= 6 && high >= ENOUGH_FOR_DETECTOR;
    let origin = if default { Origin::Default } else { Origin::Detected };
    let confidence = if clear { Confidence::Likely } else { Confidence::Guess };
    Candidate { charset: Charset { origin, confidence, ..likely.charset }, ..likely }
}

/// Whether all words are a capital and small letters in windows-1251, long enough to be names and with vowels enough to be
/// spoken. In other encodings such bytes are accented letters in a row, or characters that hardly anybody uses.
fn is_cyrillic_name(raw: &[u8]) -> bool {
    // In either case; the first is а.
    const VOWELS: [u8; 9] = [0x00, 0x05, 0x08, 0x0E, 0x13, 0x1B, 0x1D, 0x1E, 0x1F];
    let is_name = |word: &[u8]| {
        let shape =
            matches!(word, [0xC0..=0xDF, rest @ ..] if rest.len() >= 2 && rest.iter().all(|&byte| byte >= 0xE0));
        shape && 3 * word.iter().filter(|&&byte| VOWELS.contains(&(byte & 0x1F))).count() >= word.len()
    };
    let words = raw.split(|byte| byte.is_ascii() && !byte.is_ascii_alphanumeric());
    words.filter(|word| !word.is_ascii()).all(is_name)
}

/// Whether there are what would be guillemets in Western Europe, and letters in the middle of it.
fn has_guillemets(raw: &[u8]) -> bool {
    memchr::memchr(0xAB, raw).is_some_and(|at| raw[at..].contains(&0xBB))
}

/// What the detector takes the values for, with the escapes of bytes taken out or not.
fn ask(values: &Foreign, escapes: Escapes) -> &'static enc::Encoding {
    /// More does not make it wiser.
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
