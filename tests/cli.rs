//! The command line as scripts see it: shapes, exit statuses, and what happens to bad input.

mod analysis;
mod completions;
mod damaged;
mod find;
mod folders;
mod remove_analysis;
mod strangers;
mod tools;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// What a run of the program left.
struct Run {
    status: i32,
    out: Vec<u8>,
    err: String,
}

impl Run {
    fn out(&self) -> &str {
        str::from_utf8(&self.out).expect("text on standard output")
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out(), self.err))
    }

    /// Not done: status 2, nothing said but one line that names what it should.
    #[track_caller]
    fn refused(&self, words: &[&str]) {
        assert_eq!(self.status, 2, "{}", self.err);
        assert!(self.out.is_empty(), "{}", self.out());
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "no {word:?} in {}", self.err);
        }
    }

    /// As [`refused`](Run::refused), after lines that say what could not be read.
    #[track_caller]
    fn refused_after_findings(&self, words: &[&str]) {
        let last = self.err.lines().last().unwrap_or_default().to_owned();
        Run { err: last, out: self.out.clone(), ..*self }.refused(words);
    }

    #[track_caller]
    fn done(&self) -> &Self {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", String::from_utf8_lossy(&self.out));
        self
    }
}

fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: &[u8]) -> Run {
    run_with(args, input, &[])
}

