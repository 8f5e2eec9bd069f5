//! All that is known of a node as a list of facts, in words for scripts.

use std::borrow::Cow;

use variorum_sgf::{NodeId, Tree};

use crate::{Candidate, Form, NodeData, Of, Problem, Reader, Reading, Spot, Writer, engine_text, human_text};

/// A fact: what a source says.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The property, with `#0`, `#1` … where each of its values is a source; or `C:` and the writer of a text.
    pub source: String,
    /// The position it speaks of.
    pub of: Of,
    /// Which number, such as `winrate_black`, or `candidate0`.
    pub field: Cow<'static, str>,
    /// The fact.
    pub value: RowValue,
}

/// A fact of a [`Row`].
#[derive(Clone, PartialEq, Debug)]
pub enum RowValue {
    /// A number.
    Number(f64),
    /// Several.
    Numbers(Vec<f64>),
    /// A text.
    Text(String),
    /// A candidate.
    Candidate(Box<Candidate>),
    /// A best move, and Black's lead after it where that is stated.
    Best(Spot, Option<f64>),
    /// It is known that there is nothing.
    Nothing,
}

/// The facts at a node, and what cannot be read of candidates, ownership and policy. `data` is what [`Reader::read`] reads of it.
pub fn rows(reader: &Reader, tree: &Tree, node: NodeId, data: &NodeData) -> (Vec<Row>, Vec<(&'static str, Problem)>) {
    let (mut rows, mut problems): (Vec<Row>, _) = (Vec::new(), Vec::new());
    for reading in &data.readings {
        numbers(reading, &mut rows);
        let (details, wrong) = reader.details(tree, node, reading.source.form);
        problems.extend(wrong);
        let mut add = |field: Cow<'static, str>, value| {
            rows.push(Row { source: reading.property.to_owned(), of: Of::Node, field, value });
        };
        for (number, candidate) in details.candidates.into_iter().enumerate() {
            add(format!("candidate{number}").into(), RowValue::Candidate(Box::new(candidate)));
        }
        if let Some(ownership) = details.ownership {
            let first = ownership.iter().take(5).map(|owned| f64::from(*owned)).collect();
            add("ownership_count".into(), RowValue::Number(ownership.len() as f64));
            add("ownership_first5".into(), RowValue::Numbers(first));
            add("ownership_sum".into(), RowValue::Number(ownership.iter().map(|owned| f64::from(*owned)).sum()));
        }
        if let Some((pass, _)) = details.policy.as_deref().and_then(<[f32]>::split_last) {
            let highest = details.policy.iter().flatten().copied().fold(f32::MIN, f32::max);
            add("policy_max".into(), RowValue::Number(highest.into()));
            add("policy_pass".into(), RowValue::Number((*pass).into()));
        }
    }
    let comment = tree.text(node, "C").unwrap_or_default();
    let parts = engine_text(&comment, reader.board());
    if parts.iter().any(|part| part.writer == Writer::KaTrain) {
        let left = human_text(&comment, &parts);
        let value = if left.is_empty() { RowValue::Nothing } else { RowValue::Text(left) };
        rows.push(Row { source: "C:KaTrain".to_owned(), of: Of::Node, field: "human_comment_left".into(), value });
    }
    (rows, problems)
}

fn numbers(reading: &Reading, rows: &mut Vec<Row>) {
    let source = match (reading.source.form, reading.index) {
        (Form::Comment(writer), _) => format!("C:{}", writer.name()),
        (_, Some(index)) => format!("{}#{index}", reading.property),
        _ => reading.property.to_owned(),
    };
    let values = &reading.values;
    let (form, lead, best) = match reading.source.form {
        Form::Sabaki => (Form::Sabaki, "SBKS", ""),
        Form::Ogatak => (Form::Ogatak, "OGSC", ""),
        Form::Review => (Form::Review, "ES", "CBM"),
        form => (form, &*source, &*source),
    };
    let mut add = |source: &str, field: &'static str, value: Option<RowValue>| {
        let row = value.map(|value| Row { source: source.to_owned(), of: reading.of, field: field.into(), value });
        // SBKV belongs to two sources where both SBKS and OGSC are beside it.
        rows.extend(row.filter(|row| !(form == Form::Ogatak && rows.contains(row))));
    };
    let number = |number: Option<f64>| number.map(RowValue::Number);
    let count = |count: Option<u64>| count.map(|count| RowValue::Number(count as f64));
    let engine = reading.source.engine.clone().map(RowValue::Text);
    let is_lizzie = matches!(form, Form::Lz | Form::Lz2);
    add(&source, "engine_or_version", engine.clone().filter(|_| is_lizzie));
    add(&source, "winrate_black", number(values.winrate));
    add(lead, "lead_black", number(values.lead));
    add(&source, "visits", count(values.visits));
    add(&source, "stdev", number(values.stdev));
    add(&source, "pda", number(values.pda));
    add(&source, "komi", number(reading.source.komi()));
    add(&source, "engine", engine.filter(|_| !is_lizzie));
    add(&source, "value_black", number(values.value));
    add(best, "best_move", values.best.map(|(spot, lead)| RowValue::Best(spot, lead)));
    add(&source, "loss_winrate", number(values.loss_winrate));
    add(&source, "loss_points", number(values.loss_points));
    add(&source, "value_of_next_move", number(values.next_move));
    add(&source, "mean_side_to_move", number(values.mean));
}
