//! Annotations that exclude each other.

use super::{Code, Rule};
use crate::sgf::Severity::Error;

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::AnnotationContradicts,
        Error,
        "annotations that exclude each other",
        "A node is good for one side, even or unclear, and a move good or bad, not several at once. The repair keeps the first and puts the others into a private property.",
    ).sgfc(41).fixable(),
    Rule::new(
        Code::AnnotationPair,
        Error,
        "BM and TE together",
        "In FF3 the pair meant interesting (TE first) or doubtful (BM first). The repair writes IT or DO.",
    ).sgfc(42).fixable(),
];
