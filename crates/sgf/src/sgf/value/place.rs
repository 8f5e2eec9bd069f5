//! Validates points, stones, rectangles and moves, and gives their preferred spelling.

use super::{Fit, ParsedValue, Value, exact, illegal, respelled, without_blanks};
use crate::sgf::{
    GameType, PointSyntax,
    point::{self, Naming},
};
use crate::text;
use std::borrow::Cow;

/// Column and row of a point, from 0.
pub type Spot = (u32, u32);

/// The points of a rectangle, row by row; `None` if the corners are no points of this game, or too far apart.
pub fn rectangle_points(first: &str, second: &str, game: GameType) -> Option<impl Iterator<Item = String>> {
    let (a, b) = corners(first, second, game)?;
    Some(point::rectangle(a, b).filter_map(move |spot| name_like(first, spot)))
}

/// The corners of a rectangle, if that is one.
pub(in crate::sgf) fn corners(first: &str, second: &str, game: GameType) -> Option<(Spot, Spot)> {
    /// No board has more lines; longer rectangles are many points for few letters.
    const MOST: u32 = 128;
    let (a, b) = (coordinates(first, game)?, coordinates(second, game)?);
    let is_small = a.0.abs_diff(b.0) < MOST && a.1.abs_diff(b.1) < MOST;
    let have_names = [a.0, a.1, b.0, b.1].iter().all(|&n| u16::try_from(n).is_ok());
    // Not with two spellings of points in one rectangle.
    (is_small && have_names && naming(first) == naming(second)).then_some((a, b))
}

fn naming(point: &str) -> Naming {
    if point.bytes().all(|byte| byte.is_ascii_alphabetic()) { Naming::LetterPair } else { Naming::LetterNumberFromTop }
}

/// A point in the spelling of another.
fn name_like(other: &str, (column, row): Spot) -> Option<String> {
    Some(naming(other).name(u16::try_from(column).ok()?, u16::try_from(row).ok()?, u16::MAX))
}

impl Value {
    /// The corners of a point or a rectangle; `None` for anything else.
    pub(in crate::sgf) fn corners(&self, game: GameType) -> Option<(Spot, Spot)> {
        let corners = match self {
            Value::Point(point) | Value::Stone(point) => coordinates(point, game).map(|spot| (spot, spot))?,
            Value::Rectangle(first, second) => corners(first, second, game)?,
            _ => return None,
        };
        // Letters count from the top and numbers from the bottom, so without the board size they cannot be compared.
        let letters = |point: &String| point::letter_pair(point.as_bytes()).is_some();
        if let (PointSyntax::LetterPair, Value::Point(one) | Value::Stone(one) | Value::Rectangle(one, _)) =
            (game.points(), self)
            && !letters(one)
        {
            return None;
        }
        Some(corners)
    }

    /// A point of the value as it spells points.
    pub(in crate::sgf) fn name_of(&self, spot: Spot) -> Option<String> {
        match self {
            Value::Point(point) | Value::Stone(point) => Some(point.clone()),
            Value::Rectangle(first, _) => name_like(first, spot),
            _ => None,
        }
    }

    /// A rectangle of points of the value as it spells them.
    pub(in crate::sgf) fn name_of_rectangle(&self, (from, to): (Spot, Spot)) -> Option<String> {
        let first = self.name_of(from)?;
        Some(if from == to { first } else { format!("{first}:{}", self.name_of(to)?) })
    }
}

/// Column and row of a point, from 0, in the order of the alphabet and the numbers: in every spelling that replaying the game
/// takes, not only in the one that its records should have.
fn coordinates(text: &str, game: GameType) -> Option<Spot> {
    let bytes = text.as_bytes();
    match game.points() {
        PointSyntax::LetterPair if game == GameType::Go => point::letter_pair(bytes),
        PointSyntax::LetterNumber if game == GameType::LinesOfAction => point::letter_number(bytes),
        PointSyntax::LetterPair | PointSyntax::Either | PointSyntax::LetterNumber => {
            point::letter_pair(bytes).or_else(|| point::letter_number(bytes))
        }
        PointSyntax::Piece => point::letter_number(bytes),
        PointSyntax::DigitPair => point::digit_pair(bytes),
        PointSyntax::Any => None,
    }
}

