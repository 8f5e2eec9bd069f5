//! What stands between the tokens of a record and is none.

use super::{Code, Rule};
use crate::sgf::Severity::{Error, Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::HeaderText,
        Warning,
        "text before the first game",
        "Everything before the first game (a mail header, an HTTP header, blank lines) is kept and written back, but other programs may not find the game. The repair takes it out.",
    ).fixable(),
    Rule::new(
        Code::HeaderPoint,
        Warning,
        "something like a property before the first game",
        "The text before the first game holds brackets, so it may be a damaged beginning of the record. It is kept and written back.",
    ).sgfc(6),
    Rule::new(
        Code::TrailingText,
        Note,
        "text after the last game",
        "Everything after the last game (a signature, an end-of-file character, zero bytes) is kept and written back. The repair takes it out.",
    ).sgfc(8).fixable(),
    Rule::new(
        Code::Junk,
        Error,
        "text that belongs to nothing",
        "Between properties, nodes and games only white space may stand. The text is skipped and kept in the file; the repair and normalising leave it out.",
    ).sgfc(8).fixable(),
    Rule::new(
        Code::OddSpace,
        Warning,
        "unusual white space between tokens",
        "A no-break space, a byte order mark or an end-of-file character stands between tokens. It is read as white space. The repair writes a blank.",
    ).fixable(),
    Rule::new(
        Code::NulByte,
        Warning,
        "zero bytes in the file",
        "They are read as white space. The file may be damaged, or in an encoding that was not recognised. The repair writes blanks.",
    ).sgfc(22).fixable(),
    Rule::new(
        Code::LineEndsMixed,
        Note,
        "different line ends in one file",
        "All are read alike.",
    ),
];
