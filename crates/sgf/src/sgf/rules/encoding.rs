//! Rule family: the declared encoding against the actual one.

use super::{Code, Find, Game, NodeRepair, Part, Repairs, Report, Rule, rule_rows, shown, with_escaped_brackets};
use crate::language::Message;
use crate::sgf::{
    NodeId, PropertyEntry, Tree,
    charset_name::{self, is_foreign},
};
use crate::text::{Charset, Escapes, Origin, is_mojibake, repair_mojibake, unread_encoding};

pub(super) static RULES: &[Rule] = rule_rows! {
    CharsetMissing Warning "no CA, but text that is not ASCII"
        "According to the format this is ISO-8859-1, but hardly any program follows that. The encoding is guessed. The repair adds CA."
        .found(Find::File(find)).repaired_if_asked(Repairs::Node(name_missing));
    CharsetUnknown Warning "CA names an unknown encoding"
        "The encoding is detected from the bytes. The repair corrects CA."
        .sgfc(72).found(Find::Family).repaired_if_asked(Repairs::Node(|bench| correct(bench, false)));
    CharsetContradicted Warning "the bytes contradict CA"
        "CA names one encoding, but the bytes are in another. The bytes are trusted. The repair corrects CA."
        .sgfc(73).found(Find::Family).repaired_if_asked(Repairs::Node(|bench| correct(bench, true)));
    CharsetDoubtful Warning "the text looks like another encoding than CA names"
        "There is too little text to be sure, so it is read as CA says. If names look wrong, reopen the record in the other encoding before you convert it."
        .found(Find::Family);
    CharsetGuessed Note "the encoding was guessed"
        "Nothing in the file names its encoding. Reopen it with another encoding if names look wrong."
        .found(Find::Family);
    MixedCharsets Note "games in different encodings"
        "CA differs between the games of the file. Each is read in its own."
        .sgfc(74).found(Find::Family);
    ByteEscapes Note "escapes apply to bytes, not characters"
        "Where the second byte of a character looks like a bracket or a backslash, it is escaped. New text is written the same way; some programs show stray backslashes."
        .found(Find::Family);
    UndecodableValue Error "bytes that are not text in this encoding"
        "The value is kept as it is and shown with replacement characters. It may be readable in another encoding."
        .sgfc(71).found(Find::Family);
    ForeignValue Warning "a value in another encoding"
        "The value is no text in the encoding of its game, but it is in another. It is shown in that one and kept as it is."
        .sgfc(75).found(Find::Family);
    ReplacementCharacter Warning "text lost in an earlier conversion"
        "The file contains U+FFFD, which programs write in place of what they cannot decode. The original text is lost."
        .found(Find::Family);
    Mojibake Warning "text that was wrongly decoded before it was saved"
        "The text shows signs of an earlier conversion in the wrong encoding. The repair reverses the conversion, if the record's encoding can represent the result."
        .found(Find::Family).repaired_if_asked(Repairs::Node(take_back_conversion));
};

fn find(report: &mut Report<'_>) {
    let tree = report.tree;
    let mut games = tree.games();
    let Some(first) = games.next() else { return };
    let main = tree.charset(first).clone();
    if main.escapes() == Escapes::Bytes {
        let message = message!("escapes-count-bytes-not", "escapes apply to bytes, not characters");
        report.at_node(Code::ByteEscapes, first, message);
    }
    for other in tree.games().filter(|game| !tree.charset(*game).same_encoding(&main)) {
        let message = message!(
            "game-first",
            "this game is in {other}, but the first one is in {main}",
            other = tree.charset(other).own_name(),
            main = main.own_name()
        );
        match tree.value(other, "CA") {
            Some(raw) => report.at_value(Code::MixedCharsets, other, raw, message),
            None => report.at_node(Code::MixedCharsets, other, message),
        };
    }
    let foreign = !tree.source().is_ascii() || main.label() == "iso-2022-jp";
    for root in tree.games() {
        check_label(report, root, foreign);
    }
    if foreign || is_foreign(tree.source()) || unread_encoding(tree.source()).is_some() {
        for root in tree.games() {
            let game = Game::of(tree, root);
            for node in tree.descendants(root) {
                check_values(report, &game, node);
            }
        }
    }
}

