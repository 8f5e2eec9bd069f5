//! Games entered from paper: a wrong place or a forgotten move, found when the record has gone on, is put right where it stands.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, ask, click, click_at, paced, picture, press, press_with, text_of, window_with};

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
    window.get_by_label("Press Enter to play G4");
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
        ("Correct move to G4", GAME.replace("W[gg]", "W[gf]")),
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
    assert!(window.query_by_label_contains("Correct move").is_some(), "the last move can be wrong, too");
}

/// A list of a dialog that comes up again is in front of it, whatever came up in between, and its keys are its own.
#[test]
fn lists_of_a_dialog_open_in_front_of_it_every_time() {
    let mut window = window_with("(;GM[11]SZ[11])");
    for (round, (rule, others)) in [
        ("allowed: the players swap sides", "not allowed"),
        ("not allowed", "not specified"),
        ("not specified", "not allowed"),
    ]
    .into_iter()
    .enumerate()
    {
        ask(&mut window, "new");
        let list = window.query_all_by_role(Role::ComboBox).next().expect("how one swaps").rect().center();
        click_at(&mut window, list, PointerButton::Primary);
        picture(&mut window, &format!("entering-list-{round}"));
        assert!(window.query_all_by_label(others).count() > 0, "the list is open");
        let item = window
            .query_all_by_role(Role::ListBoxOption)
            .find(|item| item.accesskit_node().label().as_deref() == Some(rule));
        let item = item.expect("it is listed").rect().center();
        click_at(&mut window, item, PointerButton::Primary);
        let shown = format!("Swap rule: {rule}");
        assert!(window.query_by_role_and_label(Role::ComboBox, &shown).is_some(), "{shown}");
        // By arrows, after it was opened with the pointer: the game stays the one that was chosen.
        click_at(&mut window, list, PointerButton::Primary);
        for key in [Key::ArrowDown, Key::ArrowDown, Key::Enter] {
            press(&mut window, key);
        }
        let hex = window.get_by_role_and_label(Role::RadioButton, "Hex");
        assert_eq!(hex.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True), "still Hex");
        click(&mut window, "Cancel");
    }
}

#[test]
fn of_several_typed_moves_the_wrong_one_is_selected() {
    let mut window = window_with("(;GM[11]SZ[5])");
    type_move(&mut window, "a1 b2 zz c3");
    press(&mut window, Key::Enter);
    window.input_mut().events.push(Event::Text("d4".to_owned()));
    window.run();
    press(&mut window, Key::Enter);
    assert_eq!(text_of(&window), "(;GM[11]SZ[5];B[a1];W[b2];B[d4];W[c3])");
}

/// A first move that is played with a double click is one move.
#[test]
fn a_double_click_plays_and_does_not_swap() {
    let mut window = paced([1280.0, 800.0], 1.0, variorum::app::Options::default(), 0.02);
    window.state_mut().0.open_sample("Pasted", "(;GM[11]SZ[5]RU[swap-pieces])");
    window.run();
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect().center();
    window.hover_at(board);
    window.run();
    for pressed in [true, false, true, false] {
        let modifiers = Modifiers::NONE;
        window.event(Event::PointerButton { pos: board, button: PointerButton::Primary, pressed, modifiers });
        window.step();
    }
    window.run();
    assert_eq!(text_of(&window).matches(';').count(), 2, "{}", text_of(&window));
    // A click of its own swaps.
    window.run_steps(60);
    click_at(&mut window, board, PointerButton::Primary);
    assert!(text_of(&window).contains("swap"), "{}", text_of(&window));
}
