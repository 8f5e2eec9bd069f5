//! The fast path: nodes of properties with values, and only white space between them. Everything else is left to the single-token methods,
//! which read any text; both paths read the same text alike.

use super::{
    Frame, Parser,
    ends::{begins_game, is_text_property, may_follow_value},
};
use crate::sgf::{
    lexer::{is_identifier, is_space, skip_space, value_end, value_end_among_bytes},
    property::word_before,
    tree::{COLLECTION, LISTED, Node, Parens},
};

/// A byte's role in syntax.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Space,
    Open,
    Close,
    Semicolon,
    Identifier,
    Other,
}

static KINDS: [Kind; 256] = {
    let mut kinds = [Kind::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        kinds[byte] = match byte as u8 {
            b'(' => Kind::Open,
            b')' => Kind::Close,
            b';' => Kind::Semicolon,
            space if is_space(space) => Kind::Space,
            letter if is_identifier(letter) => Kind::Identifier,
            _ => Kind::Other,
        };
        byte += 1;
    }
    kinds
};

fn kind(source: &[u8], at: usize) -> Kind {
    source.get(at).map_or(Kind::Other, |&byte| KINDS[byte as usize])
}

impl Parser {
    /// Reads on to `limit`, or to the first token that is not as it should be.
    pub(super) fn regular(&mut self, limit: usize) {
        #[cfg(test)]
        if self.token_by_token {
            return;
        }
        let source = self.source.clone();
        let source = source.as_slice();
        let from = self.pending.unwrap_or(self.gap);
        if self.junk_from.is_some() || !source[from..self.at].iter().all(|&byte| is_space(byte)) {
            return;
        }
        let bytewise = self.charset.is_bytewise();
        let mut at = self.at;
        let mut listed = self.tree.nodes.has_flag(self.current, LISTED);
        while at < limit {
            match KINDS[source[at] as usize] {
                Kind::Space => at = skip_space(source, at + 1),
                // Outside of all games it may be a word in brackets.
                Kind::Open if self.frames.is_empty() && !begins_game(source, at) => break,
                Kind::Open if self.pending.is_none() => {
                    at += 1;
                    self.pending = Some(at);
                }
                Kind::Close if self.pending.is_none() => match self.frames.last() {
                    Some(frame) if frame.surplus == 0 => {
                        let (from, first) = (frame.from, frame.first);
                        self.end_node();
                        self.frames.pop();
                        at += 1;
                        self.set_close(first, (self.gap, at));
                        (self.current, self.closed, self.gap) = (from, true, at);
                    }
                    _ => break,
                },
                Kind::Semicolon => {
                    self.end_node();
                    if !self.regular_node(at) {
                        break;
                    }
                    at += 1;
                    (self.gap, listed) = (at, false);
                }
                Kind::Identifier if !self.closed && self.pending.is_none() && self.current != COLLECTION && !listed => {
                    let Some((end, next)) = self.regular_property(source, at, bytewise) else { break };
                    (self.gap, at) = (end, next);
                }
                _ => break,
            }
        }
        self.end_node();
        self.at = at;
    }

    /// The current node ends where its last token did. Said once for all of its properties.
    fn end_node(&mut self) {
        if !self.closed && self.current != COLLECTION {
            self.tree.nodes.set_end(self.current, self.gap as u32);
        }
    }

    /// A node whose `;` is at `at`; false if anything in it is irregular.
    fn regular_node(&mut self, at: usize) -> bool {
        let (parent, id, end) = (self.current, self.tree.nodes.len() as u32, at as u32 + 1);
        match self.pending {
            Some(_) if parent == COLLECTION && self.lookahead > 0 => return false,
            Some(after) => {
                let parens = self.tree.parens.len() as u32;
                self.tree.parens.push(Parens { open: self.gap as u32, close: (0, 0) });
                self.frames.push(Frame { from: parent, first: id, surplus: 0 });
                self.tree.nodes.push_below(parent, Node { parens, ..Node::new(after as u32, end) });
                self.pending = None;
            }
            None if self.closed || self.frames.is_empty() => return false,
            // Nothing was closed since the last node: that is the current one, and ends at the gap.
            None => {
                debug_assert!(parent + 1 == id && self.tree.nodes.at(parent).end as usize == self.gap);
                self.tree.nodes.push_next(end);
            }
        }
        (self.current, self.closed) = (id, false);
        true
    }

