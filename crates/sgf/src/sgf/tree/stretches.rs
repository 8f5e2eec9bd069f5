//! Runs of nodes that are byte-identical in two records.

use super::{NodeId, Tree};

/// So many nodes are compared first; then more and more at once.
const FIRST: usize = 4;

impl Tree {
    /// How many nodes after two of two records have equal text, each the only child of the one before it. In one encoding, and in games
    /// that are read alike, they mean the same. Takes time in proportion to the result.
    #[doc(hidden)]
    pub fn alike_behind(&self, node: NodeId, (other, with): (&Tree, NodeId)) -> usize {
        // With text before a semicolon, the bytes alone do not tell where the properties start.
        if !(self.irregular.heads.is_empty() && other.irregular.heads.is_empty()) {
            return 0;
        }
        let (mut found, mut step) = (0_usize, FIRST);
        while step > 0 {
            let [here, there] = [node.0 + found as u32, with.0 + found as u32];
            let (count, [one, two]) = self.nodes.equally_long_behind(here, (&other.nodes, there), step);
            if count > 0 && self.span(one) == other.span(two) {
                found += count;
                step = if count < step { 0 } else { step * 4 };
            } else {
                step = count.min(step) / 2;
            }
        }
        found
    }

    /// The node `count` places after one, in such a stretch.
    #[doc(hidden)]
    pub fn behind(&self, node: NodeId, count: usize) -> NodeId {
        NodeId(node.0 + count as u32)
    }

    fn span(&self, (from, to): (u32, u32)) -> &[u8] {
        &self.source[from as usize..to as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> usize {
        let [one, other] = [one, other].map(|text| Tree::read(text.into()).0);
        let [a, b] = [&one, &other].map(|tree| tree.games().next().unwrap());
        one.alike_behind(a, (&other, b))
    }

    #[test]
    fn a_stretch_ends_where_something_is_written_otherwise() {
        let line = |property: &str| format!("(;SZ[9];B[aa];W[bb];B[cc];W[dd]{property};B[ee];W[ff];B[gg];W[hh])");
        assert_eq!(alike(&line(""), &line("")), 8);
        assert_eq!(alike(&line("C[x]"), &line("C[y]")), 3);
        assert_eq!(alike(&line("C[x]"), &line("")), 3);
        assert_eq!(alike("(;SZ[9]C[longer];B[aa];W[bb])", "(;SZ[9];B[aa];W[bb])"), 2);
        assert_eq!(alike("(;;B[aa];W[bb])", "(;;B[aa]\n;W[bb])"), 1, "its white space belongs to a node");
        assert_eq!(alike("(;;B[aa](;W[bb])(;W[cc]))", "(;;B[aa](;W[bb])(;W[cc]))"), 0, "one before a fork");
        assert_eq!(alike("(;;B[aa];W[bb])", "(;;B[aa])"), 1);
        assert_eq!(alike("(;)", "(;;B[aa])"), 0);
        assert_eq!(alike("(;;B[aa]oops;W[bb])", "(;;B[aa]oops;W[bb])"), 0, "stray text");
    }

    #[test]
    fn edited_nodes_are_in_no_stretch() {
        let (mut tree, _) = Tree::read(b"(;;B[aa];W[bb];B[cc])".to_vec());
        let other = tree.clone();
        let root = tree.games().next().unwrap();
        let third = tree.main_line(root).nth(2).unwrap();
        assert_eq!(tree.alike_behind(root, (&other, root)), 3);
        tree.unlink(third, 1);
        assert_eq!(tree.alike_behind(root, (&other, root)), 1);
    }
}
