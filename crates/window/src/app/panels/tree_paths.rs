//! The lines and connectors of a tree that is drawn, in cells. A connector goes down in the column of its fork and bends into the row of
//! its line: the bend is what tells a connector from a line.

use std::ops::Range;

use crate::scene::tree_map::{Cell, TreeMap};
use crate::sgf::{NodeId, Tree};

/// The radius of the bend, in cells, and its parts.
pub const BEND: f64 = 0.32;
const PARTS: u32 = 5;

/// A line or a connector, by its points in cells from the middle of the first cell: column, row.
pub struct Path {
    pub points: Vec<(f64, f64)>,
    /// It is on the current line.
    pub is_current: bool,
}

/// What is drawn in a window of the plan, what is on the current line last.
pub fn paths(plan: &TreeMap, tree: &Tree, line: &[NodeId], (columns, rows): (Range<u32>, Range<u32>)) -> Vec<Path> {
    let columns = columns.start.saturating_sub(1)..columns.end + 1;
    let (top, bottom) = (rows.start.saturating_sub(1), rows.end + 1);
    let mut paths = Vec::new();
    let mut current = Vec::new();
    for stem in plan.stems(columns.clone(), rows.clone()) {
        let bend = if stem.bottom <= bottom { BEND } else { 0.0 };
        let ends = [f64::from(stem.top.max(top)), f64::from(stem.bottom.min(bottom)) - bend];
        paths.push(Path { points: ends.map(|row| (f64::from(stem.column), row)).to_vec(), is_current: false });
        // The way that the current line takes here; its row may be out of view.
        let [from, to] = [stem.column, stem.column + 1].map(|column| plan.cell(tree, *line.get(column as usize)?));
        if let Some((from, to)) = from.zip(to).filter(|(from, to)| from.row == stem.top && to.row > from.row) {
            let begins = (f64::from(from.column), f64::from(from.row.max(top)));
            let points = match to.row <= bottom {
                true => std::iter::once(begins).chain(bend_into(to)).collect(),
                false => vec![begins, (f64::from(from.column), f64::from(bottom))],
            };
            current.push(Path { points, is_current: true });
        }
    }
    for one in plan.lines(columns.clone(), rows) {
        let shared = plan.shared(&one, line);
        if one.from.is_some() && shared == one.column && columns.contains(&one.column) {
            paths.push(Path { points: bend_into(Cell { column: one.column, row: one.row }), is_current: false });
        }
        for (from, end, is_current) in [(shared.max(one.column + 1) - 1, one.end(), false), (one.column, shared, true)]
        {
            let (from, end) = (from.max(columns.start), end.min(columns.end));
            if from + 1 < end {
                let points = [from, end - 1].map(|column| (f64::from(column), f64::from(one.row))).to_vec();
                let paths = if is_current { &mut current } else { &mut paths };
                paths.push(Path { points, is_current });
            }
        }
    }
    paths.append(&mut current);
    paths
}

/// The end of the connector that leads to the first node of a line, from where it bends.
pub fn bend_into(to: Cell) -> Vec<(f64, f64)> {
    let (column, row) = (f64::from(to.column) - 1.0, f64::from(to.row));
    let turn = |part: u32| {
        let angle = f64::from(part) / f64::from(PARTS) * std::f64::consts::FRAC_PI_2;
        (column + BEND * (1.0 - angle.cos()), row - BEND * (1.0 - angle.sin()))
    };
    (0..=PARTS).map(turn).chain([(column + 1.0, row)]).collect()
}
