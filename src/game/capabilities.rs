//! What some games have and others have not, each an object that a state hands out. A game that has it implements one trait whole;
//! all others say nothing.

use super::count::{Agreed, Count};
use super::pods::{Pod, Supply};
use super::{Colour, Place};

/// A finished game comes to what people agree on: which stones are dead, and which points are nobody's.
pub trait Counting {
    /// What it comes to.
    fn count(&self, agreed: &Agreed) -> Count;

    /// Changes what is agreed on by a click on a place: stones die or live again, points are nobody's or somebody's.
    fn agree(&self, agreed: &mut Agreed, place: Place);
}

/// Several things can stand on one place, and players have more of them beside the board.
pub trait Stacks {
    /// What stands on a place, in the order in which it came.
    fn stack(&self, place: Place) -> &[Pod];

    /// What a player has beside the board.
    fn supply(&self, colour: Colour) -> Supply;
}
