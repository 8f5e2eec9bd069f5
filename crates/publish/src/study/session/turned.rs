//! A game on a rotated or mirrored board, including the point names in its comments.

use super::lines::StudyGame;
use crate::edit::{Command, Workspace};
use crate::game::turn::Way;
use crate::sgf::{NodeId, ReadOptions, Tree};
use crate::study::judge::judge;
use crate::study::questions::{Exercise, questions};
use std::sync::Arc;

/// How many ways there are to lay a board: as it is, and turned.
pub(super) const WAYS: usize = Way::ALL.len() + 1;

/// A game that lies in one of the ways, and a question of it there; `None` where it is not asked so.
pub(super) fn laid(game: &StudyGame, question: &Exercise, way: usize) -> Option<(Arc<StudyGame>, Exercise)> {
    let path = game.tree.path(question.node);
    let tree = turned(&game.tree, game.root, way);
    let root = tree.games().next()?;
    let node = tree.at_path(root, &path)?;
    let judgement = judge(&tree, root, game.wishes);
    let all = questions(&tree, root, &judgement, question.mode, None);
    // The colours of Hex may be swapped: the node decides which side is asked.
    let is_it = |other: &&Exercise| other.node == node && other.key == question.key;
    let is_like = |other: &&Exercise| other.node == node && other.answers.len() == question.answers.len();
    let found = all.iter().find(is_it).or_else(|| all.iter().find(is_like))?.clone();
    Some((Arc::new(StudyGame::new(Arc::new(tree), root, game.wishes, judgement)), found))
}

/// A game as a record of its own.
fn game_of(tree: &Tree, root: NodeId) -> Tree {
    Tree::read_with(tree.write_variation(root), &ReadOptions::of_part(tree, root)).0
}

/// A game in one of the ways, by its number; as it is where the board does not fit on itself like that, and where its comments could not
/// be turned along.
fn turned(tree: &Tree, root: NodeId, way: usize) -> Tree {
    let Some((_, way)) = (way % WAYS).checked_sub(1).and_then(|at| Way::ALL.get(at)) else {
        return game_of(tree, root);
    };
    let (mut workspace, _) = Workspace::open_with(tree.write_variation(root), &ReadOptions::of_part(tree, root));
    let turning = Command::turning(*way, true);
    // What engines left is not asked about.
    let is_turned = workspace.run(&turning).is_ok() || workspace.run(&turning.without_analysis()).is_ok();
    if is_turned { workspace.document().tree().clone() } else { game_of(tree, root) }
}
