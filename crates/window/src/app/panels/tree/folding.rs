//! Folding of the tree: what the user folds and unfolds, besides what is folded because it is far from the current line.

use crate::app::panels::tree::TreeView;
use crate::app::panels::tree_node::TreeShown;
use crate::record::Document;
use crate::sgf::{NodeId, Tree};

impl TreeView {
    /// Whether no line is folded for being far.
    pub(super) fn shows_all(&self, shown: &TreeShown<'_>) -> bool {
        self.all || !shown.folds
    }

    /// Unfolds the ancestors of a node, so that it is visible.
    pub(super) fn unfold_to(&mut self, tree: &Tree, node: NodeId) {
        if self.folded.is_empty() {
            return;
        }
        let mut at = tree.parent(node);
        while let Some(node) = at {
            if self.folded.remove(&node) {
                self.folds += 1;
            }
            at = tree.parent(node);
        }
    }

    /// Shows the variations of a fork that were folded, or the lines that leave the one that begins with this node.
    pub(super) fn unfold(&mut self, node: NodeId) {
        self.unfolded.insert(node);
        self.folds += 1;
    }

    /// Folds what follows a node, or unfolds it. Where the current node follows it, only what branches off on the way there.
    pub(super) fn toggle_fold(&mut self, shown: &TreeShown<'_>, node: NodeId) {
        let tree = shown.tree;
        let on_the_way = || tree.way_up(shown.node);
        if self.folded.remove(&node) {
        } else if let Some(kept) = on_the_way().find(|&child| tree.parent(child) == Some(node)) {
            self.folded.extend(tree.children(node).filter(|&child| child != kept && tree.first_child(child).is_some()));
        } else {
            self.folded.insert(node);
        }
        self.folds += 1;
    }

    /// Folds every branch that is not on the current line.
    pub fn fold_others(&mut self, document: &Document) {
        let tree = document.tree();
        let line = line_of(document);
        self.folded.clear();
        self.unfolded.clear();
        for pair in line.windows(2) {
            let others = tree.children(pair[0]).filter(|&child| child != pair[1]);
            self.folded.extend(others.filter(|&child| tree.first_child(child).is_some()));
        }
        (self.only_line, self.all) = (false, false);
        self.folds += 1;
    }

    /// Whether the current line is shown alone.
    pub fn is_only_line(&self) -> bool {
        self.only_line
    }

    /// Shows the current line alone, or everything again.
    pub fn toggle_only_line(&mut self) {
        self.only_line = !self.only_line;
        self.folds += 1;
    }

    /// Shows everything; where everything is shown, folds the lines that are far again.
    pub fn toggle_all(&mut self) {
        self.all = self.only_line || !self.folded.is_empty() || !self.all;
        self.only_line = false;
        self.folded.clear();
        self.unfolded.clear();
        self.folds += 1;
    }

    /// Whether everything is shown because the user asked for it.
    pub fn is_unfolded(&self) -> bool {
        self.all && !self.only_line && self.folded.is_empty()
    }
}

/// The current line: from the root to the current node, and on as last visited.
pub(super) fn line_of(document: &Document) -> Vec<NodeId> {
    let tree = document.tree();
    let mut line: Vec<NodeId> = std::iter::successors(document.cursor(), |&node| tree.parent(node)).collect();
    line.reverse();
    let end = document.cursor().and_then(|node| document.last_visited(node));
    line.extend(std::iter::successors(end, |&node| document.last_visited(node)));
    line
}
