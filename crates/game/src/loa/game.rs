//! Lines of Action and its notation.

use super::State;
use crate::{
    Kind, Misread, Move, MoveError, Place, notation,
    offer::{Card, Choice, Sample},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts},
};

/// Lines of Action.
#[derive(Debug)]
pub(crate) struct LinesOfAction;

const FACTS: Facts = Facts {
    starts: super::start::OFFERED,
    ..Facts::of(Basics {
        family: "lines-of-action",
        entry: MoveEntry::Steps,
        ground: Ground::Checkered,
        wins: Wins::Kept,
        passes: true,
        cards: &[Card {
            name: "Lines of Action",
            gm: "lines-of-action",
            size: None,
            choice: Choice::Sizes(&[8, 7, 9, 10]),
        }],
        samples: &[Sample::new("Lines of Action", include_bytes!("../../../../assets/samples/lines-of-action.sgf"))],
    })
};

impl Game for LinesOfAction {
    of_facts!(FACTS, State);

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let text = notation::squeeze(raw);
        match word(&text) {
            Some(action) => Ok(action),
            None => path(kind, &text),
        }
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        let none = || kind.wanted_path(text, 2);
        match word(text.as_bytes()) {
            Some(_) if text.is_empty() => Err(none()),
            Some(action) => Ok(action),
            None => kind.parse_path(text.trim_end_matches(['+', '!']), 2).map(Move::Path).ok_or_else(none),
        }
    }

    fn pass_value(&self, _kind: &Kind) -> &'static str {
        "pass"
    }

    fn is_pass(&self, text: &str) -> bool {
        text.is_empty() || text.eq_ignore_ascii_case("pass")
    }
}

/// The move for a word.
fn word(text: &[u8]) -> Option<Move> {
    let words = [("", Move::Pass), ("pass", Move::Pass), ("resign", Move::Resign), ("forfeit", Move::Forfeit)];
    let known = words.into_iter().find(|(word, _)| text.eq_ignore_ascii_case(word.as_bytes()));
    let escape = || text.eq_ignore_ascii_case(b"escape").then(|| Move::Raw("escape".to_owned()));
    known.map(|(_, action)| action).or_else(escape)
}

/// `e1-e3`, for a capture `e1:e3`, or `e1e3`; annotations such as `+` and `!` may follow.
fn path(kind: &Kind, text: &[u8]) -> Result<Move, Misread> {
    let end = text.iter().rposition(|byte| !matches!(byte, b'+' | b'!')).map_or(0, |last| last + 1);
    let text = &text[..end];
    let place = |point: &[u8]| kind.place(point);
    let places: Vec<Place> =
        match text.windows(2).position(|pair| pair[0].is_ascii_digit() && pair[1].is_ascii_alphabetic()) {
            Some(last) => vec![place(&text[..=last])?, place(&text[last + 1..])?],
            None => text.split(|byte| matches!(byte, b'-' | b':')).map(place).collect::<Result<_, _>>()?,
        };
    if places.len() == 2 { Ok(Move::Path(places)) } else { Err(Misread::Unreadable) }
}
