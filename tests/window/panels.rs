//! Comment, name, information, dialogs and search in the whole window: by keys and by the names of their controls.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, command, picture, pixels, press, press_with, text_of, window, window_with, with_texts};

const GO: &str = "(;GM[1]FF[4]SZ[9]PB[Ann]PW[Bob]C[Start];B[ee];W[gc](;B[cg]C[At D7, as in move 1.];W[cc])(;B[gg]))";

fn command_shift(window: &mut Window, key: Key) {
    press_with(window, Modifiers::COMMAND | Modifiers::SHIFT, key);
}

/// Types letter by letter, as people do.
fn type_into(window: &mut Window, field: &str, text: &str) {
    for letter in text.chars() {
        window
            .get_by(|node| node.label().as_deref() == Some(field) && node.is_text_input())
            .type_text(&letter.to_string());
        window.run();
    }
}

#[test]
fn a_word_is_a_step_and_undo_in_the_comment_is_undo_of_the_record() {
    let mut window = window_with(GO);
    press(&mut window, Key::ArrowRight);
    command(&mut window, Key::E);
    type_into(&mut window, "Comment", "good shape");
    assert!(text_of(&window).contains(";B[ee]C[good shape]"), "{}", text_of(&window));
    command(&mut window, Key::Z);
    assert!(text_of(&window).contains(";B[ee]C[good "), "{}", text_of(&window));
    assert!(!text_of(&window).contains("shape"));
    command_shift(&mut window, Key::Z);
    assert!(text_of(&window).contains(";B[ee]C[good shape]"));
    // The caret is where it was: writing goes on.
    type_into(&mut window, "Comment", "!");
    assert!(text_of(&window).contains(";B[ee]C[good shape!]"), "{}", text_of(&window));
    for _ in 0..8 {
        command(&mut window, Key::Z);
    }
    assert_eq!(text_of(&window), GO);
}

#[test]
fn letters_and_arrows_in_the_comment_do_not_move_the_record_and_escape_leaves() {
    let mut window = window_with(GO);
    command(&mut window, Key::E);
    for key in [Key::ArrowRight, Key::ArrowDown, Key::End, Key::Home] {
        press(&mut window, key);
    }
    window.get_by_label("0 of 4");
    type_into(&mut window, "Comment", "zxf");
    window.get_by_label("0 of 4");
    // These go, and one writes on in the comment of the node that was reached.
    press(&mut window, Key::PageDown);
    window.get_by_label("4 of 4");
    type_into(&mut window, "Comment", "end");
    press(&mut window, Key::PageUp);
    window.get_by_label("0 of 4");
    assert!(text_of(&window).contains("C[zxf") && text_of(&window).contains("C[end]"), "{}", text_of(&window));
    press(&mut window, Key::Escape);
    press(&mut window, Key::ArrowRight);
    window.get_by_label("1 of 4");
}

#[test]
fn a_text_belongs_to_the_node_it_was_typed_into() {
    let mut window = window_with(GO);
    command(&mut window, Key::E);
    type_into(&mut window, "Comment", "x");
    window.get_by_label("Next").click();
    window.run();
    window.get_by_label("Node name").click();
    window.run();
    type_into(&mut window, "Node name", "Opening");
    assert_eq!(text_of(&window), GO.replace("C[Start]", "C[Startx]").replace(";B[ee]", ";B[ee]N[Opening]"));
}

#[test]
fn links_in_a_comment_lead_where_they_say() {
    let mut window = window_with(GO);
    for _ in 0..3 {
        press(&mut window, Key::ArrowRight);
    }
    picture(&mut window, "panels-comment");
    window.get_by_label("move 1").click();
    window.run();
    window.get_by_label("1 of 4");
    // A point that is played only later leads forward.
    let mut window = window_with("(;GM[1]SZ[9]C[Wait for E5.];B[aa];W[ee])");
    window.get_by_label("E5").click();
    window.run();
    window.get_by_label("2 of 2");
}

#[test]
fn every_dialog_opens_by_its_key_or_name_and_closes_with_escape() {
    let mut window = window_with(GO);
    let cases: [(&str, &str); 12] = [
        ("information", "Black: name"),
        ("goto-dialog", "Move or point"),
        ("new", "Callisto"),
        ("read-as", "Reopen"),
        ("palette", "Command"),
        ("history-list", "Record as opened"),
        ("help", "Search the guide"),
        ("shortcuts", "Filter commands"),
        ("about", "Version 0.1.0"),
        ("games", "Filter games"),
        ("properties", "New property"),
        ("findings", "Close"),
    ];
    for (line, label) in cases {
        window.state_mut().0.request(line);
        window.run();
        assert!(window.query_by_label(label).is_some(), "{line}");
        picture(&mut window, &format!("dialog-{line}"));
        // Keys of the record mean nothing while a dialog asks; beside the lists it goes on.
        if !["properties", "findings"].contains(&line) {
            press(&mut window, Key::End);
        }
        press(&mut window, Key::Escape);
        assert!(window.query_by_label(label).is_none(), "{line} stays");
        window.get_by_label("0 of 4");
    }
    command(&mut window, Key::I);
    window.get_by_label("Black: name");
    press(&mut window, Key::Escape);
    command(&mut window, Key::G);
    window.get_by_label("Move or point");
    press(&mut window, Key::Escape);
    press(&mut window, Key::F1);
    window.get_by_label("Search the guide");
}

#[test]
fn the_game_information_is_one_step() {
    let mut window = window_with(GO);
    command(&mut window, Key::I);
    type_into(&mut window, "Black: name", "a");
    window.get_by_label("Event").click();
    window.run();
    type_into(&mut window, "Event", "Cup");
    press(&mut window, Key::Enter);
    assert!(text_of(&window).contains("PB[Anna]") && text_of(&window).contains("EV[Cup]"), "{}", text_of(&window));
    command(&mut window, Key::Z);
    assert_eq!(text_of(&window), GO);
}

