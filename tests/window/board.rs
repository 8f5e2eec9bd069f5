//! The board: snapping, how swaps are read, what is numbered, and the keyboard's cursor.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::harness::{Window, ask, at_home, click_at, picture, pixels, tap, text_of, until, window_with};

/// Clicks so many squares right of and above the middle of a board of 14 by 14, by the size it has.
fn click_duo(window: &mut Window, right: f32, up: f32) {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    let square = (board.height() - 1.0) / 15.4;
    let at = board.center() + egui::vec2(right, -up) * square;
    tap(window, at);
}

#[test]
fn a_piece_snaps_to_a_legal_place_or_stays_under_the_pointer() {
    let empty = "(;GM[Blokus Duo])";
    let mut window = window_with(empty);
    // The single square may only go to a starting point; e10 is one, and the click is on the square beneath it.
    ask(&mut window, "take-piece 1");
    click_duo(&mut window, -2.5, 1.5);
    assert_eq!(text_of(&window), "(;GM[Blokus Duo];B[e10])");
    ask(&mut window, "undo");
    ask(&mut window, "snap");
    ask(&mut window, "take-piece 1");
    click_duo(&mut window, -2.5, 1.5);
    assert_ne!(text_of(&window), "(;GM[Blokus Duo];B[e10])", "it stays where the pointer is");
    while text_of(&window) != empty {
        ask(&mut window, "undo");
    }
    ask(&mut window, "take-piece 1");
    click_duo(&mut window, -2.5, 2.5);
    assert_eq!(text_of(&window), "(;GM[Blokus Duo];B[e10])");
}

#[test]
fn choices_of_the_view_are_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let home = variorum::store::Home::in_folder(folder.path());
    let mut window = at_home(&home);
    for line in ["snap", "tree-grows down", "move-numbers last 5", "next-moves instead", "show-pieces"] {
        ask(&mut window, line);
    }
    ask(&mut window, "move-numbers some");
    assert_eq!(window.state().0.notices().collect::<Vec<_>>(), ["'some' is not one of the choices"]);
    let settings = std::fs::read_to_string(home.settings()).unwrap();
    for value in ["snap: false", "tree_grows: \"down\"", "move_numbers: \"last 5\"", "marked_moves: \"instead\""] {
        assert!(settings.contains(value), "{value}: {settings}");
    }
    assert!(settings.contains("pieces: false"), "{settings}");
}

#[test]
fn the_reading_of_swaps_is_remembered_for_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let home = variorum::store::Home::in_folder(folder.path());
    let file = folder.path().join("swap.sgf");
    std::fs::write(&file, "(;GM[11]FF[4]SZ[5];B[a2];W[swap-pieces];B[a2])").unwrap();
    let mut window = at_home(&home);
    let open = format!("open {}", shlex::try_quote(file.to_str().unwrap()).unwrap());
    ask(&mut window, &open);
    ask(&mut window, "goto end");
    // Without the status line, which counts the findings a moment later.
    let above = |window: &mut Window| pixels(window, |at| at.y < 750.0);
    let judged = above(&mut window);
    ask(&mut window, "read-swaps sides");
    // Equal positions are looked for when the record was left alone for a moment.
    std::thread::sleep(std::time::Duration::from_millis(700));
    window.run();
    let sides = above(&mut window);
    assert!(judged != sides);
    // The list of findings is of the same reading.
    ask(&mut window, "findings");
    assert!(window.query_by_label_contains("is already a stone there").is_some());
    window.key_press(Key::Escape);
    window.run();
    ask(&mut window, "close");
    ask(&mut window, &open);
    // The file is read on another thread.
    until(&mut window, "what was left", |window| above(window) == sides);
}

#[test]
fn the_cursor_of_the_keyboard_plays() {
    let mut window = window_with("(;SZ[9])");
    for _ in 0..2 {
        window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowRight);
        window.run();
    }
    window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowUp);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(text_of(&window), "(;SZ[9];B[fd])");
}

