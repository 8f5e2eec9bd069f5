//! Records made of the texts, in every encoding they come in, and how well a reader does on them.

#[path = "texts.rs"]
mod texts;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;
use std::collections::BTreeMap;
use std::sync::OnceLock;
pub use texts::{LANGUAGES, Language, OTHERS, SHORT};
use variorum::sgf::Tree;
use variorum::text::{Charset, Escapes};

/// A record whose text is known.
pub struct Made {
    pub group: String,
    pub encoding: &'static str,
    /// Text of the values, in order, and their bytes as they stand in the record.
    pub values: Vec<(String, Vec<u8>)>,
    pub bytes: Vec<u8>,
    /// How many nodes it has.
    pub nodes: usize,
    reading: OnceLock<(usize, Vec<String>)>,
}

impl Made {
    /// How many bytes are not ASCII, or are not what they look like.
    pub fn high(&self) -> usize {
        let values = self.values.iter().map(|(_, raw)| raw).filter(|raw| raw.contains(&0x1B));
        self.bytes.iter().filter(|byte| !byte.is_ascii()).count() + values.map(Vec::len).sum::<usize>()
    }

    /// Whether reading the record gives every node and every text as it was meant.
    pub fn is_read(&self) -> bool {
        let (nodes, texts) = self.reading();
        *nodes == self.nodes && texts.iter().eq(self.values.iter().map(|(text, _)| text))
    }

    /// How many nodes are read, and which texts. It is read once.
    pub fn reading(&self) -> &(usize, Vec<String>) {
        self.reading.get_or_init(|| {
            let (tree, _) = Tree::read(self.bytes.clone());
            let nodes = tree.games().flat_map(|root| tree.descendants(root));
            let texts = nodes.flat_map(|node| ["PB", "PW", "C"].map(|id| tree.text(node, id))).flatten();
            (tree.len(), texts.collect())
        })
    }

    /// Whether chardetng alone, given the texts or given the whole file, names an encoding in which they read as meant.
    pub fn chardetng_reads(&self, whole: bool) -> bool {
        let texts = self.values.iter().map(|(_, raw)| raw.as_slice());
        let found = if whole { named_by_chardetng([self.bytes.as_slice()]) } else { named_by_chardetng(texts) };
        self.values.iter().all(|(text, raw)| found.decode_without_bom_handling(raw).0 == *text)
    }
}

/// What chardetng alone takes texts for.
pub fn named_by_chardetng<'a>(texts: impl IntoIterator<Item = &'a [u8]>) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    for raw in texts {
        detector.feed(raw, false);
        detector.feed(b"\n", false);
    }
    detector.feed(b"", true);
    detector.guess(None, Utf8Detection::Allow)
}

/// What surrounds the values of a record.
#[derive(Clone, Copy)]
enum Shape {
    Name,
    Names,
    Sentence,
    NamesAndSentence,
}

/// A record: a label or none, the texts with the identifiers of their properties.
fn record(label: Option<&str>, shape: Shape, charset: &Charset, texts: &[&str]) -> Option<(Values, Vec<u8>, usize)> {
    let mut bytes = b"(;GM[1]FF[4]SZ[19]".to_vec();
    if let Some(label) = label {
        bytes.extend_from_slice(format!("CA[{label}]").as_bytes());
    }
    let mut values = Vec::new();
    let mut put = |bytes: &mut Vec<u8>, id: &str, text: &str| {
        let raw = charset.encode(text).ok()?;
        bytes.extend_from_slice(format!("{id}[").as_bytes());
        bytes.extend_from_slice(&raw);
        bytes.push(b']');
        values.push((text.to_owned(), raw));
        Some(())
    };
    match (shape, texts) {
        (Shape::Name, [name, ..]) => put(&mut bytes, "PB", name)?,
        (Shape::Names | Shape::NamesAndSentence, [black, white, ..]) => {
            put(&mut bytes, "PB", black)?;
            put(&mut bytes, "PW", white)?;
        }
        _ => {}
    }
    bytes.extend_from_slice(b";B[pd]");
    match (shape, texts) {
        (Shape::Sentence, [sentence, ..]) | (Shape::NamesAndSentence, [_, _, sentence]) => {
            put(&mut bytes, "C", sentence)?
        }
        _ => {}
    }
    bytes.extend_from_slice(b";W[dd])");
    Some((values, bytes, 3))
}

type Values = Vec<(String, Vec<u8>)>;

