//! Law: text that was encoded decodes to itself, in every encoding and escape convention, and stays inside its brackets.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/text_law/mod.rs"]
mod text_law;

fuzz_target!(|bytes: &[u8]| text_law::hold(bytes));
