//! The answers as an append-only log, and the state computed from it.
//!
//! The state is a fold over the lines in order of time: it does not depend on the order of files, on duplicate lines, or on who wrote them.

mod clock;
mod fold;
mod line;

pub use fold::{FileWishes, ItemStatus, KnownItem, Learned, LogLines, Wished};
pub use line::{GivenAnswer, LogEvent, LogLine, Scope, Unused, VERSION, hash_of, in_utf8};
