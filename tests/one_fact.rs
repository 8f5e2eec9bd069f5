//! One fact is one finding: a value has one, unless a table has the reason why there are two. And zero bytes are white space,
//! whoever looks.
//!
//! Every property that the format knows is tried with good and bad values in several games and versions, alone and beside
//! itself; and damage is done to the golden texts.

use crate::corpus;
use std::{collections::BTreeMap, fs, path::Path};
use variorum::game;
use variorum::sgf::{self, Code, Fault, NodeId, Tree, vocabulary};
use variorum::text;

/// Findings at a value that are about something else, and so may stand beside a finding about the value.
const ELSEWHERE: &[(Code, &str)] = &[
    (Code::NulByte, "the file"),
    (Code::LineEndsMixed, "the file"),
    (Code::MixedCharsets, "the file"),
    (Code::UncheckedGame, "the game"),
    (Code::RulesUnjudged, "the game"),
    (Code::BoardUnknown, "the game"),
    (Code::HandicapDiffers, "the stones"),
    (Code::TooManyValues, "the list"),
    (Code::ViewCleared, "the list"),
    (Code::TwoMoves, "the node"),
    (Code::MoveWithSetup, "the node"),
    (Code::SameColourTwice, "the line"),
    (Code::MoveAfterEnd, "the line"),
    (Code::OldProperty, "the property"),
    (Code::SizeUnreadable, "the board that is taken"),
    (Code::BadRootValue, "the meaning that is taken"),
    (Code::CharsetUnknown, "the encoding that is taken"),
    (Code::SwapLate, "the place in the game"),
];

const SPELLED: &[Code] = &[Code::ValueSpelling, Code::PointRectangle, Code::ComposedSpelling];
const REPEATED: &[Code] = &[Code::SetupRepeated, Code::MarkRepeated, Code::LineRepeated, Code::LabelRepeated];

/// What the rules of the game say of a move or setup, and what it is: one value is one finding.
const OF_GAME: &[(Code, Code)] = &[
    // How points are written, and where they are.
    (Code::MissedStart, Code::PointDoubled),
    (Code::MissedStart, Code::StrayComma),
    (Code::PointDoubled, Code::StrayComma),
    (Code::PassOnLargeBoard, Code::PointOffBoard),
    // Each step of a turn, each link of a move.
    (Code::NoLink, Code::NoLink),
    (Code::NoLink, Code::Occupied),
    (Code::OctiEntry, Code::OctiEntry),
    (Code::OctiJump, Code::OctiJump),
    (Code::OctiNoProng, Code::OctiParts),
];

/// Whether two findings about one value are two facts.
fn are_two(one: Code, other: Code) -> bool {
    let of_game = |code: Code| sgf::rule(code).is_none();
    let spelled = |code: Code| SPELLED.contains(&code);
    let repeated = |code: Code| REPEATED.contains(&code);
    OF_GAME.contains(&(one, other))
        || spelled(one) && (repeated(other) || of_game(other))
        || repeated(one) && (spelled(other) || of_game(other))
}

const VALUES: &[&str] = &[
    "",
    " ",
    "x",
    "aa",
    "a1",
    "tt",
    "aa:bb",
    "bb:aa",
    "aa:aa",
    "aa:x",
    "x:aa",
    "x:",
    ":",
    "aa:bb:cc",
    "zz",
    "z99",
    "1",
    "2",
    "-1",
    "6.5",
    "6,5",
    "1e9",
    "1000000",
    "aa;W[bb",
    "aa\nPB[Ada",
    "aa[bb",
    "a1[b2",
    "6.5;B[aa",
    "B+R",
    "b+r",
    "black wins",
    "B",
    "W",
    "1996-02-30",
    "1996-02-03",
    "pass",
    "swap",
    "swap-sides",
    "resign",
    "a\0a",
    "\0",
    "aa\0",
    "\u{fffd}",
    "Z\u{c3}\u{bc}rich und Gen\u{c3}\u{a8}ve",
    "\u{fc}",
    "e10,f10",
    "e10,,f10",
    "46CD",
    "33+B",
    "aa aa",
    " aa ",
    "long enough to be no value of anything but a text",
];

