//! Nodes and variations: empty, twice, too deep, too short.

use super::{Code, Rule};
use crate::sgf::Severity::{Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::EmptyNode,
        Note,
        "a node without properties",
        "It is kept; some servers write one at the end of every game. The repair removes it.",
    )
    .sgfc(55)
    .fixable(),
    Rule::new(
        Code::DuplicateVariation,
        Warning,
        "two variations start with the same move",
        "Merged or imported records have such. Nothing is changed.",
    ),
    Rule::new(
        Code::MainLineShorter,
        Note,
        "a variation is longer than the main line",
        "The first variation is the main line. Some programs write the game itself last.",
    ),
    Rule::new(
        Code::NestedDeep,
        Note,
        "a parenthesis for every move",
        "Parentheses nest as deep as the game is long. Some programs cannot open such a file; normalising writes none where nothing branches.",
    ),
];
