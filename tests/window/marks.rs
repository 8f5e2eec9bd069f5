//! Marking and setting up with the pointer: every click that puts something takes it away again, and says so beforehand.

use egui::accesskit::Role;
use egui::{PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, click, click_at, paced, pixels, text_of, type_text, window_with, with_texts};

/// The middle of the board, e5 of nine lines, and a step to the next line at least.
fn middle(window: &Window) -> (Pos2, f32) {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    (board.center(), board.height() / 10.5)
}

/// Drags so far from a place, in so many steps.
fn drag(window: &mut Window, from: Pos2, way: Vec2, steps: usize) {
    window.drag_at(from);
    window.run();
    for part in 1..=steps {
        window.hover_at(from + way * (part as f32 / steps as f32));
        window.run();
    }
    window.drop_at(from + way);
    window.run();
}

#[test]
fn every_click_that_marks_takes_its_mark_away_again() {
    for tool in
        ["triangle", "square", "circle", "cross", "selected", "label", "number", "black-territory", "white-territory"]
    {
        let mut window = window_with("(;SZ[9])");
        ask(&mut window, &format!("tool {tool}"));
        let (at, _) = middle(&window);
        click_at(&mut window, at, PointerButton::Primary);
        let marked = text_of(&window);
        assert!(marked.contains("[ee"), "{tool}: {marked}");
        click_at(&mut window, at, PointerButton::Primary);
        assert_eq!(text_of(&window), "(;SZ[9])", "{tool}");
    }
}

#[test]
fn points_are_dimmed_and_numbered_by_clicks() {
    let mut window = window_with("(;SZ[9])");
    let (at, step) = middle(&window);
    ask(&mut window, "tool dim");
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9]DD[ee])");
    window.get_by_label("E5 · click to show");
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9])");
    ask(&mut window, "tool number");
    click_at(&mut window, at, PointerButton::Primary);
    click_at(&mut window, at + vec2(step, 0.0), PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9]LB[ee:1][fe:2])");
}

#[test]
fn the_right_button_puts_up_the_other_colour() {
    let mut window = window_with("(;SZ[9])");
    ask(&mut window, "tool setup");
    let (at, _) = middle(&window);
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9]AB[ee])");
    click_at(&mut window, at, PointerButton::Secondary);
    assert_eq!(text_of(&window), "(;SZ[9]AW[ee])");
    click_at(&mut window, at, PointerButton::Secondary);
    assert_eq!(text_of(&window), "(;SZ[9])");
}

#[test]
fn a_drag_paints_stones_as_one_step() {
    let mut window = window_with("(;SZ[9])");
    ask(&mut window, "tool setup");
    let (at, step) = middle(&window);
    window.hover_at(at);
    window.run();
    drag(&mut window, at, vec2(step * 2.0, 0.0), 8);
    let text = text_of(&window);
    assert!(text.starts_with("(;SZ[9]AB[ee][fe]"), "{text}");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), "(;SZ[9])");
}

#[test]
fn dragged_with_the_right_button_an_arrow_is_drawn_and_setup_paints_the_other_colour() {
    let drag_right = |window: &mut Window, from: Pos2, way: Vec2| {
        let button = |pos, pressed| egui::Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        window.hover_at(from);
        window.run();
        window.event(button(from, true));
        window.run();
        for part in 1..=8 {
            window.hover_at(from + way * (part as f32 / 8.0));
            window.run();
        }
        window.event(button(from + way, false));
        window.run();
    };
    for tool in ["play", "circle"] {
        let mut window = window_with("(;SZ[9])");
        ask(&mut window, &format!("tool {tool}"));
        let (at, step) = middle(&window);
        drag_right(&mut window, at, vec2(step * 2.0, 0.0));
        assert_eq!(text_of(&window), "(;SZ[9]AR[ee:ge])", "{tool}");
        drag_right(&mut window, at, vec2(step * 2.0, 0.0));
        assert_eq!(text_of(&window), "(;SZ[9])", "{tool}: the same arrow takes it away");
    }
    let mut window = window_with("(;SZ[9])");
    ask(&mut window, "tool setup");
    let (at, step) = middle(&window);
    drag_right(&mut window, at, vec2(step * 2.0, 0.0));
    let text = text_of(&window);
    assert!(text.starts_with("(;SZ[9]AW[ee][fe]"), "{text}");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), "(;SZ[9])");
}

/// The strip over the board chooses what else setup puts up: arrows, which are nobody's, and pieces by their kind.
#[test]
fn arrows_and_kinds_of_pieces_are_put_up_by_hand() {
    for (record, setup, chosen, put) in [
        ("(;GM[18]SZ[8])", "set-up W", "arrow", "AA[dd]"),
        ("(;GM[3]AB[a8])", "set-up W", "king", "AW[Kd5]"),
        ("(;GM[3]AB[a8])", "set-up B N", "knight", "AB[a8][d5]"),
    ] {
        let mut window = window_with(record);
        ask(&mut window, setup);
        window.run();
        click(&mut window, chosen);
        // Of eight columns the fourth ends in the middle.
        let at = middle(&window).0 - vec2(12.0, 12.0);
        click_at(&mut window, at, PointerButton::Primary);
        assert!(text_of(&window).contains(put), "{}", text_of(&window));
        click_at(&mut window, at, PointerButton::Primary);
        assert_eq!(text_of(&window), record, "what was put up goes by another click");
    }
}

