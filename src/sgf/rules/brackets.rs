//! Where values end.

use super::{Code, Rule};
use crate::sgf::Severity::Error;

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::UnterminatedValue,
        Error,
        "the file ends inside a value",
        "No bracket closes the last value. The text up to the end of the file is its value; often a backslash before the bracket is to blame. Where the value holds nothing but text, the repair closes it at the end of the file.",
    ).sgfc(10).fixable(),
    Rule::new(
        Code::UnescapedBracket,
        Error,
        "a bracket inside a text is not escaped",
        "A ] in a text must be written \\]. Where the brackets of the text pair up, it is read as text. The repair escapes it.",
    ).sgfc(8).fixable(),
    Rule::new(
        Code::SplitCharacter,
        Error,
        "half of a character that looks like a bracket",
        "The text was converted to UTF-8 with its escapes in place, so that a character fell into another one and a bracket. It is read up to the bracket that ends it. The repair joins the halves.",
    ).fixable(),
    Rule::new(
        Code::ValueWithoutProperty,
        Error,
        "a value without an identifier",
        "It is read as a further value of the property before it, or as nobody's. The repair joins it to its property; what is nobody's is kept.",
    ).sgfc(54).fixable(),
];
