//! Random legal games of every game that moves stones or pieces: what is played is what is read again, undoing everything
//! restores the bytes, and winners, links, flips and moves are those of a second, plain reading of the rules.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
use variorum::{
    edit::{Command, Operand, Workspace},
    game::{Colour, Kind, Move, MoveEntry, Place, Pointed, Position, Positions, Swaps, Touch, check},
    sgf::{Code, NodeId, Tree},
};

/// Games of each sort; those of several kinds share them.
const GAMES: usize = 1000;

/// Column and row.
type Cell = (i32, i32);
/// What stands where: the index of a colour, or 9 where nobody goes any more.
type Plain = BTreeMap<Cell, usize>;

const WAYS: [Cell; 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

struct Board {
    size: Cell,
}

impl Board {
    fn has(&self, (column, row): Cell) -> bool {
        (0..self.size.0).contains(&column) && (0..self.size.1).contains(&row)
    }
}

fn cell(position: &Position, place: Place) -> Cell {
    (position.board().column(place).into(), position.board().row(place).into())
}

fn cells(position: &Position, places: &[Place]) -> Vec<Cell> {
    places.iter().map(|&place| cell(position, place)).collect()
}

fn plain(position: &Position) -> Plain {
    let stones = position.board().places().filter_map(|p| Some((cell(position, p), position.stone(p)?.index())));
    let closed = position.look().blocks.into_iter().map(|block| (cell(position, block.place), 9));
    stones.chain(closed).collect()
}

/// A move that breaks no rule; `None` where none was found.
fn legal(position: &Position, colour: Colour, random: &mut fastrand::Rng) -> Option<Move> {
    let board = position.board();
    let any = |random: &mut fastrand::Rng| Place(random.u16(0..board.len() as u16));
    if position.kind().facts().entry == MoveEntry::Point {
        let mut all: Vec<Place> = board.places().collect();
        random.shuffle(&mut all);
        let actions = all.into_iter().map(|place| Move::Place(vec![place]));
        return actions.into_iter().find(|action| position.check_move(colour, action).is_empty());
    }
    // As a hand does it: something is taken, and goes on where it can.
    for _ in 0..400 {
        let mut draft = position.draft(colour);
        let mut spot = any(random);
        let mut so_far = vec![spot];
        loop {
            match draft.touch(position, Pointed::at(spot)) {
                Touch::Done(action) => return Some(action),
                Touch::Open => {}
                _ => break,
            }
            let goals = position.goals(colour, &so_far);
            spot = *random.choice(&goals)?;
            so_far.push(spot);
        }
    }
    None
}

fn line(tree: &Tree) -> Vec<NodeId> {
    std::iter::successors(tree.games().next(), |&node| tree.first_child(node)).collect()
}

/// Everything that can be seen of a position.
fn seen(position: &Position) -> String {
    let look = position.look();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        plain(position),
        look.links,
        position.to_play(),
        position.winner(),
        position.move_number(),
        [Colour::BLACK, Colour::WHITE].map(|colour| (position.captures(colour), position.score(colour))),
        position.last_move(),
    )
}

