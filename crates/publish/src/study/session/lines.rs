//! The lines of a game in a question: the continuations of a node, and the choice of a reply.

use crate::game::{Colour, Kind, Move, Place, Position};
use crate::sgf::NodeId;
use crate::sgf::Tree;
use crate::study::identity::ItemKey;
use crate::study::judge::{JudgeOverrides, Judgement, Verdict};
use crate::study::nodes::labels;
use std::sync::Arc;

/// Draws numbers from what was asked and how often: the same ones on every machine.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub fn of(key: ItemKey, attempt: u64, seed: u64) -> Chance {
        let folded = (key.0 >> 64) as u64 ^ key.0 as u64;
        Chance(folded ^ attempt.wrapping_mul(0xd129_0d3b_2a5c_f1e7) ^ seed.rotate_left(32))
    }

    /// A number below `count`; 0 if there is none.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let n = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let n = n ^ (n >> 31);
        ((u128::from(n) * count as u128) >> 64) as usize
    }
}

/// A game in a question session, with its verdicts, computed once for all its questions. If a position occurs twice, the better verdict
/// counts for both.
#[derive(Debug)]
pub struct StudyGame {
    pub(super) tree: Arc<Tree>,
    pub(super) root: NodeId,
    pub(super) wishes: JudgeOverrides,
    pub(super) judgement: Judgement,
    /// By row of the table: CHOICE is there or below.
    choice: Vec<bool>,
}

impl StudyGame {
    /// A game as it was judged by these wishes.
    pub fn new(tree: Arc<Tree>, root: NodeId, wishes: JudgeOverrides, judgement: Judgement) -> StudyGame {
        let judgement = judgement.with_same_positions();
        let choice = judgement.nodes.with_choice();
        StudyGame { tree, root, wishes, judgement, choice }
    }

    /// The record.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// How many nodes it has.
    pub fn node_count(&self) -> usize {
        self.judgement.nodes.rows.len()
    }

    /// Whether it is a game that asks at some of its forks.
    pub(super) fn asks_at_forks(&self) -> bool {
        !self.judgement.nodes.forks.is_empty()
    }

    /// The labels on the board at a node.
    pub(super) fn labels(&self, node: NodeId) -> Vec<(Place, String)> {
        labels(&self.tree, &Kind::of(&self.tree, self.root), node)
    }

    /// Who moves in a node.
    pub(super) fn mover(&self, node: NodeId) -> Option<Colour> {
        self.judgement.nodes.rows[self.judgement.at(node)?].mover
    }

    /// The moves that follow a node: nodes without a move are passed through.
    pub(super) fn following(&self, node: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut next: Vec<NodeId> = self.tree.children(node).collect();
        next.reverse();
        while let Some(node) = next.pop() {
            if self.mover(node).is_some() {
                found.push(node);
                continue;
            }
            let from = next.len();
            next.extend(self.tree.children(node));
            next[from..].reverse();
        }
        found
    }

    /// The moves that follow a node and that the rules allow.
    pub(super) fn playable(&self, node: NodeId) -> Vec<NodeId> {
        let mut found = self.following(node);
        found.retain(|&to| !self.is_illegal(to));
        found
    }

    /// Whether the move of a node breaks a rule, or is none with which a question begins.
    pub(super) fn is_illegal(&self, node: NodeId) -> bool {
        self.judgement.at(node).is_some_and(|at| self.judgement.nodes.is_no_answer(at))
    }

    /// The nodes from below one to another that follows it.
    pub(super) fn way(&self, from: NodeId, to: NodeId) -> Vec<NodeId> {
        let mut way: Vec<NodeId> = self.tree.way_up(to).take_while(|&node| node != from).collect();
        way.reverse();
        way
    }

    /// The move of this colour after a node, as it is played in that position.
    pub(super) fn played(&self, node: NodeId, side: Colour, action: &Move, position: &Position) -> Option<NodeId> {
        let is_it = |&to: &NodeId| {
            let mut after = position.clone();
            after.step(&self.tree, to);
            self.mover(to) == Some(side)
                && after.last_move().is_some_and(|made| made.colour == side && made.action.is_same(action))
        };
        self.following(node).into_iter().find(is_it)
    }

    pub(super) fn is_good(&self, node: NodeId) -> bool {
        self.judgement.verdict(node) > Some(Verdict::Wrong)
    }

    /// The reply to a solver's move; `None` where none follows, or where it is the solver's turn again.
    pub(super) fn reply(&self, node: NodeId, side: Colour, by_chance: bool, chance: &mut Chance) -> Option<NodeId> {
        let following = self.playable(node);
        if following.iter().any(|&to| self.mover(to) == Some(side)) {
            return None;
        }
        let is_chosen = |to: &&NodeId| self.judgement.at(**to).is_some_and(|at| self.choice[at]);
        let chosen: Vec<NodeId> = following.iter().filter(is_chosen).copied().collect();
        if !chosen.is_empty() {
            return chosen.get(chance.below(chosen.len())).copied();
        }
        let good: Vec<NodeId> = following.iter().copied().filter(|&to| self.is_good(to)).collect();
        let number = if by_chance { chance.below(good.len()) } else { 0 };
        good.get(number).or(following.first()).copied()
    }
}
