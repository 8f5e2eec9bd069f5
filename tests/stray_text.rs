//! Stray text: what stands between the properties and belongs to none stays where it is when something beside it is
//! edited, and where it cannot stay the edit says so.
//!
//! The law is held against all golden texts, all collected records, and damaged ones.

use crate::corpus;
use crate::deletion_law;
use crate::property_law;
use crate::tries::{first_seed, tries};
use std::{fs, path::Path};
use variorum::edit::{Command, Workspace};
use variorum::sgf::{self, Tree};

use deletion_law::{littered, parts, path, places, record, spots, variation, words};
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
    assert!(tally.reported < 3, "{} edits left something out", tally.reported);
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
    let cases = tries(200);
    let mut random = fastrand::Rng::with_seed(first_seed() + 7);
    let mut tally = Tally::default();
    for _ in 0..cases {
        let pieces = (0..random.usize(..16)).map(|_| PIECES[random.usize(..PIECES.len())]);
        try_all(pieces.collect::<String>().as_bytes(), &mut tally);
    }
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
    assert!(tally.reported * 100 < tally.edits, "{} of {} edits left something out", tally.reported, tally.edits);
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

/// Zero bytes make a text look as if each letter had two bytes once something is taken out of it: the others stay as they are.
#[test]
fn damaged_records_with_zero_bytes_keep_their_text() {
    let zeros = ["\0", "\0\0\0", "(\0", "\\\0", "\\\0&\0\\\0", "B\0\0[é ê]", "B[ê]"];
    let mut random = fastrand::Rng::with_seed(11);
    let mut tally = Tally::default();
    let found =
        b"(\0B\0\0\0\0[L\xC3\xAA\x82M\x01\0\0\0\0\0\0\0[21\0\x08\0\0\0RE[B+R]\0\0\0\\&\\\\\\\\\\|\\\0\0\0\\\0\\\0\\\0\
        \\\\\\\\\\\\\\\\\\\\\\\\\\\\\x8A]\\\\\xBC\\\\\\";
    try_all(found, &mut tally);
    for _ in 0..600 {
        let pieces = (0..random.usize(1..14)).map(|_| match random.usize(..4) {
            0 => PIECES[random.usize(..PIECES.len())],
            _ => zeros[random.usize(..zeros.len())],
        });
        try_all(pieces.collect::<String>().as_bytes(), &mut tally);
    }
    assert!(tally.edits > 600, "{}", tally.edits);
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
}

#[test]
fn stray_text_stays_at_its_place() {
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
        assert_eq!(outcome.message, None, "{record}");
    }
}

#[test]
fn stray_text_that_cannot_stay_is_reported_once() {
    // Beside the text the bracket would be a part of it.
    let record = "(;SZ[9]C[a [b]AB[cc] ];B[aa])";
    let (mut workspace, _) = Workspace::open(record.into());
    let mut run = |line: &str| {
        let outcome = workspace.run(&Command::parse(line).expect("a command")).expect("an edit");
        (outcome.message, String::from_utf8_lossy(&workspace.document().tree().write()).into_owned())
    };
    let (message, after) = run("unset AB");
    assert_eq!(after, "(;SZ[9]C[a [b] ;B[aa])");
    assert!(message.is_some_and(|message| message.starts_with("left out") && message.ends_with(": ]")));
    assert_eq!(run("name 'x'"), (None, "(;SZ[9]C[a [b]N[x] ];B[aa])".into()));
    assert!(run("name ''").0.is_some(), "it is left out again");
    assert_eq!(run("comment 'a'"), (None, "(;SZ[9]C[a] ];B[aa])".into()));
    assert_eq!(run("undo 4"), (None, record.into()));
}

#[test]
fn stray_text_that_cannot_stay_takes_nothing_along() {
    for (record, commands, after, reported) in [
        // The parenthesis would close another variation; the brackets elsewhere stay.
        (
            "(;SZ[9]C[n](;B[aa] w ) [x (y );B[cc] z] ) [u )(;;B[cc]);W[dd]) [v )",
            &["goto end", "delete-node"][..],
            "(;SZ[9]C[n] x y Bcc z ) [u )(;;B[cc])(;W[dd]) [v )",
            true,
        ),
        // A property after a variation is no text between tokens.
        (
            "(;SZ[9] (a (;W[bb] b c] (;B[aa] d] ;W[dd]C[n] e) )C[n](;W[bb])",
            &["goto 2", "insert-node"],
            "(;SZ[9]C[n] (a (;W[bb] b c] ;(;B[aa] d] ;W[dd]C[n] e) )(;W[bb])",
            false,
        ),
    ] {
        let (result, messages) = run_all(record, commands);
        assert_eq!(
            (&result[..], messages.iter().any(|message| message.starts_with("left out"))),
            (after, reported),
            "{messages:?}"
        );
    }
}

