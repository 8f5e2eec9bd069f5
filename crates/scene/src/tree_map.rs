//! The layout of a game tree: each node has a column (its depth) and a row, and only nodes in view are visited.
//!
//! The first line of the game runs along row 0; variations start below it, as high as there is room. A line goes straight on; where
//! variations of later moves need the room it drops below them, and rises again behind them if it is long enough. So the moves at a fork
//! stay close together, whatever follows. Lines never cross: in each column nodes are in the order of the record. Layout takes time linear
//! in the nodes, a query time linear in what is in view; nothing recurses.

use std::ops::Range;

use crate::sgf::{NodeId, Tree};

/// A place in the plan.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Cell {
    /// Steps from the root.
    pub column: u32,
    /// Lines below the first.
    pub row: u32,
}

/// The upright line that joins a node with several children to the variations below it.
#[derive(Copy, Clone, Debug)]
struct Stem {
    /// The column of the node.
    column: u32,
    /// The row of the node.
    top: u32,
    /// The row of its last child.
    bottom: u32,
}

/// A stretch of a line of play in one row: a node, its first child, that one's first child, and so on.
#[derive(Copy, Clone, Debug)]
struct Run {
    row: u32,
    column: u32,
    /// Its nodes are `order[first..first + length]`.
    first: u32,
    length: u32,
    /// The row in which the line that leads here leaves the column before.
    from: u32,
}

/// The plan of one game.
#[derive(Clone, Debug, Default)]
pub struct TreeMap {
    /// The nodes, run after run.
    order: Vec<NodeId>,
    /// The place of each node in `order`, by the node's index in the tree; `NOWHERE` for nodes that are not shown.
    places: Vec<u32>,
    /// By rising `first`.
    runs: Vec<Run>,
    /// Indices of runs by row, then column.
    by_row: Vec<u32>,
    /// By column, then top.
    stems: Vec<Stem>,
    columns: u32,
    rows: u32,
}

const NOWHERE: u32 = u32::MAX;
/// Gaps beneath a line that are shorter than so many columns are not filled: a line does not come up for them.
const GAP: usize = 16;
/// Rows that a line goes down from one node to the next at most, so that it touches no other node; and comes up.
const DOWN: u32 = 2;
const UP: u32 = 1;

/// The rows of a line of play, as high as there is room; `free` are the first free rows of its columns, `least` is the first
/// row for its first node. `rows` becomes the rows, or only the first where all are the same.
fn straighten(rows: &mut Vec<u32>, free: &[u32], least: u32) {
    rows.clear();
    let start = free[0].max(least);
    if start == 0 || free.len() < GAP && free.iter().all(|&row| row <= start) {
        rows.push(start);
        return;
    }
    // What is taken highest in the gap's length that ends in each column, and the least of these around it.
    let taken = |at: usize| free[(at + 1).saturating_sub(GAP)..=at].iter().copied().fold(0, u32::max);
    let ends: Vec<u32> = (0..free.len()).map(taken).collect();
    let least_of = |at: usize| ends[at..(at + GAP).min(ends.len())].iter().copied().fold(u32::MAX, u32::min);
    rows.extend((0..free.len()).map(least_of));
    rows[0] = rows[0].max(least);
    for at in (1..rows.len()).rev() {
        rows[at - 1] = rows[at - 1].max(rows[at].saturating_sub(DOWN));
    }
    for at in 1..rows.len() {
        rows[at] = rows[at].max(rows[at - 1].saturating_sub(UP));
    }
}

impl TreeMap {
    /// Lays out the game at `root`. Descendants of nodes for which `folded` holds are hidden.
    pub fn new(tree: &Tree, root: NodeId, folded: impl Fn(NodeId) -> bool) -> TreeMap {
        TreeMap::of_shown(tree, root, folded, |_| true)
    }

