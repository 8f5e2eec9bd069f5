//! Moves that one hand or both correct, while both play on: who merges again what was merged gets the same again, nobody disagrees where
//! nobody changed the same, and no line stands there twice.

use super::model::{Edit, Layout, Node, apply, canonical, read, write};
use super::seeded::{KINDS, Maker, cases, joined, laws, shown, terms};
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use variorum::relate::merge;
use variorum::sgf::Tree;

/// How often each line of moves stands in a record more than once.
fn twins(bytes: &[u8]) -> BTreeMap<Vec<String>, usize> {
    let (tree, _) = Tree::read(bytes.to_vec());
    let mut counts = BTreeMap::new();
    for root in tree.games() {
        for node in tree.descendants(root) {
            let name = |node| {
                let property = tree.properties(node).find(|property| ["B", "W"].contains(&&*property.id()));
                property.map(|property| format!("{}{:?}", property.id(), property.value())).unwrap_or_default()
            };
            let mut line: Vec<String> = tree.way_up(node).map(name).collect();
            line.push(tree.index(root).to_string());
            *counts.entry(line).or_insert(0) += 1;
        }
    }
    counts.retain(|_, count| *count > 1);
    counts
}

/// That no line comes to stand in the result twice, and that merging again what was merged changes nothing, whoever is merged into whom.
fn stays_as_it_is([base, ours, theirs]: [&[u8]; 3]) {
    let text = || shown([base, ours, theirs]);
    laws(base, ours, theirs);
    for (one, other) in [(ours, theirs), (theirs, ours)] {
        let merged = merge(base, one, other, &terms()).unwrap();
        let known: BTreeSet<Vec<String>> =
            [one, other].into_iter().flat_map(|bytes| twins(bytes).into_keys()).collect();
        let result = || String::from_utf8_lossy(&merged.bytes).into_owned();
        let new: Vec<_> = twins(&merged.bytes).into_keys().filter(|line| !known.contains(line)).collect();
        assert!(new.is_empty(), "{}\n=> {}\ntwice: {new:?}", text(), result());
        if !merged.conflicts.is_empty() {
            continue;
        }
        for side in [one, other] {
            let back = merge(base, side, &merged.bytes, &terms()).unwrap();
            assert!(back.conflicts.is_empty(), "{}\n=> {}\n{:?}", text(), result(), back.conflicts);
            assert_eq!(canonical(&read(&back.bytes), true), canonical(&read(&merged.bytes), true), "{}", text());
        }
    }
}

/// What one hand, or both, make of a move.
fn corrects(maker: &mut Maker, base: &Node, hands: &mut [Node; 2], taken: &mut BTreeSet<usize>) {
    let all = base.all();
    let node = all[maker.random.usize(..all.len())];
    let below = node.all();
    let corrected = below.iter().filter(|node| taken.contains(&node.id)).count();
    let is_free = node.id != base.id && !taken.contains(&node.id);
    // What is left of a node is known by what follows it, where the most of that still stands.
    if !is_free || node.children.is_empty() || 2 * (below.len() - 1 - corrected) < below.len() - 1 {
        return;
    }
    // The nodes above have been corrected by what is below them, too.
    let holds = all.iter().all(|above| {
        let below = above.all();
        let lost = below.iter().filter(|node| taken.contains(&node.id)).count();
        !taken.contains(&above.id)
            || !below.iter().any(|other| other.id == node.id)
            || 2 * (below.len() - 2 - lost) >= below.len() - 1
    });
    if !holds {
        return;
    }
    taken.insert(node.id);
    let wording = maker.node(usize::from(node.wording.starts_with('B'))).wording;
    let edit = Edit::Correct { node: node.id, wording };
    let who = maker.random.usize(..3);
    hands.iter_mut().enumerate().filter(|(hand, _)| who == 2 || who == *hand).for_each(|(_, game)| apply(game, &edit));
}

#[test]
fn corrected_moves_are_known_again_when_both_play_on() {
    let mut corrected = 0;
    for seed in 0..cases() as u64 {
        let mut maker = Maker { random: Rng::with_seed(seed ^ 0xc0_44ec7), kind: KINDS[seed as usize % 3], last: 0 };
        let base = maker.game(1);
        let (mut hands, mut taken) = ([base.clone(), base.clone()], BTreeSet::new());
        for _ in 0..maker.random.usize(1..4) {
            corrects(&mut maker, &base, &mut hands, &mut taken);
        }
        for hand in 0..2 {
            for _ in 0..maker.random.usize(..5) {
                // At the end of a line, or as another variation; and on from there.
                let ids: Vec<usize> = hands[hand].all().iter().map(|node| node.id).collect();
                let node = ids[maker.random.usize(..ids.len())];
                let depth = maker.random.usize(1..3);
                let mut child = maker.node(depth);
                child.properties.insert("N".to_owned(), vec![format!("new of {hand}")]);
                (0..maker.random.usize(..6)).for_each(|_| {
                    let above = std::mem::replace(&mut child, maker.node(1));
                    child.children.push(above);
                });
                apply(&mut hands[hand], &Edit::Add { node, child });
            }
            let all = base.all();
            let node = all[maker.random.usize(..all.len())].id;
            let id = ["XA", "XB"][hand];
            apply(&mut hands[hand], &Edit::Set { node, id, values: vec![maker.words()] });
        }
        let [ours, theirs] = &hands;
        let [b, o, t] = [&base, ours, theirs].map(|game| write(std::slice::from_ref(game), Layout::OneLine));
        let merged = merge(&b, &o, &t, &terms()).unwrap();
        assert!(merged.conflicts.is_empty(), "seed {seed}: {:?}\n{}", merged.conflicts, shown([&b, &o, &t]));
        let (found, wanted) = (canonical(&read(&merged.bytes), true), canonical(&[joined(&base, ours, theirs)], true));
        assert_eq!(
            found,
            wanted,
            "seed {seed}\n{}\n=> {}",
            shown([&b, &o, &t]),
            String::from_utf8_lossy(&merged.bytes)
        );
        stays_as_it_is([&b, &o, &t]);
        corrected += taken.len();
    }
    assert!(corrected > cases(), "{corrected}");
}

