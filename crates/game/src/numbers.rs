//! Move numbers of a game, counted without replaying it.
//!
//! Belongs to one record and is cached for one revision; [`MoveNumbers::follow`] updates it from the changes between two revisions, as for
//! [`super::Positions`].

use super::{Changed, Colour, Kind, notation};
use crate::sgf::{NodeId, Tree};
use std::sync::Arc;

const UNKNOWN: u32 = u32::MAX;
/// Where more nodes than this follow a change of numbers, everything is counted anew: looking for what it spoils would take
/// longer.
const SEARCHED: usize = 4096;

/// The numbers of a game's moves, counted when they are first needed.
#[derive(Clone, Debug, Default)]
pub struct MoveNumbers {
    revision: u64,
    /// The game that was counted.
    kind: Option<Arc<Kind>>,
    /// By the number of the node.
    known: Vec<u32>,
}

impl MoveNumbers {
    /// Updates to another revision of the record. `changes` returns what changed since the given revision, or `None` if unknown; then
    /// everything is counted again.
    pub fn follow(&mut self, tree: &Tree, revision: u64, changes: impl FnOnce(u64) -> Option<Vec<Changed>>) {
        if self.revision == revision {
            return;
        }
        let changes = if self.known.is_empty() { None } else { changes(self.revision) };
        self.revision = revision;
        let counted = |change: &Changed| match *change {
            Changed::Node(node) | Changed::Game(node) => self.recount(tree, node),
            Changed::Below(node) => tree.children(node).all(|child| self.recount(tree, child)),
        };
        if !changes.is_some_and(|changes| changes.iter().all(counted)) {
            self.known.clear();
        }
    }

    /// Counts a node anew, and forgets what follows it where its number is another one. Returns whether that was not too much.
    fn recount(&mut self, tree: &Tree, node: NodeId) -> bool {
        let known = |node: NodeId| self.known.get(tree.index(node)).copied().filter(|&number| number != UNKNOWN);
        let (Some(old), Some(kind)) = (known(node), &self.kind) else { return true };
        let before = tree.parent(node).map_or(Some(0), known);
        if before.is_some_and(|before| number_after(tree, kind, node, before) == old) {
            return true;
        }
        for (searched, below) in tree.descendants(node).enumerate() {
            if searched == SEARCHED {
                return false;
            }
            if let Some(number) = self.known.get_mut(tree.index(below)) {
                *number = UNKNOWN;
            }
        }
        true
    }

    /// The number of the last move at or before a node of this game. MN is respected.
    pub fn at(&mut self, tree: &Tree, kind: &Arc<Kind>, node: NodeId) -> u32 {
        if !self.kind.as_ref().is_some_and(|known| Arc::ptr_eq(known, kind)) {
            self.kind = Some(kind.clone());
            self.known.clear();
        }
        self.known.resize(tree.len() + 1, UNKNOWN);
        let mut way = Vec::new();
        let mut at = Some(node);
        let mut number = 0;
        while let Some(node) = at {
            if let Some(&known) = self.known.get(tree.index(node)).filter(|known| **known != UNKNOWN) {
                number = known;
                break;
            }
            way.push(node);
            at = tree.parent(node);
        }
        for node in way.into_iter().rev() {
            number = number_after(tree, kind, node, number);
            self.known.get_mut(tree.index(node)).into_iter().for_each(|known| *known = number);
        }
        number
    }
}

/// No move has a higher number by MN, so that counting on from there has room.
pub(super) const HIGHEST: u32 = u32::MAX / 2;

/// The number of the last move at or before a node, from the one before the node: what MN says, at most half of [`u32::MAX`], else one more with each
/// move.
pub fn number_after(tree: &Tree, kind: &Kind, node: NodeId, before: u32) -> u32 {
    let given = tree.value(node, "MN").and_then(notation::number);
    let given = given.and_then(|number| u32::try_from(number.min(HIGHEST.into())).ok());
    given.unwrap_or_else(|| before.saturating_add(u32::from(mover(tree, kind, node).is_some())))
}

/// The colour that moves in a node.
pub fn mover(tree: &Tree, kind: &Kind, node: NodeId) -> Option<Colour> {
    tree.properties(node).find_map(|property| kind.colour_of(&property.id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use variorum_sgf::record::{Document, Edit};

    fn game(text: &str) -> (Tree, NodeId, Arc<Kind>) {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        let kind = Arc::new(Kind::of(&tree, root));
        (tree, root, kind)
    }

    #[test]
    fn moves_are_counted_along_the_line() {
        let (tree, root, kind) = game("(;SZ[9];AB[aa];B[bb];C[x];W[cc](;B[dd])(;MN[10]B[ee];W[ff]))");
        let mut numbers = MoveNumbers::default();
        let mut last = |path: &[usize]| numbers.at(&tree, &kind, tree.at_path(root, path).unwrap());
        assert_eq!(last(&[0, 0, 0, 0, 1, 0]), 11);
        assert_eq!(last(&[0, 0, 0, 0, 0]), 3);
        assert_eq!(last(&[0, 0]), 1);
        assert_eq!(last(&[]), 0);
    }

    /// Whatever MN says, there is room for the moves after it, and the position counts alike.
    #[test]
    fn no_number_is_too_high_to_count_on_from() {
        let highest = HIGHEST;
        for (number, first) in [
            ("4294967294", highest),
            ("4294967295", highest),
            ("4294967296", highest),
            ("9223372036854775807", highest),
            ("2147483648", highest),
            ("2147483646", highest - 1),
            ("99999999999999999999", 1),
        ] {
            let (tree, root, kind) = game(&format!("(;SZ[9];B[bb]MN[{number}];W[cc];B[dd])"));
            let mut numbers = MoveNumbers::default();
            for (at, node) in tree.descendants(root).skip(1).enumerate() {
                assert_eq!(numbers.at(&tree, &kind, node), first + at as u32, "{number}");
                assert_eq!(crate::Position::replay(&tree, node).move_number(), first + at as u32, "{number}");
            }
        }
    }

    fn changed(tree: Tree, change: impl FnOnce(&mut Edit<'_>)) -> Tree {
        let mut document = Document::over(tree.into());
        let mut edit = document.edit("");
        change(&mut edit);
        edit.apply().unwrap();
        document.tree().clone()
    }

    #[test]
    fn a_change_is_counted_in_what_follows_it() {
        let (mut tree, root, kind) = game("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))");
        let at = |tree: &Tree, path: &[usize]| tree.at_path(root, path).unwrap();
        let (first, end, moved) = (at(&tree, &[0]), at(&tree, &[0, 0, 0]), at(&tree, &[0, 1]));
        let mut numbers = MoveNumbers::default();
        assert_eq!((numbers.at(&tree, &kind, end), numbers.at(&tree, &kind, moved)), (3, 2));
        tree = changed(tree, |edit| edit.move_node(moved, Some(end), None).unwrap());
        numbers.follow(&tree, 1, |_| Some(vec![Changed::Below(first), Changed::Below(end)]));
        assert_eq!(numbers.at(&tree, &kind, moved), 4);
        tree = changed(tree, |edit| assert!(edit.remove(first, "B").unwrap()));
        numbers.follow(&tree, 2, |_| Some(Vec::new()));
        assert_eq!(numbers.at(&tree, &kind, moved), 4, "nothing that matters changed");
        numbers.follow(&tree, 3, |_| Some(vec![Changed::Node(first)]));
        assert_eq!(numbers.at(&tree, &kind, moved), 3);
        numbers.follow(&tree, 4, |_| None);
        assert_eq!(numbers.at(&tree, &kind, end), 2);
    }
}
