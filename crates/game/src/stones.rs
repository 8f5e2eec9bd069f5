//! Stones on a rectangular grid: shared by Go, Hex and the other placement games.

use super::{Colour, Kind, Move, board::Place, fault};
use crate::language::StaticText;
use crate::sgf::{Code, Fault};
use std::collections::VecDeque;
use std::iter::successors;
use std::ops::Range;

/// What is placed, in words about swaps.
pub(super) const STONE: StaticText = StaticText("piece-stone", "stone");
pub(super) const PEG: StaticText = StaticText("piece-peg", "peg");

/// The ways from a point to those around it.
pub(super) const WAYS: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// One stone or none on every point, with the number of the move that put it there.
///
/// Points are numbered row by row from the upper left, as on a [`Board`](super::board::Board) without holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stones {
    columns: u16,
    rows: u16,
    /// 0 is empty, else the index of the colour and 1.
    colours: Vec<u8>,
    /// 0 for stones that were set up.
    numbers: Vec<u32>,
    /// Whether the opponent took the first one over.
    are_swapped: bool,
}

impl Stones {
    pub(super) fn new(columns: u16, rows: u16) -> Stones {
        let points = usize::from(columns) * usize::from(rows);
        Stones { columns, rows, colours: vec![0; points], numbers: vec![0; points], are_swapped: false }
    }

    pub(super) fn columns(&self) -> u16 {
        self.columns
    }

    pub(super) fn rows(&self) -> u16 {
        self.rows
    }

    pub(super) fn len(&self) -> usize {
        self.colours.len()
    }

    /// All points in order: 0 is empty, else the index of the colour and 1.
    pub(super) fn points(&self) -> &[u8] {
        &self.colours
    }

    pub(super) fn at(&self, place: Place) -> Option<Colour> {
        Colour::new(usize::from(*self.colours.get(place.index())?).wrapping_sub(1))
    }

    pub(super) fn number(&self, place: Place) -> u32 {
        self.numbers.get(place.index()).copied().unwrap_or(0)
    }

    /// Whether all of some places, by their numbers, are empty or have stones of a colour that were set up.
    pub(super) fn stand(&self, run: Range<u16>, colour: Option<Colour>) -> bool {
        let (run, wanted) = (usize::from(run.start)..usize::from(run.end), colour.map_or(0, |c| c.index() as u8 + 1));
        self.colours[run.clone()].iter().all(|&c| c == wanted) && self.numbers[run].iter().all(|&number| number == 0)
    }

    pub(super) fn put(&mut self, place: Place, colour: Colour, number: u32) {
        self.colours[place.index()] = colour.index() as u8 + 1;
        self.numbers[place.index()] = number;
    }

    pub(super) fn clear(&mut self, place: Place) {
        self.colours[place.index()] = 0;
        self.numbers[place.index()] = 0;
    }