/// Records of each language, in its encodings and every shape. `labelled`: with a right CA.
pub fn of(languages: &[Language], labelled: bool) -> Vec<Made> {
    let mut made = Vec::new();
    for language in languages {
        for &encoding in language.encodings {
            let charset = Charset::for_label(encoding).expect("a known encoding");
            let label = labelled.then_some(encoding);
            let mut add = |shape, texts: &[&str]| {
                let Some((values, bytes, nodes)) = record(label, shape, &charset, texts) else { return };
                if !bytes.is_ascii() || bytes.contains(&0x1B) {
                    made.push(Made {
                        group: language.group.to_owned(),
                        encoding,
                        values,
                        bytes,
                        nodes,
                        reading: OnceLock::new(),
                    });
                }
            };
            let names = language.names;
            for (at, name) in names.iter().enumerate() {
                add(Shape::Name, &[name]);
                let other = names[(at + 1) % names.len()];
                add(Shape::Names, &[name, other]);
                let sentence = language.sentences[at % language.sentences.len()];
                add(Shape::NamesAndSentence, &[name, other, sentence]);
            }
            for sentence in language.sentences {
                add(Shape::Sentence, &[sentence]);
            }
        }
    }
    made
}

/// Records in the encodings whose second bytes look like brackets, with such characters at every place of a text.
pub fn with_risky_characters(escapes: Escapes, labelled: bool) -> Vec<Made> {
    let mut made = Vec::new();
    for encoding in ["gbk", "big5", "shift_jis", "iso-2022-jp"] {
        let charset = Charset::for_label(encoding).expect("a known encoding").with_escapes(escapes);
        let risky = risky_characters(encoding);
        let languages = LANGUAGES.iter().filter(|language| language.encodings.contains(&encoding));
        for language in languages {
            for (number, risky) in risky.iter().enumerate() {
                let texts = if number % 3 == 0 { language.sentences } else { language.names };
                let text: Vec<char> = texts[number % texts.len()].chars().collect();
                // At the start, inside, and at the end; a second one beside it now and then.
                for at in [0, text.len() / 2, text.len()] {
                    let mut text = text.clone();
                    text.insert(at, *risky);
                    if number % 4 == 0 {
                        text.insert(at, *risky);
                    }
                    let text: String = text.into_iter().collect();
                    let shape = if number % 3 == 0 { Shape::Sentence } else { Shape::Name };
                    let label = labelled.then_some(encoding);
                    let Some((values, bytes, nodes)) = record(label, shape, &charset, &[&text]) else { continue };
                    made.push(Made {
                        group: encoding.to_owned(),
                        encoding,
                        values,
                        bytes,
                        nodes,
                        reading: OnceLock::new(),
                    });
                }
            }
        }
    }
    made
}

/// Characters whose second byte is a backslash or a closing bracket, spread over the table.
fn risky_characters(label: &str) -> Vec<char> {
    // What has them between shift sequences has the same bytes, with their highest bits, in another encoding.
    let (table, bit) = if label == "iso-2022-jp" { ("euc-jp", 0x80) } else { (label, 0) };
    let encoding = Encoding::for_label(table.as_bytes()).expect("a known encoding");
    let codes = (0x81..=0xFEu8).flat_map(|lead| [[lead, b'\\' | bit], [lead, b']' | bit]]);
    let (charset, own) = (Charset::for_label(table).expect("a known encoding"), Charset::for_label(label));
    codes
        .filter_map(|code| {
            let text = encoding.decode_without_bom_handling_and_without_replacement(&code)?;
            let character = text.chars().next()?;
            let held = own.as_ref().is_some_and(|own| own.encode(&text).is_ok());
            (held && character.is_alphabetic() && charset.encode(&text).is_ok_and(|bytes| bytes == code))
                .then_some(character)
        })
        .step_by(3)
        .take(40)
        .collect()
}

/// Of how many, how many are right: by the reader, by chardetng given the texts, by chardetng given the file.
#[derive(Clone, Copy, Default)]
pub struct Score {
    pub all: usize,
    pub read: usize,
    pub by_texts: usize,
    pub by_file: usize,
}

/// How well the records are read, by a name that each of them gets.
pub fn scores(made: &[Made], name: impl Fn(&Made) -> String) -> BTreeMap<String, Score> {
    let mut scores: BTreeMap<String, Score> = BTreeMap::new();
    for record in made {
        let score = scores.entry(name(record)).or_default();
        score.all += 1;
        score.read += usize::from(record.is_read());
        score.by_texts += usize::from(record.chardetng_reads(false));
        score.by_file += usize::from(record.chardetng_reads(true));
    }
    scores
}

/// The row of a record by the number of bytes that are not ASCII.
pub fn by_bytes(record: &Made) -> String {
    match record.high() {
        0..6 => "under 6",
        6..12 => "6 to 11",
        12..40 => "12 to 39",
        _ => "40 and more",
    }
    .to_owned()
}
