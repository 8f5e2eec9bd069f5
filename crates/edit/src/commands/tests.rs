//! Tests of the command table and the key bindings.

use super::*;
use crate::edit::Group;

#[test]
fn names_are_unique_words() {
    for (at, entry) in table().iter().enumerate() {
        assert!(entry.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", entry.name);
        assert!(table()[..at].iter().all(|other| other.name != entry.name), "{} twice", entry.name);
        assert!(entry.title().starts_with(|c: char| c.is_uppercase()), "{}", entry.title());
        assert!(entry.help().ends_with('.'), "{}: {}", entry.name, entry.help());
    }
    assert!(table().iter().all(|entry| Group::ALL.contains(&entry.group)));
}

#[test]
fn words_that_may_be_left_out_are_not_needed() {
    for entry in table() {
        assert_eq!(
            entry.plain(),
            AnyCommand::parse(entry.name).ok().filter(|_| !entry.needs_words()),
            "{}",
            entry.name
        );
        assert!(entry.needs_words() || entry.plain().is_some(), "{}", entry.name);
    }
    let needs = |name: &str| row(name).is_some_and(|row| row.needs_words());
    assert!(!needs("save") && !needs("undo") && !needs("open") && !needs("figure") && !needs("insert-node"));
    assert!(needs("mark") && needs("play") && needs("tool") && needs("erase"));
}

/// A letter or digit alone begins a typed move. `0` cannot: no notation has a move that begins with it.
#[test]
fn no_letter_is_taken_from_typed_moves() {
    let alone = |binding: &&Binding| binding.keys.len() == 1 && binding.keys.chars().all(char::is_alphanumeric);
    let taken: Vec<&str> = keys()
        .iter()
        .filter(alone)
        .filter(|binding| binding.when == When::Always)
        .map(|binding| binding.keys)
        .collect();
    assert_eq!(taken, ["0"]);
}

#[test]
fn keys_run_commands_and_none_means_two_things() {
    // Ctrl+Alt and Alt+Ctrl are the same keys.
    let sorted = |keys: &'static str| {
        let mut parts: Vec<&str> = keys.split('+').collect();
        parts.sort_unstable();
        parts
    };
    // With pieces a key may mean something else, and again with one in hand.
    let place = |when| match when {
        When::PieceInHand => 0,
        When::Pieces => 1,
        When::Always => 2,
    };
    assert!(keys().is_sorted_by_key(|binding| place(binding.when)), "what counts more seldom comes first");
    for (at, binding) in keys().iter().enumerate() {
        assert!(AnyCommand::parse(binding.line).is_ok(), "{}", binding.line);
        let same =
            |other: &Binding| (sorted(other.keys), place(other.when)) == (sorted(binding.keys), place(binding.when));
        let twice = keys()[..at].iter().any(same);
        assert!(!twice, "{} twice", binding.keys);
    }
    let shortcut = |line: &str| keys().iter().find(|binding| binding.line == line).map(|binding| binding.keys);
    assert_eq!((shortcut("undo"), shortcut("strip")), (Some("Ctrl+Z"), None));
}
