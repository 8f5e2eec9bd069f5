//! Where a game leaves a joseki dictionary: the first move that is not in it, and what it plays instead. Whole positions are compared, or
//! the corners of a game, each by itself, where the dictionary stays in one.

use super::corners::Corners;
use crate::game::{Colour, Kind, Move, Position, Walk};
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
    corners: Corners,
}

named! {
    /// A part of the board.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Region {
        /// All of it.
        Board = "board",
        /// A corner.
        UpperLeft = "upper-left",
        /// A corner.
        UpperRight = "upper-right",
        /// A corner.
        LowerLeft = "lower-left",
        /// A corner.
        LowerRight = "lower-right",
    }
}

/// The step by which a game leaves, as it lies in the dictionary: equal for the same step in other corners and games.
#[derive(Clone, Debug, PartialEq)]
pub struct LeavingStep {
    /// The stones before it, and the move.
    pub key: (u128, u128),
    /// Where the dictionary is.
    pub region: Region,
    /// The dictionary's moves.
    pub known: Vec<ColourMove>,
    /// The move.
    pub played: ColourMove,
}

/// A move, and whose it is.
pub type ColourMove = (Colour, Move);

/// Where a game leaves a dictionary.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaving {
    /// The part of the board that was followed.
    pub region: Region,
    /// The number of the move that the dictionary does not know.
    pub left_at: Option<u32>,
    /// That move.
    pub played: Option<ColourMove>,
    /// The same for counting.
    pub step: Option<LeavingStep>,
    /// The last node of the main line that the dictionary knows.
    pub node: NodeId,
    /// The first one that it does not know; `None` where it knows the whole line.
    pub next: Option<NodeId>,
    /// The dictionary's moves after the last node that it knows.
    pub plays: Vec<ColourMove>,
    /// How many moves of the game it knows.
    pub moves: usize,
    /// The game goes on there where the dictionary has nothing more: nobody leaves it.
    pub goes_beyond: bool,
}

impl Dictionary {
    /// A dictionary for games of this kind, with nothing in it.
    pub fn new(kind: &Kind) -> Dictionary {
        Dictionary {
            kind: kind.clone(),
            keys: PositionKeys::new(kind, Sameness::Turned),
            known: HashMap::new(),
            corners: Corners::new(kind),
        }
    }

    /// Adds the moves of a game; returns `false` if its kind or size differs.
    pub fn add(&mut self, tree: &Tree, root: NodeId) -> bool {
        let kind = Arc::new(Kind::of(tree, root));
        if !self.suits(&kind) {
            return false;
        }
        let mut walk = Walk::new(kind, root);
        let mut keys: HashMap<NodeId, (PositionKey, Option<u128>)> = HashMap::new();
        while let Some(node) = walk.next(tree) {
            let (key, stones) = (self.keys.of(walk.position()), self.corners.stones(walk.position()));
            keys.insert(node, (key, stones));
            self.known.entry(key).or_default();
            let Some(&(above, before)) = tree.parent(node).and_then(|above| keys.get(&above)) else { continue };
            if above != key {
                self.known.entry(above).or_default().insert(key);
            }
            let has_move = || tree.properties(node).any(|property| self.kind.colour_of(&property.id()).is_some());
            if let Some(step) = before.zip(stones).filter(|(before, after)| before != after)
                && has_move()
            {
                self.corners.add(step, walk.position());
            }
        }
        true
    }

    fn suits(&self, kind: &Kind) -> bool {
        self.kind.is_same_game(kind) && self.kind.size() == kind.size()
    }

    /// Where the main line of a game leaves it: on the whole board, or in each corner where the dictionary stays in one, or where that is
    /// wanted and possible. Nothing where the game is of another kind or size, or begins with a position that the dictionary does not know.
    pub fn left_by(&self, tree: &Tree, root: NodeId, by_corner: bool) -> Vec<Leaving> {
        let kind = Arc::new(Kind::of(tree, root));
        if !self.suits(&kind) {
            return Vec::new();
        }
        if self.corners.stays() || by_corner && self.corners.can_follow() {
            return self.corners.left_by(tree, root, &kind);
        }
        self.board_left_by(tree, root, kind).into_iter().collect()
    }

    /// Whether it is compared by whole boards, and could be followed by corners.
    pub(super) fn may_follow_corners(&self) -> bool {
        self.corners.can_follow() && !self.corners.stays()
    }

    fn board_left_by(&self, tree: &Tree, root: NodeId, kind: Arc<Kind>) -> Option<Leaving> {
        let mut position = Position::start(kind);
        let mut before: Option<(NodeId, Position)> = None;
        let mut moves = 0;
        let leaving = |node: NodeId, position: &Position, moves: usize| Leaving {
            region: Region::Board,
            left_at: None,
            played: None,
            step: None,
            node,
            next: None,
            plays: self.plays(position),
            moves,
            goes_beyond: false,
        };
        for node in tree.main_line(root) {
            position.step(tree, node);
            let key = self.keys.of(&position);
            if !self.known.contains_key(&key) {
                let (last, before) = before?;
                let left = leaving(last, &before, moves);
                if self.known.get(&self.keys.of(&before)).is_none_or(HashSet::is_empty) {
                    return Some(Leaving { goes_beyond: true, ..left });
                }
                let played = position.last_move().map(|made| (made.colour, made.action.clone()));
                let step = played.clone().map(|played| LeavingStep {
                    key: (self.keys.of(&before).0, key.0),
                    region: Region::Board,
                    known: left.plays.clone(),
                    played,
                });
                let left_at = Some(position.move_number());
                return Some(Leaving { next: Some(node), left_at, played, step, ..left });
            }
            moves = position.move_number() as usize;
            before = Some((node, position.clone()));
        }
        let (node, position) = before?;
        Some(leaving(node, &position, moves))
    }

    /// The moves that lead from a position to one that the dictionary has after it, as the board lies here.
    fn plays(&self, position: &Position) -> Vec<ColourMove> {
        let Some(after) = self.known.get(&self.keys.of(position)).filter(|after| !after.is_empty()) else {
            return Vec::new();
        };
        let stones = position.board().places().map(|place| Move::Place(vec![place]));
        // Words that the game has: else a swap would be a pass by another name.
        let facts = self.kind.facts();
        let words = [(facts.passes, Move::Pass), (facts.swaps, Move::SwapPieces), (facts.swaps, Move::SwapSides)];
        let words = words.into_iter().filter(|(has, _)| *has).map(|(_, word)| word);
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
        let both = [Move::SwapPieces, Move::SwapSides];
        if both.iter().all(|word| found.contains(word)) {
            found.pop();
        }
        found.into_iter().map(|made| (position.colour_that_plays(), made)).collect()
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
        let left = dictionary.left_by(&game, root(&game), false).remove(0);
        let path = |node: NodeId| game.path(node).len();
        assert_eq!((path(left.node), left.next.map(path), left.moves), (2, Some(3), 2));
        let position = Position::replay(&game, left.node);
        let mut plays: Vec<String> = left.plays.iter().map(|(_, made)| position.move_value(made)).collect();
        plays.sort();
        // The position is its own mirror image: both corners are the same move.
        assert_eq!(plays, ["cc", "gg"]);
        let whole = read("(;GM[1]SZ[9];B[cc];W[gc])");
        assert_eq!(dictionary.left_by(&whole, root(&whole), false)[0].next, None);
        let other = read("(;GM[1]SZ[13];B[cc])");
        assert!(dictionary.left_by(&other, root(&other), false).is_empty() && !dictionary.add(&other, root(&other)));
    }
}
