//! The fixtures of `tests/corpus/analysis` and their tables: every row is read, and nothing else.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use flate2::{Compression, write::GzEncoder};
use variorum_sgf::Tree;

use super::{facts, open, reading, text_of};
use crate::{Board, Formula, Of, Side, Survey, accuracies, engine_text, human_text, losses, shares};

pub(super) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/analysis")
}

fn table(name: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(folder().join(name)).expect("a table");
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// Base64, written without the reader's own.
fn base64(bytes: &[u8]) -> String {
    let bits: String = bytes.iter().fold(String::new(), |mut bits, byte| {
        let _ = write!(bits, "{byte:08b}");
        bits
    });
    let digit = |six: &str| {
        let number = u8::from_str_radix(&format!("{six:0<6}"), 2).expect("six bits");
        char::from(match number {
            0..26 => b'A' + number,
            26..52 => b'a' + number - 26,
            52..62 => b'0' + number - 52,
            62 => b'+',
            _ => b'/',
        })
    };
    let mut text: String = (0..bits.len()).step_by(6).map(|at| digit(&bits[at..bits.len().min(at + 6)])).collect();
    while !text.len().is_multiple_of(4) {
        text.push('=');
    }
    text
}

/// One member of gzip, as base64.
pub(super) fn gzip(pieces: impl IntoIterator<Item = Vec<u8>>) -> String {
    use std::io::Write as _;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    pieces.into_iter().for_each(|piece| encoder.write_all(&piece).expect("memory"));
    base64(&encoder.finish().expect("memory"))
}

/// The large ones, which are not worth their place in the repository.
pub(super) fn made() -> Vec<(String, Vec<u8>)> {
    let bomb = |byte: u8| gzip((0..64).map(|_| vec![byte; 1 << 20]));
    let (empty, main) = (gzip([]), gzip([br#"{"moves": {}, "root": {"winrate": 0.5}}"#.to_vec()]));
    let head = "(;GM[1]FF[4]CA[UTF-8]SZ[9]KTV[1.0];B[ee]";
    let long = "D5 E5 ".repeat(20_000);
    let files = [
        ("hostile-bomb-ownership-64MiB.sgf", format!("{head}KT[{}][{empty}][{main}])", bomb(0))),
        ("hostile-bomb-json-64MiB.sgf", format!("{head}KT[{empty}][{empty}][{}])", bomb(b' '))),
        (
            "hostile-lz-long-pv.sgf",
            format!("(;GM[1]FF[4]SZ[9];B[ee]LZ[0.7.4 55.0 100\nmove D5 visits 100 winrate 4500 pv {long}info ])"),
        ),
    ];
    files.into_iter().map(|(name, text)| (name.to_owned(), text.into_bytes())).collect()
}

/// Every fixture by name.
pub(super) fn all() -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder()).expect("fixtures").map(|entry| entry.expect("an entry").path());
    let records = files.filter(|path| path.extension().is_some_and(|suffix| suffix == "sgf"));
    let named = |path: PathBuf| {
        (path.file_name().expect("a name").to_string_lossy().into_owned(), fs::read(&path).expect("a file"))
    };
    records.map(named).chain(made()).collect()
}

/// Whether two texts are the same but for the last digit of numbers.
fn agree(one: &str, other: &str) -> bool {
    let (ones, others): (Vec<&str>, Vec<&str>) = (one.split([' ', '=']).collect(), other.split([' ', '=']).collect());
    let same = |(one, other): (&&str, &&str)| match (one.parse::<f64>(), other.parse::<f64>()) {
        (Ok(one), Ok(other)) => (one - other).abs() <= 0.0051,
        _ => one == other,
    };
    ones.len() == others.len() && ones.iter().zip(&others).all(same)
}

#[test]
fn every_row_of_the_table_is_read_and_nothing_else() {
    let mut expected: BTreeMap<String, Vec<[String; 5]>> = BTreeMap::new();
    let (mut with_problem, mut count): (Vec<(String, String, usize)>, usize) = (Vec::new(), 0);
    for row in table("EXPECTED.tsv") {
        let [file, node, _, source, of, field, value] = &row[..] else { panic!("{row:?}") };
        count += 1;
        match field.as_str() {
            "finding" => with_problem.push((file.clone(), source.clone(), node.parse().expect("a number"))),
            _ => expected
                .entry(file.clone())
                .or_default()
                .push([node, source, of, field, value].map(|cell| cell.replace("\\n", "\n"))),
        }
    }
    assert_eq!(count, 895);
    let mut wrong = Vec::new();
    for (file, bytes) in all() {
        let (tree, root, reader) = open(&bytes);
        let mut left = expected.remove(&file).unwrap_or_default();
        for (node, row) in facts(&bytes) {
            let of = if row.of == Of::Node { "node" } else { "parent" };
            let value = text_of(&row.value, &reader);
            let place = left.iter().position(|[at, source, whose, field, known]| {
                *at == node.to_string()
                    && *source == row.source
                    && *whose == of
                    && *field == row.field
                    && agree(known, &value)
            });
            match place {
                Some(place) => drop(left.remove(place)),
                None => {
                    wrong.push(format!("{file}: not in the table: {node} {} {of} {} {value}", row.source, row.field))
                }
            }
        }
        wrong.extend(left.iter().map(|row| format!("{file}: not read: {}", row.join(" "))));
        let survey = Survey::of(&reader, &tree, tree.descendants(root), true, &mut reading(&reader, &tree));
        let properties: Vec<&str> =
            survey.findings.iter().map(|finding| finding.property).filter(|id| *id != "KM").collect();
        let mut expected: Vec<&str> =
            with_problem.iter().filter(|(name, ..)| *name == file).map(|(_, property, _)| property.as_str()).collect();
        expected.dedup();
        for property in &expected {
            assert!(properties.contains(property), "{file}: no finding of {property}");
        }
        // One for each property, and none in a record that is not hostile.
        let mut once = properties.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), properties.len(), "{file}");
        assert!(properties.is_empty() || file.starts_with("hostile-") || file == "v-go.sgf", "{file}: {properties:?}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(expected.is_empty(), "no such files: {:?}", expected.keys());
}

#[test]
fn losses_and_accuracy_are_those_of_the_table() {
    let bytes = fs::read(folder().join("katrain.sgf")).expect("a fixture");
    let (tree, root, reader) = open(&bytes);
    let nodes: Vec<_> = tree.descendants(root).collect();
    let survey = Survey::of(&reader, &tree, nodes.iter().copied(), false, &mut reading(&reader, &tree));
    let source = survey.best().expect("a source");
    let lost = losses(&reader, &tree, nodes.iter().copied(), source, &mut reading(&reader, &tree));
    let line: Vec<_> = tree.main_line(root).collect();
    let accuracies = accuracies(&reader, &tree, &line, source, &mut reading(&reader, &tree));
    let mut lost = lost.iter();
    for row in table("EXPECTED-LOSS.tsv") {
        if row[1] == "-" {
            let (letter, numbers) = row[3].split_once(": ").expect("a side");
            let side = Side::of_letter(letter).expect("a side");
            let found =
                accuracies.iter().find(|one| one.side == side && one.formula == Formula::KaTrain).expect("an accuracy");
            let mine = format!(
                "moves={} mean_loss={:.4} weighted_loss={:.4} accuracy={:.2} complexity={:.4} top_move={:.2}",
                found.moves,
                found.mean_loss,
                (found.value / 100.0).ln() / 0.75_f64.ln(),
                found.value,
                found.complexity,
                found.top_moves
            );
            assert_eq!(mine, numbers);
            continue;
        }
        let loss = lost.next().expect("a loss");
        let number = nodes.iter().position(|node| *node == loss.node).expect("its node");
        let text = |number: Option<f64>, decimals| format!("{:.decimals$}", number.expect("a loss"));
        let mine = [number.to_string(), text(loss.points, 2), text(loss.winrate, 4), text(loss.against_best, 2)];
        assert_eq!(mine, [&row[1], &row[3], &row[4], &row[5]].map(String::clone));
    }
    assert_eq!(lost.next(), None);
}

#[test]
fn the_kinds_are_counted_as_in_the_table() {
    let mut expected: Vec<[String; 4]> = Vec::new();
    // The bombs are made anew, and are not packed as densely.
    for row in table("EXPECTED-STRIP.tsv").into_iter().filter(|row| !row[0].contains("-bomb-")) {
        expected.push(row.try_into().expect("four cells"));
    }
    let mut found = Vec::new();
    for (file, bytes) in all().into_iter().filter(|(file, _)| !file.contains("-bomb-")) {
        let (tree, root, _) = open(&bytes);
        found.extend(shares(&tree, root).iter().map(|share| {
            [file.clone(), share.kind.property.to_owned(), share.properties.to_string(), share.bytes.to_string()]
        }));
    }
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
}

/// Black's win rates and leads at the first eight moves.
fn curve(file: &str, sources: &[&str]) -> Vec<(Option<f64>, Option<f64>)> {
    let bytes = fs::read(folder().join(file)).expect("a fixture");
    let number = |text: &str| text.parse::<f64>().ok();
    let (_, _, reader) = open(&bytes);
    let facts = facts(&bytes);
    let of = |node: usize, field: &str| {
        let is_it = |(at, row): &&(usize, super::Row)| {
            *at == node && row.field == field && sources.iter().any(|source| row.source.starts_with(source))
        };
        facts.iter().find(is_it).and_then(|(_, row)| number(&text_of(&row.value, &reader)))
    };
    (1..=8).map(|node| (of(node, "winrate_black"), of(node, "lead_black"))).collect()
}

#[test]
fn programs_agree_on_the_same_game() {
    let all = [
        curve("sabaki-040.sgf", &["SBKV"]),
        curve("lizzie-074.sgf", &["LZ"]),
        curve("katrain.sgf", &["KT"]),
        curve("q5go.sgf", &["Q"]),
    ];
    for node in 0..8 {
        for curve in &all {
            let rate = curve[node].0.expect("a win rate");
            assert!((rate - all[0][node].0.expect("a win rate")).abs() <= 0.001_001, "node {node}");
            let lead = curve[node].1.zip(all[2][node].1);
            assert!(lead.is_none_or(|(one, other)| (one - other).abs() <= 0.1), "node {node}");
        }
    }
    // What analyze-sgf says a move lost is the difference of its win rates.
    for file in ["analyze-sgf-1.sgf", "analyze-sgf-2.sgf"] {
        let bytes = fs::read(folder().join(file)).expect("a fixture");
        let rates = curve(file, &["SBKV"]);
        let (_, _, reader) = open(&bytes);
        let mut compared = 0;
        for (node, row) in
            facts(&bytes).iter().filter(|(node, row)| row.field == "loss_winrate" && (2..=8).contains(node))
        {
            let stated: f64 = text_of(&row.value, &reader).parse().expect("a number");
            let (before, after) = (rates[node - 2].0.expect("a rate"), rates[node - 1].0.expect("a rate"));
            let lost = if node % 2 == 1 { before - after } else { after - before };
            assert!((stated - lost).abs() <= 0.000_21, "{file} {node}: {stated} {lost}");
            compared += 1;
        }
        assert_eq!(compared, 7);
    }
}

#[test]
fn every_fixture_is_written_as_it_was() {
    for (file, bytes) in all() {
        let (tree, _) = Tree::read(bytes.clone());
        facts(&bytes);
        assert!(tree.write() == bytes, "{file}");
    }
}

/// Words that people put behind, between and before the lines of engines are theirs, with the marks of a program or without.
#[test]
fn words_between_the_lines_of_engines_are_peoples() {
    let board = Board { columns: 9, rows: 9 };
    let katrain = "Move 5: B G3\nScore: W+1.9\nWin rate: W 59.8%\nEstimated point loss: 3.3\nPredicted top move was C6 (B+1.4).\n\
        PV: BC6 A8 J9 B9\nMove was #2 according to policy  (22.00%).\nTop policy move was C6 (41.0%).\n";
    let texts = [
        format!("{katrain}\u{3164}\u{200b}"),
        katrain.to_owned(),
        "Black's winrate: 55.3% (+8.2%)\nscoreMean: 0.9\n(net / 1.6k playouts)\n".to_owned(),
        "As Black:\n* Win rate: 55.33%\n* Win rate loss: -8.21%\n* Score lead: 0.92\n* Visits: 1600\n".to_owned(),
        "Move 1\n\n* Win rate: B 55.33%\n* Score lead: B 0.92\n* Win rate drop: B ⇣-8.21%\n* Visits: 1600\n".to_owned(),
        "Overall black win%: 55.33%\nLeela's preferred next move: A2\nVisited 812 nodes\n".to_owned(),
    ];
    for text in texts {
        let count = text.lines().count();
        for at in 0..=count {
            // A line of its own, and words at the end of a line.
            let lines: Vec<&str> = text.split('\n').collect();
            let own = [&lines[..at], &["I doubt it"], &lines[at..]].concat().join("\n");
            let mut behind = lines.clone();
            let with_words = format!("{} I doubt it", lines[at.min(count - 1)]);
            behind[at.min(count - 1)] = &with_words;
            for text in [own, behind.join("\n")] {
                let left = human_text(&text, &engine_text(&text, board));
                assert!(left.contains("I doubt it"), "{text:?}: {left:?}");
            }
        }
    }
}
