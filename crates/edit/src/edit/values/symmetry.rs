//! The symmetries of a board, and where each of its places goes.

use super::choices::{Axis, Turn};
use crate::game::{Board, Colour, Kind, Lattice, Place, Position, pt};
use std::sync::Arc;

/// A turn or a mirror image. Columns are counted from the left and rows from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symmetry {
    Turned(Turn),
    Mirrored(Axis),
}

impl Symmetry {
    /// Whether columns become rows.
    pub fn transposes(self) -> bool {
        matches!(self, Self::Turned(Turn::Left | Turn::Right) | Self::Mirrored(Axis::Diagonal | Axis::Antidiagonal))
    }

    /// Whether the long diagonal stays where it is, or its ends change places.
    pub fn keeps_diagonal(self) -> bool {
        matches!(self, Self::Turned(Turn::Half) | Self::Mirrored(Axis::Diagonal | Axis::Antidiagonal))
    }

    /// The direction of a step by columns to the right and rows down.
    pub fn step<T: std::ops::Neg<Output = T>>(self, (x, y): (T, T)) -> (T, T) {
        match self {
            Self::Turned(Turn::Right) => (-y, x),
            Self::Turned(Turn::Left) => (y, -x),
            Self::Turned(Turn::Half) => (-x, -y),
            Self::Mirrored(Axis::Horizontal) => (-x, y),
            Self::Mirrored(Axis::Vertical) => (x, -y),
            Self::Mirrored(Axis::Diagonal) => (y, x),
            Self::Mirrored(Axis::Antidiagonal) => (-y, -x),
        }
    }

    /// Where a step on a hexagon leads, in columns and rows that lean: a turn to the side is one by a sixth.
    fn hexagonal(self, (a, b): (i32, i32)) -> (i32, i32) {
        match self {
            Self::Turned(Turn::Right) => (-b, a + b),
            Self::Turned(Turn::Left) => (a + b, -a),
            Self::Turned(Turn::Half) => (-a, -b),
            Self::Mirrored(Axis::Horizontal) => (-a - b, b),
            Self::Mirrored(Axis::Vertical) => (a + b, -b),
            Self::Mirrored(Axis::Diagonal) => (b, a),
            Self::Mirrored(Axis::Antidiagonal) => (-b, -a),
        }
    }

    /// Column and row of a cell on the new board; `columns` and `rows` are those of the old one.
    fn cell(self, (column, row): (u16, u16), columns: u16, rows: u16) -> (u16, u16) {
        // Twice the distance from the middle, so that it is a whole number.
        let from_middle = |n: u16, count: u16| 2 * i32::from(n) - (i32::from(count) - 1);
        let (x, y) = self.step((from_middle(column, columns), from_middle(row, rows)));
        let (columns, rows) = if self.transposes() { (rows, columns) } else { (columns, rows) };
        let from_edge = |x: i32, count: u16| ((x + i32::from(count) - 1) / 2) as u16;
        (from_edge(x, columns), from_edge(y, rows))
    }

    /// The side of a pod of Octi that a side becomes: 0 to 7, north first, clockwise.
    pub fn side(self, side: u8) -> u8 {
        const WAYS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        let way = self.step(WAYS[usize::from(side & 7)]);
        WAYS.iter().position(|&other| other == way).unwrap_or_default() as u8
    }
}

/// A game before and after its board is laid on itself.
pub(crate) struct Turned<'a> {
    pub old: &'a Kind,
    pub new: Kind,
    /// Black and White change places, because the edges of the board belong to them.
    pub exchanges: bool,
    goals: Vec<Place>,
}

