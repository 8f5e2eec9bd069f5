//! What a user can ask: the commands as data, their table, words, keys, and when they are there.

pub(crate) mod arguments;
pub(crate) mod command;
mod entries;
pub(crate) mod keys;
pub(crate) mod parse;
mod readers;
pub(crate) mod table;
