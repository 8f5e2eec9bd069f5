//! Pictures as golden files: every game, theme, orientation and kind of mark. `BLESS=1` writes them anew; look at them then.

use std::path::PathBuf;
use variorum::game::{Colour, Markup, Place, Position};
use variorum::scene::diagram::{self, Split};
use variorum::scene::svg::Letters;
use variorum::scene::{
    Ghost, Hint, LastMove, Numbers, Options, Orientation, Scene, Theme, compose, hints, png, render, svg,
};
use variorum::sgf::{NodeId, Tree};

fn read(text: &str) -> (Tree, NodeId) {
    let (tree, _) = Tree::read(text.as_bytes().to_vec());
    let root = tree.games().next().expect("a game");
    let end = std::iter::successors(Some(root), |n| tree.first_child(*n)).last().unwrap_or(root);
    (tree, end)
}

fn scene(text: &str, options: &Options, theme: &str) -> Scene {
    let (tree, end) = read(text);
    let position = Position::replay(&tree, end);
    let markup = Markup::of(&tree, end, &position);
    compose(&position, &markup, options, Theme::named(theme).expect("a theme"))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

/// Compares with a golden file, or writes it where BLESS is set.
fn same(name: &str, bytes: &[u8]) {
    let path = folder().join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, bytes).expect("a writable folder");
        return;
    }
    let golden = std::fs::read(&path).unwrap_or_else(|e| panic!("{name}: {e} (BLESS=1 writes it)"));
    assert!(golden == bytes, "{name} is drawn differently (BLESS=1, then look at it)");
}

fn check_svg(name: &str, scene: &Scene) {
    let text = svg::write(scene, 400, Letters::Text);
    well_formed(name, &text);
    well_formed(name, &svg::write(scene, 400, Letters::Outlines));
    same(&format!("{name}.svg"), text.as_bytes());
}