/// The same points without leading zeros in their numbers: `a01` is `a1`.
fn without_zeros(points: &str) -> Cow<'_, str> {
    let bytes = points.as_bytes();
    let idle = |at: usize| {
        bytes[at] == b'0'
            && bytes[..at].iter().rev().find(|byte| **byte != b'0').is_some_and(u8::is_ascii_alphabetic)
            && bytes.get(at + 1).is_some_and(u8::is_ascii_digit)
    };
    if !(0..bytes.len()).any(idle) {
        return Cow::Borrowed(points);
    }
    Cow::Owned(points.char_indices().filter(|(at, _)| !idle(*at)).map(|(_, character)| character).collect())
}

/// A value as it is best spelled: without white space and without leading zeros.
fn spelled(raw: &str) -> Cow<'_, str> {
    match without_blanks(raw) {
        Cow::Borrowed(text) => without_zeros(text),
        Cow::Owned(text) => Cow::Owned(without_zeros(&text).into_owned()),
    }
}

pub(super) fn read_rectangle(first: &str, second: &str, game: GameType, raw: &str) -> ParsedValue {
    let (a, b) = (spelled(first), spelled(second));
    let (Some(from), Some(to)) = (coordinates(&a, game), coordinates(&b, game)) else {
        return illegal(raw);
    };
    if corners(&a, &b, game).is_none() {
        return illegal(raw);
    }
    let clean = if from == to {
        // A single point is not a rectangle.
        return ParsedValue { value: Value::Point(a.to_string()), fit: Fit::Respelled(a.into_owned()) };
    } else if from.0 <= to.0 && from.1 <= to.1 {
        format!("{a}:{b}")
    } else {
        let first = name_like(&a, (from.0.min(to.0), from.1.min(to.1)));
        let last = name_like(&a, (from.0.max(to.0), from.1.max(to.1)));
        first.zip(last).map_or_else(|| raw.to_owned(), |(first, last)| format!("{first}:{last}"))
    };
    respelled(Value::Rectangle(a.into_owned(), b.into_owned()), raw, &clean)
}

pub(super) fn read_point(game: GameType, raw: &str, value: fn(String) -> Value) -> ParsedValue {
    let clean = spelled(raw);
    match game.points() {
        PointSyntax::Any => exact(value(without_blanks(raw).into_owned())),
        PointSyntax::Piece => read_piece(&clean, raw, value),
        _ if coordinates(&clean, game).is_some() => respelled(value(clean.to_string()), raw, &clean),
        _ => illegal(raw),
    }
}

/// Points with commas between them. What stands on the board by those that can be read stays, whatever the others are.
fn read_piece(clean: &str, raw: &str, value: fn(String) -> Value) -> ParsedValue {
    let points = || clean.split(',').map(|point| coordinates(point, GameType::Blokus));
    if points().all(|point| point.is_some()) {
        respelled(value(clean.to_owned()), raw, clean)
    } else if points().any(|point| point.is_some()) {
        ParsedValue { value: value(clean.to_owned()), fit: Fit::Loose }
    } else {
        illegal(raw)
    }
}

/// A point and the letters of its prongs, those of superprongs with `!`.
pub(super) fn read_octi_stone(raw: &str) -> ParsedValue {
    let clean = without_blanks(raw);
    let bytes = clean.as_bytes();
    let point = bytes.get(..2).and_then(point::digit_pair).is_some();
    let is_letter = |byte: u8| matches!(byte.to_ascii_uppercase(), b'A'..=b'H');
    let is_prong = |at: usize| is_letter(bytes[at]) || (bytes[at] == b'!' && at > 2 && is_letter(bytes[at - 1]));
    let prongs = point && (2..bytes.len()).all(is_prong);
    if prongs { respelled(Value::Stone(clean.to_string()), raw, &clean) } else { illegal(raw) }
}

