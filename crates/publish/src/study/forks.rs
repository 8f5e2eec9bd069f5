//! The forks of a game at which a choice is marked as right: each asks a question of its own.
//!
//! A word belongs to the nearest fork above it at which its side has moves that lead to a word and moves that lead to none. A fork that is
//! only reached by solving another one belongs to that one. Marks that are no words count on the moves of a fork alone: further down they
//! are remarks on the game.

use super::convention::Convention;
use super::marks::{Marks, good_for};
use super::nodes::Nodes;
use crate::game::Colour;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// A mark that is so many nodes below a fork, or more, is a remark on something else.
const REACH: u32 = 16;

/// The moves of one side at a node.
#[derive(Default)]
struct Choice {
    /// They lead to a mark, and do not.
    leading: Vec<usize>,
    others: Vec<usize>,
}

/// The forks that ask, by node and solver; `right` is the mark of what is right.
pub(super) fn marked_forks(nodes: &Nodes, right: Marks) -> BTreeSet<(usize, Colour)> {
    let rows = &nodes.rows;
    let is_right = |at: usize| rows[at].last_mover.is_some() && rows[at].marks.has(right);
    let is_marked = |at: usize| is_right(at) || rows[at].last_mover.is_some() && rows[at].marks.has(Marks::WRONG);
    if !(0..rows.len()).any(is_right) {
        return BTreeSet::new();
    }
    let above_right = nodes.above(is_right);
    let above_marked = nodes.above(is_marked);
    let mut choices: HashMap<(usize, Colour), Choice> = HashMap::new();
    for (at, row) in rows.iter().enumerate() {
        let Some((above, mover)) = nodes.parent(at).zip(row.mover) else { continue };
        let choice = choices.entry((above, mover)).or_default();
        if is_right(at) || above_right[at] { choice.leading.push(at) } else { choice.others.push(at) }
    }
    // The same move beside itself is no choice.
    choices.retain(|_, choice| {
        let led: HashSet<_> = choice.leading.iter().map(|&at| rows[at].position).collect();
        choice.others.iter().any(|&at| !led.contains(&rows[at].position)) && !choice.leading.is_empty()
    });
    let depths = nodes.depths();
    // By node and colour: the nearest move of that colour at such a fork, here or above. And the last mark, here or above.
    let mut nearest: Vec<[Option<usize>; 4]> = Vec::with_capacity(rows.len());
    let mut last_mark: Vec<Option<usize>> = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        let above = nodes.parent(at);
        let mut near = above.map_or([None; 4], |above| nearest[above]);
        if let Some((above, mover)) = above.zip(row.mover)
            && choices.contains_key(&(above, mover))
        {
            near[mover.index()] = Some(at);
        }
        nearest.push(near);
        last_mark.push(if is_marked(at) { Some(at) } else { above.and_then(|above| last_mark[above]) });
    }
    let mut seen = BTreeSet::new();
    for at in (0..rows.len()).filter(|&at| is_right(at)) {
        let own = rows[at].last_mover.and_then(|mover| nearest[at][mover.index()]);
        let Some(first) = own.or_else(|| nearest[at].iter().copied().flatten().max()) else { continue };
        let Some(fork) = nodes.parent(first).zip(rows[first].mover) else { continue };
        let others = choices.get(&fork).map_or(&[][..], |choice| &choice.others);
        // In a game a word of praise is a remark, unless another move is blamed.
        let is_verdict = right != Marks::CORRECT
            || rows[at].marks.has(Marks::ALONE)
            || others.iter().any(|&at| is_marked(at) || above_marked[at]);
        if is_verdict && depths[at] - depths[first] < REACH {
            seen.insert(fork);
        }
    }
    // From the deepest fork on: one that continues the question of another belongs to that one, also if that one is found to ask later.
    let mut left = seen.clone();
    let mut waiting: HashMap<(usize, Colour), Vec<(usize, Colour)>> = HashMap::new();
    while let Some((fork, side)) = left.pop_last() {
        let Some(first) = nearest[fork][side.index()].filter(|first| depths[fork] - depths[*first] < REACH) else {
            continue;
        };
        let Some(outer) = nodes.parent(first).map(|above| (above, side)) else { continue };
        if last_mark[fork].is_some_and(|mark| mark >= first) {
            continue;
        }
        let others = choices.get(&outer).map_or(&[][..], |choice| &choice.others);
        if !seen.contains(&outer) && !others.iter().any(|&at| is_marked(at) || above_marked[at]) {
            waiting.entry(outer).or_default().push((fork, side));
            continue;
        }
        seen.remove(&(fork, side));
        if seen.insert(outer) {
            left.insert(outer);
            left.extend(waiting.remove(&outer).unwrap_or_default());
        }
    }
    // A fork all of whose marks belong to questions further down has no answer of its own.
    let mut innermost: Vec<Option<(usize, Colour)>> = Vec::with_capacity(rows.len());
    let mut answered = BTreeSet::new();
    for (at, row) in rows.iter().enumerate() {
        let above = nodes.parent(at);
        let begun = above.zip(row.mover).filter(|fork| seen.contains(fork));
        innermost.push(begun.or_else(|| above.and_then(|above| innermost[above])));
        answered.extend(innermost[at].filter(|_| is_right(at)));
    }
    answered
}

