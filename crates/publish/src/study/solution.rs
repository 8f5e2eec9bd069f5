//! Extracts problems with their solutions: the questions, and the verdict on every move.

use super::convention::Convention;
use super::judge::Verdict;
use super::log::Learned;
use super::mode::Mode;
use super::questions::{natural_modes, questions};
use super::session::shown_comment;
use crate::game::{Colour, Kind, Solution, SolutionMove};
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;

/// The games of a record that are problems with verdicts; with the overrides of its folder.
pub fn solutions(tree: &Tree, wished: &Learned) -> Vec<Solution> {
    tree.games().filter_map(|root| solution(tree, root, wished)).collect()
}

/// Whether every game of a record is such a problem.
pub fn is_all_problems(tree: &Tree, wished: &Learned) -> bool {
    tree.game_count() > 0 && tree.games().all(|root| solution(tree, root, wished).is_some())
}

/// The problem in the game at this root.
fn solution(tree: &Tree, root: NodeId, wished: &Learned) -> Option<Solution> {
    let (judgement, _, key) = wished.judged(tree, root);
    let judgement = judgement.with_same_positions();
    // A game that asks at some of its forks is still a game.
    if !natural_modes(&judgement).contains(&Mode::Problem) || !judgement.nodes.forks.is_empty() {
        return None;
    }
    let asked = questions(tree, root, &judgement, Mode::Problem, wished.side(key, &Kind::of(tree, root)));
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
            is_right: verdict == Verdict::Right,
            leads_on: verdict > Verdict::Wrong,
            is_drawn: drawn[at],
            goes_on: elsewhere.map(|(_, there)| nodes.rows[*there].node),
            comment: comment(row.node, judgement.convention),
        })
    };
    let moves = nodes.rows.iter().enumerate().filter_map(solved).collect();
    Some(Solution { root, questions, moves }).filter(|solution| !solution.questions.is_empty())
}
