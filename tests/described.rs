//! Games by description: what is described is drawn and replayed, and what is no description is told with its line.

use std::sync::OnceLock;
use variorum::edit::{Command, Workspace};
use variorum::game::{Colour, Kind, Position, describe};
use variorum::sgf::{Code, Tree};

const HAVANNAH: &str = r#"(
    name: "Havannah by description",
    gm: ["my-havannah"],
    board: Hexagon(side: 8),
    coordinates: FromBottom,
    begins: White,
)"#;
const IN_LINE: &str = r#"(
    name: "In line", gm: ["in-line"], board: Hexagon(side: 5), coordinates: InLine, begins: White,
)"#;
const CROSS: &str = r#"(
    name: "Cross", gm: ["cross", "4711"], board: Lines(columns: 7, rows: 9, corners: 2), coordinates: FromTop,
    pieces: {"K": "king", "KN": "knight"}, colours: ("Red", "Green"), play: Move,
    start: (black: ["Kc1", "d2"], white: ["KNd9"]),
)"#;
const BROKEN: &[(&str, &str)] = &[
    ("(", "line 1: "),
    ("(\n name: \"X\",\n gm: [\"x\"],\n board: Hexagon(sid: 8),\n)", "line 4: "),
    ("(name: \"X\", gm: [],\n board: Hexagon(side: 8), coordinates: FromTop)", "line 1: gm must"),
    ("(name: \"\", gm: [\"x\"], board: Hexagon(side: 8), coordinates: FromTop)", "line 1: a game must have a name"),
    (
        "(name: \"X\",\n gm: [\"Hex\"], board: Hexagon(side: 8), coordinates: FromTop)",
        "line 2: the rules of Hex are built in",
    ),
    ("(name: \"X\",\n gm: [\"x\"],\n board: Hexagon(side: 0), coordinates: FromTop)", "line 3: a board has"),
    (
        "(name: \"X\", gm: [\"x\"],\n board: Squares(columns: 4, rows: 4, corners: 3), coordinates: FromTop)",
        "line 2: the cut-off",
    ),
    (
        "(name: \"X\", gm: [\"x\"], board: Squares(columns: 40000, rows: 4), coordinates: FromTop)",
        "line 1: a board has",
    ),
    // Twice the number is a small one again in 16 bits.
    (
        "(name: \"X\", gm: [\"x\"],\n board: Lines(columns: 7, rows: 9, corners: 32769), coordinates: FromTop)",
        "line 2: the cut-off",
    ),
    ("(name: \"X\", gm: [\"x\"],\n board: Hexagon(side: 32769), coordinates: FromTop)", "line 2: a board has"),
    ("(name: \"X\", gm: [\"x\"], board: Lines(columns: 12, rows: 4),\n coordinates: Digits)", "line 2: two digits"),
    (
        "(name: \"X\", gm: [\"x\"], board: Hexagon(side: 3), coordinates: FromTop,\n sizes: [3, 99])",
        "line 2: 99 is not",
    ),
    (
        "(name: \"X\", gm: [\"x\"], board: Hexagon(side: 3), coordinates: FromTop,\n pieces: {\"k\": \"\"})",
        "line 2: \"k\"",
    ),
    (
        "(name: \"X\", gm: [\"x\"], board: Hexagon(side: 3), coordinates: FromTop,\n start: (black: [\"a5\",\n \"z9\"]))",
        "line 3: \"z9\" is not a point",
    ),
    ("(name: \"X\", gm: [\"x\"], board: Hexagon(side: 3), coordinates: FromTop,\n nonsense: 3)", "line 2: "),
];

/// What was said about the broken ones, when the descriptions of this test were read.
fn reported() -> &'static [String] {
    static REPORTED: OnceLock<Vec<String>> = OnceLock::new();
    REPORTED.get_or_init(|| {
        let broken = BROKEN.iter().map(|(text, _)| ("broken", *text));
        let all = broken.chain([("havannah", HAVANNAH), ("in-line", IN_LINE), ("cross", CROSS)]);
        describe(all.map(|(name, text)| (name.to_owned(), Ok::<_, String>(text.to_owned()))).collect())
    })
}

