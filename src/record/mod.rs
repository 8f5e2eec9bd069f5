//! The undo-able record: a tree, its history and the place where the reader stands; knows no board.
//!
//! There is one gate: a transaction, some invertible changes with a title, is applied to the [`Document`]. Each change gives
//! back its inverse when it is made, so the history holds what was replaced and nothing else. Commands build transactions
//! themselves; everybody else through an [`Edit`], which checks each change. None is applied before it is settled that the record
//! is read in its encodings when it is opened again.

mod change;
mod cursor;
mod document;
pub(crate) mod draft;
mod edit;
mod history;
pub(crate) mod layout;
mod outlook;
mod saved;
mod settle;
mod transaction;

pub use change::Touched;
pub use document::Document;
pub use edit::{Edit, Refusal};
pub use history::{History, Revision};
pub(crate) use settle::{READ_WHOLE, Settled, declare};
pub use transaction::Merge;
pub(crate) use transaction::Transaction;
