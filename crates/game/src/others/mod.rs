//! Small stone games, and all games whose rules are unknown.

mod dots;
mod gomoku;
mod othello;
mod renju;
mod unjudged;

pub(super) use dots::Dots;
pub(super) use gomoku::Gomoku;
pub(super) use othello::Othello;
pub(super) use unjudged::Unjudged;
