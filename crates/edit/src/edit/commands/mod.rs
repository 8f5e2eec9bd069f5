//! The commands of a record as data, their table, and their parser.

#[macro_use]
mod rows;

pub(crate) mod arguments;
pub(crate) mod command;
pub(crate) mod parse;
mod readers;
pub(crate) mod table;
