//! Records beside each other: which nodes of two records are the same, whoever wrote them.
//!
//! Knows games and trees, and neither history nor disk. Nothing here changes a record: whoever compares or merges asks which nodes
//! belong together, and does the rest.

mod align;
mod node;
mod positions;
mod symmetry;

pub use align::Alignment;
pub use node::Side;
pub use positions::{EqualNodes, PositionKey, PositionKeys, Sameness, equal_nodes};
