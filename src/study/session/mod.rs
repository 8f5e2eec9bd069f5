//! Asking, without a window: what may be seen, what is answered, and what becomes of it.
//!
//! A [`Drill`] asks one question and hands out a [`StudyView`], which holds nothing that is not seen yet: whoever draws a view can give nothing
//! away. A [`Round`] says which question comes next. Neither knows a record's file, and neither changes a record.

mod clean;
mod cut;
mod drill;
mod lines;
mod round;
mod turned;
mod view;

pub use clean::shown_comment;
pub use drill::{Drill, Manner, Response, Seen, Stage};
pub use lines::StudyGame;
pub use round::{Round, Tally};
pub use view::{Clue, StudyView};
