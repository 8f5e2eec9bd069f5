//! Values against their types.

use super::{Code, Rule};
use crate::sgf::Severity::{Error, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::EmptyValue,
        Warning,
        "an empty value",
        "An empty text says nothing. The repair removes the property.",
    ).sgfc(17).fixable(),
    Rule::new(
        Code::EmptyList,
        Error,
        "an empty value where points are needed",
        "The list has no meaning without points; some programs lose a move over it. The repair removes the empty value.",
    ).sgfc(17).fixable(),
    Rule::new(
        Code::IllegalValue,
        Error,
        "a value that is none of its type",
        "The value is shown and kept but cannot be used. The repair puts it into a private property (X and the identifier).",
    ).sgfc(14).fixable(),
    Rule::new(
        Code::UnreadableMove,
        Error,
        "a move that is none in this game",
        "The value does not have the form of a move in this game. It is kept and not played. The repair puts it into a private property.",
    ).sgfc(14).fixable(),
    Rule::new(
        Code::UnreadablePoint,
        Error,
        "a point that is none in this game",
        "The value does not have the form of a point in this game. It is kept. The repair puts it into a private property.",
    ).sgfc(14).fixable(),
    Rule::new(
        Code::NotComposed,
        Error,
        "two parts are missing",
        "The property needs two parts with a colon between them. The value is kept; the repair puts it into a private property.",
    ).sgfc(23).fixable(),
    Rule::new(
        Code::ComposedSpelling,
        Error,
        "a composed value in an unusual spelling",
        "The meaning of the two parts is certain, but the format writes them differently. The repair does.",
    ).sgfc(25).fixable(),
    Rule::new(
        Code::ValueSpelling,
        Error,
        "a value in an unusual spelling",
        "The meaning is certain, but the format writes it differently: white space inside, lower-case colours, a decimal comma. The repair writes it as the format does.",
    ).sgfc(15).fixable(),
    Rule::new(
        Code::PointRectangle,
        Error,
        "a rectangle that is none",
        "A rectangle of one point, or with its corners in the wrong order. The repair writes it right.",
    ).sgfc(38).fixable(),
];
