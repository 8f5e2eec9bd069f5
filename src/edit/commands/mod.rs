//! What a user can ask: the commands as data, their table, words, keys, and when they are there.

pub(crate) mod arguments;
pub(crate) mod available;
pub(crate) mod command;
pub(crate) mod keys;
pub(crate) mod table;
