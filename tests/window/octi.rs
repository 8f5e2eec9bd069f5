//! Octi played by clicking.

use egui::accesskit::Role;
use egui::{Key, Pos2};
use egui_kittest::kittest::Queryable as _;

use super::harness::{Window, ask, picture, tap, text_of, window_with};

const START: &str = "(;GM[19])";

/// Clicks a square of a board of nine by nine, and off its middle by parts of a square.
fn click(window: &mut Window, square: (u8, u8), off: (f32, f32)) {
    let at = point(window, square, off);
    tap(window, at);
}

fn point(window: &Window, (column, row): (u8, u8), (right, up): (f32, f32)) -> Pos2 {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    // The board with its coordinates is 10.7 squares high and fills the height but for a margin.
    let square = (board.height() - 2.0 * 0.5) / SQUARES;
    let from_middle = egui::vec2(f32::from(column) - 5.0 + right, 5.0 - f32::from(row) - up);
    board.center() + from_middle * square
}

const MIDDLE: (f32, f32) = (0.0, 0.0);
const SQUARES: f32 = 10.74;

#[test]
fn prongs_are_put_in_and_turned() {
    let mut window = window_with(START);
    click(&mut window, (3, 3), MIDDLE);
    picture(&mut window, "octi-in-hand");
    click(&mut window, (3, 3), (0.0, 0.3));
    assert_eq!(text_of(&window), "(;GM[19];B[33+A])");
    click(&mut window, (5, 7), MIDDLE);
    click(&mut window, (5, 7), (0.25, -0.25));
    assert_eq!(text_of(&window), "(;GM[19];B[33+A];W[57+D])");
    click(&mut window, (3, 3), MIDDLE);
    click(&mut window, (3, 3), (0.0, 0.3));
    click(&mut window, (3, 3), (0.3, 0.0));
    assert_eq!(text_of(&window), "(;GM[19];B[33+A];W[57+D];B[33+C-A])");
}

#[test]
fn moves_can_be_made_by_dragging() {
    let record = "(;GM[19]AE[33]AB[44AC]AW[54][74])";
    let mut window = window_with(record);
    let drag = |window: &mut Window, from: (u8, u8), to: (u8, u8)| {
        let (from, to) = (point(window, from, MIDDLE), point(window, to, MIDDLE));
        window.hover_at(from);
        window.run_steps(2);
        window.drag_at(from);
        window.run_steps(2);
        for step in 1..=4 {
            window.hover_at(from.lerp(to, step as f32 / 4.0));
            window.run_steps(2);
        }
        window.drop_at(to);
        window.run_steps(4);
    };
    // From nowhere, and to where it cannot go, nothing is played; what was taken is in hand as after a click.
    drag(&mut window, (2, 8), (4, 5));
    drag(&mut window, (4, 4), (8, 8));
    assert_eq!(text_of(&window), record);
    window.key_press(Key::Escape);
    window.run();
    drag(&mut window, (4, 4), (4, 5));
    assert_eq!(text_of(&window), format!("{};B[44-45])", &record[..record.len() - 1]));
}

#[test]
fn pods_go_jump_and_take() {
    let record = "(;GM[19]AE[33]AB[44AC]AW[54][74])";
    let mut window = window_with(record);
    let after = |turn: &str| format!("{};B[{turn}])", &record[..record.len() - 1]);
    click(&mut window, (4, 4), MIDDLE);
    click(&mut window, (4, 5), MIDDLE);
    assert_eq!(text_of(&window), after("44-45"));
    window.state_mut().0.request("undo");
    window.run();
    click(&mut window, (4, 4), MIDDLE);
    click(&mut window, (6, 4), MIDDLE);
    click(&mut window, (8, 4), MIDDLE);
    picture(&mut window, "octi-jumps");
    assert_eq!(text_of(&window), record, "the turn waits");
    click(&mut window, (7, 4), MIDDLE);
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(text_of(&window), after("44-64x-84"));
}

#[test]
fn escape_takes_steps_back_and_typing_still_plays() {
    let record = "(;GM[19]AE[33]AB[44AC]AW[54])";
    let mut window = window_with(record);
    click(&mut window, (4, 4), MIDDLE);
    click(&mut window, (6, 4), MIDDLE);
    for _ in 0..2 {
        window.key_press(Key::Escape);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(text_of(&window), record);
    for typed in ["4", "4+B"] {
        window.event(egui::Event::Text(typed.to_owned()));
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(text_of(&window), "(;GM[19]AE[33]AB[44AC]AW[54];B[44+B])");
    // A pod enters on an empty home; what cannot be done says why and changes nothing.
    let home = "(;GM[19]AE[33])";
    let mut window = window_with(home);
    click(&mut window, (4, 4), MIDDLE);
    assert_eq!(text_of(&window), home);
    click(&mut window, (3, 3), MIDDLE);
    assert_eq!(text_of(&window), "(;GM[19]AE[33];B[33])");
}

#[test]
fn setup_puts_prongs_in_and_marks_go_on_pods() {
    let mut window = window_with("(;GM[19]AB[44]AW[66C])");
    ask(&mut window, "set-up B");
    click(&mut window, (4, 4), (0.0, 0.3));
    click(&mut window, (4, 4), (0.25, -0.25));
    assert_eq!(text_of(&window), "(;GM[19]AB[44AD]AW[66C])");
    click(&mut window, (4, 4), (0.0, 0.3));
    assert_eq!(text_of(&window), "(;GM[19]AB[44D]AW[66C])");
    ask(&mut window, "tool triangle");
    click(&mut window, (6, 6), MIDDLE);
    assert_eq!(text_of(&window), "(;GM[19]AB[44D]AW[66C]TS[66C])");
    // Beside the pod it is the square that is marked.
    click(&mut window, (6, 6), (0.45, 0.45));
    assert_eq!(text_of(&window), "(;GM[19]AB[44D]AW[66C]TS[66C]TR[66])");
    picture(&mut window, "octi-marks");
    click(&mut window, (6, 6), MIDDLE);
    assert_eq!(text_of(&window), "(;GM[19]AB[44D]AW[66C]TR[66])");
}