fn end(record: &str) -> Position {
    let tree = Tree::read(record.as_bytes().to_vec()).0;
    let end = std::iter::successors(tree.games().next(), |&node| tree.first_child(node)).last().unwrap();
    Position::replay(&tree, end)
}

fn stones(position: &Position) -> String {
    let board = position.board();
    let at = |place| Some((board.name(place), position.stone(place)?));
    let shown = board.places().filter_map(at).map(|(name, colour)| format!("{name}{}", ["B", "W"][colour.index()]));
    shown.collect::<Vec<_>>().join(" ")
}

#[test]
fn descriptions_are_read_once_and_broken_lines_are_reported() {
    let reported = reported();
    assert_eq!(reported.len(), BROKEN.len(), "{reported:#?}");
    for (reported, (text, expected)) in reported.iter().zip(BROKEN) {
        let (file, cause) = reported.split_once(": ").unwrap();
        assert!(file.starts_with("games/broken") && cause.starts_with(expected), "{text}\n{reported}");
    }
    let long = format!("{CROSS}{}", " ".repeat(40_000));
    assert_eq!(
        describe(vec![("long".to_owned(), Ok::<_, String>(long))]),
        ["games/long.ron: line 1: is larger than 32 KiB"]
    );
    assert_eq!(describe(vec![("lost".to_owned(), Err("no permission"))]), ["games/lost.ron: no permission"]);
}

#[test]
fn no_text_makes_the_reader_stumble() {
    reported();
    let mut random = fastrand::Rng::with_seed(5);
    let texts: Vec<String> = (0..3000)
        .map(|_| {
            // Of games of their own: the other tests play theirs meanwhile.
            let text = if random.bool() { HAVANNAH } else { CROSS }
                .replace("gm: [\"", "gm: [\"spoilt ")
                .replace("4711", "9711");
            let mut bytes = text.into_bytes();
            for _ in 0..random.usize(1..6) {
                let at = random.usize(..bytes.len());
                match random.u8(..3) {
                    0 => drop(bytes.remove(at)),
                    1 => bytes[at] = random.u8(b' '..127),
                    _ => bytes.insert(at, b"(),:[]{}\"0123456789"[random.usize(..19)]),
                }
            }
            String::from_utf8(bytes).unwrap()
        })
        .collect();
    for reported in describe(texts.into_iter().map(|text| (String::new(), Ok::<_, String>(text))).collect()) {
        assert!(reported.starts_with("games/.ron: line ") && !reported.starts_with("games/.ron: line 0"), "{reported}");
    }
}

#[test]
fn the_board_of_havannah_can_be_described() {
    reported();
    for size in ["", "SZ[4]", "SZ[10]", "SZ[9:8]", "SZ[99]", "SZ[x]"] {
        let kind = |gm: &str| end(&format!("(;GM[{gm}]{size})")).kind().clone();
        let (described, known) = (kind("my-havannah"), kind("havannah"));
        assert_eq!(described.board(), known.board(), "{size}");
        assert_eq!(
            (described.size_value(), described.title()),
            (known.size_value(), "Havannah by description".to_owned())
        );
    }
    // Its records write what was read, whatever letters it was typed in.
    for (gm, name) in [("in-line", "i5"), ("my-havannah", "i9")] {
        let position = end(&format!("(;GM[{gm}]SZ[5];W[{}])", name.to_ascii_uppercase()));
        let places = &position.last_move().unwrap().places;
        let named: Vec<String> = places.iter().map(|&place| position.kind().place_value(place)).collect();
        assert_eq!(named, [name], "{gm}");
    }
    let position = end("(;GM[my-havannah]SZ[5];W[a1];B[i9];W[a1-b2];B[junk])");
    assert_eq!(stones(&position), "i9B b2W");
    assert_eq!((position.to_play(), position.winner()), (Some(Colour::WHITE), None));
    assert!(Kind::new("my-havannah", Some((6, 6))).is_ok());
}