#[test]
fn a_needed_question_appears_once() {
    let record = "(;SZ[9];B[aa])";
    let mut window = window_with(record);
    ask(&mut window, "goto end");
    ask(&mut window, "tool setup");
    let (at, step) = middle(&window);
    drag(&mut window, at, vec2(step * 2.0, 0.0), 8);
    assert_eq!(text_of(&window), record);
    window.get_by_label_contains("new node").click();
    window.run();
    assert_eq!(text_of(&window), "(;SZ[9];B[aa];AB[ee])");
}

#[test]
fn a_mark_is_previewed_and_named_before_the_click() {
    for (tool, before, after) in [
        ("triangle", "E5 · click to add triangle", "E5 · click to remove triangle"),
        ("black-territory", "E5 · click to add Black's territory", "E5 · click to remove Black's territory"),
        ("label", "E5 · click to add A", "E5 · click to remove A"),
        (
            "setup",
            "E5 · click to place Black, right-click to place White",
            "E5 · click to remove Black, right-click to place White",
        ),
    ] {
        let mut window = window_with("(;SZ[9])");
        ask(&mut window, &format!("tool {tool}"));
        let (at, step) = middle(&window);
        let inside = |window: &mut Window| pixels(window, |place| (place - at).length() < step * 0.5);
        let bare = inside(&mut window);
        window.hover_at(at);
        window.run();
        assert!(inside(&mut window) != bare, "{tool}: nothing is foretold");
        window.get_by_label(before);
        click_at(&mut window, at, PointerButton::Primary);
        window.run();
        window.get_by_label(after);
    }
}

fn double_click(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run();
    for _ in 0..2 {
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, egui::Modifiers::NONE);
            window.input_mut().events.push(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
        }
        window.step();
    }
    window.run();
}

#[test]
fn a_label_has_the_typed_text_and_a_double_click_changes_it() {
    let mut window = window_with("(;SZ[9])");
    ask(&mut window, "tool label");
    window.get_by_label("Custom text").click();
    window.run();
    type_text(&mut window, "cut");
    let (at, step) = middle(&window);
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9]LB[ee:cut])");
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9])", "its own click takes it away");
    window.get_by_label("A B C").click();
    window.run();
    click_at(&mut window, at + vec2(step, 0.0), PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9]LB[fe:A])");
    double_click(&mut window, at + vec2(step, 0.0));
    window.get_by_label("Label text");
    type_text(&mut window, "key");
    window.key_press(egui::Key::Enter);
    window.run();
    assert_eq!(text_of(&window), "(;SZ[9]LB[fe:key])");
    double_click(&mut window, at + vec2(step, 0.0));
    type_text(&mut window, "lost");
    window.key_press(egui::Key::Escape);
    window.run();
    assert_eq!(text_of(&window), "(;SZ[9]LB[fe:key])", "Escape leaves it as it was");
    ask(&mut window, "redo");
    assert_eq!(text_of(&window), "(;SZ[9]LB[fe:key])", "nothing to redo by anybody");
}

#[test]
fn two_clicks_of_one_hand_are_a_double_click_however_slow_the_window_is() {
    for frame in [0.01, 0.1, 0.3] {
        let mut window = paced([1280.0, 800.0], 1.0, variorum::app::Options::default(), frame);
        window.state_mut().0.open_sample("Pasted", "(;SZ[9]LB[ee:A])");
        ask(&mut window, "tool label");
        let (at, _) = middle(&window);
        window.hover_at(at);
        window.run();
        // All four come while a frame is drawn.
        for pressed in [true, false, true, false] {
            let (button, modifiers) = (PointerButton::Primary, egui::Modifiers::NONE);
            window.input_mut().events.push(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
        }
        window.run_steps(8);
        assert!(window.query_by_label("Label text").is_some(), "frames of {frame} s: {}", text_of(&window));
    }
}

#[test]
fn a_part_of_the_board_is_shown_by_a_drag_and_all_of_it_by_a_click() {
    let mut window = window_with("(;SZ[9])");
    ask(&mut window, "tool visible");
    let (at, step) = middle(&window);
    drag(&mut window, at, vec2(step, step) * 2.0, 4);
    let text = text_of(&window);
    assert!(text.starts_with("(;SZ[9]VW[ee]") && text.contains("[gg]") && !text.contains("[hh]"), "{text}");
    let (at, _) = middle(&window);
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9])");
}

#[test]
fn whose_turn_it_is_is_a_switch_while_setting_up() {
    let mut window = window_with("(;SZ[9])");
    assert!(window.query_by_label("White to play").is_none());
    ask(&mut window, "tool setup");
    window.get_by_label("White to play").click();
    window.run();
    assert_eq!(text_of(&window), "(;SZ[9]PL[W])");
    window.get_by_label("White").click();
    window.run();
    let (at, _) = middle(&window);
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), "(;SZ[9]PL[W]AW[ee])");
}

#[test]
fn the_row_of_discs_names_the_turn_in_every_window() {
    for (size, text) in [
        ([1280.0, 800.0], "(;GM[Blokus])"),
        ([820.0, 620.0], "(;GM[Blokus])"),
        ([820.0, 620.0], "(;GM[1]SZ[9])"),
        ([640.0, 900.0], "(;GM[Blokus])"),
    ] {
        let mut window = with_texts(size, 1.0, "light", &[text]);
        ask(&mut window, "tool setup");
        assert!(window.query_by_label("To play").is_some(), "{size:?}: {text}");
    }
}
