//! The forks of a game at which a choice is marked as right: each asks a question of its own.
//!
//! A mark belongs to the nearest fork above it at which its side has moves that lead to a mark and moves that lead to none. A fork that is
//! only reached by solving another one belongs to that one.

use super::marks::Marks;
use super::nodes::Nodes;
use crate::game::Colour;
use std::collections::{BTreeSet, HashMap, HashSet};

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