/// Plays games of one kind, each to its end or for `most` moves. `judge` looks at every position, and at the one before.
fn play(header: &str, games: usize, most: usize, mut judge: impl FnMut(&Position, &Position, Colour, &Move)) {
    let mut random = fastrand::Rng::with_seed(header.len() as u64 + most as u64);
    let mut ended = 0;
    for game in 0..games {
        let root = Tree::read(format!("({header})").into_bytes()).0;
        let kind = Arc::new(Kind::of(&root, root.games().next().unwrap()));
        let mut position = Position::replay(&root, root.games().next().unwrap());
        let mut text = header.to_owned();
        let mut states = vec![seen(&position)];
        let mut moves = Vec::new();
        for _ in 0..most {
            let Some(colour) = position.to_play() else { break };
            let Some(action) = legal(&position, colour, &mut random) else { break };
            let before = position.clone();
            position.play(colour, &action);
            assert!(position.findings().is_empty(), "{header} {action:?}: {:?}", position.findings());
            judge(&before, &position, colour, &action);
            if moves.len() % 5 == 0 {
                out_of_turn(&position, colour, &action);
            }
            let value = kind.move_value(&action);
            text += &format!(";{}[{value}]", kind.move_id(colour));
            states.push(seen(&position));
            moves.push((colour, action));
        }
        ended += usize::from(position.to_play().is_none());
        play_on(position.clone(), &mut random);
        let record = format!("({text})").into_bytes();
        let tree = Tree::read(record.clone()).0;
        let nodes = line(&tree);
        assert_eq!(nodes.len(), states.len());
        // Read again, forwards and backwards.
        let found = check(&tree, nodes[0]);
        assert!(found.is_empty(), "{text}: {found:?}");
        let mut positions = Positions::new();
        for (&node, state) in nodes.iter().zip(&states) {
            assert_eq!(&seen(positions.at(&tree, node, Swaps::default())), state, "{text}");
        }
        let back = random.usize(0..nodes.len());
        assert_eq!(seen(positions.at(&tree, nodes[back], Swaps::default())), states[back], "{text}");
        // Played as commands, undone and done again: the bytes are the same.
        if game % 20 == 0 {
            let start = format!("({header})").into_bytes();
            let mut workspace = Workspace::open(start.clone()).0;
            let mut clicked = Workspace::open(start.clone()).0;
            for (colour, action) in &moves {
                let typed = (kind.letter(*colour).to_owned(), kind.move_value(action));
                let (colour, action) = (Some((*colour).into()), action.clone().into());
                clicked.run(&Command::Play { colour, action }).unwrap();
                let (colour, action) = (Some(Operand::Typed(typed.0)), Operand::Typed(typed.1));
                workspace.run(&Command::Play { colour, action }).unwrap();
            }
            let written = workspace.document().tree().write();
            assert_eq!(clicked.document().tree().write(), written, "{text}");
            let again = Tree::read(written.clone()).0;
            assert_eq!(seen(&Position::replay(&again, *line(&again).last().unwrap())), *states.last().unwrap());
            let count = moves.len();
            workspace.run(&Command::Undo(count.max(1))).ok();
            assert_eq!(workspace.document().tree().write(), start, "{text}");
            workspace.run(&Command::Redo(count.max(1))).ok();
            assert_eq!(workspace.document().tree().write(), written, "{text}");
        }
    }
    assert!(ended * 3 > games, "{header}: only {ended} of {games} games came to an end");
}

/// Who has just moved is told so who moves again, unless the turn is not over yet or the opponent cannot move; and who gives up
/// has lost.
fn out_of_turn(position: &Position, mover: Colour, action: &Move) {
    let mut again = position.clone();
    again.play(mover, action);
    let reported = again.findings().iter().any(|finding| finding.code == Code::SameColourTwice);
    assert_eq!(reported, position.to_play() == Some(mover.opponent()), "{action:?}");
    let mut resigned = position.clone();
    resigned.play(mover.opponent(), &Move::Resign);
    let winner = position.winner().or(Some(mover));
    assert_eq!((resigned.winner(), resigned.to_play()), (winner, None), "{action:?}");
}

/// A game that is won stays won, whoever does whatever after it.
fn play_on(mut position: Position, random: &mut fastrand::Rng) {
    let Some(winner) = position.winner() else { return };
    let (entry, places) = (position.kind().facts().entry, position.board().len() as u16);
    for _ in 0..6 {
        let mut any = |count: usize| (0..count).map(|_| Place(random.u16(0..places))).collect::<Vec<_>>();
        let links = !position.look().links.is_empty();
        let action = match entry {
            // A peg, and a link that is taken away.
            MoveEntry::Point if links => {
                let link = position.look().links[0];
                let peg = any(1)[0];
                Move::Path(vec![peg, link.ends.0, link.ends.1, peg])
            }
            MoveEntry::Point => Move::Place(any(1)),
            _ => Move::Path(any(if position.kind().family() == "amazons" { 3 } else { 2 })),
        };
        let colour = *random.choice(&[Colour::BLACK, Colour::WHITE]).unwrap();
        position.play(colour, &action);
        assert_eq!((position.winner(), position.to_play()), (Some(winner), None), "{action:?}");
        assert!(position.winning_chain().iter().all(|&place| position.stone(place) == Some(winner)), "{action:?}");
    }
}

