//! The whole collection as a flat arena over the file's own bytes.
//!
//! A node is its links and the span of the file it was read from. Its properties are read from that
//! span when somebody asks; only edited nodes, and nodes whose text is not regular, have a list of their own in a side
//! table. Node ids are stable and never used again; deleting a variation only unlinks it.

mod changes;
mod irregular;
mod links;
mod nodes;
mod reading;
mod reopened;

pub(super) use irregular::{Irregular, Span};
pub use links::Children;
pub(super) use nodes::{Node, Nodes};

use super::{lexer::skip_space, property::PropertyText};
use crate::text::{Charset, Origin, steps::step};
use irregular::Edited;
use reopened::Evidence;
use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
};

/// A node of a [`Tree`]. Stable for the life of the tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

pub(super) const NONE: u32 = u32::MAX;
/// The invisible parent of all games.
pub(super) const COLLECTION: u32 = 0;

/// Properties come from `Tree::lists`, not from the span.
pub(super) const LISTED: u32 = 1;
/// The children's order in the text is not their order in the tree (inline variations).
pub(super) const INLINE: u32 = 2;
/// Made by an edit; its layout is in `Tree::made`.
pub(super) const MADE: u32 = 4;

/// What a tree says of a node that it never had: it is empty, and hangs nowhere.
const UNKNOWN: Node = Node { flags: MADE | LISTED, ..Node::new(0, 0) };

/// Where the parentheses of a variation stand. The opening one's text ends where its node's text starts.
#[derive(Clone, Debug)]
pub(super) struct Parens {
    pub open: u32,
    pub close: (u32, u32),
}

/// Text of an opening and a closing parenthesis, with the white space before each.
pub(crate) type ParensText = (Box<[u8]>, Box<[u8]>);

/// A node to be made: the text around its properties, and the properties.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct NewNode {
    /// Parentheses, for a node that brings its own.
    pub parens: Option<ParensText>,
    /// The white space before the `;`.
    pub lead: Box<[u8]>,
    /// The properties.
    pub properties: Vec<PropertyText>,
    /// The charset of the game that starts with it, in a collection whose games have different ones.
    pub charset: Option<Charset>,
}

#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub parens: Option<ParensText>,
    pub lead: Box<[u8]>,
}

/// A collection of game records: every game, node and property, and every byte between them.
///
/// Cloning shares the file's bytes and copies the links.
///
/// Nodes that were taken out stay valid. A node of another tree is taken for the one of the same number here, and where there
/// is none, for an empty node that hangs nowhere.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) source: Arc<Vec<u8>>,
    pub(super) nodes: Nodes,
    pub(super) parens: Vec<Parens>,
    pub(super) lists: HashMap<u32, Vec<PropertyText>>,
    pub(super) made: HashMap<u32, Layout>,
    /// Net number of changes to the children of a node; 0 means that they are as they were read.
    pub(super) relinked: HashMap<u32, i32>,
    /// Counts changes to the children of any node.
    pub(super) shape: u64,
    /// Nodes whose lists differ from what was read; empty again when every edit is undone.
    pub(super) edited: HashMap<u32, Edited>,
    /// What stands before the first game and after the last one.
    pub(super) header: (u32, u32),
    pub(super) trailer: (u32, u32),
    pub(super) irregular: Irregular,
    /// Charsets by the offset from which they hold; the first holds from 0.
    pub(super) charsets: Vec<(u32, Charset)>,
    /// Charsets that made nodes name, for the roots of games. Of no account where all games have the same.
    pub(super) made_charsets: HashMap<u32, Charset>,
    /// The suffix of the file's name, where it is known.
    pub(super) suffix: Option<Box<str>>,
    /// Something that encodings do not agree about was written since.
    pub(super) foreign: bool,
    /// How many bytes of properties were written since and stand in some node.
    pub(super) written: usize,
    /// What the bytes that were read say about encodings, once somebody asked; shared by copies.
    pub(super) evidence: Arc<OnceLock<Evidence>>,
}

impl Tree {
    /// An empty collection, in UTF-8; nothing says so yet.
    pub fn empty() -> Self {
        Self::over(Arc::default(), Charset::utf8().with_origin(Origin::Default))
    }

    /// The suffix of the name of the file it was read from, in small letters, as far as the reader was told.
    pub fn suffix(&self) -> Option<&str> {
        self.suffix.as_deref()
    }

    pub(super) fn over(source: Arc<Vec<u8>>, charset: Charset) -> Self {
        Self {
            source,
            nodes: Nodes::new(),
            parens: Vec::new(),
            lists: HashMap::new(),
            made: HashMap::new(),
            relinked: HashMap::new(),
            shape: 0,
            edited: HashMap::new(),
            header: (0, 0),
            trailer: (0, 0),
            irregular: Irregular::default(),
            charsets: vec![(0, charset)],
            made_charsets: HashMap::new(),
            suffix: None,
            foreign: false,
            written: 0,
            evidence: Arc::default(),
        }
    }

    #[inline]
    pub(super) fn node(&self, node: NodeId) -> Node {
        step(1);
        self.nodes.get(node.0).unwrap_or(UNKNOWN)
    }

    pub(super) fn charset_at(&self, offset: usize) -> &Charset {
        let after = self.charsets.partition_point(|(from, _)| *from as usize <= offset);
        &self.charsets[after.max(1) - 1].1
    }

    /// Where the `;` and the properties of a node that was read start. Without a `;` both are the same.
    pub(super) fn semicolon(&self, id: u32) -> (usize, usize) {
        if let Some(&(semicolon, head)) = self.irregular.heads.get(&id) {
            return (semicolon as usize, head as usize);
        }
        let node = self.nodes.at(id);
        let semicolon = skip_space(&self.source[..node.end as usize], node.start as usize);
        (semicolon, semicolon + 1)
    }
}
