//! How often a property stands in a node, and how many values it has.

use super::{Code, Rule};
use crate::sgf::Severity::Error;

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::DuplicateProperty,
        Error,
        "a property twice in a node",
        "Lists are read as one list and texts as several; of anything else the first counts. The repair merges lists and texts and keeps the rest in a private property.",
    ).sgfc(28).fixable(),
    Rule::new(
        Code::TooManyValues,
        Error,
        "several values where there is one",
        "The property may have a single value. The first one counts, the others are kept; often a bracket is missing. The repair merges texts and puts the other values of anything else into a private property.",
    ).sgfc(13).fixable(),
    Rule::new(
        Code::ViewCleared,
        Error,
        "values beside an empty one",
        "An empty value clears the list, so nothing can stand beside it. The repair removes the empty value.",
    ).sgfc(52).fixable(),
];
