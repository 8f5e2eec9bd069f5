//! Moves as text: parsing what people type and what records contain, and formatting for both.

use super::{Colour, Coordinates, Kind, Move, MoveEntry, MoveError, Place, Position};
use crate::sgf::{Dialect, NodeId, Property, Tree};

/// No move from place to place is longer, in bytes.
const MOST_TYPED: usize = 48;

impl Kind {
    /// The move that a text means, in people's or in the record's notation: `D4` or `dd` in Go, `f9,e10,f10` in Blokus,
    /// `swap-pieces` in Hex, `33+B` in Octi, `pass`, `resign`.
    ///
    /// # Errors
    /// When it is not a move in this game. Whether it is legal is for [`Position::check_move`] to say.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        self.game().parse_move(self, text.trim())
    }

    /// The move of a raw value in a record, as far as the value alone shows it.
    #[doc(hidden)]
    pub fn read_value(&self, raw: &[u8]) -> Option<Move> {
        let read = self.game().read_move(self, raw).ok();
        read.or_else(|| self.parse_move(std::str::from_utf8(raw).ok()?).ok())
    }

    /// The move that a property of a record means, as far as its values alone tell: the first one, or all of them where a program of old
    /// wrote the points of a piece as a list.
    #[doc(hidden)]
    pub fn move_in(&self, property: &Property<'_>) -> Option<Move> {
        let mut values = property.values();
        let first = values.next().unwrap_or_default();
        match values.next() {
            Some(_) if self.facts().entry == MoveEntry::Piece => {
                self.read_value(&property.values().collect::<Vec<_>>().join(&b','))
            }
            _ => self.read_value(first),
        }
    }

    /// The child of a node that makes a move, however it is written; the order of a piece's points does not matter.
    #[doc(hidden)]
    pub fn child_with(&self, tree: &Tree, node: NodeId, (colour, action): (Colour, &Move)) -> Option<NodeId> {
        let value = self.move_value(action);
        let makes_it = |child: &NodeId| {
            let mut moves = tree.properties(*child).filter(|property| self.colour_of(&property.id()).is_some());
            let property = moves.next().filter(|property| self.colour_of(&property.id()) == Some(colour));
            property.is_some_and(|property| {
                property.values().eq([value.as_bytes()])
                    || self.move_in(&property).is_some_and(|other| other.is_same(action))
            })
        };
        tree.children(node).find(makes_it)
    }

    /// A stone on a typed point.
    pub(super) fn parse_place(&self, text: &str) -> Result<Move, MoveError> {
        let mixed = |text: &str| {
            text.contains(|c: char| c.is_ascii_alphabetic()) && text.contains(|c: char| c.is_ascii_digit())
        };
        // `I9` where the names of columns leave I out is no point, though a file may write another one so.
        let is_no_name = mixed(text) && mixed(&self.board().display_name(Place(0)));
        let as_written = || self.place(text.as_bytes()).ok().filter(|_| !is_no_name);
        let place = self.board().parse_display(text).or_else(as_written);
        place.map(|place| Move::Place(vec![place])).ok_or_else(|| MoveError::NoPoint(text.to_owned()))
    }

    /// Places that somebody typed one after the other, with nothing or one of `-`, `:`, `/`, `x` and `>` between them:
    /// `b8-b6`, `b8xb6`, `d1d7g7`. `None` where it is not this many places.
    pub(super) fn parse_path(&self, text: &str, count: usize) -> Option<Vec<Place>> {
        let text = text.trim();
        if count == 0 || text.len() > MOST_TYPED {
            return (count == 0 && text.is_empty()).then(Vec::new);
        }
        let ends = (1..=text.len()).rev().filter(|&end| text.is_char_boundary(end));
        for end in ends {
            let Ok(Move::Place(first)) = self.parse_place(&text[..end]) else { continue };
            let rest = &text[end..];
            // A separator may also be the letter of a column: `a1x5`.
            let parted = rest.trim_start().strip_prefix(['-', '–', ':', '/', 'x', 'X', '×', '>', '→']);
            let further = parted.and_then(|rest| self.parse_path(rest, count - 1));
            if let Some(further) = further.or_else(|| self.parse_path(rest, count - 1)) {
                return Some(first.into_iter().chain(further).collect());
            }
        }
        None
    }

    /// Why a text is not a path of this many places, with an example of one.
    pub(super) fn wanted_path(&self, text: &str, count: usize) -> MoveError {
        let (right, below) = (self.columns() - 1, self.rows() - 1);
        let cells = [(3, 0), (3, 6), (6, 6)].map(|(c, r): (u16, u16)| (c.min(right), below - r.min(below)));
        let places: Vec<Place> = cells.iter().take(count).filter_map(|&(c, r)| self.board().place(c, r)).collect();
        MoveError::NoPath(text.to_owned(), self.game().path_text(self, &places))
    }

    /// A move as this record writes it: plain ASCII, except for moves that were kept as they are; not escaped.
    ///
    /// # Panics
    /// On a place that the board has not.
    pub fn move_value(&self, action: &Move) -> String {
        match action {
            Move::Place(places) => self.game().places_value(self, places),
            Move::Path(places) => self.game().path_value(self, places),
            Move::Pass => self.game().pass_value(self).to_owned(),
            Move::SwapPieces if self.identity().is(Dialect::LittleGolem) => "swap".to_owned(),
            Move::SwapPieces => "swap-pieces".to_owned(),
            Move::SwapSides => "swap-sides".to_owned(),
            Move::Resign => "resign".to_owned(),
            Move::Forfeit => "forfeit".to_owned(),
            Move::Octi(turn) => turn.to_string(),
            Move::Raw(text) => text.clone(),
        }
    }

    /// A move for people: `D16`, `swap pieces`, and in Blokus the piece and where it lies.
    ///
    /// # Panics
    /// As [`move_value`](Kind::move_value).
    pub fn move_text(&self, action: &Move) -> String {
        match action {
            Move::Place(places) => self.game().places_text(self, places),
            Move::Path(places) => self.game().path_text(self, places),
            Move::Pass => say!("move-pass", "pass"),
            Move::SwapPieces => say!("swap-pieces", "swap pieces"),
            Move::SwapSides => say!("swap-sides", "swap sides"),
            Move::Resign => say!("move-resigns", "resigns"),
            Move::Forfeit => say!("move-forfeits", "forfeits"),
            Move::Octi(turn) => turn.to_string(),
            Move::Raw(text) => {
                let written = matches!(self.board().coordinates(), Coordinates::Usual | Coordinates::Record);
                let spoken = || self.respelled(None, text, &|place| self.board().display_name(place));
                if written { None } else { spoken() }.unwrap_or_else(|| text.clone())
            }
        }
    }
}

