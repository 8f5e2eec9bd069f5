//! The types that commands and operations share: arguments, node addresses, lists of points, node drafts, the clipboard.

pub(crate) use crate::record::draft;

pub mod choices;
pub mod clipboard;
pub mod games;
pub mod operand;
pub mod place;
pub(crate) mod points;
