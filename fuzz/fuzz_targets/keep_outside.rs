//! Law: an edit of one property leaves every byte outside of it where it stands, or says what it left out.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/property_law/mod.rs"]
mod property_law;

fuzz_target!(|bytes: &[u8]| {
    let mut tally = property_law::Tally::default();
    property_law::try_all(bytes, &mut tally);
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
});
