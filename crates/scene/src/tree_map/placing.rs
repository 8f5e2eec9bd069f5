//! Places the lines of a tree: the whole of it, or what is near the line one is on.

use std::collections::HashSet;

use super::{Cell, FoldedFork, Line, MOVES, Stem, TreeMap};
use crate::sgf::{NodeId, Tree};

/// What is shown of a tree at all. With a node that is shown, all its ancestors must be.
pub struct Filter<'a> {
    /// Whether the user has folded everything that follows a node.
    pub folded: &'a dyn Fn(NodeId) -> bool,
    /// Whether a node is shown.
    pub shown: &'a dyn Fn(NodeId) -> bool,
}

impl Default for Filter<'_> {
    /// Everything.
    fn default() -> Self {
        Filter { folded: &|_| false, shown: &|_| true }
    }
}

/// How much is laid out at most.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Rows.
    pub rows: u32,
    /// Nodes that are looked at.
    pub nodes: usize,
}

impl Default for Most {
    fn default() -> Self {
        Most { rows: u32::MAX, nodes: usize::MAX }
    }
}

/// How a tree is folded around the line one is on.
pub struct Folding<'a> {
    /// The rows in view.
    pub rows: u32,
    /// Forks whose variations, and lines (by their first nodes) whose branches the user has unfolded.
    pub unfolded: &'a HashSet<NodeId>,
}

impl Folding<'_> {
    /// How many rows below a fork are in view with it.
    fn below(&self) -> u32 {
        self.rows.max(LEAST) - 1
    }

    /// How many rows are kept free for the first moves of so many folded variations.
    fn kept(&self, variations: u32) -> u32 {
        variations.min(self.rows.max(LEAST) / 2).min(MOVES)
    }
}

/// A tree of so many rows is not folded, nor one of so many nodes looked at to find out.
pub const FEW: u32 = 6;
const SHORT: usize = 50_000;
/// The fewest rows that a tree is folded for, however low the view is.
const LEAST: u32 = 3;
/// Forks of one line that are nearer than so many columns need the same rows for their first moves.
const NEAR: u32 = 2;

/// The lowest row of lines that may stand anywhere.
const ANY: u32 = u32::MAX - 1;

/// A node with several children.
#[derive(Clone, Copy)]
struct Fork {
    column: u32,
    node: NodeId,
    /// Variations that leave the line here, apart from the way that the line one is on takes.
    others: u32,
}

/// A line that is still to be placed: its first node, its column, and the stem that leads to it.
type Pending = (NodeId, u32, usize);

struct Builder<'a> {
    tree: &'a Tree,
    filter: &'a Filter<'a>,
    map: TreeMap,
    /// The first row below everything that was placed, by column.
    taken: Vec<u32>,
    /// The first row below what is kept free for the first moves at folded forks, by column.
    kept: Vec<u32>,
    /// The forks of the line that was placed last.
    forks: Vec<Fork>,
    /// Nodes that may still be looked at.
    left: usize,
}

/// A stretch of the line one is on, in one row.
#[derive(Clone, Copy)]
struct Segment {
    /// Its first column, and its row.
    column: u32,
    row: u32,
    /// The stem that leads to it, and how many variations are shown above it there.
    stem: usize,
    shown: u32,
}

impl<'a> Builder<'a> {
    fn new(tree: &'a Tree, filter: &'a Filter<'a>, nodes: usize) -> Builder<'a> {
        let map = TreeMap { places: vec![0; tree.len() + 1], ..TreeMap::default() };
        Builder { tree, filter, map, taken: Vec::new(), kept: Vec::new(), forks: Vec::new(), left: nodes }
    }

    fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + use<'a> {
        let filter = self.filter;
        let children = (!(filter.folded)(node)).then(|| self.tree.children(node));
        children.into_iter().flatten().filter(|&child| (filter.shown)(child))
    }

    /// The first row that is free in a column.
    fn free(&self, column: u32) -> u32 {
        let of = |rows: &[u32]| rows.get(column as usize).copied().unwrap_or(0);
        of(&self.taken).max(of(&self.kept))
    }

