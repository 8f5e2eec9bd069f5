//! The longest increasing subsequence: which nodes can stay while the others are reordered.

use crate::sgf::NodeId;
use std::collections::HashSet;

/// A longest row of things whose places rise.
pub(super) fn longest_rising(row: &[(usize, NodeId)]) -> HashSet<NodeId> {
    // By length: the last element of the best run of that length; and each one's predecessor.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = vec![None; row.len()];
    for (at, (place, _)) in row.iter().enumerate() {
        let length = ends.partition_point(|&end| row[end].0 < *place);
        before[at] = length.checked_sub(1).map(|shorter| ends[shorter]);
        if length == ends.len() {
            ends.push(at);
        } else {
            ends[length] = at;
        }
    }
    std::iter::successors(ends.last().copied(), |&at| before[at]).map(|at| row[at].1).collect()
}
