//! Reads the properties of nodes, their text values, charsets and offsets.

use super::{COLLECTION, INLINE, LISTED, MADE, NONE, Node, NodeId, Tree};
use crate::{
    sgf::{Properties, Property, property::Source, vocabulary},
    text::{self, Charset},
};

/// Bytes of a text that is shown: more than there is room for on a screen.
const ENOUGH: usize = 4000;

impl Tree {
    /// The properties of a node in file order, duplicates included.
    pub fn properties(&self, node: NodeId) -> Properties<'_> {
        let n = self.node(node);
        if n.flags & LISTED != 0 {
            let list = self.lists.get(&node.0).map(Vec::as_slice).unwrap_or_default();
            return Properties(Source::Listed { list: list.iter(), bytes: &self.source });
        }
        self.read_anew(node)
    }

    /// The properties that a node had when it was read.
    pub(super) fn read_anew(&self, node: NodeId) -> Properties<'_> {
        let n = self.node(node);
        Properties(Source::Scanned {
            bytes: &self.source,
            at: self.semicolon(node.0).1,
            end: n.end as usize,
            charset: self.charset_at(n.start as usize),
        })
    }

    /// The source text of a node's properties, if they are unchanged: equal bytes in one encoding are equal properties. `None` for a node
    /// that was edited, or whose text is not regular.
    #[doc(hidden)]
    pub fn written(&self, node: NodeId) -> Option<&[u8]> {
        let n = self.node(node);
        (n.flags & LISTED == 0).then(|| &self.source[self.semicolon(node.0).1..n.end as usize])
    }

    /// The first property with this identifier.
    pub fn property(&self, node: NodeId, id: &str) -> Option<Property<'_>> {
        self.properties(node).find(|p| p.is_called(id))
    }

    /// Whether the node has this property.
    pub fn has(&self, node: NodeId, id: &str) -> bool {
        self.property(node, id).is_some()
    }

    /// All raw values of this property, those of a second one with the same identifier included.
    pub fn values<'a>(&'a self, node: NodeId, id: &'a str) -> impl Iterator<Item = &'a [u8]> + 'a {
        self.properties(node).filter(move |p| p.is_called(id)).flat_map(|p| p.values())
    }

    /// The first raw value of this property.
    pub fn value<'a>(&'a self, node: NodeId, id: &str) -> Option<&'a [u8]> {
        self.property(node, id).and_then(|p| p.value())
    }

    /// A property as Text: decoded, unescaped, line breaks kept. Several values are joined with line breaks.
    pub fn text(&self, node: NodeId, id: &str) -> Option<String> {
        self.joined((node, id), usize::MAX, text::text_of)
    }

    /// A property as SimpleText: decoded, unescaped, on one line. Several values of a text for people are [joined](vocabulary::joins);
    /// otherwise only the first value counts.
    pub fn simple_text(&self, node: NodeId, id: &str) -> Option<String> {
        self.joined((node, id), usize::MAX, text::simple_text_of)
    }

    /// The beginning of a property as Text, for showing a few lines of a value of any length. Ends with an ellipsis where more follows.
    pub fn beginning(&self, node: NodeId, id: &str) -> Option<String> {
        self.joined((node, id), ENOUGH, text::text_of)
    }

    /// The same as SimpleText, for a single line: a name, a label.
    pub fn line(&self, node: NodeId, id: &str) -> Option<String> {
        self.joined((node, id), ENOUGH, text::simple_text_of)
    }

    /// The values of a property one after the other, as far as they are read as one text, with at most so many bytes of them.
    fn joined(&self, (node, id): (NodeId, &str), mut most: usize, text_of: fn(&str) -> String) -> Option<String> {
        let mut values = self.values(node, id);
        let mut raw = values.next()?;
        let (charset, between) = (self.charset(node), vocabulary::joins(id));
        let mut joined = String::new();
        loop {
            let short = &raw[..raw.len().min(most)];
            let text = text_of(&charset.decode(short).text);
            if short.len() < raw.len() {
                // The last character may be cut in two.
                return Some(joined + text.trim_end_matches(char::REPLACEMENT_CHARACTER) + "…");
            }
            // Mostly there is no further one.
            joined = if joined.is_empty() { text } else { joined + &text };
            most -= short.len();
            let Some((next, between)) = values.next().zip(between) else { return Some(joined) };
            joined += between;
            raw = next;
        }
    }

    /// The nearest node at or above this one that has the property: for inherited and game-info properties.
    pub fn inherited(&self, node: NodeId, id: &str) -> Option<NodeId> {
        self.way_up(node).find(|&here| self.has(here, id))
    }

    /// The charset in which the node's game was read.
    pub fn charset(&self, node: NodeId) -> &Charset {
        if self.charsets.len() == 1 {
            return &self.charsets[0].1;
        }
        let mut at = node.0;
        loop {
            let Node { flags, parent, start, .. } = self.node(NodeId(at));
            if flags & MADE == 0 {
                return self.charset_at(start as usize);
            }
            if parent == COLLECTION || parent == NONE {
                return self.made_charsets.get(&at).unwrap_or(&self.charsets[0].1);
            }
            at = parent;
        }
    }

    /// The charset that holds where no game has another.
    #[doc(hidden)]
    pub fn charset_of_all(&self) -> &Charset {
        &self.charsets[0].1
    }

    /// Whether games of this collection are in different encodings.
    pub fn has_several_charsets(&self) -> bool {
        self.charsets.len() > 1
    }

    /// The bytes the record was read from; for a UTF-16 file its text in UTF-8.
    pub fn source(&self) -> &[u8] {
        &self.source
    }

    /// About how many bytes the record has: those that were read and those that edits wrote, also where they were taken out again.
    pub(crate) fn size(&self) -> usize {
        /// No node that was made is shorter by much.
        const NODE: usize = 8;
        (self.source.len() + self.written).max(NODE * self.len())
    }

    /// The offset in [`source`](Self::source) of a raw value returned by this tree; `None` for one written by an edit.
    pub fn offset_of(&self, raw: &[u8]) -> Option<usize> {
        let offset = (raw.as_ptr() as usize).checked_sub(self.source.as_ptr() as usize)?;
        (offset + raw.len() <= self.source.len()).then_some(offset)
    }

    /// Whether the line continues after a variation of this node, as in `(;A(;B);C)`, so that file order and tree order differ.
    pub fn has_inline_variations(&self, node: NodeId) -> bool {
        self.node(node).flags & INLINE != 0 && !self.relinked.contains_key(&node.0)
    }

    /// Whether a variation (or a game) starts with this node: it has parentheses of its own in the file.
    pub fn has_parentheses(&self, node: NodeId) -> bool {
        self.node(node).parens != NONE
    }

    /// Where in the file a byte of [`source`](Self::source) is: the same but for UTF-16 files.
    pub fn file_offset(&self, offset: usize) -> usize {
        self.charsets[0].1.file_offset(&self.source, offset)
    }

    /// Where the node's text starts in the file: its semicolon, where it has one. `None` for a node made by an edit.
    pub fn offset(&self, node: NodeId) -> Option<usize> {
        (self.node(node).flags & MADE == 0).then(|| self.semicolon(node.0).0)
    }
}
