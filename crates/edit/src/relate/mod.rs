//! Comparing records: which nodes of two records are the same, whoever wrote them.
//!
//! Knows games and trees, but neither history nor disk. Only `merge`, `take_over` and `write_results` edit a record.
//!
//! `Key` is what a node does to the board, however it is spelled: by that alone the command `merge` of two records, which has no base,
//! finds the nodes that they share. `Pairs` goes on from there with corrected moves and inserted nodes; [`compare`](fn@compare),
//! [`outline`](fn@outline) and [`merge`](fn@merge) with a base use it. `said` is what a property means and how two
//! versions of it are merged. Where two nodes still differ, they are compared once more as normalising would write them: spelling is no
//! difference. [`Aspect`] is what a difference is about.

mod aspect;
mod compare;
mod games;
mod lines;
mod merge;
mod merge_semantics;
mod node;
mod outline;
mod pairs;
mod position_index;
mod positions;
mod record;
mod results;
mod rising;

pub use aspect::Aspect;
pub use compare::{Apart, Comparison, Difference, DifferenceKind, GamePath, agreement, compare, compare_branches};
pub use merge::{Conflict, ConflictKind, Extent, MergeOptions, MergeSide, Merged, NotMerged, merge, take_over};
pub(crate) use merge_semantics::{ListElement, Reader, is_merged_by_parts};
pub(crate) use node::{Key, key_of};
pub use outline::outline;
pub use position_index::{IndexTerms, PositionIndex, PositionMark};
pub use positions::{EqualNodes, PositionKey, PositionKeys, Sameness, equal_nodes};
pub(crate) use record::Known;
pub(crate) use results::plan_results;
pub use results::{GameResults, ResultRange, ResultTerms, Winner, results, write_results};
