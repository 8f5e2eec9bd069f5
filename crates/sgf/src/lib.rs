//! Reads, checks, changes and writes SGF records without losing a byte.
//!
//! * [`text`]: bytes and text, encodings and escapes
//! * [`sgf`]: the lossless tree of nodes and raw properties
//! * [`record`]: the undo-able tree: nothing else changes one
//! * [`language`]: what is reported, in English and in the language that somebody sets
//!
//! A record is opened as a [`Document`](record::Document), changed by an [`Edit`](record::Edit), and written:
//!
//! ```
//! use variorum_sgf::record::Document;
//!
//! let (mut document, faults) = Document::open(b"(;GM[1]PB[An];B[aa])".to_vec());
//! assert!(faults.is_empty());
//! let root = document.tree().games().next().unwrap();
//! let mut edit = document.edit("Correct a name");
//! edit.set_text(root, "PB", "Ann")?;
//! edit.apply()?;
//! assert_eq!(document.tree().write(), b"(;GM[1]PB[Ann];B[aa])");
//! document.undo();
//! assert_eq!(document.tree().write(), b"(;GM[1]PB[An];B[aa])");
//! # Ok::<(), variorum_sgf::record::Refusal>(())
//! ```
//!
//! Who only reads needs no document: [`Tree::read`] takes any bytes. Faults of reading are those of the syntax; [`check`] finds those of the
//! format as well. A record that is all ASCII and names no encoding refuses other letters; [`convert`](sgf::convert()) writes it in UTF-8.
#![forbid(unsafe_code)]

#[macro_use]
pub mod language;

pub mod text;

pub mod sgf;
#[doc(no_inline)]
pub use sgf::*;

pub mod record;
