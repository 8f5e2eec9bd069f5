//! Single values: from the text between brackets to something typed, and back.
//!
//! Lenient, and honest about it: a [`Reading`] says whether a value is spelled as the format wants, is spelled
//! otherwise but certain, is only understood, or is none of its type.

use super::{
    GameType, PointSyntax,
    vocabulary::{Entry, Kind, Shape, ValueType},
};
use crate::text;
use std::borrow::Cow;

/// A typed value. Points, moves and stones stay text: what they mean is the game's business.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Nothing.
    None,
    /// A whole number.
    Number(i64),
    /// A decimal number.
    Real(f64),
    /// 1 or 2.
    Double(u8),
    /// The letter or digit of a colour.
    Color(char),
    /// One line.
    SimpleText(String),
    /// Lines, divided by `\n`.
    Text(String),
    /// A point, as the game writes it.
    Point(String),
    /// A move, as the game writes it; empty for a pass.
    Move(String),
    /// A stone, as the game writes it.
    Stone(String),
    /// A rectangle of points, by two opposite corners.
    Rectangle(String, String),
    /// Two parts.
    Composed(Box<Value>, Box<Value>),
}

/// How well a value fits its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fit {
    /// Spelled as the format wants it.
    Exact,
    /// Certain, but spelled differently from this raw text (escapes in place).
    Respelled(String),
    /// Means something to a person, and probably this; not to be rewritten.
    Loose,
    /// Not a value of this type.
    Illegal,
}

/// A typed value and how well the text fits.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The value; for illegal ones the text.
    pub value: Value,
    /// How well it fits.
    pub fit: Fit,
}

impl Value {
    /// The whole number, where there is one.
    pub fn number(&self) -> Option<i64> {
        match self {
            Value::Number(number) => Some(*number),
            Value::Double(double) => Some(i64::from(*double)),
            _ => None,
        }
    }

    /// The number, whole or not.
    pub fn real(&self) -> Option<f64> {
        match self {
            Value::Real(real) => Some(*real),
            other => other.number().map(|number| number as f64),
        }
    }

    /// The text of a text, point, move or stone.
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::SimpleText(text)
            | Value::Text(text)
            | Value::Point(text)
            | Value::Move(text)
            | Value::Stone(text) => Some(text),
            _ => None,
        }
    }

    /// The two parts of a composed value.
    pub fn parts(&self) -> Option<(&Value, &Value)> {
        match self {
            Value::Composed(first, second) => Some((first, second)),
            _ => None,
        }
    }

    /// The points of a point, a stone or a rectangle; `None` for anything else, and for corners that are no points of the game.
    pub fn points(&self, game: GameType) -> Option<Vec<String>> {
        match self {
            Value::Point(point) | Value::Stone(point) => Some(vec![point.clone()]),
            Value::Rectangle(first, second) => rectangle_points(first, second, game),
            _ => None,
        }
    }

    /// The text between the brackets: escaped, not yet encoded.
    pub fn to_raw(&self) -> String {
        match self {
            Value::None => String::new(),
            Value::Number(number) => number.to_string(),
            Value::Real(real) => real_text(*real),
            Value::Double(double) => double.to_string(),
            Value::Color(color) => color.to_string(),
            Value::SimpleText(text) | Value::Text(text) => text::escape_text(text),
            Value::Point(text) | Value::Move(text) | Value::Stone(text) => text::escape_text(text),
            Value::Rectangle(first, second) => format!("{first}:{second}"),
            Value::Composed(first, second) => {
                let part = |value: &Value| match value {
                    Value::SimpleText(text) | Value::Text(text) => text::escape_composed(text),
                    other => other.to_raw(),
                };
                format!("{}:{}", part(first), part(second))
            }
        }
    }
}

