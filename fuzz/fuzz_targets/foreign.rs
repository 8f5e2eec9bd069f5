//! Any file: something else, a server's file that becomes a record without a fault, or a record as it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::edit::Incoming;
use variorum::sgf::{Tree, sniff};

fuzz_target!(|bytes: &[u8]| {
    match Incoming::of_file(bytes) {
        Some(Ok(made)) => {
            let (tree, faults) = Tree::read(made.bytes.expect("a record"));
            assert!(tree.game_count() == 1 && faults.is_empty(), "{faults:?}");
        }
        Some(Err(why)) => assert!(!why.to_string().is_empty()),
        None => {}
    }
    // What begins as a record is one, whatever comes then.
    let begun = [b"(;", bytes].concat();
    assert!(sniff(&begun) != Some("a binary file"));
});
