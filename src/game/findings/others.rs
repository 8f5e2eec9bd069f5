//! What can be against the rules of these games.

use crate::sgf::{Rule, rule_rows};

pub(super) const RULES: &[Rule] = rule_rows! {
    ForbiddenMove Warning "a move that Renju forbids Black"
        "Black may make no row of more than five, no two fours and no two open threes at once, except with a five. It is played as it is written.";
    TurnUnfinished Note "a turn of Connect6 with one stone"
        "After the first stone each turn has two. The other side goes on all the same. It is told once of a line.";
    NoFlip Warning "a move turns over no disc"
        "In Othello every move turns at least one. It is played as it is written.";
};
