//! Small stone games, and all games whose rules are unknown.

mod gomoku;
mod othello;
mod renju;
mod unjudged;

pub(super) use gomoku::Gomoku;
pub(super) use othello::Othello;
pub(super) use unjudged::Unjudged;