const HEADS: &[&str] = &[
    "FF[4]GM[1]SZ[9]",
    "FF[3]GM[1]SZ[9]",
    "GM[1]SZ[19]",
    "FF[4]GM[11]SZ[5]",
    "FF[4]GM[Blokus Duo]",
    "FF[4]GM[19]SZ[9]",
    "FF[4]GM[6]",
    "FF[4]GM[2]SZ[8]",
];

/// Whatever is found in a record.
fn findings(tree: &Tree, faults: &[Fault]) -> Vec<Fault> {
    let mut found = sgf::check(tree, faults);
    found.extend(game::faults(tree, &found, |_| Default::default()));
    found
}

fn nodes(tree: &Tree) -> impl Iterator<Item = NodeId> + '_ {
    tree.games().flat_map(|root| tree.descendants(root))
}

/// Pairs of codes that are reported for one value of this record, and the value.
fn reported_twice(bytes: &[u8]) -> Vec<((Code, Code), String)> {
    let (tree, faults) = Tree::read(bytes.to_vec());
    let mut found = findings(&tree, &faults);
    found.retain(|fault| fault.more == 0);
    found.sort_by_key(|fault| (fault.offset, fault.code));
    let mut twice = Vec::new();
    for node in nodes(&tree) {
        // What a game says of a second move in a node stands at the first.
        let moves = tree.properties(node).filter(|property| matches!(&*property.id(), "B" | "W")).count();
        for property in tree.properties(node) {
            for raw in property.values() {
                let Some(start) = tree.offset_of(raw) else { continue };
                // From its opening bracket to its closing one, which is another fact.
                let inside = start.saturating_sub(1)..start + raw.len();
                let first = found.partition_point(|fault| fault.offset < inside.start);
                let about = found[first..].iter().take_while(|fault| inside.contains(&fault.offset));
                let elsewhere = |code: Code| ELSEWHERE.iter().any(|(other, _)| *other == code);
                let of_text = |code: Code| moves < 2 || sgf::rule(code).is_some();
                let codes = about.map(|fault| fault.code).filter(|code| !elsewhere(*code) && of_text(*code));
                let mut codes: Vec<Code> = codes.collect();
                codes.sort_unstable();
                for pair in codes.windows(2) {
                    if !are_two(pair[0], pair[1]) && !are_two(pair[1], pair[0]) {
                        let value = format!("{}[{}]", property.id(), raw.escape_ascii());
                        twice.push(((pair[0], pair[1]), value));
                    }
                }
            }
        }
    }
    twice
}

/// What is found in a record but zero bytes, with its place.
fn codes_and_places(bytes: Vec<u8>) -> Vec<(Code, usize)> {
    let (tree, faults) = Tree::read(bytes);
    let found = findings(&tree, &faults);
    found.into_iter().filter(|fault| fault.code != Code::NulByte).map(|fault| (fault.code, fault.offset)).collect()
}

/// Records with one odd value each.
fn odd_values() -> Vec<String> {
    let letters = || (b'A'..=b'Z').map(char::from);
    let ids = letters().map(String::from).chain(letters().flat_map(|a| letters().map(move |b| format!("{a}{b}"))));
    let ids: Vec<String> = ids.filter(|id| vocabulary::look_up_anywhere(id).is_some()).collect();
    assert!(ids.len() > 80, "{} properties", ids.len());
    let mut records = Vec::new();
    for head in HEADS {
        for id in ids.iter().filter(|id| !head.contains(&format!("{id}["))) {
            for value in VALUES {
                records.push(format!("(;{head}{id}[{value}])"));
                if ["FF[4]GM[1]", "FF[4]GM[Blokus"].iter().any(|start| head.starts_with(start)) {
                    records.push(format!("(;{head};{id}[{value}][{value}]C[x])"));
                    records.push(format!("(;{head};{id}[aa]{id}[{value}])"));
                }
            }
        }
    }
    records
}

