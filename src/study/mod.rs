//! Learning from one's own records: what is asked, what the record answers, and when to ask again.
//!
//! * [`judge`](fn@judge): the convention by which a record says right and wrong, and a verdict for every node with a move
//!
//! Nothing here changes a record.

mod convention;
mod judge;
mod marks;
mod nodes;
mod problem;
mod remark;
mod words;

pub use convention::Convention;
pub use judge::{Judgement, Verdict, Wishes, judge};
pub use remark::Remark;
