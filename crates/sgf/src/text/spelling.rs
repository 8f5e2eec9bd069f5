//! Finds the single-byte encoding under which the bytes spell words.
//!
//! A language is modelled by sample words: which letters occur next to which. Each decoding is scored against every language, and the best
//! score wins: `ène` ends many a French name, and hardly any word contains `lčn`.

use super::coding::Coding;
use super::decode::lossy;
use super::words::languages;
use encoding_rs as enc;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::LazyLock;

/// The encodings that are distinguished, what is to be overcome before each is believed, as some are rarer than others, and whether its letters
/// beyond ASCII are Latin.
const ENCODINGS: [(Coding, f64, bool); 22] = [
    (Coding::Web(enc::WINDOWS_1252), 0.0, true),
    (Coding::Web(enc::WINDOWS_1250), 1.0, true),
    (Coding::Web(enc::WINDOWS_1251), 0.0, false),
    (Coding::Web(enc::WINDOWS_1253), 0.5, false),
    (Coding::Web(enc::WINDOWS_1254), 0.5, true),
    (Coding::Web(enc::WINDOWS_1255), 0.5, false),
    (Coding::Web(enc::WINDOWS_1256), 0.5, false),
    (Coding::Web(enc::WINDOWS_1257), 1.0, true),
    (Coding::Web(enc::ISO_8859_2), 1.5, true),
    (Coding::Web(enc::ISO_8859_4), 2.5, true),
    (Coding::Web(enc::ISO_8859_5), 2.0, false),
    (Coding::Web(enc::ISO_8859_6), 1.0, false),
    (Coding::Web(enc::ISO_8859_7), 1.0, false),
    (Coding::Web(enc::ISO_8859_8), 1.0, false),
    (Coding::Web(enc::ISO_8859_13), 1.5, true),
    (Coding::Web(enc::ISO_8859_15), 3.0, true),
    (Coding::Web(enc::KOI8_R), 1.0, false),
    (Coding::Web(enc::KOI8_U), 1.2, false),
    (Coding::Web(enc::IBM866), 2.0, false),
    (Coding::Web(enc::MACINTOSH), 5.0, true),
    (Coding::Cp437, 5.0, true),
    (Coding::Cp850, 6.0, true),
];

/// The best reading.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spelling {
    pub coding: Coding,
    /// How much more the best reading costs that is another text.
    pub ahead: f64,
    /// What a byte costs: about 2 where it is a word that was learned, 5 and more where it is none of any language.
    pub by_byte: f64,
}

/// Whether this is one of the encodings identified by their words.
pub(super) fn is_judged(coding: Coding) -> bool {
    ENCODINGS.iter().any(|(known, ..)| *known == coding)
}

/// Whether an encoding has Latin letters beyond ASCII.
pub(super) fn is_latin(coding: Coding) -> bool {
    ENCODINGS.iter().any(|(known, _, latin)| *known == coding && *latin)
}

/// The encoding in which the first words that are not ASCII look most like words of a language; one value is in one
/// language. `opinion` is what somebody else takes them for, and is worth something, the more the more there is to judge by.
pub(super) fn best(values: &[&[u8]], opinion: Coding) -> Option<Spelling> {
    let words = words_of(values);
    let high = high(values) as f64;
    // Among accents a detector errs more often than among alphabets.
    let worth = if is_latin(opinion) { 1.0 + high / 8.0 } else { 5.0 + high / 2.0 };
    let readings = readings(&words, |coding| if coding == opinion { worth } else { 0.0 });
    let (first, others) = readings.split_first().filter(|_| words.iter().any(|value| !value.is_empty()))?;
    let bytes: usize = words.iter().flatten().map(|word| word.raw.len() + 1).sum();
    let rival = others.iter().find(|other| other.text != first.text).map_or(f64::INFINITY, |other| other.cost);
    Some(Spelling { coding: first.coding, ahead: rival - first.cost, by_byte: first.cost / bytes as f64 })
}