#[test]
fn a_quick_hand_paints_without_gaps() {
    let mut window = window_with("(;SZ[9])");
    ask(&mut window, "tool circle");
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    let half = egui::vec2(board.height() / 4.0, 0.0);
    // Press, one long move and release come within one frame, and so does a click elsewhere.
    window.drag_at(board.center() - half);
    window.hover_at(board.center() + half);
    window.drop_at(board.center() + half);
    window.hover_at(board.center() + egui::vec2(0.0, half.x));
    window.run();
    let text = text_of(&window);
    let Some(marks) = text.split("CR").nth(1) else { panic!("nothing was painted: {text}") };
    let columns: Vec<u8> = marks.split('[').skip(1).map(|value| value.as_bytes()[0]).collect();
    assert!(columns.len() >= 4 && columns.windows(2).all(|pair| pair[1] == pair[0] + 1), "{text}");
    assert!(marks.split('[').skip(1).all(|value| value.as_bytes()[1] == b'e'), "{text}");
}

#[test]
fn marks_are_painted_by_dragging_and_moves_numbered_from_here() {
    let mut window = window_with("(;SZ[9];B[ee];W[cc];B[gg];W[gc])");
    ask(&mut window, "tool triangle");
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    let from = board.center() - egui::vec2(0.0, board.height() / 4.0);
    window.hover_at(from);
    window.run();
    window.drag_at(from);
    window.run();
    for step in 1..=8 {
        window.hover_at(from + egui::vec2(board.height() / 40.0 * step as f32, 0.0));
        window.run();
    }
    window.drop_at(from + egui::vec2(board.height() / 5.0, 0.0));
    window.run();
    let text = text_of(&window);
    let marks = text.split("TR").nth(1).map_or(0, |marks| marks.matches('[').count());
    assert!(marks >= 3, "{text}");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), "(;SZ[9];B[ee];W[cc];B[gg];W[gc])", "a drag is one step");
    ask(&mut window, "goto 2");
    ask(&mut window, "move-numbers here");
    ask(&mut window, "goto end");
    let here = window.render().unwrap();
    picture(&mut window, "numbers-from-here");
    ask(&mut window, "move-numbers last 5");
    assert!(window.render().unwrap() != here, "the numbers run from the start again");
}

#[test]
fn a_place_where_no_move_begins_is_refused_when_it_is_clicked_only() {
    for (record, side, path, played) in [
        ("(;GM[18]SZ[6])", 6.0, &[(1.0, 5.0), (1.0, 3.0), (2.0, 3.0)][..], ";B[bfbdcd])"),
        ("(;GM[9]SZ[8])", 8.0, &[(1.0, 7.0), (1.0, 5.0)][..], ";B[b1"),
    ] {
        let mut window = window_with(record);
        let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
        let square = board.height() / (side + 1.7);
        let at = |(column, row): (f32, f32)| {
            board.center() + vec2(column - (side - 1.0) / 2.0, row - (side - 1.0) / 2.0) * square
        };
        // What was announced last stays for screen readers, and is no label.
        let refused = |window: &Window| {
            let mut reported = window.query_all_by_label_contains("the player has no piece there");
            reported.any(|node| node.accesskit_node().role() == Role::Label)
        };
        window.hover_at(at((3.0, 3.0)));
        window.run();
        assert!(!refused(&window), "{record}: nothing was clicked");
        for &place in path {
            click_at(&mut window, at(place), PointerButton::Primary);
            assert!(!refused(&window), "{record}: {place:?} was taken");
        }
        assert!(text_of(&window).contains(played), "{}", text_of(&window));
        // The pointer rests where the move ended; a click there is one for a move of its own.
        let last = at(*path.last().unwrap());
        click_at(&mut window, last, PointerButton::Primary);
        assert!(refused(&window), "{record}: clicked");
    }
}
