//! The reading position in a record and how its swaps are read: remembered when it is closed.

use crate::edit::{Command, Go, Where, Workspace};
use crate::game::Swaps;
use crate::sgf::Address;
use crate::store::budget;
use crate::study::problem_question;

/// The number of the current game, from 1, and the child numbers of the current node from its root.
pub fn place_of(workspace: &Workspace) -> (usize, String) {
    let tree = workspace.document().tree();
    let Some(node) = workspace.document().cursor() else { return (1, "/".to_owned()) };
    let root = workspace.root_of(node);
    let game = tree.games().position(|game| game == root).map_or(1, |at| at + 1);
    let place = Address::of(tree, node).to_string();
    (game, if place.len() > budget::PLACE { "/".to_owned() } else { place })
}

/// How the swaps of the games are read where that is not as usual: the game, from 1, and the name of the way.
pub fn swaps_of(workspace: &Workspace) -> Vec<(usize, String)> {
    let read = workspace.read_otherwise();
    let games = workspace.document().tree().games().zip(1..);
    games.filter_map(|(root, game)| Some((game, read.get(&root)?.name().to_owned()))).collect()
}

/// Restores how swaps are read.
pub fn read_swaps(workspace: &mut Workspace, swaps: &[(usize, String)]) {
    let roots: Vec<_> = workspace.document().tree().games().collect();
    for (game, name) in swaps {
        if let (Some(&root), Some(swaps)) = (roots.get(game.wrapping_sub(1)), Swaps::of_name(name)) {
            workspace.set_swaps(root, swaps);
        }
    }
}

/// Goes where a reader was; as far as the record still has it.
pub fn return_to(workspace: &mut Workspace, game: usize, place: &str) {
    let _ = workspace.run(&Command::Go(Go::Game(game)));
    let rooted = if place.starts_with('/') { place.to_owned() } else { format!("/{place}") };
    if let Ok(place) = rooted.parse::<Where>() {
        let _ = workspace.run(&Command::Go(Go::To(place)));
    }
}

/// A larger game is no problem, and takes too long to be judged while it is opened.
const MOST_NODES: usize = 5_000;

/// Goes to the question if the current game is a problem.
pub fn leave_solution(workspace: &mut Workspace) {
    let tree = workspace.document().tree();
    let Some(root) = workspace.document().cursor().map(|node| workspace.root_of(node)) else { return };
    if tree.descendants(root).nth(MOST_NODES).is_some() {
        return;
    }
    if let Some(question) = problem_question(tree, root) {
        workspace.go_to(question);
    }
}
