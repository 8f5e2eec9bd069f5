//! Loose words: stray text that is meaningful to people, and the node whose comment it could go into.
//!
//! For example a mail header, a signature, or the rest of a comment that was cut off by an unescaped bracket. It has no meaning in SGF, but
//! a clean-up must not discard it.

use super::{
    NodeId, Tree,
    lexer::is_space,
    property::{PropertyText, word_before},
    tree::{COLLECTION, NONE},
    vocabulary::look_up_anywhere,
};
use crate::text::Charset;
use std::collections::HashSet;

/// One run of loose words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Loose {
    /// The node it is about: the preceding node or, outside of games, the first node of a game.
    pub node: NodeId,
    /// Its range in the source, without surrounding white space.
    pub span: (usize, usize),
    /// The property whose text it continues, up to the bracket that was meant to end it: `C` for ` yes]` in `C[nice :] yes]`.
    pub goes_on: Option<String>,
}

impl Loose {
    fn text(&self, tree: &Tree, charset: &Charset) -> String {
        charset.decode(&tree.source()[self.span.0..self.span.1]).text.into_owned()
    }
}

/// A piece of the source that is not loose.
struct Token {
    start: usize,
    end: usize,
    node: u32,
    kind: TokenKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    Open,
    Close,
    Semicolon,
    Property,
    /// The last value of a property of the node.
    LastValue(u32),
}

impl Tree {
    /// The nodes whose comments loose words could be, and those with words between variations.
    #[doc(hidden)]
    pub fn nodes_with_words(&self) -> HashSet<NodeId> {
        let words = loose_words(self).into_iter();
        words.flat_map(|words| [Some(words.node), self.fork_of(&words)]).flatten().collect()
    }

    /// All loose words, in file order, with the nodes whose comments they could be.
    #[doc(hidden)]
    pub fn stray_texts(&self) -> Vec<(NodeId, String)> {
        let words = loose_words(self).into_iter();
        words.map(|words| (words.node, words.text(self, self.charset_at(words.span.0)))).collect()
    }

    /// The node whose variations surround the words: a parenthesis closes before them.
    fn fork_of(&self, words: &Loose) -> Option<NodeId> {
        let before = self.source()[..words.span.0].trim_ascii_end();
        before.ends_with(b")").then(|| self.parent(words.node)).flatten()
    }

    /// The loose words before, between and after the games.
    #[doc(hidden)]
    pub fn words_between_games(&self) -> Vec<String> {
        let end_of_file = self.source().len();
        let games: Vec<(usize, usize)> = self
            .games()
            .filter_map(|root| {
                let node = self.node(root);
                let (from, to) = self.parens.get(node.parens as usize)?.close;
                Some((self.opening(&node) as usize, if from < to { to as usize } else { end_of_file }))
            })
            .collect();
        let outside =
            |at: usize| games[..games.partition_point(|game| game.0 <= at)].last().is_none_or(|game| game.1 <= at);
        let words = loose_words(self).into_iter().filter(|words| outside(words.span.0));
        words.map(|words| words.text(self, self.charset_at(words.span.0))).collect()
    }

    /// The loose words that could be comments of these nodes, or stand between the parenthesis of `node` and its end.
    #[doc(hidden)]
    pub fn words_of(&self, nodes: &HashSet<NodeId>, node: NodeId) -> Vec<String> {
        let (start, parens) = (self.semicolon(node.0).0, self.node(node).parens);
        let start = if parens == NONE { start } else { self.opening(&self.node(node)) as usize };
        let inside = start..self.node(node).end as usize;
        let is_meant = |words: &Loose| inside.contains(&words.span.0) || nodes.contains(&words.node);
        let words = loose_words(self).into_iter().filter(is_meant);
        words.map(|words| words.text(self, self.charset(node))).collect()
    }
}

/// All loose words of a record as it was read, in file order. Brackets and parentheses alone are no words.
pub(super) fn loose_words(tree: &Tree) -> Vec<Loose> {
    // Reading reports each of them: without a fault there are none.
    if !tree.irregular.faulty {
        return Vec::new();
    }
    let source = tree.source();
    let mut tokens = tokens(tree);
    tokens.sort_by_key(|token| token.start);
    let Some(first) = tree.games().next() else { return Vec::new() };
    let mut found = Vec::new();
    let mut at = if source.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    let mut before: Option<&Token> = None;
    for next in tokens.iter().map(Some).chain([None]) {
        let end = next.map_or(source.len(), |token| token.start);
        if let Some(span) = words_in(source, at, end) {
            let node = before.map_or(first, |before| owner(tree, before, next));
            let goes_on =
                before.filter(|_| source[span.0..span.1].ends_with(b"]")).and_then(|before| match before.kind {
                    TokenKind::LastValue(number) => {
                        let property = tree.properties(node).nth(number as usize)?;
                        let text = look_up_anywhere(&property.id()).is_none_or(|entry| entry.is_text());
                        text.then(|| property.id().into_owned())
                    }
                    _ => None,
                });
            found.push(Loose { node, span: if goes_on.is_some() { (at, span.1) } else { span }, goes_on });
        }
        at = at.max(next.map_or(end, |token| token.end));
        before = next;
    }
    found
}

