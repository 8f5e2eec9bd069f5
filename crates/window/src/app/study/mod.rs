//! The study page: one calm page in place of board and panels. It draws what a question hands out and knows no tabs.
//!
//! `gather` finds the questions, `sitting` asks them, `keeper` stores the answers; the other files draw.

mod asking;
mod board;
mod calendar;
mod choosing;
mod collections;
mod conventions;
mod corner;
mod ended;
mod gather;
mod keeper;
mod page;
mod shipped;
mod signs;
mod sitting;

pub use gather::StudySource;
pub use page::{StudyLook, StudyPage, title_of};
