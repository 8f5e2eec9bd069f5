//! The part of a large board in which a question lies: only the stones on view decide, so it says nothing of the answer.

use std::ops::Range;

use crate::game::{Lattice, MoveEntry, Position};
use crate::language::StaticText;
use crate::study::Mode;

/// On a smaller board all of it is shown.
const SMALLEST: u16 = 13;
/// So many lines beyond the stones are shown at least.
const AIR: u16 = 3;

/// A square part of a square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPart {
    /// How many lines of the board it has in each direction, of how many.
    pub size: (u16, u16),
    /// Its first column and row.
    pub first: (u16, u16),
}

impl BoardPart {
    /// Whether a point is in it, by column and row.
    pub fn has(self, (column, row): (u16, u16)) -> bool {
        self.columns().contains(&column) && self.rows().contains(&row)
    }

    /// Its columns.
    pub fn columns(self) -> Range<u16> {
        self.first.0..self.first.0 + self.size.0
    }

    /// Its rows.
    pub fn rows(self) -> Range<u16> {
        self.first.1..self.first.1 + self.size.0
    }

    /// The button that shows it alone, by its name.
    pub fn only(self) -> StaticText {
        let is_at_edge = |lines: Range<u16>| lines.start == 0 || lines.end == self.size.1;
        match (is_at_edge(self.columns()), is_at_edge(self.rows())) {
            (true, true) => StaticText("study-corner", "Corner only"),
            (false, false) => StaticText("study-centre", "Centre only"),
            _ => StaticText("study-side", "Side only"),
        }
    }

    /// The part in which a question of this mode lies, if all stones are there; `None` where they need more of the board, or where a game is
    /// played on all of it: the next move may be anywhere.
    pub fn of_question(mode: Mode, position: &Position) -> Option<BoardPart> {
        let is_local = match mode {
            Mode::Problem => position.last_move().is_none(),
            Mode::Repertoire => true,
            Mode::Guess | Mode::Mistakes => false,
        };
        BoardPart::of(position).filter(|_| is_local)
    }

    /// The part in which all stones are.
    fn of(position: &Position) -> Option<BoardPart> {
        let board = position.board();
        let lines = board.columns();
        let is_square = board.lattice() == Lattice::Square && board.rows() == lines && lines >= SMALLEST;
        if !is_square || position.kind().facts().entry != MoveEntry::Point || position.kind().facts().edges {
            return None;
        }
        let stones = || board.places().filter(|&place| position.stone(place).is_some());
        let columns = in_use(stones().map(|place| board.column(place)), lines)?;
        let rows = in_use(stones().map(|place| board.row(place)), lines)?;
        let part = columns.len().max(rows.len()).max(usize::from(lines / 2 + 2)) as u16;
        if part + AIR >= lines {
            return None;
        }
        // What is in use at an edge stays there, and anything else is in the middle.
        let first = |used: Range<u16>| match (used.start, used.end) {
            (0, _) => 0,
            (_, end) if end == lines => lines - part,
            (start, end) => ((start + end).saturating_sub(part) / 2).min(lines - part),
        };
        Some(BoardPart { size: (part, lines), first: (first(columns), first(rows)) })
    }
}

/// The lines of one direction that are in use, with some air; the edge where it is near.
fn in_use(used: impl Iterator<Item = u16>, lines: u16) -> Option<Range<u16>> {
    let (low, high) = used.fold((u16::MAX, 0), |(low, high), line| (low.min(line), high.max(line)));
    let near = lines / 3;
    let start = if low < near { 0 } else { low - AIR };
    let end = if high + near >= lines { lines } else { high + 1 + AIR };
    (low < lines).then_some(start..end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    #[test]
    fn a_part_holds_all_stones_and_some_air_and_has_its_name() {
        for (text, expected) in [
            ("(;GM[1]SZ[19]AB[aa][cb]AW[db])", Some((11, (0, 0), "Corner only"))),
            ("(;GM[1]SZ[19]AB[sa][qb]AW[ib])", Some((14, (5, 0), "Corner only"))),
            ("(;GM[1]SZ[19]AB[sa][qb]AW[eb])", None),
            ("(;GM[1]SZ[19]AB[as]AW[bq])", Some((11, (0, 8), "Corner only"))),
            ("(;GM[1]SZ[19]AB[ss]AW[pp])", Some((11, (8, 8), "Corner only"))),
            ("(;GM[1]SZ[19]AB[aa]AW[ss])", None),
            ("(;GM[1]SZ[19]AB[jj]AW[aa])", Some((13, (0, 0), "Corner only"))),
            ("(;GM[1]SZ[19]AB[ii][jj]AW[kk])", Some((11, (4, 4), "Centre only"))),
            ("(;GM[1]SZ[19]AB[gg]AW[mm])", Some((13, (3, 3), "Centre only"))),
            ("(;GM[1]SZ[19]AB[ia][ja]AW[kc])", Some((11, (4, 0), "Side only"))),
            ("(;GM[1]SZ[19]AB[sj][rk]AW[qi])", Some((11, (8, 4), "Side only"))),
            ("(;GM[1]SZ[19]AB[ca]AW[qc])", None),
            ("(;GM[1]SZ[9]AB[aa]AW[bb])", None),
            ("(;GM[11]SZ[14]AB[a1]AW[b2])", None),
            ("(;GM[1]SZ[19])", None),
        ] {
            let tree = Tree::read(text.into()).0;
            let position = Position::replay(&tree, tree.games().next().unwrap());
            let found = BoardPart::of(&position);
            let shown = found.map(|part| (part.size.0, part.first, part.only().1));
            assert_eq!(shown, expected, "{text}");
            let board = position.board();
            let mut stones = board.places().filter(|&place| position.stone(place).is_some());
            let holds = |part: BoardPart| stones.all(|place| part.has((board.column(place), board.row(place))));
            assert!(found.is_none_or(holds), "{text}");
        }
    }
}