/// Reads a value of a property. `raw` is decoded text with its escapes.
pub fn read_value(entry: &Entry, game: GameType, raw: &str) -> Reading {
    if entry.shape == Shape::EmptyOrList && is_blank(raw) {
        return respelled(Value::None, raw, "");
    }
    match entry.kind {
        Kind::Plain(kind) => {
            let points = matches!(kind, ValueType::Point | ValueType::Stone) && entry.shape != Shape::Single;
            if points
                && game.has_rectangles()
                && let Some((first, second)) = text::split_composed(raw)
            {
                return read_rectangle(first, second, game, raw);
            }
            read_plain(kind, game, raw)
        }
        Kind::PlainOrComposed(first, second) => match text::split_composed(raw) {
            Some((left, right)) => read_composed(first, second, game, left, right),
            // A figure may say nothing at all.
            None if entry.id == "FG" && is_blank(raw) => respelled(Value::None, raw, ""),
            None => read_plain(first, game, raw),
        },
        Kind::Composed(first, second) => match text::split_composed(raw) {
            Some((left, right)) => read_composed(first, second, game, left, right),
            None => illegal(raw),
        },
    }
}

/// The points of a rectangle, row by row; `None` if the corners are no points of this syntax or too far apart.
pub fn rectangle_points(first: &str, second: &str, game: GameType) -> Option<Vec<String>> {
    const MOST: usize = 1 << 14;
    let spelling = game.points();
    let (a, b) = (coordinates(first, spelling)?, coordinates(second, spelling)?);
    let (left, right) = (a.0.min(b.0), a.0.max(b.0));
    let (top, bottom) = (a.1.min(b.1), a.1.max(b.1));
    let count = (right - left + 1).checked_mul(bottom - top + 1)?;
    if count > MOST {
        return None;
    }
    let is_pair = |point: &str| point.bytes().all(|byte| byte.is_ascii_alphabetic());
    let pair = is_pair(first);
    if pair != is_pair(second) {
        // Two spellings of points in one rectangle.
        return None;
    }
    let mut points = Vec::with_capacity(count);
    for row in top..=bottom {
        for column in left..=right {
            points.push(if pair {
                let letter =
                    |at: usize| if at < 26 { (b'a' + at as u8) as char } else { (b'A' + (at - 26) as u8) as char };
                [letter(column), letter(row)].iter().collect()
            } else {
                format!("{}{}", column_name(column), row + 1)
            });
        }
    }
    Some(points)
}

/// Column and row of a point, from 0, in the order of the alphabet and the numbers.
fn coordinates(point: &str, syntax: PointSyntax) -> Option<(usize, usize)> {
    let bytes = point.as_bytes();
    let pair = matches!(syntax, PointSyntax::LetterPair | PointSyntax::Either);
    if let ([column, row], true) = (bytes, pair) {
        let number = |letter: u8| match letter {
            b'a'..=b'z' => Some(usize::from(letter - b'a')),
            b'A'..=b'Z' => Some(usize::from(letter - b'A') + 26),
            _ => None,
        };
        if let (Some(column), Some(row)) = (number(*column), number(*row)) {
            return Some((column, row));
        }
    }
    if syntax == PointSyntax::LetterPair {
        return None;
    }
    let letters = bytes.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let (letters, digits) = bytes.split_at(letters);
    let plain =
        !letters.is_empty() && letters.len() <= 3 && !digits.is_empty() && digits.len() <= 4 && digits[0] != b'0';
    if !plain || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let column = letters.iter().fold(0, |sum, letter| sum * 26 + usize::from(letter.to_ascii_lowercase() - b'a') + 1);
    let row: usize = std::str::from_utf8(digits).ok()?.parse().ok()?;
    Some((column - 1, row - 1))
}

fn column_name(mut column: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.push((b'a' + (column % 26) as u8) as char);
        if column < 26 {
            return letters.iter().rev().collect();
        }
        column = column / 26 - 1;
    }
}

