//! Values that are made to cost much: what is kept of them is bounded, and so is what is unpacked.

use super::fixtures::{all, gzip, made};
use super::{facts, open, reading};
use crate::{Problem, RowValue, Survey, limits, packed};

#[test]
fn nothing_is_unpacked_beyond_its_limit() {
    for (name, bytes) in made().into_iter().take(2) {
        let text = String::from_utf8(bytes).expect("ASCII");
        let packed = text.split(['[', ']']).max_by_key(|part| part.len()).expect("a value");
        for most in [0, 162, limits::PACKED] {
            assert_eq!(packed::unpack(packed.as_bytes(), most), Err(Problem::TooLarge), "{name}");
        }
    }
    // All of what a hostile fixture costs: bytes unpacked, as often as everything in it is read.
    for (name, bytes) in all().into_iter().filter(|(name, _)| name.starts_with("hostile-")) {
        let before = packed::unpacked();
        facts(&bytes);
        assert!(packed::unpacked() - before < 3 * limits::PACKED, "{name}");
    }
    // One byte over the limit is distinguished from none; base64 that is too long is not even decoded.
    let exactly = gzip([vec![b'x'; limits::PACKED]]);
    assert_eq!(packed::unpack(exactly.as_bytes(), limits::PACKED).map(|bytes| bytes.len()), Ok(limits::PACKED));
    assert_eq!(packed::unpack(&vec![b'A'; limits::PACKED + 4], 10), Err(Problem::TooLarge));
}

