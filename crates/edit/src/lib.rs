//! Records compared, merged and edited.
//!
//! * [`relate`]: records compared and merged, equal positions
//! * [`edit`]: commands that become transactions
//! * [`commands`]: the commands of records and of the window in one table, and their keys
#![forbid(unsafe_code)]

#[macro_use]
extern crate variorum_sgf;

use variorum_analysis as analysis;
use variorum_game as game;
use variorum_sgf::{language, record, sgf, text};

pub mod relate;

pub mod edit;

pub mod commands;
