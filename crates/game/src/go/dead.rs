//! Which stones of a finished game are probably dead: a proposal, which players look at before it counts.
//!
//! The game is played on at random, many times, by players who answer an atari, fill no eyes and put no large chain into atari. Stones
//! whose points do not clearly stay with their owner are dead. The same position always gives the same proposal.

use std::collections::BTreeSet;

use super::scramble;
use crate::Place;
use crate::count::Agreed;
use crate::stones::{Stones, WAYS};

/// How often a game is played on.
const GAMES: u32 = 64;
/// Stones live if their points are their owner's in more of the games than the opponent's by this share of all.
const ALIVE: f32 = 0.2;
/// A chain of more stones than this is not put into atari: it would be no sacrifice inside an eye, and would break up a seki.
const SACRIFICE: usize = 5;
/// The most moves of a game, for each point of the board.
const MOVES: usize = 3;

/// The chains that are probably dead.
pub(super) fn proposed(stones: &Stones) -> Agreed {
    let mut agreed = Agreed::default();
    let board = Board::new(stones);
    let owned = board.played_on();
    let mut chains = board.chains();
    let lead = |chain: &[u16]| {
        let sum: i32 = chain.iter().map(|&point| owned[usize::from(point)]).sum();
        let mean = sum as f32 / (GAMES as usize * chain.len()) as f32;
        if board.points[usize::from(chain[0])] == BLACK { mean } else { -mean }
    };
    chains.retain(|chain| lead(chain) < ALIVE);
    // The surest first: those whom they would have to be captured by live.
    chains.sort_by(|a, b| lead(a).total_cmp(&lead(b)).then_with(|| a.cmp(b)));
    for chain in chains {
        let own = board.points[usize::from(chain[0])];
        let stones: BTreeSet<Place> = chain.iter().copied().map(Place).collect();
        let is_dead = |point: u16| agreed.dead.contains(&Place(point)) || stones.contains(&Place(point));
        let around = board.region(chain[0], |point| board.points[point] == EMPTY || is_dead(point as u16));
        // Who takes them lives.
        let taker_lives = around.iter().all(|&point| board.points[usize::from(point)] != other(own));
        if taker_lives {
            agreed.dead.extend(stones);
        }
    }
    agreed
}

const EMPTY: u8 = 0;
const BLACK: u8 = 1;

fn other(colour: u8) -> u8 {
    3 - colour
}

/// The points of a board, with those beside and diagonally beside each.
struct Board {
    /// As [`Stones::points`]: empty, Black or White.
    points: Vec<u8>,
    beside: Vec<Vec<u16>>,
    across: Vec<Vec<u16>>,
}

impl Board {
    fn new(stones: &Stones) -> Board {
        let around = |diagonal: bool| {
            let ways = WAYS.into_iter().filter(|(x, y)| (x * y != 0) == diagonal).collect::<Vec<_>>();
            let beside = |place: Place| {
                let (column, row) = stones.cell(place);
                ways.iter().filter_map(|(x, y)| Some(stones.place(column + x, row + y)?.0)).collect()
            };
            stones.places().map(beside).collect::<Vec<Vec<u16>>>()
        };
        Board { points: stones.points().to_vec(), beside: around(false), across: around(true) }
    }

    /// The points that are reached from one over points for which this holds.
    fn region(&self, from: u16, holds: impl Fn(usize) -> bool) -> Vec<u16> {
        let mut seen = vec![false; self.points.len()];
        seen[usize::from(from)] = true;
        let (mut reached, mut at) = (vec![from], 0);
        while let Some(&point) = reached.get(at) {
            at += 1;
            for &next in &self.beside[usize::from(point)] {
                if !std::mem::replace(&mut seen[usize::from(next)], true) && holds(usize::from(next)) {
                    reached.push(next);
                }
            }
        }
        reached
    }

    fn chains(&self) -> Vec<Vec<u16>> {
        let (mut seen, mut chains) = (BTreeSet::new(), Vec::new());
        for point in 0..self.points.len() as u16 {
            let colour = self.points[usize::from(point)];
            if colour != EMPTY && !seen.contains(&point) {
                let chain = self.region(point, |next| self.points[next] == colour);
                seen.extend(chain.iter().copied());
                chains.push(chain);
            }
        }
        chains
    }

    /// How many more games end with each point Black's than White's.
    fn played_on(&self) -> Vec<i32> {
        let mut owned = vec![0; self.points.len()];
        let mut game = Game::new(self);
        for number in 0..GAMES {
            // Either may be to move.
            game.play(1 + (number % 2) as u8, u64::from(number / 2));
            for (point, owned) in owned.iter_mut().enumerate() {
                *owned += match game.owner(point) {
                    EMPTY => 0,
                    BLACK => 1,
                    _ => -1,
                };
            }
        }
        owned
    }
}

