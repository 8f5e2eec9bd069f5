//! Records of all programs, by seed: both readers agree, and both are right. `VARIORUM_TRIES` tries more of them, `VARIORUM_FIRST` begins
//! elsewhere.

use fastrand::Rng;

use super::plain::{Fact, extract, shown};
use super::writers::{PROGRAMS, written};
use super::{facts, open, reading};
use crate::{Of, RowValue, Survey, value_at};

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// What the reader reads, as the plain one prints it.
fn read(record: &str) -> Vec<Fact> {
    let (_, _, reader) = open(record.as_bytes());
    let board = reader.board();
    let text = |field: &str, value: RowValue| match value {
        RowValue::Number(number) if field == "ownership_sum" => format!("{:.1}", number + 1e-6),
        RowValue::Number(number) => shown(number),
        RowValue::Numbers(numbers) => numbers.into_iter().map(shown).collect::<Vec<_>>().join(" "),
        RowValue::Text(text) => text,
        RowValue::Nothing => String::new(),
        RowValue::Best(spot, None) => board.name(spot),
        RowValue::Best(spot, Some(lead)) => format!("{} {}", board.name(spot), shown(lead)),
        RowValue::Candidate(candidate) => {
            let pv: Vec<String> = candidate.pv.iter().map(|spot| board.name(*spot)).collect();
            let order = candidate.order.map_or("-".to_owned(), |order| order.to_string());
            let [rate, lead] = [candidate.winrate, candidate.lead].map(|number| number.map(shown).unwrap_or_default());
            format!(
                "{} {order} {} {rate} {lead} {}",
                board.name(candidate.spot),
                candidate.visits.unwrap_or_default(),
                pv.join(",")
            )
        }
    };
    let of = |of: Of| if of == Of::Node { "node" } else { "parent" };
    facts(record.as_bytes())
        .into_iter()
        .map(|(node, row)| (node, row.source, of(row.of), row.field.to_string(), text(&row.field, row.value)))
        .collect()
}

#[test]
fn both_readers_agree_and_are_right() {
    let first = variable("VARIORUM_FIRST").unwrap_or(0);
    let tries = 100 * variable("VARIORUM_TRIES").unwrap_or(1);
    let (mut compared, mut programs) = (0, [false; PROGRAMS]);
    for seed in first..first + tries {
        let written = written(&mut Rng::with_seed(seed));
        programs[written.program] = true;
        let (mut mine, mut plain) = (read(&written.record), extract(&written.record));
        mine.sort();
        plain.sort();
        assert_eq!(mine, plain, "seed {seed}: {}", written.record);
        compared += mine.len();

        let (tree, root, reader) = open(written.record.as_bytes());
        let survey = Survey::of(&reader, &tree, tree.descendants(root), true, &mut reading(&reader, &tree));
        assert!(survey.findings.is_empty(), "seed {seed}");
        let Some(source) = survey.best() else { continue };
        for (at, node) in tree.descendants(root).enumerate() {
            let values = value_at(&tree, node, source, &mut reading(&reader, &tree));
            // KaTrain's text also has the best move of the position before it.
            let values = values.filter(|values| values.winrate.or(values.value).is_some());
            assert_eq!(values.is_some(), written.known[at], "seed {seed}: node {at}");
            let (Some(values), truth) = (values, &written.truth[at]) else { continue };
            if let Some(value) = values.value {
                assert!((value - truth.lead).abs() < 1e-9, "seed {seed}: node {at}");
                continue;
            }
            let rate = values.winrate.expect("a win rate");
            assert!(
                (rate - truth.rate).abs() <= written.tolerance,
                "seed {seed}: node {at}: {rate}, not {}",
                truth.rate
            );
            assert_eq!(values.lead.is_some(), written.has_lead, "seed {seed}: node {at}");
            assert!(values.lead.is_none_or(|lead| (lead - truth.lead).abs() <= 0.051), "seed {seed}: node {at}");
            assert!(values.visits.is_none_or(|visits| visits == truth.visits), "seed {seed}: node {at}");
        }
    }
    assert!(compared as u64 > 10 * tries, "{compared}");
    assert!(tries < 100 || programs.iter().all(|any| *any), "{programs:?}");
}