/// Runs the program with some more in its environment, which otherwise names no display.
fn run_with<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: &[u8], environment: &[(&str, &str)]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(args)
        .env("LC_ALL", "C")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("VARIORUM_HOME", std::env::temp_dir().join("variorum-tests-have-no-settings"))
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may end without reading it all.
    let feeding = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    Run {
        status: output.status.code().expect("ended by itself"),
        out: output.stdout,
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Splits the arguments at blanks; input from nowhere.
fn variorum(line: &str) -> Run {
    run(line.split_whitespace(), b"")
}

/// As [`variorum`], with a record on standard input.
fn on(record: &str, line: &str) -> Run {
    run(line.split_whitespace(), record.as_bytes())
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

#[test]
fn help_and_version_are_answers() {
    assert_eq!(variorum("--version").done().out(), format!("variorum {}\n", env!("CARGO_PKG_VERSION")));
    let help = variorum("--help");
    for command in COMMANDS {
        assert!(help.done().out().contains(&format!("\n  {command} ")), "{command} is not in {}", help.out());
        let own = variorum(&format!("{command} --help"));
        assert!(own.done().out().contains(&format!("Usage: variorum {command}")), "{}", own.out());
    }
}

/// Commands that need a record.
const COMMANDS: [&str; 7] = ["check", "show", "info", "convert", "edit", "find", "render"];

/// Commands to which a folder means the records in it.
const OF_FOLDERS: [&str; 5] = ["check", "info", "find", "analysis", "remove-analysis"];

/// For each command, arguments that read the file `FILE` and write no other.
const READERS: [&str; 13] = [
    "find x FILE",
    "check FILE",
    "check --json FILE",
    "show FILE",
    "show --json FILE",
    "info FILE",
    "info --json FILE",
    "analysis FILE",
    "remove-analysis --dry-run FILE",
    "convert FILE -o OUT",
    "edit FILE -c next -o OUT",
    "render FILE -o OUT",
    "render --thumbnail 64 FILE -o OUT",
];

#[test]
fn wrong_arguments_are_one_line() {
    variorum("--nonsense").refused(&["--nonsense"]);
    for command in COMMANDS {
        variorum(command).refused(&["required"]);
        variorum(&format!("{command} --nonsense x")).refused(&["--nonsense"]);
    }
    on("(;)", "convert - -o - --from klingon").refused(&["klingon"]);
}

#[test]
fn a_file_that_is_no_record_is_named_and_nothing_is_written() {
    let folder = folder();
    let place = |name: &str| folder.path().join(name);
    fs::write(place("empty.sgf"), "").unwrap();
    fs::write(place("prose.sgf"), "Dear diary (today)").unwrap();
    // A picture whose bytes happen to hold the start of a node.
    fs::write(place("picture.sgf"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR(;GM[1])").unwrap();
    fs::create_dir(place("folder.sgf")).unwrap();
    let bad = [
        ("missing.sgf", "no such file"),
        ("empty.sgf", "is empty"),
        ("prose.sgf", "not a game record"),
        ("picture.sgf", "is a PNG picture"),
        ("folder.sgf", "is a folder"),
    ];
    for line in READERS {
        for (name, cause) in bad {
            if name == "folder.sgf" && OF_FOLDERS.iter().any(|command| line.starts_with(command)) {
                continue;
            }
            let file = place(name);
            let out = place("out.svg");
            let args = line.split(' ').map(|word| match word {
                "FILE" => file.clone().into_os_string(),
                "OUT" => out.clone().into_os_string(),
                word => word.into(),
            });
            let run = run(args, b"");
            if line.contains("--json") && !line.starts_with("show") {
                // The array is whole even when nothing could be read.
                assert_eq!((run.status, run.json()), (2, Value::Array(vec![])));
                assert!(run.err.contains(name) && run.err.contains(cause), "{line}: {}", run.err);
            } else {
                run.refused(&[name, cause]);
            }
            assert!(!out.exists(), "{line} on {name} wrote something");
        }
        on("", &line.replace("FILE", "-").replace("OUT", "-"));
    }
    on("", "convert - -o -").refused(&["standard input", "is empty"]);
    on("prose", "convert - -o -").refused(&["standard input", "not a game record"]);
}

#[cfg(unix)]
#[test]
fn an_unreadable_file_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let file = folder.path().join("secret.sgf");
    fs::write(&file, "(;)").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).unwrap();
    if fs::read(&file).is_ok() {
        println!("skipped: this user may read everything");
        return;
    }
    run([OsStr::new("check"), file.as_os_str()], b"").refused(&["secret.sgf", "permission denied"]);
}

#[cfg(unix)]
#[test]
fn every_command_takes_file_addresses_and_links() {
    let folder = folder();
    fs::write(folder.path().join("a b.sgf"), "(;GM[11]SZ[5];B[c3]C[found])").unwrap();
    fs::write(folder.path().join("do it.txt"), "goto end\ncomment there").unwrap();
    let here = format!("file://{}", folder.path().display());
    for line in ["check", "info", "show", "convert -o -", "edit -o - -c pass", "render --format txt -o -", "find found"]
    {
        let words = line.split(' ').map(str::to_owned);
        run(words.clone().chain([format!("{here}/a%20b.sgf")]), b"").done();
        let refused = |address: &str, words_of: &[&str]| {
            run(words.clone().chain([address.to_owned()]), b"").refused(words_of);
        };
        refused("file://far.example/a.sgf", &["another computer, far.example"]);
        refused("https://far.example/a.sgf", &["web addresses cannot be opened"]);
    }
    for line in ["info", "show", "convert -o -", "render --format txt -o -"] {
        run(line.split(' ').chain(["https://hexworld.org/board/#5,c3"]), b"").done();
    }
    let (out, script) = (format!("{here}/out%20of%20it.sgf"), format!("{here}/do%20it.txt"));
    run(["edit", "-", "--script", &script, "-o", &out], b"(;GM[11]SZ[5];B[c3])").done();
    assert_eq!(fs::read(folder.path().join("out of it.sgf")).unwrap(), b"(;GM[11]SZ[5];B[c3]C[there])");
}

#[test]
fn one_bad_file_does_not_hide_the_others() {
    let folder = folder();
    let good = folder.path().join("good.sgf");
    fs::write(&good, "(;GM[1]C[a)").unwrap();
    let run = run([OsStr::new("check"), OsStr::new("nowhere.sgf"), good.as_os_str()], b"");
    assert_eq!(run.status, 2);
    assert!(run.out().contains("good.sgf:1:"), "{}", run.out());
    assert!(run.err.contains("nowhere.sgf: no such file"), "{}", run.err);
}

#[test]
fn check_lists_findings_with_their_places() {
    let clean = on("(;GM[1]FF[4]SZ[9];B[aa])", "check -");
    assert_eq!(clean.done().out(), "");
    let broken = "(;GM[1]FF[4]SZ[9]\n;B[aa]C[no end\n";
    let text = on(broken, "check -");
    assert_eq!(text.status, 1, "{}", text.err);
    assert!(text.out().contains("-:2:8: error[unterminated-value]: "), "{}", text.out());
    let json = on(broken, "check --json -");
    assert_eq!(json.status, 1);
    let answer = json.json();
    let file = &answer[0];
    assert_eq!((&file["file"], &file["games"]), (&"-".into(), &1.into()));
    assert!(file["encoding"].is_string());
    let finding = &file["findings"][0];
    let keys: Vec<_> = finding.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["line", "column", "offset", "game", "path", "severity", "code", "message", "fixable"]);
    assert_eq!((&finding["line"], &finding["column"], &finding["offset"]), (&2.into(), &8.into(), &25.into()));
    assert_eq!((&finding["game"], &finding["path"]), (&1.into(), &"/0".into()));
}

#[test]
fn check_explains_every_code() {
    let all = variorum("check --explain");
    for rule in variorum::game::rules() {
        let word = rule.code.word();
        let reports = variorum(&format!("check --explain {word}"));
        assert!(reports.done().out().contains(rule.explanation()), "{}", reports.out());
        assert!(reports.out().contains(rule.title()), "{}", reports.out());
        assert_eq!(reports.out().contains("To fix it"), rule.is_fixable(), "{}", reports.out());
        assert!(all.done().out().lines().any(|line| line.starts_with(word)), "{word} is not listed");
    }
    variorum("check --explain nonsense").refused(&["nonsense", "--explain"]);
    variorum("check").refused(&["FILE"]);
}

#[test]
fn info_describes_a_file() {
    let record =
        "\u{feff}(;GM[Blokus Duo]PB[Ann]RE[W+4]DT[2026-01-02];B[a1](;W[n14];B[b3])(;W[n13]))\r\n(;GM[11]SZ[5:4])";
    let answer = on(record, "info --json -").done().json();
    let expected = serde_json::json!([{
        "file": "-", "bytes": record.len(), "encoding": "utf-8", "encoding_from": "bom", "escapes": "characters",
        "line_ends": "crlf",
        "games": [
            {
                "game": "blokus", "variant": "Blokus Duo", "columns": 14, "rows": 14, "players": {"B": "Ann"},
                "nodes": 5, "leaves": 2, "depth": 3, "main_line_moves": 3, "result": "W+4", "date": "2026-01-02",
                "encoding": "utf-8", "dialects": [],
            },
            {
                "game": "hex", "variant": "11", "columns": 5, "rows": 4, "players": {}, "nodes": 1, "leaves": 1,
                "depth": 0, "main_line_moves": 0, "result": null, "date": null, "encoding": "utf-8", "dialects": [],
            },
        ],
    }]);
    assert_eq!(answer, expected);
    let text = on(record, "info -");
    assert!(
        text.done()
            .out()
            .contains("\n  1: Blokus Duo 14×14, B Ann, 2026-01-02, result W+4, 3 moves, 5 nodes, 2 lines\n"),
        "{}",
        text.out()
    );
}

/// What `show --json` says of the place, without what is not asked for.
fn shown(record: &str, at: &str, fields: &[&str]) -> Value {
    let mut answer = on(record, &format!("show --json {at} -")).done().json();
    answer.as_object_mut().unwrap().retain(|name, _| fields.contains(&name.as_str()));
    answer
}

#[test]
fn show_has_the_fields_of_the_game() {
    let keys = |record: &str| -> Vec<String> {
        on(record, "show --json -").done().json().as_object().unwrap().keys().cloned().collect()
    };
    let all = "game variant columns rows path move_number to_play places pieces last_move captures score left legal_moves winner comment properties findings";
    let without = |missing: &str| -> Vec<String> {
        let missing: Vec<_> = missing.split_whitespace().collect();
        all.split_whitespace().filter(|key| !missing.contains(key)).map(str::to_owned).collect()
    };
    assert_eq!(keys("(;GM[1]SZ[9])"), without("pieces score left winner"));
    assert_eq!(keys("(;GM[11]SZ[5])"), without("pieces captures score left"));
    assert_eq!(keys("(;GM[Blokus Duo])"), without("captures"));
    assert_eq!(keys("(;GM[9]SZ[8];B[b8-b6])"), without("pieces score left"));
}

/// Points are written as in the record, in every field.
#[test]
fn points_are_named_as_the_record_names_them() {
    let shown = shown("(;GM[18]SZ[10];B[djddgd])", "--at end", &["places", "closed", "last_move"]);
    assert_eq!(shown["closed"], serde_json::json!(["gd"]));
    assert_eq!(shown["last_move"]["points"], serde_json::json!(["dj", "gd", "dd"]));
    assert_eq!(shown["places"]["dd"], "B");
    assert_eq!(shown["places"].as_object().unwrap().len(), 8);
}

#[test]
fn show_finds_nodes_and_describes_them() {
    let record = "(;GM[1]SZ[5]C[start];C[no move];B[ba]C[one\nline];W[aa](;B[ab]N[x\\]y])(;B[ee]))(;GM[11]SZ[3];B[a1])";
    let at = |place: &str| shown(record, place, &["path", "places", "comment", "move_number", "to_play"]);
    let path = |place: &str| shown(record, place, &["path"])["path"].as_str().unwrap().to_owned();
    assert_eq!(path(""), "/");
    assert_eq!(path("--at start"), "/");
    assert_eq!(path("--at 0"), "/0");
    assert_eq!(path("--at 1"), "0.0");
    assert_eq!(path("--at end"), "0*4");
    assert_eq!(path("--at 0*4"), "0*4");
    assert_eq!(path("--at 0.0.0.1"), "0*3.1");
    let expected = serde_json::json!({
        "path": "0.0", "move_number": 1, "to_play": "W", "places": {"ba": "B"}, "comment": "one\nline",
    });
    assert_eq!(at("--at 1"), expected);
    // The last move takes the stone in the corner.
    let end = shown(record, "--at end", &["places", "captures", "last_move", "properties"]);
    let expected = serde_json::json!({
        "places": {"ba": "B", "ab": "B"},
        "captures": {"B": 1, "W": 0},
        "last_move": {"colour": "B", "move": "ab", "points": ["ab"]},
        "properties": [["B", ["ab"]], ["N", ["x\\]y"]]],
    });
    assert_eq!(end, expected);
    let second = shown(record, "--game 2 --at end", &["game", "places", "to_play", "winner"]);
    assert_eq!(second, serde_json::json!({"game": "hex", "places": {"a1": "B"}, "to_play": "W", "winner": null}));
    // Nobody is to play when the game is over: after two passes in a row, or when somebody has given up.
    for (game, next) in [
        ("GM[1]SZ[9];B[];W[]", None),
        ("GM[1]SZ[9];B[aa];W[tt];B[tt]", None),
        ("GM[1]SZ[9];B[];W[aa];B[]", Some("W")),
        ("GM[1]SZ[9];B[];W[];AW[aa]", Some("B")),
        ("GM[11]SZ[5];B[a1];W[resign]", None),
        ("GM[11]SZ[5];B[a1];W[forfeit]", None),
        ("GM[11]SZ[5];B[a1];W[pass];B[pass]", Some("W")),
    ] {
        let turn = shown(&format!("(;{game})"), "--at end", &["to_play"]);
        assert_eq!(turn, serde_json::json!({"to_play": next}), "{game}");
    }
    for (place, words) in [("--at 4", "no move 4"), ("--at 0.7", "no node /0.7"), ("--game 3", "no game 3")] {
        on(record, &format!("show {place} -")).refused(&[words, "standard input"]);
    }
}

#[test]
fn swaps_of_hex_are_read_as_they_are_meant() {
    let record = "(;GM[11]SZ[5];B[a2];W[swap-pieces];B[a2])";
    let places = |options: &str| {
        let answer = on(record, &format!("show --json --at end {options} -")).done().json();
        (answer["places"].clone(), answer["findings"].as_array().unwrap().len())
    };
    let (judged, reports) = places("");
    assert_eq!((judged, reports), places("--swaps judged"));
    let pieces = places("--swaps pieces").0;
    assert_eq!(pieces, json!({"a2": "B", "b1": "W"}));
    assert_eq!(places("--swaps sides"), (json!({"a2": "B"}), 1));
    let findings = |options: &str| on(record, &format!("check {options} -")).out().to_owned();
    assert!(findings("--swaps sides").contains("[occupied]") && !findings("--swaps pieces").contains("[occupied]"));
    let text = |options: &str| on(record, &format!("render --at end --format txt {options} - -o -")).out().to_owned();
    assert_ne!(text("--swaps sides"), text("--swaps pieces"));
    assert_eq!(text("--swaps pieces"), text("--swaps as-written"));
    on(record, "show --swaps maybe -").refused(&["judged, as-written, pieces, sides"]);
}

#[test]
fn show_counts_the_placements_of_each_colour() {
    let start = shown("(;GM[Blokus Duo];B[e10])", "--at 1", &["score", "legal_moves", "to_play", "pieces", "left"]);
    assert_eq!(start["score"], serde_json::json!({"B": 1, "W": 0}));
    assert_eq!(start["to_play"], "W");
    assert_eq!(start["pieces"], serde_json::json!([{"colour": "B", "name": "1", "points": ["e10"]}]));
    assert_eq!(start["left"]["B"].as_array().unwrap().len(), 20);
    assert_eq!(start["left"]["W"].as_array().unwrap().len(), 21);
    // White's first piece covers the other start; Black's next touches the one on the board.
    assert!(start["legal_moves"]["W"].as_u64().unwrap() > 400, "{start}");
    assert!(start["legal_moves"]["B"].as_u64().unwrap() > 0, "{start}");
}

#[test]
fn show_draws_the_board_as_text() {
    let text = on("(;GM[1]SZ[5];B[ba]C[good])", "show --at 1 -");
    let expected = "  A B C D E\n5 .(X). . . 5\n";
    assert!(text.done().out().starts_with(expected), "{}", text.out());
    for part in ["Black B5", "White to play", "\n  good\n", "\nB[ba]\n"] {
        assert!(text.out().contains(part), "no {part:?} in {}", text.out());
    }
}

#[test]
fn convert_keeps_every_byte() {
    let odd = "preface\r\n( ;GM [1]\tsZ[9] ;  B[aa]xx[\\]]C[\u{e9}] (;W[bb])(;W[cc]) )\n\ntrailer";
    assert_eq!(on(odd, "convert - -o -").done().out(), odd);
    let folder = folder();
    let (from, to) = (folder.path().join("a.sgf"), folder.path().join("b.sgf"));
    fs::write(&from, b"(;C[\xff\xfe\r])").unwrap();
    let convert = |from: &Path, to: &Path| {
        run([OsStr::new("convert"), from.as_os_str(), OsStr::new("-o"), to.as_os_str()], b"").done();
    };
    convert(&from, &to);
    convert(&from, &from);
    assert_eq!(fs::read(&to).unwrap(), fs::read(&from).unwrap());
    let nowhere = folder.path().join("no/b.sgf");
    let run = run([OsStr::new("convert"), from.as_os_str(), OsStr::new("-o"), nowhere.as_os_str()], b"");
    run.refused(&["b.sgf", "does not exist"]);
}

#[test]
fn convert_changes_the_encoding_on_request() {
    let record = "(;FF[4]CA[UTF-8]C[é])";
    let latin = on(record, "convert --encoding latin1 - -o -");
    assert_eq!(latin.done().out, b"(;FF[4]CA[ISO-8859-1]C[\xe9])");
    let back = run(["convert", "--encoding", "utf-8", "-", "-o", "-"], &latin.out);
    assert_eq!(back.done().out(), record);
    // Read as what it is not, on request.
    let cyrillic = run(["convert", "--from", "koi8-r", "--encoding", "utf-8", "-", "-o", "-"], b"(;C[\xc1])");
    assert!(cyrillic.done().out().contains("C[а]"), "{}", cyrillic.out());
    on("(;FF[4]CA[UTF-8]C[棋])", "convert --encoding latin1 - -o -").refused(&["standard input:1:", "棋", "--lossy"]);
    assert_eq!(on("(;FF[4]CA[UTF-8]C[棋])", "convert --lossy --encoding latin1 - -o -").status, 0);
}

#[test]
fn dialects_and_encodings_have_names() {
    let kifu = "(\nTE[Spring Cup]RD[2026-03-01]KO[6.5]PB[Ada];B[pd])";
    let answer = on(kifu, "info --json -").done().json();
    assert_eq!(answer[0]["games"][0]["dialects"], serde_json::json!(["kifu (Nihon Ki-in, Sina)"]));
    assert_eq!((&answer[0]["encoding"], &answer[0]["encoding_from"]), (&"windows-1252".into(), &"ascii".into()));
    let text = on(kifu, "info -");
    assert!(text.done().out().contains("ASCII, lf"), "{}", text.out());
    assert!(text.out().contains("in the style of kifu"), "{}", text.out());
    assert!(on(kifu, "check --strict -").out().contains("note[dialect]: written in the style of kifu"));
    assert!(!on(kifu, "check -").out().contains("dialect"));
    let several = "(;CA[GBK]SZ[9])(;CA[UTF-8]SZ[9])";
    assert!(on(several, "info -").done().out().ends_with(", UTF-8\n"));
    assert_eq!(on(several, "info --json -").done().json()[0]["games"][1]["encoding"], "utf-8");
}

/// What other languages show of numbers, of severities and of how an encoding was found: nothing is left in English, and parts of a line are
/// separated by the language's own signs. Words for scripts stay.
#[test]
fn other_languages_have_no_english_left() {
    let record = b"(;FF[4]GM[1]SZ[9]KM[375]PB[Z\xfcrich];B[aa];W[aa])".as_slice();
    let named = b"(;FF[4]CA[ISO-8859-1]GM[1]SZ[9]PB[Z\xfcrich])".as_slice();
    let speak = |line: &str, input: &[u8], language: &str| {
        let run = run_with(line.split(' '), input, &[("LC_ALL", language)]);
        String::from_utf8(run.out).unwrap()
    };
    // The komi, a finding of show, how the encoding was found where it is guessed and where it is named, and the turn.
    for (language, komi, finding, guess, by_label, clause) in [
        ("de_DE", "7,5", "Warnung[occupied]: ", "(Vorgabe des Formats, geraten)", "(laut CA)", "; Schwarz am Zug"),
        (
            "fr_FR",
            "7,5",
            "avertissement[occupied]\u{a0}: ",
            "(celui du format par défaut, supposé)",
            "(d’après CA)",
            "\u{a0}; à",
        ),
        (
            "es_ES",
            "7,5",
            "advertencia[occupied]: ",
            "(la predeterminada del formato, una suposición)",
            "(según CA)",
            "; juega",
        ),
        ("ru_RU", "7,5", "предупреждение[occupied]: ", "(по умолчанию, догадка)", "(по CA)", "; ход: Чёрные"),
        ("ko_KR", "7.5", "경고[occupied]: ", "(형식의 기본값, 추정)", "(CA에 따름)", "; 흑 차례"),
        ("ja_JP", "7.5", "警告[occupied]：", "（形式の既定、推測）", "（CA による）", "、黒の番"),
        ("zh_CN", "7.5", "警告[occupied]：", "（格式默认，猜测）", "（由 CA 得知）", "；轮到黑方"),
        ("zh_TW", "7.5", "警告[occupied]：", "（格式預設，猜測）", "（由 CA 得知）", "；輪到黑方"),
        ("C", "7.5", "warning[occupied]: ", "(default, a guess)", "(ca)", "; Black to play"),
    ] {
        let language = if language == "C" { language.to_owned() } else { format!("{language}.UTF-8") };
        let check = speak("check -", record, &language);
        assert!(check.contains(komi) && check.contains("note[komi-scaled]"), "{language}: {check}");
        let show = speak("show --at end -", record, &language);
        assert!(show.contains(finding) && show.contains(clause), "{language}: {show}");
        for (input, words) in [(record, guess), (named, by_label)] {
            let info = speak("info -", input, &language);
            assert!(info.contains(words), "{language}: {info}");
        }
        let json = speak("info --json -", record, &language);
        assert!(json.contains("\"encoding_from\":\"default\""), "{language}: {json}");
    }
}

/// What an old property means is translated with the rest of the sentence.
#[test]
fn old_properties_are_explained_in_each_language() {
    let record = b"(;FF[4]GM[1]SZ[9];L[aa])";
    for (language, meaning) in [
        ("C", "L (letters)"),
        ("de_DE.UTF-8", "Buchstaben"),
        ("fr_FR.UTF-8", "lettres"),
        ("es_ES.UTF-8", "letras"),
        ("ja_JP.UTF-8", "文字"),
        ("zh_CN.UTF-8", "字母"),
        ("ru_RU.UTF-8", "буквы"),
        ("ko_KR.UTF-8", "글자"),
    ] {
        let reports = run_with(["check", "-"], record, &[("LC_ALL", language)]);
        let reports = String::from_utf8(reports.out).unwrap();
        assert!(reports.contains("obsolete-property") && reports.contains(meaning), "{language}: {reports}");
    }
}

/// What is written anew in another encoding is read wrongly for good where the label is wrong, so the doubt is reported first.
#[test]
fn converting_a_doubtful_text_reports_the_doubt() {
    let sample = |label: &str, encoding: &str, text: &str| {
        let raw = variorum::text::Charset::for_label(encoding).unwrap().encode(text).unwrap();
        [format!("(;FF[4]GM[1]CA[{label}]PB[").as_bytes(), &raw, b"];B[aa])"].concat()
    };
    let doubtful = sample("GBK", "euc-jp", "高尾紳路");
    for line in
        ["convert --normalize - -o -", "convert --encoding utf-8 - -o -", "convert --normalize --encoding utf-8 - -o -"]
    {
        let args: Vec<&str> = line.split(' ').collect();
        let reports = run(&args, &doubtful).err;
        assert!(
            reports.contains("CA says GBK") && reports.contains("EUC-JP") && reports.contains("--from"),
            "{line}: {reports}"
        );
        // Whoever names the encoding is not asked again, and nothing that is sure is doubted.
        let named = [&args[..], &["--from", "euc-jp"]].concat();
        let run_named = run(&named, &doubtful);
        assert_eq!((&*run_named.err, run_named.out().contains("高尾紳路")), ("", true), "{line}");
        assert_eq!(run(&args, &sample("EUC-JP", "euc-jp", "高尾紳路")).err, "", "{line}");
    }
    // Without another encoding nothing is read for good.
    assert_eq!(run(["convert", "-", "-o", "-"], &doubtful).err, "");
    // What the bytes contradict is a guess.
    let reports = run(["convert", "--normalize", "-", "-o", "-"], &sample("KOI8-R", "windows-1251", "Иванов")).err;
    assert!(reports.contains("is a guess"), "{reports}");
}

#[test]
fn convert_normalises_on_request() {
    let old = "hello (;GM[1]SZ[9:9]FF[3];Black[a\na]PL ;W[bb])";
    let clean = on(old, "convert --normalize - -o -");
    assert_eq!(clean.done().out(), "(;FF[4]CA[UTF-8]GM[1]SZ[9]C[hello];B[aa]C[PL];W[bb])\n");
    assert_eq!(on(clean.out(), "check -").done().out(), "");
    // A move that cannot be read is one no more: that is reported, and what was private before is not.
    for (record, reported) in [
        ("(;GM[1]FF[4]SZ[9];B[aa];W[xyz];B[cc])", "1 move that cannot be read is a private property"),
        ("(;GM[11]FF[4]SZ[9];B[a1];W[?];B[!!])", "2 moves that cannot be read are private properties"),
        ("(;GM[1]FF[4]SZ[9];B[aa];XW[xyz];B[cc])", ""),
        ("(;GM[1]FF[4]SZ[9]AB[aa]AW[aa][bb];B[cc])", "1 value that the format does not allow is in a private property"),
        (
            "(;GM[1]FF[4]LN[aa:aa]AR[bb:bb];B[cc])",
            "2 values that the format does not allow are in private properties of the copy: XAR, XLN",
        ),
        ("(;GM[1]FF[4]CA[UTF-8][Big5];B[cc])", "of the copy: XCA"),
        ("(;GM[1]FF[4]CA[mine];B[cc])", "of the copy: XCA"),
    ] {
        let run = on(record, "convert --normalize - -o -");
        let err = &run.err;
        assert_eq!(err.contains("private propert"), !reported.is_empty(), "{record}: {err}");
        assert!(err.contains(reported), "{record}: {err}");
    }
    // What M meant depends on the stones.
    let marks = on("(;FF[1]SZ[9];B[aa];W[ba]M[aa][cc];B[ab]M[ba])", "convert --normalize - -o -");
    assert_eq!(marks.done().out(), "(;FF[4]CA[UTF-8]GM[1]SZ[9];B[aa];W[ba]TR[aa]MA[cc];B[ab]TR[ba])\n");
    let wide = on("(;FF[4]C[é])", "convert --normalize --encoding latin1 - -o -");
    assert_eq!(wide.done().out, b"(;FF[4]CA[ISO-8859-1]GM[1]C[\xe9])\n");
}

#[test]
fn edit_carries_out_commands_in_order() {
    let record = "( ;GM[1]SZ[9] ;B[cc]\n;W[gg])";
    let args = ["edit", "-", "-c", "goto end", "-c", "play gc", "-c", "comment 'two\nlines'", "-o", "-"];
    let done = run(args, record.as_bytes());
    assert_eq!(done.done().out(), "( ;GM[1]SZ[9] ;B[cc]\n;W[gg];B[gc]C[two\nlines])");
    // Nothing asked for, nothing changed; and everything undone is nothing changed.
    assert_eq!(on(record, "edit - -o -").done().out(), record);
    let undone = run(["edit", "-", "-c", "set XX 1", "-c", "undo", "-o", "-"], record.as_bytes());
    assert_eq!(undone.done().out(), record);

    let folder = folder();
    let script = folder.path().join("script");
    fs::write(&script, "# two commands\ngoto 1\n\ncomment \"a\nb\"\n").unwrap();
    let script = script.to_str().unwrap();
    let done = run(["edit", "-", "-c", "goto 2", "--script", script, "-c", "name x", "-o", "-"], record.as_bytes());
    assert_eq!(done.done().out(), "( ;GM[1]SZ[9] ;B[cc]C[a\nb]N[x]\n;W[gg])");
}

#[test]
fn edit_does_everything_or_nothing() {
    let folder = folder();
    let file = folder.path().join("a.sgf");
    fs::write(&file, "(;GM[1]SZ[9];B[cc])").unwrap();
    let (name, script) = (file.to_str().unwrap(), folder.path().join("script"));
    let run_on = |command: &str| run(["edit", name, "-c", "goto 1", "-c", command, "-o", name], b"");
    // What cannot be done here, and what is no command.
    let refused = run_on("goto 7");
    assert_eq!((refused.status, refused.err.lines().count()), (1, 1), "{}", refused.err);
    assert!(refused.err.contains("a.sgf: command 2: 'goto 7'"), "{}", refused.err);
    assert_eq!(run_on("play zz9").status, 1);
    let wrong = |run: Run, words: &[&str]| {
        assert_eq!((run.status, run.err.lines().count()), (1, 1), "{}", run.err);
        assert!(words.iter().all(|word| run.err.contains(word)), "{}", run.err);
    };
    wrong(run_on("frobnicate"), &["command 2", "frobnicate"]);
    wrong(run_on("play"), &["command 2", "the move is missing"]);
    wrong(run_on("play 'dd"), &["command 2"]);
    fs::write(&script, "next\n\nfrobnicate\n").unwrap();
    let script = script.to_str().unwrap();
    wrong(run(["edit", name, "--script", script, "-o", name], b""), &["script:3", "frobnicate"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "(;GM[1]SZ[9];B[cc])");
    assert_eq!(run_on("comment good").done().status, 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), "(;GM[1]SZ[9];B[cc]C[good])");
}

#[test]
fn render_writes_the_format_of_the_suffix() {
    let record = "(;GM[1]SZ[5];B[ba];W[cb])";
    let folder = folder();
    let draw = |name: &str, options: &[&str]| {
        let out = folder.path().join(name);
        let out = out.to_str().unwrap();
        run([&["render", "-", "-o", out], options].concat(), record.as_bytes()).done();
        fs::read(out).unwrap()
    };
    let svg = String::from_utf8(draw("a.svg", &["--at", "end"])).unwrap();
    assert!(svg.contains("<svg") && svg.contains("</svg>"), "{svg}");
    assert_eq!(svg.as_bytes(), draw("b.svg", &["--at", "end"]), "the same again");
    assert_ne!(svg.as_bytes(), draw("b.svg", &["--at", "start"]));
    assert_ne!(svg.as_bytes(), draw("b.svg", &["--at", "end", "--numbers"]));
    assert_ne!(svg.as_bytes(), draw("b.svg", &["--at", "end", "--no-coordinates"]));
    let png = draw("A.PNG", &["--size", "200"]);
    assert_eq!(&png[1..4], b"PNG");
    let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!(side(16).max(side(20)), 200);
    let text = String::from_utf8(draw("a.txt", &["--at", "end"])).unwrap();
    assert!(text.contains("4 . .(O). . 4"), "{text}");
    let thumbnail = draw("no-suffix", &["--thumbnail", "128"]);
    assert_eq!((&thumbnail[1..4], &thumbnail[16..24]), (&b"PNG"[..], &[0, 0, 0, 128, 0, 0, 0, 128][..]));
    assert_eq!(on(record, "render --format txt --at end - -o -").done().out(), text);
}

#[test]
fn render_reports_what_it_cannot_draw() {
    let record = "(;GM[1]SZ[5];B[ba])";
    on(record, "render - -o picture").refused(&["picture", "must end in"]);
    on(record, "render - -o picture.jpeg").refused(&["picture.jpeg", ".jpeg is not a supported"]);
    on(record, "render - -o -").refused(&["--format"]);
    on(record, "render --theme plaid - -o no.svg").refused(&["unknown theme 'plaid'", "use one of"]);
    on(record, "render --size 0 - -o no.png").refused(&["standard input", "pixels"]);
    on(record, "render --size 4000000000 - -o no.png").refused(&["standard input", "pixels"]);
    on(record, "render --at 9 - -o no.png").refused(&["no move 9"]);
    on("(;GM[6];B[31op])", "render - -o no.svg").refused(&["backgammon", "no board"]);
    // Nothing is left behind, and what was there stays.
    let folder = folder();
    let out = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(out("old.png"), "old").unwrap();
    for (options, name, shows) in [
        ("", "new.gif", "gif"),
        ("--size 0", "new.png", "pixels"),
        ("--size 0", "new.svg", "pixels"),
        ("--size 100000", "new.png", "pixels"),
        ("--size 100000", "new.svg", "pixels"),
        ("--thumbnail 0", "new.png", "pixels"),
        ("--thumbnail 100000", "old.png", "pixels"),
        ("--at 9", "old.png", "no move 9"),
        ("--at 9", "new.txt", "no move 9"),
        ("", "nowhere/new.png", "nowhere"),
        // A file where a folder should be: not even the system's administrator can write there.
        ("", "old.png/new.svg", "old.png"),
    ] {
        on(record, &format!("render {options} - -o {}", out(name))).refused(&[shows]);
    }
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["old.png"]);
    assert_eq!(fs::read_to_string(out("old.png")).unwrap(), "old");
}

