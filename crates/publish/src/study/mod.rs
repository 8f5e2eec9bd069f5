//! Learning from one's own records: the questions, the answers of the record, and when to ask again.
//!
//! * [`judge`](fn@judge): the convention by which a record says right and wrong, and a verdict for every node with a move
//! * [`questions`](fn@questions): where somebody is asked, who, and what the record answers; each with a key of its position
//! * [`JudgedGame`]: the games of a record, and their questions with their places
//! * [`session`]: asking, without a window
//! * [`solutions`]: problems with their solutions, for display elsewhere
//! * [`Dictionary`]: a joseki dictionary, and where a game leaves it
//! * [`Schedule`]: when to ask again
//! * [`log`]: what was answered, as lines, and what follows from them
//!
//! Nothing here changes a record.

mod convention;
mod corners;
mod dictionaries;
mod forks;
mod gather;
mod identity;
mod judge;
mod leaving;
pub mod log;
mod marks;
mod mode;
mod moment;
mod nodes;
mod outlook;
mod problem;
mod questions;
mod remark;
mod schedule;
pub mod session;
mod solution;
mod starters;
mod words;

pub use convention::{Certainty, Convention};
pub use dictionaries::{Dictionaries, LeavingCount, LeavingCounts, leaves_at_once};
pub use gather::{CountedItems, GatheredGame, JudgedGame, StudyItem, left_out};
pub use identity::{AnswersKey, ItemKey};
pub use judge::{JudgeOverrides, Judgement, Verdict, judge, verdict_unjudged};
pub use leaving::{ColourMove, Dictionary, Leaving, LeavingStep, Region};
pub use mode::Mode;
pub use moment::{Moment, NoMoment, date_of};
pub use questions::{
    Exercise, GameQuestions, Reply, game_key, game_questions, move_word, natural_modes, problem_question, questions,
};
pub use remark::Remark;
pub use schedule::{ItemState, LADDER, LONGEST, Memory, Rating, Schedule};
pub use solution::{collected_problems, puzzles, solutions};
pub use starters::{STARTERS, Starter};
pub use words::without_verdict;
