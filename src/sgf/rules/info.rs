//! Game information that has a prescribed form.

use super::{Code, Rule};
use crate::sgf::Severity::{Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::DateFormat,
        Note,
        "a date in words or in another order",
        "DT is YYYY-MM-DD, or a list of such dates. The text is shown as it is and left alone.",
    )
    .sgfc(33),
    Rule::new(
        Code::ResultFormat,
        Note,
        "a result in words",
        "RE is B+ or W+ with points, R, T or F, or 0, Void or ?. The text is shown as it is and left alone.",
    )
    .sgfc(33),
    Rule::new(
        Code::TimeFormat,
        Note,
        "a time limit in words",
        "TM is a number of seconds. The text is shown as it is and left alone.",
    )
    .sgfc(33),
    Rule::new(
        Code::NumberFormat,
        Note,
        "game information that is not a number",
        "The property is a number by the format. The text is shown as it is and left alone.",
    )
    .sgfc(33),
    Rule::new(
        Code::KomiScaled,
        Note,
        "komi a hundred times too large",
        "Fox servers write points times 100, or Chinese stones times 100. It is left alone.",
    ),
    Rule::new(
        Code::HandicapDiffers,
        Note,
        "HA and the number of setup stones differ",
        "The handicap is a number; the stones are set up separately.",
    )
    .sgfc(61),
    Rule::new(
        Code::SecondGameInfo,
        Warning,
        "game information below game information",
        "A path has one node with game information. Programs differ in which one they show.",
    )
    .sgfc(44),
];