#[test]
fn without_a_display_a_file_is_no_window_but_a_sentence() {
    let answer = variorum("whatever.sgf");
    answer.refused(&[if cfg!(feature = "window") { "display" } else { "has no graphical interface" }]);
    // One that is named and does not answer is none either; and nobody is told where the program was built.
    for (variable, renderer) in [("DISPLAY", "auto"), ("DISPLAY", "gl"), ("WAYLAND_DISPLAY", "software")] {
        let answer = run_with(["--renderer", renderer, "whatever.sgf"], b"", &[(variable, ":4711")]);
        answer.refused(&[if cfg!(feature = "window") { "display" } else { "has no graphical interface" }]);
        assert!(!answer.err.contains(".rs") && !answer.err.contains("winit"), "{}", answer.err);
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let folder = folder();
    let file = folder.path().join("long.sgf");
    fs::write(&file, format!("(;GM[1]{}", ";B".repeat(20_000))).unwrap();
    let shell = format!("'{}' check '{}' | head -n 1", env!("CARGO_BIN_EXE_variorum"), file.display());
    let output = Command::new("sh").args(["-c", &shell]).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.stdout.iter().filter(|byte| **byte == b'\n').count(), 1);
}

/// Two games, a line a node, each with a name of its own and something to remark. The moves are numbered otherwise than the nodes.
fn named_nodes() -> String {
    fn node(name: &str) -> String {
        format!("\n;N[{name}]TE[1]BM[1]B[aa]")
    }
    let mut names = 0..;
    let mut line = |length: usize| -> String {
        names.by_ref().take(length).map(|number| node(&format!("node {number}"))).collect()
    };
    let mut game = || {
        let root = line(1).replace("\n;", "\n;GM[1]SZ[9]").replace("TE[1]BM[1]B[aa]", "GB[1]GW[1]");
        let variations: Vec<String> = [1, 5, 3, 2, 1].into_iter().map(|length| format!("({})", line(length))).collect();
        let inside: Vec<String> = (0..4).map(|_| format!("({})", line(2))).collect();
        format!("({root}{}({}{}))", variations.concat(), line(1), inside.concat())
    };
    game() + &game()
}