fn read_composed(first: ValueType, second: ValueType, game: GameType, left: &str, right: &str) -> Reading {
    let (left_reading, right_reading) = (read_plain(first, game, left), read_plain(second, game, right));
    let part = |kind, reading: &Reading, raw: &str| match (&reading.fit, kind) {
        (Fit::Respelled(text), _) => text.clone(),
        _ => raw.to_owned(),
    };
    let value = Value::Composed(Box::new(left_reading.value.clone()), Box::new(right_reading.value.clone()));
    let fit = match (&left_reading.fit, &right_reading.fit) {
        (Fit::Illegal, _) | (_, Fit::Illegal) => Fit::Illegal,
        (Fit::Loose, _) | (_, Fit::Loose) => Fit::Loose,
        (Fit::Exact, Fit::Exact) => Fit::Exact,
        _ => Fit::Respelled(format!("{}:{}", part(first, &left_reading, left), part(second, &right_reading, right))),
    };
    Reading { value, fit }
}

fn read_rectangle(first: &str, second: &str, game: GameType, raw: &str) -> Reading {
    let (a, b) = (without_blanks(first), without_blanks(second));
    let syntax = game.points();
    let (Some(from), Some(to)) = (coordinates(&a, syntax), coordinates(&b, syntax)) else {
        return illegal(raw);
    };
    if rectangle_points(&a, &b, game).is_none() {
        return illegal(raw);
    }
    let clean = if from == to {
        // A single point is not a rectangle.
        return Reading { value: Value::Point(a.to_string()), fit: Fit::Respelled(a.into_owned()) };
    } else if from.0 <= to.0 && from.1 <= to.1 {
        format!("{a}:{b}")
    } else {
        rectangle_points(&a, &b, game)
            .and_then(|points| Some(format!("{}:{}", points.first()?, points.last()?)))
            .unwrap_or_else(|| raw.to_owned())
    };
    respelled(Value::Rectangle(a.into_owned(), b.into_owned()), raw, &clean)
}

fn read_plain(kind: ValueType, game: GameType, raw: &str) -> Reading {
    match kind {
        ValueType::Text => exact(Value::Text(text::text_of(raw))),
        ValueType::SimpleText => exact(Value::SimpleText(text::simple_text_of(raw))),
        ValueType::None if is_blank(raw) => respelled(Value::None, raw, ""),
        ValueType::None => Reading { value: Value::None, fit: Fit::Illegal },
        ValueType::Number => read_number(raw),
        ValueType::Real => read_real(raw),
        ValueType::Double => match without_blanks(raw).as_ref() {
            "1" => respelled(Value::Double(1), raw, "1"),
            "2" => respelled(Value::Double(2), raw, "2"),
            "" => respelled(Value::Double(1), raw, "1"),
            _ => illegal(raw),
        },
        ValueType::Color => read_color(game, raw),
        ValueType::Point => read_point(game, raw, Value::Point),
        ValueType::Stone if game == GameType::Octi => read_octi_stone(raw),
        ValueType::Stone => read_point(game, raw, Value::Stone),
        ValueType::Move => read_move(game, raw),
    }
}

fn read_number(raw: &str) -> Reading {
    let clean = without_blanks(raw);
    let digits = clean.strip_prefix(['+', '-']).unwrap_or(&clean);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        // A decimal number without decimals is a whole one.
        let whole = clean.strip_suffix('.').or_else(|| clean.trim_end_matches('0').strip_suffix('.'));
        return match whole.and_then(|whole| whole.parse().ok()) {
            Some(number) => Reading { value: Value::Number(number), fit: Fit::Respelled(number.to_string()) },
            None => illegal(raw),
        };
    }
    match clean.parse() {
        Ok(number) => respelled(Value::Number(number), raw, &clean),
        Err(_) => illegal(raw),
    }
}

fn read_real(raw: &str) -> Reading {
    let clean = without_blanks(raw);
    if is_real(&clean) {
        return match clean.parse() {
            Ok(real) => respelled(Value::Real(real), raw, &clean),
            Err(_) => illegal(raw),
        };
    }
    // A decimal comma, or nothing on one side of the point.
    let dotted = clean.replace(',', ".");
    let (sign, number) = match dotted.strip_prefix(['+', '-']) {
        Some(number) => (&dotted[..1], number),
        None => ("", dotted.as_str()),
    };
    let completed = match number.split_once('.') {
        Some(("", decimals)) => format!("{sign}0.{decimals}"),
        Some((whole, "")) => format!("{sign}{whole}"),
        _ => dotted.clone(),
    };
    if is_real(&completed) {
        return match completed.parse() {
            Ok(real) => Reading { value: Value::Real(real), fit: Fit::Respelled(completed) },
            Err(_) => illegal(raw),
        };
    }
    match fraction(raw) {
        Some(real) => Reading { value: Value::Real(real), fit: Fit::Respelled(real_text(real)) },
        None => illegal(raw),
    }
}

