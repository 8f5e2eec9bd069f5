//! What can be wrong with a move of TwixT.

use crate::sgf::{Rule, rule_rows};

pub(super) const RULES: &[Rule] = rule_rows! {
    BorderRow Warning "a peg in the other side's border row"
        "The first and the last row belong to one side, the first and the last column to the other. The peg is put there.";
    NoHole Warning "a peg where the board has no hole"
        "The four corners have none. Nothing is put there.";
    NoLink Warning "a link that is not there, or cannot be"
        "Links join own pegs a knight's move apart and cross no other link. What the move says about this one is passed over.";
};
