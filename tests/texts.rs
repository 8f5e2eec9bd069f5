//! Golden texts: for each directory with an `input.sgf`, how it is read and what the check says.
//!
//! `check.txt` beside it holds the encoding, the tree as it is read and all findings. `BLESS=1` writes these files anew.

use crate::corpus;
use crate::tries::{first_seed, tries};
use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};
use variorum::sgf::{self, NodeId, Tree};

fn manifest(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The directories with a record, sorted.
fn cases() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![manifest("tests/texts")];
    while let Some(directory) = waiting.pop() {
        for entry in fs::read_dir(&directory).expect("a directory of records").flatten() {
            let path = entry.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.file_name().is_some_and(|name| name == "input.sgf") {
                found.push(directory.clone());
            }
        }
    }
    found.sort();
    found
}

/// Line and column of an offset, from 1, with all four kinds of line break.
fn place(bytes: &[u8], offset: usize) -> (usize, usize) {
    let (mut line, mut start, mut at) = (1, 0, 0);
    while at < offset.min(bytes.len()) {
        let length = match (bytes[at], bytes.get(at + 1)) {
            (b'\r', Some(b'\n')) | (b'\n', Some(b'\r')) => 2,
            (b'\r' | b'\n', _) => 1,
            _ => 0,
        };
        if length > 0 && at + length <= offset {
            line += 1;
            start = at + length;
        }
        at += length.max(1);
    }
    (line, offset - start + 1)
}

/// How a record is read: the encoding, the tree, the findings.
fn listing(bytes: &[u8]) -> String {
    let (tree, faults) = Tree::read(bytes.to_vec());
    let mut out = String::new();
    for (number, root) in tree.games().enumerate() {
        let charset = tree.charset(root);
        let (label, origin, escapes) = (charset.label(), charset.origin().name(), charset.escapes().name());
        writeln!(out, "game {}: {label}, by {origin}, escapes count {escapes}", number + 1).unwrap();
        for node in tree.descendants(root) {
            let depth = tree.path(node).len();
            writeln!(out, "{}{}", "  ".repeat(depth.min(20) + 1), node_text(&tree, node)).unwrap();
        }
    }
    for fault in sgf::check(&tree, &faults) {
        let (line, column) = place(tree.source(), fault.offset);
        let fixable = if fault.fixable { " (fixable)" } else { "" };
        let word = fault.severity.name();
        writeln!(out, "{line}:{column}: {word}[{}]: {}{fixable}", fault.code, fault.message).unwrap();
    }
    out
}

fn node_text(tree: &Tree, node: NodeId) -> String {
    let mut text = String::from(";");
    for property in tree.properties(node) {
        text += &property.id();
        for raw in property.values() {
            let value = tree.charset(node).decode(raw).text;
            write!(text, "[{}]", value.escape_debug()).unwrap();
        }
        text.push(' ');
    }
    text.trim_end().to_owned()
}

#[test]
fn records_are_read_and_judged_as_before() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut wrong = Vec::new();
    let cases = cases();
    assert!(cases.len() > 40, "the golden texts are missing");
    for case in cases {
        let bytes = fs::read(case.join("input.sgf")).expect("a record");
        let golden = case.join("check.txt");
        let now = listing(&bytes);
        assert_eq!(Tree::read(bytes.clone()).0.write(), bytes, "{} is not written as it was read", case.display());
        if bless {
            fs::write(&golden, &now).expect("a golden file");
        } else if fs::read_to_string(&golden).ok().as_deref() != Some(&now) {
            wrong.push(format!("{}:\n{now}", case.display()));
        }
    }
    assert!(wrong.is_empty(), "differs from check.txt (BLESS=1 accepts):\n{}", wrong.join("\n"));
}

/// Normalising: the result has no errors, and normalising it again changes nothing.
fn check_normal(name: &str, bytes: Vec<u8>) {
    let normal = sgf::normalize(&Tree::read(bytes).0, true).expect("a lossy conversion");
    let (tree, faults) = Tree::read(normal.clone());
    let errors: Vec<_> = sgf::check(&tree, &faults)
        .into_iter()
        .filter(|fault| fault.severity == sgf::Severity::Error && fault.code != sgf::Code::NoGame)
        .collect();
    assert!(errors.is_empty(), "{name}: {errors:?}\n{}", String::from_utf8_lossy(&normal));
    let again = sgf::normalize(&tree, true).expect("a lossy conversion");
    assert!(again == normal, "{name}: {}\n{}", String::from_utf8_lossy(&normal), String::from_utf8_lossy(&again));
}

