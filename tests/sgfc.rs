//! SGFC's own test suite, message by message: what it says about a text is said here as well, at the same place.
//!
//! Texts of our own stand in a table, one for each number. Its files and its expected output are with other people's records,
//! where there are some. A message with the same number in the table of codes has to stand on the same line, a few columns
//! away at most: some programs point at the identifier, some at the bracket. Everything else is in a table, with the reason.

use crate::corpus;
use std::{fs, path::Path, process::Command};
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

/// A number of SGFC's, and a text of ours about which it is said; `|` stands before the place.
const OURS: &[(u8, &str)] = &[
    (6, "B|[aa] is below\n(;GM[1])"),
    (7, "|no game"),
    (8, "(;GM[1];B[aa] |oops;W[bb])"),
    (9, "(;GM[1];B[aa]|"),
    (10, "(;GM[1];B[aa]C|[a"),
    (
        11,
        "(;GM[1]|AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA[x])",
    ),
    (12, "(;GM[1];B[aa](|))"),
    (13, "(;GM[1];B[aa]|[bb])"),
    (14, "(;GM[1];B|[90])"),
    (15, "(;FF[4];B|[a a])"),
    (16, "(;FF[4]GM[1];|Black[aa])"),
    (17, "(;FF[4]TR|[]MA[aa])"),
    (18, "(;FF[4]GM[1]ST|[8])"),
    (19, "(;GM|[12])"),
    (20, "(;GM[1]|PL ;B[aa])"),
    (21, "(;GM[1];B[aa](|(;W[bb])))"),
    (22, "(;GM[1]|\0;B[aa])"),
    (23, "(;FF[4]LB|[aa]MA[bb])"),
    (24, "(;GM[1]|B[aa])"),
    (25, "(;FF[4]AR|[a a: c r])"),
    (28, "(;FF[4]AB[aa]|AB[bb])"),
    (30, "(;FF[4];|AB[bb]B[aa])"),
    (31, "(;GM[1]|ABC[x])"),
    (32, "(;FF[4];B[aa]|SZ[9])"),
    (33, "(;FF[4]GM[1]DT|[yesterday])"),
    (35, "(;FF[4]GM[1]|XX[y])"),
    (37, "(;GM[1];B[aa]|W[bb])"),
    (38, "(;FF[4]TR[aa]SQ|[aa])"),
    (40, "(;FF[4]|L[bb])"),
    (41, "(;FF[4];B[aa]GB[1]|GW[1])"),
    (42, "(;FF[4];B[aa]TE[1]|BM[1])"),
    (43, "(;FF[4];C[x]|TE[1])"),
    (44, "(;FF[4]PB[a];|PB[b])"),
    (45, "(;FF[4]GM[1])(|;FF[3]GM[1])"),
    (46, "(;FF|[7]GM[1])"),
    (47, "(;FF[4]SZ|[9:9])"),
    (50, "(;FF[4]GM[1]SZ|[60])"),
    (51, "(;FF[3]GM[1]|ST[1])"),
    (52, "(;FF[4]VW|[][aa][bb])"),
    (53, "(;GM[1])(|;GM[11])"),
    (54, "(;GM[1]AB[aa]+|[bb])"),
    (55, "(;GM[1];B[aa]|;;W[bb])"),
    (59, "(;GM[1]KI|[11])"),
    (60, "(;GM[1])(|;GM[1])"),
    (61, "(;FF[4]GM[1]HA|[3]AB[aa][bb])"),
    (62, "(;GM[1];|AB[aa];B[bb])"),
    (63, "(;GM[1];B[aa];|B[bb])"),
    (65, "(;FF[4]GM[1]SZ[9];B|[tt])"),
    (66, "|;GM[1];B[aa])"),
    (67, "(;GM[1];B[aa](|W[bb])(;W[cc]))"),
    (72, "(;CA|[klingon]PB[Zürich])"),
    (73, "(;CA|[GB2312]PB[Zürich – Genève])"),
    (74, "(;CA[UTF-8])(;CA|[GBK])"),
];

/// How far from SGFC's column a finding may be.
const NEAR: usize = 6;

/// Messages that have another number here: line and number of theirs (line 0: on any), the code here, and why.
const SAME: &[(u32, &str, &str)] = &[
    (8, "no-value", "letters that are no identifier with a value"),
    (16, "junk", "small letters that run into an identifier are a word of their own"),
    (14, "unreadable-move", "one kind of illegal value"),
    (15, "illegal-value", "corrected there by guessing; set aside here"),
    (15, "date-format", "game information is noted and left alone"),
    (15, "result-format", "game information is noted and left alone"),
    (15, "time-format", "game information is noted and left alone"),
    (15, "number-format", "game information is noted and left alone"),
    (18, "unchecked-game", "GM in words names a game that is not known"),
    (35, "long-identifier", "one fact, one issue"),
    (36, "missing-semicolon", "the same fault in the root of a game"),
    (39, "setup-without-effect", "found with the positions"),
    (51, "newer-property", "the same, said of the property"),
    (52, "newer-property", "VW with more than two corners, in a version that has two"),
    (58, "occupied", "found with the positions"),
];

