//! Positions and lines as texts: what is written is read again, and gives the same stones.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum::edit::Incoming;
use variorum::game::{Kind, Position};
use variorum::publish::{Choices, Publication, TextForm, text};
use variorum::sgf::Tree;

/// What stands where at the end of the main line.
fn stones(bytes: &[u8]) -> Vec<String> {
    let tree = Tree::read(bytes.to_vec()).0;
    let root = tree.games().next().expect("a game");
    let position = Position::replay(&tree, tree.main_line(root).last().unwrap());
    let stone = |place| Some(format!("{:?} {:?}", place, position.stone(place)?));
    let board = position.board();
    let size = format!("{} {}", board.columns(), board.rows());
    std::iter::once(size).chain(board.places().filter_map(stone)).collect()
}

fn written(record: &str, form: TextForm) -> (String, Vec<String>) {
    let publication = Publication::new("a.sgf", Tree::read(record.as_bytes().to_vec()).0, &[]);
    let made = text(&publication, &Choices::default(), form).expect(record);
    (String::from_utf8(made.bytes).unwrap(), made.notes)
}

fn read_back(record: &str, form: TextForm) {
    let (text, _) = written(record, form);
    let (bytes, made) = Incoming::record_of(text.clone().into_bytes()).expect("it is read");
    assert!(made.is_some(), "{form:?} of {record} is taken for a record:\n{text}");
    assert_eq!(stones(&bytes), stones(record.as_bytes()), "{form:?} of {record}:\n{text}");
}

/// A position, or a game from one, of Go or Hex.
fn random(rng: &mut fastrand::Rng, gm: &str, most: u16, moves: usize) -> String {
    let size = rng.u16(1..=most);
    let kind = Arc::new(Kind::new(gm, Some((size, size))).unwrap());
    let places: Vec<_> = kind.board().places().collect();
    let mut setup = [String::new(), String::new()];
    let density = rng.u8(0..90);
    for &place in &places {
        if rng.u8(0..100) < density {
            setup[rng.usize(0..2)] += &format!("[{}]", kind.place_value(place));
        }
    }
    let mut record = format!("(;GM[{gm}]FF[4]SZ[{size}]");
    for (id, points) in ["AB", "AW"].iter().zip(&setup) {
        if !points.is_empty() {
            record += &format!("{id}{points}");
        }
    }
    for number in 0..moves {
        let place = places[rng.usize(0..places.len())];
        record += &format!(";{}[{}]", ["B", "W"][number % 2], kind.place_value(place));
    }
    record + ")"
}

#[test]
fn random_positions_are_read_back() {
    let mut rng = fastrand::Rng::with_seed(32);
    for _ in 0..1000 {
        let go = random(&mut rng, "1", 19, 0);
        for form in [TextForm::Senseis, TextForm::Latex, TextForm::Text, TextForm::Markdown] {
            read_back(&go, form);
        }
        let hex = random(&mut rng, "11", 26, 0);
        for form in [TextForm::HexWiki, TextForm::Text, TextForm::Markdown] {
            read_back(&hex, form);
        }
    }
}

/// Moves on any points, also on those that are taken: what captures, what a ko takes back, what breaks the rules.
#[test]
fn random_games_are_read_back() {
    let mut rng = fastrand::Rng::with_seed(33);
    for round in 0..300 {
        let go = random(&mut rng, "1", 9, round % 70);
        for form in [TextForm::Senseis, TextForm::Text, TextForm::Markdown] {
            read_back(&go, form);
        }
        let hex = random(&mut rng, "11", 9, 0);
        read_back(&hex, TextForm::HexWiki);
    }
}

#[test]
fn a_diagram_has_ten_moves_and_none_on_a_taken_point() {
    let points: Vec<String> =
        (0..25).map(|n| format!("{}{}", (b'a' + n % 5) as char, (b'a' + n / 5 * 2) as char)).collect();
    let moves: String = points.iter().zip(0..).map(|(p, n)| format!(";{}[{p}]", ["B", "W"][n % 2])).collect();
    let (text, _) = written(&format!("(;SZ[19]GN[Bad]{moves})"), TextForm::Senseis);
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with("$$B") || line.starts_with("$$W")).collect();
    assert_eq!(heads, ["$$B Bad", "$$Bm11", "$$Bm21"]);
    // White takes at the fifth move what Black took at the second.
    let ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc];W[bb];B[cb];W[ee];B[ed];W[bb])";
    let (text, _) = written(ko, TextForm::Senseis);
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with("$$W")).collect();
    assert_eq!(heads, ["$$W", "$$Wm5"], "{text}");
    read_back(ko, TextForm::Senseis);
    let (text, _) = written(ko, TextForm::Latex);
    assert!(text.contains("5 at 1"), "{text}");
    read_back(ko, TextForm::Latex);
}

