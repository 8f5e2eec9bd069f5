//! The eighteen variants of the Blokus family: what the GM property calls them, who plays, and with which identifiers.
//!
//! Knows no cells: a [`Ground`](super::Ground) is the board of a variant, a [`Set`](super::Set) its pieces.

use super::grid::Ground;
use super::pieces::Set;
use crate::sgf::{BLOKUS_NAMES, vocabulary};
use crate::{
    Colour,
    board::{Board, Naming, Surface},
    rules::Game,
};

/// A game of the Blokus family, as the GM property names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Four colours, four players, 20 by 20 squares.
    Classic,
    /// Four colours, two players with two colours each.
    ClassicTwo,
    /// Four colours, three players; the fourth colour is moved by all of them in turn.
    ClassicThree,
    /// Two colours on 14 by 14 squares.
    Duo,
    /// Two colours on 14 by 14 squares, twelve simple pieces twice.
    Junior,
    /// Triangles in a hexagon of edge 9.
    Trigon,
    /// Trigon for two players with two colours each.
    TrigonTwo,
    /// Triangles in a hexagon of edge 8, three colours.
    TrigonThree,
    /// Segments of a net of 13 by 13 junctions.
    Nexos,
    /// Nexos for two players with two colours each.
    NexosTwo,
    /// Squares in an octagon, pieces join along edges.
    Callisto,
    /// Callisto with two colours on the smallest board.
    CallistoTwo,
    /// Callisto for two players with two colours each.
    CallistoTwoFour,
    /// Callisto with three colours.
    CallistoThree,
    /// Squares and half squares, standing on a corner.
    Gembloq,
    /// GembloQ with two colours.
    GembloqTwo,
    /// GembloQ for two players with two colours each.
    GembloqTwoFour,
    /// GembloQ with three colours.
    GembloqThree,
}

use Variant::*;

/// The bonus for a colour whose pieces are all on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bonus {
    /// Points for having placed everything.
    pub all: f32,
    /// Points on top when the piece `1` went last.
    pub one_last: f32,
}

/// The variants in order, as [`BLOKUS_NAMES`] has them, each with its id for settings, its colours, its players and its board.
const ROWS: &[(Variant, &str, u8, u8, Ground); 18] = &[
    (Classic, "classic", 4, 4, Ground::Square20),
    (ClassicTwo, "classic_2", 4, 2, Ground::Square20),
    (ClassicThree, "classic_3", 4, 3, Ground::Square20),
    (Duo, "duo", 2, 2, Ground::Square14),
    (Junior, "junior", 2, 2, Ground::Square14),
    (Trigon, "trigon", 4, 4, Ground::Trigon9),
    (TrigonTwo, "trigon_2", 4, 2, Ground::Trigon9),
    (TrigonThree, "trigon_3", 3, 3, Ground::Trigon8),
    (Nexos, "nexos", 4, 4, Ground::Nexos),
    (NexosTwo, "nexos_2", 4, 2, Ground::Nexos),
    (Callisto, "callisto", 4, 4, Ground::Callisto20),
    (CallistoTwo, "callisto_2", 2, 2, Ground::Callisto16),
    (CallistoTwoFour, "callisto_2_4", 4, 2, Ground::Callisto20),
    (CallistoThree, "callisto_3", 3, 3, Ground::Callisto20Narrow),
    (Gembloq, "gembloq", 4, 4, Ground::Gembloq28),
    (GembloqTwo, "gembloq_2", 2, 2, Ground::Gembloq22),
    (GembloqTwoFour, "gembloq_2_4", 4, 2, Ground::Gembloq28),
    (GembloqThree, "gembloq_3", 3, 3, Ground::Gembloq26),
];

impl Variant {
    /// Every variant, grouped by family.
    pub fn all() -> impl Iterator<Item = Variant> {
        ROWS.iter().map(|entry| entry.0)
    }

    /// The variant a GM value means. Blanks around it and the case of letters do not matter; blanks inside do.
    pub fn of_gm(text: &str) -> Option<Variant> {
        let text = text.trim_ascii();
        Variant::all().find(|variant| variant.gm().eq_ignore_ascii_case(text))
    }

