//! A dictionary of joseki that stays in one corner: a game is followed in each of its corners by itself, whoever moves there, however the
//! corner lies, with the colours exchanged or not. A move elsewhere leaves no corner.

use super::identity::hash;
use super::leaving::{Leaving, LeavingStep, Region};
use crate::game::{Colour, Kind, Move, Place, Position};
use crate::sgf::{NodeId, Tree};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// Column and row, from 0, from the upper left.
type Point = (u16, u16);
/// Stones of a dictionary, as a number.
type Stones = u128;
/// On a smaller board the corners are one.
const SMALLEST: u16 = 13;
/// Of a hundred moves, so many are in the corner of a dictionary that stays there: ladders leave it.
const STAYS: usize = 90;
/// So many moves of a line are its beginning.
const BEGINNING: u32 = 4;
/// How many ways a square lies.
const WAYS: u8 = 8;

/// The moves of a dictionary by the stones before them.
#[derive(Clone, Debug, Default)]
pub(super) struct Corners {
    /// Columns and rows; 0 if the board is no square, or too small.
    size: u16,
    moves: HashMap<Stones, BTreeMap<(usize, Point), Stones>>,
    /// How many moves there are in each corner, and of these on an empty board.
    counts: [usize; 4],
    openings: [usize; 4],
    count: usize,
    /// The same of the beginnings of its lines.
    beginnings: [usize; 4],
    begun: usize,
}

/// How a corner of a game may lie on that of the dictionary.
#[derive(Clone, Copy)]
struct Lie {
    way: u8,
    is_exchanged: bool,
    stones: Stones,
}

/// A corner of a game that is being followed.
struct Followed {
    corner: usize,
    lies: Vec<Lie>,
    last: NodeId,
    moves: usize,
}

impl Corners {
    pub fn new(kind: &Kind) -> Corners {
        let board = kind.board();
        let is_square = board.columns() == board.rows() && board.columns() >= SMALLEST;
        // Where stones are captured and their order can matter: Go.
        let size = if is_square && kind.facts().ko && kind.colours() == 2 { board.columns() } else { 0 };
        Corners { size, ..Corners::default() }
    }

    /// The stones of a position, as a number; `None` where corners are not followed.
    pub fn stones(&self, position: &Position) -> Option<Stones> {
        (self.size > 0).then(|| number(stones_of(position).map(|(point, colour, _)| (point, colour.index()))))
    }

    /// Adds a move that leads from some stones to others.
    pub fn add(&mut self, (before, after): (Stones, Stones), position: &Position) {
        let Some((colour, point)) =
            position.last_move().and_then(|made| Some((made.colour, point_of(position, &made.action)?)))
        else {
            return;
        };
        self.moves.entry(before).or_default().insert((colour.index(), point), after);
        let is_beginning = position.move_number() <= BEGINNING;
        self.count += 1;
        self.begun += usize::from(is_beginning);
        if let Some(corner) = corner_of(self.size, point) {
            self.counts[corner] += 1;
            self.beginnings[corner] += usize::from(is_beginning);
            self.openings[corner] += usize::from(before == number(std::iter::empty()));
        }
    }

    /// Whether nearly all moves are in one corner, or its lines begin there, wherever they go on.
    pub fn stays(&self) -> bool {
        let (home, most) = (self.home(), |part: usize, all: usize| all > 0 && part * 100 >= all * STAYS);
        self.can_follow() && (most(self.counts[home], self.count) || most(self.beginnings[home], self.begun))
    }

    /// Whether corners can be followed at all.
    pub fn can_follow(&self) -> bool {
        self.size > 0 && self.count > 0
    }

    /// The corner in which it begins.
    fn home(&self) -> usize {
        (0..4).rev().max_by_key(|&corner| (self.openings[corner], self.counts[corner])).unwrap_or(0)
    }