/// The words between two places, without white space around them.
pub(super) fn words_in(source: &[u8], from: usize, to: usize) -> Option<(usize, usize)> {
    // A line like `-----` has no text.
    let says = |byte: &u8| !is_space(*byte) && !b"()[];,\\-=+*_~.\x1A\xA0".contains(byte);
    let blank = |byte: u8| is_space(byte) || byte == 0x1A;
    let text = source.get(from..to)?;
    let start = from + text.iter().position(|&byte| !blank(byte))?;
    let end = to - text.iter().rev().take_while(|&&byte| blank(byte)).count();
    let mut rest = &source[start..end];
    loop {
        rest = match rest {
            [] => return None,
            [0xEF, 0xBB, 0xBF, rest @ ..] | [0xC2, 0xA0, rest @ ..] => rest,
            [byte, rest @ ..] if !says(byte) => rest,
            _ => return Some((start, end)),
        };
    }
}

/// The node whose comment could contain words after a token: the token's node, or that with the variations that they stand between. Words
/// outside games belong to the next game, or the last one.
fn owner(tree: &Tree, before: &Token, next: Option<&Token>) -> NodeId {
    let node = NodeId(before.node);
    match before.kind {
        TokenKind::Close => {
            let parent = tree.nodes.at(before.node).parent;
            let about = if parent == COLLECTION || parent == NONE { node } else { NodeId(parent) };
            let begins = next.filter(|next| next.kind == TokenKind::Open && tree.is_root(NodeId(next.node)));
            begins.map_or(about, |next| NodeId(next.node))
        }
        _ => node,
    }
}

fn tokens(tree: &Tree) -> Vec<Token> {
    let source = tree.source();
    let mut tokens = Vec::new();
    for node in tree.all_nodes() {
        let mut token = |start: usize, end: usize, kind| tokens.push(Token { start, end, node: node.0, kind });
        let n = tree.node(node);
        if n.parens != NONE {
            let start = n.start as usize;
            if start > 0 && source[start - 1] == b'(' {
                token(start - 1, start, TokenKind::Open);
            }
            let (from, to) = tree.parens[n.parens as usize].close;
            if from < to {
                token(to as usize - 1, to as usize, TokenKind::Close);
            }
        }
        let (semicolon, head) = tree.semicolon(node.0);
        if semicolon < head {
            token(semicolon, semicolon + 1, TokenKind::Semicolon);
        }
        for (number, property) in tree.list(node).iter().enumerate() {
            let PropertyText::Source(property) = property else { continue };
            if property.values.is_empty() {
                // A word, for all anybody knows.
                continue;
            }
            let (from, to) = (property.ident.0 as usize, property.ident.1 as usize);
            // A word may be between an identifier and its bracket.
            let ident = source[from..to].iter().position(|&byte| is_space(byte)).unwrap_or(to - from);
            token(from + word_before(&source[from..to]), from + ident, TokenKind::Property);
            for (value, &(from, to)) in property.values.iter().enumerate() {
                let last = value + 1 == property.values.len();
                let kind = if last { TokenKind::LastValue(number as u32) } else { TokenKind::Property };
                // A backslash that the end of the file left alone is a part of its value.
                let end = (to as usize + 1).max(if last { property.end as usize } else { 0 });
                token(from as usize - 1, end.min(source.len()), kind);
            }
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(record: &str) -> Vec<(Vec<usize>, &str, Option<String>)> {
        let (tree, _) = Tree::read(record.as_bytes().to_vec());
        let loose = loose_words(&tree);
        loose.into_iter().map(|l| (tree.path(l.node), &record[l.span.0..l.span.1], l.goes_on)).collect()
    }

    #[test]
    fn words_have_owners() {
        assert_eq!(found("(;SZ[9]\n ;B[aa](;W[bb])(;W[cc]))\n\x1A"), []);
        assert_eq!(found("(;B[aa] ---\n==));(]"), []);
        assert_eq!(
            found("From: Ada\n(;B[aa] good ;W[bb](;B[cc]) or (;B[dd]))\nAda"),
            [(vec![], "From: Ada", None), (vec![], "good", None), (vec![0], "or", None), (vec![], "Ada", None)]
        );
        assert_eq!(found("(;C[a]é[b])"), [(vec![], "é", None)]);
        assert_eq!(found("(;B[aa] yes];W[bb])"), [(vec![], "yes]", None)]);
        assert_eq!(found("(;C[nice :] yes];B[aa])"), [(vec![], " yes]", Some("C".into()))]);
        assert_eq!(found("(;[x];B[aa])"), [(vec![], "[x]", None)]);
        // An identifier without a value is stray text if it is next to some, or right before another identifier.
        assert_eq!(found("(;B[aa] He played this. C[z])"), [(vec![], "He played this.", None)]);
        assert_eq!(found("(;B[aa]_oh_C[z])"), [(vec![], "_oh_", None)]);
        assert_eq!(found("(;B[aa] oh yesC[z]X)"), [(vec![], "oh yes", None), (vec![], "X", None)]);
    }
}
