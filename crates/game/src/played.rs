//! A move of any game, and what it leaves on the board.

use super::{Colour, Place, pods::Turn};

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places something: one place for a stone, several for a piece.
    Place(Vec<Place>),
    /// Places in a meaningful order: a piece moves from the first to the second, and further ones depend on the game; in TwixT a peg, then
    /// the ends of links.
    Path(Vec<Place>),
    /// A pass.
    Pass,
    /// Hex and TwixT: everything on the board changes colour and is mirrored in the long diagonal.
    SwapPieces,
    /// Hex and TwixT: the players change colours.
    SwapSides,
    /// Resignation.
    Resign,
    /// Loss by rule (forfeit).
    Forfeit,
    /// Octi: building, moving, entering.
    Octi(Turn),
    /// A move that is kept as written: of an unknown game, or one that cannot be read.
    Raw(String),
}

impl Move {
    /// The same move with its places in order: a piece is a set of them.
    pub fn in_order(&self) -> Move {
        let mut action = self.clone();
        if let Move::Place(places) = &mut action {
            places.sort_unstable();
        }
        action
    }

    /// Whether it puts the same on the same places.
    pub fn is_same(&self, other: &Move) -> bool {
        self == other || self.in_order() == other.in_order()
    }

    /// Whether it is a word without a place: pass, swap and the like.
    pub fn is_word(&self) -> bool {
        !matches!(self, Move::Place(_) | Move::Path(_) | Move::Octi(_) | Move::Raw(_))
    }

    /// The move that a word is in most games; one that swaps without saying what swaps pieces.
    pub(super) fn of_word(text: &[u8]) -> Option<Move> {
        static WORDS: [(&str, Move); 9] = [
            ("swap", Move::SwapPieces),
            ("swap-pieces", Move::SwapPieces),
            ("swap-sides", Move::SwapSides),
            ("pass", Move::Pass),
            ("", Move::Pass),
            ("resign", Move::Resign),
            ("resigns", Move::Resign),
            ("forfeit", Move::Forfeit),
            ("forfeits", Move::Forfeit),
        ];
        let known = WORDS.iter().find(|(word, _)| text.eq_ignore_ascii_case(word.as_bytes()));
        known.map(|(_, action)| action.clone())
    }
}

/// The last move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who moved.
    pub colour: Colour,
    /// The move meant.
    pub action: Move,
    /// Where it shows on the board: the stone, the piece, the squares where pods arrived.
    pub places: Vec<Place>,
}

/// A piece on the board, of a game that knows pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub colour: Colour,
    /// Its name, as in `V5`; for an Octi pod its prongs.
    pub name: String,
    /// The places it covers.
    pub places: Vec<Place>,
    /// The number of the move that put it there; 0 for setup.
    pub number: u32,
}

#[cfg(test)]
mod tests {
    use super::Move;

    #[test]
    fn words_in_any_case() {
        assert_eq!(Move::of_word(b"SWAP"), Some(Move::SwapPieces));
        assert_eq!(Move::of_word(b"Swap-Pieces"), Some(Move::SwapPieces));
        assert_eq!(Move::of_word(b""), Some(Move::Pass));
        assert_eq!(Move::of_word(b"a1"), None);
    }
}
