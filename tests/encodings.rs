//! How often the encoding of a record is found. `cargo bench --bench encodings` prints the whole table.

mod made;

use made::{LANGUAGES, Made, OTHERS, SHORT, Score, by_bytes, named_by_chardetng, of, scores, with_risky_characters};
use std::sync::LazyLock;
use variorum::edit::{Command, Workspace};
use variorum::sgf::{self, Tree};
use variorum::text::{Charset, Confidence, Escapes, Origin, detect};

/// The records without a label, by the texts that they are made of.
static UNNAMED: [LazyLock<Vec<Made>>; 3] =
    [LazyLock::new(|| of(LANGUAGES, false)), LazyLock::new(|| of(OTHERS, false)), LazyLock::new(|| of(SHORT, false))];
static NAMED: [LazyLock<Vec<Made>>; 3] =
    [LazyLock::new(|| of(LANGUAGES, true)), LazyLock::new(|| of(OTHERS, true)), LazyLock::new(|| of(SHORT, true))];

/// What chardetng finds alone, by the texts or by the whole file, whichever is more.
fn alone(score: &Score) -> usize {
    score.by_texts.max(score.by_file)
}

#[test]
fn every_group_is_read_at_least_as_well_as_by_chardetng_alone() {
    // Of short texts it knows most.
    for (made, ahead) in UNNAMED.iter().zip([10, 10, 20]) {
        assert!(made.len() > 500);
        let by_group = scores(made, |record| record.group.clone());
        for (name, score) in by_group.iter().chain(&scores(made, by_bytes)) {
            assert!(score.read >= alone(score), "{name}: {} of {}, chardetng {}", score.read, score.all, alone(score));
        }
        let all = scores(made, |_| String::new());
        assert!(all[""].read > alone(&all[""]) + made.len() / ahead);
    }
}

/// The format's default reads every short Western text. It is left on evidence only, so nothing that it reads is lost.
#[test]
fn short_western_text_is_read_at_least_as_well_as_by_default() {
    const SHORT_TEXT: usize = 12;
    let mut wrong = Vec::new();
    let made = UNNAMED.iter().flat_map(|made| made.iter());
    for record in made.filter(|record| record.encoding == "windows-1252" && record.high() < SHORT_TEXT) {
        if record.group == "Western" && !record.is_read() {
            wrong.push((&record.values, detect(&record.bytes).label()));
        }
    }
    assert!(wrong.is_empty(), "{}: {wrong:#?}", wrong.len());
}

/// Characters that nobody writes often, in long texts: what makes no words is left to the detector.
#[test]
fn rare_characters_are_read_at_least_as_well_as_by_chardetng_alone() {
    let mut random = fastrand::Rng::with_seed(9);
    // The second level of each table: lead bytes and trail bytes.
    for (label, leads, trails) in [
        ("gbk", 0xD8..=0xF7_u8, 0xA1..=0xFE_u8),
        ("big5", 0xC9..=0xF8, 0x40..=0x7E),
        ("euc-jp", 0xD0..=0xF3, 0xA1..=0xFE),
        ("euc-kr", 0xCA..=0xFC, 0xA1..=0xFE),
        ("shift_jis", 0x99..=0x9E, 0x40..=0x7E),
    ] {
        let charset = Charset::for_label(label).expect("a known encoding");
        let (mut read, mut alone) = (0, 0);
        for longer in 0..60 {
            let character = |_| [random.u8(leads.clone()), random.u8(trails.clone())];
            let count = 60 + 2 * longer;
            let text: Vec<u8> = std::iter::repeat_n((), count)
                .map(character)
                .filter(|code| !charset.decode(code).errors && !code.contains(&b'\\') && !code.contains(&b']'))
                .flatten()
                .collect();
            let record = [b"(;GM[1]C[", &text[..], b"];B[aa])"].concat();
            read += usize::from(detect(&record).same_encoding(&charset));
            alone += usize::from(named_by_chardetng([&text[..]]).name().eq_ignore_ascii_case(charset.label()));
        }
        assert!(read >= alone, "{label}: {read}, chardetng {alone} of 60");
    }
}

