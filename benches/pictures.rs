//! Pictures: composing a full position, writing it as SVG and PNG, thumbnails.

use divan::{Bencher, black_box};
use std::sync::LazyLock;
use variorum::game::{Markup, Position};
use variorum::scene::svg::Letters;
use variorum::scene::{Options, Scene, Theme, compose, png, render, svg};
use variorum::sgf::Tree;

fn main() {
    divan::main();
}

/// A full board of triangles: all places set up in pieces of one to six cells.
static TRIGON: LazyLock<Position> = LazyLock::new(|| {
    let board = variorum::game::Board::trigon(9);
    let mut text = String::from("(;GM[Blokus Trigon]");
    // Neighbours in a row make pieces of up to five triangles, colours in turn.
    let names: Vec<String> = board.places().map(|p| board.name(p)).collect();
    for (i, piece) in names.chunks(5).enumerate() {
        text += &format!("A{}[{}]", i % 4 + 1, piece.join(","));
    }
    text += ")";
    end_of(&text).1
});

/// Three hundred stones, some of them captured.
static GO: LazyLock<String> = LazyLock::new(|| {
    let mut random = fastrand::Rng::with_seed(1);
    let mut points: Vec<(u8, u8)> = (0..19).flat_map(|c| (0..19).map(move |r| (c, r))).collect();
    random.shuffle(&mut points);
    let moves = points.iter().take(300).enumerate().map(|(i, (c, r))| {
        format!(";{}[{}{}]", if i % 2 == 0 { 'B' } else { 'W' }, (b'a' + c) as char, (b'a' + r) as char)
    });
    format!("(;GM[1]SZ[19]{})", moves.collect::<String>())
});

fn end_of(text: &str) -> (Tree, Position) {
    let (tree, _) = Tree::read(text.as_bytes().to_vec());
    let root = tree.games().next().expect("a game");
    let end = std::iter::successors(Some(root), |n| tree.first_child(*n)).last().unwrap_or(root);
    let position = Position::replay(&tree, end);
    (tree, position)
}

fn full() -> Scene {
    compose(&TRIGON, &Markup::default(), &Options::default(), Theme::usual(false))
}

#[divan::bench]
fn compose_full_trigon(bencher: Bencher) {
    LazyLock::force(&TRIGON);
    bencher.bench(full);
}

#[divan::bench]
fn svg_of_full_trigon(bencher: Bencher) {
    let size = svg::write(&full(), 1000, Letters::Text).len();
    assert!(size < 100_000, "{size} bytes");
    bencher.bench(|| svg::write(&full(), 1000, Letters::Text));
}

#[divan::bench]
fn png_of_full_trigon_1000(bencher: Bencher) {
    bencher.bench(|| png::write(&full(), 1000));
}

#[divan::bench]
fn png_of_go_1000(bencher: Bencher) {
    let position = end_of(&GO).1;
    bencher
        .bench(|| png::write(&compose(&position, &Markup::default(), &Options::default(), Theme::usual(false)), 1000));
}

#[divan::bench]
fn thumbnail_of_300_moves(bencher: Bencher) {
    bencher.bench(|| {
        let (tree, _) = Tree::read(black_box(GO.as_bytes().to_vec()));
        render::thumbnail(&tree, 256)
    });
}
