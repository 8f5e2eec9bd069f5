//! Law: an edit of one property leaves every byte outside of it where it stands, or says what it left out.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/property_law/mod.rs"]
mod property_law;

fuzz_target!(|bytes: &[u8]| {
    let mut tally = property_law::Tally::default();
    // Which property is edited is chosen by the record itself, so that one that fails always fails.
    let number = bytes.iter().fold(0usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(*byte)));
    property_law::try_one(bytes, number % 4096, &mut tally);
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
});
