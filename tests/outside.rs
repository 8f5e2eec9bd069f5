//! What a program outside may do to a record: anything the public edit offers, with any nodes and any words, and the record
//! stays one. Whatever is refused leaves no trace, what is done reads back, and undoing restores the bytes.

use variorum::record::{Document, Edit, Refusal};
use variorum::sgf::{NodeId, Tree};

#[allow(dead_code, reason = "another test needs the rest of it")]
#[path = "edits/reading.rs"]
mod reading;
use reading::meaning;

const HEADS: [&str; 5] = ["GM[1]", "CA[UTF-8]GM[1]SZ[9]", "CA[GBK]", "GM[Blokus Duo]", "CA[ISO-8859-1]C[x]"];
const SPACES: [&str; 5] = ["", "\n", "\r\n", " ", "\n  "];
const IDS: [&str; 9] = ["B", "W", "C", "XX", "1", "CA", "bad", "", "A]"];
const WORDS: [&str; 12] =
    ["aa", "", "a]b", "a\\]b", "end\\", "end\\\\", "(;B[aa])", "é", "棋", "two\nlines", ":", "[x"];

/// A record with variations, in some layout, of one or two games.
fn record(random: &mut fastrand::Rng) -> Vec<u8> {
    let mut text = String::new();
    for _ in 0..random.usize(1..3) {
        let space = SPACES[random.usize(..SPACES.len())];
        text += &format!("(;{}", HEADS[random.usize(..HEADS.len())]);
        let mut open = 1;
        for _ in 0..random.usize(..9) {
            if random.u8(..4) == 0 {
                text += space;
                text += "(";
                open += 1;
            }
            text += space;
            text += [";B[aa]", ";W[bb]C[a\\]b]", ";", ";N[x] XX[y][z]"][random.usize(..4)];
            if open > 1 && random.u8(..4) == 0 {
                text += ")";
                text += ["", "(;B[cc])"][random.usize(..2)];
                open -= 1;
            }
        }
        text += &")".repeat(open);
        text += space;
    }
    text.into_bytes()
}

/// One random call. Says whether it was carried out.
fn call(edit: &mut Edit<'_>, nodes: &mut Vec<NodeId>, random: &mut fastrand::Rng) -> Result<(), Refusal> {
    let node = nodes[random.usize(..nodes.len())];
    let other = nodes[random.usize(..nodes.len())];
    let third = Some(nodes[random.usize(..nodes.len())]).filter(|_| random.bool());
    let id = IDS[random.usize(..IDS.len())];
    let word = WORDS[random.usize(..WORDS.len())];
    match random.u8(..12) {
        0..=2 => nodes.push(edit.add_node(node)?),
        3 => nodes.push(edit.add_game()),
        4 => edit.remove_node(node)?,
        5..=6 => edit.move_node(node, Some(other).filter(|_| random.u8(..5) > 0), third)?,
        7..=8 => edit.set(node, id, [word, "bb"].into_iter().take(random.usize(..3)))?,
        9 => edit.set_text(node, id, word)?,
        10 => drop(edit.remove(node, id)?),
        _ => edit.stand_at(node)?,
    }
    Ok(())
}

fn text(document: &Document) -> String {
    String::from_utf8_lossy(&document.tree().write()).into_owned()
}

/// The cursor stands in the record exactly where there is a game, and what is written reads back.
fn holds(document: &Document, what: &str) {
    let tree = document.tree();
    match document.cursor() {
        Some(node) => assert!(tree.is_linked(node), "{what}: the cursor hangs in the air"),
        None => assert_eq!(tree.game_count(), 0, "{what}: games, and no cursor"),
    }
    let (again, _) = Tree::read(tree.write());
    assert_eq!(meaning(&again), meaning(tree), "{what}: {}", text(document));
}

