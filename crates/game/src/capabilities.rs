//! Optional features of games, each an object that a state hands out. A game implements a trait completely or not at all.

use super::count::{Agreed, Count};
use super::pods::{Pod, Supply};
use super::{Colour, Move, Place};
use crate::language::Message;

/// Counting by agreement: players agree on which stones are dead and which points are neutral.
pub trait Counting {
    /// The count.
    fn count(&self, agreed: &Agreed) -> Count;

    /// What players would probably agree on: a proposal to begin with. The same for the same position; takes some milliseconds.
    fn proposed(&self) -> Agreed;

    /// Changes the agreement by a click on a place: stones become dead or alive, points neutral or owned.
    fn agree(&self, agreed: &mut Agreed, place: Place);
}

/// Links between a player's pieces, which can be removed and added as part of a move.
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

/// Stacks: several pieces on one place, and a supply beside the board.
pub trait Stacks {
    /// The pods on a place, in the order of their arrival.
    fn stack(&self, place: Place) -> &[Pod];

    /// The pieces that a player has in reserve.
    fn supply(&self, colour: Colour) -> Supply;
}
