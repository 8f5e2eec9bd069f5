//! Equal positions and results up the tree, beside plain readings of their own.

use crate::edit_law;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use variorum::edit::{Command, EqualIndex, EqualWork, Workspace};
use variorum::game::{Kind, Position};
use variorum::relate::{IndexTerms, PositionIndex, PositionKey, ResultTerms, Sameness, Winner, equal_nodes, results};
use variorum::sgf::{NodeId, Tree};

/// The numbers of nodes in the order of the file, a group each.
fn groups(record: &[u8], sameness: Sameness) -> Vec<Vec<usize>> {
    let (tree, _) = Tree::read(record.to_vec());
    let root = tree.games().next().unwrap();
    let numbers: HashMap<NodeId, usize> = tree.descendants(root).zip(0..).collect();
    let found = equal_nodes(&tree, root, Kind::of(&tree, root), sameness);
    found.iter().map(|group| group.nodes.iter().map(|node| numbers[node]).collect()).collect()
}

#[test]
fn equal_positions_are_found() {
    type Row = (&'static str, Sameness, &'static [&'static [usize]]);
    use Sameness::{Exact, Exchanged, Turned};
    let rows: &[Row] = &[
        ("(;GM[1]SZ[7](;B[cc];W[dd];B[ce])(;B[ce];W[dd];B[cc]))", Exact, &[&[3, 6]]),
        ("(;GM[1]SZ[7];B[cc];W[];B[])", Exact, &[&[1, 3]]),
        ("(;GM[11]SZ[6](;B[c5];W[swap-pieces])(;AW[e3]PL[B]))", Exact, &[&[2, 3]]),
        ("(;GM[1]SZ[7](;B[bc])(;B[cb]))", Exact, &[]),
        ("(;GM[1]SZ[7](;B[bc])(;B[cb]))", Turned, &[&[1, 2]]),
        ("(;GM[1]SZ[7:5](;B[ba])(;B[fa])(;B[be])(;B[ab]))", Turned, &[&[1, 2, 3]]),
        // Only the half turn keeps the edges of Hex; the reflections exchange the colours.
        ("(;GM[11]SZ[5](;B[a2])(;B[e4])(;W[b1]PL[W]))", Turned, &[&[1, 2]]),
        ("(;GM[11]SZ[5](;AB[a2]PL[W])(;AB[e4]PL[W])(;AW[b1]PL[B]))", Exchanged, &[&[1, 2, 3]]),
        // Once the sides were swapped, nobody can do that again.
        ("(;GM[11]SZ[5];B[c3];W[swap-sides])", Exact, &[]),
        // Nor where stones were set up before the first one was played.
        ("(;GM[11]SZ[5](;AB[a1]AW[b2];B[c3])(;AB[a1]AW[b2]AB[c3]PL[W]))", Exact, &[&[2, 3]]),
        ("(;GM[11]SZ[5](;AW[b2]PL[B];B[c3])(;AW[b2]AB[c3]PL[W]))", Exact, &[&[2, 3]]),
        ("(;GM[11]SZ[5](;B[c3])(;AB[c3]PL[W]))", Exact, &[]),
        // Whoever took a stone and is to play again cannot take it back.
        ("(;GM[1]SZ[5]AB[ba][ab][bc][cb]AW[ca][db][cc](;W[bb]PL[W])(;AW[bb]AE[cb]PL[W]))", Exact, &[&[1, 2]]),
        // A ko is part of the position, for as long as it holds.
        ("(;GM[1]SZ[5]AB[ba][ab][bc]AW[ca][db][cc](;B[cb];W[bb])(;AB[]AW[bb]PL[B]))", Exact, &[]),
        // Who gives up leaves no position; a node with words alone has none of its own.
        ("(;GM[11]SZ[5];B[a1];W[resign])", Exact, &[]),
        ("(;GM[1]SZ[5];B[aa];C[x])", Exact, &[]),
        ("(;GM[Blokus Duo](;B[e10];W[j5])(;B[e10];W[j5]))", Exact, &[&[1, 3], &[2, 4]]),
        // The same cells, but other pieces.
        ("(;GM[Blokus Duo](;AB[e10,e9])(;AB[e10][e9]))", Exact, &[]),
        ("(;GM[Octi](;B[33+A])(;B[33+A])(;B[33+B]))", Exact, &[&[1, 2]]),
        // Turns are no part of what stands there, but of the position.
        ("(;GM[1]SZ[5](;B[aa])(;AB[aa]PL[W])(;AB[aa]PL[B]))", Exact, &[&[1, 2]]),
        ("(;GM[1]SZ[5](;B[aa](;W[bb])(;B[bb]))(;B[aa]))", Exact, &[&[1, 4]]),
        // Another program writes several points in a value.
        ("(;GM[1]SZ[5](;AB[aa,bc])(;AB[aa][bc]))", Exact, &[&[1, 2]]),
        ("(;GM[11]SZ[5](;AB[a1, b3]PL[W])(;AB[a1][b3]PL[W]))", Exact, &[&[1, 2]]),
    ];
    for (record, sameness, expected) in rows {
        assert_eq!(groups(record.as_bytes(), *sameness), *expected, "{record}");
    }
}

/// What cannot be read is equal to nothing, and so is everything after it; a record without a board has no equal positions at all.
#[test]
fn an_unknown_position_equals_no_other() {
    // Each with two lines that leave the same on the board, as far as that can be read.
    let records = [
        "(;GM[6];B[31hefe](;W[64lrlp];B[55abab]GB[1])(;W[21abab];B[11aaaa]))",
        "(;GM[1]SZ[9];B[cc];W[xx](;B[dd];W[ee])(;B[ee];W[dd])(;B[dd];W[ee]))",
        "(;GM[1]SZ[9];B[pd](;W[dd];B[ee])(;W[dd];B[ee]))",
        "(;GM[1]SZ[9]AB[aa][zz](;B[dd])(;B[dd]))",
        "(;GM[1]SZ[9];B[D4?](;W[dd])(;AW[dd]))",
        "(;GM[11]SZ[5];B[a1];W[here](;B[c3])(;B[c3]))",
        "(;GM[11]SZ[5];B[z9](;W[c3])(;W[c3]))",
        "(;GM[Havannah]SZ[4];B[what](;W[a1])(;W[a1]))",
        "(;GM[21]SZ[12];B[what](;W[c4])(;W[c4]))",
        "(;GM[18];B[what](;W[a4-a5/a6])(;W[a4-a5/a6]))",
        "(;GM[9];B[what](;W[a3-c3])(;W[a3-c3]))",
        "(;GM[2];B[what](;W[c3])(;W[c3]))",
        "(;GM[19];B[what](;B[33+A])(;B[33+A]))",
        "(;GM[Blokus Duo];B[what](;W[j5])(;W[j5]))",
        "(;GM[Blokus Duo];B[a99](;W[j5])(;W[j5]))",
        "(;GM[99]SZ[9];B[aa];W[bb];B[what](;W[cc])(;W[cc]))",
        "(;GM[40]SZ[9];B[aa];W[bb];B[what](;W[cc])(;W[cc]))",
        "(;GM[40]SZ[9];B[aa];W[bb.bbwhat](;B[cc])(;B[cc]))",
        "(;GM[16];B[@0/](;W[A2+])(;W[A2+]))",
        // The board is a guess, or there is none.
        "(;GM[99];B[aa](;W[bb];B[cc])(;W[bb];B[cc]))",
        "(;GM[41];B[a1](;W[b2];B[c3])(;W[b2];B[c3]))",
        "(;GM[some game];B[aa](;W[bb];B[cc])(;W[bb];B[cc]))",
        "(;GM[50];B[x](;W[y];B[aa])(;W[y];B[aa]))",
        "(;GM[Tumbleweed];B[what](;W[a1])(;W[a1]))",
        "(;GM[3];W[what](;B[e7-e5])(;B[e7-e5]))",
        // Where a piece comes from is not said.
        "(;GM[3];W[Nf3](;B[e7-e5])(;B[e7-e5]))",
        "(;GM[3];W[e4](;B[e7-e5])(;B[e7-e5]))",
        "(;GM[3];W[exd5](;B[e7-e5])(;B[e7-e5]))",
        "(;GM[3];W[Nf3 N](;B[e7-e5])(;B[e7-e5]))",
        // The size is not understood.
        "(;GM[1]SZ[big];B[cc](;W[dd])(;W[dd]))",
        "(;GM[1]SZ[9:13:9:13];B[cc](;W[dd])(;W[dd]))",
        "(;GM[11]SZ[1000];B[a1](;W[c3])(;W[c3]))",
        "(;GM[2]SZ[0];B[d3](;W[c3])(;W[c3]))",
        // What normalising makes of moves that cannot be read.
        "(;GM[1]SZ[9];B[cc];XW[xx](;B[dd];W[ee])(;B[dd];W[ee]))",
        "(;GM[11]SZ[5];XB[here](;W[c3])(;W[c3]))",
        "(;GM[1]SZ[9]XAB[xx](;B[dd])(;B[dd]))",
        "(;GM[1]SZ[9]XAW[aa][aa:xx](;B[dd])(;B[dd]))",
        "(;GM[19];XB[what](;B[33+A])(;B[33+A]))",
        "(;GM[Blokus Duo];X1[what](;2[j5])(;2[j5]))",
        "(;GM[40]SZ[9];B[aa];XW[what](;B[cc])(;B[cc]))",
    ];
    for record in records {
        for sameness in [Sameness::Exact, Sameness::Turned, Sameness::Exchanged] {
            assert_eq!(groups(record.as_bytes(), sameness), Vec::<Vec<usize>>::new(), "{record}");
        }
        let (tree, _) = Tree::read(record.into());
        let root = tree.games().next().unwrap();
        let positions = |node| Position::replay(&tree, node);
        let unknown: Vec<NodeId> = tree.descendants(root).filter(|&node| !positions(node).is_known()).collect();
        assert!(unknown.iter().all(|&node| tree.children(node).all(|child| unknown.contains(&child))), "{record}");
        assert!(unknown.len() >= 3, "{record}");
        // With a key of its own it is not taken for what seems to stand there.
        let seen: Vec<PositionKey> = tree
            .descendants(root)
            .filter(|node| !unknown.contains(node))
            .map(|node| PositionKey::of(&positions(node)))
            .collect();
        assert!(unknown.iter().all(|&node| !seen.contains(&PositionKey::of(&positions(node)))), "{record}");
    }
    // A setup that normalising left out because it was repeated was no move.
    for record in ["(;GM[1]SZ[9]AW[aa][bb]XAB[aa](;B[dd])(;B[dd]))", "(;GM[1]SZ[9]AB[aa]XAW[aa:bb](;B[dd])(;B[dd]))"] {
        assert_eq!(groups(record.as_bytes(), Sameness::Exact), [vec![1, 2]], "{record}");
    }
    // Before it they are known, and beside it.
    let record = b"(;GM[1]SZ[9](;B[aa];W[bb];B[xx])(;B[aa];W[bb];B[cc];W[xx])(;AB[aa]AW[bb]PL[B];W[cc]))";
    assert_eq!(groups(record, Sameness::Exact), [vec![1, 4], vec![2, 5, 8]]);
}

#[test]
fn a_result_is_not_shared_with_what_is_not_known() {
    let values = |record: &str, transpositions| {
        let (tree, _) = Tree::read(record.into());
        let root = tree.games().next().unwrap();
        let terms = ResultTerms { proved: false, transpositions };
        results(&tree, root, Kind::of(&tree, root), terms)
            .values
            .iter()
            .map(|(_, value)| value.decided())
            .collect::<Vec<_>>()
    };
    for record in [
        "(;GM[6];B[31hefe](;W[64lrlp];B[55abab]GB[1])(;W[21abab];B[11aaaa]))",
        "(;GM[11]SZ[5];B[what](;W[c3];B[b2]GB[1])(;W[b4];B[a5])(;W[c3];B[b2]))",
        "(;GM[1]SZ[9];B[aa];W[what](;B[cc];W[dd]GB[1])(;B[dd];W[cc])(;B[cc];W[dd]))",
    ] {
        assert_eq!(values(record, true), values(record, false), "{record}");
    }
    // Nothing follows from moves in a position that is not known, and a judgement of one holds for itself.
    let (black, open) = (Some(Winner::Black), None);
    let record = "(;GM[6];B[31hefe](;W[64lrlp];B[55abab]GB[1])(;W[21abab];B[11aaaa]))";
    assert_eq!(values(record, false), [open, open, open, black, open, open]);
    assert_eq!(values("(;GM[1]SZ[9];B[aa];W[what];B[cc]GB[1])", false), [open, open, open, black]);
    assert_eq!(values("(;GM[1]SZ[9];B[aa];W[bb];B[cc]GB[1])", false), [black; 4]);
    // A chain that leaves out what could not be read proves nothing.
    assert_eq!(values("(;GM[11]SZ[2];B[what];W[b1];B[a1];W[b2];B[a2])", false), [None; 6]);
}

/// Whoever keeps keys finds them again: they never change.
#[test]
fn keys_are_the_same_for_ever() {
    let key = |record: &[u8]| {
        let (tree, _) = Tree::read(record.to_vec());
        let last = tree.descendants(tree.games().next().unwrap()).last().unwrap();
        let position = Position::replay(&tree, last);
        [PositionKey::of(&position), PositionKey::up_to_symmetry(&position)].map(|key| key.to_string())
    };
    let records: [&[u8]; 3] = [b"(;GM[1]SZ[9];B[cc];W[gg])", b"(;GM[11]SZ[5];B[c3])", b"(;GM[Blokus Duo];B[e10,e9])"];
    assert_eq!(records.map(key), KEYS);
}

const KEYS: [[&str; 2]; 3] = [
    ["9dc512286a56fa533948a73841bf0868", "959ce35d100493a707477d01abc067a2"],
    ["8ff3d78d8b7509ef3a96133b191bbaba", "8ff3d78d8b7509ef3a96133b191bbaba"],
    ["2eff897b9c58d1811bcc516e49abff01", "2eff897b9c58d1811bcc516e49abff01"],
];

/// The first rounds of a digest, as FIPS 180-4 has it.
fn sha256(bytes: &[u8]) -> String {
    let primes: Vec<u64> =
        (2u64..).filter(|n| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0)).take(64).collect();
    let fraction = |root: f64| (root.fract() * 4_294_967_296.0) as u32;
    let rounds: Vec<u32> = primes.iter().map(|&prime| fraction((prime as f64).cbrt())).collect();
    let mut state: Vec<u32> = primes[..8].iter().map(|&prime| fraction((prime as f64).sqrt())).collect();
    let mut text = bytes.to_vec();
    text.push(0x80);
    while text.len() % 64 != 56 {
        text.push(0);
    }
    text.extend((bytes.len() as u64 * 8).to_be_bytes());
    for block in text.chunks(64) {
        let mut w: Vec<u32> = block.chunks(4).map(|four| u32::from_be_bytes(four.try_into().unwrap())).collect();
        for n in 16..64 {
            let (a, b) = (w[n - 15], w[n - 2]);
            let one = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
            let two = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
            w.push(w[n - 16].wrapping_add(one).wrapping_add(w[n - 7]).wrapping_add(two));
        }
        let mut v = state.clone();
        for n in 0..64 {
            let big = v[4].rotate_right(6) ^ v[4].rotate_right(11) ^ v[4].rotate_right(25);
            let choice = (v[4] & v[5]) ^ (!v[4] & v[6]);
            let first = v[7].wrapping_add(big).wrapping_add(choice).wrapping_add(rounds[n]).wrapping_add(w[n]);
            let big = v[0].rotate_right(2) ^ v[0].rotate_right(13) ^ v[0].rotate_right(22);
            let second = big.wrapping_add((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            v.rotate_right(1);
            v[4] = v[4].wrapping_add(first);
            v[0] = first.wrapping_add(second);
        }
        state.iter_mut().zip(v).for_each(|(state, v)| *state = state.wrapping_add(v));
    }
    state.iter().map(|word| format!("{word:08x}")).collect()
}

/// A dictionary of 62,443 nodes, in which two other programs find the same groups.
#[test]
fn the_groups_of_a_dictionary_are_those_that_others_find() {
    assert_eq!(sha256(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    let folder = std::env::var_os("VARIORUM_CORPUS").map(Into::into);
    let folder = folder.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus"));
    let file = folder.join("sgf/kogo/Kogo_s_Joseki_Dictionary.sgf");
    let Ok(record) = std::fs::read(file) else { return };
    let groups = groups(&record, Sameness::Exact);
    let lines = groups.iter().map(|group| group.iter().map(usize::to_string).collect::<Vec<_>>().join(" ") + "\n");
    assert_eq!(groups.len(), 1084);
    assert_eq!(
        sha256(lines.collect::<String>().as_bytes()),
        "2dbbf57fab6645e7a8c190042e95d0e127756da5b7f9793ea382229e8020d6bf"
    );
}

// An index that follows edits ---------------------------------------------------------------------------------------

/// The groups of an index among some nodes, each sorted.
fn indexed_groups(index: &PositionIndex, nodes: impl Iterator<Item = NodeId>) -> BTreeSet<Vec<NodeId>> {
    let marks: BTreeSet<_> = nodes.map(|node| index.mark(node)).filter(|mark| mark.is_position()).collect();
    let groups = marks.into_iter().map(|mark| {
        let mut group: Vec<NodeId> = index.nodes(mark).collect();
        assert_eq!(group.len(), index.count(mark));
        group.sort();
        group
    });
    groups.filter(|group| group.len() > 1).collect()
}

fn run(workspace: &mut Workspace, line: &str) {
    workspace.run(&Command::parse(line).unwrap()).unwrap();
}

#[test]
fn an_index_that_follows_edits_is_one_made_anew() {
    let (mut followed, mut made_anew, mut with_groups) = (0, 0, 0);
    for seed in 0..120 {
        let mut random = fastrand::Rng::with_seed(seed);
        let bytes: Vec<u8> = (0..500).map(|_| random.u8(..)).collect();
        let mut choices = edit_law::Choices::new(&bytes);
        let (start, game) = edit_law::record(&mut choices);
        let words = edit_law::Words::of_game(game, true);
        let sameness = [Sameness::Exact, Sameness::Turned, Sameness::Exchanged][seed as usize % 3];
        let terms = IndexTerms { sameness, across_games: seed % 2 == 0 };
        let mut workspace = Workspace::open(start).0;
        let anew = |workspace: &Workspace| EqualWork::of(workspace, terms).done();
        let nodes = |workspace: &Workspace| workspace.document().tree().all_nodes().collect::<BTreeSet<_>>();
        let (mut index, mut seen) = (anew(&workspace), nodes(&workspace));
        let mut story = Vec::new();
        for number in 0..24 {
            let (line, _) = edit_law::command(&mut choices, &words);
            let _ = workspace.run(&Command::parse(&line).unwrap());
            story.push(line);
            // Often several steps are taken over at once.
            if number % 4 == 1 {
                continue;
            }
            let fresh = anew(&workspace);
            if !index.follow(&workspace) {
                (index, seen) = (fresh, nodes(&workspace));
                made_anew += 1;
                continue;
            }
            followed += 1;
            assert!(index.is_of(&workspace));
            seen.append(&mut nodes(&workspace));
            let (index, fresh) = (index.index(), fresh.index());
            for &node in &seen {
                assert_eq!(index.mark(node), fresh.mark(node), "seed {seed}, {node:?}: {story:#?}");
            }
            let groups = indexed_groups(index, seen.iter().copied());
            assert_eq!(groups, indexed_groups(fresh, seen.iter().copied()), "seed {seed}: {story:#?}");
            assert_eq!((index.has_equal(), fresh.has_equal()), (!groups.is_empty(), !groups.is_empty()));
            with_groups += usize::from(!groups.is_empty());
            // Where games are apart, the groups are those that their keys have.
            if !terms.across_games {
                let tree = workspace.document().tree();
                let kind = |root| workspace.kind_at(root);
                let of_keys = tree.games().flat_map(|root| equal_nodes(tree, root, kind(root), sameness));
                let sorted = of_keys.map(|group| group.nodes.into_iter().collect::<BTreeSet<_>>());
                let sorted: BTreeSet<Vec<NodeId>> = sorted.map(|group| group.into_iter().collect()).collect();
                assert_eq!(groups, sorted, "seed {seed}: {story:#?}");
            }
        }
    }
    assert!(followed > 10 * made_anew && with_groups > 100, "{followed} {made_anew} {with_groups}");
}

/// A record of Go with two lines of so many nodes each, that go on alike; the current node is the end of the first.
fn two_lines(moves: usize) -> Workspace {
    let point = |n: usize| format!("{}{}", char::from(b'a' + (n % 19) as u8), char::from(b'a' + (n / 19 % 17) as u8));
    let line: String = (0..moves).map(|n| format!(";{}[{}]", ["B", "W"][n % 2], point(n * 7))).collect();
    let mut workspace = Workspace::open(format!("(;GM[1]SZ[19]({line})({line};B[as]))").into_bytes()).0;
    run(&mut workspace, "goto end");
    workspace
}

#[test]
fn a_move_in_a_long_record_computes_one_position() {
    let mut workspace = two_lines(20_000);
    let mut index = EqualWork::of(&workspace, IndexTerms::default()).done();
    let follow = |workspace: &Workspace, index: &mut EqualIndex| {
        let before = index.index().computed();
        assert!(index.follow(workspace));
        index.index().computed() - before
    };
    let here = |workspace: &Workspace, index: &EqualIndex| {
        let mark = index.index().mark(workspace.document().cursor().unwrap());
        index.index().count(mark)
    };
    // The second line goes on with the same move.
    run(&mut workspace, "play B as");
    assert_eq!((follow(&workspace, &mut index), here(&workspace, &index)), (1, 2));
    run(&mut workspace, "comment x");
    assert_eq!((follow(&workspace, &mut index), here(&workspace, &index)), (0, 2));
    run(&mut workspace, "correct bs");
    assert_eq!((follow(&workspace, &mut index), here(&workspace, &index)), (1, 1));
    run(&mut workspace, "undo 3");
    assert_eq!(follow(&workspace, &mut index), 0);
    run(&mut workspace, "redo 3");
    assert_eq!((follow(&workspace, &mut index), here(&workspace, &index)), (1, 1));
    // Words and marks at the root change no position.
    run(&mut workspace, "goto start");
    run(&mut workspace, "comment x");
    assert_eq!(follow(&workspace, &mut index), 0);
    // Changing the order of the two lines does not either.
    run(&mut workspace, "next 1");
    run(&mut workspace, "demote");
    assert_eq!(follow(&workspace, &mut index), 0);
    // What changes all positions is too much to follow, and so is what takes away very many.
    let mut other = index.clone();
    run(&mut workspace, "delete-variation");
    assert!(!other.follow(&workspace));
    run(&mut workspace, "undo");
    run(&mut workspace, "rotate left");
    assert!(!index.follow(&workspace));
}

// Results ----------------------------------------------------------------------------------------------------------

/// A node of a made-up game of Hex: stones as they stand, by cell.
struct Played {
    parent: Option<usize>,
    /// Whose move, and where.
    action: Option<(u8, usize)>,
    stones: BTreeMap<usize, u8>,
    /// Stones that were played, not set up.
    played: usize,
    turn: u8,
    mark: Option<(u8, u8)>,
    /// The node of the position that it belongs to: itself, unless it says words only.
    home: usize,
}

const SIDE: usize = 3;

/// Whether a colour joins its edges: 0 from the first row to the last.
fn joined(stones: &BTreeMap<usize, u8>, colour: u8) -> bool {
    let at = |x: i32, y: i32| {
        (0..3).contains(&x) && (0..3).contains(&y) && stones.get(&((y * 3 + x) as usize)) == Some(&colour)
    };
    let mut next: Vec<(i32, i32)> =
        (0..3).map(|n| if colour == 0 { (n, 0) } else { (0, n) }).filter(|&(x, y)| at(x, y)).collect();
    let mut seen: BTreeSet<(i32, i32)> = next.iter().copied().collect();
    while let Some((x, y)) = next.pop() {
        if (if colour == 0 { y } else { x }) == 2 {
            return true;
        }
        for (dx, dy) in [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)] {
            if at(x + dx, y + dy) && seen.insert((x + dx, y + dy)) {
                next.push((x + dx, y + dy));
            }
        }
    }
    false
}

struct Made {
    nodes: Vec<Played>,
    record: String,
}

/// A record in the order of the file.
fn make(random: &mut fastrand::Rng) -> Made {
    let mut nodes: Vec<Played> = Vec::new();
    let root = Played { parent: None, action: None, stones: BTreeMap::new(), played: 0, turn: 0, mark: None, home: 0 };
    nodes.push(root);
    let mut record = format!("(;GM[11]SZ[{SIDE}]");
    grow(random, &mut nodes, 0, &mut record, 0);
    record.push(')');
    Made { nodes, record }
}

fn grow(random: &mut fastrand::Rng, nodes: &mut Vec<Played>, at: usize, record: &mut String, depth: usize) {
    let count = if depth > 5 { 0 } else { [0, 1, 1, 2, 2, 3, 9][random.usize(..7)].min(9 - depth.min(8)) };
    let free: Vec<usize> = (0..9).filter(|cell| !nodes[at].stones.contains_key(cell)).collect();
    let mut cells = free.clone();
    random.shuffle(&mut cells);
    for n in 0..count.min(cells.len()) {
        record.push('(');
        let (parent, words) = (&nodes[at], random.u8(..12) == 0);
        let colour = if random.u8(..14) == 0 { 1 - parent.turn } else { parent.turn };
        let number = nodes.len();
        let mut node = Played {
            parent: Some(at),
            action: None,
            stones: parent.stones.clone(),
            played: parent.played,
            turn: parent.turn,
            mark: None,
            home: parent.home,
        };
        record.push(';');
        if !words {
            node.action = Some((colour, cells[n]));
            node.stones.insert(cells[n], colour);
            (node.turn, node.played, node.home) = (1 - colour, node.played + 1, number);
            *record +=
                &format!("{}[{}{}]", ["B", "W"][usize::from(colour)], ["a", "b", "c"][cells[n] % 3], cells[n] / 3 + 1);
        } else {
            *record += "N[words]";
        }
        let mark = random.usize(..9);
        let (text, mark) =
            [("GB[1]", (2, 2)), ("GW[1]", (0, 0)), ("DM[1]", (1, 1)), ("UC[1]", (0, 2))].get(mark).copied().unzip();
        *record += text.unwrap_or("");
        node.mark = match (joined(&node.stones, 0), joined(&node.stones, 1)) {
            (true, _) => Some((2, 2)),
            (_, true) => Some((0, 0)),
            _ => mark,
        };
        nodes.push(node);
        grow(random, nodes, number, record, depth + 1);
        record.push(')');
    }
}

/// The values, worked out by going over all of it until nothing changes any more.
fn solve(nodes: &[Played], terms: ResultTerms) -> (Vec<(u8, u8)>, BTreeSet<usize>) {
    /// Stones, whose turn it is, and whether a swap is to come.
    type Key = (Vec<(usize, u8)>, u8, bool);
    let mut unit_of_key: HashMap<Key, usize> = HashMap::new();
    let homes: Vec<usize> = nodes
        .iter()
        .enumerate()
        .map(|(number, node)| {
            let home = &nodes[node.home];
            let key =
                (home.stones.iter().map(|(&cell, &colour)| (cell, colour)).collect(), home.turn, home.played == 1);
            match terms.transpositions {
                true => *unit_of_key.entry(key).or_insert(number),
                false => node.home,
            }
        })
        .collect();
    let marks = |unit: usize| -> Vec<(u8, u8)> {
        nodes.iter().zip(&homes).filter(|(_, home)| **home == unit).filter_map(|(node, _)| node.mark).collect()
    };
    let options = |unit: usize| -> Vec<(u8, usize, usize)> {
        let below = |node: &Played| node.parent.is_some_and(|parent| homes[parent] == unit);
        let moves = nodes.iter().enumerate().filter(|(_, node)| below(node));
        moves.filter_map(|(number, node)| Some((node.action?.0, homes[number], node.action?.1))).collect()
    };
    let units: BTreeSet<usize> = homes.iter().copied().collect();
    let given: HashMap<usize, Vec<(u8, u8)>> = units.iter().map(|&unit| (unit, marks(unit))).collect();
    let moves: HashMap<usize, Vec<(u8, usize, usize)>> = units.iter().map(|&unit| (unit, options(unit))).collect();
    let mut value: HashMap<usize, (u8, u8)> = units.iter().map(|&unit| (unit, (0, 2))).collect();
    let hull =
        |marks: &[(u8, u8)]| (marks.iter().map(|m| m.0).min().unwrap(), marks.iter().map(|m| m.1).max().unwrap());
    let below = |value: &HashMap<usize, (u8, u8)>, unit: usize| -> Option<(u8, u8)> {
        let all = &moves[&unit];
        let colours: BTreeSet<u8> = all.iter().map(|option| option.0).collect();
        let mover = if colours.len() == 1 { *colours.first().unwrap() } else { nodes[unit].turn };
        let own: Vec<_> = all.iter().filter(|option| option.0 == mover).collect();
        let mut values: Vec<(u8, u8)> = own.iter().map(|option| value[&option.1]).collect();
        let cells: BTreeSet<usize> = own.iter().map(|option| option.2).collect();
        if values.is_empty() {
            return None;
        }
        if terms.proved && cells.len() < 9 - nodes[unit].stones.len() {
            values.push((0, 2));
        }
        let (low, high) = (values.iter().map(|v| v.0), values.iter().map(|v| v.1));
        Some(if mover == 0 { (low.max()?, high.max()?) } else { (low.min()?, high.min()?) })
    };
    loop {
        let before = value.clone();
        for &unit in &units {
            let new = if given[&unit].is_empty() { below(&value, unit).unwrap_or((0, 2)) } else { hull(&given[&unit]) };
            value.insert(unit, new);
        }
        if value == before {
            break;
        }
    }
    let wrong = |(number, node): (usize, &Played)| {
        let unit = homes[number];
        node.mark?;
        let (marks, mark) = (&given[&unit], hull(&given[&unit]));
        let differ = marks.iter().any(|other| *other != marks[0]);
        let excluded = below(&value, unit).is_some_and(|(low, high)| mark.1 < low || high < mark.0);
        (differ || excluded).then_some(number)
    };
    (homes.iter().map(|home| value[home]).collect(), nodes.iter().enumerate().filter_map(wrong).collect())
}

#[test]
fn results_are_those_of_a_plain_solver() {
    results_are_those_of_a_plain_one(33);
}

#[test]
fn other_results_are_those_of_a_plain_solver() {
    results_are_those_of_a_plain_one(34);
}

fn results_are_those_of_a_plain_one(seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut decided, mut wrong) = (0, 0);
    for graph in 0..500 {
        let Made { nodes, record } = make(&mut random);
        let (tree, _) = Tree::read(record.clone().into_bytes());
        let root = tree.games().next().unwrap();
        for (proved, transpositions) in [(false, false), (true, false), (false, true), (true, true)] {
            let terms = ResultTerms { proved, transpositions };
            let found = results(&tree, root, Kind::of(&tree, root), terms);
            let (values, contradictions) = solve(&nodes, terms);
            let number = |winner: Winner| {
                [Winner::White, Winner::Even, Winner::Black].iter().position(|s| *s == winner).unwrap() as u8
            };
            let given: Vec<(u8, u8)> =
                found.values.iter().map(|(_, value)| (number(value.low), number(value.high))).collect();
            assert_eq!(given, values, "{graph}, {terms:?}: {record}");
            let numbers: HashMap<NodeId, usize> = tree.descendants(root).zip(0..).collect();
            let reported: BTreeSet<usize> = found.contradictions.iter().map(|node| numbers[node]).collect();
            assert_eq!(reported, contradictions, "{graph}, {terms:?}: {record}");
            decided += values.iter().filter(|value| value.0 == value.1).count();
            wrong += contradictions.len();
        }
    }
    assert!(decided > 500 && wrong > 50, "{decided} {wrong}");
}