/// Shares of records that are read right, in hundredths: what has been reached once is not lost.
#[test]
fn the_share_of_records_read_right_never_falls() {
    // Of the texts that the detection was made with, of others, and of short ones.
    let floors = [
        ("Western", [100, 99, 100]),
        ("quotes, windows-1252", [100, 0, 0]),
        ("quotes, Macintosh", [100, 0, 0]),
        ("Macintosh", [100, 92, 0]),
        ("DOS", [100, 92, 0]),
        ("GB", [100, 98, 100]),
        ("Big5", [100, 100, 96]),
        ("Japanese", [100, 97, 97]),
        ("Korean", [100, 100, 100]),
        ("Cyrillic", [99, 100, 100]),
        ("Greek", [100, 100, 100]),
        ("Hebrew", [100, 100, 100]),
        ("Arabic", [100, 100, 0]),
        ("Thai", [100, 0, 0]),
        ("Turkish", [96, 98, 100]),
        ("Central European", [100, 99, 98]),
        ("Baltic", [100, 98, 100]),
    ];
    for (number, made) in UNNAMED.iter().enumerate() {
        let scores = scores(made, |record| record.group.clone());
        for (name, floor) in floors {
            let Some(score) = scores.get(name) else { continue };
            let floor = floor[number];
            assert!(score.read * 100 >= floor * score.all, "{name}: {} of {}", score.read, score.all);
        }
        assert!(scores.keys().all(|name| floors.iter().any(|(row, ..)| row == name)));
    }
}