    /// Where the main line of a game leaves it, for each corner in which somebody moved.
    pub fn left_by(&self, tree: &Tree, root: NodeId, kind: &Arc<Kind>) -> Vec<Leaving> {
        let mut position = Position::start(kind.clone());
        let mut followed: Vec<Followed> = Vec::new();
        let (mut found, mut begun) = (Vec::new(), false);
        for node in tree.main_line(root) {
            let before = if begun { None } else { Some(position.clone()) };
            position.step(tree, node);
            let has_move = tree.properties(node).any(|property| kind.colour_of(&property.id()).is_some());
            let made = position.last_move().filter(|_| has_move);
            let Some((colour, point)) = made.and_then(|made| Some((made.colour, point_of(&position, &made.action)?)))
            else {
                continue;
            };
            if let Some(before) = before {
                (followed, begun) = (self.begin(root, &before), true);
            }
            followed.retain_mut(|one| {
                let next: Vec<Lie> = one.lies.iter().filter_map(|lie| self.after(lie, colour, point)).collect();
                if !next.is_empty() {
                    (one.lies, one.last) = (next, node);
                    one.moves += 1;
                    return true;
                }
                if corner_of(self.size, point) != Some(one.corner) {
                    return true;
                }
                let goes_on = one.lies.iter().any(|lie| self.moves_there(lie).next().is_some());
                match goes_on {
                    true => found.push(self.leaving(one, &position, Some((node, colour, point)))),
                    false if one.moves > 0 => {
                        found.push(Leaving { goes_beyond: true, ..self.leaving(one, &position, None) });
                    }
                    false => {}
                }
                false
            });
        }
        let stayed = followed.iter().filter(|one| one.moves > 0);
        found.extend(stayed.map(|one| self.leaving(one, &position, None)));
        found.sort_by_key(|left| left.region);
        found
    }

    /// The corners of a game with the stones that are set up there: those of which the dictionary knows something.
    fn begin(&self, root: NodeId, before: &Position) -> Vec<Followed> {
        let stones: Vec<(Point, Colour, Place)> = stones_of(before).collect();
        let lies = |corner: usize| -> Vec<Lie> {
            let ways = (0..WAYS).filter(|&way| {
                corner_of(self.size, lay(way, self.size, middle_of(self.size, corner))) == Some(self.home())
            });
            let all = ways.flat_map(|way| [false, true].map(|is_exchanged| (way, is_exchanged)));
            let own = |way: u8, is_exchanged: bool| {
                let here = stones.iter().filter(move |(point, ..)| corner_of(self.size, *point) == Some(corner));
                number(here.map(|(point, colour, _)| {
                    (lay(way, self.size, *point), colour.index() ^ usize::from(is_exchanged))
                }))
            };
            let lie = |(way, is_exchanged)| Lie { way, is_exchanged, stones: own(way, is_exchanged) };
            all.map(lie).filter(|lie| self.moves.contains_key(&lie.stones)).collect()
        };
        let all = (0..4).map(|corner| Followed { corner, lies: lies(corner), last: root, moves: 0 });
        all.filter(|one| !one.lies.is_empty()).collect()
    }

    /// The dictionary's moves in its corner after some stones: one that it plays elsewhere leaves the corner as it is.
    fn moves_there(&self, lie: &Lie) -> impl Iterator<Item = (usize, Point)> + '_ {
        let moves = self.moves.get(&lie.stones).into_iter().flat_map(BTreeMap::keys).copied();
        moves.filter(|(_, point)| corner_of(self.size, *point).is_none_or(|corner| corner == self.home()))
    }

    fn after(&self, lie: &Lie, colour: Colour, point: Point) -> Option<Lie> {
        let known = self.moves.get(&lie.stones)?;
        let move_there = (colour.index() ^ usize::from(lie.is_exchanged), lay(lie.way, self.size, point));
        Some(Lie { stones: *known.get(&move_there)?, ..*lie })
    }

    /// Where a corner is left, by the position after that, or where it stands at the end.
    fn leaving(&self, one: &Followed, position: &Position, next: Option<(NodeId, Colour, Point)>) -> Leaving {
        let board = position.board();
        let place = |(colour, (column, row)): (usize, Point)| {
            Some((*Colour::ALL.get(colour)?, Move::Place(vec![board.place(column, row)?])))
        };
        // What the dictionary plays there: of one colour in the game, or of both.
        let known = |lie: &Lie, colour: Option<Colour>| -> Vec<(usize, Point)> {
            let wanted = colour.map(|colour| colour.index() ^ usize::from(lie.is_exchanged));
            self.moves_there(lie).filter(|made| wanted.is_none_or(|wanted| wanted == made.0)).collect()
        };
        let has_own = |colour: &Colour| one.lies.iter().any(|lie| !known(lie, Some(*colour)).is_empty());
        // Of the colour that moved, if it has such moves, however the corner may lie.
        let colour = next.map(|(_, colour, _)| colour).filter(has_own);
        let lies = one.lies.iter().map(|lie| (lie, known(lie, colour)));
        let lies: Vec<(&Lie, Vec<(usize, Point)>)> =
            lies.filter(|(_, known)| colour.is_none() || !known.is_empty()).collect();
        let in_game = |lie: &Lie, (colour, point): (usize, Point)| {
            (colour ^ usize::from(lie.is_exchanged), unlay(lie.way, self.size, point))
        };
        let plays: BTreeSet<(Point, usize)> = lies
            .iter()
            .flat_map(|(lie, known)| known.iter().map(|&made| in_game(lie, made)))
            .map(|(colour, point)| (point, colour))
            .collect();
        let step = next.and_then(|(_, colour, point)| {
            let move_there =
                |lie: &Lie| (colour.index() ^ usize::from(lie.is_exchanged), lay(lie.way, self.size, point));
            // Whoever moves there: by earlier moves elsewhere it may be the turn of either.
            let key = |lie: &Lie| {
                let (colour, (column, row)) = move_there(lie);
                (lie.stones, u128::from(column) << 16 | u128::from(row) | (colour as u128) << 32)
            };
            // Of a step and its mirror image in the corner, one stands for both.
            let (lie, known) = lies.iter().min_by_key(|(lie, _)| key(lie))?;
            Some(LeavingStep {
                key: key(lie),
                region: REGIONS[self.home()],
                known: known.iter().copied().filter_map(place).collect(),
                played: place(move_there(lie))?,
            })
        });
        Leaving {
            region: REGIONS[one.corner],
            node: one.last,
            next: next.map(|(node, ..)| node),
            left_at: next.map(|_| position.move_number()),
            played: next.and_then(|(_, colour, point)| place((colour.index(), point))),
            plays: plays.into_iter().filter_map(|(point, colour)| place((colour, point))).collect(),
            moves: one.moves,
            goes_beyond: false,
            step,
        }
    }
}

