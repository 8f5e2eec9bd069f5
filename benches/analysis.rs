//! What engines left in a record: a line of 300 nodes with KaTrain's data, and a long record without any.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use divan::{Bencher, black_box, counter::ItemsCount};
use variorum::analysis::{Form, Reader, Survey, has_any, losses};
use variorum::game::{Markup, Position};
use variorum::scene::{Options, Theme, compose};
use variorum::sgf::Tree;

fn main() {
    divan::main();
}

/// How many nodes the line has.
const NODES: usize = 300;

/// A line whose nodes have the data of one node of a fixture, as large as those of a real game on 9 × 9.
fn katrain() -> Tree {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/analysis/katrain.sgf");
    let tree = Tree::read(std::fs::read(fixture).unwrap()).0;
    let root = tree.games().next().unwrap();
    let node = tree.main_line(root).nth(1).unwrap();
    let values: Vec<&str> = tree.values(node, "KT").map(|value| std::str::from_utf8(value).unwrap()).collect();
    let mut text = String::from("(;GM[1]FF[4]SZ[9]KM[6.5]KTV[1.0]");
    for number in 0..NODES {
        let colour = if number % 2 == 0 { "B" } else { "W" };
        let _ = write!(text, ";{colour}[]KT[{}]", values.join("]["));
    }
    text.push(')');
    Tree::read(text.into_bytes()).0
}

/// What the graph needs of each node.
#[divan::bench]
fn reading_a_line_of_katrain(bencher: Bencher) {
    let tree = katrain();
    let root = tree.games().next().unwrap();
    bencher.counter(ItemsCount::new(NODES)).bench(|| {
        let reader = Reader::new(black_box(&tree), root);
        let mut read = |node| Arc::new(reader.read(&tree, node));
        Survey::of(&reader, &tree, tree.descendants(root), false, &mut read).sources.len()
    });
}

/// The same with what each move lost against the best candidate, for which all candidates are read.
#[divan::bench]
fn judging_a_line_of_katrain(bencher: Bencher) {
    let tree = katrain();
    let root = tree.games().next().unwrap();
    let reader = Reader::new(&tree, root);
    let mut read = |node| Arc::new(reader.read(&tree, node));
    let survey = Survey::of(&reader, &tree, tree.descendants(root), false, &mut read);
    let source = survey.best().cloned().unwrap();
    bencher.counter(ItemsCount::new(NODES)).bench(|| {
        let mut read = |node| Arc::new(reader.read(black_box(&tree), node));
        losses(&reader, &tree, tree.descendants(root), &source, &mut read).len()
    });
}

/// What stepping to a node costs more than without data: candidates, ownership and policy.
#[divan::bench]
fn details_of_a_step(bencher: Bencher) {
    let tree = katrain();
    let root = tree.games().next().unwrap();
    let (reader, node) = (Reader::new(&tree, root), tree.main_line(root).nth(NODES / 2).unwrap());
    bencher.bench(|| reader.details(black_box(&tree), node, Form::KaTrain));
}

/// What of a step is compared with that: its picture alone, without laying out and drawing the window.
#[divan::bench]
fn picture_of_a_step(bencher: Bencher) {
    let tree = katrain();
    let root = tree.games().next().unwrap();
    let position = Position::replay(&tree, tree.main_line(root).nth(NODES / 2).unwrap());
    bencher.bench(|| compose(black_box(&position), &Markup::default(), &Options::default(), Theme::usual(false)));
}

/// What a record without such data costs.
#[divan::bench]
fn looking_for_analysis_in_a_million_nodes(bencher: Bencher) {
    let tree = Tree::read(format!("(;GM[1]SZ[19]{})", ";B[dd]C[a move];W[pp]".repeat(500_000)).into_bytes()).0;
    let root = tree.games().next().unwrap();
    bencher.counter(ItemsCount::new(1_000_000_usize)).bench(|| has_any(black_box(&tree), root));
}
