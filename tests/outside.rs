//! What a program outside may do to a record: anything the public edit offers, with any nodes and any words, and the record
//! stays one. Whatever is refused leaves no trace, what is done reads back, and undoing restores the bytes.

use variorum::edit::{Command, Workspace};
use variorum::game::{Colour, Kind, Move, MoveNumbers, Place, Position};
use variorum::record::{Document, Edit, Merge, Refusal};
use variorum::sgf::{NodeId, Tree};
use variorum::text::Charset;

use crate::edit_law::reading::meaning;

mod damaged;

const JUNK: [&str; 6] = ["", "", "", "x", "yes no ", "* "];
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
            text += JUNK[random.usize(..JUNK.len())];
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
fn every_library_call_leaves_a_valid_record() {
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
            edit.apply().expect("it reads back");
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

/// A node that a record never had, has no longer, or has not yet: whatever is asked about it, there is nothing there, and no
/// answer stays behind for the node that gets its number later.
#[test]
fn nodes_that_the_record_has_not_are_nowhere() {
    let (long, _) = Tree::read(format!("(;{})", ";B[bb]".repeat(50)).into_bytes());
    let foreign = long.descendants(long.games().next().expect("a game")).last().expect("a node");
    let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9];B[aa](;W[cc])(;W[dd]))(;GM[11])".to_vec());
    let here = workspace.document().cursor();
    let dropped = workspace.edit("Dropped").add_game();
    let gone = {
        let tree = workspace.document().tree();
        tree.last_child(tree.first_child(here.expect("a root")).expect("a move")).expect("a variation")
    };
    let mut edit = workspace.edit("Remove");
    edit.remove_node(gone).expect("it is there");
    edit.apply().expect("it reads back");
    for node in [foreign, dropped, gone] {
        assert!(!workspace.go_to(node));
        let tree = workspace.document().tree();
        assert!(!tree.is_linked(node) && tree.parent(node).is_none() && tree.path(node).is_empty());
        assert!(!tree.write_variation(node).is_empty() && tree.charset(node).is_undeclared_ascii());
        let _ = (workspace.root_of(node), workspace.kind_at(node), workspace.move_number_at(node));
        let _ = (workspace.position_at(node), Position::replay(tree, node), workspace.document().last_visited(node));
        assert_eq!(tree.offset(node).is_some(), node == gone);
    }
    assert_eq!(workspace.document().cursor(), here);
    // Its number is that of a game now, and what it was before is forgotten.
    let mut edit = workspace.edit("Add a game");
    let game = edit.add_game();
    assert_eq!(game, dropped);
    edit.set(game, "GM", ["2"]).expect("a property");
    let below = edit.add_node(game).expect("a node");
    edit.apply().expect("it reads back");
    assert_eq!((workspace.root_of(below), workspace.kind_at(below).identity().gm()), (game, "2"));
    workspace.run(&Command::parse("undo 2").expect("a command")).expect("there are two steps");
    assert_eq!(workspace.position_at(gone).move_number(), 2);
}

/// A node that moves from one game to another belongs to the other, whoever asked before.
#[test]
fn a_node_moved_to_another_game_belongs_to_it() {
    let (mut workspace, _) = Workspace::open(b"(;GM[1];B[aa];W[bb])(;GM[11];B[a1])".to_vec());
    let tree = workspace.document().tree();
    let games: Vec<NodeId> = tree.games().collect();
    let node = tree.first_child(games[0]).expect("a move");
    let last = tree.first_child(node).expect("another");
    assert_eq!(workspace.root_of(last), games[0]);
    let mut edit = workspace.edit("Move");
    edit.move_node(node, Some(games[1]), None).expect("it may");
    edit.apply().expect("it reads back");
    assert_eq!((workspace.root_of(last), workspace.move_number_at(last)), (games[1], 2));
}