/// Compares CA with the actual encoding of the bytes.
fn check_label(report: &mut Report<'_>, root: NodeId, foreign: bool) {
    let tree = report.tree;
    let charset = tree.charset(root);
    let label = tree.simple_text(root, "CA");
    match label.as_deref().map(str::trim) {
        Some(label) if !label.is_empty() && Charset::for_label(label).is_none() && !charset.agrees_with(label) => {
            let raw = tree.value(root, "CA").unwrap_or_default();
            report
                .at_value(Code::CharsetUnknown, root, raw, unknown_label(label, charset.own_name()))
                // Text that an unclosed value includes stays after any name.
                .fixable(!charset.is_guess() && !raw.contains(&b'['));
        }
        Some(label)
            if !label.is_empty() && !charset.agrees_with(label)
            // For an ASCII record any superset is a correct label, and so is ASCII for a game of ASCII among others.
            && foreign && charset.origin() != Origin::Given
            && (!Charset::for_label(label).is_some_and(|named| named.is_undeclared_ascii()) || has_foreign_text(report, root)) =>
        {
            let raw = tree.value(root, "CA").unwrap_or_default();
            let charset_name = charset.own_name();
            let message = match charset.is_unnamed() {
                true => message!(
                    "ca-says-bytes-guess",
                    "CA says {label}, but the bytes look like {charset} (a guess)",
                    label,
                    charset = charset_name
                ),
                false => message!(
                    "ca-says-bytes-certain",
                    "CA says {label}, but the bytes are {charset}",
                    label,
                    charset = charset_name
                ),
            };
            report.at_value(Code::CharsetContradicted, root, raw, message).fixable(!charset.is_guess());
        }
        // `CA[unknown]` names nothing.
        Some(label)
            if !label.is_empty()
                && Charset::for_label(label).is_none()
                && charset.is_unnamed()
                && has_foreign_text(report, root) =>
        {
            let raw = tree.value(root, "CA").unwrap_or_default();
            report.at_value(Code::CharsetGuessed, root, raw, nothing_names(charset.own_name()));
        }
        Some(label) if !label.is_empty() => {
            if let Some(other) = charset.looks_like() {
                let raw = tree.value(root, "CA").unwrap_or_default();
                let message =
                    message!("ca-is-doubtful", "CA says {label}, but the text looks more like {other}", label, other);
                report.at_value(Code::CharsetDoubtful, root, raw, message);
            }
        }
        _ if foreign && !charset.is_wide() && !charset.has_bom() && has_foreign_text(report, root) => {
            let guessed = charset.is_unnamed();
            let charset_name = charset.own_name();
            let message = match guessed {
                true => message!(
                    "no-ca-but-text-guess",
                    "there is no CA, but the text is not ASCII; read as {charset}, which is a guess",
                    charset = charset_name
                ),
                false => message!(
                    "no-ca-but-text",
                    "there is no CA, but the text is not ASCII; read as {charset}",
                    charset = charset_name
                ),
            };
            // A mere guess must not be written as a declaration.
            report.at_node(Code::CharsetMissing, root, message).fixable(!charset.is_guess());
            if guessed {
                // The same fact in other words.
                report.at_node(Code::CharsetGuessed, root, nothing_names(charset.own_name())).allowed(true);
            }
        }
        _ => {}
    }
}

/// The message that the name of an encoding is not known.
pub(in crate::sgf) fn unknown_label(label: &str, charset: &str) -> Message {
    message!("encoding-not-known-read", "unknown encoding {label}; read as {charset}", label, charset)
}

/// The message that nothing names the encoding.
pub(in crate::sgf) fn nothing_names(charset: &str) -> Message {
    message!("nothing-names-encoding-guess", "nothing names the encoding; {charset} is a guess", charset)
}

/// The text of a value that does not decode, as far as it is text; else its bytes.
fn shown_or_bytes(tree: &Tree, node: NodeId, raw: &[u8]) -> String {
    let text = shown(tree, node, raw);
    let is_text = text.chars().any(|character| !matches!(character, '\u{FFFD}' | '…' | ' '));
    if is_text { text } else { raw[..raw.len().min(20)].escape_ascii().to_string() }
}

fn has_foreign_text(report: &Report<'_>, root: NodeId) -> bool {
    let tree = report.tree;
    // Zero bytes are white space.
    let holds = |raw: &[u8]| !raw.is_ascii() || raw.contains(&0x1B);
    tree.descendants(root).any(|node| tree.properties(node).any(|property| property.values().any(holds)))
}

