//! Which nodes of the current game have the same position.

use std::collections::HashMap;
use std::sync::Arc;

use crate::app::look::words;
use crate::edit::spoken;
use crate::game::{Colour, Kind, Position};
use crate::relate::{EqualNodes, Sameness, equal_nodes};
use crate::sgf::{NodeId, Tree};

/// So many nodes are looked at for what follows elsewhere.
const MOST_LOOKED_AT: usize = 1000;

/// The groups of a game, and where in them each node stands.
#[derive(Debug, Default)]
pub struct EqualPlaces {
    groups: Vec<EqualNodes>,
    /// By node: the number of its group, and its own number there.
    places: HashMap<NodeId, (usize, usize)>,
}

impl EqualPlaces {
    /// Replays a game once.
    pub fn of(tree: &Tree, root: NodeId, kind: Arc<Kind>) -> EqualPlaces {
        let groups = equal_nodes(tree, root, kind, Sameness::Exact);
        let mut places = HashMap::new();
        for (group, equal) in groups.iter().enumerate() {
            places.extend(equal.nodes.iter().enumerate().map(|(at, &node)| (node, (group, at))));
        }
        EqualPlaces { groups, places }
    }

    /// At how many other nodes the position of this one stands.
    pub fn others(&self, node: NodeId) -> usize {
        self.group(node).map_or(0, |(group, _)| group.len() - 1)
    }

    /// The next node with the same position in the order of the file; after the last one the first.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        let (group, at) = self.group(node)?;
        group.get((at + 1) % group.len()).copied()
    }

    /// What is said of the position at other nodes: these, and the first lines of their comments, at most so many.
    pub fn comments(&self, tree: &Tree, node: NodeId, most: usize) -> Vec<(NodeId, String)> {
        let others =
            self.group(node).map_or(&[][..], |(group, _)| group).iter().copied().filter(|other| *other != node);
        let said = others.take(MOST_LOOKED_AT).filter_map(|other| Some((other, tree.line(other, "C")?)));
        said.filter(|(_, comment)| !comment.trim().is_empty()).take(most).collect()
    }

    /// All nodes with the position of this one, and its number among them.
    fn group(&self, node: NodeId) -> Option<(&[NodeId], usize)> {
        let &(group, at) = self.places.get(&node)?;
        Some((&self.groups.get(group)?.nodes, at))
    }

    /// Moves that follow the same position elsewhere and not this node, each once: their nodes and what they are called, at most so many.
    pub fn goes_on(&self, tree: &Tree, position: &Position, node: NodeId, most: usize) -> Vec<(NodeId, String)> {
        let Some((group, at)) = self.group(node) else { return Vec::new() };
        let moved = |child: NodeId| spoken::move_of(tree, child, position);
        let children = |node: NodeId| tree.children(node).take(MOST_LOOKED_AT);
        let mut known: Vec<(Colour, String)> = children(node).filter_map(moved).collect();
        let mut found = Vec::new();
        let others = group.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, &other)| other);
        for child in others.take(MOST_LOOKED_AT).flat_map(children).take(MOST_LOOKED_AT) {
            let Some(played) = moved(child).filter(|played| found.len() < most && !known.contains(played)) else {
                continue;
            };
            found.push((child, words::beside_number(position.kind().colour_name(played.0), played.1.clone())));
            known.push(played);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_gone_round_and_what_follows_elsewhere_is_known() {
        let record = b"(;GM[1]SZ[9](;B[cc];W[dd];B[ee];W[ff])(;B[ee];W[dd];B[cc](;W[gg])(;W[ff]))(;B[aa]))";
        let (tree, _) = Tree::read(record.to_vec());
        let root = tree.games().next().unwrap();
        let places = EqualPlaces::of(&tree, root, Arc::new(Kind::of(&tree, root)));
        let at = |path: &[usize]| tree.at_path(root, path).unwrap();
        let (one, other) = (at(&[0, 0, 0]), at(&[1, 0, 0]));
        assert_eq!((places.others(one), places.others(at(&[2])), places.next(at(&[2]))), (1, 0, None));
        assert_eq!((places.next(one), places.next(other)), (Some(other), Some(one)));
        let follow = |node| {
            let position = Position::replay(&tree, node);
            places.goes_on(&tree, &position, node, 9).into_iter().map(|(node, _)| node).collect::<Vec<_>>()
        };
        // The first has the second's other reply; the second has all of the first's.
        assert_eq!((follow(one), follow(other)), (vec![at(&[1, 0, 0, 0])], vec![]));
        // The replies are equal positions themselves.
        assert_eq!(places.next(at(&[0, 0, 0, 0])), Some(at(&[1, 0, 0, 1])));
    }
}
