//! Reviewing a record: stepping, playing, commenting, marking, undoing, saving.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::app::Options;

use crate::harness::{Window, at_home, command, picture, press, press_with, sized, tap, text_of, window_with};

const GO: &str = "(;GM[1]FF[4]SZ[9]PB[Ann]PW[Bob]C[Start];B[ee];W[gc](;B[cg]C[A comment];W[cc])(;B[gg]))";
const HEX: &str = "(;GM[11]FF[4]SZ[5];B[c3])";
const DUO: &str = "(;GM[Blokus Duo])";

/// Where a place lies on the screen, by the names at the edges of a 9 × 9 board.
fn click_board(window: &mut Window, across: f32, down: f32) {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    let at = board.min + board.size() * egui::vec2(across, down);
    tap(window, at);
}

#[test]
fn keys_buttons_and_the_tree_move_through_the_record() {
    let mut window = window_with(GO);
    window.get_by_label("0 of 4");
    press(&mut window, Key::ArrowRight);
    window.get_by_label("1 of 4");
    window.get_by_label("Next").click();
    window.run();
    window.get_by_label("2 of 4");
    press(&mut window, Key::End);
    window.get_by_label("4 of 4");
    window.get_by_label("3 Black G3").click();
    window.run();
    window.get_by_label("3 of 3");
    press(&mut window, Key::ArrowUp);
    window.get_by_label("3 of 4");
    press(&mut window, Key::Home);
    window.get_by_label("0 of 4");
    picture(&mut window, "review-go");
}

#[test]
fn a_click_plays_and_undo_takes_it_back() {
    let mut window = window_with(HEX);
    press(&mut window, Key::End);
    let before = text_of(&window);
    click_board(&mut window, 0.5, 0.28);
    let after = text_of(&window);
    assert!(after.starts_with(before.trim_end_matches(')')) && after.contains(";W["), "{after}");
    command(&mut window, Key::Z);
    assert_eq!(text_of(&window), before);
    press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(text_of(&window), after);
    // Playing what is there already enters it.
    press(&mut window, Key::ArrowLeft);
    click_board(&mut window, 0.5, 0.28);
    assert_eq!(text_of(&window), after);
    window.get_by_label("2 of 2");
}

#[test]
fn a_comment_is_typed_without_moving_the_game() {
    let mut window = window_with(GO);
    command(&mut window, Key::E);
    window.get_by_role_and_label(Role::MultilineTextInput, "Comment").type_text(" and more");
    window.run();
    assert!(text_of(&window).contains("C[Start and more]"), "{}", text_of(&window));
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Home);
    window.get_by_label("0 of 4");
    command(&mut window, Key::Z);
    assert!(text_of(&window).contains("C[Start"), "{}", text_of(&window));
    press(&mut window, Key::Escape);
    press(&mut window, Key::ArrowRight);
    window.get_by_label("1 of 4");
}

#[test]
fn tools_mark_what_is_clicked() {
    let mut window = window_with(GO);
    for (key, id) in
        [(Key::Num3, "TR["), (Key::Num4, "SQ["), (Key::Num5, "CR["), (Key::Num6, "MA["), (Key::Num7, "LB[")]
    {
        command(&mut window, key);
        let before = text_of(&window);
        click_board(&mut window, 0.5, 0.5);
        assert!(text_of(&window).contains(id), "{}", text_of(&window));
        command(&mut window, Key::Z);
        assert_eq!(text_of(&window), before);
    }
}

#[test]
fn changes_are_saved_to_the_file_and_shown_in_the_tab() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, GO).unwrap();
    let mut window = sized([1280.0, 800.0], 1.0, Options::default());
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    window.get_by_role_and_label(Role::Tab, "game.sgf");
    window.state_mut().0.request("name 'The start'");
    window.run();
    window.get_by_role_and_label(Role::Tab, "game.sgf, unsaved changes");
    command(&mut window, Key::S);
    window.get_by_role_and_label(Role::Tab, "game.sgf");
    let saved = std::fs::read_to_string(&path).unwrap();
    assert_eq!(saved, GO.replacen("C[Start]", "C[Start]N[The start]", 1));
}

#[test]
fn closing_asks_before_changes_are_lost() {
    let mut window = window_with(GO);
    window.state_mut().0.request("comment changed");
    window.run();
    let close = egui::ViewportEvent::Close;
    window.input_mut().viewports.get_mut(&egui::ViewportId::ROOT).unwrap().events.push(close);
    window.step();
    let commands = &window.output().viewport_output[&egui::ViewportId::ROOT].commands;
    assert!(commands.contains(&egui::ViewportCommand::CancelClose), "{commands:?}");
    window.run();
    picture(&mut window, "review-unsaved");
    window.get_by_label("Cancel").click();
    window.run();
    assert!(window.query_by_label("Discard changes").is_none());
    command(&mut window, Key::W);
    window.get_by_label("Discard changes").click();
    window.run();
    window.get_by_label("Open a record…");
}

#[test]
fn a_file_that_is_no_record_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = sized([1280.0, 800.0], 1.0, Options::default());
    for (name, bytes) in [("picture.sgf", &b"\x89PNG\r\n\x1a\n\0\0\0"[..]), ("empty.sgf", b"")] {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        window.state_mut().0.open_files(vec![path]);
        window.run();
        assert!(window.state().0.notices().any(|notice| notice.contains(name)), "{name}");
    }
    window.state_mut().0.open_files(vec![folder.path().to_owned(), folder.path().join("gone.sgf")]);
    window.run();
    assert!(window.state().0.notices().any(|notice| notice.contains("gone.sgf")));
    // A folder is a list of its records.
    window.get_by_label("Records in this folder");
    picture(&mut window, "review-bad-input");
}

