//! What shows only where all games of a file are looked at together.

use super::{Code, Rule};
use crate::sgf::Severity::Note;

pub(super) static RULES: &[Rule] = &[
    Rule::new(Code::SeveralGames, Note, "several games in the file", "Many programs show only the first.").sgfc(60),
    Rule::new(Code::MixedGames, Note, "different games in one file", "GM differs between the games of the file.")
        .sgfc(53),
    Rule::new(
        Code::MixedFormats,
        Note,
        "games of different versions of the format",
        "FF differs between the games of the file.",
    )
    .sgfc(45),
    Rule::new(
        Code::DuplicateGame,
        Note,
        "a game that is in the file already",
        "The moves are the same as those of an earlier game.",
    ),
];
