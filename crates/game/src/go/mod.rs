//! Go: captures, suicide and prisoners as the file format prescribes; ko and repeated positions as findings.
//!
//! By the specification nothing stops a move: the stone is placed whatever is there, opposing chains without liberties are removed, then
//! its own chain if it has none. Whether that breaks the rules depends on the ruleset in RU.

mod allowed;
mod count;
mod dead;
mod game;

use super::capabilities::Counting;
use super::{
    Colour, Kind, Move, Place,
    count::{Agreed, Count},
    fault,
    state::{Effect, GameState, Mover},
    stones::{Stones, occupied, target},
};
use crate::sgf::{Code, Fault};
use allowed::Allowed;
pub(super) use game::Go;
use std::{ops::Range, sync::Arc};

/// Positions in the smallest run.
const CHUNK: usize = 256;
/// So many runs of one size become one of the next.
const MERGED: usize = 8;

/// The stones on a Go board, the prisoners, and the earlier positions.
#[derive(Clone, Debug)]
struct State {
    stones: Stones,
    /// Prisoners taken by each colour.
    captures: [u32; 2],
    /// Of what was played since the last setup, before which no position counts as earlier.
    hash: u64,
    earlier: Positions,
    /// The last node played a stone, so that taking back at once would be a plain ko.
    stone_played: bool,
    /// How many passes in a row came last.
    passes: u8,
    /// Where one stone alone was just taken by one that stands alone there and has this liberty only.
    ko: Option<Place>,
    chain: Chain,
    allowed: Allowed,
}

impl State {
    fn start(kind: &Kind) -> State {
        State {
            stones: Stones::new(kind.columns(), kind.rows()),
            captures: [0; 2],
            hash: 0,
            earlier: Positions::default(),
            stone_played: false,
            passes: 0,
            ko: None,
            chain: Chain::default(),
            allowed: Allowed::by(kind.rules()),
        }
    }

    fn put(&mut self, Mover { colour, number }: Mover, place: Place, findings: &mut Vec<Fault>) {
        if self.stones.at(place).is_some() {
            findings.push(occupied());
        }
        let before = self.hash;
        self.toggle(place);
        self.stones.put(place, colour, number);
        self.toggle(place);
        let (mut taken, mut last_taken) = (0, None);
        for beside in self.stones.beside(place) {
            if self.stones.at(beside).is_some_and(|c| c != colour) && !self.chain.breathes(&self.stones, beside) {
                taken += self.lift();
                last_taken = self.chain.stones.last().copied();
            }
        }
        self.captures[colour.index() & 1] += taken;
        self.ko = last_taken.filter(|_| taken == 1 && self.is_alone_with_one_liberty(place));
        let mut lost = 0;
        if taken == 0 && !self.chain.breathes(&self.stones, place) {
            lost = self.lift();
            self.captures[colour.opponent().index()] += lost;
            // One stone alone changes nothing, which no rules allow.
            if lost == 1 || !self.allowed.suicide {
                let words = message!("suicide-stones", "suicide" | "suicide of {lost} stones", lost);
                findings.push(fault(Code::Suicide, words));
            }
        }
        if taken > 0 || lost > 0 {
            self.find_repetition(findings);
        }
        self.earlier.push(before);
        self.stone_played = true;
    }

    /// Whether a point is empty with an empty neighbour: a move there may capture, but is no suicide.
    fn is_plain(&self, place: Place) -> bool {
        self.stones.at(place).is_none() && self.stones.beside(place).any(|p| self.stones.at(p).is_none())
    }

    /// Whether a stone has no neighbour of its colour, and one empty point.
    fn is_alone_with_one_liberty(&self, place: Place) -> bool {
        let beside = || self.stones.beside(place).map(|beside| self.stones.at(beside));
        beside().all(|colour| colour != self.stones.at(place)) && beside().filter(Option::is_none).count() == 1
    }

