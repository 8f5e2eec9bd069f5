//! Single values: from the text between brackets to something typed, and back.
//!
//! Lenient: a [`ParsedValue`] says whether a value is spelled as SGF prescribes, is spelled otherwise but unambiguous, can only be guessed, or
//! does not fit its type.

pub mod amount;
pub(in crate::sgf) mod area;
pub mod date;
pub mod information;
mod number;
pub mod outcome;
mod place;
mod result_words;
mod words;

use super::{
    GameType,
    vocabulary::{NUMBERED_MOVES, PropertyEntry, ValueCount, ValueForm, ValueType},
};
use crate::text;
pub use number::real_text;
use number::{read_number, read_real};
pub use place::rectangle_points;
pub(in crate::sgf) use place::{Spot, corners};
use place::{read_move, read_octi_stone, read_point, read_rectangle};
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
    /// Understandable to a person, and probably meant so; not to be rewritten.
    Loose,
    /// Not a value of this type.
    Illegal,
}

/// A typed value and how well the text fits.
#[derive(Clone, PartialEq, Debug)]
pub struct ParsedValue {
    /// The value; for illegal ones the text.
    pub value: Value,
    /// How well it fits.
    pub fit: Fit,
}

impl Value {
    /// The whole number, if there is one.
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
            Value::Rectangle(first, second) => rectangle_points(first, second, game).map(Iterator::collect),
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
pub fn read_value(entry: &PropertyEntry, game: GameType, raw: &str) -> ParsedValue {
    if entry.shape == ValueCount::EmptyOrList && is_blank(raw) {
        return respelled(Value::None, raw, "");
    }
    match entry.kind {
        ValueForm::Plain(kind) => {
            let points = matches!(kind, ValueType::Point | ValueType::Stone) && entry.shape != ValueCount::Single;
            if points
                && game.has_rectangles()
                && let Some((first, second)) = text::split_composed(raw)
            {
                return read_rectangle(first, second, game, raw);
            }
            read_plain(kind, game, raw)
        }
        ValueForm::PlainOrComposed(first, second) => match text::split_composed(raw) {
            Some((left, right)) => read_composed(first, second, game, left, right),
            // A figure may have an empty value.
            None if entry.id == "FG" && is_blank(raw) => respelled(Value::None, raw, ""),
            // Its name may be empty, but not absent.
            None if entry.id == "FG" => match read_plain(first, game, raw) {
                ParsedValue { fit: Fit::Illegal, .. } => illegal(raw),
                ParsedValue { value, .. } => respelled(value.clone(), raw, &format!("{}:", value.to_raw())),
            },
            None => read_plain(first, game, raw),
        },
        ValueForm::Composed(first, second) => match text::split_composed(raw) {
            Some((left, right)) => read_composed(first, second, game, left, right),
            None => illegal(raw),
        },
    }
}

fn read_composed(first: ValueType, second: ValueType, game: GameType, left: &str, right: &str) -> ParsedValue {
    let (left_reading, right_reading) = (read_plain(first, game, left), read_plain(second, game, right));
    let part = |kind, reading: &ParsedValue, raw: &str| match (&reading.fit, kind) {
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
    ParsedValue { value, fit }
}

fn read_plain(kind: ValueType, game: GameType, raw: &str) -> ParsedValue {
    match kind {
        ValueType::Text => exact(Value::Text(text::text_of(raw))),
        ValueType::SimpleText => exact(Value::SimpleText(text::simple_text_of(raw))),
        ValueType::None if is_blank(raw) => respelled(Value::None, raw, ""),
        ValueType::None => ParsedValue { value: Value::None, fit: Fit::Illegal },
        ValueType::Number => read_number(raw),
        ValueType::Real => read_real(raw),
        ValueType::Double => match without_blanks(raw).as_ref() {
            "1" | "" => respelled(Value::Double(1), raw, "1"),
            "2" => respelled(Value::Double(2), raw, "2"),
            _ => illegal(raw),
        },
        ValueType::Color => read_color(game, raw),
        ValueType::Point => read_point(game, raw, Value::Point),
        ValueType::Stone if game == GameType::Octi => read_octi_stone(raw),
        ValueType::Stone => read_point(game, raw, Value::Stone),
        ValueType::Move => read_move(game, raw),
    }
}

fn read_color(game: GameType, raw: &str) -> ParsedValue {
    let clean = without_blanks(raw).to_ascii_lowercase();
    let color = match clean.as_str() {
        "b" | "black" => 'B',
        "w" | "white" => 'W',
        digit if game == GameType::Blokus && NUMBERED_MOVES.contains(&digit) => clean.chars().next().unwrap_or('1'),
        "blue" | "yellow" | "red" | "green" if game == GameType::Blokus => {
            let at = ["blue", "yellow", "red", "green"].iter().position(|name| *name == clean).unwrap_or(0);
            return ParsedValue { value: Value::Color(['1', '2', '3', '4'][at]), fit: Fit::Loose };
        }
        "1" => 'B',
        "2" => 'W',
        _ => return illegal(raw),
    };
    respelled(Value::Color(color), raw, color.encode_utf8(&mut [0; 4]))
}

fn exact(value: Value) -> ParsedValue {
    ParsedValue { value, fit: Fit::Exact }
}

fn respelled(value: Value, raw: &str, clean: &str) -> ParsedValue {
    let fit = if raw == clean { Fit::Exact } else { Fit::Respelled(clean.to_owned()) };
    ParsedValue { value, fit }
}

fn illegal(raw: &str) -> ParsedValue {
    ParsedValue { value: Value::SimpleText(text::simple_text_of(raw)), fit: Fit::Illegal }
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

    pub(super) fn fit(id: &str, raw: &str, game: GameType) -> Fit {
        read_value(look_up(id, game).expect("a known property"), game, raw).fit
    }

    pub(super) fn respelled_as(clean: &str) -> Fit {
        Fit::Respelled(clean.to_owned())
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
