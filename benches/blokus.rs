//! How long the Blokus family takes: counting legal moves in the middle of a game, replaying, building tables.

use divan::{Bencher, black_box};
use variorum::game::blokus::{Hand, State, Variant};
use variorum::game::{Colour, Kind, Point};
use variorum::sgf::Tree;

fn main() {
    divan::main();
}

const VARIANTS: [&str; 6] = ["classic", "duo", "trigon", "nexos", "callisto", "gembloq"];

/// The middle of a random game: half of the moves that were possible, the same every time.
fn middle(variant: Variant) -> State {
    let mut random = fastrand::Rng::with_seed(7);
    let mut states = vec![State::start(variant)];
    loop {
        let state = states.last().unwrap();
        let Some(colour) = state.to_play() else { break };
        let placements = state.placements(colour, None);
        // Large pieces first, as people play.
        let chosen = placements[random.usize(..placements.len().div_ceil(3))];
        let mut next = state.clone();
        next.play(colour, chosen.places());
        states.push(next);
    }
    states.swap_remove(states.len() / 2)
}

#[divan::bench(args = VARIANTS)]
fn count_legal_moves_of_a_colour(bencher: Bencher, id: &str) {
    let state = middle(Variant::of_id(id).unwrap());
    bencher.bench(|| black_box(&state).legal_count(Colour::BLACK));
}

#[divan::bench(args = VARIANTS)]
fn list_legal_moves_of_a_colour(bencher: Bencher, id: &str) {
    let state = middle(Variant::of_id(id).unwrap());
    bencher.bench(|| black_box(&state).placements(Colour::BLACK, None));
}

/// A record of half a game is read node by node, with every move judged.
#[divan::bench(args = VARIANTS)]
fn replay_half_a_game(bencher: Bencher, id: &str) {
    let variant = Variant::of_id(id).unwrap();
    let state = middle(variant);
    let mut text = format!("(;GM[{}]", variant.gm());
    for piece in state.pieces() {
        text.push_str(&format!(";{}[{}]", variant.move_id(piece.colour), state.grid().write(piece.places)));
    }
    let (tree, _) = Tree::read((text + ")").into_bytes());
    let nodes: Vec<_> = tree.descendants(tree.games().next().unwrap()).collect();
    bencher.counter(divan::counter::ItemsCount::new(nodes.len() - 1)).bench(|| {
        let mut state = State::start(variant);
        nodes.iter().for_each(|&node| drop(state.step(&tree, node)));
        state
    });
}

/// A piece in hand follows the pointer: the placement nearest to a point, legal or not.
#[divan::bench(args = VARIANTS)]
fn hold_a_piece_over_a_point(bencher: Bencher, id: &str) {
    let state = middle(Variant::of_id(id).unwrap());
    let (tree, _) = Tree::read(format!("(;GM[{}])", state.variant().gm()).into_bytes());
    let board = Kind::of(&tree, tree.games().next().unwrap()).board().clone();
    let bounds = board.bounds();
    let point = Point { x: (bounds.min.x + bounds.max.x) / 2.0, y: (bounds.min.y + bounds.max.y) / 2.0 };
    bencher.bench(|| Hand::new(0).nearest(black_box(&state), &board, point));
}
