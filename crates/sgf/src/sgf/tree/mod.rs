//! The whole collection: all nodes in one array, over the bytes of the file.
//!
//! A node is its links and its span in the file. Properties are parsed from that span on demand. Only edited nodes, and nodes with
//! irregular text, have a property list in a side table. A node keeps its id, which is never reused; deleting a variation only unlinks it.
//!
//! * All games are children of an invisible node, so adding or moving a game is the same change as adding a variation.
//! * An identifier is a property where a value follows, or where the format knows it; any other word is stray text.
//! * Text between tokens belongs to the token after it: removing a property removes the space before it, and leaves no hole in the layout.
//! * A variation keeps the spans of its parentheses. Where a line without parentheses gets a sibling, the writer prints them.
//! * `relinked` counts changes to the children of a node, and undoing one counts down. At zero they are written as they were read,
//!   parentheses included; that is how undo restores the exact bytes.
//!
//! Properties are not stored, because a table of them and their values would cost several times the memory of the links, and asking a node
//! for one costs less than a microsecond.

mod changes;
mod irregular;
mod links;
mod nodes;
mod reading;
mod reopened;
mod stretches;

pub(super) use irregular::{Irregular, Span};
pub use links::Children;
pub use nodes::NodeId;
pub(super) use nodes::{ByNode, COLLECTION, INLINE, LISTED, MADE, NONE, Node, Nodes};

use super::{lexer::skip_space, property::PropertyText};
use crate::text::{Charset, Origin, steps::step};
use irregular::Edited;
use reopened::Evidence;
use std::{
    collections::HashMap,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
};

/// What a tree returns for a node that it never had: an empty, unlinked one.
const UNKNOWN: Node = Node { flags: MADE | LISTED, ..Node::new(0, 0) };

/// The parentheses of a variation, each with the text before it. `open` is where the text before the opening one starts; the text of the
/// node starts after that parenthesis. `close` ends after the closing one, and is empty if the file has none.
#[derive(Clone, Debug)]
pub(super) struct Parens {
    pub open: u32,
    pub close: (u32, u32),
}

/// Text of an opening and a closing parenthesis, with the white space before each.
pub(crate) type ParensText = (Box<[u8]>, Box<[u8]>);

/// A node for [`Tree::create`].
#[derive(Clone, Debug, Default, PartialEq)]
#[doc(hidden)]
pub struct NewNode {
    /// Parentheses, for a node that brings its own.
    pub parens: Option<ParensText>,
    /// The white space before the `;`.
    pub lead: Box<[u8]>,
    /// The properties.
    pub properties: Vec<PropertyText>,
    /// The charset of the game that starts here, if the games of the collection have different ones.
    pub charset: Option<Charset>,
}

#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub parens: Option<ParensText>,
    pub lead: Box<[u8]>,
}

/// A number that no shape of any tree has had.
fn new_shape() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed)
}

/// A collection of game records: every game, node and property, and every byte between them.
///
/// [`write`](Tree::write) returns the bytes. A tree is changed through a [`Document`](crate::record::Document), which keeps the way back. Cloning
/// shares the file's bytes and copies the links.
///
/// Ids of deleted nodes stay valid. An id of another tree refers to the node with the same index here or, if there is none, to an unlinked
/// empty node.
///
/// ```
/// use variorum_sgf::Tree;
///
/// let (tree, faults) = Tree::read(b"(;GM[1];B[aa](;W[bb];B[cc])(;W[dd]C[a variation]))".to_vec());
/// assert!(faults.is_empty());
/// let root = tree.games().next().unwrap();
/// let main_line: Vec<_> = tree.main_line(root).collect();
/// assert_eq!(tree.values(main_line[2], "W").next(), Some(&b"bb"[..]));
///
/// let leaves: Vec<_> = tree.leaves(root).collect();
/// assert_eq!((leaves.len(), leaves[0]), (2, main_line[3]));
/// assert_eq!(tree.text(leaves[1], "C").as_deref(), Some("a variation"));
/// assert_eq!(tree.way_up(leaves[1]).count(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) source: Arc<Vec<u8>>,
    pub(super) nodes: Nodes,
    pub(super) parens: Vec<Parens>,
    pub(super) lists: ByNode<Vec<PropertyText>>,
    pub(super) made: HashMap<u32, Layout>,
    /// How many changes were made to the children of a node and not taken back. A node that is not here has the children that it was
    /// read with.
    pub(super) relinked: ByNode<i32>,
    /// Counts changes to the children of any node.
    pub(super) shape: u64,
    /// The nodes whose lists differ from the source. Empty again when every edit is undone.
    pub(super) edited: ByNode<Edited>,
    /// The text before the first game and after the last one.
    pub(super) header: (u32, u32),
    pub(super) trailer: (u32, u32),
    pub(super) irregular: Irregular,
    /// The charsets of the games, each with the offset from which it holds; the first holds from 0.
    pub(super) charsets: Vec<(u32, Charset)>,
    /// The charsets of games whose roots were made by edits. Not used where all games have the same.
    pub(super) made_charsets: HashMap<u32, Charset>,
    /// The suffix of the file's name, where it is known.
    pub(super) suffix: Option<Box<str>>,
    /// An edit wrote bytes whose meaning depends on the encoding.
    pub(super) foreign: bool,
    /// How many bytes of properties in the nodes were written by edits.
    pub(super) written: usize,
    /// What the source shows about its encoding, once computed. Copies of the tree share it.
    pub(super) evidence: Arc<OnceLock<Evidence>>,
}

impl Tree {
    /// An empty collection in UTF-8, without CA.
    pub fn empty() -> Self {
        Self::over(Arc::default(), Charset::utf8().with_origin(Origin::Default))
    }

    /// The suffix of its file's name, in lower case, if it was given to the reader.
    pub fn suffix(&self) -> Option<&str> {
        self.suffix.as_deref()
    }

    pub(super) fn over(source: Arc<Vec<u8>>, charset: Charset) -> Self {
        Self {
            source,
            nodes: Nodes::new(),
            parens: Vec::new(),
            lists: ByNode::default(),
            made: HashMap::new(),
            relinked: ByNode::default(),
            shape: new_shape(),
            edited: ByNode::default(),
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

    /// Where the `;` and the properties start in a node that was read. Without a `;` both are the same.
    pub(super) fn semicolon(&self, id: u32) -> (usize, usize) {
        if let Some(&(semicolon, head)) = self.irregular.heads.get(&id) {
            return (semicolon as usize, head as usize);
        }
        let node = self.nodes.at(id);
        let semicolon = skip_space(&self.source[..node.end as usize], node.start as usize);
        (semicolon, semicolon + 1)
    }
}
