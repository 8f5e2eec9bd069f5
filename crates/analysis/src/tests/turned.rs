//! Rotated and mirrored boards: what is read afterwards is what was read before, with its points moved.

use super::fixtures::all;
use super::open;
use crate::{Board, Form, Side, Spot, Turned, Turning, exchange, turn};

/// The eight ways to turn a square board.
fn place(way: usize, size: u16, (column, row): (u16, u16)) -> (u16, u16) {
    let (column, row) = if way & 1 == 1 { (size - 1 - column, row) } else { (column, row) };
    let (column, row) = if way & 2 == 2 { (column, size - 1 - row) } else { (column, row) };
    if way & 4 == 4 { (row, column) } else { (column, row) }
}

#[test]
fn values_are_turned_with_the_board() {
    let board = Board { columns: 9, rows: 9 };
    let mut turned_values = 0;
    for (file, bytes) in all().into_iter().filter(|(file, _)| !file.starts_with("hostile-") && file != "mohex-tree.sgf")
    {
        let (tree, root, reader) = open(&bytes);
        for way in 0..8 {
            let to = |column, row| place(way, 9, (column, row));
            let turning = Turning { from: board, to: board, place: &to };
            let moved = |spot: Spot| match spot {
                Spot::Point(column, row) => {
                    let (column, row) = to(column, row);
                    Spot::Point(column, row)
                }
                other => other,
            };
            // The same record with all values turned, and the moves left as they are: only analysis is looked at.
            let mut record = String::from("(");
            for node in tree.descendants(root) {
                record.push(';');
                for property in tree.properties(node) {
                    record += &property.id();
                    for (index, value) in property.values().enumerate() {
                        let text = variorum_sgf::text::text_of(&tree.charset(node).decode(value).text);
                        let text = match turn(&property.id(), index, &text, turning) {
                            Turned::Same => text,
                            Turned::Changed(changed) => {
                                turned_values += 1;
                                changed
                            }
                            Turned::Impossible => panic!("{file}: {} cannot be turned", property.id()),
                        };
                        record += &format!("[{}]", variorum_sgf::text::escape_text(&text));
                    }
                }
            }
            record.push(')');
            let (after, after_root, after_reader) = open(record.as_bytes());
            let mut nodes = after.descendants(after_root);
            for node in tree.descendants(root) {
                let same = nodes.next().expect("as many nodes");
                if tree.parent(node).is_some_and(|parent| tree.children(parent).nth(1) == Some(node)) {
                    // The line in which the nodes are written here has no variations, which matters to GoReviewPartner.
                    break;
                }
                let mut expected = reader.read(&tree, node);
                for reading in &mut expected.readings {
                    reading.values.best = reading.values.best.map(|(spot, lead)| (moved(spot), lead));
                }
                assert_eq!(after_reader.read(&after, same), expected, "{file} {way}");
                for form in [Form::Lz, Form::Lz2, Form::KaTrain] {
                    let (details, _) = reader.details(&tree, node, form);
                    let (mut found, problems) = after_reader.details(&after, same, form);
                    assert!(problems.is_empty());
                    let mut candidates = details.candidates;
                    for candidate in &mut candidates {
                        candidate.spot = moved(candidate.spot);
                        candidate.pv.iter_mut().for_each(|spot| *spot = moved(*spot));
                    }
                    let key = |candidate: &crate::Candidate| (candidate.order, candidate.visits);
                    candidates.sort_by_key(key);
                    found.candidates.sort_by_key(key);
                    assert_eq!(found.candidates, candidates, "{file} {way}");
                    for (before, after) in [(details.ownership, found.ownership), (details.policy, found.policy)] {
                        let (Some(before), Some(after)) = (before, after) else { continue };
                        for at in 0..81_u16 {
                            let (column, row) = to(at % 9, at / 9);
                            assert_eq!(before[usize::from(at)], after[board.index(column, row)]);
                        }
                        assert_eq!(before.get(81), after.get(81));
                    }
                }
            }
        }
    }
    assert!(turned_values > 300, "{turned_values}");
}

