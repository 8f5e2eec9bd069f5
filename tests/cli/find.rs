//! Finding and replacing: what is told, what is changed, what is refused.

use serde_json::json;

use super::{on, run, variorum};

const ANNOTATED: &str = "(;GM[1]SZ[9]PB[Ann Smith]PW[Ben]GN[Ladders]AB[cc][dd:ee];B[dd]C[The LADDER\nworks, the ladder does]\
    (;W[ee]N[a ladder]LB[aa:ladder][bb:x]TR[dd])(;W[tt]XX[ladder]C[\\]]))\n(;GM[11]SZ[5]PB[ann smith];B[c3]BM[1];W[swap-pieces])";

#[track_caller]
fn finds(line: &str, expected: &[&str]) {
    let mut args: Vec<&str> = vec!["find"];
    let words = shlex_like(line);
    args.extend(words.iter().map(String::as_str));
    args.push("-");
    let found = run(&args, ANNOTATED.as_bytes());
    assert_eq!((found.status, &*found.err), (i32::from(expected.is_empty()), ""), "{line}");
    assert_eq!(found.out().lines().collect::<Vec<_>>(), expected, "{line}");
}

/// Words with blanks stand between quotation marks.
fn shlex_like(line: &str) -> Vec<String> {
    let parts = line.split('\'').enumerate();
    parts
        .flat_map(|(number, part)| match number % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[test]
fn find_lists_hits_in_the_order_of_the_file() {
    finds(
        "ladder",
        &[
            "-:1:/: GN: Ladders",
            "-:1:/0: C: The LADDER works, the ladder does",
            "-:1:0.0: N: a ladder",
            "-:1:0.0: LB: aa:ladder",
            "-:1:0.1: XX: ladder",
        ],
    );
    finds("--in names ladder", &["-:1:/: GN: Ladders", "-:1:0.0: N: a ladder"]);
    finds("--in labels ladder", &["-:1:0.0: LB: aa:ladder"]);
    finds("--in comments 'ladder works'", &["-:1:/0: C: The LADDER works, the ladder does"]);
    finds("--in comments ]", &["-:1:0.1: C: ]"]);
    finds("--in players 'ANN SMITH'", &["-:1:/: PB: Ann Smith", "-:2:/: PB: ann smith"]);
    finds("--in players --regex '^ann'", &["-:2:/: PB: ann smith"]);
    finds("--in moves dd", &["-:1:/0: B: dd"]);
    finds("--in moves D6", &["-:1:/0: B: dd"]);
    finds("--in moves swap", &["-:2:0.0: W: swap-pieces"]);
    finds("--in marks dd", &["-:1:0.0: TR: dd"]);
    finds("--in setup D5", &["-:1:/: AB: dd:ee"]);
    finds("D6", &["-:1:/: AB: dd:ee", "-:1:/0: B: dd", "-:1:0.0: TR: dd"]);
    finds("c3", &["-:2:/0: B: c3"]);
    finds("--in properties dd:", &["-:1:/: AB: dd:ee"]);
    finds("nowhere", &[]);
    // A point as the record names it is found in points, and nowhere inside of other words.
    finds("ee", &["-:1:/: AB: dd:ee", "-:1:0.0: W: ee"]);
}

#[test]
fn find_in_json_counts_every_occurrence() {
    let found = on(ANNOTATED, "find --json ladder -").json();
    let found = found.as_array().unwrap();
    assert_eq!(found.len(), 5);
    assert_eq!(
        found[1],
        json!({"file": "-", "game": 1, "path": "/0", "property": "C", "index": 0,
            "value": "The LADDER\nworks, the ladder does", "count": 2})
    );
    assert_eq!(found[3]["value"], json!("aa:ladder"));
    let second = on("(;LB[aa:x][bb:xx])", "find --json --in labels xx -").json();
    assert_eq!((&second[0]["index"], &second[0]["count"]), (&json!(1), &json!(1)));
    assert_eq!(on("(;C[x])", "find --json y -").json(), json!([]));
    // No cap: every one of many is told, and the long line is folded.
    let many = format!("(;GM[1]{})", ";B[aa]C[ladder]".repeat(12_000));
    let found = on(&many, "find ladder -");
    let lines: Vec<&str> = found.done().out().lines().collect();
    assert_eq!((lines.len(), lines[11_999]), (12_000, "-:1:0*12000: C: ladder"));
}

#[test]
fn impossible_searches_are_refused() {
    on("(;C[x])", "find --regex ( -").refused(&["("]);
    on("(;C[x])", "find --in klingon x -").refused(&["klingon"]);
    run(["find", " ", "-"], b"(;C[x])").refused(&["nothing to search for"]);
    variorum("find x /nowhere/at/all.sgf").refused(&["all.sgf"]);
}

#[test]
fn replace_is_one_step_and_reports_its_count() {
    let edited = |commands: &[&str]| {
        let mut args = vec!["edit", "-", "-o", "-"];
        commands.iter().for_each(|command| args.extend(["-c", command]));
        let run = run(&args, ANNOTATED.as_bytes());
        assert_eq!(run.status, 0, "{}", run.err);
        run
    };
    let run = edited(&["replace --in players 'ann smith' 'Ann Smyth-Ärzte'"]);
    let out = ANNOTATED.replace("Ann Smith", "Ann Smyth-Ärzte").replace("ann smith", "Ann Smyth-Ärzte");
    assert_eq!(run.out().replace("CA[UTF-8]", ""), out);
    assert_eq!(run.err, "variorum: standard input: command 1: replaced 2 matches\n");
    let run = edited(&["replace --regex --in comments '(\\w+)\\s(works)' '$2 $1'"]);
    assert_eq!(run.out(), ANNOTATED.replace("LADDER\nworks", "works LADDER"));
    let run = edited(&["replace ladder stairs"]);
    let expected = ANNOTATED.replace("LADDER", "ladder").replace("Ladder", "ladder").replace("XX[ladder", "XX[LADDER");
    assert_eq!(run.out(), expected.replace("ladder", "stairs").replace("LADDER", "ladder"));
    assert_eq!(
        run.err,
        "variorum: standard input: command 1: replaced 5 matches; one more matching value was left unchanged\n"
    );
    // What nobody thinks of is left alone: dates, results, rules.
    let on_dates = run_on("(;DT[1995-01-19]RE[B+19]RU[19]C[19 moves])", "replace 19 77");
    assert_eq!(on_dates.out(), "(;DT[1995-01-19]RE[B+19]RU[19]C[77 moves])");
    assert!(on_dates.err.contains("3 more matching values were left"), "{}", on_dates.err);
    // A group is its number, whatever follows; one that is not there is refused, and nothing is written.
    let swapped = run_on("(;PB[Ann Smith])", r"replace --regex '(\w+) (\w+)' '$2_$1'");
    assert_eq!(swapped.out(), "(;PB[Smith_Ann])");
    let refused = run_on("(;PB[Ann Smith])", r"replace --regex '(\w+)' '$9x'");
    assert!(refused.status == 1 && refused.out().is_empty() && refused.err.contains("no group '9'"), "{}", refused.err);
    assert_eq!(edited(&["replace ladder stairs", "undo"]).out(), ANNOTATED);
    // What becomes empty goes, and what is nowhere is told.
    assert_eq!(edited(&["replace --in names 'a ladder' ''"]).out(), ANNOTATED.replace("N[a ladder]", ""));
    assert_eq!(edited(&["replace nowhere x"]).err, "variorum: standard input: command 1: no matches to replace\n");
    assert_eq!(edited(&["replace --game smith X"]).out(), ANNOTATED.replace("Smith", "X"));
}

fn run_on(record: &str, command: &str) -> super::Run {
    run(["edit", "-", "-o", "-", "-c", command], record.as_bytes())
}

#[test]
fn find_in_edit_goes_there() {
    let commented = |commands: &[&str]| {
        let mut args = vec!["edit", "-", "-o", "-"];
        commands.iter().for_each(|command| args.extend(["-c", command]));
        args.extend(["-c", "append-comment HERE"]);
        let run = run(&args, ANNOTATED.as_bytes());
        (run.status, run.out().split("HERE").next().map(|before| before.len()).filter(|_| run.status == 0), run.err)
    };
    let at = |text: &str| Some(ANNOTATED.find(text).unwrap());
    assert!(commented(&["find --in comments ladder"]).1 > at("C[The"));
    assert!(commented(&["find --in names ladder", "find-next"]).1 > at("TR[dd]"));
    assert!(commented(&["find swap"]).1 > at("swap-pieces"));
    assert_eq!(commented(&["find swap", "find-previous"]), commented(&["find swap"]), "it is the only one");
    for (commands, why) in [
        (&["find"][..], "the search text is missing"),
        (&["find-next"], "nothing has been searched for yet"),
        (&["find nowhere"], "no results"),
    ] {
        let (status, _, err) = commented(commands);
        assert!(status == 1 && err.contains(why), "{commands:?}: {err}");
    }
}
