//! The properties of a node and the ends of their values, located once for all checks.

use super::{NodeId, Property, Tree};
use std::ops::Range;

/// The properties of a node with their values. The room that it takes is used again for the next node.
#[derive(Default)]
#[doc(hidden)]
pub struct Contents<'a> {
    /// Each with the places of its values among all of them.
    properties: Vec<(Property<'a>, Range<usize>)>,
    values: Vec<&'a [u8]>,
}

impl<'a> Contents<'a> {
    /// Replaces the contents by those of another node.
    pub fn fill(&mut self, tree: &'a Tree, node: NodeId) {
        self.properties.clear();
        self.values.clear();
        let (mut rest, mut from) = (tree.properties(node), 0);
        while let Some(property) = rest.next_with_values(|raw| self.values.push(raw)) {
            self.properties.push((property, from..self.values.len()));
            from = self.values.len();
        }
    }

    /// The properties in the order of the file, duplicates included, and the raw values of each.
    pub fn iter(&self) -> impl Iterator<Item = (&Property<'a>, &[&'a [u8]])> {
        self.properties.iter().map(|(property, values)| (property, &self.values[values.clone()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_what_the_node_holds() {
        let (tree, _) = Tree::read(b"(;FF[4]AB[aa][b\\]b] [cc];;W[dd]W[ee]C[] x)".to_vec());
        let mut contents = Contents::default();
        for node in tree.descendants(tree.games().next().unwrap()) {
            contents.fill(&tree, node);
            let held = contents.iter().map(|(property, values)| (property.ident(), property.offset(), values.to_vec()));
            let own = tree.properties(node);
            assert!(held.eq(own.map(|own| (own.ident(), own.offset(), own.values().collect::<Vec<_>>()))));
        }
    }
}