/// What was worked out of a record before any edit is what is worked out of it after it.
#[test]
fn positions_follow_whatever_is_done() {
    const HEADS: [&str; 4] = ["GM[1]SZ[9]", "GM[11]SZ[5]", "GM[Blokus Duo]", "GM[19]SZ[9]"];
    let mut random = fastrand::Rng::with_seed(5);
    let record = |random: &mut fastrand::Rng| {
        let head = HEADS[random.usize(..HEADS.len())];
        format!("(;{head};B[aa];W[b2](;B[cc];W[dd])(;AB[c1];W[bb];B[e10]))")
    };
    for case in 0..600 {
        let text: String = (0..random.usize(1..4)).map(|_| record(&mut random)).collect();
        let (mut workspace, _) = Workspace::open(text.clone().into_bytes());
        for _ in 0..8 {
            let tree = workspace.document().tree();
            let nodes: Vec<NodeId> = tree.games().flat_map(|root| tree.descendants(root)).collect();
            for _ in 0..3 {
                let Some(&node) = nodes.get(random.usize(..nodes.len().max(1))) else { break };
                let (kept, fresh) = (workspace.position_at(node), Position::replay(tree, node));
                assert_eq!(workspace.root_of(node), tree.root(node), "case {case}: {text}");
                assert_eq!(workspace.kind_at(node).gm(), Kind::of(tree, tree.root(node)).gm(), "case {case}: {text}");
                assert_eq!(format!("{:?}", kept.look()), format!("{:?}", fresh.look()), "case {case}: {text}");
                assert_eq!(kept.findings(), fresh.findings(), "case {case}: {text}");
                let counted = MoveNumbers::default().at(tree, &workspace.kind_at(node), node);
                assert_eq!(workspace.move_number_at(node), counted, "case {case}: {text}");
            }
            if random.u8(..4) == 0 {
                let line = ["undo", "redo", "undo 2", "history 0"][random.usize(..4)];
                drop(workspace.run(&Command::parse(line).expect("a command")));
                continue;
            }
            let mut edit = workspace.edit("Change");
            for _ in 0..random.usize(1..3) {
                let Some(&node) = nodes.get(random.usize(..nodes.len().max(1))) else { break };
                let other = Some(nodes[random.usize(..nodes.len())]).filter(|_| random.u8(..3) > 0);
                drop(match random.u8(..5) {
                    0 => edit.remove_node(node),
                    1 => edit.set(node, "GM", [["1", "11"][random.usize(..2)]]),
                    2 => edit.set(node, "B", ["ab"]),
                    _ => edit.move_node(node, other, None),
                });
            }
            edit.apply().expect("it is all ASCII");
        }
    }
}

/// Places of a larger board, and of none.
#[test]
fn places_that_the_board_has_not_are_empty() {
    for game in ["1", "2", "11", "9", "18", "22", "40", "Blokus", "Blokus Trigon", "GembloQ", "Nexos"] {
        let Ok(kind) = Kind::new(game, None) else { panic!("{game} is a game") };
        let position = Position::start(std::sync::Arc::new(kind));
        for place in [Place(u16::MAX), Place(position.board().len() as u16)] {
            assert_eq!((position.stone(place), position.number(place)), (None, None), "{game}");
            assert!(position.stack(place).is_empty() && position.piece_of(&[place]).is_none(), "{game}");
            for colour in Colour::ALL {
                assert!(position.goals(colour, &[place]).is_empty(), "{game}");
                for action in [Move::Place(vec![place]), Move::Path(vec![Place(0), place])] {
                    assert!(!position.check_move(colour, &action).is_empty(), "{game}");
                }
                if colour.index() >= usize::from(position.kind().colours()) {
                    let has = (position.supply(colour), position.score(colour), position.legal_moves(colour));
                    assert!(has == (None, None, None) && position.left(colour).is_empty(), "{game}");
                }
            }
        }
    }
}

/// Whatever numbers a program gives for what was typed, they only say whether two steps are one.
#[test]
fn steps_are_joined_by_any_numbers() {
    let (mut document, _) = Document::open(b"(;C[x])".to_vec());
    let node = document.cursor().expect("a root");
    let extremes = [0, 1, usize::MAX / 2, usize::MAX - 1, usize::MAX];
    for start in extremes {
        for end in extremes {
            for removed in extremes {
                let mut edit = document.edit("Type");
                edit.set_text(node, "C", &format!("{start} {end} {removed}")).expect("text");
                edit.merge(Merge::Typing { node, property: "C".to_owned(), start, end, removed, starts_word: false });
                edit.apply().expect("it reads back");
            }
        }
    }
    document.jump_to(0);
    assert_eq!(document.tree().write(), b"(;C[x])");
}

