//! Whether an edited record is read in the same encodings when it is saved and opened again.
//!
//! The encoding of a record without `CA` is guessed from all of its bytes, so any edit can change the guess.

use super::{NodeId, Tree};
use crate::sgf::charset_name::is_foreign;
use crate::text::{self, Charset};
use std::borrow::Cow;

/// What the source of a tree shows about its encoding.
#[derive(Debug)]
pub(in crate::sgf) struct Evidence {
    /// There are bytes whose meaning depends on the encoding.
    foreign: bool,
    utf8: bool,
    /// Some of that text, as properties.
    excerpt: Vec<u8>,
}

impl Evidence {
    fn of(source: &[u8]) -> Self {
        /// More bytes do not change a detector's result.
        const ENOUGH: usize = 1 << 14;
        let foreign = is_foreign(source);
        let excerpt = if foreign { text::excerpt(source, ENOUGH) } else { Vec::new() };
        Self { foreign, utf8: std::str::from_utf8(source).is_ok(), excerpt }
    }
}

/// The values of a node.
fn raws(tree: &Tree, node: NodeId) -> impl Iterator<Item = &[u8]> {
    tree.properties(node).flat_map(|property| property.values())
}

/// The values of a node as text.
fn texts<'a>(tree: &'a Tree, node: NodeId, charset: &'a Charset) -> impl Iterator<Item = Cow<'a, str>> {
    raws(tree, node).map(|raw| charset.decode(raw).text)
}

impl Tree {
    fn evidence(&self) -> &Evidence {
        self.evidence.get_or_init(|| Evidence::of(&self.source))
    }

    /// Whether there are, or were, bytes whose meaning depends on the encoding.
    pub(crate) fn has_foreign_text(&self) -> bool {
        self.foreign || self.evidence().foreign
    }

    /// Whether the record is read as UTF-8 whatever edits write into it and take out of it: it is valid UTF-8 and says that it is.
    pub(crate) fn is_surely_utf8(&self) -> bool {
        let charset = &self.charsets[0].1;
        let named = || {
            let label = self.games().next().and_then(|root| self.value(root, "CA"));
            let label = label.and_then(Charset::of_ca);
            !charset.is_wide() && label.is_some_and(|named| named.is_utf8() && !named.is_wide())
        };
        let single = !self.has_several_charsets() && charset.is_utf8();
        single && self.evidence().utf8 && (charset.has_bom() || named())
    }

    /// The record written and opened again.
    pub(crate) fn reopened(&self) -> Tree {
        Tree::read(self.write()).0
    }

    /// The games that have other text in the tree that was [read again](Self::reopened).
    pub(crate) fn misread_games(&self, again: &Tree) -> Vec<NodeId> {
        let mut theirs = again.games();
        let misread = |&root: &NodeId| theirs.next().is_none_or(|other| !self.has_texts_of(root, again, other));
        let mut misread: Vec<NodeId> = self.games().filter(misread).collect();
        // Text that was part of no game was read as one.
        if theirs.next().is_some() && misread.is_empty() {
            misread.extend(self.games().last());
        }
        misread
    }

    /// The charset of a node in a game. A node that was moved here from another game is read as it was there.
    fn charset_in<'a>(&'a self, node: NodeId, of_game: &'a Charset) -> &'a Charset {
        if self.is_made(node) { of_game } else { self.charset(node) }
    }

    /// Whether a game has the very texts of another tree's, each read in its own charset.
    fn has_texts_of(&self, root: NodeId, other: &Tree, their_root: NodeId) -> bool {
        let of_game = (self.charset(root), other.charset(their_root));
        let same = |(node, their): (NodeId, NodeId)| {
            let (ours, theirs) = (self.charset_in(node, of_game.0), other.charset_in(their, of_game.1));
            self.child_count(node) == other.child_count(their)
                && (ours.reads_like(theirs) && raws(self, node).eq(raws(other, their))
                    || texts(self, node, ours).eq(texts(other, their, theirs)))
        };
        let mut others = other.descendants(their_root);
        self.descendants(root).all(|node| others.next().is_some_and(|their| same((node, their))))
            && others.next().is_none()
    }

    /// Whether another encoding would be guessed for the game that starts at `root` because of the properties `written` into it. `label`
    /// is what its `CA` says. Judges by those properties and an excerpt of the source, so the time does not depend on the size of the
    /// record.
    pub(crate) fn is_contradicted(&self, root: NodeId, label: Option<&[u8]>, written: &[u8]) -> bool {
        let (charset, several) = (self.charset(root), self.has_several_charsets());
        let named = label.map_or_else(Vec::new, |label| [b"CA[", label, b"]"].concat());
        let others: &[u8] = if several { b"" } else { &self.evidence().excerpt };
        let reads = |written: &[u8]| {
            let text = [written, others].concat();
            let record = [b"(;", &named[..], &text, b")"].concat();
            let found = if several { text::detect_game(&record, &self.charsets[0].1).0 } else { text::detect(&record) };
            found.reads_like(charset) || found.decode(&text).text == charset.decode(&text).text
        };
        !reads(written) && reads(b"")
    }
}
