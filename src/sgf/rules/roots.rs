//! Root properties.

use super::{Code, Rule};
use crate::sgf::Severity::{Error, Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::BadRootValue,
        Error,
        "a root property without a usable value",
        "FF, GM or ST has a value that means nothing, so the usual one is assumed. The repair puts the value into a private property.",
    ).sgfc(18).fixable(),
    Rule::new(
        Code::FormatTooNew,
        Error,
        "a version of the format that does not exist",
        "FF is 1 to 4. The file is read as FF4. The repair writes 4.",
    ).sgfc(46).fixable(),
    Rule::new(
        Code::SizeUnreadable,
        Warning,
        "SZ gives no usable size",
        "The usual size of the game is assumed. The value is kept.",
    ).sgfc(18),
    Rule::new(
        Code::SquareSize,
        Error,
        "a square board as two numbers",
        "A square board is written as one number. The repair does.",
    ).sgfc(47).fixable(),
    Rule::new(
        Code::BoardTooBig,
        Warning,
        "a board larger than points can name",
        "Points are two letters, so a board has at most 52 lines.",
    ).sgfc(50),
    Rule::new(
        Code::UncheckedGame,
        Note,
        "a game whose values are not judged",
        "Moves and points of this game are shown as they are, and not checked.",
    ).sgfc(19),
    Rule::new(
        Code::Dialect,
        Note,
        "a dialect of the format",
        "The record follows the habits of a program or server that differ from the format. It is read accordingly.",
    ),
];
