//! Learning from one's own records: what is asked, what the record answers, and when to ask again.
//!
//! * [`judge`](fn@judge): the convention by which a record says right and wrong, and a verdict for every node with a move
//! * [`questions`](fn@questions): where somebody is asked, who, and what the record answers; each with a key of its position
//! * [`Schedule`]: when to ask again
//!
//! Nothing here changes a record.

mod convention;
mod identity;
mod judge;
mod marks;
mod mode;
mod nodes;
mod problem;
mod questions;
mod remark;
mod schedule;
mod words;

pub use convention::Convention;
pub use identity::{AnswersKey, ItemKey};
pub use judge::{Judgement, Verdict, Wishes, judge};
pub use mode::Mode;
pub use questions::{Question, Reply, move_word, natural_modes, questions, same_move};
pub use remark::Remark;
pub use schedule::{LADDER, LONGEST, Memory, Rating, Schedule, Standing};
