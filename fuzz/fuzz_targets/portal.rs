//! Any addresses that a desktop's dialog answers with, a line each: only whole paths of this computer come of them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::store::given::chosen;

fuzz_target!(|text: &str| {
    let addresses: Vec<String> = text.lines().map(str::to_owned).collect();
    let files = chosen(&addresses);
    assert!(files.len() <= addresses.len() && files.iter().all(|path| path.is_absolute()));
});