    /// The same with only the nodes for which `shown` holds; with a node, all its ancestors must be shown.
    pub fn of_shown(
        tree: &Tree,
        root: NodeId,
        folded: impl Fn(NodeId) -> bool,
        shown: impl Fn(NodeId) -> bool,
    ) -> TreeMap {
        let before = |node| std::iter::successors(node, |&node| tree.previous_sibling(node)).find(|&node| shown(node));
        let child_of = |node| tree.children(node).find(|&child| shown(child));
        let (places, order) = (vec![NOWHERE; tree.len() + 1], Vec::with_capacity(tree.len()));
        let mut map = TreeMap { places, order, ..TreeMap::default() };
        // The first free row of each column.
        let mut free: Vec<u32> = Vec::new();
        // The forks of a line: the steps to each, and its first and last variation.
        let mut forks: Vec<(usize, NodeId, NodeId)> = Vec::new();
        let mut rows: Vec<u32> = Vec::new();
        // Lines still to be laid out: first node, its column, index of the parent's stem. A stack, so that the nodes of a column are in the
        // order of the record and lines do not cross.
        let mut waiting: Vec<(NodeId, u32, Option<usize>)> = vec![(root, 0, None)];
        while let Some((start, column, stem)) = waiting.pop() {
            let first = map.order.len();
            let mut at = Some(start);
            while let Some(node) = at {
                let step = map.order.len() - first;
                map.places[tree.index(node)] = map.order.len() as u32;
                map.order.push(node);
                at = if folded(node) { None } else { child_of(node) };
                if let Some((child, last)) = at.zip(before(tree.last_child(node))).filter(|(child, last)| child != last)
                {
                    forks.push((step, child, last));
                }
            }
            let length = map.order.len() - first;
            let end = column as usize + length;
            if free.len() < end {
                free.resize(end, 0);
            }
            let span = column as usize..end;
            straighten(&mut rows, &free[span.clone()], stem.map_or(0, |stem| map.stems[stem].top + 1));
            let row_of = |step: usize| *rows.get(step).unwrap_or(&rows[0]);
            for (step, free) in free[span].iter_mut().enumerate() {
                *free = row_of(step) + 1;
            }
            if let Some(stem) = stem {
                // The stem occupies the previous column, down to the row above.
                let before = &mut free[column as usize - 1];
                (map.stems[stem].bottom, *before) = (rows[0], rows[0].max(*before));
            }
            let mut from = if stem.is_some() { rows[0] - 1 } else { rows[0] };
            for (at, stretch) in rows.chunk_by(|a, b| a == b).scan(0, |at, stretch| {
                let begins = *at;
                *at += stretch.len();
                Some((begins, stretch))
            }) {
                let (row, length) = (stretch[0], if rows.len() == 1 { length } else { stretch.len() } as u32);
                map.runs.push(Run { row, column: column + at as u32, first: (first + at) as u32, length, from });
                from = row;
                map.rows = map.rows.max(row + 1);
            }
            map.columns = map.columns.max(end as u32);
            for (step, start, last) in forks.drain(..) {
                let stem = map.stems.len();
                let row = row_of(step);
                map.stems.push(Stem { column: column + step as u32, top: row, bottom: row });
                let mut child = Some(last);
                while let Some(node) = child.filter(|&child| child != start) {
                    waiting.push((node, column + step as u32 + 1, Some(stem)));
                    child = before(tree.previous_sibling(node));
                }
            }
        }
        map.by_row = (0..map.runs.len() as u32).collect();
        let runs = &map.runs;
        // The keys are far apart in memory: each is computed once.
        map.by_row.sort_by_cached_key(|&run| (runs[run as usize].row, runs[run as usize].column));
        map.stems.sort_unstable_by_key(|stem| (stem.column, stem.top));
        map
    }

