//! Findings for TwixT.

use crate::sgf::Rule;

pub(super) const RULES: &[Rule] = rule_rows! {
    BorderRow Warning "a peg in the opponent's border row"
        "The first and last rows belong to one side, the first and last columns to the other. The peg is placed as written.";
    NoHole Warning "a peg where the board has no hole"
        "The four corners have no holes. Nothing is placed there.";
    NoLink Warning "a link that does not exist or is not possible"
        "Links join a player's own pegs a knight's move apart and cross no other link. What the move says about this link is ignored.";
};
