//! Go, Hex and Octi over recorded games: expectations of a corpus, where there is one, and golden games of our own.

use std::path::Path;
use variorum::{
    game::{Action, Colour, Kind, Place, Position, Positions, Swaps},
    sgf::{NodeId, Tree},
};

mod corpus;

fn read(path: &Path) -> Tree {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Tree::read(bytes).0
}

/// The main line of the first game, root first.
fn main_line(tree: &Tree) -> Vec<NodeId> {
    std::iter::successors(tree.games().next(), |&node| tree.first_child(node)).collect()
}

fn count(position: &Position, colour: Colour) -> usize {
    (0..position.board().len() as u16).filter(|&n| position.stone(Place(n)) == Some(colour)).count()
}

#[test]
fn hex_records_end_as_expected() {
    let mut wrong = Vec::new();
    end_as_expected(&corpus::own(), &mut wrong);
    if let Some(others) = corpus::others().filter(|folder| folder.join("hex/EXPECTED.tsv").is_file()) {
        end_as_expected(&others, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Compares the records of a folder with the table that is in it.
fn end_as_expected(corpus: &Path, wrong: &mut Vec<String>) {
    let table = std::fs::read_to_string(corpus.join("hex/EXPECTED.tsv")).unwrap();
    assert!(table.lines().count() > 4);
    for line in table.lines().skip(1) {
        let row: Vec<&str> = line.split('\t').collect();
        let tree = read(&corpus.join(row[0]));
        let line = main_line(&tree);
        let kind = Kind::of(&tree, line[0]);
        let (mut positions, mut moves, mut swap, mut last) = (Positions::new(), 0, "-", "-".to_owned());
        let mut bare = false;
        for &node in &line {
            let position = positions.at(&tree, node, Swaps::default());
            let properties: Vec<_> = tree.properties(node).collect();
            let Some(value) = properties.iter().find(|p| kind.colour_of(&p.id()).is_some()) else { continue };
            let Some(played) = position.last_move() else { continue };
            if !matches!(played.action, Action::Resign | Action::Forfeit) {
                moves += 1;
            }
            swap = match played.action {
                Action::SwapPieces => "pieces",
                Action::SwapSides
                    if position.findings().iter().any(|f| f.code == variorum::sgf::Code::SwapMislabelled) =>
                {
                    "sides(mislabelled)"
                }
                Action::SwapSides => "sides",
                _ => swap,
            };
            bare |= value.value().is_some_and(|raw| raw.eq_ignore_ascii_case(b"swap")) && swap == "sides";
            last = String::from_utf8_lossy(value.values().next().unwrap_or_default()).into_owned();
        }
        let end = positions.at(&tree, line[line.len() - 1], Swaps::default());
        let game = line[0];
        let mut found = [
            format!("{}x{}", kind.columns(), kind.rows()),
            tree.descendants(game).count().to_string(),
            tree.descendants(game).filter(|&n| tree.first_child(n).is_none()).count().to_string(),
            moves.to_string(),
            swap.to_owned(),
            count(end, Colour::BLACK).to_string(),
            count(end, Colour::WHITE).to_string(),
            end.winner().map_or("-", |c| kind.letter(c)).to_owned(),
            tree.simple_text(game, "RE").unwrap_or_else(|| "-".to_owned()),
            last,
        ];
        // The table takes a bare swap for one of the pieces. In its records the letter that swapped moves again, so the
        // stone stays Black's; only in one a move stands where the table has the mirrored stone.
        if bare {
            assert_eq!((&*found[4], row[5]), ("sides", "pieces"), "{}", row[0]);
            found[4..7].clone_from_slice(&row[5..8].iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>());
        }
        if found.iter().zip(&row[1..]).any(|(a, b)| a != b) {
            wrong.push(format!("{}\n  expected {:?}\n  found    {found:?}", row[0], &row[1..]));
        }
    }
}

/// The samples that come with the program: nothing in them breaks a rule, and they end as their comments say.
#[test]
fn samples_are_legal_and_end_as_they_say() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples");
    let mut seen = 0;
    for file in std::fs::read_dir(&samples).unwrap().map(|file| file.unwrap().path()) {
        let tree = read(&file);
        for game in tree.games() {
            let found = variorum::game::check(&tree, game);
            assert!(found.is_empty(), "{}: {found:?}", file.display());
            seen += 1;
        }
    }
    assert!(seen >= 10);
    let end = |file: &str| {
        let tree = read(&samples.join(file));
        let line = main_line(&tree);
        Position::replay(&tree, line[line.len() - 1])
    };
    let hex = end("hex.sgf");
    assert_eq!((hex.winner(), hex.winning_chain().len(), hex.move_number()), (Some(Colour::BLACK), 12, 27));
    let octi = end("octi.sgf");
    assert_eq!((octi.winner(), octi.captures(Colour::BLACK)), (Some(Colour::BLACK), 3));
    assert_eq!(count(&end("go.sgf"), Colour::BLACK), 29);
}

#[test]
fn the_shapes_of_the_sample_take_what_they_say() {
    let tree = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples/go.sgf"));
    let game = tree.games().nth(1).unwrap();
    let taken = |variation: usize| {
        let first = tree.children(game).nth(variation).unwrap();
        let end = std::iter::successors(Some(first), |&node| tree.first_child(node)).last().unwrap();
        let position = Position::replay(&tree, end);
        (position.captures(Colour::BLACK), position.captures(Colour::WHITE))
    };
    assert_eq!([taken(0), taken(1), taken(2), taken(3)], [(8, 0), (3, 0), (1, 5), (1, 0)]);
}

/// A line of Hex from a link into a record and back, through the command line.
#[cfg(feature = "cli")]
#[test]
fn links_in_and_out() {
    let link = "https://hexworld.org/board/#11,a3:sd5f6";
    let run = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_variorum")).args(arguments).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (status, record) = run(&["convert", link, "-o", "-"]);
    let expected = "(;FF[4]CA[UTF-8]GM[11]SZ[11]\n;B[a3]\n;W[swap-pieces]\n;B[d5]\n;W[f6])\n";
    assert_eq!((status, record.as_str()), (Some(0), expected));
    assert_eq!(run(&["show", "--link", "--at", "end", link]), (Some(0), format!("{link}\n")));
    assert_eq!(run(&["show", "--link", "--at", "2", link]).1, "https://hexworld.org/board/#11,a3:s,d5f6\n");
    assert_eq!(run(&["show", "https://hexworld.org/board/#11,zz"]).0, Some(2));
}

/// Who plays on after somebody has won is told so, once a game, whatever the game; who stops in time is not.
#[test]
fn a_move_after_the_end_is_told_once() {
    use variorum::{game, sgf::Code};
    for (won, after) in [
        ("(;GM[11]SZ[3];B[a1];W[b1];B[a2];W[b2];B[a3]", ";W[b3];B[c1]"),
        ("(;GM[havannah]SZ[4];W[a1];B[b3];W[b1];B[c3];W[c1];B[d3];W[d1]", ";B[e4];W[f4]"),
        ("(;GM[4]SZ[15];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea]", ";W[eb];B[fa]"),
        (
            "(;GM[connect6]SZ[19];B[aa];W[ab][bb]W[bb];B[ba];B[ca];W[cb];W[db];B[da];B[ea];W[mm];W[nn];B[fa]",
            ";B[ga];W[kk]",
        ),
        ("(;GM[9]SZ[8]AB[c3][e3]AW[a8][h8][h1];B[c3-d4]", ";W[a8-a7];B[d4-d5]"),
        ("(;GM[18]SZ[2]AB[ab]AW[ba]AA[aa];B[abbbab]", ";W[bababa];B[bbbbbb]"),
        ("(;GM[21]SZ[5]AW[ba][cc];W[be]", ";B[ab];W[cb]"),
    ] {
        let found = |record: String| -> Vec<String> {
            let tree = Tree::read(record.clone().into_bytes()).0;
            let told = variorum::sgf::check(&tree, &[]);
            let all = told.iter().cloned().chain(game::faults(&tree, &told, |_| Swaps::default()));
            all.filter(|fault| fault.code == Code::MoveAfterEnd)
                .map(|fault| record[fault.offset..].to_owned())
                .collect()
        };
        assert_eq!(found(format!("{won})")), [""; 0], "{won}");
        let first = &after[after.find('[').unwrap()..];
        assert_eq!(found(format!("{won}{after})")), [format!("{first})")], "{won}{after}");
        // Where a resignation was told before, that is enough; and what is tried beside the game is no part of it.
        assert_eq!(found(format!("{won};B[resign]{after})")).len(), 1);
        assert_eq!(found(format!("{won};C[the end](;C[so])({after}))")), [""; 0]);
    }
}

/// Connect6: whose turn is over does not go on, and whose turn is not over is not followed.
#[test]
fn turns_of_two_stones_are_counted() {
    use variorum::{game, sgf::Code};
    for (moves, code) in [
        (";B[jj];W[ji];W[ij];B[jk];B[kk];W[ab]", None),
        (";B[jj];W[jiij];B[jkkk];W[abac]", None),
        (";B[jj];B[ji]", Some(Code::SameColourTwice)),
        (";B[jj];W[ji];W[ij];W[ab];W[ac]", Some(Code::SameColourTwice)),
        (";B[jj];W[ji];B[ij];W[ab];B[ac]", Some(Code::TurnUnfinished)),
        (";B[jj];W[jiij];W[abac]", Some(Code::SameColourTwice)),
        ("AB[jj];B[ji];B[kk];W[ab];W[ac]", None),
    ] {
        let tree = Tree::read(format!("(;GM[4]RU[Connect6]SZ[19]{moves})").into_bytes()).0;
        let found = game::check(&tree, tree.games().next().unwrap());
        let codes: Vec<Code> = found.iter().map(|(_, fault)| fault.code).collect();
        assert_eq!(codes, code.into_iter().collect::<Vec<_>>(), "{moves}");
    }
}
