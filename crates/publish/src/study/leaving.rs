//! Where a game leaves a joseki dictionary: the first move that is not in it, and what it plays instead.

use crate::game::{Kind, Move, Position, Walk};
use crate::relate::{PositionKey, PositionKeys, Sameness};
use crate::sgf::{NodeId, Tree};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The positions of a joseki dictionary, identified up to rotation and reflection.
#[derive(Clone, Debug)]
pub struct Dictionary {
    kind: Kind,
    keys: PositionKeys,
    /// By position: where it leads to.
    known: HashMap<PositionKey, HashSet<PositionKey>>,
}

/// Where a game leaves a dictionary.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaving {
    /// The last node of the main line that the dictionary knows.
    pub node: NodeId,
    /// The first one that it does not know; `None` where it knows the whole line.
    pub next: Option<NodeId>,
    /// The dictionary's moves after the last node that it knows.
    pub plays: Vec<Move>,
    /// How many moves of the game it knows.
    pub moves: usize,
}

impl Dictionary {
    /// A dictionary for games of this kind, with nothing in it.
    pub fn new(kind: &Kind) -> Dictionary {
        Dictionary { kind: kind.clone(), keys: PositionKeys::new(kind, Sameness::Turned), known: HashMap::new() }
    }

    /// Adds the moves of a game; returns `false` if its kind or size differs.
    pub fn add(&mut self, tree: &Tree, root: NodeId) -> bool {
        let kind = Arc::new(Kind::of(tree, root));
        if !self.suits(&kind) {
            return false;
        }
        let mut walk = Walk::new(kind, root);
        let mut keys: HashMap<NodeId, PositionKey> = HashMap::new();
        while let Some(node) = walk.next(tree) {
            let key = self.keys.of(walk.position());
            keys.insert(node, key);
            self.known.entry(key).or_default();
            if let Some(&above) = tree.parent(node).and_then(|above| keys.get(&above))
                && above != key
            {
                self.known.entry(above).or_default().insert(key);
            }
        }
        true
    }

    fn suits(&self, kind: &Kind) -> bool {
        self.kind.is_same_game(kind) && self.kind.size() == kind.size()
    }

    /// Where the main line of a game leaves it; `None` where the game is of another kind or size, or begins with a position that the
    /// dictionary does not know.
    pub fn left_by(&self, tree: &Tree, root: NodeId) -> Option<Leaving> {
        let kind = Arc::new(Kind::of(tree, root));
        if !self.suits(&kind) {
            return None;
        }
        let mut position = Position::start(kind);
        let mut before: Option<(NodeId, Position)> = None;
        let mut moves = 0;
        for node in tree.main_line(root) {
            position.step(tree, node);
            if !self.known.contains_key(&self.keys.of(&position)) {
                let (last, position) = before?;
                return Some(Leaving { node: last, next: Some(node), plays: self.plays(&position), moves });
            }
            moves = position.move_number() as usize;
            before = Some((node, position.clone()));
        }
        let (node, position) = before?;
        Some(Leaving { node, next: None, plays: self.plays(&position), moves })
    }

    /// The moves that lead from a position to one that the dictionary has after it, as the board lies here.
    fn plays(&self, position: &Position) -> Vec<Move> {
        let Some(after) = self.known.get(&self.keys.of(position)).filter(|after| !after.is_empty()) else {
            return Vec::new();
        };
        let stones = position.board().places().map(|place| Move::Place(vec![place]));
        let words = [Move::Pass, Move::SwapPieces, Move::SwapSides];
        let leads_there = |made: &Move| {
            let colour = position.colour_that_plays();
            let is_free = match made {
                Move::Place(places) => places.iter().all(|&place| position.stone(place).is_none()),
                _ => true,
            };
            is_free && {
                let mut trial = position.clone();
                trial.play(colour, made);
                after.contains(&self.keys.of(&trial))
            }
        };
        let mut found: Vec<Move> = stones.chain(words).filter(leads_there).collect();
        // The two swap words give one position if nothing is mirrored.
        found.dedup();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_unknown_move_is_found_and_what_is_played_there() {
        let read = |text: &str| Tree::read(text.into()).0;
        let root = |tree: &Tree| tree.games().next().unwrap();
        let book = read("(;GM[1]SZ[9];B[cc](;W[gg];B[cg])(;W[gc]))");
        let mut dictionary = Dictionary::new(&Kind::of(&book, root(&book)));
        assert!(dictionary.add(&book, root(&book)));
        // Mirrored: the first move is in another corner.
        let game = read("(;GM[1]SZ[9];B[gc];W[cg];B[ee];W[ed])");
        let left = dictionary.left_by(&game, root(&game)).unwrap();
        let path = |node: NodeId| game.path(node).len();
        assert_eq!((path(left.node), left.next.map(path), left.moves), (2, Some(3), 2));
        let position = Position::replay(&game, left.node);
        let mut plays: Vec<String> = left.plays.iter().map(|made| position.move_value(made)).collect();
        plays.sort();
        // The position is its own mirror image: both corners are the same move.
        assert_eq!(plays, ["cc", "gg"]);
        let whole = read("(;GM[1]SZ[9];B[cc];W[gc])");
        assert_eq!(dictionary.left_by(&whole, root(&whole)).unwrap().next, None);
        let other = read("(;GM[1]SZ[13];B[cc])");
        assert!(dictionary.left_by(&other, root(&other)).is_none() && !dictionary.add(&other, root(&other)));
    }
}