#[test]
fn a_right_label_is_believed() {
    let made = NAMED.iter().flat_map(|made| made.iter());
    let wrong: Vec<_> = made.filter(|record| !record.is_read()).map(|record| &record.values).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// A label of another encoding with two bytes a character, over texts of all lengths: the bytes contradict it, and it gives way. Two or three
/// characters can be text in both.
#[test]
fn a_wrong_label_is_contradicted() {
    let double_byte = ["gbk", "big5", "shift_jis", "euc-jp", "euc-kr"];
    let (mut all, mut believed) = (0, Vec::new());
    let made = UNNAMED.iter().flat_map(|made| made.iter());
    for record in made.filter(|record| double_byte.contains(&record.encoding)) {
        for label in double_byte.iter().filter(|label| **label != record.encoding) {
            let size = b"SZ[19]";
            let after = record.bytes.windows(size.len()).position(|part| part == size).expect("a size") + size.len();
            let (before, rest) = record.bytes.split_at(after);
            let found = detect(&[before, format!("CA[{label}]").as_bytes(), rest].concat());
            let is_read = record.values.iter().all(|(text, raw)| found.decode(raw).text == *text);
            all += 1;
            if found.label() == *label && !is_read {
                believed.push((record.high(), *label));
            }
        }
    }
    assert!(believed.len() * 4 < all, "{} of {all}", believed.len());
    let long = believed.iter().filter(|(high, _)| *high >= 24).count();
    assert!(long * 20 < all, "{long} of {all}");
}

#[test]
fn both_escape_conventions_are_recognised() {
    for (escapes, labelled, floor) in [
        (Escapes::Characters, true, 99),
        (Escapes::Bytes, true, 99),
        (Escapes::Characters, false, 98),
        (Escapes::Bytes, false, 96),
    ] {
        let made = with_risky_characters(escapes, labelled);
        let right = made.iter().filter(|record| record.is_read()).count();
        assert!(made.len() > 300);
        assert!(right * 100 >= floor * made.len(), "{escapes:?}, CA {labelled}: {right} of {}", made.len());
    }
}

/// The encoding of a long record is told by its beginning, of which a short one has nothing more.
#[test]
fn a_long_record_is_read_as_well_as_its_parts() {
    let double_byte = ["gbk", "gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"];
    for language in LANGUAGES.iter().chain(OTHERS) {
        let texts: Vec<&str> = language.sentences.iter().chain(language.names).copied().collect();
        let encodings = language.encodings.iter().filter(|encoding| double_byte.contains(encoding));
        for (encoding, long) in encodings.flat_map(|encoding| [(encoding, 30_000), (encoding, 100_000)]) {
            let charset = Charset::for_label(encoding).expect("a known encoding");
            let mut bytes = b"(;GM[1]FF[4]SZ[19]".to_vec();
            let texts: Vec<&str> = texts.iter().copied().filter(|text| charset.encode(text).is_ok()).collect();
            let mut printed = Vec::new();
            for text in texts.iter().cycle().take_while(|_| !texts.is_empty()) {
                if bytes.len() > long {
                    break;
                }
                bytes.extend([b";B[pd]C[", &charset.encode(text).expect("a text of it")[..], b"]"].concat());
                printed.push(*text);
            }
            // What fits nothing stands behind all that tells the encoding.
            for last in [&b")"[..], b";W[dd]C[\xFF\xFF])"] {
                let record = [&bytes[..], last].concat();
                let found = detect(&record);
                let (tree, _) = Tree::read(record);
                let root = tree.games().next().expect("a game");
                let read: Vec<String> = tree.descendants(root).filter_map(|node| tree.text(node, "C")).collect();
                let other = read.iter().zip(&printed).find(|(read, printed)| read != printed);
                assert_eq!(other, None, "{} in {encoding}, read as {}, {}", language.group, found.label(), bytes.len());
                assert_eq!(tree.len(), 1 + printed.len() + usize::from(last.len() > 1), "{encoding}");
                assert_eq!(found.confidence(), Confidence::Likely, "{encoding}");
            }
        }
    }
}

/// Whatever a text is taken for, and even where it is taken for the wrong thing, no move is lost with it.
#[test]
fn no_move_is_swallowed() {
    let nodes = |record: &Made| record.reading().0;
    for (labelled, languages) in [(false, &UNNAMED), (true, &NAMED)] {
        let mut risky = with_risky_characters(Escapes::Characters, labelled);
        risky.extend(with_risky_characters(Escapes::Bytes, labelled));
        for record in languages.iter().flat_map(|made| made.iter()).chain(&risky) {
            assert_eq!(nodes(record), record.nodes, "{:?} in {}", record.values, record.encoding);
        }
    }
}

#[test]
fn a_character_that_was_cut_changes_nothing_but_itself() {
    for record in NAMED[0].iter().chain(UNNAMED[0].iter()) {
        let (text, raw) = record.values.last().expect("a value");
        let charset = detect(&record.bytes);
        let last = text.chars().last().expect("a character");
        // Double-byte encodings and a text that is long enough to be recognised without its end.
        let double = ["gbk", "big5", "shift_jis", "euc-kr", "euc-jp"].contains(&record.encoding);
        if !double || last.is_ascii() || text.chars().count() < 8 || !record.is_read() {
            continue;
        }
        let at = memchr_last(&record.bytes, raw) + raw.len();
        let cut = [&record.bytes[..at - 1], &record.bytes[at..]].concat();
        let (tree, faults) = Tree::read(cut.clone());
        let found = detect(&cut);
        assert!(found.same_encoding(&charset), "{text} in {} as {}", record.encoding, found.label());
        assert_eq!(tree.len(), record.nodes, "{text} in {}", record.encoding);
        let kept: String = text.chars().take(text.chars().count() - 1).chain(['\u{FFFD}']).collect();
        let root = tree.games().next().expect("a game");
        let texts: Vec<String> =
            tree.descendants(root).flat_map(|node| ["C", "PW", "PB"].map(|id| tree.text(node, id))).flatten().collect();
        assert!(texts.contains(&kept), "{texts:?} has no {kept}");
        let reported =
            sgf::check(&tree, &faults).into_iter().filter(|fault| fault.code == sgf::Code::UndecodableValue).count();
        assert_eq!(reported, 1);
        assert_eq!(tree.write(), cut);
    }
}

fn memchr_last(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).rposition(|window| window == part).expect("it is there")
}

/// Where a character has no place in the encoding that was guessed, and another reads all there is as well, that one is taken.
#[test]
fn a_sign_of_latin_1_in_a_short_text_is_that_sign() {
    for text in [
        "© 2004 Jones",
        "entry fee £10 each",
        "a 15×15 board",
        "15 × 15",
        "1ª ronda",
        "Partida Nº 3",
        "n.º 3 2º",
        "see §4",
        "±0",
        "costs 50¢",
        "Go® set",
        "¥1000 prize",
        "6½ points",
        "Éamonn Walsh",
        "Tromsø Open",
        "Óliver Pérez",
        "coup d'œil",
        "José",
        "Jørgen",
        "¿Qué?",
        "Ýmir",
        "Þór",
        "Guðrún",
        "Friðrik",
    ] {
        let (bytes, _, lossy) = encoding_rs::WINDOWS_1252.encode(text);
        assert!(!lossy, "{text}");
        let record = [b"(;GM[1]SZ[9]C[", &*bytes, b"];B[aa])"].concat();
        let (tree, _) = Tree::read(record);
        let root = tree.games().next().unwrap();
        assert_eq!(tree.text(root, "C").as_deref(), Some(text));
    }
}