/// The pieces at the end of the main line, each with its colour and its places.
fn pieces(bytes: &[u8]) -> BTreeSet<String> {
    let tree = Tree::read(bytes.to_vec()).0;
    let root = tree.games().next().expect("a game");
    let position = Position::replay(&tree, tree.main_line(root).last().unwrap());
    let piece = |piece: variorum::game::Piece| {
        let mut places = piece.places.clone();
        places.sort_unstable();
        format!("{:?} {places:?}", piece.colour)
    };
    position.pieces().into_iter().map(piece).collect()
}

/// Boards of pieces are read back piece by piece: also where those of one colour touch.
#[test]
fn boards_of_pieces_are_read_back() {
    for name in ["duo", "blokus", "trigon", "nexos", "callisto", "gembloq"] {
        let path = format!("{}/assets/samples/{name}.blksgf", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(path).unwrap();
        for form in [TextForm::Text, TextForm::Markdown] {
            read_back(&record, form);
            let (text, _) = written(&record, form);
            let (bytes, _) = Incoming::record_of(text.clone().into_bytes()).unwrap();
            assert_eq!(pieces(&bytes), pieces(record.as_bytes()), "{form:?} of {name}:\n{text}");
        }
    }
}

/// Games at random, in every variant that has its own name.
#[test]
fn random_boards_of_pieces_are_read_back() {
    let mut rng = fastrand::Rng::with_seed(34);
    let games = [
        "Blokus",
        "Blokus Two-Player",
        "Blokus Three-Player",
        "Blokus Duo",
        "Blokus Junior",
        "Blokus Trigon",
        "Blokus Trigon Two-Player",
        "Blokus Trigon Three-Player",
        "Nexos",
        "Nexos Two-Player",
        "Callisto",
        "Callisto Two-Player",
        "Callisto Two-Player Four-Color",
        "Callisto Three-Player",
        "GembloQ",
        "GembloQ Two-Player",
        "GembloQ Two-Player Four-Color",
        "GembloQ Three-Player",
    ];
    for gm in games {
        let kind = Arc::new(Kind::new(gm, None).unwrap());
        let places: Vec<_> = kind.board().places().collect();
        for _ in 0..8 {
            // Neither shapes nor rules: any places, one after the other, that are free.
            let mut free: Vec<_> = places.clone();
            rng.shuffle(&mut free);
            let mut record = format!("(;GM[{gm}]FF[4]");
            for colour in variorum::game::Colour::ALL.into_iter().take(kind.colours().into()) {
                let own: Vec<String> = (0..rng.usize(0..6))
                    .map(|_| {
                        let piece: Vec<String> =
                            free.drain(..rng.usize(1..5)).map(|place| kind.place_value(place)).collect();
                        format!("[{}]", piece.join(","))
                    })
                    .collect();
                if !own.is_empty() {
                    record += &format!("{}{}", kind.setup_id(colour), own.concat());
                }
            }
            record.push(')');
            for form in [TextForm::Text, TextForm::Markdown] {
                read_back(&record, form);
            }
        }
    }
}

#[test]
fn a_hexboard_has_its_rows_first() {
    let (text, notes) =
        written("(;GM[11]SZ[9:11];B[a1]LB[c3:x][d4:long];W[i11]C[said]LB[c3:x][d4:long])", TextForm::HexWiki);
    assert_eq!(text, "<hexboard size=\"11x9\" contents=\"R 1:a1 B 2:i11 E x:c3\"/>\n");
    assert_eq!(notes.len(), 2, "{notes:?}");
}

#[test]
fn text_that_does_not_fit_is_reported() {
    let go = Publication::new("a.sgf", Tree::read(b"(;GM[1])".to_vec()).0, &[]);
    assert!(text(&go, &Choices::default(), TextForm::HexWiki).is_err());
    let blokus = Publication::new("a.sgf", Tree::read(b"(;GM[Blokus Duo])".to_vec()).0, &[]);
    assert!(text(&blokus, &Choices::default(), TextForm::Senseis).is_err());
    let (_, notes) = written("(;GM[1]SZ[9]C[a];B[aa];W[])", TextForm::Senseis);
    assert_eq!(notes.len(), 2, "{notes:?}");
}