fn well_formed(name: &str, text: &str) {
    let document = roxmltree::Document::parse(text).unwrap_or_else(|e| panic!("{name}: {e}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    let child = |tag: &str| root.children().any(|n| n.tag_name().name() == tag && !n.text().unwrap_or("").is_empty());
    assert!(child("title"), "{name} has no title");
    assert!(!text.contains("NaN") && !text.contains("inf"), "{name}");
    // Every gradient that is used is there.
    for used in text.split("url(#").skip(1).filter_map(|s| s.split(')').next()) {
        assert!(text.contains(&format!("id=\"{used}\"")), "{name}: {used}");
    }
}

const GO: &str = "(;GM[1]FF[4]SZ[9];B[ec];W[eg];B[ce];W[ge];B[dg];W[ef])";
const GO_MARKS: &str = "(;GM[1]FF[4]SZ[9]AB[cc][gc][cg];W[ee]TR[cc][bb]SQ[gc][hb]CR[cg][bh]MA[ee][hh]SL[ge][he]LB[ec:A][ed:12][eg:xyz][eh:a long label]LN[aa:ca]AR[ga:ia]TB[ah][ai]TW[ia][ib])";
const HEX: &str = "(;GM[11]FF[4]SZ[4];B[a1];W[d2];B[b3];W[c4])";
const HEX_WON: &str = "(;GM[11]FF[4]SZ[4];B[b1];W[a2];B[b2];W[a3];B[b3];W[a4];B[b4])";
const OCTI: &str = "(;GM[19]FF[4]AB[33ACE][46A!BD!][71]AW[77BF][55][55A][55B]CS[77BF]SS[55A]TR[11]LB[99:x];B[33-34])";
const OTHELLO: &str = "(;GM[2]FF[4]SZ[8];B[d3];W[c3];B[b3])";
const DUO: &str = "(;GM[Blokus Duo];B[e8,e9,f9,e10,f10];W[i5,j5,k5,j6,j4]LB[a1:x]TR[e10]MA[n14])";
const CLASSIC: &str = "(;GM[Blokus];1[a20,b20,b19,b18,a18];2[t20,s20,s19,r19,s18];3[t1,s1,r1,s2];4[a1,b1,c1,b2,c2])";
const TRIGON: &str = "(;GM[Blokus Trigon];1[j12,k12,l12,k11,l11,m11])";
const TRIGON_3: &str = "(;GM[Blokus Trigon Three-Player];1[h11])";
const NEXOS: &str = "(;GM[Nexos];1[d21,e20,f21,e22];2[t21,u20,u18])";
const CALLISTO: &str = "(;GM[Callisto];1[h10];2[m13];3[e5])";
const GEMBLOQ: &str = "(;GM[GembloQ];1[b28,c28,b27,c27];2[bb28,bc28,bb27,bc27])";

fn numbered() -> Options {
    Options { numbers: Numbers::All, ..Options::default() }
}

#[test]
fn every_game() {
    let plain = Options::default();
    for (name, text) in [
        ("go", GO),
        ("hex", HEX),
        ("hex-won", HEX_WON),
        ("octi", OCTI),
        ("othello", OTHELLO),
        ("duo", DUO),
        ("classic", CLASSIC),
        ("trigon", TRIGON),
        ("trigon-3", TRIGON_3),
        ("nexos", NEXOS),
        ("callisto", CALLISTO),
        ("gembloq", GEMBLOQ),
    ] {
        check_svg(name, &scene(text, &plain, "light"));
    }
    check_svg("go-oblong", &scene("(;GM[1]SZ[5:13];B[cc])", &plain, "light"));
    check_svg("hex-oblong", &scene("(;GM[11]SZ[6:3];B[c2])", &plain, "light"));
}

/// A record beside the pictures is drawn into the picture of its name: a game needs no line here.
#[test]
fn every_golden_picture_has_its_record() {
    let files = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    for record in files.filter(|file| file.extension().is_some_and(|suffix| suffix == "sgf")) {
        let name = record.file_stem().unwrap().to_str().unwrap().to_owned();
        check_svg(&name, &scene(&std::fs::read_to_string(&record).unwrap(), &Options::default(), "light"));
    }
}

#[test]
fn every_theme() {
    for theme in Theme::built_in() {
        // Every colour that a theme has: also dimmed points, marks, arrows and a winning chain.
        let dimmed = "(;GM[1]SZ[5]AB[aa][bb]AW[ba][cc]DD[aa:cb]TR[bb]LB[dd:x]AR[ee:eb]SL[ea])";

        let all = [GO, HEX, DUO, OCTI, dimmed, HEX_WON].map(|text| scene(text, &numbered(), &theme.id)).to_vec();
        check_svg(&format!("theme-{}", theme.id), &diagram::sheet(all, 3));
    }
}

#[test]
fn every_orientation() {
    let turned = |text: &str, turns: i32, mirrored: bool| {
        let options = Options { orientation: Orientation::new(turns, mirrored), ..numbered() };
        scene(text, &options, "light")
    };
    let hex = (0..24).map(|i| turned(HEX, i % 12, i >= 12)).collect();
    check_svg("orientations-hex", &diagram::sheet(hex, 6));
    let squares = (0..8).map(|i| turned("(;SZ[5:3];B[aa];W[ba];B[ec])", i % 4 * 3, i >= 4)).collect();
    check_svg("orientations-go", &diagram::sheet(squares, 4));
    let octi = (0..8).map(|i| turned("(;GM[19]SZ[3]AB[11A][32BC!])", i % 4 * 3, i >= 4)).collect();
    check_svg("orientations-octi", &diagram::sheet(octi, 4));
    let triangles = (0..2).map(|i| turned(TRIGON, 2, i == 1)).collect();
    check_svg("orientations-trigon", &diagram::sheet(triangles, 2));
}

#[test]
fn every_mark() {
    check_svg("marks-go", &scene(GO_MARKS, &Options::default(), "light"));
    check_svg("marks-dark", &scene(GO_MARKS, &Options::default(), "dark"));
    let hidden = Options { markup: false, coordinates: false, last_move: LastMove::None, ..Options::default() };
    check_svg("marks-hidden", &scene(GO_MARKS, &hidden, "light"));
    let part = "(;GM[1]SZ[19]AB[cc][dd][ee]AW[qq]VW[aa:ff]DD[aa:bf]LB[ff:a])";
    check_svg("marks-view-dim", &scene(part, &numbered(), "light"));
    let part = "(;GM[11]SZ[6]AB[b2]AW[c3]VW[a1:d4]DD[a1:a4])";
    check_svg("marks-view-hex", &scene(part, &numbered(), "light"));
}

#[test]
fn last_moves_and_numbers() {
    let ring = Options { last_move: LastMove::Ring, ..Options::default() };
    let last = Options { numbers: Numbers::Last(2), ..Options::default() };
    let from = Options { numbers: Numbers::From(3, true), ..Options::default() };
    let all = [numbered(), ring, last, from].iter().map(|o| scene(GO, o, "light")).collect();
    check_svg("numbers", &diagram::sheet(all, 4));
}

#[test]
fn ghosts_hints_selection_and_cursor() {
    let (tree, end) = read(GO);
    let position = Position::replay(&tree, end);
    let board = position.board().clone();
    let place = |name: &str| board.parse(name).expect("a place");
    let ghost =
        |legal, name: &str| Some(Ghost { colour: Some(Colour::BLACK), places: vec![place(name)], legal, held: false });
    let hint = |letter: &str, name: &str, instead| Hint {
        colour: Colour::BLACK,
        places: vec![place(name)],
        letter: letter.to_owned(),
        instead,
        elsewhere: letter == "=",
        node: None,
    };
    let with = |options: &Options| compose(&position, &Markup::default(), options, Theme::usual(false));
    let legal = with(&Options {
        ghost: ghost(true, "bb"),
        hints: vec![hint("A", "gg", false), hint("B", "hh", true), hint("=", "gh", false)],
        selected: vec![place("cc"), place("dc")],
        cursor: Some(place("hb")),
        ..Options::default()
    });
    let illegal = with(&Options { ghost: ghost(false, "ce"), ..Options::default() });
    check_svg("ghost-go", &diagram::sheet(vec![legal, illegal], 2));

    let (tree, end) = read(DUO);
    let position = Position::replay(&tree, end);
    let board = position.board().clone();
    let places: Vec<_> = ["g7", "h7", "g6"].iter().map(|n| board.parse(n).expect("a place")).collect();
    let piece = |legal| {
        let ghost = Some(Ghost { colour: Some(Colour::WHITE), places: places.clone(), legal, held: false });
        let far = ["b2", "b3", "b4"].iter().map(|n| board.parse(n).expect("a place")).collect();
        let hint = |places: Vec<Place>, letter: &str| Hint {
            colour: Colour::BLACK,
            places,
            letter: letter.into(),
            instead: false,
            elsewhere: letter == "=",
            node: None,
        };
        let hints = vec![hint(places.clone(), "C"), hint(far, "=")];
        let options = Options { ghost, hints: if legal { Vec::new() } else { hints }, ..Options::default() };
        compose(&position, &Markup::default(), &options, Theme::usual(false))
    };
    check_svg("ghost-duo", &diagram::sheet(vec![piece(true), piece(false)], 2));
}

#[test]
fn variations_by_their_letters() {
    let text = "(;GM[1]SZ[5];B[cc](;W[bb])(;W[dd])(;W[bd]))";
    let (tree, _) = read(text);
    let root = tree.games().next().expect("a game");
    let node = tree.first_child(root).expect("a move");
    let position = Position::replay(&tree, node);
    let options = Options { hints: hints::following(&tree, node, &position), ..Options::default() };
    check_svg("hints-go", &compose(&position, &Markup::default(), &options, Theme::usual(false)));
}

#[test]
fn trays_and_captions() {
    let caption = vec!["First against Second".to_owned(), "A <caption> & its \"marks\"".to_owned()];
    let options = Options { trays: true, caption, ..Options::default() };
    check_svg("trays-duo", &scene(DUO, &options, "light"));
    check_svg("trays-nexos", &scene(NEXOS, &options, "dark"));
}

#[test]
fn diagrams_with_notes() {
    let game = "(;GM[1]SZ[5]AB[ba][ab][bc]AW[ca][db][cc];W[bb];B[cb];W[ee];B[ed];W[bb];B[de];W[dd];B[cb];W[])";
    let (tree, end) = read(game);
    let options = Options::default();
    let scenes = diagram::series(&tree, end, Default::default(), Split::Every(8), &options, Theme::usual(false))
        .expect("diagrams");
    assert_eq!(scenes.len(), 2);
    check_svg("diagrams", &diagram::sheet(scenes, 2));
}

/// Exactly these pixels, on every machine.
#[test]
fn pixels() {
    let names = [("go", GO), ("hex", HEX), ("octi", OCTI), ("duo", DUO), ("trigon", TRIGON), ("nexos", NEXOS)];
    for (name, text) in names {
        let scene = scene(text, &numbered(), "light");
        same(&format!("{name}.png"), &png::write(&scene, 160).expect("a picture"));
        assert_eq!(png::write(&scene, 160), png::write(&scene, 160));
    }
    let (tree, _) = read(GEMBLOQ);
    same("thumbnail.png", &render::thumbnail(&tree, 64).expect("a picture"));
}

/// Between two labels next to each other stands no line that would be read as a dash, however the board is turned.
#[test]
fn neighbouring_labels_do_not_touch() {
    let ink = |record: &str, turn: i32| {
        let options = Options { orientation: Orientation::new(turn, false), ..Options::default() };
        let pixels = png::pixels(&scene(record, &options, "print"), 600).expect("a picture");
        pixels.rgba.chunks_exact(4).map(|pixel| 255 - usize::from(pixel[0])).sum::<usize>()
    };
    for (turn, beside, below) in [(0, "dc", "cd"), (3, "cd", "dc"), (6, "dc", "cd")] {
        let [beside, below, apart] =
            [beside, below, "fg"].map(|other| ink(&format!("(;GM[1]SZ[9]LB[cc:C][{other}:D])"), turn));
        assert!(beside + 1000 < apart && below.abs_diff(apart) < 1000, "{turn}: {beside} {below} {apart}");
    }
}

/// What is drawn at a place is found there again, however the board is turned.
#[test]
fn a_drawn_element_is_found_at_its_place() {
    for text in [GO, HEX, TRIGON, NEXOS, CALLISTO, GEMBLOQ, OCTI] {
        let (tree, end) = read(text);
        let board = Position::replay(&tree, end).board().clone();
        for i in 0..24 {
            let o = Orientation::new(i % 12, i >= 12).fitted(board.lattice());
            for place in board.places() {
                let seen = o.to_view(board.anchor(place));
                assert_eq!(board.at(o.to_board(seen)), Some(place));
            }
        }
    }
}

/// A position with nothing, the smallest and the largest boards, and records full of nonsense are drawn all the same.
#[test]
fn odd_records() {
    for text in [
        "(;)",
        "(;SZ[1])",
        "(;SZ[52]AB[aa:ZZ])",
        "(;GM[11]SZ[1]AB[a1])",
        "(;GM[11]SZ[63]AB[a1:bk63])",
        "(;SZ[9]LB[ee:&<>\"'\u{1}]LB[aa:]AR[aa:aa]LN[bb:bb]TR[zz]VW[])",
        "(;SZ[9]VW[aa])",
        "(;GM[Blokus]1[a1,c3,e5]AB[b1]A1[a1,a2][a2,a3])",
        "(;GM[19]AB[11][11][11][11][11][11][11][11][11][11][11][11A])",
        "(;GM[99]SZ[7:3];B[aa];W[gc])",
    ] {
        let scene = scene(text, &numbered(), "wood");
        well_formed(text, &svg::write(&scene, 300, Letters::Text));
        png::write(&scene, 64).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}
