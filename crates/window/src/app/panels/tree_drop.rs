//! Where a dragged tree node goes when it is dropped on another.

use crate::app::look::words;
use crate::language::StaticText;
use crate::sgf::{NodeId, Tree};

/// Paths longer than this are too long to be said.
const FARTHEST: usize = 20_000;

/// Where a node goes that is dropped on another: next to a sibling, else under the other as its last child.
pub fn goal_of(tree: &Tree, node: NodeId, goal: NodeId) -> Result<(NodeId, Option<usize>), StaticText> {
    let above = || tree.way_up(goal).take(FARTHEST);
    if above().any(|other| other == node) {
        return Err(words::DROP_LOOPS);
    }
    if above().count() == FARTHEST {
        return Err(StaticText("drop-too-far", "Too deep to move by dragging: cut and paste instead"));
    }
    match tree.parent(node) {
        Some(parent) if tree.parent(goal) == Some(parent) => {
            Ok((parent, tree.children(parent).position(|child| child == goal)))
        }
        Some(parent) if goal == parent => Err(words::DROP_IS_THERE),
        _ => Ok((goal, None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dropped_node_takes_a_place_or_hangs_below() {
        let (tree, _) = Tree::read(b"(;(;(;)(;))(;(;)))".to_vec());
        let root = tree.games().next().unwrap();
        let at = |path: &[usize]| tree.at_path(root, path).unwrap();
        assert_eq!(goal_of(&tree, at(&[1]), at(&[0])), Ok((root, Some(0))));
        assert_eq!(goal_of(&tree, at(&[0, 1]), at(&[0, 0])), Ok((at(&[0]), Some(0))));
        assert_eq!(goal_of(&tree, at(&[0]), at(&[1, 0])), Ok((at(&[1, 0]), None)));
        assert_eq!(goal_of(&tree, at(&[0]), at(&[0, 1])), Err(words::DROP_LOOPS));
        assert_eq!(goal_of(&tree, at(&[0, 1]), at(&[0])), Err(words::DROP_IS_THERE));
    }
}
