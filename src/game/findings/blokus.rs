//! What the rules of the Blokus family say against a piece.

use crate::sgf::{Rule, rule_rows};

pub(super) const RULES: &[Rule] = rule_rows! {
    NotAPiece Error "places that form no piece of the game"
        "They are shown as they are, as a piece of their own.";
    PieceUsed Warning "the colour has no such piece left"
        "All pieces of this form have been played. It is played as it is written.";
    Overlap Warning "a piece covers places that are taken"
        "It is played as it is written: the later piece shows.";
    Crossing Warning "a piece goes straight through a junction that another one crosses"
        "In Nexos a junction can be crossed once. It is played as it is written.";
    EdgeContact Warning "a piece lies along a piece of its own colour"
        "Pieces of one colour touch at corners only. It is played as it is written.";
    NoContact Warning "a piece is not attached to its own colour as the rules demand"
        "In Blokus a corner touches an own piece, in Nexos a segment ends where an own one ends, in Callisto the piece lies beside an own one. It is played as it is written.";
    MissedStart Warning "the first piece of a colour is not at its starting place"
        "It is played as it is written.";
    OneFirst Warning "a colour of Callisto begins with something else than two pieces 1"
        "It is played as it is written.";
    Centre Warning "a piece 1 of Callisto lies in the centre"
        "The places in the middle are for other pieces. It is played as it is written.";
    PointDoubled Warning "a value names a point twice"
        "It counts once.";
    StrayComma Warning "a value has a comma too many"
        "It is passed over.";
    TurnUnreadable Warning "PL names no colour of the variant"
        "It is passed over: the next colour in order moves.";
    JunctionListed Note "a move of Nexos lists junctions"
        "Early programs did so. They are passed over, the segments alone say which piece it is.";
    OldProperty Note "a property or a form of a value from an old program"
        "It is read as what it means today. Normalising writes it anew."
        .allowed();
    NoSuchColour Error "a move or a setup for a colour that the variant does not have"
        "It is kept, and nothing is put on the board.";
    NothingToRemove Warning "AE names no piece that stands on the board"
        "A setup removes a piece by naming exactly its places. Nothing is removed.";
};
