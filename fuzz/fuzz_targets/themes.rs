//! Any theme file: a theme or a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::scene::Theme;

fuzz_target!(|text: &str| {
    if let Err(why) = Theme::parse("own", text) {
        assert!(!why.to_string().is_empty());
    }
});
