//! A depth-first walk over a game in file order, with the position at each node; every node is played once.

use super::{Kind, Position, Positions};
use crate::sgf::{Contents, NodeId, Tree};
use std::sync::Arc;

/// Positions kept for variations that are still to be walked; those of deeper forks are worked out again.
pub(super) const KEPT: usize = 1024;

/// A depth-first walk through a game. It stores one position, and one more for each pending variation. It holds no reference to the tree,
/// which must not change during the walk.
///
/// ```
/// use variorum_game::{Kind, Walk};
/// use variorum_sgf::Tree;
///
/// let (tree, _) = Tree::read(b"(;GM[11]SZ[5];B[c3](;W[b4])(;W[a1]))".to_vec());
/// let root = tree.games().next().unwrap();
/// let mut walk = Walk::new(Kind::of(&tree, root), root);
/// let mut moves = Vec::new();
/// while let Some(node) = walk.next(&tree) {
///     moves.push((tree.path(node).len(), walk.position().move_number()));
/// }
/// assert_eq!(moves, [(0, 0), (1, 1), (2, 2), (2, 2)]);
/// ```
#[derive(Clone, Debug)]
pub struct Walk {
    root: NodeId,
    kind: Arc<Kind>,
    /// The node that was played last; none before the root.
    here: Option<NodeId>,
    position: Position,
    /// Variations still to be walked, each with the position before it.
    waiting: Vec<(NodeId, Option<Position>)>,
    /// Positions that were not kept.
    again: Positions,
}

impl Walk {
    /// A walk that begins at the root of a game of this kind.
    pub fn new(kind: impl Into<Arc<Kind>>, root: NodeId) -> Self {
        let kind = kind.into();
        let position = Position::start(kind.clone());
        Self { root, kind, here: None, position, waiting: Vec::new(), again: Positions::new() }
    }

    /// A walk through a node of a game and all that follows it, from the position before it.
    #[doc(hidden)]
    pub fn through(node: NodeId, before: Position) -> Self {
        let kind = before.kind.clone();
        Self { position: before, ..Self::new(kind, node) }
    }

    /// Plays the next node, and returns it; `None` after the last one.
    pub fn next(&mut self, tree: &Tree) -> Option<NodeId> {
        let node = self.advance(tree)?;
        self.position.step(tree, node);
        Some(node)
    }

    /// The same for callers who need the contents of the node.
    pub(crate) fn next_with<'a>(&mut self, tree: &'a Tree, contents: &mut Contents<'a>) -> Option<NodeId> {
        let node = self.advance(tree)?;
        contents.fill(tree, node);
        self.position.step_by((tree, node), &self.kind, contents);
        Some(node)
    }

    /// The position after the node that was played last.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position after any node of the game. Takes time where it is far from those that were replayed before.
    pub(crate) fn position_at(&mut self, tree: &Tree, node: NodeId) -> &Position {
        self.again.at(tree, node, self.kind.swaps())
    }

    /// Goes to the next node, with the position before it.
    fn advance(&mut self, tree: &Tree) -> Option<NodeId> {
        let Some(here) = self.here else { return Some(*self.here.insert(self.root)) };
        let node = match tree.first_child(here) {
            Some(child) => child,
            None => {
                let (sibling, before) = self.waiting.pop()?;
                self.position = match (before, tree.parent(sibling)) {
                    (Some(before), _) => before,
                    (None, Some(parent)) => self.position_at(tree, parent).clone(),
                    (None, None) => Position::start(self.kind.clone()),
                };
                sibling
            }
        };
        if let Some(sibling) = tree.next_sibling(node) {
            self.waiting.push((sibling, Some(self.position.clone())));
            if let Some(far) = self.waiting.len().checked_sub(KEPT + 1) {
                self.waiting[far].1 = None;
            }
        }
        self.here = Some(node);
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_positions_that_a_replay_finds() {
        // More variations wait than positions are cached: each move has an alternative.
        let mut record = "(;GM[1]SZ[19]".to_owned();
        for number in 0..KEPT + 200 {
            let (x, y) = ((number % 19) as u8, (number / 19 % 19) as u8);
            let point = |x: u8| format!("{}{}", (b'a' + x) as char, (b'a' + y) as char);
            record += &format!("(;B[{}]", point(x));
        }
        for number in 0..KEPT + 200 {
            record += if number % 50 == 0 { ")(;W[ss];B[aa])" } else { ")(;W[ss])" };
        }
        record += ")";
        let (tree, _) = Tree::read(record.into_bytes());
        let root = tree.games().next().unwrap();
        let mut walk = Walk::new(Kind::of(&tree, root), root);
        let mut nodes = Vec::new();
        while let Some(node) = walk.next(&tree) {
            if nodes.len() % 97 == 0 || tree.is_root(node) || nodes.len() > 2 * KEPT {
                let replayed = Position::replay(&tree, node);
                let stones = |position: &Position| -> Vec<_> {
                    position.board().places().map(|place| position.stone(place)).collect()
                };
                assert_eq!(stones(walk.position()), stones(&replayed), "{:?}", tree.path(node).len());
                assert_eq!(walk.position().move_number(), replayed.move_number());
            }
            nodes.push(node);
        }
        assert_eq!(nodes, tree.descendants(root).collect::<Vec<_>>());
    }
}
