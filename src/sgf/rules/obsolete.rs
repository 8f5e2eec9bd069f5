//! What older versions of the format had, and what says the same today.

use super::{Code, Rule};
use crate::sgf::Severity::Note;

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::ObsoleteProperty,
        Note,
        "a property of an older version of the format",
        "It is read and kept. The repair and normalising write the exact equivalent where there is one: labels A, B, C for L, triangles on stones and crosses on empty points for M.",
    ).sgfc(40).fixable(),
    Rule::new(
        Code::ViewOld,
        Note,
        "VW as two corners",
        "Up to FF3 VW gave two corners of a rectangle; it is read so.",
    ).sgfc(52),
    Rule::new(
        Code::KomiDoubled,
        Note,
        "komi in halves",
        "KI is twice the komi. The repair writes KM.",
    ).sgfc(59).fixable(),
];
