//! Lists of moves: what is written of a game of any kind is read again as the same moves, typed into a new record of the game or pasted
//! beside one.

use std::sync::Arc;
use variorum::edit::{Command, Incoming, Operand, Workspace};
use variorum::game::move_list::{self, MoveList};
use variorum::game::{Colour, Kind, Move, MoveEntry, Place, Pointed, Position, Touch};
use variorum::sgf::Tree;

/// A root of every kind of game that has moves, and how many of them are played at most.
const GAMES: &[(&str, usize)] = &[
    (";GM[1]SZ[19]", 60),
    (";GM[1]SZ[9]", 40),
    (";GM[2]", 60),
    (";GM[4]SZ[15]", 60),
    (";GM[4]SZ[19]RU[connect6]", 60),
    (";GM[9]", 60),
    (";GM[11]SZ[11]", 60),
    (";GM[11]SZ[7:5]", 30),
    (";GM[18]", 40),
    (";GM[19]SZ[9]RU[fast:]", 40),
    (";GM[19]RU[kids]", 40),
    (";GM[19]", 30),
    (";GM[21]SZ[24]", 60),
    (";GM[21]SZ[12]", 60),
    (";GM[havannah]SZ[8]", 60),
    (";GM[Blokus Duo]", 60),
    (";GM[Blokus Junior]", 60),
    (";GM[Blokus]", 60),
    (";GM[Blokus Two-Player]", 60),
    (";GM[Blokus Trigon]", 60),
    (";GM[Nexos]", 60),
    (";GM[Callisto]", 60),
    (";GM[Callisto Two-Player]", 60),
    (";GM[GembloQ]", 60),
    (";GM[GembloQ Two-Player]", 60),
];

/// Games that are described in files, which the library alone does not read.
#[cfg(feature = "render")]
const DESCRIBED: &[(&str, usize)] = &[(";GM[3]", 40), (";GM[10]", 30), (";GM[4000]", 30)];
#[cfg(not(feature = "render"))]
const DESCRIBED: &[(&str, usize)] = &[];

/// Games of each kind.
const ROUNDS: usize = 2;

/// Some move of a position that breaks no rule; `None` where none was found.
fn some_move(position: &Position, colour: Colour, random: &mut fastrand::Rng) -> Option<Move> {
    let board = position.board();
    if let Some(state) = position.blokus() {
        let placements = state.placements(colour, None);
        return Some(Move::Place(random.choice(&placements)?.places().to_vec()));
    }
    let any = |random: &mut fastrand::Rng| Place(random.u16(0..board.len() as u16));
    let judged = position.kind().facts().judged;
    if position.kind().facts().entry == MoveEntry::Point {
        let mut all: Vec<Place> = board.places().filter(|&place| position.stone(place).is_none()).collect();
        random.shuffle(&mut all);
        let mut actions = all.into_iter().map(|place| Move::Place(vec![place]));
        return actions.find(|action| !judged || position.check_move(colour, action).is_empty());
    }
    if position.kind().family() == "octi" {
        return some_turn(position, colour, random);
    }
    for _ in 0..400 {
        let mut draft = position.draft(colour);
        let mut spot = any(random);
        let mut so_far = vec![spot];
        for _ in 0..8 {
            match draft.touch(position, Pointed::at(spot)) {
                Touch::Done(action) => return Some(action),
                Touch::Open => {}
                _ => break,
            }
            let goals = position.goals(colour, &so_far);
            spot = random.choice(&goals).copied().unwrap_or_else(|| any(random));
            so_far.push(spot);
        }
    }
    None
}

/// Octi: a prong built, a pod moved or put in.
fn some_turn(position: &Position, colour: Colour, random: &mut fastrand::Rng) -> Option<Move> {
    let board = position.board();
    let own: Vec<Place> = board.places().filter(|&place| position.stone(place) == Some(colour)).collect();
    for _ in 0..400 {
        let any = board.display_name(Place(random.u16(0..board.len() as u16)));
        let pod = random.choice(&own).map(|&place| board.display_name(place));
        let text = match (random.u8(0..8), pod) {
            (0, _) => any,
            (1..=3, Some(pod)) => format!("{pod}+{}", char::from(random.u8(b'A'..=b'H'))),
            (_, Some(pod)) => format!("{pod}-{any}"),
            (_, None) => continue,
        };
        let legal = |action: &Move| position.check_move(colour, action).is_empty();
        if let Some(action) = position.parse_move(&text).ok().filter(legal) {
            return Some(action);
        }
    }
    None
}