    fn find_repetition(&self, findings: &mut Vec<Fault>) {
        if self.hash == self.earlier.last() && self.stone_played && !self.earlier.is_empty() {
            findings.push(fault(Code::Ko, message!("ko-retaken-at-once", "the ko is retaken at once")));
        } else if !self.allowed.repetition && self.earlier.contains(self.hash) {
            findings
                .push(fault(Code::Superko, message!("same-position-was-board", "this repeats an earlier position")));
        }
    }

    /// Takes the chain that was just found off the board.
    fn lift(&mut self) -> u32 {
        let chain = std::mem::take(&mut self.chain.stones);
        for &place in &chain {
            self.toggle(place);
            self.stones.clear(place);
        }
        let count = chain.len() as u32;
        self.chain.stones = chain;
        count
    }

    fn toggle(&mut self, place: Place) {
        if let Some(colour) = self.stones.at(place) {
            self.hash ^= scramble(u64::from(place.0) << 2 | colour.index() as u64);
        }
    }
}

impl Counting for State {
    fn count(&self, agreed: &Agreed) -> Count {
        count::count(&self.stones, self.captures, agreed)
    }

    fn agree(&self, agreed: &mut Agreed, place: Place) {
        count::touch(&self.stones, agreed, place);
    }

    fn proposed(&self) -> Agreed {
        dead::proposed(&self.stones)
    }
}

impl GameState for State {
    fn stones(&self) -> Option<&Stones> {
        Some(&self.stones)
    }

    /// Two passes end the game.
    fn to_play(&self, next: Colour) -> Option<Colour> {
        (self.passes < 2).then_some(next)
    }

    /// White, when Black's handicap stones are on the board.
    fn first_colour(&self, kind: &Kind) -> Option<Colour> {
        if kind.handicap() < 2 {
            return None;
        }
        let given = self.stones.count(Colour::BLACK) >= 2 && self.stones.count(Colour::WHITE) == 0;
        Some(if given { Colour::WHITE } else { Colour::BLACK })
    }

    fn captures(&self, colour: Colour) -> Option<u32> {
        Some(self.captures.get(colour.index()).copied().unwrap_or(0))
    }

    fn counting(&self) -> Option<&dyn Counting> {
        Some(self)
    }

    /// How many points a colour may play on: empty ones, without suicide, ko or superko.
    fn legal_moves(&self, colour: Colour) -> Option<usize> {
        let mut legal = 0;
        for place in self.stones.empty() {
            let captures = || self.stones.beside(place).any(|p| self.stones.at(p).is_some_and(|c| c != colour));
            if self.is_plain(place) && !captures() {
                legal += 1;
                continue;
            }
            let (mut trial, mut findings) = (self.clone(), Vec::new());
            trial.put(Mover { colour, number: 0 }, place, &mut findings);
            legal += usize::from(findings.is_empty());
        }
        Some(legal)
    }

    fn has_winner(&self) -> bool {
        false
    }

    fn stands(&self, run: Range<u16>, colour: Option<Colour>) -> bool {
        self.stones.stand(run, colour)
    }

    /// Puts or removes a stone without any capture. What went before is no longer a reason for superko.
    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        self.stones.set_up(place, colour);
        if !self.earlier.is_empty() {
            self.earlier = Positions::default();
        }
        self.stone_played = false;
        self.passes = 0;
        self.ko = None;
    }

    fn ko(&self) -> Option<Place> {
        self.ko
    }

    fn has_stones_alone(&self) -> bool {
        true
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        self.ko = None;
        if *action == Move::Pass {
            self.stone_played = false;
            self.passes = self.passes.saturating_add(1);
        } else {
            self.passes = 0;
        }
        let Some(place) = target(action, self.stones.len(), findings) else { return Effect::default() };
        self.put(mover, place, findings);
        Effect::at(vec![place])
    }
}

