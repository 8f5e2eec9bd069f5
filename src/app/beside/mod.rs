//! Two records beside each other in the window: one page in place of board and panels, with two boards, two trees, and what is different
//! between them.
//!
//! `versions` says what can be compared, `controls` asks for it, `side` is one of the two, `map` its tree, `told` says differences in words, `page` draws.

mod controls;
mod map;
mod page;
mod side;
mod told;
mod versions;

pub use controls::BesideDeed;
pub use page::{BesideLook, BesidePage};
pub use versions::{Compared, ToCompare};

/// Parts of a record, as records of their own.
pub mod parts {
    pub use super::versions::{game, lines};
}
