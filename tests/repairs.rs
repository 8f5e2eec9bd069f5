//! Repairs: for every kind of fault that can be mended a record that has it, and what the repair makes of it.
//!
//! Each row is run as a person would run it: the check says that the fault can be repaired, `repair CODE` removes it and
//! brings no other into the record, and undoing restores the bytes. The same holds for all golden texts.

use std::{collections::BTreeMap, fs, path::Path};
use variorum::edit::{Command, Workspace};
use variorum::game;
use variorum::sgf::{self, Code, Fault, Severity, Tree};

mod corpus;

/// Code, record, repaired record.
const ROWS: &[(Code, &str, &str)] = &[
    (Code::AnnotationContradicts, "(;FF[4];B[aa]GB[1]GW[1])", "(;FF[4];B[aa]GB[1]XGW[1])"),
    (Code::AnnotationPair, "(;FF[4];B[aa]TE[1]BM[1])", "(;FF[4];B[aa]IT[])"),
    (Code::BadRootValue, "(;FF[4]GM[1]ST[8])", "(;FF[4]GM[1]XST[8])"),
    (Code::CharsetContradicted, "(;CA[GB2312]PB[Zürich – Genève])", "(;CA[UTF-8]PB[Zürich – Genève])"),
    (Code::CharsetMissing, "(;FF[4]PB[Zürich])", "(;FF[4]CA[UTF-8]PB[Zürich])"),
    (Code::CharsetUnknown, "(;CA[klingon]PB[Zürich])", "(;CA[UTF-8]PB[Zürich])"),
    (Code::ComposedSpelling, "(;FF[4]AR[a a: c r])", "(;FF[4]AR[aa:cr])"),
    (Code::DuplicateProperty, "(;FF[4]AB[aa]AB[bb])", "(;FF[4]AB[aa][bb])"),
    (Code::EmptyList, "(;FF[4]TR[]MA[aa])", "(;FF[4]MA[aa])"),
    (Code::EmptyNode, "(;GM[1];B[aa];;W[bb])", "(;GM[1];B[aa];W[bb])"),
    (Code::EmptyValue, "(;GM[1]GN[]PB[Ada])", "(;GM[1]PB[Ada])"),
    (Code::EmptyVariation, "(;GM[1];B[aa]( )(;W[bb])())", "(;GM[1];B[aa] (;W[bb]))"),
    (Code::FormatTooNew, "(;FF[7]GM[1])", "(;FF[4]GM[1])"),
    (Code::GameInsideGame, "(;GM[1];B[aa](;W[bb]\n(;GM[1];B[cc])\n", "(;GM[1];B[aa](;W[bb]))\n(;GM[1];B[cc])\n"),
    (Code::HeaderText, "From: Ada\n\n(;GM[1];B[aa])\n", "(;GM[1];B[aa])\n"),
    (Code::IllegalValue, "(;FF[4];B[aa]BL[soon])", "(;FF[4];B[aa]XBL[soon])"),
    (Code::Junk, "(;GM[1];B[aa] oops!;W[bb] ---\n)\n--\n(;B[cc])", "(;GM[1];B[aa] ;W[bb] \n)\n\n(;B[cc])"),
    (Code::KomiDoubled, "(;GM[1]KI[11])", "(;GM[1]KM[5.5])"),
    (Code::LineRepeated, "(;FF[4]LN[aa:bb][bb:aa])", "(;FF[4]LN[aa:bb])"),
    (Code::LowercaseIdentifier, "(;FF[4]GM[1];Black[aa])", "(;FF[4]GM[1];B[aa])"),
    (Code::MarkRepeated, "(;FF[4]TR[aa]SQ[aa][bb])", "(;FF[4]TR[aa]SQ[bb])"),
    (Code::MissingClose, "(;GM[1];B[aa](;W[bb]\n", "(;GM[1];B[aa](;W[bb]))\n"),
    (Code::MissingOpen, ";GM[1];B[aa])\n", "(;GM[1];B[aa])\n"),
    (Code::MissingSemicolon, "(\nGM[1]SZ[9];B[aa](W[bb])(;W[cc]))", "(\n;GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))"),
    (
        Code::Mojibake,
        "(;CA[UTF-8]PB[ZÃ¼rich – GenÃ¨ve]PW[Bob ZÃ¼rich])",
        "(;CA[UTF-8]PB[ZÃ¼rich – GenÃ¨ve]PW[Bob Zürich])",
    ),
    (Code::MoveWithSetup, "(;FF[4];AB[bb]B[aa])", "(;FF[4];AB[bb];B[aa])"),
    (Code::NoValue, "(;GM[1]PL ;B[aa])", "(;GM[1] ;B[aa])"),
    (Code::NodeAfterVariation, "(;GM[1];B[aa](;W[bb];B[cc]);W[dd])", "(;GM[1];B[aa](;W[dd])(;W[bb];B[cc]))"),
    (Code::NotComposed, "(;FF[4]LB[aa]MA[bb])", "(;FF[4]MA[bb]XLB[aa])"),
    (Code::NulByte, "(;GM[1]\0;B[aa]C[a\0b])\0", "(;GM[1] ;B[aa]C[a b]) "),
    (Code::ObsoleteProperty, "(;FF[4]AB[aa]L[bb][cc]M[aa][dd])", "(;FF[4]AB[aa]LB[bb:A][cc:B]TR[aa]MA[dd])"),
    (Code::OddSpace, "(;GM[1]\u{A0};B[aa])", "(;GM[1] ;B[aa])"),
    (Code::PointRectangle, "(;FF[4]AB[bb:aa])", "(;FF[4]AB[aa:bb])"),
    (Code::PropertyAfterVariation, "(;GM[1];B[aa](;W[bb])C[late])", "(;GM[1];B[aa]C[late](;W[bb]))"),
    (Code::RootPropertyElsewhere, "(;FF[4];B[aa]FF[4]SZ[9])", "(;FF[4];B[aa]XSZ[9])"),
    (Code::SetupRepeated, "(;FF[4]AB[aa]AW[aa][bb])", "(;FF[4]AW[aa][bb])"),
    (Code::SplitCharacter, "(;CA[UTF-8]PB[本吒]坊]PW[王];B[aa])", "(;CA[UTF-8]PB[本因坊]PW[王];B[aa])"),
    (Code::SquareSize, "(;FF[4]SZ[9:9])", "(;FF[4]SZ[9])"),
    (Code::SurplusClose, "(;GM[1];B[aa]))\n", "(;GM[1];B[aa])\n"),
    (Code::SurplusOpen, "(;GM[1];B[aa](;W[bb])((;W[cc])))", "(;GM[1];B[aa](;W[bb])(;W[cc]))"),
    (Code::TooManyValues, "(;GM[1];B[aa][bb])", "(;GM[1];B[aa]XB[bb])"),
    (Code::TrailingText, "(;GM[1];B[aa])\n-- \nAda\n\x1A", "(;GM[1];B[aa])\n"),
    (Code::TwoMoves, "(;GM[1];B[aa]W[bb])", "(;GM[1];B[aa];W[bb])"),
    (Code::UnescapedBracket, "(;GM[1]US[Ada [3d]]PB[x])", "(;GM[1]US[Ada [3d\\]]PB[x])"),
    (Code::UnreadableMove, "(;GM[1];B[90])", "(;GM[1];XB[90])"),
    (Code::UnreadablePoint, "(;GM[1]TR[90]MA[aa])", "(;GM[1]MA[aa]XTR[90])"),
    (Code::UnterminatedValue, "(;GM[1];B[aa]C[a good\\", "(;GM[1];B[aa]C[a good]"),
    (Code::ValueSpelling, "(;FF[4];B[a a]BL[34.])", "(;FF[4];B[aa]BL[34])"),
    (Code::ValueWithoutProperty, "(;GM[1]AB[aa]+[bb])", "(;GM[1]AB[aa][bb])"),
    (Code::ViewCleared, "(;FF[4]VW[][aa][bb])", "(;FF[4]VW[aa][bb])"),
];

