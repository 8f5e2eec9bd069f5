//! Findings for Gomoku, Renju, Connect6 and Othello.

use crate::sgf::Rule;

pub(super) const RULES: &[Rule] = rule_rows! {
    ForbiddenMove Warning "a move forbidden to Black in Renju"
        "Black may not make a row of more than five, two fours or two open threes at once, unless the move also makes five. The move is played as written.";
    TurnUnfinished Note "a turn with only one stone in Connect6"
        "After the first stone, each turn has two stones. The other side plays next anyway. This is reported once per line.";
    NoFlip Warning "a move that turns over no disc"
        "In Othello every move turns over at least one disc. The move is played as written.";
};
