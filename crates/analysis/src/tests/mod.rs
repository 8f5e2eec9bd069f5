//! Tests.

mod fixtures;
mod hostile;
mod laws;
mod plain;
mod seeded;
mod turned;
mod writers;

use std::sync::Arc;

use variorum_sgf::{NodeId, Tree};

use crate::{NodeData, Reader, Row, RowValue, rows};

/// A record with one game, and its reader.
pub(super) fn open(bytes: &[u8]) -> (Tree, NodeId, Reader) {
    let (tree, _) = Tree::read(bytes.to_vec());
    let root = tree.games().next().expect("a game");
    let reader = Reader::new(&tree, root);
    (tree, root, reader)
}

/// Reads nodes when they are asked for.
pub(super) fn reading<'a>(reader: &'a Reader, tree: &'a Tree) -> impl FnMut(NodeId) -> Arc<NodeData> + 'a {
    |node| Arc::new(reader.read(tree, node))
}

/// Every fact of a game: the number of the node, source, position, field, value.
pub(super) fn facts(bytes: &[u8]) -> Vec<(usize, Row)> {
    let (tree, root, reader) = open(bytes);
    let of_node = |(number, node)| {
        let (rows, _) = rows(&reader, &tree, node, &reader.read(&tree, node));
        rows.into_iter().map(move |row| (number, row))
    };
    tree.descendants(root).enumerate().flat_map(of_node).collect()
}

/// A fact as the tables have it.
pub(super) fn text_of(value: &RowValue, reader: &Reader) -> String {
    let board = reader.board();
    match value {
        RowValue::Number(number) => format!("{number}"),
        RowValue::Numbers(numbers) => numbers.iter().map(|number| format!("{number:.3}")).collect::<Vec<_>>().join(" "),
        RowValue::Text(text) => text.clone(),
        RowValue::Nothing => "(none)".to_owned(),
        RowValue::Best(spot, None) => board.name(*spot),
        RowValue::Best(spot, Some(lead)) => format!("{} lead_black={lead}", board.name(*spot)),
        RowValue::Candidate(candidate) => {
            let mut text = board.name(candidate.spot);
            let mut add = |name: &str, value: Option<String>| {
                text += &value.map(|value| format!(" {name}={value}")).unwrap_or_default();
            };
            add("order", candidate.order.map(|order| order.to_string()));
            add("visits", candidate.visits.map(|visits| visits.to_string()));
            add("winrate_black", candidate.winrate.map(|rate| format!("{rate:.4}")));
            add("lead_black", candidate.lead.map(|lead| format!("{lead:.2}")));
            add("prior", candidate.prior.map(|prior| format!("{prior:.4}")));
            let pv: Vec<String> = candidate.pv.iter().map(|spot| board.name(*spot)).collect();
            add("pv", (!pv.is_empty()).then(|| pv.join(",")));
            let visits: Vec<String> = candidate.pv_visits.iter().map(u64::to_string).collect();
            add("pvVisits", (!visits.is_empty()).then(|| visits.join(",")));
            text
        }
    }
}
