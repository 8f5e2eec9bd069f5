//! What the rules of Go say against a move.

use crate::sgf::{Code, Rule, Severity::Warning};

pub(super) const RULES: &[Rule] = &[
    Rule::new(
        Code::Suicide,
        Warning,
        "a move takes its own last liberty",
        "The stone and its chain come off the board. Some rules allow it.",
    ),
    Rule::new(Code::Ko, Warning, "a move retakes a ko at once", "It is played as it is written."),
    Rule::new(
        Code::Superko,
        Warning,
        "a move brings back an earlier position",
        "Many rules forbid it. It is played as it is written.",
    ),
];
