//! Games of stones whose rules are short, and all those whose rules are not known here.

mod gomoku;
mod othello;
mod renju;
mod unjudged;

pub(super) use gomoku::Gomoku;
pub(super) use othello::Othello;
pub(super) use unjudged::Unjudged;
