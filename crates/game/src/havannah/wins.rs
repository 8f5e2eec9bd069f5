//! Detects wins: rings, bridges and forks of a colour, and lines through their stones for drawing.

use crate::language::StaticText;
use crate::{Board, Place, lattice::hex};
use std::collections::VecDeque;

/// The kind of win, and lines through its stones, from place to place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Win {
    pub(super) by: StaticText,
    pub(super) lines: Vec<Vec<Place>>,
}

/// Farther away than anything.
const FAR: u16 = u16::MAX;

/// The board, and for each place whether it has a stone of the colour.
pub(super) struct Stones<'a> {
    pub(super) board: &'a Board,
    pub(super) own: Vec<bool>,
}

impl Stones<'_> {
    /// A win that a stone is part of: what it has made, if nothing was won without it.
    pub(super) fn win_through(&self, place: Place) -> Option<Win> {
        let beside = self.board.neighbours(place).filter(|&p| self.has(p)).count();
        if beside == 0 && self.board.edge() > 1 {
            return None;
        }
        let ring = || (beside > 1).then(|| self.ring()).flatten();
        let group = self.flood(vec![place], |p| self.has(p));
        ring().or_else(|| self.bridge(&group)).or_else(|| self.fork(&group))
    }

    /// Any win of the colour.
    pub(super) fn win(&self) -> Option<Win> {
        let mut seen = vec![false; self.own.len()];
        let mut joined = None;
        for place in self.board.places().filter(|&p| self.has(p)) {
            if joined.is_some() || seen[place.index()] {
                continue;
            }
            let group = self.flood(vec![place], |p| self.has(p));
            seen.iter_mut().zip(&group).for_each(|(seen, &here)| *seen |= here);
            joined = self.bridge(&group).or_else(|| self.fork(&group));
        }
        self.ring().or(joined)
    }

    fn has(&self, place: Place) -> bool {
        self.own[place.index()]
    }

    /// The places that can be reached from some over places that are let through.
    fn flood(&self, from: Vec<Place>, through: impl Fn(Place) -> bool) -> Vec<bool> {
        let distances = self.distances(from, through);
        distances.into_iter().map(|distance| distance != FAR).collect()
    }

    /// How far each place is from the nearest of some, over places that are let through.
    fn distances(&self, from: Vec<Place>, through: impl Fn(Place) -> bool) -> Vec<u16> {
        let mut distances = vec![FAR; self.own.len()];
        let mut queue: VecDeque<Place> = from.into();
        queue.iter().for_each(|place| distances[place.index()] = 0);
        while let Some(place) = queue.pop_front() {
            for next in self.board.neighbours(place) {
                if distances[next.index()] == FAR && through(next) {
                    distances[next.index()] = distances[place.index()] + 1;
                    queue.push_back(next);
                }
            }
        }
        distances
    }

    /// A shortest path back to the start of the distances.
    fn way(&self, mut place: Place, distances: &[u16]) -> Vec<Place> {
        let mut way = vec![place];
        while let Some(nearer) = distances[place.index()].checked_sub(1) {
            let Some(next) = self.board.neighbours(place).find(|p| distances[p.index()] == nearer) else { break };
            way.push(next);
            place = next;
        }
        way
    }

    /// The sides of the board that a place is on, a bit each: two at a corner.
    fn rim(&self, place: Place) -> u8 {
        let (c, r) = (self.board.column(place), self.board.row(place));
        let (edge, side) = (self.board.edge(), self.board.columns());
        let on = [c == 0, r == 0, c + 1 == side, r + 1 == side, c + r + 1 == edge, c + r == 3 * (edge - 1)];
        on.iter().rev().fold(0, |bits, &on| bits << 1 | u8::from(on))
    }

    fn is_corner(&self, place: Place) -> bool {
        self.rim(place).count_ones() == 2
    }

    /// The shortest line of a group between two corners.
    fn bridge(&self, group: &[bool]) -> Option<Win> {
        let corners: Vec<Place> = self.board.places().filter(|&p| group[p.index()] && self.is_corner(p)).collect();
        let shortest = |&corner: &Place| {
            let distances = self.distances(vec![corner], |p| self.has(p));
            let others = corners.iter().filter(|&&other| other != corner);
            let nearest = others.min_by_key(|other| distances[other.index()])?;
            Some(self.way(*nearest, &distances))
        };
        let line = corners.iter().filter_map(shortest).min_by_key(Vec::len)?;
        Some(Win { by: StaticText("by-a-bridge", "a bridge"), lines: vec![line] })
    }

    /// The shortest lines of a group that join three sides. Corners are on no side.
    fn fork(&self, group: &[bool]) -> Option<Win> {
        let on_side = |side: u8| {
            let of_group = self.board.places().filter(|p| group[p.index()]);
            of_group.filter(|&p| self.rim(p) == 1 << side).collect::<Vec<Place>>()
        };
        let sides: Vec<Vec<Place>> = (0..6).map(on_side).filter(|places| !places.is_empty()).collect();
        if sides.len() < 3 {
            return None;
        }
        let distances: Vec<Vec<u16>> =
            sides.into_iter().map(|places| self.distances(places, |p| self.has(p))).collect();
        let nearest = |place: Place| {
            let mut nearest: Vec<&Vec<u16>> = distances.iter().collect();
            nearest.sort_by_key(|distances| distances[place.index()]);
            nearest.truncate(3);
            nearest
        };
        let length = |place: &Place| nearest(*place).iter().map(|far| u32::from(far[place.index()])).sum::<u32>();
        let middle = self.board.places().filter(|p| group[p.index()]).min_by_key(length)?;
        let mut ways = nearest(middle).into_iter().map(|distances| self.way(middle, distances));
        let mut through = ways.next()?;
        through.reverse();
        through.extend(ways.next()?.into_iter().skip(1));
        Some(Win { by: StaticText("by-a-fork", "a fork"), lines: [through].into_iter().chain(ways).collect() })
    }

    /// A ring around at least one place, whatever is on it.
    fn ring(&self) -> Option<Win> {
        // A ring encloses at least one place: not connected to the rim, or a stone with six neighbours.
        let rim = self.board.places().filter(|&p| !self.has(p) && self.rim(p) != 0).collect();
        let outside = self.flood(rim, |p| !self.has(p));
        let enclosed = self.board.places().find(|&p| !self.has(p) && !outside[p.index()]);
        let (inside, walls) = match enclosed {
            Some(place) => {
                let hole = self.flood(vec![place], |p| !self.has(p));
                let beside_hole = |p: Place| self.has(p) && self.board.neighbours(p).any(|p| hole[p.index()]);
                let walls: Vec<bool> = self.board.places().map(beside_hole).collect();
                let rim = self.board.places().filter(|&p| self.rim(p) != 0 && !walls[p.index()]).collect();
                let outside = self.flood(rim, |p| !walls[p.index()]);
                let is_ring = |p: Place| {
                    let open = || self.board.neighbours(p).any(|p| outside[p.index()]);
                    walls[p.index()] && (self.rim(p) != 0 || open())
                };
                (place, self.board.places().map(is_ring).collect::<Vec<bool>>())
            }
            None => {
                let full =
                    |p: &Place| self.has(*p) && self.rim(*p) == 0 && self.board.neighbours(*p).all(|p| self.has(p));
                let centre = self.board.places().find(full)?;
                let mut walls = vec![false; self.own.len()];
                self.board.neighbours(centre).for_each(|p| walls[p.index()] = true);
                (centre, walls)
            }
        };
        Some(Win { by: StaticText("by-a-ring", "a ring"), lines: vec![self.around(inside, &walls)?] })
    }

    /// The closed line through walls around a place, clockwise.
    fn around(&self, inside: Place, walls: &[bool]) -> Option<Vec<Place>> {
        let step = |place: Place, way: usize| {
            let (dc, dr) = hex::NEIGHBOURS[way % 6];
            let (c, r) = (i32::from(self.board.column(place)) + dc, i32::from(self.board.row(place)) + dr);
            self.board.place(u16::try_from(c).ok()?, u16::try_from(r).ok()?)
        };
        // To the right until the wall, then along it, with the wall at the left hand.
        let mut place = inside;
        let first = loop {
            let next = step(place, 0)?;
            if walls[next.index()] {
                break place;
            }
            place = next;
        };
        let (mut way, mut line) = (0, Vec::new());
        for _ in 0..6 * walls.len() {
            let wall = step(place, way)?;
            if line.last() != Some(&wall) {
                line.push(wall);
            }
            let next = step(place, way + 1)?;
            if walls[next.index()] {
                way = (way + 1) % 6;
            } else {
                // Around a corner: the same wall, seen from the next place.
                (place, way) = (next, (way + 5) % 6);
            }
            if (place, way) == (first, 0) {
                let start = line[0];
                line.extend((line.last() != Some(&start)).then_some(start));
                return Some(line);
            }
        }
        None
    }
}