/// The forks of a game whose moves have marks that are no words.
#[derive(Clone, Debug, Default)]
pub(super) struct MarkedChoices {
    /// By node and solver.
    pub forks: BTreeSet<(usize, Colour)>,
    /// The moves there that are right.
    pub right: BTreeSet<usize>,
    /// Those of which nothing is said, where others are praised.
    pub unmarked: BTreeSet<usize>,
    /// The marks of these moves, each with its count.
    pub counts: Vec<(Marks, usize)>,
}

/// What marks say of a position to which a move at a fork leads.
#[derive(Clone, Copy, Default)]
struct MoveMarks {
    praise: bool,
    blame: bool,
}

/// The marks that are verdicts on a move at a fork of a game, by convention. Spots of interest (HO, IT) are none, nor is a triangle: in games
/// it shows the last move.
pub(super) fn choice_marks(convention: Convention) -> Marks {
    match convention {
        Convention::Te => Marks::TE,
        Convention::TeBm => Marks::TE.and(Marks::BM).and(Marks::DO),
        Convention::Bm => Marks::BM.and(Marks::DO),
        Convention::Wv => Marks::WV,
        Convention::GbGw => Marks::GB.and(Marks::GW),
        Convention::Ch => Marks::CH,
        _ => Marks::default(),
    }
}

/// The forks at which one side chooses between moves with one of these marks and others. What is praised is right; where nothing is, what is
/// not blamed. The same move beside itself is one.
pub(super) fn marked_choices(nodes: &Nodes, counted: Marks) -> MarkedChoices {
    let rows = &nodes.rows;
    let mut choices: BTreeMap<(usize, Colour), Vec<usize>> = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        if let Some(fork) = nodes.parent(at).zip(row.mover) {
            choices.entry(fork).or_default().push(at);
        }
    }
    let mut found = MarkedChoices::default();
    for (fork, moves) in choices {
        let is_marked = |&at: &usize| rows[at].marks.has(counted);
        if moves.len() < 2 || !moves.iter().any(is_marked) {
            continue;
        }
        let mut by_position: HashMap<_, MoveMarks> = HashMap::new();
        for &at in &moves {
            let marks = rows[at].marks.of(counted);
            let good = good_for(marks, Some(fork.1));
            let of_move = by_position.entry(rows[at].position).or_default();
            of_move.praise |= marks.has(Marks::TE.and(Marks::CH)) || good == Some(true);
            of_move.blame |= marks.has(Marks::BM.and(Marks::DO).and(Marks::WV)) || good == Some(false);
            // A word beside the marks says as much.
            of_move.blame |= rows[at].marks.has(Marks::WRONG);
        }
        let is_praised = |marks: &MoveMarks| marks.praise && !marks.blame;
        let praises = by_position.values().any(is_praised);
        let is_right = |marks: &MoveMarks| if praises { is_praised(marks) } else { !marks.blame && !marks.praise };
        let count = by_position.values().filter(|marks| is_right(marks)).count();
        if count == 0 || count == by_position.len() {
            continue;
        }
        found.forks.insert(fork);
        for at in moves {
            let of_move = by_position[&rows[at].position];
            if is_right(&of_move) {
                found.right.insert(at);
            } else if of_move.praise || !of_move.blame {
                found.unmarked.insert(at);
            }
            for mark in rows[at].marks.of(counted).each() {
                match found.counts.iter_mut().find(|(known, _)| *known == mark) {
                    Some((_, count)) => *count += 1,
                    None => found.counts.push((mark, 1)),
                }
            }
        }
    }
    found
}
