//! The corner of a large board in which a question lies: only the stones on view decide, so it says nothing of the answer.

use crate::game::{Lattice, MoveEntry, Position};
use crate::study::Mode;

/// On a smaller board all of it is shown.
const SMALLEST: u16 = 13;
/// So many lines beyond the stones are shown at least.
const AIR: u16 = 3;

/// A corner of a square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    /// How many lines of it are shown, of how many.
    pub part: (u16, u16),
    /// Whether it is on the right, and below.
    pub side: (bool, bool),
}

impl Corner {
    /// Whether a point is in it, by column and row.
    pub fn has(self, (column, row): (u16, u16)) -> bool {
        let (part, lines) = self.part;
        let is_near = |line: u16, is_far: bool| if is_far { line + part >= lines } else { line < part };
        is_near(column, self.side.0) && is_near(row, self.side.1)
    }

    /// The corner in which a question of this mode lies, if all stones are there; `None` where they need more of the board, or where a game is
    /// played on all of it: the next move may be anywhere.
    pub fn of_question(mode: Mode, position: &Position) -> Option<Corner> {
        let is_local = match mode {
            Mode::Problem => position.last_move().is_none(),
            Mode::Repertoire => true,
            Mode::Guess | Mode::Mistakes => false,
        };
        Corner::of(position).filter(|_| is_local)
    }

    /// The corner in which all stones are.
    fn of(position: &Position) -> Option<Corner> {
        let board = position.board();
        let lines = board.columns();
        let is_square = board.lattice() == Lattice::Square && board.rows() == lines && lines >= SMALLEST;
        if !is_square || position.kind().facts().entry != MoveEntry::Point || position.kind().facts().edges {
            return None;
        }
        let stones: Vec<(u16, u16)> = board
            .places()
            .filter(|&place| position.stone(place).is_some())
            .map(|place| (board.column(place), board.row(place)))
            .collect();
        let reach = |(right, below): (bool, bool)| {
            let from = |line: u16, is_far: bool| if is_far { lines - line } else { line + 1 };
            stones.iter().map(|&(column, row)| from(column, right).max(from(row, below))).max()
        };
        let sides = [(false, false), (true, false), (false, true), (true, true)];
        let (reach, side) =
            sides.into_iter().filter_map(|side| Some((reach(side)?, side))).min_by_key(|(reach, _)| *reach)?;
        let part = (reach + AIR).max(lines / 2 + 2);
        (part + AIR < lines).then_some(Corner { part: (part, lines), side })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    #[test]
    fn a_corner_holds_all_stones_and_some_air() {
        for (text, expected) in [
            ("(;GM[1]SZ[19]AB[aa][cb]AW[db])", Some(((11, 19), (false, false)))),
            ("(;GM[1]SZ[19]AB[sa][qb]AW[ib])", Some(((14, 19), (true, false)))),
            ("(;GM[1]SZ[19]AB[sa][qb]AW[eb])", None),
            ("(;GM[1]SZ[19]AB[as]AW[bq])", Some(((11, 19), (false, true)))),
            ("(;GM[1]SZ[19]AB[aa]AW[ss])", None),
            ("(;GM[1]SZ[19]AB[jj]AW[aa])", Some(((13, 19), (false, false)))),
            ("(;GM[1]SZ[9]AB[aa]AW[bb])", None),
            ("(;GM[11]SZ[14]AB[a1]AW[b2])", None),
            ("(;GM[1]SZ[19])", None),
        ] {
            let tree = Tree::read(text.into()).0;
            let position = Position::replay(&tree, tree.games().next().unwrap());
            let found = Corner::of(&position).map(|corner| (corner.part, corner.side));
            assert_eq!(found, expected, "{text}");
        }
    }
}
