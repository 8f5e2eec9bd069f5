//! The record with undo: a tree, its history and the current node; knows no board.
//!
//! All changes go through a transaction, a titled group of invertible changes, applied to the [`Document`]. Each change returns its
//! inverse, so the history stores only what was replaced. Commands build transactions themselves; other callers use an [`Edit`], which
//! checks each change. Before one is applied it is verified that the saved record would be read back in the same encodings.

mod change;
mod cursor;
mod document;
#[doc(hidden)]
pub mod draft;
mod edit;
mod history;
#[doc(hidden)]
pub mod layout;
mod outlook;
mod saved;
mod settle;
mod transaction;

pub use change::Touched;
pub use document::Document;
pub use edit::{Edit, Refusal};
pub use history::{History, Revision};
#[doc(hidden)]
pub use settle::READ_WHOLE;
#[doc(hidden)]
pub use settle::Settled;
#[doc(hidden)]
pub use settle::declare;
pub use transaction::Merge;
#[doc(hidden)]
pub use transaction::Transaction;
