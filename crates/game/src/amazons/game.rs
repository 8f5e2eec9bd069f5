//! Amazons and its notation: records write points as in Go, though people name squares as in chess.

use super::State;
use crate::sgf::{Identity, point};
use crate::{
    Board, Coordinates, Kind, Misread, Move, MoveError, Place,
    board::{Naming, Surface},
    notation,
    offer::{Card, Choice, Sample},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, between, of_facts},
    values,
};

/// Amazons.
#[derive(Debug)]
pub(crate) struct Amazons;

const FACTS: Facts = Facts::of(Basics {
    family: "amazons",
    entry: MoveEntry::Steps,
    ground: Ground::Checkered,
    wins: Wins::Kept,
    passes: false,
    cards: &[Card { name: "Amazons", gm: "amazons", size: None, choice: Choice::Sizes(&[10, 8, 6]) }],
    samples: &[Sample::new("Amazons", include_bytes!("../../../../assets/samples/amazons.sgf"))],
});

impl Game for Amazons {
    of_facts!(FACTS, State);

    fn board(&self, identity: &Identity) -> Board {
        let (columns, rows) = identity.sides().unwrap_or_default();
        Board::square(columns, rows, Surface::Cells, Naming::LetterNumberFromBottom).with_recording(Naming::LetterPair)
    }

    fn own_setup_ids(&self) -> &'static [&'static str] {
        &["AA"]
    }

    fn nobodys(&self) -> Option<(&'static str, &'static str)> {
        Some(("AA", "arrow"))
    }

    fn read_point(&self, kind: &Kind, text: &[u8]) -> Option<(u32, u32)> {
        point::letter_pair(text).or_else(|| values::usual_point(kind, text))
    }

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let text = notation::squeeze(raw);
        if text.eq_ignore_ascii_case(b"resign") { Ok(Move::Resign) } else { path(kind, &text) }
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Err(MoveError::NoPass("Amazons"));
        }
        if text.eq_ignore_ascii_case("resign") {
            return Ok(Move::Resign);
        }
        // Capitals mean letters beyond the 26th only if the board has those.
        let in_capitals = || kind.parse_path(&text.to_ascii_lowercase(), 3);
        let path = kind.parse_path(text, 3).or_else(in_capitals);
        path.map(Move::Path).ok_or_else(|| kind.wanted_path(text, 3))
    }

    fn path_value(&self, kind: &Kind, places: &[Place]) -> String {
        places.iter().map(|&place| kind.place_value(place)).collect()
    }

    fn path_text(&self, kind: &Kind, places: &[Place]) -> String {
        let names: Vec<String> = places.iter().map(|&place| kind.board().display_name(place)).collect();
        if kind.board().coordinates() == Coordinates::Record {
            return names.concat();
        }
        match &names[..] {
            [from, to, arrow] => format!("{from}{}{to}/{arrow}", between(&names)),
            _ => names.join(between(&names)),
        }
    }
}

/// An amazon's start, its destination and the square it shoots: six letters, or three squares with separators.
fn path(kind: &Kind, text: &[u8]) -> Result<Move, Misread> {
    let letters = text.len() == 6 && text.iter().all(u8::is_ascii_alphabetic);
    let points: Vec<&[u8]> = match letters {
        true => text.chunks(2).collect(),
        false => text.split(|byte| !byte.is_ascii_alphanumeric()).filter(|point| !point.is_empty()).collect(),
    };
    let places: Vec<Place> = points.into_iter().map(|point| kind.place(point)).collect::<Result<_, _>>()?;
    if places.len() == 3 { Ok(Move::Path(places)) } else { Err(Misread::Unreadable) }
}
