//! The layout of a game tree: each node has a column (its depth) and a row, and only what is in view is visited.
//!
//! A line is a node that is no first child (or the root) and the first children that follow it. Four laws make a row readable:
//!
//! 1. Row 0 belongs to the main line alone.
//! 2. A line keeps one row from its first move to its last, so that neighbours in a row are parent and child.
//! 3. Connectors go down in the column of their fork and then right, and cross neither a stone nor another line: a line stands below every
//!    line that leaves the same line later, with all that leaves those.
//! 4. Two lines share a row only where an empty column parts them, counted from the connector of the right one. Everything stands below the
//!    line it leaves, so nothing leads upward.
//!
//! Lines are placed with what leaves them, last forks first, each in the highest row that is free in all its columns. Nothing that is
//! placed later reaches the column of a fork above its line, which is why connectors cross nothing. Each line looks at its own columns
//! only, so placing takes time linear in the nodes that are placed; nothing recurses.
//!
//! The third law makes a staircase of forks that follow each other: in a dictionary, whose moves are forks nearly all, the first fork's
//! variations would stand a hundred rows below it. So a tree with more rows than are in view is folded around the line one is on
//! ([`TreeMap::along`]). Near it are the lines that leave it. They are shown from their first move to their last where their row and that
//! of their fork are in view together. Others fold into a count below their fork. Lines that leave near ones are far: they fold into a
//! count at the end of the near one. All of this depends on the line and on nothing else, so stepping along it moves nothing. Below a
//! folded fork some rows are kept free of passing lines. In them, and in whatever is free below, the first moves of its variations stand
//! while it is at hand ([`TreeMap::fan`]). What is drawn is thus bounded by the line and the rows in view, not by the record.

mod placing;

use std::ops::Range;

use crate::sgf::{NodeId, Tree};

pub use placing::{FEW, Filter, Folding, Most};

/// A place in the plan.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Cell {
    /// Steps from the root.
    pub column: u32,
    /// Rows below the main line.
    pub row: u32,
}

/// The upright line that joins a fork to the variations below it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stem {
    /// The column of the fork.
    pub column: u32,
    /// The row of the fork.
    pub top: u32,
    /// The row of its last variation, or of the count of those that are folded.
    pub bottom: u32,
}

/// A line of the tree in its row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The row of all its nodes.
    pub row: u32,
    /// The column of its first node.
    pub column: u32,
    /// Its nodes are `order[first..first + length]`.
    first: u32,
    length: u32,
    /// The row of the fork it leaves; `None` for the main line.
    pub from: Option<u32>,
    /// How many lines leave it that are folded.
    pub folded: u32,
}

impl Line {
    /// The column after its last node.
    pub fn end(&self) -> u32 {
        self.column + self.length
    }

    /// The columns it takes in its row: with the corner of its connector, and with the count of lines that are folded.
    pub fn taken(&self) -> Range<u32> {
        let tail = if self.folded > 0 { COUNT } else { 0 };
        self.column - u32::from(self.from.is_some())..self.end() + tail
    }
}

/// The variations of a fork that are folded.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FoldedFork {
    /// The fork.
    pub node: NodeId,
    /// Where their number stands: in the fork's column, below the variations that are shown.
    pub cell: Cell,
    /// How many there are.
    pub lines: u32,
    /// The first row in which their first moves have room, and the last in which they may stand.
    fan: (u32, u32),
}

/// The first moves of folded variations, while their fork is at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fan {
    /// The moves in their places.
    pub moves: Vec<(NodeId, Cell)>,
    /// Where the number of those stands that have no room, and that number.
    pub rest: Option<(Cell, u32)>,
}

/// Columns that the number of folded lines takes after the end of a line.
pub const COUNT: u32 = 4;
/// The most first moves that are shown at a fork.
pub const MOVES: u32 = 8;

/// The plan of one game.
#[derive(Clone, Debug, Default)]
pub struct TreeMap {
    /// The nodes, line after line.
    order: Vec<NodeId>,
    /// The place of each node in `order`, counted from 1, by the node's index in the tree; 0 for nodes that are not shown.
    places: Vec<u32>,
    /// By rising `first`.
    lines: Vec<Line>,
    /// Indices of lines by row, then column.
    by_row: Vec<u32>,
    /// By column, then top.
    stems: Vec<Stem>,
    /// By column.
    folds: Vec<FoldedFork>,
    columns: u32,
    rows: u32,
    /// Whether it depends on the line one is on.
    is_along: bool,
    /// Whether lines are folded.
    is_folded: bool,
}

impl TreeMap {
    /// Lays out the whole game at `root`.
    pub fn new(tree: &Tree, root: NodeId) -> TreeMap {
        TreeMap::whole(tree, root, &Filter::default(), Most::default()).unwrap_or_default()
    }

    /// Lays out a single line of successive nodes.
    pub fn of_line(tree: &Tree, line: Vec<NodeId>) -> TreeMap {
        let mut places = vec![0; tree.len() + 1];
        for (&node, place) in line.iter().zip(1..) {
            places.get_mut(tree.index(node)).into_iter().for_each(|at| *at = place);
        }
        let length = line.len() as u32;
        let lines = vec![Line { row: 0, column: 0, first: 0, length, from: None, folded: 0 }];
        let is_along = true;
        TreeMap {
            order: line,
            places,
            lines,
            by_row: vec![0],
            columns: length,
            rows: 1,
            is_along,
            ..TreeMap::default()
        }
    }

    /// How many nodes are shown.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether nothing is shown: only a plan that was never laid out.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// How many columns the plan has.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// How many rows the plan has, with those that first moves need at folded forks.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// Whether it depends on the line one is on: another line needs another plan.
    pub fn is_along(&self) -> bool {
        self.is_along
    }