#[test]
fn missing_places_of_a_line_are_reported() {
    reported();
    for (value, off) in
        [("e9", false), ("i5", false), ("i6", true), ("i9", true), ("a9", true), ("z1", true), ("junk", false)]
    {
        let position = end(&format!("(;GM[in-line];W[{value}])"));
        let found = position.findings().iter().any(|finding| finding.code == Code::PointOffBoard);
        assert_eq!(found, off, "{value}: {:?}", position.findings());
    }
}

#[test]
fn pieces_are_placed_moved_and_removed() {
    reported();
    let record = |moves: &str| format!("(;GM[4711]SZ[7:9]{moves})");
    assert_eq!(stones(&end(&record(""))), "c1B d2B d9W");
    for (moves, expected) in [
        (";B[c1-c2]", "c2B d2B d9W"),
        (";B[Kc1c2]", "c2B d2B d9W"),
        (";B[c1xd9+]", "d2B d9B"),
        (";B[c1-c2-c3!?]", "d2B c3B d9W"),
        (";W[e5]", "c1B d2B e5W d9W"),
        (";W[KN@e5,-d2]", "c1B e5W d9W"),
        (";W[xc1,xd2]", "d9W"),
        (";W[a1]", "c1B d2B d9W"),
        (";W[]", "c1B d2B d9W"),
        (";AB[Ke5]AE[c1][d9]", "d2B e5B"),
        ("AB[d5]", "d5B"),
    ] {
        assert_eq!(stones(&end(&record(moves))), expected, "{moves}");
    }
    let position = end(&record(";B[Kc1c2];W[KN@e5]"));
    let names: Vec<_> = position.pieces().into_iter().map(|piece| piece.name).collect();
    assert_eq!(names, ["king", "knight", "knight"]);
    assert_eq!(position.kind().colour_name(Colour::BLACK), "Red");
    // By hand: a move is typed, undone, and the position becomes setup with its pieces.
    let start = record("");
    let (mut workspace, _) = Workspace::open(start.clone().into_bytes());
    for command in ["play c1-c2", "play KNd9-e9"] {
        workspace.run(&Command::parse(command).unwrap()).unwrap();
    }
    let played = String::from_utf8(workspace.document().tree().write()).unwrap();
    assert!(played.ends_with(";B[c1-c2];W[KNd9-e9])") || played.ends_with(";B[c1-c2];W[d9-e9])"), "{played}");
    workspace.run(&Command::parse("keep-position").unwrap()).unwrap();
    let kept = String::from_utf8(workspace.document().tree().write()).unwrap();
    assert_eq!(stones(&end(&kept)), "c2B d2B e9W", "{kept}");
    assert!(kept.contains("Kc2") && kept.contains("KNe9"), "{kept}");
    workspace.run(&Command::parse("undo 3").unwrap()).unwrap();
    assert_eq!(workspace.document().tree().write(), start.as_bytes());
}

#[test]
fn built_in_descriptions_are_read() {
    reported();
    for (gm, size, first) in [("3", "8", "a8B"), ("10", "7", "aaB"), ("tumbleweed", "8", ""), ("4000", "6", "")] {
        let position = end(&format!("(;GM[{gm}])"));
        assert_eq!(position.kind().size_value(), size);
        assert_eq!(stones(&position).split(' ').next(), Some(first), "{gm}");
        assert!(position.kind().has_board() && position.kind().is_named());
    }
}

