//! Positions anywhere in a game without starting over: checkpoints along the lines that were looked at.
//!
//! Checkpoints stand a fixed number of nodes apart. When there are too many, every second one goes and the distance
//! doubles, so memory is bounded and going anywhere in a line of a million nodes stays fast.

use super::{Finding, Kind, Markup, Position, Swaps};
use crate::sgf::{Fault, NodeId, Tree};
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

const SPACING: usize = 256;
const CHECKPOINTS: usize = 256;

/// The positions of a tree, as somebody looks at them.
#[derive(Debug)]
pub struct Replay {
    revision: u64,
    spacing: usize,
    /// Position after a node, with the number of nodes before it.
    checkpoints: HashMap<NodeId, (usize, Position)>,
    current: Option<(NodeId, usize, Position)>,
    /// How the swaps of a game are read, where somebody decided that.
    swaps: HashMap<NodeId, Swaps>,
    steps: u64,
}

impl Default for Replay {
    fn default() -> Self {
        Self::new()
    }
}

impl Replay {
    /// Without any position yet.
    pub fn new() -> Replay {
        Replay {
            revision: 0,
            spacing: SPACING,
            checkpoints: HashMap::new(),
            current: None,
            swaps: HashMap::new(),
            steps: 0,
        }
    }

    /// Reads the swaps of the game that starts at `root` in a certain way from now on.
    pub fn set_swaps(&mut self, root: NodeId, swaps: Swaps) {
        self.swaps.insert(root, swaps);
        self.forget();
    }

    /// How the swaps of a game are read.
    pub fn swaps(&self, root: NodeId) -> Swaps {
        self.swaps.get(&root).copied().unwrap_or_default()
    }

    fn forget(&mut self) {
        self.checkpoints.clear();
        self.current = None;
        self.spacing = SPACING;
    }

    /// Tells which nodes were changed, linked or unlinked between the last revision asked for and this one.
    ///
    /// What lies above all of them stays valid. Without this call a new revision forgets everything.
    pub fn changed(&mut self, tree: &Tree, revision: u64, nodes: &[NodeId]) {
        let depth = nodes.iter().map(|&node| depth(tree, node)).min().unwrap_or(usize::MAX);
        self.revision = revision;
        let valid = |at: usize, position: &Position| {
            // What a swap or an unknown game means may depend on the moves after it.
            at < depth && depth > 0 && !position.looked_ahead && position.kind.is_read_from_root()
        };
        self.checkpoints.retain(|_, (at, position)| valid(*at, position));
        self.current = self.current.take().filter(|(_, at, position)| valid(*at, position));
    }

    /// The position after a node. A different revision of the tree forgets what was known.
    pub fn position(&mut self, tree: &Tree, revision: u64, node: NodeId) -> &Position {
        if revision != self.revision {
            self.forget();
            self.revision = revision;
        }
        let mut path = Vec::new();
        let mut at = node;
        let (mut depth, mut position) = loop {
            if self.current.as_ref().is_some_and(|current| current.0 == at)
                && let Some((_, depth, position)) = self.current.take()
            {
                break (depth, position);
            }
            if let Some((depth, position)) = self.checkpoints.get(&at) {
                break (*depth, position.clone());
            }
            path.push(at);
            match tree.parent(at) {
                Some(parent) => at = parent,
                None => {
                    let kind = Kind::of(tree, at).with_swaps(self.swaps(at));
                    let mut position = Position::start(Arc::new(kind));
                    position.step(tree, at);
                    path.pop();
                    break (0, position);
                }
            }
        };
        self.steps += path.len() as u64;
        while let Some(next) = path.pop() {
            position.step(tree, next);
            depth += 1;
            if depth.is_multiple_of(self.spacing) {
                self.keep(next, depth, &position);
            }
        }
        &self.current.insert((node, depth, position)).2
    }

    fn keep(&mut self, node: NodeId, depth: usize, position: &Position) {
        if self.checkpoints.len() >= CHECKPOINTS {
            self.spacing *= 2;
            let spacing = self.spacing;
            self.checkpoints.retain(|_, (depth, _)| depth.is_multiple_of(spacing));
            if !depth.is_multiple_of(spacing) {
                return;
            }
        }
        self.checkpoints.insert(node, (depth, position.clone()));
    }

    /// Nodes executed so far; what tests and measurements look at.
    pub fn steps(&self) -> u64 {
        self.steps
    }
}

/// How many nodes lie above this one.
fn depth(tree: &Tree, node: NodeId) -> usize {
    let mut depth = 0;
    let mut at = node;
    while let Some(parent) = tree.parent(at) {
        depth += 1;
        at = parent;
    }
    depth
}

/// Positions kept for variations that are still to be walked; deeper trees replay the rest.
const PENDING: usize = 1024;

/// What the rules have to say about all games of a record, as faults, each at its node. What is `told` of a node already, some
/// things both the text and the rules speak against, is not said again.
pub fn faults(tree: &Tree, told: &[Fault], swaps: impl Fn(NodeId) -> Swaps) -> Vec<Fault> {
    let told: HashSet<(NodeId, &str)> = told.iter().filter_map(|fault| Some((fault.node?, fault.code))).collect();
    let games = tree.games().flat_map(|root| check_as(tree, root, swaps(root)));
    let new = games.filter(|(node, finding)| !told.contains(&(*node, finding.code)));
    new.map(|(node, finding)| Fault {
        offset: tree.offset(node).unwrap_or_default(),
        code: finding.code,
        severity: finding.weight().severity(),
        message: finding.message.into_owned(),
        node: Some(node),
        fixable: false,
    })
    .collect()
}

