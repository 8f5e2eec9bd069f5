//! Identifiers: how they are spelled, and whether they belong where they stand.

use super::{Code, Rule};
use crate::sgf::Severity::{Error, Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::IdentifierTooLong,
        Warning,
        "an identifier of more than 100 characters",
        "No property has such a name, so this is probably text in the wrong place. It is kept.",
    ).sgfc(11),
    Rule::new(
        Code::LongIdentifier,
        Note,
        "an identifier of more than two letters",
        "Some old programs read two letters only.",
    ).sgfc(31),
    Rule::new(
        Code::LowercaseIdentifier,
        Warning,
        "an identifier with lower-case letters",
        "Up to FF3 identifiers could hold lower-case letters, which mean nothing. The repair writes the capitals only.",
    ).sgfc(16).fixable(),
    Rule::new(
        Code::UnknownProperty,
        Note,
        "properties the format does not define",
        "They are kept as they are. Their meaning is a private matter of the program that wrote them.",
    ).sgfc(35),
    Rule::new(
        Code::NewerProperty,
        Note,
        "a property newer than the version the file names",
        "It is read as what it is. The FF property is too low.",
    ).sgfc(51),
    Rule::new(
        Code::RootPropertyElsewhere,
        Error,
        "a root property outside the root",
        "It means nothing there. The repair removes it where the root has the same value, and else makes it a private property.",
    ).sgfc(32).fixable(),
    Rule::new(
        Code::NoValue,
        Error,
        "a property without a value",
        "An identifier stands alone. It is kept in the file; the repair removes it.",
    ).sgfc(20).fixable(),
];