/// A cut corner is no place, and neither is what lies beyond the board; what can be read in no other way is told as such.
#[test]
fn points_off_the_board_are_reported() {
    reported();
    for (value, reported) in [
        ("a1", true),
        ("g9", true),
        ("z9", true),
        ("c1", false),
        ("", false),
        // One point of several.
        ("c1-c99", true),
        ("z1-c2", true),
        ("Kc1xz9", true),
        ("c1c99", true),
        ("KN@z3", true),
        ("c1-c2,xz9", true),
        ("pass", false),
        ("Resigns", false),
        ("c1!?", false),
    ] {
        let position = end(&format!("(;GM[cross];B[{value}])"));
        let codes: Vec<Code> = position.findings().iter().map(|finding| finding.code).collect();
        assert_eq!(codes, if reported { vec![Code::PointOffBoard] } else { vec![] }, "{value}");
    }
    for value in ["O-O", "c1-", "junk", "!c1", "?", "c", "1", "draw offered", "é"] {
        let position = end(&format!("(;GM[cross];B[{value}])"));
        let codes: Vec<Code> = position.findings().iter().map(|finding| finding.code).collect();
        assert_eq!(codes, [Code::UnreadableMove], "{value}");
        assert_eq!(stones(&position), "c1B d2B d9W", "{value}");
    }
    // What a description calls by a word is none of them.
    assert_eq!(end("(;GM[chess]AB[Ke8][Rh8];B[O-O])").findings(), []);
}

/// Of a move from an empty place nothing comes but that it is told; so is what is taken away where nothing stands.
#[test]
fn moves_of_nothing_are_findings() {
    reported();
    for (moves, stones_after, found) in [
        (";B[c1-c2]", "c2B d2B d9W", false),
        (";B[e5-e6]", "c1B d2B d9W", true),
        (";B[e5-e6,c1-c2]", "c2B d2B d9W", true),
        (";B[xe5]", "c1B d2B d9W", true),
        (";B[c1-c2,xc1]", "c2B d2B d9W", true),
        (";B[-d9]", "c1B d2B", false),
    ] {
        let position = end(&format!("(;GM[4711]SZ[7:9]{moves})"));
        assert_eq!(stones(&position), stones_after, "{moves}");
        let codes: Vec<Code> = position.findings().iter().map(|finding| finding.code).collect();
        assert_eq!(codes, if found { vec![Code::NoPiece] } else { vec![] }, "{moves}");
    }
}

/// Setup with the letters of pieces is setup: it takes the place of the start, and is erased and kept like any other.
#[test]
fn pieces_with_letters_are_set_up_and_erased() {
    reported();
    assert_eq!(stones(&end("(;GM[4711]AB[Kc3]AW[KNd5])")), "c3B d5W");
    let edit = |record: &str, commands: &[&str]| {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        for command in commands {
            workspace.run(&Command::parse(command).unwrap()).unwrap_or_else(|why| panic!("{command}: {why}"));
        }
        String::from_utf8(workspace.document().tree().write()).unwrap()
    };
    assert_eq!(edit("(;GM[4711]AB[Kc3][d4]AW[KNd5])", &["erase c3"]), "(;GM[4711]AB[d4]AW[KNd5])");
    assert_eq!(edit("(;GM[4711]AB[Kc3]AW[KNd5])", &["add-stone W c3"]), "(;GM[4711]AW[KNd5][c3])");
    let kept = edit("(;GM[4711]AB[Kc3]AW[KNd5];B[c3-c4])", &["goto end", "keep-position"]);
    assert!(kept.ends_with("(;GM[4711]AB[Kc4]AW[KNd5]PL[W])"), "{kept}");
    // What is typed in other names is written in the record's.
    let (mut workspace, _) = Workspace::open(b"(;GM[4711]SZ[7:9])".to_vec());
    workspace.set_coordinates(variorum::game::Coordinates::OtherSide);
    for typed in ["e9-e8", "KN@c5"] {
        workspace.run(&Command::parse(&format!("play {typed}")).unwrap()).unwrap();
    }
    let played = String::from_utf8(workspace.document().tree().write()).unwrap();
    assert_eq!(played, "(;GM[4711]SZ[7:9];B[c1-c2];W[KNe5])");
}

