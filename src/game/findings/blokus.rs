//! What the rules of the Blokus family say against a piece.

use crate::sgf::{
    Code, Rule,
    Severity::{Error, Note, Warning},
};

pub(super) const RULES: &[Rule] = &[
    Rule::new(
        Code::NotAPiece,
        Error,
        "places that form no piece of the game",
        "They are shown as they are, as a piece of their own.",
    ),
    Rule::new(
        Code::PieceUsed,
        Warning,
        "the colour has no such piece left",
        "All pieces of this form have been played. It is played as it is written.",
    ),
    Rule::new(
        Code::Overlap,
        Warning,
        "a piece covers places that are taken",
        "It is played as it is written: the later piece shows.",
    ),
    Rule::new(
        Code::Crossing,
        Warning,
        "a piece goes straight through a junction that another one crosses",
        "In Nexos a junction can be crossed once. It is played as it is written.",
    ),
    Rule::new(
        Code::EdgeContact,
        Warning,
        "a piece lies along a piece of its own colour",
        "Pieces of one colour touch at corners only. It is played as it is written.",
    ),
    Rule::new(
        Code::NoContact,
        Warning,
        "a piece is not attached to its own colour as the rules demand",
        "In Blokus a corner touches an own piece, in Nexos a segment ends where an own one ends, in Callisto the piece lies beside an own one. It is played as it is written.",
    ),
    Rule::new(
        Code::MissedStart,
        Warning,
        "the first piece of a colour is not at its starting place",
        "It is played as it is written.",
    ),
    Rule::new(
        Code::OneFirst,
        Warning,
        "a colour of Callisto begins with something else than two pieces 1",
        "It is played as it is written.",
    ),
    Rule::new(
        Code::Centre,
        Warning,
        "a piece 1 of Callisto lies in the centre",
        "The places in the middle are for other pieces. It is played as it is written.",
    ),
    Rule::new(Code::PointDoubled, Warning, "a value names a point twice", "It counts once."),
    Rule::new(Code::StrayComma, Warning, "a value has a comma too many", "It is passed over."),
    Rule::new(
        Code::TurnUnreadable,
        Warning,
        "PL names no colour of the variant",
        "It is passed over: the next colour in order moves.",
    ),
    Rule::new(
        Code::JunctionListed,
        Note,
        "a move of Nexos lists junctions",
        "Early programs did so. They are passed over, the segments alone say which piece it is.",
    ),
    Rule::new(
        Code::OldProperty,
        Note,
        "a property or a form of a value from an old program",
        "It is read as what it means today. Normalising writes it anew.",
    )
    .allowed(),
    Rule::new(
        Code::NoSuchColour,
        Error,
        "a move or a setup for a colour that the variant does not have",
        "It is kept, and nothing is put on the board.",
    ),
    Rule::new(
        Code::NothingToRemove,
        Warning,
        "AE names no piece that stands on the board",
        "A setup removes a piece by naming exactly its places. Nothing is removed.",
    ),
];
