//! Whether bytes that were written read as the tree they were written from.

use super::{NodeId, ReadOptions, Tree};
use crate::text::Charset;

impl Tree {
    /// Whether these bytes read as this tree: the same nodes with the same properties.
    pub(super) fn reads_back(&self, bytes: &[u8]) -> bool {
        let main = &self.charsets[0].1;
        let charset = match (self.has_several_charsets(), main.is_wide()) {
            (true, _) => None,
            (false, true) => Some(Charset::utf8()),
            (false, false) => Some(main.clone()),
        };
        let (again, _) = Tree::read_with(bytes.to_vec(), &ReadOptions::again(self, charset));
        let nodes = |tree: &Tree| tree.games().flat_map(|root| tree.descendants(root)).collect::<Vec<_>>();
        let (ours, theirs) = (nodes(self), nodes(&again));
        let same = |&(ours, theirs): &(NodeId, NodeId)| {
            self.child_count(ours) == again.child_count(theirs)
                && self.properties(ours).count() == again.properties(theirs).count()
                && self
                    .properties(ours)
                    .zip(again.properties(theirs))
                    .all(|(ours, theirs)| ours.ident() == theirs.ident() && ours.values().eq(theirs.values()))
        };
        ours.len() == theirs.len()
            && self.game_count() == again.game_count()
            && ours.into_iter().zip(theirs).all(|pair| same(&pair))
    }
}
