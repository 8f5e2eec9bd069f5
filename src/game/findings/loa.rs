//! What can be wrong with a piece that goes from place to place.

use crate::sgf::{Rule, rule_rows};

pub(super) const RULES: &[Rule] = rule_rows! {
    NoPiece Warning "a move of a piece that is not there"
        "No piece of the player stands where the move begins. Where the rules are known, a piece is put where it ends; elsewhere nothing moves.";
    NoWay Warning "a piece that cannot go there"
        "The piece is put where the move ends, and what stood there is gone.";
    StartUnknown Note "a start that is not known here"
        "SU names how the pieces stood in the beginning, and nothing is set up. The usual start is shown, and no move is judged.";
};