fn golden() -> Vec<Vec<u8>> {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    corpus::files_below(&texts, &["input.sgf"]).iter().map(|path| fs::read(path).expect("a record")).collect()
}

/// Golden texts with something changed, cut out, doubled or put in.
fn damaged(count: usize) -> Vec<Vec<u8>> {
    let texts = golden();
    let mut random = fastrand::Rng::with_seed(26);
    let mut records = Vec::new();
    for _ in 0..count {
        let mut bytes = texts[random.usize(..texts.len())].clone();
        bytes.truncate(600);
        for _ in 0..random.usize(1..4) {
            let at = random.usize(..=bytes.len());
            let end = (at + random.usize(..9)).min(bytes.len());
            match random.u8(..4) {
                0 => drop(bytes.drain(at..end)),
                1 => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
                2 => bytes.insert(at, b"()[];\\:\n\0"[random.usize(..9)]),
                _ => drop(bytes.iter().position(|&byte| byte == b']').map(|at| bytes.remove(at))),
            }
        }
        records.push(bytes);
    }
    records
}

/// The golden records of the games, which break each of their rules.
fn of_games() -> Vec<Vec<u8>> {
    let folder = |name| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    let files = ["records", "findings", "blokus"].map(|name| corpus::files_below(&folder(name), &[".sgf", ".blksgf"]));
    files.iter().flatten().map(|path| fs::read(path).expect("a record")).collect()
}

#[test]
fn a_value_has_one_finding() {
    let given = golden().into_iter().chain(of_games()).chain(damaged(1500));
    let records = odd_values().into_iter().map(String::into_bytes).chain(given);
    let mut wrong: BTreeMap<(Code, Code), (usize, String)> = BTreeMap::new();
    for record in records {
        for (pair, value) in reported_twice(&record) {
            let seen = wrong.entry(pair).or_insert_with(|| (0, format!("{value} in {}", record.escape_ascii())));
            seen.0 += 1;
        }
    }
    let lines = wrong.iter().map(|((one, other), (count, first))| format!("{one} + {other}, {count} times: {first}\n"));
    assert!(wrong.is_empty(), "{}", lines.collect::<String>());
}

/// A size that a game cannot have is one fact, whatever is wrong with it: that it is too big, or what is taken instead.
#[test]
fn an_impossible_size_is_reported_once() {
    for game in ["1", "2", "4", "9", "10", "18", "19", "havannah", "3"] {
        for size in ["53", "99", "0", "99:3", "x", "-4", "70000", "99999999999"] {
            let record = format!("(;FF[4]GM[{game}]SZ[{size}])");
            let at = record.find("SZ[").map(|at| at + 2);
            let reported = codes_and_places(record.clone().into_bytes())
                .into_iter()
                .filter(|(_, offset)| Some(*offset) == at)
                .count();
            assert_eq!(reported, 1, "{record}");
        }
    }
}

#[test]
fn zero_bytes_are_white_space_for_everybody() {
    let all = odd_values().into_iter().map(String::into_bytes).chain(damaged(1500));
    let with_zeros = all.filter(|record| record.contains(&0));
    let mut wrong = Vec::new();
    for record in with_zeros {
        let blank: Vec<u8> = record.iter().map(|&byte| if byte == 0 { b' ' } else { byte }).collect();
        // Of text with two bytes a character half is zero bytes.
        if [&record, &blank].iter().any(|bytes| text::detect(bytes).is_wide()) {
            continue;
        }
        let normal = |bytes: &[u8]| sgf::normalize(&Tree::read(bytes.to_vec()).0, true).expect("a lossy conversion");
        if codes_and_places(record.clone()) != codes_and_places(blank.clone()) || normal(&record) != normal(&blank) {
            wrong.push(format!(
                "{}: {:?} and {:?}\n",
                record.escape_ascii(),
                codes_and_places(record.clone()),
                codes_and_places(blank)
            ));
        }
    }
    assert!(wrong.is_empty(), "{} records, as\n{}", wrong.len(), wrong[..wrong.len().min(40)].concat());
}