fn random_game(head: &str, most: usize, random: &mut fastrand::Rng) -> (Arc<Kind>, String, usize) {
    let root = Tree::read(format!("({head})").into_bytes()).0;
    let kind = Arc::new(Kind::of(&root, root.games().next().unwrap()));
    let mut position = Position::replay(&root, root.games().next().unwrap());
    let (mut text, mut moves) = (head.to_owned(), 0);
    while moves < most {
        let colour = position.colour_that_plays();
        let Some(action) = some_move(&position, colour, random).filter(|_| position.winner().is_none()) else { break };
        text += &format!(";{}[{}]", kind.move_id(colour), kind.move_value(&action));
        position.play(colour, &action);
        moves += 1;
    }
    (kind, format!("({text})"), moves)
}

/// The moves of the main line as the record has them.
fn moves_of(tree: &Tree) -> Vec<(String, String)> {
    let line = std::iter::successors(tree.games().next(), |&node| tree.first_child(node)).skip(1);
    let text = |raw: &[u8]| String::from_utf8(raw.to_vec()).unwrap();
    let moves =
        line.flat_map(|node| tree.properties(node).map(|own| (own.id().into_owned(), text(own.value().unwrap()))));
    moves.collect()
}

#[test]
fn the_list_of_a_game_typed_into_a_new_record_makes_the_same_moves() {
    let mut random = fastrand::Rng::with_seed(17);
    for &(head, most) in GAMES.iter().chain(DESCRIBED) {
        let mut longest = 0;
        for _ in 0..ROUNDS {
            let (kind, record, moves) = random_game(head, most, &mut random);
            longest = longest.max(moves);
            let tree = Tree::read(record.clone().into_bytes()).0;
            let root = tree.games().next().unwrap();
            let list = MoveList::of(&tree, root);
            assert_eq!((list.moves, list.leaves_out), (moves, false), "{record}");
            if moves < 2 {
                continue;
            }
            // Typed at the start of a new record.
            let typed = move_list::typed(&list.text, &Position::start(kind.clone()));
            let typed = typed.unwrap_or_else(|why| panic!("{record}\n{}\n{why}", list.text));
            let mut workspace = Workspace::open(format!("({head})").into_bytes()).0;
            for one in &typed {
                let colour = one.colour.map(|colour| Operand::Typed(kind.letter(colour).to_owned()));
                let action = Operand::Typed(workspace.position().unwrap().move_value(&one.action));
                let play = Command::Play { colour, action };
                workspace.run(&play).unwrap_or_else(|why| panic!("{record}\n{}\n{play:?}: {why}", list.text));
            }
            assert_eq!(moves_of(workspace.document().tree()), moves_of(&tree), "{}", list.text);
            // Pasted beside a record of the game.
            let pasted = Incoming::of_text(list.text.as_bytes(), Some((&tree, root)));
            let pasted = pasted.unwrap_or_else(|| panic!("{record}\n{}", list.text)).unwrap();
            let again = Tree::read(pasted.bytes.expect("a list becomes a record")).0;
            assert_eq!(moves_of(&again), moves_of(&tree), "{}", list.text);
        }
        assert!(longest >= 6, "{head}: games of {longest} moves say little");
    }
}

/// What comes of the main line of a record: every place of the board, and whose turn it is.
fn outcome(tree: &Tree) -> String {
    let last = std::iter::successors(tree.games().next(), |&node| tree.first_child(node)).last().unwrap();
    let position = Position::replay(tree, last);
    let stones: Vec<_> = position.board().places().map(|place| position.stone(place)).collect();
    format!("{stones:?} {:?} {}", position.to_play(), position.move_number())
}

#[test]
fn the_lists_of_the_samples_make_their_games_again() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples");
    let mut read = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let tree = Tree::read(std::fs::read(&file).unwrap()).0;
        let root = tree.games().next().unwrap();
        let list = MoveList::of(&tree, root);
        if list.leaves_out || list.moves < 2 {
            continue;
        }
        let pasted = Incoming::of_text(list.text.as_bytes(), Some((&tree, root)));
        let pasted = pasted.unwrap_or_else(|| panic!("{}: {}", file.display(), list.text)).unwrap();
        let again = Tree::read(pasted.bytes.expect("a list becomes a record")).0;
        assert_eq!(outcome(&again), outcome(&tree), "{}: {}", file.display(), list.text);
        read += 1;
    }
    assert!(read > 8, "{read} samples");
}
