//! A game on a board that is turned or mirrored, names of points in its comments with it.

use crate::edit::{Axis, Command, Turn, Workspace};
use crate::sgf::{NodeId, ReadOptions, Tree};

/// The ways in which a board may be laid on itself: those of a square, of which others have some.
const WAYS: usize = 8;

/// A game as a record of its own.
pub(super) fn game_of(tree: &Tree, root: NodeId) -> Tree {
    Tree::read_with(tree.write_variation(root), &options(tree, root)).0
}

fn options(tree: &Tree, root: NodeId) -> ReadOptions {
    let mut options = ReadOptions::default();
    options.charset = Some(tree.charset(root).clone());
    options.suffix = tree.suffix().map(str::to_owned);
    options
}

/// A game in one of the ways, by its number; as it is where the board does not fit on itself like that, and where its comments could not
/// be turned along.
pub(super) fn turned(tree: &Tree, root: NodeId, way: usize) -> Tree {
    let turn = |turn| Command::Rotate { turn, comments: true };
    let flip = |axis| Command::Flip { axis, comments: true };
    let commands = match way % WAYS {
        0 => return game_of(tree, root),
        1 => turn(Turn::Right),
        2 => turn(Turn::Half),
        3 => turn(Turn::Left),
        4 => flip(Axis::Horizontal),
        5 => flip(Axis::Vertical),
        6 => flip(Axis::Diagonal),
        _ => flip(Axis::Antidiagonal),
    };
    let (mut workspace, _) = Workspace::open_with(tree.write_variation(root), &options(tree, root));
    match workspace.run(&commands) {
        Ok(_) => workspace.document().tree().clone(),
        Err(_) => game_of(tree, root),
    }
}