    /// Whether lines are folded.
    pub fn is_folded(&self) -> bool {
        self.is_folded
    }

    /// Where a node is; `None` when it is folded away or of another game.
    pub fn cell(&self, tree: &Tree, node: NodeId) -> Option<Cell> {
        let place = self.place(tree, node)?;
        let line = self.line_of(place);
        Some(Cell { column: line.column + place - line.first, row: line.row })
    }

    /// The node at a place.
    pub fn node(&self, cell: Cell) -> Option<NodeId> {
        let after = self.by_row.partition_point(|&line| {
            let line = self.lines[line as usize];
            (line.row, line.column) <= (cell.row, cell.column)
        });
        let line = self.lines[*self.by_row.get(after.checked_sub(1)?)? as usize];
        let is_there = line.row == cell.row && cell.column < line.end();
        is_there.then(|| self.order[(line.first + cell.column - line.column) as usize])
    }

    /// The lines that take a part of a window of the plan, row by row from the left.
    pub fn lines(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = Line> + '_ {
        let line_at = |at: usize| self.by_row.get(at).map(|&line| self.lines[line as usize]);
        let end = rows.end.min(self.rows);
        (rows.start..end).flat_map(move |row| {
            let left = columns.start;
            let from = self.by_row.partition_point(|&line| {
                let line = self.lines[line as usize];
                (line.row, line.taken().end) <= (row, left)
            });
            let right = columns.end;
            (from..).map_while(line_at).take_while(move |line| line.row == row && line.taken().start < right)
        })
    }

    /// The nodes in a window of the plan, row by row from the left.
    pub fn nodes(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = (NodeId, Cell)> + '_ {
        self.lines(columns.clone(), rows).flat_map(move |line| {
            let (start, end) = (line.column.max(columns.start), line.end().min(columns.end));
            (start..end).map(move |column| {
                (self.order[(line.first + column - line.column) as usize], Cell { column, row: line.row })
            })
        })
    }

    /// The first node of a line.
    pub fn first_of(&self, line: &Line) -> NodeId {
        self.order[line.first as usize]
    }

    /// The column up to which a line of the plan runs along with another one, of successive nodes from the root; where it begins if nowhere.
    pub fn shared(&self, line: &Line, with: &[NodeId]) -> u32 {
        let nodes = &self.order[line.first as usize..(line.first + line.length) as usize];
        let with = with.get(line.column as usize..).unwrap_or_default();
        // Both follow parents and children: where they have parted they never meet again.
        let (mut from, mut to) = (0, nodes.len().min(with.len()));
        while from < to {
            let middle = from + (to - from) / 2;
            if nodes[middle] == with[middle] { from = middle + 1 } else { to = middle }
        }
        line.column + from as u32
    }

    /// The fork of the line one is on in a column, if variations of it are folded.
    pub fn fold_at(&self, column: u32) -> Option<FoldedFork> {
        let found = self.folds.binary_search_by_key(&column, |fold| fold.cell.column).ok()?;
        Some(self.folds[found])
    }

    /// The stems that cross a window of the plan.
    pub fn stems(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = Stem> + '_ {
        (columns.start..columns.end.min(self.columns)).flat_map(move |column| {
            // Stems of one column do not overlap, so they end in the order in which they begin.
            let from = self.stems.partition_point(|stem| (stem.column, stem.bottom) < (column, rows.start));
            let rows = rows.clone();
            let crosses = move |stem: &&Stem| stem.column == column && stem.top < rows.end;
            self.stems[from..].iter().take_while(crosses).copied()
        })
    }

    /// The folded forks whose numbers are in a window of the plan.
    pub fn folds(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = FoldedFork> + '_ {
        let from = self.folds.partition_point(|fold| fold.cell.column < columns.start);
        let within = self.folds[from..].iter().take_while(move |fold| fold.cell.column < columns.end);
        within.filter(move |fold| rows.contains(&fold.cell.row)).copied()
    }

    /// The first moves of the variations that are folded at a node, and where they have room: as many as the rows in view hold.
    pub fn fan(&self, tree: &Tree, node: NodeId, shown: impl Fn(NodeId) -> bool) -> Option<Fan> {
        let at = self.cell(tree, node)?;
        let fold = self.fold_at(at.column).filter(|fold| fold.node == node)?;
        // A line to the left would touch the connector, one to the right the moves.
        let around = at.column.saturating_sub(1)..at.column + 3;
        let is_free = |&row: &u32| self.lines(around.clone(), row..row + 1).next().is_none();
        let rows = (fold.fan.0..=fold.fan.1).take(MOVES as usize).take_while(is_free).count() as u32;
        let seen = if fold.lines <= rows { fold.lines } else { rows.saturating_sub(1) };
        if seen == 0 {
            return None;
        }
        let cell = |row: u32| Cell { column: at.column + 1, row };
        let hidden = tree.children(node).filter(|&child| shown(child) && self.place(tree, child).is_none());
        let moves: Vec<(NodeId, Cell)> = hidden.take(seen as usize).zip((fold.fan.0..).map(cell)).collect();
        let rest = (fold.lines > seen).then(|| (cell(fold.fan.0 + seen), fold.lines - seen));
        Some(Fan { moves, rest })
    }

    fn place(&self, tree: &Tree, node: NodeId) -> Option<u32> {
        self.places.get(tree.index(node)).copied()?.checked_sub(1)
    }

    fn line_of(&self, place: u32) -> Line {
        self.lines[self.lines.partition_point(|line| line.first <= place) - 1]
    }
}

#[cfg(test)]
mod tests;
