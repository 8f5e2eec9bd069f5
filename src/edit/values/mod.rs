//! The values that commands and operations speak in: choices, places, lists of points, drafts of nodes, symmetries, the clipboard.

pub(crate) use crate::record::draft;

pub mod choices;
pub mod clipboard;
pub mod games;
pub mod place;
pub(crate) mod points;
pub(crate) mod symmetry;
