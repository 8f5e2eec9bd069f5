//! A collection of problems: what follows is hidden until it is played or gone to, and the record is only read.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, click_at, picture, press, press_with, text_of, window_with};

/// Two problems with a right and a wrong answer, whose variations the record wants on the board.
const PROBLEMS: &str = "(;GM[1]SZ[9]ST[0]AB[cc]AW[dd]C[Black to play](;B[ee]C[Right];W[ff];B[gg])(;B[aa]C[Wrong];W[bb]))\
(;GM[1]SZ[9]ST[0]AB[gg](;B[cc])(;B[dd]))";

fn nodes(window: &Window) -> usize {
    window.query_all_by_role(Role::TreeItem).count()
}

fn listed(window: &Window) -> usize {
    window.query_all_by_role(Role::ListBoxOption).count()
}

fn shows(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).count() > 0
}

/// Clicks a point of a board of nine lines, counted from its middle.
fn click(window: &mut Window, column: f32, row: f32) {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    click_at(window, board.center() + vec2(column, row) * (board.height() / 10.3), PointerButton::Primary);
}

fn hide(window: &mut Window) {
    press_with(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
}

#[test]
fn following_moves_are_hidden_until_played_or_visited() {
    let mut window = window_with(PROBLEMS);
    ask(&mut window, "goto /");
    assert_eq!((nodes(&window), listed(&window)), (6, 2));
    let letters = window.render().unwrap();
    hide(&mut window);
    picture(&mut window, "problems-hidden");
    assert_eq!((nodes(&window), listed(&window)), (1, 0));
    assert!(shows(&window, "0 of 0"), "nor does it say how far it goes");
    assert!(window.render().unwrap() != letters, "no letters on the board");
    // The answer is played: it is there.
    click(&mut window, 0.0, 0.0);
    assert_eq!(nodes(&window), 2);
    assert!(shows(&window, "already in the record"));
    assert_eq!(text_of(&window), PROBLEMS);
    // The reply is asked for.
    press(&mut window, Key::ArrowRight);
    assert_eq!(nodes(&window), 3);
    ask(&mut window, "goto /");
    assert_eq!((nodes(&window), listed(&window)), (3, 0), "what was seen stays seen");
    // Another answer, which nobody thought of: trying it leaves nothing behind.
    click(&mut window, 2.0, -2.0);
    assert!(shows(&window, "This move is not in the record"));
    assert!(shows(&window, "0 of 2"));
    assert_eq!(text_of(&window), PROBLEMS);
    // The next problem is hidden as well, also as text.
    ask(&mut window, "next-game");
    assert_eq!((nodes(&window), listed(&window)), (1, 0));
    ask(&mut window, "game-text");
    assert_eq!(nodes(&window), 1);
    ask(&mut window, "game-text");
    // The quiet line under the node's bar takes it back.
    window.get_by_label("Following moves are hidden. Show them").click();
    window.run();
    assert_eq!((nodes(&window), listed(&window)), (3, 2));
}

#[test]
fn one_line_alone_and_a_file_read_again_stay_hidden() {
    let mut window = window_with(PROBLEMS);
    hide(&mut window);
    ask(&mut window, "goto /0");
    ask(&mut window, "only-line");
    assert_eq!(nodes(&window), 2);
    ask(&mut window, "only-line");
    assert_eq!(nodes(&window), 2);
    // Another tab is as it was.
    window.state_mut().0.open_sample("Other", PROBLEMS);
    window.run();
    assert_eq!(nodes(&window), 6);
    ask(&mut window, "previous-tab");
    assert_eq!(nodes(&window), 2);
}

#[test]
fn playing_an_existing_move_goes_there_and_is_reported() {
    let mut window = window_with("(;GM[1]SZ[9];B[ee];W[cc])");
    ask(&mut window, "goto 0");
    click(&mut window, 0.0, 0.0);
    assert!(shows(&window, "This move is already in the record"));
    press(&mut window, Key::ArrowLeft);
    assert!(!shows(&window, "already in the record"));
    click(&mut window, 1.0, 1.0);
    assert!(!shows(&window, "The record"), "what is new needs no words");
}
