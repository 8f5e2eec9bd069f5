//! Analysis in what is published: how much of it goes along in the record, and what is shown of it on request.

use std::collections::HashMap;
use std::sync::Arc;

use super::engine_graph;
use super::publication::{Choices, Publication};
use crate::analysis::{Loss, NodeData, Reader, Removal, Survey, losses, shares};
use crate::edit::Workspace;
use crate::language::decimal;
use crate::record::Document;
use crate::sgf::{NodeId, Tree};

/// What a move must have lost to be worth a word: in points, KaTrain's least class, or else as a win rate.
const LEAST: (f64, f64) = (0.5, 0.05);

/// How many bytes of the record that readers can save are engines'.
fn engine_data(tree: &Tree) -> usize {
    // Which program saved a record is no analysis.
    const OF_FILES: [&str; 3] = ["KTV", "KTSF", "KTSID"];
    let all = tree.games().flat_map(|root| shares(tree, root));
    let analysis = all.filter(|share| share.kind.removal != Removal::Never && !OF_FILES.contains(&share.kind.property));
    analysis.map(|share| share.bytes).sum()
}

/// What is to be said of it, if there is any: how much of the record is engines'.
pub fn carried(tree: &Tree) -> Option<String> {
    let bytes = engine_data(tree);
    let size = match bytes {
        0 => return None,
        1..1_000 => say!("engine-bytes", "{count} byte" | "{count} bytes", count = bytes),
        1_000..1_000_000 => say!("engine-kilobytes", "{count} kB", count = decimal(bytes as f64 / 1e3, 1)),
        _ => say!("engine-megabytes", "{count} MB", count = decimal(bytes as f64 / 1e6, 1)),
    };
    Some(say!("carries-engine-data", "carries engine data, {size}", size))
}

impl Publication {
    /// The same with what each move lost, as a line of its comment, and a graph of each game. The record that readers can save stays as it is, and games that a page
    /// asks say nothing of it.
    pub fn with_analysis(mut self, choices: &Choices) -> Publication {
        let games: Vec<NodeId> = self.tree.games().filter(|root| self.solution_of(*root).is_none()).collect();
        // A file is the same wherever it is made: in the language of the choices.
        let lines = choices.speak(|| {
            let mut lines = Vec::new();
            for root in games {
                let (lost, graph) = moves_and_graph(&self.tree, root);
                lines.extend(lost);
                self.graphs.extend(graph.map(|graph| (root, graph)));
            }
            lines
        });
        if lines.is_empty() {
            return self;
        }
        let mut workspace = Workspace::of(Document::over(Arc::new(self.tree.clone())));
        let mut edit = workspace.edit(String::new());
        for (node, line) in lines {
            let comment = self.tree.text(node, "C").filter(|comment| !comment.trim().is_empty());
            let text = comment.map_or_else(|| line.clone(), |comment| format!("{}\n\n{line}", comment.trim_end()));
            // Where it does not fit, the comment stays.
            let _ = edit.set_text(node, "C", &text);
        }
        if edit.apply().is_ok() {
            self.tree = workspace.document().tree().clone();
        }
        self
    }
}

/// What is to be said of the moves of a game, and its graph.
fn moves_and_graph(tree: &Tree, root: NodeId) -> (Vec<(NodeId, String)>, Option<String>) {
    let reader = Reader::new(tree, root);
    let nodes: Vec<NodeId> = tree.descendants(root).collect();
    let mut known: HashMap<NodeId, Arc<NodeData>> = HashMap::new();
    let mut read = |node: NodeId| Arc::clone(known.entry(node).or_insert_with(|| Arc::new(reader.read(tree, node))));
    let survey = Survey::of(&reader, tree, nodes.iter().copied(), false, &mut read);
    let Some(source) = survey.best() else { return Default::default() };
    let losses = losses(&reader, tree, nodes, source, &mut read);
    let lines = losses.iter().filter_map(|loss| Some((loss.node, line(&reader, tree, loss)?))).collect();
    (lines, engine_graph::graph(tree, &reader, source, &losses, &mut read))
}

fn line(reader: &Reader, tree: &Tree, loss: &Loss) -> Option<String> {
    let played = reader.spot(tree, loss.node);
    let best = loss.best.filter(|best| Some(*best) != played).map(|best| reader.board().name(best));
    let lost = match (loss.points, loss.winrate) {
        (Some(points), _) if points >= LEAST.0 => {
            say!("published-loss-points", "Points lost: {points}", points = tenths(points))
        }
        (None, Some(rate)) if rate >= LEAST.1 => {
            say!("published-loss-rate", "Win rate lost: {rate} %", rate = tenths(rate * 100.0))
        }
        _ => return None,
    };
    Some(match best {
        Some(best) => say!("published-loss-best", "{lost}; best was {best}.", lost, best),
        None => format!("{lost}."),
    })
}

/// With one decimal; a difference of two decimal numbers is first freed of the noise of its last digits.
fn tenths(number: f64) -> String {
    decimal((number * 1e6).round() / 1e6, 1)
}
