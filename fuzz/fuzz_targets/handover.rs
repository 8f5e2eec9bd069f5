//! Any bytes from another start: what it was given or a reason, and what was understood is handed on as it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::store::{Given, handover};

fuzz_target!(|bytes: &[u8]| {
    let mut rest = bytes;
    let Ok(given) = handover::read(&mut rest) else { return };
    assert!(rest.len() + 8 <= bytes.len());
    let absolute: Vec<Given> = given.iter().cloned().map(Given::absolute).collect();
    let Ok(message) = handover::write(&given) else { return };
    assert_eq!(handover::read(&mut &message[..]).expect("a message"), absolute);
});
