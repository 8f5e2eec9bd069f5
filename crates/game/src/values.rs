//! The ways in which property values name places.

use super::{Kind, board::Naming};
use crate::sgf::{ValueForm, ValueType, point, vocabulary};

/// How the values of a property name places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub enum PlaceForm {
    /// A move: one place, or a word.
    Move,
    /// A list of places and rectangles.
    List,
    /// A piece: places with commas between them.
    Piece,
    /// A place and a text, `point:text`.
    Labelled,
    /// Two places, `point:point`.
    Pair,
    /// A turn of several steps: squares and sides of pieces, or a word.
    Turn,
    /// Something of a stack: a square and the sides of its prongs.
    Stone,
    /// Something of a stack and a square, `stone:point`.
    StonePair,
}

/// The shape of a property in games of single stones.
pub(crate) fn usual_shape(kind: &Kind, id: &str) -> Option<PlaceForm> {
    match id {
        _ if kind.colour_of(id).is_some() => Some(PlaceForm::Move),
        _ if kind.setup_colour_of(id).is_some() => Some(PlaceForm::List),
        _ => {
            // Markup is drawn in every game; other lists of points are specific to this one.
            let game = kind.identity().game();
            let drawn = || vocabulary::look_up_anywhere(id).filter(|_| vocabulary::is_markup(id, game));
            let entry = vocabulary::look_up(id, game).or_else(drawn)?;
            match entry.kind {
                ValueForm::Plain(ValueType::Point) => Some(PlaceForm::List),
                ValueForm::Composed(ValueType::Point, ValueType::SimpleText) => Some(PlaceForm::Labelled),
                ValueForm::Composed(ValueType::Point, ValueType::Point) => Some(PlaceForm::Pair),
                _ => None,
            }
        }
    }
}

/// Column and row of a point as the board is named.
pub(crate) fn usual_point(kind: &Kind, text: &[u8]) -> Option<(u32, u32)> {
    let from_bottom = |(column, row): (u32, u32)| (column, u32::from(kind.rows()).wrapping_sub(row + 1));
    match kind.board().naming() {
        Naming::DigitPair => point::digit_pair(text).map(from_bottom),
        Naming::LetterNumberFromBottom => point::letter_number(text).map(from_bottom),
        Naming::LetterNumberInLine => {
            match kind.board().parse_name(std::str::from_utf8(text).ok()?) {
                Some((column, row)) => Some((column.into(), row.into())),
                // Two letters are a point, but of no board of this game.
                None => point::letter_number(text).map(|_| (u32::MAX, u32::MAX)),
            }
        }
        // A letter and a number are what people call the point: `J10` counts from below, and no column is called I.
        Naming::LetterPair => point::letter_pair(text).or_else(|| {
            let named = std::str::from_utf8(text).ok()?;
            let (column, row) = Naming::LetterPair.parse_display(named, kind.columns(), kind.rows())?;
            Some((column.into(), row.into()))
        }),
        // Two letters are accepted everywhere: Little Golem's Hex, Othello by Go programs.
        Naming::LetterNumberFromTop => point::letter_number(text).or_else(|| point::letter_pair(text)),
    }
}
