//! One undo step: some changes, a title, and the current node afterwards.

use super::change::Change;
use crate::sgf::{NewNode, NodeId, PropertyText, Tree};
use crate::text::Charset;

/// Changes that are made, undone and made again together.
///
/// A transaction is built against a tree and can be applied to that tree only, before any other.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct Transaction {
    pub(super) title: String,
    pub(super) changes: Vec<Change>,
    /// `None`: stay. `Some(None)`: there is no node left.
    pub(super) cursor: Option<Option<NodeId>>,
    pub(super) merge: Option<Merge>,
    /// Ids from here on are made by this transaction.
    first_new: usize,
    made: usize,
}

/// The key under which transactions are merged into one undo step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merge {
    /// One gesture of the pointer: everything with the same number.
    Gesture(u64),
    /// Text typed into one property of one node. `start..end` (in bytes of the new text) is what was put in, or an
    /// empty range where text was taken out; `removed` is how many bytes were.
    Typing {
        /// The node whose text it is.
        node: NodeId,
        /// The property, `C` for a comment.
        property: String,
        /// Where the new text starts, in bytes.
        start: usize,
        /// Where it ends.
        end: usize,
        /// How much was taken out at `start`, in bytes.
        removed: usize,
        /// The new text starts a word.
        starts_word: bool,
    },
}

impl Merge {
    /// The key for typing that turned `old` into `new`; `None` if the texts are equal.
    pub fn typing(node: NodeId, property: &str, old: &str, new: &str) -> Option<Self> {
        if old == new {
            return None;
        }
        let start = common(old.chars().zip(new.chars()));
        let (old_rest, new_rest) = (&old[start..], &new[start..]);
        let tail = common(old_rest.chars().rev().zip(new_rest.chars().rev()));
        let (removed, end) = (old_rest.len() - tail, new.len() - tail);
        let typed = &new[start..end];
        let after_blank = new[..start].chars().next_back().is_none_or(char::is_whitespace);
        let starts_word = after_blank && typed.chars().next().is_some_and(|c| !c.is_whitespace());
        Some(Self::Typing { node, property: property.to_owned(), start, end, removed, starts_word })
    }

    /// The same for a one-line text: a new word does not start a new step.
    pub fn in_one_go(mut self) -> Self {
        if let Self::Typing { starts_word, .. } = &mut self {
            *starts_word = false;
        }
        self
    }

    /// The node and property whose text was typed.
    pub(super) fn typed(&self) -> Option<(NodeId, String)> {
        match self {
            Self::Typing { node, property, .. } => Some((*node, property.clone())),
            Self::Gesture(_) => None,
        }
    }