#[test]
fn several_records_have_tabs_of_their_own() {
    let mut window = window_with(GO);
    window.input_mut().events.push(Event::Paste(String::new()));
    window.run();
    window.state_mut().0.request(&format!("paste-record {}", shlex::try_quote(HEX).unwrap()));
    window.run();
    assert_eq!(text_of(&window), HEX);
    press_with(&mut window, Modifiers::CTRL | Modifiers::COMMAND, Key::Tab);
    assert_eq!(text_of(&window), GO);
    assert_eq!(window.get_all_by_role(Role::Tab).count(), 2);
}

#[test]
fn every_control_has_a_name() {
    for text in [GO, HEX, DUO] {
        let window = window_with(text);
        for node in window.root().children_recursive() {
            let node = node.accesskit_node();
            let control = matches!(
                node.role(),
                Role::Button | Role::RadioButton | Role::CheckBox | Role::Slider | Role::Tab | Role::TextInput
            );
            assert!(!control || node.label().is_some_and(|label| !label.is_empty()), "{:?}", node.role());
        }
    }
}

#[test]
fn nothing_is_drawn_while_nothing_happens() {
    let mut window = window_with(GO);
    window.run();
    for _ in 0..3 {
        window.step();
        let delay = window.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
        assert!(delay > std::time::Duration::from_secs(3600), "wants to draw again after {delay:?}");
    }
}

#[test]
fn a_typed_move_is_played() {
    let mut window = window_with(HEX);
    press(&mut window, Key::End);
    window.input_mut().events.push(Event::Text("d".to_owned()));
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Move").type_text("2");
    window.run();
    window.get_by_label("Press Enter to play d2");
    press(&mut window, Key::Enter);
    assert_eq!(text_of(&window), HEX.replace("B[c3]", "B[c3];W[d2]"));
    assert!(window.query_by_role_and_label(Role::TextInput, "Move").is_none());
}

#[test]
fn a_piece_is_taken_turned_and_placed() {
    let mut window = window_with(DUO);
    picture(&mut window, "review-duo");
    window.get_by_label("Purple L5").click();
    window.run();
    press(&mut window, Key::X);
    click_board(&mut window, 0.36, 0.36);
    let text = text_of(&window);
    assert!(text.contains(";B["), "{text}");
    command(&mut window, Key::Z);
    assert_eq!(text_of(&window), DUO);
}

#[test]
fn work_that_was_not_saved_is_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let home = variorum::store::Home::in_folder(folder.path());
    let mut window = at_home(&home);
    window.state_mut().0.request(&format!("paste-record {}", shlex::try_quote(GO).unwrap()));
    window.state_mut().0.request("comment kept");
    window.run();
    // As after a kill: nothing is told to forget.
    drop(window);
    let mut window = at_home(&home);
    window.get_by_label("Restore all").click();
    window.run();
    assert!(text_of(&window).contains("C[kept]"));
    window.get_by_role_and_label(Role::Tab, "Pasted record, unsaved changes");
}

/// Every command that can be asked for without further words is done or refused in words, on each kind of record; the window
/// goes on and undoing everything leaves the record as it was.
#[test]
fn every_command_is_done_or_refused() {
    let dialogs = [
        "open",
        "save-as",
        "save-copy",
        "export-picture",
        "split-collection",
        "add-games-from",
        "quit",
        "paste-record",
    ];
    for text in [GO, HEX, DUO] {
        let mut window = window_with(text);
        for entry in variorum::commands::table() {
            let words = !entry.arguments.is_empty() && !entry.arguments.starts_with('[');
            if words || dialogs.contains(&entry.name) {
                continue;
            }
            window.state_mut().0.request("next");
            window.state_mut().0.request(entry.name);
            window.run_steps(3);
            // What is on a menu must not turn out to be nothing of this window.
            let undone = window.state().0.notices().find(|notice| notice.contains("is not possible here"));
            assert_eq!(undone, None, "{}", entry.name);
            window.key_press(Key::Escape);
            window.run_steps(2);
            if window.query_by_label("Discard changes").is_some() {
                window.get_by_label("Cancel").click();
                window.run_steps(2);
            }
            if window.state().0.bytes().is_none() || entry.name == "close" {
                window = window_with(text);
            }
        }
        window.state_mut().0.request("undo 1000");
        window.run_steps(3);
        assert_eq!(text_of(&window), text);
    }
}

#[test]
fn legal_moves_are_found_one_after_the_other() {
    use variorum::game::Colour;
    use variorum::game::blokus::{State, Variant};
    let state = State::start(Variant::Duo);
    let moves = state.placements(Colour::BLACK, None);
    let mut window = window_with(DUO);
    command(&mut window, Key::H);
    picture(&mut window, "review-found-move");
    command(&mut window, Key::H);
    command(&mut window, Key::H);
    press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    assert_eq!(text_of(&window), DUO);
    press(&mut window, Key::Space);
    let found = state.grid().write(moves[1].places());
    assert!(text_of(&window).contains(&format!(";B[{found}]")), "{}", text_of(&window));
}
