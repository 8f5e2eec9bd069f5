//! How far the games of a record branch, as far as the layout of the window depends on it.

use crate::sgf::Tree;

/// Nodes of a record that are looked at.
const LOOKED_AT: usize = 1_000_000;
/// The most rows that a tree has from the start.
pub const ROWS: usize = 6;
/// More continuations than this make no difference.
const CONTINUATIONS: usize = 4;

/// The rows of a record's tree and the continuations at its forks.
#[derive(Default)]
pub struct Branching {
    /// The shape of the tree, the lines of the game that has most, and the continuations of the fork that has most.
    known: Option<(u64, usize, usize)>,
    rows: Option<usize>,
}

impl Branching {
    /// The rows of the tree, and the most continuations at a fork. All games of a collection count, since users go from problem to
    /// problem. The rows are settled when the record is seen first, and one is added with the first variation.
    pub fn follow(&mut self, tree: &Tree) -> (usize, usize) {
        let (_, lines, forks) = match self.known.filter(|(shape, ..)| *shape == tree.shape()) {
            Some(known) => known,
            None => *self.known.insert(count(tree)),
        };
        let settled = *self.rows.get_or_insert(lines.min(ROWS));
        let rows = settled.max(lines.min(2));
        self.rows = Some(rows);
        (rows, forks)
    }
}

fn count(tree: &Tree) -> (u64, usize, usize) {
    let (mut most_lines, mut most, mut left) = (1, 0, LOOKED_AT);
    for game in tree.games() {
        let mut lines = 1;
        for node in tree.descendants(game).take(left) {
            left -= 1;
            let children = tree.children(node).take(CONTINUATIONS).count();
            most = most.max(children);
            lines += children.saturating_sub(1);
            if lines >= ROWS && most >= CONTINUATIONS {
                break;
            }
        }
        most_lines = most_lines.max(lines);
        if left == 0 || (most_lines >= ROWS && most >= CONTINUATIONS) {
            break;
        }
    }
    (tree.shape(), most_lines, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_are_settled_at_first_sight_and_grow_once() {
        let mut branching = Branching::default();
        let read = |text: &str| Tree::read(text.as_bytes().to_vec()).0;
        assert_eq!(branching.follow(&read("(;B[aa];W[bb])")), (1, 1));
        assert_eq!(branching.follow(&read("(;B[aa](;W[bb])(;W[cc]))")), (2, 2));
        assert_eq!(branching.follow(&read("(;B[aa](;W[bb])(;W[cc])(;W[dd])(;W[ee])(;W[ff]))")), (2, CONTINUATIONS));
        let forked = "(;B[aa](;W[bb])(;W[cc])(;W[dd]))(;B[aa](;W[bb](;B[cc])(;B[dd])(;B[ee])(;B[ff]))(;W[cc])(;W[dd]))";
        assert_eq!(Branching::default().follow(&read(forked)), (ROWS, CONTINUATIONS));
        assert_eq!(Branching::default().follow(&read("(;B[aa](;W[bb])(;W[cc]))(;B[aa])")), (2, 2));
    }
}