/// A word stands for what its colour does with it, and is a move like any other.
#[test]
fn castling_moves_both() {
    reported();
    let start = "GM[3]AB[Ke8][Ra8][Rh8]AW[Ke1][Ra1][Rh1]";
    for (moves, expected) in [
        (";W[O-O];B[O-O-O]", "c8B d8B h8B a1W f1W g1W"),
        (";W[0-0-0];B[o-o+]", "a8B f8B g8B c1W d1W h1W"),
        (";W[O-O-O-O]", "a8B e8B h8B a1W e1W h1W"),
    ] {
        let position = end(&format!("(;{start}{moves})"));
        assert_eq!(stones(&position), expected, "{moves}");
    }
    let (mut workspace, _) = Workspace::open(b"(;GM[3];W[e2-e4])".to_vec());
    for command in ["goto end", "play O-O"] {
        workspace.run(&Command::parse(command).unwrap()).unwrap();
    }
    assert_eq!(workspace.document().tree().write(), b"(;GM[3];W[e2-e4];B[O-O])");
}

/// A described record turns as a whole: what is understood in a move goes where it belongs, and all else stays as it is written.
#[test]
fn described_records_are_turned_and_mirrored() {
    reported();
    let edit = |record: &str, line: &str| {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        for command in line.split(" / ") {
            workspace.run(&Command::parse(command).unwrap()).unwrap_or_else(|why| panic!("{command}: {why}"));
        }
        String::from_utf8(workspace.document().tree().write()).unwrap()
    };
    for (record, line, expected) in [
        (
            "(;GM[4711]AB[Kc3]AW[KNd5][d1]AE[a3:b4];B[Kc3xd5+!];W[KN@e5,-d2];B[junk]TR[c3]LB[d4:x]LN[a3:b3])",
            "rotate half",
            "(;GM[4711]AB[Ke7]AW[KNd5][d9]AE[f6:g7];B[Ke7xd5+!];W[KN@c5,-d8];B[junk]TR[e7]LB[d6:x]LN[g7:f7])",
        ),
        // What stands at the start without a word is said where it would stand elsewhere.
        ("(;GM[4711];B[c1-c2])", "flip", "(;GM[4711]AB[Ke1][d2]AW[KNd9];B[e1-e2])"),
        ("(;GM[4000];B[f6];W[a1])", "rotate half", "(;GM[4000];B[f6];W[k11])"),
        ("(;GM[3]AB[Ke8][Rh8];B[O-O];W[e8])", "flip", "(;GM[3]AB[Kd8][Ra8];B[d8-b8,a8-c8];W[d8])"),
        ("(;GM[4711]SZ[7:9];B[c1-c2];W[O-O])", "rotate half / rotate half", ""),
        ("(;GM[4711];B[c1-c2];W[KN@e5])", "rotate / rotate left", ""),
    ] {
        let turned = edit(record, line);
        if !expected.is_empty() {
            assert_eq!(turned, expected, "{record}: {line}");
        } else {
            let (before, after) = (end(record), end(&turned));
            assert_eq!((stones(&after), after.pieces().len()), (stones(&before), before.pieces().len()), "{turned}");
        }
        assert_eq!(edit(record, &format!("{line} / undo {}", line.split(" / ").count())), record);
    }
}

