//! What somebody answered, as lines that are only ever added, and what follows from all of them.
//!
//! The state is a fold over the lines in the order of their moments: it does not depend on the order in which files are read, on lines
//! that are there twice, or on who wrote them.

mod fold;
mod line;

pub use fold::{KnownItem, Learned, LogLines, Wished};
pub use line::{Deed, GivenAnswer, LogLine, Unused, VERSION, hash_of};