/// Messages that are answered otherwise: file, line, number, and why.
const OTHERWISE: &[(&str, usize, u32, &str)] = &[
    ("test.sgf", 28, 28, "two moves of one colour in a node are two moves, not a property twice"),
    ("test.sgf", 76, 10, "a value that never ends is reported where it begins; the end of the file has its own issue"),
    ("test.sgf", 0, 72, "'unknown' names no encoding, so it is treated as no name"),
    ("test.sgf", 39, 39, "one finding a node, which counts the points"),
    ("test.sgf", 40, 29, "an option of SGFC that deletes; nothing is deleted here"),
    ("test.sgf", 65, 65, "said once a game: the second one is in another game that names no version"),
    ("test.sgf", 19, 53, "reported at the first game that differs, in line 18"),
    ("test.sgf", 61, 61, "stones without HA are a position; HA without stones is found beside it"),
    ("strict.sgf", 3, 61, "stones without HA are a position"),
    ("strict.sgf", 4, 61, "the number of black stones is right; white ones beside them are no handicap"),
    ("reorder.sgf", 1, 57, "variations faked by setup are shown as they are: undoing them is a guess"),
    ("reorder.sgf", 6, 56, "variations faked by setup are shown as they are: undoing them is a guess"),
    ("mixed-encoding.sgf", 3, 74, "this game names no encoding and is read like the first one"),
    ("escaping.sgf", 1, 19, "the values of Octi are checked here"),
    ("escaping.sgf", 5, 19, "the values of Amazons are checked here"),
];

/// Rules of the text that have numbers in SGFC, and no text in the table above; with the reason.
const WITHOUT: &[(u8, &str)] = &[
    (71, "bytes that are no text stand in tests/texts/encodings"),
    (75, "bytes in two encodings stand in tests/texts/encodings"),
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
    let out = Command::new(env!("CARGO_BIN_EXE_variorum")).args(["check", "--strict", "--json"]).arg(record).output();
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
fn every_sgfc_message_has_a_finding_at_its_place() {
    let mut wrong = Vec::new();
    for (number, text) in OURS {
        let place = text.find('|');
        let bytes = text.replacen('|', "", 1).into_bytes();
        let (tree, faults) = sgf::Tree::read(bytes);
        let offsets: Vec<_> = sgf::check(&tree, &faults)
            .into_iter()
            .filter(|fault| sgf::rule(fault.code).and_then(|rule| rule.sgfc) == Some(*number))
            .map(|fault| fault.offset)
            .collect();
        if place.is_none_or(|place| !offsets.contains(&place)) {
            wrong.push(format!("{number}: {text:?} at {place:?}, reported at {offsets:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let missing: Vec<u8> = sgf::rules()
        .filter_map(|rule| rule.sgfc)
        .filter(|&number| !OURS.iter().any(|row| row.0 == number) && !WITHOUT.iter().any(|row| row.0 == number))
        .collect();
    assert!(missing.is_empty(), "no text for {missing:?}");
}

#[test]
fn findings_agree_with_sgfc_on_its_own_suite() {
    let Some(corpus) = corpus::others().filter(|folder| folder.join(SUITE[0].0).is_dir()) else { return };
    let (mut matched, mut missed) = (0, Vec::new());
    let mut used = vec![false; OTHERWISE.len()];
    for (folder, record, expected) in SUITE {
        let folder = corpus.join(folder);
        let found = findings(&folder.join(record));
        let text = fs::read_to_string(folder.join(expected)).expect("the expected output");
        for reported in text.lines() {
            let Some((line, column, number)) = message(reported) else { continue };
            let shows = |code: &str| {
                code.parse().ok().and_then(sgf::rule).and_then(|rule| rule.sgfc) == u8::try_from(number).ok()
                    || SAME.iter().any(|same| same.0 == number && same.1 == code)
            };
            let near = |at: usize| line == 0 || column.abs_diff(at) <= NEAR;
            let here = |f: &&(usize, usize, String)| (line == 0 || f.0 == line) && shows(&f.2);
            if found.iter().filter(here).any(|f| near(f.1)) {
                matched += 1;
            } else if let Some(row) = OTHERWISE.iter().position(|row| (row.0, row.1, row.2) == (record, line, number)) {
                used[row] = true;
            } else {
                let columns: Vec<usize> = found.iter().filter(here).map(|f| f.1).collect();
                missed.push(format!("{record} {reported} {columns:?}"));
            }
        }
    }
    assert!(missed.is_empty(), "{matched} matched, missing:\n{}", missed.join("\n"));
    let idle: Vec<_> = OTHERWISE.iter().zip(&used).filter(|(_, used)| !**used).map(|(row, _)| row).collect();
    assert!(idle.is_empty(), "reasons for nothing: {idle:?}");
    assert!(matched >= 100, "only {matched} matched");
}
