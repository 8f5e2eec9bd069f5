//! Encodings, line ends, and bytes that should not be there.

use super::{Game, Report, shown};
use crate::sgf::{Code, Entry, NodeId};
use crate::text::{Charset, Escapes, LineEnd, Origin, is_mojibake, repair_mojibake};

pub(super) fn check(report: &mut Report<'_>) {
    let tree = report.tree;
    let source = tree.source();
    if let Some(at) = memchr::memchr(0, source) {
        report.add(Code::NulByte, at, None, "there are zero bytes in the file");
    }
    let (line_end, only) = LineEnd::of(source);
    if !only {
        let message = format!("different line ends in one file, mostly {}", line_end.word());
        report.add(Code::LineEndsMixed, first_other_break(source, line_end), None, message);
    }
    let mut games = tree.games();
    let Some(first) = games.next() else { return };
    let main = tree.charset(first).clone();
    if main.escapes() == Escapes::Bytes {
        report.at_node(Code::ByteEscapes, first, "escapes count bytes, not characters");
    }
    for other in tree.games().filter(|game| !tree.charset(*game).same_encoding(&main)) {
        let message = format!("this game is in {}, the first in {}", tree.charset(other).label(), main.label());
        match tree.value(other, "CA") {
            Some(raw) => report.at_value(Code::MixedCharsets, other, raw, message),
            None => report.at_node(Code::MixedCharsets, other, message),
        }
    }
    let foreign = !source.is_ascii() || main.label() == "iso-2022-jp";
    for root in tree.games() {
        check_label(report, root, foreign);
    }
    if foreign {
        for root in tree.games() {
            let game = Game::of(tree, root);
            for node in tree.descendants(root) {
                check_values(report, &game, node);
            }
        }
    }
}

/// What CA says against what the bytes are.
fn check_label(report: &mut Report<'_>, root: NodeId, foreign: bool) {
    let tree = report.tree;
    let charset = tree.charset(root);
    let label = tree.simple_text(root, "CA");
    let by = match charset.origin() {
        Origin::Detected | Origin::Default => "a guess",
        _ => "certain",
    };
    match label.as_deref().map(str::trim) {
        Some(label) if !label.is_empty() && Charset::for_label(label).is_none() && !charset.agrees_with(label) => {
            let raw = tree.value(root, "CA").unwrap_or_default();
            report.at_value(
                Code::CharsetUnknown,
                root,
                raw,
                format!("the encoding {label} is not known; read as {}", charset.label()),
            );
        }
        Some(label)
            if !label.is_empty() && !charset.agrees_with(label)
            // A wider label than nothing but ASCII needs is no contradiction.
            && foreign && charset.origin() != Origin::Given =>
        {
            let raw = tree.value(root, "CA").unwrap_or_default();
            let message = format!("CA says {label}, the bytes are {} ({by})", charset.label());
            report.at_value(Code::CharsetContradicted, root, raw, message);
        }
        Some(label) if !label.is_empty() => {}
        _ if foreign && !charset.is_wide() && !charset.has_bom() && has_foreign_text(report, root) => {
            let message = format!("there is no CA, but text that is not ASCII; read as {}", charset.label());
            report.at_node(Code::CharsetMissing, root, message);
            if matches!(charset.origin(), Origin::Detected | Origin::Default) {
                let message = format!("nothing names the encoding; {} is a guess", charset.label());
                report.at_node(Code::CharsetGuessed, root, message);
            }
        }
        _ => {}
    }
}

fn has_foreign_text(report: &Report<'_>, root: NodeId) -> bool {
    let tree = report.tree;
    tree.descendants(root).any(|node| {
        tree.properties(node).any(|property| property.values().any(|raw| !raw.is_ascii() || raw.contains(&0x1B)))
    })
}

fn check_values(report: &mut Report<'_>, game: &Game, node: NodeId) {
    let tree = report.tree;
    let charset = tree.charset(node);
    for property in tree.properties(node) {
        for raw in property.values() {
            if raw.is_ascii() && !raw.contains(&0x1B) {
                continue;
            }
            let decoded = charset.decode(raw);
            if decoded.errors {
                let message =
                    format!("{} does not decode as {}: {}", property.id(), charset.label(), shown(tree, node, raw));
                report.at_value(Code::UndecodableValue, node, raw, message);
            } else if decoded.fallback {
                let message = format!("{} is not in {}: {}", property.id(), charset.label(), shown(tree, node, raw));
                report.at_value(Code::ForeignValue, node, raw, message);
            } else if decoded.text.contains('\u{FFFD}') {
                let message = format!("text was lost in an earlier conversion: {}", shown(tree, node, raw));
                report.at_value(Code::ReplacementCharacter, node, raw, message);
            } else if is_mojibake(&decoded.text) {
                let message = format!("text was decoded wrongly before it was saved: {}", shown(tree, node, raw));
                report.at_value(Code::Mojibake, node, raw, message);
                let better = repair_mojibake(&decoded.text).is_some_and(|text| charset.encode(&text).is_ok());
                let text = game.entry(&property.id()).is_none_or(Entry::is_text);
                if !better || !text {
                    report.leave();
                }
            }
        }
    }
}

/// The first line break of another kind.
fn first_other_break(source: &[u8], usual: LineEnd) -> usize {
    let mut after = 0;
    for at in memchr::memchr2_iter(b'\n', b'\r', source) {
        if at < after {
            continue;
        }
        let pair = matches!((source[at], source.get(at + 1)), (b'\r', Some(b'\n')) | (b'\n', Some(b'\r')));
        let length = if pair { 2 } else { 1 };
        if &source[at..at + length] != usual.as_str().as_bytes() {
            return at;
        }
        after = at + length;
    }
    0
}