fn findings(bytes: &[u8]) -> Vec<Fault> {
    let (tree, faults) = Tree::read(bytes.to_vec());
    sgf::check(&tree, &faults)
}

fn counted(findings: &[Fault]) -> BTreeMap<Code, usize> {
    let mut counts = BTreeMap::new();
    findings.iter().for_each(|fault| *counts.entry(fault.code).or_default() += 1);
    counts
}

fn repair(workspace: &mut Workspace, code: Option<Code>) -> Result<Vec<u8>, String> {
    let word = code.map_or("all", Code::word);
    let command = Command::parse(&format!("repair {word}")).map_err(|error| error.to_string())?;
    workspace.run(&command).map_err(|error| error.to_string())?;
    Ok(workspace.document().tree().write())
}

fn shown(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn every_kind_of_fault_that_can_be_mended_is_mended() {
    let mut wrong = Vec::new();
    for (code, record, expected) in ROWS {
        let before = findings(record.as_bytes());
        if !before.iter().any(|fault| fault.code == *code && fault.fixable) {
            wrong.push(format!("{code}: {record:?} has {:?}", counted(&before)));
            continue;
        }
        let mut workspace = Workspace::open(record.as_bytes().to_vec()).0;
        let now = match repair(&mut workspace, Some(*code)) {
            Ok(now) => now,
            Err(error) => {
                wrong.push(format!("{code}: {record:?}: {error}"));
                continue;
            }
        };
        if shown(&now) != *expected {
            wrong.push(format!("{code}: {record:?} became {:?}", shown(&now)));
        }
        let after = findings(&now);
        if after.iter().any(|fault| fault.code == *code && fault.fixable) {
            wrong.push(format!("{code}: is still in {:?}", shown(&now)));
        }
        let (old, new) = (counted(&before), counted(&after));
        for (other, count) in new {
            // That there is a private property now is worth a note.
            let note = sgf::rule(other).is_some_and(|rule| rule.severity == Severity::Note);
            if !note && count > old.get(&other).copied().unwrap_or_default() {
                wrong.push(format!("{code}: brings {other} into {:?}", shown(&now)));
            }
        }
        for round in 0..2 {
            let _ = workspace.run(&Command::Undo(1));
            let undone = workspace.document().tree().write();
            if shown(&undone) != *record {
                wrong.push(format!("{code}: undone ({round}), {record:?} is {:?}", shown(&undone)));
            }
            let _ = workspace.run(&Command::Redo(1));
            assert_eq!(shown(&workspace.document().tree().write()), shown(&now), "{code}: done again");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_repair_has_a_row() {
    let fixable = game::rules().filter(|rule| rule.is_fixable()).map(|rule| rule.code);
    let missing: Vec<_> = fixable.filter(|code| !ROWS.iter().any(|row| row.0 == *code)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Repairs each kind of fault by itself, and all together: nothing that can be repaired is left, no error is new, and
/// undoing restores the bytes.
fn check_repairs(name: &str, bytes: &[u8], wrong: &mut Vec<String>) {
    let before = findings(bytes);
    let mut codes: Vec<Code> = before.iter().filter(|fault| fault.fixable).map(|fault| fault.code).collect();
    codes.sort_unstable();
    codes.dedup();
    if codes.is_empty() {
        return;
    }
    let old = counted(&before);
    for code in codes.into_iter().map(Some).chain([None]) {
        let word = code.map_or("all", Code::word);
        let mut workspace = Workspace::open(bytes.to_vec()).0;
        let now = match repair(&mut workspace, code) {
            Ok(now) => now,
            Err(error) => {
                wrong.push(format!("{name}: {word}: {error}"));
                continue;
            }
        };
        let after = findings(&now);
        if let Some(left) = after.iter().find(|fault| fault.fixable && code.is_none_or(|code| fault.code == code)) {
            wrong.push(format!("{name}: {word}: left is {left:?}"));
        }
        let new = counted(&after);
        for fault in after.iter().filter(|fault| fault.severity == Severity::Error) {
            if !old.contains_key(&fault.code) && new.contains_key(&fault.code) {
                wrong.push(format!("{name}: {word}: brings {fault:?}"));
            }
        }
        let _ = workspace.run(&Command::Undo(1));
        if workspace.document().tree().write() != bytes {
            wrong.push(format!("{name}: {word}: undoing does not restore the bytes"));
        }
    }
}

#[test]
fn golden_texts_are_repaired_and_restored() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    let files = corpus::files_below(&texts, &["input.sgf"]);
    assert!(files.len() > 80, "the golden texts are missing");
    let mut wrong = Vec::new();
    for file in files {
        let bytes = fs::read(&file).expect("a record");
        let name = file.strip_prefix(&texts).unwrap_or(&file).display().to_string();
        check_repairs(&name, &bytes, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn collected_records_are_repaired_and_restored() {
    let mut wrong = Vec::new();
    for file in corpus::folders().iter().flat_map(|folder| corpus::records(folder)) {
        let bytes = fs::read(&file).expect("a record");
        // Larger ones have the same faults a thousand times.
        if bytes.len() < 200_000 {
            check_repairs(&file.display().to_string(), &bytes, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