pub(super) fn read_move(game: GameType, raw: &str) -> ParsedValue {
    let clean = spelled(raw);
    let lower = clean.to_ascii_lowercase();
    let is_point = |text: &str| coordinates(text, game).is_some();
    let legal = match game {
        GameType::Go if lower == "pass" => return respelled(Value::Move(String::new()), raw, ""),
        GameType::Go => clean.is_empty() || is_point(&clean),
        // Connect6 may have both stones of a turn in one value.
        GameType::Gomoku => match lower.as_str() {
            "pa" | "pass" | "resign" => return ParsedValue { value: Value::Move(lower), fit: Fit::Loose },
            _ if is_point(&clean) => true,
            _ => {
                let pair = |text: Option<&str>| text.is_some_and(|text| point::letter_pair(text.as_bytes()).is_some());
                clean.is_empty() || (clean.len() == 4 && pair(clean.get(..2)) && pair(clean.get(2..)))
            }
        },
        GameType::Othello => matches!(lower.as_str(), "" | "pa" | "pass" | "resign") || is_point(&clean),
        GameType::Hex => match lower.as_str() {
            "swap-sides" | "swap-pieces" | "resign" | "forfeit" | "pass" => true,
            // The kind of swap depends on the server.
            "swap" | "" => return ParsedValue { value: Value::Move(lower), fit: Fit::Loose },
            // Little Golem writes column and row as two letters.
            _ if point::letter_pair(clean.as_bytes()).is_some() => {
                return ParsedValue { value: Value::Move(clean.to_string()), fit: Fit::Loose };
            }
            _ => is_point(&clean),
        },
        GameType::LinesOfAction => {
            let steps = lower.trim_end_matches(['+', '!']).replace(':', "-");
            match lower.as_str() {
                "" => return respelled(Value::Move("pass".to_owned()), raw, "pass"),
                "pass" | "resign" | "forfeit" | "escape" => true,
                _ if let Some((from, to)) = without_separator(&clean) => {
                    let clean = format!("{from}-{to}");
                    return respelled(Value::Move(clean.clone()), raw, &clean);
                }
                _ => steps.split('-').all(is_point),
            }
        }
        GameType::Amazons => match lower.as_str() {
            "resign" => return ParsedValue { value: Value::Move(lower), fit: Fit::Loose },
            _ => return read_shot(&clean, raw),
        },
        GameType::Gess => {
            clean.is_empty()
                || is_point(&clean)
                || clean.split_once(':').is_some_and(|(from, to)| is_point(from) && is_point(to))
        }
        GameType::Blokus => {
            // Old Pentobi wrote a pass as an empty value, and one point a value.
            if clean.is_empty() {
                return ParsedValue { value: Value::Move(String::new()), fit: Fit::Loose };
            }
            return read_piece(&clean, raw, Value::Move);
        }
        // Values that the game itself reads and checks.
        GameType::Backgammon | GameType::Octi | GameType::Twixt | GameType::Havannah | GameType::Other => {
            return exact(Value::Move(text::simple_text_of(raw).trim().to_owned()));
        }
    };
    if legal { respelled(Value::Move(clean.to_string()), raw, &clean) } else { illegal(raw) }
}

/// Two points with nothing between them, as in `b1b3` or `b1b3+`; marks at the end stay with the second one.
fn without_separator(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let second = 1 + bytes.windows(2).position(|pair| pair[0].is_ascii_digit() && pair[1].is_ascii_alphabetic())?;
    let (from, to) = text.split_at_checked(second)?;
    let is_point = |text: &str| point::letter_number(text.as_bytes()).is_some();
    (is_point(from) && is_point(to.trim_end_matches(['+', '!']))).then_some((from, to))
}

