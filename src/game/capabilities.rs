//! What some games have and others have not, each an object that a state hands out. A game that has it implements one trait whole;
//! all others say nothing.

use super::count::{Agreed, Count};
use super::pods::{Pod, Supply};
use super::{Colour, Move, Place};
use crate::language::Message;

/// A finished game comes to what people agree on: which stones are dead, and which points are nobody's.
pub trait Counting {
    /// What it comes to.
    fn count(&self, agreed: &Agreed) -> Count;

    /// Changes what is agreed on by a click on a place: stones die or live again, points are nobody's or somebody's.
    fn agree(&self, agreed: &mut Agreed, place: Place);
}

/// What one side has on the board is joined by links, which are taken away and put in as part of a move.
pub trait Linked {
    /// The places that a place of a colour is or could be linked with after a move, and whether it is.
    fn links_at(&self, colour: Colour, place: Place) -> Vec<(Place, bool)>;

    /// The move of a colour that was made last, with the link between two places taken away where it stands, and put in where it does
    /// not.
    ///
    /// # Errors
    /// Why this cannot be.
    fn relinked(&self, colour: Colour, last: &Move, ends: (Place, Place)) -> Result<Move, Message>;
}

/// Several things can stand on one place, and players have more of them beside the board.
pub trait Stacks {
    /// What stands on a place, in the order in which it came.
    fn stack(&self, place: Place) -> &[Pod];

    /// What a player has beside the board.
    fn supply(&self, colour: Colour) -> Supply;
}
