//! Law: what is not edited is written as it was read, and the check answers whatever the bytes are.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::sgf::{self, Tree};

fuzz_target!(|bytes: &[u8]| {
    let (tree, faults) = Tree::read(bytes.to_vec());
    assert_eq!(tree.write(), bytes);
    for game in tree.games() {
        for node in tree.descendants(game) {
            for property in tree.properties(node) {
                assert!(property.offset().is_some_and(|at| at < tree.source().len()));
                for raw in property.values() {
                    assert!(tree.offset_of(raw).is_some());
                }
            }
        }
    }
    let findings = sgf::check(&tree, &faults);
    assert!(findings.len() >= faults.len());
});