/// A label that names a family settles it, and one that the bytes contradict is reported, whatever is read then.
#[test]
fn labels_of_families_settle_and_contradicted_ones_are_reported() {
    let text = "\u{ef}\u{ed} - A (white) VS B (black)";
    let (raw, ..) = encoding_rs::WINDOWS_1252.encode(text);
    let families =
        ["ISO-8859", "iso-latin-1", "Latin", "WINDOWS", "latin 1", "ISO8859", "win", "Western", "Windows Latin 1"];
    for (label, contradicted) in families.map(|label| (label, false)).into_iter().chain([
        ("ASCII", true),
        ("US-ASCII", true),
        ("ansi_x3.4-1968", true),
        ("7bit", true),
        ("UTF-8", true),
    ]) {
        let record = [format!("(;GM[1]FF[4]SZ[9]CA[{label}]C[").as_bytes(), &*raw, b"];B[ee])"].concat();
        let (tree, faults) = Tree::read(record);
        let root = tree.games().next().expect("a game");
        assert_eq!(tree.text(root, "C").as_deref(), Some(text), "{label}");
        let found = sgf::check(&tree, &faults);
        let reported = found.iter().any(|fault| fault.code == sgf::Code::CharsetContradicted);
        assert_eq!(reported, contradicted, "{label}: {found:?}");
        assert!(!found.iter().any(|fault| fault.code == sgf::Code::CharsetUnknown), "{label}");
    }
    // ASCII is right where there is nothing else.
    let (tree, faults) = Tree::read(b"(;CA[ASCII]C[plain])".to_vec());
    assert!(sgf::check(&tree, &faults).iter().all(|fault| fault.code != sgf::Code::CharsetContradicted));
    for (text, encoding, label) in [
        ("黑棋中盤勝，本因坊戰第三局", "big5", "GBK"),
        ("第二十一届名人战预选赛", "gbk", "Big5"),
        ("黑中押勝", "big5", "GB2312"),
        ("此手过分", "gbk", "Big5"),
    ] {
        let raw = Charset::for_label(encoding).expect("a known label").encode(text).expect("a text in it");
        let record = [format!("(;GM[1]CA[{label}]C[").as_bytes(), &raw, b"];B[aa])"].concat();
        let (tree, faults) = Tree::read(record);
        let root = tree.games().next().expect("a game");
        assert_eq!(tree.text(root, "C").as_deref(), Some(text), "{label}");
        let found = sgf::check(&tree, &faults);
        assert!(
            found.iter().any(|fault| fault.code == sgf::Code::CharsetContradicted),
            "{label} over {text}: {found:?}"
        );
    }
}

/// A record whose label is another one than the encoding it is in, or the right one.
fn labelled(label: &str, encoding: &str, text: &str) -> Vec<u8> {
    let raw = Charset::for_label(encoding).expect("a known label").encode(text).expect("a text in it");
    [format!("(;GM[1]FF[4]CA[{label}]PB[").as_bytes(), &raw, b"];B[aa])"].concat()
}

/// What is reported about the label of a record.
fn about_label(bytes: &[u8]) -> Option<sgf::Code> {
    let (tree, faults) = Tree::read(bytes.to_vec());
    let codes = [sgf::Code::CharsetContradicted, sgf::Code::CharsetDoubtful, sgf::Code::Mojibake];
    sgf::check(&tree, &faults).into_iter().map(|fault| fault.code).find(|code| codes.contains(code))
}