/// `5 1/2`, `5½` and the like.
fn fraction(raw: &str) -> Option<f64> {
    let raw = raw.trim().replace('½', " 1/2").replace('¼', " 1/4").replace('¾', " 3/4");
    let words: Vec<&str> = raw.split_whitespace().collect();
    let (whole, part) = match words[..] {
        [whole, part] => (whole.parse::<u32>().ok()?, part),
        [part] => (0, part),
        _ => return None,
    };
    match part {
        "1/2" => Some(f64::from(whole) + 0.5),
        "1/4" => Some(f64::from(whole) + 0.25),
        "3/4" => Some(f64::from(whole) + 0.75),
        _ => None,
    }
}

fn is_real(text: &str) -> bool {
    let number = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    digits(whole) && digits(decimals) && text.len() < 300
}

/// A number as the format writes it, whatever the locale: no exponent, no more decimals than needed.
pub fn real_text(real: f64) -> String {
    if real.is_finite() { format!("{real}") } else { "0".to_owned() }
}

fn read_color(game: GameType, raw: &str) -> Reading {
    let clean = without_blanks(raw).to_ascii_lowercase();
    let color = match clean.as_str() {
        "b" | "black" => 'B',
        "w" | "white" => 'W',
        "1" | "2" | "3" | "4" if game == GameType::Blokus => clean.chars().next().unwrap_or('1'),
        "blue" | "yellow" | "red" | "green" if game == GameType::Blokus => {
            let at = ["blue", "yellow", "red", "green"].iter().position(|name| *name == clean).unwrap_or(0);
            return Reading { value: Value::Color(['1', '2', '3', '4'][at]), fit: Fit::Loose };
        }
        "1" => 'B',
        "2" => 'W',
        _ => return illegal(raw),
    };
    respelled(Value::Color(color), raw, color.encode_utf8(&mut [0; 4]))
}

fn read_point(game: GameType, raw: &str, value: fn(String) -> Value) -> Reading {
    let clean = without_blanks(raw);
    let legal = match game.points() {
        PointSyntax::Any => return exact(value(clean.into_owned())),
        PointSyntax::DigitPair => {
            let bytes = clean.as_bytes();
            bytes.len() == 2 && bytes.iter().all(|byte| matches!(byte, b'1'..=b'9'))
        }
        PointSyntax::Piece => {
            !clean.is_empty() && clean.split(',').all(|point| coordinates(point, PointSyntax::Piece).is_some())
        }
        syntax => coordinates(&clean, syntax).is_some(),
    };
    if legal { respelled(value(clean.to_string()), raw, &clean) } else { illegal(raw) }
}

/// A point and the letters of its prongs.
fn read_octi_stone(raw: &str) -> Reading {
    let clean = without_blanks(raw);
    let bytes = clean.as_bytes();
    let point = bytes.len() >= 2 && bytes[..2].iter().all(|byte| matches!(byte, b'1'..=b'9'));
    let prongs = point && bytes[2..].iter().all(|byte| matches!(byte.to_ascii_uppercase(), b'A'..=b'H'));
    if prongs { respelled(Value::Stone(clean.to_string()), raw, &clean) } else { illegal(raw) }
}