#[test]
fn normal_texts_are_clean_and_stay_as_they_are() {
    for case in cases() {
        check_normal(&case.display().to_string(), fs::read(case.join("input.sgf")).expect("a record"));
    }
}

#[test]
fn collected_records_normalise() {
    for path in corpus::folders().iter().flat_map(|folder| corpus::records(folder)) {
        check_normal(&path.display().to_string(), fs::read(&path).expect("a record"));
    }
}

#[test]
fn no_record_is_taken_for_something_else() {
    let own = ["assets/samples", "tests/texts", "tests/records", "tests/findings"].map(manifest);
    let mut records = 0;
    for path in own.into_iter().chain(corpus::folders()).flat_map(|folder| corpus::records(&folder)) {
        let bytes = fs::read(&path).expect("a record");
        if Tree::read(bytes.clone()).0.game_count() > 0 {
            assert_eq!(sgf::sniff(&bytes), None, "{}", path.display());
            records += 1;
        }
    }
    assert!(records > 300, "{records}");
}

/// How many findings of each code the project's own records give. `BLESS=1` accepts another number.
#[test]
fn findings_in_own_records_are_counted() {
    let mut counts: std::collections::BTreeMap<sgf::Code, (usize, usize)> = Default::default();
    let records = corpus::records(&corpus::own());
    for path in &records {
        let (tree, faults) = Tree::read(fs::read(path).expect("a record"));
        let mut codes: Vec<sgf::Code> = sgf::check(&tree, &faults).iter().map(|fault| fault.code).collect();
        for code in &codes {
            counts.entry(*code).or_default().0 += 1;
        }
        codes.sort_unstable();
        codes.dedup();
        for code in codes {
            counts.entry(code).or_default().1 += 1;
        }
    }
    let mut now = format!("{} records: findings, and in how many records\n", records.len());
    for (code, (findings, files)) in counts {
        writeln!(now, "{code}: {findings} in {files}").unwrap();
    }
    let golden = corpus::own().join("findings.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&golden, &now).expect("a golden file");
    }
    assert_eq!(now, fs::read_to_string(&golden).unwrap_or_default(), "BLESS=1 accepts");
}

/// Whatever is in a file, it is shown or there is a finding, and each finding is as its rule has it.
#[test]
fn nothing_in_collected_records_is_passed_over() {
    for path in corpus::folders().iter().flat_map(|folder| corpus::records(folder)) {
        let (tree, faults) = Tree::read(fs::read(&path).expect("a record"));
        assert!(tree.game_count() > 0 || !faults.is_empty(), "{} is empty and there is no finding", path.display());
        for fault in sgf::check(&tree, &faults) {
            assert!(
                fault.offset <= tree.source().len() && !fault.message.english().is_empty(),
                "{}: {fault:?}",
                path.display()
            );
            let rule = sgf::rule(fault.code).expect("a rule of the text");
            assert!(fault.severity == rule.severity && (rule.is_fixable() || !fault.fixable), "{fault:?}");
        }
    }
}

/// The laws of the fuzz targets, on a fixed number of damaged texts: bytes changed, cut out, doubled, mixed.
#[test]
fn damaged_texts_keep_the_laws() {
    let texts: Vec<Vec<u8>> = cases().iter().map(|case| fs::read(case.join("input.sgf")).expect("a record")).collect();
    let mut random = fastrand::Rng::with_seed(first_seed() + 5);
    for case in 0..tries(200) {
        let mut bytes = texts[random.usize(..texts.len())].clone();
        bytes.truncate(1000);
        for _ in 0..random.usize(1..6) {
            let at = random.usize(..=bytes.len());
            let end = (at + random.usize(..20)).min(bytes.len());
            match random.u8(..5) {
                0 if at < bytes.len() => bytes[at] = random.u8(..),
                1 => drop(bytes.drain(at..end)),
                2 => {
                    let copy = bytes[at..end].to_vec();
                    bytes.splice(at..at, copy);
                }
                3 => {
                    let other = &texts[random.usize(..texts.len())];
                    let from = random.usize(..other.len());
                    let piece = other[from..(from + random.usize(..30)).min(other.len())].to_vec();
                    bytes.splice(at..at, piece);
                }
                _ => bytes.insert(at, b"()[];\\:\n"[random.usize(..8)]),
            }
        }
        let (tree, faults) = Tree::read(bytes.clone());
        assert!(tree.write() == bytes, "case {case} is not written as it was read");
        let _ = sgf::check(&tree, &faults);
        check_normal(&format!("case {case}: {}", bytes.escape_ascii()), bytes);
    }
}
