//! The tools on the command line: finding and replacing, files of servers, what is not written over.

use super::{folder, on, run, variorum};
use serde_json::{Value, json};
use std::fs;

const GIB: &str =
    "\\HS\n\\[GAMEBLACKNAME=Ann (3D)\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 15\nXYZ 1\n\\GE\n";
const MADE: &str = "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[Ann]BR[3d]\n;B[pd]\n;W[dp])\n";

#[test]
fn files_of_servers_are_records() {
    let folder = folder();
    let place = |name: &str| folder.path().join(name);
    fs::write(place("game.gib"), GIB).unwrap();
    let (from, to) = (place("game.gib"), place("game.sgf"));
    let [from, to] = [&from, &to].map(|path| path.to_str().unwrap());
    let converted = run(["convert", from, "-o", to], b"");
    assert_eq!((converted.status, fs::read_to_string(to).unwrap()), (0, MADE.to_owned()));
    assert!(converted.err.contains("line 8") && converted.err.contains("XYZ 1"), "{}", converted.err);
    let checked = run(["check", from], b"");
    assert!(checked.out().contains("warning[unread-line]") && checked.out().contains("XYZ 1"), "{}", checked.out());
    assert!(run(["info", from], b"").out().contains("Ann"));
    // Whatever else shows the file says once that there is more in it.
    let (picture, page) = (place("game.svg"), place("game.html"));
    let [picture, page] = [&picture, &page].map(|path| path.to_str().unwrap());
    for command in [
        &["info", from][..],
        &["show", from],
        &["render", from, "-o", picture],
        &["publish", from, "-o", page],
        &["transpositions", from],
    ] {
        let shown = run(command.iter().copied(), b"");
        let printed = shown.err.matches("1 line of the file was not understood; see 'variorum check'").count();
        assert_eq!((shown.status, printed), (0, 1), "{command:?}: {}", shown.err);
    }
    // An encoding that is a guess is called one.
    let mut korean = b"\\HS\n\\[GAMEBLACKNAME=".to_vec();
    korean.extend(b"\xC0\xCC\xC3\xA2\xC8\xA3\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n");
    fs::write(place("korean.gib"), korean).unwrap();
    let korean = place("korean.gib");
    let korean = korean.to_str().unwrap();
    for command in [
        &["check", korean][..],
        &["info", korean],
        &["show", korean],
        &["render", korean, "-o", picture],
        &["publish", korean, "-o", page],
        &["convert", korean, "-o", "-"],
    ] {
        let shown = run(command.iter().copied(), b"");
        let printed = format!("{}{}", String::from_utf8_lossy(&shown.out), shown.err);
        assert_eq!(printed.matches("EUC-KR is a guess").count(), 1, "{command:?}: {printed}");
    }
    // What is said of the file is about the file, and not about the record that is made of it.
    let described = run(["info", "--json", korean], b"").json();
    assert_eq!((&described[0]["encoding"], &described[0]["encoding_from"]), (&json!("euc-kr"), &json!("detected")));
    assert!(run(["info", korean], b"").out().contains("EUC-KR"));
    let findings = run(["check", "--json", from], b"").json();
    let unread = findings[0]["findings"].as_array().unwrap().iter().find(|finding| finding["code"] == "unread-line");
    assert_eq!(unread.map(|finding| &finding["line"]), Some(&json!(8)));
    assert!(checked.out().contains("game.gib:8:1: warning[unread-line]"), "{}", checked.out());
    // The file that it came from is never written over.
    run(["edit", from, "-c", "comment x", "-o", from], b"").refused_after_findings(&["another format"]);
    assert_eq!(fs::read_to_string(from).unwrap(), GIB);
    let crypt = "[Header]\nVer=UGF2\nCrypt=2146,SECRET,READ_WRITE\n[Data]\n";
    on(crypt, "show -").refused(&["encrypted"]);
}

