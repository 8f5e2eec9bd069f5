//! How well a side played, by formulas that are public.

use std::sync::Arc;

use variorum_sgf::{NodeId, Tree};

use crate::line::losses;
use crate::side::Side;
use crate::{NodeData, Reader, Source, value_at};

/// LizzieYzy calculates nothing of fewer moves.
const FEWEST_OF_LIZZIE: usize = 10;

/// Which formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formula {
    /// KaTrain's: 100 · 0.75^L, where L is the mean loss in points, weighted by how difficult the moves were.
    KaTrain,
    /// LizzieYzy's: the mean of 1 for the first candidate, else its share of the most visits.
    LizzieYzy,
}

/// How well a side played along a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Accuracy {
    /// The side.
    pub side: Side,
    /// The formula.
    pub formula: Formula,
    /// 0 to 100.
    pub value: f64,
    /// How many moves count.
    pub moves: usize,
    /// The mean loss in points; gains count as 0.
    pub mean_loss: f64,
    /// The mean difficulty of the positions, 0 to 1.
    pub complexity: f64,
    /// The share of moves that were the first candidate, 0 to 1.
    pub top_moves: f64,
}

/// One move of which enough is known.
struct Judged {
    side: Side,
    loss: f64,
    difficulty: f64,
    is_top: bool,
    /// Visits in relation to the candidate with the most.
    share: f64,
}

/// The accuracies of both sides along a line, by every formula that has the numbers it needs; a source without candidates has none.
pub fn accuracies(
    reader: &Reader,
    tree: &Tree,
    line: &[NodeId],
    source: &Source,
    read: &mut dyn FnMut(NodeId) -> Arc<NodeData>,
) -> Vec<Accuracy> {
    let mut judged = Vec::new();
    for loss in losses(reader, tree, line.iter().copied(), source, read) {
        let Some((points, parent)) = loss.points.zip(tree.parent(loss.node)) else { continue };
        let Some(lead) = value_at(tree, parent, source, read).and_then(|before| before.lead) else { continue };
        let candidates = reader.details(tree, parent, source.form).0.candidates;
        let ranked: Vec<_> = candidates.iter().filter(|candidate| candidate.is_ranked()).collect();
        if ranked.is_empty() {
            continue;
        }
        let (mut weighted, mut priors) = (0.0, 0.0);
        for candidate in &ranked {
            if let Some((prior, after)) = candidate.prior.zip(candidate.lead) {
                weighted += loss.side.lead(lead - after).max(0.0) * prior;
                priors += prior;
            }
        }
        let played = reader.spot(tree, loss.node);
        let most = ranked.iter().filter_map(|candidate| candidate.visits).max().unwrap_or(0).max(1);
        let visits = ranked.iter().find(|candidate| Some(candidate.spot) == played).and_then(|same| same.visits);
        let is_top = Some(ranked[0].spot) == played;
        judged.push(Judged {
            side: loss.side,
            loss: points.max(0.0),
            difficulty: if priors > 0.0 { (weighted / priors).min(1.0) } else { 0.0 },
            is_top,
            share: if is_top { 1.0 } else { visits.unwrap_or(0) as f64 / most as f64 },
        });
    }
    let sides = [Side::Black, Side::White].into_iter();
    sides.flat_map(|side| of_side(side, judged.iter().filter(|judged| judged.side == side).collect())).collect()
}

fn of_side(side: Side, moves: Vec<&Judged>) -> Vec<Accuracy> {
    if moves.is_empty() {
        return Vec::new();
    }
    let mean = |number: fn(&Judged) -> f64| moves.iter().map(|judged| number(judged)).sum::<f64>() / moves.len() as f64;
    let weight = |judged: &Judged| judged.difficulty.max(judged.loss / 4.0).clamp(0.05, 1.0);
    let weights: f64 = moves.iter().map(|judged| weight(judged)).sum();
    let loss = moves.iter().map(|judged| judged.loss * weight(judged)).sum::<f64>() / weights;
    let katrain = Accuracy {
        side,
        formula: Formula::KaTrain,
        value: 100.0 * 0.75_f64.powf(loss),
        moves: moves.len(),
        mean_loss: mean(|judged| judged.loss),
        complexity: mean(|judged| judged.difficulty),
        top_moves: mean(|judged| f64::from(judged.is_top)),
    };
    let by_lizzie =
        || Accuracy { formula: Formula::LizzieYzy, value: 100.0 * mean(|judged| judged.share), ..katrain.clone() };
    let lizzie = (moves.len() >= FEWEST_OF_LIZZIE).then(by_lizzie);
    [katrain].into_iter().chain(lizzie).collect()
}
