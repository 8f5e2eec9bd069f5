//! Havannah: who has won is asked of another algorithm, games at random are undone and replayed, and both notations are read.

use crate::corpus;
use std::collections::BTreeSet;
use variorum::edit::{Command, Workspace};
use variorum::game::{Board, Colour, Kind, Move, Place, Position};
use variorum::sgf::Tree;

/// The places of a colour.
fn stones(position: &Position, colour: Colour) -> BTreeSet<Place> {
    position.board().places().filter(|&place| position.stone(place) == Some(colour)).collect()
}

/// On which of the six sides a place lies, told by the neighbours it lacks, two of them at each place of a side; a corner
/// lacks three and lies on two.
fn sides(board: &Board, place: Place) -> Vec<usize> {
    const WAYS: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let cell = (i32::from(board.column(place)), i32::from(board.row(place)));
    let lacks = |way: usize| {
        let (c, r) = (cell.0 + WAYS[way % 6].0, cell.1 + WAYS[way % 6].1);
        u16::try_from(c).ok().zip(u16::try_from(r).ok()).is_none_or(|(c, r)| board.place(c, r).is_none())
    };
    (0..6).filter(|&way| lacks(way) && lacks(way + 1)).collect()
}

/// Sets of stones that hang together: each stone joined to those before it.
fn groups(board: &Board, stones: &BTreeSet<Place>) -> Vec<BTreeSet<Place>> {
    let mut groups: Vec<BTreeSet<Place>> = Vec::new();
    for &stone in stones {
        let touches = |group: &BTreeSet<Place>| board.neighbours(stone).any(|place| group.contains(&place));
        let (joined, mut rest): (Vec<_>, Vec<_>) = groups.into_iter().partition(touches);
        rest.push(joined.into_iter().flatten().chain([stone]).collect());
        groups = rest;
    }
    groups
}

fn has_bridge(board: &Board, stones: &BTreeSet<Place>) -> bool {
    let corners = |group: &BTreeSet<Place>| group.iter().filter(|&&place| sides(board, place).len() == 2).count();
    groups(board, stones).iter().any(|group| corners(group) >= 2)
}

fn has_fork(board: &Board, stones: &BTreeSet<Place>) -> bool {
    let touched = |group: &BTreeSet<Place>| {
        let sides = group.iter().map(|&place| sides(board, place)).filter(|sides| sides.len() == 1);
        sides.flatten().collect::<BTreeSet<usize>>().len()
    };
    groups(board, stones).iter().any(|group| touched(group) >= 3)
}

/// A ring holds a cycle without a short cut, longer than a triangle. Without such a cycle, stones whose neighbours all touch
/// each other can be taken away one after the other until none is left; and with one, none of its stones can ever be.
fn has_ring(board: &Board, stones: &BTreeSet<Place>) -> bool {
    let mut left = stones.clone();
    loop {
        let simple = |&&stone: &&Place| {
            let beside: Vec<Place> = board.neighbours(stone).filter(|place| left.contains(place)).collect();
            beside.iter().all(|&a| beside.iter().all(|&b| a == b || board.neighbours(a).any(|place| place == b)))
        };
        let Some(&stone) = left.iter().find(simple) else { return !left.is_empty() };
        left.remove(&stone);
    }
}

