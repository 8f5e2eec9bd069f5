//! Edits from outside of records in which anything may be broken: brackets, encodings, the end of the file.

use crate::tries::{first_seed, tries};
use std::collections::HashSet;
use variorum::record::Document;
use variorum::sgf::{NodeId, Tree};
use variorum::text::{self, Charset};

/// What damaged records are made of; the first ones begin games.
const PIECES: [&[u8]; 52] = [
    b"(;GM[1]",
    b"(;",
    b"(;CA[GBK]",
    b"(;CA[Big5]",
    b"(;CA[Shift_JIS]",
    b"(;CA[UTF-8]",
    b"(;CA[ISO-2022-JP]",
    b"(;CA[ISO-8859-1]",
    b"(;CA[EUC-KR]",
    b"(;CA[no such]",
    b"(",
    b")",
    b")",
    b";",
    b"[",
    b"]",
    b"]]",
    b"\\",
    b"junk",
    b"\n",
    b";B[aa]",
    b";W[bb]",
    b"(;B[cc])",
    b"(;W[dd]",
    b"C[x",
    b"C[a\\]b]",
    b"N[n]",
    b"PB[",
    b"X",
    b"FF[4]GM[1]SZ[9]",
    b"GM[1];B[aa])",
    b"C[\xc3\xa9]",
    b"C[\xe6\xa3\x8b]",
    b"C[\xb0\xd7\x81]",
    b"C[\xb0\xd7\xc6\xe5\xb0\xd7]",
    b"C[\xa5\xbb\xa6\x5c\x5d\xa7\x7b]",
    b"C[\xa5\xbb\xa6\x5d\xa7\x7b]",
    b"C[\xa5\xbb\xa7",
    b"C[\x82\xb1\x94",
    b"C[\x1b$B;n9g\x1b(B]",
    b"C[\x1b$B;n9g",
    b"C[\x1b$B;n9",
    b"C[Z\xfcrich]",
    b"C[\xfc",
    b"\xb0",
    b"\x81",
    b"\x1b$B",
    b"\x1b(B",
    b":",
    b"\0",
    b"\x81\x30\x81\x30",
    b"\x94\x5c",
];

const WORDS: [&str; 13] =
    ["a", "é", "棋", "第五局", "Москва", "予選", "a]b\\", "", "😀", "ÐÂ", "白", "\x1B$B;n9g", "µ"];

fn one<'a, T>(of: &'a [T], random: &mut fastrand::Rng) -> &'a T {
    &of[random.usize(..of.len())]
}

/// Pieces in any order, perhaps cut somewhere.
fn pieces(random: &mut fastrand::Rng) -> Vec<u8> {
    let mut record: Vec<u8> = (0..random.usize(1..14)).flat_map(|_| *one(&PIECES, random)).copied().collect();
    if random.u8(..4) == 0 {
        record.truncate(random.usize(..=record.len()));
    }
    record
}

/// A game or two in encodings that are named, rightly or wrongly, or not, of which the last text was cut off.
fn cut(random: &mut fastrand::Rng) -> Vec<u8> {
    const LABELS: [&str; 8] = ["GBK", "Big5", "Shift_JIS", "UTF-8", "ISO-2022-JP", "EUC-KR", "GB18030", "EUC-JP"];
    const TEXTS: [&str; 9] =
        ["第五局", "予選の第一局です", "本因坊 功蓋許", "表示ソ能", "古力九段执黑中盘胜", "이창호", "ab", "é", "x"];
    let mut record = Vec::new();
    for game in 0..random.usize(1..3) {
        let label = *one(&LABELS, random);
        let charset = Charset::for_label(if random.u8(..5) == 0 { one::<&str>(&LABELS, random) } else { label });
        let charset = charset.expect("a known name");
        let mut text = || charset.encode(&text::escape_text(one::<&str>(&TEXTS, random))).unwrap_or_default();
        let texts = [text(), text(), text()];
        record.extend(format!("(;GM[1]CA[{label}]C[").into_bytes());
        record.extend([&texts[0], &b"];B[aa]N["[..], &texts[1], &texts[2]].concat());
        record.truncate(record.len() - random.usize(..6));
        if game == 0 && random.bool() {
            record.extend(b"])");
        } else if random.u8(..4) == 0 {
            record.extend(*one(&PIECES, random));
        }
    }
    record
}

fn nodes(tree: &Tree) -> Vec<NodeId> {
    tree.games().flat_map(|root| tree.descendants(root)).collect()
}