fn board(position: &Position) -> Board {
    Board { size: (position.board().columns().into(), position.board().rows().into()) }
}

/// All cells that are joined with one.
fn flood(start: Cell, joined: impl Fn(Cell) -> Vec<Cell>) -> BTreeSet<Cell> {
    let (mut found, mut open) = (BTreeSet::from([start]), vec![start]);
    while let Some(at) = open.pop() {
        for next in joined(at) {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

fn around(at: Cell) -> Vec<Cell> {
    WAYS.iter().map(|way| (at.0 + way.0, at.1 + way.1)).collect()
}

#[test]
fn twixt() {
    for header in [";GM[21]SZ[7]", ";GM[21]SZ[9:6]RU[PP]"] {
        let cross_own = header.contains("PP");
        // Links as pairs of holes, kept beside the positions; crossings by the numbers of points on lines.
        let mut links: Vec<(Cell, Cell, usize)> = Vec::new();
        play(header, GAMES / 2, 50, |before, after, colour, action| {
            if plain(before).is_empty() {
                links.clear();
            }
            let Move::Place(places) = action else { panic!("{action:?}") };
            let peg = cell(after, places[0]);
            let pegs = plain(after);
            for (&other, _) in pegs.iter().filter(|(_, owner)| **owner == colour.index()) {
                let (dx, dy) = ((other.0 - peg.0).abs(), (other.1 - peg.1).abs());
                let bars = |&(a, b, owner): &(Cell, Cell, usize)| {
                    let meet = meeting(((peg.0, peg.1), other), (a, b));
                    meet && !(cross_own && owner == colour.index())
                };
                if dx * dy == 2 && !links.iter().any(bars) {
                    links.push((peg.min(other), peg.max(other), colour.index()));
                }
            }
            let shown: BTreeSet<(Cell, Cell, usize)> = after
                .look()
                .links
                .iter()
                .map(|link| {
                    let (a, b) = (cell(after, link.ends.0), cell(after, link.ends.1));
                    (a.min(b), a.max(b), link.colour.index())
                })
                .collect();
            assert_eq!(shown, links.iter().copied().collect());
            let size = board(after).size;
            let won = |owner: usize| {
                let far = |at: &Cell| if owner == 1 { at.1 == size.1 - 1 } else { at.0 == size.0 - 1 };
                let near = |at: &Cell| if owner == 1 { at.1 == 0 } else { at.0 == 0 };
                let joined = |at: Cell| {
                    let ends =
                        |&(a, b, _): &(Cell, Cell, usize)| if a == at { Some(b) } else { (b == at).then_some(a) };
                    links.iter().filter_map(ends).collect()
                };
                pegs.iter()
                    .filter(|(at, found)| **found == owner && near(at))
                    .any(|(&at, _)| flood(at, joined).iter().any(far))
            };
            assert_eq!(after.winner().map(Colour::index), [0, 1].into_iter().find(|&owner| won(owner)));
        });
    }
}

/// Whether two segments have a point inside both of them: by solving for it, in fractions.
fn meeting((a, b): (Cell, Cell), (c, d): (Cell, Cell)) -> bool {
    let (r, s) = ((b.0 - a.0, b.1 - a.1), (d.0 - c.0, d.1 - c.1));
    let below = r.0 * s.1 - r.1 * s.0;
    if below == 0 {
        return false;
    }
    let between = (c.0 - a.0, c.1 - a.1);
    let t = f64::from(between.0 * s.1 - between.1 * s.0) / f64::from(below);
    let u = f64::from(between.0 * r.1 - between.1 * r.0) / f64::from(below);
    let inside = |x: f64| (1e-9..1.0 - 1e-9).contains(&x);
    inside(t) && inside(u)
}

#[test]
fn amazons() {
    let reach = |board: &Board, on: &Plain, from: Cell| {
        let mut found = Vec::new();
        for way in WAYS {
            let mut at = (from.0 + way.0, from.1 + way.1);
            while board.has(at) && !on.contains_key(&at) {
                found.push(at);
                at = (at.0 + way.0, at.1 + way.1);
            }
        }
        found
    };
    play(";GM[18]SZ[6]", GAMES, 40, |before, after, colour, action| {
        let (board, mut on) = (board(before), plain(before));
        let count = |on: &Plain, colour: usize| {
            let mut count = 0;
            for (&from, _) in on.iter().filter(|(_, owner)| **owner == colour) {
                for to in reach(&board, on, from) {
                    let mut moved = on.clone();
                    moved.remove(&from);
                    moved.insert(to, colour);
                    count += reach(&board, &moved, to).len();
                }
            }
            count
        };
        assert_eq!(before.legal_moves(colour), Some(count(&on, colour.index())));
        let Move::Path(places) = action else { panic!("{action:?}") };
        let path = cells(after, places);
        assert_eq!(on.remove(&path[0]), Some(colour.index()));
        assert!(!on.contains_key(&path[1]) && !on.contains_key(&path[2]));
        on.insert(path[1], colour.index());
        on.insert(path[2], 9);
        assert_eq!(plain(after), on);
        let stuck = count(&on, colour.opponent().index()) == 0;
        assert_eq!(after.winner(), stuck.then_some(colour));
        // Territory: what a flood from one side's amazons reaches and one from the other's does not.
        let reached = |owner: usize| -> BTreeSet<Cell> {
            let free = |at: Cell| around(at).into_iter().filter(|&at| board.has(at) && !on.contains_key(&at)).collect();
            let own = on.iter().filter(|(_, found)| **found == owner);
            own.flat_map(|(&at, _)| flood(at, free)).filter(|at| !on.contains_key(at)).collect()
        };
        let (black, white) = (reached(0), reached(1));
        assert_eq!(after.score(Colour::BLACK), Some(black.difference(&white).count() as f32));
        assert_eq!(after.score(Colour::WHITE), Some(white.difference(&black).count() as f32));
    });
}

#[test]
fn lines_of_action() {
    groups(";GM[9]SZ[5]", GAMES);
}

/// The other starts: with the colours all mixed, and with squares that are gone when a piece has left them.
#[test]
fn lines_of_action_from_other_starts() {
    groups(";GM[9]SZ[5]SU[Scrambled-eggs]", GAMES);
    groups(";GM[9]SZ[5]SU[Gemma]", GAMES);
}

fn groups(header: &str, games: usize) {
    let gemma = header.contains("Gemma");
    play(header, games, 60, |before, after, colour, action| {
        let (board, all) = (board(before), plain(before));
        let mut on: Plain = all.iter().filter(|(_, owner)| **owner != 9).map(|(&at, &owner)| (at, owner)).collect();
        let mut gone: BTreeSet<Cell> = all.iter().filter(|(_, owner)| **owner == 9).map(|(&at, _)| at).collect();
        // All squares of the line, and what is on them.
        let goals = |from: Cell| {
            let mut goals = BTreeSet::new();
            for way in WAYS {
                let on_line =
                    (-9..=9).filter(|n| on.contains_key(&(from.0 + n * way.0, from.1 + n * way.1))).count() as i32;
                let to = (from.0 + on_line * way.0, from.1 + on_line * way.1);
                let over = (1..on_line).map(|n| on.get(&(from.0 + n * way.0, from.1 + n * way.1)));
                let other = colour.opponent().index();
                let lands = board.has(to) && !gone.contains(&to);
                if lands && on.get(&to) != Some(&colour.index()) && !over.into_iter().any(|s| s == Some(&other)) {
                    goals.insert(to);
                }
            }
            if gemma && goals.is_empty() {
                goals.insert(from);
            }
            goals
        };
        let own: Vec<Cell> = on.iter().filter(|(_, owner)| **owner == colour.index()).map(|(&at, _)| at).collect();
        assert_eq!(before.legal_moves(colour), Some(own.iter().map(|&from| goals(from).len()).sum()));
        let Move::Path(places) = action else { panic!("{action:?}") };
        let path = cells(after, places);
        assert!(goals(path[0]).contains(&path[1]));
        on.remove(&path[0]);
        let leaves = path[0] == path[1];
        let taken = u32::from(!leaves && on.insert(path[1], colour.index()).is_some());
        if gemma {
            gone.insert(path[0]);
        }
        let seen: Plain = on.iter().map(|(&at, &owner)| (at, owner)).chain(gone.iter().map(|&at| (at, 9))).collect();
        assert_eq!(plain(after), seen);
        assert_eq!(after.captures(colour), before.captures(colour) + taken);
        let whole = |owner: usize| {
            let all: BTreeSet<Cell> = on.iter().filter(|(_, found)| **found == owner).map(|(&at, _)| at).collect();
            let beside = |at| around(at).into_iter().filter(|at| all.contains(at)).collect();
            all.first().is_some_and(|&first| flood(first, beside) == all)
        };
        let winner = if whole(colour.index()) {
            Some(colour)
        } else {
            whole(colour.opponent().index()).then(|| colour.opponent())
        };
        assert_eq!(after.winner(), winner);
    });
}

/// The lengths of all rows of a colour, longest possible ones only.
fn rows(on: &Plain, owner: usize) -> Vec<usize> {
    let mut lengths = Vec::new();
    for (&at, _) in on.iter().filter(|(_, found)| **found == owner) {
        for way in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let is = |n: i32| on.get(&(at.0 + n * way.0, at.1 + n * way.1)) == Some(&owner);
            if !is(-1) {
                lengths.push((0..).take_while(|&n| is(n)).count());
            }
        }
    }
    lengths
}

#[test]
fn rows_of_stones() {
    for (header, black, white, exact) in [
        (";GM[4]SZ[7]", 5, 5, [false, false]),
        (";GM[4]SZ[7]RU[1]", 5, 5, [true, true]),
        (";GM[4]SZ[8]RU[Renju]", 5, 5, [true, false]),
        (";GM[4]SZ[9]RU[Connect6]", 6, 6, [false, false]),
    ] {
        let mut stones = 0;
        play(header, GAMES / 4, 81, |before, after, colour, _| {
            let on = plain(after);
            stones = if plain(before).is_empty() { 1 } else { stones + 1 };
            if header.contains("Connect6") {
                // One stone, then two and two.
                assert_eq!(colour.index(), (stones / 2) % 2, "stone {stones}");
            }
            let won = |owner: usize, length: usize| {
                rows(&on, owner).into_iter().any(|found| if exact[owner] { found == length } else { found >= length })
            };
            let winner = if won(0, black) { Some(Colour::BLACK) } else { won(1, white).then_some(Colour::WHITE) };
            assert_eq!(after.winner(), winner);
        });
    }
}

#[test]
fn othello() {
    play(";GM[2]SZ[6]", GAMES, 40, |before, after, colour, action| {
        let (board, mut on) = (board(before), plain(before));
        let flips = |on: &Plain, owner: usize, at: Cell| {
            let mut flips = Vec::new();
            for way in WAYS {
                let line: Vec<Cell> = (1..9).map(|n| (at.0 + n * way.0, at.1 + n * way.1)).collect();
                let others = line.iter().take_while(|at| on.get(at) == Some(&(1 - owner))).count();
                if on.get(&line[others]) == Some(&owner) {
                    flips.extend(&line[..others]);
                }
            }
            flips
        };
        let free = |on: &Plain| -> Vec<Cell> {
            let all = (0..board.size.0).flat_map(|c| (0..board.size.1).map(move |r| (c, r)));
            all.filter(|at| !on.contains_key(at)).collect()
        };
        let moves =
            |on: &Plain, owner: usize| free(on).into_iter().filter(|&at| !flips(on, owner, at).is_empty()).count();
        assert_eq!(before.legal_moves(colour), Some(moves(&on, colour.index())));
        let Move::Place(places) = action else { panic!("{action:?}") };
        let at = cell(after, places[0]);
        for flipped in flips(&on, colour.index(), at) {
            on.insert(flipped, colour.index());
        }
        on.insert(at, colour.index());
        assert_eq!(plain(after), on);
        let next = [colour.opponent(), colour].into_iter().find(|next| moves(&on, next.index()) > 0);
        assert_eq!(after.to_play(), next);
        let count = |owner: usize| on.values().filter(|found| **found == owner).count();
        let winner = match count(0).cmp(&count(1)) {
            _ if next.is_some() => None,
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Colour::BLACK),
            std::cmp::Ordering::Less => Some(Colour::WHITE),
        };
        assert_eq!(after.winner(), winner);
    });
}
