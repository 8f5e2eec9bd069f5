//! The games that GM can name: one table. Boards and rules belong to another layer; here a game is a name, a usual size, a vocabulary and a
//! point syntax.

use crate::sgf::point::Naming;

/// The games whose vocabulary is known.
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
    /// By name, rarely as 4100.
    Havannah,
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

impl GameType {
    /// The game a GM value names.
    pub fn named(name: &str) -> Self {
        Row::named(name).0.game
    }

    /// How points are written.
    pub fn points(self) -> PointSyntax {
        match self {
            GameType::Go | GameType::Gomoku | GameType::Amazons | GameType::Gess => PointSyntax::LetterPair,
            GameType::Othello => PointSyntax::Either,
            GameType::Hex | GameType::Havannah | GameType::LinesOfAction | GameType::Twixt => PointSyntax::LetterNumber,
            GameType::Octi => PointSyntax::DigitPair,
            GameType::Blokus => PointSyntax::Piece,
            GameType::Backgammon | GameType::Other => PointSyntax::Any,
        }
    }

    /// Whether lists of points may hold rectangles, in stone lists too.
    pub fn has_rectangles(self) -> bool {
        match self {
            Go | Othello | Gomoku | LinesOfAction | Hex | Amazons | Gess | Havannah | Twixt => true,
            Backgammon | Octi | Blokus | Other => false,
        }
    }

    /// Whether single stones are on single points.
    pub(in crate::sgf) fn has_stones(self) -> bool {
        match self {
            GameType::Go | GameType::Gomoku | GameType::Othello | GameType::Hex | GameType::Havannah => true,
            GameType::Backgammon | GameType::LinesOfAction | GameType::Amazons | GameType::Octi => false,
            GameType::Gess | GameType::Twixt | GameType::Blokus | GameType::Other => false,
        }
    }

    /// Whether the rules of the game are known and determine whose turn it is, so that two moves in a row by one colour break them. In
    /// other games they may be a demonstration.
    pub fn takes_turns(self) -> bool {
        match self {
            Amazons | Blokus | Gomoku | Havannah | LinesOfAction | Othello | Twixt => true,
            Go | Backgammon | Hex | Octi | Gess | Other => false,
        }
    }

    /// Whether values of this game are judged at all.
    pub fn is_known(self) -> bool {
        self != GameType::Other
    }

    /// The bit of this game in a set of games.
    pub(in crate::sgf) const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// The names of the Blokus family, as a GM value spells them, in the order in which their variants are counted.
pub const BLOKUS_NAMES: [&str; 18] = [
    "Blokus",
    "Blokus Two-Player",
    "Blokus Three-Player",
    "Blokus Duo",
    "Blokus Junior",
    "Blokus Trigon",
    "Blokus Trigon Two-Player",
    "Blokus Trigon Three-Player",
    "Nexos",
    "Nexos Two-Player",
    "Callisto",
    "Callisto Two-Player",
    "Callisto Two-Player Four-Color",
    "Callisto Three-Player",
    "GembloQ",
    "GembloQ Two-Player",
    "GembloQ Two-Player Four-Color",
    "GembloQ Three-Player",
];

/// A game of the table.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// Accepted values of GM, in lower case; new records get the first.
    pub names: &'static [&'static str],
    /// A short English name in lower case.
    pub family: &'static str,
    pub game: GameType,
    /// Columns and rows where SZ is absent; `None` where no size is usual, or the board is no grid of squares.
    pub usual: Option<(u16, u16)>,
    /// The most columns and rows a board can have.
    pub most: u16,
    /// How points are written, as far as nothing else is known.
    pub naming: Naming,
}

impl Row {
    /// The row that a GM value names, and its name in full where it is one of the Blokus family.
    ///
    /// Blanks at the ends, the case of letters and leading zeros do not matter. Inside a name of the Blokus family blanks
    /// do: no program that knows the game takes two of them.
    pub fn named(gm: &str) -> (&'static Row, Option<&'static str>) {
        let gm = gm.trim();
        if let Some(name) = BLOKUS_NAMES.iter().find(|name| name.eq_ignore_ascii_case(gm)) {
            return (&BLOKUS, Some(name));
        }
        if gm.is_empty() {
            return (&GAMES[0], None);
        }
        let name = match gm.parse::<u32>() {
            Ok(number) => number.to_string(),
            Err(_) => gm.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase(),
        };
        (GAMES.iter().find(|row| row.names.contains(&name.as_str())).unwrap_or(&UNKNOWN), None)
    }

    /// The row of a family; what no row has is not known.
    pub fn of_family(family: &str) -> &'static Row {
        GAMES.iter().find(|row| row.family == family).unwrap_or(&FAMILY_UNSAID)
    }
}

/// The name of the Blokus family in a GM value, ignoring blanks and case.
pub(crate) fn blokus_name(gm: &str) -> Option<&'static str> {
    let gm = gm.split_whitespace().collect::<Vec<_>>().join(" ");
    BLOKUS_NAMES.iter().find(|name| name.eq_ignore_ascii_case(&gm)).copied()
}

use GameType::*;
use Naming::{DigitPair, LetterNumberFromBottom as FromBottom, LetterNumberFromTop as FromTop, LetterPair};

const fn row(
    names: &'static [&'static str],
    family: &'static str,
    game: GameType,
    usual: Option<(u16, u16)>,
    naming: Naming,
) -> Row {
    let most = match game {
        Hex | Twixt => 200,
        Octi => 9,
        Go | Othello | Gomoku | Backgammon | LinesOfAction | Amazons | Gess | Havannah | Blokus | Other => 52,
    };
    Row { names, family, game, usual, most, naming }
}