/// Everything there is to say about a game, node by node in the order of the file.
pub fn check(tree: &Tree, root: NodeId) -> Vec<(NodeId, Finding)> {
    check_as(tree, root, Swaps::default())
}

/// The same, with the swaps of a game of Hex read in a certain way.
fn check_as(tree: &Tree, root: NodeId, swaps: Swaps) -> Vec<(NodeId, Finding)> {
    let mut found = Vec::new();
    let mut position = Position::start(Arc::new(Kind::of(tree, root).with_swaps(swaps)));
    let mut fallback = Replay::new();
    fallback.set_swaps(root, swaps);
    let mut pending: Vec<(NodeId, Option<Position>)> = Vec::new();
    let mut next = Some(root);
    while let Some(node) = next {
        if node != root
            && let Some(sibling) = tree.next_sibling(node)
        {
            pending.push((sibling, Some(position.clone())));
            if let Some(far) = pending.len().checked_sub(PENDING + 1) {
                pending[far].1 = None;
            }
        }
        position.step(tree, node);
        found.extend(position.findings().iter().map(|finding| (node, finding.clone())));
        found.extend(Markup::check(tree, node, &position).into_iter().map(|finding| (node, finding)));
        next = tree.first_child(node);
        if next.is_none()
            && let Some((sibling, before)) = pending.pop()
        {
            position = before.unwrap_or_else(|| match tree.parent(sibling) {
                Some(parent) => fallback.position(tree, 0, parent).clone(),
                None => Position::start(position.kind.clone()),
            });
            next = Some(sibling);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Place;

    fn stones(position: &Position) -> Vec<Option<usize>> {
        (0..position.board().len() as u16).map(|n| position.stone(Place(n)).map(|c| c.index())).collect()
    }

    fn long(moves: usize) -> Tree {
        let mut text = String::from("(;GM[1]FF[4]SZ[9]");
        let mut random = fastrand::Rng::with_seed(5);
        for n in 0..moves {
            let point = |random: &mut fastrand::Rng| (b'a' + random.u8(0..9)) as char;
            text.push_str(&format!(";{}[{}{}]", ["B", "W"][n % 2], point(&mut random), point(&mut random)));
        }
        text.push(')');
        Tree::read(text.into_bytes()).0
    }

    #[test]
    fn anywhere_in_a_long_line_as_if_replayed_from_its_root() {
        let tree = long(3000);
        let root = tree.games().next().unwrap();
        let nodes: Vec<NodeId> = tree.descendants(root).collect();
        let mut replay = Replay::new();
        let mut random = fastrand::Rng::with_seed(6);
        for _ in 0..60 {
            let node = nodes[random.usize(0..nodes.len())];
            let expected = Position::replay(&tree, node);
            let found = replay.position(&tree, 1, node);
            assert_eq!(stones(found), stones(&expected));
            assert_eq!(found.findings(), expected.findings());
            assert_eq!(found.move_number(), expected.move_number());
        }
    }

    #[test]
    fn memory_is_bounded_and_a_step_stays_a_step() {
        let tree = long(80_000);
        let root = tree.games().next().unwrap();
        let nodes: Vec<NodeId> = tree.descendants(root).collect();
        let mut replay = Replay::new();
        replay.position(&tree, 1, nodes[nodes.len() - 1]);
        assert!(replay.checkpoints.len() <= CHECKPOINTS);
        let before = replay.steps();
        replay.position(&tree, 1, nodes[70_000]);
        replay.position(&tree, 1, nodes[70_001]);
        replay.position(&tree, 1, nodes[69_999]);
        assert!(replay.steps() - before < 5000, "{}", replay.steps() - before);
        replay.changed(&tree, 2, &[nodes[70_000]]);
        let before = replay.steps();
        replay.position(&tree, 2, nodes[70_000]);
        assert!(replay.steps() - before < 2500, "what lies above a change is still known");
    }

    #[test]
    fn a_new_revision_forgets() {
        let mut tree = Tree::read(b"(;SZ[9];B[aa])".to_vec()).0;
        let root = tree.games().next().unwrap();
        let child = tree.first_child(root).unwrap();
        let mut replay = Replay::new();
        assert!(replay.position(&tree, 1, child).stone(Place(0)).is_some());
        tree.set_list(child, Vec::new(), 1);
        assert!(replay.position(&tree, 2, child).stone(Place(0)).is_none());
    }

    #[test]
    fn every_node_of_every_variation_is_checked_once() {
        let tree = Tree::read(b"(;SZ[9];B[aa](;W[aa];B[zz])(;W[bb](;B[aa])(;B[bb])))".to_vec()).0;
        let found = check(&tree, tree.games().next().unwrap());
        let codes: Vec<&str> = found.iter().map(|f| f.1.code).collect();
        assert_eq!(codes, ["occupied", "point-off-board", "occupied", "occupied"]);
        let paths: Vec<Vec<usize>> = found.iter().map(|f| tree.path(f.0)).collect();
        assert_eq!(paths, [vec![0, 0], vec![0, 0, 0], vec![0, 1, 0], vec![0, 1, 1]]);
    }

    #[test]
    fn a_fork_at_every_node_is_no_deeper_than_its_bound() {
        let depth = PENDING * 2;
        let mut text = String::from("(;GM[11]SZ[5]");
        for n in 0..depth {
            text.push_str(if n % 2 == 0 { "(;B[a1]" } else { "(;W[a1]" });
        }
        for _ in 0..depth {
            text.push_str(")(;B[b2];W[b2])");
        }
        text.push(')');
        let tree = Tree::read(text.into_bytes()).0;
        let found = check(&tree, tree.games().next().unwrap());
        // All moves on a1 but the first, and every answer on b2.
        assert_eq!(found.len(), depth - 1 + depth);
    }
}
