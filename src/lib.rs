//! Variorum reads, shows, edits and saves board-game records, and keeps every byte it was not asked to change.
//!
//! The floors, lowest first; a module uses only floors below its own:
//!
//! 1. [`store`]: files and settings on disk
//! 2. [`text`]: bytes and text, encodings and escapes
//! 3. [`sgf`]: the lossless tree of nodes and raw properties
//! 4. [`game`]: what properties mean; [`record`]: the undo-able tree. They do not know each other.
//! 5. [`edit`]: commands; [`scene`]: positions as pictures
//! 6. [`cli`]: the command line; `app`: the window (feature `window`)
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod store;

pub mod text;

pub mod sgf;

pub mod game;
pub mod record;

pub mod edit;
pub mod scene;

#[cfg(feature = "window")]
pub mod app;
pub mod cli;
