//! Any word that a start is given: what is no address is a path as it stands there, an address is a file of this computer or a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::os::unix::ffi::OsStrExt;
use variorum::store::given::{file_of, host_of, names_another_computer};

fuzz_target!(|bytes: &[u8]| {
    let word = std::ffi::OsStr::from_bytes(bytes);
    let is_address = bytes.len() > 5 && bytes[..5].eq_ignore_ascii_case(b"file:") && bytes[5] == b'/';
    match file_of(word) {
        Ok(path) if is_address => assert!(path.is_absolute() || path.as_os_str().is_empty()),
        Ok(path) => assert_eq!(path.as_os_str(), word),
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    assert!(!names_another_computer(word.as_ref()), "only Windows has such paths");
    if let Some(host) = host_of(bytes) {
        assert!(bytes.len() >= host.len() + 2 && !host.iter().any(|byte| matches!(byte, b'/' | b'\\')));
    }
});
