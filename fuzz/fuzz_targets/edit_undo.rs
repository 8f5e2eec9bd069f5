//! Any record, any commands: all of it can be taken back, and what was written reads back.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/edit_law/mod.rs"]
mod edit_law;

fuzz_target!(|bytes: &[u8]| edit_law::hold(bytes));
