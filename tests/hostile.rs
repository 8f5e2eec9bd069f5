//! Short records that mean much: lists of rectangles, marks, pieces and games by the hundred thousand. Every command, and the small
//! picture that file managers ask for, answers them or says why not, within 512 MB and a few seconds of the processor.
#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Kilobytes of memory.
const MEMORY: u32 = 512 << 10;
/// Seconds of the processor: 2, and what a build for tests takes more.
const SECONDS: u32 = if cfg!(debug_assertions) { 20 } else { 2 };
/// By how much the records are shorter in a build for tests.
const SHARE: usize = if cfg!(debug_assertions) { 10 } else { 1 };

/// The point with this number on a board of 52 lines.
fn point(n: usize) -> String {
    let letter = |n: usize| char::from(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[n % 52]);
    format!("{}{}", letter(n), letter(n / 52))
}

/// A record in which something stands many times.
fn many(head: &str, count: usize, each: impl Fn(usize) -> String, tail: &str) -> String {
    let body: String = (0..count / SHARE).map(each).collect();
    format!("{head}{body}{tail}")
}

/// The records, each with its name.
fn records() -> Vec<(&'static str, String)> {
    let same = |text: &'static str| move |_: usize| text.to_owned();
    let pair = |n: usize| format!("[{}:{}]", point(n), point(n * 7 + n / 2704 + 1));
    vec![
        ("rectangles in a setup", many("(;SZ[52]AB", 25_000, same("[aa:ZZ]"), ")")),
        ("setups in a node", many("(;SZ[52]", 25_000, same("AB[aa:ZZ]"), ")")),
        ("setups in nodes", many("(;SZ[52]", 5_000, same(";AB[aa:ZZ]AW[aa:YY]AE[aa:ZZ]"), ")")),
        ("rectangles of marks", many("(;SZ[52]TR", 5_000, same("[aa:ZZ]"), ")")),
        ("marks in a node", many("(;SZ[52]", 5_000, same("TR[aa:ZZ]SQ[aa:ZZ]TB[aa:ZZ]"), ")")),
        ("dimmed and shown", many("(;SZ[52]", 5_000, same("DD[aa:ZZ]VW[aa:ZZ]"), ")")),
        ("labels on a point", many("(;SZ[19]LB", 300_000, same("[aa:abc def]"), ")")),
        ("labels on all points", many("(;SZ[52]LB", 300_000, |n| format!("[{}:{n}]", point(n)), ")")),
        ("a long label", many("(;SZ[19]LB[aa:", 1_000_000, same("W"), "])")),
        ("lines", many("(;SZ[52]LN", 300_000, pair, ")")),
        ("arrows", many("(;SZ[52]AR", 300_000, pair, ")")),
        ("lines off the board", many("(;SZ[9]LN", 300_000, same("[zz:aa]"), ")")),
        ("rectangles in Hex", many("(;GM[11]SZ[52]AB", 25_000, same("[a1:zz26]"), ")")),
        ("pods on a square", many("(;GM[19]SZ[9]AB", 30_000, same("[46CD]"), "CS[46CD])")),
        (
            "pieces over pieces",
            many("(;GM[Blokus]", 5_000, same(";1[a20,b20,c20];2[t20,s20];3[t1,s1];4[a1,b1,c1]"), ")"),
        ),
        (
            "diamonds over diamonds",
            many("(;GM[GembloQ]", 19_000, same(";1[b28,c28,b27,c27];2[bb28,bc28,bb27,bc27]"), ")"),
        ),
        ("variations of the first move", many("(;SZ[19]", 100_000, |n| format!("(;B[{}])", point(n)), ")")),
        ("a board as large as a number", "(;SZ[99999:99999]AB[aa])".to_owned()),
        ("figures", many("(;SZ[52]", 900, same(";B[aa]FG[]LB[aa:x]"), ")")),
        ("open brackets", many("", 500_000, same("(;"), "")),
        ("games without anything", many("", 300_000, same("(;)"), "")),
        ("small games", many("", 43_000, same("(;FF[4]GM[1]SZ[9];B[aa])"), "")),
        ("small games of another kind each", many("", 40_000, |n| format!("(;GM[{}]SZ[{}])", n % 42, n % 50 + 2), "")),
        ("unclosed games", many("", 43_000, same("(;FF[4]GM[1]SZ[9];B[aa]"), "")),
        ("a letter", many("(;C[", 1_000_000, same("a"), "])")),
    ]
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    let limits = format!("ulimit -v {MEMORY} && ulimit -t {SECONDS} && exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &limits, env!("CARGO_BIN_EXE_variorum")]).args(arguments).current_dir(folder);
    command.env("RUST_BACKTRACE", "0").env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::null());
    command.output().unwrap()
}

