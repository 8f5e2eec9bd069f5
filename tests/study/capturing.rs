//! A small solver for local Go problems: can some stones be captured, against every reply?
//!
//! Two sorts of proof. That stones *can* be captured is shown by a search of bounded depth over all replies, or by a ladder of any length:
//! atari after atari, against every reply. That they *cannot* is shown by a defence that is followed through every move of the attacker until
//! nothing new arises, however long that takes.
//!
//! A large empty area is outside: nobody plays there, and stones that touch it cannot be captured. One side may always take a ko back at
//! once: what the other one achieves all the same needs no ko.

use std::collections::{HashMap, HashSet};

/// An area of so many points is outside, if stones of one colour alone surround it.
const OUTSIDE: u32 = 14;

/// The attacker tries moves that are so many steps away from the stones.
const NEAR: usize = 3;

/// A defence looks so many moves ahead.
const AHEAD: u8 = 13;

/// A position, the points of each colour as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub size: usize,
    /// Black's stones, and White's.
    pub stones: [u128; 2],
    /// Where a ko must not be taken back.
    pub ko: Option<u8>,
}

/// What is to be done to some stones, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The stones of the defender in question.
    pub target: u128,
    /// Who wants to capture them.
    pub attacker: usize,
    /// Who may take back a ko at once.
    pub takes_back: usize,
    /// Where nobody plays.
    pub outside: u128,
}

pub fn points(bits: u128) -> impl Iterator<Item = usize> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let at = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(at)
    })
}

impl Board {
    fn all(&self) -> u128 {
        (1 << (self.size * self.size)) - 1
    }

    pub fn empty(&self) -> u128 {
        self.all() & !self.stones[0] & !self.stones[1]
    }

    /// The points beside these.
    fn beside(&self, bits: u128) -> u128 {
        let column = |at: usize| (0..self.size).fold(0_u128, |bits, row| bits | 1 << (row * self.size + at));
        let (first, last) = (column(0), column(self.size - 1));
        ((bits & !last) << 1 | (bits & !first) >> 1 | bits << self.size | bits >> self.size) & self.all() & !bits
    }

