//! Verifies that written bytes are read back as the tree that was written.

use super::{NodeId, Property, ReadOptions, Tree};
use crate::text::Charset;

impl Tree {
    /// Whether these bytes are read as this tree: the same nodes with the same properties.
    pub(super) fn reads_back(&self, bytes: &[u8]) -> bool {
        let main = &self.charsets[0].1;
        let charset = match (self.has_several_charsets(), main.is_wide()) {
            (true, _) => None,
            (false, true) => Some(Charset::utf8()),
            (false, false) => Some(main.clone()),
        };
        let (again, _) = Tree::read_with(bytes.to_vec(), &ReadOptions::again(self, charset));
        // The writer ends an unfinished value with the bytes that lead back to ASCII, which are no part of its text.
        let (_, back) = self.irregular.open_tail;
        let alike = |ours: &[u8], theirs: &[u8]| ours == theirs || theirs.strip_suffix(back) == Some(ours);
        let values = |ours: &Property<'_>, theirs: &Property<'_>| {
            ours.values().count() == theirs.values().count()
                && ours.values().zip(theirs.values()).all(|(ours, theirs)| alike(ours, theirs))
        };
        let nodes = |tree: &Tree| tree.all_nodes().collect::<Vec<_>>();
        let (ours, theirs) = (nodes(self), nodes(&again));
        let same = |&(ours, theirs): &(NodeId, NodeId)| {
            self.child_count(ours) == again.child_count(theirs)
                && self.properties(ours).count() == again.properties(theirs).count()
                && self
                    .properties(ours)
                    .zip(again.properties(theirs))
                    .all(|(ours, theirs)| ours.ident() == theirs.ident() && values(&ours, &theirs))
        };
        ours.len() == theirs.len()
            && self.game_count() == again.game_count()
            && ours.into_iter().zip(theirs).all(|pair| same(&pair))
    }
}
