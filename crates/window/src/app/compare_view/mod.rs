//! The comparison page: two records side by side, with two boards, two trees and their differences, in place of board and panels.
//!
//! `versions` lists what can be compared, `controls` are the buttons, `groups` are what is taken over together, `side` is one of the two
//! records, `map` its tree, `wording` words the differences, `page` draws.

mod controls;
mod groups;
mod map;
mod page;
mod side;
pub mod versions;
mod wording;

pub use controls::{CompareAction, ComparedState};
pub use page::{CompareLook, ComparePage, ComparedRecord};
pub use versions::{Compared, ToCompare};