fn check_values(report: &mut Report<'_>, game: &Game, node: NodeId) {
    let tree = report.tree;
    let charset = tree.charset(node);
    for property in tree.properties(node) {
        for raw in property.values() {
            let unread = unread_encoding(raw);
            if unread.is_none() && !is_foreign(raw) {
                continue;
            }
            let decoded = charset.decode(raw);
            if let Some(other) = unread {
                let message = message!(
                    "encoding-is-not-read",
                    "{id} is in {other}, which is not read: {raw}",
                    id = property.id(),
                    other,
                    raw = shown(tree, node, raw)
                );
                report.at_value(Code::UndecodableValue, node, raw, message);
                report.explain(raw);
            } else if decoded.errors {
                let message = message!(
                    "does-not-decode-as",
                    "{id} cannot be decoded as {charset}: {raw}",
                    id = property.id(),
                    charset = charset.own_name(),
                    raw = shown_or_bytes(tree, node, raw)
                );
                report.at_value(Code::UndecodableValue, node, raw, message);
                report.explain(raw);
            } else if let Some(other) = decoded.fallback {
                let (id, text, charset, label) =
                    (property.id(), shown(tree, node, raw), charset.own_name(), other.own_name());
                let message = match other.is_guess {
                    true => message!(
                        "value-in-other-guess",
                        "{id} is not in {charset}; read as {other}, which is a guess: {raw}",
                        id,
                        charset,
                        other = label,
                        raw = text
                    ),
                    false => message!(
                        "value-in-other",
                        "{id} is not in {charset} but in {other}: {raw}",
                        id,
                        charset,
                        other = label,
                        raw = text
                    ),
                };
                report.at_value(Code::ForeignValue, node, raw, message);
            } else if decoded.text.contains('\u{FFFD}') {
                let message = message!(
                    "text-was-lost-earlier",
                    "text was lost in an earlier conversion: {raw}",
                    raw = shown(tree, node, raw)
                );
                report.at_value(Code::ReplacementCharacter, node, raw, message);
                report.explain(raw);
            } else if charset.looks_like().is_none() && is_mojibake(&decoded.text) {
                let message = message!(
                    "text-was-decoded-wrongly",
                    "text was decoded wrongly before it was saved: {raw}",
                    raw = shown(tree, node, raw)
                );
                let better = repair_mojibake(&decoded.text).is_some_and(|text| charset.encode(&text).is_ok());
                let text = game.entry(&property.id()).is_none_or(PropertyEntry::is_text);
                report.at_value(Code::Mojibake, node, raw, message).fixable(better && text);
                report.explain(raw);
            } else if let Some(odd) = characters_of_nobody(charset, &decoded.text) {
                let message = message!(
                    "characters-of-nobody",
                    "{id} contains {characters}, which no text has, so it is hardly {charset}: {raw}",
                    id = property.id(),
                    characters = odd,
                    charset = charset.own_name(),
                    raw = shown(tree, node, raw)
                );
                report.at_value(Code::CharsetDoubtful, node, raw, message);
            }
        }
    }
}

/// Control characters beyond ASCII, and in encodings other than UTF-8 characters for private use: what a text in another encoding becomes.
/// `None` where nothing of the kind is there, or the doubt is reported already.
fn characters_of_nobody(charset: &Charset, text: &str) -> Option<String> {
    const SHOWN: usize = 3;
    let is_odd = |character: &char| {
        matches!(character, '\u{80}'..='\u{84}' | '\u{86}'..='\u{9F}')
            || matches!(character, '\u{E000}'..='\u{F8FF}') && !charset.is_utf8()
    };
    let is_named = matches!(charset.origin(), Origin::Ca | Origin::Utf8 | Origin::Bom);
    let mut odd: Vec<char> = Vec::new();
    for character in text.chars().filter(is_odd) {
        if odd.len() < SHOWN && !odd.contains(&character) {
            odd.push(character);
        }
    }
    let shown: Vec<String> = odd.iter().map(|&character| format!("U+{:04X}", u32::from(character))).collect();
    (is_named && !shown.is_empty() && charset.looks_like().is_none()).then(|| shown.join(", "))
}

/// Text that was decoded wrongly before it was saved.
fn take_back_conversion(bench: &mut NodeRepair<'_>) {
    bench.rewrite(|part, raw, text| {
        let known = part.entry.is_none_or(PropertyEntry::is_text);
        if raw.is_ascii() || !known { None } else { repair_mojibake(text).map(|text| with_escaped_brackets(&text)) }
    });
}