    /// Whether a transaction with the key `next` belongs to the step that ended with this one.
    pub(super) fn takes(&self, next: &Merge) -> bool {
        match (self, next) {
            (Self::Gesture(this), Self::Gesture(that)) => this == that,
            (
                Self::Typing { node, property, start, end, removed, .. },
                Self::Typing {
                    node: next_node,
                    property: next_property,
                    start: next_start,
                    end: next_end,
                    removed: next_removed,
                    starts_word,
                },
            ) => {
                if node != next_node || property != next_property {
                    return false;
                }
                let (typed, next_typed) = (end > start, next_end > next_start);
                match (typed, next_typed) {
                    // Going on with a word, or with the blanks after it.
                    (true, true) => *next_removed == 0 && next_start == end && !starts_word,
                    // Deleting on, backwards or forwards.
                    (false, false) => {
                        *removed > 0 && (start.checked_sub(*next_start) == Some(*next_removed) || next_start == start)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

/// The length in bytes of the characters that are the same.
fn common(pairs: impl Iterator<Item = (char, char)>) -> usize {
    pairs.take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum()
}

impl Transaction {
    /// An empty transaction for this tree.
    pub fn new(tree: &Tree, title: impl Into<String>) -> Self {
        let first_new = tree.len();
        Self { title: title.into(), changes: Vec::new(), cursor: None, merge: None, first_new, made: 0 }
    }

    /// Its name in the history.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The history calls it this from now on.
    #[doc(hidden)]
    pub fn call(&mut self, title: &str) {
        title.clone_into(&mut self.title);
    }

    /// True when applying it changes nothing.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// How many changes it makes.
    #[doc(hidden)]
    pub fn len(&self) -> usize {
        self.changes.len()
    }

    /// Sets the current node afterwards; by default it does not change.
    pub fn stand_at(&mut self, node: NodeId) {
        self.cursor = Some(Some(node));
    }

    /// Makes this one step with the step before it, if that has a key that fits.
    pub fn merge(&mut self, merge: Option<Merge>) {
        self.merge = merge;
    }

    /// Makes a node; link it to make it part of the record.
    #[doc(hidden)]
    pub fn create(&mut self, new: NewNode) -> NodeId {
        let node = Tree::id_after(self.first_new + self.made);
        self.made += 1;
        self.changes.push(Change::Create { node, new });
        node
    }

    /// Links a node below a parent (`None`: as a game), before a sibling or last.
    #[doc(hidden)]
    pub fn link(&mut self, node: NodeId, parent: Option<NodeId>, before: Option<NodeId>) {
        self.changes.push(Change::Link { node, parent, before, step: 1 });
    }

    /// Unlinks a node with all that follows.
    #[doc(hidden)]
    pub fn unlink(&mut self, node: NodeId) {
        self.changes.push(Change::Unlink { node, step: 1 });
    }

    /// Replaces the properties of a node.
    #[doc(hidden)]
    pub fn set_list(&mut self, node: NodeId, list: Vec<PropertyText>) {
        self.changes.push(Change::SetList { node, list, step: 1 });
    }

    /// The node's new properties, if the transaction has them already.
    #[doc(hidden)]
    pub fn pending_list(&mut self, node: NodeId) -> Option<&mut Vec<PropertyText>> {
        self.changes.iter_mut().rev().find_map(|change| match change {
            Change::SetList { node: other, list, .. } if *other == node => Some(list),
            Change::Create { node: other, new } if *other == node => Some(&mut new.properties),
            _ => None,
        })
    }

    /// A node that it made last, to be changed before it is linked.
    #[doc(hidden)]
    pub fn made(&mut self, node: NodeId) -> Option<&mut NewNode> {
        self.changes.iter_mut().rev().find_map(|change| match change {
            Change::Create { node: made, new } if *made == node => Some(new),
            _ => None,
        })
    }

    /// The charset of a game that it makes, if it sets one.
    pub(super) fn made_charset(&self, root: NodeId) -> Option<&Charset> {
        self.changes.iter().find_map(|change| match change {
            Change::Create { node, new } if *node == root => new.charset.as_ref(),
            _ => None,
        })
    }

    /// The charset that it gives every game, where it does.
    pub(super) fn pending_charset(&self) -> Option<&Charset> {
        self.changes.iter().rev().find_map(|change| match change {
            Change::SetCharsets { charsets } if charsets.len() == 1 => Some(&charsets[0].1),
            _ => None,
        })
    }

    /// Whether it writes something that is not ASCII to a node that is not `exempt`; `None` is a node that it makes.
    pub(crate) fn writes_letters(&self, exempt: impl Fn(Option<NodeId>) -> bool) -> bool {
        let foreign = |list: &[PropertyText]| {
            list.iter().any(|property| matches!(property, PropertyText::Own(own) if !own.parts().1.is_ascii()))
        };
        self.changes.iter().any(|change| match change {
            Change::SetList { node, list, .. } => foreign(list) && !exempt(Some(*node)),
            Change::Create { new, .. } => foreign(&new.properties) && !exempt(None),
            _ => false,
        })
    }

    /// The number of the change that was added last.
    pub(super) fn last_change(&self) -> usize {
        self.changes.len().saturating_sub(1)
    }

    /// The properties that a change gives its node.
    pub(super) fn list_of(&mut self, change: usize) -> Option<&mut Vec<PropertyText>> {
        match self.changes.get_mut(change)? {
            Change::SetList { list, .. } => Some(list),
            Change::Create { new, .. } => Some(&mut new.properties),
            _ => None,
        }
    }

    /// The white space before the node that a change makes.
    pub(super) fn lead_of(&self, change: usize) -> Box<[u8]> {
        match self.changes.get(change) {
            Some(Change::Create { new, .. }) => new.lead.clone(),
            _ => Box::default(),
        }
    }

    /// Replaces the whole tree by one that was read anew. Ids of nodes are those of the new tree from here on.
    #[doc(hidden)]
    pub fn replace(&mut self, tree: Tree) {
        self.changes.push(Change::Replace { tree: Box::new(tree) });
    }

    /// Replaces the charsets of single games.
    pub(crate) fn set_charsets(&mut self, charsets: Vec<(u32, Charset)>) {
        self.changes.push(Change::SetCharsets { charsets });
    }

    /// Says in which charset the game is that starts with a node that was made by an earlier step.
    pub(super) fn set_made_charset(&mut self, node: NodeId, charset: Charset) {
        self.changes.push(Change::SetMadeCharset { node, charset: Some(charset) });
    }

    /// Replaces the charset of every game. The caller re-encodes what is not ASCII.
    #[doc(hidden)]
    pub fn set_charset(&mut self, charset: Charset) {
        self.set_charsets(vec![(0, charset)]);
    }
}