    /// The end of the property that starts at `start`, and where the white space behind it ends; `None` where something about it is
    /// odd.
    #[inline]
    fn regular_property(&self, source: &[u8], start: usize, bytewise: bool) -> Option<(usize, usize)> {
        let mut ident_end = start + 1;
        while kind(source, ident_end) == Kind::Identifier {
            ident_end += 1;
        }
        // A word may run into it.
        if (source[start].is_ascii_lowercase() || source[start] == b'_') && word_before(&source[start..ident_end]) > 0 {
            return None;
        }
        let mut open = skip_space(source, ident_end);
        // A hyphen may go on with the identifier.
        if source.get(open) != Some(&b'[') {
            return None;
        }
        loop {
            let end = match bytewise {
                true => value_end_among_bytes(source, open + 1),
                false => value_end(source, open + 1, &self.charset),
            };
            let after = end? + 1;
            let next = skip_space(source, after);
            match source.get(next) {
                Some(b'[') => open = next,
                None | Some(b';' | b'(' | b')') => return Some((after, next)),
                // The next property: mostly one or two letters and a bracket.
                Some(b'A'..=b'Z') if matches!(source.get(next + 1..), Some([b'[', ..] | [b'A'..=b'Z', b'[', ..])) => {
                    return Some((after, next));
                }
                Some(_) => {
                    let odd = !may_follow_value(source, next) && is_text_property(&source[start..ident_end]);
                    return if odd { None } else { Some((after, next)) };
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::{Tree, options::Watch, tree::Irregular};
    use crate::text;
    use std::sync::Arc;

    const PIECES: &[&[u8]] = &[
        b"(",
        b"(see there)",
        b"Ada; Bob ",
        b")",
        b";",
        b"(;",
        b";B[aa]",
        b"W[bb]",
        b"(;W [cc]",
        b"AB[aa][bb]\n[cc]",
        b"C[a\\]b]",
        b"C[a] b]",
        b"C[see [1] x]",
        b"P-1[x]",
        b"Name[x]",
        b"b[x]",
        b" ",
        b"\r\n",
        b"PL ",
        b"x",
        b"]",
        b"[",
        b"[]",
        b"()",
        b"((;",
        b"?",
        b"C[long enough for words of eight]",
        b"CA[GBK]",
        b"(;CA[Big5]",
        b"C[\xb9\xc5\x8a\x5d]",
        b"C[\xe4\xb8\xad]",
        b"C[never closed",
    ];

    #[test]
    fn fast_reading_equals_reading_token_by_token() {
        let mut random = fastrand::Rng::with_seed(15);
        for _ in 0..20_000 {
            let bytes: Vec<u8> =
                (0..random.usize(0..25)).flat_map(|_| PIECES[random.usize(..PIECES.len())].iter().copied()).collect();
            let read = |token_by_token| {
                let (charset, several) = text::detect_with_games(&bytes);
                let mut parser = Parser::new(Tree::over(Arc::new(bytes.clone()), charset), true, None);
                (parser.token_by_token, parser.lookahead) = (token_by_token, if several { 4 * bytes.len() } else { 0 });
                parser.read(&Watch::default());
                parser
            };
            let (fast, slow) = (read(false), read(true));
            let text = String::from_utf8_lossy(&bytes);
            let flat = |tree: &Tree| {
                let Irregular { stray, unclosed, .. } = tree.irregular;
                format!("{:?} {:?} {:?}", tree.nodes, tree.parens, (tree.trailer, stray, unclosed))
            };
            let (ours, theirs) = (&fast.tree, &slow.tree);
            assert_eq!(flat(ours), flat(theirs), "{text}");
            assert!(ours.lists == theirs.lists && ours.irregular.heads == theirs.irregular.heads, "{text}");
            assert_eq!(fast.tree.charsets, slow.tree.charsets, "{text}");
            assert_eq!(fast.faults.finish(), slow.faults.finish(), "{text}");
        }
    }
}