/// The corners by their numbers: 1 on the right, 2 below.
const REGIONS: [Region; 4] = [Region::UpperLeft, Region::UpperRight, Region::LowerLeft, Region::LowerRight];

/// The corner in which a point is; none on the lines in the middle, and in the third of the board around its centre.
fn corner_of(size: u16, (column, row): Point) -> Option<usize> {
    let is_inner = |line: u16| line.min(size - 1 - line) >= size / 3;
    if is_inner(column) && is_inner(row) {
        return None;
    }
    let half = |line: u16| match (2 * line + 1).cmp(&size) {
        std::cmp::Ordering::Less => Some(0),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(1),
    };
    Some(half(column)? + 2 * half(row)?)
}

/// A point in a corner.
fn middle_of(size: u16, corner: usize) -> Point {
    let line = |is_far: bool| if is_far { size - 1 } else { 0 };
    (line(corner & 1 == 1), line(corner & 2 == 2))
}

/// Where a point lies in one of the eight ways.
fn lay(way: u8, size: u16, (column, row): Point) -> Point {
    let (column, row) = if way & 1 == 1 { (size - 1 - column, row) } else { (column, row) };
    let (column, row) = if way & 2 == 2 { (column, size - 1 - row) } else { (column, row) };
    if way & 4 == 4 { (row, column) } else { (column, row) }
}

/// The point that lies there in one of the eight ways.
fn unlay(way: u8, size: u16, (column, row): Point) -> Point {
    let (column, row) = if way & 4 == 4 { (row, column) } else { (column, row) };
    let (column, row) = if way & 2 == 2 { (column, size - 1 - row) } else { (column, row) };
    if way & 1 == 1 { (size - 1 - column, row) } else { (column, row) }
}

fn stones_of(position: &Position) -> impl Iterator<Item = (Point, Colour, Place)> + '_ {
    let board = position.board();
    board
        .places()
        .filter_map(move |place| Some(((board.column(place), board.row(place)), position.stone(place)?, place)))
}

fn point_of(position: &Position, action: &Move) -> Option<Point> {
    let Move::Place(places) = action else { return None };
    let [place] = places[..] else { return None };
    let board = position.board();
    (place.index() < board.len()).then(|| (board.column(place), board.row(place)))
}

/// Stones as a number, in whatever order they come.
fn number(stones: impl Iterator<Item = (Point, usize)>) -> Stones {
    let mut stones: Vec<(Point, usize)> = stones.collect();
    stones.sort_unstable();
    let bytes = |((column, row), colour): (Point, usize)| {
        [column.to_be_bytes(), row.to_be_bytes()].concat().into_iter().chain([colour as u8])
    };
    hash(stones.into_iter().flat_map(bytes))
}