/// The encodings in which the words are the same text as in this one, and those in which they are nearly as likely as in
/// the likeliest.
pub(super) fn likely(values: &[&[u8]], coding: Coding) -> Vec<Coding> {
    /// The extra cost at which another encoding is still likely.
    const NEARLY: f64 = 8.0;
    let words = words_of(values);
    let readings = readings(&words, |_| 0.0);
    let own = readings.iter().find(|reading| reading.coding == coding).map(|reading| reading.text.as_str());
    let most = readings.first().map_or(0.0, |first| first.cost + NEARLY);
    let (same, other): (Vec<_>, Vec<_>) = readings.iter().partition(|reading| Some(reading.text.as_str()) == own);
    let near = other.into_iter().filter(|reading| reading.cost <= most);
    same.into_iter().chain(near).map(|reading| reading.coding).collect()
}

/// How much less the words cost in one encoding than in another; 0 where they are the same text in both.
pub(super) fn lead(values: &[&[u8]], coding: Coding, over: Coding) -> f64 {
    let readings = readings(&words_of(values), |_| 0.0);
    let of = |coding| readings.iter().find(|reading| reading.coding == coding);
    match (of(coding), of(over)) {
        (Some(own), Some(other)) if own.text != other.text => other.cost - own.cost,
        _ => 0.0,
    }
}

/// Whether every word that is not all ASCII is one of the sample words.
pub(super) fn are_known<'a>(texts: impl IntoIterator<Item = &'a str>) -> bool {
    static KNOWN: LazyLock<HashSet<&str>> =
        LazyLock::new(|| languages().flat_map(|(_, words)| words.split_whitespace()).collect());
    let words = texts.into_iter().flat_map(|text| text.split(|letter: char| !letter.is_alphabetic()));
    let mut foreign = words.filter(|word| !word.is_ascii()).peekable();
    let lower = |word: &str| word.to_lowercase().replace(DOT_ABOVE, "");
    foreign.peek().is_some() && foreign.all(|word| KNOWN.contains(&*lower(word)))
}

fn high(values: &[&[u8]]) -> usize {
    values.iter().map(|raw| raw.iter().filter(|byte| !byte.is_ascii()).count()).sum()
}

/// The words in one encoding.
struct DecodedWords {
    cost: f64,
    coding: Coding,
    text: String,
}

/// What the words are in each encoding, and what that costs; the cheapest first, and of those that cost the same the one that
/// is more frequent. `bonus` is taken off.
fn readings(words: &[Vec<Word<'_>>], bonus: impl Fn(Coding) -> f64) -> Vec<DecodedWords> {
    let mut known = HashMap::new();
    let read = |&(coding, rarity, _): &(Coding, f64, bool)| {
        let mut reading = DecodedWords { cost: rarity - bonus(coding), coding, text: String::new() };
        for value in words {
            let texts: Vec<_> = value.iter().map(|word| lossy(coding, word.raw).into_owned()).collect();
            reading.cost += value_cost(value, &texts, &mut known);
            texts.iter().for_each(|text| reading.text.extend([text.as_str(), " "]));
        }
        reading
    };
    let mut readings: Vec<DecodedWords> = ENCODINGS.iter().map(read).collect();
    readings.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    readings
}

/// A run of letters that are not all ASCII, and its neighbours.
struct Word<'a> {
    raw: &'a [u8],
    before: char,
    after: char,
}

/// The first such words of the values, by value.
fn words_of<'a>(values: &[&'a [u8]]) -> Vec<Vec<Word<'a>>> {
    /// More does not make it wiser.
    const ENOUGH: usize = 16;
    const LONGEST: usize = 64;
    let is_part = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
    let mut left = ENOUGH;
    let mut found = Vec::new();
    for raw in values {
        let mut words = Vec::new();
        let mut at = 0;
        while at < raw.len() && left > 0 {
            let length = raw[at..].iter().take(LONGEST).take_while(|byte| is_part(byte)).count();
            let word = &raw[at..at + length];
            if !word.is_ascii() {
                let before = at.checked_sub(1).map_or(' ', |at| char::from(raw[at]));
                let after = raw.get(at + length).map_or(' ', |&byte| char::from(byte));
                words.push(Word { raw: word, before, after });
                left -= 1;
            }
            at += length.max(1);
        }
        found.push(words);
    }
    found
}

