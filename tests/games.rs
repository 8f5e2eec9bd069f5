//! Go, Hex and Octi over recorded games: expectations of a corpus, where there is one, and golden games of our own.

use crate::corpus;
use std::path::Path;
use std::sync::Arc;
use variorum::{
    game::{Colour, Kind, Move, Place, Position, Positions, Swaps},
    sgf::{Code, Fault, NodeId, Tree},
};

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
            if !matches!(played.action, Move::Resign | Move::Forfeit) {
                moves += 1;
            }
            swap = match played.action {
                Move::SwapPieces => "pieces",
                Move::SwapSides
                    if position.findings().iter().any(|f| f.code == variorum::sgf::Code::SwapMislabelled) =>
                {
                    "sides(mislabelled)"
                }
                Move::SwapSides => "sides",
                _ => swap,
            };
            bare |= value.value().is_some_and(|raw| raw.eq_ignore_ascii_case(b"swap")) && swap == "sides";
            last = String::from_utf8_lossy(value.values().next().unwrap_or_default()).into_owned();
        }
        let end = positions.at(&tree, line[line.len() - 1], Swaps::default());
        let game = line[0];
        let joined = !end.winning_chain().is_empty();
        let result = tree.simple_text(game, "RE").filter(|_| !joined && last == "resign");
        if let Some(winner) = result.filter(|result| matches!(&**result, "B" | "W")) {
            assert_eq!(end.winner().map(|colour| kind.letter(colour)), Some(&*winner), "{}", row[0]);
        }
        let mut found = [
            format!("{}x{}", kind.columns(), kind.rows()),
            tree.descendants(game).count().to_string(),
            tree.descendants(game).filter(|&n| tree.first_child(n).is_none()).count().to_string(),
            moves.to_string(),
            swap.to_owned(),
            count(end, Colour::BLACK).to_string(),
            count(end, Colour::WHITE).to_string(),
            end.winner().filter(|_| joined).map_or("-", |c| kind.letter(c)).to_owned(),
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
    let connect6 = end("connect6.sgf");
    assert_eq!((connect6.winner(), connect6.winning_chain().len()), (Some(Colour::WHITE), 6));
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
fn a_move_after_the_end_is_reported_once() {
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
            let reports = variorum::sgf::check(&tree, &[]);
            let all = reports.iter().cloned().chain(game::faults(&tree, &reports, |_| Swaps::default()));
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

/// Who has lost on the board may give up besides; that the winner does is told.
#[test]
fn a_winner_who_resigns_is_reported() {
    for (record, told_of) in [
        ("(;GM[4]SZ[15];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea];W[resign])", None),
        ("(;GM[4]SZ[15];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea];B[resign])", Some("[resign")),
        ("(;GM[21]SZ[5]AW[ba][cc];W[be];B[resign])", None),
        ("(;GM[21]SZ[5]AW[ba][cc];W[be];C[so];W[forfeit])", Some("[forfeit")),
        ("(;GM[9]AB[c3][e3]AW[a8][h8][h1];B[c3-d4];B[resign])", Some("[resign")),
    ] {
        let expected: Vec<_> =
            told_of.into_iter().map(|value| (variorum::sgf::Code::MoveAfterEnd, value.to_owned())).collect();
        let after_end: Vec<_> =
            reports(record).into_iter().filter(|(code, _)| *code == variorum::sgf::Code::MoveAfterEnd).collect();
        assert_eq!(after_end, expected, "{record}");
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

fn end_of(record: &str) -> Position {
    let tree = Tree::read(record.as_bytes().to_vec()).0;
    let line = main_line(&tree);
    Position::replay(&tree, line[line.len() - 1])
}

/// Everything that is told of a record without being asked for more: codes, and how the value begins that each is about.
fn reports(record: &str) -> Vec<(variorum::sgf::Code, String)> {
    let tree = Tree::read(record.as_bytes().to_vec()).0;
    let of_text = variorum::sgf::check(&tree, &[]);
    let of_rules = variorum::game::faults(&tree, &of_text, |_| Swaps::default());
    let all = of_text.into_iter().chain(of_rules).filter(|fault| !fault.allowed);
    all.map(|fault| (fault.code, record[fault.offset..].chars().take_while(|c| *c != ']').collect())).collect()
}

/// In a game of turns a colour that moves twice in a row is told so, whatever the game, once of a line. What takes the turn
/// away in between is no such move: a pass, a swap, a setup, PL, or an opponent who cannot move.
#[test]
fn a_move_out_of_turn_is_reported_where_colours_alternate() {
    use variorum::sgf::Code::{SameColourTwice, TurnUnfinished};
    for (game, in_turn, again, further) in [
        ("GM[2]SZ[8]", ";B[f5];W[f6]", ";W[f4]", ";B[f3];B[d6]"),
        ("GM[4]SZ[15]", ";B[hh];W[gg]", ";W[hg]", ";B[aa];B[bb]"),
        ("GM[4]SZ[15]RU[renju]", ";B[hh];W[gg]", ";W[hg]", ";W[aa];B[bb]"),
        ("GM[connect6]SZ[19]", ";B[jj];W[aa];W[bb];B[cc];B[dd]", ";B[ff]", ";W[hh];W[ii];W[kk]"),
        ("GM[connect6]SZ[19]", ";B[jj];W[aabb]", ";W[cc]", ";B[hh];B[ii];B[kk]"),
        ("GM[9]SZ[8]", ";B[b8-b6];W[a3-c3]", ";W[a6-c6]", ";W[c6-c5]"),
        ("GM[18]SZ[10]", ";B[djddgd];W[jdgdgg]", ";W[gdhdhe]", ";W[hdidie]"),
        ("GM[21]SZ[24]", ";W[c4];B[d6]", ";B[f7]", ";B[h9];B[k9]"),
        ("GM[21]SO[http://www.littlegolem.com]SZ[24]", ";b[cd];r[ef]", ";r[gh]", ";r[ij]"),
        ("GM[havannah]SZ[5]", ";W[a1];B[b2]", ";B[c3]", ";B[d4];B[d5]"),
    ] {
        let record = |moves: &[&str]| format!("(;FF[4]{game}{})", moves.concat());
        let about = |found: Vec<(variorum::sgf::Code, String)>| -> Vec<String> {
            let turns = found.into_iter().filter(|(code, _)| matches!(code, SameColourTwice | TurnUnfinished));
            turns.map(|(_, value)| value).collect()
        };
        let value = &again[again.find('[').unwrap()..again.len() - 1];
        assert_eq!(about(reports(&record(&[in_turn]))), [""; 0], "{game}");
        assert_eq!(about(reports(&record(&[in_turn, again]))), [value], "{game}");
        assert_eq!(about(reports(&record(&[in_turn, again, further]))), [value], "{game}: once of a line");
        let mover = |moves: &str| moves.rsplit(';').next().unwrap().chars().next().unwrap();
        let other = if mover(in_turn).is_ascii_lowercase() { "br" } else { "BW" };
        let pass = format!(";{}[]", other.chars().find(|colour| *colour != mover(in_turn)).unwrap());
        let setup = ";PL[W]C[and again]";
        for between in [&*pass, setup, ";AE[aa][a1]"] {
            let record = record(&[in_turn, between, again]);
            assert_eq!(about(reports(&record)), [""; 0], "{record}");
        }
    }
    // Where both may be a demonstration, or the text alone says nothing, it is told to those who ask for all.
    for game in ["GM[1]SZ[9];B[aa];B[bb]", "GM[11]SZ[9];B[a1];B[b2]"] {
        assert_eq!(reports(&format!("(;FF[4]CA[UTF-8]{game})")), [], "{game}");
    }
    for game in [
        "GM[havannah]SZ[5];W[a1];B[swap];W[b2];B[c3]",
        "GM[havannah]SZ[5];W[a1];B[swap-sides];B[b2];W[c3]",
        "GM[21]SZ[12];W[c4];B[swap];W[e6]",
        // White cannot move, and need not pass.
        "GM[2]SZ[4]AB[a1][a4]AW[b1][b4];B[c1];B[c4]",
    ] {
        let found = reports(&format!("(;FF[4]CA[UTF-8]{game})"));
        assert!(found.iter().all(|(code, _)| *code != SameColourTwice), "{game}: {found:?}");
    }
}

/// What the end of a line shows: who may move, and who has won. What is played on after the end changes neither.
#[test]
fn games_that_are_over_stay_over() {
    let full = |game: &str, points: &mut dyn Iterator<Item = String>| {
        let moves: String = points.enumerate().map(|(n, at)| format!(";{}[{at}]", ["B", "W"][n % 2])).collect();
        format!("(;{game}{moves})")
    };
    let letters = |n: u8| (b'a' + n) as char;
    // Three by three, so that nobody has five in a row; and the one hexagon of a board of side 1 is won by nobody.
    let gomoku = full("GM[4]SZ[3]", &mut (0..9).map(|n| format!("{}{}", letters(n % 3), letters(n / 3))));
    let twixt = full("GM[21]SZ[3]", &mut ["b2", "c2", "b1", "a2", "b3"].into_iter().map(str::to_owned));
    for (record, winner) in [
        (gomoku, None),
        (twixt, None),
        // Resignations, in every game whose moves can say so, and what follows them.
        ("(;GM[11]SZ[5];B[a1];W[b2];B[resign])".to_owned(), Some("W")),
        ("(;GM[11]SZ[5];B[a1];W[b2];B[resign];W[c3];B[c4])".to_owned(), Some("W")),
        ("(;GM[21]SZ[12];W[c4];B[resign])".to_owned(), Some("W")),
        ("(;GM[21]SZ[12]SO[http://www.littlegolem.com];b[cd];r[resign])".to_owned(), Some("B")),
        ("(;GM[havannah]SZ[4];W[a1];B[forfeit])".to_owned(), Some("W")),
        ("(;GM[9]SZ[8];B[b8-b6];W[resign];B[b6-b5])".to_owned(), Some("B")),
        ("(;GM[18]SZ[10];B[djddgd];W[resign])".to_owned(), Some("B")),
        // Amazons: who is in turn and cannot move has lost, also at the start.
        ("(;GM[18]SZ[2]AB[aa]AW[bb]AA[ab][ba])".to_owned(), Some("W")),
        ("(;GM[18]SZ[2]AB[aa]AW[bb]AA[ab][ba]PL[W])".to_owned(), Some("B")),
        ("(;GM[18]SZ[2]AB[ab]AW[ba]AA[aa];B[abbbab];W[babbba])".to_owned(), Some("B")),
        // Lines of Action: a piece leaves the group that has won.
        ("(;GM[9]SZ[8]AB[c3][e3]AW[a8][h8][h1];B[c3-d4];W[a8-a7];B[d4-d5])".to_owned(), Some("B")),
        ("(;GM[9]SZ[8]AB[c3][e3]AW[a8][h8][h1];B[c3-d4];W[a8-a7];B[e3-g3];W[h8-h7])".to_owned(), Some("B")),
        // Gomoku, five and no more: the row becomes too long.
        ("(;GM[4]SZ[15]RU[1];B[aa];W[ac];B[ba];W[bc];B[ca];W[cc];B[da];W[dc];B[ea];W[ee];B[fa])".to_owned(), Some("B")),
        // TwixT: a link of the chain is taken away.
        ("(;GM[21]SZ[5]AW[ba][cc];W[be];B[ab];W[d3-c3b5])".to_owned(), Some("W")),
        // Othello: nobody can move, and somebody puts a disc where it turns none.
        ("(;GM[2]SZ[4]AB[a1][b1][a2][b2];W[d4])".to_owned(), Some("B")),
    ] {
        let end = end_of(&record);
        let found = end.winner().map(|colour| end.kind().letter(colour));
        assert_eq!((found, end.to_play()), (winner, None), "{record}");
        let chain = end.winning_chain();
        assert!(chain.iter().all(|&place| end.stone(place) == end.winner()), "{record}");
    }
}

/// A swap answers the first move, and only once: a second one is told, in all games that know it.
#[test]
fn only_the_first_move_is_swapped_and_once() {
    use variorum::sgf::Code::SwapLate;
    for (game, first, second) in
        [("GM[11]SZ[5]", "B", "W"), ("GM[havannah]SZ[5]", "W", "B"), ("GM[21]SZ[12]", "W", "B")]
    {
        for (moves, expected) in [
            (format!(";{first}[c2];{second}[swap-pieces]"), 0),
            (format!(";{first}[c2];{second}[swap-pieces];{first}[d4];{second}[e4]"), 0),
            (format!(";{first}[c2];{second}[swap-pieces];{first}[swap-pieces]"), 1),
            (format!(";{first}[c2];{second}[swap-sides];{second}[swap-sides]"), 1),
            (format!(";{first}[swap-pieces]"), 1),
            (format!(";{first}[c2];{second}[d4];{first}[swap-pieces]"), 1),
        ] {
            let record = format!("(;FF[4]{game}{moves})");
            let found = reports(&record).into_iter().filter(|(code, _)| *code == SwapLate).count();
            assert_eq!(found, expected, "{record}");
        }
    }
}

/// One rule for all games: a move against the rules is played when it is asked for, and said; a legal one is played without a
/// word; and what the notation or the board cannot hold is refused.
#[test]
fn an_illegal_move_is_played_and_reported() {
    use variorum::edit::{Command, Workspace};
    let run = |record: &str, line: &str| {
        let mut workspace = Workspace::open(record.as_bytes().to_vec()).0;
        workspace.run(&Command::parse("goto end").unwrap()).unwrap();
        let outcome = workspace.run(&Command::parse(line).unwrap());
        let written = String::from_utf8(workspace.document().tree().write()).unwrap();
        (outcome.map(|outcome| outcome.message).map_err(|why| why.to_string()), written)
    };
    let rows = [
        ("GM[1]SZ[9];B[dd]", "e5", "d6", "pass me"),
        ("GM[11]SZ[5];B[c3]", "d4", "c3", "z9"),
        ("GM[havannah]SZ[5];W[c3]", "d4", "c3", "a9"),
        ("GM[2]SZ[8]", "f5", "a1", "j9"),
        ("GM[4]SZ[15];B[hh]", "h9", "W h8", "z99"),
        ("GM[4]SZ[15]RU[renju]AB[hf][hg][fh][gh]", "B a1", "B h8", "z99"),
        ("GM[connect6]SZ[19];B[jj];W[aa];W[bb]", "B d4", "W c3", "z99"),
        ("GM[9]SZ[8]", "b8-b6", "b8-b5", "b8"),
        ("GM[18]SZ[10]", "d1-d7-g7", "d1-e3-g7", "pass"),
        ("GM[21]SZ[12];W[c4]", "d6", "e1", "a1"),
        ("GM[21]SZ[12];W[c4]", "d6", "c4", "pass"),
        ("GM[19]", "33+B", "11+B", "zz"),
        ("GM[Blokus Duo]", "e10,e11", "a1", "z9"),
        ("GM[3]", "e2-e4", "e4-e5", "e2-e9"),
        ("GM[10]", "ab", "", "zz9"),
        ("GM[tumbleweed]", "c3", "", "z99"),
        ("GM[4000]", "c3", "", "z99"),
        // Who plays on after the end.
        ("GM[11]SZ[3];B[a1];W[b1];B[a2];W[b2];B[a3]", "pass", "b3", "z9"),
        ("GM[9]SZ[8]AB[c3][d4]AW[a8][h8][h1];B[d4-e5];W[a8-a7];B[e5-d4]", "pass", "a7-a6", "b8"),
    ];
    let name = |kind: &Kind| if kind.family() == "other" { kind.name().to_owned() } else { kind.family().to_owned() };
    let mut covered: Vec<String> = Vec::new();
    for (game, legal, illegal, unheld) in rows {
        let record = format!("(;FF[4]{game})");
        // Descriptions of games are read where there are pictures.
        if !cfg!(feature = "render") && !end_of(&record).kind().facts().judged {
            continue;
        }
        let (sentence, written) = run(&record, &format!("play {legal}"));
        if !game.contains("AB[c3][d4]") {
            assert_eq!(sentence, Ok(None), "{record} {legal}");
        }
        assert_ne!(written, record, "{legal}");
        if !illegal.is_empty() {
            let (sentence, written) = run(&record, &format!("play {illegal}"));
            let sentence = sentence.unwrap_or_else(|why| panic!("{record} {illegal}: {why}"));
            assert!(
                sentence.is_some_and(|sentence| sentence.starts_with("illegal move recorded: ")),
                "{record} {illegal}"
            );
            assert_ne!(written, record, "{illegal}");
        }
        let (refused, written) = run(&record, &format!("play {unheld}"));
        assert!(refused.is_err() && written == record, "{record} {unheld}: {refused:?}");
        covered.push(name(end_of(&record).kind()));
    }
    for card in variorum::game::cards() {
        let kind = Kind::new(card.gm, None).unwrap();
        assert!(covered.contains(&name(&kind)), "{} is missing here", name(&kind));
    }
    // What nothing can stand on is not set up either; and a move that the record has already is entered without a word.
    let (refused, _) = run("(;FF[4]GM[21]SZ[12])", "add-stone W a1");
    assert!(refused.is_err_and(|why| why.contains("no hole")));
    let (sentence, written) = run("(;FF[4]GM[1]SZ[9];B[dd](;W[dd])(;W[ee]))", "goto 1");
    assert_eq!(sentence, Ok(None), "{written}");
    let mut workspace = Workspace::open(written.into_bytes()).0;
    for (line, expected) in [("goto 1", None), ("play W dd", None)] {
        let sentence = workspace.run(&Command::parse(line).unwrap()).unwrap().message;
        assert_eq!(sentence, expected, "{line}");
    }
}

/// One value that is no move takes nothing away, in games without rules and in described ones: the rest is drawn, and it is reported where it
/// stands.
#[test]
fn one_odd_move_takes_nothing_away() {
    use variorum::sgf::Code;
    let rows = [
        ("GM[99]SZ[9]", ["bb", "cc", "dd", "ee"]),
        ("GM[99]SZ[19]", ["b2", "c3", "d4", "e5"]),
        ("GM[12]", ["ab", "cc", "dd", "ee"]),
        ("GM[29]SZ[11]", ["ab", "cc", "dd", "ee"]),
        ("GM[40]SZ[39:32]", ["ab", "AB", "cc", "dd.ddcddcdd"]),
        ("GM[10]", ["ab", "cc", "dd", "ee"]),
        ("GM[tumbleweed]", ["c3", "d4", "e5", "f6"]),
        ("GM[3]", ["e2-e4", "e7-e5", "Ng1-f3", "b8-c6"]),
    ];
    for (game, moves) in rows {
        let described = ["GM[10]", "GM[tumbleweed]", "GM[3]"].contains(&game);
        if !cfg!(feature = "render") && described {
            continue;
        }
        let record = |odd: Option<&str>| {
            let played = moves.iter().zip(["B", "W"].into_iter().cycle());
            let mut values: Vec<String> = played.map(|(value, id)| format!(";{id}[{value}]")).collect();
            if let Some(odd) = odd {
                values.insert(2, format!(";B[{odd}]"));
            }
            format!("(;FF[4]{game}{})", values.concat())
        };
        let stones = |position: &Position| {
            let discs = position.look().stones;
            discs.into_iter().map(|disc| (disc.place, disc.colour)).collect::<Vec<_>>()
        };
        let plain = end_of(&record(None));
        assert!(plain.kind().has_board() && plain.is_known() && !stones(&plain).is_empty(), "{game}");
        for odd in ["x", "what?", "zz99", "!", "\u{9ed2}"] {
            let text = record(Some(odd));
            let position = end_of(&text);
            assert!(position.kind().has_board() && !position.is_known(), "{text}");
            assert_eq!(stones(&position), stones(&plain), "{text}");
            let (tree, _) = Tree::read(text.clone().into_bytes());
            let root = tree.games().next().unwrap();
            let odd_node = tree.main_line(root).nth(3).unwrap();
            let found = variorum::game::check(&tree, root);
            let reports =
                found.iter().filter(|(_, fault)| matches!(fault.code, Code::UnreadableMove | Code::PointOffBoard));
            assert_eq!(reports.map(|(node, _)| *node).collect::<Vec<_>>(), [odd_node], "{text}: {found:?}");
        }
    }
}

/// What says which board it is keeps it there, however few moves are points of it; where nothing does, it is reported that there is none.
#[test]
fn a_board_stays_where_something_gives_it() {
    use variorum::sgf::Code;
    // Moves, and what is drawn of them: the number of stones, or `None` for no board. Then whether positions are known and a board is reported
    // as unknown.
    let rows: &[(&str, &str, Option<usize>, bool)] = &[
        ("GM[99]SZ[9]", ";B[aa];W[x];B[y];W[z];B[bb]", Some(2), false),
        ("GM[41]SZ[13]", ";B[aa];W[x];B[y];W[z]", Some(1), false),
        ("GM[50]SZ[9:13]", ";B[A1-B2];W[x];B[y];W[z];B[c3]", Some(1), false),
        ("GM[game of chance]SZ[9]", ";B[raise];W[fold];B[aa];W[deal]", Some(1), false),
        ("GM[99]SZ[9]", ";B[raise];W[fold]", Some(0), false),
        // Games whose board is always the same.
        ("GM[5]", ";B[a1];W[x];B[y];W[z];B[d1]", Some(2), false),
        ("GM[12]", ";B[aa];W[x];B[y];W[z];B[bb]", Some(2), false),
        ("GM[40]", ";B[aa];W[x];B[y];W[z];B[bb.bbab]", Some(2), false),
        ("GM[8]", ";B[7g7f];W[x];B[cc]", Some(1), false),
        ("GM[8]", "", Some(0), false),
        // No grid, unless SZ says so and a move is on it.
        ("GM[24]SZ[11]", ";B[aa];W[x];B[y];W[z]", Some(1), false),
        ("GM[16]", ";B[@0/];W[A2+]", None, true),
        ("GM[27]SZ[9]", ";B[wS1];W[bG1 -wS1]", None, true),
        ("GM[6]", ";B[31hefe]", None, true),
        // The moves are in a notation that is not known.
        ("GM[8]", ";B[P-7f];W[P-3d]", None, true),
        // Nothing gives a size: a guess, if the moves are points of it.
        ("GM[99]", ";B[aa];W[x];B[y];W[z];B[bb]", None, true),
        ("GM[50]SZ[big]", ";B[aa];W[x];B[y];W[z]", None, true),
        ("GM[99]", ";B[aa];W[bb];B[x]", Some(2), true),
        ("GM[Blokus  Duo]", ";B[e10];W[f9]", Some(2), true),
    ];
    for (game, moves, stones, is_reported) in rows {
        let record = format!("(;FF[4]{game}{moves})");
        let position = end_of(&record);
        let drawn = position.kind().has_board().then(|| position.look().stones.len());
        assert_eq!(drawn, *stones, "{record}");
        let (tree, _) = Tree::read(record.clone().into_bytes());
        let root = tree.games().next().unwrap();
        let found = variorum::game::check(&tree, root);
        let reported = found.iter().any(|(node, fault)| *node == root && fault.code == Code::BoardUnknown);
        assert_eq!(reported, *is_reported, "{record}: {found:?}");
        // What could not be read is reported where it stands.
        if stones.is_some() {
            let odd: Vec<_> = tree
                .main_line(root)
                .filter(|&node| {
                    ["B", "W"].iter().any(|id| {
                        tree.value(node, id).is_some_and(|raw| {
                            position.kind().place(raw.split(|byte| *byte == b'.').next().unwrap()).is_err()
                        })
                    })
                })
                .collect();
            let unread =
                found.iter().filter(|(_, fault)| matches!(fault.code, Code::UnreadableMove | Code::PointOffBoard));
            assert_eq!(unread.map(|(node, _)| *node).collect::<Vec<_>>(), odd, "{record}: {found:?}");
        }
        assert!(!is_reported || !position.is_known(), "{record}");
    }
}

/// Where a board has no known starting position, and the record sets up nothing, none is made up, and nothing is judged by it.
#[test]
fn starts_of_boards_that_have_none_are_reported_and_not_made_up() {
    for (root, first, is_known) in [
        ("GM[2]SZ[8]", "d3", true),
        ("GM[2]SZ[10]", "e4", true),
        ("GM[2]SZ[3]", "a1", false),
        ("GM[2]SZ[5]", "c3", false),
        ("GM[2]SZ[9]", "d3", false),
        ("GM[2]SZ[8:7]", "d3", false),
        ("GM[18]SZ[10]", "djddgd", true),
        ("GM[18]SZ[6]", "bfbbdb", true),
        ("GM[18]SZ[5]", "beaaab", false),
        ("GM[18]SZ[11]", "djddgd", false),
        ("GM[18]SZ[10:8]", "dhddgd", false),
        ("GM[3]SZ[8]", "e2-e4", true),
        ("GM[3]SZ[10]", "e2-e4", false),
        ("GM[9]SZ[8]", "b1-b3", true),
        ("GM[9]SZ[8]SU[whatever]", "b1-b2", false),
        // What a record sets up itself is known.
        ("GM[2]SZ[5]AB[c3][d4]AW[c4][d3]", "c5", true),
        ("GM[18]SZ[5]AB[be]AW[aa]", "bebbab", true),
    ] {
        let record = format!("(;FF[4]{root};B[{first}];W[resign])");
        let (tree, _) = Tree::read(record.clone().into_bytes());
        let game = tree.games().next().expect("a game");
        let found: Vec<Fault> = variorum::game::check(&tree, game).into_iter().map(|(_, fault)| fault).collect();
        let unknown = found.iter().filter(|fault| fault.code == Code::StartUnknown);
        assert_eq!(unknown.count(), usize::from(!is_known), "{record}: {found:?}");
        let judged = [Code::NoPiece, Code::NoWay, Code::NoFlip];
        assert!(is_known || found.iter().all(|fault| !judged.contains(&fault.code)), "{record}: {found:?}");
        let start = Position::start(Arc::new(Kind::of(&tree, game)));
        assert_eq!(start.is_known(), is_known, "{record}");
        let is_empty = start.kind().board().places().all(|place| start.stone(place).is_none());
        assert_eq!(is_empty, !is_known && !root.starts_with("GM[9]") || root.contains("AB["), "{record}");
    }
}