/// A short text under a wrong label: it is read in its own encoding, or the doubt is reported; and it is never taken for a wrong conversion.
#[test]
fn a_wrong_label_over_a_short_text_is_reported() {
    use sgf::Code::{CharsetContradicted as Contradicted, CharsetDoubtful as Doubtful};
    for (label, encoding, text, code) in [
        // Two bytes a character, four to eleven characters.
        ("Big5", "gbk", "野狐围棋", Contradicted),
        ("Big5", "gbk", "黑棋中盘胜", Contradicted),
        ("GBK", "big5", "黑棋中盤勝", Contradicted),
        ("GB2312", "big5", "白棋三目半勝", Contradicted),
        ("GBK", "euc-jp", "井山裕太", Contradicted),
        ("GBK", "euc-jp", "高尾紳路", Doubtful),
        ("Big5", "euc-jp", "ここは大きい", Contradicted),
        ("EUC-JP", "euc-kr", "흑이 불계승했다", Contradicted),
        ("GBK", "euc-kr", "여기가 크다", Contradicted),
        ("Shift_JIS", "gbk", "古力九段", Contradicted),
        // Alphabets.
        ("windows-1252", "windows-1251", "Иванов", Contradicted),
        ("ISO-8859-1", "windows-1251", "Иванов", Contradicted),
        ("KOI8-R", "windows-1251", "Иванов", Contradicted),
        ("windows-1251", "koi8-r", "Шикшин", Contradicted),
        ("windows-1252", "koi8-r", "Шикшин", Contradicted),
        ("windows-1252", "windows-1253", "Παπαδόπουλος", Contradicted),
        ("windows-1251", "windows-1253", "Καλημέρα", Contradicted),
        ("windows-1251", "windows-1252", "François Müller", Doubtful),
        // Two bytes a character under a label of one byte.
        ("Windows", "shift_jis", "黒中押し勝ち", Contradicted),
        ("Latin", "gbk", "野狐围棋", Contradicted),
        ("ISO-8859-1", "euc-kr", "이창호 구단", Contradicted),
        ("windows-1251", "big5", "黑中押勝", Contradicted),
    ] {
        let bytes = labelled(label, encoding, text);
        assert_eq!(about_label(&bytes), Some(code), "{text} in {encoding}, CA[{label}]");
        let (tree, _) = Tree::read(bytes.clone());
        let read = tree.text(tree.games().next().expect("a game"), "PB");
        assert_eq!(read.as_deref() == Some(text), code == Contradicted, "{text} in {encoding}, CA[{label}]: {read:?}");
        assert_eq!(tree.write(), bytes);
    }
    // Over all texts of the lists, the longer the fewer are believed in silence.
    let double_byte = ["gbk", "big5", "shift_jis", "euc-jp", "euc-kr"];
    let alphabets = ["windows-1251", "koi8-r", "windows-1253"];
    let (mut all, mut silent) = (0, Vec::new());
    for language in LANGUAGES.iter().chain(OTHERS).chain(SHORT) {
        for text in language.names.iter().chain(language.sentences) {
            for encoding in language.encodings {
                let charset = Charset::for_label(encoding).expect("a known label");
                let Ok(raw) = charset.encode(text) else { continue };
                let high = raw.iter().filter(|byte| !byte.is_ascii()).count();
                let (labels, least) = match () {
                    () if double_byte.contains(encoding) => (&[&double_byte[..], &["windows-1252"]].concat(), 7),
                    () if alphabets.contains(encoding) => (&[&alphabets[..], &["windows-1252"]].concat(), 4),
                    () => continue,
                };
                for label in labels.iter().filter(|label| *label != encoding && high >= least) {
                    let bytes = labelled(label, encoding, text);
                    if charset.same_encoding(&Charset::for_label(label).expect("a label"))
                        || std::str::from_utf8(&bytes).is_ok()
                    {
                        continue;
                    }
                    all += 1;
                    if about_label(&bytes).is_none() {
                        silent.push((*text, *encoding, *label));
                    }
                }
            }
        }
    }
    assert!(silent.len() * 100 < all && all > 800, "{} of {all}: {silent:?}", silent.len());
}

/// Hardly anybody is bothered about a label that is right, and none is taken for wrong.
#[test]
fn a_right_label_is_not_doubted() {
    let (mut all, mut doubted) = (0, Vec::new());
    for record in NAMED.iter().flat_map(|made| made.iter()) {
        all += 1;
        if let Some(code) = about_label(&record.bytes) {
            doubted.push((&record.values[0].0, record.encoding, code));
        }
    }
    assert!(doubted.iter().all(|(.., code)| *code == sgf::Code::CharsetDoubtful), "{doubted:?}");
    assert!(doubted.len() * 1000 < all, "{} of {all}: {doubted:?}", doubted.len());
}