    /// Sets up a stone of this colour, or nothing.
    pub(super) fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        match colour {
            Some(colour) => self.put(place, colour, 0),
            None => self.clear(place),
        }
    }

    /// The places of a colour's stones.
    pub(super) fn of(&self, colour: Colour) -> impl Iterator<Item = Place> {
        self.places().filter(move |&place| self.at(place) == Some(colour))
    }

    /// All stones, as the properties that would set them up.
    pub(super) fn unsaid(&self, kind: &Kind) -> Vec<(&'static str, Vec<Place>)> {
        [Colour::BLACK, Colour::WHITE].map(|colour| (kind.setup_id(colour), self.of(colour).collect())).into()
    }

    pub(super) fn count(&self, colour: Colour) -> u32 {
        self.colours.iter().filter(|&&c| usize::from(c) == colour.index() + 1).count() as u32
    }

    /// The points with stones, and whose they are.
    pub(super) fn standing(&self) -> impl Iterator<Item = (Place, Colour)> {
        let stones = self.colours.iter().zip(0..).filter(|(colour, _)| **colour != 0);
        stones.filter_map(|(&colour, place)| Some((Place(place), Colour::new(usize::from(colour) - 1)?)))
    }

    /// Whether exactly one stone is on the board, which was played, without a swap. After others were set up there is nothing to swap.
    pub(super) fn may_be_swapped(&self) -> bool {
        !self.are_swapped && self.occupied() == 1 && self.numbers.iter().any(|&number| number > 0)
    }

    /// The points without a stone.
    pub(super) fn empty(&self) -> impl Iterator<Item = Place> {
        self.places().filter(|&place| self.at(place).is_none())
    }

    pub(super) fn occupied(&self) -> u32 {
        self.colours.iter().filter(|&&c| c != 0).count() as u32
    }

    pub(super) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.colours.len() as u16).map(Place)
    }

    pub(super) fn place(&self, column: i32, row: i32) -> Option<Place> {
        let inside = (0..i32::from(self.columns)).contains(&column) && (0..i32::from(self.rows)).contains(&row);
        inside.then(|| Place((row * i32::from(self.columns) + column) as u16))
    }

    pub(super) fn cell(&self, place: Place) -> (i32, i32) {
        (i32::from(place.0 % self.columns), i32::from(place.0 / self.columns))
    }

    /// The same stones in the other colours and mirrored in the long diagonal; `None` on a board that is not square.
    pub(super) fn swapped(&self) -> Option<Stones> {
        let mut swapped = (self.columns == self.rows).then(|| Stones::new(self.columns, self.rows))?;
        swapped.are_swapped = self.are_swapped;
        for place in self.places() {
            if let Some(colour) = self.at(place) {
                let (column, row) = self.cell(place);
                let mirrored = self.place(row, column).unwrap_or(place);
                swapped.put(mirrored, colour.opponent(), self.number(place));
            }
        }
        Some(swapped)
    }

    /// The points with stones, if there are no more than `most`: where a swap shows.
    pub(super) fn few(&self, most: usize) -> Vec<Place> {
        let stones: Vec<Place> = self.standing().map(|(place, _)| place).take(most + 1).collect();
        if stones.len() > most { Vec::new() } else { stones }
    }

    /// Finds a swap that does not answer the first of the pieces, as the game calls them, or that is not the first swap.
    pub(super) fn check_swap(&mut self, piece: StaticText, findings: &mut Vec<Fault>) {
        if std::mem::replace(&mut self.are_swapped, true) {
            let words = message!("swap-answers-a-swap", "the first {piece} was already swapped", piece);
            findings.push(fault(Code::SwapLate, words));
        } else if self.occupied() != 1 {
            let words = message!("swap-usually-answers-first", "a swap usually answers the first {piece}", piece);
            findings.push(fault(Code::SwapLate, words));
        }
    }

    /// The points in a way from one, which is none of them, up to the edge.
    pub(super) fn ray(&self, from: Place, (dx, dy): (i32, i32)) -> impl Iterator<Item = Place> {
        let (column, row) = self.cell(from);
        (1..).map_while(move |n| self.place(column + n * dx, row + n * dy))
    }

    /// The points around a point, the diagonal ones too.
    pub(super) fn around(&self, place: Place) -> impl Iterator<Item = Place> {
        let (column, row) = self.cell(place);
        WAYS.into_iter().filter_map(move |(dx, dy)| self.place(column + dx, row + dy))
    }

    /// The neighbours of a point on a square lattice.
    pub(super) fn beside(&self, place: Place) -> impl Iterator<Item = Place> + use<> {
        let (width, column, index) = (self.columns, place.0 % self.columns, place.0);
        let last = self.colours.len() as u16;
        [
            (index >= width).then(|| index - width),
            (column > 0).then(|| index - 1),
            (column + 1 < width).then(|| index + 1),
            (index + width < last).then(|| index + width),
        ]
        .into_iter()
        .flatten()
        .map(Place)
    }

    /// The points that touch a point on a lattice of hexagons.
    pub(super) fn touching(&self, place: Place) -> impl Iterator<Item = Place> + use<> {
        let (width, column, index) = (self.columns, place.0 % self.columns, place.0);
        let last = self.colours.len() as u16;
        let (above, left) = (index >= width, column > 0);
        let (below, right) = (index + width < last, column + 1 < width);
        [
            above.then(|| index - width),
            (above && right).then(|| index - width + 1),
            left.then(|| index - 1),
            right.then(|| index + 1),
            (below && left).then(|| index + width - 1),
            below.then(|| index + width),
        ]
        .into_iter()
        .flatten()
        .map(Place)
    }

    /// The points that belong and are connected with the first one, and the colours beside them. They count as seen from then on.
    pub(super) fn connected<N: Iterator<Item = Place>>(
        &self,
        first: Place,
        seen: &mut [bool],
        neighbours: impl Fn(Place) -> N,
        belongs: impl Fn(Place) -> bool,
    ) -> Connected {
        let mut found = Connected { places: vec![first], touches: [false; 2] };
        seen[first.index()] = true;
        let mut next = 0;
        while let Some(&place) = found.places.get(next) {
            next += 1;
            for beside in neighbours(place) {
                if belongs(beside) {
                    if !std::mem::replace(&mut seen[beside.index()], true) {
                        found.places.push(beside);
                    }
                } else if let Some(colour) = self.at(beside) {
                    found.touches[colour.index() & 1] = true;
                }
            }
        }
        found
    }

    /// A shortest chain of a colour from the first row to the last, or from the first column to the last; empty if there is none.
    pub(super) fn chain<N: Iterator<Item = Place>>(
        &self,
        colour: Colour,
        down: bool,
        linked: impl Fn(Place) -> N,
    ) -> Vec<Place> {
        const UNSEEN: u16 = u16::MAX;
        let (width, last) = if down { (self.columns, self.rows) } else { (self.rows, self.columns) };
        let last = i32::from(last) - 1;
        let border = |line: i32| {
            let places =
                (0..i32::from(width)).filter_map(move |n| if down { self.place(n, line) } else { self.place(line, n) });
            places.filter(|&place| self.at(place) == Some(colour))
        };
        // Of a large board most of the time only its border is looked at.
        let mut queue: VecDeque<Place> = border(0).collect();
        if queue.is_empty() || border(last).next().is_none() {
            return Vec::new();
        }
        let mut from = vec![UNSEEN; self.len()];
        queue.iter().for_each(|place| from[place.index()] = place.0);
        while let Some(place) = queue.pop_front() {
            let (column, row) = self.cell(place);
            if last == if down { row } else { column } {
                let back = |place: &Place| Some(Place(from[place.index()])).filter(|before| before != place);
                let mut chain: Vec<Place> = successors(Some(place), back).collect();
                chain.reverse();
                return chain;
            }
            for next in linked(place) {
                if from[next.index()] == UNSEEN {
                    from[next.index()] = place.0;
                    queue.push_back(next);
                }
            }
        }
        Vec::new()
    }
}