/// What stands before a node and belongs to nothing does not keep a game from being one.
#[test]
fn junk_before_a_node_is_no_part_of_a_new_game() {
    for junk in ["x", "x y", "]", "* 3"] {
        let (mut document, _) = Document::open(format!("(;GM[1];W[bb]{junk};B[cc])").into_bytes());
        let tree = document.tree();
        let last = tree.descendants(document.cursor().expect("a root")).last().expect("a node");
        assert!(tree.has(last, "B"), "{junk}");
        let mut edit = document.edit("Move");
        edit.move_node(last, None, None).expect("it may");
        edit.remove(last, "B").expect("it may");
        edit.apply().expect("it reads back");
        holds(&document, junk);
        // And the other way round: what stood between two games.
        let (mut document, _) = Document::open(format!("(;GM[1];W[bb])\n{junk}\n(;GM[1];B[cc])").into_bytes());
        let tree = document.tree();
        let games: Vec<NodeId> = tree.games().collect();
        let last = tree.first_child(games[0]).expect("a move");
        let mut edit = document.edit("Move");
        edit.move_node(games[1], Some(last), None).expect("it may");
        edit.apply().expect("it reads back");
        holds(&document, junk);
    }
}

/// Records whose encoding is named, guessed, named wrongly, different from game to game, or shown by a mark; and texts that look
/// like others.
fn encoded(random: &mut fastrand::Rng) -> Vec<u8> {
    let gbk = |text: &str| Charset::for_label("gbk").expect("a name").encode(text).expect("Chinese");
    let latin = |text: &str| Charset::latin1().encode(text).expect("Western letters");
    let sjis = |text: &str| Charset::for_label("shift_jis").expect("a name").encode(text).expect("Japanese");
    let (chinese, short) = (gbk("第五局 古力九段执黑中盘胜"), gbk("白"));
    let (western, japanese) = (latin("Zürich, Köln"), sjis("予選の第一局です"));
    let game = |head: &str, text: &[u8], child: &[u8]| {
        [b"(;GM[1]", head.as_bytes(), b"C[", text, b"];B[aa]C[", child, b"](;W[bb]N[x])(;W[cc]))"].concat()
    };
    let utf8 = "Zürich".as_bytes();
    let games: [&[Vec<u8>]; 19] = [
        &[game("CA[GBK]", &chinese, &short)],
        &[game("", &chinese, &short)],
        &[game("CA[UTF-8]", &chinese, b"a")],
        &[game("CA[GBK]", b"a", b"b"), game("", b"c", &short)],
        &[game("CA[GBK]", &short, b"b"), game("", &chinese, b"d"), game("", b"e", &short)],
        &[game("CA[GBK]", &short, b"b"), game("CA[UTF-8]", utf8, b"d"), game("", b"e", b"f")],
        &[game("CA[UTF-8]", utf8, b"b"), game("CA[GBK]", &chinese, &short)],
        &[game("CA[ISO-8859-1]", &western, b"b"), game("CA[Shift_JIS]", &japanese, b"d")],
        &[game("", b"a", b"b")],
        &[game("CA[GBK]", b"a", b"b")],
        &[game("", utf8, b"b")],
        &[game("CA[GBK]", utf8, b"b")],
        &[game("", &western, b"b")],
        &[game("CA[ISO-8859-1]", b"a", &western)],
        &[game("CA[ISO-2022-JP]", b"\x1B$B;n9g\x1B(B", b"b"), game("", b"c", b"d")],
        &[game("", &japanese, b"b"), game("", b"c", &japanese)],
        // Texts that were cut inside a character, with a record behind them and without.
        &[b"(;CA[Shift_JIS]C[\x82\xb1\x94];B[pd];W[dd])".to_vec()],
        &[b"(;CA[GBK]PB[\xb0\xd7]C[\xb0\xd7\x81];B[pd](;W[dd])(;W[aa]))".to_vec()],
        &[b"(;CA[Shift_JIS]PB[\x82\xb1];B[pd]C[\x82\xb1\x94".to_vec()],
    ];
    let bytes = games[random.usize(..games.len())].concat();
    match random.u8(..12) {
        0 if std::str::from_utf8(&bytes).is_ok() => [b"\xEF\xBB\xBF", &bytes[..]].concat(),
        1 if bytes.is_ascii() => [0xFF, 0xFE].into_iter().chain(bytes.into_iter().flat_map(|byte| [byte, 0])).collect(),
        _ => bytes,
    }
}