    /// All of `within` that is connected with these points.
    pub fn spread(&self, from: u128, within: u128) -> u128 {
        let mut found = from & within;
        loop {
            let more = found | self.beside(found) & within;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// The largest empty area, if it is large and only one colour touches it.
    pub fn outside(&self) -> u128 {
        let mut left = self.empty();
        let mut largest = 0_u128;
        while left != 0 {
            let area = self.spread(left & left.wrapping_neg(), left);
            left &= !area;
            if area.count_ones() > largest.count_ones() {
                largest = area;
            }
        }
        let around = self.beside(largest);
        let is_surrounded = around & self.stones[0] == 0 || around & self.stones[1] == 0;
        if largest.count_ones() >= OUTSIDE && is_surrounded { largest } else { 0 }
    }

    /// The position after a move; `None` where the rules forbid it. A ko that was taken before may be taken back if `ignores_ko`.
    pub fn play(&self, side: usize, at: usize, (outside, ignores_ko): (u128, bool)) -> Option<Board> {
        let stone = 1_u128 << at;
        if self.empty() & stone == 0 || self.ko == Some(at as u8) && !ignores_ko {
            return None;
        }
        let mut after = Board { ko: None, ..*self };
        after.stones[side] |= stone;
        let other = 1 - side;
        let mut taken = 0_u128;
        for near in points(self.beside(stone) & after.stones[other]) {
            let block = after.spread(1 << near, after.stones[other]);
            let around = after.beside(block);
            if around & (after.empty() | outside) == 0 {
                taken |= block;
            }
        }
        after.stones[other] &= !taken;
        let own = after.spread(stone, after.stones[side]);
        let liberties = after.beside(own) & after.empty();
        if liberties == 0 {
            return None;
        }
        if taken.count_ones() == 1 && own == stone && liberties.count_ones() == 1 {
            after.ko = Some(taken.trailing_zeros() as u8);
        }
        Some(after)
    }
}

/// Remembers what was found.
#[derive(Default)]
pub struct Solver {
    /// By position and side: captured within so many moves, and not within so many.
    known: HashMap<(Board, usize), (u8, u8)>,
    /// By position with the attacker to move: captured in a ladder.
    ladders: HashMap<Board, bool>,
}

impl Solver {
    pub fn is_captured(board: &Board, task: &Task) -> bool {
        task.target & board.stones[1 - task.attacker] != task.target
    }

    /// The moves of a side, those that are near the stones first.
    pub fn moves(board: &Board, side: usize, task: &Task) -> Vec<(usize, Board)> {
        let target = board.spread(task.target, board.stones[1 - task.attacker]);
        let liberties = board.beside(target) & board.empty();
        let near = board.beside(liberties) & board.empty() & !liberties;
        let rest = board.empty() & !liberties & !near;
        let order = [liberties, near, rest].into_iter().flat_map(|bits| points(bits & !task.outside));
        let rules = (task.outside, side == task.takes_back);
        order.filter_map(|at| Some((at, board.play(side, at, rules)?))).collect()
    }

    /// The moves of the attacker that are tried: a capture that is found so is one, whatever else there is.
    fn near(board: &Board, side: usize, task: &Task) -> Vec<(usize, Board)> {
        let target = board.spread(task.target, board.stones[1 - task.attacker]);
        let mut close = target;
        for _ in 0..NEAR {
            close |= board.beside(close);
        }
        let mut moves = Self::moves(board, side, task);
        moves.retain(|(at, _)| close & 1 << at != 0);
        moves
    }

    /// The stones in question with all that are connected with them, and their liberties; `None` where these are outside, so that nobody
    /// captures them any more.
    fn liberties(board: &Board, task: &Task) -> Option<u128> {
        let block = board.spread(task.target, board.stones[1 - task.attacker]);
        let around = board.beside(block);
        (around & task.outside == 0).then_some(around & board.empty())
    }

    /// Whether the attacker, who is to move, captures by atari after atari. Every reply is tried, so that a ladder that is found is one.
    fn is_ladder(&mut self, board: &Board, task: &Task) -> bool {
        if Self::is_captured(board, task) {
            return true;
        }
        let Some(liberties) = Self::liberties(board, task).filter(|liberties| liberties.count_ones() <= 2) else {
            return false;
        };
        if let Some(known) = self.ladders.get(board) {
            return *known;
        }
        // A position that comes again on the way is no progress.
        self.ladders.insert(*board, false);
        let rules = (task.outside, task.attacker == task.takes_back);
        let found = points(liberties).filter_map(|at| board.play(task.attacker, at, rules)).any(|after| {
            let is_atari = |liberties: u128| liberties.count_ones() == 1;
            Self::is_captured(&after, task)
                || Self::liberties(&after, task).is_some_and(is_atari)
                    && self.is_ladder(&Board { ko: None, ..after }, task)
                    && Self::moves(&after, 1 - task.attacker, task)
                        .into_iter()
                        .all(|(_, replied)| self.is_ladder(&replied, task))
        });
        self.ladders.insert(*board, found);
        found
    }

    /// Whether the attacker captures within so many moves of both sides, or in a ladder.
    pub fn captures(&mut self, board: &Board, side: usize, task: &Task, depth: u8) -> bool {
        if Self::is_captured(board, task) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let board = &Board { ko: board.ko.filter(|_| side != task.takes_back), ..*board };
        if let Some((within, beyond)) = self.known.get(&(*board, side)) {
            if *within <= depth {
                return true;
            }
            if *beyond >= depth {
                return false;
            }
        }
        let Some(liberties) = Self::liberties(board, task) else { return false };
        let found = if side == task.attacker {
            // Each liberty takes a move.
            let is_near = 2 * liberties.count_ones() as u8 <= depth + 1;
            self.is_ladder(board, task)
                || is_near
                    && Self::near(board, side, task)
                        .iter()
                        .any(|(_, after)| self.captures(after, 1 - side, task, depth - 1))
        } else {
            let moves = Self::moves(board, side, task);
            let is_out = |after: &Board| Self::liberties(after, task).is_none() && !Self::is_captured(after, task);
            let passed = Board { ko: None, ..*board };
            !moves.iter().any(|(_, after)| is_out(after))
                && moves.iter().all(|(_, after)| self.captures(after, 1 - side, task, depth - 1))
                && self.captures(&passed, 1 - side, task, depth - 1)
        };
        let known = self.known.entry((*board, side)).or_insert((u8::MAX, 0));
        match found {
            true => known.0 = known.0.min(depth),
            false => known.1 = known.1.max(depth),
        }
        found
    }

    /// Whether the attacker can never capture: the defence is followed until nothing new arises.
    pub fn holds(&mut self, board: &Board, side: usize, task: &Task, most: u8) -> bool {
        let (mut seen, mut next) = (HashSet::new(), vec![(*board, side)]);
        while let Some((board, side)) = next.pop() {
            let board = Board { ko: board.ko.filter(|_| side != task.takes_back), ..board };
            if Self::is_captured(&board, task) {
                return false;
            }
            if Self::liberties(&board, task).is_none() || !seen.insert((board, side)) {
                continue;
            }
            if side == task.attacker {
                next.extend(Self::moves(&board, side, task).into_iter().map(|(_, after)| (after, 1 - side)));
                continue;
            }
            let passed = Board { ko: None, ..board };
            if Self::moves(&board, side, task).iter().any(|(_, after)| Self::liberties(after, task).is_none()) {
                continue;
            }
            let moves =
                std::iter::once(passed).chain(Self::moves(&board, side, task).into_iter().map(|(_, after)| after));
            let Some(answer) = moves.into_iter().find(|after| !self.captures(after, 1 - side, task, most.min(AHEAD)))
            else {
                return false;
            };
            next.push((answer, 1 - side));
        }
        true
    }
}