    fn take(rows: &mut Vec<u32>, columns: std::ops::Range<u32>, row: u32) {
        if rows.len() < columns.end as usize {
            rows.resize(columns.end as usize, 0);
        }
        for at in &mut rows[columns.start as usize..columns.end as usize] {
            *at = row.max(*at);
        }
    }

    /// Places the line that begins with `start`, in the highest free row below `from`, which is the row of its fork. Its forks from column
    /// `counted` on are collected; `folds` says that what leaves it there is folded. Nothing is placed, and `None` returned, if it would
    /// stand lower than `lowest`, or if there are too many nodes.
    fn place(
        &mut self,
        (start, column): (NodeId, u32),
        from: Option<u32>,
        lowest: u32,
        (counted, folds): (u32, bool),
    ) -> Option<u32> {
        let first = self.map.order.len();
        self.forks.clear();
        let corner = column - u32::from(from.is_some());
        let mut row = from.map_or(0, |from| (from + 1).max(self.free(corner)));
        let (mut at, mut end, mut folded) = (Some(start), column, 0);
        let mut fits = row <= lowest;
        while let Some(node) = at.filter(|_| fits) {
            self.map.order.push(node);
            let mut children = self.children(node);
            at = children.next();
            let others = if end < counted { 0 } else { children.count() as u32 };
            if others > 0 {
                self.forks.push(Fork { column: end, node, others });
                folded += if folds { others } else { 0 };
            }
            if from.is_some() {
                row = row.max(self.free(end));
            }
            end += 1;
            let work = 1 + others as usize;
            fits = row <= lowest && self.left >= work;
            self.left = self.left.saturating_sub(work);
        }
        let line = Line { row, column, first: first as u32, length: end - column, from, folded };
        let taken = line.taken();
        if fits && from.is_some() {
            // With an empty column behind it.
            row = (end..=taken.end).map(|column| self.free(column)).fold(row, u32::max);
            fits = row <= lowest;
        }
        if !fits {
            self.map.order.truncate(first);
            return None;
        }
        for place in first..self.map.order.len() {
            self.map.places[self.tree.index(self.map.order[place])] = place as u32 + 1;
        }
        Builder::take(&mut self.taken, taken.clone(), row + 1);
        self.map.columns = self.map.columns.max(taken.end);
        self.map.rows = self.map.rows.max(row + 1);
        self.map.lines.push(Line { row, ..line });
        Some(row)
    }

    fn stem(&mut self, column: u32, top: u32) -> usize {
        self.map.stems.push(Stem { column, top, bottom: top });
        self.map.stems.len() - 1
    }

    /// Puts what leaves the line that was placed last onto the stack: last forks first, the variations of each in the order of the record.
    fn branch(&mut self, row: u32, pending: &mut Vec<Pending>) {
        for fork in std::mem::take(&mut self.forks) {
            let stem = self.stem(fork.column, row);
            let from = pending.len();
            pending.extend(self.children(fork.node).skip(1).map(|child| (child, fork.column + 1, stem)));
            pending[from..].reverse();
        }
    }

    /// Places a line that leaves the one that one is on, and what leaves it if that is unfolded. Returns whether there was room.
    fn near(&mut self, start: Pending, lowest: u32, unfolded: &HashSet<NodeId>) -> bool {
        let mut pending = vec![start];
        let mut lowest = lowest;
        while let Some((start, column, stem)) = pending.pop() {
            let is_open = unfolded.contains(&start);
            let from = self.map.stems[stem].top;
            let Some(row) = self.place((start, column), Some(from), lowest, (0, !is_open)) else {
                return false;
            };
            self.map.stems[stem].bottom = row;
            if is_open {
                self.branch(row, &mut pending);
            }
            // Whatever the user has unfolded is shown, wherever it is.
            lowest = ANY;
        }
        true
    }

