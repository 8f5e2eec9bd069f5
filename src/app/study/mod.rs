//! Learning from records in the window: one calm page in place of board and panels. It draws what a question hands out, and knows no tab.
//!
//! `gather` finds what can be asked, `sitting` asks it, `keeper` keeps what was answered, `page` draws.

mod gather;
mod keeper;
mod page;
mod sitting;

pub use gather::StudySource;
pub use page::{StudyLook, StudyPage};
