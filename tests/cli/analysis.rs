//! `analysis`: facts for scripts by the tables of the fixtures, and a summary for people.

use std::fs;

use serde_json::Value;

use super::*;

fn fixture(name: &str) -> String {
    format!("{}/tests/corpus/analysis/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn facts_are_those_of_the_table() {
    let table = fs::read_to_string(fixture("EXPECTED.tsv")).unwrap();
    for name in ["katrain.sgf", "lizzieyzy.sgf", "q5go.sgf", "goreviewpartner.rsgf.sgf", "katrain-comments-only.sgf"] {
        let answer = run(["analysis", "--json", &fixture(name)], b"").done().json();
        let of = |row: &Value, key: &str| match &row[key] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let rows = answer[0]["rows"].as_array().unwrap();
        let found: Vec<String> = rows
            .iter()
            .map(|row| ["node", "move", "source", "of", "field"].map(|key| of(row, key)).join("\t"))
            .collect();
        let mut expected: Vec<String> = table
            .lines()
            .filter_map(|line| line.strip_prefix(&format!("{name}\t")))
            .map(|line| line.rsplit_once('\t').unwrap().0.to_owned())
            .collect();
        let mut found = found;
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{name}");
        assert_eq!(answer[0]["findings"].as_array().unwrap().len(), usize::from(name == "q5go.sgf"));
    }
}

#[test]
fn losses_and_accuracy_are_listed_on_request() {
    let answer = run(["analysis", "--json", "--losses", &fixture("katrain.sgf")], b"").done().json();
    let fifth = &answer[0]["losses"][4];
    assert_eq!(fifth["path"], "0*5");
    assert_eq!(
        [&fifth["points"], &fifth["winrate"], &fifth["points_against_best"]].map(Value::as_f64),
        [Some(3.35), Some(0.1823), Some(3.35)]
    );
    let accuracy: Vec<String> = answer[0]["accuracy"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| format!("{} {:.2}", one["colour"].as_str().unwrap(), one["value"].as_f64().unwrap()))
        .collect();
    assert_eq!(accuracy, ["B 61.67", "W 90.10"]);
    let plain = run(["analysis", "--json", &fixture("katrain.sgf")], b"").done().json();
    assert_eq!((plain[0].get("losses"), plain[0].get("accuracy")), (None, None));
}

#[test]
fn a_summary_names_sources_players_and_what_cannot_be_read() {
    let out = run(["analysis", &fixture("katrain.sgf")], b"");
    out.done();
    let lines: Vec<&str> = out.out().lines().skip(1).collect();
    assert_eq!(
        lines,
        [
            "  KaTrain: win rate at 10, lead at 10 of 10 nodes",
            "  KaTrain (read from comments): win rate at 3, lead at 3 of 10 nodes",
            "  Losses by KaTrain:",
            "  Black: accuracy 61.7 (KaTrain's formula), 4 moves, which lost 0.93 points on average",
            "    3.35  G3 at 0*5; best was C6",
            "    0.38  E7 at 0*7; best was F6",
            "  White: accuracy 90.1 (KaTrain's formula), 4 moves, which lost 0.36 points on average",
            "    0.73  C7 at 0*6; best was C1",
            "    0.72  E3 at 0*8; best was J7",
        ]
    );
    for (name, lines) in [
        ("gnugo.sgf", "  GNU Go (read from comments): value of the next move at "),
        ("mohex-tree.sgf", "  MoHex (read from comments): mean of the side to move at "),
    ] {
        let out = run(["analysis", &fixture(name)], b"");
        let line = out.out().lines().nth(1).unwrap_or_default().to_owned();
        assert!(line.starts_with(lines) && line.contains(", from "), "{name}: {line}");
    }
    let all = run(["analysis", "--losses", &fixture("katrain.sgf")], b"");
    assert!(all.out().contains("    -0.91  C6 at 0*4.1"), "{}", all.out());
    let broken = run(["analysis", &fixture("hostile-wrong-length.sgf")], b"");
    assert_eq!(broken.status, 1);
    assert!(
        broken.out().contains("KT cannot be read: ownership has 361 numbers instead of 81; policy has 3"),
        "{}",
        broken.out()
    );
    let none = run(["analysis", "-"], b"(;GM[1]SZ[9];B[aa]C[Black is ahead by 3 points.])");
    assert!(none.out().ends_with(": no engine data\n"), "{}", none.out());
    run(["analysis", "--game", "2", &fixture("katrain.sgf")], b"").refused(&["there is no game 2"]);
}