    /// Places the line one is on, segment by segment, and between them what stands above the way it takes at a fork: the first half of
    /// the view at most, so that fork and way are in view together. `leaves` are the columns in which it takes another way than the first.
    fn line(&mut self, line: &[NodeId], leaves: &[u32], folding: &Folding<'_>) -> Option<Vec<Segment>> {
        let counted = |at: usize| leaves.get(at).map_or(u32::MAX, |leave| leave + 1);
        let row = self.place((*line.first()?, 0), None, ANY, (counted(0), true))?;
        let mut segments = vec![Segment { column: 0, row, stem: usize::MAX, shown: 0 }];
        for (at, &leave) in leaves.iter().enumerate() {
            let (fork, way) = (line[leave as usize], line[leave as usize + 1]);
            let top = segments[at].row;
            let stem = self.stem(leave, top);
            let is_open = folding.unfolded.contains(&fork);
            let lowest = if is_open { ANY } else { top + folding.below() / 2 };
            let mut shown = 0;
            for child in self.children(fork).skip(1).take_while(|&child| child != way) {
                let is_full = !is_open && shown == MOVES;
                if is_full || !self.near((child, leave + 1, stem), lowest, folding.unfolded) {
                    break;
                }
                shown += 1;
            }
            let row = self.place((way, leave + 1), Some(top), ANY, (counted(at + 1), true))?;
            self.map.stems[stem].bottom = row;
            segments.push(Segment { column: leave + 1, row, stem, shown });
        }
        Some(segments)
    }

    /// Places what leaves the line one is on, last forks first: variations for which there is room, and the number of the others.
    fn beside(&mut self, line: &[NodeId], segments: &[Segment], forks: &[Fork], folding: &Folding<'_>) {
        let mut folded = None;
        let segment_of = |column: u32| segments.partition_point(|segment| segment.column <= column) - 1;
        for (at, &Fork { column, node, others }) in forks.iter().enumerate().rev().filter(|(_, fork)| fork.others > 0) {
            let number = segment_of(column);
            let top = segments[number].row;
            let way = segments.get(number + 1).filter(|way| way.column == column + 1);
            let is_open = folding.unfolded.contains(&node);
            // The fork before, where it is close, needs rows for its first moves.
            let before = at.checked_sub(1).map(|at| forks[at]).filter(|before| column - before.column <= NEAR);
            let left = before.map_or(u32::MAX, |before| {
                let lowest = segments[segment_of(before.column)].row + folding.below();
                lowest - folding.kept(before.others)
            });
            let lowest = left.min(top + folding.below());
            let (stem, mut shown) = way.map_or_else(|| (self.stem(column, top), 0), |way| (way.stem, way.shown));
            let taken = way.map(|_| line[column as usize + 1]);
            let after = self.children(node).skip(1).skip_while(|&child| taken.is_some_and(|way| child != way));
            let mut after = after.skip(usize::from(taken.is_some()));
            // Beside a fork that is folded its variations would stand far below it, in the way of the other's first moves.
            let is_dense = folded.is_some_and(|folded: u32| folded - column <= NEAR);
            while shown < others && (is_open || shown < MOVES && !is_dense) {
                let Some(child) = after.next() else { break };
                // Where some are folded, their number needs a row.
                let number = u32::from(shown + 1 < others);
                let lowest = if is_open { ANY } else { lowest.saturating_sub(number) };
                if !self.near((child, column + 1, stem), lowest, folding.unfolded) {
                    break;
                }
                shown += 1;
            }
            if shown < others {
                folded = Some(column);
                self.fold((node, column), stem, others - shown, top + folding.below(), folding);
            }
        }
    }

    /// Folds variations of a fork of the line one is on: their number stands below those that are shown, and some rows for their first moves
    /// are kept free.
    fn fold(&mut self, (node, column): (NodeId, u32), stem: usize, lines: u32, lowest: u32, folding: &Folding<'_>) {
        let taken = |column: u32| self.taken.get(column as usize).copied().unwrap_or(0);
        let row = taken(column);
        let first = row.max(taken(column + 1)).max(taken(column + 2));
        // Where the line itself goes down steeply, two rows at the end of its connectors.
        let last = if first > lowest { first + 1 } else { lowest };
        let wanted = first + lines.min(MOVES);
        let kept = (first + folding.kept(lines)).min(last + 1);
        Builder::take(&mut self.taken, column..column + 1, row + 1);
        Builder::take(&mut self.kept, column..column + 3, kept);
        self.map.stems[stem].bottom = row;
        self.map.rows = self.map.rows.max(row + 1).max(wanted.min(last + 1));
        self.map.folds.push(FoldedFork { node, cell: Cell { column, row }, lines, fan: (first, last) });
    }

