//! Finding and replacing, as somebody does who has three hundred games and a name that is misspelt.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, choose, sized, text_of, until, window_with};
use variorum::app::Options;

fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(6);
}

/// A search goes on for some frames.
fn settle(window: &mut Window) {
    window.run_steps(12);
}

fn open_find(window: &mut Window, text: &str) {
    press(window, Modifiers::COMMAND, Key::F);
    window.get_by_role_and_label(Role::TextInput, "Find").type_text(text);
    settle(window);
}

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    window.drag_at(from);
    settle(window);
    for step in 1..=4 {
        window.hover_at(from + (to - from) * (step as f32 / 4.0));
        settle(window);
    }
    window.drop_at(to);
    settle(window);
}

#[test]
fn a_name_is_found_and_corrected_in_all_games_in_one_step() {
    let games = "(;GM[1]SZ[9]PB[Ann Lee]PW[Bob]C[Ann\nLee\nplays];B[aa])\n".repeat(300);
    let mut window = window_with(&games);
    let before = text_of(&window);
    open_find(&mut window, "ann lee");
    // Beside the board, not over it.
    let field = window.get_by_role_and_label(Role::TextInput, "Find").rect();
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    assert!(!field.intersects(board), "{field} {board}");
    // A file of many games is looked through as a whole.
    window.get_by_label("600 matches");
    choose(&mut window, "Search in", "This game");
    window.get_by_label("2 matches");
    choose(&mut window, "Search in", "All games in this file");
    window.get_by_label("600 matches");
    choose(&mut window, "In", "Players");
    window.get_by_label("300 matches");
    let named = window.query_all_by_label_contains("Black: Ann Lee").count();
    assert!(
        named > 3 && window.query_all_by_label_contains("PB: ").count() == 0,
        "properties are called by their names"
    );
    // What would become of each is shown; nothing has happened yet.
    window.get_by_label("Replace").click();
    settle(&mut window);
    window.get_by_role_and_label(Role::TextInput, "Replace with").click();
    settle(&mut window);
    window.get_by_role_and_label(Role::TextInput, "Replace with").type_text("Anne Lee");
    settle(&mut window);
    assert!(window.query_all_by_label_contains("→ Anne Lee").count() > 3);
    assert_eq!(text_of(&window), before);
    window.get_by_label("Replace all").click();
    settle(&mut window);
    assert_eq!(text_of(&window), before.replace("PB[Ann Lee]", "PB[Anne Lee]"));
    assert!(window.state().0.notices().any(|reported| reported.contains("300")));
    // In the panel, too, where one looks.
    assert!(window.query_all_by_label_contains("300").any(|reported| reported.rect().right() < 330.0));
    window.state_mut().0.request("undo");
    settle(&mut window);
    assert_eq!(text_of(&window), before, "one step");
    window.get_by_label("300 matches");
    // Given up: nothing stays.
    window.get_by_label("Close search").click();
    settle(&mut window);
    assert!(window.query_by_label("Replace with").is_none());
    assert_eq!(text_of(&window), before);
}

#[test]
fn the_hit_on_view_is_marked_in_the_comment_and_on_the_board() {
    let record = "(;GM[1]SZ[9];B[cc]C[Here is a ladder, and a second ladder.];W[gg]C[No more])";
    for (text, expected) in [("ladder", "2 matches in 1 values"), ("G3", "1 match")] {
        let mut window = window_with(record);
        open_find(&mut window, text);
        assert!(window.query_by_label_contains(&expected[..7]).is_some(), "{text}");
        press(&mut window, Modifiers::NONE, Key::Enter);
        let marked = window.render().unwrap();
        // The same place, with nothing looked for.
        let mut plain = window_with(record);
        open_find(&mut plain, "zzz");
        plain.state_mut().0.request(if text == "ladder" { "goto /0" } else { "goto /0.0" });
        plain.run();
        let plain = plain.render().unwrap();
        let differs = |left: f32, top: f32| {
            let (width, height) = (marked.width(), marked.height());
            let from = ((width as f32 * left) as u32, (height as f32 * top) as u32);
            let inside = marked.enumerate_pixels().filter(|(x, y, _)| *x > from.0 && *y > from.1 && *y < height - 60);
            inside.filter(|(x, y, pixel)| plain.get_pixel(*x, *y) != *pixel).count()
        };
        // To the right of the search everything else is the same.
        assert!(differs(0.26, 0.1) > 50, "{text}");
    }
}

#[test]
fn a_part_of_the_board_is_dragged_and_found_turned_in_other_games() {
    let games = "(;GM[1]SZ[9];B[cc];W[dc];B[ee])(;GM[1]SZ[9];B[gg];W[gf])(;GM[1]SZ[9];B[cc];W[dd])";
    let mut window = window_with(games);
    window.state_mut().0.request("goto /0.0");
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::F);
    choose(&mut window, "Search for", "Part of the board");
    choose(&mut window, "Search in", "All games in this file");
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    // Columns and rows 3 to 5 of 9, about the middle of the upper left; no edge among them.
    let side = board.width().min(board.height());
    let corner = board.center() - egui::vec2(side, side) * 0.5;
    let at = |column: f32, row: f32| corner + egui::vec2((column + 1.5) / 11.0, (row + 1.5) / 11.0) * side;
    drag(&mut window, at(2.0, 1.0), at(3.0, 2.0));
    window.get_by_label("2 matches");
    window.get_by_label_contains("game 2");
    assert_eq!(text_of(&window), games, "nothing was played");
    // Colours exchanged, too, and not turned.
    window.get_by_label("Rotated and mirrored").click();
    settle(&mut window);
    window.get_by_label("1 match");
    window.get_by_label("Close search").click();
    settle(&mut window);
    window.state_mut().0.request("goto /0");
    settle(&mut window);
    assert_eq!(text_of(&window), games);
}

#[test]
fn empty_huge_and_broken_records_are_searched_too() {
    for record in ["(;GM[1])", "(;GM[1]C[unclosed ladder", "(;GM[1];B[zz]LB[zz:ladder];;;junk)", "(;)"] {
        let mut window = window_with(record);
        let before = text_of(&window);
        open_find(&mut window, "ladder");
        press(&mut window, Modifiers::NONE, Key::Enter);
        choose(&mut window, "Search for", "This position");
        choose(&mut window, "Search for", "Part of the board");
        window.get_by_label("Close search").click();
        settle(&mut window);
        assert_eq!(text_of(&window), before, "{record}");
    }
    let mut window = window_with(&"(;GM[1]SZ[9]PB[Ann];B[aa])".repeat(10_000));
    open_find(&mut window, "ann");
    choose(&mut window, "Search in", "All games in this file");
    until(&mut window, "the last of them", |window| window.query_by_label("10,000 matches").is_some());
}

#[test]
fn in_a_narrow_window_the_search_is_above_the_board() {
    let mut window = sized([640.0, 800.0], 1.0, Options::default());
    window.state_mut().0.open_sample("Pasted", "(;GM[1]SZ[9];B[cc]C[ladder])");
    settle(&mut window);
    open_find(&mut window, "ladder");
    let field = window.get_by_role_and_label(Role::TextInput, "Find").rect();
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    assert!(field.bottom() <= board.top() && board.height() > 100.0, "{field} {board}");
}