impl Position {
    /// Like [`Kind::parse_move`]; also reads a piece and its place, as [`move_text`](Position::move_text) writes it: `W Y12`. If the piece
    /// fits there in several ways, the legal one is chosen.
    ///
    /// # Errors
    /// If it is not a move in this game, or one of several.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        let named = self.state.parse_named(&self.kind, self.next_colour(), text.trim());
        named.unwrap_or_else(|| self.kind.parse_move(text))
    }

    /// As [`Kind::move_value`].
    ///
    /// # Panics
    /// On a place that the board has not.
    pub fn move_value(&self, action: &Move) -> String {
        self.kind.move_value(action)
    }

    /// As [`Kind::move_text`].
    ///
    /// # Panics
    /// On a place that the board has not.
    pub fn move_text(&self, action: &Move) -> String {
        self.kind.move_text(action)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Kind;
    use super::*;
    use std::sync::Arc;

    fn check(gm: &str, typed: &str, value: &str, text: &str) {
        let position = Position::start(Arc::new(Kind::new(gm, None).unwrap()));
        let action = position.parse_move(typed).unwrap();
        assert_eq!(position.move_value(&action), value, "{gm} {typed}");
        assert_eq!(position.move_text(&action), text, "{gm} {typed}");
        if !value.is_empty() && value != "pass" {
            assert_eq!(position.parse_move(value).as_ref(), Ok(&action), "{gm} {value}");
        }
    }

    #[test]
    fn a_name_that_the_margin_lacks_is_no_point() {
        for gm in ["1", "2", "4", "9", "11", "18", "21", "havannah", "Blokus", "Blokus Trigon"] {
            let kind = Kind::new(gm, None).unwrap();
            let position = Position::start(Arc::new(kind.clone()));
            for (column, number) in ('a'..='z').flat_map(|column| (1..=24).map(move |number| (column, number))) {
                let typed = format!("{column}{number}");
                let known =
                    kind.board().places().any(|place| kind.board().display_name(place).eq_ignore_ascii_case(&typed));
                let Ok(Move::Place(places)) = position.parse_move(&typed) else { continue };
                assert!(known, "{gm}: {typed} is taken for {places:?}");
            }
        }
    }

    #[test]
    fn typed_moves_are_written_and_read() {
        check("1", "d16", "dd", "D16");
        check("1", "dd", "dd", "D16");
        check("1", "J1", "is", "J1");
        check("1", "pass", "", "pass");
        check("1", "tt", "", "pass");
        check("11", "A11", "a11", "a11");
        check("11", "ii", "i9", "i9");
        check("11", "swap", "swap-pieces", "swap pieces");
        check("11", "Swap-Sides", "swap-sides", "swap sides");
        check("11", "pass", "pass", "pass");
        check("19", "84-86-68XdxAB", "84-86-68xDxAB", "84-86-68xDxAB");
        check("Blokus Duo", "G10, e10,f10", "e10,f10,g10", "I3 F10");
        check("2", "D3", "d3", "d3");
        check("4", "h8", "hh", "H8");
        check("6", "31adac", "31adac", "31adac");
    }

    /// Moves from place to place, with and without lines, in capitals, and in names that have a line themselves.
    #[test]
    fn ways_are_typed_as_people_write_them() {
        use super::super::Coordinates;
        let texts = |gm: &str, way: Coordinates, typed: &[&str], value: &str, text: &str| {
            let kind = Kind::new(gm, None).unwrap().with_coordinates(way);
            for typed in typed.iter().copied().chain([value, text]).filter(|typed| !typed.is_empty()) {
                let action = kind.parse_move(typed).unwrap_or_else(|error| panic!("{gm} {way:?} {typed}: {error}"));
                assert_eq!(
                    (&*kind.move_value(&action), &*kind.move_text(&action)),
                    (value, text),
                    "{gm} {way:?} {typed}"
                );
            }
        };
        let usual = Coordinates::Usual;
        texts("9", usual, &["b8b6", "B8B6", "b8xb6", "b8 b6", "B8:b6", "b8-b6+!", "b8>b6"], "b8-b6", "B8-B6");
        texts("18", usual, &["d1d7g7", "D1D7G7", "d1-d7-g7", "dj dd gd", "DJDDGD", "d1xd7/g7"], "djddgd", "D1-D7/G7");
        texts("9", Coordinates::Numbers, &["2-1-2-3", "2-1>2-3"], "b8-b6", "2-1:2-3");
        texts("9", Coordinates::Relative, &["2-1-2-3"], "b8-b6", "2-1:2-3");
        texts("18", Coordinates::Chinese, &[], "djddgd", "4-十:4-四/7-四");
        let turned = Kind::new("9", None).unwrap().with_coordinates(Coordinates::OtherSide);
        let action = turned.parse_move("g1g3").unwrap();
        assert_eq!((turned.move_value(&action), turned.move_text(&action)), ("b8-b6".to_owned(), "G1-G3".to_owned()));
        texts("21", usual, &["d4+d4f5"], "d4+f5d4", "d4+f5d4");
        texts("21", Coordinates::Numbers, &["4-4"], "d4", "4-4");
        for (gm, example) in [("9", "D1-D7"), ("18", "D1-D7/G7")] {
            let kind = Kind::new(gm, None).unwrap();
            for wrong in ["", "b8", "zz", "b8b", "b8-b6-b4-b2", "--", "é5é6"] {
                let why = kind.parse_move(wrong).unwrap_err().to_string();
                assert!(why.ends_with(&format!("a move looks like {example}")), "{gm} {wrong}: {why}");
            }
            let action = kind.parse_move(example).unwrap();
            assert_eq!(kind.move_text(&action), example);
            for long in ["a".repeat(10_000), "a1".repeat(20), "1-".repeat(24)] {
                assert!(kind.parse_move(&long).is_err());
            }
        }
    }

    #[test]
    fn invalid_moves_are_refused() {
        for (gm, typed) in
            [("1", "i9"), ("1", "resign"), ("1", ""), ("11", "l12"), ("11", ""), ("19", "pass"), ("19", "0")]
        {
            let position = Position::start(Arc::new(Kind::new(gm, None).unwrap()));
            assert!(position.parse_move(typed).is_err(), "{gm} {typed}");
        }
        let duo = Position::start(Arc::new(Kind::new("Blokus Duo", None).unwrap()));
        assert_eq!(duo.parse_move("e10,z9"), Err(MoveError::NoPoint("z9".to_owned())));
    }

    /// A displayed move can be typed, in any case; an ambiguous one is reported.
    #[test]
    fn pieces_are_typed_as_they_are_shown() {
        for gm in crate::sgf::BLOKUS_NAMES {
            let position = Position::start(Arc::new(Kind::new(gm, None).unwrap()));
            let state = position.blokus().unwrap();
            let legal = state.placements(position.next_colour(), None);
            let texts: Vec<String> = legal
                .iter()
                .map(|placement| position.move_text(&Move::Place(placement.places().to_vec())).to_lowercase())
                .collect();
            for (placement, text) in legal.iter().zip(&texts).step_by(7) {
                let ways = texts.iter().filter(|other| *other == text).count();
                let meant = Move::Place(placement.places().to_vec());
                match position.parse_move(text) {
                    Ok(action) => assert!(ways == 1 && action == meant, "{gm} {text}"),
                    Err(error) => assert_eq!(error, MoveError::SeveralWays(text.clone(), ways), "{gm} {text}"),
                }
            }
        }
        let duo = Position::start(Arc::new(Kind::new("Blokus Duo", None).unwrap()));
        let away = duo.parse_move("1 n14").unwrap();
        assert_eq!(duo.move_value(&away), "n14", "what is against the rules can be named, too");
        assert!(duo.parse_move("w q99").is_err() && duo.parse_move("y9 e5").is_err());
    }
}
