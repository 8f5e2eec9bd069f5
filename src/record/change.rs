//! The few changes a tree knows, each of which gives back the change that undoes it.

use crate::sgf::{NewNode, NodeId, PropertyText, Tree};
use crate::text::Charset;

/// One change of a tree. Applying it returns its inverse, which holds what was there before and nothing more.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Make a node, not linked anywhere yet. A node is made once: taking it back leaves it unlinked in the arena.
    Create { node: NodeId, new: NewNode },
    /// Link a node below a parent (`None`: as a game), before a sibling or last.
    Link { node: NodeId, parent: Option<NodeId>, before: Option<NodeId>, step: i32 },
    /// Unlink a node with all that follows.
    Unlink { node: NodeId, step: i32 },
    /// Replace the properties of a node.
    SetList { node: NodeId, list: Vec<PropertyText>, step: i32 },
    /// Replace the charset of every game.
    SetCharset { charset: Charset },
    /// Replace the charsets of single games, or put back those that were there.
    RestoreCharsets { charsets: Vec<(u32, Charset)> },
    /// Say in which charset the game is that starts with a node that was made, or leave it open.
    SetMadeCharset { node: NodeId, charset: Option<Charset> },
    /// Replace everything: the text itself was repaired and read again.
    Replace { tree: Box<Tree> },
}

impl Change {
    /// Changes the tree. The inverse is `None` for the making of a node, which needs no undoing.
    pub(super) fn apply(self, tree: &mut Tree) -> Option<Change> {
        match self {
            Self::Create { node, new } => {
                let made = tree.create(new);
                debug_assert_eq!(made, node, "a transaction is applied to the tree it was made for");
                None
            }
            Self::Link { node, parent, before, step } => {
                tree.link(node, parent, before, step);
                Some(Self::Unlink { node, step: -step })
            }
            Self::Unlink { node, step } => {
                let (parent, before) = (tree.parent(node), tree.next_sibling(node));
                tree.unlink(node, step);
                Some(Self::Link { node, parent, before, step: -step })
            }
            Self::SetList { node, list, step } => {
                let old = tree.list(node);
                tree.set_list(node, list, step);
                Some(Self::SetList { node, list: old, step: -step })
            }
            Self::SetCharset { charset } => {
                let charsets = tree.set_charset(charset);
                Some(Self::RestoreCharsets { charsets })
            }
            Self::RestoreCharsets { charsets } => {
                let charsets = tree.restore_charsets(charsets);
                Some(Self::RestoreCharsets { charsets })
            }
            Self::SetMadeCharset { node, charset } => {
                let charset = tree.set_made_charset(node, charset);
                Some(Self::SetMadeCharset { node, charset })
            }
            Self::Replace { tree: mut new } => {
                // Whoever still holds an id of the other tree must not be led astray by it.
                new.pad(tree.len());
                tree.pad(new.len());
                std::mem::swap(tree, &mut *new);
                Some(Self::Replace { tree: new })
            }
        }
    }

    /// How many bytes of a whole text it holds.
    pub(super) fn held(&self) -> usize {
        match self {
            Self::Replace { tree } => tree.source().len(),
            _ => 0,
        }
    }

    /// Takes over what a later inverse would undo, where one inverse can undo both. This one is the older.
    ///
    /// A drag or a typed word changes the same list again and again: only the oldest state is worth keeping.
    pub(super) fn absorb(&mut self, later: &Change) -> bool {
        match (self, later) {
            (Self::SetList { node, step, .. }, Self::SetList { node: other, step: again, .. }) if node == other => {
                *step += again;
                true
            }
            _ => false,
        }
    }
}

/// A part of the record that changed, for those who keep something that depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Touched {
    /// Properties of a node, by identifier.
    Properties {
        /// The node.
        node: NodeId,
        /// The identifiers that appeared, disappeared or have other values; one can occur more than once.
        ids: Vec<String>,
    },
    /// A node was linked or unlinked, with all that follows.
    Branch {
        /// The node.
        node: NodeId,
        /// Where it was linked, or hung before; `None` for a game.
        parent: Option<NodeId>,
    },
    /// The encoding.
    Charset,
    /// All of it: ids of nodes mean other nodes now.
    Everything,
}
