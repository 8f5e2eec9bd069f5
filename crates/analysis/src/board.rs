//! The board as engines name it: columns A, B … without I, rows from the bottom.

use variorum_sgf::point::Naming;

/// The size of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Columns.
    pub columns: u16,
    /// Rows.
    pub rows: u16,
}

/// Where a move is made. Columns and rows are counted from 0, rows from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// Column and row.
    Point(u16, u16),
    /// No point.
    Pass,
    /// The end.
    Resign,
}

impl Board {
    /// The number of its points.
    pub fn points(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    /// The greatest lead that is believed, in points.
    pub(crate) fn greatest_lead(self) -> f64 {
        4.0 * self.points() as f64
    }

    /// The place in arrays that go row by row from the top.
    pub fn index(self, column: u16, row: u16) -> usize {
        usize::from(row) * usize::from(self.columns) + usize::from(column)
    }

    /// The place with this index; the index after the last is that of passing.
    pub fn at(self, index: usize) -> Spot {
        let columns = usize::from(self.columns.max(1));
        match index < self.points() {
            true => Spot::Point((index % columns) as u16, (index / columns) as u16),
            false => Spot::Pass,
        }
    }

    /// Reads a name such as `D16`, `pass` or `resign`; `None` for points that the board does not have.
    pub fn spot(self, name: &str) -> Option<Spot> {
        if name.eq_ignore_ascii_case("pass") {
            return Some(Spot::Pass);
        }
        if name.eq_ignore_ascii_case("resign") {
            return Some(Spot::Resign);
        }
        let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
        let digits = &name.as_bytes()[letters..];
        if letters == 0
            || name.len() > 6
            || digits.is_empty()
            || !digits.iter().all(u8::is_ascii_digit)
            || digits[0] == b'0'
        {
            return None;
        }
        let (column, row) = Naming::LetterPair.parse_display(name, self.columns, self.rows)?;
        (column < self.columns && row < self.rows).then_some(Spot::Point(column, row))
    }

    /// The name that engines give it.
    pub fn name(self, spot: Spot) -> String {
        match spot {
            Spot::Point(column, row) => Naming::LetterPair.display(column, row, self.rows),
            Spot::Pass => "pass".to_owned(),
            Spot::Resign => "resign".to_owned(),
        }
    }
}
