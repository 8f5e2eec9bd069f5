//! Points, lines and labels that stand twice.

use super::{Code, Rule};
use crate::sgf::Severity::{Error, Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::SetupRepeated,
        Error,
        "a point is set up twice in a node",
        "The last one counts. The repair leaves that one only.",
    )
    .sgfc(38)
    .fixable(),
    Rule::new(
        Code::MarkRepeated,
        Error,
        "a point is marked twice in a node",
        "The first mark counts. The repair leaves that one only.",
    )
    .sgfc(38)
    .fixable(),
    Rule::new(Code::LineRepeated, Error, "an arrow or line twice, or without length", "The repair leaves each once.")
        .sgfc(38)
        .fixable(),
    Rule::new(Code::LabelRepeated, Warning, "two labels on one point", "The last one hides the others.").sgfc(38),
    Rule::new(Code::LabelTooLong, Note, "a label of more than four characters in FF3", "FF3 allowed four characters."),
];
