//! Moves in words: what people type, what records hold, what people read.

use super::{Action, Colour, Dialect, Game, Place, Position, blokus, hex, octi};

impl Position {
    /// The move that a text means, in people's or in the record's notation: `D4` or `dd` in Go, `f9,e10,f10` in Blokus,
    /// `swap-pieces` in Hex, `33+B` in Octi, `pass`, `resign`.
    ///
    /// # Errors
    /// In words, when it is no move of this game. Whether it is legal is for [`Position::check_move`] to say.
    pub fn parse_move(&self, _colour: Option<Colour>, text: &str) -> Result<Action, String> {
        let kind = &self.kind;
        let text = text.trim();
        let no_move = || Err(format!("\"{text}\" is no move of this game"));
        if text.eq_ignore_ascii_case("pass") {
            return match kind.game() {
                Game::Octi => Err("nobody passes in Octi".to_owned()),
                _ => Ok(Action::Pass),
            };
        }
        match kind.game() {
            Game::Go | Game::Gomoku | Game::Othello => {
                let games = ["resign", "forfeit"];
                if games.iter().any(|word| text.eq_ignore_ascii_case(word)) {
                    return Err("records of this game write it as the result, not as a move".to_owned());
                }
                self.parse_place(text)
            }
            Game::Hex => match hex::word(text.as_bytes()) {
                Some(_) if text.is_empty() => no_move(),
                Some(hex::Word::Pass) => Ok(Action::Pass),
                Some(hex::Word::Swap | hex::Word::SwapPieces) => Ok(Action::SwapPieces),
                Some(hex::Word::SwapSides) => Ok(Action::SwapSides),
                Some(hex::Word::Resign) => Ok(Action::Resign),
                Some(hex::Word::Forfeit) => Ok(Action::Forfeit),
                Some(hex::Word::Point(_)) | None => self.parse_place(text),
            },
            Game::Octi if text.eq_ignore_ascii_case("resign") => Ok(Action::Resign),
            Game::Octi => octi::Turn::parse(text.as_bytes()).map_or_else(no_move, |turn| Ok(Action::Octi(turn))),
            Game::Blokus(variant) => {
                let reading = blokus::grid(variant).read([text.as_bytes()].into_iter());
                match reading.unreadable.first() {
                    Some(point) => Err(format!("\"{point}\" is no point of this board")),
                    None if reading.places.is_empty() => no_move(),
                    None => Ok(Action::Place(reading.places)),
                }
            }
            Game::Other if kind.has_board() => self.parse_place(text).or_else(|_| Ok(Action::Raw(text.to_owned()))),
            Game::Other if text.is_empty() => no_move(),
            Game::Other => Ok(Action::Raw(text.to_owned())),
        }
    }

    fn parse_place(&self, text: &str) -> Result<Action, String> {
        let place = self.board().parse_display(text).or_else(|| self.kind.place(text.as_bytes()).ok());
        place.map(|place| Action::Place(vec![place])).ok_or_else(|| format!("\"{text}\" is no point of this board"))
    }

    /// A move as this record writes it: plain ASCII, except for moves that were kept as they are; not escaped.
    pub fn move_value(&self, action: &Action) -> String {
        match action {
            Action::Place(places) => match self.blokus() {
                Some(state) => state.grid().write(places),
                None => places.first().map(|&place| self.kind.place_value(place)).unwrap_or_default(),
            },
            Action::Pass => self.kind.pass_value().to_owned(),
            Action::SwapPieces if self.kind.dialect() == Dialect::LittleGolem => "swap".to_owned(),
            Action::SwapPieces => "swap-pieces".to_owned(),
            Action::SwapSides => "swap-sides".to_owned(),
            Action::Resign => "resign".to_owned(),
            Action::Forfeit => "forfeit".to_owned(),
            Action::Octi(turn) => turn.to_string(),
            Action::Raw(text) => text.clone(),
        }
    }

    /// A move for people: `D16`, `swap pieces`, and in Blokus the piece and where it lies.
    pub fn move_text(&self, action: &Action) -> String {
        let name = |place: &Place| self.board().display_name(*place);
        match action {
            Action::Place(places) => {
                let first =
                    places.iter().find(|place| place.index() < self.board().len()).map(name).unwrap_or_default();
                let Some(state) = self.blokus() else { return first };
                match state.set().identify(state.grid(), places) {
                    Some((piece, n)) => {
                        let piece = state.set().piece(piece);
                        let label = usize::from(piece.orientations[usize::from(n)].label);
                        let at = places.get(label).map(name).unwrap_or(first);
                        format!("{} {at}", piece.name)
                    }
                    None => places.iter().map(name).collect::<Vec<_>>().join(","),
                }
            }
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

#[cfg(test)]
mod tests {
    use super::super::Kind;
    use super::*;
    use std::sync::Arc;

    fn check(gm: &str, typed: &str, value: &str, text: &str) {
        let position = Position::start(Arc::new(Kind::new(gm, None).unwrap()));
        let action = position.parse_move(None, typed).unwrap();
        assert_eq!(position.move_value(&action), value, "{gm} {typed}");
        assert_eq!(position.move_text(&action), text, "{gm} {typed}");
        if !value.is_empty() && value != "pass" {
            assert_eq!(position.parse_move(None, value).as_ref(), Ok(&action), "{gm} {value}");
        }
    }

    #[test]
    fn what_is_typed_is_written_and_read() {
        check("1", "d16", "dd", "D16");
        check("1", "dd", "dd", "D16");
        check("1", "J1", "is", "J1");
        check("1", "pass", "", "pass");
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
            assert!(position.parse_move(None, typed).is_err(), "{gm} {typed}");
        }
        let duo = Position::start(Arc::new(Kind::new("Blokus Duo", None).unwrap()));
        assert_eq!(duo.parse_move(None, "e10,z9").unwrap_err(), "\"z9\" is no point of this board");
    }
}