/// A move of Amazons: six letters, or three points with separators.
fn read_shot(clean: &str, raw: &str) -> ParsedValue {
    let letters = clean.bytes().all(|byte| byte.is_ascii_alphabetic());
    if letters && clean.len() == 6 {
        return respelled(Value::Move(clean.to_owned()), raw, clean);
    }
    let points: Vec<&str> =
        clean.split(|c: char| !c.is_ascii_alphanumeric()).filter(|point| !point.is_empty()).collect();
    if points.len() != 3 || !points.iter().all(|point| coordinates(point, GameType::Amazons).is_some()) {
        return illegal(raw);
    }
    let clean = if points.iter().all(|point| point::letter_pair(point.as_bytes()).is_some()) {
        points.concat()
    } else {
        return ParsedValue { value: Value::Move(clean.to_owned()), fit: Fit::Loose };
    };
    respelled(Value::Move(clean.clone()), raw, &clean)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{fit, respelled_as};
    use super::*;

    #[test]
    fn points_and_moves_of_the_games() {
        use GameType::*;
        for (game, id, raw) in [
            (Go, "B", "dd"),
            (Go, "B", ""),
            (Go, "AB", "aa:bb"),
            (Go, "B", "Zz"),
            (Hex, "B", "a10"),
            (Hex, "W", "swap-pieces"),
            (Hex, "AB", "aa12"),
            (Octi, "BO", "46"),
            (Octi, "TS", "46CD"),
            (Blokus, "B", "f9,e10,f10"),
            (Amazons, "B", "djddgd"),
            (Gomoku, "W", "hhii"),
            (Gess, "B", "cd:cg"),
            (LinesOfAction, "B", "e1-e3+"),
            (Othello, "B", "d3"),
            (Othello, "B", "cd"),
            (Backgammon, "B", "31ab"),
            (Twixt, "B", "c4"),
            (Go, "DD", ""),
            (Go, "TB", "aa"),
        ] {
            assert_eq!(fit(id, raw, game), Fit::Exact, "{id}[{raw}]");
        }
        for (game, id, raw) in [
            (Go, "B", "d4"),
            (Go, "B", "90"),
            (Go, "AB", ""),
            (Go, "B", "aa:bb"),
            (Hex, "B", "Blue"),
            (Hex, "B", "a0"),
            (Hex, "B", "a00"),
            (Octi, "BO", "4"),
            (Octi, "TS", "46X"),
            (Blokus, "B", "f,,e"),
            (Amazons, "B", "dj"),
            (Gess, "B", "cd:"),
        ] {
            assert_eq!(fit(id, raw, game), Fit::Illegal, "{id}[{raw}]");
        }
        assert_eq!(fit("B", "d\n d", Go), respelled_as("dd"));
        // Replaying accepts leading zeros, so such a move is not set aside.
        assert_eq!(fit("B", "a01", Hex), respelled_as("a1"));
        assert_eq!(fit("AB", "aa01:b003", Hex), respelled_as("b1:aa3"));
        assert_eq!(fit("B", "f09,e10,f10", Blokus), respelled_as("f9,e10,f10"));
        assert_eq!(fit("B", "a10,a100", Blokus), Fit::Exact);
        assert_eq!(fit("B", "swap", Hex), Fit::Loose);
        assert_eq!(fit("W", "mf", Hex), Fit::Loose);
        assert_eq!(fit("1", "", Blokus), Fit::Loose);
        assert_eq!(fit("1", "f9,,e10", Blokus), Fit::Loose);
        // What a letter and a number are in two letters depends on the board.
        assert_eq!(fit("B", "H08", Gomoku), respelled_as("H8"));
        assert_eq!(fit("B", "b1b3", LinesOfAction), respelled_as("b1-b3"));
        assert_eq!(fit("B", "b1b3+", LinesOfAction), respelled_as("b1-b3+"));
        assert_eq!(fit("B", "b1b3c4", LinesOfAction), Fit::Illegal);
        assert_eq!(fit("B", "ag-af/bf", Amazons), respelled_as("agafbf"));
        assert_eq!(fit("B", "a4-a5-b5", Amazons), Fit::Loose);
        assert_eq!(fit("B", "pass", Go), respelled_as(""));
        assert_eq!(fit("B", "", LinesOfAction), respelled_as("pass"));
    }

    #[test]
    fn rectangles_read_from_any_corner() {
        use GameType::{Go, Hex};
        let points = |a, b, game| rectangle_points(a, b, game).expect("a rectangle").collect::<Vec<_>>();
        assert_eq!(fit("AB", "bb:aa", Go), respelled_as("aa:bb"));
        assert_eq!(fit("AB", "aa:aa", Go), respelled_as("aa"));
        assert_eq!(points("aa", "cb", Go), ["aa", "ba", "ca", "ab", "bb", "cb"]);
        assert_eq!(points("c2", "b1", Hex), ["b1", "c1", "b2", "c2"]);
        assert!(rectangle_points("a1", "zzz9999", Hex).is_none());
        assert!(rectangle_points("ii", "ggf7", GameType::Othello).is_none());
    }
}