/// The cost of the texts of a value's words in their cheapest language.
fn value_cost(words: &[Word<'_>], texts: &[String], known: &mut HashMap<String, Vec<f64>>) -> f64 {
    let mut by_language: Vec<f64> = languages().map(|(rarity, _)| rarity).collect();
    let mut cost = 0.0;
    for (word, text) in words.iter().zip(texts) {
        cost += signs_cost(text, word.before, word.after);
        let letters = known.entry(text.clone()).or_insert_with(|| letters_cost(text));
        by_language.iter_mut().zip(letters).for_each(|(sum, cost)| *sum += *cost);
    }
    cost + by_language.into_iter().reduce(f64::min).unwrap_or(0.0)
}

/// The cost of a word's letters in each language. A letter that the language lacks rules the language out.
fn letters_cost(text: &str) -> Vec<f64> {
    let small = |part: &str| part.chars().flat_map(char::to_lowercase).filter(|&letter| letter != DOT_ABOVE).collect();
    let parts = text.split(|character: char| !character.is_alphabetic()).filter(|part| !part.is_empty());
    let parts: Vec<Vec<char>> = parts.map(small).collect();
    let foreign: Vec<char> = parts.iter().flatten().copied().filter(|letter| !letter.is_ascii()).collect();
    let letters = parts.iter().map(|part| part.len() + 1).sum::<usize>() as f64;
    let cost = |model: &Model| match foreign.iter().filter(|&&letter| !model.has(letter)).count() {
        0 => parts.iter().map(|part| model.cost(part)).sum(),
        unknown => LETTER * letters + UNKNOWN_LETTER * unknown as f64,
    };
    MODELS.iter().map(cost).collect()
}

/// The cost of each letter of an unknown word.
const LETTER: f64 = 3.0;

/// The extra cost of a letter that the language lacks.
const UNKNOWN_LETTER: f64 = 9.0;

/// The extra character of a capital I with a dot.
const DOT_ABOVE: char = '\u{307}';

/// Cost of non-letters, and of inner capitals.
fn signs_cost(text: &str, before: char, after: char) -> f64 {
    let characters: Vec<char> = [before].into_iter().chain(text.chars()).chain([after]).collect();
    let mut cost = 0.0;
    for beside in characters.windows(3) {
        let &[before, character, after] = beside else { continue };
        if character.is_ascii() || character.is_alphabetic() {
            let foreign = !(before.is_ascii() && character.is_ascii() && after.is_ascii());
            // A capital after a small letter, or the last of several before one.
            let odd = before.is_lowercase() && character.is_uppercase()
                || before.is_uppercase() && character.is_uppercase() && after.is_lowercase();
            cost += if odd && foreign { 4.0 } else { 0.0 };
            continue;
        }
        let (word_before, word_after) = (before.is_alphanumeric(), after.is_alphanumeric());
        let fits = match character {
            '\u{FFFD}' => {
                cost += 100.0;
                continue;
            }
            _ if character.is_control() => {
                cost += 4.0 * LETTER;
                continue;
            }
            '’' => word_before,
            '“' | '‘' | '«' | '¿' | '¡' | '„' => !word_before && (word_after || character == '«'),
            '”' | '»' => !word_after && (!before.is_whitespace() || character == '»'),
            '…' => true,
            '–' | '—' | '°' | '½' | '€' | '\u{A0}' => !(word_before && word_after),
            _ => {
                cost += LETTER + if word_before { 8.0 } else { 6.0 };
                continue;
            }
        };
        cost += if fits { LETTER } else { LETTER + 7.0 };
    }
    cost
}

static MODELS: LazyLock<Vec<Model>> = LazyLock::new(|| languages().map(|(_, words)| Model::of(words)).collect());

/// The frequencies of letters in some words: alone, in pairs and in triples.
struct Model {
    rows: HashMap<u64, u32, BuildHasherDefault<Spread>>,
    letters: u32,
}

/// A hash of packed letters. They are the program's own, so nobody can force collisions.
#[derive(Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

fn packed(row: [char; 3]) -> u64 {
    row.into_iter().fold(0, |number, letter| number << 21 | u64::from(letter))
}

/// Stands where a shorter row has no letter, and before and after a word.
const NONE: char = '\0';
const EDGE: char = ' ';

impl Model {
    fn of(words: &str) -> Self {
        let mut model = Self { rows: HashMap::default(), letters: 0 };
        for word in words.split_whitespace() {
            let letters: Vec<char> = word.chars().collect();
            for row in rows(&letters) {
                let [first, second, third] = row;
                // What precedes a letter is counted without it, too, marked by an empty place.
                for key in
                    [row, [first, second, NONE], [NONE, second, third], [NONE, second, NONE], [NONE, NONE, third]]
                {
                    *model.rows.entry(packed(key)).or_default() += 1;
                }
                model.letters += 1;
            }
        }
        model
    }

    /// Whether any of its words has the letter.
    fn has(&self, letter: char) -> bool {
        self.rows.contains_key(&packed([NONE, NONE, letter]))
    }

    fn count(&self, row: [char; 3]) -> f64 {
        self.rows.get(&packed(row)).copied().map_or(0.0, f64::from)
    }

    /// How unlikely a word is, as the negative logarithm: about 2 for each letter of a word of the language. What was never
    /// seen after two letters is judged by what was seen after one, and that by how often it was seen at all.
    fn cost(&self, word: &[char]) -> f64 {
        /// So many letters must be seen in a place before it is believed more than what is known of shorter rows.
        const TRUST_IN_THREE: f64 = 2.0;
        const TRUST_IN_TWO: f64 = 4.0;
        const UNSEEN: f64 = 20.0;
        let unlikely = |[first, second, third]: [char; 3]| {
            // ASCII letters may occur in any language, others hardly if they were not seen.
            let unseen = if third.is_ascii() { 0.4 } else { 0.02 };
            let alone = (self.count([NONE, NONE, third]) + unseen) / (f64::from(self.letters) + UNSEEN);
            let two = (self.count([NONE, second, third]) + TRUST_IN_TWO * alone)
                / (self.count([NONE, second, NONE]) + TRUST_IN_TWO);
            let three = (self.count([first, second, third]) + TRUST_IN_THREE * two)
                / (self.count([first, second, NONE]) + TRUST_IN_THREE);
            -three.ln()
        };
        rows(word).map(unlikely).sum()
    }
}

/// Every letter of a word with the two before it, and its end.
fn rows(word: &[char]) -> impl Iterator<Item = [char; 3]> + '_ {
    let at = |place: usize| place.checked_sub(2).map_or(EDGE, |place| word.get(place).copied().unwrap_or(EDGE));
    (0..=word.len()).map(move |place| [at(place), at(place + 1), at(place + 2)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_the_encoding_they_are_spelt_in() {
        let nobody = Coding::Web(enc::WINDOWS_874);
        for (text, encoding) in [
            ("Hélène", enc::WINDOWS_1252),
            ("Kučera", enc::WINDOWS_1250),
            ("Dobrý tah", enc::WINDOWS_1250),
            ("Şahin", enc::WINDOWS_1254),
            ("Þorsteinn", enc::WINDOWS_1252),
            ("Žukauskas", enc::WINDOWS_1257),
            ("François", enc::MACINTOSH),
            ("Сергей", enc::KOI8_R),
            ("cœur", enc::ISO_8859_15),
            ("it’s", enc::MACINTOSH),
        ] {
            let raw = encoding.encode(text).0;
            let found = best(&[&raw], nobody).expect("a word");
            assert_eq!(lossy(found.coding, &raw), text, "{found:?}");
        }
        assert!(best(&[b"plain"], nobody).is_none());
    }

    #[test]
    fn bytes_that_are_no_words_cost_more() {
        let cost = |text: &str, encoding: &'static enc::Encoding| {
            best(&[&encoding.encode(text).0], Coding::Web(enc::GBK)).expect("a word").by_byte
        };
        assert!(cost("Лазарев Алексей", enc::WINDOWS_1251) + 1.0 < cost("井山裕太", enc::GBK));
    }
}