/// A well mixed number for each stone on each point (the finaliser of SplitMix64), so that positions can be compared.
fn scramble(n: u64) -> u64 {
    let n = (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}

/// The chain under examination. Kept only to use its memory again, so a copy starts empty.
#[derive(Debug, Default)]
struct Chain {
    stones: Vec<Place>,
    seen: Vec<u32>,
    round: u32,
}

impl Clone for Chain {
    fn clone(&self) -> Chain {
        Chain::default()
    }
}

impl Chain {
    /// Whether the chain at `place` has a liberty; if not, `stones` is the whole chain.
    fn breathes(&mut self, board: &Stones, place: Place) -> bool {
        let Some(colour) = board.at(place) else { return true };
        // Nearly all stones have a liberty of their own.
        if board.beside(place).any(|beside| board.at(beside).is_none()) {
            return true;
        }
        if self.seen.len() != board.len() || self.round == u32::MAX {
            self.seen = vec![0; board.len()];
            self.round = 0;
        }
        self.round += 1;
        self.stones.clear();
        self.stones.push(place);
        self.seen[place.index()] = self.round;
        let mut next = 0;
        while next < self.stones.len() {
            for beside in board.beside(self.stones[next]) {
                match board.at(beside) {
                    None => return true,
                    Some(c) if c == colour && self.seen[beside.index()] != self.round => {
                        self.seen[beside.index()] = self.round;
                        self.stones.push(beside);
                    }
                    Some(_) => {}
                }
            }
            next += 1;
        }
        false
    }
}

/// The positions of a line, as hashes: all of them, however long it is. Sorted runs are shared between copies, and so many
/// runs of one size become one of the next, so that a line of a million moves has few runs to look through.
#[derive(Clone, Debug, Default)]
struct Positions {
    /// From large to small.
    runs: Vec<Run>,
    /// The last ones, oldest first.
    latest: Vec<u64>,
}

/// Hashes in rising order.
#[derive(Clone, Debug)]
struct Run {
    level: u8,
    hashes: Arc<[u64]>,
}

impl Positions {
    fn push(&mut self, hash: u64) {
        if self.latest.len() == CHUNK {
            let full = std::mem::take(&mut self.latest);
            self.add_run(0, full);
        }
        self.latest.push(hash);
    }

    fn add_run(&mut self, mut level: u8, mut hashes: Vec<u64>) {
        loop {
            let same = self.runs.iter().rev().take_while(|run| run.level == level).count();
            if same + 1 < MERGED {
                break;
            }
            let merged = self.runs.split_off(self.runs.len() - same);
            hashes.extend(merged.iter().flat_map(|run| run.hashes.iter()));
            level += 1;
        }
        hashes.sort_unstable();
        self.runs.push(Run { level, hashes: hashes.into() });
    }

    fn is_empty(&self) -> bool {
        self.latest.is_empty()
    }

    fn last(&self) -> u64 {
        self.latest.last().copied().unwrap_or(0)
    }

    fn contains(&self, hash: u64) -> bool {
        self.latest.contains(&hash) || self.runs.iter().any(|run| run.hashes.binary_search(&hash).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_position_of_a_long_line_is_forgotten() {
        let mut positions = Positions::default();
        let copies: Vec<Positions> = (0..100_000u64)
            .filter_map(|n| {
                positions.push(scramble(n));
                n.is_multiple_of(9973).then(|| positions.clone())
            })
            .collect();
        assert!((0..100_000).all(|n| positions.contains(scramble(n))));
        assert!((100_000..101_000).all(|n| !positions.contains(scramble(n))));
        assert_eq!(positions.last(), scramble(99_999));
        assert!(positions.runs.len() < 4 * MERGED, "{}", positions.runs.len());
        for (n, copy) in (0..).step_by(9973).zip(&copies) {
            assert!(copy.contains(scramble(n)) && !copy.contains(scramble(n + 1)), "{n}");
        }
    }
}