/// Connected points, in the order in which they were found, and the colours of the stones beside them.
pub(super) struct Connected {
    pub(super) places: Vec<Place>,
    pub(super) touches: [bool; 2],
}

/// The finding for a swap of pieces without a diagonal to mirror in.
pub(super) fn oblong_swap(piece: StaticText) -> Fault {
    let words = message!(
        "swapping-pieces-has-no",
        "pieces cannot be swapped on a board that is not square; no {piece} moves",
        piece
    );
    fault(Code::SwapOblong, words)
}

/// A move on a point that has a stone.
pub(super) fn occupied() -> Fault {
    fault(Code::Occupied, message!("stone-stands-already", "there is already a stone there"))
}

/// A pass of a colour that could have moved.
pub(super) fn needless_pass() -> Fault {
    fault(Code::NeedlessPass, message!("pass-although-move", "a pass although a move is possible"))
}

/// The finding for a move onto a point that does not exist.
pub(super) fn off_board() -> Fault {
    fault(Code::PointOffBoard, message!("point-not-board", "the point is not on this board"))
}

/// Where a stone goes; `None` where the move puts none, and a finding where the board has no such point.
pub(super) fn target(action: &Move, points: usize, findings: &mut Vec<Fault>) -> Option<Place> {
    let Move::Place(places) = action else { return None };
    let place = places.first().copied().filter(|place| place.index() < points);
    if place.is_none() {
        findings.push(off_board());
    }
    place
}
