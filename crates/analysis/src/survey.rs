//! Which sources some nodes have, how much each covers, and what could not be read.

use std::collections::HashMap;
use std::sync::Arc;

use variorum_sgf::{NodeId, Tree};

use crate::findings::Finding;
use crate::{Findings, Form, NodeData, Reader, Source, comments, engine_text, is_reviewed};

/// Of how many nodes a source says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Win rates.
    pub winrate: usize,
    /// Leads.
    pub lead: usize,
    /// Values of V.
    pub value: usize,
}

impl Coverage {
    /// The most that can be drawn of it on one scale.
    pub fn most(self) -> usize {
        self.winrate.max(self.lead).max(self.value)
    }
}

/// What some nodes have: those of a line, or of a record.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The sources with numbers that can be drawn, the best first: those in comments come last, then the one that covers most counts.
    pub sources: Vec<(Source, Coverage)>,
    /// Those that only say what the next move is worth, or what a mean is: with the name of that number in scripts, how many nodes say it,
    /// the least and the greatest. There is nothing of them to be drawn, and nothing is lost by them.
    pub others: Vec<Other>,
    /// What could not be read, and the komi of the analysis where it is not the record's.
    pub findings: Vec<Finding<NodeId>>,
}

/// A source whose numbers are no series.
#[derive(Clone, PartialEq, Debug)]
pub struct Other {
    /// Whose they are.
    pub source: Source,
    /// Which numbers.
    pub of: OtherNumber,
    /// How many nodes have one.
    pub nodes: usize,
    /// The least and the greatest.
    pub range: (f64, f64),
}

/// A number that is no value of a position for Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OtherNumber {
    /// What the next move is worth, in points: GNU Go.
    NextMove,
    /// The mean of the side to move: MoHex.
    Mean,
}

impl Survey {
    /// Looks through nodes. `details` also reads candidates, ownership and policy, to find what is wrong with them.
    pub fn of(
        reader: &Reader,
        tree: &Tree,
        nodes: impl IntoIterator<Item = NodeId>,
        details: bool,
        read: &mut dyn FnMut(NodeId) -> Arc<NodeData>,
    ) -> Self {
        let mut sources: HashMap<Source, Coverage> = HashMap::new();
        let mut findings = Findings::default();
        let mut others: Vec<Other> = Vec::new();
        let mut other_komi: Option<(i64, NodeId, usize)> = None;
        for node in nodes {
            let data = read(node);
            for reading in &data.readings {
                let values = &reading.values;
                if values.winrate.or(values.lead).or(values.value).is_some() {
                    let coverage = sources.entry(reading.source.clone()).or_default();
                    coverage.winrate += usize::from(values.winrate.is_some());
                    coverage.lead += usize::from(values.lead.is_some());
                    coverage.value += usize::from(values.value.is_some());
                }
                for (of, number) in [(OtherNumber::NextMove, values.next_move), (OtherNumber::Mean, values.mean)] {
                    let Some(number) = number else { continue };
                    match others.iter_mut().find(|other| other.source == reading.source && other.of == of) {
                        Some(Other { nodes, range: (least, greatest), .. }) => {
                            *nodes += 1;
                            (*least, *greatest) = (least.min(number), greatest.max(number));
                        }
                        None => {
                            let source = reading.source.clone();
                            others.push(Other { source, of, nodes: 1, range: (number, number) });
                        }
                    }
                }
            }
            let komi = data
                .readings
                .iter()
                .find_map(|reading| reading.source.komi.filter(|komi| Some(*komi) != reader.komi()));
            if let Some(komi) = komi.filter(|_| reader.komi().is_some()) {
                other_komi.get_or_insert((komi, node, 0)).2 += 1;
            }
            let parts = [Form::Lz, Form::Lz2, Form::KaTrain].into_iter().filter(|_| details);
            let parts = parts.filter(|form| data.readings.iter().any(|reading| reading.source.form == *form));
            let further = parts.flat_map(|form| reader.details(tree, node, form).1);
            findings.add(&node, data.problems.iter().cloned().chain(further));
        }
        if let Some(((stated, node, nodes), of_record)) = other_komi.zip(reader.komi()) {
            findings.push(Finding::of_komi(stated, of_record, node, nodes));
        }
        let mut sources: Vec<(Source, Coverage)> = sources.into_iter().collect();
        sources.sort_by(|(one, covers), (other, covered)| {
            let rank =
                |source: &Source, coverage: &Coverage| (source.form.is_comment(), std::cmp::Reverse(coverage.most()));
            rank(one, covers).cmp(&rank(other, covered)).then_with(|| one.cmp(other))
        });
        Self { sources, others, findings: findings.list() }
    }

    /// The source to show if nobody chose another.
    pub fn best(&self) -> Option<&Source> {
        self.sources.first().map(|(source, _)| source)
    }
}

/// Whether a game has any analysis; stops at the first node that has.
pub fn has_any(tree: &Tree, root: NodeId) -> bool {
    const READ: [&str; 11] = ["SBKV", "SBKS", "OGSC", "LZ", "LZ2", "LZOP", "LZOP2", "KT", "QLZV", "QKGV", "V"];
    const IN_REVIEWS: [&str; 5] = ["BWWR", "VNWR", "MCWR", "ES", "CBM"];
    let board = Reader::new(tree, root).board();
    let in_reviews = if is_reviewed(tree, root) { &IN_REVIEWS[..] } else { &[] };
    tree.descendants(root).any(|node| {
        tree.properties(node).any(|property| match &*property.id() {
            "C" => {
                property.values().any(comments::may_have)
                    && !engine_text(&tree.text(node, "C").unwrap_or_default(), board).is_empty()
            }
            id => READ.contains(&id) || in_reviews.contains(&id),
        })
    })
}
