//! Moves in words: what people type, what records hold, what people read.

use super::{Action, Kind, MoveError, Position};
use crate::sgf::Dialect;

impl Kind {
    /// The move that a text means, in people's or in the record's notation: `D4` or `dd` in Go, `f9,e10,f10` in Blokus,
    /// `swap-pieces` in Hex, `33+B` in Octi, `pass`, `resign`.
    ///
    /// # Errors
    /// When it is no move of this game. Whether it is legal is for [`Position::check_move`] to say.
    pub fn parse_move(&self, text: &str) -> Result<Action, MoveError> {
        self.game().parse_move(self, text.trim())
    }

    /// The move that a raw value of a record means, as far as the value alone tells.
    pub(crate) fn read_value(&self, raw: &[u8]) -> Option<Action> {
        let read = self.game().read_move(self, raw).ok();
        read.or_else(|| self.parse_move(std::str::from_utf8(raw).ok()?).ok())
    }

    /// A stone on the point that somebody typed.
    pub(super) fn parse_place(&self, text: &str) -> Result<Action, MoveError> {
        let place = self.board().parse_display(text).or_else(|| self.place(text.as_bytes()).ok());
        place.map(|place| Action::Place(vec![place])).ok_or_else(|| MoveError::NoPoint(text.to_owned()))
    }

    /// A move as this record writes it: plain ASCII, except for moves that were kept as they are; not escaped.
    ///
    /// # Panics
    /// On a place that the board has not.
    pub fn move_value(&self, action: &Action) -> String {
        match action {
            Action::Place(places) => self.game().places_value(self, places),
            Action::Path(places) => self.game().path_value(self, places),
            Action::Pass => self.pass_value().to_owned(),
            Action::SwapPieces if self.identity().is(Dialect::LittleGolem) => "swap".to_owned(),
            Action::SwapPieces => "swap-pieces".to_owned(),
            Action::SwapSides => "swap-sides".to_owned(),
            Action::Resign => "resign".to_owned(),
            Action::Forfeit => "forfeit".to_owned(),
            Action::Octi(turn) => turn.to_string(),
            Action::Raw(text) => text.clone(),
        }
    }

    /// A move for people: `D16`, `swap pieces`, and in Blokus the piece and where it lies.
    ///
    /// # Panics
    /// As [`move_value`](Kind::move_value).
    pub fn move_text(&self, action: &Action) -> String {
        match action {
            Action::Place(places) => self.game().places_text(self, places),
            Action::Path(places) => self.game().path_text(self, places),
            Action::Pass => "pass".to_owned(),
            Action::SwapPieces => "swap pieces".to_owned(),
            Action::SwapSides => "swap sides".to_owned(),
            Action::Resign => "resigns".to_owned(),
            Action::Forfeit => "forfeits".to_owned(),
            Action::Octi(turn) => turn.to_string(),
            Action::Raw(text) => text.clone(),
        }
    }
}

impl Position {
    /// As [`Kind::parse_move`]; also a piece and where it lies, as [`move_text`](Position::move_text) writes it: `W Y12`. Of several
    /// ways in which the piece lies there, the legal one is meant.
    ///
    /// # Errors
    /// When it is no move of this game, or one of several.
    pub fn parse_move(&self, text: &str) -> Result<Action, MoveError> {
        let named = self.state.parse_named(&self.kind, self.next_colour(), text.trim());
        named.unwrap_or_else(|| self.kind.parse_move(text))
    }

    /// As [`Kind::move_value`].
    ///
    /// # Panics
    /// On a place that the board has not.
    pub fn move_value(&self, action: &Action) -> String {
        self.kind.move_value(action)
    }

    /// As [`Kind::move_text`].
    ///
    /// # Panics
    /// On a place that the board has not.
    pub fn move_text(&self, action: &Action) -> String {
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
    fn what_is_typed_is_written_and_read() {
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

    #[test]
    fn what_is_no_move_says_so() {
        for (gm, typed) in
            [("1", "i9"), ("1", "resign"), ("1", ""), ("11", "l12"), ("11", ""), ("19", "pass"), ("19", "0")]
        {
            let position = Position::start(Arc::new(Kind::new(gm, None).unwrap()));
            assert!(position.parse_move(typed).is_err(), "{gm} {typed}");
        }
        let duo = Position::start(Arc::new(Kind::new("Blokus Duo", None).unwrap()));
        assert_eq!(duo.parse_move("e10,z9"), Err(MoveError::NoPoint("z9".to_owned())));
    }

    /// What is shown of a move can be typed, in any case; where it is not enough, that is said.
    #[test]
    fn pieces_are_typed_as_they_are_shown() {
        for gm in crate::sgf::BLOKUS_NAMES {
            let position = Position::start(Arc::new(Kind::new(gm, None).unwrap()));
            let state = position.blokus().unwrap();
            let legal = state.placements(position.next_colour(), None);
            let texts: Vec<String> = legal
                .iter()
                .map(|placement| position.move_text(&Action::Place(placement.places().to_vec())).to_lowercase())
                .collect();
            for (placement, text) in legal.iter().zip(&texts).step_by(7) {
                let ways = texts.iter().filter(|other| *other == text).count();
                let meant = Action::Place(placement.places().to_vec());
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
