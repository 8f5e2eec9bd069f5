//! Tests the pattern search against a second, naive implementation on random boards.

use super::*;
use crate::game::turn::{BoardTurn, Way};
use crate::sgf::Tree;
use std::collections::BTreeSet;

/// A small generator: the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % most.max(1)
    }
}

fn position(record: &str) -> Position {
    let tree = Tree::read(record.as_bytes().to_vec()).0;
    let mut node = tree.games().next().unwrap();
    while let Some(child) = tree.first_child(node) {
        node = child;
    }
    Position::replay(&tree, node)
}

/// Stones strewn over a board.
fn strewn(random: &mut Random, gm: &str, (columns, rows): (usize, usize)) -> Position {
    let mut setup = [String::new(), String::new()];
    for column in 0..columns {
        for row in 0..rows {
            let side = random.below(4);
            if side < 2 {
                let letter = |at: usize| char::from(b'a' + at as u8);
                let point = if gm == "1" {
                    format!("{}{}", letter(column), letter(row))
                } else {
                    format!("{}{}", letter(column), row + 1)
                };
                setup[side] += &format!("[{point}]");
            }
        }
    }
    let part = |id: &str, points: &String| if points.is_empty() { String::new() } else { format!("{id}{points}") };
    position(&format!("(;GM[{gm}]SZ[{columns}:{rows}]{}{})", part("AB", &setup[0]), part("AW", &setup[1])))
}

/// A game of the Blokus family with some random legal moves.
fn played(random: &mut Random, gm: &str, moves: usize) -> Position {
    let mut position = Position::start(Arc::new(Kind::new(gm, None).unwrap()));
    for _ in 0..moves {
        let colour = position.next_colour();
        let legal = position.blokus().unwrap().placements(colour, None);
        if legal.is_empty() {
            break;
        }
        let places = legal[random.below(legal.len())].places().to_vec();
        position.play(colour, &crate::game::Move::Place(places));
    }
    position
}

/// Where a step leads that is turned or mirrored.
type Step = fn(i32, i32) -> (i32, i32);

/// What the search promises, for boards of squares and for the rhombus of Hex: columns and rows alone, every way tried.
fn plainly(position: &Position, part: &[((i32, i32), Content)], ways: Ways, from: &Board) -> BTreeSet<BTreeSet<Place>> {
    let mut found = BTreeSet::new();
    let board = position.board();
    let hex = position.kind().facts().edges;
    let place = |(column, row): (i32, i32)| board.place(u16::try_from(column).ok()?, u16::try_from(row).ok()?);
    let steps: &[(Step, bool)] = if !ways.turned {
        &[(|x, y| (x, y), false)]
    } else if hex {
        &[(|x, y| (x, y), false), (|x, y| (-x, -y), false), (|x, y| (y, x), true), (|x, y| (-y, -x), true)]
    } else {
        &[
            (|x, y| (x, y), false),
            (|x, y| (-x, -y), false),
            (|x, y| (y, x), false),
            (|x, y| (-y, -x), false),
            (|x, y| (-x, y), false),
            (|x, y| (x, -y), false),
            (|x, y| (-y, x), false),
            (|x, y| (y, -x), false),
        ]
    };
    let (columns, rows) = (i32::from(from.columns()), i32::from(from.rows()));
    let reach = i32::from(board.columns().max(board.rows())) * 2;
    for &(step, swapped) in steps {
        for dx in -reach..=reach {
            for dy in -reach..=reach {
                let moved = |(x, y): (i32, i32)| {
                    let (x, y) = step(x, y);
                    (x + dx, y + dy)
                };
                let at_edges = part.iter().all(|&((x, y), _)| {
                    let outside = [
                        (x == 0, (-1, y)),
                        (x == columns - 1, (columns, y)),
                        (y == 0, (x, -1)),
                        (y == rows - 1, (x, rows)),
                    ];
                    outside.iter().all(|&(is_edge, cell)| !is_edge || place(moved(cell)).is_none())
                });
                if ways.at_edges && !at_edges {
                    continue;
                }
                for exchanged in [false, true] {
                    if exchanged && !ways.exchanged {
                        continue;
                    }
                    let fits = part.iter().all(|&(cell, content)| {
                        let Some(there) = place(moved(cell)) else { return false };
                        let stone = position.stone(there);
                        match content {
                            Content::Anything => true,
                            Content::Something => stone.is_some(),
                            Content::Exactly(None) => stone.is_none(),
                            Content::Exactly(Some(colour)) => {
                                let colour = if swapped != exchanged { colour.opponent() } else { colour };
                                stone == Some(colour)
                            }
                        }
                    });
                    if fits {
                        found.insert(part.iter().filter_map(|&(cell, _)| place(moved(cell))).collect());
                    }
                }
            }
        }
    }
    found
}