/// Runs commands one after the other. Then all of them are taken back.
fn run_all(record: &str, commands: &[&str]) -> (String, Vec<String>) {
    let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
    let mut messages = Vec::new();
    for line in commands {
        let command = Command::parse(line).expect("a command");
        messages.extend(workspace.run(&command).unwrap_or_else(|why| panic!("{record}: {line}: {why}")).message);
    }
    let after = String::from_utf8_lossy(&workspace.document().tree().write()).into_owned();
    workspace.run(&Command::parse("undo 99").expect("a command")).expect("undo");
    assert_eq!(String::from_utf8_lossy(&workspace.document().tree().write()), record);
    (after, messages)
}

#[test]
fn text_next_to_a_deletion_stays() {
    const LINE: &str = "(;SZ[9]C[a] root words ;B[aa]C[b];W[bb])";
    const FORK: &str = "(;SZ[9];B[aa](;W[bb]) between words (;W[cc])\ntail words\n)";
    const GAMES: &str = "(;SZ[9];B[aa]) note between (;SZ[9];B[bb])";
    for (record, commands, after) in [
        (LINE, &["goto 1", "delete-node"][..], "(;SZ[9]C[a] root words ;W[bb])"),
        (LINE, &["goto 1", "delete-variation"], "(;SZ[9]C[a] root words )"),
        (LINE, &["goto 1", "cut-variation"], "(;SZ[9]C[a] root words )"),
        (LINE, &["truncate"], "(;SZ[9]C[a] root words )"),
        (FORK, &["goto 0.1", "delete-variation"], "(;SZ[9];B[aa](;W[bb]) between words \ntail words\n)"),
        (FORK, &["goto 0.0", "delete-variation"], "(;SZ[9];B[aa] between words (;W[cc])\ntail words\n)"),
        (FORK, &["strip variations"], "(;SZ[9];B[aa](;W[bb]) between words \ntail words\n)"),
        (FORK, &["goto 0.0", "delete-other-variations"], "(;SZ[9];B[aa](;W[bb]) between words \ntail words\n)"),
        (FORK, &["goto 1", "truncate"], "(;SZ[9];B[aa] between words \ntail words\n)"),
        (
            FORK,
            &["goto 0.1", "cut-variation", "goto 1", "paste-variation"],
            "(;SZ[9];B[aa](;W[bb]) between words (;W[cc])\ntail words\n)",
        ),
        (GAMES, &["game 2", "delete-game"], "(;SZ[9];B[aa]) note between "),
        (GAMES, &["delete-game"], "note between (;SZ[9];B[bb])"),
        (GAMES, &["merge-games 1 2"], "(;SZ[9](;B[aa])(;B[bb])) note between "),
        // Two nodes one after the other, either first.
        (
            "(;SZ[9];B[aa] one ;W[bb] two ;B[cc]three;W[dd])",
            &["goto 3", "delete-node", "delete-node"],
            "(;SZ[9];B[aa] one  two three;W[dd])",
        ),
        (
            "(;SZ[9];B[aa] one ;W[bb] two ;B[cc]three;W[dd])",
            &["goto 2", "delete-node", "goto 2", "delete-node"],
            "(;SZ[9];B[aa] one  two three;W[dd])",
        ),
        // The first node of a variation goes, and its parentheses with it.
        (
            "(;SZ[9];B[aa](x;W[bb] y ;B[cc] z)(;W[dd]))",
            &["goto 0.0", "delete-node"],
            "(;SZ[9];B[aa]x( y ;B[cc]) z(;W[dd]))",
        ),
        // What is cut and what it took along comes back beside the words.
        (
            "(;SZ[9];B[aa] one ;W[bb];B[cc])",
            &["goto 2", "cut-variation", "goto start", "paste-variation"],
            "(;SZ[9](;B[aa] one )(;W[bb];B[cc]))",
        ),
    ] {
        let (result, messages) = run_all(record, commands);
        assert_eq!(result, after, "{record}: {commands:?}");
        assert!(!messages.iter().any(|message| message.starts_with("left out")), "{record}: {messages:?}");
    }
}

