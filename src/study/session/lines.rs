//! The lines of a game that is asked about: what follows a node, and which reply is played.

use crate::game::{Colour, Move, Position};
use crate::sgf::NodeId;
use crate::sgf::Tree;
use crate::study::identity::ItemKey;
use crate::study::judge::{Judgement, Verdict};
use crate::study::marks::Marks;
use crate::study::questions::same_move;

/// Draws numbers from what was asked and how often: the same ones on every machine.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub fn of(key: ItemKey, attempt: u64, seed: u64) -> Chance {
        let folded = (key.0 >> 64) as u64 ^ key.0 as u64;
        Chance(folded ^ attempt.wrapping_mul(0xd129_0d3b_2a5c_f1e7) ^ seed.rotate_left(32))
    }

    /// A number below `count`; 0 where there is none.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let n = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let n = n ^ (n >> 31);
        ((u128::from(n) * count as u128) >> 64) as usize
    }
}

/// A game and what it says of its moves.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub tree: Tree,
    pub judgement: Judgement,
    /// By line of the table: CHOICE stands there or below.
    choice: Vec<bool>,
}

impl Lines {
    pub fn new(tree: Tree, judgement: Judgement) -> Lines {
        let nodes = &judgement.nodes;
        let mut choice: Vec<bool> = nodes.rows.iter().map(|row| row.marks.has(Marks::CHOICE)).collect();
        for at in (1..choice.len()).rev() {
            if let Some(above) = nodes.parent(at) {
                choice[above] |= choice[at];
            }
        }
        Lines { tree, judgement, choice }
    }

    /// Who moves in a node.
    pub fn mover(&self, node: NodeId) -> Option<Colour> {
        self.judgement.nodes.rows[self.judgement.at(node)?].mover
    }

    /// The moves that follow a node, each with the nodes on the way to it: those without a move are passed through.
    pub fn following(&self, node: NodeId) -> Vec<Vec<NodeId>> {
        let mut found = Vec::new();
        let mut next: Vec<Vec<NodeId>> = self.tree.children(node).map(|child| vec![child]).collect();
        next.reverse();
        while let Some(way) = next.pop() {
            let Some(&last) = way.last() else { continue };
            if self.mover(last).is_some() {
                found.push(way);
                continue;
            }
            let from = next.len();
            next.extend(self.tree.children(last).map(|child| way.iter().copied().chain([child]).collect()));
            next[from..].reverse();
        }
        found
    }

    /// The way to a move of this colour that follows a node, as somebody plays it there.
    pub fn played(&self, node: NodeId, side: Colour, action: &Move, position: &Position) -> Option<Vec<NodeId>> {
        let is_it = |way: &Vec<NodeId>| {
            let Some(&last) = way.last().filter(|&&last| self.mover(last) == Some(side)) else { return false };
            self.after(position, way)
                .last_move()
                .is_some_and(|made| made.colour == side && same_move(&made.action, action))
                && self.mover(last).is_some()
        };
        self.following(node).into_iter().find(is_it)
    }

    /// The position after these nodes.
    pub fn after(&self, position: &Position, way: &[NodeId]) -> Position {
        let mut after = position.clone();
        way.iter().for_each(|&node| after.step(&self.tree, node));
        after
    }

    pub fn is_good(&self, node: NodeId) -> bool {
        self.judgement.verdict(node) > Some(Verdict::Wrong)
    }

    /// The reply to a solver's move; `None` where none follows, or where it is the solver's turn again.
    pub fn reply(&self, node: NodeId, side: Colour, by_chance: bool, chance: &mut Chance) -> Option<Vec<NodeId>> {
        let following = self.following(node);
        let end = |way: &[NodeId]| way.last().copied();
        if following.iter().any(|way| end(way).and_then(|last| self.mover(last)) == Some(side)) {
            return None;
        }
        let at = |way: &[NodeId]| end(way).and_then(|last| self.judgement.at(last));
        let chosen: Vec<&Vec<NodeId>> =
            following.iter().filter(|way| at(way).is_some_and(|at| self.choice[at])).collect();
        if !chosen.is_empty() {
            return chosen.get(chance.below(chosen.len())).map(|way| (*way).clone());
        }
        let good: Vec<&Vec<NodeId>> =
            following.iter().filter(|way| end(way).is_some_and(|last| self.is_good(last))).collect();
        let number = if by_chance { chance.below(good.len()) } else { 0 };
        good.get(number).map(|way| (*way).clone()).or_else(|| following.first().cloned())
    }
}