/// What a program says of a node, its reader can ask for.
#[test]
fn every_address_that_is_printed_leads_back_to_its_node() {
    let record = named_nodes();
    let lines: Vec<&str> = record.lines().collect();
    let name_in = |line: &str| line.split_once("N[").unwrap().1.split_once(']').unwrap().0.to_owned();
    let nodes = lines.iter().filter(|line| line.contains("N[")).count();
    // The game, the path and the name of every node, as each command tells them.
    let mut reports: Vec<(String, String, String)> = Vec::new();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    for hit in on(&record, "find --json --in names node -").done().json().as_array().unwrap() {
        reports.push((hit["game"].to_string(), text(&hit["path"]), text(&hit["value"])));
    }
    assert_eq!(reports.len(), nodes);
    for line in on(&record, "find --in names node -").done().out().lines() {
        let mut parts = line.splitn(5, ':').skip(1).map(str::to_owned);
        let (game, path, name) = (parts.next().unwrap(), parts.next().unwrap(), parts.nth(1).unwrap());
        reports.push((game, path, name.trim().to_owned()));
    }
    let mut seen = BTreeSet::new();
    for finding in on(&record, "check --json -").json()[0]["findings"].as_array().unwrap() {
        let line = lines[finding["line"].as_u64().unwrap() as usize - 1];
        if let Some(path) = finding["path"].as_str() {
            seen.insert(name_in(line));
            reports.push((finding["game"].to_string(), path.to_owned(), name_in(line)));
        }
    }
    assert_eq!(seen.len(), nodes);
    reports.sort();
    reports.dedup();
    assert_eq!(reports.len(), nodes, "the commands disagree: {reports:#?}");
    for (game, path, name) in reports {
        let args = ["show", "--json", "--game", &game, "--at", &path, "-"];
        let shown = run(args, record.as_bytes());
        let shown = shown.done().json();
        assert_eq!(shown["path"], *path);
        let is_name = |property: &&Value| property[0] == "N";
        let found = shown["properties"].as_array().unwrap().iter().find(is_name).unwrap();
        assert_eq!(found[1][0], *name, "game {game}, {path}");
        let words = run(["show", "--game", &game, "--at", &path, "-"], record.as_bytes());
        let words = words.done().out();
        assert!(words.contains(&format!("node {path}, move ")), "{path}: {words}");
        let edited = run(
            ["edit", "-", "-c", &format!("game {game}"), "-c", &format!("goto {path}"), "-c", "name ''", "-o", "-"],
            record.as_bytes(),
        );
        let gone: Vec<String> = lines
            .iter()
            .filter(|line| line.contains("N["))
            .map(|line| name_in(line))
            .filter(|name| !edited.out().contains(&format!("N[{name}]")))
            .collect();
        assert_eq!(gone, [name], "{path}: {}", edited.err);
    }
}