/// The lines that are drawn through what has won show what it is.
fn assert_shown(position: &Position, colour: Colour) {
    let (board, lines) = (position.board(), position.winning_lines());
    for pair in lines.iter().flat_map(|line| line.windows(2)) {
        assert!(board.neighbours(pair[0]).any(|place| place == pair[1]));
    }
    assert!(lines.iter().flatten().all(|&place| position.stone(place) == Some(colour)));
    let ends = |places: &[Place]| -> BTreeSet<Vec<usize>> { places.iter().map(|&p| sides(board, p)).collect() };
    match position.won_by().map(|by| by.1) {
        Some("a bridge") => {
            let line = &lines[0];
            assert!(lines.len() == 1 && ends(&[line[0], line[line.len() - 1]]).iter().all(|sides| sides.len() == 2));
            assert_ne!(line[0], line[line.len() - 1]);
        }
        Some("a fork") => {
            let (through, branch) = (&lines[0], &lines[1]);
            let ends = ends(&[through[0], through[through.len() - 1], branch[branch.len() - 1]]);
            assert!(ends.len() == 3 && ends.iter().all(|sides| sides.len() == 1) && through.contains(&branch[0]));
        }
        Some("a ring") => {
            let line = &lines[0];
            assert!(lines.len() == 1 && line.len() > 6 && line[0] == line[line.len() - 1]);
            assert_eq!(line.iter().collect::<BTreeSet<_>>().len(), line.len() - 1);
            assert!(has_ring(board, &line.iter().copied().collect()));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn another_algorithm_finds_the_same_winner() {
    let mut random = fastrand::Rng::with_seed(21);
    let mut won = std::collections::BTreeMap::new();
    for game in 0..1000_u16 {
        let size = if game % 50 == 1 { 8 } else { 2 + game % 4 };
        let kind = Kind::new("havannah", Some((size, size))).unwrap();
        let mut position = Position::start(kind.into());
        let board = position.board().clone();
        let mut order: Vec<Place> = board.places().collect();
        random.shuffle(&mut order);
        // Every third game is one colour's alone: so rings come about that many stones fill.
        let alone = game % 3 == 0;
        for (number, place) in order.into_iter().enumerate() {
            let colour = if number % 2 == 0 || alone { Colour::WHITE } else { Colour::BLACK };
            position.play(colour, &Move::Place(vec![place]));
            let own = stones(&position, colour);
            let found = [has_ring(&board, &own), has_bridge(&board, &own), has_fork(&board, &own)];
            let by =
                position.won_by().map(|by| ["a ring", "a bridge", "a fork"].iter().position(|b| *b == by.1).unwrap());
            assert_eq!(position.winner(), found.contains(&true).then_some(colour), "{found:?}");
            assert!(by.is_none_or(|by| found[by]));
            if let Some(by) = position.won_by().map(|by| by.1) {
                assert_shown(&position, colour);
                assert_eq!((position.to_play(), position.legal_moves(Colour::BLACK)), (None, Some(0)));
                *won.entry(by).or_insert(0) += 1;
                break;
            }
        }
    }
    assert!(won.len() == 3 && won.values().all(|&games| games > 50), "{won:?}");
}

/// A move at random: in the first two of a game now and then a swap.
fn random_move(position: &Position, random: &mut fastrand::Rng) -> Move {
    if position.move_number() == 1 && random.u8(..4) == 0 {
        return if random.bool() { Move::SwapPieces } else { Move::SwapSides };
    }
    let free: Vec<Place> = position.board().places().filter(|&place| position.stone(place).is_none()).collect();
    Move::Place(vec![free[random.usize(..free.len())]])
}

#[test]
fn legal_games_are_undone_and_replayed() {
    let mut random = fastrand::Rng::with_seed(22);
    for game in 0..1000_u16 {
        let size = if game % 50 == 1 { 5 } else { 2 + game % 5 / 4 };
        let record = match game % 2 {
            0 => format!("(;FF[4]GM[havannah]SZ[{size}])"),
            _ => format!("(;FF[4]EV[havannah.x]SO[http://www.littlegolem.com]SZ[{size}])"),
        };
        let (mut workspace, faults) = Workspace::open(record.clone().into_bytes());
        assert!(faults.is_empty());
        let mut positions = vec![workspace.position().unwrap()];
        while let Some(colour) = positions.last().unwrap().to_play() {
            let position = positions.last().unwrap();
            let free = position.board().places().filter(|&place| position.stone(place).is_none()).count();
            assert_eq!(position.legal_moves(colour), Some(free));
            if free == 0 {
                break;
            }
            let action = random_move(position, &mut random);
            assert!(position.check_move(colour, &action).is_empty());
            let command = Command::parse(&format!("play {}", position.move_value(&action))).unwrap();
            workspace.run(&command).unwrap();
            let next = workspace.position().unwrap();
            assert!(next.findings().is_empty(), "{:?}", next.findings());
            positions.push(next);
        }
        let written = workspace.document().tree().write();
        let tree = Tree::read(written).0;
        let line = std::iter::successors(tree.games().next(), |&node| tree.first_child(node));
        for (node, played) in line.zip(&positions) {
            let replayed = Position::replay(&tree, node);
            for colour in [Colour::BLACK, Colour::WHITE] {
                assert_eq!(stones(&replayed, colour), stones(played, colour));
            }
            assert_eq!((replayed.to_play(), replayed.winner()), (played.to_play(), played.winner()));
            assert_eq!(replayed.winning_lines(), played.winning_lines());
        }
        workspace.run(&Command::parse(&format!("undo {}", positions.len() - 1)).unwrap()).unwrap();
        assert_eq!(workspace.document().tree().write(), record.as_bytes());
    }
}

#[test]
fn both_notations_name_every_cell() {
    let tree = |record: &str| Tree::read(record.as_bytes().to_vec()).0;
    let kind = |record: &str| {
        let tree = tree(record);
        Kind::of(&tree, tree.games().next().unwrap())
    };
    for size in [1, 2, 4, 8, 10, 26] {
        let plain = kind(&format!("(;GM[Havannah]SZ[{size}])"));
        let golem = kind(&format!("(;EV[havannah.in]SZ[{size}])"));
        assert_eq!(plain.board().len(), 3 * size * (size - 1) + 1);
        for place in plain.board().places() {
            for kind in [&plain, &golem] {
                let name = kind.place_value(place);
                assert_eq!((kind.place(name.as_bytes()), kind.board().parse_display(&name)), (Ok(place), Some(place)));
            }
            let (letter, number) = (plain.board().column(place) as usize, plain.place_value(place));
            let number: usize = number.trim_start_matches(|c: char| c.is_alphabetic()).parse().unwrap();
            let skipped = (letter + 1).saturating_sub(size);
            let name = format!("{}{}", variorum::sgf::point::column_letters(letter as u16), number - skipped);
            assert_eq!(golem.place_value(place), name.to_ascii_uppercase());
        }
    }
    // The corners of size 5, and cells that only one of the two names.
    let (plain, golem) = (kind("(;GM[4100]SZ[5])"), kind("(;SO[littlegolem]RU[LG]SZ[5];W[a1])"));
    for (plainly, by_golem) in [("a1", "A1"), ("e1", "E1"), ("i5", "I1"), ("i9", "I5"), ("e9", "E9"), ("a5", "A5")] {
        let place = plain.place(plainly.as_bytes()).unwrap();
        assert_eq!((plain.board().neighbours(place).count(), golem.place_value(place).as_str()), (3, by_golem));
    }
    assert!(plain.place(b"i1").is_err() && golem.place(b"i1").is_ok() && golem.place(b"i6").is_err());
}

/// What each command makes of odd declarations, and what a hand plays there.
#[test]
fn boards_are_as_their_records_say() {
    for (record, size, typed, written) in [
        ("(;EV[havannah.in.4]SZ[10];W[a1];B[b2])", "10", "j19", "W[J19]"),
        ("(;SO[littlegolem]RU[LG];W[a1];B[b2])", "8", "D4", "W[D4]"),
        ("(;SO[littlegolem]RU[LG];W[a1])", "8", "swap", "B[swap]"),
        ("(;GM[Havannah]SZ[4];W[a1])", "4", "swap", "B[swap-pieces]"),
        ("(;GM[havannah];W[a1])", "8", "o15", "B[o15]"),
        ("(;GM[havannah]SZ[8:9])", "8", "a1", "W[a1]"),
        ("(;GM[havannah]SZ[99])", "8", "a1", "W[a1]"),
    ] {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        assert_eq!(workspace.kind().unwrap().size_text(""), size, "{record}");
        workspace.run(&Command::parse("goto end").unwrap()).unwrap();
        workspace.run(&Command::parse(&format!("play {typed}")).unwrap()).unwrap();
        let text = String::from_utf8(workspace.document().tree().write()).unwrap();
        assert!(text.ends_with(&format!(";{written})")), "{text}");
    }
    assert!(Kind::new("havannah", Some((8, 9))).is_err());
}

#[test]
fn a_board_is_laid_on_itself_in_twelve_ways() {
    let turned = |commands: &[&str], record: &str| {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        for command in commands {
            workspace.run(&Command::parse(command).unwrap()).unwrap();
        }
        String::from_utf8(workspace.document().tree().write()).unwrap()
    };
    let record = "(;GM[havannah]SZ[3];W[b1];B[c2]CR[c3])";
    let mut seen = BTreeSet::new();
    for mirror in ["rotate", "flip"] {
        for turns in 0..6 {
            let commands = [&["rotate"][..]; 6][..turns].concat();
            seen.insert(turned(&[&commands[..], &[mirror]].concat(), record));
        }
    }
    assert_eq!(seen.len(), 12);
    assert!(seen.iter().all(|text| text.contains("CR[c3]")));
    for back in [&["rotate left", "rotate"][..], &["flip", "flip"], &["flip vertical"; 2], &["rotate half"; 2]] {
        assert_eq!(turned(back, record), record);
    }
    assert_eq!(turned(&["rotate"; 6], record), record);
}

/// Little Golem's results name the winner: where the stones show one, it is the same.
#[test]
fn winners_of_played_games_are_those_of_their_results() {
    let Some(folder) = corpus::others() else { return };
    for path in corpus::files_below(&folder.join("havannah"), &[".hgf"]) {
        let tree = Tree::read(std::fs::read(&path).unwrap()).0;
        let root = tree.games().next().unwrap();
        let end = std::iter::successors(Some(root), |&node| tree.first_child(node)).last().unwrap();
        let position = Position::replay(&tree, end);
        let winner = position.winner().map(|colour| position.kind().letter(colour).to_owned());
        if let Some(result) = tree.simple_text(root, "RE").filter(|_| winner.is_some()) {
            assert_eq!(winner, Some(result), "{}", path.display());
        }
        let rules = ["occupied", "point-off-board", "unreadable-move", "swap-late", "rules-unjudged"];
        let found = variorum::game::check(&tree, root);
        assert!(found.iter().all(|(_, fault)| !rules.contains(&fault.code.word())), "{}: {found:?}", path.display());
    }
}
