//! The values that operations speak in: places, lists of points, drafts of nodes, symmetries.

pub(crate) use crate::record::draft;

pub mod address;
pub mod place;
pub(crate) mod points;
pub(crate) mod symmetry;
