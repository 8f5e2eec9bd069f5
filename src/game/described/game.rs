//! What a described game answers to the questions that are asked of every game.

use super::{Described, notation::Deed, state::State};
use crate::game::{
    Action, Board, Colour, Kind, Misread, MoveError,
    notation::{plain_text, squeeze},
    rules::{Facts, Game},
    state::GameState,
};
use crate::sgf::Identity;

impl Game for &'static Described {
    fn facts(&self) -> &'static Facts {
        self.facts
    }

    fn start(&self, kind: &Kind) -> Box<dyn GameState> {
        Box::new(State::start(self, kind))
    }

    fn board(&self, identity: &Identity) -> Board {
        self.plan.board(self.sides(identity), self.naming)
    }

    fn variant(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn is_described(&self) -> bool {
        true
    }

    fn colour_name(&self, colour: Colour) -> &'static str {
        self.colours[colour.index().min(1)]
    }

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Action, Misread> {
        let text = plain_text(&squeeze(raw));
        match word(&text).or_else(|| self.action(kind.board(), &text)) {
            Some(action) => Ok(action),
            // A point that the board does not have; anything else may be a notation that the description does not know.
            None if kind.place(raw) == Err(Misread::OffBoard) => Err(Misread::OffBoard),
            None => Ok(Action::Raw(plain_text(raw))),
        }
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Action, MoveError> {
        let none = || MoveError::NoMove(text.to_owned());
        match word(text) {
            Some(_) if text.is_empty() => Err(none()),
            Some(action) => Ok(action),
            None => self
                .action(kind.board(), text)
                .ok_or_else(none)
                .or_else(|error| kind.parse_place(text).map_err(|_| error)),
        }
    }

    fn pass_value(&self, _kind: &Kind) -> &'static str {
        ""
    }
}

impl Described {
    fn action(&self, board: &Board, text: &str) -> Option<Action> {
        let deeds = self.deeds(board, text)?;
        Some(match &deeds[..] {
            [Deed::Put(letters, place)] if letters.is_empty() => Action::Place(vec![*place]),
            [Deed::Go(places)] => Action::Path(places.clone()),
            _ => Action::Raw(text.to_owned()),
        })
    }
}

/// What is said by a word.
fn word(text: &str) -> Option<Action> {
    let words = [("", Action::Pass), ("pass", Action::Pass), ("resign", Action::Resign), ("swap", Action::SwapSides)];
    words.into_iter().find(|(word, _)| text.eq_ignore_ascii_case(word)).map(|(_, action)| action)
}