/// Runs every command on a record; returns those that exceed the limits.
fn wrong_answers(name: &str, text: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut wrong = Vec::new();
    let suffix = if text.contains("GM[Blokus]") || text.contains("GM[GembloQ]") { "blksgf" } else { "sgf" };
    let file = format!("record.{suffix}");
    fs::write(folder.path().join(&file), text).unwrap();
    // The versions of a merge differ in their middle.
    for (name, word) in [("ours", "C[ours]"), ("theirs", "C[theirs]")] {
        let middle = text.char_indices().map(|(at, _)| at).nth(text.chars().count() / 2).unwrap_or_default();
        fs::write(
            folder.path().join(format!("{name}.{suffix}")),
            format!("{}{word}{}", &text[..middle], &text[middle..]),
        )
        .unwrap();
    }
    let [ours, theirs] = ["ours", "theirs"].map(|name| format!("{name}.{suffix}"));
    let commands: [&[&str]; 21] = [
        &["info", &file],
        &["show", &file],
        &["show", "--json", "--at", "end", &file],
        &["check", &file],
        &["find", "D4", &file],
        &["render", "--at", "end", &file, "-o", "out.svg"],
        &["render", "--trays", &file, "-o", "out.png"],
        &["render", "--numbers", "--at", "end", "--diagrams", "50", &file, "-o", "out.svg"],
        &["render", "--thumbnail", "128", &file, "-o", "out.png"],
        &["convert", "--normalize", &file, "-o", "out.sgf"],
        &["edit", &file, "-c", "comment Well", "-o", "out.sgf"],
        &["edit", &file, "-c", "replace a b", "-o", "out.sgf"],
        &["outline", &file],
        &["compare", &file, &ours],
        &["merge", &file, &ours, &theirs, "-o", "out.sgf"],
        &["transpositions", &file],
        &["results", &file],
        &["analysis", "--json", "--losses", &file],
        &["remove-analysis", "properties", "comments", "variations", &file, "-o", "copies"],
        &["edit", &file, "-c", "rotate --remove-analysis", "-o", "out.sgf"],
        &["study", "judge", "--json", &file],
    ];
    for arguments in commands {
        let output = run(arguments, folder.path());
        // 1: found nothing, or something wrong. 2: not done, and said why.
        let printed = String::from_utf8_lossy(&output.stderr);
        let answered = match output.status.code() {
            Some(0 | 1) => true,
            Some(2) => printed.starts_with("variorum: ") && printed.len() < 1000,
            _ => false,
        };
        if !answered {
            let start: String = printed.chars().take(200).collect();
            wrong.push(format!("{name}: {arguments:?}: {}: {start}", output.status));
        }
    }
    wrong
}

/// Checks every second record, starting at `half`; the two halves are separate tests, so that they run in parallel.
fn half_is_answered(half: usize) {
    let records = records().into_iter().skip(half).step_by(2);
    let wrong: Vec<String> = records.flat_map(|(name, text)| wrong_answers(name, &text)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_command_answers_within_its_limits() {
    half_is_answered(0);
}

#[test]
fn every_command_answers_the_others_within_its_limits() {
    half_is_answered(1);
}

#[test]
fn a_small_picture_of_too_many_variations_is_declined_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [("nested", "(;"), ("games", "(;)")] {
        let file = format!("{name}.sgf");
        fs::write(folder.path().join(&file), text.repeat(15_000_000 / text.len())).unwrap();
        let output = run(&["render", "--thumbnail", "128", &file, "-o", "out.png"], folder.path());
        let printed = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{name}: {printed}");
        assert!(printed.contains(&file) && printed.lines().count() == 1, "{printed}");
    }
}

/// A published page that carries this record.
fn page(record: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(record).unwrap();
    let packed = packer.finish().unwrap();
    let digits = packed.chunks(3).flat_map(|bytes| {
        let bits = bytes.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - bytes.len()));
        (0..=bytes.len()).map(move |n| DIGITS[(bits >> (18 - 6 * n)) as usize & 63] as char)
    });
    let coded: String = digits.collect();
    format!("<!doctype html>\n<a id=\"save\" href=\"data:application/gzip;base64,{coded}\">x</a>\n")
}

/// Nodes and games cost far more than their bytes: a small page is believed to hold some, and not any number.
#[test]
fn a_page_that_holds_more_games_than_its_bytes_tell_apart_is_declined_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for (text, count, is_read) in [("(;)", 30_000, true), ("(;)", 300_000, false), ("(;", 450_000, false)] {
        let page = page(text.repeat(count).as_bytes());
        assert!(page.len() < 8_000, "{}", page.len());
        fs::write(folder.path().join("page.html"), page).unwrap();
        for command in [&["info", "page.html"][..], &["check", "page.html"], &["outline", "page.html"]] {
            let output = run(command, folder.path());
            let printed = String::from_utf8_lossy(&output.stderr);
            let is_declined = printed.starts_with("variorum: page.html: ") && printed.lines().count() == 1;
            let is_outline = command[0] == "outline";
            match is_read {
                true => assert!(matches!(output.status.code(), Some(0 | 1)), "{command:?}: {printed}"),
                // What git shows is shown as it is.
                false if is_outline => assert_eq!(output.status.code(), Some(0), "{printed}"),
                false => assert!(output.status.code() == Some(2) && is_declined, "{command:?}: {printed}"),
            }
        }
    }
}