    /// The variant as a game like any other.
    pub(super) fn game(self) -> &'static dyn Game {
        &ROWS[self as usize].0
    }

    /// The variant with this [`id`](Variant::id).
    pub fn of_id(id: &str) -> Option<Variant> {
        ROWS.iter().find(|entry| entry.1 == id).map(|entry| entry.0)
    }

    /// The value of the GM property, exactly as new records carry it.
    pub const fn gm(self) -> &'static str {
        BLOKUS_NAMES[self as usize]
    }

    /// A short word for settings and file names, never written in records.
    pub fn id(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// How many colours play.
    pub fn colours(self) -> u8 {
        ROWS[self as usize].2
    }

    /// How many people play.
    pub const fn players(self) -> u8 {
        ROWS[self as usize].3
    }

    /// The player, from 0, who owns a colour; `None` for the colour shared by three players.
    pub fn player(self, colour: Colour) -> Option<u8> {
        let index = colour.index() as u8;
        if self == ClassicThree && index == 3 { None } else { Some(index % self.players()) }
    }

    /// The board.
    pub fn ground(self) -> Ground {
        ROWS[self as usize].4
    }

    /// The board as it is drawn and named.
    pub(crate) fn board(self) -> Board {
        let naming = Naming::LetterNumberFromBottom;
        match self.ground() {
            Ground::Square20 => Board::square(20, 20, Surface::Cells, naming),
            Ground::Square14 => Board::square(14, 14, Surface::Cells, naming),
            Ground::Trigon9 => Board::trigon(9),
            Ground::Trigon8 => Board::trigon(8),
            Ground::Nexos => Board::nexos(),
            Ground::Callisto20 => Board::callisto(20, 6),
            Ground::Callisto20Narrow => Board::callisto(20, 2),
            Ground::Callisto16 => Board::callisto(16, 2),
            Ground::Gembloq28 => Board::gembloq(28),
            Ground::Gembloq26 => Board::gembloq(26),
            Ground::Gembloq22 => Board::gembloq(22),
        }
    }

    /// The pieces each colour has.
    pub fn set(self) -> &'static Set {
        Set::of(self)
    }

    /// A colour's name: an English noun with a capital.
    pub fn colour_name(self, colour: Colour) -> &'static str {
        match (self, colour.index()) {
            (Duo, 0) => "Purple",
            (Duo, _) => "Orange",
            (Junior, 0) => "Green",
            (Junior, _) => "Orange",
            (_, 0) => "Blue",
            (CallistoTwo | GembloqTwo, _) => "Green",
            (_, 1) => "Yellow",
            (_, 2) => "Red",
            _ => "Green",
        }
    }

    /// The property for a move of the colour, in new records.
    pub fn move_id(self, colour: Colour) -> &'static str {
        self.move_ids()[colour.index().min(self.colours() as usize - 1)]
    }

    /// The move properties of new records, a colour each.
    pub fn move_ids(self) -> &'static [&'static str] {
        match self.colours() {
            2 => &vocabulary::MOVES,
            n => &vocabulary::NUMBERED_MOVES[..n as usize],
        }
    }

    /// The setup properties of new records, a colour each.
    pub fn setup_ids(self) -> &'static [&'static str] {
        match self.colours() {
            2 => &vocabulary::ADDED,
            n => &vocabulary::NUMBERED_ADDED[..n as usize],
        }
    }

    /// The properties that hold the players' names.
    pub fn name_ids(self) -> &'static [&'static str] {
        match self.players() {
            2 => &vocabulary::PLAYERS,
            n => &vocabulary::NUMBERED_PLAYERS[..n as usize],
        }
    }

    /// Every identifier that can be a move here, the one that counts first: current ones and those of old programs.
    ///
    /// A node has one move; if several of these are present, the first in this list counts.
    pub fn readable_move_ids(self) -> &'static [(&'static str, u8)] {
        match self.colours() {
            2 => &[("B", 0), ("W", 1), ("1", 0), ("2", 1), ("BLUE", 0), ("GREEN", 1)],
            3 => &[("1", 0), ("2", 1), ("3", 2), ("BLUE", 0), ("YELLOW", 1), ("RED", 2)],
            _ => &[("1", 0), ("2", 1), ("3", 2), ("4", 3), ("BLUE", 0), ("YELLOW", 1), ("RED", 2), ("GREEN", 3)],
        }
    }

    /// The colour of a move identifier, old or new.
    pub fn colour_of_move(self, id: &str) -> Option<Colour> {
        let entry = self.readable_move_ids().iter().find(|entry| entry.0 == id)?;
        Colour::new(entry.1 as usize)
    }

    /// The bonus for having placed every piece.
    pub fn bonus(self) -> Bonus {
        match self {
            Classic | ClassicTwo | ClassicThree | Duo | Trigon | TrigonTwo | TrigonThree => {
                Bonus { all: 15.0, one_last: 5.0 }
            }
            Nexos | NexosTwo => Bonus { all: 10.0, one_last: 0.0 },
            _ => Bonus { all: 0.0, one_last: 0.0 },
        }
    }

    /// Whether equal points are decided for the player who started later.
    pub fn later_starter_wins_ties(self) -> bool {
        matches!(self, Callisto | CallistoTwo | CallistoTwoFour | CallistoThree)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_their_variants() {
        assert_eq!(Variant::all().count(), 18);
        for (n, variant) in Variant::all().enumerate() {
            assert_eq!(variant as usize, n);
            assert_eq!(Variant::of_gm(variant.gm()), Some(variant));
            assert_eq!(Variant::of_id(variant.id()), Some(variant));
            assert_eq!(variant.move_ids().len(), variant.colours() as usize);
            assert_eq!(variant.setup_ids().len(), variant.colours() as usize);
            assert_eq!(variant.name_ids().len(), variant.players() as usize);
        }
        assert_eq!(Variant::of_gm(" blokus DUO "), Some(Duo));
        assert_eq!(Variant::of_gm("Blokus  Duo"), None);
        assert_eq!(Variant::of_gm("1"), None);
    }

    #[test]
    fn old_identifiers_mean_colours() {
        let colour = |variant: Variant, id| variant.colour_of_move(id).map(Colour::index);
        assert_eq!(colour(Duo, "2"), Some(1));
        assert_eq!(colour(Duo, "GREEN"), Some(1));
        assert_eq!(colour(Duo, "YELLOW"), None);
        assert_eq!(colour(Classic, "GREEN"), Some(3));
        assert_eq!(colour(Classic, "B"), None);
        assert_eq!(colour(CallistoThree, "4"), None);
        assert_eq!(colour(CallistoThree, "RED"), Some(2));
    }

    #[test]
    fn two_players_share_four_colours() {
        let players = |variant: Variant| -> Vec<_> {
            Colour::ALL[..variant.colours() as usize].iter().map(|&c| variant.player(c)).collect()
        };
        assert_eq!(players(TrigonTwo), [Some(0), Some(1), Some(0), Some(1)]);
        assert_eq!(players(ClassicThree), [Some(0), Some(1), Some(2), None]);
        assert_eq!(players(Classic), [Some(0), Some(1), Some(2), Some(3)]);
    }
}
