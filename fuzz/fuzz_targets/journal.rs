//! Any bytes where unsaved work is kept: they are found or told as damaged, and never something else than was written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::store::journal::left_behind;

fuzz_target!(|bytes: &[u8]| {
    let folder = std::env::temp_dir().join(format!("variorum-fuzz-journal-{}", std::process::id()));
    let run = folder.join("1-1");
    std::fs::create_dir_all(&run).expect("a folder for the test");
    std::fs::write(run.join("lock"), "").expect("a file for the test");
    std::fs::write(run.join("1.unsaved"), bytes).expect("a file for the test");
    std::fs::write(run.join("2.unsaved"), [b"variorum journal 1\n", bytes].concat()).expect("a file for the test");
    let left = left_behind(&folder);
    assert_eq!(left.found.len() + left.damaged.len(), 2);
    drop(left);
    let _ = std::fs::remove_dir_all(&folder);
});