#[test]
fn the_palette_runs_what_it_finds() {
    let mut window = window_with(GO);
    command_shift(&mut window, Key::P);
    type_into(&mut window, "Command", "end of this");
    press(&mut window, Key::Enter);
    window.get_by_label("4 of 4");
    command_shift(&mut window, Key::P);
    type_into(&mut window, "Command", "goto 1");
    press(&mut window, Key::Enter);
    window.get_by_label("1 of 4");
}

#[test]
fn a_new_record_of_a_variant_is_begun_in_a_tab_of_its_own() {
    let mut window = window();
    command(&mut window, Key::N);
    window.get_by_role_and_label(Role::RadioButton, "Nexos").click();
    window.run();
    press(&mut window, Key::Enter);
    // Blokus records are dated, as Pentobi dates them.
    let text = text_of(&window);
    assert!(text.contains("GM[Nexos]") && text.contains("DT[20"), "{text}");
    window.state_mut().0.request("new");
    window.run();
    window.get_by_role_and_label(Role::RadioButton, "Go").click();
    window.run();
    window.get_by_label("13 × 13").click();
    window.run();
    window.get_by_label("Add to the current record as another game").click();
    window.run();
    window.get_by_label("Create").click();
    window.run();
    let text = text_of(&window);
    assert!(text.contains("GM[Nexos]") && text.contains("SZ[13]"), "{text}");
}

#[test]
fn the_search_goes_on_while_the_record_is_read() {
    let mut window = window_with(GO);
    command(&mut window, Key::F);
    type_into(&mut window, "Find", "as in");
    window.get_by_label("1 match");
    press(&mut window, Key::Enter);
    window.get_by_label("3 of 4");
    picture(&mut window, "panels-find");
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("1 of 1").is_none());
    press(&mut window, Key::Home);
    press(&mut window, Key::F3);
    window.get_by_label("3 of 4");
}

/// Copies the board; what is on the clipboard then.
fn copied_picture(window: &mut Window) -> egui::ColorImage {
    window.state_mut().0.request("copy-picture");
    let copied = (0..10).find_map(|_| {
        window.step();
        window.output().platform_output.commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyImage(image) => Some(image.clone()),
            _ => None,
        })
    });
    copied.expect("a picture on the clipboard")
}

#[test]
fn the_board_is_copied_as_a_picture() {
    let mut window = window_with(GO);
    let before = copied_picture(&mut window);
    press(&mut window, Key::ArrowRight);
    let after = copied_picture(&mut window);
    assert_eq!((before.size, after.size), ([1200, 1200], [1200, 1200]));
    // Beside the middle of the board: wood, then Black's first stone.
    let beside = |image: &egui::ColorImage| image.pixels[620 * 1200 + 630];
    assert!(beside(&before).r() > 200, "{:?}", beside(&before));
    assert!(beside(&after).r() < 100, "{:?}", beside(&after));
}

#[test]
fn games_are_switched_between_and_a_picture_is_written() {
    let two = "(;GM[1]SZ[9]PB[Ann]PW[Bob];B[ee])(;GM[11]SZ[5]PB[Cy]PW[Di];B[c3])";
    let mut window = with_texts([1000.0, 700.0], 1.0, "dark", &[two]);
    window.state_mut().0.request("games");
    window.run();
    picture(&mut window, "panels-games-dark");
    window.get_by_label_contains("Cy – Di").click();
    window.run();
    press(&mut window, Key::Escape);
    window.get_by(|node| node.label().is_some_and(|label| label.contains("Game info; Cy")));
    let folder = std::env::temp_dir().join(format!("variorum-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    window.state_mut().0.request("export-picture");
    window.run();
    picture(&mut window, "panels-export-dark");
    let field = window.get_by_role_and_label(Role::TextInput, "File");
    field.click();
    window.run();
    command(&mut window, Key::A);
    let file = folder.join("hex.svg");
    window.get_by_role_and_label(Role::TextInput, "File").type_text(file.to_str().unwrap());
    window.run();
    window.get_by_label("Save").click();
    window.run();
    let written = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(written.contains("<svg"));
}

/// A name in the comment lights up on the board, and a point of the board in the comment.
#[test]
fn comment_and_board_highlight_each_others_points() {
    let mut window =
        window_with("(;GM[1]SZ[9];B[ee]LB[ge:b]C[Black 1 is well placed. White cuts at b, or G5. Not move 9.])");
    window.state_mut().0.request("goto end");
    window.run();
    assert!(window.query_by_role_and_label(Role::Link, "move 9").is_none(), "there is no such move");
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    let step = board.height() / 10.2;
    for (name, at) in [("Black 1", board.center()), ("b", board.center() + egui::vec2(2.0 * step, 0.0))] {
        let link = window.get_by_role_and_label(Role::Link, name).rect();
        let seen = |window: &mut Window, around: egui::Rect| pixels(window, |at| around.contains(at));
        window.hover_at(egui::pos2(640.0, 790.0));
        window.run();
        let place = egui::Rect::from_center_size(at, egui::Vec2::splat(step * 0.9));
        let (bare_link, bare_place) = (seen(&mut window, link), seen(&mut window, place));
        window.hover_at(link.center());
        window.run();
        assert!(seen(&mut window, place) != bare_place, "{name} is not lit on the board");
        window.hover_at(at);
        window.run();
        assert!(seen(&mut window, link) != bare_link, "{name} is not lit in the comment");
    }
}