    fn finish(mut self) -> TreeMap {
        let map = &mut self.map;
        let lines = &map.lines;
        map.by_row = (0..lines.len() as u32).collect();
        // The keys are far apart in memory: each is computed once.
        map.by_row.sort_by_cached_key(|&line| (lines[line as usize].row, lines[line as usize].column));
        // A fork all of whose variations are folded has its stem only for their number.
        map.stems.retain(|stem| stem.bottom > stem.top);
        map.stems.sort_unstable_by_key(|stem| (stem.column, stem.top));
        map.folds.sort_unstable_by_key(|fold| fold.cell.column);
        map.is_folded = !map.folds.is_empty() || map.lines.iter().any(|line| line.folded > 0);
        self.map
    }
}

impl TreeMap {
    /// Lays out the whole game at `root`; `None` if that is more than `most`.
    pub fn whole(tree: &Tree, root: NodeId, filter: &Filter<'_>, most: Most) -> Option<TreeMap> {
        let mut builder = Builder::new(tree, filter, most.nodes);
        let lowest = most.rows.saturating_sub(1).min(ANY);
        let mut pending = Vec::new();
        let row = builder.place((root, 0), None, lowest, (0, false))?;
        builder.branch(row, &mut pending);
        while let Some((start, column, stem)) = pending.pop() {
            let from = builder.map.stems[stem].top;
            let row = builder.place((start, column), Some(from), lowest, (0, false))?;
            builder.map.stems[stem].bottom = row;
            builder.branch(row, &mut pending);
        }
        Some(builder.finish())
    }

    /// Lays out the whole game where it has no more rows than are in view, or than six, and is not long; else what is near `line`.
    pub fn fitting(
        tree: &Tree,
        line: &[NodeId],
        filter: &Filter<'_>,
        folding: &Folding<'_>,
        nodes: usize,
    ) -> Option<TreeMap> {
        let most = Most { rows: folding.rows.max(FEW), nodes: nodes.min(SHORT) };
        let whole = line.first().and_then(|&root| TreeMap::whole(tree, root, filter, most));
        whole.or_else(|| TreeMap::along(tree, line, filter, folding, nodes))
    }

    /// Lays out what is near `line`, which begins at the root of the game and is followed to its end; `None` if more than so many nodes
    /// have to be looked at.
    pub fn along(
        tree: &Tree,
        line: &[NodeId],
        filter: &Filter<'_>,
        folding: &Folding<'_>,
        nodes: usize,
    ) -> Option<TreeMap> {
        let mut builder = Builder::new(tree, filter, nodes);
        builder.map.is_along = true;
        let shown = line.iter().position(|&node| (filter.folded)(node)).map_or(line.len(), |at| at + 1);
        let line = &line[..shown];
        builder.left = builder.left.checked_sub(line.len())?;
        let mut forks = Vec::new();
        // The columns in which the line takes another than the first way.
        let mut leaves = Vec::new();
        for (&node, column) in line.iter().zip(0..) {
            let mut children = builder.children(node);
            let (first, others) = (children.next(), children.count() as u32);
            builder.left = builder.left.checked_sub(others as usize)?;
            let way = line.get(column as usize + 1);
            let leaves_here = way.is_some_and(|&way| Some(way) != first);
            if leaves_here {
                leaves.push(column);
            }
            if others > 0 {
                forks.push(Fork { column, node, others: others - u32::from(leaves_here) });
            }
        }
        let segments = builder.line(line, &leaves, folding)?;
        builder.beside(line, &segments, &forks, folding);
        // What did not fit because there were too many nodes must not look folded.
        (builder.left > 0).then(|| builder.finish())
    }
}