fn read_move(game: GameType, raw: &str) -> Reading {
    let clean = without_blanks(raw);
    let lower = clean.to_ascii_lowercase();
    let legal = match game {
        GameType::Go | GameType::Gomoku => clean.is_empty() || coordinates(&clean, PointSyntax::LetterPair).is_some(),
        GameType::Othello => {
            clean.is_empty() || lower == "pa" || lower == "pass" || coordinates(&clean, PointSyntax::Either).is_some()
        }
        GameType::Hex => match lower.as_str() {
            "swap-sides" | "swap-pieces" | "resign" | "forfeit" | "pass" => true,
            // Which of the two swaps is meant depends on where the game was played.
            "swap" | "" => return Reading { value: Value::Move(lower), fit: Fit::Loose },
            // Little Golem writes column and row as two letters.
            _ if coordinates(&clean, PointSyntax::LetterPair).is_some() => {
                return Reading { value: Value::Move(clean.to_string()), fit: Fit::Loose };
            }
            _ => coordinates(&clean, PointSyntax::LetterNumber).is_some(),
        },
        GameType::LinesOfAction => {
            let steps = lower.trim_end_matches(['+', '!']).replace(':', "-");
            matches!(lower.as_str(), "pass" | "resign" | "forfeit" | "escape")
                || steps.split('-').all(|point| coordinates(point, PointSyntax::LetterNumber).is_some())
        }
        GameType::Amazons => clean.len() == 6 && clean.bytes().all(|byte| byte.is_ascii_alphabetic()),
        GameType::Gess => {
            clean.is_empty()
                || clean.split_once(':').is_some_and(|(from, to)| {
                    [from, to].iter().all(|point| coordinates(point, PointSyntax::LetterPair).is_some())
                })
        }
        GameType::Blokus => {
            // Old Pentobi wrote a pass as an empty value, and one point a value.
            if clean.is_empty() {
                return Reading { value: Value::Move(String::new()), fit: Fit::Loose };
            }
            clean.split(',').all(|point| coordinates(point, PointSyntax::Piece).is_some())
        }
        GameType::Octi | GameType::Twixt | GameType::Backgammon | GameType::Other => {
            return exact(Value::Move(text::simple_text_of(raw).trim().to_owned()));
        }
    };
    if legal { respelled(Value::Move(clean.to_string()), raw, &clean) } else { illegal(raw) }
}

fn exact(value: Value) -> Reading {
    Reading { value, fit: Fit::Exact }
}

fn respelled(value: Value, raw: &str, clean: &str) -> Reading {
    let fit = if raw == clean { Fit::Exact } else { Fit::Respelled(clean.to_owned()) };
    Reading { value, fit }
}

fn illegal(raw: &str) -> Reading {
    Reading { value: Value::SimpleText(text::simple_text_of(raw)), fit: Fit::Illegal }
}

fn is_blank(raw: &str) -> bool {
    raw.chars().all(|character| character.is_whitespace() || character == '\0')
}

