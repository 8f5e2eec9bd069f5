//! Findings for Go: why a move breaks the rules.

use crate::sgf::Rule;

pub(super) const RULES: &[Rule] = rule_rows! {
    Suicide Warning "a move that takes its own last liberty"
        "The stone and its chain are removed from the board. Some rules allow it.";
    Ko Warning "a move that retakes a ko at once"
        "The move is played as written.";
    Superko Warning "a move that repeats an earlier position"
        "Many rules forbid it. The move is played as written.";
};
