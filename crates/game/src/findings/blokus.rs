//! Findings for Blokus: why a piece breaks the rules.

use crate::sgf::Rule;

pub(super) const RULES: &[Rule] = rule_rows! {
    NotAPiece Error "points that do not form a piece of the game"
        "The points are shown as they are, as a piece of their own.";
    PieceUsed Warning "no piece of this kind left"
        "All pieces of this shape have been played. The move is played as written.";
    Overlap Warning "a piece on points that are already occupied"
        "The move is played as written: the later piece is shown on top.";
    Crossing Warning "a piece crosses a junction that another piece already crosses"
        "In Nexos a junction can be crossed only once. The move is played as written.";
    EdgeContact Warning "a piece touches another of its own colour along an edge"
        "Pieces of one colour may touch only at corners. The move is played as written.";
    NoContact Warning "a piece that does not touch its own colour as the rules require"
        "In Blokus a corner must touch a piece of the same colour, in Nexos a segment must end where another of its colour ends, in Callisto a piece must lie next to one of its colour. The move is played as written.";
    MissedStart Warning "the first piece of a colour does not cover its starting point"
        "The move is played as written.";
    OneFirst Warning "a colour in Callisto does not begin with two 1-pieces"
        "The move is played as written.";
    Centre Warning "a 1-piece in the centre of a Callisto board"
        "The central points are reserved for other pieces. The move is played as written.";
    PointDoubled Warning "a value that names a point twice"
        "It counts only once.";
    StrayComma Warning "an extra comma in a value"
        "It is ignored.";
    TurnUnreadable Warning "PL is not a colour of the variant"
        "It is ignored: the next colour in order plays.";
    JunctionListed Note "a Nexos move that lists junctions"
        "Early programs did this. The junctions are ignored; the segments alone determine the piece.";
    OldProperty Note "a property or value form from an old program"
        "It is read with its current meaning. Normalising rewrites it."
        .allowed();
    NoSuchColour Error "a move or setup for a colour that the variant does not have"
        "It is kept, but nothing is placed on the board.";
    NothingToRemove Warning "AE names no piece on the board"
        "A setup removes a piece by naming exactly the points it covers. Nothing is removed.";
};