    /// Lays out a single line of successive nodes.
    pub fn of_line(tree: &Tree, line: Vec<NodeId>) -> TreeMap {
        let mut places = vec![NOWHERE; tree.len() + 1];
        for (&node, place) in line.iter().zip(0..) {
            places.get_mut(tree.index(node)).into_iter().for_each(|at| *at = place);
        }
        let length = line.len() as u32;
        let runs = vec![Run { row: 0, column: 0, first: 0, length, from: 0 }];
        TreeMap { order: line, places, runs, by_row: vec![0], stems: Vec::new(), columns: length, rows: 1 }
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

    /// How many rows the plan has.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// Where a node is; `None` when it is folded away or of another game.
    pub fn cell(&self, tree: &Tree, node: NodeId) -> Option<Cell> {
        let place = self.place(tree, node)?;
        let run = self.run_of(place);
        Some(Cell { column: run.column + place - run.first, row: run.row })
    }

    /// The node at a place.
    pub fn node(&self, cell: Cell) -> Option<NodeId> {
        let run = self.run_at(cell)?;
        Some(self.order[(run.first + cell.column - run.column) as usize])
    }

    /// The stretch that a place belongs to.
    fn run_at(&self, cell: Cell) -> Option<Run> {
        let key = |run: u32| (self.runs[run as usize].row, self.runs[run as usize].column);
        let after = self.by_row.partition_point(|&run| key(run) <= (cell.row, cell.column));
        let run = self.runs[*self.by_row.get(after.checked_sub(1)?)? as usize];
        (run.row == cell.row && cell.column - run.column < run.length).then_some(run)
    }

    /// The nodes in a window of the map, row by row from the left.
    pub fn nodes(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = (NodeId, Cell)> + '_ {
        let run_at = move |at: usize| self.by_row.get(at).map(|&run| self.runs[run as usize]);
        let end = rows.end.min(self.rows);
        (rows.start..end).flat_map(move |row| {
            let left = columns.clone();
            let from = self.by_row.partition_point(|&run| {
                let run = self.runs[run as usize];
                (run.row, run.column + run.length) <= (row, left.start)
            });
            let columns = columns.clone();
            (from..).map_while(run_at).take_while(move |run| run.row == row && run.column < left.end).flat_map(
                move |run| {
                    let start = run.column.max(columns.start);
                    let end = (run.column + run.length).min(columns.end);
                    (start..end).map(move |column| {
                        (self.order[(run.first + column - run.column) as usize], Cell { column, row })
                    })
                },
            )
        })
    }

    /// The edges in a window of the map, from cell to cell: along a row, down a column, or diagonally to the next column.
    pub fn lines(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = [Cell; 2]> + '_ {
        // Lines from nodes outside the window lead into it.
        let columns = columns.start.saturating_sub(1)..columns.end.saturating_add(1).min(self.columns);
        let rows = rows.start.saturating_sub(DOWN)..rows.end.saturating_add(DOWN).min(self.rows);
        let before =
            |cell: Cell| Some([Cell { column: cell.column.checked_sub(1)?, row: self.comes_from(cell)? }, cell]);
        let stems = self.stems(columns.clone(), rows.clone()).map({
            let rows = rows.clone();
            move |Stem { column, top, bottom }| {
                [top.max(rows.start), (bottom - 1).min(rows.end)].map(|row| Cell { column, row })
            }
        });
        self.nodes(columns, rows).filter_map(move |(_, cell)| before(cell)).chain(stems)
    }

    /// The row in which the edge to a node leaves the previous column.
    pub fn comes_from(&self, cell: Cell) -> Option<u32> {
        let run = self.run_at(cell)?;
        Some(if run.column == cell.column { run.from } else { run.row })
    }

    /// The stems that cross a window of the plan.
    fn stems(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = Stem> + '_ {
        (columns.start..columns.end.min(self.columns)).flat_map(move |column| {
            // Stems of one column do not overlap, so they end in the order in which they begin.
            let from = self.stems.partition_point(|stem| (stem.column, stem.bottom) < (column, rows.start));
            let rows = rows.clone();
            let crosses = move |stem: &&Stem| stem.column == column && stem.top < rows.end;
            self.stems[from..].iter().take_while(crosses).copied()
        })
    }

    /// The segments of the line from the root to a node, in order: a row, and the columns it covers there. Empty if the node is not shown.
    pub fn line_to(&self, tree: &Tree, node: NodeId) -> Vec<(u32, Range<u32>)> {
        let mut line = Vec::new();
        let mut at = Some(node);
        while let Some(place) = at.and_then(|node| self.place(tree, node)) {
            let run = self.run_of(place);
            line.push((run.row, run.column..run.column + place - run.first + 1));
            at = tree.parent(self.order[run.first as usize]);
        }
        line.reverse();
        line
    }

    fn place(&self, tree: &Tree, node: NodeId) -> Option<u32> {
        self.places.get(tree.index(node)).copied().filter(|&place| place != NOWHERE)
    }

    fn run_of(&self, place: u32) -> Run {
        self.runs[self.runs.partition_point(|run| run.first <= place) - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, HashSet};

    fn plan(text: &str) -> (Tree, TreeMap) {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        let map = TreeMap::new(&tree, root, |_| false);
        (tree, map)
    }

    /// The plan as text, a letter of the node's name in each cell.
    fn drawn(text: &str) -> Vec<String> {
        let (tree, map) = plan(text);
        let mut rows = vec![String::new(); map.rows() as usize];
        for (node, cell) in map.nodes(0..map.columns(), 0..map.rows()) {
            let row = &mut rows[cell.row as usize];
            let padding = cell.column as usize - row.chars().count();
            row.extend(std::iter::repeat_n(' ', padding));
            row.push_str(&tree.text(node, "N").unwrap());
        }
        rows
    }

    #[test]
    fn variations_begin_beneath_as_high_as_there_is_room() {
        let record = "(;N[a];N[b](;N[c];N[d](;N[e];N[f])(;N[g]))(;N[h];N[i];N[j])(;N[k]))";
        assert_eq!(drawn(record), ["abcdef", "  hig", "  k j"]);
        // A short early variation fits before a late one.
        assert_eq!(drawn("(;N[a](;N[b];N[c];N[d];N[e](;N[f];N[g])(;N[h]))(;N[i]))"), ["abcdefg", " i   h"]);
        assert_eq!(drawn("(;N[a])"), ["a"]);
    }

    /// A main line with a variation of `length` moves at each of `forks` moves.
    fn comb(forks: usize, length: usize) -> String {
        let variation = format!(")({})", ";".repeat(length));
        format!("(;{}{})", "(;".repeat(forks), variation.repeat(forks))
    }

    #[test]
    fn moves_at_a_fork_stand_together_whatever_follows() {
        // Of a comb as many variations lie above each other as there are moves at the same depth, and no more.
        for (forks, length) in [(300, 2), (300, 5), (60, 40)] {
            let (tree, map) = plan(&comb(forks, length));
            let root = tree.games().next().unwrap();
            assert!(map.rows() as usize <= length + 2, "{forks} forks of {length}: {} rows", map.rows());
            for node in tree.line_through(root).into_iter().filter(|&node| tree.child_count(node) > 1) {
                let [first, last] = [tree.first_child(node), tree.last_child(node)]
                    .map(|child| map.cell(&tree, child.unwrap()).unwrap().row);
                assert!(last - first <= 2, "{forks} forks of {length}: {first}, {last}");
            }
        }
        // A long variation passes below a bush, and rises after it.
        let bush = format!("(;N[p]{}(;N[q];{}))", "(;)".repeat(20), ";".repeat(80));
        let (tree, map) = plan(&format!("(;N[a](;N[b]{}{bush})(;N[x]{}))", ";".repeat(20), ";".repeat(90)));
        let root = tree.games().next().unwrap();
        let beginning = tree.children(root).nth(1).unwrap();
        let line: Vec<NodeId> = std::iter::successors(Some(beginning), |&node| tree.first_child(node)).collect();
        let rows: Vec<u32> = line.iter().map(|&node| map.cell(&tree, node).unwrap().row).collect();
        assert_eq!((rows[0], rows[10], rows[90]), (1, 1, 21 - 20), "{rows:?}");
        assert!(rows[22] >= 21, "{rows:?}");
    }

    fn random_record(seed: u64, size: usize) -> String {
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut text, mut depth) = (String::from("(;"), 1);
        for _ in 0..size {
            match random.u8(0..4) {
                0 => {
                    text.push_str("(;");
                    depth += 1;
                }
                1 if depth > 1 => {
                    text.push(')');
                    depth -= 1;
                    text.push_str("(;");
                    depth += 1;
                }
                _ => text.push(';'),
            }
        }
        text.extend(std::iter::repeat_n(')', depth));
        text
    }

    #[test]
    fn no_two_things_share_a_cell_and_windows_see_what_is_there() {
        for seed in 0..40 {
            let (tree, map) = plan(&random_record(seed, 120));
            let root = tree.games().next().unwrap();
            let all: HashMap<NodeId, Cell> = map.nodes(0..map.columns(), 0..map.rows()).collect();
            assert_eq!(all.len(), tree.descendants(root).count());
            let mut taken = HashSet::new();
            for (&node, &cell) in &all {
                assert_eq!((map.cell(&tree, node), map.node(cell)), (Some(cell), Some(node)));
                assert!(taken.insert((cell.column, cell.row)), "seed {seed}: {cell:?} twice");
                let Some(parent) = tree.parent(node) else { continue };
                let above = all[&parent];
                assert_eq!(above.column + 1, cell.column);
                let from = map.comes_from(cell).unwrap();
                if tree.previous_sibling(node).is_some() {
                    assert!(
                        above.row < cell.row && from + 1 == cell.row,
                        "seed {seed}: beneath, and slanting from its stem"
                    );
                } else {
                    assert_eq!(from, above.row, "seed {seed}: a line goes on from its node");
                    assert!(cell.row <= from + DOWN && from <= cell.row + UP, "seed {seed}");
                }
            }
            assert_eq!(map.comes_from(Cell { column: 0, row: 0 }), Some(0));
            let stems: Vec<Stem> = map.stems(0..map.columns(), 0..map.rows()).collect();
            assert_eq!(stems.len(), all.keys().filter(|&&node| tree.child_count(node) > 1).count());
            for stem in &stems {
                for row in stem.top + 1..stem.bottom {
                    assert!(taken.insert((stem.column, row)), "seed {seed}: {stem:?} crosses something");
                }
            }
            // Between two columns the lines keep their order, so they do not cross.
            let whole: Vec<[Cell; 2]> = map.lines(0..map.columns(), 0..map.rows()).collect();
            let mut slanting: Vec<[Cell; 2]> = whole.iter().copied().filter(|[a, b]| a.column < b.column).collect();
            assert_eq!(slanting.len(), all.len() - 1);
            slanting.sort_by_key(|[from, to]| (from.column, from.row, to.row));
            for pair in slanting.windows(2).filter(|pair| pair[0][0].column == pair[1][0].column) {
                assert!(pair[0][1].row < pair[1][1].row, "seed {seed}: {pair:?} cross");
            }
            // Any window sees exactly its part.
            for (columns, rows) in [(2..5, 0..2), (0..3, 1..9), (4..40, 3..4)] {
                let seen: HashSet<NodeId> = map.nodes(columns.clone(), rows.clone()).map(|(node, _)| node).collect();
                let inside = |cell: &Cell| columns.contains(&cell.column) && rows.contains(&cell.row);
                let expected = all.iter().filter(|(_, cell)| inside(cell)).map(|(&node, _)| node).collect();
                assert_eq!(seen, expected, "seed {seed} {columns:?} {rows:?}");
                // Every line that touches the window is among those of it.
                let touches = |[from, to]: &[Cell; 2]| {
                    let beside = |a: u32, b: u32, of: &Range<u32>| a.min(b) < of.end && a.max(b) >= of.start;
                    beside(from.column, to.column, &columns) && beside(from.row, to.row, &rows)
                };
                let key = |line: &[Cell; 2]| (line[1].column, line[0].column == line[1].column, line[1].row);
                let seen: HashSet<_> = map.lines(columns.clone(), rows.clone()).map(|line| key(&line)).collect();
                for line in whole.iter().filter(|line| touches(line) && line[0].column < line[1].column) {
                    assert!(seen.contains(&key(line)), "seed {seed} {columns:?} {rows:?}: {line:?}");
                }
                let crossing =
                    |stem: &&Stem| columns.contains(&stem.column) && stem.top < rows.end && stem.bottom >= rows.start;
                let expected: Vec<u32> = stems.iter().filter(crossing).map(|stem| stem.top).collect();
                let seen: Vec<u32> = map.stems(columns, rows).map(|stem| stem.top).collect();
                assert_eq!(seen, expected, "seed {seed}");
            }
        }
    }

    #[test]
    fn the_line_to_a_node_is_known_by_its_stretches() {
        let (tree, map) = plan("(;N[a];N[b](;N[c];N[d])(;N[h];N[i];N[j](;N[k])(;N[l];N[m])))");
        let named = |name: &str| map.order.iter().copied().find(|&node| tree.text(node, "N").unwrap() == name).unwrap();
        assert_eq!(map.line_to(&tree, named("m")), [(0, 0..2), (1, 2..5), (2, 5..7)]);
        assert_eq!(map.line_to(&tree, named("b")), [(0, 0..2)]);
    }

    #[test]
    fn what_follows_a_folded_node_is_not_shown() {
        let (tree, _) = Tree::read(b"(;(;;)(;))".to_vec());
        let root = tree.games().next().unwrap();
        assert_eq!(TreeMap::new(&tree, root, |node| node == root).len(), 1);
        let first = tree.first_child(root).unwrap();
        let map = TreeMap::new(&tree, root, |node| node == first);
        assert_eq!((map.len(), map.rows(), map.columns()), (3, 2, 2));
        assert_eq!(map.cell(&tree, tree.first_child(first).unwrap()), None);
    }

    #[test]
    fn what_is_not_shown_is_as_if_it_were_not_there() {
        let whole = "(;N[a](;N[b];N[c](;N[d])(;N[e]))(;N[x];N[y])(;N[z]))";
        for (hidden, there) in [
            ("bcdez", "(;N[a];N[x];N[y])"),
            ("dx y", "(;N[a](;N[b];N[c];N[e])(;N[z]))"),
            ("bcdexyz", "(;N[a])"),
            ("", whole),
        ] {
            let (tree, _) = Tree::read(whole.as_bytes().to_vec());
            let root = tree.games().next().unwrap();
            let name = |node| tree.text(node, "N").unwrap();
            let map = TreeMap::of_shown(&tree, root, |_| false, |node| !hidden.contains(&*name(node)));
            let (other, plain) = plan(there);
            let cells = |map: &TreeMap, tree: &Tree| {
                let nodes = map.nodes(0..map.columns(), 0..map.rows());
                nodes.map(|(node, cell)| (tree.text(node, "N").unwrap().to_string(), cell)).collect::<Vec<_>>()
            };
            assert_eq!(cells(&map, &tree), cells(&plain, &other), "{hidden}");
            let lines = |map: &TreeMap| map.lines(0..map.columns(), 0..map.rows()).collect::<Vec<_>>();
            assert_eq!(lines(&map), lines(&plain), "{hidden}");
        }
    }

    #[test]
    fn depth_and_breadth_cost_no_stack() {
        let deep = format!("(;{})", ";".repeat(200_000));
        let wide = format!("(;{})", "(;)".repeat(100_000));
        let nested = format!("{}{}", "(;(;)".repeat(50_000), ")".repeat(50_000));
        let work = move || [deep, wide, nested].map(|text| plan(&text).1.len());
        let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(work).unwrap();
        assert_eq!(thread.join().unwrap(), [200_001, 100_001, 100_000]);
    }
}