/// The value without white space: mail programs broke lines inside values. Escapes are taken as what they mean.
fn without_blanks(raw: &str) -> Cow<'_, str> {
    if raw.bytes().all(|byte| byte > b' ' && byte != b'\\' && byte < 0x80) {
        return Cow::Borrowed(raw);
    }
    Cow::Owned(
        text::unescape(raw).chars().filter(|character| !character.is_whitespace() && *character != '\0').collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::vocabulary::look_up;

    fn fit(id: &str, raw: &str, game: GameType) -> Fit {
        read_value(look_up(id, game).expect("a known property"), game, raw).fit
    }

    fn respelled_as(clean: &str) -> Fit {
        Fit::Respelled(clean.to_owned())
    }

    #[test]
    fn numbers() {
        use GameType::Go;
        assert_eq!(fit("MN", "12", Go), Fit::Exact);
        assert_eq!(fit("MN", "+5", Go), Fit::Exact);
        assert_eq!(fit("MN", " 1\n2", Go), respelled_as("12"));
        assert_eq!(fit("MN", "3.0", Go), respelled_as("3"));
        assert_eq!(fit("MN", "1 kk", Go), Fit::Illegal);
        assert_eq!(fit("MN", "99999999999999999999", Go), Fit::Illegal);
        assert_eq!(fit("KM", "6.500000", Go), Fit::Exact);
        assert_eq!(fit("KM", "5,5", Go), respelled_as("5.5"));
        assert_eq!(fit("KM", ".5", Go), respelled_as("0.5"));
        assert_eq!(fit("KM", "-59.5", Go), Fit::Exact);
        assert_eq!(fit("BL", "34.", Go), respelled_as("34"));
        assert_eq!(fit("KM", "5 1/2", Go), respelled_as("5.5"));
        assert_eq!(fit("KM", "", Go), Fit::Illegal);
        assert_eq!(fit("BL", "1e5", Go), Fit::Illegal);
        assert_eq!(real_text(5.0), "5");
        assert_eq!(real_text(0.1 + 0.2), "0.30000000000000004");
    }

    #[test]
    fn colours_doubles_and_nothing() {
        use GameType::{Blokus, Go};
        assert_eq!(fit("PL", "B", Go), Fit::Exact);
        assert_eq!(fit("PL", "white", Go), respelled_as("W"));
        assert_eq!(fit("PL", "2", Go), respelled_as("W"));
        assert_eq!(fit("PL", "2", Blokus), Fit::Exact);
        assert_eq!(fit("PL", "x", Go), Fit::Illegal);
        assert_eq!(fit("GB", "", Go), respelled_as("1"));
        assert_eq!(fit("GB", "3", Go), Fit::Illegal);
        assert_eq!(fit("KO", "", Go), Fit::Exact);
        assert_eq!(fit("KO", " ", Go), respelled_as(""));
        assert_eq!(fit("KO", "xx", Go), Fit::Illegal);
    }

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
            (Octi, "BO", "4"),
            (Octi, "TS", "46X"),
            (Blokus, "B", "f9,,e10"),
            (Amazons, "B", "dj"),
            (Gess, "B", "cd"),
        ] {
            assert_eq!(fit(id, raw, game), Fit::Illegal, "{id}[{raw}]");
        }
        assert_eq!(fit("B", "d\n d", Go), respelled_as("dd"));
        assert_eq!(fit("B", "swap", Hex), Fit::Loose);
        assert_eq!(fit("W", "mf", Hex), Fit::Loose);
        assert_eq!(fit("1", "", Blokus), Fit::Loose);
    }

    #[test]
    fn rectangles_read_from_any_corner() {
        use GameType::{Go, Hex};
        assert_eq!(fit("AB", "bb:aa", Go), respelled_as("aa:bb"));
        assert_eq!(fit("AB", "aa:aa", Go), respelled_as("aa"));
        assert_eq!(rectangle_points("aa", "cb", Go).unwrap(), ["aa", "ba", "ca", "ab", "bb", "cb"]);
        assert_eq!(rectangle_points("c2", "b1", Hex).unwrap(), ["b1", "c1", "b2", "c2"]);
        assert_eq!(rectangle_points("a1", "zzz9999", Hex), None);
        assert_eq!(rectangle_points("ii", "ggf7", GameType::Othello), None);
        assert_eq!(column_name(25), "z");
        assert_eq!(column_name(26), "aa");
        assert_eq!(column_name(702), "aaa");
        assert_eq!(coordinates("aaa1", PointSyntax::LetterNumber), Some((702, 0)));
    }

    #[test]
    fn composed_values() {
        use GameType::Go;
        let label = read_value(look_up("LB", Go).unwrap(), Go, "aa:b\\:c:d");
        assert_eq!(label.fit, Fit::Exact);
        let (point, text) = label.value.parts().unwrap();
        assert_eq!((point.text(), text.text()), (Some("aa"), Some("b:c:d")));
        assert_eq!(label.value.to_raw(), "aa:b\\:c\\:d");
        assert_eq!(fit("LB", "aa", Go), Fit::Illegal);
        assert_eq!(fit("LB", "f f:text", Go), respelled_as("ff:text"));
        assert_eq!(fit("AR", "a a: c r", Go), respelled_as("aa:cr"));
        assert_eq!(fit("AP", "foxwq", Go), Fit::Exact);
        assert_eq!(fit("FG", "", Go), Fit::Exact);
        assert_eq!(fit("FG", "257:a", Go), Fit::Exact);
        assert_eq!(fit("SZ", "9:13", Go), Fit::Exact);
    }
}
