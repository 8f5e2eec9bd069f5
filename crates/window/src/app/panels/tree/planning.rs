//! When the tree is laid out: at once where that is quick, else in the background, while the plan from before is shown.
//!
//! A plan depends on the shape of the tree, on the rows in view, on what is folded and, unless everything is shown, on the line one is on.
//! A step along that line asks for nothing, whatever the length of the record.

use std::collections::HashSet;
use std::sync::Arc;

use egui::Context;

use crate::app::context::seen::{self, Seen};
use crate::app::panels::tree::TreeView;
use crate::app::panels::tree::folding::line_of;
use crate::app::panels::tree_node::TreeShown;
use crate::app::platform::{Background, JobState};
use crate::scene::tree_map::{Filter, Folding, Most, TreeMap};
use crate::sgf::{NodeId, Tree};

/// Layouts that look at more nodes go on in the background.
const AT_ONCE: usize = 50_000;

/// A plan's cache key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// The shape of the tree.
    pub shape: u64,
    pub root: NodeId,
    /// Counts what was folded and unfolded.
    folds: u64,
    /// The number of nodes seen, if no others are shown.
    seen: Option<usize>,
    /// The rows in view, where it matters.
    rows: u32,
    /// Nothing is folded that the user has not folded.
    all: bool,
    /// Counts the lines one was on.
    line: u64,
}

/// The line one is on: from the root to the current node, and on as last visited.
#[derive(Default)]
pub(super) struct CurrentLine {
    pub nodes: Arc<Vec<NodeId>>,
    number: u64,
    /// The shape, the game and the number of nodes seen that it was found for, and the node that was looked for last.
    of: Option<(u64, NodeId, Option<usize>)>,
    at: Option<NodeId>,
}

/// What a plan is made of.
struct Wanted<'a> {
    root: NodeId,
    line: &'a [NodeId],
    only_line: bool,
    all: bool,
    rows: u32,
    folded: &'a HashSet<NodeId>,
    unfolded: &'a HashSet<NodeId>,
    seen: Option<&'a Seen>,
}

impl Wanted<'_> {
    /// The plan, unless more nodes would have to be looked at.
    fn plan(&self, tree: &Tree, nodes: usize) -> Option<TreeMap> {
        if self.only_line {
            return (self.line.len() <= nodes).then(|| TreeMap::of_line(tree, self.line.to_vec()));
        }
        let filter =
            Filter { folded: &|node| self.folded.contains(&node), shown: &|node| seen::shows(self.seen, node) };
        if self.all {
            return TreeMap::whole(tree, self.root, &filter, Most { nodes, ..Most::default() });
        }
        let folding = Folding { rows: self.rows, unfolded: self.unfolded };
        TreeMap::fitting(tree, self.line, &filter, &folding, nodes)
    }
}

impl TreeView {
    /// Finds the line one is on, if it may have changed, and lays the tree out if that needs it. `rows` are in view.
    pub(super) fn lay_out(&mut self, ctx: &Context, shown: &TreeShown<'_>, rows: u32) {
        let seen = shown.seen.map(Seen::count);
        self.find_line((shown.tree.shape(), shown.root, seen), shown);
        let all = self.shows_all(shown);
        let rows = if all || self.only_line { 0 } else { rows };
        let (shape, line) = (shown.tree.shape(), self.line.number);
        let key = Key { shape, root: shown.root, folds: self.folds, seen, rows, all, line };
        let is_met = |(of, plan): &(Key, TreeMap)| match plan.is_along() {
            true => *of == key,
            false => Key { line: key.line, ..*of } == key,
        };
        if !self.plan.as_ref().is_some_and(is_met) {
            self.lay_out_anew(ctx, shown, key);
        }
    }

    fn find_line(&mut self, of: (u64, NodeId, Option<usize>), shown: &TreeShown<'_>) {
        let node = shown.node;
        let is_on = |line: &CurrentLine| {
            let cell = || self.plan.as_ref()?.1.cell(shown.tree, node);
            line.at == Some(node) || cell().is_some_and(|cell| line.nodes.get(cell.column as usize) == Some(&node))
        };
        if self.line.of != Some(of) || !is_on(&self.line) {
            self.unfold_to(shown.tree, node);
            let nodes = line_of(shown.workspace.document());
            let nodes: Vec<NodeId> = nodes.into_iter().take_while(|&node| shown.shows(node)).collect();
            if *self.line.nodes != nodes {
                self.line =
                    CurrentLine { nodes: Arc::new(nodes), number: self.line.number + 1, ..CurrentLine::default() };
            }
        } else if self.line.at != Some(node) {
            self.unfold_to(shown.tree, node);
        }
        (self.line.of, self.line.at) = (Some(of), Some(node));
    }

    /// Another plan: the current node, where it was to be seen, keeps its place on the screen.
    fn replace(&mut self, shown: &TreeShown<'_>, key: Key, plan: TreeMap) {
        let node = shown.node;
        let before = self.plan.as_ref().filter(|(of, _)| of.root == key.root).and_then(|(_, before)| {
            let first_moves = || before.fan(shown.tree, shown.tree.parent(node)?, |node| shown.shows(node));
            let in_fan = || first_moves()?.moves.into_iter().find(|(first, _)| *first == node).map(|(_, cell)| cell);
            before.cell(shown.tree, node).or_else(in_fan)
        });
        if let Some((before, now)) = before.zip(plan.cell(shown.tree, node)) {
            self.corner.0 += f64::from(now.column) - f64::from(before.column);
            self.corner.1 += f64::from(now.row) - f64::from(before.row);
            self.held = Some(self.corner);
        }
        (self.plan, self.planning) = (Some((key, plan)), None);
    }

    fn lay_out_anew(&mut self, ctx: &Context, shown: &TreeShown<'_>, key: Key) {
        let only_line = self.only_line;
        match &self.planning {
            Some((of, planning)) if *of == key => {
                // If the layout panicked it would panic again, so wait for the next change.
                if let JobState::Done(plan) = planning.take() {
                    self.replace(shown, key, plan);
                }
            }
            _ => {
                let Key { root, rows, all, .. } = key;
                let line = self.line.nodes.clone();
                let (folded, unfolded) = (&self.folded, &self.unfolded);
                let wanted = Wanted { root, line: &line, only_line, all, rows, folded, unfolded, seen: shown.seen };
                if let Some(plan) = wanted.plan(shown.tree, AT_ONCE) {
                    return self.replace(shown, key, plan);
                }
                let tree = shown.workspace.document().snapshot().1;
                let (folded, unfolded, seen) = (folded.clone(), unfolded.clone(), shown.seen.cloned());
                let plan = move || {
                    let (folded, unfolded, seen) = (&folded, &unfolded, seen.as_ref());
                    let wanted = Wanted { root, line: &line, only_line, all, rows, folded, unfolded, seen };
                    wanted.plan(&tree, usize::MAX).unwrap_or_default()
                };
                self.planning = Some((key, Background::begin(ctx, plan)));
            }
        }
        // A plan of another game shows nothing of this one.
        self.plan = self.plan.take().filter(|(of, _)| of.root == key.root);
    }
}