#[test]
fn corrected_moves_are_known_again() {
    let rows: &[([&str; 3], &str)] = &[
        (
            [
                "(;GM[1];B[pd];W[qc];B[qd])",
                "(;GM[1];B[pd];W[qf];B[qd];W[pc];B[od];W[oc])",
                "(;GM[1];B[pd];W[qf];B[qd])",
            ],
            "(;GM[1];B[pd];W[qf];B[qd];W[pc];B[od];W[oc])",
        ),
        (
            ["(;B[aa];W[bb])", "(;B[aa];W[bb];B[cc];W[dd];B[ee];W[ff])", "(;B[ab];W[bb])"],
            "(;B[ab];W[bb];B[cc];W[dd];B[ee];W[ff])",
        ),
        // One after the other.
        (
            ["(;B[aa];W[bb];B[cc])", "(;B[ab];W[bc];B[cc];W[dd];B[ee])", "(;B[aa];W[bb];B[cc]C[x];W[gg])"],
            "(;B[ab];W[bc];B[cc]C[x](;W[dd];B[ee])(;W[gg]))",
        ),
        // The other one has the same move as a variation.
        (
            [
                "(;GM[1];B[aa];W[bb];B[cc])",
                "(;GM[1];B[ab];W[bb];B[cc];W[dd])",
                "(;GM[1](;B[aa];W[bb];B[cc])(;B[ab];W[ee]))",
            ],
            "(;GM[1];B[ab](;W[bb];B[cc];W[dd])(;W[ee]))",
        ),
        // Both correct it, and one of them adds a variation that goes on in the same way.
        (
            [
                "(;GM[1];B[aa];W[bb];B[cc])",
                "(;GM[1](;B[ab];W[bb];B[cc])(;B[ad];W[bb];B[cc]))",
                "(;GM[1];B[ab];W[bb];B[cc]C[x])",
            ],
            "(;GM[1](;B[ab];W[bb];B[cc]C[x])(;B[ad];W[bb];B[cc]))",
        ),
        // Beside it something is put before another move.
        (
            [
                "(;GM[1](;B[aa];W[bb];B[cc])(;B[dd];W[ee]))",
                "(;GM[1](;B[ab];W[bb];B[cc])(;B[dd];W[ee]))",
                "(;GM[1](;B[aa];W[bb];B[cc]C[x])(;B[hh];B[dd];W[ee]))",
            ],
            "(;GM[1](;B[ab];W[bb];B[cc]C[x])(;B[hh];B[dd];W[ee]))",
        ),
        (
            ["(;GM[11]SZ[9];B[a1];W[b2])", "(;GM[11]SZ[9];B[a2];W[b2];B[c3])", "(;GM[11]SZ[9];B[a2];W[b2]C[x];B[d4])"],
            "(;GM[11]SZ[9];B[a2];W[b2]C[x](;B[c3])(;B[d4]))",
        ),
        (
            [
                "(;GM[Blokus Duo];B[e10,e9];W[j5])",
                "(;GM[Blokus Duo];B[e10,f10];W[j5];B[a1];W[b2];B[c3])",
                "(;GM[Blokus Duo];B[e10,e9];W[j5]C[x])",
            ],
            "(;GM[Blokus Duo];B[e10,f10];W[j5]C[x];B[a1];W[b2];B[c3])",
        ),
    ];
    for ([base, ours, theirs], wanted) in rows {
        let merged = merge(base.as_bytes(), ours.as_bytes(), theirs.as_bytes(), &terms()).unwrap();
        assert!(merged.conflicts.is_empty(), "{base} {ours} {theirs}: {:?}", merged.conflicts);
        assert_eq!(
            canonical(&read(&merged.bytes), true),
            canonical(&read(wanted.as_bytes()), true),
            "{base} {ours} {theirs} => {}",
            String::from_utf8_lossy(&merged.bytes)
        );
        stays_as_it_is([base, ours, theirs].map(|text| text.as_bytes()));
    }
}