/// There and back everything is as it was, byte by byte: a start that went without saying does so again.
#[test]
fn described_records_come_back_as_they_were() {
    reported();
    let all = ["rotate", "rotate left", "rotate half", "flip", "flip vertical", "flip diagonal", "flip antidiagonal"];
    for record in [
        "(;GM[3];W[e2-e4];B[O-O])",
        "(;GM[chess]PB[A];W[Ng1f3];B[e7-e5!?])",
        "(;GM[10];B[aa-ac];W[gb])",
        "(;GM[4711];B[c1-c2];W[KN@e5])",
        "(;GM[4711]SZ[7:9];B[c1-c2,xd9])",
        "(;GM[4711]AB[Kc3]AW[KNd5];B[c3-c4])",
        "(;GM[in-line];W[a1];B[e9-i5])",
        "(;GM[unlur];B[f6];W[a1])",
        "(;GM[tumbleweed]SZ[6];B[f6])",
    ] {
        for way in all {
            let back = if let Some(other) = way.strip_prefix("rotate") {
                if other == " half" { way } else { ["rotate left", "rotate"][usize::from(!other.is_empty())] }
            } else {
                way
            };
            let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
            for command in [way, back] {
                workspace
                    .run(&Command::parse(command).unwrap())
                    .unwrap_or_else(|why| panic!("{record} {command}: {why}"));
            }
            assert_eq!(String::from_utf8(workspace.document().tree().write()).unwrap(), record, "{way}");
        }
    }
}

/// A move of chess that does not say where its piece comes from puts nothing on the board a second time: it cannot be read.
#[test]
fn short_notation_of_chess_doubles_no_piece() {
    use variorum::sgf::Code;
    for (value, code) in [
        ("Nf3", Some(Code::UnreadableMove)),
        ("e4", Some(Code::UnreadableMove)),
        ("exd5", Some(Code::UnreadableMove)),
        // What can be read besides something else lacks it as well.
        ("Nf3 N", Some(Code::UnreadableMove)),
        ("Nf3,what", Some(Code::UnreadableMove)),
        ("what Ng1-f3,Qd4", Some(Code::UnreadableMove)),
        ("Nbd2", Some(Code::UnreadableMove)),
        // Without a rule of chess this is a way from R1.
        ("R1e1", Some(Code::PointOffBoard)),
        ("Bxf7+", Some(Code::UnreadableMove)),
        ("e9", Some(Code::PointOffBoard)),
        ("e2-e9", Some(Code::PointOffBoard)),
        ("e2-e4", None),
        ("Ng1f3", None),
        ("Ng1-f3!", None),
        ("O-O", None),
        ("e7-e8,Qe8", None),
        ("N@f3", None),
    ] {
        let (tree, _) = variorum::sgf::Tree::read(format!("(;GM[3];W[{value}])").into_bytes());
        let node = tree.main_line(tree.games().next().unwrap()).nth(1).unwrap();
        let position = variorum::game::Position::replay(&tree, node);
        let pieces = position.pieces().len();
        assert!(pieces <= 32 || value.contains('@'), "{value}: {pieces}");
        let found = position
            .findings()
            .iter()
            .map(|fault| fault.code)
            .find(|code| matches!(code, Code::UnreadableMove | Code::PointOffBoard));
        assert_eq!(found, code, "{value}");
        assert_eq!(position.is_known(), code.is_none(), "{value}");
        if code.is_some() {
            assert_eq!(pieces, 32, "{value}");
        }
    }
}

/// Castling onto pieces is reported: the word says of none that it is taken.
#[test]
fn castling_onto_a_piece_is_reported() {
    use variorum::sgf::Code;
    for (moves, code) in [
        (";W[O-O]", Some(Code::Occupied)),
        (";W[e2-e4];B[O-O-O]", Some(Code::Occupied)),
        (";W[Ng1-f3];W[O-O]", Some(Code::Occupied)),
        (";W[Ng1-f3];B[a7-a6];W[Bf1-e2];B[b7-b6];W[O-O]", None),
        // A move that is written out may take.
        (";W[Ra1-a2]", None),
    ] {
        let (tree, _) = variorum::sgf::Tree::read(format!("(;GM[3]{moves})").into_bytes());
        let node = tree.main_line(tree.games().next().unwrap()).last().unwrap();
        let position = variorum::game::Position::replay(&tree, node);
        let found = position.findings().iter().map(|fault| fault.code).find(|code| *code == Code::Occupied);
        assert_eq!(found, code, "{moves}");
    }
}

