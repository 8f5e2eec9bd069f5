//! Links in comments: to places of the board, and to nodes, written `#0.2.1` or `#"NAME"`.

use crate::game::links::{self, Names};
use crate::game::{Place, Position};
use crate::sgf::{Address, NodeId, Tree};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::ops::Range;

/// Comments are looked through for places up to this length: longer ones are texts.
const LONGEST: usize = 20_000;

/// The places that a comment names: where in it, in UTF-16 units, and which.
pub(super) fn places(comment: &str, (tree, node): (&Tree, NodeId), position: &Position) -> Vec<Value> {
    if comment.len() > LONGEST || !position.kind().has_board() {
        return Vec::new();
    }
    let markup = crate::game::Markup::of(tree, node, position);
    let names = Names { labels: &markup.labels, ..Names::of(position) };
    let units = |text: &str| text.encode_utf16().count();
    let (mut at, mut counted) = (0, 0);
    let mut found = Vec::new();
    for (range, link) in links::find(comment, names) {
        let Some(Place(place)) = names.place_of(&link) else { continue };
        counted += units(&comment[at..range.start]);
        let length = units(&comment[range.clone()]);
        found.push(json!([counted, length, place]));
        counted += length;
        at = range.end;
    }
    found
}

/// A link to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeLink {
    /// By its address in the game.
    Address(Address),
    /// By its name, the value of N.
    Name(String),
}

/// The links to nodes in a text, in order. `#3` alone is none: it is a move's number or a rank.
pub fn nodes(text: &str) -> Vec<(Range<usize>, NodeLink)> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find('#') {
        let start = at + next;
        at = start + 1;
        if let Some(rest) = text[at..].strip_prefix('"') {
            if let Some(end) = rest.find('"').filter(|&end| end > 0 && !rest[..end].contains('\n')) {
                found.push((start..at + end + 2, NodeLink::Name(rest[..end].to_owned())));
                at += end + 2;
            }
            continue;
        }
        let inside = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'*' | b'/');
        let mut end = at + bytes[at..].iter().take_while(|byte| inside(byte)).count();
        while end > at && matches!(bytes[end - 1], b'.' | b'*') {
            end -= 1;
        }
        let path = &text[at..end];
        let is_path = path.starts_with('/') || path.contains(['.', '*']);
        if let Some(address) = path.parse().ok().filter(|_| is_path) {
            found.push((start..end, NodeLink::Address(address)));
            at = end;
        }
    }
    found
}

/// The nodes of a game by the names that they have; of two alike the first.
pub(super) fn named(tree: &Tree, root: NodeId) -> HashMap<String, NodeId> {
    let mut names = HashMap::new();
    for node in tree.descendants(root) {
        if let Some(name) = tree.line(node, "N").filter(|name| !name.trim().is_empty()) {
            names.entry(name.trim().to_owned()).or_insert(node);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_to_nodes_are_found() {
        let found = |text: &str| nodes(text).into_iter().map(|(range, _)| text[range].to_owned()).collect::<Vec<_>>();
        assert_eq!(found("see #0.2.1, or #\"The joseki\" and #0*40.2."), ["#0.2.1", "#\"The joseki\"", "#0*40.2"]);
        assert_eq!(found("the start #/ and #/3, but not #3, # 4 or #\"open"), ["#/", "#/3"]);
        assert_eq!(found("#0.99999999999999999999999.1"), Vec::<String>::new());
    }
}
