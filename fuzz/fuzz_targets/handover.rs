//! Any bytes from another start: files or a reason, and what was understood is handed on as it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::path::PathBuf;
use variorum::store::handover;

fuzz_target!(|bytes: &[u8]| {
    let mut rest = bytes;
    let Ok(files) = handover::read(&mut rest) else { return };
    assert!(rest.len() + 8 <= bytes.len());
    let absolute: Vec<PathBuf> = files.iter().map(|file| std::path::absolute(file).expect("a path")).collect();
    let message = handover::write(&files).expect("paths that were read");
    assert_eq!(handover::read(&mut &message[..]).expect("a message"), absolute);
});