/// What a node says but for CA, which an edit may add.
fn shows(tree: &Tree, node: NodeId) -> Vec<(String, Vec<String>)> {
    let charset = tree.charset(node);
    let values = |property: variorum::sgf::Property<'_>| {
        let values = property.values().map(|raw| charset.decode(raw).text.into_owned()).collect();
        (property.id().into_owned(), values)
    };
    tree.properties(node).filter(|property| property.id() != "CA").map(values).collect()
}

/// A node with how many follow it and what it says, and its encoding.
type Said = (usize, Vec<(String, Vec<String>)>);

fn all(tree: &Tree) -> Vec<Said> {
    nodes(tree).into_iter().map(|node| (tree.child_count(node), shows(tree, node))).collect()
}

fn labels(tree: &Tree) -> Vec<&'static str> {
    tree.games().map(|root| tree.charset(root).label()).collect()
}

#[derive(Default)]
struct Tally {
    done: usize,
    refused: usize,
    /// Steps after which a game is told to be in another encoding than the one that is found in it.
    misreported: usize,
}

/// One step of a few random calls. Whatever it touches, the rest says what it said; what it leaves is what is read again.
fn step(document: &mut Document, tally: &mut Tally, random: &mut fastrand::Rng) {
    let before = document.tree().clone();
    let (bytes, known) = (before.write(), nodes(&before));
    let mut nodes = known.clone();
    let mut edit = document.edit("Change");
    let mut touched = HashSet::new();
    let mut written = None;
    for _ in 0..random.usize(1..4) {
        if nodes.is_empty() {
            nodes.push(edit.add_game());
        }
        let (node, other, word) = (*one(&nodes, random), *one(&nodes, random), *one(&WORDS, random));
        let changed = match random.u8(..12) {
            0..=3 => edit.set_text(node, "C", word).map(|()| written = Some((node, word))),
            4 => edit.set_text(node, "PB", word),
            5 => {
                nodes.push(edit.add_game());
                Ok(())
            }
            6 => edit.add_node(node).map(|node| nodes.push(node)),
            7 => edit.remove_node(node),
            8 => edit.move_node(node, None, Some(other)),
            9 => edit.move_node(node, Some(other), None),
            10 => edit.remove(node, "C").map(|_| written = None),
            _ => edit.set(node, "B", ["ab"]),
        };
        if changed.is_ok() {
            touched.extend([node, other]);
        }
    }
    let applied = edit.apply();
    let tree = document.tree();
    let what = || format!("{}\n  {}", bytes.escape_ascii(), tree.write().escape_ascii());
    if applied.is_err() {
        tally.refused += 1;
        return assert_eq!(tree.write(), bytes, "{}: refused", what());
    }
    tally.done += 1;
    let (again, _) = Tree::read(tree.write());
    assert_eq!((again.game_count(), all(&again)), (tree.game_count(), all(tree)), "{}", what());
    tally.misreported += usize::from(labels(&again) != labels(tree));
    for node in known.into_iter().filter(|node| !touched.contains(node) && tree.is_linked(*node)) {
        assert_eq!(shows(tree, node), shows(&before, node), "{}: untouched", what());
    }
    if let Some((node, word)) = written.filter(|(node, _)| tree.is_linked(*node)) {
        assert_eq!(tree.text(node, "C").as_deref(), Some(word), "{}", what());
    }
    assert_eq!(document.cursor().is_some_and(|node| tree.is_linked(node)), tree.game_count() > 0, "{}", what());
}

#[test]
fn damaged_records_say_the_same_when_they_are_opened_again() {
    let mut tally = Tally::default();
    for seed in (first_seed()..).take(tries(150)) {
        let mut random = fastrand::Rng::with_seed(seed);
        let record = if random.bool() { pieces(&mut random) } else { cut(&mut random) };
        let (mut document, _) = Document::open(record.clone());
        for _ in 0..random.usize(1..4) {
            step(&mut document, &mut tally, &mut random);
        }
        let (edited, steps) = (document.tree().write(), document.history().len());
        document.jump_to(0);
        assert_eq!(document.tree().write(), record, "seed {seed}: undone");
        document.jump_to(steps);
        assert_eq!(document.tree().write(), edited, "seed {seed}: made again");
    }
    let Tally { done, refused, misreported } = tally;
    assert!(done > 10 * refused && refused > 0, "{done} done, {refused} refused");
    // Where what is no game decides about the next one.
    assert!(misreported * 1000 < done, "{misreported} of {done} steps tell another encoding");
}
