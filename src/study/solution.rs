//! Problems for those who show them elsewhere: what is asked, and what every move is worth.

use super::convention::Convention;
use super::judge::{Verdict, Wishes, judge};
use super::mode::Mode;
use super::questions::{natural_modes, questions};
use super::session::shown_comment;
use crate::game::{Colour, Solution, SolutionMove};
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;

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
