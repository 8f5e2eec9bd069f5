//! Equal positions: what is said of them beside the board, and the way round them and back.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, click, picture, press_with, text_of, until, window_with};

/// Three ways to one position; the first goes on otherwise than the others.
const THREE_WAYS: &str = "(;GM[1]SZ[9](;B[cc];W[dd];B[ee]C[first];W[gg])(;B[ee];W[dd];B[cc]C[second];W[ff])(;B[ee];W[hh];B[cc](;W[aa])(;W[dd]C[none])))";

fn comment(window: &Window) -> String {
    let field = window.get_by_role_and_label(Role::MultilineTextInput, "Comment");
    egui_kittest::kittest::NodeT::accesskit_node(&field).value().unwrap_or_default()
}

/// The words stand in the status line, and are heard.
fn says_that_it_is_alone(window: &Window) {
    let said = window.query_all_by_label_contains("This position stands nowhere else in the game");
    assert!(said.count() > 0);
}

#[test]
fn equal_positions_are_told_and_gone_round_and_back() {
    let mut window = window_with(THREE_WAYS);
    ask(&mut window, "goto 0.0.0");
    picture(&mut window, "equal");
    assert_eq!(comment(&window), "first");
    click(&mut window, "Also at 1 other place");
    assert_eq!(comment(&window), "second");
    // After the last one the first comes again, by the key as well.
    press_with(&mut window, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(comment(&window), "first");
    ask(&mut window, "go-back");
    assert_eq!(comment(&window), "second");
    ask(&mut window, "go-back");
    assert_eq!(comment(&window), "first");
    // What is said of it elsewhere stands below what is said here.
    window.get_by_label("At move 3: second");
    // What follows elsewhere is copied, as one step,
    click(&mut window, "Continue here");
    assert!(text_of(&window).contains("C[first](;W[gg])(;W[ff]))"), "{}", text_of(&window));
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), THREE_WAYS);
    ask(&mut window, "goto 0.0.0");
    // or gone to.
    until(&mut window, "what follows elsewhere", |window| window.query_by_label("F4 elsewhere, at move 4").is_some());
    click(&mut window, "F4 elsewhere, at move 4");
    window.get_by_label("Move 4 · F4");
    // Nothing is made by looking.
    ask(&mut window, "goto 2");
    assert!(window.query_by_label_contains("Also at").is_none());
    ask(&mut window, "next-equal");
    says_that_it_is_alone(&window);
    assert_eq!(text_of(&window), THREE_WAYS);
}

#[test]
fn what_is_known_follows_what_is_changed() {
    let mut window = window_with(THREE_WAYS);
    ask(&mut window, "goto 0.0.0");
    window.get_by_label("Also at 1 other place");
    ask(&mut window, "goto 1.0.0");
    ask(&mut window, "correct c4");
    until(&mut window, "a position of its own", |window| window.query_by_label_contains("Also at").is_none());
    ask(&mut window, "goto 0.0.0");
    ask(&mut window, "next-equal");
    says_that_it_is_alone(&window);
    ask(&mut window, "undo");
    // Whoever asks does not wait for the pause.
    ask(&mut window, "goto 0.0.0");
    ask(&mut window, "next-equal");
    assert_eq!(comment(&window), "second");
}

#[test]
fn in_a_long_record_they_are_found_beside_the_window() {
    let long: String = (0..600).map(|n| format!(";{}[]", ["W", "B"][n % 2])).collect();
    let mut window =
        window_with(&format!("(;GM[1]SZ[9](;B[cc];W[dd];B[ee]C[first]{long})(;B[ee];W[dd];B[cc]C[second]{long}))"));
    ask(&mut window, "goto 1.0.0");
    ask(&mut window, "next-equal");
    until(&mut window, "the line", |window| window.query_by_label_contains("Also at").is_some());
}
