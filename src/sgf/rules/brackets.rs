//! Where values end.

use super::{Bench, Code, Repairs, Rule, with_escaped_brackets};
use crate::sgf::Severity::Error;
use crate::text::join_split_characters;

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::UnterminatedValue,
        Error,
        "the file ends inside a value",
        "No bracket closes the last value. The text up to the end of the file is its value; often a backslash before the bracket is to blame. Where the value holds nothing but text, the repair closes it at the end of the file.",
    ).sgfc(10)
    .repaired(Repairs::BytesAndNode(finish_values)),
    Rule::new(
        Code::SplitCharacter,
        Error,
        "half of a character that looks like a bracket",
        "The text was converted to UTF-8 with its escapes in place, so that a character fell into another one and a bracket. It is read up to the bracket that ends it. The repair joins the halves.",
    )
    .repaired(Repairs::Node(join_characters)),
    Rule::new(
        Code::UnescapedBracket,
        Error,
        "a bracket inside a text is not escaped",
        "A ] in a text must be written \\]. Where the brackets of the text pair up, it is read as text. The repair escapes it.",
    ).sgfc(8)
    .repaired(Repairs::Node(escape_brackets)),
    Rule::new(
        Code::ValueWithoutProperty,
        Error,
        "a value without an identifier",
        "It is read as a further value of the property before it, or as nobody's. The repair joins it to its property; what is nobody's is kept.",
    ).sgfc(54)
    .repaired(Repairs::Bytes),
];

/// A backslash that the end of the file left alone escapes nothing: it stands for itself.
fn finish_values(bench: &mut Bench<'_>) {
    for at in 0..bench.parts.len() {
        let Some(raw) = bench.parts[at].values.last().filter(|raw| raw.ends_with(b"\\")) else { continue };
        let text = bench.text(raw);
        let alone = text.bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1;
        if let Some(last) = bench.parts[at].values.last_mut().filter(|_| alone) {
            last.push(b'\\');
            bench.parts[at].kept = None;
        }
    }
}

/// Brackets that were read as a part of the text get their backslash.
fn escape_brackets(bench: &mut Bench<'_>) {
    let game = bench.game;
    bench.rewrite(|_, raw, text| {
        let wrong = raw.contains(&b']') && join_split_characters(text, &game.label).is_none();
        wrong.then(|| with_escaped_brackets(text))
    });
}

/// Characters that fell apart into another one and a bracket.
fn join_characters(bench: &mut Bench<'_>) {
    let (charset, game) = (bench.charset, bench.game);
    bench.rewrite(|_, raw, text| {
        let split = charset.is_utf8() && raw.contains(&b']');
        split.then(|| join_split_characters(text, &game.label).unwrap_or_else(|| with_escaped_brackets(text)))
    });
}
