//! Moves: what stands beside them in a node, and what follows what.

use super::{Code, Rule};
use crate::sgf::Severity::{Error, Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::TwoMoves,
        Error,
        "two moves in a node",
        "They are played in the order of the file. The repair splits the node.",
    )
    .sgfc(37)
    .fixable(),
    Rule::new(
        Code::MoveWithSetup,
        Error,
        "a move and a setup share a node",
        "The setup is executed first, then the move. The repair splits the node; a lone PL is removed.",
    )
    .sgfc(30)
    .fixable(),
    Rule::new(
        Code::MoveInRoot,
        Note,
        "a move in the root",
        "Allowed, but bad style: many programs show the root as the position before the first move.",
    )
    .sgfc(24),
    Rule::new(
        Code::AnnotationWithoutMove,
        Warning,
        "a move annotation without a move",
        "Problem collections mark solutions this way. It is kept.",
    )
    .sgfc(43),
    Rule::new(
        Code::SameColourTwice,
        Note,
        "two moves of one colour in a row",
        "Free handicap stones and demonstrations look like this.",
    )
    .sgfc(63),
    Rule::new(
        Code::PassSpelling,
        Note,
        "a pass in the way of another version",
        "FF4 writes a pass as an empty value, FF1 to FF3 as tt on boards up to 19 lines. Both are read.",
    )
    .sgfc(65),
    Rule::new(
        Code::PassOnLargeBoard,
        Warning,
        "tt on a board of more than 19 lines",
        "On large boards tt is a point, not a pass.",
    ),
    Rule::new(
        Code::SetupAfterRoot,
        Note,
        "setup stones on the main line",
        "Setup after the root is allowed, but it is not a game record any more.",
    )
    .sgfc(62),
];
