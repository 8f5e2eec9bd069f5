//! Equal positions: what is said of them beside the board, and the way round them and back.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, click, drawn, picture, press_with, text_of, until, window_with, with_texts};

/// Three ways to one position; the first goes on otherwise than the others.
const THREE_WAYS: &str = "(;GM[1]SZ[9](;B[cc];W[dd];B[ee]C[first];W[gg])(;B[ee];W[dd];B[cc]C[second];W[ff])(;B[ee];W[hh];B[cc](;W[aa])(;W[dd]C[none])))";

fn comment(window: &Window) -> String {
    let field = window.get_by_role_and_label(Role::MultilineTextInput, "Comment");
    egui_kittest::kittest::NodeT::accesskit_node(&field).value().unwrap_or_default()
}

/// The words stand in the status line, and are heard.
fn says_that_it_is_alone(window: &Window) {
    let shown = window.query_all_by_label_contains("This position does not occur elsewhere in the game");
    assert!(shown.count() > 0);
}

#[test]
fn equal_positions_are_listed_and_can_be_visited_in_a_circle() {
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
    let played = "F4, also played at move 4";
    until(&mut window, "what follows elsewhere", |window| window.query_by_label(played).is_some());
    click(&mut window, played);
    window.get_by_label("Move 4 · F4");
    // By its number as well.
    ask(&mut window, "goto 0.0.0");
    ask(&mut window, "take 2");
    window.get_by_label("Move 4 · F4");
    // Nothing is made by looking.
    ask(&mut window, "goto 2");
    assert!(window.query_by_label_contains("Also at").is_none());
    ask(&mut window, "next-equal");
    says_that_it_is_alone(&window);
    assert_eq!(text_of(&window), THREE_WAYS);
}

#[test]
fn equal_positions_follow_changes() {
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
fn in_a_long_record_hits_are_found_in_the_background() {
    let long: String = (0..600).map(|n| format!(";{}[]", ["W", "B"][n % 2])).collect();
    let mut window =
        window_with(&format!("(;GM[1]SZ[9](;B[cc];W[dd];B[ee]C[first]{long})(;B[ee];W[dd];B[cc]C[second]{long}))"));
    ask(&mut window, "goto 1.0.0");
    ask(&mut window, "next-equal");
    until(&mut window, "the line", |window| window.query_by_label_contains("Also at").is_some());
}

/// The second record has the position of the first on the same board, the third on one that is mirrored.
const THREE_RECORDS: [&str; 3] =
    ["(;GM[1]SZ[9];B[cd];W[gh])", "(;GM[1]SZ[9];B[dc];W[ab]C[x])", "(;GM[1]SZ[9];B[cd];W[ff])"];

fn rows(window: &Window) -> Vec<String> {
    let all = window.query_all_by_role(Role::ListBoxOption);
    let mut rows: Vec<String> =
        all.filter_map(|row| egui_kittest::kittest::NodeT::accesskit_node(&row).label()).collect();
    rows.retain(|row| row.contains("also played"));
    rows
}

#[test]
fn other_open_records_and_turned_boards_are_searched_on_request() {
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &THREE_RECORDS);
    ask(&mut window, "goto /0");
    assert_eq!(rows(&window), [""; 0]);
    ask(&mut window, "equal-positions open");
    let here = "G2, also played in Pasted at move 2";
    until(&mut window, "the other record", |window| rows(window).len() == 1);
    assert_eq!(rows(&window), [here]);
    window.get_by_label_contains("some in 1 other open record");
    picture(&mut window, "equal-open");
    ask(&mut window, "equal-positions open-turned");
    until(&mut window, "the turned one", |window| rows(window).len() == 2);
    let found = rows(&window);
    assert!(
        found.contains(&here.to_owned()) && found.iter().any(|row| row.ends_with("rotated or mirrored")),
        "{found:?}"
    );
    // What is copied lies as the board does here, as one step;
    let at = found.iter().position(|row| row.ends_with("rotated or mirrored")).unwrap() + 1;
    ask(&mut window, &format!("continue-here {at}"));
    assert_eq!(text_of(&window).replace('\n', ""), "(;GM[1]SZ[9];B[cd](;W[ff])(;W[ba]C[x]))");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), THREE_RECORDS[2]);
    // whoever chooses a row goes to its record, and back again.
    ask(&mut window, "goto /0");
    until(&mut window, "the rows", |window| rows(window).len() == 2);
    click(&mut window, here);
    assert_eq!(text_of(&window), THREE_RECORDS[0]);
    window.get_by_label("Move 2 · G2");
    ask(&mut window, "go-back");
    assert_eq!(text_of(&window), THREE_RECORDS[2]);
    // The key goes round all of them.
    let mut seen = Vec::new();
    for _ in 0..3 {
        ask(&mut window, "next-equal");
        seen.push(text_of(&window));
    }
    seen.sort();
    let mut all = THREE_RECORDS.map(str::to_owned);
    all.sort();
    assert_eq!(seen, all);
}

/// The empty board that all games begin with is no news at any of them.
#[test]
fn the_start_of_a_game_is_not_reported_as_misplaced() {
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &THREE_RECORDS);
    ask(&mut window, "equal-positions open");
    ask(&mut window, "goto /0");
    until(&mut window, "the other record", |window| rows(window).len() == 1);
    ask(&mut window, "goto 0");
    assert!(window.query_by_label_contains("Also at").is_none());
}

#[test]
fn moves_from_elsewhere_are_ghosts_on_the_board() {
    let ghosts = |record: &str, line: &str| {
        let mut window = window_with(record);
        ask(&mut window, "goto 0.0.0");
        let before = drawn(&window);
        ask(&mut window, line);
        before.abs_diff(drawn(&window))
    };
    // Hiding the marks of next moves takes the dashes of one ghost away; without one nothing changes on the board.
    let with = ghosts(THREE_WAYS, "next-moves none");
    let without = ghosts("(;GM[1]SZ[9];B[cc];W[dd];B[ee]C[first];W[gg])", "next-moves none");
    assert!(with > without + 20, "{with} {without}");
}

#[test]
fn hidden_moves_show_no_equal_positions() {
    let mut window = window_with(THREE_WAYS);
    ask(&mut window, "goto 0.0.0");
    until(&mut window, "what follows elsewhere", |window| rows(window).len() == 1);
    ask(&mut window, "hide-following");
    assert!(rows(&window).is_empty() && window.query_by_label_contains("Also at").is_none());
}

#[test]
fn equal_positions_can_be_switched_off() {
    let mut window = window_with(THREE_WAYS);
    ask(&mut window, "equal-positions off");
    ask(&mut window, "goto 0.0.0");
    assert!(rows(&window).is_empty() && window.query_by_label_contains("Also at").is_none());
    ask(&mut window, "next-equal");
    assert!(window.query_all_by_label_contains("Finding equal positions is switched off in the settings").count() > 0);
    assert_eq!(comment(&window), "first");
    ask(&mut window, "equal-positions game");
    until(&mut window, "the line", |window| window.query_by_label_contains("Also at").is_some());
}
