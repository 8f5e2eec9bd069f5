//! What is typed goes where it was meant to go, or nowhere: comments and names of nodes, moves, and letters of shortcuts.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, ask, click, press, text_of, type_text, window_with};

const TWO: &str = "(;GM[1]SZ[9]C[one]N[n];B[aa]C[next])\n(;GM[1]SZ[9]C[two])\n";
const OTHER: &str = "(;GM[1]SZ[9]C[other])";

fn move_field(window: &Window) -> Option<egui_kittest::Node<'_>> {
    window.query_by_role_and_label(Role::TextInput, "Move")
}

#[test]
fn writing_ends_with_the_node_it_was_meant_for() {
    for field in ["Comment", "Node name"] {
        for act in ["next-tab", "next-game", "next", "close"] {
            let mut window = window_with(TWO);
            window.state_mut().0.open_sample("other", OTHER);
            window.run();
            ask(&mut window, "previous-tab");
            click(&mut window, field);
            type_text(&mut window, "x");
            let written = text_of(&window);
            assert!(written.contains('x'), "{field}: {written}");
            if act == "close" {
                ask(&mut window, "undo");
            }
            ask(&mut window, act);
            type_text(&mut window, "y");
            press(&mut window, Key::Escape);
            let front = text_of(&window);
            assert!(!front.contains('y'), "{field}, {act}: {front}");
            if act == "next-tab" {
                assert_eq!(front, OTHER, "{field}");
                ask(&mut window, "next-tab");
                assert_eq!(text_of(&window), written, "{field}");
                type_text(&mut window, "z");
                press(&mut window, Key::Escape);
                assert_eq!(text_of(&window), written, "{field}: nobody writes who has come back");
            }
        }
    }
}

#[test]
fn a_move_that_is_typed_means_the_place_where_it_was_begun() {
    let mut window = window_with("(;GM[11]SZ[9])");
    window.state_mut().0.open_sample("other", "(;GM[11]SZ[9];B[a1])");
    window.run();
    type_text(&mut window, "d");
    assert!(move_field(&window).is_some());
    ask(&mut window, "previous-tab");
    assert!(move_field(&window).is_none());
    assert_eq!(text_of(&window), "(;GM[11]SZ[9])");
}

#[test]
fn an_illegal_move_is_played_on_a_second_request() {
    let mut window = window_with("(;GM[1]SZ[9];B[ee])");
    press(&mut window, Key::End);
    type_text(&mut window, "e");
    assert!(window.query_by_label_contains("Enter plays").is_none(), "nothing to say of a letter");
    type_text(&mut window, "5");
    press(&mut window, Key::Enter);
    assert_eq!(text_of(&window), "(;GM[1]SZ[9];B[ee])");
    assert!(move_field(&window).is_some(), "it can be put right");
    let reported =
        window.get_by_label_contains("Press Enter again to play it anyway").accesskit_node().value().unwrap();
    assert!(reported.contains("already a stone"), "the reason is heard with it: {reported}");
    press(&mut window, Key::Enter);
    assert_eq!(text_of(&window), "(;GM[1]SZ[9];B[ee];W[ee])");
    // What is no move is selected, to be typed over; what there is nothing of is never played.
    for nonsense in ["zz9", "swap"] {
        let mut window = window_with("(;GM[11]SZ[9];B[e5];W[a1];B[c3])");
        press(&mut window, Key::End);
        type_text(&mut window, nonsense);
        for _ in 0..3 {
            press(&mut window, Key::Enter);
        }
        assert_eq!(text_of(&window), "(;GM[11]SZ[9];B[e5];W[a1];B[c3])", "{nonsense}");
        type_text(&mut window, "d4");
        press(&mut window, Key::Enter);
        assert_eq!(text_of(&window), "(;GM[11]SZ[9];B[e5];W[a1];B[c3];W[d4])", "{nonsense}");
    }
}

/// Shift counts as it was when Enter went down, although it is up again before a slow window looks.
#[test]
fn shift_with_enter_counts_though_it_is_up_again() {
    let mut window = window_with("(;GM[1]SZ[9];B[ee])");
    press(&mut window, Key::End);
    type_text(&mut window, "e5");
    let enter = |modifiers| Event::Key { key: Key::Enter, physical_key: None, pressed: true, repeat: false, modifiers };
    let shift = [Event::ModifiersChanged(Modifiers::SHIFT), enter(Modifiers::SHIFT)];
    window.input_mut().events.extend(shift.into_iter().chain([Event::ModifiersChanged(Modifiers::NONE)]));
    window.run();
    assert_eq!(text_of(&window), "(;GM[1]SZ[9];B[ee];W[ee])");
}

#[test]
fn several_moves_are_typed_as_one_step() {
    let mut window = window_with("(;GM[11]SZ[9])");
    type_text(&mut window, "3");
    type_text(&mut window, ". d8 4. e7 5.f6");
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    let field = move_field(&window).expect("a field").rect();
    assert!(field.top() >= board.bottom() - 1.0, "{field:?} covers {board:?}");
    press(&mut window, Key::Enter);
    assert_eq!(text_of(&window), "(;GM[11]SZ[9];B[d8];W[e7];B[f6])");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), "(;GM[11]SZ[9])");
}

#[test]
fn the_letter_of_a_shortcut_is_no_text() {
    let forks = "(;GM[1]SZ[9](;B[aa])(;B[bb])(;B[cc]))";
    let mut window = window_with(forks);
    let key =
        |pressed| Event::Key { key: Key::Num2, physical_key: None, pressed, repeat: false, modifiers: Modifiers::ALT };
    // Tapped so quickly that Alt is up before the frame begins.
    window.input_mut().events.extend([key(true), Event::Text("2".to_owned()), key(false)]);
    window.run();
    assert!(move_field(&window).is_none());
    window.get_by_label("Move 1 · B8");
}

#[test]
fn the_commonest_judgements_have_keys() {
    let mut window = window_with("(;GM[1]SZ[9];B[aa])");
    press(&mut window, Key::End);
    for (key, judged) in [(Key::F6, "TE[1]"), (Key::F7, "IT[]"), (Key::F8, "DO[]"), (Key::F9, "BM[1]")] {
        press(&mut window, key);
        assert_eq!(text_of(&window), format!("(;GM[1]SZ[9];B[aa]{judged})"));
    }
}