/// What the picture of an Octi board shows and its text has no room for.
#[test]
fn pods_are_shown_with_their_prongs() {
    let record = "(;GM[19]SZ[9]RU[fast:];B[53+A];W[57+E];B[53+C])";
    let shown = on(record, "show --at end -");
    let printed = shown.done().out();
    let line = printed.lines().find_map(|line| line.strip_prefix("on the board: ")).unwrap_or_default();
    let mut pods: Vec<&str> = line.split("; ").collect();
    pods.sort_unstable();
    assert_eq!(pods, ["33 Black", "37 White", "53 Black AC", "57 White E", "73 Black", "77 White"], "{printed}");
    assert!(!on("(;GM[1]SZ[9];B[ee])", "show --at end -").done().out().contains("on the board"));
}

#[test]
fn a_mistyped_command_is_not_opened_as_a_file() {
    variorum("chekc game.sgf").refused(&["chekc", "did you mean 'check'"]);
    variorum("finf").refused(&["finf", "find"]);
}

#[test]
fn the_commands_of_edit_are_listed() {
    let list = variorum("edit --commands");
    for entry in variorum::commands::table() {
        let line = format!("\n  {}\n", entry.line());
        assert_eq!(list.done().out().contains(&line), entry.window.is_none(), "{line}");
    }
}

#[test]
fn impossible_pictures_are_refused() {
    on("(;GM[1]SZ[9];B[aa])", "render - -o - --format txt --diagrams 5").refused(&["--diagrams"]);
    on("(;GM[1]SZ[9];B[aa])", "render - -o - --format svg --turn 99").refused(&["--turn", "99"]);
}
