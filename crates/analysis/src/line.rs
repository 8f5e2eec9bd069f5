//! Values along a line, and what its moves lost.

use std::collections::HashMap;
use std::sync::Arc;

use variorum_sgf::{NodeId, Tree};

use crate::number::{local, percent};
use crate::side::Side;
use crate::{NodeData, Of, Reader, Source, Spot, Values};

/// More classes of losses nobody tells apart.
const MOST_CLASSES: usize = 9;

/// Of so many moves from a position one states what was best, or none does.
const MOST_ASKED: usize = 20;

/// What a source says of the position at a node: at the node itself, or at its first child, where a program writes of the position before a
/// move. `read` returns what [`Reader::read`] reads, or a copy that was kept.
pub fn value_at(
    tree: &Tree,
    node: NodeId,
    source: &Source,
    read: &mut dyn FnMut(NodeId) -> Arc<NodeData>,
) -> Option<Values> {
    if let Some(reading) = read(node).of(source, Of::Node) {
        return Some(reading.values.clone());
    }
    let child = tree.first_child(node)?;
    read(child).of(source, Of::Parent).map(|reading| reading.values.clone())
}

/// What a source says of each position of a line, with gaps where it says nothing.
pub fn series(
    tree: &Tree,
    line: &[NodeId],
    source: &Source,
    read: &mut dyn FnMut(NodeId) -> Arc<NodeData>,
) -> Vec<Option<Values>> {
    line.iter().map(|node| value_at(tree, *node, source, read)).collect()
}

/// The best move from the position at a node, and Black's lead after it, where a source states only that; in most forms at the moves that
/// were played instead.
pub fn stated_best(
    tree: &Tree,
    node: NodeId,
    source: &Source,
    read: &mut dyn FnMut(NodeId) -> Arc<NodeData>,
) -> Option<(Spot, Option<f64>)> {
    let mut of = |node: NodeId, of: Of| read(node).of(source, of).and_then(|reading| reading.values.best);
    of(node, Of::Node).or_else(|| tree.children(node).take(MOST_ASKED).find_map(|child| of(child, Of::Parent)))
}

/// What a move lost; a gain is a negative loss, which is the noise of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// The node with the move.
    pub node: NodeId,
    /// Who made it.
    pub side: Side,
    /// In points: the difference between the positions before and after it.
    pub points: Option<f64>,
    /// The same as a win rate, 0 to 1.
    pub winrate: Option<f64>,
    /// In points, compared with the best candidate of the position before it.
    pub against_best: Option<f64>,
    /// That candidate.
    pub best: Option<Spot>,
}

/// What the moves among these nodes lost by one source, in the order of the nodes; none for moves of which either position is not known,
/// and none in games of more than two sides.
pub fn losses(
    reader: &Reader,
    tree: &Tree,
    nodes: impl IntoIterator<Item = NodeId>,
    source: &Source,
    read: &mut dyn FnMut(NodeId) -> Arc<NodeData>,
) -> Vec<Loss> {
    let mut losses = Vec::new();
    // A position may have thousands of moves after it, and each has to be compared with its one best candidate.
    let mut bests: HashMap<NodeId, Option<(Spot, Option<f64>)>> = HashMap::new();
    if !reader.has_two_sides() {
        return losses;
    }
    for node in nodes {
        let Some((side, parent)) = reader.mover(tree, node).zip(tree.parent(node)) else { continue };
        let Some(after) = value_at(tree, node, source, read) else { continue };
        let Some(before) = value_at(tree, parent, source, read) else { continue };
        let lost = |before: Option<f64>, after: Option<f64>| Some(side.lead(before? - after?));
        let (points, winrate) = (lost(before.lead, after.lead), lost(before.winrate, after.winrate));
        if points.is_none() && winrate.is_none() {
            continue;
        }
        let best = *bests.entry(parent).or_insert_with(|| {
            let candidates = reader.details(tree, parent, source.form).0.candidates;
            let best = candidates.iter().find(|candidate| candidate.is_ranked()).map(|best| (best.spot, best.lead));
            best.or_else(|| stated_best(tree, parent, source, read))
        });
        let against_best = lost(best.and_then(|(_, lead)| lead), after.lead);
        losses.push(Loss { node, side, points, winrate, against_best, best: best.map(|(spot, _)| spot) });
    }
    losses
}

