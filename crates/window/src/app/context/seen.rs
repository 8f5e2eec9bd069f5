//! Which nodes have been visited while what follows is hidden: a problem reveals its solution only as it is played or asked for.

use std::collections::HashSet;

use crate::record::Document;
use crate::sgf::NodeId;

/// The visited nodes, with all their ancestors.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The record that they are of.
    record: u64,
    nodes: HashSet<NodeId>,
}

impl Seen {
    /// Marks the current node of the record with this identity as visited.
    pub fn follow(&mut self, record: u64, document: &Document) {
        if std::mem::replace(&mut self.record, record) != record {
            self.nodes.clear();
        }
        let tree = document.tree();
        let mut at = document.cursor();
        while let Some(node) = at.filter(|&node| self.nodes.insert(node)) {
            at = tree.parent(node);
        }
    }

    /// Whether the node was seen.
    pub fn has(&self, node: NodeId) -> bool {
        self.nodes.contains(&node)
    }

    /// The number of nodes seen. The set only grows, so an equal number means an unchanged set.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }
}

/// Whether a node is shown, if only visited nodes are.
pub fn shows(seen: Option<&Seen>, node: NodeId) -> bool {
    seen.is_none_or(|seen| seen.has(node))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visiting_a_node_marks_its_ancestors_as_seen() {
        let (mut document, _) = Document::open(b"(;GM[1](;B[aa];W[ab])(;B[ba];W[bb]))".to_vec());
        let root = document.tree().games().next().unwrap();
        let at = |document: &Document, path: &[usize]| document.tree().at_path(root, path).unwrap();
        let mut seen = Seen::default();
        seen.follow(1, &document);
        let other = at(&document, &[1, 0]);
        document.go_to(other);
        seen.follow(1, &document);
        for (path, has) in [(&[][..], true), (&[1], true), (&[1, 0], true), (&[0], false), (&[0, 0], false)] {
            assert_eq!(seen.has(at(&document, path)), has, "{path:?}");
        }
        // Another record has nodes of its own.
        document.go_to(root);
        seen.follow(2, &document);
        assert_eq!(seen.count(), 1);
    }
}
