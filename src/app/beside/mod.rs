//! The comparison page: two records side by side, with two boards, two trees and their differences, in place of board and panels.
//!
//! `versions` lists what can be compared, `controls` are the buttons, `side` is one of the two records, `map` its tree, `told` words the
//! differences, `page` draws.

mod controls;
mod map;
mod page;
mod side;
mod told;
pub mod versions;

pub use controls::BesideAction;
pub use page::{BesideLook, BesidePage};
pub use versions::{Compared, ToCompare};
