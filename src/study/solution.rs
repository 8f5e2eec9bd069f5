//! A problem as whoever shows it elsewhere needs it: what is asked, and what every move is worth.

use super::convention::Convention;
use super::judge::{Verdict, Wishes, judge};
use super::mode::Mode;
use super::questions::{natural_modes, questions};
use super::session::shown_comment;
use crate::game::Colour;
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;

/// What a problem asks, and what its moves are worth.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The root of its game.
    pub root: NodeId,
    /// The nodes whose positions are asked, and who is to move there.
    pub questions: Vec<(NodeId, Colour)>,
    /// Every move, in the order of the file.
    pub moves: Vec<SolutionMove>,
}

/// A move of a problem.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionMove {
    /// Its node.
    pub node: NodeId,
    /// What it is worth. Where a game reaches one position twice, the better verdict holds for both places.
    pub verdict: Verdict,
    /// As a reply it is drawn by lot among all that are so: CHOICE stands there or below.
    pub is_drawn: bool,
    /// The line ends here, and goes on behind this node, where the same position stands.
    pub goes_on: Option<NodeId>,
    /// The comment without the words by which it tells programs what is right, where it has some.
    pub comment: Option<String>,
}

/// The games of a record that are problems which can be judged.
pub fn solutions(tree: &Tree) -> Vec<Solution> {
    tree.games().filter_map(|root| solution(tree, root)).collect()
}

/// Whether every game of a record is such a problem.
pub fn is_all_problems(tree: &Tree) -> bool {
    tree.game_count() > 0 && tree.games().all(|root| solution(tree, root).is_some())
}

/// What the game with this root asks.
fn solution(tree: &Tree, root: NodeId) -> Option<Solution> {
    let judgement = judge(tree, root, Wishes { same_position: true, ..Wishes::default() });
    if !natural_modes(&judgement).contains(&Mode::Problem) {
        return None;
    }
    let asked = questions(tree, root, &judgement, Mode::Problem, None);
    let questions: Vec<(NodeId, Colour)> = asked.iter().map(|asked| (asked.node, asked.side)).collect();
    let nodes = &judgement.nodes;
    // Where each position goes on best.
    let mut best: HashMap<_, (Option<Verdict>, usize)> = HashMap::new();
    for (at, row) in nodes.rows.iter().enumerate().filter(|(_, row)| row.mover.is_some() && row.moves_below) {
        let verdict = judgement.verdict(row.node);
        let known = best.entry((row.position, row.solver)).or_insert((verdict, at));
        if known.0 < verdict {
            *known = (verdict, at);
        }
    }
    let drawn = nodes.with_choice();
    let comment = |node: NodeId, convention: Convention| {
        let comment = tree.text(node, "C")?;
        Some(shown_comment(&comment, convention)).filter(|shown| *shown != comment)
    };
    let solved = |(at, row): (usize, &super::nodes::Row)| {
        let verdict = judgement.verdict(row.node)?;
        let elsewhere =
            best.get(&(row.position, row.solver)).filter(|_| verdict == Verdict::Continued && !row.moves_below);
        Some(SolutionMove {
            node: row.node,
            verdict,
            is_drawn: drawn[at],
            goes_on: elsewhere.map(|(_, there)| nodes.rows[*there].node),
            comment: comment(row.node, judgement.convention),
        })
    };
    let moves = nodes.rows.iter().enumerate().filter_map(solved).collect();
    Some(Solution { root, questions, moves }).filter(|solution| !solution.questions.is_empty())
}