/// How far a scale of leads goes from the middle, in points: a round number, so that most of them fit. A few large ones flatten nothing.
pub fn lead_limit(mut sizes: Vec<f64>) -> f64 {
    /// The least limit.
    const LEAST: f64 = 5.0;
    /// The share of the leads that fit.
    const FIT: f64 = 0.9;
    sizes.sort_by(f64::total_cmp);
    let fits = sizes.get(((sizes.len() as f64 * FIT) as usize).min(sizes.len().saturating_sub(1)));
    let wanted = fits.copied().unwrap_or_default().max(LEAST);
    let tens = 10f64.powf(wanted.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|step| step * tens).find(|step| *step >= wanted).unwrap_or(wanted)
}

/// What a scale measures losses in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points of the game.
    Points,
    /// Win rates, 0 to 1.
    WinRate,
}

/// Classes of losses: the least loss of each, the worst first; what is below all of them is the last class.
#[derive(Clone, PartialEq, Debug)]
pub struct Scale {
    unit: Unit,
    least: Vec<f64>,
}

impl Scale {
    /// KaTrain's, in points.
    pub fn katrain() -> Self {
        Self { unit: Unit::Points, least: vec![12.0, 6.0, 3.0, 1.5, 0.5] }
    }

    /// OGS's, in points: blunder, mistake, inaccuracy, good, great, excellent.
    pub fn ogs() -> Self {
        Self { unit: Unit::Points, least: vec![5.0, 2.0, 1.2, 0.6, 0.2] }
    }

    /// Lizzie's, as win rates.
    pub fn lizzie() -> Self {
        Self { unit: Unit::WinRate, least: vec![0.24, 0.12, 0.06, 0.03, 0.01] }
    }

    /// One's own, as people write them: `0.5 1.5 3 6 12` in points, or `1% 5% 20%`. At most nine, above 0, in whatever order; `None` for
    /// anything else.
    pub fn own(text: &str) -> Option<Self> {
        let words = text.split([' ', ';']).map(|word| word.trim_end_matches(',')).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.take(MOST_CLASSES + 1).collect();
        let unit = if words.iter().any(|word| word.ends_with('%')) { Unit::WinRate } else { Unit::Points };
        let least = words.into_iter().map(|word| match unit {
            Unit::Points => local(word),
            Unit::WinRate => percent(word.strip_suffix('%')?),
        });
        let mut least: Vec<f64> = least.collect::<Option<_>>()?;
        least.sort_by(|one, other| other.total_cmp(one));
        least.dedup();
        let fits = (1..=MOST_CLASSES).contains(&least.len()) && least.iter().all(|loss| *loss > 0.0);
        fits.then_some(Self { unit, least })
    }

    /// What it measures.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// The least losses, the worst class first.
    pub fn least(&self) -> &[f64] {
        &self.least
    }

    /// The class of what a move lost; `None` if that is not known. What is known only in the other unit has the class that its usual scale
    /// gives it: one percentage point is no fixed part of a point.
    pub fn class_of(&self, loss: &Loss) -> Option<usize> {
        let (of_points, of_rate) = match self.unit {
            Unit::Points => (self, &Self::lizzie()),
            Unit::WinRate => (&Self::katrain(), self),
        };
        let points = loss.points.map(|points| of_points.class(points));
        let rate = loss.winrate.map(|rate| of_rate.class(rate));
        if self.unit == Unit::Points { points.or(rate) } else { rate.or(points) }
    }

    /// The class of a loss: 0 is the worst.
    pub fn class(&self, loss: f64) -> usize {
        self.least.iter().position(|least| loss >= *least).unwrap_or(self.least.len())
    }
}