/// A kind of piece is put up by its letters, in whatever names the board has, and takes the place of what stands there.
#[test]
fn kinds_of_pieces_are_put_up() {
    reported();
    let edit = |record: &str, way: variorum::game::Coordinates, line: &str| {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        workspace.set_coordinates(way);
        for command in line.split(" / ") {
            workspace.run(&Command::parse(command).unwrap()).unwrap_or_else(|why| panic!("{command}: {why}"));
        }
        String::from_utf8(workspace.document().tree().write()).unwrap()
    };
    use variorum::game::Coordinates::{Numbers, Usual};
    for (record, way, line, expected) in [
        ("(;GM[4711]AB[Kc3])", Usual, "add-stone W KNd4,e5 d3:e3", "(;GM[4711]AB[Kc3]AW[KNd4][e5][d3][e3])"),
        ("(;GM[4711]AB[Kc3])", Usual, "add-stone B c3", "(;GM[4711]AB[c3])"),
        ("(;GM[4711]AB[c3])", Usual, "add-stone W Kc3", "(;GM[4711]AW[Kc3])"),
        ("(;GM[4711]AB[Kc3])", Numbers, "add-stone W KN4-4", "(;GM[4711]AB[Kc3]AW[KNd4])"),
        ("(;GM[4711]AB[Kc3];C[x])", Usual, "goto end / add-stone W c3 / add-stone B Kc3", "(;GM[4711]AB[Kc3];C[x])"),
        // In a root without setup the start is said, but for the places that get something else.
        ("(;GM[4711])", Usual, "add-stone W Kc1,Kd4", "(;GM[4711]AB[d2]AW[KNd9][Kc1][Kd4])"),
        ("(;GM[4711])", Usual, "add-stone B Kc1", "(;GM[4711])"),
    ] {
        assert_eq!(edit(record, way, line), expected, "{record}: {line}");
    }
}

/// Only who opens a record that no description fits is told of the broken ones, of the first few, and once.
#[cfg(feature = "cli")]
#[test]
fn broken_descriptions_are_reported_where_they_matter() {
    let home = tempfile::tempdir().unwrap();
    let games = home.path().join("games");
    std::fs::create_dir_all(&games).unwrap();
    for n in 0..48 {
        let board = "board: Hexagon(side: 4), coordinates: FromTop";
        std::fs::write(games.join(format!("a{n}.ron")), format!("(name: \"A{n}\", gm: [\"a{n}\"], {board})")).unwrap();
        std::fs::write(games.join(format!("b{n}.ron")), "(").unwrap();
    }
    std::fs::write(games.join("large.ron"), vec![b' '; 1_000_000]).unwrap();
    std::fs::create_dir(games.join("folder.ron")).unwrap();
    #[cfg(unix)]
    assert!(std::process::Command::new("mkfifo").arg(games.join("pipe.ron")).status().unwrap().success());
    let message = |records: &[&str]| {
        let files = records.iter().enumerate().map(|(n, record)| {
            let path = home.path().join(format!("{n}.sgf"));
            std::fs::write(&path, record).unwrap();
            path
        });
        let files: Vec<_> = files.collect();
        let mut run = std::process::Command::new(env!("CARGO_BIN_EXE_variorum"));
        run.arg("info").args(files).env("VARIORUM_HOME", home.path()).env("LC_ALL", "C");
        let output = run.output().unwrap();
        assert!(output.status.success());
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    for known in ["(;GM[1])", "(;GM[11])", "(;GM[3])", "(;GM[a7])"] {
        assert_eq!(message(&[known]).1, "", "{known}");
    }
    assert!(message(&["(;GM[a7])"]).0.contains("A7 4,"));
    let reported = message(&["(;GM[strange])", "(;GM[stranger])"]).1;
    assert_eq!(reported.lines().count(), 3, "{reported}");
    let more = if cfg!(unix) { "48" } else { "47" };
    assert!(
        reported.contains("b0.ron: line 1")
            && reported.trim_end().ends_with(&format!("(and {more} more game descriptions are invalid)")),
        "{reported}"
    );
}