#[test]
fn text_stays_behind_its_neighbour() {
    const LINE: &str = "(;SZ[9]C[a] root words ;B[aa]C[b];W[bb] last words\n)";
    const FORK: &str = "(;SZ[9];B[aa] one (;W[bb] two ) three (;W[cc];B[dd]four) five )";
    for (record, commands, after) in [
        (LINE, &["goto 1", "insert-node"][..], "(;SZ[9]C[a] root words ;;B[aa]C[b];W[bb] last words\n)"),
        (LINE, &["insert-node --after"], "(;SZ[9]C[a] root words ;;B[aa]C[b];W[bb] last words\n)"),
        (LINE, &["goto 1", "new-variation"], "(;SZ[9]C[a] root words (;B[aa]C[b];W[bb] last words\n)(;))"),
        (LINE, &["goto end", "new-node"], "(;SZ[9]C[a] root words ;B[aa]C[b];W[bb] last words\n;)"),
        (
            LINE,
            &["goto end", "play B dd", "play W ee"],
            "(;SZ[9]C[a] root words ;B[aa]C[b];W[bb] last words\n;B[dd];W[ee])",
        ),
        (
            FORK,
            &["goto 0.1", "cut-variation", "goto start", "paste-variation"],
            "(;SZ[9](;B[aa] one (;W[bb] two ) three  five )(;W[cc];B[dd]C[four]))",
        ),
        (FORK, &["goto 1", "insert-node"], "(;SZ[9];;B[aa] one (;W[bb] two ) three (;W[cc];B[dd]four) five )"),
        (FORK, &["goto 1", "insert-node --after"], "(;SZ[9];B[aa] one ;(;W[bb] two ) three (;W[cc];B[dd]four) five )"),
        (FORK, &["goto 1", "new-node"], "(;SZ[9];B[aa] one (;W[bb] two ) three (;W[cc];B[dd]four) five (;))"),
        (FORK, &["goto 0.0", "insert-node"], "(;SZ[9];B[aa] one (;(;W[bb] two )) three (;W[cc];B[dd]four) five )"),
        (FORK, &["goto 0.1.0", "new-node"], "(;SZ[9];B[aa] one (;W[bb] two ) three (;W[cc];B[dd]four;) five )"),
        (FORK, &["goto 0.1", "promote"], "(;SZ[9];B[aa] one (;W[cc];B[dd]four) five (;W[bb] two ) three )"),
        (FORK, &["goto 0.0", "demote"], "(;SZ[9];B[aa] one (;W[cc];B[dd]four) five (;W[bb] two ) three )"),
        (FORK, &["goto 0.1", "move-to /"], "(;SZ[9](;B[aa] one (;W[bb] two ) three )(;W[cc];B[dd]four) five )"),
    ] {
        let (result, messages) = run_all(record, commands);
        assert_eq!(result, after, "{record}: {commands:?}");
        assert!(!messages.iter().any(|message| message.starts_with("left out")), "{record}: {messages:?}");
    }
}

#[test]
fn deleting_keeps_every_stray_word_in_order() {
    let cases = tries(40);
    let mut random = fastrand::Rng::with_seed(first_seed() + 13);
    let mut deletions = 0;
    for _ in 0..cases {
        let mut text = record(&mut random);
        for _ in 0..random.usize(1..5) {
            let spots = spots(&text);
            let roots: Vec<usize> = (0..spots.len()).filter(|&at| spots[at].parent.is_none()).collect();
            let node = random.usize(..spots.len());
            let game = roots.iter().rposition(|&root| root <= node).expect("a game");
            let below = &spots[node].children;
            let (command, gone) = match (random.u8(..6), spots[node].parent) {
                (_, None) if roots.len() > 1 => ("delete-game", vec![variation(&spots, node)]),
                (0..2, Some(_)) if !below.is_empty() => ("delete-node", vec![spots[node].own]),
                (2..5, Some(_)) => ("delete-variation", vec![variation(&spots, node)]),
                (5, _) if !below.is_empty() => {
                    ("truncate", below.iter().map(|&child| variation(&spots, child)).collect())
                }
                _ => continue,
            };
            let goes = match spots[node].parent {
                Some(_) => format!("goto /{}", path(&spots, node)),
                None => "goto start".to_owned(),
            };
            let commands = [&format!("game {}", game + 1), &goes[..], command];
            let (after, messages) = run_all(&text, &commands);
            let case = format!("{text:?}\n{after:?}\n{commands:?}");
            assert!(!messages.iter().any(|message| message.starts_with("left out")), "{messages:?} {case}");
            assert_eq!(words(&after, &[]), words(&text, &gone), "{case}");
            text = after;
            deletions += 1;
        }
    }
    assert!(deletions > cases, "{deletions} deletions");
}

