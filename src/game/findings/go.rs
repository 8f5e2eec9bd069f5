//! What the rules of Go say against a move.

use crate::sgf::{Rule, rule_rows};

pub(super) const RULES: &[Rule] = rule_rows! {
    Suicide Warning "a move takes its own last liberty"
        "The stone and its chain come off the board. Some rules allow it.";
    Ko Warning "a move retakes a ko at once"
        "It is played as it is written.";
    Superko Warning "a move brings back an earlier position"
        "Many rules forbid it. It is played as it is written.";
};