/// All texts of a record, as they are read.
fn texts(tree: &Tree) -> Vec<Vec<String>> {
    let games = tree.games();
    let texts = |node| {
        let charset = tree.charset(node);
        let values =
            tree.properties(node).filter(|property| property.id() != "CA").flat_map(|property| property.values());
        values.map(move |raw| charset.decode(raw).text.into_owned())
    };
    games.map(|root| tree.descendants(root).flat_map(texts).collect()).collect()
}

/// Whatever is written, taken out and hung elsewhere, in whatever encoding: the record says the same when it is opened again, or
/// the step is refused.
#[test]
fn written_changes_read_back() {
    const WORDS: [&str; 18] = [
        "a",
        "é",
        "Ã©Ã©Ã©Ã©",
        "棋",
        "第五局",
        "ʒ",
        "Łódź",
        "Москва",
        "予選",
        "\x1B$B;n9g",
        "\x1B$B\x1B(B",
        "\0",
        "CA[gbk]",
        "a]b\\",
        "\u{FEFF}",
        "µ",
        "ÐÂ",
        "😀",
    ];
    let mut random = fastrand::Rng::with_seed(2022);
    let (mut done, mut refused) = (0, 0);
    for case in 0..1500 {
        let bytes = encoded(&mut random);
        let (mut document, _) = Document::open(bytes.clone());
        for _ in 0..random.usize(1..5) {
            let tree = document.tree();
            let before = (tree.write(), document.revision());
            let mut nodes: Vec<NodeId> = tree.games().flat_map(|root| tree.descendants(root)).collect();
            let mut edit = document.edit("Change");
            let mut set = None;
            for _ in 0..random.usize(1..4) {
                let Some(&node) = nodes.get(random.usize(..nodes.len().max(1))) else { break };
                let other = nodes[random.usize(..nodes.len())];
                match random.u8(..12) {
                    0..=3 => {
                        let word = WORDS[random.usize(..WORDS.len())];
                        set = edit.set_text(node, "C", word).is_ok().then_some((node, word)).or(set);
                    }
                    4 => nodes.push(edit.add_game()),
                    5 => nodes.extend(edit.add_node(node)),
                    6..=7 => drop(edit.remove_node(node)),
                    8 => drop(edit.move_node(node, None, Some(other))),
                    9 => drop(edit.move_node(node, Some(other), None)),
                    10 => drop(edit.remove(node, "C")),
                    _ => drop(edit.set(node, "N", ["b"])),
                }
            }
            let what = format!("case {case}: {}", bytes.escape_ascii());
            match edit.apply() {
                Ok(()) => {
                    done += 1;
                    let tree = document.tree();
                    let (again, _) = Tree::read(tree.write());
                    assert_eq!(texts(&again), texts(tree), "{what}\n{}", tree.write().escape_ascii());
                    if let Some((node, word)) = set.filter(|(node, _)| tree.is_linked(*node) && tree.has(*node, "C")) {
                        // A zero byte is white space, as a tab is.
                        assert_eq!(tree.text(node, "C"), Some(word.replace('\0', " ")), "{what}");
                    }
                }
                Err(_) => {
                    refused += 1;
                    assert_eq!((document.tree().write(), document.revision()), before, "{what}: refused");
                }
            }
        }
        document.jump_to(0);
        assert_eq!(document.tree().write(), bytes, "case {case}: undone");
    }
    assert!(done > 2_500 && refused > 10, "{done} done, {refused} refused");
}

/// A record that begins from nothing says in what encoding its letters are; one of plain letters need not.
#[test]
fn a_record_from_nothing_names_its_encoding() {
    for (words, written) in [("plain", "(;GM[1]C[plain])"), ("Zürich 碁", "(;GM[1]CA[UTF-8]C[Zürich 碁])")] {
        let mut document = Document::empty();
        let mut edit = document.edit("New");
        let root = edit.add_game();
        edit.set(root, "GM", ["1"]).unwrap();
        edit.set_text(root, "C", words).unwrap();
        edit.apply().unwrap();
        assert_eq!(text(&document), written);
        document.undo();
        assert_eq!(text(&document), "");
    }
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
    edit.apply().expect("it reads back");
    assert_eq!(document.tree().write().len(), "(;GM[1])".len() + 100_000 * ";B[aa]".len());
    document.undo();
    assert_eq!(document.tree().write(), b"(;GM[1])");
}
