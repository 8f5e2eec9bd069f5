//! What the commands do: each operation reads the record and makes a transaction.

pub(crate) mod clean;
pub(crate) mod clipboard;
pub(crate) mod encoding;
pub(crate) mod exchange;
pub(crate) mod games;
pub(crate) mod go;
pub(crate) mod info;
pub(crate) mod keep;
pub(crate) use crate::record::layout;
pub(crate) mod mark;
pub(crate) mod merge;
pub(crate) mod play;
pub(crate) mod repair;
pub(crate) mod setup;
pub(crate) mod text;
pub(crate) mod turn;
pub(crate) mod variation;