#[test]
fn memory_per_node_is_bounded() {
    let moves: Vec<String> = (0..4000)
        .map(|at| format!("move {}{} visits {at} pv A1 A2", b"ABCDEFGHJ"[at % 9] as char, at / 9 % 9 + 1))
        .collect();
    let lizzie = format!("(;SZ[9];B[ee]LZ[x 50 10\n{} ownership {}])", moves.join(" info "), "1 ".repeat(100_000));
    let json = format!(
        r#"{{"moves":{{{}}}}}"#,
        (0..4000).map(|at| format!(r#""A{at}":{{"pv":["A1"],"order":{at}}}"#)).collect::<Vec<_>>().join(",")
    );
    let empty = gzip([]);
    let katrain = format!("(;SZ[9];B[ee]KT[{empty}][{empty}][{}])", gzip([json.into_bytes()]));
    for record in [lizzie, katrain] {
        let (mut candidates, mut numbers) = (0, 0);
        for (_, row) in facts(record.as_bytes()) {
            candidates += usize::from(matches!(row.value, RowValue::Candidate(_)));
            numbers += if let RowValue::Numbers(all) = row.value { all.len() } else { 0 };
        }
        assert!(candidates <= 82 && numbers <= 5, "{candidates} {numbers}");
    }
    let long = all().remove("hostile-lz-long-pv.sgf").expect("a fixture");
    let lengths: Vec<usize> = facts(&long)
        .into_iter()
        .filter_map(
            |(_, row)| if let RowValue::Candidate(candidate) = row.value { Some(candidate.pv.len()) } else { None },
        )
        .collect();
    assert_eq!(lengths, [limits::PV]);
}

#[test]
fn depth_is_measured_outside_of_strings() {
    let record = |json: &str| {
        let empty = gzip([]);
        format!("(;SZ[9];B[ee]KT[{empty}][{empty}][{}])", gzip([json.as_bytes().to_vec()]))
    };
    let problem = |json: &str| {
        let bytes = record(json).into_bytes();
        let (tree, root, reader) = open(&bytes);
        let node = tree.first_child(root).expect("a node");
        reader.read(&tree, node).problems.pop().map(|(_, problem)| problem)
    };
    let nested = |depth: usize| format!(r#"{{"x": {}{}}}"#, "[".repeat(depth), "]".repeat(depth));
    assert_eq!(problem(&nested(limits::DEPTH - 1)), None);
    assert_eq!(problem(&nested(limits::DEPTH)), Some(Problem::TooDeep));
    assert_eq!(problem(&nested(200_000)), Some(Problem::TooDeep));
    assert_eq!(problem(&format!(r#"{{"x": "\"{}"}}"#, "[".repeat(1000))), None);
    assert_eq!(problem(r#"{"root": {"winrate": NaN}}"#), Some(Problem::NotJson));
}

#[test]
fn one_finding_covers_all_nodes() {
    let record = format!("(;GM[1]SZ[9]{})", ";B[aa]SBKV[x]LZ[]KT[a];W[bb]SBKV[101]KT[]".repeat(500));
    let (tree, root, reader) = open(record.as_bytes());
    let survey = Survey::of(&reader, &tree, tree.descendants(root), true, &mut reading(&reader, &tree));
    let found: Vec<_> = survey.findings.iter().map(|finding| (finding.property, finding.nodes, finding.code)).collect();
    assert_eq!(
        found,
        [("SBKV", 1000, "analysis-number"), ("LZ", 500, "analysis-form"), ("KT", 1000, "analysis-values")]
    );
    assert_eq!(survey.findings[0].message().english(), "1,000 nodes: SBKV cannot be read: not a number in range");
}

#[test]
fn whose_turn_it_is_is_found_near_by_or_not_at_all() {
    let value = "LZ[x 60 10]";
    let winrate = |record: String| {
        let (tree, root, reader) = open(record.as_bytes());
        let last = tree.main_line(root).last().expect("a node");
        reader.read(&tree, last).readings.first().and_then(|reading| reading.values.winrate)
    };
    let near = |rate: Option<f64>, expected: f64| assert!((rate.expect("a rate") - expected).abs() < 1e-9);
    near(winrate(format!("(;SZ[9];B[aa];C[x]{value})")), 0.6);
    near(winrate(format!("(;SZ[9];W[aa];C[x]{value})")), 0.4);
    // White moves first after a handicap, and where PL says so; else Black does.
    near(winrate(format!("(;SZ[9]HA[2]AB[aa][bb];C[x]{value})")), 0.6);
    near(winrate(format!("(;SZ[9]PL[W];C[x]{value})")), 0.6);
    near(winrate(format!("(;SZ[9];C[x]{value})")), 0.4);
    assert_eq!(winrate(format!("(;SZ[9];B[aa]{};C[x]{value})", ";N[x]".repeat(100))), None);
}

/// A position with candidates has many moves after it: its candidates are read once, or a record would cost the square of its size.
#[test]
fn candidates_are_read_once_for_all_moves_after_them() {
    let moves: Vec<String> =
        (0..81).map(|at| format!(r#""{}{}":{{"scoreLead":1}}"#, b"ABCDEFGHJ"[at % 9] as char, at / 9 + 1)).collect();
    let json = format!(r#"{{"moves":{{{}}},"root":{{"scoreLead":2}},"x":"{}"}}"#, moves.join(","), "y".repeat(900_000));
    let (empty, short) = (gzip([]), gzip([br#"{"root":{"scoreLead":1}}"#.to_vec()]));
    let child = format!("(;B[aa]KT[{empty}][{empty}][{short}])");
    let record = format!("(;SZ[9]KT[{empty}][{empty}][{}]{})", gzip([json.into_bytes()]), child.repeat(300));
    let (tree, root, reader) = open(record.as_bytes());
    let kept = std::sync::Arc::new(reader.read(&tree, root));
    let mut read = |node| if node == root { kept.clone() } else { std::sync::Arc::new(reader.read(&tree, node)) };
    let before = packed::unpacked();
    let source = crate::Source::of(crate::Form::KaTrain);
    let lost = crate::losses(&reader, &tree, tree.descendants(root), &source, &mut read);
    assert_eq!((lost.len(), lost[299].points, lost[299].against_best), (300, Some(1.0), Some(0.0)));
    let bytes = packed::unpacked() - before;
    assert!(bytes < 1_000_000, "{bytes}");
}
