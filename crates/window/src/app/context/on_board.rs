//! A selection on a board that is only valid while the record has a board of the same form.

use crate::game::{Board, BoardForm};

/// Data about the places of a board. It is only returned for a board with the same places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnBoard<T> {
    form: BoardForm,
    chosen: T,
}

impl<T> OnBoard<T> {
    /// A choice made for this board.
    pub fn new(board: &Board, chosen: T) -> Self {
        Self { form: board.form(), chosen }
    }

    /// The data, if the board has the same places.
    pub fn on(&self, board: &Board) -> Option<&T> {
        (self.form == board.form()).then_some(&self.chosen)
    }

    /// As [`OnBoard::on`], to be changed.
    pub fn on_mut(&mut self, board: &Board) -> Option<&mut T> {
        (self.form == board.form()).then_some(&mut self.chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Naming, Place, Surface};

    #[test]
    fn a_place_is_had_for_its_own_board_only() {
        let square = |columns, rows| Board::square(columns, rows, Surface::Lines, Naming::LetterPair);
        let (large, small) = (square(19, 19), square(9, 9));
        let middle = OnBoard::new(&large, Place(180));
        assert_eq!((middle.on(&large), middle.on(&small)), (Some(&Place(180)), None));
        assert_eq!(middle.on(&square(19, 19)), Some(&Place(180)));
        // As many places, called otherwise.
        assert_eq!(OnBoard::new(&square(6, 4), Place(5)).on(&square(4, 6)), None);
    }
}