fn part_of(random: &mut Random, position: &Position, largest: u16) -> Vec<(Place, Content)> {
    let board = position.board();
    let column = random.below(board.columns().into()) as u16;
    let row = random.below(board.rows().into()) as u16;
    let corner = |at: u16, most: u16, random: &mut Random| (at + random.below(largest.into()) as u16).min(most - 1);
    let (right, below) = (corner(column, board.columns(), random), corner(row, board.rows(), random));
    let places = (row..=below).flat_map(|row| (column..=right).filter_map(move |column| board.place(column, row)));
    places
        .map(|place| {
            let content = match random.below(8) {
                0 => Content::Anything,
                1 => Content::Something,
                // Not always what is there.
                2 => Content::Exactly([None, Some(Colour::BLACK), Some(Colour::WHITE)][random.below(3)]),
                _ => Content::Exactly(position.stone(place)),
            };
            (place, content)
        })
        .collect()
}

fn all_ways() -> impl Iterator<Item = Ways> {
    (0..8).map(|bits| Ways::new(bits & 1 > 0, bits & 2 > 0, bits & 4 > 0))
}

#[test]
fn a_part_is_found_exactly_where_every_way_tried_one_by_one_finds_it() {
    let mut random = Random(20_261_122);
    let (mut found, mut missed) = (0, 0);
    for round in 0..24 {
        let (from, to) = match round % 4 {
            0 => (strewn(&mut random, "1", (7, 7)), strewn(&mut random, "1", (7, 7))),
            1 => (strewn(&mut random, "1", (5, 8)), strewn(&mut random, "1", (9, 6))),
            2 => (strewn(&mut random, "11", (6, 6)), strewn(&mut random, "11", (7, 5))),
            _ => (played(&mut random, "Blokus Duo", 6), played(&mut random, "Blokus Duo", 9)),
        };
        let part = part_of(&mut random, &from, 4);
        let board = from.board().clone();
        let cell = |place: Place| (i32::from(board.column(place)), i32::from(board.row(place)));
        let cells: Vec<((i32, i32), Content)> = part.iter().map(|&(place, content)| (cell(place), content)).collect();
        for ways in all_ways() {
            let region = Region::of(&from, &part, ways).unwrap();
            for board in [&from, &to] {
                let expected = plainly(board, &cells, ways, from.board());
                let answers = region.find_all(board).into_iter();
                let answers: BTreeSet<BTreeSet<Place>> =
                    answers.map(|lie| region.places(board, &[lie]).into_iter().collect()).collect();
                assert_eq!(answers, expected, "round {round}, {ways:?}, {cells:?}");
                let first = region.find_in(board).map(|places| places.into_iter().collect());
                assert_eq!(
                    (first.is_some(), first.is_none_or(|first| expected.contains(&first))),
                    (!expected.is_empty(), true)
                );
                *(if expected.is_empty() { &mut missed } else { &mut found }) += 1;
            }
        }
    }
    assert!(found > 100 && missed > 100, "{found} found, {missed} not: neither is rare");
}

/// What is turned with the whole board is found again, on every kind of board and in every way in which it fits on itself.
#[test]
fn a_part_is_found_on_every_image_of_its_board() {
    let mut random = Random(7);
    for gm in ["Blokus Duo", "Blokus Trigon", "Nexos", "GembloQ", "Callisto Two-Player", "Blokus"] {
        let from = played(&mut random, gm, 10);
        let board = from.board().clone();
        for _ in 0..4 {
            let occupied: Vec<Place> = board.places().filter(|&place| from.stone(place).is_some()).collect();
            let one = occupied[random.below(occupied.len())];
            let near = board.places().filter(|&place| board.anchor(place).distance(board.anchor(one)) < 3.2);
            let part: Vec<(Place, Content)> = near.map(|place| (place, Content::Exactly(from.stone(place)))).collect();
            let plain = Region::of(&from, &part, Ways::new(false, false, false)).unwrap();
            assert!(plain.find_in(&from).is_some(), "{gm}: where it comes from");
            let turned = Region::of(&from, &part, Ways::new(true, false, false)).unwrap();
            let turns = Way::ALL.iter().filter_map(|(_, way)| BoardTurn::new(from.kind(), from.kind(), *way));
            for turn in turns {
                let image: Vec<(Place, Content)> =
                    part.iter().map(|&(place, content)| (turn.goal(place), content)).collect();
                // The image looks for the original.
                let image = Region::of(&from, &image, Ways::new(true, false, false)).unwrap();
                assert!(image.find_in(&from).is_some(), "{gm}");
            }
            assert!(turned.find_in(&from).is_some());
        }
    }
}

