//! Games entered from paper: a wrong place or a forgotten move, found when the record has gone on, is put right where it stands.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, click_at, press, press_with, text_of, window_with};

const GAME: &str = "(;GM[1]SZ[9];B[cc];W[gg];B[gc];W[cg](;B[ee])(;B[ef]))";

fn type_move(window: &mut Window, text: &str) {
    let (first, rest) = text.split_at(1);
    window.input_mut().events.push(Event::Text(first.to_owned()));
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Move").type_text(rest);
    window.run();
}

#[test]
fn a_typed_move_corrects_the_one_at_hand() {
    let mut window = window_with(GAME);
    ask(&mut window, "goto 2");
    type_move(&mut window, "g4");
    window.get_by_label("Enter plays G4");
    window.get_by_label_contains("corrects this move to G4");
    press_with(&mut window, Modifiers::COMMAND, Key::Enter);
    assert_eq!(text_of(&window), GAME.replace("W[gg]", "W[gf]"));
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), GAME);
    // At the end of a line a move is the next one.
    press(&mut window, Key::End);
    type_move(&mut window, "g4");
    assert!(window.query_by_label_contains("corrects").is_none());
}

#[test]
fn the_menu_of_a_place_corrects_and_inserts() {
    for (title, expected) in [
        ("Correct this move to G4", GAME.replace("W[gg]", "W[gf]")),
        ("Insert G4 after this move", GAME.replace("W[gg]", "W[gg];B[gf]")),
    ] {
        let mut window = window_with(GAME);
        ask(&mut window, "goto 2");
        let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
        let step = board.height() / 10.2;
        click_at(&mut window, board.center() + vec2(2.0, 1.0) * step, PointerButton::Secondary);
        window.get_by_label(title).click();
        window.run();
        assert_eq!(text_of(&window), expected);
    }
    let mut window = window_with(GAME);
    press(&mut window, Key::End);
    let at = window.get_by_role_and_label(Role::Canvas, "Board").rect().center() + vec2(150.0, 0.0);
    click_at(&mut window, at, PointerButton::Secondary);
    assert!(window.query_by_label_contains("Correct this move").is_none(), "nothing follows that could be lost");
}
