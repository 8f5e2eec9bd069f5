//! Matches the nodes of two games.

use super::node::{Key, Side};
use crate::sgf::NodeId;
use std::collections::HashMap;

/// The nodes that two games have in common: those with the same effect after a common parent.
///
/// ```
/// use variorum_edit::relate::{Alignment, Side};
/// use variorum_game::Kind;
/// use variorum_sgf::Tree;
///
/// let [ours, theirs] = ["(;GM[1];B[dd];W[qq])", "(;GM[1];B[dd](;W[qq])(;W[cc]))"].map(|text| Tree::read(text.into()).0);
/// let root = |tree: &Tree| tree.games().next().unwrap();
/// let kind = Kind::of(&ours, root(&ours));
/// let side = |tree| Side { tree, kind: &kind };
/// let aligned = Alignment::of((side(&ours), root(&ours)), (side(&theirs), root(&theirs))).unwrap();
/// let found: Vec<bool> = theirs.descendants(root(&theirs)).map(|node| aligned.ours(node).is_some()).collect();
/// assert_eq!(found, [true, true, true, false]);
/// ```
#[derive(Clone, Debug)]
pub struct Alignment(HashMap<NodeId, NodeId>);

impl Alignment {
    /// Aligns two games, each given by its record and root. `None` if they start with different positions. Of several equal variations the
    /// first counts.
    pub fn of((ours, our_root): (Side<'_>, NodeId), (theirs, their_root): (Side<'_>, NodeId)) -> Option<Self> {
        if ours.key(our_root) != theirs.key(their_root) {
            return None;
        }
        let mut pairs = HashMap::from([(their_root, our_root)]);
        let mut followers: HashMap<NodeId, HashMap<Key, NodeId>> = HashMap::new();
        for node in theirs.tree.descendants(their_root).skip(1) {
            let Some(&parent) = theirs.tree.parent(node).and_then(|parent| pairs.get(&parent)) else { continue };
            let known = followers.entry(parent).or_insert_with(|| {
                let mut known = HashMap::new();
                for child in ours.tree.children(parent) {
                    known.entry(ours.key(child)).or_insert(child);
                }
                known
            });
            if let Some(&shared) = known.get(&theirs.key(node)) {
                pairs.insert(node, shared);
            }
        }
        Some(Self(pairs))
    }

    /// Our counterpart of one of their nodes.
    pub fn ours(&self, theirs: NodeId) -> Option<NodeId> {
        self.0.get(&theirs).copied()
    }
}
