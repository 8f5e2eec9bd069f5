//! Tests that cached positions equal a replay from the root, whatever was looked up or changed before.

use super::*;
use crate::{Colour, Place};
use variorum_sgf::record::Document;

fn stones(position: &Position) -> Vec<Option<usize>> {
    (0..position.board().len() as u16).map(|n| position.stone(Place(n)).map(|c| c.index())).collect()
}

fn long(moves: usize) -> Tree {
    long_with_pass(moves, None)
}

/// The same line, in which a node at this depth passes.
fn long_with_pass(moves: usize, pass: Option<usize>) -> Tree {
    let mut text = String::from("(;GM[1]FF[4]SZ[9]");
    let mut random = fastrand::Rng::with_seed(5);
    for n in 0..moves {
        let mut point = || (b'a' + random.u8(0..9)) as char;
        let place = [point(), point()].iter().filter(|_| pass != Some(n + 1)).collect::<String>();
        text.push_str(&format!(";{}[{place}]", ["B", "W"][n % 2]));
    }
    text.push(')');
    Tree::read(text.into_bytes()).0
}

#[test]
fn anywhere_in_a_long_line_as_if_replayed_from_its_root() {
    let tree = long(3000);
    let root = tree.games().next().unwrap();
    let nodes: Vec<NodeId> = tree.descendants(root).collect();
    let mut positions = Positions::new();
    let mut random = fastrand::Rng::with_seed(6);
    for _ in 0..60 {
        let node = nodes[random.usize(0..nodes.len())];
        let expected = Position::replay(&tree, node);
        let found = positions.at(&tree, node, Swaps::default());
        assert_eq!(stones(found), stones(&expected));
        assert_eq!(found.findings(), expected.findings());
        assert_eq!(found.move_number(), expected.move_number());
    }
}

#[test]
fn a_changed_node_is_played_again_even_if_cached() {
    let old = long(40 * STRIDE);
    let nodes: Vec<NodeId> = old.descendants(old.games().next().unwrap()).collect();
    let mut positions = Positions::new();
    positions.at(&old, nodes[nodes.len() - 1], Swaps::default());
    let depths: Vec<usize> = positions.kept.values().map(|known| known.depth).filter(|depth| *depth > 0).collect();
    assert!(!depths.is_empty());
    for depth in depths.into_iter().take(8) {
        let new = long_with_pass(nodes.len() - 1, Some(depth));
        let mut positions = positions.clone();
        positions.follow(&new, 1, |_| Some(vec![Changed::Node(nodes[depth])]));
        let (found, expected) =
            (positions.at(&new, nodes[depth], Swaps::default()), Position::replay(&new, nodes[depth]));
        assert_eq!(stones(found), stones(&expected));
        assert!(found.last_move().is_some_and(|played| played.places.is_empty()), "a pass");
    }
}

#[test]
fn memory_is_bounded_and_a_step_stays_a_step() {
    let tree = long(80_000);
    let root = tree.games().next().unwrap();
    let nodes: Vec<NodeId> = tree.descendants(root).collect();
    let mut positions = Positions::new();
    let steps = |positions: &mut Positions, to: &[usize]| {
        let before = positions.steps();
        for &at in to {
            positions.at(&tree, nodes[at], Swaps::default());
        }
        positions.steps() - before
    };
    steps(&mut positions, &[nodes.len() - 1]);
    assert!(positions.kept.len() <= MOST);
    assert!(steps(&mut positions, &[70_000, 70_001, 69_999]) < 5000);
    positions.follow(&tree, 2, |since| {
        assert_eq!(since, 0);
        Some(vec![Changed::Node(nodes[70_000])])
    });
    assert!(steps(&mut positions, &[70_000]) < 2500, "what lies above a change is still known");
    positions.follow(&tree, 3, |_| Some(vec![Changed::Below(nodes[70_000])]));
    assert_eq!(steps(&mut positions, &[70_000]), 0, "what a node says is not what follows it");
    positions.follow(&tree, 4, |_| None);
    assert!(steps(&mut positions, &[70_000]) > 70_000);
}

fn without(tree: Tree, node: NodeId, id: &str) -> Tree {
    let mut document = Document::over(tree.into());
    let mut edit = document.edit("");
    assert!(edit.remove(node, id).unwrap());
    edit.apply().unwrap();
    document.tree().clone()
}

#[test]
fn a_new_revision_forgets_what_it_changed_and_no_more() {
    let (mut tree, _) = Tree::read(b"(;SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))".to_vec());
    let root = tree.games().next().unwrap();
    let at = |tree: &Tree, path: &[usize]| tree.at_path(root, path).unwrap();
    let (first, last) = (at(&tree, &[0]), at(&tree, &[0, 1, 0]));
    let mut positions = Positions::new();
    assert_eq!(positions.at(&tree, last, Swaps::default()).move_number(), 3);
    tree = without(tree, first, "B");
    positions.follow(&tree, 1, |_| Some(Vec::new()));
    assert_eq!(positions.at(&tree, last, Swaps::default()).move_number(), 3, "nothing that matters changed");
    positions.follow(&tree, 2, |_| Some(vec![Changed::Node(first)]));
    assert_eq!(positions.at(&tree, last, Swaps::default()).move_number(), 2);
    let kind = positions.kind(&tree, root, Swaps::default());
    tree = without(tree, root, "SZ");
    positions.follow(&tree, 3, |_| Some(vec![Changed::Node(root)]));
    assert_eq!((kind.columns(), positions.at(&tree, root, Swaps::default()).board().columns()), (9, 19));
}

#[test]
fn swaps_are_read_as_requested() {
    let (tree, _) = Tree::read(b"(;GM[11]SZ[5];B[b4];W[swap-pieces];B[c3])".to_vec());
    let last = tree.at_path(tree.games().next().unwrap(), &[0, 0, 0]).unwrap();
    let mut positions = Positions::new();
    for swaps in [Swaps::Pieces, Swaps::Sides, Swaps::Pieces, Swaps::Judged] {
        let expected = Position::replay_as(&tree, last, swaps);
        assert_eq!(stones(positions.at(&tree, last, swaps)), stones(&expected), "{swaps:?}");
    }
}

#[test]
fn comments_and_marks_do_not_matter() {
    for id in ["C", "N", "TR", "LB", "GB", "HO", "V", "PB", "TB", "RE", "TE", "BM", "BL", "OW"] {
        assert!(!matters(id), "{id}");
    }
    for id in ["B", "W", "1", "AB", "AE", "PL", "MN", "KO", "DD", "VW", "PM", "FG", "XX", "b", "GREEN"] {
        assert!(matters(id), "{id}");
    }
}

/// What is won on the board is not known where a move could not be read; who resigns has lost all the same.
#[test]
fn a_board_that_is_not_known_decides_nothing() {
    for (record, expected) in [
        ("(;GM[4]SZ[15];B[hh];W[aa];B[ii];W[bb];B[jj];W[ab];B[kk];W[ac];B[ll])", Some(Colour::BLACK)),
        ("(;GM[4]SZ[15];B[hh];W[aa];B[ii];W[foo];B[jj];W[ab];B[kk];W[ac];B[ll])", None),
        ("(;GM[11]SZ[3];B[a1];W[b1];B[zz];W[b2];B[a2];W[b3])", None),
        ("(;GM[11]SZ[3];B[zz];W[resign])", Some(Colour::BLACK)),
    ] {
        let tree = Tree::read(record.as_bytes().to_vec()).0;
        let last = tree.main_line(tree.games().next().unwrap()).last().unwrap();
        assert_eq!(Position::replay(&tree, last).winner(), expected, "{record}");
    }
}