/// What could not be read up to a node is reported where that node is shown.
#[test]
fn a_board_that_may_be_wrong_is_called_so() {
    let printed = "a move or setup up to this node could not be read";
    for (record, at, is_said) in [
        ("(;GM[1]SZ[9];B[what];W[aa])", "end", true),
        ("(;GM[1]SZ[9];B[what];W[aa])", "start", false),
        ("(;GM[11]SZ[5];B[z9];W[a1])", "end", true),
        ("(;GM[1]SZ[9]AB[aa][90];W[cc])", "end", true),
        ("(;GM[1]SZ[9];B[bb];W[aa])", "end", false),
        // That the board is a guess is another matter.
        ("(;GM[99];B[aa])", "end", false),
    ] {
        let shown = on(record, &format!("show --at {at} -"));
        let drawn = on(record, &format!("render --at {at} - -o - --format svg"));
        assert_eq!([shown.err, drawn.err].map(|err| err.contains(printed)), [is_said; 2], "{record}");
    }
}

/// What CA says besides an encoding is kept, and that is reported.
#[test]
fn what_a_label_says_besides_is_reported() {
    let folder = folder();
    let path = folder.path().join("x.sgf");
    for (label, kept) in [("mine", Some("mine")), ("mine][Big5", Some("mine, Big5")), ("unknown", None)] {
        fs::write(&path, format!("(;FF[4]CA[{label}]GM[1];B[aa])")).unwrap();
        let path = path.to_str().unwrap();
        let edited = run(["edit", path, "-c", "comment é", "-o", "-"], b"");
        assert_eq!(edited.out().contains("XCA["), kept.is_some(), "{}", edited.out());
        let is_said = kept.map(|kept| edited.err.contains(&format!("is kept in XCA: {kept}")));
        assert!(is_said.unwrap_or(edited.err.is_empty()), "{label}: {}", edited.err);
        let converted = run(["convert", "--encoding", "utf-8", path, "-o", "-"], b"");
        assert_eq!(converted.err.contains("XCA"), kept.is_some(), "{label}: {}", converted.err);
    }
    // Whoever writes the private property knows what is in it.
    let written = run(["edit", "-", "-c", "set XCA mine", "-o", "-"], b"(;FF[4]CA[UTF-8]GM[1];B[aa])");
    assert_eq!((written.done().out().contains("XCA[mine]"), &*written.err), (true, ""));
}

#[test]
fn a_range_of_moves_is_drawn_with_its_list() {
    let game = "(;GM[1]SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee];B[ed];W[bb];B[de])";
    let drawn = on(game, "render - -o - --format svg --from 2 --at 5");
    let picture = drawn.done().out();
    assert!(picture.contains("Moves 2 to 5") && !picture.contains("Moves 1"), "{picture}");
    assert!(on(game, "render - -o - --format svg --from 2 --at 5 --diagrams 2").done().out().contains("Moves 4 to 5"));
    let to_end = on(game, "render - -o - --format svg --from 2 --at end").done().out().to_owned();
    assert_eq!(
        on(game, "render - -o - --format svg --from 2").done().out(),
        to_end,
        "to the end where nothing is said"
    );
    on(game, "render - -o - --format svg --from 9 --at end").refused(&["no move 9"]);
    on(game, "render - -o - --format txt --from 2 --at end").refused(&["--from"]);
}

#[test]
fn a_copy_is_made_for_a_program() {
    let latin = b"(;GM[1]CA[ISO-8859-1]PB[Z\xFCrich]A1[x];B[aa])";
    let copy = run(["convert", "--for", "sabaki", "-", "-o", "-"], latin);
    assert_eq!(copy.status, 0);
    assert!(copy.out().contains("Zürich") && !copy.out().contains("A1"), "{}", copy.out());
    assert!(copy.err.contains("not in this copy: A1"), "{}", copy.err);
    on("(;GM[1];B[aa])", "convert --for pentobi - -o -").refused(&["Pentobi cannot read"]);
    let second = on("(;GM[11]SZ[5])(;GM[11]SZ[6];B[a1])", "convert --for hexgui --game 2 - -o -");
    assert!(second.out().contains("SZ[6]") && !second.out().contains("SZ[5]"));
    assert!(second.err.contains("without the other"), "{}", second.err);
    on("(;)", "convert --for nobody - -o -").refused(&["nobody"]);
}

