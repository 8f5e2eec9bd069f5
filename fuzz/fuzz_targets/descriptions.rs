//! Any description of a game: a game or a reason, which names the file and a line of it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::game::{broken_descriptions, describe};

fuzz_target!(|text: &str| {
    let broken = describe(vec![("own".to_owned(), Ok::<_, String>(text.to_owned()))]);
    let lines = text.lines().count().max(1);
    for told in broken_descriptions(broken) {
        let line = told.strip_prefix("games/own.ron: line ").and_then(|rest| rest.split(':').next()?.parse().ok());
        assert!(line.is_some_and(|line: usize| (1..=lines + 1).contains(&line)), "{told}");
    }
});
