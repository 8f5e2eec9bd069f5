//! A finished game of Go: dead stones by clicks, the points of both, and what is written of it.

use egui::accesskit::Role;
use egui::{PointerButton, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, click_at, picture, text_of, window_with};

/// Black has the left half and White the right, with a dead stone of White's in the left.
const GAME: &str = "(;SZ[9]KM[6.5]AB[da:di]AW[ea:ei][bb];B[];W[])";

/// Clicks a point, columns and rows counted from the middle.
fn click(window: &mut Window, column: f32, row: f32) {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    click_at(window, board.center() + vec2(column, row) * (board.height() / 10.2), PointerButton::Primary);
}

#[test]
fn after_two_passes_the_game_is_counted_by_clicks() {
    let mut window = window_with(GAME);
    assert!(window.query_by_label("Count game").is_none(), "it is not over");
    ask(&mut window, "goto end");
    window.get_by_label("Count game").click();
    window.run();
    // The stone in Black's half is proposed as dead, and nothing is written yet.
    window.get_by_label("White wins by 14.5");
    picture(&mut window, "counting");
    assert_eq!(text_of(&window), GAME);
    // If it lives, nothing there is anybody's.
    click(&mut window, -3.0, -3.0);
    window.get_by_label("White wins by 42.5");
    click(&mut window, -3.0, -3.0);
    window.get_by_label("White wins by 14.5");
    // Where Black dies, the stone that takes them lives; a second click takes back both.
    for again in [false, true] {
        click(&mut window, -1.0, 0.0);
        assert_eq!(window.query_by_label("White wins by 14.5").is_some(), again);
    }
    window.get_by_label("Territory: 27 to 36");
    window.get_by_label("Prisoners: 1 to 0");
    window.get_by_label("Area").click();
    window.run();
    window.get_by_label("Stones: 9 to 9");
    window.get_by_label("Territory").click();
    window.run();
    window.get_by_label("Mark territory").click();
    window.run();
    let text = text_of(&window);
    assert!(text.starts_with("(;SZ[9]KM[6.5]AB[da:di]AW[ea:ei][bb]RE[W+14.5];B[];W[]TB[aa][ba]"), "{text}");
    assert!(window.query_by_label("Mark territory").is_none() && window.query_by_label("Count game").is_none());
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), GAME);
}

#[test]
fn points_in_a_seki_are_nobodys_by_a_click() {
    let mut window = window_with("(;FF[4]SZ[9]KM[0]AB[da:di]AW[ea:ei])");
    ask(&mut window, "counting");
    window.get_by_label("White wins by 9");
    click(&mut window, 3.0, 0.0);
    window.get_by_label("Black wins by 27");
    click(&mut window, 3.0, 0.0);
    window.get_by_label("White wins by 9");
    // Who steps has done counting, and nothing was written.
    ask(&mut window, "pass");
    assert!(window.query_by_label("Mark territory").is_none());
    assert_eq!(text_of(&window), "(;FF[4]SZ[9]KM[0]AB[da:di]AW[ea:ei];B[])");
}
