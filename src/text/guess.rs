//! The encoding of a record that names none, or none that can be right.
//!
//! A general detector says what it takes the values for. Beside its opinion stand the few encodings that it does not
//! know, or takes for each other when it has only a name to go by. Which of them is right is told by what becomes of
//! the record's structure, and by how much the text looks like what records say.

use super::charset::{Charset, Coding, Confidence, Escapes, Origin};
use super::plausibility;
use super::scan::Foreign;
use super::spelling;
use super::structure::{Votes, better_escapes, readings, votes};
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs as enc;

/// Of so many bytes beyond ASCII, and what stands among them, each reading is judged.
pub(super) const ENOUGH_TO_JUDGE: usize = 1 << 15;

/// So many of them tell nearly always: where it is clear what they are, and the others are that too, nobody looks closer.
pub(super) const ENOUGH_TO_BEGIN: usize = 1 << 12;

/// From this number of bytes on a general detector is hardly ever wrong.
pub(super) const ENOUGH_FOR_DETECTOR: usize = 12;

/// The encodings with characters of two bytes, which are easily taken for each other.
const DOUBLE_BYTE: [&enc::Encoding; 5] = [enc::GBK, enc::SHIFT_JIS, enc::BIG5, enc::EUC_KR, enc::EUC_JP];

/// What the detector does not know, and takes for Cyrillic or Baltic.
const OLD_MACHINES: [Coding; 3] = [Coding::Web(enc::MACINTOSH), Coding::Cp437, Coding::Cp850];

/// What a byte may cost at most where bytes are spelt like words.
const WORDS: f64 = 3.5;

/// By how much a spelling must be better than others to be beyond doubt.
const CLEARLY: f64 = 6.0;

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

    /// Whether so many bytes beyond ASCII are so frequent characters of two bytes each that no alphabet makes as much sense of
    /// them.
    fn is_beyond_doubt(&self, high: usize) -> bool {
        const MANY: usize = 256;
        self.is_double_byte() && high >= MANY && self.points >= high.min(plausibility::ENOUGH) as i64
    }

    /// Whether its characters are of two bytes.
    pub fn is_double_byte(&self) -> bool {
        self.charset.is_double_byte()
    }
}

/// As [`guess`], by the first of the values alone where they are clearly one thing and all others can be the same.
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

/// The most likely encoding of values that are neither ASCII nor UTF-8. The confidence of its charset says how likely.
pub(super) fn guess(bytes: &[u8], values: &Foreign) -> Candidate {
    let high = values.high();
    let asked = Coding::Web(ask(values, Escapes::Characters));
    let double_byte = DOUBLE_BYTE.map(|encoding| Candidate::of(bytes, values, Coding::Web(encoding)));
    // Words are learned from long lists, which takes longer than all else here.
    let is_clear = double_byte.iter().any(|candidate| candidate.is_beyond_doubt(high));
    let spelling = if is_clear { None } else { spelling::best(&values.values, asked) };
    // Of encodings with one byte a character, the spelling tells more than the detector.
    let opinion = spelling.filter(|_| spelling::is_told(asked)).map_or(asked, |spelling| spelling.coding);
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
    if Charset::new(opinion, Origin::Detected).is_double_byte() {
        add(Coding::Web(enc::WINDOWS_1252));
    }
    if let Some(spelling) = spelling.filter(|spelling| spelling.by_byte < WORDS) {
        add(spelling.coding);
    }
    let known = |coding| double_byte.iter().find(|candidate| candidate.charset.coding == coding).cloned();
    let of = |coding| known(coding).unwrap_or_else(|| Candidate::of(bytes, values, coding));
    let mut candidates: Vec<Candidate> = codings.into_iter().map(of).collect();
    // What only looks like words must win clearly.
    candidates
        .iter_mut()
        .skip(1)
        .filter(|candidate| is_other_script(candidate))
        .for_each(|candidate| candidate.points -= 2);
    // The opinion of the detector is worth more the more it had to judge by, and one value that fits nothing changes it; so it is
    // worth no more than what the points are given for.
    let judged = high.min(plausibility::ENOUGH) as i64;
    candidates[0].points += (judged / 2).min(3) + judged / 4;
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
    let told = spelling.is_none_or(|spelling| spelling.coding != likely.charset.coding || spelling.ahead >= CLEARLY);
    let clear = likely.points - rival >= 6 && high >= ENOUGH_FOR_DETECTOR && told;
    let origin = if default { Origin::Default } else { Origin::Detected };
    let confidence = if clear { Confidence::Likely } else { Confidence::Guess };
    Candidate { charset: Charset { origin, confidence, ..likely.charset }, ..likely }
}

/// Another encoding of a record whose encoding was only guessed, in which these characters can be written: one with one byte
/// a character, as what is found of the record must stay what it is. All text is the same in it, or nearly as likely.
pub fn another_reading(bytes: &[u8], guessed: &Charset, characters: &[char]) -> Option<Charset> {
    let is_guess = guessed.is_guess() && matches!(guessed.origin, Origin::Detected | Origin::Default);
    if !is_guess || guessed.is_double_byte() || guessed.is_wide() || !spelling::is_told(guessed.coding) {
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

/// Whether it is an alphabet other than the Latin one.
fn is_other_script(candidate: &Candidate) -> bool {
    !candidate.is_double_byte() && !spelling::LATIN.contains(&candidate.charset.coding)
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
