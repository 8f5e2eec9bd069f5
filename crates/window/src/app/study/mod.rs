//! The study page: one calm page in place of board and panels. It draws what a question hands out and knows no tabs.
//!
//! `gather` finds the questions, `choice` says which are asked, `sitting` asks them, `keeping` decides what is kept, and `keeper` stores it; the other
//! files draw.

mod asking;
mod board;
mod calendar;
mod choice;
mod choosing;
mod collections;
mod conventions;
mod ended;
mod gather;
mod keeper;
mod keeping;
mod page;
mod part;
mod signs;
mod sitting;
mod starters;

pub use gather::StudySource;
pub use page::{StudyLook, StudyPage, title_of};
pub use starters::{source_of, starter_title};
