//! What a user can ask of a record: the commands as data, their table, their words, and how they are read.

pub(crate) mod arguments;
pub(crate) mod command;
mod entries;
pub(crate) mod parse;
mod readers;
pub(crate) mod table;