#[test]
fn another_game_or_board_is_no_place_for_a_part() {
    let go = position("(;GM[1]SZ[9];B[cc];W[dd])");
    let corners = |position: &Position| (position.board().place(2, 2).unwrap(), position.board().place(3, 3).unwrap());
    let region = Region::rectangle(&go, corners(&go), Ways::default()).unwrap();
    assert_eq!(region.find_in(&go).map(|places| places.len()), Some(4));
    assert!(region.find_in(&position("(;GM[1]SZ[19];B[pp];W[qq])")).is_some(), "anywhere on a larger board");
    assert!(region.find_in(&position("(;GM[1]SZ[19];B[pp];W[qo])")).is_none());
    assert!(region.find_in(&position("(;GM[2];B[d3])")).is_none());
    assert!(Region::of(&go, &[], Ways::default()).is_none());
}

/// Whether a position is found where another one is looked for: all of it, and a part.
fn is_found(wanted: &str, record: &str, corners: (&str, &str), ways: Ways) -> (bool, bool) {
    let (wanted, found) = (position(wanted), position(record));
    let corner = |name: &str| wanted.kind().place(name.as_bytes()).unwrap();
    let region = Region::rectangle(&wanted, (corner(corners.0), corner(corners.1)), ways).unwrap();
    (crate::edit::search::Stones::of(&wanted).stand_on(&found), region.find_in(&found).is_some())
}

#[test]
fn searches_match_things_other_than_stones() {
    let ring = ";B[cc];W[bc];W[cb];W[dc]";
    let rows = [
        // Areas of Dots, links of TwixT, arrows of Amazons: with them and without, either way round.
        ("(;GM[40]SZ[7]RING;W[cd.cddccbbccd])", "(;GM[40]SZ[7]RING;W[cd])", ("aa", "gg")),
        ("(;GM[40]SZ[7]RING;W[cd.cddccbbccd])", "(;GM[40]SZ[7]RING;W[cd.cddccb])", ("bb", "dd")),
        ("(;GM[21]SZ[12];W[d4];B[k9];W[e6])", "(;GM[21]SZ[12];W[d4];B[k9];W[e6-d4e6])", ("d4", "e6")),
        ("(;GM[18]AB[aa]AW[jj]AA[cc])", "(;GM[18]AB[aa]AW[jj])", ("aa", "dd")),
    ];
    for (wanted, record, corners) in rows {
        let [wanted, record] = [wanted, record].map(|text| text.replace("RING", ring));
        let ways = Ways::default();
        assert_eq!(is_found(&wanted, &record, corners, ways), (false, false), "{wanted} {record}");
        assert_eq!(is_found(&record, &wanted, corners, ways), (false, false), "{record} {wanted}");
        for same in [&wanted, &record] {
            assert_eq!(is_found(same, same, corners, ways), (true, true), "{same}");
        }
    }
    // Turned, and with the colours exchanged, the area goes along.
    let part = "(;GM[40]SZ[9]RING;W[cd.cddccbbccd])".replace("RING", ring);
    let other = "(;GM[40]SZ[9];W[gg];B[hg];B[gh];B[fg];B[gf.gfhgghfggf])";
    let ways = |turned, exchanged| Ways { turned, exchanged, at_edges: false };
    for (turned, exchanged, found) in [(true, true, true), (true, false, false), (false, true, true)] {
        assert_eq!(is_found(&part, other, ("bb", "dd"), ways(turned, exchanged)).1, found, "{turned} {exchanged}");
    }
    let half = "(;GM[40]SZ[9];W[gg];B[hg];B[gh];B[fg];B[gf.gfhg])";
    assert!(!is_found(&part, half, ("bb", "dd"), ways(true, true)).1);
    // Whole pieces of Blokus, of which single squares tell nothing.
    let (one, two) = ("(;GM[Blokus Duo]AB[e10,e9])", "(;GM[Blokus Duo]AB[e10][e9])");
    assert!(!is_found(one, two, ("e9", "e10"), Ways::default()).0);
}
