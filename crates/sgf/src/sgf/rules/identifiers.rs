//! Rule family: spelling of identifiers, and identifiers in the wrong place.

use super::{Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule, rule_rows};
use crate::sgf::{
    Dialect, GameType, NodeId,
    property::{canonical, word_before},
    vocabulary::{look_up_anywhere, put_aside},
};

/// Identifiers longer than this are surely not identifiers.
const LONGEST: usize = 100;

pub(super) static RULES: &[Rule] = rule_rows! {
    IdentifierTooLong Warning "an identifier of more than 100 characters"
        "No property has a name like this, so it is probably misplaced text. It is kept."
        .sgfc(11).found(Find::Node(find));
    LongIdentifier Note "an identifier of more than two letters"
        "Some old programs read two letters only."
        .allowed().sgfc(31).found(Find::Family);
    LowercaseIdentifier Warning "an identifier with lower-case letters or signs"
        "Up to FF3 identifiers could contain lower-case letters, which are ignored; no version allows '-' or '_'. The repair writes only the capitals, or all letters as capitals if the name is unknown. A lower-case word directly before a name is moved to the comment."
        .sgfc(16).found(Find::Family).repaired(Repairs::BytesAndNode(repair_case));
    UnknownProperty Note "properties that the format does not define"
        "They are kept as they are. Only the program that wrote them knows what they mean."
        .allowed().sgfc(35).found(Find::Family);
    NewerProperty Note "a property newer than the format version of the file"
        "It is read with its usual meaning. The FF property is too low."
        .sgfc(51).found(Find::Family);
    NoValue Error "a property without a value"
        "An identifier stands alone: either its value was forgotten, or it is a misplaced word. It is kept in the file; the repair turns it into a comment."
        .sgfc(20).repaired(Repairs::BytesAndNode(repair_no_value));
};

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    // Little Golem's properties for TwixT moves.
    let pegs = game.kind == GameType::Twixt && game.is(Dialect::LittleGolem);
    for item in items.iter().filter(|item| !(pegs && matches!(&*item.id, "b" | "r"))) {
        let Item { id, property, entry, .. } = item;
        find_spelling(report, game, node, item);
        match entry {
            None if !is_peg(game, id) && report.is_news(Code::UnknownProperty, id) => {
                if property.ident().len() > LONGEST {
                    continue;
                }
                let (code, message) = match id.len() {
                    ..=2 => {
                        (Code::UnknownProperty, say!("not-defined-by-format", "{id} is not defined by the format", id))
                    }
                    _ => (
                        Code::LongIdentifier,
                        say!(
                            "not-defined-by-format-2",
                            "{id} is not defined by the format, and has more than two letters",
                            id
                        ),
                    ),
                };
                report.at_property(code, node, property, message);
            }
            Some(entry)
                if game.named_format
                    && game.format < entry.versions.0
                    && entry.id != "FF"
                    && report.is_news(Code::NewerProperty, id) =>
            {
                let message = message!(
                    "belongs-ff-file-names",
                    "{id} belongs to FF{versions}, but the file says FF{format}",
                    id,
                    versions = entry.versions.0,
                    format = game.format
                );
                report.at_property(Code::NewerProperty, node, property, message);
            }
            _ => {}
        }
    }
}

fn find_spelling(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let ident = item.property.ident();
    if ident.len() > LONGEST {
        let message = message!("identifier-characters", "a property name of {ident} characters", ident = ident.len());
        report.at_property(Code::IdentifierTooLong, node, item.property, message);
    } else if ident.iter().any(u8::is_ascii_lowercase) && game.format >= 4 {
        let written = String::from_utf8_lossy(ident);
        // Lower case alone is used by one server only.
        let certain = ident.iter().any(u8::is_ascii_uppercase);
        if let Some(offset) = item.property.offset().filter(|_| !is_peg(game, &item.id)) {
            let message = match certain {
                true => say!("read-as-3", "{written} is read as {id}", written, id = item.id),
                false => {
                    say!(
                        "has-no-capital-letter",
                        "{written} has no capital letter, but every property name needs one",
                        written
                    )
                }
            };
            report.add(Code::LowercaseIdentifier, offset, Some(node), message).fixable(certain);
        }
    } else if let Some(sign) = ident.iter().find(|byte| is_sign(**byte)).copied().map(char::from)
        && game.format >= 4
        && report.is_news(Code::LowercaseIdentifier, &item.id)
    {
        let message = message!(
            "sign-in-property-name",
            "{id} has a '{sign}', which no property name may have",
            id = item.id,
            sign = sign.to_string()
        );
        report.at_property(Code::LowercaseIdentifier, node, item.property, message);
    }
}

/// Whether it is one of the signs that some programs write in identifiers.
const fn is_sign(byte: u8) -> bool {
    matches!(byte, b'_' | b'-')
}

/// Whether it is one of Little Golem's two lower-case letters for moves of TwixT.
fn is_peg(game: &Game, id: &str) -> bool {
    game.kind == GameType::Twixt && game.is(Dialect::LittleGolem) && matches!(id, "b" | "r")
}

fn repair_case(bench: &mut NodeRepair<'_>) {
    if bench.format() < 4 {
        return;
    }
    let mut words = Vec::new();
    for at in 0..bench.parts.len() {
        let (game, normal) = (bench.game, bench.newest);
        let is_taken = |name: &str| bench.parts.iter().any(|part| part.id == name);
        let free = |id: &str| put_aside(id, is_taken);
        let part = &bench.parts[at];
        // Without a value it may be a word.
        if part.values.is_empty() || !part.ident.iter().any(|byte| byte.is_ascii_lowercase() || is_sign(*byte)) {
            continue;
        }
        let (word, ident) = part.ident.split_at(word_before(&part.ident));
        let certain = ident.iter().any(u8::is_ascii_uppercase) && ident.iter().any(u8::is_ascii_lowercase);
        if word.is_empty() && !certain && (!normal || is_peg(game, &part.id)) {
            continue;
        }
        let name = in_capitals(game, ident, free);
        if !word.is_empty() {
            words.push((at, word.to_vec()));
        }
        let part = &mut bench.parts[at];
        if part.ident != name.as_bytes() {
            part.ident = name.clone().into_bytes();
            part.kept = None;
            if part.id != name {
                (part.entry, part.id) = (game.entry(&name), name);
            }
        }
    }
    bench.comment_on(words);
}

/// An identifier as FF4 requires: the capitals of a known long name, and all letters of any other, which keeps it recognizable.
fn in_capitals(game: &Game, ident: &[u8], put_aside: impl Fn(&str) -> String) -> String {
    let is_known = |id: &str| game.entry(id).is_some() || look_up_anywhere(id).is_some();
    let short = canonical(ident);
    if is_known(&short) && !short.bytes().any(|byte| byte.is_ascii_lowercase()) {
        return short.into_owned();
    }
    let letters = ident.iter().filter(|byte| !is_sign(**byte)).map(|byte| char::from(byte.to_ascii_uppercase()));
    match letters.collect::<String>() {
        // It would get a new meaning: P-1 is not P1.
        name if is_known(&name) || name.is_empty() || ident.contains(&b'-') => put_aside(&name),
        name => name,
    }
}

/// An identifier without a value may be a stray word, and moves into the comment.
fn repair_no_value(bench: &mut NodeRepair<'_>) {
    let alone = |part: &Part| part.values.is_empty();
    let words = bench.parts.iter().enumerate().filter(|(_, part)| alone(part));
    let words = words.map(|(at, part)| (at, part.ident.clone())).collect();
    bench.comment_on(words);
    bench.parts.retain(|part| !alone(part));
}
