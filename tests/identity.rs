//! Oddly declared records: whoever is asked which game it is, and on which board, gives the same answer.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A record, and what everybody must say about it.
struct Case {
    record: &'static str,
    game: &'static str,
    /// Columns and rows, where there is a board.
    board: Option<(u64, u64)>,
    /// Whether its values can be judged.
    judged: bool,
    /// The manners it is written in.
    dialects: &'static [&'static str],
    /// A move by hand at the end of the record, and the property it becomes; none where it is refused.
    play: (&'static str, Option<&'static str>),
}

const fn case(
    record: &'static str,
    game: &'static str,
    board: (u64, u64),
    dialects: &'static [&'static str],
    play: (&'static str, &'static str),
) -> Case {
    let board = if board.0 == 0 { None } else { Some(board) };
    let play = (play.0, if play.1.is_empty() { None } else { Some(play.1) });
    Case { record, game, board, judged: true, dialects, play }
}

const fn unjudged(case: Case) -> Case {
    Case { judged: false, ..case }
}

const GOLEM: &[&str] = &["Little Golem"];
const HEXGUI: &[&str] = &["old HexGui"];

const CASES: &[Case] = &[
    // Without GM it is Go, whatever the names of events say.
    case("(;SZ[9];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    case("(;GM[ ]SZ[9];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    case("(;EV[Little Golem open]SZ[9];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    case("(;PC[Littleton]GN[golem]SZ[9];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    // Little Golem.
    case("(;EV[hex.mc]SO[http://www.littlegolem.com];B[kf];W[hg])", "hex", (11, 11), GOLEM, ("k11", ";B[kk]")),
    case("(;SO[http://www.littlegolem.com];W[ad];B[swap];W[eg])", "hex", (11, 11), GOLEM, ("k11", ";B[kk]")),
    case("(;EV[null]SO[http://www.littlegolem.com]SZ[13];B[mf];W[hg])", "hex", (13, 13), GOLEM, ("m13", ";B[mm]")),
    case("(;EV[hex.DEFAULT.HEX13]SZ[13];W[mf];B[hg])", "hex", (13, 13), GOLEM, ("m13", ";W[mm]")),
    case("(;EV[hex.x]PC[Little Golem];B[kf];W[hg])", "hex", (11, 11), GOLEM, ("k11", ";B[kk]")),
    // The site alone is no game, and its moves are in its own notation.
    case("(;PC[Little Golem]SZ[9];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    case("(;SO[littlegolem]KM[6.5]EV[null]SZ[9];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    case("(;SO[littlegolem]EV[go9.in.x]SZ[9];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    case("(;EV[hex.in.x];B[a10];W[f6])", "hex", (11, 11), HEXGUI, ("k11", ";B[k11]")),
    case("(;SO[littlegolem]EV[gomoku.mc.2006];B[h8];W[g9])", "gomoku", (15, 15), &[], ("O1", ";B[oo]")),
    case("(;EV[connect6.mc.2006];B[j10];W[i9l10])", "gomoku", (19, 19), &[], ("S1", ";B[ss]")),
    case("(;SO[littlegolem]EV[reversi8.mc.2010];B[f5];W[d6])", "othello", (8, 8), &[], ("c3", ";B[c3]")),
    case("(;SO[littlegolem]EV[loa.in.x];B[b1-b3])", "lines-of-action", (8, 8), &[], ("", "")),
    unjudged(case("(;SO[littlegolem]EV[yinsh.mc];W[e5];B[f6])", "yinsh", (0, 0), &[], ("", ""))),
    unjudged(case("(;SO[littlegolem]EV[pente.mc];W[e5];B[f6])", "other", (0, 0), &[], ("", ""))),
    case("(;EV[twixt.ld.DEFAULT]SZ[24];b[ec];r[ff])", "twixt", (24, 24), GOLEM, ("m12", ";b[ml]")),
    // A record that says what it is is taken at its word.
    case("(;GM[11]SO[http://www.littlegolem.com];B[k6];W[h7])", "hex", (11, 11), &[], ("k11", ";B[k11]")),
    case("(;GM[1]SZ[9]SO[http://www.littlegolem.com];B[cc];W[gg])", "go", (9, 9), &[], ("J1", ";B[ii]")),
    // Old HexGui.
    case("(;SZ[11];B[a10];W[b2])", "hex", (11, 11), HEXGUI, ("k11", ";B[k11]")),
    case("(;FF[4]GM[11]AP[HexGui:0.9.GIT];B[a10];W[b2])", "hex", (11, 11), HEXGUI, ("k11", ";B[k11]")),
    case("(;FF[4]GM[11]AP[HexGui:0.10.GIT];B[a10];W[b2])", "hex", (11, 11), &[], ("k11", ";B[k11]")),
    // Names and numbers.
    case("(;FF[4]GM[ 011 ];B[a10];W[b2])", "hex", (11, 11), &[], ("k11", ";B[k11]")),
    case("(;FF[4]GM[Hex];B[a10];W[b2])", "hex", (11, 11), &[], ("k11", ";B[k11]")),
    case("(;FF[4]GM[renju];B[hh];W[ii])", "gomoku", (15, 15), &[], ("O1", ";B[oo]")),
    case("(;FF[4]GM[2];B[d3];W[c3])", "othello", (8, 8), &[], ("b3", ";B[b3]")),
    case("(;FF[4]GM[amazons];B[djddgd])", "amazons", (10, 10), &[], ("", "")),
    case("(;FF[4]GM[21]SZ[24];B[c4];W[x24])", "twixt", (24, 24), &[], ("m12", ";B[m12]")),
    unjudged(case("(;FF[4]GM[game of go]SZ[9];B[cc])", "other", (9, 9), &[], ("", ""))),
    unjudged(case("(;FF[4]GM[12])", "jungle", (7, 9), &[], ("", ""))),
    case("(;GM[blokus DUO];B[e10])", "blokus", (14, 14), &[], ("", "")),
    unjudged(case("(;GM[Blokus  Duo];B[e10])", "other", (19, 19), &[], ("", ""))),
    case("(;GM[Blokus Duo];B[e10][e11])", "blokus", (14, 14), &["old Pentobi"], ("", "")),
    unjudged(case("(;FF[4]GM[40]SZ[9];B[bb];W[bc.bccbbaabbc];B[dd][de])", "kropki", (9, 9), &[], ("", ""))),
    // Sizes.
    case("(;FF[4]GM[1]SZ[9:9:9];B[cc])", "go", (9, 9), &[], ("A1", ";W[ai]")),
    case("(;FF[4]GM[1]SZ[9:13:2];B[cc])", "go", (9, 13), &[], ("A1", ";W[am]")),
    case("(;FF[4]GM[1]SZ[13x13x13];B[cc])", "go", (13, 13), &[], ("A1", ";W[am]")),
    case("(;FF[4]GM[11]SZ[5:7:3];B[c3])", "hex", (5, 7), &[], ("a1", ";W[a1]")),
    case("(;FF[4]GM[1]SZ[9:9:9:9];B[cc])", "go", (9, 9), &[], ("A1", ";W[ai]")),
    case("(;FF[4]GM[1]SZ[9:13:9:13];B[cc])", "go", (19, 19), &[], ("A1", ";W[as]")),
    case("(;FF[4]GM[1]SZ[9 9];B[cc])", "go", (9, 9), &[], ("A1", ";W[ai]")),
    case("(;FF[4]GM[1]SZ[9 : 9];B[cc])", "go", (9, 9), &[], ("A1", ";W[ai]")),
    case("(;FF[4]GM[1]SZ[ 1\n3 ];B[cc])", "go", (13, 13), &[], ("A1", ";W[am]")),
    case("(;FF[4]GM[1]SZ[9*13];B[cc])", "go", (9, 13), &[], ("A1", ";W[am]")),
    case("(;FF[4]GM[1]SZ[0];B[cc])", "go", (19, 19), &[], ("A1", ";W[as]")),
    case("(;FF[4]GM[1]SZ[60];B[cc])", "go", (19, 19), &[], ("A1", ";W[as]")),
    case("(;FF[4]GM[1]SZ[big];B[cc])", "go", (19, 19), &[], ("A1", ";W[as]")),
    case("(;FF[4]GM[19];B[33+B])", "octi", (9, 9), &[], ("", "")),
    case("(;FF[4]GM[19]RU[edgeless, kids];B[22+B])", "octi", (6, 7), &[], ("", "")),
    case("(;FF[4]GM[19]SZ[12];B[33+B])", "octi", (9, 9), &[], ("", "")),
    // Versions of the format decide how a pass is written.
    case("(;FF[300]GM[1]SZ[9];B[cc])", "go", (9, 9), &[], ("pass", ";W[]")),
    case("(;FF[x]GM[1]SZ[9];B[cc])", "go", (9, 9), &[], ("pass", ";W[tt]")),
];

fn variorum(args: &[&str], record: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(args)
        .env("LC_ALL", "C")
        .env("VARIORUM_HOME", std::env::temp_dir().join("variorum-tests-have-no-settings"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn json(args: &[&str], record: &str) -> Value {
    let output = variorum(args, record);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{record}: {error}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn board(answer: &Value) -> Option<(u64, u64)> {
    Some((answer["columns"].as_u64()?, answer["rows"].as_u64()?))
}

#[test]
fn everybody_gives_the_same_answer() {
    for case in CASES {
        let Case { record, .. } = *case;
        let info = &json(&["info", "--json", "-"], record)[0]["games"][0];
        assert_eq!((info["game"].as_str(), board(info)), (Some(case.game), case.board), "info: {record}");

        let show = json(&["show", "--json", "--at", "end", "-"], record);
        assert_eq!((show["game"].as_str(), board(&show)), (Some(case.game), case.board), "show: {record}");

        let findings = &json(&["check", "--strict", "--json", "-"], record)[0]["findings"];
        let findings = || findings.as_array().unwrap().iter();
        let is = |code: &str| findings().any(|finding| finding["code"] == code);
        assert_eq!(is("unchecked-game"), !case.judged, "check: {record}: {:?}", findings().collect::<Vec<_>>());
        assert!(!is("unreadable-move") && !is("unreadable-point"), "check judges by another game: {record}");
        let dialects = findings().filter(|finding| finding["code"] == "dialect");
        let words = dialects.map(|finding| finding["message"].as_str().unwrap().rsplit_once(" of ").unwrap().1);
        assert_eq!(words.collect::<Vec<_>>(), case.dialects, "check: {record}");
        assert_eq!(info["dialects"], Value::from(case.dialects), "info: {record}");

        let drawn = |format| variorum(&["render", "--format", format, "--output", "-", "-"], record);
        assert_eq!(drawn("svg").status.success(), case.board.is_some(), "render: {record}");
        if let Some((_, rows)) = case.board {
            let text = String::from_utf8(drawn("txt").stdout).unwrap();
            // A row ends with its name, as it begins; the names of columns are not the same at both ends.
            let is_row = |line: &&str| {
                let words: Vec<&str> = line.split_whitespace().collect();
                words.len() > 2 && words[0].parse::<u64>().is_ok() && words.first() == words.last()
            };
            assert_eq!(text.lines().filter(is_row).count() as u64, rows, "render: {record}\n{text}");
        }

        let (typed, written) = case.play;
        if !typed.is_empty() {
            let played = format!("play {typed}");
            let edited = variorum(&["edit", "-c", "goto end", "-c", &played, "--output", "-", "-"], record);
            let text = String::from_utf8(edited.stdout).unwrap();
            let end = record.strip_suffix(')').unwrap();
            let expected = written.map(|written| format!("{end}{written})"));
            assert_eq!(edited.status.success().then_some(text), expected, "edit: {record}");
        }
    }
}

/// The suffix of a file's name has a say where nothing in the record does, and nowhere else.
#[test]
fn the_name_of_a_file_is_the_last_hint() {
    let folder = tempfile::tempdir().unwrap();
    for (name, record, game) in [
        ("a.tsgf", "(;FF[4]SZ[24];b[cd];r[fg])", "twixt"),
        ("a.tsgf", "(;FF[4]SZ[24])", "twixt"),
        ("a.TSGF", "(;SZ[24];B[c4])", "twixt"),
        ("a.hgf", "(;FF[4]SZ[8];B[c4];W[f6])", "havannah"),
        ("a.hgf", "(;SO[http://www.littlegolem.com])", "havannah"),
        ("a.hsgf", "(;FF[4]SZ[8];B[cd];W[fg])", "hex"),
        ("a.blksgf", "(;B[e10,f10])", "blokus"),
        // The record knows better.
        ("a.tsgf", "(;GM[1]SZ[9];B[cc])", "go"),
        ("a.hgf", "(;GM[11]SZ[8];B[c4];W[f6])", "hex"),
        ("a.hsgf", "(;EV[twixt.ld.DEFAULT]SZ[24];b[ec];r[ff])", "twixt"),
        ("a.blksgf", "(;GM[Blokus Duo];B[e10])", "blokus"),
        // No hint.
        ("a.sgf", "(;FF[4]SZ[9];B[cc])", "go"),
        ("tsgf", "(;FF[4]SZ[9];B[cc])", "go"),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, record).unwrap();
        let file = path.to_str().unwrap();
        let message = |args: &[&str]| json(&[args, &[file]].concat(), "");
        assert_eq!(message(&["show", "--json"])["game"], game, "{name} {record}");
        assert_eq!(message(&["info", "--json"])[0]["games"][0]["game"], game, "{name} {record}");
        // An edit goes by the same name, and the copy has nothing but what was asked for.
        let edited = variorum(&["edit", file, "-c", "comment x", "-o", "-"], "");
        let edited = String::from_utf8(edited.stdout).unwrap();
        assert_eq!(edited.replace("C[x]", ""), record, "{name}");
    }
}
