//! Extracts problems with their solutions: the questions, and the verdict on every move; and puzzles that are nothing but a position.

use super::convention::{Certainty, Convention};
use super::judge::Verdict;
use super::log::FileWishes;
use super::mode::Mode;
use super::problem::solvers;
use super::questions::{natural_modes, questions};
use super::session::shown_comment;
use crate::edit::place::has_move;
use crate::game::{Colour, Kind, Position, Solution, SolutionMove};
use crate::sgf::{NodeId, Tree};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The games of a record that are problems with verdicts; with the overrides of its file.
pub fn solutions(tree: &Tree, wished: &FileWishes<'_>) -> Vec<Solution> {
    tree.games().filter_map(|root| Some(solution(tree, root, wished)?.0)).collect()
}

/// The games of a record that are a position and no moves, with pieces of several colours: what is asked, nobody can judge, and the answer is
/// in words, if anywhere.
pub fn puzzles(tree: &Tree, wished: &FileWishes<'_>) -> Vec<Solution> {
    tree.games().filter_map(|root| puzzle(tree, root, wished)).collect()
}

fn puzzle(tree: &Tree, root: NodeId, wished: &FileWishes<'_>) -> Option<Solution> {
    let kind = Arc::new(Kind::of(tree, root));
    let is_played = tree.descendants(root).any(|node| has_move(tree, &kind, node));
    if is_played || !kind.has_board() {
        return None;
    }
    let mut position = Position::start(kind.clone());
    let node = tree.main_line(root).find(|&node| {
        position.step(tree, node);
        let sets_up = tree.properties(node).any(|property| kind.sets_places(&property.id()));
        let board = position.board();
        let colours = || board.places().filter_map(|place| position.stone(place)).collect::<HashSet<_>>();
        sets_up && colours().len() > 1
    })?;
    let (judgement, _, key) = wished.judged(tree, root);
    let side = wished.side(key, &kind);
    let side = side.or_else(|| solvers(tree, root, &kind, &judgement.nodes, Convention::None).first().copied());
    Some(Solution { root, questions: vec![(node, side?)], moves: Vec::new() })
}

/// So many games of a collection of problems have one that is none.
const PROBLEMS_FOR_OTHER: usize = 10;

/// The problems of a record that is taken for a collection of problems though nobody said so: of all games, or of all but few. Of any other
/// record none; a game that is a problem by a guess alone, and says itself that it was played, is a game.
pub fn collected_problems(tree: &Tree, wished: &FileWishes<'_>) -> Vec<Solution> {
    let games = tree.game_count();
    let mut others = 0;
    let mut found = Vec::new();
    for root in tree.games() {
        match solution(tree, root, wished)
            .filter(|(_, certainty)| *certainty > Certainty::Guess || !was_played(tree, root))
        {
            Some((solution, _)) => found.push(solution),
            None => others += 1,
        }
        if others * PROBLEMS_FOR_OTHER > games {
            return Vec::new();
        }
    }
    found
}

/// Whether the record says of a game who played it, where, or how it ended.
fn was_played(tree: &Tree, root: NodeId) -> bool {
    let says = |id: &str| tree.text(root, id).is_some_and(|text| !text.trim().is_empty());
    says("RE") || says("EV") || says("PB") && says("PW")
}

/// The problem in the game at this root, and how certain it is one.
fn solution(tree: &Tree, root: NodeId, wished: &FileWishes<'_>) -> Option<(Solution, Certainty)> {
    let (judgement, _, key) = wished.judged(tree, root);
    let judgement = judgement.with_same_positions();
    // A game that asks at some of its forks is still a game.
    if !natural_modes(&judgement).contains(&Mode::Problem) || !judgement.nodes.forks.is_empty() {
        return None;
    }
    let exercises = questions(tree, root, &judgement, Mode::Problem, wished.side(key, &Kind::of(tree, root)));
    let questions: Vec<(NodeId, Colour)> = exercises.iter().map(|exercise| (exercise.node, exercise.side)).collect();
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
    let is_asked = !questions.is_empty();
    is_asked.then_some((Solution { root, questions, moves }, judgement.certainty))
}
