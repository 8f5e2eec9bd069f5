//! What is made of records for others, and what one learns from them.
//!
//! * [`publish`]: pages, booklets and clips
//! * [`study`]: problems and spaced repetition
#![forbid(unsafe_code)]

#[macro_use]
extern crate variorum_sgf;

use variorum_analysis as analysis;
use variorum_edit::{edit, relate};
use variorum_game as game;
use variorum_scene as scene;
use variorum_sgf::{language, record, sgf, text};

pub mod study;

pub mod publish;
