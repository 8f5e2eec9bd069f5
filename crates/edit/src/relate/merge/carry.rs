//! Converts values and nodes of the other version to our notation and encoding.

use super::{MergeSide, Merger, NotMerged};
use crate::record::draft::{Draft, own};
use crate::record::layout;
use crate::relate::merge_semantics::Reader;
use crate::relate::record::Known;
use crate::sgf::{NewNode, NodeId, Property, PropertyText, Tree};
use crate::text::{Charset, LineEnd, escape_text};
use std::collections::HashMap;

/// Our version, with its encoding and its line breaks.
#[derive(Clone, Copy)]
pub(super) struct Writer<'a> {
    tree: &'a Tree,
    charset: &'a Charset,
    line_end: LineEnd,
}

impl<'a> Writer<'a> {
    /// For a node of ours, or for new games.
    pub(super) fn of(tree: &'a Tree, node: Option<NodeId>) -> Self {
        let charset = node.map_or_else(|| tree.charset_of_all(), |node| tree.charset(node));
        Self { tree, charset, line_end: LineEnd::of(tree.source()).0 }
    }

    /// A text as a raw value.
    pub(super) fn text(&self, text: &str) -> Result<Vec<u8>, NotMerged> {
        Ok(self.charset.encode_new(&self.line_end.apply(&escape_text(text)))?)
    }

    /// A raw value of another version.
    pub(super) fn value(&self, from: &Reader<'_>, raw: &[u8]) -> Result<Vec<u8>, NotMerged> {
        let value = self.charset.carry(from.charset, raw)?;
        if memchr::memchr2(b'\n', b'\r', &value).is_none() || LineEnd::of(&value).0 == self.line_end {
            return Ok(value);
        }
        Ok(self.broken(&value))
    }

    /// A value with the line breaks of our version.
    fn broken(&self, value: &[u8]) -> Vec<u8> {
        let (mut out, mut at) = (Vec::with_capacity(value.len()), 0);
        while at < value.len() {
            let pair = matches!(value[at..], [b'\r', b'\n', ..] | [b'\n', b'\r', ..]);
            match value[at] {
                b'\r' | b'\n' => out.extend_from_slice(self.line_end.as_str().as_bytes()),
                byte => out.push(byte),
            }
            at += if pair { 2 } else { 1 };
        }
        out
    }

    /// A list of properties with a block at the end of the comment.
    pub(super) fn with_block(&self, list: Vec<PropertyText>, block: &str) -> Result<Vec<PropertyText>, NotMerged> {
        let mut draft = Draft::of_list(self.tree, list);
        let old = draft.values("C").into_iter().next().unwrap_or_default();
        let apart = if old.is_empty() || old.ends_with(b"\n") || old.ends_with(b"\r") { "" } else { "\n" };
        draft.put("C", [old, self.text(&format!("{apart}{block}"))?].concat());
        Ok(draft.into_list())
    }

    /// All values of some properties.
    pub(super) fn values(&self, from: &Reader<'_>, properties: &[Property]) -> Result<Vec<Vec<u8>>, NotMerged> {
        properties.iter().flat_map(Property::values).map(|raw| self.value(from, raw)).collect()
    }

    /// The properties of a node of another version.
    fn properties(&self, from: &Reader<'_>, node: NodeId, is_whole: bool) -> Result<Vec<PropertyText>, NotMerged> {
        let mut list = Vec::new();
        for property in from.tree.properties(node) {
            let lead: Vec<u8> = match is_whole {
                true => property.lead().iter().copied().filter(u8::is_ascii_whitespace).collect(),
                false => Vec::new(),
            };
            let mut values = property.values().map(|raw| self.value(from, raw)).collect::<Result<Vec<_>, _>>()?;
            let says_encoding = from.tree.is_root(node) && property.is_called("CA");
            if says_encoding && !self.charset.same_encoding(from.charset) && !self.charset.is_undeclared_ascii() {
                values = vec![self.charset.ca_name().into()];
            }
            list.push(own(&lead, property.ident(), values));
        }
        Ok(list)
    }
}

/// Where a copy comes from.
#[derive(Clone, Copy)]
pub(super) struct Copied {
    pub version: MergeSide,
    pub node: NodeId,
    /// With all that follows.
    pub whole: bool,
}

impl<'a> Merger<'a> {
    pub(super) fn known(&self, version: MergeSide) -> &'a Known<'a> {
        match version {
            MergeSide::Base => self.base,
            MergeSide::Ours => self.ours,
            MergeSide::Theirs => self.theirs,
        }
    }

    pub(super) fn reader(&self, version: MergeSide, node: NodeId) -> Reader<'a> {
        self.known(version).reader(node)
    }

    /// Makes a copy of a node below one of ours, or as a game, with a block in its comment. It is still to be linked.
    pub(super) fn copy(
        &mut self,
        copied: Copied,
        parent: Option<NodeId>,
        block: Option<&str>,
    ) -> Result<NodeId, NotMerged> {
        let from = self.known(copied.version);
        let (reader, ours) = (self.reader(copied.version, copied.node), self.ours.tree);
        let writer = Writer::of(ours, parent);
        let mut made: HashMap<NodeId, NodeId> = HashMap::new();
        let nodes = from.tree.descendants(copied.node).take(if copied.whole { usize::MAX } else { 1 });
        for node in nodes {
            let mut list = writer.properties(&reader, node, parent.is_none())?;
            if node == copied.node
                && let Some(block) = block
            {
                list = writer.with_block(list, block)?;
            }
            let known = self.conflicts.len();
            if copied.version == MergeSide::Theirs {
                list = self.copy_stray(node, list, &writer)?;
            }
            let new = match (made.is_empty(), parent) {
                (true, Some(parent)) => layout::child(ours, parent, list),
                (true, None) => self.game(node, list, &reader),
                (false, Some(parent)) => layout::after(ours, parent, list),
                (false, None) => layout::beside(from.tree, node, list),
            };
            let copy = self.transaction.create(new);
            self.conflicts[known..].iter_mut().for_each(|conflict| conflict.node = Some(copy));
            if let Some(&above) = from.tree.parent(node).and_then(|above| made.get(&above)) {
                self.transaction.link(copy, Some(above), None);
            }
            made.insert(node, copy);
        }
        Ok(made[&copied.node])
    }

    /// The root of a new game.
    fn game(&self, root: NodeId, properties: Vec<PropertyText>, from: &Reader<'_>) -> NewNode {
        let ours = self.ours;
        let line = LineEnd::of(ours.tree.source()).0.as_str().as_bytes();
        let parens = match ours.games.last().map(|&last| ours.tree.layout(last).1) {
            None => (Box::from(&b"("[..]), [&b")"[..], line].concat().into()),
            Some(Some((open, close))) if ours.games.len() > 1 => (open, close),
            Some(_) => ([line, b"("].concat().into(), Box::from(&b")"[..])),
        };
        let charset = ours.tree.has_several_charsets().then(|| from.charset.clone());
        NewNode { parens: Some(parens), lead: from.tree.layout(root).0, properties, charset }
    }
}
