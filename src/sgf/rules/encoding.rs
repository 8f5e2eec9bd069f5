//! Which encoding a record says it is in, and which it is in.

use super::{Code, Rule};
use crate::sgf::Severity::{Error, Note, Warning};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::CharsetMissing,
        Warning,
        "no CA, but text that is not ASCII",
        "By the format this is ISO-8859-1, but hardly any program thinks so. The encoding is guessed. The repair names it.",
    ).fixable(),
    Rule::new(
        Code::CharsetUnknown,
        Warning,
        "CA names an encoding nobody knows",
        "The encoding is found from the bytes. The repair names it.",
    ).sgfc(72).fixable(),
    Rule::new(
        Code::CharsetContradicted,
        Warning,
        "the bytes contradict CA",
        "CA names one encoding, the bytes are in another. The bytes are believed. The repair names it.",
    ).sgfc(73).fixable(),
    Rule::new(
        Code::CharsetGuessed,
        Note,
        "the encoding is a guess",
        "Nothing in the file names its encoding. Read it again in another one if names look wrong.",
    ),
    Rule::new(
        Code::MixedCharsets,
        Note,
        "games in different encodings",
        "CA differs between the games of the file. Each is read in its own.",
    ).sgfc(74),
    Rule::new(
        Code::ByteEscapes,
        Note,
        "escapes count bytes, not characters",
        "Second bytes of characters that look like a bracket or a backslash are escaped. New text is written the same way; some programs show stray backslashes.",
    ),
    Rule::new(
        Code::UndecodableValue,
        Error,
        "bytes that are no text in this encoding",
        "The value is kept as it is and shown with replacement characters. Another encoding may read it.",
    ).sgfc(71),
    Rule::new(
        Code::ForeignValue,
        Warning,
        "a value in another encoding",
        "The value does not decode in the encoding of its game, but does in another. It is shown in that one and kept as it is.",
    ).sgfc(75),
    Rule::new(
        Code::ReplacementCharacter,
        Warning,
        "text that was lost in an earlier conversion",
        "The file holds U+FFFD, which programs write for what they cannot decode. The original is lost.",
    ),
    Rule::new(
        Code::Mojibake,
        Warning,
        "text that was decoded wrongly before it was saved",
        "The text has the marks of an earlier conversion in the wrong encoding. The repair takes the conversion back, where the record's encoding can hold the result.",
    ).fixable(),
];
