//! How often the encoding of a record is found. `cargo bench --bench encodings` prints the whole table.

#[path = "encodings/made.rs"]
mod made;

use made::{Made, Score, by_bytes, of_languages, scores, with_risky_characters};
use variorum::sgf::{self, Tree};
use variorum::text::{Confidence, Escapes, Origin, detect};

/// What chardetng finds alone, by the texts or by the whole file, whichever is more.
fn alone(score: &Score) -> usize {
    score.by_texts.max(score.by_file)
}

#[test]
fn every_group_is_read_at_least_as_well_as_by_chardetng_alone() {
    let made = of_languages(false);
    assert!(made.len() > 1000);
    let by_group = scores(&made, |record| record.group.clone());
    for (name, score) in by_group.iter().chain(&scores(&made, by_bytes)) {
        assert!(score.read >= alone(score), "{name}: {} of {}, chardetng {}", score.read, score.all, alone(score));
    }
    let all = scores(&made, |_| String::new());
    assert!(all[""].read > alone(&all[""]) + made.len() / 10);
}

/// Shares of records that are read right, in hundredths: what has been reached once is not lost.
#[test]
fn what_was_reached_is_kept() {
    let floors = [
        ("Western", 98),
        ("quotes, windows-1252", 100),
        ("quotes, Macintosh", 100),
        ("Macintosh", 95),
        ("DOS", 90),
        ("GB", 100),
        ("Big5", 100),
        ("Japanese", 100),
        ("Korean", 100),
        ("Cyrillic", 95),
        ("Greek", 100),
        ("Hebrew", 95),
        ("Arabic", 97),
        ("Thai", 100),
        ("Turkish", 92),
        ("Central European", 96),
        ("Baltic", 88),
    ];
    let scores = scores(&of_languages(false), |record| record.group.clone());
    assert_eq!(scores.len(), floors.len());
    for (name, floor) in floors {
        let score = &scores[name];
        assert!(score.read * 100 >= floor * score.all, "{name}: {} of {}", score.read, score.all);
    }
}

#[test]
fn a_right_label_is_believed() {
    let made = of_languages(true);
    let wrong: Vec<_> = made.iter().filter(|record| !record.is_read()).map(|record| &record.values).collect();
    assert!(wrong.len() * 1000 <= made.len(), "{wrong:?}");
}

#[test]
fn both_escape_conventions_are_recognised() {
    for (escapes, labelled, floor) in [
        (Escapes::Characters, true, 99),
        (Escapes::Bytes, true, 99),
        (Escapes::Characters, false, 97),
        (Escapes::Bytes, false, 96),
    ] {
        let made = with_risky_characters(escapes, labelled);
        let right = made.iter().filter(|record| record.is_read()).count();
        assert!(made.len() > 300);
        assert!(right * 100 >= floor * made.len(), "{escapes:?}, CA {labelled}: {right} of {}", made.len());
    }
}

/// Whatever a text is taken for, and even where it is taken for the wrong thing, no move is lost with it.
#[test]
fn no_move_is_swallowed() {
    let nodes = |record: &Made| Tree::read(record.bytes.clone()).0.len();
    for labelled in [false, true] {
        let mut made = of_languages(labelled);
        made.extend(with_risky_characters(Escapes::Characters, labelled));
        made.extend(with_risky_characters(Escapes::Bytes, labelled));
        for record in made {
            assert_eq!(nodes(&record), record.nodes, "{:?} in {}", record.values, record.encoding);
        }
    }
}

#[test]
fn a_character_that_was_cut_changes_nothing_but_itself() {
    for record in of_languages(true).iter().chain(&of_languages(false)) {
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
        let told =
            sgf::check(&tree, &faults).into_iter().filter(|fault| fault.code == sgf::Code::UndecodableValue).count();
        assert_eq!(told, 1);
        assert_eq!(tree.write(), cut);
    }
}

fn memchr_last(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).rposition(|window| window == part).expect("it is there")
}

#[test]
fn how_sure_it_is_is_said() {
    let sure = |bytes: &[u8]| detect(bytes).confidence();
    assert_eq!(sure(b"(;PB[Bob])"), Confidence::Certain);
    assert_eq!(sure("(;PB[Zoë])".as_bytes()), Confidence::Certain);
    assert_eq!(sure(b"(;CA[GBK]PB[\xB0\xD7])"), Confidence::Certain);
    assert_eq!(sure(b"(;PB[Jos\xE9])"), Confidence::Guess);
    assert_eq!(sure(b"(;PB[\xB0\xD7])"), Confidence::Guess);
    for record in of_languages(false) {
        let found = detect(&record.bytes);
        if matches!(found.origin(), Origin::Detected | Origin::Default) {
            assert_ne!(found.confidence(), Confidence::Certain);
            assert!(record.is_read() || found.confidence() == Confidence::Guess, "{:?}", record.values);
        }
    }
}