#[test]
fn moves_are_listed_in_the_notation_of_the_game() {
    for (record, at, list) in [
        ("(;GM[1]SZ[9];B[dd];W[ee](;B[])(;B[aa]))", "0.0.1", "1. D6 2. E5 3. A9"),
        ("(;GM[11]SZ[11];B[a3];W[swap-pieces];B[d5])", "start", "1. a3 2. swap-pieces 3. d5"),
        ("(;GM[1])", "start", ""),
    ] {
        assert_eq!(on(record, &format!("show --moves --at {at} -")).done().out().trim_end(), list, "{record}");
    }
}

#[test]
fn names_are_corrected_in_all_games_and_taken_back_in_one_step() {
    let games = "(;GM[1]PB[Ann Lee]PW[Bob];B[aa]C[Ann\nLee plays])\n".repeat(300);
    let found = on(&games, "find --in players ann -");
    assert_eq!((found.status, found.out().lines().count()), (0, 300));
    let edit = |commands: &[&str]| {
        let commands = commands.iter().flat_map(|command| ["-c", command]);
        run(["edit", "-", "-o", "-"].into_iter().chain(commands), games.as_bytes())
    };
    let replace = "replace --in=players 'ann lee' 'Anne Lee'";
    let replaced = edit(&[replace]);
    assert_eq!(replaced.out(), games.replace("PB[Ann Lee]", "PB[Anne Lee]"));
    assert!(replaced.err.contains("300"), "{}", replaced.err);
    assert_eq!(edit(&[replace, "undo"]).out(), games);
    assert_eq!(edit(&["replace 'ann lee' X"]).out().matches('X').count(), 600, "across line breaks, too");
    variorum("find --in nonsense x FILE").refused(&["nonsense"]);
}

