//! SGFC's own test suite, message by message: what it says about a text is said here as well, at the same place.
//!
//! Its files and its expected output are in the corpus, not here; without them the test is skipped. A message with the
//! same number in the table of codes has to stand on the same line, a few columns away at most: some programs point at
//! the identifier, some at the bracket. Everything else is in a table, with the reason.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};
use variorum::sgf;

/// The record, what SGFC says about it, and where both are.
const SUITE: [(&str, &str, &str); 8] = [
    ("sgf/sgfc/test-files", "test.sgf", "test-output.txt"),
    ("sgf/sgfc/test-files", "test.sgf", "test-roun-output.txt"),
    ("sgf/sgfc/test-files", "strict.sgf", "strict-output.txt"),
    ("sgf/sgfc/test-files", "reorder.sgf", "reorder-output.txt"),
    ("sgf/sgfc/test-files", "reorder.sgf", "reorder-z-output.txt"),
    ("sgf/sgfc/test-files", "mixed-encoding.sgf", "mixed-encoding-output.txt"),
    ("sgf/sgfc/test-files", "escaping.sgf", "escaping-output.txt"),
    ("sgf/libsgfcplusplus/test/test-files", "escaping.sgf", "escaping-output.txt"),
];

/// How far from SGFC's column a finding may be.
const NEAR: usize = 6;

/// Messages that have another number here: line and number of theirs (line 0: on any), the code here, and why.
const SAME: &[(u32, &str, &str)] = &[
    (8, "no-value", "letters that are no identifier with a value"),
    (14, "unreadable-move", "one kind of illegal value"),
    (15, "illegal-value", "corrected there by guessing; set aside here"),
    (15, "date-format", "game information is noted and left alone"),
    (15, "result-format", "game information is noted and left alone"),
    (15, "time-format", "game information is noted and left alone"),
    (15, "number-format", "game information is noted and left alone"),
    (18, "unchecked-game", "GM in words names a game that is not known"),
    (36, "missing-semicolon", "the same fault in the root of a game"),
    (39, "setup-without-effect", "found with the positions"),
    (51, "newer-property", "the same, said of the property"),
    (52, "newer-property", "VW with more than two corners, in a version that has two"),
    (58, "occupied", "found with the positions"),
];

/// Messages that are answered otherwise: file, line, number, and why.
const OTHERWISE: &[(&str, usize, u32, &str)] = &[
    (
        "test.sgf",
        76,
        10,
        "a value that never ends is reported where it begins; the end of the file has its own finding",
    ),
    ("test.sgf", 0, 72, "'unknown' names no encoding, so it is treated as no name"),
    ("test.sgf", 39, 39, "one finding a node, which counts the points"),
    ("test.sgf", 40, 29, "an option of SGFC that deletes; nothing is deleted here"),
    ("test.sgf", 65, 65, "said once a game: the second one is in another game that names no version"),
    ("test.sgf", 19, 53, "reported at the first game that differs, in line 18"),
    ("test.sgf", 61, 61, "stones without HA are a position; HA without stones is found beside it"),
    ("strict.sgf", 3, 61, "stones without HA are a position"),
    ("strict.sgf", 4, 61, "the number of black stones is right; white ones beside them are no handicap"),
    ("reorder.sgf", 3, 39, "one finding a node, at the node"),
    ("reorder.sgf", 1, 57, "variations faked by setup are shown as they are: undoing them is a guess"),
    ("reorder.sgf", 6, 56, "variations faked by setup are shown as they are: undoing them is a guess"),
    ("mixed-encoding.sgf", 3, 74, "this game names no encoding and is read like the first one"),
    ("escaping.sgf", 1, 19, "the values of Octi are checked here"),
    ("escaping.sgf", 5, 19, "the values of Amazons are checked here"),
];

/// A message of SGFC: line, column (0 where it has none) and number.
fn message(line: &str) -> Option<(usize, usize, u32)> {
    let line = line.trim();
    let number = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok();
    let kind = ["Error ", "Warning "].iter().find_map(|kind| Some(&line[line.find(kind)? + kind.len()..]))?;
    let place = line.strip_prefix("Line:").and_then(|rest| {
        let (line, column) = rest.split_once(" Col:")?;
        Some((number(line)?, number(column)?))
    });
    if place.is_none() && !line.starts_with("Error ") && !line.starts_with("Warning ") {
        return None;
    }
    let (line, column) = place.unwrap_or((0, 0));
    Some((line, column, number(kind)? as u32))
}

/// What `check` finds: line, column, code.
fn findings(record: &Path) -> Vec<(usize, usize, String)> {
    let out = Command::new(env!("CARGO_BIN_EXE_variorum")).args(["check", "--json"]).arg(record).output();
    let out = out.expect("the program starts").stdout;
    let answer: serde_json::Value = serde_json::from_slice(&out).expect("JSON");
    let findings = answer[0]["findings"].as_array().expect("findings");
    let number = |value: &serde_json::Value| value.as_u64().expect("a number") as usize;
    findings
        .iter()
        .map(|f| (number(&f["line"]), number(&f["column"]), f["code"].as_str().expect("a code").to_owned()))
        .collect()
}

#[test]
fn what_sgfc_says_is_said_here() {
    let corpus = std::env::var_os("VARIORUM_CORPUS")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus"), PathBuf::from);
    if !corpus.join(SUITE[0].0).is_dir() {
        println!("no corpus here: skipped");
        return;
    }
    let (mut matched, mut missed) = (0, Vec::new());
    let mut used = vec![false; OTHERWISE.len()];
    for (folder, record, expected) in SUITE {
        let folder = corpus.join(folder);
        let found = findings(&folder.join(record));
        let text = fs::read_to_string(folder.join(expected)).expect("the expected output");
        for told in text.lines() {
            let Some((line, column, number)) = message(told) else { continue };
            let says = |code: &str| {
                code.parse().ok().and_then(sgf::rule).and_then(|rule| rule.sgfc) == u8::try_from(number).ok()
                    || SAME.iter().any(|same| same.0 == number && same.1 == code)
            };
            let near = |at: usize| line == 0 || column.abs_diff(at) <= NEAR;
            let here = |f: &&(usize, usize, String)| (line == 0 || f.0 == line) && says(&f.2);
            if found.iter().filter(here).any(|f| near(f.1)) {
                matched += 1;
            } else if let Some(row) = OTHERWISE.iter().position(|row| (row.0, row.1, row.2) == (record, line, number)) {
                used[row] = true;
            } else {
                let columns: Vec<usize> = found.iter().filter(here).map(|f| f.1).collect();
                missed.push(format!("{record} {told} {columns:?}"));
            }
        }
    }
    println!("{matched} messages are said here, {} are answered otherwise", used.len());
    assert!(missed.is_empty(), "{matched} matched, missing:\n{}", missed.join("\n"));
    let idle: Vec<_> = OTHERWISE.iter().zip(&used).filter(|(_, used)| !**used).map(|(row, _)| row).collect();
    assert!(idle.is_empty(), "reasons for nothing: {idle:?}");
    assert!(matched >= 100, "only {matched} matched");
}
