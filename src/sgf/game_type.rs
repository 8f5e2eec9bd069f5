//! Which game a GM value names, as far as the spelling of values depends on it.
//!
//! Boards and rules are another floor's. Here a game is a vocabulary and a way to write points.

use super::{NodeId, Tree};

/// The games whose vocabulary is known, by their GM value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameType {
    /// 1, or no GM at all.
    Go,
    /// 2.
    Othello,
    /// 4: Gomoku and Renju.
    Gomoku,
    /// 6.
    Backgammon,
    /// 9.
    LinesOfAction,
    /// 11.
    Hex,
    /// 18.
    Amazons,
    /// 19.
    Octi,
    /// 20.
    Gess,
    /// 21.
    Twixt,
    /// The family of names that Pentobi writes.
    Blokus,
    /// Anything else: values are shown, never judged.
    Other,
}

/// How the points of a game are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointSyntax {
    /// Two letters, column and row from the top, a–z then A–Z.
    LetterPair,
    /// Letters and a number (`d4`).
    LetterNumber,
    /// Either of the two.
    Either,
    /// Two digits.
    DigitPair,
    /// Letters and numbers joined by commas: the places of a piece.
    Piece,
    /// Not known.
    Any,
}

/// The names of the Blokus family, as a GM value spells them.
pub const BLOKUS_NAMES: [&str; 18] = [
    "Blokus",
    "Blokus Two-Player",
    "Blokus Three-Player",
    "Blokus Duo",
    "Blokus Trigon",
    "Blokus Trigon Two-Player",
    "Blokus Trigon Three-Player",
    "Blokus Junior",
    "Nexos",
    "Nexos Two-Player",
    "Callisto",
    "Callisto Two-Player",
    "Callisto Two-Player Four-Color",
    "Callisto Three-Player",
    "GembloQ",
    "GembloQ Two-Player",
    "GembloQ Three-Player",
    "GembloQ Two-Player Four-Color",
];

impl GameType {
    /// The game of the tree that starts at `root`.
    pub fn of(tree: &Tree, root: NodeId) -> Self {
        match tree.simple_text(root, "GM") {
            Some(name) => Self::named(&name),
            None => GameType::Go,
        }
    }

    /// The game a GM value names.
    pub fn named(name: &str) -> Self {
        let name = name.trim();
        match name.parse::<i64>() {
            Ok(1) => GameType::Go,
            Ok(2) => GameType::Othello,
            Ok(4) => GameType::Gomoku,
            Ok(6) => GameType::Backgammon,
            Ok(9) => GameType::LinesOfAction,
            Ok(11) => GameType::Hex,
            Ok(18) => GameType::Amazons,
            Ok(19) => GameType::Octi,
            Ok(20) => GameType::Gess,
            Ok(21) => GameType::Twixt,
            Ok(_) => GameType::Other,
            Err(_) if name.is_empty() => GameType::Go,
            Err(_) => {
                let words: Vec<&str> = name.split_ascii_whitespace().collect();
                let same = |known: &&str| known.eq_ignore_ascii_case(&words.join(" "));
                if BLOKUS_NAMES.iter().any(same) { GameType::Blokus } else { GameType::Other }
            }
        }
    }

    /// How points are written.
    pub fn points(self) -> PointSyntax {
        match self {
            GameType::Go | GameType::Gomoku | GameType::Amazons | GameType::Gess => PointSyntax::LetterPair,
            GameType::Othello => PointSyntax::Either,
            GameType::Hex | GameType::LinesOfAction | GameType::Twixt => PointSyntax::LetterNumber,
            GameType::Octi => PointSyntax::DigitPair,
            GameType::Blokus => PointSyntax::Piece,
            GameType::Backgammon | GameType::Other => PointSyntax::Any,
        }
    }

    /// Whether lists of points may hold rectangles, in stone lists too.
    pub fn has_rectangles(self) -> bool {
        !matches!(self, GameType::Backgammon | GameType::Octi | GameType::Blokus | GameType::Other)
    }

    /// Whether values of this game are judged at all.
    pub fn is_known(self) -> bool {
        self != GameType::Other
    }

    /// The bit of this game in a set of games.
    pub(super) const fn bit(self) -> u16 {
        1 << self as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names() {
        assert_eq!(GameType::named("11"), GameType::Hex);
        assert_eq!(GameType::named("Blokus Duo"), GameType::Blokus);
        assert_eq!(GameType::named("blokus  duo"), GameType::Blokus);
        assert_eq!(GameType::named("Havannah"), GameType::Other);
        assert_eq!(GameType::named("3"), GameType::Other);
        assert_eq!(GameType::named(" "), GameType::Go);
    }
}
