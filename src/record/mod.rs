//! The undo-able record: a tree, its history and the place where the reader stands; knows no board.
//!
//! [`Document::apply`] is the one gate. A [`Transaction`] is some invertible changes with a title; each change gives
//! back its inverse when it is applied, so the history holds what was replaced and nothing else.

mod change;
mod cursor;
mod document;
mod history;
mod transaction;

pub use document::{Document, Touched};
pub use history::{History, Revision};
pub use transaction::{Merge, Transaction};
