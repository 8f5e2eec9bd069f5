//! Tests writing with random records and random changes.

use crate::sgf::{NewNode, NodeId, OwnProperty, PropertyText, Tree};
use std::sync::Arc;

type Undo = Box<dyn Fn(&mut Tree)>;

const PIECES: &[&str] = &[
    "(",
    ")",
    ";",
    "(;",
    ";B[aa]",
    "(;W[bb]",
    "[",
    "]",
    "[]",
    "B[aa]",
    "C[a\\]b]",
    "PL ",
    " ",
    "\n",
    "junk",
    ")(;",
    "()",
    "((;",
    "))",
    "X",
    "C[never closed",
    "\\",
    "\nGM[1]",
    "FF[4]SZ[9]",
];

fn random_record(random: &mut fastrand::Rng) -> Vec<u8> {
    let count = random.usize(0..30);
    (0..count).flat_map(|_| PIECES[random.usize(0..PIECES.len())].bytes()).collect()
}

/// Depth and properties of every node, in order: what a reading of the bytes means.
fn meaning(tree: &Tree) -> Vec<String> {
    let mut lines = Vec::new();
    for game in tree.games() {
        for node in tree.descendants(game) {
            let mut line = format!("{:?}", tree.path(node));
            for p in tree.properties(node) {
                line += &format!(" {}", p.id());
                for value in p.values() {
                    line += &format!("[{}]", String::from_utf8_lossy(value));
                }
            }
            lines.push(line);
        }
    }
    lines
}

#[test]
fn walking_gives_the_bytes_that_were_read() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..20_000 {
        let bytes = random_record(&mut random);
        let (tree, _) = Tree::read(bytes.clone());
        assert_eq!(String::from_utf8_lossy(&tree.print().bytes), String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn changes_read_back_and_can_be_taken_back() {
    let mut random = fastrand::Rng::with_seed(2);
    for case in 0..20_000 {
        let bytes = random_record(&mut random);
        let (mut tree, _) = Tree::read(bytes.clone());
        let mut done: Vec<Undo> = Vec::new();
        for _ in 0..random.usize(1..5) {
            let all: Vec<NodeId> = tree.all_nodes().collect();
            if all.is_empty() {
                break;
            }
            let node = all[random.usize(0..all.len())];
            let parent = tree.parent(node);
            match random.u8(0..4) {
                0 => {
                    let new = OwnProperty::new(b"", b"N", [b"new"]);
                    let properties = vec![PropertyText::Own(Arc::new(new))];
                    let made = tree.create(NewNode { properties, ..NewNode::default() });
                    let children: Vec<NodeId> = tree.children(node).collect();
                    let before = children.get(random.usize(0..=children.len())).copied();
                    tree.link(made, Some(node), before, 1);
                    done.push(Box::new(move |tree| tree.unlink(made, -1)));
                }
                1 => {
                    let before = tree.next_sibling(node);
                    tree.unlink(node, 1);
                    done.push(Box::new(move |tree| tree.link(node, parent, before, -1)));
                }
                2 => {
                    let old = tree.list(node);
                    let mut list = old.clone();
                    let new = OwnProperty::new(b" ", b"TR", [b"aa", b"bb"]);
                    let at = random.usize(0..=list.len());
                    list.insert(at, PropertyText::Own(Arc::new(new)));
                    tree.set_list(node, list, 1);
                    done.push(Box::new(move |tree| drop(tree.set_list(node, old.clone(), -1))));
                }
                _ => {
                    let old = tree.list(node);
                    let mut list = old.clone();
                    if !list.is_empty() {
                        list.remove(random.usize(0..list.len()));
                    }
                    tree.set_list(node, list, 1);
                    done.push(Box::new(move |tree| drop(tree.set_list(node, old.clone(), -1))));
                }
            }
        }
        let (again, _) = Tree::read(tree.write());
        assert_eq!(
            meaning(&again),
            meaning(&tree),
            "case {case}: {:?} became {:?}",
            String::from_utf8_lossy(&bytes),
            String::from_utf8_lossy(&tree.write())
        );
        while let Some(undo) = done.pop() {
            undo(&mut tree);
        }
        assert_eq!(tree.write(), bytes, "case {case}");
        assert_eq!(String::from_utf8_lossy(&tree.print().bytes), String::from_utf8_lossy(&bytes), "case {case}");
    }
}

#[test]
fn text_behind_variations_goes_with_its_node() {
    let record = b"(;SZ[9];B[aa](;W[bb])(;W[cc])C[Z])";
    let (tree, _) = Tree::read(record.to_vec());
    let root = tree.games().next().expect("a game");
    let text = |node| String::from_utf8(tree.write_variation(node)).expect("text");
    assert_eq!(text(root), "(;SZ[9];B[aa]C[Z](;W[bb])(;W[cc]))");
    let node = tree.first_child(root).expect("a node");
    assert_eq!(text(node), "(;B[aa]C[Z](;W[bb])(;W[cc]))");
}