/// Sets CA to the encoding if it names another known one, or an unknown one.
fn correct(bench: &mut NodeRepair<'_>, known: bool) {
    let charset = bench.charset;
    // Bytes of ASCII alone contradict no encoding.
    if bench.node != bench.game.root || charset.is_guess() || known && !bench.foreign {
        return;
    }
    for at in 0..bench.parts.len() {
        let part = &bench.parts[at];
        let Some(raw) = part.values.first().filter(|_| part.id == "CA") else { continue };
        let label = bench.text(raw);
        let label = label.trim();
        let contradicted = !label.is_empty() && !charset.agrees_with(label);
        if contradicted && Charset::of_ca(label.as_bytes()).is_some() == known {
            let part = &mut bench.parts[at];
            let (named, rest) = charset_name::renamed_all(&part.values, charset.ca_name());
            *part.values_mut() = vec![named];
            match bench.parts.iter_mut().find(|part| part.id == charset_name::REST) {
                _ if rest.is_empty() => {}
                Some(part) => part.values_mut().extend(rest),
                None => bench.parts.push(Part::new(bench.game, charset_name::REST, rest)),
            }
        }
        // Of several, the first counts.
        return;
    }
}

fn name_missing(bench: &mut NodeRepair<'_>) {
    let charset = bench.charset;
    let foreign = bench.foreign || charset.label() == "iso-2022-jp";
    let is_certain = charset.is_wide() || charset.has_bom() || charset.is_undeclared_ascii() || charset.is_guess();
    if bench.node != bench.game.root || !foreign || is_certain || bench.parts.iter().any(|part| part.id == "CA") {
        return;
    }
    let named = bench.parts.iter().map(|part| (part.id.as_str(), part.values.iter().any(|raw| is_foreign(raw))));
    let at = charset_name::place(named).at;
    let part = Part::new(bench.game, "CA", vec![charset.ca_name().as_bytes().to_vec()]);
    bench.parts.insert(at, part);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::check;

    /// Labels that the bytes contradict, and text that nobody wrote, are reported in every encoding.
    #[test]
    fn text_under_a_wrong_label_is_reported() {
        let gbk = |text: &str| Charset::for_label("gbk").unwrap().encode(text).unwrap();
        let wide = |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_le_bytes).collect() };
        let names =
            |label: &str, name: &[u8]| [format!("(;FF[4]CA[{label}]GM[1]SZ[9]PB[").as_bytes(), name, b"])"].concat();
        let both = names("GBK", &["古力".as_bytes(), b"]PW[", &gbk("常昊九段"), b"]C[", &gbk("黑棋好")].concat());
        for (record, code) in [
            (names("HZ-GB-2312", b"9EA&"), Some(Code::CharsetUnknown)),
            (names("UTF-7", b"+ZOk-"), Some(Code::CharsetUnknown)),
            (names("UTF-7", b"Ann"), Some(Code::CharsetUnknown)),
            (names("EUC-TW", b"Ann"), Some(Code::CharsetUnknown)),
            (names("GB2312", b"~{9EA&~}"), Some(Code::UndecodableValue)),
            (names("UTF-8", b"\x1B$)C\x0E0!\x0F"), Some(Code::UndecodableValue)),
            (names("GB2312", b"J\xFCrgen"), Some(Code::CharsetDoubtful)),
            (names("GB2312", b"J\xFCrgen M\xFCller"), Some(Code::CharsetContradicted)),
            (wide("\u{FEFF}(;FF[4]CA[UTF-8]GM[1]PB[é])"), Some(Code::CharsetContradicted)),
            (wide("\u{FEFF}(;FF[4]CA[UTF-16]GM[1]PB[é])"), None),
            (wide("\u{FEFF}(;FF[4]GM[1]PB[é])"), None),
            (names("GBK", b"\xAA\xA1\xAA\xA2"), Some(Code::CharsetDoubtful)),
            (names("Shift_JIS", b"\xF0\x40\xF0\x41"), Some(Code::CharsetDoubtful)),
            (names("windows-1252", b"J\x81rg"), Some(Code::CharsetDoubtful)),
            (names("UTF-8", "J\u{81}rg".as_bytes()), Some(Code::CharsetDoubtful)),
            (names("UTF-8", "\u{E000}".as_bytes()), None),
            (names("GBK", &gbk("常昊九段")), None),
            (both, Some(Code::ForeignValue)),
        ] {
            let (tree, faults) = Tree::read(record.clone());
            let of_encoding = [
                Code::CharsetUnknown,
                Code::CharsetContradicted,
                Code::CharsetDoubtful,
                Code::ForeignValue,
                Code::UndecodableValue,
                Code::Mojibake,
            ];
            let found: Vec<Code> = check(&tree, &faults)
                .into_iter()
                .map(|fault| fault.code)
                .filter(|code| of_encoding.contains(code))
                .collect();
            assert_eq!(found, code.into_iter().collect::<Vec<_>>(), "{}", record.escape_ascii());
        }
    }
}
