//! A game on a board that is turned or mirrored, names of points in its comments with it.

use crate::edit::{Command, Workspace};
use crate::sgf::{NodeId, ReadOptions, Tree};

/// The ways in which a board may be laid on itself: those of a square, of which others have some.
const WAYS: usize = 8;

/// A game as a record of its own.
pub(super) fn game_of(tree: &Tree, root: NodeId) -> Tree {
    Tree::read_with(tree.write_variation(root), &options(tree, root)).0
}

fn options(tree: &Tree, root: NodeId) -> ReadOptions {
    let (charset, suffix) = (Some(tree.charset(root).clone()), tree.suffix().map(str::to_owned));
    ReadOptions { charset, suffix, ..ReadOptions::default() }
}

/// A game in one of the ways, by its number; as it is where the board does not fit on itself like that, and where its comments could not
/// be turned along.
pub(super) fn turned(tree: &Tree, root: NodeId, way: usize) -> Tree {
    let command = match way % WAYS {
        0 => return game_of(tree, root),
        1 => "rotate --comments right",
        2 => "rotate --comments half",
        3 => "rotate --comments left",
        4 => "flip --comments horizontal",
        5 => "flip --comments vertical",
        6 => "flip --comments diagonal",
        _ => "flip --comments antidiagonal",
    };
    let (mut workspace, _) = Workspace::open_with(tree.write_variation(root), &options(tree, root));
    let is_turned = Command::parse(command).is_ok_and(|command| workspace.run(&command).is_ok());
    if is_turned { workspace.document().tree().clone() } else { game_of(tree, root) }
}
