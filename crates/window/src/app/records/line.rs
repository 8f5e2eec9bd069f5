//! The line through the current node, for the slider and the step counter.

use crate::edit::Workspace;
use crate::record::{Document, Revision, Touched};
use crate::sgf::NodeId;

/// The line through the current node, from the root to its end, following the last visited children.
#[derive(Default)]
pub struct Line {
    revision: Option<Revision>,
    nodes: Vec<NodeId>,
    at: usize,
    /// The place in it where it leaves the main line.
    leaves: Option<usize>,
}

impl Line {
    /// The line around the current node.
    pub fn of(workspace: &Workspace) -> Line {
        let mut line = Line::default();
        if let Some(node) = workspace.document().cursor() {
            line.find(workspace, node);
        }
        line
    }

    /// How many nodes of the line precede the current one.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many follow the first one.
    pub fn len(&self) -> usize {
        self.nodes.len().saturating_sub(1)
    }

    /// Whether the current node is off the main line; `Some(false)` where only what follows it is. `None` on the main line.
    pub fn is_beside(&self) -> Option<bool> {
        self.leaves.map(|leaves| self.at >= leaves)
    }

    /// Its nodes.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// The node this many steps into the line.
    pub fn node(&self, at: usize) -> Option<NodeId> {
        self.nodes.get(at).copied()
    }

    /// Finds a node in the line, or rebuilds the line around it.
    pub fn find(&mut self, workspace: &Workspace, node: NodeId) {
        let document = workspace.document();
        let tree = document.tree();
        if self.is_current(document) {
            self.revision = Some(document.revision());
            // Steps are short: look around the last place before anything else.
            let near = (0..=12).flat_map(|d| [self.at + d, self.at.wrapping_sub(d)]);
            let ends = [0, self.nodes.len().wrapping_sub(1)];
            let is_near = near.chain(ends).find(|&at| self.nodes.get(at) == Some(&node));
            if let Some(at) = is_near.or_else(|| self.nodes.iter().position(|&other| other == node)) {
                self.at = at;
                return;
            }
        }
        self.revision = Some(document.revision());
        self.nodes.clear();
        self.nodes.extend(tree.way_up(node));
        self.nodes.reverse();
        self.at = self.nodes.len() - 1;
        self.nodes.extend(std::iter::successors(document.last_visited(node), |&node| document.last_visited(node)));
        let leaves = self.nodes.iter().skip(1).position(|&node| tree.previous_sibling(node).is_some());
        self.leaves = leaves.map(|before| before + 1);
    }

    /// Whether nothing was linked or unlinked since it was built.
    fn is_current(&self, document: &Document) -> bool {
        let Some(revision) = self.revision else { return false };
        let mut touched = match document.changed_since(revision) {
            Some(touched) => touched,
            None => return revision == document.revision(),
        };
        revision == document.revision() || touched.all(|touched| matches!(touched, Touched::Properties { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Command;

    #[test]
    fn the_line_follows_every_edit() {
        let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9];B[aa];W[bb](;B[cc])(;B[dd];W[ee]))".to_vec());
        let mut line = Line::default();
        for asked in [
            "goto /",
            "goto end",
            "comment x",
            "play gg",
            "goto /0.0.1",
            "name y",
            "undo",
            "play hh",
            "delete-node",
            "delete-variation",
        ] {
            workspace.run(&Command::parse(asked).unwrap()).unwrap();
            line.find(&workspace, workspace.document().cursor().unwrap());
            let anew = Line::of(&workspace);
            assert_eq!((line.at(), line.len()), (anew.at(), anew.len()), "{asked}");
            assert_eq!(line.nodes, anew.nodes, "{asked}");
        }
    }
}
