//! Golden texts: for each directory with an `input.sgf`, how it is read and what the check says.
//!
//! `check.txt` beside it holds the encoding, the tree as it is read and all findings. `BLESS=1` writes these files anew.

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
        let (label, origin, escapes) = (charset.label(), charset.origin().word(), charset.escapes().word());
        writeln!(out, "game {}: {label}, by {origin}, escapes count {escapes}", number + 1).unwrap();
        for node in tree.descendants(root) {
            let depth = tree.path(node).len();
            writeln!(out, "{}{}", "  ".repeat(depth.min(20) + 1), node_text(&tree, node)).unwrap();
        }
    }
    for fault in sgf::check(&tree, &faults) {
        let (line, column) = place(tree.source(), fault.offset);
        let fixable = if fault.fixable { " (fixable)" } else { "" };
        let word = fault.severity.word();
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
