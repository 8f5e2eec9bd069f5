//! Asking questions, without a window.
//!
//! A [`Drill`] asks one question and hands out a [`StudyView`], which contains only what has been seen, so drawing it cannot reveal the
//! answer. A [`Round`] chooses the next question. Neither knows a record's file, and neither changes a record.

mod clean;
mod cut;
mod drill;
mod explore;
mod foretold;
mod lines;
mod round;
mod turned;
mod view;

pub use clean::shown_comment;
pub use drill::{Drill, DrillOptions, Response, Seen, Stage};
pub use explore::{Continuation, Explorer};
pub use lines::StudyGame;
pub use round::{Round, RoundStep, Tally};
pub use view::{Clue, StudyView};