#[test]
fn unknown_engine_data_cannot_be_turned() {
    let board = Board { columns: 9, rows: 9 };
    let same = |column, row| (row, column);
    let turning = Turning { from: board, to: board, place: &same };
    for (property, index, value) in [
        ("KT", 0, "not base64"),
        ("HTM", 0, "nonsense"),
        ("LZ", 0, "x 50 10\nmove A1 ownership 1 2 3"),
        ("C", 0, "MoveCount 9\nPosCount 9\nMean 0.8"),
    ] {
        assert_eq!(turn(property, index, value, turning), Turned::Impossible, "{property}");
    }
    for (property, value) in
        [("SBKV", "50"), ("C", "A human says D4, Move 5: B G3."), ("LZ", "D4 50 10"), ("CBM", "PASS")]
    {
        assert_eq!(turn(property, 0, value, turning), Turned::Same, "{property}");
    }
    assert_eq!(turn("CBM", 0, "A9", turning), Turned::Same);
    assert_eq!(turn("CBM", 0, "B9", turning), Turned::Changed("A8".to_owned()));
    assert_eq!(turn("HTM", 0, "ab0.12,bc0.4", turning), Turned::Changed("ba0.12,cb0.4".to_owned()));
}

#[test]
fn exchanged_colours_exchange_values() {
    let board = Board { columns: 9, rows: 9 };
    let mut compared = 0;
    for file in [
        "sabaki-060.sgf",
        "ogatak.sgf",
        "lizzie-074.sgf",
        "lizzieyzy.sgf",
        "lizgoban.sgf",
        "q5go.sgf",
        "goreviewpartner.rsgf.sgf",
    ] {
        let bytes = all().remove(file).expect("a fixture");
        let (tree, root, reader) = open(&bytes);
        let mut record = String::from("(");
        let line: Vec<_> = tree.main_line(root).collect();
        for node in &line {
            record.push(';');
            for property in tree.properties(*node) {
                let id = match &*property.id() {
                    "B" => "W".to_owned(),
                    "W" => "B".to_owned(),
                    id => id.to_owned(),
                };
                if id == "C" {
                    continue;
                }
                record += &id;
                // At the start nothing but PL says that White moves first now.
                for value in property.values() {
                    let text = variorum_sgf::text::text_of(&tree.charset(*node).decode(value).text);
                    let text = match exchange(&id, &text, board) {
                        Turned::Same => text,
                        Turned::Changed(changed) => changed,
                        Turned::Impossible => panic!("{file}: {id}"),
                    };
                    record += &format!("[{}]", variorum_sgf::text::escape_text(&text));
                }
            }
            record += if *node == root { "PL[W]" } else { "" };
        }
        record.push(')');
        let (after, after_root, after_reader) = open(record.as_bytes());
        for (node, same) in line.iter().zip(after.descendants(after_root)) {
            let [before, after] =
                [reader.read(&tree, *node), after_reader.read(&after, same)].map(|data| data.readings);
            let before = before.into_iter().filter(|reading| !reading.source.form.is_comment());
            for (before, after) in before.zip(after) {
                let same = |one: Option<f64>, other: Option<f64>| match (one, other) {
                    (Some(one), Some(other)) => (one - other).abs() < 1e-9,
                    (one, other) => one.is_none() && other.is_none(),
                };
                assert!(
                    same(before.values.winrate.map(|rate| Side::White.winrate(rate)), after.values.winrate),
                    "{file}"
                );
                assert!(same(before.values.lead.map(|lead| Side::White.lead(lead)), after.values.lead), "{file}");
                assert_eq!(
                    (before.of, before.source, before.values.visits),
                    (after.of, after.source, after.values.visits)
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 50, "{compared}");
    assert_eq!(exchange("KT", "x", board), Turned::Impossible);
    assert_eq!(exchange("C", "Black is ahead.", board), Turned::Same);
}
