//! One of several records that are compared: its games, and for every node what makes it the same as another.

use super::node::Side;
use crate::game::Kind;
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// A record with a number for what each of its nodes does to the board, and the size of what follows.
pub(crate) struct Known<'a> {
    pub tree: &'a Tree,
    /// The roots of the games, in order.
    pub games: Vec<NodeId>,
    /// The kind of each game.
    pub kinds: Vec<Kind>,
    /// By [`Tree::index`]: which game a node is of.
    game_of: Vec<u32>,
    keys: Vec<u64>,
    below: Vec<u32>,
}

/// The key of a node that does nothing to the board.
const NOTHING: u64 = 0;
/// So many moves are remembered by what is written for them.
const REMEMBERED: usize = 1 << 16;

impl<'a> Known<'a> {
    pub(crate) fn of(tree: &'a Tree) -> Self {
        let games: Vec<NodeId> = tree.games().collect();
        let kinds = games.iter().map(|&root| Kind::of(tree, root)).collect();
        let count = tree.len() + 1;
        let mut known =
            Self { tree, games, kinds, game_of: vec![0; count], keys: vec![NOTHING; count], below: vec![0; count] };
        let mut order = Vec::with_capacity(count);
        for number in 0..known.games.len() {
            let mut moves = HashMap::new();
            order.clear();
            for node in tree.descendants(known.games[number]) {
                let index = tree.index(node);
                known.game_of[index] = number as u32;
                known.keys[index] = key(Side { tree, kind: &known.kinds[number] }, node, &mut moves);
                order.push(node);
            }
            for &node in order.iter().rev() {
                if let Some(parent) = tree.parent(node) {
                    known.below[tree.index(parent)] += known.below[tree.index(node)] + 1;
                }
            }
        }
        known
    }

    /// The number for what a node does to the board.
    pub(crate) fn key(&self, node: NodeId) -> u64 {
        self.keys[self.tree.index(node)]
    }

    /// How many nodes follow one.
    pub(crate) fn below(&self, node: NodeId) -> usize {
        self.below[self.tree.index(node)] as usize
    }

    /// The number of the game that a node is of, from 0.
    pub(crate) fn game_of(&self, node: NodeId) -> usize {
        self.game_of[self.tree.index(node)] as usize
    }

    /// The kind of the game that a node is of.
    pub(crate) fn kind(&self, node: NodeId) -> &Kind {
        &self.kinds[self.game_of(node)]
    }

    /// What follows a node; the games where there is none.
    pub(crate) fn children(&self, parent: Option<NodeId>) -> Vec<NodeId> {
        parent.map_or_else(|| self.games.clone(), |parent| self.tree.children(parent).collect())
    }

    /// The only node that follows one.
    pub(crate) fn only_child(&self, node: NodeId) -> Option<NodeId> {
        self.tree.first_child(node).filter(|&child| self.tree.next_sibling(child).is_none())
    }
}

/// Nearly all nodes have one move, and nearly all moves were seen before.
fn key(side: Side<'_>, node: NodeId, moves: &mut HashMap<Vec<u8>, u64>) -> u64 {
    let mut doing = side.tree.properties(node).filter(|property| {
        let id = property.id();
        side.kind.colour_of(&id).is_some() || side.kind.is_setup(&id)
    });
    let Some(first) = doing.next() else { return NOTHING };
    let whole = || {
        let mut hasher = DefaultHasher::new();
        side.key(node).hash(&mut hasher);
        hasher.finish().max(NOTHING + 1)
    };
    if doing.next().is_some() || side.kind.colour_of(&first.id()).is_none() {
        return whole();
    }
    let said = [first.ident(), b"[", first.value().unwrap_or_default()].concat();
    if let Some(&known) = moves.get(&said) {
        return known;
    }
    let key = whole();
    if moves.len() < REMEMBERED {
        moves.insert(said, key);
    }
    key
}
