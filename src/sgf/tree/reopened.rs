//! Whether a record that was changed is read in its encodings when it is opened again.
//!
//! What a record is taken for depends on all of its bytes, and so on what an edit writes into it and takes out of it.

use super::{NodeId, Tree};
use crate::sgf::charset_name::is_foreign;
use crate::text::{self, Charset};
use std::borrow::Cow;

/// What the bytes that were read say about encodings.
#[derive(Debug)]
pub(in crate::sgf) struct Evidence {
    /// There is text that encodings do not agree about.
    foreign: bool,
    utf8: bool,
    /// Some of that text, as properties.
    excerpt: Vec<u8>,
}

impl Evidence {
    fn of(source: &[u8]) -> Self {
        /// A detector does not become wiser by more.
        const ENOUGH: usize = 1 << 14;
        let foreign = is_foreign(source);
        let excerpt = if foreign { text::excerpt(source, ENOUGH) } else { Vec::new() };
        Self { foreign, utf8: std::str::from_utf8(source).is_ok(), excerpt }
    }
}

/// Whether every text means the same in both.
fn alike(one: &Charset, other: &Charset) -> bool {
    one.same_encoding(other) && one.escapes() == other.escapes()
}

/// What the values of a node say.
fn texts<'a>(tree: &'a Tree, node: NodeId, charset: &'a Charset) -> impl Iterator<Item = Cow<'a, str>> {
    tree.properties(node).flat_map(|property| property.values()).map(|raw| charset.decode(raw).text)
}

impl Tree {
    fn evidence(&self) -> &Evidence {
        self.evidence.get_or_init(|| Evidence::of(&self.source))
    }

    /// Whether there is, or was, text that encodings do not agree about.
    pub(crate) fn has_foreign_text(&self) -> bool {
        self.foreign || self.evidence().foreign
    }

    /// Whether the file ends inside a value, which any change may have to end.
    pub(crate) fn has_open_value(&self) -> bool {
        self.open_value
    }

    /// Whether whatever is written into it and taken out of it, it is read as UTF-8: it says so and is.
    pub(crate) fn is_surely_utf8(&self) -> bool {
        let charset = &self.charsets[0].1;
        let named = || {
            let label = self.games().next().and_then(|root| self.value(root, "CA"));
            let label = label.map(String::from_utf8_lossy).and_then(|label| Charset::for_label(&label));
            !charset.is_wide() && label.is_some_and(|named| named.is_utf8() && !named.is_wide())
        };
        let single = !self.has_several_charsets() && charset.is_utf8();
        single && self.evidence().utf8 && (charset.has_bom() || named())
    }

    /// The games whose text would be another when the record is written and opened again. Takes as long as that.
    pub(crate) fn misread_games(&self) -> Vec<NodeId> {
        let (again, _) = Tree::read(self.write());
        let mut theirs = again.games();
        let misread = |&root: &NodeId| match theirs.next() {
            // Where a bracket can be half a character, what follows a text that was cut decides about its end.
            Some(other) => {
                let (ours, theirs) = (self.charset(root), again.charset(other));
                let same = alike(ours, theirs) && ours.is_bytewise();
                !(same || self.has_texts_of(root, &again, other))
            }
            None => true,
        };
        self.games().filter(misread).collect()
    }

    /// Whether a game has the very texts of another tree's, each read in its own charset.
    fn has_texts_of(&self, root: NodeId, other: &Tree, their_root: NodeId) -> bool {
        let (ours, theirs) = (self.charset(root), other.charset(their_root));
        let mut others = other.descendants(their_root);
        let same = |node| others.next().is_some_and(|their| texts(self, node, ours).eq(texts(other, their, theirs)));
        self.descendants(root).all(same) && others.next().is_none()
    }

    /// Whether `written`, some properties, speaks against the charset of the game that starts at `root`, which names `label`: as
    /// far as that text and some of what was read tell. Takes a time that does not depend on the size of the record.
    pub(crate) fn is_contradicted(&self, root: NodeId, label: Option<&[u8]>, written: &[u8]) -> bool {
        let (charset, several) = (self.charset(root), self.has_several_charsets());
        let named = label.map_or_else(Vec::new, |label| [b"CA[", label, b"]"].concat());
        let others: &[u8] = if several { b"" } else { &self.evidence().excerpt };
        let reads = |written: &[u8]| {
            let text = [written, others].concat();
            let record = [b"(;", &named[..], &text, b")"].concat();
            let found = if several { text::detect_game(&record, &self.charsets[0].1).0 } else { text::detect(&record) };
            alike(&found, charset) || found.decode(&text).text == charset.decode(&text).text
        };
        !reads(written) && reads(b"")
    }
}