#[test]
fn whatever_is_called_the_record_stays_one() {
    // Nodes of another, longer record: no document knows them.
    let (long, _) = Tree::read(format!("(;{})", ";".repeat(500)).into_bytes());
    let foreign: Vec<NodeId> = long.descendants(long.games().next().expect("a game")).skip(400).take(3).collect();
    let mut random = fastrand::Rng::with_seed(12);
    let (mut done, mut refused) = (0, 0);
    for case in 0..1500 {
        let bytes = record(&mut random);
        let (mut document, _) = Document::open(bytes.clone());
        let mut nodes = foreign.clone();
        nodes.extend(document.tree().games().flat_map(|root| document.tree().descendants(root)).collect::<Vec<_>>());
        for _ in 0..random.usize(1..4) {
            let before = (text(&document), document.revision());
            let mut edit = document.edit("Change");
            let known = nodes.len();
            for _ in 0..random.usize(1..8) {
                match call(&mut edit, &mut nodes, &mut random) {
                    Ok(()) => done += 1,
                    Err(_) => refused += 1,
                }
            }
            if random.u8(..6) == 0 {
                drop(edit);
                nodes.truncate(known);
                assert_eq!((text(&document), document.revision()), before, "case {case}: dropped");
                continue;
            }
            edit.apply();
            holds(&document, &format!("case {case}: {}", bytes.escape_ascii()));
        }
        let (edited, steps) = (text(&document), document.history().len());
        document.jump_to(0);
        assert_eq!(document.tree().write(), bytes, "case {case}: undone");
        assert!(!document.is_modified());
        document.jump_to(steps);
        assert_eq!(text(&document), edited, "case {case}: made again");
        holds(&document, "made again");
    }
    assert!(done > 5_000 && refused > 2_000, "{done} done, {refused} refused");
}

#[test]
fn each_refusal_has_its_reason() {
    let (mut document, _) = Document::open(b"(;CA[GBK](;B[aa];W[bb])(;B[cc]))(;CA[UTF-8])(;GM[1])".to_vec());
    let tree = document.tree();
    let games: Vec<NodeId> = tree.games().collect();
    let (first, second) = (tree.first_child(games[0]).expect("a child"), tree.last_child(games[0]).expect("a child"));
    let below = tree.first_child(first).expect("a child");
    let mut edit = document.edit("Change");
    assert_eq!(edit.move_node(first, Some(below), None), Err(Refusal::BelowItself(first)));
    assert_eq!(edit.move_node(first, Some(first), None), Err(Refusal::BelowItself(first)));
    assert_eq!(edit.move_node(second, Some(games[0]), Some(below)), Err(Refusal::NotBelow(below)));
    assert_eq!(edit.move_node(first, Some(games[1]), None), Err(Refusal::OtherEncoding));
    assert_eq!(edit.set(first, "c", ["x"]), Err(Refusal::NoIdentifier("c".to_owned())));
    assert_eq!(edit.set(first, "CA", ["UTF-8"]), Err(Refusal::Encoding));
    assert_eq!(edit.remove(first, "CA"), Err(Refusal::Encoding));
    assert_eq!(edit.set(first, "C", [""; 0]), Err(Refusal::NoValue));
    assert_eq!(edit.set(first, "C", ["x\\"]), Err(Refusal::Unescaped("x\\".to_owned())));
    assert!(matches!(edit.set_text(first, "C", "a \u{1F600}"), Err(Refusal::Unencodable(_)) | Ok(())));
    edit.remove_node(first).expect("it is there");
    assert_eq!(edit.add_node(below), Err(Refusal::NotInRecord(below)));
    assert_eq!(edit.remove_node(first), Err(Refusal::NotInRecord(first)));
    let (mut plain, _) = Document::open(b"(;GM[1])".to_vec());
    let root = plain.cursor().expect("a root");
    assert_eq!(plain.edit("Change").set_text(root, "C", "é"), Err(Refusal::NoEncoding));
}

/// As many nodes as a long game has, one below the other, in one step: no call walks the line again.
#[test]
fn a_long_line_is_added_in_one_step() {
    let (mut document, _) = Document::open(b"(;GM[1])".to_vec());
    let mut node = document.cursor().expect("a root");
    let mut edit = document.edit("Add a line");
    for number in 0..100_000 {
        node = edit.add_node(node).expect("a parent");
        edit.set(node, ["B", "W"][number % 2], ["aa"]).expect("a move");
    }
    edit.apply();
    assert_eq!(document.tree().write().len(), "(;GM[1])".len() + 100_000 * ";B[aa]".len());
    document.undo();
    assert_eq!(document.tree().write(), b"(;GM[1])");
}