#[test]
fn inserting_keeps_every_stray_word_behind_its_neighbour() {
    let mut random = fastrand::Rng::with_seed(15);
    let mut inserted = 0;
    for _ in 0..400 {
        let text = record(&mut random);
        let mut commands = Vec::new();
        for _ in 0..random.usize(1..4) {
            let spots = spots(&text);
            let node = random.usize(..spots.len());
            let game = (0..=node).filter(|&at| spots[at].parent.is_none()).count();
            let command = match (random.u8(..5), spots[node].parent) {
                (0, Some(_)) => "insert-node",
                (1, Some(_)) => "new-variation",
                (2, _) => "insert-node --after",
                _ => "new-node",
            };
            // What is inserted behind it changes no path to a node of the record.
            let path = path(&spots, node);
            if commands.is_empty() || !command.starts_with("insert") {
                commands.extend([format!("game {game}"), format!("goto /{path}"), command.to_owned()]);
            }
            if command.starts_with("insert") {
                break;
            }
        }
        let lines: Vec<&str> = commands.iter().map(String::as_str).collect();
        let (after, messages) = run_all(&text, &lines);
        assert!(
            !messages.iter().any(|message| message.starts_with("left out")),
            "{messages:?} {text:?}\n{after:?}\n{commands:?}"
        );
        assert_eq!(words(&after, &[]), words(&text, &[]), "{text:?}\n{after:?}\n{commands:?}");
        assert_eq!(places(&after), places(&text), "{text:?}\n{after:?}\n{commands:?}");
        inserted += commands.len() / 3;
    }
    assert!(inserted > 400, "{inserted}");
}

#[test]
fn cleaning_up_keeps_each_word_and_their_order() {
    let cases = tries(40);
    let mut random = fastrand::Rng::with_seed(first_seed() + 16);
    let mut kept = 0;
    for _ in 0..cases {
        let text = littered(&mut random);
        let normal = sgf::normalize(&Tree::read(text.clone().into_bytes()).0, false).expect("a record");
        let mut workspace = Workspace::open(text.clone().into_bytes()).0;
        let _ = workspace.run(&Command::parse("repair all").expect("a command"));
        let repaired = workspace.document().tree().write();
        for clean in [normal, repaired] {
            let clean = String::from_utf8(clean).expect("ASCII");
            let (mut before, mut after) = (words(&text, &[]), words(&clean, &[]));
            let found: Vec<Vec<&str>> = parts(&clean);
            for part in parts(&text) {
                // In one comment, one after the other, whatever else stands there.
                let is_whole = |found: &&Vec<&str>| {
                    let mut rest = found.iter();
                    part.iter().all(|word| rest.any(|other| other == word))
                };
                assert!(found.iter().any(|found| is_whole(&found)), "{part:?}\n{text:?}\n{clean:?}");
            }
            before.sort_unstable();
            after.sort_unstable();
            assert_eq!(before, after, "{text:?}\n{clean:?}");
            kept += after.len();
        }
    }
    assert!(kept > 10 * cases, "{kept} words");
}

#[test]
fn nodes_deleted_one_after_the_other_leave_the_words_between_them() {
    let mut random = fastrand::Rng::with_seed(14);
    let mut left = 0;
    for _ in 0..200 {
        let first = record(&mut random);
        let mut commands: Vec<String> = Vec::new();
        let mut text = first.clone();
        for _ in 0..random.usize(1..6) {
            let spots = spots(&text);
            let node = random.usize(..spots.len());
            if spots[node].parent.is_none() || spots[node].children.is_empty() {
                continue;
            }
            let game = (0..=node).filter(|&at| spots[at].parent.is_none()).count();
            commands.extend([format!("game {game}"), format!("goto /{}", path(&spots, node)), "delete-node".into()]);
            let lines: Vec<&str> = commands.iter().map(String::as_str).collect();
            text = run_all(&first, &lines).0;
            assert_eq!(words(&text, &[]), words(&first, &[]), "{first:?}\n{text:?}\n{commands:?}");
            left += words(&text, &[]).len();
        }
    }
    assert!(left > 1000, "{left} words");
}
