//! Law: a normal record has no errors and is its own normal form.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::sgf::{self, Severity, Tree};

fuzz_target!(|bytes: &[u8]| {
    let normal = sgf::normalize(&Tree::read(bytes.to_vec()).0, true).expect("a lossy conversion");
    let (tree, faults) = Tree::read(normal.clone());
    for fault in sgf::check(&tree, &faults) {
        assert!(fault.severity != Severity::Error || fault.code == sgf::Code::NoGame, "{fault:?}");
    }
    assert_eq!(sgf::normalize(&tree, true).expect("a lossy conversion"), normal);
});