/// A capital letter of one language is another one in the encoding of another.
#[test]
fn short_turkish_words_are_not_baltic() {
    for text in ["İyi", "İyi hamle", "İlk oyun", "İsmail", "İstanbul", "İki taş", "İyi!"] {
        let raw = Charset::for_label("windows-1254").expect("a known label").encode(text).expect("a text in it");
        let (tree, _) = Tree::read([b"(;GM[1]C[", &raw[..], b"];B[aa])"].concat());
        let root = tree.games().next().expect("a game");
        assert_eq!(tree.text(root, "C").as_deref(), Some(text));
    }
}

#[test]
fn a_guess_gives_way_to_what_is_written() {
    // An encoding in which the record stands, a name in it, a word that is added, and the encoding that is named then.
    let rows: [(&str, &str, &str, Option<&str>); 7] = [
        ("windows-1252", "Müller", "Győző", Some("windows-1250")),
        ("windows-1252", "Müller", "Barış", Some("windows-1254")),
        ("windows-1250", "Tomáš", "Kučera", Some("windows-1250")),
        ("windows-1252", "Hélène", "mère", Some("windows-1252")),
        // What is there would not be text any more.
        ("windows-1252", "Müller", "Шикшин", None),
        ("windows-1251", "Шикшин", "Müller", None),
        ("windows-1252", "Müller", "古力", None),
    ];
    for (label, name, word, named) in rows {
        let raw = Charset::for_label(label).expect("a known label").encode(name).expect("a name in it");
        let bytes = [b"(;GM[1]SZ[9]PB[", &raw[..], b"];B[aa])"].concat();
        let mut workspace = Workspace::open(bytes.clone()).0;
        let outcome = workspace.run(&Command::parse(&format!("name '{word}'")).expect("a command"));
        let (again, _) = Tree::read(workspace.document().tree().write());
        let root = again.games().next().expect("a game");
        assert_eq!(again.text(root, "PB").as_deref(), Some(name), "{name}, {word}");
        match named {
            Some(named) => {
                let printed = outcome.expect("room for it").message;
                assert_eq!(again.text(root, "N").as_deref(), Some(word));
                assert_eq!(again.text(root, "CA").map(|label| label.to_lowercase()).as_deref(), Some(named));
                // Nothing makes a guess certain without a word.
                assert!(printed.is_some_and(|printed| printed.to_lowercase().contains(named)), "{name}, {word}");
                workspace.run(&Command::parse("undo").expect("a command")).expect("a step to undo");
            }
            None => assert!(outcome.is_err(), "{name}, {word}"),
        }
        assert_eq!(workspace.document().tree().write(), bytes);
    }
}

#[test]
fn the_certainty_of_a_guess_is_reported() {
    let sure = |bytes: &[u8]| detect(bytes).confidence();
    assert_eq!(sure(b"(;PB[Bob])"), Confidence::Certain);
    assert_eq!(sure("(;PB[Zoë])".as_bytes()), Confidence::Certain);
    assert_eq!(sure(b"(;CA[GBK]PB[\xB0\xD7])"), Confidence::Certain);
    assert_eq!(sure(b"(;PB[Jos\xE9])"), Confidence::Guess);
    assert_eq!(sure(b"(;PB[\xB0\xD7])"), Confidence::Guess);
    for record in UNNAMED[0].iter() {
        let found = detect(&record.bytes);
        if matches!(found.origin(), Origin::Detected | Origin::Default) {
            assert_ne!(found.confidence(), Confidence::Certain);
            assert!(record.is_read() || found.confidence() == Confidence::Guess, "{:?}", record.values);
        }
    }
}

/// A collection of games in these encodings, each with a name in it.
fn collection(parts: &[(&str, &str)]) -> Vec<u8> {
    let game = |(label, name): &(&str, &str)| {
        let name = Charset::for_label(label).expect("a known label").encode(name).expect("a name in it");
        [format!("(;FF[4]CA[{label}]GM[1]SZ[9]PB[").as_bytes(), &name, b"];B[aa])\n"].concat()
    };
    parts.iter().flat_map(game).collect()
}

