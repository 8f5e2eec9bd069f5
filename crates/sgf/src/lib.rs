//! Reads, checks, changes and writes SGF records without losing a byte.
//!
//! * [`text`]: bytes and text, encodings and escapes
//! * [`sgf`]: the lossless tree of nodes and raw properties
//! * [`record`]: the undo-able tree: nothing else changes one
//! * [`language`]: what is reported, in English and in the language that somebody sets
#![forbid(unsafe_code)]

#[macro_use]
pub mod language;

pub mod text;

pub mod sgf;
#[doc(no_inline)]
pub use sgf::*;

pub mod record;
