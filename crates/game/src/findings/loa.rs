//! Findings for games in which a piece moves from place to place.

use crate::sgf::Rule;

pub(super) const RULES: &[Rule] = rule_rows! {
    NoPiece Warning "a move of a piece that is not there"
        "The player has no piece where the move starts. Where the rules are known, a piece is placed where the move ends; otherwise nothing moves.";
    NoWay Warning "a move that the piece cannot make"
        "The piece is placed where the move ends, and what was there is removed.";
    StartUnknown Note "an unknown starting position"
        "Either SU names a starting position that is not known, or none is known for a board of this size, and nothing is set up. The usual starting position is shown if the board has one; moves are not checked.";
};
