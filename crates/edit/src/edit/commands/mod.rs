//! The commands of a record as data, their table, and their parser.

pub(crate) mod arguments;
pub(crate) mod command;
mod entries;
pub(crate) mod parse;
mod readers;
pub(crate) mod table;