#[test]
fn edits_of_a_collection_go_out_in_the_encoding_of_their_game() {
    let collections = [
        vec![("Big5", "本因坊戰高尾紳路九段"), ("GBK", "第二十一届名人战预选赛"), ("UTF-8", "古力九段")],
        vec![("Big5", "本因坊戰高尾紳路九段"), ("GBK", "第二十一届名人战预选赛")],
        vec![("ISO-8859-1", "Zürich"), ("GBK", "第二十一届名人战预选赛")],
        vec![("Shift_JIS", "第三局決勝戦予選"), ("EUC-KR", "이창호 구단"), ("windows-1251", "Илья Шикшин")],
        // The first names none and has nothing but ASCII.
        vec![("US-ASCII", "Bob"), ("GBK", "第二十一届名人战预选赛")],
    ];
    for parts in collections {
        let bytes = collection(&parts);
        for (number, (_, name)) in parts.iter().enumerate() {
            let comment = if *name == "Bob" { "Zürich" } else { name };
            let lines = [format!("game {}", number + 1), format!("comment '{comment}'")];
            let (tree, written) = edited(&bytes, &lines);
            let root = tree.games().nth(number).expect("a game");
            assert_eq!(tree.text(root, "C").as_deref(), Some(comment), "{parts:?}");
            // All others are what they were.
            let before = Tree::read(bytes.clone()).0;
            for (other, (_, name)) in parts.iter().enumerate() {
                let root = tree.games().nth(other).expect("a game");
                assert_eq!(tree.text(root, "PB").as_deref(), Some(*name), "{}", String::from_utf8_lossy(&written));
                assert_eq!(tree.descendants(root).count(), 2);
            }
            assert_eq!(before.game_count(), tree.game_count());
        }
        let added = "(;FF[4]CA[UTF-8]GM[1]SZ[9];B[dd])";
        let last = parts.len() + 1;
        let lines = [format!("add-games '{added}'"), format!("game {last}"), "comment 'Zürich café 第三局'".into()];
        let (tree, _) = edited(&bytes, &lines);
        let root = tree.games().last().expect("a game");
        assert_eq!(tree.text(root, "C").as_deref(), Some("Zürich café 第三局"), "{parts:?}");
        assert_eq!(tree.text(root, "CA").as_deref(), Some("UTF-8"));
        assert_eq!(tree.descendants(root).count(), 2);
        // A copy of any game, edited where it stands.
        for (number, (_, name)) in parts.iter().enumerate().filter(|(_, (_, name))| *name != "Bob") {
            let lines = [format!("game {}", number + 1), "duplicate-game".into(), format!("comment '{name}'")];
            let (tree, _) = edited(&bytes, &lines);
            let copy = tree.games().nth(number + 1).expect("a copy");
            assert_eq!([tree.text(copy, "PB"), tree.text(copy, "C")], [Some((*name).into()), Some((*name).into())]);
        }
    }
}

/// The record after these commands, read again, and its bytes. Undoing all of them gives the first bytes.
fn edited(bytes: &[u8], lines: &[String]) -> (Tree, Vec<u8>) {
    let mut workspace = Workspace::open(bytes.to_vec()).0;
    for line in lines {
        let command = Command::parse(line).expect("a command");
        workspace.run(&command).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    let written = workspace.document().tree().write();
    let tree = Tree::read(written.clone()).0;
    while workspace.document().history().position() > 0 {
        workspace.run(&Command::parse("undo").expect("a command")).expect("a step to undo");
    }
    assert_eq!(workspace.document().tree().write(), bytes);
    (tree, written)
}

#[test]
fn text_of_a_utf16_file_is_copied_within_it() {
    let text = "\u{FEFF}(;FF[4]GM[1]SZ[9];B[aa]C[é];W[bb])";
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let lines = ["goto 1", "copy-variation", "goto start", "paste-variation"].map(String::from);
    let (tree, _) = edited(&bytes, &lines);
    let root = tree.games().next().expect("a game");
    let comments: Vec<_> = tree.children(root).map(|child| tree.text(child, "C")).collect();
    assert_eq!(comments, [Some("é".to_owned()), Some("é".to_owned())]);
}