static GAMES: [Row; 43] = [
    row(&["1", "go"], "go", Go, Some((19, 19)), LetterPair),
    row(&["2", "othello", "reversi"], "othello", Othello, Some((8, 8)), FromTop),
    row(&["3", "chess"], "chess", Other, Some((8, 8)), FromBottom),
    row(&["4", "gomoku", "renju", "connect6"], "gomoku", Gomoku, Some((15, 15)), LetterPair),
    row(&["5", "morris"], "morris", Other, Some((7, 7)), FromBottom),
    row(&["6", "backgammon"], "backgammon", Backgammon, None, LetterPair),
    row(&["7", "chinese-chess"], "chinese-chess", Other, Some((9, 10)), FromBottom),
    row(&["8", "shogi"], "shogi", Other, Some((9, 9)), LetterPair),
    row(&["9", "lines-of-action"], "lines-of-action", LinesOfAction, Some((8, 8)), FromBottom),
    row(&["10", "ataxx"], "ataxx", Other, Some((7, 7)), LetterPair),
    row(&["11", "hex"], "hex", Hex, Some((11, 11)), FromTop),
    row(&["12", "jungle"], "jungle", Other, Some((7, 9)), LetterPair),
    row(&["13", "neutron"], "neutron", Other, Some((5, 5)), LetterPair),
    row(&["14", "philosophers-football"], "philosophers-football", Other, Some((15, 19)), LetterPair),
    row(&["15", "quadrature"], "quadrature", Other, Some((19, 19)), LetterPair),
    row(&["16", "trax"], "trax", Other, None, LetterPair),
    row(&["17", "tantrix"], "tantrix", Other, None, LetterPair),
    row(&["18", "amazons"], "amazons", Amazons, Some((10, 10)), LetterPair),
    row(&["19", "octi"], "octi", Octi, Some((9, 9)), DigitPair),
    row(&["20", "gess"], "gess", Gess, Some((20, 20)), LetterPair),
    row(&["21", "twixt"], "twixt", Twixt, Some((24, 24)), FromTop),
    row(&["22", "zertz"], "zertz", Other, None, LetterPair),
    row(&["23", "plateau"], "plateau", Other, Some((4, 4)), LetterPair),
    row(&["24", "yinsh"], "yinsh", Other, None, LetterPair),
    row(&["25", "punct"], "punct", Other, None, LetterPair),
    row(&["26", "gobblet"], "gobblet", Other, Some((4, 4)), LetterPair),
    row(&["27", "hive"], "hive", Other, None, LetterPair),
    row(&["28", "exxit"], "exxit", Other, None, LetterPair),
    row(&["29", "hnefatafl"], "hnefatafl", Other, Some((9, 9)), LetterPair),
    row(&["30", "kuba"], "kuba", Other, Some((7, 7)), LetterPair),
    row(&["31", "tripples"], "tripples", Other, Some((8, 8)), LetterPair),
    row(&["32", "chase"], "chase", Other, Some((9, 9)), LetterPair),
    row(&["33", "tumbling-down"], "tumbling-down", Other, Some((8, 8)), LetterPair),
    row(&["34", "sahara"], "sahara", Other, None, LetterPair),
    row(&["35", "byte"], "byte", Other, Some((8, 8)), LetterPair),
    row(&["36", "focus"], "focus", Other, Some((8, 8)), LetterPair),
    row(&["37", "dvonn"], "dvonn", Other, None, LetterPair),
    row(&["38", "tamsk"], "tamsk", Other, None, LetterPair),
    row(&["39", "gipf"], "gipf", Other, None, LetterPair),
    row(&["40", "kropki"], "kropki", Other, Some((39, 32)), LetterPair),
    row(&["havannah", "4100"], "havannah", Havannah, Some((8, 8)), FromBottom),
    row(&["4000", "unlur"], "unlur", Other, None, FromTop),
    row(&["4400", "y"], "y", Other, None, FromTop),
];

static BLOKUS: Row = row(&[], "blokus", Blokus, None, FromBottom);

/// A GM that is not in the table: such games mostly use a board like Go's.
static UNKNOWN: Row = row(&[], "other", Other, Some((19, 19)), LetterPair);

/// No GM, and nothing else that names the game.
static FAMILY_UNSAID: Row = row(&[], "other", Other, None, LetterPair);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names() {
        for (gm, family, game) in [
            ("11", "hex", Hex),
            (" Hex ", "hex", Hex),
            ("011", "hex", Hex),
            ("Renju", "gomoku", Gomoku),
            ("Blokus Duo", "blokus", Blokus),
            ("\nblokus DUO", "blokus", Blokus),
            ("Blokus  Duo", "other", Other),
            ("Havannah", "havannah", Havannah),
            ("3", "chess", Other),
            ("4711", "other", Other),
            (" ", "go", Go),
        ] {
            let row = Row::named(gm).0;
            assert_eq!((row.family, row.game), (family, game), "{gm}");
        }
        assert_eq!(Row::named("callisto").1, Some("Callisto"));
    }

    #[test]
    fn every_name_is_one_row() {
        let mut names: Vec<&str> = GAMES.iter().flat_map(|row| row.names).copied().collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        assert!(GAMES.iter().all(|row| row.names.contains(&row.family) && Row::of_family(row.family) == row));
    }
}