/// One game, played on from the position of a board.
struct Game<'a> {
    board: &'a Board,
    points: Vec<u8>,
    /// Marks of the chain that is looked at: those with the number of the look are of it.
    marks: Vec<u32>,
    looks: u32,
    chain: Vec<u16>,
    taken: Vec<u16>,
    free: Vec<u16>,
    /// Where a single stone was taken, and may not be retaken at once.
    ko: Option<u16>,
}

impl<'a> Game<'a> {
    fn new(board: &'a Board) -> Game<'a> {
        let (points, marks) = (board.points.clone(), vec![0; board.points.len()]);
        Game { board, points, marks, looks: 0, chain: Vec::new(), taken: Vec::new(), free: Vec::new(), ko: None }
    }

    /// Plays from the board's position until neither side has a move.
    fn play(&mut self, first: u8, seed: u64) {
        self.points.copy_from_slice(&self.board.points);
        self.ko = None;
        self.free.clear();
        self.free.extend((0..self.points.len() as u16).filter(|&point| self.points[usize::from(point)] == EMPTY));
        let (mut colour, mut passes, mut random, mut last) = (first, 0, seed << 32, None);
        for _ in 0..MOVES * self.points.len() {
            random += 1;
            last = self.answer(colour, last).or_else(|| self.turn(colour, scramble(random)));
            passes = if last.is_some() { 0 } else { passes + 1 };
            if passes == 2 {
                return;
            }
            colour = other(colour);
        }
    }

    /// Takes the chain that the last move left in atari, or saves one that it put into atari.
    fn answer(&mut self, colour: u8, last: Option<u16>) -> Option<u16> {
        let last = last?;
        let board = self.board;
        let touched = std::iter::once(&last).chain(&board.beside[usize::from(last)]);
        for &point in touched {
            let own = self.points[usize::from(point)];
            if own == EMPTY || self.liberties(point) != 1 {
                continue;
            }
            let stones = std::mem::take(&mut self.chain);
            let around = stones.iter().flat_map(|&stone| &board.beside[usize::from(stone)]);
            let liberty = around.copied().find(|&next| self.points[usize::from(next)] == EMPTY);
            self.chain = stones;
            let Some(liberty) = liberty.filter(|&liberty| self.ko != Some(liberty)) else { continue };
            if self.put(colour, liberty) {
                if own == colour && self.taken.is_empty() && self.liberties(liberty) < 2 {
                    // It would only become larger.
                    self.points[usize::from(liberty)] = EMPTY;
                    continue;
                }
                self.free.retain(|&point| point != liberty);
                self.free.extend_from_slice(&self.taken);
                return Some(liberty);
            }
        }
        None
    }

    /// Plays on a free point, the first that can be played from a random one on. Returns where.
    fn turn(&mut self, colour: u8, random: u64) -> Option<u16> {
        let count = self.free.len();
        let from = if count == 0 { 0 } else { (random % count as u64) as usize };
        for step in 0..count {
            let at = (from + step) % count;
            let point = self.free[at];
            if self.ko != Some(point) && !self.is_eye(colour, point) && self.put(colour, point) {
                self.free.swap_remove(at);
                self.free.extend_from_slice(&self.taken);
                return Some(point);
            }
        }
        self.ko = None;
        None
    }

    /// Whether a point is an eye of a colour, by those around it.
    fn is_eye(&self, colour: u8, point: u16) -> bool {
        let point = usize::from(point);
        let is_own = |&next: &u16| self.points[usize::from(next)] == colour;
        if !self.board.beside[point].iter().all(is_own) {
            return false;
        }
        let across = &self.board.across[point];
        let lost = across.iter().filter(|&&next| self.points[usize::from(next)] == other(colour)).count();
        lost < if across.len() < 4 { 1 } else { 2 }
    }

    /// Puts a stone, unless it would be suicide or put a large chain into atari. What it takes is in `taken`.
    fn put(&mut self, colour: u8, point: u16) -> bool {
        self.taken.clear();
        self.points[usize::from(point)] = colour;
        let board = self.board;
        for &next in &board.beside[usize::from(point)] {
            if self.points[usize::from(next)] == other(colour) && self.liberties(next) == 0 {
                for &stone in &self.chain {
                    self.points[usize::from(stone)] = EMPTY;
                }
                self.taken.extend_from_slice(&self.chain);
            }
        }
        let free = board.beside[usize::from(point)].iter().filter(|&&next| self.points[usize::from(next)] == EMPTY);
        let left = if free.take(2).count() == 2 { 2 } else { self.liberties(point) };
        if left == 0 || (left == 1 && self.taken.is_empty() && self.chain.len() > SACRIFICE) {
            self.points[usize::from(point)] = EMPTY;
            return false;
        }
        self.ko = match (&self.taken[..], left, &self.chain[..]) {
            ([taken], 1, [_]) => Some(*taken),
            _ => None,
        };
        true
    }

    /// The liberties of the chain at a point, at most two; where there are fewer, `chain` has all of its stones.
    fn liberties(&mut self, point: u16) -> usize {
        self.looks += 1;
        let colour = self.points[usize::from(point)];
        self.chain.clear();
        self.chain.push(point);
        self.marks[usize::from(point)] = self.looks;
        let (mut at, mut found) = (0, 0);
        while let Some(&stone) = self.chain.get(at) {
            at += 1;
            for &next in &self.board.beside[usize::from(stone)] {
                let next_to = usize::from(next);
                if std::mem::replace(&mut self.marks[next_to], self.looks) == self.looks {
                    continue;
                }
                if self.points[next_to] == EMPTY {
                    found += 1;
                    if found == 2 {
                        return found;
                    }
                } else if self.points[next_to] == colour {
                    self.chain.push(next);
                }
            }
        }
        found
    }

    /// Whose a point is at the end: where a stone stands its colour's, else of those around it.
    fn owner(&self, point: usize) -> u8 {
        if self.points[point] != EMPTY {
            return self.points[point];
        }
        let around = self.board.beside[point].iter().map(|&next| self.points[usize::from(next)]);
        let colours = around.fold(0, |colours, colour| colours | colour);
        if colours == 3 { EMPTY } else { colours }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    /// A finished game, with the stones that are dead in it: lands side by side, in turn Black's and White's, each fenced by its owner and
    /// with a stone or two of the other colour caught in it.
    fn finished(lines: u16, seed: u64) -> (Stones, BTreeSet<Place>) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut stones = Stones::new(lines, lines);
        let mut dead = BTreeSet::new();
        let (mut left, mut own) = (0, Colour::BLACK);
        while left < lines {
            let width = random.u16(4..=5);
            let right = if lines - left < width + 4 { lines } else { left + width };
            let fences = (left..right).filter(|&at| (at == left && left > 0) || (at == right - 1 && right < lines));
            for (column, row) in fences.flat_map(|column| (0..lines).map(move |row| (column, row))) {
                stones.put(Place(row * lines + column), own, 0);
            }
            let open: Vec<Place> = stones.empty().filter(|place| (left..right).contains(&(place.0 % lines))).collect();
            let first = open[random.usize(..open.len())];
            let second = stones.beside(first).find(|place| open.contains(place)).filter(|_| random.bool());
            for place in std::iter::once(first).chain(second) {
                stones.put(place, own.opponent(), 0);
                dead.insert(place);
            }
            (left, own) = (right, own.opponent());
        }
        (stones, dead)
    }

    #[test]
    fn the_caught_stones_of_finished_games_are_proposed_and_no_others() {
        let boards = [(9, 40), (13, 20), (19, 6)];
        let games: Vec<_> =
            boards.iter().flat_map(|&(lines, count)| (0..count).map(move |seed| (lines, seed))).collect();
        let right = games.iter().filter(|(lines, seed)| {
            let (stones, dead) = finished(*lines, *seed);
            proposed(&stones).dead == dead
        });
        let (right, all) = (right.count(), games.len());
        assert!(10 * right >= 9 * all, "{right} of {all}");
    }

    #[test]
    fn a_proposal_is_the_same_every_time_and_of_nothing_on_an_empty_board() {
        let (stones, _) = finished(13, 1);
        assert_eq!(proposed(&stones), proposed(&stones));
        for lines in [1, 2, 19] {
            assert_eq!(proposed(&Stones::new(lines, lines)), Agreed::default());
        }
    }

    /// A chain of Black's and one of White's, without eyes and shut in by each other and by stones that live, share two liberties.
    #[test]
    fn a_seki_lives() {
        let top = [".ooxxx.ooxx..", "o.oxxx.oox.x.", ".ooooxoooxxx.", "....ooxxxx...", "....oxx......"];
        let mut stones = Stones::new(13, 13);
        let rows = top.into_iter().chain(["....ox......."; 8]);
        for (place, letter) in stones.places().zip(rows.flat_map(str::chars)) {
            match letter {
                'x' => stones.put(place, Colour::BLACK, 0),
                'o' => stones.put(place, Colour::WHITE, 0),
                _ => {}
            }
        }
        assert_eq!(proposed(&stones), Agreed::default());
    }
}