/// What places are called holds for what is typed, too; what is written stays as the record writes it, and what a board cannot
/// have is said once.
#[test]
fn places_are_typed_and_shown_by_their_names() {
    for (record, way, line, expected) in [
        ("(;GM[11]SZ[11])", "relative", r#"play "5'2""#, ";B[g2])"),
        ("(;GM[11]SZ[11])", "usual", "play g2", ";B[g2])"),
        ("(;GM[1]SZ[19])", "numbers", "play 3-4", ";B[cd])"),
        ("(;GM[1]SZ[19])", "other-side", "mark circle Q4", "CR[dd])"),
        ("(;GM[9]SZ[8])", "relative", "play 2-1-2-3", ";B[b8-b6])"),
    ] {
        let written = run(["edit", "-", "-o", "-", "--coordinates", way, "-c", line], record.as_bytes());
        assert!(written.done().out().ends_with(expected), "{way} {line}: {}", written.out());
    }
    let spoken = on("(;GM[11]SZ[11];B[g2];W[d4])", "show - --at end --spoken --coordinates relative");
    let printed = spoken.done().out();
    assert!(printed.contains("White 44") && printed.contains("5'2, Black") && !printed.contains("d4"), "{printed}");
    let turned = on("(;GM[11]SZ[11];B[a1];W[b2])", "show - --at end --spoken --coordinates other-side");
    assert!(turned.done().out().contains("White j10"), "{}", turned.out());
    for (record, way, list) in [
        ("(;GM[1]SZ[19];B[dd];W[pq])", "usual", "1. D16 2. Q3"),
        ("(;GM[1]SZ[19];B[dd];W[pq])", "record", "1. dd 2. pq"),
        ("(;GM[1]SZ[19];B[dd];W[pq])", "relative", "1. 4-4 2. 4'-3'"),
        ("(;GM[9];B[b8-b6])", "numbers", "1. 2-1:2-3"),
        ("(;GM[havannah]SZ[5];W[i9])", "in-line", "1. I5"),
        ("(;GM[havannah]SZ[5];W[i9])", "chinese", "1. I9"),
    ] {
        let run = on(record, &format!("show - --moves --coordinates {way}"));
        assert_eq!((run.status, run.out().trim_end()), (0, list), "{way}");
    }
    for line in ["show -", "show - --json", "render - -o - --format svg", "edit - -o - -c next"] {
        let run = on("(;GM[havannah]SZ[5];W[c3])", &format!("{line} --coordinates relative"));
        assert_eq!((run.status, run.err.lines().count()), (0, 1), "{line}: {}", run.err);
        // And what the board does have.
        assert!(run.err.contains("no relative notation") && run.err.contains("usual, in-line;"), "{line}: {}", run.err);
        on("(;GM[havannah]SZ[5];W[c3])", &format!("{line} --coordinates in-line")).done();
    }
}

/// What is against the rules is done and said on standard error; what cannot be written is not done, with status 1.
#[test]
fn a_move_against_the_rules_is_a_warning() {
    let played = run(["edit", "-", "-c", "play a1", "-o", "-"], b"(;GM[2]SZ[8])");
    assert_eq!((played.status, played.out()), (0, "(;GM[2]SZ[8];B[a1])"));
    let (place, why) = played.err.trim_end().split_once(": illegal move recorded: ").unwrap();
    assert!(place.ends_with("command 1") && why.contains("turns over no disc"), "{}", played.err);
    let refused = run(["edit", "-", "-c", "play a1", "-o", "-"], b"(;GM[21]SZ[12])");
    assert_eq!((refused.status, refused.out(), refused.err.lines().count()), (1, "", 1), "{}", refused.err);
}

#[test]
fn letters_missing_from_pictures_are_reported() {
    let folder = folder();
    let draw = |label: &str, name: &str, options: &str| {
        let out = folder.path().join(name);
        let run =
            on(&format!("(;GM[1]SZ[5]CA[UTF-8]LB[ba:{label}])"), &format!("render {options} - -o {}", out.display()));
        assert_eq!(run.status, 0);
        run.err
    };
    // No font has what will never be a letter.
    let reported = draw("\u{fdd0}b", "a.png", "");
    assert!(reported.contains('\u{fdd0}') && reported.contains(".svg"), "{reported}");
    assert!(!draw("\u{fdd1}", "a.svg", "--outlines").is_empty());
    // As text they are kept, and what the font has is drawn.
    assert_eq!(draw("\u{5d0}", "b.svg", ""), "");
    // Letters of other fonts are drawn where one is installed, or told.
    let png = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let (aleph, boxed) = (draw("\u{5d0}", "c.png", ""), draw("\u{fdd0}", "d.png", ""));
    assert!(aleph.is_empty() == (png("c.png") != png("d.png")) && !boxed.is_empty(), "{aleph}");
    assert_eq!(draw("\u{416}", "b.png", ""), "");
    assert!(fs::read_to_string(folder.path().join("b.svg")).unwrap().contains('\u{5d0}'));
}

/// A position, and a part of one, are looked for as they are in the window.
#[test]
fn positions_are_found_and_parts_of_them() {
    let folder = folder();
    let place = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).unwrap();
        folder.path().join(name).to_str().unwrap().to_owned()
    };
    let like = place("like.sgf", "(;GM[1]SZ[9];B[cc];W[dc];B[gg])");
    let games = place("games.sgf", "(;GM[1]SZ[9];W[dc];B[cc];B[gg])(;GM[1]SZ[9];B[gg];W[gf])(;GM[1]SZ[9];B[cc];W[dd])");
    let find = |more: &[&str]| run(["find", "--like", &*like].into_iter().chain(more.iter().copied()), b"");
    let lines = |run: &super::Run| run.out().replace(&games, "F").lines().map(str::to_owned).collect::<Vec<_>>();
    // However it came about.
    let exact = find(&["--at", "end", &games]);
    assert_eq!((exact.status, lines(&exact)), (0, vec!["F:1:0*3".to_owned()]));
    assert_eq!(lines(&find(&["--at", "2", &games])), ["F:1:0.0"]);
    let part = ["--at", "2", "--part", "C7:D7", &*games];
    assert_eq!(lines(&find(&part)), ["F:1:0.0: C7 D7"]);
    let turned = find(&[&part[..], &["--turned"]].concat());
    assert_eq!(lines(&turned), ["F:1:0.0: C7 D7", "F:2:0.0: G4 G3"]);
    let json = find(&[&part[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(json.out()).unwrap();
    assert_eq!(json[0]["points"], serde_json::json!(["cc", "dc"]));
    assert_eq!(find(&["--at", "3", "--part", "gg gg", &games]).status, 0);
    assert_eq!(find(&["--at", "start", "--part", "A1:J9", "--at-edges", "--exchanged", &games]).status, 0);
    assert_eq!(find(&["--at", "1", "-"]).status, 2, "nothing on standard input");
    find(&["--part", "Z99", &games]).refused(&["Z99", "C3:G7"]);
    find(&["--at", "99", &games]).refused(&["99"]);
    find(&[]).refused(&["record"]);
    run(["find", "--part", "A1", "x", &*games], b"").refused(&["--like"]);
    run(["find", "x"], b"").refused(&["record"]);
}

/// What is not written as the format has it is told, with what it means or that nobody knows.
#[test]
fn odd_game_information_is_reported_with_its_meaning() {
    let record = "(;GM[1]SZ[9]DT[6 June 2020]RE[Both lost]TM[1:30]KM[6.5]HA[2])(;GM[1]DT[2020-06-06]RE[Draw])";
    let reported = on(record, "info -");
    let lines: Vec<&str> = reported.done().out().lines().map(str::trim).collect();
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert_eq!(
        lines[2..5],
        ["DT[6 June 2020] means 2020-06-06", "RE[Both lost] is not recognised", "TM[1:30] is not recognised"]
    );
    let json = on(record, "info --json -").json();
    let entry = |id: &str, value: &str, means: Option<&str>| json!({"property": id, "value": value, "means": means});
    assert_eq!(
        json[0]["games"][0]["not_as_format"],
        json!([
            entry("DT", "6 June 2020", Some("2020-06-06")),
            entry("RE", "Both lost", None),
            entry("TM", "1:30", None)
        ])
    );
    assert_eq!(json[0]["games"][1].get("not_as_format"), None);
    // Who writes it hears the same, and the exit status is that of a command that was carried out.
    for (line, written, printed) in [
        ("info DT 'June 6th, 2020'", "DT[2020-06-06]", "was changed to 2020-06-06"),
        ("info DT '29 Feb 2019'", "DT[29 Feb 2019]", "kept as"),
        ("info RE 'Both lose'", "RE[Both lose]", "kept as"),
        ("info HA two", "HA[two]", "kept as"),
        ("info BR shodan", "BR[1d]", "was changed to 1d"),
        ("info RE W+R", "RE[W+R]", ""),
        ("info PB 'Both lose'", "PB[Both lose]", ""),
    ] {
        let run = run(["edit", "-", "-o", "-", "-c", line], b"(;GM[1]SZ[9])");
        assert!(run.status == 0 && run.out().contains(written), "{line}: {}", run.out());
        assert!(run.err.contains(printed) && run.err.is_empty() == printed.is_empty(), "{line}: {}", run.err);
    }
}

#[test]
fn long_texts_are_shown_from_where_they_differ() {
    let folder = folder();
    let [a, b] = [("a", "one"), ("b", "two")].map(|(name, end)| {
        let file = folder.path().join(format!("{name}.sgf"));
        let same = "\u{e9}t\u{e9} ".repeat(200);
        std::fs::write(&file, format!("(;GM[1]CA[UTF-8]C[{same}{end}{same}])")).unwrap();
        file
    });
    let reported = run(["compare".as_ref(), a.as_os_str(), b.as_os_str()], b"");
    let (was, is) = reported.out().split_once(" → ").expect("two values");
    assert!(
        was.contains(" …") && was.contains("one") && is.starts_with('…') && is.contains("two"),
        "{}",
        reported.out()
    );
    assert!(reported.out().chars().count() < 500, "{}", reported.out());
}

#[test]
fn a_record_is_not_written_into_a_file_called_like_another_format() {
    let folder = folder();
    let record = folder.path().join("record.sgf");
    fs::write(&record, "(;GM[1])").unwrap();
    let record = record.to_str().unwrap();
    let commands = [&["convert", "-"][..], &["edit", "-", "-c", "name x"], &["merge", record, record, record]];
    for suffix in ["gib", "NGF"] {
        let out = folder.path().join(format!("out.{suffix}"));
        for command in commands {
            let all = [command, &["-o", out.to_str().unwrap()]].concat();
            run(all, b"(;GM[1])").refused(&["another format", "out."]);
        }
        assert!(!out.exists());
    }
    for suffix in ["pdf", "html", "PNG", "gif", "svg"] {
        let out = folder.path().join(format!("out.{suffix}"));
        for command in commands {
            let all = [command, &["-o", out.to_str().unwrap()]].concat();
            run(all, b"(;GM[1])").refused(&["out.", "publish"]);
        }
        assert!(!out.exists());
    }
}

#[test]
fn a_path_with_a_separator_at_its_end_is_no_file() {
    let folder = folder();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (from, other) = (place("from.sgf"), place("other.sgf"));
    fs::write(&from, "(;GM[1]SZ[9];B[aa])").unwrap();
    fs::write(&other, "(;GM[2]SZ[8])").unwrap();
    let lines: [&[&str]; 5] = [
        &["convert", &from],
        &["edit", &from, "-c", "comment x"],
        &["merge", &from, &from, &from],
        &["render", &from],
        &["publish", &from],
    ];
    for line in lines {
        for name in ["other.sgf", "new.sgf", "new.png"] {
            let to = place(name) + std::path::MAIN_SEPARATOR_STR;
            let done = run(line.iter().copied().chain(["-o", &to]), b"");
            assert_eq!(done.status, 2, "{line:?} -o {name}: {}", done.err);
            assert!(done.err.contains(&to), "{line:?} -o {name}: {}", done.err);
        }
    }
    assert_eq!(fs::read(&other).unwrap(), b"(;GM[2]SZ[8])");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

/// What stands outside all properties is somebody's words, too.
#[test]
fn text_outside_all_properties_is_a_difference() {
    let folder = folder();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let plain = file("plain.sgf", "(;SZ[9];B[aa];W[bb])");
    for (name, text) in [
        ("between", "(;SZ[9];B[aa] some words;W[bb])"),
        ("header", "From: some words\n\n(;SZ[9];B[aa];W[bb])"),
        ("signature", "(;SZ[9];B[aa];W[bb])\n-- \nsome words\n"),
    ] {
        let other = file(&format!("{name}.sgf"), text);
        for (pair, kind, side) in [([&plain, &other], "added", "b"), ([&other, &plain], "removed", "a")] {
            let reported = run(["compare", pair[0], pair[1]], b"");
            assert_eq!(reported.status, 1, "{name}");
            assert!(reported.out().contains(&format!("{kind} outside all properties: ")), "{}", reported.out());
            let json: serde_json::Value =
                serde_json::from_str(run(["compare", "--json", pair[0], pair[1]], b"").out()).unwrap();
            let difference = &json["differences"][0];
            assert_eq!((&json["same"], difference["kind"].as_str()), (&false.into(), Some(kind)));
            assert!(difference[side].as_str().unwrap().contains("some words"), "{json}");
        }
        assert_eq!(run(["compare", &other, &other], b"").status, 0);
        assert_eq!(run(["compare", "--only", "moves", &plain, &other], b"").status, 0);
    }
}

/// A file that cannot be read keeps no other from getting its results, nor from being called damaged.
#[test]
fn results_are_written_into_each_file_that_can_be_read() {
    let folder = folder();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let won = "(;GM[11]SZ[3];B[b2](;W[a1]GB[1])(;W[c1]GB[1]))";
    let (first, damaged, last) = (file("1.sgf", won), file("2.sgf", "(;GM[11]SZ[3;B[a1"), file("3.sgf", won));
    let missing = folder.path().join("missing.sgf").to_str().unwrap().to_owned();
    let reported = run(["results", "--write", &first, &missing, &damaged, &last], b"");
    assert_eq!(reported.status, 2);
    assert!(reported.err.contains("2.sgf is damaged") && reported.err.contains("missing.sgf"), "{}", reported.err);
    for file in [&first, &last] {
        assert!(fs::read_to_string(file).unwrap().contains("B[b2]GB[1]"), "{}", fs::read_to_string(file).unwrap());
    }
}

#[test]
fn the_compared_properties_can_be_chosen() {
    let folder = folder();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let first = file("a.sgf", "(;GM[1]SZ[9]PB[x];B[aa];W[bb];B[cc];W[dd])");
    // Each differs in one kind alone, or in two.
    let others: [(&str, &str, &[&str]); 9] = [
        ("same", "(;GM[1] SZ[9] PB[x];B[aa];W[bb];B[cc];W[dd])", &[]),
        ("comment", "(;GM[1]SZ[9]PB[x];B[aa]C[good];W[bb];B[cc];W[dd])", &["comments"]),
        ("judged", "(;GM[1]SZ[9]PB[x];B[aa]TE[1];W[bb];B[cc]GB[1];W[dd])", &["comments"]),
        ("marked", "(;GM[1]SZ[9]PB[x];B[aa]LB[aa:1];W[bb]TR[aa];B[cc]TB[dd];W[dd])", &["marks"]),
        ("timed", "(;GM[1]SZ[9]PB[y]XY[z];B[aa]BL[30];W[bb];B[cc];W[dd])", &["info"]),
        ("corrected", "(;GM[1]SZ[9]PB[x];B[ab];W[bb];B[cc];W[dd])", &["moves"]),
        ("played-on", "(;GM[1]SZ[9]PB[x];B[aa];W[bb];B[cc];W[dd];B[ee]C[here])", &["moves", "comments"]),
        ("set-up", "(;GM[1]SZ[9]PB[x]AB[ee]PL[W];B[aa];W[bb];B[cc];W[dd])", &["setup"]),
        ("turned", "(;GM[1]SZ[9]PB[x];B[ia];W[hb];B[gc];W[fd])", &["moves"]),
    ];
    for (name, text, kinds) in others {
        let other = file(&format!("{name}.sgf"), text);
        let compare = |only: &str| run(["compare", "--json", "--only", only, &first, &other], b"");
        for kind in ["moves", "setup", "comments", "marks", "info"] {
            let (reported, differs) = (compare(kind), kinds.contains(&kind));
            let json: serde_json::Value = serde_json::from_str(reported.out()).unwrap();
            assert_eq!((reported.status, &json["same"]), (i32::from(differs), &(!differs).into()), "{name} {kind}");
            assert_eq!(json["differences"].as_array().unwrap().is_empty(), !differs, "{name} {kind}");
        }
        assert_eq!(compare("moves,setup,comments,marks,info").status, i32::from(!kinds.is_empty()), "{name}");
        assert_eq!(compare("setup,marks").status, i32::from(["marked", "set-up"].contains(&name)), "{name}");
    }
    run(["compare", "--only", "words", &first, &first], b"").refused(&["moves, setup, comments, marks, info"]);
    // Other games have nothing in common to be alike in.
    let hex = file("hex.sgf", "(;GM[11])");
    assert_eq!(run(["compare", "--only", "marks", &first, &hex], b"").status, 1);
}

#[test]
fn a_position_that_is_not_known_is_like_no_other() {
    let folder = folder();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let known = file("known.sgf", "(;GM[1]SZ[9]AB[aa][bb])");
    let unread = file("unread.sgf", "(;GM[1]SZ[9];B[aa];W[xx];B[bb];W[cc]GB[1])");
    let boardless = file("boardless.sgf", "(;GM[6]FF[4];B[31hefe](;W[64lrlp];B[55abab]GB[1])(;W[21abab];B[11aaaa]))");
    let like = |more: &[&str]| run(["find", "--like"].iter().chain(more).copied().collect::<Vec<_>>(), b"");
    assert_eq!(like(&[&known, &known]).done().out().lines().count(), 1);
    for file in [&unread, &boardless] {
        let all = like(&[&known, file]);
        assert_eq!((all.status, all.out()), (1, ""));
        like(&[file, "--at", "end", &known, file]).refused(&["that position is not known"]);
    }
    let part = like(&[&known, "--part", "A9:B8", &unread]);
    assert_eq!((part.status, part.out()), (1, ""));
    // Nor are results taken over from one to another.
    for file in [&unread, &boardless] {
        assert_eq!(run(["transpositions", file.as_str()], b"").out(), "");
        let results =
            |more: &[&str]| run(["results", file.as_str()].iter().chain(more).copied().collect::<Vec<_>>(), b"").out;
        assert_eq!(results(&["--transpositions"]), results(&[]));
    }
}

/// Whoever deleted it: what a merge reports says how much goes with a node that the other one changed.
#[test]
fn a_merge_reports_what_a_deletion_takes() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let whole = |comment: &str| format!("(;GM[1]SZ[9];B[aa](;W[bb];B[cc]{comment};W[dd]N[a name])(;W[ee]))");
    let (base, without) = (whole("C[one]"), "(;GM[1]SZ[9];B[aa];W[ee])".to_owned());
    let changed = whole("C[one, two and three]");
    for (deleting, ours, theirs) in [("ours", &without, &changed), ("theirs", &changed, &without)] {
        for (name, text) in [("base", &base), ("a", ours), ("b", theirs)] {
            fs::write(at(name), text).unwrap();
        }
        let line = ["merge", "--json", "--dry-run", &at("base"), &at("a"), &at("b")].map(str::to_owned);
        let done = run(&line, b"");
        assert_eq!(done.status, 1, "{}", done.err);
        assert_eq!(done.json()["conflicts"][0]["kind"], "delete");
        assert_eq!(done.json()["conflicts"][0]["takes"], json!({"nodes": 3, "words": 6}));
        let reported = format!("variorum:   {deleting}: Deleted, with all that follows: 3 nodes, 6 words\n");
        assert!(done.err.contains(&reported), "{}", done.err);
    }
    for (name, text) in [("a", "(;GM[1]SZ[9]KM[1])"), ("b", "(;GM[1]SZ[9]KM[2])"), ("base", "(;GM[1]SZ[9])")] {
        fs::write(at(name), text).unwrap();
    }
    let line = ["merge", "--json", "--dry-run", &at("base"), &at("a"), &at("b")].map(str::to_owned);
    let conflict = run(&line, b"").json()["conflicts"][0].clone();
    assert_eq!((&conflict["kind"], conflict.get("takes")), (&json!("value"), Some(&Value::Null)));
}
