//! The primitive changes of a tree; applying one returns its inverse.

use crate::sgf::{NewNode, NodeId, PropertyText, Tree, differing};
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
    /// Replace consecutive properties of a node. The inverse stores only the difference, since a long history would otherwise store the
    /// whole list in each step.
    Splice { node: NodeId, splice: Splice, step: i32 },
    /// Replace the charsets of the games, each with the offset in the source from which it holds; a single one is that of every game.
    SetCharsets { charsets: Vec<(u32, Charset)> },
    /// Set the charset of the game that starts with a created node, or leave it open.
    SetMadeCharset { node: NodeId, charset: Option<Charset> },
    /// Replace the whole tree: the text was repaired and read again.
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
                let old = tree.set_list(node, list, step);
                let splice = Splice::between(&tree.entries(node), &old);
                Some(Self::Splice { node, splice, step: -step })
            }
            Self::Splice { node, splice, step } => {
                let list = splice.applied(tree.list(node));
                Self::SetList { node, list, step }.apply(tree)
            }
            Self::SetCharsets { charsets } => {
                let charsets = tree.set_charsets(charsets);
                Some(Self::SetCharsets { charsets })
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
    /// A drag or a typed word changes the same properties again and again: only their oldest state is worth keeping.
    pub(super) fn absorb(&mut self, later: &Change) -> bool {
        match (self, later) {
            (Self::Splice { node, splice, step }, Self::Splice { node: other, splice: first, step: again })
                if node == other =>
            {
                let Some(both) = first.then(splice) else { return false };
                (*splice, *step) = (both, *step + again);
                true
            }
            _ => false,
        }
    }
}

/// Other properties in the place of some that follow each other in a list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Splice {
    /// Where they begin, and how many there are.
    at: usize,
    gone: usize,
    /// Their replacement.
    new: Vec<PropertyText>,
}

impl Splice {
    /// The change from one list to the other: the shortest differing part.
    fn between(from: &[PropertyText], to: &[PropertyText]) -> Self {
        let (gone, new) = differing(from, to);
        Self { at: gone.start, gone: gone.len(), new: to[new].to_vec() }
    }

    pub(super) fn applied(self, mut list: Vec<PropertyText>) -> Vec<PropertyText> {
        let start = self.at.min(list.len());
        let end = start.saturating_add(self.gone).min(list.len());
        list.splice(start..end, self.new);
        list
    }

    /// The combination of this one and then `next`; `None` if there is a gap between the two.
    fn then(&self, next: &Self) -> Option<Self> {
        let (end, next_end) = (self.at + self.new.len(), next.at + next.gone);
        if next_end < self.at || end < next.at {
            return None;
        }
        // The part of our insertion that the next one leaves.
        let before = &self.new[..next.at.saturating_sub(self.at)];
        let behind = &self.new[next_end.saturating_sub(self.at).min(self.new.len())..];
        let (at, until) = (self.at.min(next.at), end.max(next_end));
        let gone = until - at - self.new.len() + self.gone;
        Some(Self { at, gone, new: [before, &next.new, behind].concat() })
    }
}

/// A part of the record that changed, for callers that cache something derived from it.
#[derive(Clone, Debug, PartialEq, Eq)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::draft::own;

    #[test]
    fn two_splices_in_one_do_what_they_do_one_after_the_other() {
        let mut random = fastrand::Rng::with_seed(29);
        let mut list = |most: usize| -> Vec<PropertyText> {
            (0..random.usize(..most)).map(|_| own(b"", b"C", [[b'a' + random.u8(..3)]])).collect()
        };
        let (mut joined, mut apart) = (0, 0);
        for _ in 0..20_000 {
            let [first, second, third] = [list(7), list(7), list(7)];
            let (one, two) = (Splice::between(&first, &second), Splice::between(&second, &third));
            assert_eq!(one.clone().applied(first.clone()), second);
            match one.then(&two) {
                Some(both) => {
                    assert_eq!(both.applied(first), third);
                    joined += 1;
                }
                None => apart += 1,
            }
        }
        assert!(joined > 1000 && apart > 100, "{joined} {apart}");
    }
}