impl<'a> Turned<'a> {
    /// # Errors
    ///
    /// With the reason why this game cannot be laid on itself like that.
    pub(crate) fn new(old: &'a Kind, symmetry: Symmetry) -> Result<Self, String> {
        if !old.knows_pieces() {
            return Err(say!("notation-game-not-known", "the notation of this game is not supported"));
        }
        if !old.has_board() {
            return Err(say!("game-has-no-board", "the board of this game is not known"));
        }
        let board = old.board();
        let hex = board.lattice() == Lattice::Hex && !board.is_hexagon();
        let diagonal = matches!(symmetry, Symmetry::Mirrored(Axis::Diagonal | Axis::Antidiagonal));
        if hex && !diagonal && symmetry != Symmetry::Turned(Turn::Half) {
            return Err(say!(
                "board-hexagons-does-not",
                "a board of hexagons does not have that symmetry; use 'rotate half', 'flip diagonal' or 'flip antidiagonal'"
            ));
        }
        let oblong = symmetry.transposes() && board.columns() != board.rows();
        let new = if oblong && matches!(board.lattice(), Lattice::Square | Lattice::Hex) {
            old.transposed()
        } else {
            old.clone()
        };
        let goals = goals(board, new.board(), symmetry).ok_or_else(|| {
            say!("board-does-not-fit", "this board does not have that symmetry; rotate or mirror the view instead")
        })?;
        // Hexagons were refused where columns become rows otherwise.
        let turned = Self { old, new, exchanges: old.facts().edges && symmetry.transposes(), goals };
        turned.check_starts()?;
        if turned.exchanges && old.identity().has_pegs() {
            return Err(say!(
                "little-golems-first-letter",
                "the first letter of Little Golem always joins top and bottom; use 'rotate half' or 'flip' instead"
            ));
        }
        Ok(turned)
    }

    /// Maps a place.
    pub fn goal(&self, place: Place) -> Place {
        self.goals[place.index()]
    }

    /// Maps a colour.
    pub fn colour(&self, colour: Colour) -> Colour {
        if self.exchanges { colour.opponent() } else { colour }
    }

    /// Every colour has to begin where it begins.
    fn check_starts(&self) -> Result<(), String> {
        let start = Position::start(Arc::new(self.old.clone()));
        for &colour in &Colour::ALL[..usize::from(self.old.colours())] {
            let starts = start.starts(colour);
            let mut goals: Vec<Place> = starts.iter().map(|&place| self.goal(place)).collect();
            goals.sort_unstable();
            if goals != starts {
                let name = self.old.colour_name(colour);
                return Err(say!(
                    "turned-like-would-not",
                    "turned like that, {name} would not start on its own starting point; change the view instead",
                    name
                ));
            }
        }
        Ok(())
    }
}

/// Every symmetry of a board, as the image of each of its places.
#[cfg(test)]
pub(crate) fn images(board: &Board) -> Vec<Vec<Place>> {
    let turns = [Turn::Left, Turn::Right, Turn::Half].map(Symmetry::Turned);
    let axes = [Axis::Horizontal, Axis::Vertical, Axis::Diagonal, Axis::Antidiagonal].map(Symmetry::Mirrored);
    turns.into_iter().chain(axes).filter_map(|symmetry| goals(board, board, symmetry)).collect()
}

/// Where each place of a board goes; `None` where the board does not fit on itself.
fn goals(old: &Board, new: &Board, symmetry: Symmetry) -> Option<Vec<Place>> {
    let cellular = matches!(old.lattice(), Lattice::Square | Lattice::Hex);
    let middle = old.bounds().centre();
    let goal = |place: Place| {
        if old.is_hexagon() {
            let last = old.columns() - 1;
            let (a, b) = symmetry.hexagonal((
                2 * i32::from(old.column(place)) - i32::from(last),
                2 * i32::from(old.row(place)) - i32::from(last),
            ));
            let line = |n: i32| u16::try_from((n + i32::from(last)) / 2).ok();
            return new.place(line(a)?, line(b)?);
        }
        if cellular {
            let cell = (old.column(place), old.row(place));
            let (column, row) = symmetry.cell(cell, old.columns(), old.rows());
            return new.place(column, row);
        }
        let from = old.anchor(place);
        let (x, y) = symmetry.step((from.x - middle.x, from.y - middle.y));
        let to = pt(middle.x + x, middle.y + y);
        old.at(to).filter(|&goal| old.anchor(goal).distance(to) < old.inradius() / 2.0)
    };
    let goals: Vec<Place> = old.places().map(goal).collect::<Option<_>>()?;
    let mut taken = vec![false; new.len()];
    // No two places may become one.
    goals.iter().all(|goal| !std::mem::replace(&mut taken[goal.index()], true)).then_some(goals)
}
