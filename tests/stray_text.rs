//! Stray text: what stands between the properties and belongs to none stays where it is when something beside it is
//! edited, and where it cannot stay the edit says so.
//!
//! The law is held against all golden texts, all collected records, and damaged ones.

use std::{fs, path::Path};
use variorum::edit::{Command, Workspace};

mod corpus;
mod property_law;

use property_law::{Tally, try_all};

#[test]
fn an_edit_leaves_every_byte_outside_of_its_property() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    let mut tally = Tally::default();
    let mut records = 0;
    for path in std::iter::once(texts).chain(corpus::folders()).flat_map(|folder| corpus::records(&folder)) {
        let bytes = fs::read(&path).expect("a record");
        // Larger ones have the same text a thousand times.
        if bytes.len() < 30_000 {
            try_all(&bytes, &mut tally);
            records += 1;
        }
    }
    assert!(records > 100 && tally.edits > 20 * records, "{} edits of {records} records", tally.edits);
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
    // What people and programs write is kept without exception, but for a backslash at the very end.
    assert!(tally.told < 3, "{} edits left something out", tally.told);
}

/// Pieces of which damaged records are made.
const PIECES: &[&str] = &[
    "(",
    ")",
    ";",
    "(;",
    "(;",
    ";B[aa]",
    ";W[bb]",
    "(;W[bb]",
    "[",
    "]",
    "[]",
    "[cc]",
    "B[aa]",
    "AB[aa][bb]",
    "AB[aa]+[bb]",
    "C[a\\]b]",
    "C[nice :]",
    "PL ",
    " ",
    "\n",
    "junk",
    " --- ",
    ")(;",
    "()",
    "((;",
    "))",
    "X",
    "C[x",
    "\\",
    "PB[Ada]",
    "PW[x;]]",
    "oops]",
    "N[n]",
    "C[a [b]",
    "é",
    "[x [y] z]",
    "LB[aa:x]",
];

#[test]
fn damaged_records_keep_their_text() {
    let cases = std::env::var("VARIORUM_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(2000);
    let mut random = fastrand::Rng::with_seed(7);
    let mut tally = Tally::default();
    for _ in 0..cases {
        let pieces = (0..random.usize(..16)).map(|_| PIECES[random.usize(..PIECES.len())]);
        try_all(pieces.collect::<String>().as_bytes(), &mut tally);
    }
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
    assert!(tally.told * 100 < tally.edits, "{} of {} edits left something out", tally.told, tally.edits);
}

/// Encodings that shift from letters to pairs of bytes and back: there a bracket can be a part of a pair, and a value has no end.
#[test]
fn damaged_records_of_shifting_encodings_keep_their_text() {
    let shifts = ["\u{1b}$B", "\u{1b}$B", "\u{1b}(B", "x])", "C[\u{1b}$B4A\u{1b}(B]", "$4>!$A"];
    let mut random = fastrand::Rng::with_seed(9);
    let mut tally = Tally::default();
    try_all(b"(;FF[4]GM[1]SZ[9]GB[(;$4>!$A\x1b(B \x1b$BFF[4]GM[1]SZx])", &mut tally);
    for _ in 0..600 {
        let pieces = (0..random.usize(1..14)).map(|_| match random.bool() {
            true => PIECES[random.usize(..PIECES.len())],
            false => shifts[random.usize(..shifts.len())],
        });
        try_all(pieces.collect::<String>().as_bytes(), &mut tally);
    }
    assert!(tally.edits > 600, "{}", tally.edits);
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
}

#[test]
fn stray_text_stays_where_it_stands() {
    for (record, command, after) in [
        ("(;SZ[9]C[nice :] yes, black];B[aa])", "mark triangle aa", "(;SZ[9]C[nice :]TR[aa] yes, black];B[aa])"),
        ("(;SZ[9]PW[Shumacher;] ];B[aa])", "comment 'x'", "(;SZ[9]PW[Shumacher;]C[x] ];B[aa])"),
        ("(;SZ[9]PW[a] --- PB[b] ---\n;B[aa])", "set PW c", "(;SZ[9]PW[c] --- PB[b] ---\n;B[aa])"),
        ("(;SZ[9]C[a] oops;B[aa])", "comment ''", "(;SZ[9] oops;B[aa])"),
        // What stood before a property that goes, and between its values.
        ("(;SZ[9]PW[a] --- PB[b]C[c];B[aa])", "unset PB", "(;SZ[9]PW[a] --- C[c];B[aa])"),
        ("(;SZ[9]PW[a] -] PB[b];B[aa])", "unset PB", "(;SZ[9]PW[a] -] ;B[aa])"),
        ("(;SZ[9]PW[a] or PB[b]KM[6];B[aa])", "unset PB", "(;SZ[9]PW[a] or KM[6];B[aa])"),
        ("(;SZ[9]AB[aa]+[bb]C[c];B[cc])", "unset AB", "(;SZ[9]+C[c];B[cc])"),
        ("(;SZ[9]AB[aa]+[bb]C[c];B[cc])", "add-stone --here B dd", "(;SZ[9]AB[aa][bb][dd]+C[c];B[cc])"),
        // Properties after a variation stay there when one of them goes.
        ("(;SZ[9](;B[aa])C[late] oops] N[n])", "comment ''", "(;SZ[9](;B[aa]) oops] N[n])"),
    ] {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        let command = Command::parse(command).expect("a command");
        let outcome = workspace.run(&command).unwrap_or_else(|why| panic!("{record}: {why}"));
        assert_eq!(String::from_utf8_lossy(&workspace.document().tree().write()), after);
        assert_eq!(outcome.said, None, "{record}");
    }
}

#[test]
fn what_cannot_stay_is_told_once() {
    // Beside the text the bracket would be a part of it.
    let record = "(;SZ[9]C[a [b]AB[cc] ];B[aa])";
    let (mut workspace, _) = Workspace::open(record.into());
    let mut run = |line: &str| {
        let outcome = workspace.run(&Command::parse(line).expect("a command")).expect("an edit");
        (outcome.said, String::from_utf8_lossy(&workspace.document().tree().write()).into_owned())
    };
    let (said, after) = run("unset AB");
    assert_eq!(after, "(;SZ[9]C[a [b] ;B[aa])");
    assert!(said.is_some_and(|said| said.starts_with("left out") && said.ends_with(": ]")));
    assert_eq!(run("name 'x'"), (None, "(;SZ[9]C[a [b]N[x] ];B[aa])".into()));
    assert!(run("name ''").0.is_some(), "it is left out again");
    assert_eq!(run("comment 'a'"), (None, "(;SZ[9]C[a] ];B[aa])".into()));
    assert_eq!(run("undo 4"), (None, record.into()));
}
