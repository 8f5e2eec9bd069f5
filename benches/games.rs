//! Replay: how long a move takes in each game, and a step anywhere in a very long line.

use divan::{Bencher, black_box, counter::ItemsCount};
use std::{fmt::Write, sync::Arc};
use variorum::{
    game::{Colour, Kind, Markup, Move, Place, Position, Positions, Swaps, check},
    sgf::{NodeId, Tree},
};

fn main() {
    divan::main();
}

/// A record of `moves` random moves; where `legal`, such as break no rule.
fn record(gm: &str, side: u16, moves: usize, legal: bool) -> Tree {
    let mut random = fastrand::Rng::with_seed(1);
    let kind = Arc::new(Kind::new(gm, Some((side, side))).expect("a usual size"));
    let mut position = Position::start(kind.clone());
    let mut text = format!("(;FF[4]GM[{gm}]SZ[{side}]");
    let mut colour = Colour::BLACK;
    for _ in 0..moves {
        let mut action = Move::Place(vec![Place(random.u16(0..side * side))]);
        for _ in 0..if legal { 200 } else { 0 } {
            if position.check_move(colour, &action).is_empty() {
                break;
            }
            action = Move::Place(vec![Place(random.u16(0..side * side))]);
        }
        if legal {
            position.play(colour, &action);
        }
        let _ = write!(text, ";{}[{}]", kind.letter(colour), position.move_value(&action));
        colour = colour.opponent();
    }
    text.push(')');
    Tree::read(text.into_bytes()).0
}

fn last(tree: &Tree) -> NodeId {
    let root = tree.games().next().expect("one game");
    std::iter::successors(Some(root), |&node| tree.first_child(node)).last().unwrap_or(root)
}

#[divan::bench(args = [("1", 19_u16, 300), ("11", 11, 100), ("11", 63, 300), ("4", 15, 150), ("2", 8, 60)])]
fn replay_of_a_game(bencher: Bencher, (gm, side, moves): (&str, u16, usize)) {
    let tree = record(gm, side, moves, gm != "2");
    let end = last(&tree);
    bencher.counter(ItemsCount::new(moves)).bench(|| Position::replay(black_box(&tree), end));
}

#[divan::bench]
fn replay_of_octi(bencher: Bencher) {
    let turns = ["B[53+A]", "W[57+E]", "B[53-54]", "W[57-56]", "B[54+B]", "W[56+D]", "B[54-55]", "W[56-54x]", "B[53]"];
    let text = format!("(;GM[19];{})", turns.join(";"));
    let tree = Tree::read(text.into_bytes()).0;
    let end = last(&tree);
    bencher.counter(ItemsCount::new(turns.len())).bench(|| Position::replay(black_box(&tree), end));
}

#[divan::bench(sample_count = 5)]
fn replay_of_a_million_moves(bencher: Bencher) {
    let tree = record("1", 19, 1_000_000, false);
    let end = last(&tree);
    bencher.counter(ItemsCount::new(1_000_000_usize)).bench(|| Position::replay(black_box(&tree), end));
}

#[divan::bench(args = [1_usize, 10, 500_000])]
fn back_and_forth_in_a_million_moves(bencher: Bencher, distance: usize) {
    let tree = record("1", 19, 1_000_000, false);
    let root = tree.games().next().expect("one game");
    let nodes: Vec<NodeId> = tree.descendants(root).collect();
    let mut positions = Positions::new();
    positions.at(&tree, nodes[nodes.len() - 1], Swaps::default());
    bencher.bench_local(|| {
        positions.at(&tree, nodes[900_000 - distance], Swaps::default());
        positions.at(&tree, nodes[900_000], Swaps::default()).move_number()
    });
}

#[divan::bench]
fn check_of_a_game(bencher: Bencher) {
    let tree = record("1", 19, 300, true);
    let root = tree.games().next().expect("one game");
    bencher.bench(|| check(black_box(&tree), root));
}

#[divan::bench(args = [11_u16, 63])]
fn winning_chain(bencher: Bencher, side: u16) {
    let tree = record("11", side, usize::from(side) * usize::from(side), false);
    let position = Position::replay(&tree, last(&tree));
    bencher.bench(|| black_box(&position).winning_chain());
}

#[divan::bench]
fn legal_moves_of_go(bencher: Bencher) {
    let tree = record("1", 19, 250, true);
    let position = Position::replay(&tree, last(&tree));
    bencher.bench(|| black_box(&position).legal_moves(Colour::BLACK));
}

#[divan::bench]
fn markup_of_a_node(bencher: Bencher) {
    let record = b"(;GM[1]SZ[19]DD[aa:ee]TR[aa:gg]LB[hh:1][ii:2][jj:3]AR[aa:ss]TB[ka:sd]TW[ks:oo])".to_vec();
    let tree = Tree::read(record).0;
    let root = tree.games().next().expect("one game");
    let position = Position::replay(&tree, root);
    bencher.bench(|| Markup::of(black_box(&tree), root, &position));
}
