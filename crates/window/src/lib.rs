//! The window: the only crate that knows egui, time and screens.
//!
//! Without its feature `window` it is empty, so that the crates below are built and tested without a toolkit.
#![cfg(feature = "window")]
#![cfg_attr(not(target_os = "macos"), forbid(unsafe_code))]
#![cfg_attr(target_os = "macos", deny(unsafe_code))]

#[macro_use]
extern crate variorum_sgf;

use variorum_analysis as analysis;
use variorum_edit::{commands, edit, relate};
use variorum_game as game;
use variorum_languages as languages;
use variorum_publish::{publish, study};
use variorum_scene as scene;
use variorum_sgf::{language, record, sgf, text};
use variorum_store as store;

pub mod app;
